// Keeps the whole site in the browser, so that it opens at once and works offline.
// Scripts/web puts `const site = { version, files, later }` in front: a digest of all there is, what a first visit loads, and what
// is loaded when it is needed.

const cacheName = `quietzone-${site.version}`;

self.addEventListener("install", (event) => {
  event.waitUntil(keepSite());
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

async function keepSite() {
  // What was needed before is needed in the new version, too.
  const known = await Promise.all(site.later.map(async (file) => ((await caches.match(file)) ? [file] : [])));
  const files = [...site.files, ...known.flat()];
  // Asking the server anew costs little for what the browser has just loaded, and never keeps a stale file.
  const requests = files.map((file) => new Request(file, { cache: "no-cache" }));
  await (await caches.open(cacheName)).addAll(requests);
}

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
  const kept = await cache.match(request, { ignoreSearch: true });
  if (kept) return kept;
  const response = await fetch(request);
  const isLater = site.later.some((file) => new URL(file, self.registration.scope).href === request.url);
  if (isLater && response.ok) await cache.put(request, response.clone());
  return response;
}
