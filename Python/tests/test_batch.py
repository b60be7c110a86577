"""Many pictures at a time."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Iterator

import numpy as np
import pytest

import quietzone


@pytest.mark.parametrize("threads", [1, 2, 5, None])
def test_results_come_in_the_order_of_the_pictures(threads: int, fixtures: Path) -> None:
    files = sorted(fixtures.glob("version-*.png"))
    results = list(quietzone.read_batch(files, threads=threads))
    assert [result.image for result in results] == files
    assert [result.codes for result in results] == [quietzone.read(file) for file in files]
    assert all(result.error is None for result in results)


def test_a_picture_that_cannot_be_read_does_not_stop_the_others(fixtures: Path) -> None:
    good = fixtures / "version-02.png"
    sources = [good, "no-such-file.png", b"no image", np.zeros((3, 3), np.float64), good]
    results = list(quietzone.read_batch(sources, threads=2))
    assert [type(result.error) for result in results] == [
        type(None),
        FileNotFoundError,
        quietzone.UnreadableImage,
        quietzone.InvalidArgument,
        type(None),
    ]
    assert results[0].codes == results[4].codes != []
    assert results[1].codes == []


def test_pictures_are_taken_as_they_are_needed() -> None:
    taken = itertools.count()

    def pictures() -> Iterator[object]:
        while True:
            next(taken)
            yield np.full((8, 8), 255, np.uint8)

    results = quietzone.read_batch(pictures(), threads=2)
    for _ in range(10):
        assert next(results).codes == []
    assert next(taken) < 30
    results.close()  # type: ignore[attr-defined]


def test_settings_are_those_of_the_reader(fixtures: Path) -> None:
    reader = quietzone.Reader("aztec")
    assert [result.codes for result in quietzone.read_batch([fixtures / "version-02.png"], reader=reader)] == [[]]


def test_no_threads_are_no_sense() -> None:
    with pytest.raises(ValueError, match="at least 1"):
        quietzone.read_batch([], threads=0)


def test_what_is_wrong_with_the_pictures_source_is_raised() -> None:
    def broken() -> Iterator[object]:
        yield np.full((8, 8), 255, np.uint8)
        raise RuntimeError("the list ends")

    with pytest.raises(RuntimeError, match="the list ends"):
        list(quietzone.read_batch(broken(), threads=2))
