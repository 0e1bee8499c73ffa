// Keeps the files of the site, so that it works without a network. With one, the newest files are used. Dictionaries
// are large, and are kept once they are used.

const name = "globekey";
const files = [
  "candidates.js", "caps.js", "document.js", "elements.js", "field.js", "index.html", "keyboards.json", "keys.js", "ko.wasm", "languages.js",
  "layouts.wasm", "module.js", "page.css", "session.js", "site.css", "site.js", "th.wasm",
  "transliteration.wasm", "vi.wasm", "zh-Hans.wasm",
];

/** Keeps the files above, and those of the keyboards. */
async function keepFiles() {
  const keyboards = await (await fetch("keyboards.json")).json();
  const cache = await caches.open(name);
  await cache.addAll(["./", ...files, ...keyboards.map(({ file }) => file)]);
}

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(keepFiles());
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET") return;
  event.respondWith((async () => {
    const cache = await caches.open(name);
    try {
      const response = await fetch(event.request);
      if (response.ok) event.waitUntil(cache.put(event.request, response.clone()));
      return response;
    } catch (error) {
      const kept = await cache.match(event.request);
      if (kept) return kept;
      throw error;
    }
  })());
});
