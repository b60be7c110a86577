"""What changes a picture's pixels a little: each change makes a page of a page."""

import numpy as np
from PIL import Image

from . import drawing


def scaled(scale):
    def page(page, random):
        canvas = drawing.finished(page)
        kind = Image.Resampling.BICUBIC if scale > 1 else Image.Resampling.LANCZOS
        return np.asarray(canvas.resize([round(side * scale) for side in canvas.size], kind), float)
    return page


def turned(degrees):
    def page(page, random):
        edge = np.concatenate([page[0], page[-1], page[:, 0], page[:, -1]])
        turned = drawing.finished(page).rotate(
            degrees, Image.Resampling.BICUBIC, expand=True, fillcolor=int(np.median(edge)))
        return np.asarray(turned, float)
    return page


def toned(factor, offset):
    """Grey values times `factor`, plus `offset`."""
    return lambda page, random: page * factor + offset


def compressed(quality):
    return lambda page, random: drawing.jpeg(page, quality)


def grainy(deviation):
    return lambda page, random: drawing.noisy(page, random, deviation)


def blurred(radius):
    return lambda page, random: drawing.blurred(page, radius)


CHANGES = {
    **{f"turned by {degrees}°": turned(degrees) for degrees in (5, 20, 33, 45, 100)},
    **{f"scaled by {scale}": scaled(scale) for scale in (0.8, 1.2, 1.5, 2, 3)},
    "a third of the contrast": toned(1 / 3, 85),
    "dark": toned(0.35, 0), "bright": toned(0.6, 102),
    "JPEG 30": compressed(30), "JPEG 12": compressed(12),
    "noise of 8": grainy(8), "blur of half a pixel": blurred(0.5),
}
