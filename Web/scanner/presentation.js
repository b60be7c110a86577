// How the scanner comes and goes: the page in front slides up and off, and down again.

/** @type {KeyframeAnimationOptions} */
const slide = { duration: 320, easing: "cubic-bezier(0.32, 0.72, 0, 1)", fill: "both" };

/** Shows and hides the scanner beneath a page. Everything else on the page rests while it is shown. */
export class Presentation {
  #root;
  #announcement;
  #page;
  #close;
  /** Makes the system's back gesture close the scanner, where the browser lets it. @type {CloseWatcher | null} */
  #watcher = null;
  /** @type {Animation | null} */
  #animation = null;
  /** What rests while the scanner is shown. @type {Element[]} */
  #resting = [];
  /** Whether the scanner is shown, or about to be. */
  isPresented = false;
  /** @type {HTMLElement | null} */
  #lastFocus = null;

  /**
   * @param {HTMLElement} root The scanner.
   * @param {HTMLElement} announcement What speaks for it.
   * @param {HTMLElement | null} page What slides away; without one the scanner is simply there.
   * @param {() => void} close Escape was pressed, or the system's back gesture made.
   */
  constructor(root, announcement, page, close) {
    this.#root = root;
    this.#announcement = announcement;
    this.#page = page;
    this.#close = close;
    root.addEventListener("keydown", ({ key }) => {
      if (key === "Escape") close();
    });
  }

  present() {
    if (this.isPresented) return;
    this.isPresented = true;
    this.#lastFocus = /** @type {HTMLElement | null} */ (document.activeElement);
    this.#root.hidden = false;
    const awake = [this.#root, this.#announcement];
    const elements = /** @type {HTMLElement[]} */ ([...document.body.children]);
    this.#resting = elements.filter((child) => !awake.includes(child) && !child.inert);
    for (const child of this.#resting) child.inert = true;
    document.documentElement.classList.add("quietzone-presented");
    if (typeof CloseWatcher !== "undefined") {
      this.#watcher = new CloseWatcher();
      this.#watcher.onclose = this.#close;
    }
    this.#root.focus({ preventScroll: true });
    this.#slide("normal", () => this.#page?.classList.add("quietzone-away"));
  }

  dismiss() {
    this.isPresented = false;
    this.#watcher?.destroy();
    this.#watcher = null;
    for (const child of this.#resting) child.inert = false;
    this.#resting = [];
    this.#page?.classList.remove("quietzone-away");
    document.documentElement.classList.remove("quietzone-presented");
    this.#lastFocus?.focus({ preventScroll: true });
    this.#slide("reverse", () => (this.#root.hidden = true));
  }

  #slide(direction, finish) {
    const finished = () => {
      this.#page?.classList.remove("quietzone-front");
      this.#animation?.cancel();
      this.#animation = null;
      finish();
    };
    this.#animation?.cancel();
    this.#animation = null;
    if (!this.#page || matchMedia("(prefers-reduced-motion: reduce)").matches) return finished();
    this.#page.classList.add("quietzone-front");
    this.#animation = this.#page.animate([{ transform: "none" }, { transform: "translateY(-100%)" }], { ...slide, direction });
    this.#animation.onfinish = finished;
  }
}
