"""Files of all kinds: drawings, moving pictures, whatever a browser decodes, large ones, and what is no picture."""

import base64
import io
import json

from PIL import Image

from batches import drop, photo
from browser import chromium
from photos import bring
from scanning import ADDRESS
from scenes import QR, scene, symbol
from suite import equal
from visit import visit


def jpeg(picture, **options):
    data = io.BytesIO()
    picture.save(data, "JPEG", **options)
    return data.getvalue()


def moving(kind):
    """A picture of two frames, of which the second holds a code."""
    pictures = [scene([], (640, 480)), scene([(symbol(QR, f"moving {kind}"), 0.5, 0.5, 0.3)], (640, 480))]
    data = io.BytesIO()
    pictures[0].save(data, kind, save_all=True, append_images=pictures[1:], duration=200)
    return data.getvalue()


def run(suite, site, folder):
    with chromium() as browser:
        kinds(suite, browser, site)


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

    def reads_later_frames(kind):
        with visit(browser, site) as page:
            bring(page, moving(kind), "drop", "code", "")
            equal(page.wait_for_field(), f"moving {kind}")

    def reads_formats():
        kinds = {"WEBP": {}, "webp lossless": {"lossless": True}, "AVIF": {}, "BMP": {}, "GIF": {}, "ICO": {"sizes": [(256, 192)]}}
        with visit(browser, site, accept_downloads=True) as page:
            files = []
            for name, options in kinds.items():
                data = io.BytesIO()
                scene([(symbol(QR, name), 0.5, 0.5, 0.3)], (640, 480)).save(data, name.split()[0].upper(), **options)
                files.append((data.getvalue(), name, ""))
            drop(page, *files)
            page.page.wait_for_selector("dialog.quietzone .choices")
            with page.page.expect_download() as download:
                page.dialog().get_by_role("button", name="JSON").click()
            readings = json.loads(download.value.path().read_text(encoding="utf-8"))
            equal({reading["name"]: [code["text"] for code in reading["symbols"]] for reading in readings}, {name: [name] for name in kinds})

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
    for kind in ("GIF", "PNG", "WEBP"):
        suite.run(f"A moving picture is read frame by frame: {kind}", reads_later_frames, kind)
    suite.run("Whatever the browser decodes is read", reads_formats)
    suite.run("A large photo that is turned is read, with its corners where they are", reads_turned)
    suite.run("A picture beyond the limit is refused before it is opened", refuses_too_large)
    suite.run("A picture's address that is pasted is refused with words", refuses_addresses)
