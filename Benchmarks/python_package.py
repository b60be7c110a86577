"""What Benchmarks/python measures."""

import ctypes
import json
import os
import pathlib
import statistics
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import quietzone
import zxingcpp
from PIL import Image
from quietzone import _library

TURNS = 7


def seconds(function, *arguments):
    start = time.perf_counter()
    function(*arguments)
    return time.perf_counter() - start


def call_overhead(pixels):
    """Microseconds of the processor for a read that are not the C library's: the least of many calls, less the least of as many in C."""
    reader = quietzone.Reader()
    address = pixels.ctypes.data
    height, width = pixels.shape
    image = _library.CImage(ctypes.sizeof(_library.CImage), address, pixels.size, 0, width, height)
    results, error = ctypes.c_void_p(), _library.new_error()

    def in_c():
        _library.library.qz_read(reader._handle, image, None, results, error)
        _library.library.qz_results_free(results)

    def least(function, *arguments):
        times = []
        for _ in range(3000):
            start = time.process_time_ns()
            function(*arguments)
            times.append(time.process_time_ns() - start)
        return min(times) / 1000

    return least(reader.read, pixels) - least(in_c)


def scaling(pictures):
    """How much faster two threads read all pictures than one does: of pixels, and of files."""

    def read_pixels(threads):
        with ThreadPoolExecutor(threads) as pool:
            list(pool.map(reader.read, [pixels for _, pixels in pictures] * 6))

    def read_files(threads):
        list(quietzone.read_batch([file for file, _ in pictures] * 6, threads=threads, reader=reader))

    reader = quietzone.Reader()
    for read in (read_pixels, read_files):
        read(2)
        yield statistics.median(seconds(read, 1) / seconds(read, 2) for _ in range(TURNS))


def beside_zxing(pictures):
    """Our time by zxing-cpp's, of each picture's best turn, for all pictures together."""
    reader = quietzone.Reader()
    ours = theirs = 0.0
    for _, pixels in pictures:
        turns = [(seconds(reader.read, pixels), seconds(zxingcpp.read_barcodes, pixels)) for _ in range(TURNS)]
        ours += min(turn[0] for turn in turns)
        theirs += min(turn[1] for turn in turns)
    return ours / theirs, ours / len(pictures) * 1000


def beside_the_command(command, pictures):
    """The C library's time by that of the command's reading, of each picture's best turn, for all pictures together."""
    reader = quietzone.Reader()
    best = {str(file): [float("inf")] * 2 for file, _ in pictures}
    for _ in range(TURNS):
        answer = subprocess.run([command, "scan", "--json", "-j1", *best], capture_output=True, text=True, encoding="utf-8")
        for line in answer.stdout.split("\n")[:-1]:
            result = json.loads(line)
            turns = best[result["file"]]
            turns[0] = min(turns[0], result["milliseconds"])
        for file, pixels in pictures:
            best[str(file)][1] = min(best[str(file)][1], seconds(reader.read_json, pixels) * 1000)
    return sum(turns[1] for turns in best.values()) / sum(turns[0] for turns in best.values())


def main():
    folder = pathlib.Path(sys.argv[1])
    files = sorted(file for file in folder.rglob("*") if file.suffix.lower() in (".jpg", ".jpeg", ".png"))
    pictures = [(file, np.asarray(Image.open(file).convert("L"))) for file in files]
    # Small ones: what a call takes is not to drown in what reading takes.
    blank = np.full((8, 8), 255, np.uint8)
    single = np.asarray(Image.open("Tests/QuietzoneTests/Fixtures/version-01.png"))
    print(f"call overhead, nothing read: {call_overhead(blank):.0f} µs")
    print(f"call overhead, one code read: {call_overhead(single):.0f} µs")
    of_pixels, of_files = scaling(pictures)
    print(f"two threads by one: {of_pixels:.2f} of pixels, {of_files:.2f} of files")
    ratio, each = beside_zxing(pictures)
    print(f"time by zxing-cpp's: {ratio:.2f}; {each:.2f} ms a picture")
    if command := os.environ.get("QUIETZONE"):
        print(f"time by the command's: {beside_the_command(command, pictures):.2f}")


main()
