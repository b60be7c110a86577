"""Troubles, each by how much of it there is: 0 for hardly any to 1 for a great deal. Each gives a picture."""

import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont
from pictures.optics import blurred, disk, from_aside, stroke

from . import scene as scenes
from .scene import FINE, drawn, finished


def too_small(random, scene, amount):
    scene.pixel = 2.4 - 1.9 * amount
    grey = scene.shown()
    page = np.full((200, 200), scene.light, np.float32) if max(grey.shape) < 190 else None
    if page is not None:
        top, left = (200 - grey.shape[0]) // 2, (200 - grey.shape[1]) // 2
        page[top:top + grey.shape[0], left:left + grey.shape[1]] = grey
        grey = page
    return finished(grey, random)


def out_of_focus(random, scene, amount):
    grey = Image.fromarray(scene.shown().astype(np.float32))
    radius = scene.pixel * (0.5 + 3 * amount)
    return finished(blurred(np.asarray(grey), disk(radius)), random)


def moved(random, scene, amount):
    length = scene.pixel * (1.5 + 8 * amount)
    # Along the bars motion does no harm.
    degrees = -scene.angle + random.uniform(-25, 25) if scene.is_linear else random.uniform(0, 180)
    return finished(blurred(scene.shown(), stroke(length, degrees)), random)


def low_contrast(random, scene, amount):
    scene.light = random.uniform(90, 200)
    scene.dark = scene.light - (26 - 24 * amount)
    return finished(scene.shown(), random)


def underexposed(random, scene, amount):
    grey = scene.shown()
    return finished(grey / scene.light * (30 - 28 * amount), random, noise=1.5)


def overexposed(random, scene, amount):
    grey = scene.shown()
    # Light grows until the dark is nearly as white as the light, which cannot grow.
    return finished(255 - (scene.light - grey) / (scene.light - scene.dark) * (34 - 33 * amount) + 14, random)


def glare(random, scene, amount):
    grey = scene.shown()
    mask, _ = spot(random, scene, grey.shape, 0.25 + 0.6 * amount)
    return finished(grey + (320 - grey) * np.clip(2 * mask, 0, 1), random)


def covered(random, scene, amount):
    grey = scene.shown()
    mask, _ = spot(random, scene, grey.shape, 0.25 + 0.6 * amount)
    level = random.uniform(20, 225)
    return finished(np.where(mask > 0.25, level, grey), random)


