"""Rows of results as Arrow has them: the fields of the command's JSON."""

from __future__ import annotations

import pyarrow as pa

_POINT = pa.struct([("x", pa.float64()), ("y", pa.float64())])

_STRUCTURED_APPEND = pa.struct([("index", pa.int32()), ("count", pa.int32()), ("id", pa.string())])

_MACRO_PDF417 = pa.struct(
    [
        ("segmentIndex", pa.int32()),
        ("fileID", pa.string()),
        ("isLast", pa.bool_()),
        ("fileName", pa.string()),
        ("sender", pa.string()),
        ("addressee", pa.string()),
        ("segmentCount", pa.int32()),
        ("timeStamp", pa.int64()),
        ("fileSize", pa.int64()),
        ("checksum", pa.int32()),
    ]
)

SYMBOL = pa.struct(
    [
        ("symbology", pa.string()),
        ("text", pa.string()),
        ("bytes", pa.binary()),
        ("corners", pa.list_(_POINT)),
        ("symbologyIdentifier", pa.string()),
        ("version", pa.int32()),
        ("columns", pa.int32()),
        ("rows", pa.int32()),
        ("errorCorrectionLevel", pa.string()),
        ("mask", pa.int32()),
        ("isInverted", pa.bool_()),
        ("isMirrored", pa.bool_()),
        ("isCompact", pa.bool_()),
        ("isReaderProgramming", pa.bool_()),
        ("addOn", pa.string()),
        ("gs1", pa.map_(pa.string(), pa.string())),
        ("structuredAppend", _STRUCTURED_APPEND),
        ("macroPDF417", _MACRO_PDF417),
    ]
)

#: What became of an image: its size and symbols, or an error.
READING = pa.schema([("width", pa.int32()), ("height", pa.int32()), ("error", pa.string()), ("symbols", pa.list_(SYMBOL))])
