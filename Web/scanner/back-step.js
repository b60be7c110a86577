// A step in the browser's history for what covers the page: *Back* closes that instead of leaving the page.

/** How long a browser may take for a step back, in milliseconds. */
const patience = 500;

export class BackStep {
  #close;
  /** What marks the step, 0 where there is none; no other page's step and none of an earlier visit has it. */
  #number = 0;
  #popped = (/** @type {PopStateEvent} */ { state }) => {
    if (this.#number === 0 || state?.quietzone === this.#number) return;
    this.#forget();
    this.#close();
  };
  /** A step back that is taken while the page is left would lead away from the next one. */
  #forget = () => {
    this.#number = 0;
    removeEventListener("popstate", this.#popped);
    removeEventListener("pagehide", this.#forget, true);
  };
  /** Settled once the step that was added last is no longer in front. @type {Promise<void>} */
  isTaken = Promise.resolve();

  /** @param {() => void} close The user went back. */
  constructor(close) {
    this.#close = close;
  }

  /** A page that is shown in another one may not be allowed to: then *Back* leaves, as it did. */
  add() {
    const number = Math.random();
    // One that was left there, as by reloading the page, is used again.
    const change = history.state?.quietzone ? "replaceState" : "pushState";
    try {
      history[change]({ ...history.state, quietzone: number }, "");
    } catch {
      return;
    }
    this.#number = number;
    addEventListener("popstate", this.#popped);
    addEventListener("pagehide", this.#forget, true);
  }

  /** Takes the step back that the user has not. */
  take() {
    if (this.#number === 0) return;
    const isInFront = history.state?.quietzone === this.#number;
    this.#forget();
    if (!isInFront) return;
    this.isTaken = new Promise((resolve) => {
      addEventListener("popstate", () => resolve(), { once: true });
      setTimeout(resolve, patience);
    });
    history.back();
  }
}
