"""What is scanned and where it leads, with the real decoder and a real camera stream."""

import json
import time

from browser import LANDSCAPE, LAPTOP, PHONE, TABLET, chromium
from scenes import CODE128, EAN13, QR, scene, symbol, video
from suite import equal
from visit import visit

ADDRESS = "https://example.org/a?b=c#d"
NUMBER = "4006381333931"

#: JavaScript for the middle of the outline that is drawn, from the left.
CENTRE = "(([...deep('.outlines polygon')?.points ?? []]).reduce((sum, { x }) => sum + x / 4, 0))"

#: How many scans the history's database holds.
REMEMBERED = """async () => {
  const { entries } = await import('/history/store.js');
  return (await entries()).length;
}"""

#: Counts what tells that a code was read.
WATCH_SIGNALS = """(() => {
  const signals = (window.signals = { started: 0, ended: 0, vibrated: 0, flashed: 0 });
  const { start } = AudioScheduledSourceNode.prototype;
  AudioScheduledSourceNode.prototype.start = function (...when) {
    signals.started += 1;
    this.addEventListener('ended', () => (signals.ended += 1));
    return start.apply(this, when);
  };
  navigator.vibrate = () => (signals.vibrated += 1);
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...how) {
    if (this.className === 'flash') signals.flashed += 1;
    return animate.apply(this, how);
  };
})()"""

#: Keeps the history's database busy until the scanner has been closed for a moment.
BUSY_DATABASE = """() => new Promise((resolve) => {
  const opening = indexedDB.open('quietzone', 1);
  opening.onsuccess = () => {
    const scans = opening.result.transaction('scans', 'readwrite').objectStore('scans');
    let end = Infinity;
    const isPresented = () => document.documentElement.style.overflow === 'hidden';
    const holdOn = () => {
      if (end === Infinity && !isPresented()) end = performance.now() + 100;
      if (performance.now() < end) scans.count().onsuccess = holdOn;
    };
    const begin = () => (isPresented() ? holdOn() : (scans.count().onsuccess = begin));
    begin();
    resolve();
  };
})"""


def counts_sent(page):
    """Where counts were sent, each with what it held."""
    return [(url, json.loads(body)) for method, url, body in page.requests if method == "POST"]


def run(suite, site, folder):
    with chromium(qr_video(folder)) as browser:
        results(suite, browser, site)
        opening_and_closing(suite, browser, site)
        sizes(suite, browser, site)
    with chromium(video(folder / "ean.mjpeg", [scene([(symbol(EAN13, NUMBER), 0.5, 0.5, 0.16)])])) as browser:
        numbers(suite, browser, site)
    with chromium(outside_video(folder)) as browser:
        suite.run("A code outside the viewport stays unread", ignores_outside, browser, site)
    with chromium(hostile_video(folder)) as browser:
        suite.run("A URL that must not be followed is put in quotes", quotes, browser, site)
    with chromium(inverted_video(folder)) as browser:
        suite.run("A light code on dark ground is read when frames gave nothing for a while", reads_address, browser, site)


def qr_video(folder):
    return video(folder / "qr.mjpeg", [scene([(symbol(QR, ADDRESS), 0.5, 0.5, 0.14)])])


def outside_video(folder):
    outside = symbol(QR, "outside")
    inside = symbol(QR, "inside")
    return video(folder / "outside.mjpeg", [
        scene([(outside, 0.2, 0.5, 0.12)]),
        scene([(outside, 0.2, 0.5, 0.12), (inside, 0.5, 0.5, 0.12)]),
    ], frames_each=45)


def hostile_video(folder):
    return video(folder / "hostile.mjpeg", [scene([(symbol(QR, "javascript:alert(1)"), 0.5, 0.5, 0.14)])])


def inverted_video(folder):
    white_on_black = symbol(QR, ADDRESS).point(lambda value: 255 - value)
    return video(folder / "inverted.mjpeg", [scene([(white_on_black, 0.5, 0.5, 0.14)])])


def reads_address(browser, site):
    with visit(browser, site) as page:
        page.scan()
        equal(page.wait_for_field(), ADDRESS)


