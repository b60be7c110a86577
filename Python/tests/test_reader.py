"""Readers do what their settings say."""

from __future__ import annotations

import copy
import json
import pickle
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Dict

import numpy as np
import pytest
from PIL import Image

import quietzone
from quietzone._library import library


@pytest.fixture(scope="module")
def several(fixtures: Path) -> Any:
    return np.asarray(Image.open(fixtures / "many-12-turned.png"))


def test_symbologies_are_the_ones_asked_for(examples: Path) -> None:
    parcel = examples / "parcel.jpg"
    assert [code.symbology for code in quietzone.read(parcel)] == ["code128", "code128", "itf14"]
    assert [code.symbology for code in quietzone.read(parcel, symbologies="itf14")] == ["itf14"]
    assert [code.symbology for code in quietzone.Reader(["ITF-14", "qrCode"]).read(parcel)] == ["itf14"]
    assert quietzone.Reader("aztec").read(parcel) == []


def test_all_symbologies_have_names_that_are_understood() -> None:
    names = quietzone.symbologies()
    assert names["qrCode"] == "QR Code"
    assert len(names) >= 26
    for name in names:
        quietzone.Reader(name)


def test_the_package_and_its_library_have_one_version() -> None:
    assert library.qz_version().decode() == quietzone.__version__


def test_limits_bound_what_is_read(several: Any) -> None:
    assert len(quietzone.read(several)) == 12
    assert len(quietzone.Reader(max_symbols=5).read(several)) == 5
    assert len(quietzone.Reader(max_work=1).read(several)) < 12
    assert len(quietzone.Reader(effort="live").read(several)) > 0


def test_light_on_dark_can_be_left_out(fixtures: Path) -> None:
    inverted = fixtures / "inverted-000.png"
    assert quietzone.read(inverted)[0].is_inverted
    assert quietzone.Reader(reads_inverted=False).read(inverted) == []


@pytest.mark.parametrize(
    "settings",
    [
        {"effort": "great"},
        {"symbologies": "qrcode128"},
        {"symbologies": ""},
        {"symbologies": "qrCode\0"},
        {"symbologies": [""]},
        {"max_symbols": 0},
        {"max_pixels": -1},
        {"max_work": 1 << 63},
        {"max_milliseconds": -5},
    ],
)
def test_settings_that_make_no_sense_are_refused(settings: Dict[str, Any]) -> None:
    with pytest.raises(quietzone.InvalidArgument):
        quietzone.Reader(**settings)


def test_a_flag_stops_a_reading(several: Any) -> None:
    cancel = quietzone.Cancel()
    reader = quietzone.Reader()
    assert reader.read(several, cancel=cancel).end == "complete"
    cancel.set()
    stopped = reader.read(several, cancel=cancel)
    assert stopped.end == "cancelled" and len(stopped) < 12
    cancel.clear()
    assert reader.read(several, cancel=cancel).end == "complete"


def test_time_that_is_over_stops_a_reading() -> None:
    noise = np.random.default_rng(1).integers(0, 256, (6000, 6000), np.uint8)
    assert quietzone.Reader(max_milliseconds=1).read(noise).end == "time over"


def test_json_says_what_the_fields_say(examples: Path) -> None:
    for picture in sorted(examples.glob("*.jpg")):
        codes = quietzone.read(picture)
        described = json.loads(quietzone.Reader().read_json(picture))
        assert [code.text for code in codes] == [entry["text"] for entry in described]
        for code, entry in zip(codes, described):
            assert code.symbology == entry["symbology"]
            assert code.bytes.hex() == entry["bytes"]
            assert code.symbology_identifier == entry["symbologyIdentifier"]
            assert code.version == entry.get("version")
            assert code.error_correction_level == entry.get("errorCorrectionLevel")
            assert code.add_on == entry.get("addOn")
            assert (dict(code.gs1) if code.gs1 else None) == entry.get("gs1")
            assert b"".join(segment.bytes for segment in code.segments) == code.bytes
            for corner, place in zip(code.corners, entry["corners"]):
                assert corner.x == pytest.approx(place["x"], abs=0.051) and corner.y == pytest.approx(place["y"], abs=0.051)


