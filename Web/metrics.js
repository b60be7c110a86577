// How often the scanner was used in which way: counts, kept in this browser, and sent to the page's own server if that
// takes them. A count is a name that the scanner knows and a number: it holds nothing of what was scanned.

const key = "quietzone.metrics";

/** @returns {Record<string, number>} */
export function metrics() {
  try {
    return JSON.parse(localStorage.getItem(key)) ?? {};
  } catch {
    return {};
  }
}

/** @param {string} name */
export function countOnceMore(name) {
  const counts = metrics();
  counts[name] = (counts[name] ?? 0) + 1;
  try {
    localStorage.setItem(key, JSON.stringify(counts));
  } catch {
    // Storage is blocked: nothing is counted.
  }
  send(name);
}

/** @param {string} name */
function send(name) {
  const address = /** @type {HTMLMetaElement | null} */ (document.querySelector('meta[name="quietzone-counts"]'))?.content;
  if (!address) return;
  const body = JSON.stringify({ [name]: 1 });
  const headers = { "Content-Type": "application/json" };
  // Offline nobody counts, and nothing depends on it.
  fetch(address, { method: "POST", headers, body, keepalive: true }).catch(() => {});
}
