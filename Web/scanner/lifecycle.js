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
 */
export function watchPage(view, send) {
  new ResizeObserver(() => {
    if (!view.root.hidden) send(screenOf(view));
  }).observe(view.root);
  document.addEventListener("visibilitychange", () => {
    send({ event: document.hidden ? "enteredBackground" : "enteredForeground" });
  });
  addEventListener("blur", () => send({ event: "resignedActive" }));
  addEventListener("pagehide", () => send({ event: "terminated" }));
}
