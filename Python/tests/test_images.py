"""Whatever a picture comes as, the same is read in it."""

from __future__ import annotations

import gc
import io
from pathlib import Path
from typing import Any, Callable, Dict

import numpy as np
import pytest
from PIL import Image

import quietzone


@pytest.fixture(scope="module")
def grey(fixtures: Path) -> Any:
    return np.asarray(Image.open(fixtures / "version-02.png"))


@pytest.fixture(scope="module")
def expected(grey: Any) -> quietzone.Codes:
    codes = quietzone.read(grey)
    assert [code.text for code in codes] == ["2-M: the quick br"]
    return codes


def with_alpha(grey: Any) -> Any:
    return np.dstack([grey, np.full_like(grey, 255)])


LAYOUTS: Dict[str, Callable[[Any], Any]] = {
    "with a gap behind each row": lambda grey: np.pad(grey, ((0, 0), (0, 9)))[:, : grey.shape[1]],
    "column by column": np.asfortranarray,
    "from the bottom up": lambda grey: grey[::-1].copy()[::-1],
    "from right to left": lambda grey: grey[:, ::-1].copy()[:, ::-1],
    "turned around": lambda grey: grey[::-1, ::-1].copy()[::-1, ::-1],
    "a channel of several": lambda grey: np.dstack([grey // 2, grey, grey // 3])[:, :, 1],
    "every other row and column": lambda grey: grey.repeat(2, 0).repeat(2, 1)[::2, ::2],
    "RGB": lambda grey: np.dstack([grey] * 3),
    "RGB from the bottom up": lambda grey: np.dstack([grey] * 3)[::-1].copy()[::-1],
    "RGBA": lambda grey: np.dstack([grey] * 3 + [np.full_like(grey, 255)]),
    "grey with alpha": with_alpha,
    "one channel": lambda grey: grey[:, :, np.newaxis],
    "16 bits": lambda grey: grey.astype(np.uint16) * 257,
    "not to be written": lambda grey: np.frombuffer(grey.tobytes(), np.uint8).reshape(grey.shape),
    "a memory view": lambda grey: memoryview(grey.tobytes()).cast("B", grey.shape),
    "a memory view with steps": lambda grey: memoryview(np.ascontiguousarray(grey.repeat(2, 0)))[::2],  # type: ignore[arg-type]
    "a memory view of 16 bits": lambda grey: memoryview(np.ascontiguousarray(grey.astype(np.uint16) * 257)),  # type: ignore[arg-type]
    "a picture of Pillow's": lambda grey: Image.fromarray(grey),
}


@pytest.mark.parametrize("layout", LAYOUTS)
def test_pixels_are_read_however_they_lie_in_memory(layout: str, grey: Any, expected: quietzone.Codes) -> None:
    assert quietzone.read(LAYOUTS[layout](grey)) == expected


@pytest.mark.parametrize("mode", ["1", "L", "P", "LA", "PA", "RGB", "RGBA", "RGBX", "CMYK", "YCbCr", "HSV", "LAB", "I;16", "F"])
def test_pillow_s_modes_are_read(mode: str, grey: Any) -> None:
    image = Image.fromarray(grey)
    if mode == "I;16":
        image = Image.fromarray(grey.astype(np.uint16) * 257)
    elif mode == "LAB":
        image = Image.merge("LAB", (image, Image.new("L", image.size, 128), Image.new("L", image.size, 128)))
    elif mode == "1":
        image = image.convert(mode, dither=Image.Dither.NONE)
    elif mode == "PA":
        image = image.convert("P").convert("PA")
    else:
        image = image.convert("RGB").convert(mode) if mode not in ("F", "LA") else image.convert(mode)
    assert image.mode == mode
    assert [code.text for code in quietzone.read(image)] == ["2-M: the quick br"]


def test_what_is_transparent_is_white(grey: Any, expected: quietzone.Codes) -> None:
    black = np.dstack([np.zeros_like(grey)] * 3 + [255 - grey])
    assert quietzone.read(black) == expected
    assert quietzone.read(Image.fromarray(black)) == expected


def test_colours_have_the_weights_of_luminance(grey: Any) -> None:
    # Red is as light as this grey; taken for blue it is darker.
    red = np.full((*grey.shape, 3), 76, np.uint8)
    red[grey < 128] = (255, 0, 0)
    assert quietzone.read(red) == []
    assert len(quietzone.read(red, channels="BGR")) == 1


@pytest.mark.parametrize("kind", [str, Path, bytes, bytearray, memoryview])
def test_files_are_read_by_name_and_by_content(kind: Callable[[Any], Any], fixtures: Path, expected: quietzone.Codes) -> None:
    file = fixtures / "version-02.png"
    source = kind(file) if kind in (str, Path) else kind(file.read_bytes())
    assert quietzone.read(source) == expected


@pytest.mark.parametrize("name", ["JPEG", "PNG", "WEBP", "GIF", "BMP", "TIFF"])
def test_each_format_is_read(name: str, grey: Any) -> None:
    file = io.BytesIO()
    options = {"lossless": True} if name == "WEBP" else {}
    Image.fromarray(grey).convert("RGB").save(file, name, **options)
    assert [code.text for code in quietzone.read(file.getvalue())] == ["2-M: the quick br"]


def test_a_file_is_turned_as_its_orientation_says(grey: Any) -> None:
    turned = Image.fromarray(grey).transpose(Image.Transpose.ROTATE_90)
    exif = Image.Exif()
    exif[0x0112] = 6
    file = io.BytesIO()
    turned.save(file, "PNG", exif=exif)
    assert quietzone.read(file.getvalue())[0].corners == quietzone.read(grey)[0].corners
    # A picture that somebody opened is read as it is.
    assert quietzone.read(Image.open(file))[0].corners != quietzone.read(grey)[0].corners


def test_a_region_is_looked_in_alone(fixtures: Path) -> None:
    pixels = np.asarray(Image.open(fixtures / "many-12-turned.png"))
    height, width = pixels.shape
    everything = quietzone.read(pixels)
    half = quietzone.read(pixels, region=(0, 0, width // 2, height))
    assert 0 < len(half) < len(everything)
    assert {code.text for code in half} < {code.text for code in everything}
    assert all(corner.x <= width // 2 for code in half for corner in code.corners)


def test_pixels_that_nobody_else_holds_stay_while_they_are_read(grey: Any, expected: quietzone.Codes) -> None:
    for _ in range(20):
        assert quietzone.read(grey.copy()) == expected
        assert quietzone.read(memoryview(grey.copy())) == expected
        gc.collect()


class TestWhatIsNoPicture:
    @pytest.mark.parametrize("source", [None, 3, 2.5, object(), [1, 2], {}])
    def test_other_objects(self, source: object) -> None:
        with pytest.raises(quietzone.InvalidArgument, match="is no picture"):
            quietzone.read(source)

    @pytest.mark.parametrize(
        "pixels",
        [
            np.zeros(9, np.uint8),
            np.zeros((2, 2, 2, 2), np.uint8),
            np.zeros((8, 8, 5), np.uint8),
            np.zeros((0, 8), np.uint8),
            np.zeros((8, 0, 3), np.uint8),
            np.zeros((8, 8), np.float32),
            np.zeros((8, 8), np.int64),
            np.zeros((8, 8), bool),
            np.zeros((8, 8), ">u2"),
            np.zeros((8, 8, 3), np.uint16),
            np.zeros((8, 8, 3), np.uint8)[:, :, ::-1],
            np.broadcast_to(np.zeros((1, 8), np.uint8), (8, 8)),
        ],
        ids=lambda pixels: f"{pixels.shape}-{pixels.dtype}-{pixels.strides}",
    )
    def test_arrays_that_are_none(self, pixels: Any) -> None:
        with pytest.raises(quietzone.InvalidArgument):
            quietzone.read(pixels)

    @pytest.mark.parametrize(
        "content", [b"", b"GIF", b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff", b"%!PS-Adobe-3.0 EPSF-3.0\n", bytes(5000)]
    )
    def test_bytes_that_are_no_image(self, content: bytes) -> None:
        with pytest.raises(quietzone.UnreadableImage):
            quietzone.read(content)

    def test_a_file_that_ends_early(self, fixtures: Path) -> None:
        content = (fixtures / "version-02.png").read_bytes()
        for count in (60, len(content) // 2):
            with pytest.raises(quietzone.UnreadableImage):
                quietzone.read(content[:count])

    def test_a_file_that_is_not_there(self) -> None:
        with pytest.raises(FileNotFoundError):
            quietzone.read("no-such-file.png")

    def test_a_huge_file_is_refused_before_it_is_decoded(self, fixtures: Path) -> None:
        huge = fixtures.parent.parent / "QuietzoneMediaTests" / "Fixtures" / "huge.png"
        with pytest.raises(quietzone.TooManyPixels):
            quietzone.read(huge)
        with pytest.raises(quietzone.TooManyPixels, match="limit is 100"):
            quietzone.Reader(max_pixels=100).read(fixtures / "version-02.png")
        with pytest.raises(quietzone.TooManyPixels, match="limit is 100"):
            quietzone.Reader(max_pixels=100).read(np.zeros((11, 11), np.uint8))

    @pytest.mark.parametrize("region", [(0, 0, 0, 5), (0, 0, 5, -1), (0, 0, 5), (1 << 40, 0, 5, 5)])
    def test_regions_that_are_none(self, region: Any) -> None:
        with pytest.raises(quietzone.InvalidArgument, match="a region is"):
            quietzone.read(np.zeros((8, 8), np.uint8), region=region)

    def test_an_order_of_channels_that_is_none(self) -> None:
        with pytest.raises(quietzone.InvalidArgument, match="order of channels"):
            quietzone.read(np.zeros((8, 8), np.uint8), channels="GBR")  # type: ignore[arg-type]
