// The photo's part of the scanner: choosing one, and reading it with every effort.

import { choosePicture } from "../pictures.js";
import { ReaderClient } from "../reader/client.js";

export class PhotoHost {
  #send;
  /** @type {File | Blob | null} */
  #photo = null;
  /** Whether the last photo could be opened as a picture. */
  isPicture = true;
  /** A bit for each symbology that is wanted. */
  symbologies = 0;

  /** @param {(event: import("./protocol.js").ScannerEvent) => void} send */
  constructor(send) {
    this.#send = send;
  }

  /** Lets the user choose a photo. @returns {Promise<boolean>} Whether they did. */
  async choose() {
    const photo = await choosePicture();
    if (photo === null) this.#send({ event: "photoCancelled" });
    else this.take(photo);
    return photo !== null;
  }

  /** A photo that was chosen, dropped or pasted. @param {Blob} photo */
  take(photo) {
    this.#photo = photo;
    this.#send({ event: "photoChosen" });
  }

  async read() {
    const photo = this.#photo;
    this.#photo = null;
    this.#send({ event: "photoRead", symbols: await this.#symbols(photo) });
  }

  async #symbols(photo) {
    const bitmap = await createImageBitmap(photo).catch(() => null);
    this.isPicture = bitmap !== null;
    if (bitmap === null) return [];
    const { symbols } = await read(bitmap, this.symbologies).catch(() => ({ symbols: [] }));
    return symbols.map(({ symbology, text, corners }) => ({ symbology, text, corners }));
  }
}

async function read(bitmap, symbologies) {
  const reader = await ReaderClient.shared();
  return reader.read(bitmap, { symbologies });
}
