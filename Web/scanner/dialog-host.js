// The dialog that the behaviour asks for: never more than one.

import { showChoice, showNoCode, showProblem } from "./problems.js";

export class DialogHost {
  #send;
  #photo;
  #parent;
  /** @type {HTMLDialogElement | null} */
  #dialog = null;
  /** Why there is no camera or no reader, as far as that is known. @type {Error | null} */
  reason = null;

  /**
   * @param {(event: import("./protocol.js").ScannerEvent) => void} send
   * @param {import("./photo-host.js").PhotoHost} photo
   * @param {Node} parent What dialogs are put into.
   */
  constructor(send, photo, parent) {
    this.#send = send;
    this.#photo = photo;
    this.#parent = parent;
  }

  get isShown() {
    return this.#dialog !== null;
  }

  /** @param {{dialog: string, results?: import("./protocol.js").ScanResult[]}} description */
  show({ dialog, results }) {
    this.dismiss();
    const cancelled = () => {
      this.dismiss();
      this.#send({ event: "dialogCancelled" });
    };
    const actions = { cancelled, album: () => this.#send({ event: "albumPressed" }) };
    const parent = this.#parent;
    if (dialog === "choice") {
      const chosen = (index) => this.#send({ event: "resultChosen", index });
      this.#dialog = showChoice(results, this.#photo.readings, { cancelled, chosen }, parent);
    } else if (dialog === "noCodeInPhoto") {
      this.#dialog = showNoCode(this.#photo.readings, actions, parent);
    } else {
      this.#dialog = showProblem(/** @type {import("./problems.js").Problem} */ (dialog), this.reason, actions, parent);
    }
  }

  dismiss() {
    this.#dialog?.close();
    // Its removal by itself would come too late for the next one.
    this.#dialog?.remove();
    this.#dialog = null;
  }
}
