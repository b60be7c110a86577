// What the reader and the scanner share: one instance of the WebAssembly module, and texts that it returns.

/**
 * A new instance of the module; it imports nothing.
 *
 * @param {BufferSource | WebAssembly.Module} module
 * @returns {Promise<WebAssembly.Instance>}
 */
export async function instantiate(module) {
  const compiled = module instanceof WebAssembly.Module ? module : await WebAssembly.compile(module);
  return WebAssembly.instantiate(compiled, {});
}

/** The text in a buffer that the module returned; gives the buffer back. */
export function takeText({ memory, deallocate }, address) {
  const length = new DataView(memory.buffer).getUint32(address, true);
  const text = new TextDecoder().decode(new Uint8Array(memory.buffer, address + 4, length));
  deallocate(address);
  return text;
}
