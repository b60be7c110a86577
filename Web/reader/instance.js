// What the reader and the scanner share: one instance of the WebAssembly module, and texts that it returns.

/**
 * What the module exports. An address is one in its memory, 0 where there is no room.
 *
 * @typedef {object} ModuleExports
 * @property {WebAssembly.Memory} memory
 * @property {(size: number) => number} allocate
 * @property {(address: number) => void} deallocate
 * @property {(frame: number, width: number, height: number, symbologies: number, count: number, options: number) => number} read
 * @property {(frame: number, width: number, height: number, symbologies: number, count: number, options: number) => number} read_next
 * @property {() => void} forget_frames
 * @property {(frame: number, width: number, height: number) => number} shows_small_code
 * @property {(event: number, length: number) => number} handle
 */

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

/**
 * The text in a buffer that the module returned; gives the buffer back.
 *
 * @param {ModuleExports} exports
 * @param {number} address
 */
export function takeText({ memory, deallocate }, address) {
  const length = new DataView(memory.buffer).getUint32(address, true);
  const text = new TextDecoder().decode(new Uint8Array(memory.buffer, address + 4, length));
  deallocate(address);
  return text;
}
