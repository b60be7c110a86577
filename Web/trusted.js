// The one place where addresses become scripts: Trusted Types lets no other code start a worker.

const policy = globalThis.trustedTypes?.createPolicy("quietzone", { createScriptURL: (address) => address });

/** @param {string} address @returns {string} What `Worker` and `serviceWorker.register` take. */
function trusted(address) {
  return policy ? policy.createScriptURL(address) : address;
}

/** The address of a script beside this one, for the service worker. @param {string} address Relative to this file. */
export function scriptURL(address) {
  const url = new URL(address, import.meta.url);
  if (url.origin !== self.origin) throw new TypeError(`${url} is not a script of this site`);
  return trusted(url.href);
}

/**
 * Starts a module in a thread of its own. Browsers start no script of another origin: there a script of this page, which
 * does nothing but import it, is started in its place.
 *
 * @param {string} address Whole.
 * @param {string} name For developers' tools.
 * @returns {Worker}
 */
export function startWorker(address, name) {
  const isOwn = new URL(address).origin === self.origin;
  return new Worker(trusted(isOwn ? address : importing(address)), { type: "module", name });
}

/** @type {Map<string, string>} */
const importers = new Map();

/** The address of a script that imports this one. It is kept: workers are started more than once. */
function importing(address) {
  let importer = importers.get(address);
  if (importer === undefined) {
    importer = URL.createObjectURL(new Blob([`import ${JSON.stringify(address)};`], { type: "text/javascript" }));
    importers.set(address, importer);
  }
  return importer;
}
