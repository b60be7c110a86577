// What was scanned, in this browser's database.

/** @typedef {{id: number, text: string, symbology: string, time: number}} Entry `time` in milliseconds since 1970. */

/** The oldest entries beyond this many are forgotten. */
const limit = 1000;
const storeName = "scans";

/** @type {Promise<IDBDatabase> | undefined} */
let opening;

function database() {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open("quietzone", 1);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName, { keyPath: "id", autoIncrement: true });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opening;
}

/** @template Result @param {IDBRequest<Result>} request @returns {Promise<Result>} */
function done(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function store(mode) {
  return (await database()).transaction(storeName, mode).objectStore(storeName);
}

/** Adds a scan. @param {{text: string, symbology: string}} scan */
export async function addEntry({ text, symbology }) {
  const scans = await store("readwrite");
  await done(scans.add({ text, symbology, time: Date.now() }));
  const excess = (await done(scans.count())) - limit;
  if (excess <= 0) return;
  const oldest = await done(scans.getAllKeys(null, excess));
  await done(scans.delete(IDBKeyRange.upperBound(oldest[oldest.length - 1])));
}

/** All scans, the newest first. @returns {Promise<Entry[]>} */
export async function entries() {
  return (await done((await store("readonly")).getAll())).reverse();
}

export async function clearEntries() {
  await done((await store("readwrite")).clear());
}
