"""Grounds that look like photos, in which there is no symbol: drawn at random."""

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from . import contents, drawing

LETTERS = contents.CAPITALS + contents.SMALL


def photo(random, width, height):
    """A soft, uneven surface with things, stripes and text on it, out of focus here and grainy there."""
    canvas = Image.fromarray(np.clip(surface(random, width, height), 0, 255).astype(np.uint8))
    draw = ImageDraw.Draw(canvas)
    for _ in range(random.randint(4, 12)):
        random.choice((thing, thing, stripes, text))(draw, random, width, height)
    canvas = canvas.filter(ImageFilter.GaussianBlur(random.uniform(0.5, 1.5)))
    return drawing.noisy(np.asarray(canvas, float), random, random.uniform(1, 4))


def surface(random, width, height):
    """Light and shade in several sizes, the coarsest the strongest."""
    generator = np.random.default_rng(random.randrange(1 << 31))
    grey = np.full((height, width), random.uniform(60, 190))
    for cells, strength in ((3, 35), (12, 12), (60, 5)):
        field = Image.fromarray(generator.normal(0, strength, (cells, cells)).astype(np.float32))
        grey += np.asarray(field.resize((width, height), Image.Resampling.BICUBIC))
    return grey


def box(random, width, height):
    """A part of the picture, an eighth to a half of it each way."""
    across, down = (random.randint(side // 8, side // 2) for side in (width, height))
    left, top = random.randint(-across // 2, width - across // 2), random.randint(-down // 2, height - down // 2)
    return left, top, left + across, top + down


def thing(draw, random, width, height):
    left, top, right, bottom = box(random, width, height)
    corners = [(random.choice((left, right)) + random.randint(-20, 20), random.randint(top, bottom)) for _ in range(5)]
    grey, edge = random.randint(10, 245), random.randint(10, 245)
    kind = random.choice(("rectangle", "ellipse", "polygon"))
    shape = corners if kind == "polygon" else (left, top, right, bottom)
    getattr(draw, kind)(shape, fill=grey, outline=edge)


def stripes(draw, random, width, height):
    """A fence, a grille, blinds: bars all alike."""
    left, top, right, bottom = box(random, width, height)
    pitch, grey = random.randint(5, 40), random.randint(10, 245)
    is_upright = random.random() < 0.5
    for place in range(0, right - left if is_upright else bottom - top, pitch):
        end = place + pitch // 2
        draw.rectangle((left + place, top, left + end, bottom) if is_upright else (left, top + place, right, top + end), fill=grey)


def text(draw, random, width, height):
    """Lines of letters."""
    left, top, right, bottom = box(random, width, height)
    size, grey = random.randint(9, 28), random.choice((15, 40, 230))
    for line in range(top, bottom, size + 4):
        draw.text((left, line), words(random, (right - left) // size), fill=grey, font_size=size)


def words(random, letters):
    return " ".join(contents.some(random, LETTERS, random.randint(2, 9)) for _ in range(max(1, letters // 4)))
