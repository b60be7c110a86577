"""What a code means: cards with their actions, on the page, in recent scans, and in what other pages are told."""

import base64
from pathlib import Path

from batches import photo
from browser import SMALL, chromium
from detector import png
from photos import choose
from scenes import EAN13, QR, scene, symbol
from server import Server
from suite import equal
from visit import visit

VCARD = "BEGIN:VCARD\r\nVERSION:3.0\r\nN:Lindqvist;Ida;;;\r\nFN:Ida Lindqvist\r\nORG:Bindery\r\nTITLE:Bookbinder\r\nTEL;TYPE=cell:+46 8 123 45\r\nTEL:+46 8 999\r\nEMAIL:ida@example.org\r\nURL:https://example.org/ida\r\nADR:;;Storgatan 1;Umea;;90325;Sweden\r\nBDAY:1980-02-29\r\nEND:VCARD\r\n"
EVENT = "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:Quiet concert\r\nDTSTART;TZID=Europe/Berlin:20261231T183000\r\nDTEND;TZID=Europe/Berlin:20261231T203000\r\nLOCATION:Hall 2\r\nEND:VEVENT\r\nEND:VCALENDAR"
GIRO = "BCD\n002\n1\nSCT\n\nRed Cross\nDE89370400440532013000\nEUR12.30\n\n\nDonation"
DECEIVING = "https://example.com@evil.example/login"

#: What codes hold, what their card is called, says first and lists, and its buttons.
CARDS = {
    "https://example.org/a?b=c#d": ("Link", "example.org", {}, ["Open", "Copy text"]),
    "WIFI:T:WPA;S:Quiet home;P:pass\\;word  1;;": ("Wi-Fi network", "Quiet home", {"Security": "WPA", "Password": "pass;word  1"}, ["Copy password", "Copy name"]),
    VCARD: (
        "Contact",
        "Ida Lindqvist",
        {"Title": "Bookbinder", "Birthday": "29 Feb 1980", "Organisation": "Bindery", "Address": "Storgatan 1, 90325 Umea, Sweden"},
        ["Save contact", "Call: +46 8 123 45", "Call: +46 8 999", "Write e-mail", "Open", "Show on OpenStreetMap"],
    ),
    "mailto:a@example.org?subject=Hello%20you": ("E-mail", "a@example.org", {"Subject": "Hello you"}, ["Write e-mail", "Copy address"]),
    "tel:+1-201-555-0123": ("Phone number", "+12015550123", {}, ["Call", "Copy number"]),
    "smsto:+12015550123:On my way": ("Text message", "+12015550123", {"Text": "On my way"}, ["Write message", "Copy number"]),
    "geo:48.2010,16.3695": ("Place", "48.201, 16.3695", {}, ["Show on OpenStreetMap", "Copy coordinates"]),
    EVENT: ("Event", "Quiet concert", {"Start": "31 Dec 2026, 18:30 (Europe/Berlin)", "Where": "Hall 2"}, ["Add to calendar", "Show on OpenStreetMap"]),
    "otpauth://totp/Shop:ida?secret=JBSWY3DPEHPK3PXP&issuer=Shop": ("One-time passwords", "Shop", {"Account": "ida", "Digits": "6"}, ["Add to password app"]),
    GIRO: ("Payment", "12.30 EUR", {"IBAN": "DE89 3704 0044 0532 0130 00", "Name": "Red Cross"}, ["Copy account", "Copy amount", "Copy reference"]),
    "market://details?id=example": ("Link to an app", "market:", {}, ["Open the app", "Copy text"]),
}


def run(suite, site, folder):
    with chromium() as browser:
        for text, card in CARDS.items():
            suite.run(f"A card says what a code means: {card[0]}", is_shown, browser, site, text, *card)
        suite.run("A text that is nothing more has no card", has_none, browser, site)
        suite.run("A number that waits for Go has a card", has_number, browser, site)
        actions(suite, browser, site)
        links(suite, browser, site)
        suite.run("Every word of cards is there in both languages", speaks_alike)
        suite.run("In Chinese, a card's words are Chinese", speaks_chinese, browser, site)
        suite.run("The details of a recent scan have its card, also of a text that has lines", is_in_history, browser, site)
        suite.run("Cards are loaded with the first result, and offline from then on", is_kept, browser, site.folder)
        suite.run("Without the module that knows, results come without what they mean", does_without, browser, site)
        elements(suite, browser, site)


def bring(page, text, kind=QR):
    choose(page, png(scene([(symbol(kind, text, 4), 0.5, 0.5, 0.5)], (800, 800))))


def card(page):
    page.page.wait_for_selector("#result .card")
    return page.page.locator("#result .card")


def press(page, name):
    card(page).get_by_role("button", name=name, exact=True).click()


def rows(shown):
    return dict(zip(shown.locator("dt").all_text_contents(), shown.locator("dd").all_text_contents()))


