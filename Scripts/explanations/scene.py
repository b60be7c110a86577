"""A code on a sheet of paper, drawn larger than it is shown, so that troubles of print and of light can be told apart."""

import functools
import random
from dataclasses import dataclass

import numpy as np
from PIL import Image
from pictures.matrix import zint_picture
from pictures.symbols import linear_modules

# How many times larger than shown everything is drawn.
FINE = 4
ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 $%*+-./:"


@dataclass
class Scene:
    """Modules (1 is dark) on paper, and how they are shown."""

    modules: np.ndarray
    is_linear: bool
    # Pixels a module, degrees, levels.
    pixel: float
    angle: float
    light: float
    dark: float
    # Modules of paper around the code, and the levels of what stands right beside it, if anything does.
    margin: int
    beside: np.ndarray | None = None

    def fine(self):
        """The code on its paper, upright: levels 0 (light) to 1 (dark), FINE samples a pixel."""
        sheet = np.pad(self.modules.astype(np.float32), self.margin)
        if self.beside is not None:
            sheet = np.maximum(sheet, self.beside)
        size = np.round(np.array(sheet.shape) * self.pixel * FINE).astype(int)
        return np.asarray(Image.fromarray(sheet).resize((size[1], size[0]), Image.Resampling.NEAREST))

    def shown(self, fine=None):
        """Grey values of what a camera sees, before its noise."""
        picture = Image.fromarray(self.fine() if fine is None else fine)
        picture = picture.rotate(self.angle, Image.Resampling.BICUBIC, expand=True)
        width, height = (max(FINE, side // FINE * FINE) for side in picture.size)
        ink = np.asarray(picture.crop((0, 0, width, height)).reduce(FINE))
        return self.light + (self.dark - self.light) * ink


@functools.cache
def drawn(name, text):
    """zint's picture: the same code is shown in many ways."""
    return zint_picture(name, text.encode())


@functools.cache
def drawn_bars(name, text):
    return linear_modules(name, text)


def modules_of(random):
    """The modules of some code, and whether it is of bars."""
    kind = random.choice(["qr", "dm", "code128", "ean13"])
    if kind == "ean13":
        return bars(drawn_bars("EANX", "".join(random.choices("0123456789", k=12)))), True
    text = "".join(random.choices(ALPHABET, k=random.randint(8, 14) if kind == "code128" else random.randint(10, 40)))
    if kind == "code128":
        return bars(drawn_bars("CODE128", text)), True
    name = {"qr": "QRCODE", "dm": "DATAMATRIX"}[kind]
    return (np.asarray(drawn(name, text)) < 128).astype(np.uint8), False


def bars(modules):
    """Bars 30 modules high, of one line of modules or of the middle one of several."""
    modules = np.atleast_2d(np.asarray(modules, np.uint8))
    return np.repeat(modules[len(modules) // 2, None], 30, axis=0)


def scene(random, *, modules=None, is_linear=None):
    """A code that is easily read."""
    if modules is None:
        modules, is_linear = modules_of(random)
    return Scene(
        modules, is_linear, pixel=random.uniform(2.5, 4) if is_linear else random.uniform(3.5, 7),
        angle=random.choice([random.uniform(-12, 12), random.uniform(0, 360)]), light=random.uniform(190, 235),
        dark=random.uniform(20, 60), margin=14)


def finished(grey, random, noise=2.0):
    """As a picture: with grain, and within what pixels can say."""
    grain = np.random.default_rng(random.getrandbits(32)).normal(0, noise, grey.shape)
    return Image.fromarray(np.clip(np.round(grey + grain), 0, 255).astype(np.uint8))
