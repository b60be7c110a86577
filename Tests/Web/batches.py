"""Many photos, slow ones, huge ones, and files that are no photos."""

import base64
import io
import json
import os
from pathlib import Path

from PIL import Image

from browser import chromium
from detector import png
from photos import bring, choose
from scanning import ADDRESS, NUMBER
from scenes import EAN13, QR, scene, symbol
from suite import equal
from visit import visit

#: Hands several files to the page, as a drop brings them.
DROP = """(files) => {
  const transfer = new DataTransfer();
  for (const [data, name, type] of files) {
    transfer.items.add(new File([Uint8Array.from(atob(data), (character) => character.charCodeAt(0))], name, { type }));
  }
  document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }));
}"""

#: Makes the reader of photos as slow as a phone with a huge one, until `window.letGo()`.
SLOW = """async () => {
  const { ReaderClient } = await import('/reader/client.js');
  const { read } = ReaderClient.prototype;
  const gate = new Promise((resolve) => (window.letGo = resolve));
  ReaderClient.prototype.read = async function (source, ...rest) {
    if (source instanceof Blob) await gate;
    return read.call(this, source, ...rest);
  };
}"""


def drop(page, *files):
    page.page.evaluate(DROP, [[base64.b64encode(data).decode(), name, kind] for data, name, kind in files])


def photo(text, kind=QR):
    return png(scene([(symbol(kind, text), 0.5, 0.5, 0.3)], (640, 480)))


def jpeg(picture, **options):
    data = io.BytesIO()
    picture.save(data, "JPEG", **options)
    return data.getvalue()


def run(suite, site, folder):
    with chromium() as browser:
        many(suite, browser, site)
        slow(suite, browser, site)
        kinds(suite, browser, site)
    memory(suite, site)


def many(suite, browser, site):
    def lists_all():
        files = [(photo(f"code {number}"), f"{number}.png", "image/png") for number in range(23)]
        files += [(png(scene([], (320, 240))), "empty.png", "image/png"), (b"%PDF-1.7", "a.pdf", "application/pdf")]
        with visit(browser, site, accept_downloads=True) as page:
            page.context.grant_permissions(["clipboard-read", "clipboard-write"])
            drop(page, *files)
            page.page.wait_for_selector("dialog.quietzone .choices", timeout=60_000)
            expected = [f"code {number}" for number in range(23)]
            equal(page.dialog().locator(".choices span:first-child").all_text_contents(), expected)
            assert "25 photos read · 1 without a code · 1 could not be opened" in page.dialog().text_content()
            page.dialog().get_by_role("button", name="Copy all").click()
            page.wait_for("navigator.clipboard.readText().then((text) => text.split('\\n').length === 23)")
            with page.page.expect_download() as download:
                page.dialog().get_by_role("button", name="CSV").click()
            lines = download.value.path().read_text(encoding="utf-8-sig").splitlines()
            equal(lines[:2], ['"Photo","Text","Symbology","Bytes"', f'"0.png","code 0","QR Code","{b"code 0".hex()}"'])
            equal(len(lines), 26)
            assert "PDF" in lines[-1], lines[-1]
            with page.page.expect_download() as download:
                page.dialog().get_by_role("button", name="JSON").click()
            readings = json.loads(download.value.path().read_text(encoding="utf-8"))
            equal([reading["name"] for reading in readings][-2:], ["empty.png", "a.pdf"])
            equal((readings[-1]["problem"], readings[0]["symbols"][0]["symbology"]), ("pdf", "qrCode"))
            page.dialog().get_by_role("button", name="Done").click()
            page.wait_for("document.querySelectorAll('#history-list li').length === 23")

    def picker_takes_many():
        with visit(browser, site) as page:
            choose(page, photo("first"), photo("second"))
            page.dialog().wait_for()
            equal(page.dialog().locator(".choices span:first-child").all_text_contents(), ["first", "second"])
            page.dialog().get_by_role("button", name="second").click()
            equal(page.wait_for_field(), "second")
            page.wait_for("document.querySelectorAll('#history-list li').length === 2")

    suite.run("Photos that are dropped together are all read, listed, remembered, copied and exported", lists_all)
    suite.run("The picker takes several photos, and choosing one result remembers none twice", picker_takes_many)


