"""The calls of OpenCV's detectors: `from quietzone.cv import BarcodeDetector, QRCodeDetector`.

Arguments and answers are those of `cv2.barcode.BarcodeDetector` and `cv2.QRCodeDetector`; pictures are arrays in
OpenCV's order of colours. `BarcodeDetector` reads every linear symbology. Only what can be read is detected; `decode`
and its like look around the points they are given.
"""

from __future__ import annotations

from typing import Any, Iterable, List, Optional, Tuple

from ._errors import InvalidArgument, QuietzoneError
from ._reader import Reader, Region
from ._types import Code

try:
    import numpy as np
except ImportError:
    raise QuietzoneError("OpenCV's calls take and give arrays of NumPy, which is not installed: pip install numpy") from None

__all__ = ["BarcodeDetector", "QRCodeDetector"]

#: What OpenCV calls symbologies.
_TYPES = {"ean8": "EAN_8", "ean13": "EAN_13", "upcA": "UPC_A", "upcE": "UPC_E"}

Points = Optional["np.ndarray[Any, np.dtype[np.float32]]"]


class _Detector:
    """What both detectors have in common."""

    def __init__(self, symbologies: str) -> None:
        self._reader = Reader(symbologies)

    def detect(self, img: Any) -> Tuple[bool, Points]:
        """Whether there is a code, and the corners of the first: an array of 1 by 4 by 2."""
        codes = self._read(img)
        return bool(codes), _points(codes[:1])

    def detectMulti(self, img: Any) -> Tuple[bool, Points]:
        """Whether there are codes, and their corners: an array of n by 4 by 2."""
        codes = self._read(img)
        return bool(codes), _points(codes)

    def decode(self, img: Any, points: Any) -> Tuple[str, None]:
        """The text of the code within the points; empty if none is read there."""
        texts = [code.text for code in self._within(img, points)]
        return (texts[0] if texts else ""), None

    def decodeMulti(self, img: Any, points: Any) -> Tuple[bool, Tuple[str, ...], Tuple[None, ...]]:
        """The texts of the codes within each four points."""
        texts = tuple(self.decode(img, corners)[0] for corners in _quadrilaterals(points))
        return any(texts), texts, tuple(None for _ in texts)

    def detectAndDecode(self, img: Any) -> Tuple[str, Points, None]:
        """The text and the corners of the first code; an empty text and None if there is none."""
        codes = self._read(img)[:1]
        return (codes[0].text if codes else ""), _points(codes), None

    def detectAndDecodeMulti(self, img: Any) -> Tuple[bool, Tuple[str, ...], Points, Tuple[None, ...]]:
        """The texts and corners of all codes."""
        codes = self._read(img)
        return bool(codes), tuple(code.text for code in codes), _points(codes), tuple(None for _ in codes)

    def _read(self, img: Any, region: Optional[Region] = None) -> List[Code]:
        array = np.asarray(img)
        if array.size == 0:
            raise InvalidArgument("the picture is empty: was its file read?")
        return self._reader.read(array, channels="BGR", region=region)

    def _within(self, img: Any, points: Any) -> List[Code]:
        corners = np.asarray(points, dtype=np.float64).reshape(-1, 2)
        if corners.shape[0] != 4:
            raise InvalidArgument(f"a code has four corners, not {corners.shape[0]}")
        left, top = np.floor(corners.min(axis=0)).astype(int).tolist()
        right, bottom = np.ceil(corners.max(axis=0)).astype(int).tolist()
        # What is not inside as a whole is not read, and a code needs its quiet zone.
        margin = 8 + max(right - left, bottom - top) // 4
        region = (left - margin, top - margin, right - left + 2 * margin, bottom - top + 2 * margin)
        codes = self._read(img, region)
        center = corners.mean(axis=0)
        return sorted(codes, key=lambda code: float(np.hypot(*(np.mean(code.corners, axis=0) - center))))


class BarcodeDetector(_Detector):
    """`cv2.barcode.BarcodeDetector`, for every linear symbology."""

    def __init__(self) -> None:
        super().__init__("linear")

    def decodeWithType(self, img: Any, points: Any) -> Tuple[bool, Tuple[str, ...], Tuple[str, ...]]:
        """The texts and types of the codes within each four points: "EAN_13"; others by their names here."""
        found = [self._within(img, corners)[:1] for corners in _quadrilaterals(points)]
        texts = tuple(codes[0].text if codes else "" for codes in found)
        return any(texts), texts, tuple(_type(codes[0]) if codes else "" for codes in found)

    def detectAndDecodeWithType(self, img: Any) -> Tuple[bool, Tuple[str, ...], Tuple[str, ...], Points]:
        """The texts, types and corners of all codes."""
        codes = self._read(img)
        return bool(codes), tuple(code.text for code in codes), tuple(map(_type, codes)), _points(codes)


class QRCodeDetector(_Detector):
    """`cv2.QRCodeDetector`. Bent codes are read by all calls."""

    def __init__(self) -> None:
        super().__init__("qrCode")

    def decodeCurved(self, img: Any, points: Any) -> Tuple[str, None]:
        """As `decode`."""
        return self.decode(img, points)

    def detectAndDecodeCurved(self, img: Any) -> Tuple[str, Points, None]:
        """As `detectAndDecode`."""
        return self.detectAndDecode(img)


def _points(codes: Iterable[Code]) -> Points:
    corners = [code.corners for code in codes]
    return np.array(corners, dtype=np.float32) if corners else None


def _quadrilaterals(points: Any) -> Any:
    return np.asarray(points, dtype=np.float64).reshape(-1, 4, 2)


def _type(code: Code) -> str:
    return _TYPES.get(code.symbology, code.symbology)
