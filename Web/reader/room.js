// Room for what is done side by side: many small things at a time, or a large one alone.

export class Room {
  #all;
  #free;
  /** @type {(() => void)[]} */
  #waiting = [];

  /** @param {number} size */
  constructor(size) {
    this.#all = this.#free = size;
  }

  /**
   * Does something as soon as there is room for it. What needs more than there is has it all to itself.
   *
   * @template Result
   * @param {number} size
   * @param {() => Promise<Result>} work
   */
  async for(size, work) {
    const taken = Math.min(size, this.#all);
    while (taken > this.#free) await new Promise((resolve) => this.#waiting.push(() => resolve(null)));
    this.#free -= taken;
    try {
      return await work();
    } finally {
      this.#free += taken;
      for (const goOn of this.#waiting.splice(0)) goOn();
    }
  }
}