def slow(suite, browser, site):
    shown = ".progress:not([hidden])"

    def is_cancelled():
        with visit(browser, site) as page:
            page.page.evaluate(SLOW)
            choose(page, photo("slow"))
            page.page.wait_for_selector(shown)
            equal(page.page.locator(".progress [role=status]").text_content(), "Reading the photo…")
            page.page.wait_for_timeout(3000)
            assert page.page.locator(shown).is_visible(), "the progress is gone while the photo is read"
            page.page.locator(".progress").get_by_role("button", name="Cancel").click()
            page.page.wait_for_selector(".progress", state="hidden")
            page.page.evaluate("letGo()")
            choose(page, photo("next"))
            equal(page.wait_for_field(), "next")

    def is_not_lost():
        with visit(browser, site) as page:
            page.page.evaluate(SLOW)
            choose(page, photo(NUMBER, EAN13))
            page.page.wait_for_selector(shown)
            page.page.click("#scan-button")
            page.wait_for_problem("unavailable")
            page.page.evaluate("letGo()")
            page.page.wait_for_selector("dialog.quietzone h2:has-text('Your photo holds a code')")
            equal(page.dialog().locator(".choices span:first-child").all_text_contents(), [NUMBER])
            equal(page.dialog().count(), 1, "dialogs")
            page.dialog().get_by_role("button", name=NUMBER).click()
            page.page.wait_for_url(f"https://www.google.com/search?q={NUMBER}")

    def pauses():
        with visit(browser, site) as page:
            page.page.evaluate(SLOW)
            choose(page, *[photo(f"code {number}") for number in range(9)])
            page.page.wait_for_selector(shown)
            page.page.locator(".progress").get_by_role("button", name="Pause").click()
            page.page.evaluate("letGo()")
            page.page.wait_for_timeout(1500)
            words = page.page.locator(".progress [role=status]").text_content()
            assert words.startswith("Paused at photo") and words.endswith("of 9"), words
            equal(page.dialog().count(), 0, "dialogs")
            page.page.locator(".progress").get_by_role("button", name="Go on").click()
            page.dialog().wait_for()
            equal(page.dialog().locator(".choices li").count(), 9)

    def joins():
        with visit(browser, site) as page:
            page.page.evaluate(SLOW)
            bring(page, photo("first"), "drop")
            page.page.wait_for_selector(shown)
            bring(page, photo("second"), "drop")
            page.page.evaluate("letGo()")
            page.dialog().wait_for()
            equal(page.dialog().locator(".choices span:first-child").all_text_contents(), ["first", "second"])

    suite.run("A slow photo shows that it is read, for as long as that takes, and can be cancelled", is_cancelled)
    suite.run("A photo's result is listed though the scanner was asked for meanwhile", is_not_lost)
    suite.run("Reading many photos can be paused, and goes on", pauses)
    suite.run("Photos that come while others are read are read with them", joins)


def kinds(suite, browser, site):
    def explains():
        cases = [
            (b"%PDF-1.7\n", "PDF"), (b"II*\0" + bytes(100), "TIFF"), (b"\0\0\0\x18ftypheic\0\0\0\0mif1heic" + bytes(100), "HEIC"),
            (b"no picture at all", "cannot be opened as a picture"), (jpeg(scene([], (640, 480)))[:300], "damaged"), (b"", "cannot be opened"),
            (b"<svg xmlns='http://www.w3.org/2000/svg'><broken", "drawing"),
        ]
        with visit(browser, site) as page:
            for data, words in cases:
                bring(page, data, "drop", "file", "")
                page.page.wait_for_selector("dialog.quietzone h2:has-text('Not a picture')")
                assert words in page.dialog().text_content(), (words, page.dialog().text_content())
                equal(page.dialog().get_by_role("button").all_text_contents(), ["Another photo", "OK"])
                page.dialog().get_by_role("button", name="OK").click()
                page.dialog().wait_for(state="detached")

    def reads_svg(size):
        data = base64.b64encode(photo(ADDRESS)).decode()
        svg = f"<?xml version='1.0'?><svg xmlns='http://www.w3.org/2000/svg' {size} viewBox='0 0 640 480'><image href='data:image/png;base64,{data}' width='640' height='480'/></svg>"
        with visit(browser, site) as page:
            bring(page, svg.encode(), "drop", "code.svg", "image/svg+xml")
            equal(page.wait_for_field(), ADDRESS)

    def reads_later_frames():
        pictures = [scene([], (640, 480)), scene([(symbol(QR, "moving"), 0.5, 0.5, 0.3)], (640, 480))]
        data = io.BytesIO()
        pictures[0].save(data, "GIF", save_all=True, append_images=pictures[1:], duration=200)
        with visit(browser, site) as page:
            bring(page, data.getvalue(), "drop", "code.gif", "image/gif")
            equal(page.wait_for_field(), "moving")

    def reads_turned():
        """A large photo that is to be turned is made smaller by the right side."""
        picture = scene([(symbol(QR, ADDRESS), 0.2, 0.3, 0.2)]).resize((9000, 5062))
        exif = Image.Exif()
        exif[0x0112] = 6
        with visit(browser, site) as page:
            found = page.page.evaluate("""async (data) => {
              const { PhotoBatch } = await import('/reader/photo-batch.js');
              const batch = new PhotoBatch(0, () => {});
              batch.add([new Blob([Uint8Array.from(atob(data), (character) => character.charCodeAt(0))])]);
              const [{ symbols }] = await batch.read();
              return symbols.map(({ text, corners }) => [text, corners]);
            }""", base64.b64encode(jpeg(picture, exif=exif)).decode())
            equal([text for text, _ in found], [ADDRESS])
            xs, ys = [corner["x"] for corner in found[0][1]], [corner["y"] for corner in found[0][1]]
            # Turned by a quarter, what lay at 0.2, 0.3 lies at 0.7, 0.2 of 5062 × 9000.
            x, y = sum(xs) / 4, sum(ys) / 4
            assert abs(x - 0.7 * 5062) < 60 and abs(y - 0.2 * 9000) < 60, (x, y)

    def refuses_too_large():
        header = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + (20_000).to_bytes(4, "big") * 2 + bytes(9)
        with visit(browser, site) as page:
            bring(page, header, "drop", "huge.png")
            page.page.wait_for_selector("dialog.quietzone h2:has-text('Not a picture')")
            assert "220 megapixels" in page.dialog().text_content()

    def refuses_addresses():
        with visit(browser, site) as page:
            page.page.evaluate("""() => {
              const transfer = new DataTransfer();
              transfer.setData('text/plain', 'https://example.org/code.png');
              document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true }));
            }""")
            page.wait_for("document.getElementById('status').textContent.startsWith('Nothing is loaded')")

    suite.run("What a file is that cannot be read is said, and what to do", explains)
    suite.run("A drawing of lines is read", reads_svg, "width='640' height='480'")
    suite.run("A drawing of lines without a size is read", reads_svg, "")
    suite.run("A moving picture is read frame by frame", reads_later_frames)
    suite.run("A large photo that is turned is read, with its corners where they are", reads_turned)
    suite.run("A picture beyond the limit is refused before it is opened", refuses_too_large)
    suite.run("A picture's address that is pasted is refused with words", refuses_addresses)


