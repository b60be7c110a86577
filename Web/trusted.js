// The one place where addresses become scripts: Trusted Types lets no other code start a worker.

const policy = globalThis.trustedTypes?.createPolicy("quietzone", { createScriptURL: ownScript });

/** @param {string} address Relative to this file. */
function ownScript(address) {
  const url = new URL(address, import.meta.url);
  if (url.origin !== new URL(import.meta.url).origin) throw new TypeError(`${url} is not a script of this site`);
  return url.href;
}

/**
 * What `Worker` and `serviceWorker.register` take.
 *
 * @param {string} address Relative to this file.
 * @returns {string}
 */
export function scriptURL(address) {
  return policy ? policy.createScriptURL(address) : ownScript(address);
}
