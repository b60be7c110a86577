"""Micro QR Codes as modules."""

import itertools

from .modules import ASCII, LATIN1, SHIFT_JIS, dump, text_line

LEVELS = {1: "-", 2: "LM", 3: "LM", 4: "LMQ"}
DIGITS = b"0123456789"
# Where a letter stands beside each digit, zint has no reason for numeric mode.
CAPITALS = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:"
SMALL = b"abcdefghijklmnopqrstuvwxyz,;?!"
KANJI = "点茗日本東京都漢字"


def zint(data, version, level, mask, *options):
    """The modules of a Micro QR Code; None if the data do not fit."""
    secure = [] if level == "-" else [f"--secure={'LMQ'.index(level) + 1}"]
    rows = dump("MICROQR", None, data, f"--vers={version}", f"--mask={mask}", *secure, *options)
    assert rows is None or len(rows) == 9 + 2 * version, f"{data}: not version {version}"
    return rows


def contents(version, source):
    """For each mode that the version has: its name, and a function from a length to content in that mode."""

    def letters(alphabet):
        return lambda count: (ASCII, bytes(source.choice(alphabet) for _ in range(count)))

    yield "digits", letters(DIGITS)
    if version > 1:
        yield "capitals", letters(CAPITALS)
    if version > 2:
        yield "bytes", letters(SMALL)
        yield "kanji", lambda count: (SHIFT_JIS, "".join(source.choice(KANJI) for _ in range(count)).encode("shift_jis"))


def every_length(source):
    """Each version, level and mode, with every length that fits, the masks in turn."""
    masks = itertools.cycle(range(4))
    for version, levels in LEVELS.items():
        for level in levels:
            for mode, content in contents(version, source):
                for count in itertools.count(1):
                    mask = next(masks)
                    eci, data = content(count)
                    text = data.decode("shift_jis").encode()
                    rows = zint(text, version, level, mask)
                    if rows is None:
                        break
                    name = f"{count} {mode} in M{version}-{level}"
                    yield text_line(name, version, rows, [(eci, data)], level, mask)


def every_mask():
    """The same content under each mask."""
    for version, mask in itertools.product((1, 2, 3, 4), range(4)):
        level = LEVELS[version][0]
        yield text_line(
            f"mask {mask} in M{version}", version, zint(b"2357", version, level, mask), [(ASCII, b"2357")], level, mask
        )


def mixtures():
    """Several modes in one symbol, and bytes beyond ASCII."""
    for version, level, text in (
        (2, "L", "AB12345"), (3, "L", "abc12345"), (3, "M", "AB点1"), (4, "L", "abcABC123456"), (4, "M", "点123ab"),
    ):
        rows = zint(text.encode(), version, level, 0)
        eci = SHIFT_JIS if "点" in text else ASCII
        yield text_line(f"mixed {text}", version, rows, [(eci, text.encode("shift_jis"))], level, 0)
    text = "café".encode("latin-1")
    yield text_line("Latin", 4, zint(text, 4, "M", 1, "--binary"), [(LATIN1, text)], "M", 1)


def is_drawn(name):
    """Whether pictures are made of this symbol: one of each version."""
    return name.startswith("mask 2")


def lines(source):
    """All lines of the fixture."""
    return [*every_length(source), *every_mask(), *mixtures()]
