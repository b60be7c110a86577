"""The C library, as quietzone.h says."""

from __future__ import annotations

import ctypes
import os
from ctypes import POINTER, c_char, c_char_p, c_double, c_int32, c_int64, c_size_t, c_ssize_t, c_uint64, c_void_p
from typing import Any, List, Tuple

from ._errors import InvalidArgument, QuietzoneError, TooManyPixels

FORMAT_GREY, FORMAT_RGB, FORMAT_BGR, FORMAT_RGBA, FORMAT_BGRA = 0, 1, 2, 3, 4
FORMAT_GREY_ALPHA, FORMAT_GREY_16 = 7, 8


class CError(ctypes.Structure):
    _fields_ = [("struct_size", c_size_t), ("status", c_int32), ("message", c_char * 244)]


class COptions(ctypes.Structure):
    _fields_ = [
        ("struct_size", c_size_t),
        ("symbologies", c_uint64),
        ("effort", c_int32),
        ("skips_inverted", c_int32),
        ("max_symbols", c_int64),
        ("max_pixels", c_int64),
        ("max_work", c_int64),
        ("max_milliseconds", c_int64),
    ]


class CImage(ctypes.Structure):
    _fields_ = [
        ("struct_size", c_size_t),
        ("pixels", c_void_p),
        ("size", c_size_t),
        ("offset", c_size_t),
        ("width", c_int32),
        ("height", c_int32),
        ("format", c_int32),
        ("reserved", c_int32),
        ("row_stride", c_ssize_t),
        ("pixel_step", c_ssize_t),
        ("region_x", c_int32),
        ("region_y", c_int32),
        ("region_width", c_int32),
        ("region_height", c_int32),
    ]


class CGS1Element(ctypes.Structure):
    _fields_ = [("identifier", c_char_p), ("data", c_char_p)]


class CSegment(ctypes.Structure):
    _fields_ = [
        ("bytes", c_void_p),
        ("byte_count", c_size_t),
        ("eci", c_int32),
        ("reserved", c_int32),
        ("character_set", c_char_p),
    ]


class CStructuredAppend(ctypes.Structure):
    _fields_ = [("index", c_int64), ("count", c_int64), ("id", c_char_p)]


class CMacroPDF417(ctypes.Structure):
    _fields_ = [
        ("segment_index", c_int64),
        ("segment_count", c_int64),
        ("file_id", c_char_p),
        ("file_name", c_char_p),
        ("sender", c_char_p),
        ("addressee", c_char_p),
        ("time_stamp", c_int64),
        ("file_size", c_int64),
        ("checksum", c_int64),
        ("is_last", c_int32),
        ("reserved", c_int32),
    ]


class CSymbol(ctypes.Structure):
    _fields_ = [
        ("struct_size", c_size_t),
        ("symbology", c_int32),
        ("is_inverted", c_int32),
        ("is_mirrored", c_int32),
        ("is_compact", c_int32),
        ("is_reader_programming", c_int32),
        ("version", c_int32),
        ("columns", c_int32),
        ("rows", c_int32),
        ("mask", c_int32),
        ("reserved", c_int32),
        ("symbology_name", c_char_p),
        ("text", c_void_p),
        ("text_length", c_size_t),
        ("bytes", c_void_p),
        ("byte_count", c_size_t),
        ("segments", POINTER(CSegment)),
        ("segment_count", c_size_t),
        ("corners", c_double * 8),
        ("symbology_identifier", c_char_p),
        ("error_correction_level", c_char_p),
        ("add_on", c_char_p),
        ("gs1", POINTER(CGS1Element)),
        ("gs1_count", c_size_t),
        ("structured_append", POINTER(CStructuredAppend)),
        ("macro_pdf417", POINTER(CMacroPDF417)),
    ]


def _load() -> ctypes.CDLL:
    """The library that came with the package, or the one that QUIETZONE_LIBRARY names. It runs without the interpreter's lock."""
    path = os.environ.get("QUIETZONE_LIBRARY") or os.path.join(os.path.dirname(__file__), "libquietzone.so.1")
    try:
        library = ctypes.CDLL(path)
    except OSError as error:
        raise QuietzoneError(
            f"the C library cannot be loaded ({error}): install the wheel, which has it, or name it with QUIETZONE_LIBRARY"
        ) from None
    signatures: List[Tuple[str, Any, List[Any]]] = [
        ("qz_version", c_char_p, []),
        ("qz_symbology_count", c_int32, []),
        ("qz_symbology_name", c_char_p, [c_int32]),
        ("qz_symbology_title", c_char_p, [c_int32]),
        ("qz_symbologies_named", c_int32, [c_char_p, POINTER(c_uint64), POINTER(CError)]),
        ("qz_reader_new", c_int32, [POINTER(COptions), POINTER(c_void_p), POINTER(CError)]),
        ("qz_reader_free", None, [c_void_p]),
        ("qz_cancel_new", c_void_p, []),
        ("qz_cancel_set", None, [c_void_p]),
        ("qz_cancel_clear", None, [c_void_p]),
        ("qz_cancel_free", None, [c_void_p]),
        ("qz_read", c_int32, [c_void_p, POINTER(CImage), c_void_p, POINTER(c_void_p), POINTER(CError)]),
        ("qz_results_free", None, [c_void_p]),
        ("qz_results_count", c_size_t, [c_void_p]),
        ("qz_results_symbol", POINTER(CSymbol), [c_void_p, c_size_t]),
        ("qz_results_end", c_int32, [c_void_p]),
        ("qz_results_json", c_void_p, [c_void_p, POINTER(c_size_t)]),
    ]
    for name, result, arguments in signatures:
        function = getattr(library, name)
        function.restype = result
        function.argtypes = arguments
    return library


library = _load()


def check(status: int, error: Any) -> None:
    """Raises what a function's status stands for."""
    if status == 0:
        return
    message = error.message.decode("utf-8", "replace")
    raise {1: InvalidArgument, 2: TooManyPixels}.get(status, QuietzoneError)(message)


def new_error() -> CError:
    return CError(ctypes.sizeof(CError))
