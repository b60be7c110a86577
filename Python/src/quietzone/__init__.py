"""Reads barcodes and QR Codes in pictures.

>>> import quietzone
>>> for code in quietzone.read("photo.jpg"):  # doctest: +SKIP
...     print(code.symbology, code.text, code.corners)
"""

from __future__ import annotations

from typing import Dict, Iterable, Optional, Union

from ._batch import BatchResult, read_batch
from ._errors import InvalidArgument, MissingPillow, QuietzoneError, TooManyPixels, UnreadableImage
from ._library import library
from ._pixels import Channels
from ._reader import Cancel, Effort, ImageLike, Reader, Region
from ._types import Code, Codes, End, GS1Element, MacroPDF417, Point, Segment, StructuredAppend
from ._version import __version__

__all__ = [
    "BatchResult",
    "Cancel",
    "Channels",
    "Code",
    "Codes",
    "Effort",
    "End",
    "GS1Element",
    "ImageLike",
    "InvalidArgument",
    "MacroPDF417",
    "MissingPillow",
    "Point",
    "QuietzoneError",
    "Reader",
    "Region",
    "Segment",
    "StructuredAppend",
    "TooManyPixels",
    "UnreadableImage",
    "__version__",
    "read",
    "read_batch",
    "symbologies",
]

_usual: Optional[Reader] = None


def read(
    image: ImageLike,
    *,
    symbologies: Union[str, Iterable[str], None] = None,
    channels: Channels = "RGB",
    region: Optional[Region] = None,
) -> Codes:
    """The symbols in a picture, each once, line by line as one reads a page; see `Reader.read`.

    Who reads many pictures with settings makes a `Reader` once.
    """
    global _usual
    if symbologies is not None:
        return Reader(symbologies).read(image, channels=channels, region=region)
    if _usual is None:
        _usual = Reader()
    return _usual.read(image, channels=channels, region=region)


def symbologies() -> Dict[str, str]:
    """The names of all symbologies there are, with what people call them: {"qrCode": "QR Code", …}."""
    return {
        library.qz_symbology_name(number).decode(): library.qz_symbology_title(number).decode()
        for number in range(library.qz_symbology_count())
    }
