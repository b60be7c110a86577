// The dialog that the behaviour asks for: never more than one.

import { showChoice, showNoCode, showProblem } from "./problems.js";

export class DialogHost {
  #send;
  #photo;
  /** @type {HTMLDialogElement | null} */
  #dialog = null;

  /**
   * @param {(event: import("./protocol.js").ScannerEvent) => void} send
   * @param {import("./photo-host.js").PhotoHost} photo
   */
  constructor(send, photo) {
    this.#send = send;
    this.#photo = photo;
  }

  get isShown() {
    return this.#dialog !== null;
  }

  /** @param {{dialog: string, results?: {text: string, symbology: string}[]}} description */
  show({ dialog, results }) {
    this.dismiss();
    const cancelled = () => {
      this.dismiss();
      this.#send({ event: "dialogCancelled" });
    };
    const chosen = (index) => this.#send({ event: "resultChosen", index });
    if (dialog === "choice") this.#dialog = showChoice(results, { cancelled, chosen });
    else if (dialog === "noCodeInPhoto") this.#dialog = showNoCode(this.#photo.isPicture, { cancelled });
    else this.#dialog = showProblem(/** @type {import("./problems.js").Problem} */ (dialog), { cancelled });
  }

  dismiss() {
    this.#dialog?.close();
    // Its removal by itself would come too late for the next one.
    this.#dialog?.remove();
    this.#dialog = null;
  }
}
