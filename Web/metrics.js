// How often the scanner was used in which way: counts, kept in this browser and sent nowhere.

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
}