def buttons(shown):
    return shown.locator(".actions-of-card button").all_text_contents()


def is_shown(browser, site, text, title, headline, lines, names):
    with visit(browser, site) as page:
        bring(page, text)
        shown = card(page)
        equal(shown.locator("h2").text_content(), title)
        equal(shown.locator(".headline").text_content(), headline)
        found = rows(shown)
        equal({name: found.get(name) for name in lines}, lines)
        equal(buttons(shown), names)
        equal(page.focused(), "omnibox-field", "the focus")
        # Nothing happens by itself.
        equal([url for method, url, _ in page.navigations[1:]], [])
        shown.get_by_role("button", name="Close").click()
        page.page.wait_for_selector("#result", state="hidden")


def has_none(browser, site):
    with visit(browser, site) as page:
        bring(page, "just words")
        page.wait_for_field()
        bring(page, "tel:1234567")
        card(page)
        bring(page, "other words")
        page.wait_for("document.getElementById('omnibox-field').value === 'other words'")
        page.page.wait_for_selector("#result", state="hidden")


def has_number(browser, site):
    with visit(browser, site) as page:
        page.settings(searchesNumbersAtOnce=False)
        bring(page, "9501101530003", EAN13)
        shown = card(page)
        equal(shown.locator("h2").text_content(), "Product")
        equal(rows(shown), {"Registered in": "GS1 Global Office"})
        press(page, "Search")
        page.page.wait_for_url("https://www.google.com/search?q=9501101530003")


def actions(suite, browser, site):
    def copies():
        with visit(browser, site) as page:
            page.context.grant_permissions(["clipboard-read", "clipboard-write"])
            bring(page, "WIFI:T:WPA;S:Quiet home;P:pass\\;word  1;;")
            press(page, "Copy password")
            page.wait_for("document.getElementById('status').textContent === 'Copied'")
            equal(page.page.evaluate("navigator.clipboard.readText()"), "pass;word  1")

    def by_keyboard():
        with visit(browser, site) as page:
            page.context.grant_permissions(["clipboard-read", "clipboard-write"])
            bring(page, "WIFI:T:WPA;S:Quiet home;P:password1;;")
            card(page)
            stops = []
            for _ in range(3):
                page.page.keyboard.press("Tab")
                stops.append(page.page.evaluate("document.activeElement.ariaLabel || document.activeElement.textContent"))
            equal(stops, ["Go", "Close", "Copy password"])
            page.page.keyboard.press("Enter")
            page.wait_for("document.getElementById('status').textContent === 'Copied'")
            equal(page.page.evaluate("navigator.clipboard.readText()"), "password1")

    def saves(text, button, name, *lines):
        with visit(browser, site) as page:
            bring(page, text)
            shown = card(page)
            with page.page.expect_download() as download:
                shown.get_by_role("button", name=button).click()
            equal(download.value.suggested_filename, name)
            content = Path(download.value.path()).read_bytes().decode()
            for line in lines:
                assert f"\r\n{line}\r\n" in content, (line, content)

    def leads(text, button, address):
        with visit(browser, site) as page:
            bring(page, text)
            press(page, button)
            page.page.wait_for_url(address)

    def hands_over(text, button, address):
        with visit(browser, site) as page:
            bring(page, text)
            shown = card(page)
            # No browser of a test has an app for it; what it is asked for the page's own navigation tells.
            page.page.evaluate("() => navigation.addEventListener('navigate', (event) => { window.asked = event.destination.url; event.preventDefault(); })")
            shown.get_by_role("button", name=button, exact=True).click()
            page.wait_for("window.asked !== undefined")
            equal(page.page.evaluate("window.asked"), address)
            page.errors.clear()

    suite.run("A card's password is copied as it is", copies)
    suite.run("A card is used by keyboard alone, behind the field that its text is in", by_keyboard)
    suite.run("A contact is saved as a vCard", saves, VCARD, "Save contact", "Ida Lindqvist.vcf", "FN:Ida Lindqvist", "TEL;TYPE=cell:+46 8 123 45", "BDAY:1980-02-29")
    suite.run("An event is saved for the calendar", saves, EVENT, "Add to calendar", "Quiet concert.ics", 'DTSTART;TZID="Europe/Berlin":20261231T183000', "SUMMARY:Quiet concert")
    suite.run("A place is shown on a map", leads, "geo:48.2010,16.3695", "Show on OpenStreetMap", "https://www.openstreetmap.org/?mlat=48.201&mlon=16.3695#map=17/48.201/16.3695")
    suite.run("An address is looked for on a map", leads, VCARD, "Show on OpenStreetMap", "https://www.openstreetmap.org/search?query=Storgatan%201%2C%2090325%2C%20Umea%2C%20Sweden")
    suite.run("A call is handed to the phone", hands_over, "tel:+1-201-555-0123", "Call", "tel:+12015550123")
    suite.run("A message is handed to its app, encoded anew", hands_over, "smsto:+12015550123:On & on", "Write message", "sms:+12015550123?body=On%20%26%20on")


