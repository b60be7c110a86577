"""The page for everybody: by keyboard alone, and as axe-core sees it."""

import axe_core_python
from pathlib import Path

from browser import LANDSCAPE, LAPTOP, PHONE, chromium
from photos import choose
from scanning import ADDRESS
from scenes import QR, scene, symbol, video
from suite import equal
from visit import visit

AXE = Path(axe_core_python.__file__).with_name("axe.min.js").read_text(encoding="utf-8")
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def run(suite, site, folder):
    blank = video(folder / "blank.mjpeg", [scene([])])
    two = folder / "two.png"
    scene([(symbol(QR, "first"), 0.3, 0.5, 0.2), (symbol(QR, "second"), 0.7, 0.5, 0.2)]).save(two)
    with chromium(blank) as browser:
        keyboard(suite, browser, site)
        for scheme in ("light", "dark"):
            for name, state in STATES.items():
                suite.run(f"axe finds no violation: {name}, {scheme}", has_no_violation, browser, site, state, scheme, two)
        suite.run("Every control is at least 24 points wide and high, and most are 48", is_large_enough, browser, site)


def keyboard(suite, browser, site):
    def walks():
        with visit(browser, site, viewport=LAPTOP) as page:
            page.page.keyboard.press("Tab")
            stops = []
            while len(stops) < 5:
                stops.append(page.focused())
                page.page.keyboard.press("Tab")
            equal(stops, ["settings-button", "omnibox-field", "scan-button", "go-button", "album-button"])

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
            equal(stops, ["Close scanner", "Torch", "Zoom", "Read a photo"])
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


def start(page, two):
    page.page.wait_for_load_state("load")


def history(page, two):
    page.page.evaluate("""async (text) => {
      const { addEntry } = await import('/history/store.js');
      await addEntry({ text, symbology: 'qrCode' });
      await addEntry({ text: '4006381333931', symbology: 'ean13' });
    }""", ADDRESS)
    page.page.reload()
    page.page.wait_for_selector("#history-list li")


def settings(page, two):
    page.page.click("#settings-button")
    page.dialog().wait_for()


def scanner(page, two):
    page.page.evaluate("() => { testCamera.capabilities = { torch: true, zoom: { min: 1, max: 4, step: 0.5 } }; }")
    page.scan()
    page.wait_until_scanning()
    page.page.wait_for_timeout(500)


def problem(page, two):
    scanner(page, two)
    page.camera("camera.tracks.at(-1).dispatchEvent(new Event('mute'))")
    page.dialog().wait_for()


def choice(page, two):
    choose(page, two.read_bytes())
    page.dialog().wait_for()


#: What is to be seen of the page, and how one gets there.
STATES = {
    "start page": start,
    "recent scans": history,
    "settings": settings,
    "scanner": scanner,
    "camera problem": problem,
    "several codes": choice,
}


def has_no_violation(browser, site, state, scheme, two):
    with visit(browser, site, color_scheme=scheme) as page:
        state(page, two)
        page.page.evaluate(AXE)
        found = page.page.evaluate("(rules) => axe.run({ runOnly: rules })", RULES)
        assert found["passes"], "axe checked nothing"
        equal([(rule["id"], [node["html"][:120] for node in rule["nodes"]]) for rule in found["violations"]], [], "violations")


def is_large_enough(browser, site):
    for viewport in (PHONE, LANDSCAPE):
        with visit(browser, site, viewport=viewport) as page:
            history(page, None)
            scanner(page, None)
            sizes = page.page.evaluate("""() => [...document.querySelectorAll('button, input, select')]
              .filter((control) => control.checkVisibility())
              .map((control) => [control.getBoundingClientRect(), control.ariaLabel || control.textContent])
              .map(([{ width, height }, name]) => [name, Math.min(width, height)])""")
            equal([(name, size) for name, size in sizes if size < 24], [], "small controls")
