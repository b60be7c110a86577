"""What Ray calls for each batch; Ray itself is not needed for that."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import quietzone
from quietzone.ray import read_barcodes

FIXTURES = Path(__file__).resolve().parents[2] / "Tests" / "QuietzoneTests" / "Fixtures"


def test_a_batch_of_files_becomes_rows() -> None:
    files = [FIXTURES / "version-02.png", FIXTURES / "mode-gs1.png"]
    contents = [file.read_bytes() for file in files] + [b"no image"]
    batch = {"path": np.array([str(file) for file in files] + ["letter.txt"]), "bytes": np.array(contents, dtype=object)}
    rows = read_barcodes(batch).to_pylist()
    assert [row["path"] for row in rows] == list(batch["path"])
    assert [[symbol["text"] for symbol in row["symbols"]] for row in rows[:1]] == [["2-M: the quick br"]]
    assert dict(rows[1]["symbols"][0]["gs1"])
    assert rows[2]["error"].startswith("not an image") and rows[2]["symbols"] == []
    assert read_barcodes(batch, symbologies="aztec").column("symbols").to_pylist() == [[], [], []]


def test_a_column_that_is_not_there_is_named() -> None:
    with pytest.raises(quietzone.InvalidArgument, match="there is no column 'content' among 'bytes'"):
        read_barcodes({"bytes": np.array([b""], dtype=object)}, column="content")
