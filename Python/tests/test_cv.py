"""`quietzone.cv` answers as OpenCV's detectors do."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PIL import Image

import quietzone
from quietzone.cv import BarcodeDetector, QRCodeDetector


def bgr(file: Path) -> Any:
    """A picture as cv2.imread has it."""
    return np.ascontiguousarray(np.asarray(Image.open(file).convert("RGB"))[:, :, ::-1])


@pytest.fixture(scope="module")
def poster(examples: Path) -> Any:
    return bgr(examples / "poster.jpg")


@pytest.fixture(scope="module")
def parcel(examples: Path) -> Any:
    return bgr(examples / "parcel.jpg")


BLANK = np.full((50, 60, 3), 255, np.uint8)


def test_the_first_code_is_read(poster: Any) -> None:
    text, points, straight = QRCodeDetector().detectAndDecode(poster)
    assert text == "https://example.org/quiet-music?from=poster"
    assert points is not None and points.shape == (1, 4, 2) and points.dtype == np.float32
    assert straight is None
    assert QRCodeDetector().detectAndDecodeCurved(poster)[0] == text


def test_all_codes_are_read(parcel: Any) -> None:
    found, texts, points, straight = BarcodeDetector().detectAndDecodeMulti(parcel)
    assert found and texts == ("QT-48-00917", "0039501101530000001110LOT-7", "19501101530000")
    assert points is not None and points.shape == (3, 4, 2) and len(straight) == 3


def test_types_have_opencv_s_names(examples: Path) -> None:
    found, texts, types, _ = BarcodeDetector().detectAndDecodeWithType(bgr(examples / "magazine.jpg"))
    assert (found, texts, types) == (True, ("9501101530003",), ("EAN_13",))


def test_detecting_and_decoding_apart_comes_to_the_same(parcel: Any) -> None:
    detector = BarcodeDetector()
    found, points = detector.detectMulti(parcel)
    assert found
    assert detector.decodeMulti(parcel, points)[1] == detector.detectAndDecodeMulti(parcel)[1]
    assert detector.decodeWithType(parcel, points)[2] == ("code128", "code128", "itf14")
    found, first = detector.detect(parcel)
    assert found and detector.decode(parcel, first)[0] == "QT-48-00917"


def test_where_nothing_is_nothing_is_found() -> None:
    for detector in (BarcodeDetector(), QRCodeDetector()):
        assert detector.detect(BLANK) == (False, None)
        assert detector.detectMulti(BLANK) == (False, None)
        assert detector.detectAndDecode(BLANK) == ("", None, None)
        assert detector.detectAndDecodeMulti(BLANK) == (False, (), None, ())
        assert detector.decode(BLANK, [[5, 5], [20, 5], [20, 20], [5, 20]]) == ("", None)
    assert BarcodeDetector().detectAndDecodeWithType(BLANK) == (False, (), (), None)


def test_grey_pictures_are_taken(fixtures: Path) -> None:
    assert QRCodeDetector().detectAndDecode(np.asarray(Image.open(fixtures / "version-02.png")))[0] == "2-M: the quick br"


def test_a_picture_whose_file_was_not_read_is_refused() -> None:
    with pytest.raises(quietzone.InvalidArgument, match="was its file read"):
        QRCodeDetector().detectAndDecode(np.zeros((0, 0, 3), np.uint8))
    with pytest.raises(quietzone.InvalidArgument):
        QRCodeDetector().detectAndDecode(None)


def test_points_that_are_no_corners_are_refused(poster: Any) -> None:
    with pytest.raises(quietzone.InvalidArgument, match="four corners"):
        QRCodeDetector().decode(poster, [[1, 2], [3, 4]])


def test_answers_have_the_form_of_opencv_s_own(fixtures: Path) -> None:
    cv2 = pytest.importorskip("cv2")
    picture = bgr(fixtures / "version-02.png")
    theirs, ours = cv2.QRCodeDetector(), QRCodeDetector()
    for name in ("detect", "detectMulti", "detectAndDecode", "detectAndDecodeMulti"):
        expected, got = getattr(theirs, name)(picture), getattr(ours, name)(picture)
        assert len(got) == len(expected)
        for their, our in zip(expected, got):
            if isinstance(their, np.ndarray) and our is not None:
                assert (our.shape, our.dtype) == (their.shape, their.dtype), name
                assert np.abs(our - their).max() < 3, name
            elif isinstance(their, (str, bool)):
                assert our == their, name
