// How a result leaves the scanner: the camera's picture stands still, and the code's outline flies to where its text goes.

export class Farewell {
  #view;
  #presentation;
  #resultPlace;
  /** The corners of the code for which the scanner closes, in the camera's picture. @type {{x: number, y: number}[] | null} */
  #corners = null;

  /**
   * @param {import("./view.js").ScannerView} view
   * @param {import("./presentation.js").Presentation} presentation
   * @param {HTMLElement} [resultPlace] Where the page shows a result.
   */
  constructor(view, presentation, resultPlace) {
    this.#view = view;
    this.#presentation = presentation;
    this.#resultPlace = resultPlace;
  }

  /** A result for which the camera is stopped is in its last picture. @param {import("./protocol.js").ScannerEffect[]} effects */
  prepare(effects) {
    const find = (name) => effects.find(({ effect }) => effect === name);
    this.#corners = (find("stopCapture") && find("deliver")?.corners) ?? null;
  }

  /** Whether the scanner closes with a code in its picture. */
  get isDue() {
    return this.#corners !== null;
  }

  fly() {
    const place = this.#resultPlace;
    const corners = this.#corners === null ? [] : this.#view.still.places(this.#corners);
    if (!place || corners.length === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    this.#view.flight.start(corners, () => this.#presentation.placeOf(place));
  }
}
