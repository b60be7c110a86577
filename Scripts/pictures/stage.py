"""Artwork laid into a scene in colour: what the example photos are made with."""

import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont
from scipy import ndimage

from . import optics, scene

# Scenes are drawn this many times larger than the photo: soft edges.
FINE = 2


class Artwork:
    """Something flat, drawn by the pixel."""

    def __init__(self, width, height, colour):
        self.image = Image.new("RGBA", (width, height), colour)
        self.draw = ImageDraw.Draw(self.image)

    def text(self, place, text, size, colour="#222", anchor="la"):
        self.draw.text(place, text, colour, ImageFont.load_default(size), anchor)

    def box(self, left, top, right, bottom, colour, radius=0):
        self.draw.rounded_rectangle((left, top, right, bottom), radius, colour)

    def code(self, symbol, left, top, module, dark="#111", light="#fff"):
        """The symbol with its quiet zone, whose top left corner is at `left`, `top`."""
        side = symbol.size + 2 * scene.QUIET_ZONE
        modules = np.pad(symbol.modules, scene.QUIET_ZONE)
        mask = Image.fromarray(np.where(modules, 255, 0).astype(np.uint8))
        mask = mask.resize((side * module,) * 2, Image.NEAREST)
        self.image.paste(Image.new("RGBA", mask.size, light), (left, top))
        self.image.paste(Image.new("RGBA", mask.size, dark), (left, top), mask)
        return side * module

    def bars(self, widths, left, top, module, height, text, size, dark="#111", light="#fff"):
        """Bars and spaces, `text` below them, on a plate with ten modules of quiet zone on either side."""
        total = sum(widths) * module
        if light:
            self.box(left, top, left + total + 20 * module, top + height + 1.6 * size, light)
        x = left + 10 * module
        for index, width in enumerate(widths):
            if index % 2 == 0:
                self.draw.rectangle((x, top + module, x + width * module - 1, top + height), dark)
            x += width * module
        self.text((left + 10 * module + total / 2, top + height + 0.2 * size), text, size, dark, "ma")

    def rounded(self, radius):
        mask = Image.new("L", self.image.size, 0)
        width, height = self.image.size
        ImageDraw.Draw(mask).rounded_rectangle((0, 0, width - 1, height - 1), radius, 255)
        self.image.putalpha(mask)
        return self

    def mirrored(self):
        self.image = self.image.transpose(Image.FLIP_LEFT_RIGHT)
        return self


def ground(grey, colour):
    """A surface of one colour with the brightness of the grey one; 128 is the colour itself."""
    return grey[..., None] / 128 * np.array(colour, float)


def place(canvas, artwork, corners, shadow=0.35, drop=(10, 14)):
    """Lays the artwork so that its corners come to `corners` (of the photo), with the shadow that it casts."""
    height, width = canvas.shape[:2]
    target = [(x * FINE, y * FINE) for x, y in corners]
    w, h = artwork.image.size
    inverse = optics.homography(target, [(0, 0), (w, 0), (w, h), (0, h)])
    coefficients = (inverse / inverse[2, 2]).ravel()[:8]
    layer = np.asarray(artwork.image.transform((width, height), Image.PERSPECTIVE, coefficients, Image.BICUBIC), float)
    cover = layer[..., 3:] / 255
    if shadow:
        soft = ndimage.gaussian_filter(ndimage.shift(cover[..., 0], drop[::-1], order=1), 12)
        canvas = canvas * (1 - shadow * soft[..., None])
    return canvas * (1 - cover) + layer[..., :3] * cover


def rectangle(center, width, height, degrees=0.0):
    """The corners of an upright or turned rectangle."""
    angle = np.radians(degrees)
    turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    unit = np.array([[-0.5, -0.5], [0.5, -0.5], [0.5, 0.5], [-0.5, 0.5]]) * [width, height]
    return [tuple(point) for point in unit @ turn.T + center]


def light_from(canvas, degrees, strength):
    """Brighter on one side than on the other."""
    height, width = canvas.shape[:2]
    y, x = np.mgrid[0:height, 0:width]
    angle = np.radians(degrees)
    share = (x / width - 0.5) * np.cos(angle) + (y / height - 0.5) * np.sin(angle)
    return canvas * (1 + strength * share[..., None])


def per_channel(canvas, change):
    return np.stack([change(canvas[..., channel]) for channel in range(3)], axis=-1)


def photo(canvas, random, focus=0.8, noise=3.0):
    """What the camera makes of the scene: a little soft, a little grainy, darker in the corners."""
    height, width = canvas.shape[:2]
    y, x = np.mgrid[0:height, 0:width]
    edge = np.hypot(x / width - 0.5, y / height - 0.5)
    canvas = canvas * (1 - 0.35 * edge[..., None] ** 2)
    small = canvas.reshape(height // FINE, FINE, width // FINE, FINE, 3).mean(axis=(1, 3))
    small = per_channel(small, lambda grey: ndimage.gaussian_filter(grey, focus))
    grain = ndimage.gaussian_filter(random.standard_normal(small.shape[:2]), 0.6) * noise * 1.8
    return Image.fromarray(scene.finished(small + grain[..., None]))


def dropped_shadow(size, polygon, softness):
    """How much of the light reaches each place behind an object with that outline: 1 is all."""
    mask = Image.new("L", size, 0)
    ImageDraw.Draw(mask).polygon([(x * FINE, y * FINE) for x, y in polygon], fill=255)
    return 1 - np.asarray(mask.filter(ImageFilter.GaussianBlur(softness * FINE)), float)[..., None] / 255
