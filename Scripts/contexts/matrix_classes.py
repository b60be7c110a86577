"""Matrix and stacked symbols that are hard to read for one reason each, as `linear_classes` has linear ones."""

import numpy as np
from PIL import Image, ImageFilter
from pictures import optics
from pictures.symbols import linear_modules

from . import changes, contents, drawing, printing

QUIET = 4  # modules of quiet zone, where the class does not say otherwise
SHARPNESS = 8  # pixels a module of the drawing that is bent

KINDS = {
    "data-matrix": ("DATAMATRIX", (8, 60), "--square"), "data-matrix-oblong": ("DATAMATRIX", (2, 5)), "qr": ("QRCODE", (8, 60)),
    "micro-qr": ("MICROQR", (3, 12)), "rmqr": ("RMQR", (4, 40)), "aztec": ("AZTEC", (8, 60)), "pdf417": ("PDF417", (8, 60)),
}

LARGE_KINDS = {
    "data-matrix": ("DATAMATRIX", (100, 900), "--square"), "qr": ("QRCODE", (150, 1400)), "aztec": ("AZTEC", (100, 900)),
    "pdf417": ("PDF417", (150, 900)),
}


def modules(kind, random):
    """A symbol's modules, and its text."""
    barcode, (least, most), *options = KINDS[kind]
    if kind == "data-matrix-oblong":
        options = ["--vers", str(random.randint(25, 48))]  # rectangles, and those of DMRE
    text = contents.some(random, contents.CAPITALS + contents.DIGITS, random.randint(least, most))
    return linear_modules(barcode, text, *options), text


