// Keeps the files of the site, so that it works without a network. With one, the newest files are used.

const name = "globekey";
const files = [
  "document.js", "field.js", "index.html", "keys.js", "ko.wasm", "languages.js", "module.js", "page.css",
  "session.js", "site.css", "site.js", "th.wasm", "vi.wasm",
];

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(name).then((cache) => cache.addAll(["./", ...files])));
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET") return;
  event.respondWith((async () => {
    const cache = await caches.open(name);
    try {
      const response = await fetch(event.request);
      if (response.ok) await cache.put(event.request, response.clone());
      return response;
    } catch (error) {
      const kept = await cache.match(event.request);
      if (kept) return kept;
      throw error;
    }
  })());
});
