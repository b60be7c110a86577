// What page and behaviour say to each other, as JSON: types alone. The Swift module QuietzoneScanner says what they mean.

/** @typedef {{event: string, [field: string]: any}} ScannerEvent Something that happened; `Event+JSON.swift` lists the fields. */

/** @typedef {{effect: string, [field: string]: any}} ScannerEffect Something to do; `Effect+JSON.swift` lists the fields. */

/** @typedef {{side: number, viewportX: number, viewportY: number, viewportSide: number}} Overlay In points. */

/** @typedef {{id?: number, text: string, corners: {x: number, y: number}[]}} Outline A code in sight, with its corners on the screen in points. */

/** @typedef {{id: number, corners: {x: number, y: number}[]}} SeenOutline A code in sight that could not be read. */

/**
 * @typedef {object} ScanResult What was scanned.
 * @property {string} text Cleaned: nothing in it that cannot be seen.
 * @property {string} symbology
 * @property {"webAddress" | "otherAddress" | "words"} kind
 * @property {string} [address] Where it leads; or
 * @property {string} [search] what to search for.
 * @property {string} [bytes] The symbol's bytes, before any character set, in hexadecimal.
 * @property {{x: number, y: number}[]} [corners] Where it lies in the frame or photo, in its pixels.
 * @property {import("../cards/content.js").SymbolRead} [symbol] The symbol as it was read; in events of `Scanner`.
 * @property {import("../cards/content.js").Content} [content] What it means; in the events `result` and `collect` of `Scanner`.
 */

/**
 * @typedef {object} View What is to be seen.
 * @property {"disabled" | "off" | "on"} torchButton
 * @property {"positionCode" | "changeDistance"} [caption]
 * @property {"hidden" | "still" | "sweeping"} sweepLine
 * @property {"frame" | "crosshair"} aim
 * @property {Outline[]} outlines
 * @property {SeenOutline[]} [seenOutlines]
 * @property {Overlay} [overlay]
 */

export {};
