// How the scanner comes and goes: the page in front slides up and off, and down again.

import { BackStep } from "./back-step.js";

/** @type {KeyframeAnimationOptions} */
const slide = { duration: 320, easing: "cubic-bezier(0.32, 0.72, 0, 1)", fill: "both" };

/** How long the picture stands still before the page comes back with a result, in milliseconds. */
const pause = 160;

/** Over the scanner, which is at 1000. */
const inFront = { position: "relative", zIndex: "1001", boxShadow: "0 8px 40px rgb(0 0 0 / 60%)" };

/** Shows and hides the scanner beneath a page. Everything else on the page rests while it is shown. */
export class Presentation {
  #root;
  #host;
  #page;
  #isInline;
  #gone;
  /** Makes the browser's and the phone's *Back* close the scanner. */
  #back;
  /** @type {Animation | null} */
  #animation = null;
  /** What rests while the scanner is shown. @type {HTMLElement[]} */
  #resting = [];
  /** What is changed on the page while the scanner is shown, by what it was. @type {(() => void)[]} */
  #changes = [];
  /** Whether the scanner is shown, or about to be. */
  isPresented = false;
  /** @type {HTMLElement | null} */
  #lastFocus = null;

  /**
   * @param {HTMLElement} root The scanner.
   * @param {HTMLElement} host The element on the page that holds it.
   * @param {object} options
   * @param {HTMLElement | null} options.page What slides away; without one the scanner is simply there.
   * @param {boolean} options.isInline Whether it fills its place on the page instead of the screen.
   * @param {() => void} options.close Escape was pressed, or *Back*.
   * @param {() => void} options.gone The scanner is hidden.
   */
  constructor(root, host, { page, isInline, close, gone }) {
    this.#root = root;
    this.#host = host;
    this.#page = page;
    this.#isInline = isInline;
    this.#gone = gone;
    this.#back = isInline ? null : new BackStep(close);
    root.addEventListener("keydown", ({ key }) => {
      if (key === "Escape") close();
    });
  }

  /** Settled once the browser's history is as it was before the scanner was shown: a page must not be left before. */
  get isBack() {
    return this.#back?.isTaken ?? Promise.resolve();
  }

  present() {
    if (this.isPresented) return;
    this.isPresented = true;
    this.#root.hidden = false;
    if (this.#isInline) return;
    this.#lastFocus = /** @type {HTMLElement | null} */ (document.activeElement);
    this.#resting = elementsBeside(this.#host).filter(({ inert }) => !inert);
    for (const element of this.#resting) element.inert = true;
    this.#style(document.documentElement, { overflow: "hidden", background: "#000" });
    this.#back.add();
    this.#root.focus({ preventScroll: true });
    this.#slide("normal", () => {
      if (this.#page) this.#style(this.#page, { visibility: "hidden" });
    });
  }

  /** @param {boolean} hasResult What the scanner shows is then to be seen for a moment. */
  dismiss(hasResult) {
    this.isPresented = false;
    if (this.#isInline) return this.#hide();
    this.#back.take();
    for (const element of this.#resting) element.inert = false;
    this.#resting = [];
    this.#restyle();
    this.#lastFocus?.focus({ preventScroll: true });
    this.#slide("reverse", () => this.#hide(), hasResult ? pause : 0);
  }

  /** Where an element of the page is once the page stands still. @param {HTMLElement} element */
  placeOf(element) {
    const { x, y, width, height } = element.getBoundingClientRect();
    const slid = this.#page ? new DOMMatrix(getComputedStyle(this.#page).transform).m42 : 0;
    return new DOMRect(x, y - slid, width, height);
  }

  #hide() {
    this.#root.hidden = true;
    this.#gone();
  }

  #slide(direction, finish, delay = 0) {
    this.#animation?.cancel();
    this.#animation = null;
    const page = this.#page;
    if (!page || matchMedia("(prefers-reduced-motion: reduce)").matches) return finish();
    const before = styled(page, inFront);
    const animation = page.animate([{ transform: "none" }, { transform: "translateY(-100%)" }], { ...slide, direction, delay });
    this.#animation = animation;
    animation.oncancel = before;
    animation.onfinish = () => {
      animation.oncancel = null;
      before();
      animation.cancel();
      finish();
    };
  }

  /** Changes an element's style until the scanner goes. */
  #style(element, style) {
    this.#changes.push(styled(element, style));
  }

  #restyle() {
    for (const undo of this.#changes.reverse()) undo();
    this.#changes = [];
  }
}

/** @param {HTMLElement} element @returns {() => void} Gives it back what it had. */
function styled(element, style) {
  const before = Object.fromEntries(Object.keys(style).map((name) => [name, element.style[name]]));
  Object.assign(element.style, style);
  return () => Object.assign(element.style, before);
}

/** Everything on the page but an element and what it is in. @param {HTMLElement} element @returns {HTMLElement[]} */
function elementsBeside(element) {
  const beside = [];
  for (let inner = element; inner.parentElement && inner !== document.body; inner = inner.parentElement) {
    beside.push(...[...inner.parentElement.children].filter((sibling) => sibling !== inner));
  }
  return /** @type {HTMLElement[]} */ (beside);
}
