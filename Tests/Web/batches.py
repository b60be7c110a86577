"""Many photos, and slow ones."""

import base64
import json

from browser import chromium
from detector import png
from photos import bring, choose
from scanning import NUMBER
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


def run(suite, site, folder):
    with chromium() as browser:
        many(suite, browser, site)
        slow(suite, browser, site)


def many(suite, browser, site):
    def lists_all():
        files = [(photo(f"code {number}"), f"{number}.png", "image/png") for number in range(23)]
        files += [(png(scene([], (320, 240))), "empty.png", "image/png"), (b"%PDF-1.7", "a.pdf", "application/pdf")]
        with visit(browser, site, accept_downloads=True) as page:
            page.context.grant_permissions(["clipboard-read", "clipboard-write"])
            drop(page, *files)
            page.page.wait_for_selector("dialog.quietzone .choices")
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
            equal(readings[0]["symbols"][0]["content"], {"kind": "text"})
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

    def takes_every_core():
        with visit(browser, site) as page:
            page.page.add_init_script("Object.defineProperty(navigator, 'hardwareConcurrency', { value: 12 })")
            page.page.reload()
            # None is done before as many are begun as there are cores.
            page.page.evaluate("""async () => {
              const { ReaderClient } = await import('/reader/client.js');
              const { read } = ReaderClient.prototype;
              let open;
              const gate = new Promise((resolve) => (open = resolve));
              window.begun = new Set();
              ReaderClient.prototype.read = async function (...what) {
                begun.add(this);
                if (begun.size === 12) open();
                await gate;
                return read.apply(this, what);
              };
            }""")
            pictures = [png(scene([(symbol(QR, f"code {number}"), 0.5, 0.5, 0.5)], (160, 120))) for number in range(12)]
            files = [(picture, "small.png", "image/png") for picture in pictures] * 20
            drop(page, *files)
            page.page.wait_for_selector("dialog.quietzone .choices", timeout=120_000)
            assert "240 photos read" in page.dialog().text_content()
            equal(page.dialog().locator(".choices span:first-child").all_text_contents(), [f"code {number}" for number in range(12)])
            equal(page.page.evaluate("begun.size"), 12, "threads")

    def has_room():
        with visit(browser, site) as page:
            found = page.page.evaluate("""async () => {
              const { Room } = await import('/reader/room.js');
              const room = new Room(10);
              const ends = [];
              const begun = [];
              const begin = (name, size) =>
                room.for(size, () => new Promise((resolve, reject) => { begun.push(name); ends.push({ resolve, reject }); })).catch(() => {});
              const settled = async () => { await new Promise((resolve) => setTimeout(resolve)); return begun.join(''); };
              const seen = [];
              for (const [name, size] of [['a', 4], ['b', 4], ['c', 4], ['L', 99]]) begin(name, size);
              seen.push(await settled());
              ends[0].reject(new Error('a failed'));
              seen.push(await settled());
              ends[1].resolve();
              seen.push(await settled());
              ends[2].resolve();
              seen.push(await settled());
              begin('d', 1);
              seen.push(await settled());
              ends[3].resolve();
              seen.push(await settled());
              return seen;
            }""")
            equal(found, ["ab", "abc", "abc", "abcL", "abcL", "abcLd"])

    suite.run("Photos that are dropped together are all read, listed, remembered, copied and exported", lists_all)
    suite.run("Hundreds of photos are read in as many threads as there are cores", takes_every_core)
    suite.run("Pictures that fit into memory are read side by side, and a larger one alone", has_room)
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
