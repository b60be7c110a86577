"""Pictures that are read alone: a symbol of every kind, drawn by zint's modules, and the photos of this repository.

A picture is an array of grey values. How one is drawn follows from its name alone, whichever others are made.
"""

import functools
import pathlib
import random
from dataclasses import dataclass

import numpy as np
from PIL import Image
from pictures.matrix import HEXAGON, zint_picture
from pictures.symbols import linear_modules

from . import contents, drawing

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
SEED = 24724


@dataclass
class Source:
    """A picture, and where in it a symbol with its quiet zone is: left, top, right and bottom, if that is known."""

    name: str
    page: np.ndarray
    zone: tuple | None = None

    @property
    def tone(self):
        """The grey value of the ground at the picture's edge."""
        return float(np.median(np.concatenate([self.page[0], self.page[-1], self.page[:, 0], self.page[:, -1]])))


def matrix(barcode, alphabet, least, most, *options, quiet):
    """A symbol of rows and columns with `least` to `most` characters, and its quiet zone in modules."""
    def symbol(random):
        text = contents.some(random, alphabet, random.randint(least, most)).encode()
        return np.asarray(zint_picture(barcode, text, *options)) < 128, quiet
    return symbol


def bars(kind, count, *, quiet=10, height=30):
    """Bars so many modules high, as zint draws them in the middle: an add-on's bars begin lower than the others."""
    def symbol(random):
        modules = kind(random, count).modules()
        return np.repeat(modules[len(modules) // 2, None], height, axis=0), quiet
    return symbol


def stacked(kind, count, *, quiet=2):
    def symbol(random):
        return kind(random, count).modules(), quiet
    return symbol


def upc(barcode, digits):
    def symbol(random):
        return linear_modules(barcode, "0" + contents.some(random, contents.DIGITS, digits - 1)), 10
    return symbol


def film(random):
    tracks, _ = contents.film(random)
    return tracks.repeat(random.randint(3, 5), axis=0), 4


TEXT = contents.CAPITALS + contents.SMALL + " .,:-/"
PLAIN = contents.CAPITALS + contents.DIGITS
SYMBOLS = {
    "qr-code": matrix("QRCODE", TEXT, 5, 120, quiet=4),
    "micro-qr": matrix("MICROQR", PLAIN, 3, 12, quiet=2),
    "rmqr": matrix("RMQR", PLAIN, 5, 40, quiet=2),
    "data-matrix": matrix("DATAMATRIX", TEXT, 3, 60, "--square", quiet=1),
    "data-matrix-rectangle": matrix("DATAMATRIX", PLAIN, 8, 8, "--vers=28", quiet=1),
    "data-matrix-long": matrix("DATAMATRIX", PLAIN, 10, 14, "--dmre", "--vers=32", quiet=1),
    "aztec": matrix("AZTEC", TEXT, 3, 100, quiet=1),
    "aztec-rune": matrix("AZRUNE", contents.DIGITS[1:], 1, 2, quiet=1),
    "maxicode": matrix("MAXICODE", TEXT, 10, 60, "--mode=4", quiet=2 * HEXAGON),
    "pdf417": matrix("PDF417", TEXT, 10, 100, quiet=2),
    "pdf417-compact": matrix("PDF417COMP", TEXT, 10, 60, quiet=2),
    "micro-pdf417": matrix("MICROPDF417", PLAIN, 5, 40, quiet=1),
    "ean13": bars(contents.ean13, 13), "ean13-add-on": bars(contents.ean13_add_on, 13), "ean8": bars(contents.ean8, 8),
    "upc-a": upc("UPCA", 11), "upc-e": upc("UPCE", 7),
    "code128": bars(contents.code128, 10), "code39": bars(contents.code39, 8), "code93": bars(contents.code93, 8),
    "codabar": bars(contents.codabar, 10), "itf": bars(contents.interleaved, 12), "itf14": bars(contents.itf14, 14),
    "telepen": bars(contents.telepen, 8),
    "databar": bars(contents.databar("DBAR_OMN"), 14, quiet=2),
    "databar-limited": bars(contents.databar("DBAR_LTD"), 14, quiet=2),
    "databar-expanded": bars(contents.databar_expanded("DBAR_EXP"), 8, quiet=2),
    "databar-stacked": stacked(contents.databar("DBAR_STK"), 14),
    "databar-stacked-omni": stacked(contents.databar("DBAR_OMNSTK"), 14),
    "databar-expanded-stacked": stacked(contents.databar_expanded("DBAR_EXPSTK"), 12),
    "film-edge": film,
}


def drawn(name, index):
    """The symbol of that kind and number, amid its quiet zone and as much again; odd ones as a camera sees them."""
    generator = random.Random(f"{SEED} {name} {index}")
    modules, quiet = SYMBOLS[name](generator)
    # MaxiCode comes with ten pixels a module.
    size = 1 if name == "maxicode" else generator.choice((2, 3, 3, 4))
    tones = {"dark": generator.choice((0, 20, 50)), "light": generator.choice((255, 240, 200))}
    edge = quiet * size
    page = drawing.enlarged(modules, size, margin=2 * edge, **tones)
    if index % 2:
        return Source(f"{name}/{index}", photographed(page, generator))
    return Source(f"{name}/{index}", page, (edge, edge, page.shape[1] - edge, page.shape[0] - edge))


def photographed(page, random):
    """Turned, out of focus by a fraction of a pixel, brighter on one side, grainy."""
    light = int(page[0, 0])
    turned = drawing.finished(page).resize(
        [round(side * random.uniform(1, 1.3)) for side in page.shape[::-1]], Image.Resampling.BICUBIC
    ).rotate(random.uniform(0, 360), Image.Resampling.BICUBIC, expand=True, fillcolor=light)
    seen = drawing.blurred(np.asarray(turned, float), random.uniform(0.3, 0.8))
    seen = seen * np.linspace(1, random.uniform(0.6, 1), seen.shape[1])
    return drawing.noisy(seen, random, random.uniform(1, 5))


@functools.cache
def photos():
    """The example photos, and the pictures that the tests read."""
    fixtures = ROOT / "Tests/QuietzoneTests/Fixtures"
    files = [*(ROOT / "Examples").glob("*.jpg"), *fixtures.glob("*.png"), *fixtures.glob("linear/*.png")]
    return sorted(file for file in files if not file.name.startswith("none-"))


def photo(file):
    return Source(str(file.relative_to(ROOT)), np.asarray(Image.open(file).convert("L"), float))
