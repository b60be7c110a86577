#!/usr/bin/env python3
"""Prints the peak memory of `quietzone scan` on each photo of about 12 megapixels, in a process of its own.

usage: Benchmarks/peak-memory.py COMMAND JSONL

COMMAND is the built quietzone; JSONL is what `COMMAND scan --json` printed, which says how large the photos are.
"""

import json
import os
import statistics
import sys

LEAST, MOST = 11_500_000, 12_500_000


def peak_memory(command, photo):
    """The largest resident set, in megabytes (10^6 bytes)."""
    null = os.open(os.devnull, os.O_WRONLY)
    arguments = [command, "scan", "--json", "--jobs", "1", "--", photo]
    process = os.posix_spawn(command, arguments, os.environ, file_actions=[(os.POSIX_SPAWN_DUP2, null, 1)])
    os.close(null)
    _, status, usage = os.wait4(process, 0)
    if os.waitstatus_to_exitcode(status) not in (0, 1):
        sys.exit(f"{photo} could not be read")
    return usage.ru_maxrss * 1024 / 1e6


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    command, jsonl = sys.argv[1:]
    with open(jsonl, encoding="utf8") as lines:
        entries = [json.loads(line) for line in lines]
    photos = [e["file"] for e in entries if LEAST <= e.get("width", 0) * e.get("height", 0) <= MOST]
    if not photos:
        sys.exit("there is no photo of about 12 megapixels")
    peaks = [peak_memory(command, photo) for photo in photos]
    print(f"{max(peaks):.0f} MB at most, {statistics.median(peaks):.0f} MB in the median of {len(peaks)} photos")


main()
