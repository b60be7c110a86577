"""A test is a function that is named by a sentence; each prints one line."""

import time
import traceback

from playwright.sync_api import TimeoutError as BrowserTimeout


class Suite:
    def __init__(self, only=""):
        self.only = only
        self.passed = 0
        self.failed = []

    def run(self, sentence, body, *arguments):
        """Runs a test, unless another one was asked for."""
        if self.only and self.only not in sentence:
            return
        start = time.monotonic()
        try:
            body(*arguments)
        except (Exception, BrowserTimeout):
            self.failed.append(sentence)
            print(f"FAILED  {sentence}\n{traceback.format_exc(limit=-3)}", flush=True)
        else:
            self.passed += 1
            print(f"passed  {sentence} ({time.monotonic() - start:.1f} s)", flush=True)

    def finish(self):
        """Prints the counts. Returns the exit status."""
        print(f"{self.passed} passed, {len(self.failed)} failed")
        return 1 if self.failed else 0


def equal(found, expected, what=""):
    assert found == expected, f"{what}: found {found!r}, expected {expected!r}"
