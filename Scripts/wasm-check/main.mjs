// usage: node main.mjs MODULE.wasm EXPECTED.jsonl FOLDER SESSION.jsonl CONTENT.wasm CARDS.jsonl
// Reads the images that EXPECTED names, with the module, and compares with what the native command wrote of them.
// Tells the module's scanner of the events in SESSION, each of which is followed by the native scanner's answer, and the cards of
// the module CONTENT likewise of those in CARDS.

import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { BarcodeReader, symbolsIn } from "../../Web/reader/reader.js";
import { answerTo } from "../../Web/reader/instance.js";
import { Machine } from "../../Web/scanner/machine.js";
import { decodeGreyPNG } from "./png.mjs";

const [modulePath, expectedPath, folder, sessionPath, contentPath, cardsPath, hintsPath] = process.argv.slice(2);
const failures = [];

/** Images that only passes read which browsers do without: see -D COMPACT in Scripts/wasm. */
const readByNativeAlone = new Set(["hard-blur-0.6.png"]);

function check(condition, message) {
  if (!condition) failures.push(message);
}

/** The JSON of the array `symbols` in a line that the command wrote. */
function nativeJSON(line) {
  const key = '"symbols":';
  return line.slice(line.indexOf(key) + key.length, -1);
}

async function compareImages(module, lines) {
  const reader = await BarcodeReader.open(module);
  let symbolCount = 0;
  for (const line of lines) {
    const { file, symbols } = JSON.parse(line);
    const { width, height, pixels } = decodeGreyPNG(await readFile(join(folder, file)));
    const json = reader.readJSON(pixels, width, height);
    const { undecoded } = JSON.parse(json);
    const read = JSON.stringify(symbolsIn(json));
    if (readByNativeAlone.has(file)) {
      check(read === "[]" && symbols.length > 0, `${file}: not read by the native command alone:\n  ${read}`);
      continue;
    }
    if (undecoded.length === 0) {
      check(json === `{"symbols":${nativeJSON(line)},"undecoded":[]}`, `${file}: not the native bytes:\n  ${json}`);
    }
    // With the text that the host decodes, every symbol is the native one.
    check(read === JSON.stringify(symbols), `${file}: not the native symbols:\n  ${read}`);
    symbolCount += symbols.length;
    // Pictures of linear symbols are named after what is to be read in them.
    const expected = file.match(/^linear\/(\w+)-/)?.[1];
    if (expected) check(symbols.some(({ symbology }) => symbology === expected), `${file}: no ${expected} was read`);
  }
  check(symbolCount > 0, "no symbol was read in any image");
  return symbolCount;
}

/** Memory may grow while the first frames show how much is needed, and not afterwards. */
async function checkMemory(module, lines) {
  const reader = await BarcodeReader.open(module);
  const line = lines.find((text) => JSON.parse(text).file.startsWith("many-12-"));
  const { width, height, pixels } = decodeGreyPNG(await readFile(join(folder, JSON.parse(line).file)));
  let settled = 0;
  for (let frame = 0; frame < 200; frame += 1) {
    reader.read(pixels, width, height, { preset: frame % 2 === 1 ? "live" : "photo" });
    if (frame === 19) settled = reader.memorySize;
  }
  check(reader.memorySize === settled, `memory grew from ${settled} to ${reader.memorySize} bytes in 180 frames`);
  return settled;
}

/** Arguments that make no sense are refused, and the module goes on working. */
async function checkArguments(module, lines) {
  const { exports } = await WebAssembly.instantiate(module, {});
  const { allocate, deallocate, read } = exports;
  for (const size of [0, -1, -2147483648, 2147483647]) check(allocate(size) === 0, `allocate(${size}) is not null`);
  const frame = allocate(100);
  const refused = [
    [0, 10, 10], [1, 10, 10], [frame + 1, 10, 10], [-1, 10, 10], [frame, 0, 10], [frame, 10, 0], [frame, -10, -10],
    [frame, 11, 10], [frame, 65536, 65536], [frame, 2147483647, 2147483647], [frame, 2147483647, 1],
  ];
  for (const [address, width, height] of refused) {
    check(read(address, width, height, 0, 0, 0) === 0, `read(${address}, ${width}, ${height}) is not null`);
  }
  for (const options of [0, -1, 1 << 31]) {
    const result = read(frame, 10, 10, options, options, 0);
    check(result !== 0, `symbologies and a limit of ${options} are refused`);
    deallocate(result);
    deallocate(result);
  }
  for (const preset of [-1, 7, 256, 1 << 31]) {
    check(read(frame, 10, 10, 0, 0, preset) === 0, `preset ${preset}, which there is not, is taken`);
  }
  for (const address of [0, 1, -1, frame + 4]) deallocate(address);
  deallocate(frame);
  check(read(frame, 10, 10, 0, 0, 0) === 0, "a buffer that was given back can still be read");
  const reader = new BarcodeReader({ exports });
  const { file, symbols } = JSON.parse(lines.find((text) => JSON.parse(text).symbols.length === 1));
  const image = decodeGreyPNG(await readFile(join(folder, file)));
  const { length } = reader.read(image.pixels, image.width, image.height);
  check(length === symbols.length, `after refused arguments ${file} is not read`);
}