def memory(suite, site):
    """In browsers of their own: what one test leaves is another's beginning."""
    def is_given_back(name, count):
        with chromium() as browser, visit(browser, site) as page:
            data = photographs()[name]
            page.page.evaluate("(data) => { window.data = Uint8Array.from(atob(data), (character) => character.charCodeAt(0)); }", base64.b64encode(data).decode())
            read = """async (count) => {
              const { PhotoBatch } = await import('/reader/photo-batch.js');
              const batch = new PhotoBatch(0, () => {});
              batch.add(Array.from({ length: count }, () => new Blob([data])));
              return (await batch.read()).filter(({ symbols }) => symbols.length > 0).length;
            }"""
            before = settled(page)
            equal(page.page.evaluate(read, count), count, "photos in which a code was read")
            end, grown = 30, 0
            for _ in range(end):
                grown = settled(page) - before
                if grown < 50e6:
                    break
                page.page.wait_for_timeout(500)
            print(f"        {count} × {name}: {grown / 1e6:.0f} MB more than before", flush=True)
            assert grown < 50e6, f"{grown / 1e6:.0f} MB more than before"

    suite.run("After a photo of 108 megapixels the memory it took is given back", is_given_back, "108 megapixels", 1)
    suite.run("After many photos of 12 megapixels the memory they took is given back", is_given_back, "12 megapixels", int(os.environ.get("QUIETZONE_PHOTO_COUNT", "12")))


def photographs():
    desk = scene([(symbol(QR, ADDRESS), 0.5, 0.5, 0.2)], (2000, 1500))
    return {"12 megapixels": jpeg(desk.resize((4000, 3000))), "108 megapixels": jpeg(desk.resize((12000, 9000)))}


def settled(page):
    """Bytes of memory that the page's process holds for itself, after what is garbage was collected."""
    session = page.page.context.new_cdp_session(page.page)
    session.send("HeapProfiler.collectGarbage")
    session.detach()
    return max(resident(process) for process in renderers())


def renderers():
    """The processes of pages among this process's descendants."""
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            if b"--type=renderer" in (folder / "cmdline").read_bytes() and is_ours(folder.name):
                yield folder
        except OSError:
            continue


def is_ours(process):
    while process not in ("0", "1"):
        if process == str(os.getpid()):
            return True
        process = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[1]
    return False


def resident(folder):
    fields = dict(line.split(":", 1) for line in (folder / "smaps_rollup").read_text().splitlines()[1:])
    return sum(int(fields[name].split()[0]) for name in ("Private_Clean", "Private_Dirty")) * 1024
