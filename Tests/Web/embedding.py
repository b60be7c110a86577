"""The scanner on pages of others: out of the packed archive, from another origin, under a strict policy, in any place."""

import base64
import hashlib
import json
import math
import subprocess
import tarfile

from batches import photo
from browser import LAPTOP, chromium
from own_camera import SHOW
from scanning import ADDRESS, qr_video
from server import Server
from suite import equal
from visit import visit

#: What a page of ten lines takes; `%s` is where the modules are.
TEN_LINES = """<!DOCTYPE html>
<title>Scan</title>
<button>Scan</button> <output></output>
<quietzone-scanner></quietzone-scanner>
<script type="module">
  import "%s/quietzone.js";
  const scanner = document.querySelector("quietzone-scanner");
  document.querySelector("button").onclick = () => scanner.open();
  scanner.addEventListener("result", ({ detail }) => (document.querySelector("output").textContent = detail.text));
</script>
"""

#: A page whose own rules are for everything, as some have them.
HOSTILE = """<!DOCTYPE html><html style="font-size: 9px"><title>Hostile</title>
<style>
  * { box-sizing: content-box !important; letter-spacing: 7px; text-transform: uppercase; line-height: 3; color: red; }
  button { display: none !important; } video { width: 10px !important; } h2 { font-size: 99px; }
  .close, .torch, .overlay, .viewport, dialog { display: none !important; position: static !important; }
  [hidden] { display: block !important; }
</style>
<main><h1>Other</h1><h2>page</h2><button class="text">Button</button><input><select></select></main></html>"""

#: What the rules of a page come to for each of its elements.
COMPUTED = """() => [...document.querySelectorAll('body, main, main *')].map((element) => {
  const style = getComputedStyle(element);
  return [element.tagName, ...['font', 'color', 'display', 'boxSizing', 'padding', 'minHeight', 'borderRadius', 'background'].map((name) => style[name])];
})"""

#: Opens a scanner for these looks.
OPEN_LOOKS = """async () => {
  await import('/quietzone.js');
  const scanner = document.createElement('quietzone-scanner');
  scanner.setAttribute('mode', 'continuous');
  document.body.append(scanner);
  scanner.open();
}"""

#: How the scanner's parts look.
LOOKS = """() => ['.quietzone-scanner', 'video', '.close', '.torch', '.viewport', '.overlay', '.caption', '.album'].map((selector) => {
  const style = getComputedStyle(deep(selector));
  const box = deep(selector).getBoundingClientRect();
  return [selector, ...['fontSize', 'lineHeight', 'letterSpacing', 'textTransform', 'color', 'display', 'position', 'boxSizing'].map((name) => style[name]),
    box.x, box.y, box.width, box.height];
})"""

#: Scans what a stream shows that the page has already, by itself or in a video.
SCAN_OWN = """async (shows) => {
  await import('/quietzone.js');
  const scanner = document.querySelector('quietzone-scanner');
  const own = await navigator.mediaDevices.getUserMedia();
  const video = Object.assign(document.createElement('video'), { muted: true, loop: true });
  if (shows === 'video of a file') {
    const recorder = new MediaRecorder(own, { mimeType: 'video/webm' });
    const parts = [];
    const recorded = new Promise((resolve) => (recorder.onstop = resolve));
    // However slow the encoder is: what it has to give comes in parts, and some of them hold pictures.
    recorder.ondataavailable = ({ data }) => {
      if (data.size > 0) parts.push(data);
      if (parts.length === 5 && recorder.state === 'recording') recorder.stop();
    };
    recorder.start(100);
    await recorded;
    video.src = URL.createObjectURL(new Blob(parts, { type: 'video/webm' }));
  } else {
    video.srcObject = own;
  }
  await video.play();
  scanner.stream = shows === 'stream' ? own : video;
  const result = new Promise((resolve) => scanner.addEventListener('result', ({ detail }) => resolve(detail.text)));
  scanner.open();
  return result;
}"""


