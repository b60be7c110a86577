// A camera's frames, one by one as the preview shows them.

/** How often a video is looked at in browsers that do not tell of new frames, in milliseconds. */
const pollingInterval = 40;

/** Announces each new frame of a video, and hands over the newest when asked. */
export class Frames {
  #video;
  #announce;
  #request = 0;
  #isRunning = false;

  /**
   * @param {HTMLVideoElement} video
   * @param {(time: number) => void} announce Called for each new frame, with the time in milliseconds.
   */
  constructor(video, announce) {
    this.#video = video;
    this.#announce = announce;
  }

  start() {
    if (this.#isRunning) return;
    this.#isRunning = true;
    this.#next();
  }

  stop() {
    this.#isRunning = false;
    if (tellsOfFrames(this.#video)) this.#video.cancelVideoFrameCallback(this.#request);
    else clearTimeout(this.#request);
  }

  /**
   * The newest frame, for the reader to close.
   *
   * @param {import("../reader/luminance.js").Region} region Its part that is wanted, in pixels.
   * @returns {Promise<{source: VideoFrame | ImageBitmap, region: import("../reader/luminance.js").Region, x: number, y: number}>}
   *   `region` is what to read of `source`, whose top left pixel lies at `x` and `y` of the frame.
   */
  async newest(region) {
    if (typeof VideoFrame !== "undefined") return { source: new VideoFrame(this.#video), region, x: 0, y: 0 };
    const { x, y, width, height } = region;
    const source = await createImageBitmap(this.#video, x, y, width, height);
    return { source, region: { x: 0, y: 0, width, height }, x, y };
  }

  #next() {
    const arrived = (time) => {
      if (!this.#isRunning) return;
      this.#next();
      this.#announce(time);
    };
    this.#request = tellsOfFrames(this.#video)
      ? this.#video.requestVideoFrameCallback(arrived)
      : setTimeout(() => arrived(performance.now()), pollingInterval);
  }
}

/** @param {HTMLVideoElement} video */
function tellsOfFrames(video) {
  return "requestVideoFrameCallback" in video;
}
