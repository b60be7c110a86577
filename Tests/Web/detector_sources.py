"""The BarcodeDetector with every kind of source: this page's, a frame's, a worker's, without a size, broken, another origin's.

What is asked follows the cases that a public implementation of the API is tested with; pictures and code are our own. It leaves out
what asks for that implementation's wording.
"""

import base64

from detector import png
from scenes import CODE128, QR, scene, symbol
from server import Server
from suite import equal

#: JavaScript that makes a source of a kind out of the picture at an address, with what a window or worker has.
MAKE = """
const svg = 'http://www.w3.org/2000/svg';
const settled = (target, ...events) => new Promise((resolve) => events.forEach((event) => target.addEventListener(event, resolve)));
const make = {
  async Blob(url, realm) {
    const answer = await fetch(url);
    return new realm.Blob([await answer.arrayBuffer()], { type: answer.headers.get('Content-Type') });
  },
  async HTMLImageElement(url, realm) {
    const image = new realm.Image();
    image.src = url;
    await image.decode().catch(() => {});
    return image;
  },
  async SVGImageElement(url, realm) {
    const { naturalWidth: width, naturalHeight: height } = await make.HTMLImageElement(url, realm);
    const [root, image] = ['svg', 'image'].map((name) => realm.document.createElementNS(svg, name));
    const end = settled(image, 'load', 'error');
    Object.entries({ href: url, width, height }).forEach(([name, value]) => image.setAttribute(name, value));
    root.append(image);
    realm.document.body.append(root);
    await end;
    return image;
  },
  async HTMLVideoElement(url, realm) {
    const video = realm.document.createElement('video');
    video.muted = true;
    const end = settled(video, 'loadeddata', 'error');
    video.loop = true;
    video.src = url.replace('.png', '.webm');
    await end;
    // What has loaded is not there to be drawn before it is shown.
    if (video.error === null) {
      const shown = new Promise((resolve) => video.requestVideoFrameCallback(resolve));
      // One whose only frame was there before tells of none; it begins anew after it.
      const again = settled(video, 'seeked');
      await video.play();
      await Promise.race([shown, again]);
    }
    return video;
  },
  async picture(url, realm) {
    return realm.Image ? make.HTMLImageElement(url, realm) : createImageBitmap(await make.Blob(url, realm));
  },
  async HTMLCanvasElement(url, realm) {
    return drawn(realm.document.createElement('canvas'), await make.picture(url, realm));
  },
  async OffscreenCanvas(url, realm) {
    return drawn(new realm.OffscreenCanvas(1, 1), await make.picture(url, realm));
  },
  async ImageBitmap(url, realm) {
    return realm.createImageBitmap(await make.picture(url, realm));
  },
  async ImageData(url, realm) {
    const canvas = await make.OffscreenCanvas(url, realm);
    return canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  },
  async VideoFrame(url, realm) {
    return new realm.VideoFrame(await make.ImageBitmap(url, realm), { timestamp: 0 });
  },
};
function drawn(canvas, picture) {
  const [width, height] = [picture.naturalWidth ?? picture.width, picture.naturalHeight ?? picture.height];
  Object.assign(canvas, { width, height });
  if (width > 0) canvas.getContext('2d').drawImage(picture, 0, 0);
  return canvas;
}
async function detected(BarcodeDetector, source, options) {
  try {
    return (await new BarcodeDetector(options).detect(source)).map(({ rawValue, format }) => [rawValue, format]);
  } catch (error) {
    return error.name;
  }
}
"""

#: What is said where the browser itself did not come to an end with a source, or with the thread of a worker.
NOT_MADE = "the browser made no such source"
STOOD_STILL = "a thread of the browser stood still"

ON_PAGE = f"""async ([kind, url, where, change, options]) => {{
  {MAKE}
  const {{ BarcodeDetector }} = await import('/quietzone.js');
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const realm = where === 'a frame' ? frame.contentWindow : window;
  const source = await Promise.race([
    make[kind](url, realm),
    new Promise((resolve, reject) => setTimeout(reject, 60_000, new Error('{NOT_MADE}'))),
  ]);
  const isAnothers = !(source instanceof window[kind]);
  if (isAnothers !== (where === 'a frame')) throw new Error(`the ${{kind}} is not of ${{where}}`);
  if (change === 'close') source.close();
  if (change === 'detach') postMessage('', '*', [source.data.buffer]);
  return detected(BarcodeDetector, source, options);
}}"""

