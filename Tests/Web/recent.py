"""Recent scans: looked at whole, searched, deleted; and the page's dialogs one at a time."""

from browser import chromium
from photos import bring
from detector import png
from scenes import QR, scene, symbol
from suite import equal
from visit import visit

LONG = "https://example.org/" + "a/long/way/" * 12 + "end"

#: Adds scans, the last one the newest.
ADD = """async (scans) => {
  const { addEntry } = await import('/history/store.js');
  for (const scan of scans) await addEntry(scan);
}"""

#: A browser that shares; what is shared is noted.
WATCH_SHARING = """window.shared = [];
Object.defineProperty(navigator, 'share', { value: async ({ text, url }) => { shared.push(text ?? url); } });"""


def run(suite, site, folder):
    with chromium() as browser:
        details(suite, browser, site)
        dialogs(suite, browser, site)


def with_scans(page, *scans):
    page.page.evaluate(ADD, list(scans))
    page.page.reload()
    page.page.wait_for_selector("#history-list li")


def details(suite, browser, site):
    def is_whole():
        with visit(browser, site) as page:
            page.context.grant_permissions(["clipboard-read", "clipboard-write"])
            with_scans(page, {"text": LONG, "symbology": "dataMatrix", "bytes": LONG.encode().hex()}, {"text": "other", "symbology": "qrCode"})
            page.page.locator("#history-list .entry").nth(1).click()
            whole = page.dialog().locator(".whole").first
            equal(whole.text_content(), LONG)
            box, dialog = whole.bounding_box(), page.dialog().bounding_box()
            assert box["x"] + box["width"] <= dialog["x"] + dialog["width"], "the text is cut off"
            assert "Data Matrix" in page.dialog().text_content()
            page.dialog().locator("summary").click()
            equal(page.dialog().locator("details .whole").text_content().replace(" ", ""), LONG.encode().hex())
            selected = page.page.evaluate("() => { getSelection().selectAllChildren(deep('dialog .whole')); return getSelection().toString(); }")
            equal(selected, LONG, "what can be selected")
            page.dialog().get_by_role("button", name="Copy").click()
            page.wait_for("document.getElementById('status').textContent === 'Copied'")
            equal(page.page.evaluate("navigator.clipboard.readText()"), LONG)

    def is_deleted():
        with visit(browser, site) as page:
            with_scans(page, {"text": "first", "symbology": "qrCode"}, {"text": "second", "symbology": "qrCode"})
            page.page.locator("#history-list .entry").first.click()
            page.dialog().get_by_role("button", name="Delete").click()
            page.wait_for("document.querySelectorAll('#history-list li').length === 1")
            page.page.reload()
            page.page.wait_for_selector("#history-list li")
            equal(page.page.locator("#history-list .entry span:first-child").all_text_contents(), ["first"])

    def is_opened():
        with visit(browser, site) as page:
            with_scans(page, {"text": "example.org/a", "symbology": "qrCode"})
            page.page.locator("#history-list .entry").click()
            page.dialog().get_by_role("button", name="Go").click()
            page.page.wait_for_url("https://example.org/a")

    def is_found():
        with visit(browser, site) as page:
            with_scans(page, *[{"text": f"Scan {number}", "symbology": "ean13" if number == 3 else "qrCode"} for number in range(120)])
            for words, count in (("scan 11", 11), ("EAN-13", 1), ("nowhere", 0), ("", 100)):
                page.page.fill("#find-field", words)
                equal(page.page.locator("#history-list li").count(), count, words)
                equal(page.page.locator("#history-empty").is_visible(), count == 0, f"that nothing is found for “{words}”")

    def is_no_formula():
        with visit(browser, site, accept_downloads=True) as page:
            texts = ["=1+1", "＝1+1", "+1", "＋1", "-1", "－1", "@a", "＠a", "plain"]
            with_scans(page, *[{"text": text, "symbology": "qrCode"} for text in texts])
            with page.page.expect_download() as download:
                page.page.click("#export-button")
            lines = download.value.path().read_text(encoding="utf-8-sig").splitlines()[1:]
            equal([line.split(",")[0].strip('"') for line in lines], ["plain"] + ["'" + text for text in reversed(texts[:-1])])

    def is_shared():
        with visit(browser, site) as page:
            page.page.add_init_script(WATCH_SHARING)
            with_scans(page, {"text": "first", "symbology": "qrCode"}, {"text": LONG, "symbology": "qrCode"})
            page.page.get_by_role("button", name=f"Share {LONG}").click()
            page.page.locator("#history-list .entry").nth(1).click()
            page.dialog().get_by_role("button", name="Share").click()
            two = png(scene([(symbol(QR, "one"), 0.3, 0.5, 0.2), (symbol(QR, "two"), 0.7, 0.5, 0.2)]))
            bring(page, two, "drop")
            page.dialog().get_by_role("button", name="Share all").click()
            equal(page.page.evaluate("shared"), [LONG, "first", "one\ntwo"])

    suite.run("Scans are shared one by one, and all that photos hold together", is_shared)
    suite.run("A long scan can be read and selected whole, its bytes too, and copied", is_whole)
    suite.run("One scan is deleted, and the others stay", is_deleted)
    suite.run("A scan is opened from its details, an address without its scheme, too", is_opened)
    suite.run("Scans are found by their words and kinds, beyond those that are listed", is_found)
    suite.run("What spreadsheets take for a formula is exported as text, in full width, too", is_no_formula)


def dialogs(suite, browser, site):
    def are_not_stacked():
        with visit(browser, site) as page:
            page.page.click("#settings-button")
            page.dialog().wait_for()
            bring(page, png(scene([], (64, 48))), "drop")
            page.page.wait_for_selector("dialog.quietzone h2:has-text('No code found')")
            equal(page.dialog().count(), 1, "dialogs")
            page.dialog().get_by_role("button", name="OK").click()
            page.dialog().wait_for(state="detached")

    def offers_another():
        with visit(browser, site) as page:
            bring(page, png(scene([], (64, 48))), "drop")
            page.dialog().wait_for()
            with page.page.expect_file_chooser() as chooser:
                page.dialog().get_by_role("button", name="Another photo").click()
            chooser.value.set_files([{"name": "a.png", "mimeType": "image/png", "buffer": png(scene([(symbol(QR, "another"), 0.5, 0.5, 0.3)], (640, 480)))}])
            equal(page.wait_for_field(), "another")

    def chooses_kinds():
        with visit(browser, site) as page:
            page.page.click("#settings-button")
            page.dialog().locator("summary").click()
            boxes = page.dialog().locator("details input")
            for index in range(boxes.count()):
                if boxes.nth(index).is_checked():
                    boxes.nth(index).click()
            stored = "JSON.parse(localStorage.getItem('quietzone.settings')).symbologies"
            equal(len(page.page.evaluate(stored)), 1, "the last kind stays chosen")
            page.dialog().get_by_label("EAN-13", exact=True).click()
            assert "ean13" in page.page.evaluate(stored)
            page.dialog().get_by_role("button", name="Done").click()
            bring(page, png(scene([(symbol(QR, "not asked for"), 0.5, 0.5, 0.3)], (640, 480))), "drop")
            page.page.wait_for_selector("dialog.quietzone h2:has-text('No code found')")

    suite.run("A dialog that comes takes the place of the one that is there", are_not_stacked)
    suite.run("Where no code is found another photo can be chosen", offers_another)
    suite.run("The kinds of codes to read are chosen, and one is left at least", chooses_kinds)
