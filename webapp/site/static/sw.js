/* Keeps what was opened before and the rulebook, for when there is no network. The network is asked first, always; only
   files that are named by the hash of their content come from here at once. Forms and runs of the quiz are never touched.
   The server writes SHELL above this line: the page to show in place of one that is not here, and its files. */

const SHELL_CACHE = "shell";
const PAGES = { name: "pages", most: 200 };
const FILES = { name: "files", most: 300 };
const RULEBOOK = "rulebook-";
const LEFT_ALONE = /^\/[a-z]{2}\/(?:quiz|display)(?:\/|$)/;

addEventListener("install", (event) => event.waitUntil(keepShell()));
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith("/static/")) event.respondWith(file(event, request));
  else if (request.mode === "navigate" && !LEFT_ALONE.test(url.pathname)) event.respondWith(page(event, url));
});

/* The first page of a visit came before this worker was there: it sends its own address and those of its files. Every
   page that may ask for it sends the address of the list of the rulebook. */
addEventListener("message", (event) => {
  const { opened = [], rulebook } = event.data;
  const own = opened.map((text) => new URL(text)).filter((url) => url.origin === location.origin);
  const kept = Promise.all(own.map(catchUp)).then(() => rulebook && keepRulebook(rulebook, event.source));
  event.waitUntil(kept.catch(() => undefined));
});

async function keepShell() {
  const shell = await caches.open(SHELL_CACHE);
  // Without cookies: these pages are nobody's, and must not change the reader's language.
  const wanted = [...Object.values(SHELL.pages), ...SHELL.files];
  await shell.addAll(wanted.map((address) => new Request(address, { credentials: "omit" })));
  await skipWaiting();
}

async function page(event, url) {
  try {
    const answer = await fetch(event.request);
    if (mayBeKept(answer)) event.waitUntil(keep(PAGES, event.request, answer.clone()));
    return answer;
  } catch {
    return (await opened(url)) ?? (await fromRulebook(url)) ?? (await instead(url));
  }
}

async function file(event, request) {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept && new URL(request.url).searchParams.has("v")) return kept;
  try {
    const answer = await fetch(request);
    if (mayBeKept(answer)) event.waitUntil(keep(FILES, request, answer.clone()));
    return answer;
  } catch {
    return kept ?? Response.error();
  }
}

async function catchUp(url) {
  if (LEFT_ALONE.test(url.pathname)) return;
  url.hash = "";
  const answer = await fetch(url);
  if (mayBeKept(answer)) await keep(url.pathname.startsWith("/static/") ? FILES : PAGES, url.href, answer);
}

function mayBeKept(answer) {
  return answer.status === 200 && !answer.redirected && !/no-store/.test(answer.headers.get("Cache-Control") ?? "");
}

/* Of more than the most that are kept, the oldest go. */
async function keep({ name, most }, request, answer) {
  const cache = await caches.open(name);
  await cache.put(request, answer);
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - most)).map((oldest) => cache.delete(oldest)));
}

/* The whole rulebook in one language under one set of rules, page by page. One edition is one cache: what a visit leaves
   undone the next one goes on with, and an older edition, or another language, goes once the new one is whole. */
async function keepRulebook(address, asker) {
  const { edition, pages, files } = await (await fetch(address)).json();
  const cache = await caches.open(RULEBOOK + edition);
  for (const wanted of [...files, ...pages]) {
    if (await cache.match(wanted, { ignoreVary: true })) continue;
    const answer = await fetch(wanted);
    if (mayBeKept(answer)) await cache.put(wanted, answer);
  }
  const older = (await caches.keys()).filter((name) => name.startsWith(RULEBOOK) && name !== RULEBOOK + edition);
  await Promise.all(older.map((name) => caches.delete(name)));
  asker.postMessage("rulebook kept");
}

async function fromRulebook(url) {
  url.hash = "";
  const names = (await caches.keys()).filter((name) => name.startsWith(RULEBOOK));
  for (const name of names.reverse()) {
    const page = await (await caches.open(name)).match(url.href, { ignoreVary: true });
    if (page) return page;
  }
  return undefined;
}

/* This page as it was opened before. An address without a language leads to it in the one it was last opened in. */
async function opened(url) {
  const pages = await caches.open(PAGES.name);
  url.hash = "";
  const same = await pages.match(url.href, { ignoreVary: true });
  if (same || languageOf(url.pathname)) return same;
  const tail = url.pathname + url.search;
  const spoken = (await pages.keys()).reverse().find((kept) => {
    const { pathname, search } = new URL(kept.url);
    return languageOf(pathname) && (pathname + search).slice("/xx".length) === tail;
  });
  return spoken && Response.redirect(spoken.url, 302);
}

async function instead(url) {
  const known = navigator.languages.map((name) => name.slice(0, 2)).find((code) => SHELL.pages[code]);
  const code = languageOf(url.pathname) ?? known ?? Object.keys(SHELL.pages).at(-1);
  return (await caches.open(SHELL_CACHE)).match(SHELL.pages[code], { ignoreVary: true });
}

function languageOf(path) {
  const first = path.split("/")[1];
  return first in SHELL.pages ? first : undefined;
}
