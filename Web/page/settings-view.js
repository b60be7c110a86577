// The settings' dialog. Every change holds at once.

import { dialogButton, showDialog } from "../dialogs.js";
import { element } from "../dom.js";
import { isSearchAddress } from "../settings.js";
import { text } from "../strings.js";
import { symbologiesField } from "./symbologies-field.js";

/** @typedef {import("../settings.js").Settings} Settings */

/**
 * @param {Settings} settings
 * @param {(settings: Settings) => void} changed
 */
export function showSettings(settings, changed) {
  let current = settings;
  const change = (name, value) => {
    current = { ...current, [name]: value };
    changed(current);
  };
  const interval = intervalField(current.interval, (seconds) => change("interval", seconds));
  interval.hidden = current.mode !== "continuous";
  const mode = modeField(current.mode, (value) => {
    interval.hidden = value !== "continuous";
    change("mode", value);
  });
  const switches = /** @type {const} */ ([
    ["beep", "beeps"],
    ["vibration", "vibrates"],
    ["announce", "announcesResults"],
    ["crosshair", "crosshair"],
    ["keepHistory", "keepsHistory"],
  ]).map(([key, name]) => switchField(text(key), current[name], (isOn) => change(name, isOn)));

  const atOnce = switchField(text("searchAtOnce"), current.searchesNumbersAtOnce, (isOn) => change("searchesNumbersAtOnce", isOn));
  const dialog = showDialog({
    title: text("settings"),
    body: [
      mode,
      interval,
      ...switches,
      symbologiesField(current.symbologies, (symbologies) => change("symbologies", symbologies)),
      searchField(current.searchAddress, (address) => change("searchAddress", address)),
      atOnce,
      element("p", { class: "hint" }, text("searchAtOnceHint")),
    ],
    buttons: [dialogButton(text("done"), () => dialog.close(), "primary wide")],
    cancelled: () => dialog.close(),
    keepsFocus: true,
  });
}

function searchField(value, change) {
  const hint = element("p", { class: "hint", id: "search-hint" }, text("searchEngineHint"));
  const input = element("input", { type: "url", value, "aria-describedby": hint.id, autocomplete: "off", spellcheck: "false" });
  input.addEventListener("input", () => {
    const isValid = isSearchAddress(input.value.trim());
    input.setAttribute("aria-invalid", String(!isValid));
    hint.classList.toggle("error", !isValid);
    hint.textContent = text(isValid ? "searchEngineHint" : "searchEngineError");
    if (isValid) change(input.value.trim());
  });
  return element("div", { class: "setting wide" }, element("label", {}, element("span", {}, text("searchEngine")), input), hint);
}

function modeField(value, change) {
  const modes = /** @type {const} */ ([["oneShot", "modeOneShot"], ["oncePerCode", "modeOncePerCode"], ["continuous", "modeContinuous"]]);
  const options = modes.map(
    ([mode, key]) => element("option", { value: mode, selected: mode === value }, text(key)),
  );
  const select = element("select", { change: () => change(select.value) }, ...options);
  return element("label", { class: "setting wide" }, element("span", {}, text("mode")), select);
}

function intervalField(value, change) {
  const input = element("input", { type: "number", min: "0", max: "3600", step: "0.5", value: String(value) });
  input.addEventListener("input", () => {
    if (input.validity.valid && input.value !== "") change(input.valueAsNumber);
  });
  return element("label", { class: "setting" }, element("span", {}, text("interval")), input);
}

function switchField(label, isOn, change) {
  const box = element("input", { type: "checkbox", role: "switch", checked: isOn, change: () => change(box.checked) });
  return element("label", { class: "setting" }, element("span", {}, label), box);
}
