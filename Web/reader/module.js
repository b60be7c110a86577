// The WebAssembly module, fetched and compiled once a page: the reader's worker and the scanner share it.

const address = new URL("../quietzone.wasm", import.meta.url);

/** @type {Promise<WebAssembly.Module> | undefined} */
let compiling;

/** @returns {Promise<WebAssembly.Module>} */
export function compiledModule() {
  compiling ??= compile();
  // A network that failed once may work the next time.
  compiling.catch(() => (compiling = undefined));
  return compiling;
}

async function compile() {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} cannot be loaded: status ${response.status}`);
  // Compiling while loading asks for the right content type, which not every server gives.
  return response.headers.get("Content-Type")?.startsWith("application/wasm")
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}
