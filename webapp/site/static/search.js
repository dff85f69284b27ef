/* Suggestions below the fields of the search: a combobox with a list. The forms work without it. */

const PAUSE = 150;

document.querySelectorAll(".search").forEach(suggestIn);

function suggestIn(form) {
  const field = form.querySelector("[type=search]");
  const list = form.querySelector(".suggestions");
  const said = form.querySelector(".suggestions-said");
  const known = new Map();
  let waiting;
  let asking;
  let chosen = -1;

  const attributes = { role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false", "aria-controls": list.id };
  for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);

  field.addEventListener("input", () => {
    clearTimeout(waiting);
    waiting = setTimeout(ask, PAUSE);
  });
  field.addEventListener("keydown", (event) => {
    if (!event.isComposing) KEYS[event.key]?.(event);
  });
  field.addEventListener("blur", close);
  // The field keeps the focus while a suggestion is pressed.
  list.addEventListener("pointerdown", (event) => event.preventDefault());
  list.addEventListener("click", (event) => go(event.target.closest("[role=option]")));

  const KEYS = {
    ArrowDown: (event) => (list.hidden ? reopen(event) : step(event, 1)),
    ArrowUp: (event) => list.hidden || step(event, -1),
    Escape: (event) => {
      if (list.hidden) return;
      event.preventDefault();
      close();
    },
    Enter: (event) => {
      if (list.hidden || chosen < 0) return;
      event.preventDefault();
      go(list.children[chosen]);
    },
  };

  function reopen(event) {
    event.preventDefault();
    ask();
  }

  /* Asks once for each text, and forgets what it asked before: only the last answer is shown. */
  async function ask() {
    const text = field.value.trim();
    asking?.abort();
    if (!text) return close();
    asking = new AbortController();
    try {
      if (!known.has(text)) known.set(text, await answer(text, asking.signal));
    } catch {
      return close();
    }
    if (text === field.value.trim() && document.activeElement === field) show(known.get(text));
  }

  async function answer(text, signal) {
    const address = new URL(form.dataset.suggestions, location);
    address.searchParams.set("q", text);
    const response = await fetch(address, { signal });
    if (!response.ok) throw new Error(response.statusText);
    return response.json();
  }

  function show(found) {
    list.replaceChildren(...found.suggestions.map(option));
    list.hidden = !found.suggestions.length;
    field.setAttribute("aria-expanded", String(!list.hidden));
    said.textContent = found.said;
    choose(-1);
  }

  function option(suggestion, number) {
    const item = document.createElement("li");
    item.id = `${list.id}-${number}`;
    item.setAttribute("role", "option");
    item.dataset.href = suggestion.href;
    item.append(
      part("name", suggestion.name),
      part("japanese", suggestion.japanese, "ja"),
      part("found", suggestion.found, suggestion.lang),
      part("kind", suggestion.kind),
    );
    return item;
  }

  function part(name, text, lang) {
    const span = document.createElement("span");
    span.className = name;
    span.textContent = text;
    if (lang) span.lang = lang;
    span.hidden = !text;
    return span;
  }

  function step(event, by) {
    event.preventDefault();
    const places = list.children.length + 1;
    choose(((chosen + 1 + by + places) % places) - 1);
  }

  /* -1 is the field itself. */
  function choose(number) {
    chosen = number;
    [...list.children].forEach((item, at) => item.setAttribute("aria-selected", String(at === number)));
    const item = list.children[number];
    if (!item) return field.removeAttribute("aria-activedescendant");
    field.setAttribute("aria-activedescendant", item.id);
    item.scrollIntoView({ block: "nearest" });
  }

  function go(item) {
    if (item) location.assign(item.dataset.href);
  }

  function close() {
    clearTimeout(waiting);
    asking?.abort();
    list.hidden = true;
    field.setAttribute("aria-expanded", "false");
    field.removeAttribute("aria-activedescendant");
    said.textContent = "";
    chosen = -1;
  }
}