def bottle(kind):
    """Around an upright bottle, over 40 to 90 degrees of it, whose middle is up to 30 degrees aside; turned by a quarter or more."""
    def picture(random):
        symbol, text = modules(kind, random)
        flat = drawing.enlarged(symbol, SHARPNESS, margin=QUIET * SHARPNESS)
        flat = np.rot90(flat, random.randrange(4))
        across = flat.shape[1] - 2 * QUIET * SHARPNESS
        radius = across / np.radians(random.uniform(40, 90))
        axis = flat.shape[1] / 2 + radius * np.radians(random.uniform(-30, 30))
        scale = random.uniform(3, 6) / SHARPNESS
        first, last = [axis + radius * np.sin(np.clip((place - axis) / radius, -1.5, 1.5)) for place in (0, flat.shape[1])]
        # Three by three places a pixel.
        columns = first + (np.arange(3 * int((last - first) * scale)) + 0.5) / 3 / scale
        columns = axis + radius * np.arcsin(np.clip((columns - axis) / radius, -1, 1))
        rows = (np.arange(3 * int(flat.shape[0] * scale)) + 0.5) / 3 / scale
        seen = flat[np.clip(rows.astype(int), 0, flat.shape[0] - 1)]
        seen = seen[:, np.clip(columns.astype(int), 0, flat.shape[1] - 1)]
        seen = seen.reshape(len(rows) // 3, 3, len(columns) // 3, 3).mean(axis=(1, 3))
        seen = changes.turned(random.uniform(-3, 3))(drawing.blurred(seen, 0.6), random)
        return drawing.noisy(seen, random, 3), text
    return picture


def sagging(kind):
    """Large, on a sheet that hangs or is held: bent across or along by up to a thirteenth of its side, seen a little from aside."""
    def picture(random):
        barcode, (least, most), *options = LARGE_KINDS[kind]
        text = contents.some(random, contents.CAPITALS + contents.DIGITS + contents.SMALL, random.randint(least, most))
        symbol = linear_modules(barcode, text, *options)
        flat = drawing.enlarged(symbol, SHARPNESS, margin=(QUIET + max(symbol.shape) // 10) * SHARPNESS)
        height, width = flat.shape
        # A bend along each way grows or fades towards the other side, as paper's does that is held at one.
        down, across = np.meshgrid(np.arange(height) / height, np.arange(width) / width, indexing="ij")

        def bend(along, other):
            swing, phase = random.uniform(0.4, 1), random.uniform(0, 2 * np.pi)
            hold = random.choice((other, 1 - other, np.ones_like(other)))
            return random.uniform(0.3, 1) * np.sin(2 * np.pi * swing * along + phase) * hold

        reach = random.uniform(0.02, 0.075)
        shift_y, shift_x = reach * height * bend(across, down), 0.5 * reach * width * bend(down, across)
        rows = np.clip(down * height + shift_y, 0, height - 1).astype(int)
        columns = np.clip(across * width + shift_x, 0, width - 1).astype(int)
        page = Image.fromarray(flat[rows, columns].astype(np.uint8))
        seen = optics.from_aside(
            page, np.radians(random.uniform(0, 35)), random.uniform(2.5, 5) / SHARPNESS, ground=int(drawing.LIGHT))
        seen = changes.turned(random.choice((0, 90, random.uniform(-12, 12))))(np.asarray(seen, float), random)
        return drawing.noisy(drawing.blurred(seen, 0.5), random, 3), text
    return picture


def own_tone(kind):
    """Without a quiet zone, on ground of the tone of the finder pattern's outer edge, dark or light, turned."""
    def picture(random):
        symbol, text = modules(kind, random)
        page = drawing.enlarged(symbol, random.choice((2, 3, 4, 6)), margin=0)
        page = np.pad(page, random.choice((10, 40, 120)), constant_values=drawing.DARK)
        if random.random() < 0.5:
            page = drawing.DARK + drawing.LIGHT - page
        return changes.turned(random.choice((0, 0, 90, 7, 33)))(page, random), text
    return picture


def of_pixels(kind):
    """A pixel a module, with two of quiet zone, on even ground."""
    def picture(random):
        symbol, text = modules(kind, random)
        page = drawing.enlarged(symbol, 1, margin=2)
        return np.pad(page, random.choice((0, 3, 8, 20, 50, 100, 300)), constant_values=random.choice((240, 240, 120, 20))), text
    return picture


def grown(kind):
    """Printed with dots that are too large or too small: dark modules wider or narrower by up to 0.4 modules in all; turned."""
    def picture(random):
        symbol, text = modules(kind, random)
        page = Image.fromarray(drawing.enlarged(symbol, 2 * SHARPNESS, margin=QUIET * 2 * SHARPNESS).astype(np.uint8))
        change = random.choice((ImageFilter.MinFilter, ImageFilter.MaxFilter))
        # A module has 16 pixels, and each step changes its width by two.
        for _ in range(random.choice((1, 2, 2, 3, 3))):
            page = page.filter(change(3))
        size = random.uniform(3, 7) / 2 / SHARPNESS
        page = page.resize([max(8, int(side * size)) for side in page.size], Image.Resampling.BOX)
        seen = changes.turned(random.choice((0, random.uniform(-12, 12), random.uniform(0, 360))))(np.asarray(page, float), random)
        return drawing.noisy(seen, random, 2), text
    return picture


def turned_page(kind, random, smallest):
    """A page with a symbol of modules of `smallest` to 7 pixels, upright or turned; the module's size, and the text."""
    symbol, text = modules(kind, random)
    size = random.randint(smallest, 7)
    page = drawing.enlarged(symbol, size, margin=QUIET * size)
    return changes.turned(random.choice((0, random.uniform(-12, 12), random.uniform(0, 360))))(page, random), size, text


def spread(kind, kernel):
    """A page on which the camera spreads points by `kernel(module, random)`."""
    def picture(random):
        seen, size, text = turned_page(kind, random, smallest=4)
        return drawing.noisy(optics.blurred(seen, kernel(size, random)), random, 2), text
    return picture


def moved(kind):
    """Blurred by motion over one to two modules, in any direction."""
    return spread(kind, lambda module, random: optics.stroke(module * random.uniform(1, 2), random.uniform(0, 180)))


def swept(kind):
    """Blurred by motion over two to four modules, in any direction: finder patterns and borders across it are gone."""
    return spread(kind, lambda module, random: optics.stroke(module * random.uniform(2, 4), random.uniform(0, 180)))


def unfocused(kind):
    """Through a lens so far out of focus that a point becomes a disk of one and a half to two and a half modules."""
    return spread(kind, lambda module, random: optics.disk(module * random.uniform(0.75, 1.25)))


def slanted(kind):
    """Seen from 50 to 72 degrees aside: modules are two to three times as long as wide, and one end looks larger."""
    def picture(random):
        symbol, text = modules(kind, random)
        flat = Image.fromarray(
            np.rot90(drawing.enlarged(symbol, SHARPNESS, margin=QUIET * SHARPNESS), random.randrange(4)).astype(np.uint8))
        seen = optics.from_aside(
            flat, np.radians(random.uniform(50, 72)), random.uniform(5, 9) / SHARPNESS, ground=int(drawing.LIGHT))
        seen = changes.turned(random.choice((0, 90, random.uniform(-12, 12), random.uniform(0, 360))))(np.asarray(seen, float), random)
        return drawing.noisy(seen, random, 2), text
    return picture


def of_discs(kind):
    """Drawn as logos' makers like it: finder patterns are discs in rings, modules squares, dots or diamonds; sharp or a little blurred."""
    def picture(random):
        symbol, text = modules(kind, random)
        side, size = symbol.shape[0], 2 * SHARPNESS
        # Where in its module each pixel lies: from -1 to 1.
        place = (np.arange(side * size) % size + 0.5) / size * 2 - 1
        down, across = np.meshgrid(place, place, indexing="ij")
        reach = random.uniform(0.75, 1)
        shape = {
            "square": np.maximum(abs(down), abs(across)) <= reach, "dot": np.hypot(down, across) <= reach,
            "diamond": abs(down) + abs(across) <= 1,
        }[random.choice(("square", "dot", "diamond"))]
        drawn = symbol.repeat(size, axis=0).repeat(size, axis=1) & shape
        from_middle = (np.arange(7 * size) + 0.5) / size - 3.5
        rings = np.hypot(*np.meshgrid(from_middle, from_middle))
        disc = (rings <= 1.5) | ((rings >= 2.5) & (rings <= 3.5))
        for top, left in ((0, 0), (0, side - 7), (side - 7, 0)):
            drawn[top * size : (top + 7) * size, left * size : (left + 7) * size] = disc
        page = Image.fromarray(drawing.enlarged(drawn, 1, margin=QUIET * size).astype(np.uint8))
        scale = random.uniform(3, 8) / size
        page = page.resize([int(side * scale) for side in page.size], Image.Resampling.BOX)
        seen = changes.turned(random.choice((0, random.uniform(-12, 12), random.uniform(0, 360))))(np.asarray(page, float), random)
        return drawing.noisy(drawing.blurred(seen, random.choice((0, 0.25, 0.5)) * scale * size), random, 3), text
    return picture


def in_picture(kind):
    """Drawn into a picture of black and white: of data modules the middle third each way alone is the symbol's."""
    def picture(random):
        symbol, text = modules(kind, random)
        side = symbol.shape[0]
        own = np.zeros((3 * side, 3 * side), bool)
        own[1::3, 1::3] = True
        # Finder patterns with their separators, timing patterns, and the alignment pattern, if there is one.
        own[:24, :24] = own[:24, -24:] = own[-24:, :24] = True
        own[18:21] = own[:, 18:21] = True
        if side > 21:
            own[-27:-12, -27:-12] = True
        around = np.random.default_rng(random.randrange(1 << 31)).random(own.shape) < 0.5
        drawn = np.where(own, symbol.repeat(3, axis=0).repeat(3, axis=1), around)
        size = random.choice((1, 2, 3))
        page = drawing.enlarged(drawn, size, margin=3 * QUIET * size)
        return changes.turned(random.choice((0, random.uniform(-12, 12))))(page, random), text
    return picture


def dotted(kind):
    """Of dots, round or square, 0.55 to 1 module wide, as needles, lasers and nozzles leave them; sharp or a little blurred."""
    def picture(random):
        symbol, text = modules(kind, random)
        size = 20
        width, is_round = random.uniform(0.55, 1), random.random() < 0.67
        page = drawing.of_dots(symbol, size, width, margin=QUIET * size, is_round=is_round)
        if random.random() < 0.3:
            page = drawing.DARK + drawing.LIGHT - page
        scale = random.uniform(3, 10) / size
        page = Image.fromarray(page.astype(np.uint8))
        page = page.resize([int(side * scale) for side in page.size], Image.Resampling.BOX)
        seen = changes.turned(random.choice((0, random.uniform(-12, 12), random.uniform(0, 360))))(np.asarray(page, float), random)
        return drawing.noisy(drawing.blurred(seen, random.choice((0, 0.1, 0.2, 0.3)) * scale * size), random, 3), text
    return picture


def nozzled(kind):
    """Printed by nozzles: two or three dots a module and way, that do not touch."""
    def picture(random):
        symbol, text = modules(kind, random)
        return printing.by_nozzles(symbol, random.choice((2, 3)), random, quiet=QUIET), text
    return picture


def shadowed(kind):
    """Across an edge of a shadow, sharp or soft, in which there is a third to an eighth of the light."""
    def picture(random):
        seen, _, text = turned_page(kind, random, smallest=3)
        height, width = seen.shape
        down, across = np.mgrid[:height, :width]
        angle = random.uniform(0, 2 * np.pi)
        beyond = (across - width * random.uniform(0.35, 0.65)) * np.cos(angle) + (down - height * random.uniform(0.35, 0.65)) * np.sin(angle)
        share = random.uniform(0.12, 0.35)
        light = share + (1 - share) / (1 + np.exp(np.clip(-beyond / random.choice((0.5, 3, 15)), -50, 50)))
        return drawing.noisy(seen * light, random, 2), text
    return picture


def faded(kind):
    """Six to thirty grey values between dark and light modules, and a little noise."""
    def picture(random):
        seen, _, text = turned_page(kind, random, smallest=3)
        return drawing.noisy(drawing.faded(seen, random), random, 1), text
    return picture


GRAINY_KINDS = {
    **KINDS, "micro-pdf417": ("MICROPDF417", (4, 20)), "databar-stacked": contents.databar("DBAR_STK"),
    "databar-expanded-stacked": contents.databar_expanded("DBAR_EXPSTK"),
}


def grainy(kind):
    """Two to twelve pixels a module, in noise with a standard deviation of 10 to 50 grey values."""
    def picture(random):
        if callable(GRAINY_KINDS[kind]):
            content = GRAINY_KINDS[kind](random, random.randint(4, 12))
            symbol, text = content.modules(), content.text
        else:
            barcode, (least, most), *options = GRAINY_KINDS[kind]
            text = contents.some(random, contents.CAPITALS + contents.DIGITS, random.randint(least, most))
            symbol = linear_modules(barcode, text, *options)
        size = random.choice((2, 3, 4, 6, 8, 12))
        seen = drawing.enlarged(symbol, size, margin=random.randint(2, 10) * size, dark=40, light=215)
        return drawing.noisy(drawing.blurred(seen, 0.6), random, random.choice((10, 20, 35, 50))), text
    return picture


def of(make, *names):
    return {f"{make.__name__.replace('_', '-')}-{name}": make(name) for name in names}


CLASSES = {
    **of(bottle, "data-matrix", "qr", "aztec", "pdf417"),
    **of(sagging, *LARGE_KINDS),
    **of(own_tone, "qr", "micro-qr", "rmqr", "aztec"),
    **of(grown, *KINDS),
    **of(moved, *KINDS),
    **of(swept, *KINDS),
    **of(unfocused, *KINDS),
    **of(slanted, *KINDS),
    **of(of_discs, "qr"),
    **of(in_picture, "qr"),
    **of(dotted, "data-matrix", "data-matrix-oblong", "qr", "micro-qr", "rmqr", "aztec"),
    **of(nozzled, "data-matrix", "qr", "aztec", "pdf417"),
    **of(shadowed, "data-matrix", "qr", "micro-qr", "rmqr", "aztec", "pdf417"),
    **of(faded, "data-matrix", "qr", "micro-qr", "rmqr", "aztec", "pdf417"),
    **of(grainy, "pdf417", "micro-pdf417", "databar-stacked", "databar-expanded-stacked", "data-matrix", "aztec"),
    **of(of_pixels, "data-matrix", "data-matrix-oblong", "qr", "micro-qr", "rmqr", "aztec", "pdf417"),
}
