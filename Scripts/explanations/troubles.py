"""Troubles, each by how much of it there is: 0 for hardly any to 1 for a great deal. Each gives a picture."""

import numpy as np
from PIL import Image, ImageFilter
from pictures.matrix import zint_picture
from pictures.symbols import linear_modules

from . import scene as scenes
from .scene import FINE, finished


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
    height, width = fine.shape
    shrink = 1 / (1.6 + 5 * amount)
    # Bars are hard to see when their widths shrink, not their heights.
    size = (max(8, int(width * shrink)), height) if scene.is_linear or random.random() < 0.5 else (width, max(8, int(height * shrink)))
    grown = 1.6
    picture = Image.fromarray(fine).resize((int(size[0] * grown), int(size[1] * grown)), Image.Resampling.BOX)
    return finished(scene.shown(np.asarray(picture)), random)


def curved(random, scene, amount):
    fine = scene.fine()
    height, width = fine.shape
    # Around an upright cylinder: what lies `u` along the sheet is seen at sin u.
    reach = (0.55 + 0.42 * amount) * np.pi / 2
    seen = np.sin(np.linspace(-reach, reach, 4 * width))
    columns = np.interp(np.linspace(-1, 1, int(width * 0.8)), seen / np.sin(reach), np.linspace(0, width - 1, 4 * width))
    return finished(scene.shown(fine[:, np.round(columns).astype(int)]), random)


def print_growth(random, scene, amount):
    fine = (scene.fine() > 0.5).astype(np.uint8) * 255
    steps = max(1, int(round(scene.pixel * FINE * (0.15 + 0.4 * amount))))
    picture = Image.fromarray(fine)
    way = ImageFilter.MaxFilter if random.random() < 0.5 else ImageFilter.MinFilter
    for _ in range(steps):
        picture = picture.filter(way(3))
    return finished(scene.shown(np.asarray(picture, np.float32) / 255), random)


def wrong_check(random, scene, amount):
    digits = [random.randrange(10) for _ in range(12)]
    check = (10 - sum(d * (1 + 2 * (i % 2)) for i, d in enumerate(digits)) % 10) % 10
    modules = scenes.bars(ean13(digits + [(check + random.randint(1, 9)) % 10]))
    wrong = scenes.scene(random, modules=modules, is_linear=True)
    return finished(wrong.shown(), random)


def unknown(random, scene, amount):
    name = random.choice(["DOTCODE", "RM4SCC", "ONECODE", "KIX"])
    if name == "DOTCODE":
        modules = np.asarray(zint_picture(name, "".join(random.choices("ABCDEFGH0123456789", k=random.randint(20, 40))).encode())) < 128
    else:
        text = "".join(random.choices("0123456789", k=20 if name == "ONECODE" else 11))
        if name == "ONECODE":
            text = text[0] + str(random.randrange(5)) + text[2:]
        modules = np.asarray(zint_picture(name, text.encode())) < 128
    strange = scenes.scene(random, modules=modules.astype(np.uint8), is_linear=False)
    return finished(strange.shown(), random)


TROUBLES = {
    "tooSmall": too_small, "outOfFocus": out_of_focus, "moved": moved, "lowContrast": low_contrast,
    "underexposed": underexposed, "overexposed": overexposed, "glare": glare, "covered": covered,
    "noQuietZone": no_quiet_zone, "cutOff": cut_off, "slanted": slanted, "curved": curved,
    "printGrowth": print_growth, "wrongCheck": wrong_check, "unknownSymbology": unknown,
}


def blurred(grey, kernel):
    """Each value the mean of those around it, by the kernel's weights."""
    reach = kernel.shape[0] // 2
    padded = np.pad(grey.astype(np.float32), reach, mode="edge")
    size = [padded.shape[i] + kernel.shape[i] - 1 for i in (0, 1)]
    product = np.fft.irfft2(np.fft.rfft2(padded, size) * np.fft.rfft2(kernel, size), size)
    return product[2 * reach:2 * reach + grey.shape[0], 2 * reach:2 * reach + grey.shape[1]].astype(np.float32)


def disk(radius):
    reach = int(np.ceil(radius)) + 1
    y, x = np.mgrid[-reach:reach + 1, -reach:reach + 1]
    kernel = np.clip(radius + 0.5 - np.hypot(x, y), 0, 1)
    return (kernel / kernel.sum()).astype(np.float32)


def stroke(length, degrees):
    reach = int(np.ceil(length / 2)) + 1
    kernel = np.zeros((2 * reach + 1, 2 * reach + 1), np.float32)
    for t in np.linspace(-length / 2, length / 2, 8 * reach):
        x, y = reach + t * np.cos(np.radians(degrees)), reach + t * np.sin(np.radians(degrees))
        i, j = int(y), int(x)
        fy, fx = y - i, x - j
        for (a, b, w) in ((i, j, (1 - fx) * (1 - fy)), (i, j + 1, fx * (1 - fy)), (i + 1, j, (1 - fx) * fy), (i + 1, j + 1, fx * fy)):
            if a < kernel.shape[0] and b < kernel.shape[1]:
                kernel[a, b] += w
    return kernel / kernel.sum()


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
