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


def edge_tone(page):
    return int(np.median(np.concatenate([page[0], page[-1], page[:, 0], page[:, -1]])))


def turned(degrees):
    def page(page, random):
        turned = drawing.finished(page).rotate(
            degrees, Image.Resampling.BICUBIC, expand=True, fillcolor=edge_tone(page))
        return np.asarray(turned, float)
    return page


def seen_from(side, degrees):
    """As from above or from the left, `degrees` off straight ahead, one and a half times as far away as the page is long."""
    def page(page, random):
        height, width = page.shape
        cosine, sine = np.cos(np.radians(degrees)), np.sin(np.radians(degrees))
        distance = 1.5 * max(width, height)

        def image(x, y):
            x, y = x - width / 2, y - height / 2
            depth = 1 + (y if side == "above" else x) * sine / distance
            return (x / depth, y * cosine / depth) if side == "above" else (x * cosine / depth, y / depth)

        places = [(0, 0), (width, 0), (width, height), (0, height)]
        images = np.array([image(*place) for place in places])
        images -= images.min(axis=0)
        rows, values = [], []
        for (u, v), (x, y) in zip(images, places):
            rows += [[u, v, 1, 0, 0, 0, -x * u, -x * v], [0, 0, 0, u, v, 1, -y * u, -y * v]]
            values += [x, y]
        size = [int(np.ceil(most)) for most in images.max(axis=0)]
        seen = drawing.finished(page).transform(
            size, Image.Transform.PERSPECTIVE, np.linalg.solve(rows, values), Image.Resampling.BICUBIC,
            fillcolor=edge_tone(page))
        return np.asarray(seen, float)
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
    **{f"seen from {side}, {degrees}°": seen_from(side, degrees) for side in ("above", "the left") for degrees in (30, 45)},
    **{f"scaled by {scale}": scaled(scale) for scale in (0.8, 1.2, 1.5, 2, 3)},
    "a third of the contrast": toned(1 / 3, 85),
    "dark": toned(0.35, 0), "bright": toned(0.6, 102),
    "JPEG 30": compressed(30), "JPEG 12": compressed(12),
    "noise of 8": grainy(8), "blur of half a pixel": blurred(0.5),
}
