// What happens to the page that the scanner has to know: its size, whether it is seen, and that it goes away.

/** The scanner's space on the screen. @param {import("./view.js").ScannerView} view */
export function screenOf(view) {
  const density = devicePixelRatio;
  const { clientWidth, clientHeight } = view.root;
  return {
    event: "screenChanged",
    width: Math.max(1, Math.round(clientWidth * density)),
    height: Math.max(1, Math.round(clientHeight * density)),
    density,
    lineHeight: view.lineHeight,
  };
}

/**
 * A browser turns preview and controls together, so that every new size sets the viewport again.
 *
 * @param {import("./view.js").ScannerView} view
 * @param {(event: import("./protocol.js").ScannerEvent) => void} send
 * @param {AbortSignal} signal Ends it.
 */
export function watchPage(view, send, signal) {
  const sizes = new ResizeObserver(() => {
    if (!view.root.hidden) send(screenOf(view));
  });
  sizes.observe(view.root);
  signal.addEventListener("abort", () => sizes.disconnect());
  const listen = (target, event, listener) => target.addEventListener(event, listener, { signal });
  listen(document, "visibilitychange", () => send({ event: document.hidden ? "enteredBackground" : "enteredForeground" }));
  listen(window, "blur", () => send({ event: "resignedActive" }));
  listen(window, "pagehide", () => send({ event: "terminated" }));
}