def results(suite, browser, site):
    def waits_for_go():
        with visit(browser, site) as page:
            page.scan()
            equal(page.wait_for_field(), ADDRESS)
            page.wait_until_closed()
            equal(page.focused(), "omnibox-field", "focus")
            equal(len(page.navigations), 1, "navigations before Go")
            page.page.keyboard.press("Enter")
            page.page.wait_for_url(ADDRESS)

    def sends_nothing():
        with visit(browser, site) as page:
            page.scan()
            page.wait_for_field()
            page.wait_until_closed()
            page.page.wait_for_timeout(500)
            for method, url, body in page.requests:
                assert url.startswith(site.origin), url
                assert method == "GET" and body == "", (method, url)
                assert "example.org" not in url and "?" not in url, url
            assert all(method == "GET" and length == 0 for method, _, length in site.requests), site.requests

    def sends_counts():
        with visit(browser, site) as page:
            page.page.evaluate("() => { document.querySelector('meta[name=quietzone-counts]').content = 'counts'; }")
            page.scan()
            page.wait_for_field()
            page.wait_until_closed()
            names = {"MobileQRScannerButtonPressed", "MobileQRScannerScannedCode"}
            end = time.monotonic() + 120
            sent = counts_sent(page)
            while {name for _, counts in sent for name in counts} != names:
                assert time.monotonic() < end, f"what is counted: {sent}"
                page.page.wait_for_timeout(50)
                sent = counts_sent(page)
            equal({url for url, _ in sent}, {site.origin + "/counts"}, "where counts go")
            equal({count for _, counts in sent for count in counts.values()}, {1}, "how much at a time")

    def speaks_first():
        with visit(browser, site) as page:
            page.settings(announcesResults=True)
            page.scan()
            equal(page.wait_for_announcement(), ADDRESS, "announcement")
            equal(page.field(), "", "the omnibox while the screen reader speaks")
            equal(page.wait_for_field(), ADDRESS)

    def is_remembered():
        with visit(browser, site, accept_downloads=True) as page:
            page.context.grant_permissions(["camera", "clipboard-read", "clipboard-write"])
            page.scan()
            page.wait_for_field()
            page.wait_until_closed()
            equal(page.page.locator("#history-list .entry span").first.text_content(), ADDRESS)
            page.page.click("#history-list button[aria-label^=Copy]")
            page.wait_for("document.getElementById('status').textContent === 'Copied'")
            equal(page.page.evaluate("navigator.clipboard.readText()"), ADDRESS, "clipboard")
            with page.page.expect_download() as download:
                page.page.click("#export-button")
            lines = download.value.path().read_text(encoding="utf-8-sig").splitlines()
            equal(lines[0], '"Text","Symbology","Time","Bytes"')
            assert lines[1].startswith(f'"{ADDRESS}","QR Code","20'), lines
            page.page.reload()
            page.page.locator("#history-list .entry").first.wait_for()
            equal(page.page.locator("#history-list .entry").count(), 1, "entries after reloading")
            page.page.click("#clear-button")
            page.dialog().get_by_role("button", name="Clear").click()
            page.page.wait_for_selector("#history-empty:not([hidden])")

    def is_not_remembered():
        with visit(browser, site) as page:
            page.settings(keepsHistory=False)
            page.scan()
            page.wait_for_field()
            page.wait_until_closed()
            equal(page.page.evaluate(REMEMBERED), 0, "scans in the database")

    def beeps(isOn):
        with visit(browser, site) as page:
            page.page.add_init_script(WATCH_SIGNALS)
            page.settings(beeps=isOn, vibrates=isOn)
            page.scan()
            page.wait_for_field()
            page.wait_until_closed()
            page.wait_for(f"window.signals.ended === {int(isOn)}")
            equal(page.page.evaluate("window.signals"), {"started": int(isOn), "ended": int(isOn), "vibrated": int(isOn), "flashed": 1})

    suite.run("A QR Code's address waits in the omnibox until Go opens it", waits_for_go)
    suite.run("No picture and no scanned text leaves the browser, and nothing asks another origin", sends_nothing)
    suite.run("What a server that counts gets are names that the scanner knows, and numbers", sends_counts)
    suite.run("With a screen reader the result is spoken, and goes on its way afterwards", speaks_first)
    suite.run("A scan is remembered, copied, exported and cleared", is_remembered)
    suite.run("No scan is remembered where the user does not want it", is_not_remembered)
    suite.run("A code that closes the scanner flashes, vibrates and beeps, the beep to its end", beeps, True)
    suite.run("Beep and vibration can be turned off", beeps, False)


def opening_and_closing(suite, browser, site):
    def shows_again():
        with visit(browser, site) as page:
            for count in (1, 2):
                page.page.evaluate("document.getElementById('omnibox-field').value = ''")
                page.scan()
                page.wait_for_field()
                page.wait_until_closed()
                assert page.camera("camera.tracks.every((track) => track.readyState === 'ended')"), "a camera is still open"
                equal(page.metrics()["MobileQRScannerScannedCode"], count)

    def closes():
        with visit(browser, site, viewport=LAPTOP) as page:
            page.settings(mode="continuous", interval=3600)
            for press in ("button", "Escape"):
                page.scan()
                page.wait_until_scanning()
                page.page.wait_for_timeout(400)
                page.page.click(".quietzone-scanner .close") if press == "button" else page.page.keyboard.press(press)
                page.wait_until_closed()
                assert page.camera("camera.tracks.every((track) => track.readyState === 'ended')"), "a camera is still open"
                equal(page.focused(), "scan-button", f"focus after {press}")
            equal(page.metrics()["MobileQRScannerClose"], 2)

    def opens_by(source, metric):
        with visit(browser, site, path=f"/?source={source}") as page:
            equal(page.wait_for_field(), ADDRESS)
            equal(page.metrics()[metric], 1)
            equal(page.page.url, site.origin + "/")

    def asks_for_camera():
        with visit(browser, site) as page:
            page.scan()
            page.wait_for_field()
            asked = page.camera("camera.constraints[0]")
            equal(asked, {"audio": False, "video": {"facingMode": {"ideal": "environment"}, "width": {"ideal": 1920}, "height": {"ideal": 1080}}})

    suite.run("The scanner is shown, closes by a result with its camera, and is shown again", shows_again)
    suite.run("The close button and Escape close the scanner, and free the camera", closes)
    suite.run("The app's shortcut opens the scanner", opens_by, "shortcut", "ApplicationShortcut.ScanQRCodePressed")
    suite.run("A link of the system's search opens the scanner", opens_by, "search", "IOS.Spotlight.Action")
    suite.run("The back camera is asked for at 1920 × 1080", asks_for_camera)


