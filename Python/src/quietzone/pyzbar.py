"""Takes pyzbar's place: `import quietzone.pyzbar as pyzbar`, or `from quietzone.pyzbar import decode`.

What differs: more is read; polygons are the symbols' corners rather than the places where lines crossed them; `quality`
is always 1.
"""

from __future__ import annotations

import math
from enum import IntEnum, unique
from typing import Any, Collection, Dict, Iterable, List, NamedTuple, Optional, Tuple

from ._reader import Reader
from ._types import Code
from ._types import Point as _Corner

__all__ = [
    "EXTERNAL_DEPENDENCIES",
    "ORIENTATION_AVAILABLE",
    "Decoded",
    "Point",
    "PyZbarError",
    "Rect",
    "ZBarSymbol",
    "bounding_box",
    "convex_hull",
    "decode",
]

#: There is no zbar here: what programs look at when they are frozen is empty.
EXTERNAL_DEPENDENCIES: List[Any] = []
ORIENTATION_AVAILABLE = True


class PyZbarError(Exception):
    """What pyzbar raises."""


class Point(NamedTuple):
    """A corner, in whole pixels."""

    x: int
    y: int


class Rect(NamedTuple):
    """What a symbol covers, in whole pixels."""

    left: int
    top: int
    width: int
    height: int


class Decoded(NamedTuple):
    """A symbol that was read."""

    data: bytes
    type: str
    rect: Rect
    polygon: List[Point]
    quality: int
    orientation: Optional[str]


@unique
class ZBarSymbol(IntEnum):
    """The types of symbols, by zbar's numbers. NONE, PARTIAL, EAN2, EAN5, COMPOSITE and SQCODE are never read by themselves."""

    NONE = 0
    PARTIAL = 1
    EAN2 = 2
    EAN5 = 5
    EAN8 = 8
    UPCE = 9
    ISBN10 = 10
    UPCA = 12
    EAN13 = 13
    ISBN13 = 14
    COMPOSITE = 15
    I25 = 25
    DATABAR = 34
    DATABAR_EXP = 35
    CODABAR = 38
    CODE39 = 39
    PDF417 = 57
    QRCODE = 64
    SQCODE = 80
    CODE93 = 93
    CODE128 = 128


#: What each type is called here; an ISBN is an EAN-13, and without UPCA a UPC-A is one, too, as zbar has it.
_NAMES: Dict[ZBarSymbol, Tuple[str, ...]] = {
    ZBarSymbol.EAN8: ("ean8",),
    ZBarSymbol.UPCE: ("upcE",),
    ZBarSymbol.ISBN10: ("ean13",),
    ZBarSymbol.UPCA: ("upcA",),
    ZBarSymbol.EAN13: ("ean13",),
    ZBarSymbol.ISBN13: ("ean13",),
    ZBarSymbol.I25: ("i2of5", "itf14"),
    ZBarSymbol.DATABAR: ("gs1DataBar", "gs1DataBarLimited"),
    ZBarSymbol.DATABAR_EXP: ("gs1DataBarExpanded",),
    ZBarSymbol.CODABAR: ("codabar",),
    ZBarSymbol.CODE39: ("code39",),
    ZBarSymbol.PDF417: ("pdf417",),
    ZBarSymbol.QRCODE: ("qrCode",),
    ZBarSymbol.CODE93: ("code93",),
    ZBarSymbol.CODE128: ("code128",),
}

#: What zbar reads unasked.
_USUAL = tuple(symbol for symbol in _NAMES if symbol.name not in ("UPCA", "UPCE", "ISBN10", "ISBN13"))

_readers: Dict[Tuple[str, ...], Reader] = {}


