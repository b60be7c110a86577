"""The page for everybody: by keyboard alone, and as axe-core sees it."""

import axe_core_python
from pathlib import Path

from browser import DESK, LANDSCAPE, LAPTOP, PHONE, SMALL, TABLET, chromium
from scenes import scene, video
from states import each, history, scanner
from suite import equal
from visit import visit

AXE = Path(axe_core_python.__file__).with_name("axe.min.js").read_text(encoding="utf-8")
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
SCREENS = {"small": SMALL, "phone": PHONE, "landscape": LANDSCAPE, "tablet": TABLET, "desk": DESK}


def run(suite, site, folder, pictures):
    blank = video(folder / "blank.mjpeg", [scene([])])
    with chromium(blank) as browser:
        keyboard(suite, browser, site)
        suite.run("Every control is at least 24 points wide and high", is_large_enough, browser, site)
    for browser, states in each(folder):
        for state in states:
            for scheme in state.schemes:
                sentence = f"axe finds no violation: {state.name}, {scheme}"
                suite.run(sentence, has_no_violation, browser, site, state, scheme, pictures)


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

    def searches():
        with visit(browser, site) as page:
            page.page.focus("#omnibox-field")
            page.page.keyboard.type("quiet zone & more")
            page.page.keyboard.press("Enter")
            page.page.wait_for_url("https://www.google.com/search?q=quiet%20zone%20%26%20more")

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
    suite.run("Go searches for what was typed", searches)
    suite.run("While the scanner is shown the page behind it rests", rests)
    suite.run("Where motion is to be reduced, the line stands still", stands_still)


def has_no_violation(browser, site, state, scheme, pictures):
    colours = {"forced_colors": "active"} if scheme == "forced" else {"color_scheme": scheme}
    with visit(browser, site, **colours, **state.options) as page:
        state.reach(page)
        page.page.evaluate(AXE)
        found = page.page.evaluate("(rules) => axe.run({ runOnly: rules })", RULES)
        photograph(page, pictures, f"{state.name} {scheme}")
        assert found["passes"], "axe checked nothing"
        equal([(rule["id"], [node["html"][:120] for node in rule["nodes"]]) for rule in found["violations"]], [], "violations")


def photograph(page, pictures, name):
    """Pictures of this state on each kind of screen, for people to look at."""
    for screen, viewport in SCREENS.items():
        page.page.set_viewport_size(viewport)
        if page.page.is_visible(".quietzone-scanner .viewport"):
            # A new size sets the viewport anew, with the preview hidden until it is in place.
            middle = f"({{ x, width }}) => Math.abs(x + width / 2 - {viewport['width'] / 2}) < 1"
            page.wait_for(f"({middle})(deep('.quietzone-scanner .viewport').getBoundingClientRect())")
        page.page.screenshot(path=pictures / f"{name} {screen}.png".replace(" ", "-"))


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
