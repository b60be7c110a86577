"""Writes the fuzzers' first inputs, from the symbols that the decoder's tests use.

usage: python3 Fuzz/seeds.py TARGET FOLDER
"""

import base64
import sys
from pathlib import Path

root = Path(__file__).resolve().parent.parent
target, folder = sys.argv[1], Path(sys.argv[2])
folder.mkdir(parents=True, exist_ok=True)


def raw_image(bits, dimension):
    """The symbol's modules as 2 × 2 pixels with a quiet zone, as FuzzReader takes pixels."""
    width = 2 * (dimension + 8)
    rows = []
    for y in range(width):
        for x in range(width):
            column, row = x // 2 - 4, y // 2 - 4
            inside = 0 <= column < dimension and 0 <= row < dimension
            index = row * dimension + column
            dark = inside and bits[index // 8] >> (7 - index % 8) & 1
            rows.append(30 if dark else 220)
    return bytes([0, width - 1, 0]) + bytes(rows)


def segments_of(field):
    return b"".join(bytes.fromhex(part.split(":")[1]) for part in field.split(";"))


for line in (root / "Tests/QuietzoneSymbolsTests/Fixtures/qrcode.tsv").read_text().splitlines():
    fields = line.split("\t")
    name, version, bits = fields[0], int(fields[1]), base64.b64decode(fields[7])
    dimension = 17 + 4 * version
    bits = bits[: (dimension * dimension + 7) // 8]
    if target == "modules":
        (folder / f"{name}.modules").write_bytes(bytes([0, version]) + bits)
        # Byte mode with an eight-bit or sixteen-bit count, as a start for the bit stream.
        content = segments_of(fields[6])[:200]
        count = [len(content)] if version < 10 else [0, len(content)]
        stream = int.from_bytes(bytes([4]) + bytes(count) + content, "big") << 4
        size = 2 + len(count) + len(content)
        (folder / f"{name}.message").write_bytes(bytes([1, version - 1]) + stream.to_bytes(size, "big")[0:])
    elif version <= 12:
        for index, (module, slope, tilt) in enumerate([(6, 0, 0), (8, 20, 0), (10, 200, 30)]):
            head = bytes([1 | 16 * (index % 2), version - 1, module, slope, tilt, 25, 225])
            (folder / f"{name}.drawn{index}").write_bytes(head + bits)
        if version <= 3:
            (folder / f"{name}.raw").write_bytes(raw_image(bits, dimension))
