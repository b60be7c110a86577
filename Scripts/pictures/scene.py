"""Pictures of flat things seen at an angle, and what a camera does to them."""

import numpy as np
from scipy import ndimage

from .optics import homography

QUIET_ZONE = 4


def project(matrix, points):
    points = np.asarray(points, float)
    mapped = np.column_stack([points, np.ones(len(points))]) @ matrix.T
    return mapped[:, :2] / mapped[:, 2:]


def square(size, center, side, degrees=0.0, corners=None):
    """The homography that lays a `size` × `size` square on the picture.

    It is `side` pixels wide and turned clockwise by `degrees` about `center`; `corners` moves its corners by
    shares of the side: perspective.
    """
    angle = np.radians(degrees)
    turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    unit = np.array([[-0.5, -0.5], [0.5, -0.5], [0.5, 0.5], [-0.5, 0.5]])
    if corners is not None:
        unit = unit + np.asarray(corners, float)
    target = unit @ turn.T * side + np.asarray(center, float)
    return homography([(0, 0), (size, 0), (size, size), (0, size)], target)


def mirrored(matrix, size):
    """The same place, with the symbol's rows and columns exchanged: what a mirror shows, up to a rotation."""
    return matrix @ np.array([[0, 1, 0], [1, 0, 0], [0, 0, 1]], float)


def corners_of(matrix, size):
    """Top left, top right, bottom right, bottom left of a symbol of `size` modules, in pixels."""
    return project(matrix, [(0, 0), (size, 0), (size, size), (0, size)])


def lay(canvas, modules, matrix, *, dark=20.0, light=235.0, quiet=QUIET_ZONE, samples=4):
    """Draws a symbol with its quiet zone onto the grey `canvas`; pixels are averages of samples × samples."""
    down, across = modules.shape
    height, width = canvas.shape
    right, bottom = across + quiet, down + quiet
    outline = project(matrix, [(-quiet, -quiet), (right, -quiet), (right, bottom), (-quiet, bottom)])
    left, top = np.maximum(np.floor(outline.min(axis=0)).astype(int) - 2, 0)
    right, bottom = np.minimum(np.ceil(outline.max(axis=0)).astype(int) + 2, [width, height])
    offsets = (np.arange((right - left) * samples) + 0.5) / samples + left
    rows = (np.arange((bottom - top) * samples) + 0.5) / samples + top
    x, y = np.meshgrid(offsets, rows)
    inverse = np.linalg.inv(matrix)
    w = inverse[2, 0] * x + inverse[2, 1] * y + inverse[2, 2]
    u = np.floor((inverse[0, 0] * x + inverse[0, 1] * y + inverse[0, 2]) / w).astype(int)
    v = np.floor((inverse[1, 0] * x + inverse[1, 1] * y + inverse[1, 2]) / w).astype(int)
    on_card = (u >= -quiet) & (u < across + quiet) & (v >= -quiet) & (v < down + quiet)
    on_symbol = (u >= 0) & (u < across) & (v >= 0) & (v < down)
    is_dark = on_symbol & modules[np.clip(v, 0, down - 1), np.clip(u, 0, across - 1)]
    under = np.repeat(np.repeat(canvas[top:bottom, left:right], samples, axis=0), samples, axis=1)
    drawn = np.where(is_dark, dark, np.where(on_card, light, under))
    shape = (bottom - top, samples, right - left, samples)
    canvas[top:bottom, left:right] = drawn.reshape(shape).mean(axis=(1, 3))
    return canvas


def paper(random, width, height, tone=200.0, relief=8.0, scale=12.0):
    """A soft, uneven surface."""
    field = ndimage.gaussian_filter(random.standard_normal((height, width)), scale, mode="wrap")
    return tone + relief * field / max(field.std(), 1e-9)


def wood(random, width, height, tone=120.0):
    """Grain that runs across the picture."""
    fine = ndimage.gaussian_filter(random.standard_normal((height, width)), (0.8, 40), mode="wrap")
    broad = ndimage.gaussian_filter(random.standard_normal((height, width)), (9, 120), mode="wrap")
    return tone + 9 * fine / fine.std() + 14 * broad / broad.std()


def blurred(canvas, radius):
    return ndimage.gaussian_filter(canvas, radius, mode="nearest")


def shaken(canvas, length, degrees):
    """Motion blur: a line of `length` pixels."""
    steps = max(2, int(np.ceil(length * 2)))
    angle = np.radians(degrees)
    direction = np.array([np.sin(angle), np.cos(angle)])
    shifts = np.linspace(-length / 2, length / 2, steps)
    return np.mean([ndimage.shift(canvas, s * direction, order=1, mode="nearest") for s in shifts], axis=0)


def noisy(canvas, random, deviation):
    return canvas + random.standard_normal(canvas.shape) * deviation


def shaded(canvas, strength, degrees, edge=0.5, softness=0.1):
    """A shadow over one side: light there is `strength` of the rest's."""
    height, width = canvas.shape
    y, x = np.mgrid[0:height, 0:width]
    angle = np.radians(degrees)
    place = (x / width - 0.5) * np.cos(angle) + (y / height - 0.5) * np.sin(angle) + 0.5
    share = 1 / (1 + np.exp(-(place - edge) / softness))
    return canvas * (1 - (1 - strength) * share)


def glare(canvas, center, radius, strength=220.0):
    """A bright spot that washes out what lies below it."""
    height, width = canvas.shape
    y, x = np.mgrid[0:height, 0:width]
    distance = np.hypot(x - center[0], y - center[1]) / radius
    return canvas + strength * np.exp(-(distance**2) * 1.5)


def finished(canvas):
    return np.clip(np.round(canvas), 0, 255).astype(np.uint8)