def run(suite, site, folder):
    packed = subprocess.run(["Scripts/npm", str(folder / "npm")], check=True, capture_output=True, text=True).stdout.splitlines()[-1]
    with tarfile.open(packed) as archive:
        archive.extractall(folder / "unpacked")
    package = folder / "unpacked/package"
    with chromium(qr_video(folder)) as browser:
        pages(suite, browser, folder / "unpacked")
        places(suite, browser, site)
    suite.run("The packed modules can be imported where there is no page", imports_without_page, package)
    suite.run("The package's types hold for a strict program, and refuse a wrong one", has_types, package, folder / "types")
    suite.run("The package names each of its parts as it is", is_described, package)


def pages(suite, browser, unpacked):
    def scans(page):
        page.page.get_by_role("button", name="Scan").click()
        page.wait_for(f"document.querySelector('output').textContent === '{ADDRESS}'")

    def ten_lines():
        (unpacked / "index.html").write_text(TEN_LINES % "./package", encoding="utf-8")
        server = Server(unpacked, {})
        with visit(browser, server) as page:
            scans(page)
            page.errors[:] = [error for error in page.errors if "404" not in error]
        server.close()

    def elsewhere(policy):
        cdn = Server(unpacked, {"Access-Control-Allow-Origin": "*"})
        origin = cdn.origin.replace("localhost", "127.0.0.1")
        body = TEN_LINES % f"{origin}/package"
        headers = {"Content-Security-Policy": documented_policy(unpacked / "package", body, origin)} if policy else {}
        (unpacked / "index.html").write_text(body, encoding="utf-8")
        server = Server(unpacked, headers)
        with visit(browser, server, elsewhere=False) as page:
            scans(page)
            equal([path for _, path, _ in server.requests if path.endswith((".js", ".wasm"))], [], "asked of the page's own origin")
            # A browser asks for a favicon that is not there.
            page.errors[:] = [error for error in page.errors if "404" not in error]
        server.close()
        cdn.close()

    def wasm_elsewhere():
        server = Server(unpacked, {})
        with visit(browser, server, elsewhere=False) as page:
            page.page.route("**/other", lambda route: route.fulfill(body="<!DOCTYPE html><title>Other</title>", content_type="text/html"))
            page.page.route("**/assets/reader.bin", lambda route: route.fulfill(path=unpacked / "package/quietzone.wasm", content_type="application/octet-stream"))
            page.page.goto(server.origin + "/other")
            server.requests.clear()
            found = page.page.evaluate("""async () => {
              const { configure, BarcodeDetector } = await import('/package/quietzone.js');
              let refused;
              try { configure({ module: 'x' }); } catch (error) { refused = error.name; }
              configure({ wasm: '/assets/reader.bin' });
              return [refused, await new BarcodeDetector().detect(new ImageData(64, 64))];
            }""")
            equal(found, ["TypeError", []])
            equal([path for _, path, _ in server.requests if path.endswith(".wasm")], [], "the module's usual place")
            page.errors.clear()
        server.close()

    suite.run("A page of ten lines scans with what the packed archive holds", ten_lines)
    suite.run("A page of ten lines scans with modules of another origin", elsewhere, False)
    suite.run("It scans under the strict policy that the package documents", elsewhere, True)
    suite.run("The WebAssembly module is loaded from where the page says", wasm_elsewhere)


def documented_policy(package, body, origin):
    """The strict policy of the package's guide, for modules from `origin` and the script in the page itself, by its digest."""
    script = body.split('<script type="module">')[1].split("</script>")[0]
    digest = hashlib.sha256(script.encode()).digest()
    readme = (package / "README.md").read_text(encoding="utf-8")
    documented = " ".join(readme.split("```\ndefault-src")[1].split("```")[0].split())
    documented = documented.replace("script-src", f"script-src 'sha256-{base64.b64encode(digest).decode()}'")
    return "default-src " + documented.replace("https://cdn.example", origin)


