"""What goes wrong around the scanner, and what is said of it: its settings, its parts, its browser; and being disposed of."""

from browser import chromium
from scanning import ADDRESS, qr_video
from suite import equal
from visit import visit

#: A page of someone else's, with a scanner that notes what it says.
OTHER = """<!DOCTYPE html><title>Other</title><main>Other page</main>"""


def other_page(page, site, body=OTHER):
    page.page.route("**/other", lambda route: route.fulfill(body=body, content_type="text/html"))
    page.page.goto(site.origin + "/other")


def run(suite, site, folder):
    with chromium(qr_video(folder)) as browser:
        settings(suite, browser, site)
        browsers(suite, browser, site)
        lifetimes(suite, browser, site)


def settings(suite, browser, site):
    def stored():
        broken = {"symbologies": None, "mode": "never", "interval": "2", "beeps": 1, "camera": 7, "searchAddress": "javascript:%s", "colour": "red"}
        with visit(browser, site) as page:
            page.settings(**broken)
            for name in broken:
                assert any(f"“{name}”" in line for line in page.warnings), (name, page.warnings)
            page.scan()
            equal(page.wait_for_field(), ADDRESS)

    def stored_nonsense():
        with visit(browser, site) as page:
            for value in ("null", "[]", "7", '"a"', "{", ""):
                page.page.evaluate("(value) => localStorage.setItem('quietzone.settings', value)", value)
                page.page.reload()
                page.page.click("#settings-button")
                page.dialog().wait_for()
            page.page.keyboard.press("Escape")
            page.scan()
            equal(page.wait_for_field(), ADDRESS)

    def given():
        with visit(browser, site) as page:
            other_page(page, site)
            found = page.page.evaluate("""async () => {
              const { Scanner } = await import('/quietzone.js');
              const scanner = new Scanner({ settings: { symbologies: ['qr_code', 'itf', 'no_code'], mode: 'twice' } });
              const { symbologies, mode } = scanner.settings;
              window.result = new Promise((resolve) => scanner.addEventListener('result', ({ detail }) => resolve(detail.text)));
              scanner.open();
              return { symbologies, mode };
            }""")
            equal(found, {"symbologies": ["qrCode", "i2of5", "itf14"], "mode": "oneShot"})
            assert any("“no_code”" in line for line in page.warnings) and any("“mode”" in line for line in page.warnings), page.warnings
            equal(page.page.evaluate("window.result"), ADDRESS)

    suite.run("Stored settings that are broken are as by default, and the console names each", stored)
    suite.run("Stored settings that are no settings at all do not end the page", stored_nonsense)
    suite.run("Symbologies are taken by BarcodeDetector's names, and a wrong one is left out", given)


def browsers(suite, browser, site):
    def without_frame_callbacks():
        with visit(browser, site) as page:
            page.page.add_init_script("delete HTMLVideoElement.prototype.requestVideoFrameCallback; delete HTMLVideoElement.prototype.cancelVideoFrameCallback;")
            page.page.reload()
            page.scan()
            equal(page.wait_for_field(), ADDRESS)
            page.wait_until_closed()

    def without_assembly():
        with visit(browser, site) as page:
            page.page.add_init_script("delete globalThis.WebAssembly")
            page.page.reload()
            page.page.click("#scan-button")
            page.wait_for_problem("notSupported")
            equal(page.dialog().get_by_role("button").all_text_contents(), ["Cancel"])

    def insecure():
        with visit(browser, site) as page:
            page.page.add_init_script("Object.defineProperty(Navigator.prototype, 'mediaDevices', { get: () => undefined })")
            page.page.reload()
            page.scan()
            page.wait_for_problem("insecure")
            with page.page.expect_file_chooser():
                page.dialog().get_by_role("button", name="Read photos").click()

    suite.run("A browser that does not tell of new frames scans by the clock", without_frame_callbacks)
    suite.run("A browser without WebAssembly is told so", without_assembly)
    suite.run("On a page that gets no camera the reason is said, and photos are offered", insecure)