def decode(image: Any, symbols: Optional[Collection[ZBarSymbol]] = None) -> List[Decoded]:
    """The symbols in a picture.

    image: A numpy.ndarray, a PIL.Image, or (pixels, width, height) with a byte a pixel.
    symbols: The types to look for; all that zbar looks for unasked, unless given.
    """
    wanted = tuple(symbols) if symbols else _USUAL
    names = tuple(sorted({name for symbol in wanted for name in _NAMES.get(symbol, ())}))
    if not names:
        return []
    reader = _readers.get(names)
    if reader is None:
        reader = _readers[names] = Reader(names)
    codes = reader.read(_pixels(image))
    # In zbar's order: QR Codes first, then what lines cross, from the bottom up.
    squares = [code for code in codes if code.symbology == "qrCode"]
    lines = [code for code in reversed(codes) if code.symbology != "qrCode"]
    return [_decoded(code, wanted) for code in squares + lines]


def _pixels(image: Any) -> Any:
    """Grey pixels, of whatever pyzbar takes."""
    if hasattr(image, "getbands"):
        return image
    if hasattr(image, "__array_interface__"):
        # The first channel of several; bytes.
        plane = image[:, :, 0] if len(image.shape) == 3 else image
        return plane if str(plane.dtype) == "uint8" else plane.astype("uint8")
    pixels, width, height = image
    count = width * height
    if count == 0 or len(pixels) % count != 0:
        raise PyZbarError(
            f"Inconsistent dimensions: image data of {len(pixels)} bytes is not divisible by (width x height = {count})"
        )
    bits = 8 * len(pixels) // count
    if bits != 8:
        raise PyZbarError(f"Unsupported bits-per-pixel [{bits}]. Only [8] is supported.")
    return memoryview(bytes(pixels)).cast("B", (height, width))


def _decoded(code: Code, wanted: Tuple[ZBarSymbol, ...]) -> Decoded:
    polygon = convex_hull((round(x), round(y)) for x, y in code.corners)
    return Decoded(code.text.encode(), _type(code, wanted).name, bounding_box(polygon), polygon, 1, _orientation(code.corners))


def _type(code: Code, wanted: Tuple[ZBarSymbol, ...]) -> ZBarSymbol:
    """The type that was asked for and that the code is one of."""
    for symbol in wanted:
        is_book = symbol in (ZBarSymbol.ISBN10, ZBarSymbol.ISBN13)
        if code.symbology in _NAMES.get(symbol, ()) and (not is_book or code.text.startswith(("978", "979"))):
            return symbol
    return ZBarSymbol.EAN13


def _orientation(corners: Tuple[_Corner, ...]) -> str:
    """Where the symbol's top points to."""
    (x, y), (right, below) = corners[0], corners[1]
    turns = math.atan2(below - y, right - x) / (math.pi / 2)
    # What lies half way, or hardly more, belongs to the turn before.
    quarters = math.ceil(turns - 0.52)
    return ("UP", "RIGHT", "DOWN", "LEFT")[quarters % 4]


def bounding_box(locations: Iterable[Tuple[int, int]]) -> Rect:
    """What the places cover. ValueError if there are none."""
    xs, ys = zip(*locations) if (locations := list(locations)) else ((), ())
    left, top = min(xs), min(ys)
    return Rect(left, top, max(xs) - left, max(ys) - top)


def convex_hull(points: Iterable[Tuple[int, int]]) -> List[Point]:
    """The corners of the convex hull, counter-clockwise on the screen, from the leftmost on."""
    places = sorted(set(points))
    if len(places) < 3:
        return [Point(*place) for place in places]

    def chain(ordered: Iterable[Tuple[int, int]]) -> List[Tuple[int, int]]:
        """One side of the hull: never a turn to the wrong side."""
        side: List[Tuple[int, int]] = []
        for x, y in ordered:
            while len(side) > 1:
                (x0, y0), (x1, y1) = side[-2:]
                if (x1 - x0) * (y - y0) - (x - x0) * (y1 - y0) < 0:
                    break
                side.pop()
            side.append((x, y))
        return side[:-1]

    return [Point(*place) for place in chain(places) + chain(reversed(places))]
