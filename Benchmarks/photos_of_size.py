"""Makes photos of one size, for Benchmarks/command.

usage: photos_of_size.py FOLDER COUNT MEGAPIXELS CORPUS
"""

import sys
from pathlib import Path

from PIL import Image, ImageOps


def sources(corpus, pixels):
    """The corpus's photos that have as many pixels, taken evenly from all of its folders; the example photos without one."""
    photos = []
    for path in sorted(corpus.glob("boofcv/*/*.jpg")):
        with Image.open(path) as image:
            if image.width * image.height >= pixels:
                photos.append(path)
    return photos or sorted(Path("Examples").glob("*.jpg"))


def main():
    folder, count, megapixels, corpus = sys.argv[1:]
    folder, count, pixels = Path(folder), int(count), float(megapixels) * 1e6
    folder.mkdir(parents=True, exist_ok=True)
    if len(list(folder.glob("*.jpg"))) == count:
        return
    photos = sources(Path(corpus), pixels)
    for index in range(count):
        path = photos[index * len(photos) // count % len(photos)]
        with Image.open(path) as image:
            upright = ImageOps.exif_transpose(image).convert("RGB")
            scale = (pixels / (upright.width * upright.height)) ** 0.5
            size = (round(upright.width * scale), round(upright.height * scale))
            upright.resize(size, Image.Resampling.LANCZOS).save(folder / f"{index:03}.jpg", quality=90)


main()
