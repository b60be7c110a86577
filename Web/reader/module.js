// The WebAssembly modules, each fetched and compiled once a page: the reader's worker and the scanner share theirs.

import { addresses } from "../configuration.js";
import { LoadError } from "./load-error.js";

/** @type {Partial<Record<"wasm" | "content" | "hints", Promise<WebAssembly.Module>>>} */
const compiling = {};

/**
 * @param {"wasm" | "content" | "hints"} [part] Which module: that of reader and scanner, that of what results mean, or that of what
 *   would help a camera.
 * @returns {Promise<WebAssembly.Module>} Rejected with a `LoadError`.
 */
export function compiledModule(part = "wasm") {
  const module = (compiling[part] ??= compile(addresses[part]));
  // A network that failed once may work the next time.
  module.catch(() => delete compiling[part]);
  return module;
}

/** @param {string} address */
async function compile(address) {
  if (typeof WebAssembly === "undefined") throw new LoadError("notSupported", "This browser has no WebAssembly");
  const response = await fetch(address).catch((error) => {
    throw new LoadError("notLoaded", `${address} cannot be loaded: ${error.message}`);
  });
  if (!response.ok) throw new LoadError("notLoaded", `${address} cannot be loaded: status ${response.status}`);
  try {
    // Compiling while loading asks for the right content type, which not every server gives.
    return response.headers.get("Content-Type")?.startsWith("application/wasm")
      ? await WebAssembly.compileStreaming(response)
      : await WebAssembly.compile(await response.arrayBuffer());
  } catch (error) {
    // A connection that broke off is no fault of the browser's.
    const problem = error instanceof WebAssembly.CompileError ? "notSupported" : "notLoaded";
    throw new LoadError(problem, `${address} cannot be compiled: ${error.message}`);
  }
}
