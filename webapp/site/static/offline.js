/* Lets the service worker keep pages for when there is no network. Browsers have none on plain http: nothing is lost. */

const workers = navigator.serviceWorker;

if (workers) {
  const isFirst = !workers.controller;
  workers.addEventListener("message", ({ data }) => data === "rulebook kept" && say("kept"));
  try {
    await workers.register("/sw.js");
    const { active } = await workers.ready;
    // The worker did not see the first page come, so it is told what belongs to it.
    const opened = isFirst ? [location.href, ...files()] : [];
    const rulebook = isSparing() ? undefined : document.documentElement.dataset.rulebook;
    if (isFirst || rulebook) active.postMessage({ opened, rulebook });
  } catch {
    // Switched off by the reader or their browser.
    say("cannot");
  }
} else {
  say("cannot");
}

function files() {
  return performance.getEntriesByType("resource").map((entry) => entry.name);
}

/* Whether the reader asked their browser to spare the line: then only what they open is kept. */
function isSparing() {
  return navigator.connection?.saveData ?? false;
}

function say(what) {
  for (const note of document.querySelectorAll(".offline-note")) note.hidden = note.dataset.when !== what;
}
