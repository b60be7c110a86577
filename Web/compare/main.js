// One look of each reader at each frame, in turns and in one browser: how long it takes, and what is read.
// `Scripts/compare-web` makes the frames and says in frames.json and readers.json what there is.

import { element } from "../dom.js";
import { ReaderClient } from "../reader/client.js";
import { greyPicture } from "../reader/luminance.js";

/**
 * @typedef {object} Frame
 * @property {string} file
 * @property {string} name What it shows.
 * @property {string} group Frames are counted by their groups.
 * @property {string} [text] What is to be read; anything where it is not said.
 */

/** @typedef {{name: string, read: (frame: ImageData) => string[] | Promise<string[]>}} Reader */

/**
 * The presets that the live scanner takes by turns where it finds nothing.
 *
 * @type {import("../reader/reader.js").Preset[]}
 */
const ladder = ["plain", "otherScale", "inverted", "thoroughMatrix", "thoroughBars"];

/** @type {Reader[]} */
const own = [
  { name: "Quietzone, one live look", read: (frame) => look(frame, "live") },
  {
    name: "Quietzone, its looks by turns",
    async read(frame) {
      for (const preset of ladder) {
        const texts = await look(frame, preset);
        if (texts.length > 0) return texts;
      }
      return [];
    },
  },
];

/** @param {ImageData} frame @param {import("../reader/reader.js").Preset} preset */
async function look(frame, preset) {
  const reader = await ReaderClient.shared();
  const { symbols } = await reader.read(greyPicture(frame), { preset });
  return symbols.map(({ text }) => text);
}

/** @param {Frame} frame @returns {Promise<ImageData>} */
async function pixels({ file }) {
  const bitmap = await createImageBitmap(await (await fetch(file)).blob());
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [bitmap.width, bitmap.height];
  const context = canvas.getContext("2d");
  context.drawImage(bitmap, 0, 0);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

async function compare() {
  /** @type {Frame[]} */
  const frames = await (await fetch("frames.json")).json();
  /** @type {{name: string, module: string}[]} */
  const rivals = await (await fetch("readers.json")).json();
  const modules = await Promise.all(rivals.map(({ module }) => import(new URL(module, location.href).href)));
  const readers = [...own, ...rivals.map(({ name }, index) => ({ name, read: modules[index].read }))];
  const results = readers.map(({ name }) => ({ name, times: [], read: {}, missed: [] }));
  const images = await Promise.all(frames.map(pixels));
  // Engines compile what is used again and again: everyone has seen every frame before one is counted.
  for (const image of images) {
    for (const { read } of readers) await read(image);
  }
  for (const [index, frame] of frames.entries()) {
    const image = images[index];
    for (let turn = 0; turn < readers.length; turn += 1) {
      // Each begins as often as any other.
      const which = (index + turn) % readers.length;
      const { milliseconds, texts } = await timed(readers[which], image);
      const isRead = frame.text === undefined ? texts.length > 0 : texts.includes(frame.text);
      const { times, read, missed } = results[which];
      if (!isRead) missed.push(frame.name);
      times.push(milliseconds);
      read[frame.group] = (read[frame.group] ?? 0) + Number(isRead);
    }
  }
  return results.map(({ times, ...result }) => ({ ...result, median: median(times), longest: Math.max(...times) }));
}

/** @param {Reader} reader @param {ImageData} frame */
async function timed(reader, frame) {
  const start = performance.now();
  const texts = await reader.read(frame);
  return { milliseconds: performance.now() - start, texts };
}

/** @param {number[]} numbers */
function median(numbers) {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

function show(results) {
  const groups = [...new Set(results.flatMap(({ read }) => Object.keys(read)))];
  const row = (cell, cells) => element("tr", {}, ...cells.map((content) => element(cell, {}, content)));
  const rows = results.map(({ name, median, read }) => row("td", [name, `${median.toFixed(1)} ms`, ...groups.map((group) => String(read[group]))]));
  document.getElementById("results").append(row("th", ["Reader", "Median", ...groups]), ...rows);
}

const state = document.getElementById("state");
compare().then(
  (results) => {
    show(results);
    state.textContent = "Done";
    /** @type {any} */ (globalThis).results = results;
  },
  (error) => (state.textContent = `It failed: ${error.message}`),
);
