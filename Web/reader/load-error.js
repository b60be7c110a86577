// Why the reader and the scanner cannot be had.

/**
 * `notLoaded`: a part did not arrive, and may the next time. `notSupported`: this browser cannot run it.
 *
 * @typedef {"notLoaded" | "notSupported"} LoadProblem
 */

export class LoadError extends Error {
  /** @param {LoadProblem} problem @param {string} message For the console. */
  constructor(problem, message) {
    super(message);
    this.name = "LoadError";
    this.problem = problem;
  }
}