def no_quiet_zone(random, scene, amount):
    """Print that touches the code: on one side or on all of them."""
    height, width = scene.modules.shape
    margin = scene.margin
    beside = np.ones((height + 2 * margin, width + 2 * margin), np.float32)
    generator = np.random.default_rng(random.getrandbits(32))
    if amount < 0.5:
        beside[:] = np.repeat(np.repeat(generator.random(((beside.shape[0] + 1) // 2, (beside.shape[1] + 1) // 2)), 2, 0), 2, 1)[
            :beside.shape[0], :beside.shape[1]] < 0.3 + amount
    beside[margin:-margin, margin:-margin] = 0
    # Beyond, the paper is empty again.
    around = 5
    beside[:margin - around], beside[-(margin - around):] = 0, 0
    beside[:, :margin - around], beside[:, -(margin - around):] = 0, 0
    scene.beside = beside
    return finished(scene.shown(), random)


def cut_off(random, scene, amount):
    scene.angle = random.choice([0, 90, 180, 270]) + random.uniform(-8, 8)
    grey = scene.shown()
    height, width = grey.shape
    # From the side into the code, which begins behind its margin.
    inset = scene.margin * scene.pixel
    part = 0.05 + 0.4 * amount
    sides = ["left", "right"] if scene.is_linear and round(scene.angle / 90) % 2 == 0 else ["top", "bottom"]
    side = random.choice(sides if scene.is_linear else ["left", "right", "top", "bottom"])
    x, y = (int(inset + part * (length - 2 * inset)) for length in (width, height))
    box = {"left": (x, 0, width, height), "right": (0, 0, width - x, height), "top": (0, y, width, height),
           "bottom": (0, 0, width, height - y)}[side]
    return finished(np.asarray(Image.fromarray(grey).crop(box)), random)


def slanted(random, scene, amount):
    fine = scene.fine()
    # Bars are hard to see when their widths shrink, not their heights.
    is_upright = scene.is_linear or random.random() < 0.5
    if not is_upright:
        fine = fine.T
    turn = np.radians(45 + 40 * amount)
    # The camera is near enough to see modules as large as before where they are not shrunk.
    grown = 1.6
    tilted = np.asarray(from_aside(Image.fromarray(fine), turn, grown, ground=0))
    return finished(scene.shown(tilted if is_upright else tilted.T), random)


def curved(random, scene, amount):
    fine = scene.fine()
    height, width = fine.shape
    # Around an upright cylinder: what lies `u` along the sheet is seen at sin u. With the code's quiet zone the paper ends.
    label = 4 * int(scene.pixel * FINE)
    edge = scene.margin * int(scene.pixel * FINE) - label
    fine = fine[:, edge:width - edge]
    width = fine.shape[1]
    reach = (0.55 + 0.44 * amount) * np.pi / 2
    seen = np.sin(np.linspace(-reach, reach, 4 * width))
    columns = np.interp(np.linspace(-1, 1, int(width * 2 * np.sin(reach) / (2 * reach))), seen / np.sin(reach),
                        np.linspace(0, width - 1, 4 * width))
    bent = fine[:, np.round(columns).astype(int)]
    return finished(scene.shown(np.pad(bent, ((0, 0), (edge, edge)))), random)


def damaged(random, scene, amount):
    """Scratches across a part of the code, or all of it."""
    grey = scene.shown()
    ink = Image.fromarray(grey.astype(np.float32))
    pencil = ImageDraw.Draw(ink)
    height, width = grey.shape
    across, down = (n * scene.pixel for n in scene.modules.shape[::-1])
    turn = np.radians(scene.angle)
    part = random.choice([0.5, 1])
    u0, v0 = (random.uniform(-0.5, 0.5) * (1 - part) * length for length in (across, down))
    level = random.choice([scene.light, scene.dark])
    for _ in range(int(3 + 37 * amount)):
        u, v = u0 + random.uniform(-0.5, 0.5) * part * across, v0 + random.uniform(-0.5, 0.5) * part * down
        # Along bars, or nearly, scratches do the most harm.
        way = np.radians(90 + random.uniform(-35, 35)) if scene.is_linear else random.uniform(0, np.pi)
        half = 0.6 * down if scene.is_linear else 0.3 * part * max(across, down)
        ends = [(u + side * half * np.cos(way), v + side * half * np.sin(way)) for side in (-1, 1)]
        ends = [(width / 2 + x * np.cos(turn) + y * np.sin(turn), height / 2 - x * np.sin(turn) + y * np.cos(turn)) for x, y in ends]
        pencil.line(ends, fill=level, width=max(1, round(scene.pixel * random.uniform(0.3, 0.9))))
    return finished(np.asarray(ink), random)


def inverted(random, scene, amount):
    """A light code on dark ground, of which the reader is told not to read any."""
    scene.light, scene.dark = scene.dark, scene.light
    return finished(scene.shown(), random)


def not_asked_for(random, scene, amount):
    """A code of a symbology that the reader is told not to read."""
    return finished(scene.shown(), random)


def print_growth(random, scene, amount):
    fine = (scene.fine() > 0.5).astype(np.uint8) * 255
    steps = max(1, int(round(scene.pixel * FINE * (0.15 + 0.4 * amount))))
    picture = Image.fromarray(fine)
    way = ImageFilter.MaxFilter if random.random() < 0.5 else ImageFilter.MinFilter
    for _ in range(steps):
        picture = picture.filter(way(3))
    return finished(scene.shown(np.asarray(picture, np.float32) / 255), random)


def low_print_resolution(random, scene, amount):
    """So few dots a module, and no whole number of them, that a printer makes some modules wider than others."""
    dots = 2.4 - 1.2 * amount
    counts = [max(1, int(round(length * dots))) for length in scene.modules.shape]
    phases = [random.uniform(0.25, 0.75) for _ in counts]
    # Each dot is as the paper is at a place within it.
    rows, columns = (np.minimum(length - 1, ((np.arange(count) + phase) * length / count).astype(int))
                     for length, count, phase in zip(scene.modules.shape, counts, phases))
    scene.modules = scene.modules[rows if not scene.is_linear else np.arange(len(scene.modules))][:, columns]
    return finished(scene.shown(), random)


def wrong_check(random, scene, amount):
    digits = [random.randrange(10) for _ in range(12)]
    check = (10 - sum(d * (1 + 2 * (i % 2)) for i, d in enumerate(digits)) % 10) % 10
    modules = scenes.bars(ean13(digits + [(check + random.randint(1, 9)) % 10]))
    wrong = scenes.scene(random, modules=modules, is_linear=True)
    return finished(wrong.shown(), random)


def unknown(random, scene, amount):
    # Texts of so many digits are valid everywhere.
    name, count = random.choice(
        [("DOTCODE", 30), ("HANXIN", 30), ("CODE16K", 16), ("RM4SCC", 11), ("ONECODE", 20), ("KIX", 11), ("POSTNET", 9),
         ("PLANET", 11), ("AUSPOST", 8), ("JAPANPOST", 12)])
    text = "".join(random.choices("0123456789", k=count))
    if name == "ONECODE":
        text = text[0] + str(random.randrange(5)) + text[2:]
    if name in ("DOTCODE", "HANXIN"):
        text = "".join(random.choices("ABCDEFGH0123456789", k=random.randint(10, count + 10)))
    modules = np.asarray(drawn(name, text)) < 128
    strange = scenes.scene(random, modules=modules.astype(np.uint8), is_linear=False)
    return finished(strange.shown(), random)


# As receipts print them: capitals, small letters, numbers, rules.
LETTERS = ("ABCDEFGHIJKLMNOPRSTUVWXYZ", "abcdefghijklmnoprstuvwxyz", "0123456789.,", "-=*", "EFHILTMN1")


def nothing(random, scene, amount):
    """No code: some lines of text, dark or light, as receipts, labels and signs have them."""
    size = random.randint(10, 36)
    words = ["".join(random.choices(random.choice(LETTERS), k=random.randint(2, 10))) for _ in range(40)]
    lines = [" ".join(random.choices(words, k=random.randint(1, 4))) for _ in range(random.choice((1, 1, 2, 3, 8)))]
    page = Image.new("F", (FINE * 60, FINE * 60))
    font = ImageFont.load_default(FINE * size)
    box = ImageDraw.Draw(page).multiline_textbbox((0, 0), "\n".join(lines), font)
    page = Image.new("L", [int(side) + 2 * FINE * random.randint(10, 60) for side in box[2:]])
    ImageDraw.Draw(page).multiline_text(
        ((page.width - box[2]) / 2, (page.height - box[3]) / 2), "\n".join(lines), 255, font,
        align=random.choice(("left", "center")))
    if random.random() < 0.7:
        scene.angle = random.choice((0, random.uniform(-4, 4)))
    if random.random() < 0.3:
        scene.light, scene.dark = scene.dark, scene.light
    grey = scene.shown(np.asarray(page, np.float32) / 255)
    return finished(blurred(grey, disk(random.uniform(0.3, 1.2))), random)


TROUBLES = {
    "nothing": nothing,
    "tooSmall": too_small, "outOfFocus": out_of_focus, "moved": moved, "lowContrast": low_contrast,
    "underexposed": underexposed, "overexposed": overexposed, "glare": glare, "covered": covered,
    "noQuietZone": no_quiet_zone, "cutOff": cut_off, "slanted": slanted, "curved": curved,
    "printGrowth": print_growth, "lowPrintResolution": low_print_resolution, "wrongCheck": wrong_check, "unknownSymbology": unknown, "damaged": damaged, "inverted": inverted,
    "notAskedFor": not_asked_for,
}
# What the command is told of a trouble's pictures.
OPTIONS = {"inverted": ["--no-inverted"], "notAskedFor": ["--symbology", "aztec"]}


def spot(random, scene, shape, part):
    """A soft spot within the code that takes about `part` of its width: 1 in its middle, 0 outside."""
    height, width = shape
    across, down = (n * scene.pixel for n in scene.modules.shape[::-1])
    turn = np.radians(scene.angle)
    u, v = random.uniform(-0.3, 0.3) * across, random.uniform(-0.3, 0.3) * (0 if scene.is_linear else down)
    x0, y0 = width / 2 + u * np.cos(turn) + v * np.sin(turn), height / 2 - u * np.sin(turn) + v * np.cos(turn)
    y, x = np.mgrid[0:height, 0:width]
    # Over bars it must reach from top to bottom to do harm.
    long, wide = part * across / 2, (1.2 * down if scene.is_linear else part * down / 2)
    a = ((x - x0) * np.cos(turn) - (y - y0) * np.sin(turn)) / max(1, long)
    b = ((x - x0) * np.sin(turn) + (y - y0) * np.cos(turn)) / max(1, wide)
    return np.clip(1.5 - np.hypot(a, b) * 1.25, 0, 1), (x0, y0)


LEFT = ["0001101", "0011001", "0010011", "0111101", "0100011", "0110001", "0101111", "0111011", "0110111", "0001011"]
SETS = ["000000", "001011", "001101", "001110", "010011", "011001", "011100", "010101", "010110", "011010"]


def ean13(digits):
    """The modules of thirteen digits, whether the last is the right one or not (ISO/IEC 15420, tables 1 and 2)."""
    right = ["".join("10"[int(bit)] for bit in code) for code in LEFT]
    left = ["".join(code) if kind == "0" else right[d][::-1] for d, kind, code in
            ((d, kind, LEFT[d]) for d, kind in zip(digits[1:7], SETS[digits[0]]))]
    text = "101" + "".join(left) + "01010" + "".join(right[d] for d in digits[7:]) + "101"
    return [int(bit) for bit in text]
