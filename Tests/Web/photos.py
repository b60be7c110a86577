"""Photos: chosen, dropped or pasted, and read without any camera."""

import base64
import io

from browser import chromium
from detector import png
from scanning import ADDRESS, NUMBER
from scenes import EAN13, QR, scene, symbol
from suite import equal
from visit import visit

#: Hands a file to the page, as a drop or a paste brings one.
BRING = """([data, name, type, event]) => {
  const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
  const transfer = new DataTransfer();
  transfer.items.add(new File([bytes], name, { type }));
  const happening = event === 'paste'
    ? new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true })
    : new DragEvent(event, { dataTransfer: transfer, bubbles: true, cancelable: true });
  document.body.dispatchEvent(happening);
}"""


def choose(page, *data):
    with page.page.expect_file_chooser() as chooser:
        page.page.click("#album-button")
    chooser.value.set_files([{"name": f"photo-{index}.png", "mimeType": "image/png", "buffer": each} for index, each in enumerate(data)])


def bring(page, data, event, name="photo.png", kind="image/png"):
    page.page.evaluate(BRING, [base64.b64encode(data).decode(), name, kind, event])


def run(suite, site, folder):
    one = png(scene([(symbol(QR, ADDRESS), 0.3, 0.7, 0.2)]))
    number = png(scene([(symbol(EAN13, NUMBER), 0.5, 0.5, 0.3)]))
    two = png(scene([(symbol(QR, "first"), 0.3, 0.5, 0.2), (symbol(QR, "second"), 0.7, 0.5, 0.2)]))
    none = png(scene([]))
    data = io.BytesIO()
    scene([(symbol(QR, ADDRESS), 0.5, 0.5, 0.2)]).resize((7000, 3938)).save(data, "JPEG")
    large = data.getvalue()

    with chromium() as browser:
        def chosen():
            with visit(browser, site) as page:
                choose(page, one)
                equal(page.wait_for_field(), ADDRESS)
                equal(page.focused(), "omnibox-field", "focus")
                assert page.page.locator(".quietzone-scanner").is_hidden()
                equal(page.camera("camera.constraints.length"), 0, "cameras asked for")
                assert all(method == "GET" for method, _, _ in page.requests)

        def searched():
            with visit(browser, site) as page:
                choose(page, number)
                page.page.wait_for_url(f"https://www.google.com/search?q={NUMBER}")

        def brought(event):
            with visit(browser, site) as page:
                bring(page, one, event)
                equal(page.wait_for_field(), ADDRESS)

        def hovers():
            with visit(browser, site) as page:
                bring(page, one, "dragenter")
                assert page.page.locator("#drop-hint").is_visible()
                bring(page, one, "drop")
                assert page.page.locator("#drop-hint").is_hidden()
                page.wait_for_field()

        def several():
            with visit(browser, site) as page:
                choose(page, two)
                page.dialog().wait_for()
                equal(page.dialog().locator(".choices span:first-child").all_text_contents(), ["first", "second"])
                page.dialog().get_by_role("button", name="second").click()
                equal(page.wait_for_field(), "second")

        def nothing():
            with visit(browser, site) as page:
                choose(page, none)
                page.page.wait_for_selector("dialog.quietzone h2:has-text('No code found')")
                page.page.keyboard.press("Escape")
                page.dialog().wait_for(state="detached")
                bring(page, b"no picture at all", "drop", "notes.txt", "text/plain")
                page.page.wait_for_selector("dialog.quietzone h2:has-text('Not a picture')")

        def spoken():
            with visit(browser, site) as page:
                page.settings(announcesResults=True)
                choose(page, one)
                equal(page.wait_for_announcement(), ADDRESS)
                equal(page.field(), "", "the omnibox while the screen reader speaks")
                equal(page.wait_for_field(), ADDRESS)

        def huge():
            with visit(browser, site) as page:
                choose(page, large)
                page.wait_for("document.getElementById('omnibox-field').value !== ''")
                equal(page.field(), ADDRESS)

        suite.run("A photo that was chosen is read, without camera or scanner", chosen)
        suite.run("A photo's number is searched for at once", searched)
        suite.run("A picture that is dropped is read", brought, "drop")
        suite.run("A picture that is pasted is read", brought, "paste")
        suite.run("A picture that hovers over the page is announced", hovers)
        suite.run("Several codes in a photo are listed to choose from", several)
        suite.run("That there is no code in a photo, or no picture in a file, is said", nothing)
        suite.run("With a screen reader a photo's result is spoken, though the scanner is not shown", spoken)
        suite.run("A photo of 27 million pixels is read", huge)
