"""The modes in which the scanner stays open, and collects what it reads."""

from browser import LANDSCAPE, PHONE, chromium
from scenes import QR, scene, symbol, video
from suite import equal
from visit import visit

#: Notes of each frame that was painted how wide the page was, and where the middle of the outlines lay.
WATCH_OUTLINES = """() => {
  window.shown = [];
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data: width }) => {
    const points = deepAll('.outlines polygon').flatMap((polygon) => [...polygon.points]).map(({ x }) => x);
    const middle = points.length < 8 ? null : points.reduce((sum, x) => sum + x, 0) / points.length;
    shown.push({ width, middle });
    requestAnimationFrame(look);
  };
  // What is posted now comes after the frame's layout, but it may come after the next turn, too: the width is the frame's own.
  const look = () => port2.postMessage(innerWidth);
  look();
}"""


#: The places of the two codes' labels, once both are there.
BOTH_LABELS = """(() => {
  const labels = deepAll('.outlines span');
  return labels.length === 2 && labels.map((label) => label.getBoundingClientRect().toJSON());
})()"""

#: Counts how often in a row a frame was placed that was there before. On a machine that stands still for a while a code may go
#: out of sight, and then its frame is another one, rightly.
WATCH_FRAMES = """() => {
  window.drawn = { inARow: 0 };
  let last = null;
  new MutationObserver((records) => {
    for (const { type, target } of records) {
      if (type !== 'attributes') continue;
      if (!last?.isConnected) [last, drawn.inARow] = [target, 0];
      if (target === last) drawn.inARow += 1;
    }
  }).observe(deep('.outlines svg'), { childList: true, subtree: true, attributeFilter: ['points'] });
}"""


def run(suite, site, folder):
    with chromium(two_codes_video(folder)) as browser:
        modes(suite, browser, site)


def two_codes_video(folder):
    return video(folder / "two.mjpeg", [scene([
        (symbol(QR, "first code"), 0.46, 0.5, 0.07), (symbol(QR, "second code"), 0.54, 0.5, 0.07),
    ])])


def modes(suite, browser, site):
    def collects_each_once():
        with visit(browser, site) as page:
            page.settings(mode="oncePerCode")
            page.scan()
            page.wait_for("deep('.collected').textContent === '2 collected'")
            labels = page.wait_for("(deepAll('.outlines polygon').length === 2 && deepAll('.outlines span').map((label) => label.textContent))")
            equal(sorted(labels), ["first code", "second code"])
            page.page.wait_for_timeout(1000)
            equal(page.page.text_content(".collected"), "2 collected")
            page.page.click(".quietzone-scanner .close")
            page.wait_until_closed()
            page.wait_for("document.querySelectorAll('#history-list .entry').length === 2")

    def covers_no_label():
        with visit(browser, site, viewport=LANDSCAPE) as page:
            page.settings(mode="oncePerCode")
            page.scan()
            page.wait_for("deepAll('.outlines span').length === 2")
            first, second = page.page.evaluate("[...deepAll('.outlines span')].map((label) => label.getBoundingClientRect().toJSON())")
            beside = first["right"] <= second["left"] or second["right"] <= first["left"]
            assert beside or first["bottom"] <= second["top"] or second["bottom"] <= first["top"], (first, second)

    def takes_again():
        with visit(browser, site) as page:
            page.settings(mode="continuous", interval=0.5)
            page.scan()
            page.wait_for("parseInt(deep('.collected').textContent) >= 6")

    def picks():
        with visit(browser, site) as page:
            page.scan()
            place = page.wait_for("""(() => {
                if (deepAll('.outlines polygon').length < 2) return null;
                const labels = [...deepAll('.outlines span')].map((label) => label.textContent);
                const box = deepAll('.outlines polygon')[labels.indexOf('second code')].getBoundingClientRect();
                return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
            })()""")
            page.page.mouse.click(place["x"], place["y"])
            equal(page.wait_for_field(), "second code")
            page.wait_until_closed()

    def keeps_outlines():
        with visit(browser, site) as page:
            page.settings(mode="oncePerCode")
            page.scan()
            page.wait_for("deepAll('.outlines polygon').length === 2")
            page.page.evaluate(WATCH_FRAMES)
            page.wait_for("drawn.inARow >= 10")

    def lists_collected():
        with visit(browser, site) as page:
            page.context.grant_permissions(["camera", "clipboard-read", "clipboard-write"])
            page.settings(mode="oncePerCode")
            page.scan()
            page.page.get_by_role("button", name="2 collected").click()
            page.dialog().wait_for()
            equal(sorted(page.dialog().locator(".choices span:first-child").all_text_contents()), ["first code", "second code"])
            page.dialog().get_by_role("button", name="Copy all").click()
            page.wait_for("navigator.clipboard.readText().then((text) => text.split('\\n').length === 2)")
            page.page.keyboard.press("Escape")
            page.dialog().wait_for(state="detached")
            assert page.page.locator(".quietzone-scanner").is_visible(), "the scanner went with its list"

    def turns():
        with visit(browser, site) as page:
            page.settings(mode="oncePerCode")
            page.scan()
            page.wait_for("deepAll('.outlines polygon').length === 2")
            page.page.evaluate(WATCH_OUTLINES)
            for viewport in (LANDSCAPE, PHONE, LANDSCAPE):
                page.page.set_viewport_size(viewport)
                page.wait_for(f"shown.at(-1).width === {viewport['width']} && shown.at(-1).middle !== null")
            seen = page.page.evaluate("shown")
            # The two lie left and right of the middle of picture and screen.
            wrong = [frame for frame in seen if frame["middle"] is not None and abs(frame["middle"] - frame["width"] / 2) > 12]
            equal(wrong, [], "outlines that are not where the codes are")

    suite.run("No outline stays where it was for a frame when the screen is turned", turns)
    suite.run("What was collected is listed and copied, and the scanner goes on", lists_collected)
    suite.run("Of several codes the one is taken that is tapped", picks)
    suite.run("The frame around a code is the same one from frame to frame", keeps_outlines)
    suite.run("A scanner that collects stays open, outlines the codes and takes each once", collects_each_once)
    suite.run("The labels of codes side by side do not cover each other", covers_no_label)
    suite.run("A continuous scanner takes the same codes again after the interval", takes_again)
