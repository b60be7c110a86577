"""Bars as grey values: each pixel as dark as the share of it that bars cover."""

import io

import numpy as np
from PIL import Image, ImageFilter

DARK, LIGHT = 20.0, 240.0


def edges(widths, module):
    """Where elements meet, in pixels from the first bar: one place more than there are elements."""
    return np.concatenate([[0.0], np.cumsum(np.asarray(widths, float) * module)])


def row(edges, pixels, offset):
    """A row of `pixels` grey values, 0 dark to 1 light, with bars from `edges`, a dark one first, `offset` pixels in."""
    cover = np.zeros(pixels + 1)
    for start, end in zip(edges[::2], edges[1::2]):
        # The cover up to each pixel's left side; its differences are each pixel's own.
        cover += np.clip(np.arange(pixels + 1) - (start + offset), 0, end - start)
    return 1 - np.clip(np.diff(cover), 0, 1)


def upright(edges, height, *, left, right=None, above=None, below=None, phase=0.0, dark=DARK, light=LIGHT):
    """Bars `height` pixels high amid light ground, with so many pixels of it on each side."""
    right = left if right is None else right
    above = left if above is None else above
    below = above if below is None else below
    pixels = int(np.ceil(edges[-1] + phase)) + left + right
    page = np.full((height + above + below, pixels), light)
    page[above : above + height] = dark + (light - dark) * row(edges, pixels, left + phase)
    return page


def enlarged(modules, size, *, margin, dark=DARK, light=LIGHT):
    """Modules (True is dark) as squares of a whole number of pixels, with so many pixels of light ground around."""
    grey = np.where(modules, dark, light).repeat(size, axis=0).repeat(size, axis=1)
    return np.pad(grey, margin, constant_values=light)


def of_dots(modules, size, width, *, margin, is_round=True):
    """Modules (True is dark) as discs or squares `width` modules wide amid their places of `size` pixels, with so many pixels of
    light ground around."""
    down, across = np.meshgrid(*((np.arange(side * size) % size + 0.5) / size - 0.5 for side in modules.shape), indexing="ij")
    dot = np.hypot(down, across) <= width / 2 if is_round else np.maximum(abs(down), abs(across)) <= width / 2
    return enlarged(modules.repeat(size, axis=0).repeat(size, axis=1) & dot, 1, margin=margin)


def on_page(symbol, random, *, width, height, light=LIGHT):
    """A picture somewhere on a light page that is larger by up to `width` and `height` pixels."""
    (left, right), (above, below) = [(random.randint(0, most), random.randint(0, most)) for most in (width, height)]
    return np.pad(symbol, ((above, below), (left, right)), constant_values=light)


def blurred(page, radius):
    return np.asarray(finished(page).filter(ImageFilter.GaussianBlur(radius)), float)


def zoomed(page, factor, random):
    """Enlarged as pictures are, by one of three ways of interpolation."""
    way = random.choice((Image.BILINEAR, Image.BICUBIC, Image.LANCZOS))
    return np.asarray(finished(page).resize([round(factor * size) for size in page.shape[::-1]], way), float)


def noisy(page, random, deviation):
    return page + np.random.default_rng(random.randrange(1 << 31)).normal(0, deviation, page.shape)


def faded(page, random):
    """Of the greys of a page 6 to 30 are left, from anywhere; half of the time with lines of small print in full black below."""
    levels, darkest = random.uniform(6, 30), random.uniform(30, 200)
    page = blurred(page, random.choice((0.4, 0.7, 1)))
    page = darkest + levels * (page - DARK) / (LIGHT - DARK)
    if random.random() < 0.5:
        return page
    page = np.pad(page, ((0, 90), (0, 0)), constant_values=darkest + levels)
    for line in range(random.randint(2, 5)):
        for left in range(12, page.shape[1] - 12, 8):
            top = page.shape[0] - 80 + 14 * line
            if random.random() < 0.8:
                page[top : top + 9, left : left + random.randint(2, 6)] = 8
    return page


def jpeg(page, quality):
    data = io.BytesIO()
    finished(page).save(data, "JPEG", quality=quality)
    return np.asarray(Image.open(data).convert("L"), float)


def finished(page):
    return Image.fromarray(np.clip(page + 0.5, 0, 255).astype(np.uint8))
