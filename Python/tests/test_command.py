"""What is read is what the command reads, byte for byte, where Pillow and the command decode the same pixels."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any, Dict, List, Union

import pytest

import quietzone


def command_s_results(command: str, *arguments: Union[str, Path]) -> List[Dict[str, Any]]:
    """A dictionary for each picture, with the text of its symbols' JSON as `json`."""
    answer = subprocess.run([command, "scan", "--json", *arguments], capture_output=True, text=True, encoding="utf-8")
    assert answer.returncode in (0, 1), answer.stderr
    results = []
    for line in answer.stdout.split("\n")[:-1]:
        result = json.loads(line)
        result["json"] = line[line.index('"symbols":') + len('"symbols":') : -1]
        results.append(result)
    return results


def test_fixtures_are_read_as_by_the_command(command: str, fixtures: Path) -> None:
    files = sorted(fixtures.glob("*.png")) + sorted(fixtures.glob("linear/*.png"))
    assert len(files) > 140
    reader = quietzone.Reader()
    for file, result in zip(files, command_s_results(command, *files)):
        assert reader.read_json(file) == result["json"], file


def test_png_files_of_all_kinds_are_read_as_by_the_command(command: str, fixtures: Path) -> None:
    folder = fixtures.parent.parent / "QuietzoneMediaTests" / "Fixtures"
    # Pillow refuses a picture beside which a megabyte of text would be unpacked; the command unpacks none.
    refused = {"huge.png", "blocks-chunks.png"}
    files = [file for file in sorted(folder.glob("*.png")) if file.name not in refused]
    reader = quietzone.Reader()
    for file, result in zip(files, command_s_results(command, *files)):
        assert reader.read_json(file) == result["json"], file


def test_settings_mean_what_the_command_s_options_mean(command: str, fixtures: Path) -> None:
    picture = fixtures / "many-12-turned.png"
    pairs: List[Any] = [
        (quietzone.Reader(effort="live"), None, ["--fast"]),
        (quietzone.Reader("qr-code"), None, ["-sQR"]),
        (quietzone.Reader("linear"), None, ["-slinear"]),
        (quietzone.Reader(max_symbols=3), None, ["--max-symbols", "3"]),
        (quietzone.Reader(reads_inverted=False), None, ["--no-inverted"]),
        (quietzone.Reader(), (100, 50, 300, 400), ["--region", "100,50,300,400"]),
    ]
    for reader, region, options in pairs:
        assert reader.read_json(picture, region=region) == command_s_results(command, *options, picture)[0]["json"], options


def test_photos_say_what_they_say_to_the_command(command: str, examples: Path) -> None:
    # A JPEG's pixels may differ by one: decoders round as they like.
    files = sorted(examples.glob("*.jpg"))
    for file, result in zip(files, command_s_results(command, *files)):
        codes = quietzone.read(file)
        assert [(code.symbology, code.text) for code in codes] == [(s["symbology"], s["text"]) for s in result["symbols"]]
        for code, symbol in zip(codes, result["symbols"]):
            for corner, place in zip(code.corners, symbol["corners"]):
                assert list(corner) == pytest.approx([place["x"], place["y"]], abs=1)
