"""What is to be seen of the page, and how one gets there: each state is looked at by axe, and photographed."""

from browser import chromium
from batches import SLOW
from cards import DECEIVING, EVENT, GIRO, VCARD
from cards import bring as bring_code
from cards import card
from photos import bring, choose, png
from scanning import ADDRESS
from scenes import EAN13, QR, scene, symbol, video
from state import State


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


def collected(page):
    page.settings(mode="oncePerCode")
    scanner(page)
    page.wait_for("deepAll('.outlines polygon').length === 2")
    page.page.click(".collected")
    page.dialog().wait_for()


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


def no_pictures(page):
    choose(page, b"%PDF-1.7", b"II*\0" + bytes(100), b"no picture at all")
    page.dialog().wait_for()


def asked_for(page):
    page.page.goto(page.site.origin + "/?return=https%3A%2F%2Fshop.example%2Ffound%3Fcode%3D%25s")
    page.dialog().wait_for()


#: A flight there and on, as IATA's own example has it.
BOARDING_PASS = "M1DESMARAIS/LUC       EABC123 YULFRAAC 0834 226F001A0025 100"
LOOKALIKE = "https://xn--ypal-43d9g.com:8443/login?next=https%3A%2F%2Felsewhere.example%2F&session=0123456789abcdef0123456789abcdef"
GS1_LINK = "https://id.example.org/01/09501101530003/10/AB-123?17=271231"


def shows(text, kind=QR):
    """The card of a code with this text."""

    def reach(page):
        bring_code(page, text, kind)
        card(page)

    return reach


def shows_number(page):
    page.settings(searchesNumbersAtOnce=False)
    shows("9501101530003", EAN13)(page)


def asks(text):
    """The question before a card's first action."""

    def reach(page):
        shows(text)(page)
        card(page).locator(".actions-of-card button").first.click()
        page.dialog().wait_for()

    return reach


def details_of_card(page):
    shows(VCARD)(page)
    page.page.reload()
    page.page.locator("#history-list .entry").first.click()
    page.dialog().locator(".card").wait_for()


CARDS = {
    "link": "https://example.org/quiet-music?from=poster",
    "deceiving link": LOOKALIKE,
    "Wi-Fi": "WIFI:T:WPA;S:Quiet home;P:pass word 1;;",
    "contact": VCARD,
    "e-mail": "mailto:ida@example.org?subject=Hello&body=One%0Atwo",
    "phone number": "tel:+1-201-555-0123",
    "message": "smsto:+12015550123:On my way",
    "place": "geo:48.2010,16.3695,183;u=40",
    "event": EVENT,
    "passwords": "otpauth://totp/Shop:ida?secret=JBSWY3DPEHPK3PXP&issuer=Shop",
    "payment": GIRO,
    "app link": "market://details?id=example",
    "boarding pass": BOARDING_PASS,
    "GS1 link": GS1_LINK,
}

EVERY = ("light", "dark", "forced")

STATES = [
    State("start page", start, in_chinese=True),
    State("typed address", typed),
    State("recent scans", history, schemes=EVERY, in_chinese=True),
    State("no such scan", nothing_found, schemes=("light",)),
    State("details of a scan", details, schemes=EVERY, in_chinese=True),
    State("clearing", clearing),
    State("settings", settings, schemes=EVERY, in_chinese=True),
    State("kinds of codes", symbologies, schemes=("light",)),
    State("settings with an error", settings_error),
    State("picture above the page", hovering),
    State("scanner", scanner, schemes=("dark", "forced"), in_chinese=True),
    State("scanner without zoom", plain_scanner, schemes=("dark",)),
    State("crosshair", crosshair, schemes=("dark",)),
    State("zoom offer", zoom_offer, "speck", schemes=("dark",)),
    State("collecting", collecting, "pair", schemes=("dark",)),
    State("what was collected", collected, "pair", schemes=EVERY),
    State("camera denied", denied, in_chinese=True, permission="denied"),
    State("camera problem", problem),
    State("camera in use", busy, schemes=("light",)),
    State("several codes", choice, schemes=EVERY),
    State("many photos", many_photos),
    State("photos being read", reading, schemes=EVERY),
    State("scanner not loaded", not_loaded),
    State("no code", no_code),
    State("no pictures", no_pictures, schemes=("light",)),
    State("asked for by another page", asked_for),
    *(State(f"card of a {name}", shows(text), schemes=EVERY if name in ("deceiving link", "contact") else EVERY[:2], in_chinese=True)
      for name, text in CARDS.items()),
    State("card of a number", shows_number),
    State("details with a card", details_of_card, schemes=EVERY),
    State("question before a link", asks(DECEIVING), schemes=EVERY),
    State("question before an app", asks(CARDS["app link"]), schemes=("light",)),
    State("question before a command", asks("tel:*%2306%23"), schemes=("light",)),
]