def lifetimes(suite, browser, site):
    def opened_and_closed():
        with visit(browser, site) as page:
            other_page(page, site)
            page.page.evaluate("""async () => {
              const { Scanner } = await import('/quietzone.js');
              window.scanner = new Scanner();
              scanner.open();
              scanner.close();
            }""")
            page.page.wait_for_timeout(1500)
            equal(page.camera("camera.constraints.length"), 0, "cameras asked for")
            assert page.page.locator(".quietzone-scanner").is_hidden()
            page.page.evaluate("scanner.open()")
            page.page.wait_for_selector(".quietzone-scanner:not([hidden])")

    def disposed_of():
        with visit(browser, site) as page:
            other_page(page, site)
            before = page.page.evaluate("document.documentElement.outerHTML")
            page.page.evaluate("""async () => {
              const { Scanner } = await import('/quietzone.js');
              window.scanner = new Scanner({ settings: { mode: 'continuous', interval: 3600 } });
              scanner.open();
            }""")
            page.wait_until_scanning()
            page.page.evaluate("scanner.dispose()")
            page.wait_for("testCamera.tracks.every((track) => track.readyState === 'ended')")
            page.page.evaluate("scanner.open()")
            page.page.evaluate("dispatchEvent(new Event('blur'))")
            equal(page.page.evaluate("document.documentElement.outerHTML").replace(' style=""', ""), before, "what is left on the page")
            equal(page.camera("camera.constraints.length"), 1, "cameras asked for")

    def delivers():
        with visit(browser, site) as page:
            other_page(page, site)
            result = page.page.evaluate("""async () => {
              const { Scanner } = await import('/quietzone.js');
              const scanner = new Scanner();
              const result = new Promise((resolve) => scanner.addEventListener('result', ({ detail }) => resolve(detail)));
              scanner.open();
              return result;
            }""")
            corners = result.pop("corners")
            symbol, content = result.pop("symbol"), result.pop("content")
            equal(result, {"text": ADDRESS, "symbology": "qrCode", "kind": "webAddress", "address": ADDRESS, "bytes": ADDRESS.encode().hex()})
            equal((symbol["text"], symbol["symbologyIdentifier"]), (ADDRESS, "]Q1"))
            equal(content, {"kind": "link", "url": ADDRESS, "scheme": "https", "host": "example.org"})
            # The code is drawn in the middle of 1280 × 720, 179 pixels wide with its margin.
            xs, ys = [corner["x"] for corner in corners], [corner["y"] for corner in corners]
            assert len(corners) == 4 and 500 < min(xs) < max(xs) < 780 and 220 < min(ys) < max(ys) < 500, corners

    def goes_back(how):
        with visit(browser, site) as page:
            page.settings(mode="continuous", interval=3600)
            page.page.goto(site.origin + "/?visited")
            page.scan()
            page.wait_until_scanning()
            page.wait_until_still()
            if how == "Back":
                page.page.go_back()
            else:
                page.page.keyboard.press("Escape")
            page.wait_until_closed()
            page.wait_for("history.state?.quietzone === undefined")
            equal(page.page.url, site.origin + "/?visited", "the page")
            assert page.camera("camera.tracks.every((track) => track.readyState === 'ended')"), "a camera is still open"
            equal(page.metrics()["MobileQRScannerClose"], 1)
            # Another step back leaves the page.
            page.page.go_back()
            equal(page.page.url, site.origin + "/")

    def stays_left():
        with visit(browser, site) as page:
            page.settings(mode="continuous", interval=3600)
            page.scan()
            page.wait_until_scanning()
            page.page.goto(site.origin + "/icons/icon.svg")
            page.page.wait_for_timeout(500)
            equal(page.page.url, site.origin + "/icons/icon.svg")

    def leaves_no_step():
        with visit(browser, site, path="/?visited") as page:
            page.settings(mode="continuous", interval=3600)
            page.page.goto(site.origin + "/")
            for _ in range(2):
                page.scan()
                page.wait_until_scanning()
                page.page.reload()
            page.scan()
            page.wait_until_scanning()
            page.wait_until_still()
            page.page.keyboard.press("Escape")
            page.wait_until_closed()
            page.wait_for("history.state?.quietzone === undefined")
            page.page.go_back()
            equal(page.page.url, site.origin + "/?visited")

    def keeps_awake():
        with visit(browser, site) as page:
            page.page.add_init_script("""window.locks = [];
              Object.defineProperty(navigator, 'wakeLock', { value: { async request(kind) {
                const lock = { kind, isHeld: true, async release() { this.isHeld = false; } };
                locks.push(lock);
                return lock;
              } } });""")
            page.settings(mode="continuous", interval=3600)
            page.scan()
            page.wait_until_scanning()
            equal(page.page.evaluate("locks.map(({ kind, isHeld }) => [kind, isHeld])"), [["screen", True]])
            page.page.keyboard.press("Escape")
            page.wait_until_closed()
            page.wait_for("locks.every(({ isHeld }) => !isHeld)")

    suite.run("The screen stays awake while the scanner looks, and no longer", keeps_awake)
    suite.run("A scanner that is opened and closed at once asks for no camera, and opens afterwards", opened_and_closed)
    suite.run("A scanner that is disposed of leaves no camera on and nothing on the page", disposed_of)
    suite.run("A result has its text, symbology, kind, bytes, corners and content", delivers)
    suite.run("Back closes the scanner and not the page", goes_back, "Back")
    suite.run("A scanner that was closed otherwise leaves no step to go back", goes_back, "Escape")
    suite.run("A page that is left while the scanner is open stays left", stays_left)
    suite.run("A page that is reloaded while the scanner is open has one step to go back", leaves_no_step)
