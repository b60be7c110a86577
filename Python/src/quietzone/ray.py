"""Reads images on Ray Data: `pip install "quietzone[ray]"`.

    files = ray.data.read_binary_files("s3://bucket/scans/", include_paths=True)
    files.map_batches(quietzone.ray.read_barcodes, batch_size=16)

An image that cannot be read is a row with an `error`; it never fails a job. Settings are keyword arguments:
`map_batches(read_barcodes, fn_kwargs={"symbologies": "qrCode"})`.
"""

from __future__ import annotations

from typing import Any, Dict

import pyarrow as pa

from ._arrow import READING
from ._errors import InvalidArgument
from ._rows import RowReader

__all__ = ["read_barcodes"]

_readers: Dict[str, RowReader] = {}


def read_barcodes(batch: Dict[str, Any], *, column: str = "bytes", **settings: Any) -> pa.Table:
    """The batch with what is in the images whose files' bytes a column has, instead of these bytes.

    settings: symbologies, effort, max_symbols, max_pixels, max_milliseconds and max_bytes, as of a Reader.
    """
    if column not in batch:
        raise InvalidArgument(f"there is no column {column!r} among {', '.join(map(repr, batch))}: name it with column=…")
    # A worker gets many batches, and needs but one reader for them.
    key = repr(sorted(settings.items()))
    reader = _readers.get(key)
    if reader is None:
        reader = _readers[key] = RowReader(**settings)
    kept = {name: list(values) for name, values in batch.items() if name != column}
    rows = [reader.row(content) for content in batch[column]]
    table = pa.Table.from_pylist(rows, schema=READING)
    for position, (name, values) in enumerate(kept.items()):
        table = table.add_column(position, name, pa.array(values))
    return table
