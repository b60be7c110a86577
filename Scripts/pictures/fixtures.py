"""The reading tests' images: one trouble at a time, with what must be read in them."""

import json

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from . import scene
from .symbols import qr_code


class Collection:
    """Writes images into a folder and keeps their manifest."""

    def __init__(self, folder):
        self.folder = folder
        self.images = []
        self.hard = []

    def add(self, name, canvas, symbols=(), tags=(), hard=False):
        """`symbols` are pairs of a symbol and its homography, or triples with further facts about it."""
        Image.fromarray(scene.finished(canvas)).save(self.folder / f"{name}.png", optimize=True)
        entry = {"file": f"{name}.png", "tags": list(tags), "symbols": []}
        for symbol, matrix, *facts in symbols:
            corners = scene.corners_of(matrix, symbol.size)
            module = np.linalg.norm(corners - np.roll(corners, 1, axis=0), axis=1).mean() / symbol.size
            entry["symbols"].append(
                {
                    "text": symbol.text,
                    "bytes": symbol.bytes.hex(),
                    "version": symbol.version,
                    "corners": [[round(float(x), 2), round(float(y), 2)] for x, y in corners],
                    "tolerance": round(float(module), 2),
                    **(facts[0] if facts else {}),
                }
            )
        (self.hard if hard else self.images).append(entry)

    def write_manifest(self, hard_floor):
        lines = [json.dumps(entry, ensure_ascii=False) for entry in self.images]
        hard = [json.dumps(entry, ensure_ascii=False) for entry in self.hard]
        text = '{\n"images": [\n%s\n],\n"hardFloor": %d,\n"hard": [\n%s\n]\n}\n' % (
            ",\n".join(lines),
            hard_floor,
            ",\n".join(hard),
        )
        (self.folder / "manifest.json").write_text(text)


def single(
    symbol, module, *, degrees=0.0, corners=None, seed=0, margin=1.0, is_mirrored=False, tones=(20, 235)
):
    """A picture with one symbol in its middle: the canvas and the homography."""
    random = np.random.default_rng(seed)
    side = symbol.size * module
    quiet = 2 * scene.QUIET_ZONE * module
    angle = np.radians(degrees)
    reach = (side + quiet) * (abs(np.cos(angle)) + abs(np.sin(angle)))
    extent = int(np.ceil(reach + 6 * margin))
    center = (extent / 2 + 0.3 * margin, extent / 2 - 0.2 * margin)
    matrix = scene.square(symbol.size, center, side, degrees, corners)
    if is_mirrored:
        matrix = scene.mirrored(matrix, symbol.size)
    if seed:
        canvas = scene.paper(random, extent, extent, 180)
    else:
        canvas = np.full((extent, extent), 0.8 * max(tones))
    return scene.lay(canvas, symbol.modules, matrix, dark=tones[0], light=tones[1]), matrix


LEVELS = "LMQH"


def add_versions(collection):
    sizes = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 13, 14, 17, 20, 21, 24, 27, 28, 31, 34, 35, 38, 40]
    for index, version in enumerate(sizes):
        level = LEVELS[index % 4]
        codewords = ((version * 4 + 17) ** 2 - 250 - 12 * version) // 8
        share = {"L": 0.5, "M": 0.4, "Q": 0.28, "H": 0.2}[level]
        stem = f"{version}-{level}: the quick brown fox jumps over the lazy dog. "
        text = (stem * 80)[: max(4, int(codewords * share))].strip()
        symbol = qr_code(text, version=version, level=level, mask=index % 8)
        canvas, matrix = single(symbol, 3 if version > 20 else 4)
        facts = {"level": level, "mask": index % 8}
        collection.add(f"version-{version:02}", canvas, [(symbol, matrix, facts)], ["version"])


