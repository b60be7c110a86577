"""What Benchmarks/spark measures."""

import itertools
import pathlib
import sys
import tempfile
import time

import quietzone
from pyspark.sql import SparkSession
from pyspark.sql import functions as F
from quietzone._files import opened
from quietzone.spark import QuietzoneDataSource

IMAGES = {".jpg", ".jpeg", ".png", ".webp", ".gif", ".bmp", ".tif", ".tiff"}
#: One in so many images is read without Spark, to see what of its time is reading.
SHARE = 20
MAX_PIXELS = 50_000_000


def job(cores, folder):
    """Seconds that a job takes to read a folder, and what it found: images, codes and errors. Starting Spark is not counted."""
    spark = (
        SparkSession.builder.master(f"local[{cores}]")
        .config("spark.ui.enabled", "false")
        .config("spark.ui.showConsoleProgress", "false")
        .config("spark.sql.warehouse.dir", "/nowhere")
        .getOrCreate()
    )
    spark.sparkContext.setLogLevel("ERROR")
    spark.dataSource.register(QuietzoneDataSource)

    def found(names):
        images = spark.read.format("quietzone").option("pathGlobFilter", names).load(str(folder))
        return tuple(images.agg(F.count("path"), F.sum(F.size("symbols")), F.count("error")).first())

    # The first job starts what the others use.
    found("000000.*")
    start = time.perf_counter()
    counts = found("*")
    seconds = time.perf_counter() - start
    spark.stop()
    return seconds, counts


def by_itself(files):
    """Processor seconds of one thread for images: for opening them, and for reading their pixels."""
    reader = quietzone.Reader()
    opening = reading = 0.0
    for file in files:
        start = time.thread_time()
        try:
            picture = opened(file.read_bytes(), MAX_PIXELS).convert("L")
        except quietzone.QuietzoneError:
            continue
        middle = time.thread_time()
        reader.read(picture)
        opening += middle - start
        reading += time.thread_time() - middle
    return opening, reading


def main(source, count):
    files = sorted(file for file in source.rglob("*") if file.suffix.lower() in IMAGES)
    if not files:
        sys.exit(f"there is no image below {source}")
    opening, reading = by_itself(files[::SHARE])
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        repeated = itertools.islice(itertools.cycle(files), count)
        for number, file in enumerate(repeated):
            (folder / f"{number:06}{file.suffix.lower()}").symlink_to(file)
        rates = []
        for cores in (1, 2):
            seconds, (images, codes, errors) = job(cores, folder)
            rates.append(images / seconds)
            print(
                f"local[{cores}]: {images} images in {seconds:.0f} s, {rates[-1]:.1f} a second; "
                f"{codes} codes, {errors} errors"
            )
    print(f"two cores read {rates[1] / rates[0]:.2f} times as many as one")
    whole = len(files[::SHARE]) / rates[0]
    print(
        f"of one core's time, reading takes {100 * reading / whole:.0f} %, decoding {100 * opening / whole:.0f} %, "
        f"Spark and Python the rest"
    )


main(pathlib.Path(sys.argv[1]), int(sys.argv[2]))
