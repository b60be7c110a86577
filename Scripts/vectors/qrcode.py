"""QR Codes as modules."""

from .modules import ASCII, GB18030, LATIN1, SHIFT_JIS, UTF8, dump, text_line

LEVELS = "LMQH"


def zint(data, *options):
    """The modules of a QR Code."""
    return dump("QRCODE", None, data, *options)


def line(name, rows, segments, version=None, level="-", mask="-", identifier="]Q1", append="-"):
    """A line of the fixture."""
    found = (len(rows) - 17) // 4
    assert version in (None, found), f"{name}: version {found} instead of {version}"
    return text_line(name, found, rows, segments, level, mask, identifier, append)


def every_version_and_level(source):
    """Each version at each level, nearly full, the masks in turn."""
    alphabet = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 $%*+-./:,;?!"
    for version in range(1, 41):
        for index, level in enumerate(LEVELS):
            mask = source.randrange(8)
            length = (17 + 4 * version) ** 2 // 8
            rows = None
            while rows is None:
                length = length * 19 // 20 - 1
                data = bytes(source.choice(alphabet) for _ in range(length))
                options = [f"--vers={version}", f"--secure={index + 1}", f"--mask={mask}"]
                rows = zint(data, *options)
            yield line(f"{version}-{level}", rows, [(ASCII, data)], version, level, mask)


def every_mask():
    """The same content under each mask."""
    for mask in range(8):
        rows = zint(b"MASK", "--vers=1", "--secure=2", f"--mask={mask}")
        yield line(f"mask {mask}", rows, [(ASCII, b"MASK")], 1, "M", mask)


def every_mode(source):
    """Each mode, where its character count has each of its three widths, and full and nearly full symbols."""
    for version in (1, 9, 10, 26, 27, 40):
        options = [f"--vers={version}", "--secure=1"]
        digits = bytes(source.choice(b"0123456789") for _ in range(41 - version % 3))
        yield line(f"numeric in {version}", zint(digits, *options), [(ASCII, digits)], version)
        letters = bytes(source.choice(b"ABCDEFGHIJKLM NOPQRSTUVWXYZ$%*+-./:") for _ in range(24 - version % 2))
        yield line(f"alphanumeric in {version}", zint(letters, *options), [(ASCII, letters)], version)
        text = "naïve café".encode("latin-1")
        rows = zint(text, "--binary", *options)
        yield line(f"byte in {version}", rows, [(LATIN1, text)], version)
        kanji = "点茗日本"
        segments = [(SHIFT_JIS, kanji.encode("shift_jis"))]
        yield line(f"kanji in {version}", zint(kanji.encode(), *options), segments, version)
    for count in range(38, 42):
        digits = bytes(source.choice(b"0123456789") for _ in range(count))
        yield line(f"{count} digits in 1-L", zint(digits, "--vers=1", "--secure=1"), [(ASCII, digits)], 1, "L")
    for count in range(14, 18):
        data = bytes(source.choice(b"abcdefgh") for _ in range(count))
        yield line(f"{count} bytes in 1-L", zint(data, "--vers=1", "--secure=1"), [(ASCII, data)], 1, "L")


def character_sets():
    """What the symbol says of its character set, or leaves to guess."""
    labelled = [
        (3, "latin-1", "grün"), (4, "iso8859-2", "żółw"), (7, "iso8859-5", "кириллица"), (9, "iso8859-7", "ελλάδα"),
        (17, "iso8859-15", "10 €"), (20, "shift_jis", "点と線"), (22, "cp1251", "Привет"), (25, "utf-16-be", "ŻÓŁW"),
        (26, "utf-8", "Ünïcödé 点"), (28, "big5", "繁體"), (30, "euc-kr", "한국어"),
    ]
    for eci, codec, text in labelled:
        rows = zint(text.encode(), f"--eci={eci}", "--vers=4", "--secure=1")
        yield line(f"ECI {eci}", rows, [(eci, text.encode(codec))], 4, identifier="]Q2")
    rows = zint(bytes(range(128, 160)), "--binary", "--eci=899", "--vers=4", "--secure=1")
    yield line("ECI 899", rows, [(899, bytes(range(128, 160)))], 4, identifier="]Q2")
    for eci, size in ((900, "two"), (16384, "three")):
        rows = zint(b"designator", "--binary", f"--eci={eci}", "--vers=4", "--secure=1")
        yield line(f"a designator of {size} bytes", rows, [(eci, b"designator")], 4, identifier="]Q2")
    guessed = [
        (UTF8, "utf-8", "Zürich 点"), (SHIFT_JIS, "shift_jis", "東京都のカタカナ"), (GB18030, "gb18030", "中国北京欢迎你"),
        (LATIN1, "latin-1", "Müller & Söhne"),
    ]
    for eci, codec, text in guessed:
        rows = zint(text.encode(codec), "--binary", "--vers=4", "--secure=1")
        yield line(f"unlabelled {codec}", rows, [(eci, text.encode(codec))], 4)
    text = "ABC123点茗abc"
    rows = zint(text.encode(), "--vers=4", "--secure=1")
    yield line("mixed modes", rows, [(SHIFT_JIS, text.encode("shift_jis"))], 4)
    rows = zint("żółw".encode(), "--eci=4", "--vers=5", "--seg1=26,点", "--seg2=7,мир")
    segments = [(4, "żółw".encode("iso8859-2")), (26, "点".encode()), (7, "мир".encode("iso8859-5"))]
    yield line("three ECIs", rows, segments, 5, identifier="]Q2")


def headers():
    """FNC1 in first position, and structured append."""
    gs1 = b"[01]09521234543213[10]ABC%12[21]xyz"
    plain = b"010952123454321310ABC%12\x1d21xyz"
    yield line("GS1", zint(gs1, "--gs1", "--vers=4"), [(ASCII, plain)], 4, identifier="]Q3")
    gs1 = b"[10]AB%C[21]DEF%%12"
    plain = b"10AB%C\x1d21DEF%%12"
    yield line("GS1 in capitals", zint(gs1, "--gs1", "--vers=3"), [(ASCII, plain)], 3, identifier="]Q3")
    rows = zint(b"[10]ABC", "--gs1", "--eci=26", "--vers=2")
    yield line("GS1 with ECI", rows, [(ASCII, b"10ABC")], 2, identifier="]Q4")
    for index, count, parity in ((1, 2, 0), (2, 3, 77), (16, 16, 255)):
        rows = zint(b"part", f"--structapp={index},{count},{parity}", "--vers=1")
        append = f"{index - 1}/{count}/{parity}"
        yield line(f"structured append {index} of {count}", rows, [(ASCII, b"part")], 1, append=append)


def lines(source):
    """All lines of the fixture."""
    return [
        *every_version_and_level(source), *every_mask(), *every_mode(source), *character_sets(), *headers(),
    ]
