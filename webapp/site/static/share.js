/* The buttons beside a link and a card: copy and print. Where the browser refuses its clipboard, as on plain http, the
   link is selected instead. */

const share = document.querySelector(".share");
const print = document.querySelector(".print button");

if (share) {
  const [address, button, said] = ["input", "button", ".share-said"].map((part) => share.querySelector(part));
  button.hidden = false;
  button.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(address.value);
      said.textContent = button.dataset.copied;
    } catch {
      address.focus();
      address.select();
      said.textContent = button.dataset.selected;
    }
  });
}

if (print) {
  print.hidden = false;
  print.addEventListener("click", () => window.print());
}