def add_modes(collection):
    kanji = "点と線、日本語の漢字"
    gs1 = ("010952123454321310ABC123\x1d217", b"010952123454321310ABC123\x1d217")
    cases = {
        "numeric": qr_code("3141592653589793238462643383279502884197"),
        "alphanumeric": qr_code("HTTPS://EXAMPLE.ORG/QUIET-ZONE?N=4"),
        "bytes-utf8-unlabelled": qr_code("Zürich → 東京 ✓", encoding="utf_8"),
        "bytes-latin1-unlabelled": qr_code("Crème brûlée", encoding="latin1"),
        "bytes-shift-jis-unlabelled": qr_code("ひらがなとｶﾀｶﾅ", encoding="shift_jis"),
        "kanji": qr_code(kanji, expected=(kanji, kanji.encode("shift_jis"))),
        "eci-utf8": qr_code("Ελληνικά, Русский, עברית", eci=26),
        "eci-gb18030": qr_code("静区是条码的一部分", eci=32, encoding="gb18030"),
        "eci-latin5": qr_code("İstanbul'da şiir", eci=11, encoding="iso8859_9"),
        "eci-cyrillic": qr_code("Тихая зона", eci=22, encoding="cp1251"),
        "mixed-modes": qr_code("Item 0123456789012345 ABCDEFGHIJKLMNOP $%*+-./: and lower case"),
        "gs1": qr_code("[01]09521234543213[10]ABC123[21]7", gs1=True, expected=gs1),
    }
    for name, symbol in cases.items():
        canvas, matrix = single(symbol, 4)
        collection.add(f"mode-{name}", canvas, [(symbol, matrix)], ["mode"])
    for index in (1, 2):
        symbol = qr_code(["The first half, ", "and the second."][index - 1], part=(index, 2, 77))
        canvas, matrix = single(symbol, 4)
        facts = {"structuredAppend": {"index": index - 1, "count": 2, "id": "77"}}
        collection.add(f"structured-append-{index}", canvas, [(symbol, matrix, facts)], ["mode"])


