"""Many pictures, several at a time."""

from __future__ import annotations

import os
from collections import deque
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Deque, Iterable, Iterator, Optional

from ._errors import QuietzoneError
from ._reader import ImageLike, Reader
from ._types import Codes


@dataclass(frozen=True)
class BatchResult:
    """What became of a picture: its codes, or why there are none."""

    image: ImageLike
    codes: Codes
    error: Optional[Exception] = None


def read_batch(
    images: Iterable[ImageLike], *, threads: Optional[int] = None, reader: Optional[Reader] = None
) -> Iterator[BatchResult]:
    """Reads pictures, several at a time, and gives the results in their order.

    A picture that cannot be read does not stop the others: its result has an `error`. Pictures are taken from `images`
    as they are needed, a few ahead of what is given back, so there may be millions.

    threads: How many to read at a time; as many as there are cores, unless given.
    """
    count = threads if threads is not None else _core_count()
    if count < 1:
        raise ValueError(f"threads is {count}: it must be at least 1")
    return _results_of(images, count, reader or Reader())


def _results_of(images: Iterable[ImageLike], threads: int, reader: Reader) -> Iterator[BatchResult]:
    def read(image: ImageLike) -> BatchResult:
        try:
            return BatchResult(image, reader.read(image))
        except (QuietzoneError, OSError) as error:
            return BatchResult(image, Codes(), error)

    pending: Deque[Future[BatchResult]] = deque()
    with ThreadPoolExecutor(threads, thread_name_prefix="quietzone") as pool:
        try:
            for image in images:
                pending.append(pool.submit(read, image))
                if len(pending) > 2 * threads:
                    yield pending.popleft().result()
            while pending:
                yield pending.popleft().result()
        finally:
            for future in pending:
                future.cancel()


def _core_count() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0))
