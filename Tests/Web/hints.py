"""What would help, told while a scanner that was opened reads nothing."""

import time

from browser import chromium
from scanning import ADDRESS, qr_video
from scenes import QR, scene, symbol, video
from suite import equal
from visit import visit

CAPTION = "deep('.quietzone-scanner .caption').textContent"
#: What is spoken when there is time: all of the scanner's own regions for that.
SPOKEN = "deepAll('.quietzone-scanner [role=status]').map(({ textContent }) => textContent).join('')"

CLOSER = "Move closer"

#: Remembers all that the caption says from now on.
WATCH_CAPTION = """() => {
  window.captions = [];
  const caption = deep('.quietzone-scanner .caption');
  new MutationObserver(() => captions.push(caption.textContent)).observe(caption, {
    childList: true, characterData: true, subtree: true,
  });
}"""


def small_video(folder):
    """A code of a pixel and a half a module, which cannot be read."""
    code = symbol(QR, "https://example.org/a/rather/long/address/that/takes/many/modules/to/write", 4)
    return video(folder / "small.mjpeg", [scene([(code, 0.5, 0.5, code.width / 8 * 1.4 / 1280)])])


def then_read_video(folder):
    """The same for ten seconds, then one that is read."""
    code = symbol(QR, "https://example.org/a/rather/long/address/that/takes/many/modules/to/write", 4)
    small = scene([(code, 0.5, 0.5, code.width / 8 * 1.4 / 1280)])
    return video(folder / "then.mjpeg", [*[small] * 250, *[scene([(symbol(QR, ADDRESS), 0.5, 0.5, 0.16)])] * 250])


def asked(page, name):
    return [url for _, url, _ in page.requests if url.endswith(name)]


def run(suite, site, folder):
    with chromium(small_video(folder)) as browser:
        suite.run("What is too small is told to be moved closer, to screen readers, too", told, browser, site)
        suite.run("Hints are in Chinese, too", told_in_chinese, browser, site)
        suite.run("Without its module there are no hints, a line in the console, and the scanner goes on", absent, browser, site)
        suite.run("The thread that looks for hints ends when the scanner is closed", ends, browser, site)
    with chromium(then_read_video(folder)) as browser:
        suite.run("A hint goes when a code is read", goes, browser, site)
    with chromium(qr_video(folder)) as browser:
        suite.run("What tells hints is not loaded where codes are read", unasked, browser, site)


def told(browser, site):
    with visit(browser, site) as page:
        page.scan()
        page.wait_until_scanning()
        equal(asked(page, "hints.wasm"), [], "what is loaded at once")
        page.wait_for(f"{CAPTION} === '{CLOSER}'")
        equal(page.page.evaluate(SPOKEN), CLOSER)
        equal(len(asked(page, "hints.wasm")), 1)
        # It stays as it is for as long as the picture does: every look at it that is to come says the same.
        page.page.evaluate(WATCH_CAPTION)
        page.page.wait_for_timeout(4000)
        equal(set(page.page.evaluate("captions")) - {CLOSER}, set(), "what else it said")
        equal(page.page.evaluate(CAPTION), CLOSER)
        page.page.keyboard.press("Escape")
        page.wait_until_closed()


def told_in_chinese(browser, site):
    with visit(browser, site, locale="zh-CN") as page:
        page.scan()
        page.wait_for(f"{CAPTION} === '请靠近一些'")


def absent(browser, site):
    with visit(browser, site) as page:
        page.page.route("**/hints.wasm", lambda route: route.fulfill(status=404))
        page.scan()
        page.wait_until_scanning()
        page.wait_for(f"{CAPTION} !== ''")
        end = time.monotonic() + 60
        while not any("what would help" in line for line in page.warnings):
            assert time.monotonic() < end, "nothing in the console"
            page.page.wait_for_timeout(50)
        page.page.wait_for_timeout(1500)
        equal(len([line for line in page.warnings if "what would help" in line]), 1, "lines in the console")
        assert page.page.evaluate("deep('.quietzone-scanner .line.sweeping') !== null")
        # The browser names what it could not load, too.
        page.errors.clear()


def ends(browser, site):
    with visit(browser, site) as page:
        page.scan()
        page.wait_for(f"{CAPTION} === '{CLOSER}'")
        equal(len([worker for worker in page.page.workers if "hints" in worker.url]), 1)
        page.page.keyboard.press("Escape")
        page.wait_until_closed()
        end = time.monotonic() + 60
        while any("hints" in worker.url for worker in page.page.workers):
            assert time.monotonic() < end, "the thread is still there"
            page.page.wait_for_timeout(100)


def goes(browser, site):
    with visit(browser, site) as page:
        page.settings(mode="continuous", interval=1)
        page.scan()
        page.wait_for(f"{CAPTION} === '{CLOSER}'")
        page.wait_for("!deep('.collected').hidden")
        page.wait_for(f"{CAPTION} === 'Position the code in the frame'")


def unasked(browser, site):
    with visit(browser, site) as page:
        page.settings(mode="continuous", interval=1)
        page.scan()
        page.wait_for("!deep('.collected').hidden")
        page.page.wait_for_timeout(3500)
        equal(asked(page, "hints.wasm"), [])
        equal(asked(page, "hints.js"), [])
