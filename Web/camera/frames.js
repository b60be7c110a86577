// A camera's frames, one by one as the preview shows them.

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
    this.#video.cancelVideoFrameCallback(this.#request);
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
    this.#request = this.#video.requestVideoFrameCallback((time) => {
      if (!this.#isRunning) return;
      this.#next();
      this.#announce(time);
    });
  }
}
