// What was scanned, in this browser's database.

/**
 * @typedef {object} Scan
 * @property {string} text
 * @property {string} symbology
 * @property {string} [bytes] In hexadecimal; entries of older versions have none.
 * @property {import("../cards/content.js").SymbolRead} [symbol] The symbol as it was read; entries of older versions have none.
 */

/** @typedef {Scan & {id: number, time: number}} Entry `time` in milliseconds since 1970. */

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

async function store(mode) {
  return (await database()).transaction(storeName, mode).objectStore(storeName);
}

/** Settled once the transaction is over: what it wrote outlives the page from then on. @param {IDBTransaction} transaction */
function over(transaction) {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

/**
 * Adds a scan, made now.
 *
 * @param {Scan} scan
 * @returns {Promise<Entry>}
 */
export async function addEntry({ text, symbology, bytes, symbol }) {
  const scans = await store("readwrite");
  const entry = { text, symbology, bytes, symbol, time: Date.now() };
  const adding = scans.add(entry);
  const counting = scans.count();
  counting.onsuccess = () => forgetOldest(scans, counting.result - limit);
  await over(scans.transaction);
  return { ...entry, id: /** @type {number} */ (adding.result) };
}

/** @param {IDBObjectStore} scans @param {number} count */
function forgetOldest(scans, count) {
  if (count <= 0) return;
  const listing = scans.getAllKeys(null, count);
  listing.onsuccess = () => scans.delete(IDBKeyRange.upperBound(listing.result.at(-1)));
}

/** All scans, the newest first. @returns {Promise<Entry[]>} */
export async function entries() {
  const scans = await store("readonly");
  const listing = scans.getAll();
  await over(scans.transaction);
  return listing.result.reverse();
}

/** @param {number} id */
export async function removeEntry(id) {
  const scans = await store("readwrite");
  scans.delete(id);
  await over(scans.transaction);
}

export async function clearEntries() {
  const scans = await store("readwrite");
  scans.clear();
  await over(scans.transaction);
}