def links(suite, browser, site):
    def asks():
        with visit(browser, site) as page:
            bring(page, DECEIVING)
            shown = card(page)
            equal(shown.locator(".headline strong").text_content(), "evil.example")
            equal(shown.locator(".link strong").text_content(), "evil.example")
            equal(shown.locator(".link").text_content(), DECEIVING)
            assert "“example.com” stands in front" in shown.locator(".warnings .danger").first.text_content()
            press(page, "Open")
            question = page.page.locator("dialog[data-question=openDangerousLink]")
            assert "evil.example" in question.text_content()
            # Enter, Escape and what is largest leave it.
            question.get_by_role("button", name="Leave it").click()
            page.page.wait_for_selector("dialog", state="detached")
            press(page, "Open")
            page.page.keyboard.press("Escape")
            page.page.wait_for_selector("dialog", state="detached")
            equal(page.page.url, site.origin + "/")
            press(page, "Open")
            page.dialog().get_by_role("button", name="Do it all the same").click()
            page.page.wait_for_url("https://example.com@evil.example/login")

    def names_letters():
        with visit(browser, site) as page:
            bring(page, "https://xn--ypal-43d9g.com/")
            shown = card(page)
            equal(shown.locator(".headline").text_content(), "xn--ypal-43d9g.com")
            assert "р (U+0440) is not p." in shown.locator(".warnings .danger").text_content()
            press(page, "Open")
            assert "It leads to xn--ypal-43d9g.com" in page.dialog().text_content()

    def go_asks():
        with visit(browser, site) as page:
            bring(page, DECEIVING)
            page.wait_for_field()
            page.page.click("#go-button")
            page.page.wait_for_selector("dialog[data-question=openDangerousLink]")
            page.dialog().get_by_role("button", name="Leave it").click()
            equal(page.page.url, site.origin + "/")
            page.page.fill("#omnibox-field", "https://example.org/plain")
            page.page.click("#go-button")
            page.page.wait_for_url("https://example.org/plain")

    def never_opens():
        with visit(browser, site) as page:
            bring(page, "javascript:alert(1)")
            equal(buttons(card(page)), ["Copy text"])
            assert "cannot be opened here" in card(page).locator(".warnings").text_content()

    def shows_invisible():
        with visit(browser, site) as page:
            bring(page, "https://example.org/\u202Egpj.exe")
            equal(card(page).locator(".link").text_content(), "https://example.org/‹202E›gpj.exe")

    def asks_for_apps():
        with visit(browser, site) as page:
            bring(page, "market://details?id=example")
            press(page, "Open the app")
            question = page.page.locator("dialog[data-question=openApp]")
            assert "market:" in question.text_content()

    def holds_no_markup():
        with visit(browser, site) as page:
            bring(page, "MECARD:N:<img src=x onerror=alert(1)>;TEL:1;;")
            equal(card(page).locator(".headline").text_content(), "<img src=x onerror=alert(1)>")
            equal(page.page.locator("#result img").count(), 0)

    def comes_into_view():
        with visit(browser, site, viewport=SMALL) as page:
            bring(page, "WIFI:T:WPA;S:Quiet home;P:password1;;")
            card(page)
            page.wait_for("innerHeight - document.querySelector('#result .actions-of-card').getBoundingClientRect().bottom > 0")

    suite.run("A card that is out of sight comes into view", comes_into_view)
    suite.run("A link that deceives shows its host, warns, and asks before it is opened", asks)
    suite.run("Of a host whose letters look like others the letters are named, and the host as it is looked up", names_letters)
    suite.run("Go asks before a link that deceives, and not before others", go_asks)
    suite.run("A link that runs what it holds has no button to open it", never_opens)
    suite.run("What cannot be seen in a link is shown by its number", shows_invisible)
    suite.run("An app is opened after a question that names it", asks_for_apps)
    suite.run("A card holds no markup of a code's", holds_no_markup)


def speaks_alike():
    for name in ("words.js", "field-words.js"):
        script = (Path(__file__).parents[2] / "Web/cards" / name).read_text(encoding="utf-8")
        english, chinese = (
            [line.split(":")[0].strip() for line in part.splitlines() if line.startswith("  ") and ":" in line and "//" not in line.split(":")[0]]
            for part in script.split("const english = {")[1].split("\n/** @typedef")[0].split("const chinese = {")
        )
        equal(sorted(english), sorted(chinese))
        assert len(set(english)) == len(english) > 60, english


