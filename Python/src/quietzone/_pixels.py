"""Pixels in memory: arrays, memory views and Pillow's pictures, as the C library takes them."""

from __future__ import annotations

import ctypes
import math
import sys
from typing import TYPE_CHECKING, Any, Dict, Literal, Optional, Sequence, Tuple

from ._errors import InvalidArgument
from ._library import (
    FORMAT_BGR,
    FORMAT_BGRA,
    FORMAT_GREY,
    FORMAT_GREY_16,
    FORMAT_GREY_ALPHA,
    FORMAT_RGB,
    FORMAT_RGBA,
    CImage,
)

if TYPE_CHECKING:
    from PIL import Image

#: The order of colours in arrays: Pillow and imageio have "RGB", OpenCV "BGR".
Channels = Literal["RGB", "BGR"]

_IMAGE_SIZE = ctypes.sizeof(CImage)


class _Buffer(ctypes.Structure):
    """Py_buffer, by which CPython shows memory to C."""

    _fields_ = [
        ("buf", ctypes.c_void_p),
        ("obj", ctypes.py_object),
        ("len", ctypes.c_ssize_t),
        ("itemsize", ctypes.c_ssize_t),
        ("readonly", ctypes.c_int),
        ("ndim", ctypes.c_int),
        ("format", ctypes.c_char_p),
        ("shape", ctypes.POINTER(ctypes.c_ssize_t)),
        ("strides", ctypes.POINTER(ctypes.c_ssize_t)),
        ("suboffsets", ctypes.POINTER(ctypes.c_ssize_t)),
        ("internal", ctypes.c_void_p),
    ]


_get_buffer = ctypes.pythonapi.PyObject_GetBuffer
_get_buffer.argtypes = [ctypes.py_object, ctypes.POINTER(_Buffer), ctypes.c_int]
_get_buffer.restype = ctypes.c_int
_release_buffer = ctypes.pythonapi.PyBuffer_Release
_release_buffer.argtypes = [ctypes.POINTER(_Buffer)]
_release_buffer.restype = None
#: PyBUF_RECORDS_RO: any strides, with the format, read only.
_RECORDS = 0x1C

#: What memory views and NumPy call a byte, and a number of two bytes in this machine's order.
_BYTES = ("B", "=B", "@B", "<B", "|u1")
_WORDS = ("H", "=H", "@H", "<H", "<u2") if sys.byteorder == "little" else ("H", "=H", "@H", ">H", ">u2")

#: By the number of channels.
_FORMATS: Dict[str, Dict[int, int]] = {
    "RGB": {1: FORMAT_GREY, 2: FORMAT_GREY_ALPHA, 3: FORMAT_RGB, 4: FORMAT_RGBA},
    "BGR": {1: FORMAT_GREY, 2: FORMAT_GREY_ALPHA, 3: FORMAT_BGR, 4: FORMAT_BGRA},
}


class _Memory:
    """The memory of an object that shows it to C, for as long as this is there."""

    def __init__(self, owner: object) -> None:
        self.view: Any = _Buffer()
        _get_buffer(owner, self.view, _RECORDS)

    def __del__(self) -> None:
        _release_buffer(self.view)


def of_array(pixels: Any, channels: Channels = "RGB") -> Tuple[object, CImage]:
    """The picture in an array or a memory view, of rows, columns and, for colour, channels. Nothing is copied.

    The first of the answer is to be kept for as long as the second is read.
    """
    interface = getattr(pixels, "__array_interface__", None)
    if interface is not None:
        # NumPy's way is the faster one.
        shape, strides, kind = interface["shape"], interface["strides"], interface["typestr"]
        if strides is None:
            itemsize = 2 if kind in _WORDS else 1
            strides = tuple(itemsize * math.prod(shape[axis + 1 :]) for axis in range(len(shape)))
        return pixels, _described(interface["data"][0], shape, strides, kind, channels)
    try:
        memory = _Memory(pixels)
    except (TypeError, BufferError):
        raise InvalidArgument(
            f"a {type(pixels).__name__} is no picture: take an array, a memory view, a PIL.Image, a file's name or its bytes"
        ) from None
    view = memory.view
    kind = (view.format or b"B").decode("ascii", "replace")
    return memory, _described(view.buf, view.shape[: view.ndim], view.strides[: view.ndim], kind, channels)


def _described(address: int, shape: Sequence[int], strides: Sequence[int], kind: str, channels: Channels) -> CImage:
    if len(shape) not in (2, 3):
        raise InvalidArgument(
            f"pixels have rows and columns and, for colour, channels: an array of 2 or 3 dimensions, not of {len(shape)}"
        )
    height, width = shape[0], shape[1]
    depth = shape[2] if len(shape) == 3 else 1
    pixel_format = _format(kind, depth, channels)
    if pixel_format is None:
        raise InvalidArgument(
            f"pixels of {depth} channels of type '{kind}' are not known: "
            "take bytes of 1 to 4 channels, or grey of 16 bits in this machine's byte order"
        )
    if depth > 1 and strides[2] != 1:
        raise InvalidArgument("the channels of a pixel must follow each other in memory: copy the array first")
    if not 0 < width < 1 << 31 or not 0 < height < 1 << 31:
        raise InvalidArgument(f"the picture is {width} by {height} pixels: both must be positive")
    row, column = strides[0], strides[1]
    # A stride of 0, as of an array that was broadcast, stands for the usual one in C.
    if (row == 0 and height > 1) or (column == 0 and width > 1):
        raise InvalidArgument("rows or columns that share their memory are no picture: copy the array first")
    # The memory from its lowest byte on: strides may be negative.
    down, along = row * (height - 1), column * (width - 1)
    below = min(0, down) + min(0, along)
    size = max(0, down) + max(0, along) - below + depth * (2 if pixel_format == FORMAT_GREY_16 else 1)
    return CImage(_IMAGE_SIZE, address + below, size, -below, width, height, pixel_format, 0, row, column, 0, 0, 0, 0)


def _format(kind: str, depth: int, channels: Channels) -> Optional[int]:
    if depth == 1 and kind in _WORDS:
        return FORMAT_GREY_16
    return _FORMATS[channels].get(depth) if kind in _BYTES else None


def of_pillow(image: Image.Image) -> Tuple[bytes, CImage]:
    """The picture in one of Pillow's, and the bytes to keep as long as it is read."""
    mode, step = image.mode, 0
    known = {
        "L": FORMAT_GREY,
        "LA": FORMAT_GREY_ALPHA,
        "RGB": FORMAT_RGB,
        "RGBA": FORMAT_RGBA,
        "I;16": FORMAT_GREY_16,
    }
    if mode == "YCbCr":
        pixel_format, step = FORMAT_GREY, 3
    elif mode in known and (mode != "I;16" or sys.byteorder == "little"):
        pixel_format = known[mode]
    else:
        # Palettes and colours that are printed, by Pillow's own rules; what is transparent stays so.
        has_alpha = mode in ("PA", "RGBa", "La") or "transparency" in image.info
        mode = "L" if mode in ("1", "F") else "RGBA" if has_alpha else "RGB"
        image = image.convert(mode)
        pixel_format = known[mode]
    pixels = image.tobytes()
    address = ctypes.cast(ctypes.c_char_p(pixels), ctypes.c_void_p).value
    described = CImage(_IMAGE_SIZE, address, len(pixels), 0, image.width, image.height, pixel_format, 0, 0, step, 0, 0, 0, 0)
    return pixels, described