def places(suite, browser, site):
    def other(page, body):
        page.page.route("**/other", lambda route: route.fulfill(body=body, content_type="text/html"))
        page.page.goto(site.origin + "/other")

    def open_looks(page):
        page.page.evaluate(OPEN_LOOKS)
        page.wait_for("deep('.quietzone-scanner .line.sweeping') !== null")
        return page.page.evaluate(LOOKS)

    def do_not_meet():
        with visit(browser, site, viewport=LAPTOP) as page:
            other(page, "<!DOCTYPE html><title>Plain</title><main></main>")
            plain = open_looks(page)
        with visit(browser, site, viewport=LAPTOP) as page:
            other(page, HOSTILE)
            before = page.page.evaluate(COMPUTED)
            equal(open_looks(page), plain, "the scanner's looks on a page that restyles everything")
            page.page.evaluate("document.querySelector('quietzone-scanner').close()")
            page.wait_until_closed()
            equal(page.page.evaluate(COMPUTED), before, "the page's own looks")

    def has_any_size(width, height):
        with visit(browser, site, viewport=LAPTOP) as page:
            other(page, f"""<!DOCTYPE html><title>Inline</title><body style="margin: 50px; height: 3000px"><main><button>Beside</button>
              <quietzone-scanner inline autostart mode="continuous" interval="3600" style="width: {width}px; height: {height}px"></quietzone-scanner></main>
              <script type="module">
                import '/quietzone.js';
                document.querySelector('quietzone-scanner').addEventListener('collect', ({{ detail }}) => (document.title = detail.text));
              </script>""")
            page.wait_for(f"document.title === '{ADDRESS}'")
            page.page.evaluate("scrollTo(0, 20)")
            boxes = page.page.evaluate("['.quietzone-scanner', '.viewport', '.close'].map((selector) => deep(selector).getBoundingClientRect().toJSON())")
            place = page.page.evaluate("document.querySelector('quietzone-scanner').getBoundingClientRect().toJSON()")
            equal((boxes[0]["width"], boxes[0]["height"]), (width, height), "its size")
            for box in boxes:
                inside = place["left"] - 1 <= box["left"] and box["right"] <= place["right"] + 1 and place["top"] - 1 <= box["top"] and box["bottom"] <= place["bottom"] + 1
                assert inside, (box, place)
            # The outline lies on the code: in the middle, wherever the page is scrolled to.
            page.wait_for("deep('.outlines polygon') !== null")
            outline = page.page.evaluate("deep('.outlines polygon').getBoundingClientRect().toJSON()")
            assert abs(outline["left"] + outline["width"] / 2 - place["left"] - width / 2) < 12, (outline, place)
            # The page beside it goes on.
            assert not page.page.evaluate("document.querySelector('button').closest('[inert]') !== null"), "the page rests"
            equal(page.page.evaluate("document.documentElement.style.overflow"), "")
            equal(page.page.evaluate("history.state"), None)
            page.page.evaluate("document.querySelector('quietzone-scanner').remove()")
            page.wait_for("testCamera.tracks.every((track) => track.readyState === 'ended')")

    def is_themed():
        with visit(browser, site) as page:
            other(page, "<!DOCTYPE html><title>Themed</title><style>quietzone-scanner { --quietzone-frame: rgb(1, 2, 3); }</style>")
            open_looks(page)
            equal(page.page.evaluate("getComputedStyle(deep('.corner')).borderTopColor"), "rgb(1, 2, 3)")

    def has_attributes():
        with visit(browser, site) as page:
            other(page, "<!DOCTYPE html><title>Attributes</title><quietzone-scanner symbologies='ean_13, aztec' silent interval='x'></quietzone-scanner>")
            found = page.page.evaluate("""async () => {
              await import('/quietzone.js');
              const scanner = document.querySelector('quietzone-scanner');
              scanner.settings = { mode: 'continuous', beeps: true };
              scanner.setAttribute('mode', 'oncePerCode');
              return scanner.settings;
            }""")
            assert math.isnan(found.pop("interval")), "the interval is what the attribute says"
            equal(found, {"mode": "oncePerCode", "beeps": False, "vibrates": False, "symbologies": ["ean_13", "aztec"]})
            assert any("“interval”" in line for line in page.warnings), page.warnings

    def takes_stream(shows):
        with visit(browser, site, permission="denied") as page:
            other(page, "<!DOCTYPE html><title>Stream</title><quietzone-scanner></quietzone-scanner>")
            page.page.evaluate(SHOW, base64.b64encode(photo("of my own")).decode())
            equal(page.page.evaluate(SCAN_OWN, shows), "of my own")
            page.wait_until_closed()
            equal(page.page.evaluate("stream.getTracks().map(({ readyState }) => readyState)"), ["live"], "the stream, which is not the scanner's")

    for shows in ("stream", "video of a stream", "video of a file"):
        suite.run(f"A {shows} of one's own takes the camera's place, and goes on afterwards", takes_stream, shows)
    suite.run("A page's styles and the scanner's do not meet", do_not_meet)
    for width, height in ((320, 240), (200, 400), (900, 500)):
        suite.run(f"In an element of {width} × {height} points the scanner reads, and the page goes on", has_any_size, width, height)
    suite.run("The scanner takes the page's colours by custom properties", is_themed)
    suite.run("The element's attributes are settings", has_attributes)


