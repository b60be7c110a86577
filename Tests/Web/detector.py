"""The BarcodeDetector: every source that the Shape Detection API names, its formats, and its errors."""

import base64
import io

from scenes import AZTEC, CODE128, CODE39, DATA_MATRIX, EAN13, ITF, QR, scene, symbol
from server import Server
from suite import equal

TEXT = "https://example.org/detector"

#: JavaScript that makes a source of each kind out of the picture at `address`.
SOURCES = {
    "img": "return await image(address);",
    "canvas": "return drawn(document.createElement('canvas'), await image(address));",
    "OffscreenCanvas": "return drawn(new OffscreenCanvas(1, 1), await image(address));",
    "ImageBitmap": "return createImageBitmap(await image(address));",
    "ImageData": """
      const canvas = drawn(new OffscreenCanvas(1, 1), await image(address));
      return canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);""",
    "Blob": "return (await fetch(address)).blob();",
    "VideoFrame": "return new VideoFrame(drawn(new OffscreenCanvas(1, 1), await image(address)), { timestamp: 0 });",
    "video": """
      const video = document.createElement('video');
      video.muted = true;
      video.srcObject = drawn(document.createElement('canvas'), await image(address)).captureStream();
      await video.play();
      return video;""",
    "SVG image": """
      const { naturalWidth: width, naturalHeight: height } = await image(address);
      const svg = document.createElementNS('http://www.w3.org/2000/svg', 'image');
      Object.entries({ href: address, width, height }).forEach(([name, value]) => svg.setAttribute(name, value));
      const loaded = new Promise((resolve) => svg.addEventListener('load', resolve));
      const root = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      root.append(svg);
      document.body.append(root);
      await loaded;
      return svg;""",
}

#: JavaScript that makes a source that cannot be read, and the error that the API has for it.
UNUSABLE = {
    "an image that does not exist": ("InvalidStateError", "const i = new Image(); i.src = '/none.png'; await i.decode().catch(() => {}); return i;"),
    "an image without a source": ("InvalidStateError", "return new Image();"),
    "a video without a picture": ("InvalidStateError", "return document.createElement('video');"),
    "a closed ImageBitmap": ("InvalidStateError", "const b = await createImageBitmap(await image(address)); b.close(); return b;"),
    "a closed VideoFrame": ("InvalidStateError", "const f = new VideoFrame(await createImageBitmap(await image(address)), { timestamp: 0 }); f.close(); return f;"),
    "ImageData whose memory was handed on": ("InvalidStateError", "const d = new ImageData(4, 4); structuredClone(d.data.buffer, { transfer: [d.data.buffer] }); return d;"),
    "a canvas that was handed on": ("InvalidStateError", "const c = new OffscreenCanvas(4, 4); structuredClone(null, { transfer: [] }); new MessageChannel().port1.postMessage(c, [c]); return c;"),
    "a Blob that is no picture": ("InvalidStateError", "return new Blob(['no picture']);"),
    "another origin's image": ("SecurityError", "return image(foreign);"),
    "a canvas with another origin's image": ("SecurityError", "return drawn(document.createElement('canvas'), await image(foreign));"),
    "an ImageBitmap of another origin's image": ("SecurityError", "return createImageBitmap(await image(foreign));"),
    "null": ("TypeError", "return null;"),
    "nothing": ("TypeError", "return undefined;"),
    "a string": ("TypeError", "return 'picture';"),
    "an element of another kind": ("TypeError", "return document.createElement('div');"),
}

RUN = """async ([address, foreign, source, options]) => {
  const { BarcodeDetector } = await import('/quietzone.js');
  const image = async (url) => { const i = new Image(); i.src = url; await i.decode(); return i; };
  const drawn = (canvas, i) => {
    [canvas.width, canvas.height] = [i.naturalWidth, i.naturalHeight];
    canvas.getContext('2d').drawImage(i, 0, 0);
    return canvas;
  };
  const AsyncFunction = (async () => {}).constructor;
  const made = await new AsyncFunction('image', 'drawn', 'address', 'foreign', source)(image, drawn, address, foreign);
  try {
    const found = await new BarcodeDetector(options).detect(made);
    return found.map(({ rawValue, format, boundingBox, cornerPoints }) =>
      ({ rawValue, format, isBox: boundingBox instanceof DOMRectReadOnly, box: boundingBox.toJSON(), cornerPoints }));
  } catch (error) {
    return error.name;
  }
}"""


def png(picture):
    data = io.BytesIO()
    picture.save(data, "PNG")
    return data.getvalue()


