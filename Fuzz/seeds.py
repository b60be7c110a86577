"""Writes the fuzzers' first inputs, from the symbols that the decoders' tests use.

usage: python3 Fuzz/seeds.py TARGET FOLDER
"""

import base64
import itertools
import re
import string
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


def is_linear(fields):
    """Whether a line of a fixture ends with rows of elements, which no other family's has."""
    return len(fields) == 7 and re.fullmatch(r"\d+(,\d+)+(;\d+(,\d+)+)*", fields[6])


def linear_fixtures():
    """Name, content and rows of elements of a few symbols of each linear symbology."""
    for path in sorted((root / "Tests/QuietzoneSymbolsTests/Fixtures").glob("*.tsv")):
        lines = path.read_text().splitlines()
        for index, line in enumerate(lines[:: max(1, len(lines) // 24)]):
            fields = line.split("\t")
            if not is_linear(fields):
                break
            rows = [[int(width) for width in row.split(",")] for row in fields[6].split(";")]
            yield f"{path.stem}-{index}", bytes.fromhex(fields[2]), rows


def film_edge_rows(part1, part2, frame):
    """The clock and the data track of a DX film edge code."""
    number = f"{part1:07b}0{part2:04b}" + ("" if frame is None else f"{frame:06b}10")
    bits = "101010" + number + str(number.count("1") % 2) + "0101"
    track = [len(list(run)) for _, run in itertools.groupby(bits)]
    return [[5] + [1] * (15 if frame is None else 23) + [3], track]


def bar_lines(rows, kind):
    """Lines of elements as FuzzBars takes them, four sixteenths a pixel, with margins of ten modules."""
    lines = [bytes([192]) + bytes(16 * width for width in [10] + row + [10]) for row in rows]
    return bytes([kind]) + bytes([254]).join(lines)


def bar_image(rows, module, slope):
    """Bars as pixels, as FuzzReader takes them: each row 24 pixels high, the bars slanted."""
    widths = [[10] + row + [10] for row in rows]
    width = module * max(map(sum, widths)) + int(24 * len(rows) * slope)
    pixels = bytearray()
    for y in range(24 * len(rows)):
        row = widths[y // 24]
        line = [220 - 190 * (index % 2) for index, count in enumerate(row) for _ in range(module * count)]
        shift = int(y * slope)
        pixels += bytes(([220] * shift + line + [220] * width)[:width])
    return None if width > 255 else bytes([0, width - 1, 0]) + pixels


def drawn_bars(row, module, angle, bend):
    """Bars as FuzzReader draws them."""
    return bytes([65, module, angle, bend, 25, 225]) + bytes(row)


def write_linear_seeds():
    for name, content, rows in linear_fixtures():
        if target == "bars":
            (folder / f"{name}.line").write_bytes(bar_lines(rows, 0))
            if "databar" in name:
                (folder / f"{name}.rows").write_bytes(bar_lines(rows, 1))
            if content.isascii() and content[:1].isdigit():
                (folder / f"{name}.gs1").write_bytes(bytes([3]) + content)
        elif name.endswith(("0", "5")):
            for module, slope in [(1, 0), (2, 0), (2, 0.2)]:
                if image := bar_image(rows, module, slope):
                    (folder / f"{name}-{module}-{slope}.raw").write_bytes(image)
            (folder / f"{name}.bars").write_bytes(drawn_bars(rows[0], 4, len(rows[0]) % 64, 0))
            (folder / f"{name}-bent.bars").write_bytes(drawn_bars(rows[0], 8, 0, 20))
    for index, film in enumerate([(36, 2, 21), (115, 4, None)] if target == "bars" else []):
        (folder / f"film-edge-{index}.tracks").write_bytes(bar_lines(film_edge_rows(*film), 2))


def write_codeword_seeds():
    """Messages as FuzzPDF417 takes them: 900 is byte 227, and what follows a latch is arbitrary."""
    for index, latch in enumerate((None, 900, 901, 902, 924, 913, 927, 928)):
        for is_micro in (False, True):
            words = bytes(range(30 * index, 30 * index + 15))
            head = [1 if is_micro else 3] + ([latch - 673] if latch else [])
            (folder / f"message-{latch}-{is_micro}").write_bytes(bytes(head) + words)
    for columns, rows, level in ((1, 11, 0), (2, 8, 0), (3, 6, 2), (4, 15, 3)):
        for option in (0, 2):
            (folder / f"codewords-{columns}-{rows}-{option}").write_bytes(
                bytes([option, columns, rows, level + 1]) + bytes([0, 0, 255]) * columns * rows)


if target == "pdf417":
    write_codeword_seeds()
    sys.exit()


def write_session_seeds():
    """The events of the scanner's tests: all of them, and in stretches that begin with an opened scanner."""
    lines = (root / "Tests/QuietzoneScannerTests/Fixtures/session.jsonl").read_text().splitlines()[::2]
    (folder / "session.jsonl").write_text("\n".join(lines))
    for index, line in enumerate(lines):
        if '"opened"' in line:
            (folder / f"opened-{index}.jsonl").write_text("\n".join(lines[index : index + 12]))


if target == "events":
    write_session_seeds()
    sys.exit()


def write_content_seeds():
    """The texts in the tests of what contents mean, each as a symbol of every kind that reads it otherwise."""
    escapes = {"n": "\n", "r": "\r", "t": "\t", "0": "\0"}
    for path in sorted((root / "Tests/QuietzoneContentTests").rglob("*Tests.swift")):
        for index, literal in enumerate(re.findall(r'"((?:[^"\\\n]|\\.)+)"', path.read_text())):
            text = re.sub(r"\\u\{([0-9A-F]+)\}", lambda found: chr(int(found[1], 16)), literal)
            text = re.sub(r"\\(.)", lambda found: escapes.get(found[1], found[1]), text)
            kinds = range(12) if len(text) < 60 else [0]
            for kind in kinds:
                (folder / f"{path.stem} {index} {kind}").write_bytes(bytes([kind]) + text.encode())


if target == "content":
    write_content_seeds()
    sys.exit()


def write_link_seeds():
    """The compressed links of the tests, as the bits that their characters stand for."""
    alphabet = string.ascii_uppercase + string.ascii_lowercase + string.digits + "-_"
    text = (root / "Tests/QuietzoneContentTests/GS1/CompressedLinkVectors.swift").read_text()
    for index, path in enumerate(re.findall(r'\("([^"?]+)', text)):
        key, _, last = path.rpartition("/")
        bits = "".join(f"{alphabet.index(character):06b}" for character in last)
        kind = 0 if not key else 2 if key.startswith("01") else 3
        size = -(-len(bits) // 8)
        packed = int(bits.ljust(8 * size, "0"), 2).to_bytes(size, "big")
        # What fills the last byte is no character more.
        surplus = -(-8 * size // 6) - len(last)
        (folder / f"{index}").write_bytes(bytes([kind + 4 * surplus]) + packed)


def write_builder_seeds():
    """Contacts and events of the tests, elements, and fields of each builder."""
    write_content_seeds()
    for seed in folder.iterdir():
        data = seed.read_bytes()
        if not data[1:].startswith((b"BEGIN:", b"MECARD:", b"BIZCARD:", b"[")):
            seed.unlink()
        else:
            seed.write_bytes(b"\0" + data[1:])
    for index, fields in enumerate([
        [1, "(01)09501101530003(10)AB-123(17)290331"], [1, "[01]09501101530003[21](a)"],
        [2, "Quiet;zone", "12:34\\5678", "1"], [2, "Quiet", "12345678", "", "PEAP", "MSCHAPV2", "ada", "anon"],
        [3, "Quiet", "Ada", "Ada Quiet", "Zone, Inc.", "Dr.", "+49 30 1", "home", "a@example.org", "https://example.org", "a\nb;c"],
        [4, "Quiet e.V.", "DE89370400440532013000", "COBADEFF", "12.30", "GDDS", "", "Danke", "b"],
        [5, "Quiet AG", "Weg", "1", "8000", "Z\u00fcrich", "CH", "CH4431999123000889012", "1949.75", "210000000003139471430009017", "Danke"],
    ]):
        (folder / f"fields-{index}").write_bytes(bytes([fields[0]]) + "\x1e".join(fields[1:]).encode())


def write_card_seeds():
    """The events of the cards' tests: all of them, and in stretches that begin with a code."""
    lines = (root / "Tests/QuietzoneCardsTests/Fixtures/cards.jsonl").read_text().splitlines()[::2]
    (folder / "cards.jsonl").write_text("\n".join(lines))
    for index, line in enumerate(lines):
        if '"shown"' in line:
            (folder / f"shown-{index}.jsonl").write_text("\n".join(lines[index : index + 4]))


for name, write in (("links", write_link_seeds), ("builders", write_builder_seeds), ("cards", write_card_seeds)):
    if target == name:
        write()
        sys.exit()


def write_bullseye_seeds():
    for kind, stem in ((0, "aztec"), (2, "maxicode")):
        for line in (root / f"Tests/QuietzoneSymbolsTests/Fixtures/{stem}.tsv").read_text().splitlines():
            fields = line.split("\t")
            head = bytes([kind, int(fields[6])] if kind == 0 else [kind])
            (folder / f"{stem} {fields[0].replace('/', ' ')}").write_bytes(head + base64.b64decode(fields[8]))
            content = segments_of(fields[5])[:60]
            (folder / f"{stem} {fields[0].replace('/', ' ')} message").write_bytes(bytes([kind + 1, 2]) + content)


if target == "bullseyes":
    write_bullseye_seeds()
    sys.exit()


def write_data_matrix_seeds():
    """A symbol of each size and encodation as FuzzDataMatrix takes its modules, and its content as ASCII encodation."""
    lines = (root / "Tests/QuietzoneSymbolsTests/Fixtures/datamatrix.tsv").read_text().splitlines()
    for index, line in enumerate(lines[:96] + lines[96::7]):
        fields = line.split("\t")
        size = index // 2 % 48
        if index < 96:
            (folder / f"{index}.modules").write_bytes(bytes([0, size]) + base64.b64decode(fields[6]))
        codewords = bytes(byte + 1 for byte in segments_of(fields[5]) if byte < 128)
        (folder / f"{index}.message").write_bytes(bytes([1, size, 230 + index % 12]) + codewords)


if target == "datamatrix":
    write_data_matrix_seeds()
    sys.exit()
if target != "modules":
    write_linear_seeds()
if target == "bars":
    sys.exit()
if target == "modules":
    for name, symbology in (("microqr", 4), ("rmqr", 8)):
        for line in (root / f"Tests/QuietzoneSymbolsTests/Fixtures/{name}.tsv").read_text().splitlines()[::7]:
            fields = line.split("\t")
            head = bytes([symbology, int(fields[1])])
            (folder / f"{fields[0]}.{name}").write_bytes(head + base64.b64decode(fields[7]))
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
