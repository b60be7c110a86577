// Keeps the screen awake while the scanner looks: nobody touches a phone that is held before a code.

export class ScreenLock {
  /** @type {Promise<WakeLockSentinel | undefined> | null} */
  #lock = null;

  /** Where the browser can, and lets the page. */
  hold() {
    this.#lock ??= (async () => /** @type {any} */ (navigator).wakeLock?.request("screen"))().catch(() => undefined);
  }

  release() {
    this.#lock?.then((lock) => lock?.release());
    this.#lock = null;
  }
}
