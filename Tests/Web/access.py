"""The page for everybody: by keyboard alone, and as axe-core sees it."""

import io
from pathlib import Path

import axe_core_python
import numpy
from PIL import Image

from browser import LANDSCAPE, LAPTOP, PHONE, chromium
from scenes import scene, video
from state import colours
from states import each, history, scanner
from suite import equal
from visit import visit

AXE = Path(axe_core_python.__file__).with_name("axe.min.js").read_text(encoding="utf-8")
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def run(suite, site, folder):
    blank = video(folder / "blank.mjpeg", [scene([])])
    with chromium(blank) as browser:
        keyboard(suite, browser, site)
        suite.run("Every control is at least 24 points wide and high", is_large_enough, browser, site)
    for browser, states in each(folder):
        for state in states:
            for name, options, schemes in state.views():
                suite.run(f"axe finds no violation: {name}", has_no_violation, browser, site, state, options, schemes)


def keyboard(suite, browser, site):
    def walks():
        with visit(browser, site, viewport=LAPTOP) as page:
            page.page.keyboard.press("Tab")
            stops = []
            while len(stops) < 5:
                stops.append(page.focused())
                page.page.keyboard.press("Tab")
            equal(stops, ["settings-button", "scan-button", "album-button", "omnibox-field", "go-button"])

    def scans():
        with visit(browser, site, viewport=LAPTOP) as page:
            page.page.evaluate("() => { testCamera.capabilities = { torch: true, zoom: { min: 1, max: 4, step: 0.5 } }; }")
            page.page.focus("#scan-button")
            page.page.keyboard.press("Enter")
            page.wait_until_scanning()
            stops = []
            for _ in range(4):
                page.page.keyboard.press("Tab")
                stops.append(page.focused())
            equal(stops, ["Close scanner", "Torch", "Zoom", "Read photos"])
            page.page.keyboard.press("Shift+Tab")
            page.page.keyboard.press("Shift+Tab")
            page.page.keyboard.press("Space")
            page.page.wait_for_selector(".torch[aria-pressed=true]")
            page.page.keyboard.press("Escape")
            page.wait_until_closed()
            equal(page.focused(), "scan-button", "focus after closing")

    def goes(typed, address):
        with visit(browser, site) as page:
            page.page.focus("#omnibox-field")
            page.page.keyboard.type(typed)
            page.page.keyboard.press("Enter")
            page.page.wait_for_url(address)

    def tells_of_more(**colours):
        with visit(browser, site, viewport=LANDSCAPE, **colours) as page:
            page.page.click("#settings-button")
            body = page.dialog().locator(".body")
            box = body.bounding_box()

            def edge():
                """The lowest points of what is scrolled, beside all controls."""
                place = {"x": box["x"] + 2, "y": box["y"] + box["height"] - 10, "width": 12, "height": 10}
                return numpy.asarray(Image.open(io.BytesIO(page.page.screenshot(clip=place))).convert("L")).astype(int)

            before = edge()
            assert before.max() - before.min() > 20, "nothing says that there is more"
            body.evaluate("(body) => body.scrollTo(0, body.scrollHeight)")
            if not colours:
                assert edge().max() - edge().min() < 5, "the shadow stays where there is no more"

    def rests():
        with visit(browser, site) as page:
            page.scan()
            page.wait_until_scanning()
            assert page.page.evaluate("document.getElementById('page').inert"), "the page can still be reached"

    def stands_still():
        with visit(browser, site, reduced_motion="reduce") as page:
            page.scan()
            page.page.wait_for_selector(".line.still")

    suite.run("The page's controls are reached by keyboard, in their order", walks)
    suite.run("The scanner is opened, used and closed by keyboard alone", scans)
    suite.run("Go searches for what was typed", goes, "quiet zone & more", "https://www.google.com/search?q=quiet%20zone%20%26%20more")
    suite.run("An address that was typed without its scheme is opened", goes, "example.org", "https://example.org/")
    suite.run("Settings that do not fit show that there is more", tells_of_more)
    suite.run("Settings that do not fit show that there is more, in forced colours", tells_of_more, forced_colors="active")
    suite.run("While the scanner is shown the page behind it rests", rests)
    suite.run("Where motion is to be reduced, the line stands still", stands_still)


def has_no_violation(browser, site, state, options, schemes):
    with visit(browser, site, **options) as page:
        state.reach(page)
        page.page.evaluate(AXE)
        for scheme in schemes:
            # Where motion is to be reduced, colours change at once: axe would see them half way.
            page.page.emulate_media(reduced_motion="reduce", **colours(scheme))
            found = page.page.evaluate("(rules) => axe.run({ runOnly: rules })", RULES)
            assert found["passes"], "axe checked nothing"
            violations = [(rule["id"], [node["html"][:120] for node in rule["nodes"]]) for rule in found["violations"]]
            equal(violations, [], f"violations, {scheme}")


def is_large_enough(browser, site):
    for viewport in (PHONE, LANDSCAPE):
        with visit(browser, site, viewport=viewport) as page:
            history(page)
            scanner(page)
            sizes = page.page.evaluate("""() => deepAll('button, input, select')
              .filter((control) => control.checkVisibility())
              .map((control) => [control.getBoundingClientRect(), control.ariaLabel || control.textContent])
              .map(([{ width, height }, name]) => [name, Math.min(width, height)])""")
            equal([(name, size) for name, size in sizes if size < 24], [], "small controls")
