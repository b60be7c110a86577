"""A test is a function that is named by a sentence; each prints one line."""

import sys
import time
import traceback
from pathlib import Path


class Suite:
    def __init__(self, only=""):
        self.only = only
        self.passed = 0
        self.failed = []

    def run(self, sentence, body, *arguments, **options):
        """Runs a test, unless another one was asked for."""
        if self.only and self.only not in sentence:
            return
        start = time.monotonic()
        try:
            body(*arguments, **options)
        except Exception:
            self.failed.append(f"FAILED  {sentence}\n{reason()}")
            print(self.failed[-1], flush=True)
        else:
            self.passed += 1
            print(f"passed  {sentence} ({time.monotonic() - start:.1f} s)", flush=True)

    def finish(self):
        """Prints once more what failed, and the counts. Returns the exit status."""
        for failure in self.failed:
            print(failure)
        print(f"{self.passed} passed, {len(self.failed)} failed")
        return 1 if self.failed else 0


def reason():
    """Where in the tests an assertion failed, and why."""
    error = sys.exc_info()[1]
    here = [frame for frame in traceback.extract_tb(error.__traceback__) if Path(frame.filename).parent == Path(__file__).parent]
    place = f"{Path(here[-1].filename).name}:{here[-1].lineno}: {here[-1].line}" if here else ""
    return f"        {place}\n        {str(error)[:600]}"


def equal(found, expected, what=""):
    assert found == expected, f"{what}: found {found!r}, expected {expected!r}"