/** The scanner answers as the native one does, to the byte, and refuses what is no event without falling over. */
async function checkScanner(module) {
  const instance = await WebAssembly.instantiate(module, {});
  const scanner = new Machine(instance);
  const lines = (await readFile(sessionPath, "utf8")).trimEnd().split("\n");
  for (let line = 0; line < lines.length; line += 2) {
    const answer = scanner.handleJSON(lines[line]);
    check(answer === lines[line + 1], `${lines[line]}: not the native scanner's answer:\n  ${answer}`);
  }
  const { allocate, deallocate, handle } = instance.exports;
  const event = allocate(8);
  for (const [address, count] of [[0, 0], [1, 1], [event + 1, 1], [event, 9], [event, -1], [event, -2147483648]]) {
    check(handle(address, count) === 0, `handle(${address}, ${count}) is not null`);
  }
  deallocate(event);
  const { effects, view } = scanner.handle({ event: "opened", from: "scanButton", permission: "granted" });
  check(effects.at(-1)?.effect === "loadCamera" && view !== null, "after refused arguments the scanner does not open");
  check(throws(() => scanner.handle({ event: "nonsense" })), "an event that is none is taken");
  return lines.length / 2;
}

/** Cards answer as native ones do, to the byte. @returns {Promise<number>} Events. */
async function checkCards() {
  const module = await WebAssembly.compile(await readFile(contentPath));
  check(WebAssembly.Module.imports(module).length === 0, "the module of cards imports something");
  const { exports } = await WebAssembly.instantiate(module, {});
  const lines = (await readFile(cardsPath, "utf8")).trimEnd().split("\n");
  for (let line = 0; line < lines.length; line += 2) {
    const answer = answerTo(exports, lines[line]);
    check(answer === lines[line + 1], `${lines[line]}: not the native card's answer:\n  ${answer}`);
  }
  const { allocate, handle } = exports;
  const event = allocate(8);
  for (const [address, count] of [[0, 0], [event + 1, 1], [event, 9], [event, -1]]) {
    check(handle(address, count) === 0, `the cards' handle(${address}, ${count}) is not null`);
  }
  return lines.length / 2;
}

/** A code of a pixel a module is told to be moved closer, by two looks in turn; an even frame is told nothing. */
async function checkHints() {
  const module = await WebAssembly.compile(await readFile(hintsPath));
  check(WebAssembly.Module.imports(module).length === 0, "the module of hints imports something");
  const { exports } = await WebAssembly.instantiate(module, {});
  const { allocate, hint, memory } = exports;
  const side = 120;
  const frame = allocate(side * side);
  const show = (grey) => {
    new Uint8Array(memory.buffer, frame, side * side).forEach((_, index, pixels) => (pixels[index] = grey(index % side, Math.floor(index / side))));
    return hint(frame, side, side);
  };
  // A linear congruential generator: the high bits have no pattern.
  let state = 1;
  const speckle = Uint8Array.from({ length: side * side }, () => ((state = (Math.imul(state, 1664525) + 1013904223) >>> 0) >>> 31 ? 40 : 210));
  const code = (x, y) => (x >= 40 && x < 80 && y >= 40 && y < 80 ? speckle[y * side + x] : 210);
  check(show(code) === 0, "one look makes a hint");
  check(show(code) === 1, "a code of a pixel a module is not told to be moved closer");
  check(show(() => 140) === 1 && show(() => 140) === 0, "a hint does not go after two looks at nothing");
  for (const [address, width, height] of [[0, 1, 1], [frame + 1, 1, 1], [frame, side, side + 1], [frame, -1, 1], [frame, 0, 0]]) {
    check(hint(address, width, height) === -1, `hint(${address}, ${width}, ${height}) is not refused`);
  }
}

function throws(body) {
  try {
    body();
    return false;
  } catch {
    return true;
  }
}

const module = await WebAssembly.compile(await readFile(modulePath));
const lines = (await readFile(expectedPath, "utf8")).trimEnd().split("\n");
const imports = WebAssembly.Module.imports(module);
check(imports.length === 0, `the module imports ${JSON.stringify(imports)}`);
const symbolCount = await compareImages(module, lines);
const memory = await checkMemory(module, lines);
await checkArguments(module, lines);
const eventCount = await checkScanner(module);
const cardEventCount = await checkCards();
await checkHints();

for (const failure of failures) console.error(failure);
console.log(
  `${lines.length} images, ${symbolCount} symbols, ${memory} bytes of memory after 200 frames, ${eventCount} events, ` +
    `${cardEventCount} of cards: ` + (failures.length === 0 ? "as the native command and scanner" : `${failures.length} failures`),
);
process.exitCode = failures.length === 0 ? 0 : 1;
