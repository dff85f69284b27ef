"""A phone's camera in front of a page: it reads the QR code that is to be seen there."""

import base64

import zxingcpp
from playwright.sync_api import Page

GREY = """async picture => {
    const image = new Image();
    image.src = picture;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const drawing = canvas.getContext("2d");
    drawing.drawImage(image, 0, 0);
    const pixels = drawing.getImageData(0, 0, image.width, image.height).data;
    let grey = "";
    for (let place = 0; place < pixels.length; place += 4)
        grey += String.fromCharCode((pixels[place] + pixels[place + 1] + pixels[place + 2]) / 3);
    return { width: image.width, height: image.height, grey: btoa(grey) };
}"""


def read_codes(page: Page) -> list[str]:
    """The texts of all codes on the screen."""
    picture = "data:image/png;base64," + base64.b64encode(page.screenshot()).decode()
    seen = page.evaluate(GREY, picture)
    image = memoryview(base64.b64decode(seen["grey"])).cast("B", shape=[seen["height"], seen["width"]])
    return [code.text for code in zxingcpp.read_barcodes(image)]