def sizes(suite, browser, site):
    def is_in_place(viewport, side):
        with visit(browser, site, viewport=viewport) as page:
            page.settings(mode="continuous", interval=3600)
            page.scan()
            page.wait_until_scanning()
            box = page.page.locator(".viewport").bounding_box()
            width, height = viewport["width"], viewport["height"]
            found = [round(box[key]) for key in ("x", "y", "width", "height")]
            equal(found, [round((width - side) / 2), round((height - side) / 2), side, side], "viewport")
            overlay = page.page.locator(".overlay").bounding_box()
            assert overlay["width"] >= 1.41 * max(width, height) - 1, overlay
            page.page.wait_for_selector(".collected:not([hidden])")

    def reads_after_rotation():
        with visit(browser, site) as page:
            page.settings(mode="continuous", interval=3600)
            page.scan()
            page.wait_until_scanning()
            page.page.set_viewport_size(LANDSCAPE)
            page.wait_for("Math.round(deep('.viewport').getBoundingClientRect().x) === 297")
            page.wait_for(f"Math.abs({CENTRE} - {LANDSCAPE['width'] / 2}) < 12")

    def has_no_caption():
        with visit(browser, site, viewport={"width": 500, "height": 280}) as page:
            page.settings(mode="continuous", interval=3600)
            page.scan()
            page.wait_until_scanning()
            assert page.page.locator(".caption").is_hidden()

    for name, viewport, side in (("phone", PHONE, 250), ("phone on its side", LANDSCAPE, 250), ("tablet", TABLET, 300), ("laptop", LAPTOP, 300)):
        suite.run(f"On a {name} the viewport is a square of {side} points in the middle, and reads", is_in_place, viewport, side)
    suite.run("After a rotation codes are read, and outlined where they are", reads_after_rotation)
    suite.run("The caption is hidden where there is no room for it", has_no_caption)


def numbers(suite, browser, site):
    def searches_at_once():
        with visit(browser, site) as page:
            page.scan_and_leave(f"https://www.google.com/search?q={NUMBER}")

    def searches_elsewhere():
        with visit(browser, site) as page:
            page.settings(searchAddress="https://search.example/find/%s?lang=en")
            page.scan_and_leave(f"https://search.example/find/{NUMBER}?lang=en")

    def remembers_first():
        with visit(browser, site) as page:
            page.page.evaluate(BUSY_DATABASE)
            page.scan_and_leave(f"https://www.google.com/search?q={NUMBER}")
            page.page.goto(site.origin)
            equal(page.page.text_content("#history-list .entry span:first-child"), NUMBER)

    def waits_for_go():
        with visit(browser, site) as page:
            equal(page.page.text_content("#privacy"), "Pictures stay in this browser. A number you scan is searched for at once; anything else waits for Go.")
            page.page.click("#settings-button")
            page.dialog().get_by_role("switch", name="Search for numbers at once").click()
            page.dialog().get_by_role("button", name="Done").click()
            equal(page.page.text_content("#privacy"), "Pictures stay in this browser, and so do codes until you press Go.")
            page.scan()
            equal(page.wait_for_field(), NUMBER)
            page.wait_until_closed()
            page.page.wait_for_timeout(500)
            equal(len(page.navigations), 1, "navigations before Go")
            page.page.click("#go-button")
            page.page.wait_for_url(f"https://www.google.com/search?q={NUMBER}")

    suite.run("Where the user wants it numbers wait for Go, and the page says so", waits_for_go)
    suite.run("An EAN-13 is searched for at once", searches_at_once)
    suite.run("A scan is remembered though the page is left for its search results", remembers_first)
    suite.run("The search goes to the address that the user chose", searches_elsewhere)


def ignores_outside(browser, site):
    with visit(browser, site, viewport=LAPTOP) as page:
        page.scan()
        equal(page.wait_for_field(), "inside")


def quotes(browser, site):
    with visit(browser, site) as page:
        page.scan()
        equal(page.wait_for_field(), '"javascript:alert(1)"')
        page.wait_until_closed()
        page.page.keyboard.press("Enter")
        page.page.wait_for_url("https://www.google.com/search?q=%22javascript%3Aalert(1)%22")
