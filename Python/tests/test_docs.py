"""The examples of the documentation run, and say what they say there."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

import quietzone


def test_examples_in_the_readme(examples: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(examples.parent)
    result = doctest.testfile(
        str(Path(__file__).parents[1] / "README.md"), module_relative=False, optionflags=doctest.ELLIPSIS, encoding="utf-8"
    )
    assert result.attempted > 10 and result.failed == 0


def test_examples_in_the_code() -> None:
    assert doctest.testmod(quietzone).failed == 0


def test_every_field_of_a_code_is_in_the_readme() -> None:
    readme = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")
    for field in quietzone.Code.__dataclass_fields__:
        assert f"`{field}`" in readme, field
