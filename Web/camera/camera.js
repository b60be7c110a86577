// A camera: opened, watched, let go of.

import { isFront, mainLens } from "./lenses.js";

/** Enough pixels for small codes; a camera that has fewer gives what it has. */
const size = { width: { ideal: 1920 }, height: { ideal: 1080 } };

/**
 * Events: `muted`, `unmuted` and `ended`, as the stream's track reports them. A camera that is let go of reports nothing.
 */
export class Camera extends EventTarget {
  /** @type {MediaStream | null} */
  #stream = null;
  /** @type {Promise<MediaStream> | null} */
  #opening = null;
  /** Someone else's stream, which takes a camera's place and stays theirs: it is never stopped here. @type {MediaStream | null} */
  #given = null;

  get given() {
    return this.#given;
  }

  /** @param {MediaStream | HTMLVideoElement | null} source */
  set given(source) {
    this.#given = source instanceof HTMLVideoElement ? streamOf(source) : source;
  }

  /** @returns {MediaStreamTrack | undefined} */
  get track() {
    return this.#stream?.getVideoTracks()[0];
  }

  get deviceID() {
    return this.track?.getSettings().deviceId;
  }

  /** Whether the preview shows it as a mirror does. */
  get isFront() {
    const facing = this.track?.getSettings().facingMode;
    return facing ? facing === "user" : isFront(this.track?.label ?? "");
  }

  /**
   * Opens a camera, or returns the stream of the one that is open.
   *
   * @param {string | undefined} deviceID The one that the user chose; the main back lens unless given.
   * @returns {Promise<MediaStream>} Rejected as `getUserMedia` is.
   */
  open(deviceID) {
    const opening = (this.#opening ??= this.given ? Promise.resolve(this.given) : chosenStream(deviceID));
    return opening.then(
      (stream) => this.#keep(stream, opening),
      (error) => {
        if (this.#opening === opening) this.#opening = null;
        throw error;
      },
    );
  }

  /** Lets go of the camera: its light goes out. */
  free() {
    this.#opening = null;
    if (this.#stream !== this.given) stop(this.#stream);
    this.#stream = null;
  }

  #keep(stream, opening) {
    // Freed while it was being opened.
    if (this.#opening !== opening) {
      if (stream !== this.given) stop(stream);
      throw new DOMException("The camera was let go of", "AbortError");
    }
    if (this.#stream !== stream) {
      this.#stream = stream;
      this.#watch(stream.getVideoTracks()[0]);
    }
    return stream;
  }

  #watch(track) {
    const names = { mute: "muted", unmute: "unmuted", ended: "ended" };
    for (const [event, name] of Object.entries(names)) {
      track.addEventListener(event, () => {
        if (this.track === track) this.dispatchEvent(new Event(name));
      });
    }
  }
}

/** The cameras there are; they have names only once one of them was allowed. @returns {Promise<MediaDeviceInfo[]>} */
export async function cameras() {
  const devices = (await navigator.mediaDevices?.enumerateDevices()) ?? [];
  return devices.filter(({ kind, deviceId }) => kind === "videoinput" && deviceId !== "");
}

async function chosenStream(deviceID) {
  if (!navigator.mediaDevices) throw new DOMException("Browsers give a camera to secure pages only", "SecurityError");
  if (deviceID) {
    try {
      return await request({ deviceId: { exact: deviceID } });
    } catch (error) {
      // The camera that was chosen once is gone: any other will do.
      if (error.name !== "OverconstrainedError" && error.name !== "NotFoundError") throw error;
    }
  }
  return withMainLens(await request({ facingMode: { ideal: "environment" } }));
}

/** Browsers may answer "the back camera" with any of its lenses. */
async function withMainLens(stream) {
  const current = stream.getVideoTracks()[0].getSettings().deviceId;
  const main = mainLens(await cameras());
  if (!main || main.deviceId === current) return stream;
  // Phones open one camera at a time.
  stop(stream);
  return request({ deviceId: { exact: main.deviceId } }).catch(() => request({ deviceId: { ideal: current } }));
}

/** What a video shows, by the name that Firefox has for it as well. @returns {MediaStream} */
function streamOf(/** @type {any} */ video) {
  if (video.srcObject instanceof MediaStream) return video.srcObject;
  const capture = video.captureStream ?? video.mozCaptureStream;
  if (!capture) throw new DOMException("This browser gives no stream of a video's file", "NotSupportedError");
  return capture.call(video);
}

function request(which) {
  return navigator.mediaDevices.getUserMedia({ audio: false, video: { ...which, ...size } });
}

function stop(stream) {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
