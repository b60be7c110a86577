// Keeps the whole site in the browser, so that it opens at once and works offline.
// Scripts/web puts `const site = { version, files }` in front: what there is, and a digest of it.

const cacheName = `quietzone-${site.version}`;

self.addEventListener("install", (event) => {
  // Asking the server anew costs little for what the browser has just loaded, and never keeps a stale file.
  const requests = site.files.map((file) => new Request(file, { cache: "no-cache" }));
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(requests)));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOtherVersions().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "POST" && request.url === new URL("share", self.registration.scope).href) {
    event.respondWith(keepShared(request));
    return;
  }
  if (request.method !== "GET" || new URL(request.url).origin !== self.location.origin) return;
  event.respondWith(fromCache(request));
});

async function forgetOtherVersions() {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith("quietzone-") && name !== cacheName);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** Photos that another app shares with the installed one are kept until the page takes them. */
async function keepShared(request) {
  const photos = (await request.formData()).getAll("photos").filter((photo) => photo instanceof File);
  const cache = await caches.open("shared-photos");
  const kept = photos.map((photo, index) => cache.put(`shared/${index}/${encodeURIComponent(photo.name)}`, new Response(photo)));
  await Promise.all(kept);
  return Response.redirect("./?shared", 303);
}

/** Whatever the page's address asks for beside its path, the page is the same. */
async function fromCache(request) {
  const cache = await caches.open(cacheName);
  return (await cache.match(request, { ignoreSearch: true })) ?? fetch(request);
}
