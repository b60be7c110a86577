// The choice of camera: shown where there is one.

import { element } from "../dom.js";
import { icon } from "../icons.js";
import { text } from "../strings.js";

export class CameraMenu {
  #select = element("select", { "aria-label": text("camera") });

  /** @param {(deviceID: string) => void} choose */
  constructor(choose) {
    this.root = element("label", { class: "icon-button camera", title: text("camera"), hidden: true }, icon("camera"), this.#select);
    this.#select.addEventListener("change", () => choose(this.#select.value));
  }

  /** @param {MediaDeviceInfo[]} devices @param {string | undefined} current The device's id. */
  show(devices, current) {
    const options = devices.map(({ deviceId, label }, index) =>
      element(
        "option",
        { value: deviceId, selected: deviceId === current },
        label || text("cameraNumber", { number: index + 1 }),
      ),
    );
    this.#select.replaceChildren(...options);
    this.root.hidden = devices.length < 2;
  }
}
