// Where the parts are that are not modules. A page that serves them elsewhere says so before it scans.

/** The addresses in use, whole. */
export const addresses = {
  wasm: new URL("quietzone.wasm", import.meta.url).href,
  content: new URL("content.wasm", import.meta.url).href,
  worker: new URL("reader/worker.js", import.meta.url).href,
  hints: new URL("hints.wasm", import.meta.url).href,
};

/**
 * Changes where parts are loaded from; to be called before anything is scanned or read.
 *
 * @param {Partial<Record<keyof typeof addresses, string | URL>>} places Relative to the page. `wasm`: the WebAssembly module of reader
 *   and scanner; `content`: that of what results mean, `content.wasm`; `worker`: the reader's thread, `reader/worker.js`, beside
 *   which that of hints lies, `reader/hints-worker.js`; `hints`: the module that tells what would help a camera, `hints.wasm`. What is
 *   not given stays beside the modules.
 */
export function configure(places) {
  for (const [name, place] of Object.entries(places)) {
    if (!(name in addresses)) throw new TypeError(`“${name}” is not a part of Quietzone: ${Object.keys(addresses).join(", ")}`);
    if (place !== undefined) addresses[name] = new URL(place, globalThis.document?.baseURI ?? import.meta.url).href;
  }
}
