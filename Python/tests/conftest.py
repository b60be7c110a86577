"""Pictures that the tests share: those of the reader's own tests, and the examples."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="session")
def fixtures() -> Path:
    return ROOT / "Tests" / "QuietzoneTests" / "Fixtures"


@pytest.fixture(scope="session")
def examples() -> Path:
    return ROOT / "Examples"


@pytest.fixture(scope="session")
def command() -> str:
    """The command to compare with; Scripts/test-python names it."""
    name = os.environ.get("QUIETZONE")
    if not name:
        pytest.skip("QUIETZONE names no command to compare with")
    return name
