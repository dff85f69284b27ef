/* Comfort for the desk, which works without it: a tap changes the page in place, taps that come quickly wait for one
   another, keys type tiles, and Back takes back. What a tap means is decided by the server alone. */

const said = document.querySelector("#desk-said");
const FIELDS = "input:not([type=radio], [type=checkbox], [type=hidden]), textarea, select";
let waiting = [];
let isAsking = false;
let digits = "";

document.documentElement.classList.add("has-keys");

addEventListener("submit", (event) => {
  if (event.target !== desk()) return;
  const move = event.submitter?.value;
  if (move === "score" && !isAsking) return;
  event.preventDefault();
  ask(move);
});
addEventListener("change", (event) => { if (event.target.closest("#desk")) ask(); });
addEventListener("popstate", () => show(location.href));

addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest(`${FIELDS}, .head`)) return;
  const sign = signOf(event);
  if (/^[0-9]$/.test(sign)) {
    digits += sign;
  } else if (/^[mpsz]$/.test(sign) && digits) {
    event.preventDefault();
    for (const digit of digits) ask(digit + sign);
    digits = "";
  } else if (event.key === "Backspace") {
    event.preventDefault();
    if (digits) digits = digits.slice(0, -1);
    else ask("back");
  } else if (event.key === "Enter" && !event.target.closest("a, button, summary")) {
    event.preventDefault();
    digits = "";
    ask("score");
  }
});

/* What a key means: what it says, else where it lies, for Cyrillic letters and shifted digits. */
function signOf(event) {
  if (/^[a-z0-9]$/i.test(event.key)) return event.key.toLowerCase();
  const lies = /^(?:Key([A-Z])|(?:Digit|Numpad)([0-9]))$/.exec(event.code);
  return (lies?.[1] ?? lies?.[2] ?? "").toLowerCase();
}

function desk() {
  return document.querySelector("#desk");
}

/* Note a move, or none where a field was changed, and send all that have come together. */
function ask(move) {
  waiting.push(move ?? "show");
  if (!isAsking) send();
}

async function send() {
  isAsking = true;
  while (waiting.length) {
    const moves = waiting;
    waiting = [];
    const entered = new URLSearchParams(new FormData(desk()));
    const address = new URL(desk().action);
    address.search = entered;
    for (const move of moves) address.searchParams.append("do", move);
    if (moves.includes("score")) {
      location.assign(address);
      break;
    }
    address.searchParams.append("live", "1");
    const answer = await fetch(address).catch(() => undefined);
    if (!answer?.ok) {
      address.searchParams.delete("live");
      location.assign(address);
      break;
    }
    const text = await answer.text();
    await lifted();
    replace(text, entered);
    const here = answer.headers.get("Content-Location");
    if (here !== location.pathname + location.search) history.pushState(null, "", here);
  }
  isAsking = false;
}

/* A press on what is taken away under the finger would be lost: wait until the finger, or the space bar, is up again. */
let isDown = false;
let soonUp;
let whenUp = () => {};
addEventListener("pointerdown", down, true);
addEventListener("keydown", (event) => { if (event.key === " ") down(); }, true);
for (const end of ["pointerup", "pointercancel", "keyup"]) addEventListener(end, up, true);
addEventListener("blur", (event) => { if (event.target === window) up(); });

function down() {
  clearTimeout(soonUp);
  isDown = true;
}

/* The click comes a little after the finger has left. */
function up() {
  clearTimeout(soonUp);
  soonUp = setTimeout(() => { isDown = false; whenUp(); }, 50);
}

function lifted() {
  return isDown ? new Promise((resolve) => { whenUp = resolve; }) : undefined;
}

async function show(address) {
  const answer = await fetch(address);
  replace(await answer.text(), new URLSearchParams(new FormData(desk())));
}

/* Make this desk that of another page. What somebody has changed meanwhile is kept and sent after it. */
function replace(page, entered) {
  const next = new DOMParser().parseFromString(page, "text/html");
  const meanwhile = changes(entered, new FormData(desk()));
  const focus = placeOf(document.activeElement);
  become(desk(), next.querySelector("#desk"));
  for (const field of desk().elements) reset(field);
  for (const [name, values] of meanwhile) fill(name, values);
  if (meanwhile.size) waiting.push("show");
  restore(focus);
  said.textContent = next.querySelector("#desk-said").textContent;
  for (const attribute of ["href", "value"]) follow(next, attribute);
}

/* Change only what differs: pictures stay without a flicker, folds stay open, the focus stays where it is. */
function become(old, next) {
  if (old.isEqualNode(next)) return;
  const isAlike = old.tagName === next.tagName && old.id === next.id && next.children.length > 0
    && old.children.length === next.children.length && ownText(old) === ownText(next);
  if (!isAlike) {
    old.replaceWith(document.adoptNode(next));
    return;
  }
  for (const { name } of [...old.attributes]) if (name !== "open" && !next.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of next.attributes) old.setAttribute(name, value);
  const children = [...next.children];
  [...old.children].forEach((child, number) => become(child, children[number]));
}

function ownText(element) {
  return [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.data.trim()).join(" ");
}

/* A field holds what the page says, whatever was typed into it before. */
function reset(field) {
  if (field.type === "radio" || field.type === "checkbox") field.checked = field.defaultChecked;
  else if (field.tagName === "SELECT") for (const option of field.options) option.selected = option.defaultSelected;
  else if (field.type === "text" && field.value !== field.defaultValue) field.value = field.defaultValue;
}

function changes(before, after) {
  const names = new Set([...before.keys(), ...after.keys()]);
  const found = [...names].map((name) => [name, after.getAll(name)]);
  return new Map(found.filter(([name, values]) => String(values) !== String(before.getAll(name))));
}

function fill(name, values) {
  for (const field of desk().elements) {
    if (field.name !== name || field.tagName === "BUTTON") continue;
    if (field.type === "radio" || field.type === "checkbox") field.checked = values.includes(field.value);
    else field.value = values[0] ?? "";
  }
}

function placeOf(element) {
  if (!desk().contains(element)) return undefined;
  return { name: element.name, value: element.value, text: element.matches("input[type=text]"), start: element.selectionStart, end: element.selectionEnd, summary: [...desk().querySelectorAll("summary")].indexOf(element) };
}

function restore(focus) {
  if (!focus) return;
  const isKept = desk().contains(document.activeElement);
  const again = isKept ? document.activeElement : sameAs(focus);
  if (!isKept) again?.focus({ preventScroll: true });
  if (focus.text) again?.setSelectionRange(focus.start, focus.end);
}

function sameAs(focus) {
  if (focus.summary >= 0) return desk().querySelectorAll("summary")[focus.summary];
  const named = [...desk().elements].filter((field) => field.name === focus.name && field.tabIndex >= 0);
  return named.find((field) => focus.text || field.value === focus.value);
}

/* The header's ways back to this page lead to the new draft. */
function follow(next, attribute) {
  const selector = attribute === "href" ? ".head a, link[hreflang]" : ".head input[name=back]";
  const news = next.querySelectorAll(selector);
  document.querySelectorAll(selector).forEach((element, number) => {
    element.setAttribute(attribute, news[number].getAttribute(attribute));
  });
}