def run(suite, browser, site, folder):
    (folder / "code.png").write_bytes(png(scene([(symbol(QR, TEXT), 0.5, 0.5, 0.3)], (640, 480))))
    stranger = Server(folder, {})
    page = browser.new_page()
    # A page of its own, without the policy that forbids to make code of strings.
    page.route("**/empty", lambda route: route.fulfill(body="<!DOCTYPE html><title>Test</title>", content_type="text/html"))
    page.goto(site.origin + "/empty")
    page.route("**/code.png", lambda route: route.fulfill(body=(folder / "code.png").read_bytes(), content_type="image/png"))
    address, foreign = "/code.png", f"http://127.0.0.1:{stranger.origin.rpartition(':')[2]}/code.png"

    def detect(source, options=None):
        return page.evaluate(RUN, [address, foreign, source, options or {}])

    def reads(source):
        found = detect(source)
        equal([(code["rawValue"], code["format"], code["isBox"]) for code in found], [(TEXT, "qr_code", True)])
        box, corners = found[0]["box"], found[0]["cornerPoints"]
        equal(len(corners), 4, "corners")
        # The picture is 640 × 480 with the code's paper of 192 pixels in its middle.
        assert abs(box["x"] + box["width"] / 2 - 320) < 8 and abs(box["y"] + box["height"] / 2 - 240) < 8, box
        assert corners[0]["x"] < corners[1]["x"] and corners[0]["y"] < corners[3]["y"], corners

    def refuses(source, error):
        equal(detect(source), error)

    for name, source in SOURCES.items():
        suite.run(f"BarcodeDetector reads a source of the kind {name}", reads, source)
    for name, (error, source) in UNUSABLE.items():
        suite.run(f"BarcodeDetector refuses {name} with {error}", refuses, source, error)

    def finds_nothing_in_nothing():
        equal(detect("return document.createElement('canvas').transferControlToOffscreen && new OffscreenCanvas(0, 0);"), [])
        equal(detect("return new ImageData(64, 64);"), [])
        empty = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='0' height='0'/>"
        equal(detect(f'const i = new Image(); i.src = "{empty}"; await i.decode(); return i;'), [], "an image without a size")

    suite.run("BarcodeDetector finds nothing in an empty canvas, or in a blank picture", finds_nothing_in_nothing)

    def transparency_is_white():
        found = detect("""
          const i = await image(address);
          const canvas = drawn(new OffscreenCanvas(1, 1), i);
          const context = canvas.getContext('2d');
          const data = context.getImageData(0, 0, canvas.width, canvas.height);
          for (let at = 0; at < data.data.length; at += 4) if (data.data[at] > 100) data.data[at + 3] = data.data[at] = data.data[at + 1] = data.data[at + 2] = 0;
          return data;""")
        equal([code["rawValue"] for code in found], [TEXT])

    suite.run("BarcodeDetector takes what is transparent for white", transparency_is_white)

    def names_formats():
        kinds = [(QR, "qr", "qr_code"), (EAN13, "4006381333931", "ean_13"), (CODE128, "Code 128", "code_128"), (CODE39, "CODE39", "code_39"), (ITF, "123456", "itf")]
        for number, text, format in kinds:
            picture = scene([(symbol(number, text), 0.5, 0.5, 0.6)], (640, 480))
            data = "data:image/png;base64," + base64.b64encode(png(picture)).decode()
            body = f"const i = await image({data!r}); return drawn(new OffscreenCanvas(1, 1), i);"
            equal([code["format"] for code in detect(body, {"formats": [format]})], [format], text)
            others = [other for _, _, other in kinds if other != format]
            equal(detect(body, {"formats": others}), [], f"{text} where it was not asked for")

    suite.run("BarcodeDetector gives each code its format, and finds only what it was asked for", names_formats)

    def has_interface():
        found = page.evaluate("""async () => {
          const { BarcodeDetector } = await import('/quietzone.js');
          const refused = (options) => { try { new BarcodeDetector(options); return 'accepted'; } catch (error) { return error.name; } };
          return {
            formats: await BarcodeDetector.getSupportedFormats(),
            lengths: [BarcodeDetector.length, BarcodeDetector.prototype.detect.length],
            tag: String(new BarcodeDetector()),
            refused: [refused({ formats: [] }), refused({ formats: ['unknown'] }), refused({ formats: ['QR'] }), refused({ formats: ['qr_code'] }), refused(undefined)],
            converted: [refused(5), refused('a'), refused(true), refused({ formats: 'qr_code' }), refused({ formats: 5 }), refused({ formats: null }), refused(null), refused({}), refused(() => {})],
          };
        }""")
        equal(found["lengths"], [0, 1])
        equal(found["tag"], "[object BarcodeDetector]")
        # As WebIDL converts dictionaries and sequences.
        equal(found["converted"], ["TypeError"] * 6 + ["accepted"] * 3)
        equal(found["refused"], ["TypeError", "TypeError", "TypeError", "accepted", "accepted"])
        named = {"aztec", "code_128", "code_39", "code_93", "codabar", "data_matrix", "ean_13", "ean_8", "itf", "pdf417", "qr_code", "upc_a", "upc_e"}
        assert set(found["formats"]) <= named and "qr_code" in found["formats"], found["formats"]

    suite.run("BarcodeDetector has the interface of the Shape Detection API", has_interface)

    def works_in_worker():
        source = f"""
          import {{ BarcodeDetector }} from '{site.origin}/quietzone.js';
          const blob = await (await fetch('{site.origin}/code.png')).blob();
          const found = await new BarcodeDetector().detect(await createImageBitmap(blob));
          postMessage(found.map(({{ rawValue }}) => rawValue));"""
        found = page.evaluate("""(source) => new Promise((resolve) => {
          const worker = new Worker(URL.createObjectURL(new Blob([source], { type: 'text/javascript' })), { type: 'module' });
          worker.onmessage = ({ data }) => resolve(data);
          worker.onerror = ({ message }) => resolve(message);
        })""", source)
        equal(found, [TEXT])

    suite.run("BarcodeDetector works in a worker", works_in_worker)
    stranger.close()
    page.close()
