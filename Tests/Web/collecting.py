"""The modes in which the scanner stays open, and collects what it reads."""

from browser import LANDSCAPE, chromium
from scenes import QR, scene, symbol, video
from suite import equal
from visit import visit


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
            page.wait_for("deepAll('.outlines polygon').length === 2")
            labels = sorted(page.page.locator(".outlines span").all_text_contents())
            equal(labels, ["first code", "second code"])
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
            page.wait_for("deepAll('.outlines polygon').length === 2")
            place = page.page.evaluate("""() => {
                const labels = [...deepAll('.outlines span')].map((label) => label.textContent);
                const box = deepAll('.outlines polygon')[labels.indexOf('second code')].getBoundingClientRect();
                return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
            }""")
            page.page.mouse.click(place["x"], place["y"])
            equal(page.wait_for_field(), "second code")
            page.wait_until_closed()

    def keeps_outlines():
        with visit(browser, site) as page:
            page.settings(mode="oncePerCode")
            page.scan()
            page.wait_for("deepAll('.outlines polygon').length === 2")
            page.page.evaluate("window.first = deep('.outlines polygon')")
            page.page.wait_for_timeout(500)
            equal(page.page.evaluate("window.first.isConnected"), True, "the same frame")

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

    suite.run("What was collected is listed and copied, and the scanner goes on", lists_collected)
    suite.run("Of several codes the one is taken that is tapped", picks)
    suite.run("The frame around a code is the same one from frame to frame", keeps_outlines)
    suite.run("A scanner that collects stays open, outlines the codes and takes each once", collects_each_once)
    suite.run("The labels of codes side by side do not cover each other", covers_no_label)
    suite.run("A continuous scanner takes the same codes again after the interval", takes_again)
