"""What is read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import List, Literal, NamedTuple, Optional, Tuple

#: Why a reading ended: all was looked at, a `Cancel` was set, or the reader's `max_milliseconds` were over.
End = Literal["complete", "cancelled", "time over"]


class Point(NamedTuple):
    """A place in the picture, in pixels from its top left corner."""

    x: float
    y: float


class GS1Element(NamedTuple):
    """GS1 content by application identifiers: ("17", "261231"). `dict(code.gs1)` makes a dictionary of them."""

    identifier: str
    data: str


@dataclass(frozen=True)
class Segment:
    """A stretch of the content in one character set."""

    bytes: bytes
    #: The number of its Extended Channel Interpretation: 3 is ISO 8859-1, 26 is UTF-8.
    eci: int
    #: The name that IANA registered; None if the number stands for no character set.
    character_set: Optional[str]


@dataclass(frozen=True)
class StructuredAppend:
    """Where a symbol belongs in a message that is spread over several: the first has index 0."""

    index: int
    count: int
    id: str


@dataclass(frozen=True)
class MacroPDF417:
    """What a Macro PDF417 symbol says of the file that it is a part of: None where it says nothing."""

    segment_index: int
    segment_count: Optional[int]
    file_id: str
    file_name: Optional[str]
    sender: Optional[str]
    addressee: Optional[str]
    #: Seconds since the beginning of 1970.
    time_stamp: Optional[int]
    #: In bytes.
    file_size: Optional[int]
    #: CCITT-16 over the whole file.
    checksum: Optional[int]
    is_last: bool


@dataclass(frozen=True)
class Code:
    """A symbol that was read: what it holds and where it lies."""

    #: Its name, as in the command's JSON: "qrCode", "ean13"; see `symbologies()`.
    symbology: str
    text: str
    #: The content as the symbol holds it, before any character set.
    bytes: bytes
    #: Top left, top right, bottom right and bottom left in the symbol's own order.
    corners: Tuple[Point, Point, Point, Point]
    #: ISO/IEC 15424: "]Q1".
    symbology_identifier: str
    #: The content again, in stretches of one character set each.
    segments: Tuple[Segment, ...]
    #: Of a QR Code, Micro QR Code or rMQR; the layers of an Aztec Code, the mode of a MaxiCode.
    version: Optional[int] = None
    #: Of modules of a matrix symbol, of data codewords of a PDF417.
    columns: Optional[int] = None
    rows: Optional[int] = None
    #: In the symbology's own notation.
    error_correction_level: Optional[str] = None
    #: The data mask of a QR Code or a Micro QR Code.
    mask: Optional[int] = None
    #: Light on dark.
    is_inverted: bool = False
    is_mirrored: bool = False
    #: A PDF417 without row indicators on the right.
    is_compact: bool = False
    #: It is no data but programs the reader.
    is_reader_programming: bool = False
    #: The digits to the right of an EAN or UPC symbol.
    add_on: Optional[str] = None
    #: None if the content is no valid GS1 content.
    gs1: Optional[Tuple[GS1Element, ...]] = None
    structured_append: Optional[StructuredAppend] = None
    macro_pdf417: Optional[MacroPDF417] = None


class Codes(List[Code]):
    """The symbols in a picture, line by line as one reads a page: a list that knows why it ends."""

    end: End = "complete"
