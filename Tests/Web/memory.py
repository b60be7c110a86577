"""The memory that photos take, and that it is given back."""

import base64
import io
import os
import time
from pathlib import Path

from PIL import Image

from browser import chromium
from kinds import jpeg
from scanning import ADDRESS
from scenes import QR, scene, symbol
from suite import equal
from visit import visit

#: Keeps a file's bytes in the page.
KEEP = "(data) => { window.data = Uint8Array.from(atob(data), (character) => character.charCodeAt(0)); }"

#: Reads what was kept, many times; says in how many a code was.
READ_KEPT = """async (count) => {
  const { PhotoBatch } = await import('/reader/photo-batch.js');
  const batch = new PhotoBatch(0, () => {});
  batch.add(Array.from({ length: count }, () => new Blob([data])));
  return (await batch.read()).filter(({ symbols }) => symbols.length > 0).length;
}"""


def run(suite, site, folder):
    """In browsers of their own: what one test leaves is another's beginning."""
    def is_given_back(name, count):
        with chromium() as browser, visit(browser, site) as page:
            data = photograph(name)
            page.page.evaluate(KEEP, base64.b64encode(data).decode())
            before = settled(page)
            equal(page.page.evaluate(READ_KEPT, count), count, "photos in which a code was read")
            assert_given_back(f"{count} × {name}", before, lambda: settled(page))

    for name in ("108 megapixels", "108 megapixels as PNG"):
        suite.run(f"After a photo of {name} the memory it took is given back", is_given_back, name, 1)
    suite.run("After many photos of 12 megapixels the memory they took is given back", is_given_back, "12 megapixels", int(os.environ.get("QUIETZONE_PHOTO_COUNT", "12")))


def photograph(name):
    desk = scene([(symbol(QR, ADDRESS), 0.5, 0.5, 0.2)], (2000, 1500))
    size = (4000, 3000) if name.startswith("12 ") else (12000, 9000)
    if not name.endswith("PNG"):
        return jpeg(desk.resize(size))
    data = io.BytesIO()
    # Few greys, in blocks of pixels: a small file of a large picture.
    desk.point(lambda value: value & 0xC0).resize(size, Image.Resampling.NEAREST).save(data, "PNG", compress_level=1)
    return data.getvalue()


def assert_given_back(what, before, held):
    """That within a while no more memory is held than 50 MB more than `before`."""
    for _ in range(120):
        grown = held() - before
        if grown < 50e6:
            break
        time.sleep(0.5)
    print(f"        {what}: {grown / 1e6:.0f} MB more than before", flush=True)
    assert grown < 50e6, f"{grown / 1e6:.0f} MB more than before"


def settled(page):
    """Bytes of memory that the page's process holds for itself, after what is garbage was collected."""
    session = page.page.context.new_cdp_session(page.page)
    session.send("HeapProfiler.collectGarbage")
    session.detach()
    return held_by(b"--type=renderer")


def held_by(mark):
    """The most that a process of pages among this process's descendants holds: `mark` is in its command line."""
    return max(resident(process) for process in descendants(mark))


def descendants(mark):
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            if mark in (folder / "cmdline").read_bytes() and is_ours(folder.name):
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
