"""Reads images on Apache Spark: `pip install "quietzone[spark]"`.

    spark.dataSource.register(QuietzoneDataSource)
    spark.read.format("quietzone").load("s3a://bucket/scans/")

    df.select("path", read_barcodes("content"))

An image that cannot be read is a row with an `error`; it never fails a job.
"""

from __future__ import annotations

import fnmatch
from dataclasses import dataclass
from typing import Any, Dict, Iterator, List, Optional, Sequence, Tuple, Union, cast

import pyarrow as pa
from pyarrow import fs
from pyspark.sql import Column
from pyspark.sql.datasource import DataSource, DataSourceReader, InputPartition
from pyspark.sql.functions import arrow_udf
from pyspark.sql.pandas.types import from_arrow_schema
from pyspark.sql.types import StructType

from ._arrow import READING
from ._errors import InvalidArgument
from ._rows import MAX_BYTES, MAX_MILLISECONDS, MAX_PIXELS, RowReader

__all__ = ["SCHEMA", "QuietzoneDataSource", "read_barcodes"]

_ROW = pa.schema([("path", pa.string()), *READING])
#: The columns of what is read: path, width, height, error and symbols, whose fields are those of the command's JSON.
SCHEMA = from_arrow_schema(_ROW)

#: Bytes of files in a partition, and files at most: a task of some seconds to a minute.
_PARTITION_BYTES = 64 << 20
_PARTITION_FILES = 256
#: Rows that go to Spark together: results are small, images are not kept.
_BATCH_ROWS = 64


@dataclass
class _Files(InputPartition):  # type: ignore[misc]
    """Files that one task reads: the names to show and those to open, with their sizes."""

    files: List[Tuple[str, str, int]]


class QuietzoneDataSource(DataSource):  # type: ignore[misc]
    """The images below a folder as rows: path, width, height, error, symbols.

    Folders are whatever pyarrow.fs reads: file, s3 (and s3a), gs, hdfs. Options, beside the path:

    recursive: "true" (which it is unless given) for folders below, too.
    pathGlobFilter: Which files, by their names: "*.jpg". Unless given, all whose names do not begin with . or _.
    symbologies, effort, maxSymbols, maxPixels, maxMilliseconds, maxBytes: As of a Reader; bytes are a file's.
    """

    @classmethod
    def name(cls) -> str:
        return "quietzone"

    def schema(self) -> StructType:
        return SCHEMA

    def reader(self, schema: Any) -> DataSourceReader:
        return _FolderReader(dict(self.options))


class _FolderReader(DataSourceReader):  # type: ignore[misc]
    def __init__(self, options: Dict[str, str]) -> None:
        self.options = {name.lower(): value for name, value in options.items()}
        if not self.options.get("path"):
            raise InvalidArgument('there is no path: spark.read.format("quietzone").load("s3a://bucket/scans/")')
        # What makes no sense is said here, where the job is planned.
        _row_reader(self.options)

    def partitions(self) -> Sequence[InputPartition]:
        files = sorted(_listed(self.options))
        partitions: List[_Files] = []
        room = 0
        for file in files:
            if not partitions or room < file[2] or len(partitions[-1].files) == _PARTITION_FILES:
                partitions.append(_Files([]))
                room = _PARTITION_BYTES
            partitions[-1].files.append(file)
            room -= file[2]
        return partitions

    def read(self, partition: InputPartition) -> Iterator[pa.RecordBatch]:
        reader = _row_reader(self.options)
        files, _ = _opened_folder(self.options["path"])
        rows: List[Dict[str, Any]] = []
        for shown, place, size in cast(_Files, partition).files:
            rows.append({"path": shown, **_row_of_file(reader, files, place, size)})
            if len(rows) == _BATCH_ROWS:
                yield _batch(rows)
                rows = []
        if rows:
            yield _batch(rows)


def _row_of_file(reader: RowReader, files: fs.FileSystem, place: str, size: int) -> Dict[str, Any]:
    if size > reader.max_bytes:
        return reader.too_large(size)
    try:
        with files.open_input_stream(place) as stream:
            content = stream.read()
    except FileNotFoundError:
        # It went after it was listed: no reason for thousands of others to be read again.
        return {"width": None, "height": None, "error": "the file is no longer there", "symbols": []}
    return reader.row(content)


