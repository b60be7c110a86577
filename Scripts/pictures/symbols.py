"""QR Codes as arrays of modules, and linear symbols as widths of bars and spaces, encoded by zint."""

import io
import subprocess
import tempfile
from dataclasses import dataclass

import numpy as np
from PIL import Image

from vectors import linear


@dataclass
class Symbol:
    """A symbol's modules (True is dark), and what it must be read as."""

    modules: np.ndarray
    text: str
    bytes: bytes

    @property
    def size(self):
        return self.modules.shape[0]

    @property
    def version(self):
        return (self.size - 17) // 4


def qr_code(
    text, *, version=None, level="M", mask=None, eci=None, encoding=None, expected=None, gs1=False, part=None
):
    """Encodes `text`: in UTF-8 as zint sees fit, or as plain bytes in the `encoding` given.

    `expected` is the text and the bytes that a reader reports, where they differ from the input's; `part` is the
    index (from 1), the count and the identifier of a structured append symbol.
    """
    command = ["zint", "-b", "QRCODE", "--secure=%d" % ("LMQH".index(level) + 1), "--scale=0.5", "--direct"]
    command += ["--filetype=PNG", "--notext"]
    if version:
        command.append("--vers=%d" % version)
    if mask is not None:
        command.append("--mask=%d" % mask)
    if eci is not None:
        command.append("--eci=%d" % eci)
    if gs1:
        command.append("--gs1")
    if part:
        command.append("--structapp=%d,%d,%d" % part)
    if encoding:
        command.append("--binary")
    content = text.encode(encoding or "utf-8")
    with tempfile.NamedTemporaryFile() as file:
        file.write(content)
        file.flush()
        done = subprocess.run(command + ["-i", file.name], capture_output=True)
    if done.returncode != 0 and not done.stdout:
        raise RuntimeError("zint: " + done.stderr.decode())
    modules = modules_in(done.stdout)
    if modules.shape[0] != modules.shape[1] or (modules.shape[0] - 17) % 4:
        raise RuntimeError("zint drew %d × %d modules" % modules.shape)
    if expected is not None:
        text, content = expected
    return Symbol(modules, text, content)


def bars(barcode, data, *options):
    """The widths in modules of a linear symbol's elements, from its first bar to its last."""
    (row,) = linear.zint(barcode, data, *options)
    return row


def linear_modules(barcode, data, *options):
    """A linear symbol as modules: its bars are many rows high, those of stacked symbols in rows one above the other."""
    command = ["zint", "-b", barcode, "-d", data, "--scale=0.5", "--direct", "--filetype=PNG", "--notext", *options]
    return modules_in(subprocess.run(command, capture_output=True, check=True).stdout)


def modules_in(png):
    """What zint drew with one pixel a module, without margins."""
    picture = np.asarray(Image.open(io.BytesIO(png)).convert("L")) < 128
    rows, columns = np.flatnonzero(picture.any(axis=1)), np.flatnonzero(picture.any(axis=0))
    return picture[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1]
