"""What is to be seen of the page, and how one gets there: each state is looked at by axe, and photographed."""

from browser import chromium
from batches import SLOW
from photos import bring, choose, png
from scanning import ADDRESS
from scenes import QR, scene, symbol, video


class State:
    """`reach` takes a visit there; `film` names what the camera sees; `options` are those of the visit."""

    def __init__(self, name, reach, film="desk", schemes=("light", "dark"), **options):
        self.name, self.reach, self.film, self.schemes, self.options = name, reach, film, schemes, options


def films(folder):
    """The cameras' videos, by their names."""
    desk = scene([(symbol(QR, "outside", 4), 0.1, 0.2, 0.1), (symbol(QR, "behind"), 0.92, 0.75, 0.1)])
    pair = scene([(symbol(QR, "https://example.org/first"), 0.46, 0.5, 0.07), (symbol(QR, "https://example.org/second"), 0.54, 0.5, 0.07)])
    speck = scene([(symbol(QR, "far away", 4), 0.5, 0.5, 0.02)])
    return {name: video(folder / f"{name}.mjpeg", [picture]) for name, picture in (("desk", desk), ("pair", pair), ("speck", speck))}


def each(folder):
    """Opens a browser for each film; gives it with the states that need it."""
    for film, path in films(folder).items():
        with chromium(path) as browser:
            yield browser, [state for state in STATES if state.film == film]


def start(page):
    page.page.wait_for_load_state("load")


def history(page):
    page.page.evaluate("""async (address) => {
      const { addEntry } = await import('/history/store.js');
      await addEntry({ text: address, symbology: 'qrCode' });
      const long = 'https://example.org/a/long/address/that/does/not/fit/into/a/row?of=the&list=at#all';
      const bytes = [...new TextEncoder().encode(long)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
      await addEntry({ text: long, symbology: 'dataMatrix', bytes });
      await addEntry({ text: '4006381333931', symbology: 'ean13' });
    }""", ADDRESS)
    page.page.reload()
    page.page.wait_for_selector("#history-list li")


def typed(page):
    page.page.fill("#omnibox-field", ADDRESS)


def clearing(page):
    history(page)
    page.page.click("#clear-button")
    page.dialog().wait_for()


def settings(page):
    page.page.click("#settings-button")
    page.dialog().wait_for()


def settings_error(page):
    page.settings(mode="continuous")
    settings(page)
    page.dialog().locator("input[type=url]").fill("https://example.org/")


def hovering(page):
    bring(page, b"", "dragenter")
    page.page.wait_for_selector("#drop-hint:not([hidden])")


def scanner(page):
    page.page.evaluate("() => { testCamera.capabilities = { torch: true, zoom: { min: 1, max: 4, step: 0.5 } }; }")
    page.scan()
    page.wait_until_scanning()
    page.wait_until_still()


def plain_scanner(page):
    page.scan()
    page.wait_until_scanning()
    page.wait_until_still()


def crosshair(page):
    page.settings(crosshair=True)
    page.scan()
    page.page.wait_for_selector(".quietzone-scanner video.visible")
    page.wait_until_still()


def zoom_offer(page):
    scanner(page)
    page.page.wait_for_selector(".offer:not([hidden])")


def collecting(page):
    page.settings(mode="oncePerCode")
    scanner(page)
    page.page.wait_for_selector(".outlines polygon", state="attached")
    page.page.click(".torch")
    page.page.wait_for_selector(".torch[aria-pressed=true]")


def denied(page):
    page.page.click("#scan-button")
    page.wait_for_problem("permissionDenied")


def problem(page):
    scanner(page)
    page.camera("camera.tracks.at(-1).dispatchEvent(new Event('mute'))")
    page.dialog().wait_for()


def busy(page):
    page.page.evaluate("() => { navigator.mediaDevices.getUserMedia = async () => { throw new DOMException('busy', 'NotReadableError'); }; }")
    page.scan()
    page.wait_for_problem("inUseByAnotherApplication")
    page.wait_until_still()


def details(page):
    history(page)
    page.page.locator("#history-list .entry").nth(1).click()
    page.dialog().wait_for()
    page.dialog().locator("summary").click()


def nothing_found(page):
    page.page.evaluate("""async () => {
      const { addEntry } = await import('/history/store.js');
      for (let number = 1; number <= 8; number += 1) await addEntry({ text: `https://example.org/${number}`, symbology: 'qrCode' });
    }""")
    page.page.reload()
    page.page.fill("#find-field", "nowhere")


def symbologies(page):
    settings(page)
    page.dialog().locator("summary").click()


def not_loaded(page):
    page.page.route("**/quietzone.wasm", lambda route: route.fulfill(status=503))
    page.page.reload()
    page.page.click("#scan-button")
    page.wait_for_problem("notLoaded")
    page.errors.clear()


def reading(page):
    page.page.evaluate(SLOW)
    choose(page, *[png(scene([], (64, 48)))] * 12)
    page.page.wait_for_selector(".progress:not([hidden])")


def many_photos(page):
    choose(page, *[png(scene([(symbol(QR, f"https://example.org/{number}"), 0.5, 0.5, 0.4)], (400, 300))) for number in range(12)])
    page.dialog().wait_for(timeout=60_000)


def choice(page):
    long = "https://example.org/a/long/address/that/does/not/fit/into/a/row?of=the&list=at#all"
    choose(page, png(scene([(symbol(QR, "first code"), 0.3, 0.5, 0.2), (symbol(QR, long), 0.7, 0.5, 0.2)])))
    page.dialog().wait_for()


def no_code(page):
    choose(page, png(scene([])))
    page.dialog().wait_for()


STATES = [
    State("start page", start),
    State("start page in Chinese", start, schemes=("light",), locale="zh-CN"),
    State("typed address", typed),
    State("recent scans", history, schemes=("light", "dark", "forced")),
    State("recent scans in Chinese", history, schemes=("light",), locale="zh-CN"),
    State("no such scan", nothing_found, schemes=("light",)),
    State("details of a scan", details, schemes=("light", "dark", "forced")),
    State("details of a scan in Chinese", details, schemes=("light",), locale="zh-CN"),
    State("clearing", clearing),
    State("settings", settings, schemes=("light", "dark", "forced")),
    State("kinds of codes", symbologies, schemes=("light",)),
    State("settings in Chinese", settings, schemes=("light",), locale="zh-CN"),
    State("settings with an error", settings_error),
    State("picture above the page", hovering),
    # The scanner itself is dark in every scheme.
    State("scanner", scanner, schemes=("dark", "forced")),
    State("scanner in Chinese", plain_scanner, schemes=("dark",), locale="zh-CN"),
    State("crosshair", crosshair, schemes=("dark",)),
    State("zoom offer", zoom_offer, "speck", schemes=("dark",)),
    State("collecting", collecting, "pair", schemes=("dark",)),
    State("camera denied", denied, permission="denied"),
    State("camera denied in Chinese", denied, schemes=("light",), permission="denied", locale="zh-CN"),
    State("camera problem", problem),
    State("camera in use", busy, schemes=("light",)),
    State("several codes", choice, schemes=("light", "dark", "forced")),
    State("many photos", many_photos),
    State("photos being read", reading, schemes=("light", "dark", "forced")),
    State("scanner not loaded", not_loaded),
    State("no code", no_code),
]
