#!/usr/bin/env python3
"""Pictures of the page in every state, for people to look at: a sheet for each state and language, with a row for each kind of
colours and a column for each screen.

usage: pictures.py SITE FOLDER [WORDS]
SITE is the folder that Scripts/web made; the sheets come into FOLDER; WORDS: only states whose names hold them.
"""

import io
import sys
import tempfile
from pathlib import Path

from PIL import Image

from browser import DESK, LANDSCAPE, PHONE, SMALL, TABLET
from server import Server
from visit import visit

SCREENS = {"small": SMALL, "phone": PHONE, "landscape": LANDSCAPE, "tablet": TABLET, "desk": DESK}
SCALE, GAP = 0.5, 12


def photograph(page, pictures, name):
    """Pictures of what a visit shows, on each kind of screen."""
    for screen, viewport in SCREENS.items():
        page.page.set_viewport_size(viewport)
        if page.page.is_visible(".quietzone-scanner .viewport"):
            # A new size sets the viewport anew, with the preview hidden until it is in place.
            middle = f"({{ x, width }}) => Math.abs(x + width / 2 - {viewport['width'] / 2}) < 1"
            page.wait_for(f"({middle})(deep('.quietzone-scanner .viewport').getBoundingClientRect())")
        # What changes with the size is drawn in the frame after.
        page.page.evaluate("() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))")
        page.page.screenshot(path=pictures / file_name(f"{name} {screen}"))


def file_name(words):
    return words.replace(",", "").replace(" ", "-") + ".png"


def main(site_folder, folder, words=""):
    from states import each

    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    site = Server(site_folder)
    with tempfile.TemporaryDirectory() as scratch:
        for browser, states in each(Path(scratch)):
            for state in states:
                if words in state.name:
                    sheets(browser, site, state, folder)
    site.close()


def sheets(browser, site, state, folder):
    rows = {}
    with tempfile.TemporaryDirectory() as scratch:
        for name, options in state.all_views():
            with visit(browser, site, **{**options, "device_scale_factor": 1}) as page:
                state.reach(page)
                photograph(page, Path(scratch), name)
            files = [Path(scratch) / file_name(f"{name} {screen}") for screen in SCREENS]
            rows.setdefault(name.rpartition(",")[0], []).append([Image.open(io.BytesIO(file.read_bytes())) for file in files])
    for name, pictures in rows.items():
        sheet(pictures).save(folder / file_name(name))
        print(folder / file_name(name), flush=True)


def sheet(rows):
    rows = [[picture.convert("RGB").reduce(round(1 / SCALE)) for picture in row] for row in rows]
    width = max(sum(picture.width + GAP for picture in row) for row in rows) + GAP
    height = sum(max(picture.height for picture in row) + GAP for row in rows) + GAP
    whole = Image.new("RGB", (width, height), "#808080")
    y = GAP
    for row in rows:
        x = GAP
        for picture in row:
            whole.paste(picture, (x, y))
            x += picture.width + GAP
        y += max(picture.height for picture in row) + GAP
    return whole


if __name__ == "__main__":
    main(*sys.argv[1:])
