/* Lists what the service worker keeps in the language of this page, the newest first, by the titles of the pages. */

const section = document.querySelector(".opened-before");
const kept = await caches.open("pages").catch(() => undefined);
const found = kept ? await kept.keys() : [];

for (const request of found.reverse()) {
  const { pathname, search } = new URL(request.url);
  if (pathname.split("/")[1] !== document.documentElement.lang) continue;
  const answer = await kept.match(request, { ignoreVary: true });
  const title = new DOMParser().parseFromString(await answer.text(), "text/html").title.replace(/ · Yakudoku$/, "");
  const link = Object.assign(document.createElement("a"), { href: pathname + search, textContent: title });
  const item = document.createElement("li");
  item.append(link);
  section.querySelector("ul").append(item);
  section.hidden = false;
}