def imports_without_page(package):
    script = f"const all = await import({json.dumps(str(package / 'quietzone.js'))}); console.log(Object.keys(all).sort().join())"
    done = subprocess.run(["node", "--input-type=module", "--eval", script], capture_output=True, text=True)
    equal((done.returncode, done.stdout.strip(), done.stderr), (0, "BarcodeDetector,QuietzoneScanner,Scanner,configure,contentOf", ""))


def has_types(package, folder):
    modules = folder / "node_modules"
    modules.mkdir(parents=True)
    (modules / "quietzone").symlink_to(package)
    right = """
      import { BarcodeDetector, configure, contentOf, QuietzoneScanner, Scanner } from "quietzone";
      configure({ wasm: "/a.wasm", content: "/b.wasm" });
      contentOf({ text: "tel:1" }).then((content) => (content.kind === "phone" ? content.number.length : 0));
      const scanner: Scanner = new Scanner({ settings: { mode: "oncePerCode", symbologies: ["qrCode"] } });
      scanner.dispose();
      const element: QuietzoneScanner = document.createElement("quietzone-scanner") as QuietzoneScanner;
      const done: Promise<void> = element.open();
      const texts: Promise<string[]> = new BarcodeDetector().detect(new Image()).then((codes) => codes.map(({ rawValue }) => rawValue));
      export { done, texts };
    """
    wrong = 'import { Scanner } from "quietzone"; new Scanner({ settings: { mode: "never" } });'
    for name, program, expected in (("right", right, 0), ("wrong", wrong, 2)):
        (folder / f"{name}.ts").write_text(program, encoding="utf-8")
        command = ["tsc", "--strict", "--noEmit", "--skipLibCheck", "--target", "ES2022", "--module", "ES2022", "--moduleResolution", "node", f"{name}.ts"]
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
        equal(done.returncode, expected, f"{name}: {done.stdout}")


def is_described(package):
    description = json.loads((package / "package.json").read_text(encoding="utf-8"))
    paths = [description["main"], description["types"], *description["sideEffects"]]
    for entry in description["exports"].values():
        paths += [entry] if isinstance(entry, str) else entry.values()
    equal([path for path in paths if not (package / path).is_file()], [], "parts that are not there")
    assert not list(package.rglob("page")) and not list(package.rglob("history")), "the start page is packed, too"
