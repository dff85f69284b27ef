/* Comfort for the quiz, which works without it: keys A to H or 1 to 8 tick, Enter checks and goes on, a second click
   on the button sends nothing, and ticks survive a change of language or display. */

const content = document.querySelector("main");
const form = content.querySelector("form:has(input[type=checkbox])");
const boxes = form ? [...form.querySelectorAll("input[type=checkbox]")] : [];

addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  const isElsewhere = event.target.closest("summary, a, button, select, textarea, .panel");
  if (event.key === "Enter") {
    if (isElsewhere) return;
    event.preventDefault();
    content.querySelector(".actions .primary").click();
    return;
  }
  const box = isElsewhere?.matches("select, textarea") ? undefined : boxes[place(event)];
  if (box) {
    event.preventDefault();
    box.click();
    box.focus({ focusVisible: true });
  }
});

/* The letter or digit that was meant: what the key says, else where it lies, for Cyrillic and shifted digits. */
function place(event) {
  const said = /^[a-h1-8]$/i.test(event.key) ? event.key : undefined;
  const isLatin = /^[a-z0-9]$/i.test(event.key);
  const lies = isLatin ? undefined : /^(?:Key([A-H])|(?:Digit|Numpad)([1-8]))$/.exec(event.code)?.slice(1).join("");
  const sign = (said ?? lies ?? "").toUpperCase();
  if (!sign) return -1;
  return sign >= "A" ? sign.charCodeAt(0) - 65 : Number(sign) - 1;
}

if (form) {
  let wasSent = false;
  form.addEventListener("submit", (event) => {
    if (wasSent) event.preventDefault();
    wasSent = true;
  });
  addEventListener("pageshow", () => { wasSent = false; keepTicks(); });
  form.addEventListener("change", keepTicks);
  document.documentElement.classList.add("has-keys");
}

/* Write the ticks into the header's links to this same question, and into where its display switches lead back to. */
function keepTicks() {
  const ticked = boxes.filter((box) => box.checked).map((box) => box.value);
  const here = tail(location.pathname);
  for (const link of document.querySelectorAll(".head a[hreflang]")) {
    const address = new URL(link.href);
    if (tail(address.pathname) === here) link.href = withTicks(address, ticked);
  }
  for (const back of document.querySelectorAll(".head input[name=back]")) {
    const address = withTicks(new URL(back.value, location.href), ticked);
    back.value = address.pathname + address.search;
  }
}

function tail(path) {
  return path.split("/").slice(2).join("/");
}

function withTicks(address, ticked) {
  address.searchParams.delete("ticked");
  for (const value of ticked) address.searchParams.append("ticked", value);
  return address;
}
