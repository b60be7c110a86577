// What browsers have and the checker of types (`tsc -p Web/jsconfig.json`) does not know yet.

interface VideoFrame {
  readonly format: string | null;
  readonly displayWidth: number;
  readonly displayHeight: number;
  readonly visibleRect: DOMRectReadOnly;
  /** In degrees. */
  readonly rotation?: number;
  readonly flip?: boolean;
  allocationSize(options?: { rect?: DOMRectInit }): number;
  copyTo(target: BufferSource, options?: { rect?: DOMRectInit }): Promise<{ offset: number; stride: number }[]>;
  close(): void;
}
declare var VideoFrame: { new (source: CanvasImageSource): VideoFrame };

interface OffscreenCanvasRenderingContext2D
  extends CanvasCompositing, CanvasDrawImage, CanvasFillStrokeStyles, CanvasImageData, CanvasRect {
  readonly canvas: OffscreenCanvas;
  drawImage(image: CanvasImageSource | VideoFrame, ...places: number[]): void;
}
interface OffscreenCanvas extends EventTarget {
  width: number;
  height: number;
  getContext(kind: "2d", options?: CanvasRenderingContext2DSettings): OffscreenCanvasRenderingContext2D;
}
declare var OffscreenCanvas: { new (width: number, height: number): OffscreenCanvas };

interface ImageDecoder {
  readonly completed: Promise<void>;
  readonly tracks: { readonly ready: Promise<void>; readonly selectedTrack: { readonly frameCount: number } | null };
  decode(options?: { frameIndex?: number }): Promise<{ image: VideoFrame }>;
  close(): void;
}
declare var ImageDecoder: {
  new (init: { data: BufferSource | ReadableStream; type: string; desiredWidth?: number; desiredHeight?: number }): ImageDecoder;
  isTypeSupported(type: string): Promise<boolean>;
};

interface WakeLockSentinel extends EventTarget {
  release(): Promise<void>;
}

interface HTMLElement {
  inert: boolean;
}
interface MediaTrackSettings {
  zoom?: number;
}

// Not among what is checked: pages that use the wrappers bring them.
declare module "react";
declare module "vue";