def speaks_chinese(browser, site):
    with visit(browser, site, locale="zh-CN") as page:
        bring(page, "WIFI:T:WPA;S:home;P:password1;;")
        shown = card(page)
        texts = [shown.locator("h2").text_content(), *rows(shown), *buttons(shown)]
        equal([text for text in texts if text.isascii()], [], "words that are not Chinese")


def is_in_history(browser, site):
    with visit(browser, site) as page:
        bring(page, VCARD)
        card(page)
        page.page.reload()
        page.page.locator("#history-list .entry").first.click()
        section = page.dialog().locator(".card")
        section.wait_for()
        equal(section.locator(".headline").text_content(), "Ida Lindqvist")
        assert "Save contact" in buttons(section)
        # What older versions kept has a card as far as its text tells.
        page.page.evaluate("async () => { const { addEntry } = await import('/history/store.js'); await addEntry({ text: 'tel:1234567', symbology: 'qrCode' }); }")
        page.page.reload()
        page.page.locator("#history-list .entry").first.click()
        section.wait_for()
        equal(section.locator(".headline").text_content(), "1234567")


def is_kept(browser, site_folder):
    server = Server(site_folder)
    closed = False
    try:
        with visit(browser, server, elsewhere=False, service_workers="allow") as page:
            page.page.evaluate("async () => { await navigator.serviceWorker.ready; }")
            page.wait_for("navigator.serviceWorker.controller !== null")
            asked = lambda: [path for _, path, _ in server.requests if "/cards/" in path or path == "/content.wasm"]
            equal(asked(), [], "asked for at the first visit")
            bring(page, "tel:1234567")
            card(page)
            assert "/content.wasm" in asked(), asked()
            server.close()
            closed = True
            page.page.reload()
            bring(page, "tel:7654321")
            equal(card(page).locator(".headline").text_content(), "7654321")
    finally:
        if not closed:
            server.close()


def does_without(browser, site):
    with visit(browser, site) as page:
        page.page.route("**/content.wasm", lambda route: route.fulfill(status=503))
        bring(page, "tel:1234567")
        equal(page.wait_for_field(), '"tel:1234567"')
        page.page.fill("#omnibox-field", "https://example.org/plain")
        page.page.click("#go-button")
        page.page.wait_for_url("https://example.org/plain")
        page.errors.clear()


def elements(suite, browser, site):
    def carries(mode, event):
        with visit(browser, site) as page:
            page.page.route("**/other", lambda route: route.fulfill(body="<!DOCTYPE html><title>Other</title><quietzone-scanner></quietzone-scanner>", content_type="text/html"))
            page.page.goto(site.origin + "/other")
            found = page.page.evaluate(
                """async ([picture, mode, event]) => {
                  const { contentOf } = await import('/quietzone.js');
                  const scanner = document.querySelector('quietzone-scanner');
                  scanner.setAttribute('mode', mode);
                  const result = new Promise((resolve) => scanner.addEventListener(event, ({ detail }) => resolve(detail)));
                  if (event === 'collect') await scanner.open();
                  await scanner.readPhotos(await (await fetch(picture)).blob());
                  const { text, symbol, content } = await result;
                  return [text, symbol.text, content, await contentOf(symbol)];
                }""",
                ["data:image/png;base64," + base64.b64encode(photo(VCARD)).decode(), mode, event],
            )
            text, whole, content, again = found
            equal(text, VCARD.strip().replace("\r\n", " "))
            equal(whole, VCARD)
            equal(content, again)
            equal((content["kind"], content["name"], content["phones"][1]), ("contact", "Ida Lindqvist", {"value": "+46 8 999"}))

    def comes_without(hangs):
        held = []
        answer = (lambda route: held.append(route)) if hangs else (lambda route: route.fulfill(status=404))
        with visit(browser, site) as page:
            page.page.route("**/other", lambda route: route.fulfill(body="<!DOCTYPE html><title>Other</title>", content_type="text/html"))
            page.page.route("**/content.wasm", answer)
            page.page.goto(site.origin + "/other")
            found = page.page.evaluate(
                """async (picture) => {
                  const { Scanner } = await import('/quietzone.js');
                  const scanner = new Scanner();
                  const result = new Promise((resolve) => scanner.addEventListener('result', ({ detail }) => resolve(detail)));
                  await scanner.readPhotos(await (await fetch(picture)).blob());
                  const { text, content } = await result;
                  return [text, content ?? null];
                }""",
                "data:image/png;base64," + base64.b64encode(photo("tel:1234567")).decode(),
            )
            for route in held:
                route.abort()
            equal(found, ["tel:1234567", None])
            page.errors.clear()

    suite.run("A result comes without what it means where the module is missing", comes_without, False)
    suite.run("A result does not wait for a module that does not come", comes_without, True)
    suite.run("The element tells what its result means, and so does contentOf", carries, "oneShot", "result")
    suite.run("It tells what a collected code means", carries, "oncePerCode", "collect")
