// What reader, scanner and cards share: an instance of a WebAssembly module, and texts that it takes and returns.

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
 * @property {(frame: number, width: number, height: number) => number} hint
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

/**
 * What the module's `handle` answers to an event.
 *
 * @param {ModuleExports} exports
 * @param {string} json The event.
 * @returns {string} JSON as well.
 */
export function answerTo(exports, json) {
  const bytes = new TextEncoder().encode(json);
  const { allocate, deallocate, handle, memory } = exports;
  const address = allocate(bytes.length);
  if (address === 0) throw new RangeError(`there is no memory for an event of ${bytes.length} bytes`);
  new Uint8Array(memory.buffer, address, bytes.length).set(bytes);
  const result = handle(address, bytes.length);
  deallocate(address);
  if (result === 0) throw new RangeError("there is no memory for the answer");
  return takeText(exports, result);
}

/**
 * As `answerTo`, with what the JSON stands for. Throws a `TypeError` where the event makes no sense.
 *
 * @param {ModuleExports} exports
 * @param {{event: string}} event
 * @returns {any}
 */
export function handle(exports, event) {
  const answer = JSON.parse(answerTo(exports, JSON.stringify(event)));
  if (answer.error !== undefined) throw new TypeError(`${event.event}: ${answer.error}`);
  return answer;
}