def add_geometry(collection):
    for degrees in range(15, 360, 15):
        symbol = qr_code(f"turned by {degrees}", version=2 + degrees // 15 % 3, level=LEVELS[degrees // 15 % 4])
        canvas, matrix = single(symbol, 3.4, degrees=degrees)
        collection.add(f"rotated-{degrees:03}", scene.blurred(canvas, 0.6), [(symbol, matrix)], ["rotation"])
    shapes = {
        "from-left": [(0.0, 0.12), (0, -0.02), (0, 0.02), (0.0, -0.12)],
        "from-above": [(0.14, 0), (-0.14, 0), (0.02, 0), (-0.02, 0)],
        "steep": [(0.2, 0.22), (-0.1, 0.04), (0, 0), (0, 0)],
        "corner": [(0.12, 0.1), (0, 0), (-0.1, -0.12), (0, 0)],
    }
    for index, (name, corners) in enumerate(shapes.items()):
        for version in (3, 8):
            symbol = qr_code(f"perspective, seen {name}, version {version}", version=version, level="M")
            canvas, matrix = single(symbol, 5, degrees=index * 20 + version, corners=corners, seed=10 + index)
            collection.add(
                f"perspective-{name}-{version}", scene.blurred(canvas, 0.7),
                [(symbol, matrix)], ["perspective"]
            )
    for degrees in (0, 33, 180):
        symbol = qr_code(f"in a mirror at {degrees}", version=4, level="M")
        canvas, matrix = single(symbol, 3.5, degrees=degrees, is_mirrored=True)
        collection.add(
            f"mirrored-{degrees:03}", scene.blurred(canvas, 0.5),
            [(symbol, matrix, {"isMirrored": True})], ["mirrored"]
        )


def add_light(collection):
    for share in (0.2, 0.3, 0.4, 0.5):
        symbol = qr_code(f"blur of {share} modules", version=3, level="M")
        canvas, matrix = single(symbol, 4.3, degrees=7)
        collection.add(f"blur-{share}", scene.blurred(canvas, share * 4.3), [(symbol, matrix)], ["blur"])
    for deviation in (15, 30, 45):
        symbol = qr_code(f"noise of {deviation} levels", version=2, level="M")
        canvas, matrix = single(symbol, 4.5, degrees=-12)
        random = np.random.default_rng(deviation)
        collection.add(
            f"noise-{deviation}", scene.noisy(scene.blurred(canvas, 0.8), random, deviation),
            [(symbol, matrix)], ["noise"]
        )
    for index, (strength, softness) in enumerate([(0.35, 0.15), (0.25, 0.05), (0.3, 0.01)]):
        symbol = qr_code(f"a shadow that leaves {strength}", version=4, level="M")
        canvas, matrix = single(symbol, 4, degrees=18 * index)
        shadow = scene.shaded(scene.blurred(canvas, 0.8), strength, 30 + 50 * index, 0.5, softness)
        collection.add(f"shadow-{index + 1}", shadow, [(symbol, matrix)], ["shadow"])
    for index, (x, y, radius) in enumerate([(0.62, 0.6, 0.1), (0.45, 0.55, 0.12)]):
        symbol = qr_code(f"glare number {index + 1}, which washes out a part", version=5, level="H")
        canvas, matrix = single(symbol, 4, degrees=11)
        extent = canvas.shape[0]
        spot = scene.glare(scene.blurred(canvas, 0.6), (x * extent, y * extent), radius * extent)
        collection.add(f"glare-{index + 1}", spot, [(symbol, matrix)], ["glare"])
    for dark, light in ((90, 150), (170, 205), (30, 52)):
        symbol = qr_code(f"grey {dark} on grey {light}", version=2, level="M")
        canvas, matrix = single(symbol, 4, degrees=5, tones=(dark, light))
        collection.add(
            f"contrast-{dark}-{light}", scene.blurred(canvas, 0.7), [(symbol, matrix)], ["contrast"]
        )
    for module in (1.8, 2.0, 2.3, 2.6, 3.0):
        symbol = qr_code(f"modules of {module} pixels", version=3, level="M")
        canvas, matrix = single(symbol, module, degrees=4, margin=3)
        collection.add(f"small-{module}", scene.blurred(canvas, 0.35), [(symbol, matrix)], ["small"])
    for degrees in (0, 25, 200):
        symbol = qr_code(f"light on dark at {degrees}", version=3, level="M")
        canvas, matrix = single(symbol, 4, degrees=degrees, tones=(225, 25))
        canvas = np.minimum(canvas, np.where(canvas > 226, 60, canvas))
        collection.add(
            f"inverted-{degrees:03}", scene.blurred(canvas, 0.6),
            [(symbol, matrix, {"isInverted": True})], ["inverted"]
        )


def add_damage(collection):
    for index, (version, level, share) in enumerate([(3, "H", 0.08), (6, "Q", 0.06), (9, "H", 0.1), (4, "M", 0.03)]):
        symbol = qr_code(f"damaged: {index + 1}", version=version, level=level)
        canvas, matrix = single(symbol, 4, degrees=6 * index)
        random = np.random.default_rng(700 + index)
        y, x = np.mgrid[0 : canvas.shape[0], 0 : canvas.shape[1]]
        side = symbol.size * 4
        for tone in (30, 230):
            cx, cy = scene.project(matrix, [random.uniform(0.45, 0.8, 2) * symbol.size])[0]
            canvas[np.hypot(x - cx, y - cy) < side * np.sqrt(share / 2 / np.pi)] = tone
        collection.add(f"damaged-{index + 1}", scene.blurred(canvas, 0.6), [(symbol, matrix)], ["damage"])


def add_many(collection):
    columns, rows, module = 12, 9, 2.5
    pitch = int(29 * module) + 3
    canvas = np.full((rows * pitch + 10, columns * pitch + 10), 235.0)
    symbols = []
    for index in range(columns * rows):
        symbol = qr_code(f"NO {index:03}", version=1, level="M")
        center = (5 + (index % columns + 0.5) * pitch, 5 + (index // columns + 0.5) * pitch)
        matrix = scene.square(symbol.size, center, symbol.size * module)
        scene.lay(canvas, symbol.modules, matrix)
        symbols.append((symbol, matrix))
    collection.add("many-108", canvas, symbols, ["many"])

    random = np.random.default_rng(81)
    canvas = scene.paper(random, 640, 480, 190, 5, 30)
    symbols = []
    for index in range(12):
        symbol = qr_code(f"one of twelve: {index + 1}", version=2 + index % 3, level="M")
        center = (80 + index % 4 * 160, 80 + index // 4 * 160)
        matrix = scene.square(symbol.size, center, random.uniform(70, 95), random.uniform(0, 360))
        scene.lay(canvas, symbol.modules, matrix)
        symbols.append((symbol, matrix))
    collection.add("many-12-turned", scene.blurred(canvas, 0.5), symbols, ["many"])


def add_empty(collection):
    """Nothing may be read in these."""
    random = np.random.default_rng(99)
    symbol = qr_code("only a half of this is there", version=4, level="H")
    canvas, matrix = single(symbol, 4)
    half = canvas.copy()
    half[:, canvas.shape[1] // 2 :] = 235
    collection.add("none-half-a-symbol", half, tags=["none"])
    lone = np.full((120, 120), 235.0)
    start = scene.QUIET_ZONE * 4
    lone[30:72, 30:72] = canvas[start : start + 42, start : start + 42]
    lone[60:, 60:] = 235
    collection.add("none-finder-alone", lone, tags=["none"])
    without_data = symbol.modules.copy()
    without_data[9:-8, 9:-1] = False
    matrix = scene.square(33, (110, 110), 132)
    collection.add(
        "none-erased-data", scene.lay(np.full((220, 220), 200.0), without_data, matrix), tags=["none"]
    )
    scrambled = symbol.modules.copy()
    scrambled[9:-8, 9:] = random.random(scrambled[9:-8, 9:].shape) < 0.5
    collection.add(
        "none-scrambled-data", scene.lay(np.full((220, 220), 200.0), scrambled, matrix), tags=["none"]
    )
    y, x = np.mgrid[0:200, 0:240]
    collection.add("none-stripes", np.where(x // 5 % 2 == 0, 20.0, 235.0), tags=["none"])
    collection.add("none-checkerboard", np.where((x // 6 + y // 6) % 2 == 0, 20.0, 235.0), tags=["none"])
    collection.add(
        "none-rings", np.where(np.hypot(x - 120, y - 100) // 7 % 2 == 0, 20.0, 235.0), tags=["none"]
    )
    collection.add("none-noise", random.uniform(0, 256, (120, 120)), tags=["none"])
    blocks = np.where(random.random((60, 60)) < 0.5, 0.0, 255.0).repeat(3, 0).repeat(3, 1)
    collection.add("none-binary-noise", blocks, tags=["none"])
    collection.add("none-white", np.full((64, 64), 255.0), tags=["none"])
    collection.add("none-one-pixel", np.full((1, 1), 0.0), tags=["none"])
    page = Image.new("L", (300, 220), 240)
    draw = ImageDraw.Draw(page)
    for line in range(12):
        text = "A quiet zone surrounds every symbol, %d." % line
        draw.text((12, 10 + line * 17), text, 25, ImageFont.load_default(14))
    collection.add("none-text", np.asarray(page, float), tags=["none"])


def add_hard(collection):
    """Several troubles at a time: how many of these are read is counted, not which."""
    for share in (0.6, 0.7, 0.8, 0.9, 1.0, 1.1):
        symbol = qr_code(f"blur {share}", version=2, level="H")
        canvas, matrix = single(symbol, 5, degrees=9)
        collection.add(
            f"hard-blur-{share}", scene.blurred(canvas, share * 5), [(symbol, matrix)], ["hard", "blur"], True
        )
    for module in (1.3, 1.5):
        symbol = qr_code(f"modules of {module} px", version=2, level="M")
        canvas, matrix = single(symbol, module, degrees=3, margin=3)
        collection.add(
            f"hard-small-{module}", scene.blurred(canvas, 0.3), [(symbol, matrix)], ["hard", "small"], True
        )
    for length in (4, 6, 8):
        symbol = qr_code(f"shaken by {length} px", version=3, level="Q")
        canvas, matrix = single(symbol, 5, degrees=14)
        collection.add(
            f"hard-shaken-{length}", scene.shaken(canvas, length, 40),
            [(symbol, matrix)], ["hard", "motion"], True
        )
    for index, deviation in enumerate((60, 80)):
        symbol = qr_code("noise, shadow", version=2, level="H")
        canvas, matrix = single(symbol, 5, degrees=40)
        canvas = scene.shaded(scene.blurred(canvas, 1), 0.4, 20, 0.5, 0.1)
        random = np.random.default_rng(deviation)
        collection.add(
            f"hard-noise-{deviation}", scene.noisy(canvas, random, deviation),
            [(symbol, matrix)], ["hard", "noise"], True
        )
    symbol = qr_code("a smeared finder pattern", version=4, level="H")
    for index in range(3):
        canvas, matrix = single(symbol, 4, degrees=5)
        x, y = scene.project(matrix, [[(3.5, 3.5), (29.5, 3.5), (3.5, 29.5)][index]])[0]
        rows, columns = np.mgrid[0 : canvas.shape[0], 0 : canvas.shape[1]]
        canvas[np.hypot(columns - x, rows - y) < 9] = 150
        collection.add(
            f"hard-smeared-finder-{index + 1}", scene.blurred(canvas, 0.6),
            [(symbol, matrix)], ["hard", "damage"], True
        )
