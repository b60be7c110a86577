#!/usr/bin/env python3
"""Photographs the page in each of its states, on screens of all kinds, light and dark.

usage: screenshots.py SITE FOLDER [STATE]     SITE is the folder that Scripts/web made; STATE: only this one
"""

import sys
import tempfile
from pathlib import Path

from access import STATES
from browser import LANDSCAPE, LAPTOP, PHONE, TABLET, chromium
from scenes import QR, scene, symbol, video
from server import Server
from visit import visit

SCREENS = {"phone": PHONE, "landscape": LANDSCAPE, "tablet": TABLET, "laptop": LAPTOP}


def collecting(page, two):
    page.settings(mode="oncePerCode")
    page.page.evaluate("() => { testCamera.capabilities = { torch: true, zoom: { min: 1, max: 4, step: 0.5 } }; }")
    page.scan()
    page.page.wait_for_selector(".outlines polygon", state="attached")
    page.page.click(".torch")
    page.page.wait_for_timeout(700)


def main(folder, output, only=""):
    output = Path(output)
    output.mkdir(parents=True, exist_ok=True)
    site = Server(folder)
    with tempfile.TemporaryDirectory() as scratch:
        two = Path(scratch) / "two.png"
        picture = scene([(symbol(QR, "first code"), 0.46, 0.5, 0.07), (symbol(QR, "second code"), 0.54, 0.5, 0.07)])
        picture.save(two)
        for film, states in ((scene([]), STATES), (picture, {"collecting": collecting})):
            with chromium(video(Path(scratch) / "film.mjpeg", [film])) as browser:
                for name, state in states.items():
                    if only in ("", name):
                        photograph(browser, site, output, name, lambda page: state(page, two))
    site.close()
    print(f"{len(list(output.glob('*.png')))} pictures in {output}")


def photograph(browser, site, output, name, state):
    # The scanner itself is dark in every scheme.
    schemes = ("dark",) if name in ("scanner", "collecting") else ("light", "dark")
    for screen, viewport in SCREENS.items():
        for scheme in schemes:
            with visit(browser, site, viewport=viewport, color_scheme=scheme, device_scale_factor=1) as page:
                state(page)
                page.page.wait_for_timeout(250)
                page.page.screenshot(path=output / f"{name.replace(' ', '-')}-{screen}-{scheme}.png")


if __name__ == "__main__":
    main(*sys.argv[1:])