def test_legacy_text_is_decoded(fixtures: Path) -> None:
    code = quietzone.read(fixtures / "mode-kanji.png")[0]
    assert code.text == "点と線、日本語の漢字"
    assert (code.segments[0].eci, code.segments[0].character_set) == (20, "Shift_JIS")
    assert quietzone.read(fixtures / "mode-eci-gb18030.png")[0].text.isprintable()


def test_parts_of_a_message_are_known(fixtures: Path) -> None:
    parts = [quietzone.read(fixtures / f"structured-append-{number}.png")[0].structured_append for number in (1, 2)]
    assert parts[0] is not None and parts[1] is not None
    assert [(part.index, part.count) for part in parts if part] == [(0, 2), (1, 2)]
    assert parts[0].id == parts[1].id


def test_results_are_values(several: Any) -> None:
    codes = quietzone.read(several)
    assert len(set(codes)) == 12
    assert pickle.loads(pickle.dumps(list(codes))) == codes
    with pytest.raises(AttributeError):
        codes[0].text = "other"  # type: ignore[misc]


def test_a_reader_can_be_sent_to_another_process(several: Any) -> None:
    reader = quietzone.Reader("qrCode", "live", max_symbols=3)
    for other in (pickle.loads(pickle.dumps(reader)), copy.copy(reader)):
        assert other is not reader
        assert other.read(several) == reader.read(several)


def test_many_threads_use_one_reader(fixtures: Path) -> None:
    pictures = [np.asarray(Image.open(file)) for file in sorted(fixtures.glob("version-0*.png"))]
    reader = quietzone.Reader()
    expected = [reader.read(picture) for picture in pictures]
    with ThreadPoolExecutor(8) as pool:
        for _ in range(5):
            assert list(pool.map(reader.read, pictures)) == expected


def test_other_threads_run_while_one_reads() -> None:
    # One thread reads until the other says so: with the interpreter's lock held, that would never be.
    noise = np.random.default_rng(1).integers(0, 256, (2000, 2000), np.uint8)
    cancel = quietzone.Cancel()
    ends = []
    thread = threading.Thread(target=lambda: ends.append(quietzone.Reader().read(noise, cancel=cancel).end))
    thread.start()
    cancel.set()
    thread.join()
    assert ends == ["cancelled"]


def run(program: str) -> str:
    return subprocess.run([sys.executable, "-W", "error", "-c", program], check=True, capture_output=True, text=True).stdout


def test_neither_numpy_nor_pillow_is_needed() -> None:
    assert run(
        "import sys; sys.modules['numpy'] = sys.modules['PIL'] = None\n"
        "import quietzone, quietzone.pyzbar\n"
        "print(quietzone.read(memoryview(bytes(64)).cast('B', (8, 8))))\n"
        "try: quietzone.read('photo.jpg')\n"
        "except quietzone.MissingPillow as error: print(error)\n"
        "try: import quietzone.cv\n"
        "except quietzone.QuietzoneError as error: print(error)\n"
    ).splitlines() == [
        "[]",
        "files are opened with Pillow, which is not installed: pip install Pillow, or hand over pixels in an array",
        "OpenCV's calls take and give arrays of NumPy, which is not installed: pip install numpy",
    ]


def test_numpy_and_pillow_are_not_imported_unasked() -> None:
    assert run("import sys, quietzone, quietzone.pyzbar; print('numpy' in sys.modules, 'PIL' in sys.modules)") == "False False\n"


def test_a_library_that_is_missing_is_named() -> None:
    program = (
        "import os; os.environ['QUIETZONE_LIBRARY'] = '/nowhere.so'\n"
        "try: import quietzone\n"
        "except Exception as error: print(type(error).__name__, error)\n"
    )
    assert "QuietzoneError the C library cannot be loaded (/nowhere.so" in run(program)