#: A worker's thread that is well answers a message without a kind at once, whatever it waits for.
IN_WORKER = f"""
{MAKE}
self.onmessage = async ({{ data: [kind, url, module] }}) => {{
  if (kind === undefined) return postMessage('well');
  try {{
    const {{ BarcodeDetector }} = await import(module);
    postMessage(await detected(BarcodeDetector, await make[kind](url, self)));
  }} catch (error) {{
    postMessage(String(error));
  }}
}};
"""

ASK_WORKER = f"""async ([source, kind, url]) => {{
  const worker = new Worker(URL.createObjectURL(new Blob([source], {{ type: 'text/javascript' }})), {{ type: 'module' }});
  const asked = (message, otherwise) => new Promise((resolve) => {{
    worker.onmessage = ({{ data }}) => resolve(data);
    worker.onerror = ({{ message }}) => resolve(message);
    setTimeout(resolve, 60_000, otherwise);
    worker.postMessage(message);
  }});
  const found = await asked([kind, new URL(url, location.href).href, new URL('/quietzone.js', location.href).href], 'no answer');
  if (found === 'no answer' && await asked([], 'no answer') === 'no answer') throw new Error('{STOOD_STILL}');
  worker.terminate();
  return found;
}}"""

#: The picture as a video, in base64.
RECORD = f"""async (url) => {{
  {MAKE}
  const canvas = await make.HTMLCanvasElement(url, window);
  const recorder = new MediaRecorder(canvas.captureStream(10), {{ mimeType: 'video/webm', videoBitsPerSecond: 8e6 }});
  const parts = [];
  recorder.ondataavailable = ({{ data }}) => parts.push(data);
  const end = settled(recorder, 'stop');
  recorder.start(100);
  // Its head alone holds no picture yet.
  while (parts.slice(1).every(({{ size }}) => size < 500)) {{
    canvas.getContext('2d').drawImage(canvas, 0, 0);
    await new Promise(requestAnimationFrame);
  }}
  recorder.stop();
  await end;
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}}"""

KINDS = ["HTMLImageElement", "SVGImageElement", "HTMLVideoElement", "HTMLCanvasElement", "OffscreenCanvas", "ImageBitmap", "ImageData",
         "Blob", "VideoFrame"]
IN_WORKERS = ["OffscreenCanvas", "ImageBitmap", "ImageData", "Blob", "VideoFrame"]
WITHOUT_SIZE = ["HTMLImageElement", "SVGImageElement", "HTMLCanvasElement", "OffscreenCanvas", "Blob"]
OF_OTHERS = ["HTMLImageElement", "SVGImageElement", "HTMLVideoElement", "HTMLCanvasElement", "OffscreenCanvas", "ImageBitmap"]
LOADED = ["HTMLImageElement", "SVGImageElement", "HTMLVideoElement"]
BOTH = [["cats", "qr_code"], ["dogs", "code_128"]]
EMPTY = "<svg xmlns='http://www.w3.org/2000/svg' width='0' height='0'/>"


