"""Pictures and camera videos of codes that zint drew. What is made once is kept in the folder of this run."""

import io
import subprocess
from pathlib import Path

import numpy
from PIL import Image, ImageFilter

#: zint's numbers for symbologies.
QR, EAN13, AZTEC, CODE128, DATA_MATRIX, CODE39, PDF417, ITF = 58, 13, 92, 20, 71, 8, 55, 3


def symbol(kind, text, scale=6, *arguments):
    """A symbol as a grey picture with its quiet zone; a module is `2 * scale` pixels at zint's scale 1."""
    command = ["zint", f"--barcode={kind}", f"--data={text}", f"--scale={scale / 2}", "--quietzones", "--direct", "--filetype=PNG"]
    picture = subprocess.run([*command, *arguments], check=True, stdout=subprocess.PIPE).stdout
    return Image.open(io.BytesIO(picture)).convert("L")


def scene(codes, size=(1280, 720), seed=1):
    """A desk with codes on it: `codes` are (picture, centre x, centre y, width), in parts of the scene's size."""
    width, height = size
    noise = numpy.random.default_rng(seed)
    slope = numpy.linspace(150, 190, width)[None, :] + numpy.linspace(-12, 12, height)[:, None]
    desk = Image.fromarray(numpy.clip(slope + noise.normal(0, 3, (height, width)), 0, 255).astype("uint8"))
    for picture, x, y, part in codes:
        wide = round(width * part)
        paper = picture.resize((wide, round(picture.height * wide / picture.width)), Image.Resampling.LANCZOS)
        desk.paste(paper, (round(width * x - paper.width / 2), round(height * y - paper.height / 2)))
    return desk.filter(ImageFilter.GaussianBlur(0.6))


def video(path, scenes, frames_each=1):
    """Motion JPEG, which is JPEG after JPEG: Chromium's fake camera plays it again and again."""
    with open(path, "wb") as file:
        for picture in scenes:
            data = io.BytesIO()
            picture.convert("RGB").save(data, "JPEG", quality=92)
            for _ in range(frames_each):
                file.write(data.getvalue())
    return Path(path)
