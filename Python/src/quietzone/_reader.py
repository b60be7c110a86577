"""Readers."""

from __future__ import annotations

import ctypes
import os
from typing import TYPE_CHECKING, Any, Callable, Iterable, Literal, Optional, Tuple, TypeVar, Union

from . import _results
from ._errors import InvalidArgument
from ._files import opened
from ._library import CImage, COptions, check, library, new_error
from ._pixels import Channels, of_array, of_pillow
from ._types import Codes, End

if TYPE_CHECKING:
    from PIL import Image

#: What can be read: pixels, a picture of Pillow's, a file by its name, or the bytes of one.
ImageLike = Union["Image.Image", str, "os.PathLike[str]", bytes, bytearray, memoryview, Any]
#: How hard to look: every effort that pays, or a bounded one for a camera's frames.
Effort = Literal["photo", "live"]
#: Left, top, width and height in pixels.
Region = Tuple[int, int, int, int]

_USUAL_MAX_PIXELS = 200_000_000
_Result = TypeVar("_Result")


class Cancel:
    """A flag that stops readings from another thread: they end within a millisecond or so with what they have read."""

    def __init__(self) -> None:
        self._handle: Optional[int] = library.qz_cancel_new()

    def set(self) -> None:
        library.qz_cancel_set(self._handle)

    def clear(self) -> None:
        library.qz_cancel_clear(self._handle)

    def __del__(self) -> None:
        library.qz_cancel_free(self.__dict__.pop("_handle", None))


class Reader:
    """Reads pictures, as many at the same time as there are threads that do: it never changes.

    symbologies: Which to look for: "qrCode,ean13" or ["qrCode", "ean13"]; None for all but those whose checks are so weak that
        they have to be asked for, MSI and Pharmacode.
    effort: "photo", or "live" for a camera's frames.
    reads_inverted: Whether to look for light symbols on a dark ground, too.
    max_symbols: The most symbols to report.
    max_pixels: The most pixels that a picture may have; files with more are refused before they are decoded.
    max_work: The most grey values to sample between pixels: what bounds the time of pictures in which nothing is read.
    max_milliseconds: The time after which reading stops; what was read until then is reported.
    """

    def __init__(
        self,
        symbologies: Union[str, Iterable[str], None] = None,
        effort: Effort = "photo",
        *,
        reads_inverted: bool = True,
        max_symbols: Optional[int] = None,
        max_pixels: int = _USUAL_MAX_PIXELS,
        max_work: Optional[int] = None,
        max_milliseconds: Optional[int] = None,
    ) -> None:
        efforts = ("photo", "live")
        if effort not in efforts:
            raise InvalidArgument(f"there is no effort {effort!r}: take 'photo' or 'live'")
        options = COptions(
            ctypes.sizeof(COptions),
            _symbology_set(symbologies),
            efforts.index(effort),
            0 if reads_inverted else 1,
            _limit(max_symbols, "max_symbols"),
            _limit(max_pixels, "max_pixels"),
            _limit(max_work, "max_work"),
            _limit(max_milliseconds, "max_milliseconds"),
        )
        handle = ctypes.c_void_p()
        error = new_error()
        check(library.qz_reader_new(options, handle, error), error)
        self._handle: Optional[int] = handle.value
        self._arguments = (symbologies, effort, reads_inverted, max_symbols, max_pixels, max_work, max_milliseconds)
        self._max_pixels = max_pixels

    def read(
        self,
        image: ImageLike,
        *,
        channels: Channels = "RGB",
        region: Optional[Region] = None,
        cancel: Optional[Cancel] = None,
    ) -> Codes:
        """The symbols in a picture, each once, line by line as one reads a page.

        image: Pixels in an array or a memory view, of rows, columns and channels; a picture of Pillow's; the name of a file; or
            the bytes of one. Files are opened with Pillow and read as they are shown.
        channels: The order of colours in an array: "BGR" for OpenCV's.
        region: Where to look: left, top, width and height. What is not inside as a whole is not read.
        cancel: A flag that may stop the reading.
        """
        return self._read(image, channels, region, cancel, _results.codes)

    def read_json(
        self,
        image: ImageLike,
        *,
        channels: Channels = "RGB",
        region: Optional[Region] = None,
        cancel: Optional[Cancel] = None,
    ) -> str:
        """As `read`, but as JSON: the `symbols` of what the command's `--json` prints."""
        return self._read(image, channels, region, cancel, _json)

    def read_json_and_end(self, image: ImageLike) -> Tuple[str, End]:
        """As `read_json`, with why the reading ended."""
        return self._read(image, "RGB", None, None, lambda results: (_json(results), _results.end(results)))

    def _read(
        self,
        image: ImageLike,
        channels: Channels,
        region: Optional[Region],
        cancel: Optional[Cancel],
        result: Callable[[Optional[int]], _Result],
    ) -> _Result:
        memory, pixels = _pixels(image, channels, self._max_pixels)
        if region is not None:
            pixels.region_x, pixels.region_y, pixels.region_width, pixels.region_height = _checked(region)
        handle = ctypes.c_void_p()
        error = new_error()
        check(library.qz_read(self._handle, pixels, cancel and cancel._handle, handle, error), error)
        del memory
        try:
            return result(handle.value)
        finally:
            library.qz_results_free(handle)

    def __reduce__(self) -> Any:
        return _remade, self._arguments

    def __del__(self) -> None:
        library.qz_reader_free(self.__dict__.pop("_handle", None))


def _remade(symbologies: Union[str, Iterable[str], None], effort: Effort, inverted: bool, *limits: Any) -> Reader:
    """A reader as another process pickled it."""
    names = ("max_symbols", "max_pixels", "max_work", "max_milliseconds")
    return Reader(symbologies, effort, reads_inverted=inverted, **dict(zip(names, limits)))


def _pixels(image: Any, channels: Channels, max_pixels: int) -> Tuple[object, CImage]:
    """The pixels of whatever is given, and what to keep as long as they are read."""
    if channels not in ("RGB", "BGR"):
        raise InvalidArgument(f"there is no order of channels {channels!r}: take 'RGB' or 'BGR'")
    if isinstance(image, (bytes, bytearray)) or (isinstance(image, memoryview) and image.ndim == 1):
        image = opened(bytes(image), max_pixels)
    elif isinstance(image, str) or hasattr(image, "__fspath__"):
        image = opened(image, max_pixels)
    if hasattr(image, "getbands"):
        return of_pillow(image)
    return of_array(image, channels)


def _json(results: Optional[int]) -> str:
    length = ctypes.c_size_t()
    address = library.qz_results_json(results, length)
    return ctypes.string_at(address, length.value).decode()


def _symbology_set(names: Union[str, Iterable[str], None]) -> int:
    if names is None:
        return 0
    joined = names if isinstance(names, str) else ",".join(names)
    if "\0" in joined:
        raise InvalidArgument("a symbology's name holds no null")
    found = ctypes.c_uint64()
    error = new_error()
    check(library.qz_symbologies_named(joined.encode(), found, error), error)
    return found.value


def _limit(value: Optional[int], name: str) -> int:
    if value is None:
        return 0
    if not 0 < value < 1 << 63:
        raise InvalidArgument(f"{name} is {value}: it must be positive")
    return value


def _checked(region: Region) -> Region:
    if len(region) != 4 or not all(-(1 << 31) <= number < 1 << 31 for number in region) or min(region[2:]) < 1:
        raise InvalidArgument(f"a region is left, top, width and height in pixels, not {region!r}")
    return region
