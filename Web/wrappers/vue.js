// The scanner for Vue 3: <Scanner inline :is-open="scans" @result="({ text }) => …" />.

import { defineComponent, h, onMounted, ref, watch } from "vue";
import "../quietzone.js";

const events = ["result", "collect", "open", "close", "problem"];

/** What the element takes as attributes. */
const flags = ["crosshair", "silent", "inline", "autostart"];
const words = ["mode", "interval", "symbologies"];

/** @typedef {import("../scanner/protocol.js").ScanResult} ScanResult */

/**
 * The element's attributes and properties, and its events, which carry what those of the element have as `detail`.
 *
 * @typedef {object} ScannerProperties
 * @property {"oneShot" | "oncePerCode" | "continuous"} [mode]
 * @property {number} [interval]
 * @property {string} [symbologies]
 * @property {boolean} [crosshair]
 * @property {boolean} [silent]
 * @property {boolean} [inline]
 * @property {boolean} [autostart]
 * @property {boolean} [isOpen] Opens and closes it.
 * @property {Partial<import("../settings.js").Settings>} [settings]
 * @property {MediaStream | HTMLVideoElement | null} [stream]
 * @property {(result: ScanResult) => void} [onResult]
 * @property {(result: ScanResult) => void} [onCollect]
 * @property {() => void} [onOpen]
 * @property {() => void} [onClose]
 * @property {(error: Error) => void} [onProblem]
 */

/** @type {{new (): {$props: ScannerProperties, element: import("../scanner/element.js").QuietzoneScanner}}} */
export const Scanner = defineComponent({
  name: "QuietzoneScanner",
  props: {
    ...Object.fromEntries(flags.map((name) => [name, Boolean])),
    ...Object.fromEntries(words.map((name) => [name, [String, Number]])),
    settings: Object,
    stream: null,
    isOpen: { type: Boolean, default: undefined },
  },
  emits: events,
  setup(properties, { emit, expose }) {
    const element = ref(null);
    const follow = (isOpen) => {
      if (isOpen === true) element.value.open();
      if (isOpen === false) element.value.close();
    };
    // Of what is not given the element knows best.
    const set = (name) => {
      if (properties[name] !== undefined) element.value[name] = properties[name];
    };
    onMounted(() => {
      set("settings");
      set("stream");
      follow(properties.isOpen);
    });
    watch(() => properties.settings, () => set("settings"), { deep: true });
    watch(() => properties.stream, () => set("stream"));
    watch(() => properties.isOpen, follow, { flush: "post" });
    expose({ element });

    const handlers = Object.fromEntries(
      events.map((type) => [`on${type[0].toUpperCase()}${type.slice(1)}`, ({ detail }) => emit(type, detail)]),
    );
    return () =>
      h("quietzone-scanner", {
        ref: element,
        ...Object.fromEntries(words.map((name) => [name, properties[name]])),
        ...Object.fromEntries(flags.map((name) => [name, properties[name] ? "" : null])),
        ...handlers,
      });
  },
});
