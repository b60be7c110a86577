#!/usr/bin/env python3
"""Photographs the page in each of its states, on screens of all kinds, light and dark.

usage: screenshots.py SITE FOLDER     SITE is the folder that Scripts/web made
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


def main(folder, output):
    output = Path(output)
    output.mkdir(parents=True, exist_ok=True)
    site = Server(folder)
    with tempfile.TemporaryDirectory() as scratch:
        two = Path(scratch) / "two.png"
        picture = scene([(symbol(QR, "first code"), 0.47, 0.5, 0.07), (symbol(QR, "second"), 0.53, 0.5, 0.05)])
        picture.save(two)
        states = {**STATES, "collecting": collecting}
        for codes, names in (([], STATES), (None, ["collecting"])):
            film = video(Path(scratch) / "film.mjpeg", [scene([]) if codes is not None else picture])
            with chromium(film) as browser:
                for name in names:
                    for screen, viewport in SCREENS.items():
                        for scheme in ("light", "dark") if name in STATES and name != "scanner" else ("dark",):
                            with visit(browser, site, viewport=viewport, color_scheme=scheme, device_scale_factor=1) as page:
                                states[name](page, two)
                                page.page.wait_for_timeout(250)
                                page.page.screenshot(path=output / f"{name.replace(' ', '-')}-{screen}-{scheme}.png")
    site.close()
    print(f"{len(list(output.glob('*.png')))} pictures in {output}")


if __name__ == "__main__":
    main(*sys.argv[1:])
