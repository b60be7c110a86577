"""From the C library's results to Python's."""

from __future__ import annotations

from ctypes import string_at
from typing import Any, Optional

from ._library import library
from ._types import Code, Codes, End, GS1Element, MacroPDF417, Point, Segment, StructuredAppend

_ENDS: tuple[End, ...] = ("complete", "cancelled", "time over")


def codes(results: Optional[int]) -> Codes:
    """All symbols of a qz_results."""
    found = Codes([_code(library.qz_results_symbol(results, i).contents) for i in range(library.qz_results_count(results))])
    found.end = end(results)
    return found


def end(results: Optional[int]) -> End:
    """Why the reading of a qz_results ended."""
    number: int = library.qz_results_end(results)
    return _ENDS[number]


def _code(symbol: Any) -> Code:
    x0, y0, x1, y1, x2, y2, x3, y3 = symbol.corners
    return Code(
        symbology=symbol.symbology_name.decode(),
        text=string_at(symbol.text, symbol.text_length).decode(),
        bytes=_bytes(symbol.bytes, symbol.byte_count),
        corners=(Point(x0, y0), Point(x1, y1), Point(x2, y2), Point(x3, y3)),
        symbology_identifier=symbol.symbology_identifier.decode(),
        segments=tuple(
            Segment(_bytes(part.bytes, part.byte_count), part.eci, _text(part.character_set))
            for part in symbol.segments[: symbol.segment_count]
        ),
        version=_number(symbol.version),
        columns=_number(symbol.columns),
        rows=_number(symbol.rows),
        error_correction_level=_text(symbol.error_correction_level),
        mask=_number(symbol.mask),
        is_inverted=bool(symbol.is_inverted),
        is_mirrored=bool(symbol.is_mirrored),
        is_compact=bool(symbol.is_compact),
        is_reader_programming=bool(symbol.is_reader_programming),
        add_on=_text(symbol.add_on),
        gs1=_gs1(symbol),
        structured_append=_structured_append(symbol),
        macro_pdf417=_macro_pdf417(symbol),
    )


def _gs1(symbol: Any) -> Optional[tuple[GS1Element, ...]]:
    if not symbol.gs1:
        return None
    return tuple(GS1Element(e.identifier.decode(), e.data.decode()) for e in symbol.gs1[: symbol.gs1_count])


def _structured_append(symbol: Any) -> Optional[StructuredAppend]:
    if not symbol.structured_append:
        return None
    part = symbol.structured_append.contents
    return StructuredAppend(part.index, part.count, part.id.decode())


def _macro_pdf417(symbol: Any) -> Optional[MacroPDF417]:
    if not symbol.macro_pdf417:
        return None
    macro = symbol.macro_pdf417.contents
    return MacroPDF417(
        segment_index=macro.segment_index,
        segment_count=_number(macro.segment_count),
        file_id=macro.file_id.decode(),
        file_name=_text(macro.file_name),
        sender=_text(macro.sender),
        addressee=_text(macro.addressee),
        time_stamp=_number(macro.time_stamp),
        file_size=_number(macro.file_size),
        checksum=_number(macro.checksum),
        is_last=bool(macro.is_last),
    )


def _bytes(address: Optional[int], count: int) -> bytes:
    return string_at(address, count) if address else b""


def _text(text: Optional[bytes]) -> Optional[str]:
    return None if text is None else text.decode()


def _number(number: int) -> Optional[int]:
    return None if number < 0 else number
