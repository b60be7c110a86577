"""Rectangular Micro QR Codes as modules."""

from .modules import ASCII, LATIN1, SHIFT_JIS, UTF8, dump, text_line

WIDTHS = [
    width
    for height in (7, 9, 11, 13, 15, 17)
    for width in (27, 43, 59, 77, 99, 139)
    if width > 27 or height in (11, 13)
]
DIGITS = b"0123456789"
CAPITALS = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:"
SMALL = b"abcdefghijklmnopqrstuvwxyz,;?!"
KANJI = "点茗日本東京都漢字"


def zint(data, version, level, *options):
    """The modules of an rMQR; None if the data do not fit."""
    secure = {"M": 2, "H": 4}[level]
    return dump("RMQR", WIDTHS[version - 1], data, f"--vers={version}", f"--secure={secure}", *options)


def line(name, version, level, rows, segments, identifier="]Q1"):
    """A line of the fixture."""
    return text_line(name, version, rows, segments, level, identifier=identifier)


def every_version_level_and_mode(source):
    """Each version and level, in each mode, once with one character and once as full as can be."""
    for version in range(1, 33):
        for level in "MH":
            for mode, alphabet in (("digits", DIGITS), ("capitals", CAPITALS), ("bytes", SMALL), ("kanji", KANJI)):
                if mode == "kanji":
                    whole = "".join(source.choice(alphabet) for _ in range(100)).encode("shift_jis")
                else:
                    whole = bytes(source.choice(alphabet) for _ in range(400))
                step = 2 if mode == "kanji" else 1
                low, high = step, len(whole) // step * step
                while low < high:
                    middle = (low // step + high // step + 1) // 2 * step
                    if zint(whole[:middle].decode("shift_jis").encode(), version, level) is None:
                        high = middle - step
                    else:
                        low = middle
                eci = SHIFT_JIS if mode == "kanji" else ASCII
                for length in {step, low}:
                    rows = zint(whole[:length].decode("shift_jis").encode(), version, level)
                    yield line(f"{length} {mode} in {version}-{level}", version, level, rows, [(eci, whole[:length])])


def character_sets():
    """What the symbol says of its character set, or leaves to guess."""
    for eci, codec, text in (
        (3, "latin-1", "grün"), (7, "iso8859-5", "кириллица"), (20, "shift_jis", "点と線"), (26, "utf-8", "Ünïcödé 点"),
    ):
        rows = zint(text.encode(), 20, "M", f"--eci={eci}")
        yield line(f"ECI {eci}", 20, "M", rows, [(eci, text.encode(codec))], "]Q2")
    rows = zint(b"designator", 20, "M", "--binary", "--eci=900")
    yield line("a designator of two bytes", 20, "M", rows, [(900, b"designator")], "]Q2")
    for eci, codec, text in ((UTF8, "utf-8", "Zürich 点"), (LATIN1, "latin-1", "Müller & Söhne")):
        rows = zint(text.encode(codec), 25, "M", "--binary")
        yield line(f"unlabelled {codec}", 25, "M", rows, [(eci, text.encode(codec))])
    text = "ABC123点茗abc"
    yield line("mixed modes", 24, "M", zint(text.encode(), 24, "M"), [(SHIFT_JIS, text.encode("shift_jis"))])


def gs1():
    """FNC1 in first position."""
    data = b"[01]09521234543213[10]ABC%12[21]xyz"
    plain = b"010952123454321310ABC%12\x1d21xyz"
    yield line("GS1", 28, "M", zint(data, 28, "M", "--gs1"), [(ASCII, plain)], "]Q3")
    data = b"[10]AB%C[21]DEF%%12"
    plain = b"10AB%C\x1d21DEF%%12"
    yield line("GS1 in capitals", 14, "H", zint(data, 14, "H", "--gs1"), [(ASCII, plain)], "]Q3")
    rows = zint(b"[10]ABC", 13, "M", "--gs1", "--eci=26")
    yield line("GS1 with ECI", 13, "M", rows, [(ASCII, b"10ABC")], "]Q4")


def is_drawn(name):
    """Whether pictures are made of this symbol: of each number of rows, some short, some long."""
    return name.startswith("1 bytes") and name.endswith(("in 1-M", "in 5-H", "in 9-M", "in 11-M", "in 17-H", "in 22-M", "in 28-H", "in 32-M"))


def lines(source):
    """All lines of the fixture."""
    return [*every_version_level_and_mode(source), *character_sets(), *gs1()]