def _opened_folder(path: str) -> Tuple[fs.FileSystem, str]:
    """The file system of a path, and the path there."""
    if "://" not in path:
        return fs.LocalFileSystem(), path
    scheme, rest = path.split("://", 1)
    # Hadoop's names for what is the same to pyarrow.
    return cast(Tuple[fs.FileSystem, str], fs.FileSystem.from_uri({"s3a": "s3", "s3n": "s3"}.get(scheme, scheme) + "://" + rest))


def _listed(options: Dict[str, str]) -> Iterator[Tuple[str, str, int]]:
    """Each file's name as it is shown, its place, and its size."""
    path = options["path"]
    files, root = _opened_folder(path)
    info = files.get_file_info(root)
    if info.type == fs.FileType.NotFound:
        raise InvalidArgument(f"there is no {path}")
    pattern = options.get("pathglobfilter")
    recursive = options.get("recursive", "true").lower() != "false"
    found = [info] if info.is_file else files.get_file_info(fs.FileSelector(root, recursive=recursive))
    for entry in found:
        below = entry.path[len(info.path) :].lstrip("/")
        hidden = any(part.startswith((".", "_")) for part in below.split("/"))
        if entry.is_file and (fnmatch.fnmatch(entry.base_name, pattern) if pattern else not hidden):
            shown = f"{path.rstrip('/')}/{below}" if below else path
            yield shown, entry.path, entry.size or 0


#: Options of a data source, by their names in lower case, and what they are for a RowReader.
_OPTIONS: Dict[str, Tuple[str, Any]] = {
    "symbologies": ("symbologies", str),
    "effort": ("effort", str),
    "maxsymbols": ("max_symbols", int),
    "maxpixels": ("max_pixels", int),
    "maxmilliseconds": ("max_milliseconds", int),
    "maxbytes": ("max_bytes", int),
}


def _row_reader(options: Dict[str, str]) -> RowReader:
    settings: Dict[str, Any] = {}
    for name, (argument, kind) in _OPTIONS.items():
        if name in options:
            try:
                settings[argument] = kind(options[name])
            except ValueError:
                raise InvalidArgument(f"the option {name} is a number, not {options[name]!r}") from None
    return RowReader(**settings)


def _batch(rows: List[Dict[str, Any]]) -> pa.RecordBatch:
    return pa.RecordBatch.from_pylist(rows, schema=_ROW)


def read_barcodes(
    column: Union[Column, str],
    *,
    symbologies: Optional[str] = None,
    effort: str = "photo",
    max_symbols: Optional[int] = None,
    max_pixels: int = MAX_PIXELS,
    max_milliseconds: int = MAX_MILLISECONDS,
    max_bytes: int = MAX_BYTES,
) -> Column:
    """What is in the images whose files' bytes a binary column has: a struct of width, height, error and symbols.

    Rows come from Spark in Arrow batches, which are what a worker holds: `spark.sql.execution.arrow.maxBytesPerBatch`, 64 MB
    unless set, and one file beyond.
    """
    settings: Dict[str, Any] = {
        "symbologies": symbologies,
        "effort": effort,
        "max_symbols": max_symbols,
        "max_pixels": max_pixels,
        "max_milliseconds": max_milliseconds,
        "max_bytes": max_bytes,
    }
    # What makes no sense is said here, not by each worker.
    RowReader(**settings)

    def read(batches: Iterator[pa.Array]) -> Iterator[pa.Array]:
        reader = RowReader(**settings)
        for contents in batches:
            # One file at a time leaves Arrow's memory for Python's.
            yield pa.array([reader.row(content.as_py()) for content in contents], pa.struct(READING))

    read.__annotations__ = {"batches": Iterator[pa.Array], "return": Iterator[pa.Array]}
    return cast(Column, arrow_udf(read, returnType=from_arrow_schema(READING))(column))