def run(suite, browser, site, folder):
    pictures = folder / "sources"
    pictures.mkdir()
    codes = scene([(symbol(QR, "cats"), 0.25, 0.5, 0.3), (symbol(CODE128, "dogs"), 0.72, 0.5, 0.4)], (800, 600))
    (pictures / "codes.png").write_bytes(png(codes))
    (pictures / "broken.png").write_bytes(b"no picture")
    (pictures / "broken.webm").write_bytes(b"no video")
    (pictures / "empty.svg").write_text(EMPTY)
    # Another origin's pictures come to a page that a server sent, and to one without a policy.
    own, stranger = Server(site.folder, {}), Server(pictures, {})
    page = browser.new_page()
    page.route("**/sources/*", lambda route: route.fulfill(path=pictures / route.request.url.rpartition("/")[2]))
    page.goto(own.origin + "/styles/base.css")
    (pictures / "codes.webm").write_bytes(base64.b64decode(page.evaluate(RECORD, "/sources/codes.png")))
    foreign = stranger.origin.replace("localhost", "127.0.0.1")

    def detect(kind, url="/sources/codes.png", where="the page", change="", options=None):
        return page.evaluate(ON_PAGE, [kind, url, where, change, options or {}])

    def reads(found):
        equal(sorted(found), BOTH)

    def each(sentence, kinds, body):
        for kind in kinds:
            suite.run(f"BarcodeDetector {sentence.format(kind)}", body, kind)

    each("finds both codes in a page's {}", KINDS, lambda kind: reads(detect(kind)))
    each("finds both codes in the {} of a frame", KINDS, lambda kind: reads(detect(kind, where="a frame")))
    each("finds both codes in a worker's {}", IN_WORKERS, lambda kind: reads(page.evaluate(ASK_WORKER, [IN_WORKER, kind, "/sources/codes.png"])))
    each("finds nothing in a {} without a size", WITHOUT_SIZE, lambda kind: equal(detect(kind, "/sources/empty.svg"), []))
    each("refuses another origin's {}", OF_OTHERS, lambda kind: equal(detect(kind, foreign + "/codes.png"), "SecurityError"))
    each("refuses a broken {}", [*LOADED, "Blob"], lambda kind: equal(detect(kind, "/sources/broken.png"), "InvalidStateError"))
    each("refuses a closed {}", ["ImageBitmap", "VideoFrame"], lambda kind: equal(detect(kind, change="close"), "InvalidStateError"))
    each("refuses a detached {}", ["ImageData"], lambda kind: equal(detect(kind, change="detach"), "InvalidStateError"))

    def without(names, kind):
        page.reload()
        page.evaluate("(names) => names.forEach((name) => delete window[name])", names)
        reads(page.evaluate(f"""async () => {{
          {MAKE}
          const {{ BarcodeDetector }} = await import('/quietzone.js');
          const image = document.createElement('img');
          image.src = '/sources/codes.png';
          await image.decode();
          return detected(BarcodeDetector, {kind} === Blob ? await make.Blob(image.src, window) : image);
        }}"""))
        page.reload()

    suite.run("BarcodeDetector reads an image where there is no OffscreenCanvas", without, ["OffscreenCanvas"], "HTMLImageElement")
    suite.run("BarcodeDetector reads a Blob where there is no createImageBitmap", without, ["createImageBitmap", "Image"], "Blob")

    def is_restricted():
        equal(detect("HTMLImageElement", options={"formats": ["qr_code"]}), BOTH[:1])
        equal(detect("HTMLImageElement", options={"formats": ["aztec"]}), [])

    def is_passed_on():
        equal(page.evaluate("""async () => {
          const { BarcodeDetector } = await import('/quietzone.js');
          const image = new Image();
          image.src = '/sources/codes.png';
          await image.decode();
          const found = await new BarcodeDetector().detect(image);
          const passed = await new Promise((resolve) => {
            addEventListener('message', ({ data }) => resolve(data), { once: true });
            postMessage(found);
          });
          return found.every(({ boundingBox, ...rest }, index) => {
            const { boundingBox: box, ...others } = passed[index];
            return box instanceof DOMRectReadOnly && JSON.stringify([boundingBox, rest]) === JSON.stringify([box, others]);
          });
        }"""), True)

    def has_no_reader():
        page.route("**/quietzone.wasm", lambda route: route.fulfill(status=503))
        page.reload()
        equal(detect("HTMLImageElement"), "NotSupportedError")
        page.unroute("**/quietzone.wasm")
        page.reload()

    suite.run("BarcodeDetector finds the formats that it is asked for alone", is_restricted)
    suite.run("What BarcodeDetector finds can be posted as a message", is_passed_on)
    suite.run("Without its module BarcodeDetector is not supported", has_no_reader)
    own.close()
    stranger.close()
    page.close()
