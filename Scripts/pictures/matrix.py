"""Two-dimensional symbols as zint draws them, with the module that each pixel belongs to."""

import io
import subprocess
import tempfile
from dataclasses import dataclass

import numpy as np
from PIL import Image

# How zint draws MaxiCode at scale 1: hexagons ten pixels wide, in lines nine pixels apart, every other one indented.
HEXAGON, HEXAGON_PITCH = 10, 9
HEXAGON_COLUMNS, HEXAGON_LINES = 30, 33


class DoesNotFit(Exception):
    """zint says that the content is too long for the symbol asked for, or that options exclude each other."""


@dataclass
class Drawing:
    """A symbol without quiet zone: its pixels (True is dark), and for each the number of its module."""

    dark: np.ndarray
    module: np.ndarray

    @property
    def modules(self):
        return int(self.module.max()) + 1


def drawn(barcode, content, *options, pixels=4):
    """zint's drawing of `content` (bytes) with modules of so many pixels; MaxiCode's hexagons are ten wide."""
    picture = np.asarray(zint_picture(barcode, content, *options)) < 128
    if barcode == "MAXICODE":
        return Drawing(picture, hexagons(*picture.shape))
    rows, columns = picture.shape
    module = np.arange(rows * columns).reshape(rows, columns)
    return Drawing(enlarged(picture, pixels), enlarged(module, pixels))


def zint_picture(barcode, content, *options):
    """zint's picture with one pixel a module, without margins; MaxiCode's with ten."""
    with tempfile.NamedTemporaryFile() as file:
        file.write(content)
        file.flush()
        # zint takes further segments only where the first one is an argument, too.
        segments = any(option.startswith("--seg") for option in options)
        source = f"--data={content.decode()}" if segments else f"--input={file.name}"
        scale = 1 if barcode == "MAXICODE" else 0.5
        command = ["zint", f"--barcode={barcode}", source, f"--scale={scale}", "--noquietzones", "--whitesp=0"]
        command += ["--border=0", "--notext", "--filetype=PNG", "--direct", *options]
        done = subprocess.run(command, capture_output=True, check=False)
    if not done.stdout:
        raise DoesNotFit(" ".join(options) + ": " + done.stderr.decode().strip())
    return Image.open(io.BytesIO(done.stdout)).convert("L")


def enlarged(array, times):
    return np.repeat(np.repeat(array, times, axis=0), times, axis=1)


def hexagons(height, width):
    """The number of the hexagon that each pixel of a MaxiCode is in: that of the nearest middle."""
    y, x = np.mgrid[0:height, 0:width] + 0.5
    nearest = np.full((height, width), np.inf)
    place = np.zeros((height, width), int)
    for line in range(HEXAGON_LINES):
        indent = HEXAGON * (1 + line % 2) / 2
        column = np.clip(np.round((x - indent) / HEXAGON), 0, HEXAGON_COLUMNS - 1 - line % 2)
        distance = np.hypot(x - indent - column * HEXAGON, y - HEXAGON / 2 - line * HEXAGON_PITCH)
        is_nearer = distance < nearest
        place[is_nearer] = (line * HEXAGON_COLUMNS + column)[is_nearer]
        nearest = np.minimum(nearest, distance)
    return np.unique(place, return_inverse=True)[1].reshape(height, width)
