// What page and behaviour say to each other, as JSON: types alone. The Swift module QuietzoneScanner says what they mean.

/** Something that happened; `Event+JSON.swift` lists the fields. @typedef {{event: string}} ScannerEvent */

/** Something to do; `Effect+JSON.swift` lists the fields. @typedef {{effect: string}} ScannerEffect */

/** In points. @typedef {{side: number, viewportX: number, viewportY: number, viewportSide: number}} Overlay */

/** A code in sight, with its corners on the screen in points. @typedef {{text: string, corners: {x: number, y: number}[]}} Outline */

/**
 * @typedef {object} View What is to be seen.
 * @property {"disabled" | "off" | "on"} torchButton
 * @property {"positionCode" | "changeDistance"} [caption]
 * @property {"hidden" | "still" | "sweeping"} sweepLine
 * @property {"frame" | "crosshair"} aim
 * @property {Outline[]} outlines
 * @property {Overlay} [overlay]
 */

export {};
