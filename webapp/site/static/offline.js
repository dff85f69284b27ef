/* Lets the service worker keep pages for when there is no network. Browsers have none on plain http: nothing is lost. */

const workers = navigator.serviceWorker;

if (workers) {
  const isFirst = !workers.controller;
  try {
    await workers.register("/sw.js");
    // The worker did not see this page come, so it is told what belongs to it.
    if (isFirst) (await workers.ready).active.postMessage([location.href, ...files()]);
  } catch {
    // Switched off by the reader or their browser.
  }
}

function files() {
  return performance.getEntriesByType("resource").map((entry) => entry.name);
}
