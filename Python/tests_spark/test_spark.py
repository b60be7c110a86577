"""A small job on Apache Spark: what it reads is what the command reads, whatever is among the images and whatever dies."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import threading
from collections import Counter
from pathlib import Path
from typing import Any, Dict, Iterator, List

import pytest
from pyspark.sql import SparkSession

import quietzone
from quietzone._rows import symbol
from quietzone.spark import QuietzoneDataSource, read_barcodes

ROOT = Path(__file__).resolve().parents[2]
FIXTURES = ROOT / "Tests" / "QuietzoneTests" / "Fixtures"


@pytest.fixture(scope="session")
def spark() -> Iterator[SparkSession]:
    # Two at a time; what fails is tried again, as on a cluster.
    session = (
        SparkSession.builder.master("local[2,4]")
        .config("spark.ui.enabled", "false")
        .config("spark.ui.showConsoleProgress", "false")
        .config("spark.sql.warehouse.dir", "/nowhere")
        .getOrCreate()
    )
    session.dataSource.register(QuietzoneDataSource)
    yield session
    session.stop()


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Images, and what only looks like some."""
    folder = tmp_path_factory.mktemp("scans")
    (folder / "below").mkdir()
    for file in FIXTURES.glob("version-*.png"):
        shutil.copy(file, folder / "below")
    for name in ("mode-gs1", "mode-kanji", "structured-append-1", "many-108", "none-noise"):
        shutil.copy(FIXTURES / f"{name}.png", folder)
    shutil.copy(ROOT / "Tests/QuietzoneMediaTests/Fixtures/huge.png", folder)
    (folder / "damaged.png").write_bytes((FIXTURES / "many-108.png").read_bytes()[:2000])
    (folder / "empty.jpg").write_bytes(b"")
    (folder / "letter.txt").write_text("Dear Sir or Madam")
    (folder / "_SUCCESS").write_bytes(b"")
    return folder


def row_of(result: Any) -> Dict[str, Any]:
    fields: Dict[str, Any] = result.asDict(recursive=True)
    return fields


def command_s_symbols(files: List[Path]) -> Dict[str, List[Dict[str, Any]]]:
    command = os.environ.get("QUIETZONE")
    if not command:
        pytest.skip("QUIETZONE names no command to compare with")
    answer = subprocess.run([command, "scan", "--json", *files], capture_output=True, text=True, encoding="utf-8")
    lines = [json.loads(line) for line in answer.stdout.split("\n")[:-1]]
    return {line["file"]: [symbol(entry) for entry in line.get("symbols", [])] for line in lines}


def test_images_are_rows_and_what_is_none_is_a_row_with_an_error(spark: SparkSession, folder: Path) -> None:
    rows = {row.path: row_of(row) for row in spark.read.format("quietzone").load(str(folder)).collect()}
    files = [file for file in folder.rglob("*.*")]
    assert set(rows) == {str(file) for file in files}
    expected = command_s_symbols(files)
    assert {path: row["symbols"] for path, row in rows.items()} == expected
    errors = {Path(path).name: row["error"] for path, row in rows.items() if row["error"]}
    assert set(errors) == {"huge.png", "damaged.png", "empty.jpg", "letter.txt"}
    assert "3600000000 pixels" in errors["huge.png"]
    assert all(row["width"] is None and row["symbols"] == [] for row in rows.values() if row["error"])
    assert rows[str(folder / "below/version-02.png")]["width"] == 138


def test_any_binary_column_is_read(spark: SparkSession, folder: Path) -> None:
    images = spark.read.format("binaryFile").option("recursiveFileLookup", "true").load(str(folder))
    results = images.select("path", read_barcodes("content").alias("reading")).collect()
    # Spark leaves out empty files by itself.
    expected = command_s_symbols([file for file in folder.rglob("*.*") if file.name != "empty.jpg"])
    assert {row.path.removeprefix("file:"): row_of(row.reading)["symbols"] for row in results} == expected
    nothing = spark.createDataFrame([(None,)], "content binary").select(read_barcodes("content").alias("reading")).collect()
    assert nothing[0].reading.error == "there are no bytes"


def test_options_are_those_of_a_reader(spark: SparkSession, folder: Path) -> None:
    source = spark.read.format("quietzone")
    assert source.option("symbologies", "aztec").load(str(folder / "mode-gs1.png")).collect()[0].symbols == []
    few = (
        spark.read.format("quietzone").option("maxSymbols", 3).option("pathGlobFilter", "many-*.png").load(str(folder)).collect()
    )
    assert [len(row.symbols) for row in few] == [3]
    small = spark.read.format("quietzone").option("maxBytes", 100).option("recursive", "false").load(str(folder)).collect()
    too_large = {Path(row.path).name for row in small if "bytes, and the limit is 100" in row.error}
    assert too_large == {file.name for file in folder.glob("*.*") if file.stat().st_size > 100}
    assert len(small) == 9
    for option, value in (("effort", "great"), ("maxPixels", "many"), ("symbologies", "qrcode128")):
        with pytest.raises(Exception, match=f"InvalidArgument.*{value}"):
            spark.read.format("quietzone").option(option, value).load(str(folder)).collect()
    with pytest.raises(quietzone.InvalidArgument):
        read_barcodes("content", symbologies="qrcode128")


def workers() -> List[int]:
    """The processes of Spark that read: children of its daemon."""
    answer = subprocess.run(["ps", "-eo", "pid=,ppid=,args="], capture_output=True, text=True, check=True).stdout
    processes = [line.split(None, 2) for line in answer.splitlines()]
    daemons = {pid for pid, _, arguments in processes if "pyspark.daemon" in arguments or "pyspark/daemon" in arguments}
    ours = _descendants(processes, str(os.getpid()))
    return [int(pid) for pid, parent, _ in processes if pid in ours and parent in daemons]


def _descendants(processes: List[List[str]], root: str) -> set[str]:
    found = {root}
    while True:
        more = {pid for pid, parent, _ in processes if parent in found} - found
        if not more:
            return found
        found |= more


def processor_seconds(pid: int) -> float:
    """How long a process has computed; 0 if it is gone."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    except FileNotFoundError:
        return 0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def test_a_worker_that_is_killed_costs_no_row(spark: SparkSession, tmp_path: Path) -> None:
    files = sorted(FIXTURES.glob("version-*.png"))
    names = [f"{number:04}.png" for number in range(800)]
    for number, name in enumerate(names):
        shutil.copy(files[number % len(files)], tmp_path / name)
    rows: List[Any] = []
    job = threading.Thread(target=lambda: rows.extend(spark.read.format("quietzone").load(str(tmp_path)).collect()))
    job.start()
    killed: List[int] = []
    before: Dict[int, float] = {}
    while job.is_alive() and len(killed) < 2:
        # Tasks begin when the job is planned: until then a worker lists the files, and nobody would plan a second time.
        if not spark.sparkContext.statusTracker().getActiveStageIds():
            continue
        for worker in workers():
            # In the middle of its files: it has computed for a while since it was first seen.
            if worker not in killed and processor_seconds(worker) > before.setdefault(worker, processor_seconds(worker)) + 0.3:
                os.kill(worker, signal.SIGKILL)
                killed.append(worker)
    job.join()
    assert killed
    assert Counter(Path(row.path).name for row in rows) == Counter(names)
    assert all(row.error is None and row.symbols for row in rows)
