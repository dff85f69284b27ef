/* The referee's journal: notes in this browser's own storage, written beside a card, listed and exported on their page.
   Nothing of it is ever sent. */

const KEY = "yakudoku-journal";
const LANGUAGE = document.documentElement.lang.replace(/^en$/, "en-GB");
const COLUMNS = ["time", "table", "ruling", "result", "hand"];

for (const hint of document.querySelectorAll(".needs-script")) hint.hidden = true;

const form = document.querySelector(".note form");
if (form) {
  form.hidden = false;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    form.querySelector("[role=status]").textContent = save(form) ? form.dataset.saved : form.dataset.failed;
  });
}

const list = document.querySelector(".notes");
if (list) {
  list.hidden = false;
  for (const button of list.querySelectorAll("[data-file]")) {
    button.addEventListener("click", () => download(button.dataset.file));
  }
  show();
}

function save(form) {
  const { table, ruling } = form.elements;
  const { hand, result } = form.dataset;
  const note = { time: new Date().toISOString(), table: table.value.trim(), ruling: ruling.value.trim(), result, hand };
  const isSaved = write([...read(), note]);
  if (isSaved) form.reset();
  return isSaved;
}

function show() {
  const notes = read();
  list.querySelector(".no-notes").hidden = notes.length > 0;
  list.querySelector(".actions").hidden = notes.length === 0;
  list.querySelector("ol").replaceChildren(...notes.map(row).reverse());
}

function row(note) {
  const item = list.querySelector("template").content.cloneNode(true);
  const time = item.querySelector("time");
  time.dateTime = note.time;
  time.textContent = new Date(note.time).toLocaleString(LANGUAGE, { dateStyle: "medium", timeStyle: "short" });
  item.querySelector(".note-table").hidden = !note.table;
  item.querySelector(".note-table strong").textContent = note.table;
  item.querySelector(".note-ruling").textContent = note.ruling;
  Object.assign(item.querySelector("a"), { href: note.hand, textContent: note.result });
  item.querySelector("button").addEventListener("click", () => {
    write(read().filter((other) => other.time !== note.time));
    show();
  });
  return item;
}

function download(file) {
  const [text, type] = file.endsWith(".csv") ? [asTable(read()), "text/csv"] : [asJson(read()), "application/json"];
  const address = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement("a"), { href: address, download: file }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/* Semicolons, quotes everywhere and a byte order mark: what European spreadsheets open without a question. */
function asTable(notes) {
  const rows = [COLUMNS, ...notes.map((note) => COLUMNS.map((column) => note[column]))];
  return `\uFEFF${rows.map((cells) => cells.map(quoted).join(";")).join("\r\n")}\r\n`;
}

function quoted(text) {
  return `"${text.replaceAll('"', '""')}"`;
}

function asJson(notes) {
  return `${JSON.stringify(notes, null, 2)}\n`;
}

function read() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

function write(notes) {
  try {
    localStorage.setItem(KEY, JSON.stringify(notes));
    return true;
  } catch {
    return false;
  }
}
