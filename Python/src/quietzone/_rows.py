"""Results as rows of a table, for Spark and Ray: the fields of the command's JSON, and what is wrong instead of an exception."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any, Dict, List, Optional, Tuple

from ._errors import QuietzoneError
from ._files import opened
from ._reader import Effort, Reader

#: A file with more bytes is refused before it is read, as by the command.
MAX_BYTES = 1 << 29
#: An image with more pixels is refused before it is decoded: up to 20 bytes are taken for each, so this is a gigabyte.
MAX_PIXELS = 50_000_000
#: An image that takes longer keeps what was read until then, and says so: one cannot hold up a cluster.
MAX_MILLISECONDS = 10_000


@dataclass
class RowReader:
    """Reads images into rows; another process makes itself another one from its settings."""

    symbologies: Optional[str] = None
    effort: Effort = "photo"
    max_symbols: Optional[int] = None
    max_pixels: int = MAX_PIXELS
    max_milliseconds: int = MAX_MILLISECONDS
    max_bytes: int = MAX_BYTES
    _reader: Reader = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        self._reader = Reader(
            self.symbologies,
            self.effort,
            max_symbols=self.max_symbols,
            max_pixels=self.max_pixels,
            max_milliseconds=self.max_milliseconds,
        )

    def row(self, content: Optional[bytes]) -> Dict[str, Any]:
        """The width, height, error and symbols of the image that a file's bytes are. Never raises for what is in them."""
        if content is None:
            return failure("there are no bytes")
        if len(content) > self.max_bytes:
            return self.too_large(len(content))
        try:
            image = opened(content, self.max_pixels)
            text, end = self._reader.read_json_and_end(image)
        except (QuietzoneError, OSError) as error:
            return failure(str(error))
        stopped = None if end == "complete" else f"reading stopped after {self.max_milliseconds} ms"
        symbols = [symbol(entry) for entry in json.loads(text)]
        return {"width": image.width, "height": image.height, "error": stopped, "symbols": symbols}

    def too_large(self, size: int) -> Dict[str, Any]:
        return failure(f"the file has {size} bytes, and the limit is {self.max_bytes}: raise it if the file is to be read")


def failure(error: str) -> Dict[str, Any]:
    """A row without a reading."""
    return {"width": None, "height": None, "error": error, "symbols": []}


#: The fields of a symbol that not every one has, and what they are where they are left out.
_ABSENT: List[Tuple[str, Any]] = [
    ("version", None),
    ("columns", None),
    ("rows", None),
    ("errorCorrectionLevel", None),
    ("mask", None),
    ("isInverted", False),
    ("isMirrored", False),
    ("isCompact", False),
    ("isReaderProgramming", False),
    ("addOn", None),
    ("gs1", None),
    ("structuredAppend", None),
    ("macroPDF417", None),
]

_MACRO_FIELDS = (
    "segmentIndex",
    "fileID",
    "isLast",
    "fileName",
    "sender",
    "addressee",
    "segmentCount",
    "timeStamp",
    "fileSize",
    "checksum",
)


def symbol(entry: Dict[str, Any]) -> Dict[str, Any]:
    """A symbol of the JSON with all fields that there are, and its bytes as such."""
    result = {
        "symbology": entry["symbology"],
        "text": entry["text"],
        "bytes": bytes.fromhex(entry["bytes"]),
        "corners": entry["corners"],
        "symbologyIdentifier": entry["symbologyIdentifier"],
    }
    result.update((name, entry.get(name, absent)) for name, absent in _ABSENT)
    if result["macroPDF417"] is not None:
        result["macroPDF417"] = {name: result["macroPDF417"].get(name) for name in _MACRO_FIELDS}
    return result
