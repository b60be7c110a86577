// Photos that the system hands over: shared with the installed app, or opened with it.

const cacheName = "shared-photos";

/** What was shared since it was asked for last; the service worker has kept it. @returns {Promise<File[]>} */
export async function sharedPhotos() {
  if (!globalThis.caches) return [];
  const cache = await caches.open(cacheName);
  const requests = await cache.keys();
  const photos = await Promise.all(requests.map(async (request) => {
    const name = decodeURIComponent(new URL(request.url).pathname.split("/").at(-1));
    return new File([await (await cache.match(request)).blob()], name);
  }));
  await caches.delete(cacheName);
  return photos;
}

/** @param {(photos: File[]) => void} take Called with the files that the system opens with this app. */
export function watchLaunches(take) {
  /** @type {any} */ (globalThis).launchQueue?.setConsumer(async ({ files }) => {
    if (files.length > 0) take(await Promise.all(files.map((file) => file.getFile())));
  });
}
