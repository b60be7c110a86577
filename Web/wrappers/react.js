// The scanner for React 18 and later: <Scanner inline isOpen={scans} onResult={({ text }) => …} />.

import { createElement, forwardRef, useImperativeHandle, useLayoutEffect, useRef } from "react";
import "../quietzone.js";

/** Properties that are told what happened, by the element's events. */
const listeners = { onResult: "result", onCollect: "collect", onOpen: "open", onClose: "close", onProblem: "problem" };

/** What the element takes as attributes. */
const attributes = ["mode", "interval", "symbologies", "crosshair", "silent", "inline", "autostart"];

/** @typedef {import("../scanner/protocol.js").ScanResult} ScanResult */

/**
 * The element's attributes and properties; the functions get what its events of these names have as `detail`.
 *
 * @typedef {object} ScannerProperties
 * @property {"oneShot" | "oncePerCode" | "continuous"} [mode]
 * @property {number} [interval]
 * @property {string} [symbologies]
 * @property {boolean} [crosshair]
 * @property {boolean} [silent]
 * @property {boolean} [inline]
 * @property {boolean} [autostart]
 * @property {boolean} [isOpen] Opens and closes it.
 * @property {Partial<import("../settings.js").Settings>} [settings]
 * @property {MediaStream | HTMLVideoElement | null} [stream]
 * @property {(result: ScanResult) => void} [onResult]
 * @property {(result: ScanResult) => void} [onCollect]
 * @property {() => void} [onOpen]
 * @property {() => void} [onClose]
 * @property {(error: Error) => void} [onProblem]
 * @property {string} [className]
 * @property {object} [style]
 * @property {string} [id]
 * @property {any} [ref] To the element.
 */

/** @type {(properties: ScannerProperties) => any} */
export const Scanner = forwardRef(function Scanner(properties, reference) {
  const { settings, stream, isOpen, className, style, id } = properties;
  const element = useRef(null);
  // The newest functions are called, without being listed anew for each.
  const newest = useRef(properties);
  newest.current = properties;

  useImperativeHandle(reference, () => element.current);
  useLayoutEffect(() => {
    const end = new AbortController();
    for (const [name, type] of Object.entries(listeners)) {
      element.current.addEventListener(type, ({ detail }) => newest.current[name]?.(detail), { signal: end.signal });
    }
    return () => end.abort();
  }, []);
  useLayoutEffect(() => {
    if (settings !== undefined) element.current.settings = settings;
  }, [settings]);
  useLayoutEffect(() => {
    if (stream !== undefined) element.current.stream = stream;
  }, [stream]);
  useLayoutEffect(() => {
    if (isOpen === true) element.current.open();
    if (isOpen === false) element.current.close();
  }, [isOpen]);

  const given = Object.fromEntries(attributes.map((name) => [name, attribute(properties[name])]));
  return createElement("quietzone-scanner", { ref: element, class: className, style, id, ...given });
});

/** An attribute is there or not: React would write `false` as a word. @param {unknown} value */
function attribute(value) {
  return value === true ? "" : value === false ? undefined : value;
}
