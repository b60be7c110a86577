"""Linear symbols that are hard to read for one reason each: a function a class makes one picture and says what it holds.

All sizes are in pixels unless they say modules. A picture is an array of grey values; how it is drawn follows from the
generator that is handed in alone, so that the same seed makes the same pictures.
"""

import numpy as np

from pictures import optics

from . import changes, contents, drawing, printing

MARGIN = 10  # modules of quiet zone, where the class does not say otherwise


def plain(content, module, height, **how):
    """A symbol in clean print, with its quiet zone on all sides."""
    return drawing.upright(
        drawing.edges(content.widths(), module), height, left=int(np.ceil(MARGIN * module)), above=12, **how)


# Long: as many characters as zint writes.

LENGTHS = {
    contents.code39: (44, 85), contents.code39_ascii: (24, 44), contents.code93: (60, 100),
    contents.codabar: (40, 58), contents.interleaved: (40, 80), contents.code128: (44, 56),
    contents.telepen: (20, 30),
}


def long(kind):
    def picture(random):
        content = kind(random, random.randint(*LENGTHS[kind]))
        symbol = plain(content, random.choice((1, 2, 2, 3, 4)), random.randint(40, 160))
        return drawing.on_page(symbol, random, width=300, height=300), content.text
    return picture


# Low: bars of three pixels.


def low(kind, count):
    def picture(random):
        content = kind(random, count)
        symbol = plain(content, random.choice((2, 2.5, 3, 4)), 3, phase=random.random())
        return drawing.on_page(symbol, random, width=100, height=100), content.text
    return picture


# Uneven: coarse print, enlarged.


def coarse(random):
    """ITF whose narrow bars are 2 to 5 pixels wide and whose narrow spaces 5 to 9; wide elements are as much uneven."""
    content = contents.interleaved(random, random.choice((8, 10, 12, 14)))
    narrow, wide = {True: (2, 5), False: (5, 9)}, {True: (10, 13), False: (14, 18)}
    elements = [random.randint(*(narrow if width == 1 else wide)[place % 2 == 0])
                for place, width in enumerate(content.widths())]
    symbol = drawing.upright(drawing.edges(elements, 1), random.randint(60, 160), left=60, above=20)
    return drawing.on_page(symbol, random, width=60, height=60), content.text


def jittered(kind, count, deviation=0.12):
    """Each edge is off by so much, in modules."""
    def picture(random):
        content, module = kind(random, count), random.choice((3, 4, 5, 6))
        places = drawing.edges(content.widths(), module)
        places = np.sort(places + [random.gauss(0, deviation * module) for _ in places])
        symbol = drawing.upright(places - places[0], random.randint(60, 160), left=MARGIN * module, above=20)
        return drawing.on_page(symbol, random, width=60, height=60), content.text
    return picture


# Tight or framed.


def framed(kind, count):
    """A frame line all around, three to five modules from the bars."""
    def picture(random):
        content, module = kind(random, count), random.choice((2, 3, 4))
        gap = round(random.uniform(3, 5) * module)
        symbol = drawing.upright(
            drawing.edges(content.widths(), module), random.randint(40, 120), left=gap, above=random.choice((gap, 3 * gap)))
        framed = np.pad(symbol, random.choice((1, 2, 3)), constant_values=drawing.DARK)
        framed = np.pad(framed, 30, constant_values=drawing.LIGHT)
        return drawing.on_page(framed, random, width=100, height=100), content.text
    return picture


def grey_line(random):
    """An EAN-8 four modules from the picture's edge, where a grey line one pixel wide runs."""
    content, module = contents.ean8(random), random.choice((2, 3, 4))
    symbol = plain(content, module, random.randint(30, 100))
    cut = MARGIN * module - 4 * module - 1
    symbol = symbol[:, cut:] if random.random() < 0.5 else symbol[:, :-cut]
    column = 0 if symbol[20, 4 * module + 1] < 128 else -1
    symbol[:, column] = random.randint(90, 190)
    return symbol, content.text


def cropped(random):
    """ITF with a valid check digit, cut out along its outer bars."""
    content, module = contents.itf14(random), random.choice((2, 3, 4))
    return drawing.upright(drawing.edges(content.widths(), module), random.randint(40, 120), left=0, above=0), content.text


def borne(random):
    """ITF between bearer bars, cut out along all of its outer edges."""
    content, module = contents.interleaved(random, random.choice((8, 10, 12, 16))), random.choice((2, 3, 4))
    symbol = drawing.upright(drawing.edges(content.widths(), module), random.randint(40, 120), left=0, above=0)
    return np.pad(symbol, ((3 * module, 3 * module), (0, 0)), constant_values=drawing.DARK), content.text


def on_grey(kind, count):
    """A label with two modules of margin, on grey ground."""
    def picture(random):
        content, module = kind(random, count), random.choice((2, 3, 4))
        label = drawing.upright(
            drawing.edges(content.widths(), module), random.randint(40, 120), left=2 * module, above=2 * module)
        label = np.pad(label, 40, constant_values=random.randint(90, 160))
        return label, content.text
    return picture


def leaning(kind, count):
    """A strip cut out of bars that lean by 12 to 35 degrees, too low for a line at right angles to them to meet them all; it lies
    on light, grey or dark ground."""
    def picture(random):
        content, module = kind(random, count), random.choice((1.5, 2, 2.5, 3))
        degrees = random.choice((-1, 1)) * random.uniform(12, 35)
        rise = sum(content.widths()) * module * np.tan(np.radians(abs(degrees)))
        low = random.uniform(0.2, 0.7) * rise
        page = changes.turned(degrees)(plain(content, module, int(rise + low) + 40, phase=random.random()), random)
        top = (page.shape[0] - int(low)) // 2
        strip = page[top : page.shape[0] - top]
        ground = random.choice((drawing.LIGHT, 120, drawing.DARK))
        return drawing.noisy(np.pad(strip, random.randint(20, 150), constant_values=ground), random, 2), content.text
    return picture


# Strong compression.


def compressed(kind, count):
    def picture(random):
        content = kind(random, count)
        symbol = plain(content, random.choice((1.5, 2, 2.5, 3)), random.randint(30, 100), phase=random.random())
        symbol = drawing.on_page(symbol, random, width=60, height=60)
        return drawing.jpeg(drawing.noisy(drawing.blurred(symbol, 0.6), random, 4), 10), content.text
    return picture


# Moved, or out of focus.


def spread(kind, count, kernel):
    """A page on which the camera spreads points by `kernel(module, random)`."""
    def picture(random):
        content, module = kind(random, count), random.choice((3, 4, 5, 6))
        seen = changes.turned(random.choice((0, random.uniform(-12, 12))))(
            plain(content, module, random.randint(60, 160)), random)
        return drawing.noisy(optics.blurred(seen, kernel(module, random)), random, 2), content.text
    return picture


def across(least, most):
    """The kernel of a camera that moves by so many modules, more across the bars than along them."""
    return lambda module, random: optics.stroke(module * random.uniform(least, most), random.uniform(-40, 40))


def moved(kind, count):
    """Blurred by motion over one to two modules."""
    return spread(kind, count, across(1, 2))


def swept(kind, count):
    """Blurred by motion over two to three modules: narrow elements are gone."""
    return spread(kind, count, across(2, 3))


def unfocused(kind, count):
    """Through a lens so far out of focus that a point becomes a disk of one and a half to two and a half modules."""
    return spread(kind, count, lambda module, random: optics.disk(module * random.uniform(0.75, 1.25)))


# Local changes of scale.


def folded(kind, count):
    """Half of the symbol, from anywhere near its middle on, is 45 % narrower."""
    def picture(random):
        content, module = kind(random, count), random.choice((3, 4, 5))
        places = drawing.edges(content.widths(), module)
        fold = places[-1] * random.uniform(0.4, 0.6)
        narrower = np.where(places > fold, fold + 0.55 * (places - fold), places)
        if random.random() < 0.5:
            narrower = np.where(places < fold, 0.55 * places, places - 0.45 * fold)
        symbol = drawing.upright(narrower, random.randint(60, 120), left=MARGIN * module, above=20)
        return drawing.on_page(symbol, random, width=60, height=60), content.text
    return picture


def crumpled(kind, count):
    """The scale goes up and down by 30 % along the symbol, one to two times."""
    def picture(random):
        content, module = kind(random, count), random.choice((3, 4, 5))
        places = drawing.edges(content.widths(), module)
        waves, phase = random.uniform(1, 2), random.uniform(0, 2 * np.pi)
        turn = 2 * np.pi * waves / places[-1]
        bent = places - 0.3 / turn * (np.cos(turn * places + phase) - np.cos(phase))
        symbol = drawing.upright(bent, random.randint(60, 120), left=MARGIN * module, above=20)
        return drawing.on_page(symbol, random, width=60, height=60), content.text
    return picture


def waving(kind, count):
    """Bars swing aside by half a module to three, one to three times along their height, as on cloth."""
    def picture(random):
        content, module = kind(random, count), random.choice((2, 3, 4))
        symbol = plain(content, module, random.randint(80, 160))
        swing, phase = module * random.uniform(0.5, 3), random.uniform(0, 2 * np.pi)
        turn, across = 2 * np.pi * random.uniform(1, 3) / symbol.shape[0], np.arange(symbol.shape[1])
        symbol = np.array([np.interp(across + swing * np.sin(turn * down + phase), across, line)
                           for down, line in enumerate(symbol)])
        return drawing.on_page(symbol, random, width=60, height=60), content.text
    return picture


# Screens and grain.


def moire(kind, count):
    """Photographed off a screen: its pixels' grid beats with the camera's."""
    def picture(random):
        content = kind(random, count)
        symbol = plain(content, random.choice((3, 4, 5)), random.randint(60, 140))
        symbol = drawing.on_page(symbol, random, width=60, height=60)
        down, across = np.mgrid[: symbol.shape[0], : symbol.shape[1]]
        turn = random.uniform(0, np.pi)
        place = across * np.cos(turn) + down * np.sin(turn)
        wave = np.cos(2 * np.pi * place / random.uniform(3, 16)) * np.cos(2 * np.pi * place / random.uniform(60, 200))
        symbol = symbol * (1 - 0.25 * (1 + wave))
        return drawing.noisy(drawing.blurred(symbol, 0.7), random, 3), content.text
    return picture


def peppered(kind, count, share=0.08):
    """That share of the pixels is black or white."""
    def picture(random):
        content = kind(random, count)
        symbol = plain(content, random.choice((2, 3, 4)), random.randint(50, 120))
        noise = np.random.default_rng(random.randrange(1 << 31)).random(symbol.shape)
        return np.where(noise < share / 2, 0.0, np.where(noise > 1 - share / 2, 255.0, symbol)), content.text
    return picture


def wide_in_noise(kind, count):
    """Modules many pixels wide, as of a code that fills a large picture, under the noise of a dim room."""
    def picture(random):
        content, module = kind(random, count), random.choice((12, 16, 20, 25))
        symbol = drawing.enlarged(content.modules(), module, margin=11 * module)
        return drawing.noisy(50 + 0.6 * symbol, random, random.choice((16, 24, 32))), content.text
    return picture


def halftone(kind, count):
    """Grey bars printed as dots of a screen."""
    def picture(random):
        content = kind(random, count)
        symbol = plain(content, random.choice((4, 5, 6)), random.randint(60, 140), dark=random.choice((40, 70)))
        down, across = np.mgrid[: symbol.shape[0], : symbol.shape[1]]
        pitch = 2 * np.pi / random.uniform(2.5, 3.5)
        turned = pitch * (across + down) / 2**0.5, pitch * (across - down) / 2**0.5
        screen = 127 + 63 * (np.cos(turned[0]) + np.cos(turned[1]))
        dots = np.where(symbol > screen, drawing.LIGHT, drawing.DARK)
        return drawing.blurred(dots, 0.6), content.text
    return picture


def nozzled(kind, count):
    """Printed by nozzles: one to three dots a module, that do not touch."""
    def picture(random):
        content = kind(random, count)
        bars = np.concatenate([np.full(int(width), place % 2 == 0) for place, width in enumerate(content.widths())])
        dots = random.choice((1, 2, 3))
        return printing.by_nozzles(np.tile(bars, (random.randint(20, 40), 1)), dots, random, quiet=MARGIN), content.text
    return picture


def faded(kind, count):
    """Six to thirty grey values between bars and spaces, and a little noise."""
    def picture(random):
        content = kind(random, count)
        symbol = plain(content, random.choice((2, 2.5, 3, 4)), random.randint(40, 140), phase=random.random())
        return drawing.noisy(drawing.faded(symbol, random), random, 1), content.text
    return picture


def sheen(kind, count):
    """On clear film or foil: beyond an edge that runs across the bars what is mirrored makes them lighter than their ground, and
    there and around a lamp's picture less is left of them."""
    def picture(random):
        content = kind(random, count)
        module = random.choice((1.7, 2, 2.4, 3))
        symbol = plain(content, module, random.randint(70, 130), phase=random.random(), dark=0.0, light=1.0)
        symbol = drawing.on_page(symbol, random, width=60, height=60, light=1.0)
        ink = 1 - drawing.blurred(255 * symbol, random.choice((0.6, 0.8, 1))) / 255
        down, across = np.mgrid[: ink.shape[0], : ink.shape[1]]
        edge = ink.shape[0] * random.uniform(0.3, 0.7) + random.uniform(-0.2, 0.2) * (across - ink.shape[1] / 2)
        # From 0 where ink is dark to 1 where it shines.
        shine = 1 / (1 + np.exp(random.choice((-1, 1)) * (down - edge) / random.uniform(1, 4)))
        lamp = [random.uniform(0.3, 0.7) * size for size in ink.shape]
        left = 1 - 0.9 * np.exp(-((down - lamp[0]) ** 2 + (across - lamp[1]) ** 2) / (2 * random.uniform(4, 10) ** 2))
        fall = random.uniform(0.4, 1) + (across / ink.shape[1]) * random.uniform(-0.2, 0.4)
        ground = random.uniform(90, 190) + random.uniform(0, 15) * shine
        contrast = (random.uniform(15, 50) * shine - random.uniform(25, 80) * (1 - shine)) * left * fall
        return drawing.noisy(ground + ink * contrast, random, random.uniform(0.5, 2)), content.text
    return picture


# Large modules, and film in large pictures.


def large(kind, count):
    def picture(random):
        content = kind(random, count)
        module = random.randint(8, 24)
        return drawing.enlarged(content.modules(), module, margin=4 * module), content.text
    return picture


def many_rows(random):
    """Clean prints of as many rows as it takes, the last of them as short as it comes."""
    content = contents.databar_expanded_rows(random, random.randint(4, 18))
    module = random.randint(2, 12)
    return drawing.enlarged(content.modules(), module, margin=random.randint(1, 12) * module), content.text


def film(random):
    """The edge of a film in a picture of 1 to 8 million pixels."""
    tracks, text = contents.film(random)
    size = random.choice((4, 6, 8, 12))
    tracks = tracks.repeat(random.randint(3, 5), axis=0)
    symbol = drawing.enlarged(tracks, size, margin=0)
    height = random.randint(1000, 2000)
    page = np.full((height, height * 4 // 3), drawing.LIGHT)
    top, left = (random.randint(100, page.shape[axis] - symbol.shape[axis] - 100) for axis in (0, 1))
    page[top : top + symbol.shape[0], left : left + symbol.shape[1]] = symbol
    return drawing.noisy(page, random, 2), text


# Enlarged.


def zoomed(kind, count):
    """A pixel a module, on a screen whose pictures are enlarged by 1.1 to 1.75."""
    def picture(random):
        content = kind(random, count)
        symbol = plain(content, 1, random.randint(30, 80))
        return drawing.zoomed(symbol, random.uniform(1.1, 1.75), random), content.text
    return picture


# Light on dark.


def light_on_dark(kind, count):
    def picture(random):
        content, module = kind(random, count), random.choice((2, 3, 4))
        symbol = drawing.enlarged(content.modules(), module, margin=12 * module)
        symbol = drawing.LIGHT + drawing.DARK - symbol
        return drawing.on_page(symbol, random, width=60, height=60, light=drawing.DARK), content.text
    return picture


def blurred_light(kind, count):
    """Light on dark, and out of focus: the blur of a lens is half a module to nearly one. The page is dark, or light around a dark
    label."""
    def picture(random):
        content, module = kind(random, count), random.choice((2, 3, 4))
        symbol = drawing.enlarged(content.modules(), module, margin=12 * module)
        symbol = drawing.blurred(drawing.LIGHT + drawing.DARK - symbol, module * random.uniform(0.5, 0.85))
        page = random.choice((drawing.DARK, drawing.LIGHT))
        symbol = drawing.on_page(symbol, random, width=60, height=60, light=page)
        return drawing.noisy(symbol, random, random.uniform(0, 3)), content.text
    return picture


KINDS = {
    "ean13": (contents.ean13, 13), "ean8": (contents.ean8, 8), "itf": (contents.interleaved, 12),
    "itf14": (contents.itf14, 14), "code39": (contents.code39, 10), "code128": (contents.code128, 12),
    "codabar": (contents.codabar, 12), "telepen": (contents.telepen, 8), "code93": (contents.code93, 10),
}
DATABAR = {
    "databar": (contents.databar("DBAR_OMN"), 14), "databar-limited": (contents.databar("DBAR_LTD"), 14),
    "databar-stacked": (contents.databar("DBAR_STK"), 14),
    "databar-stacked-omni": (contents.databar("DBAR_OMNSTK"), 14),
    "databar-expanded": (contents.databar_expanded("DBAR_EXP"), 8),
    "databar-expanded-stacked": (contents.databar_expanded("DBAR_EXPSTK"), 12),
}


def of(make, *names):
    """A class for each of the named kinds of symbol."""
    kinds = KINDS | DATABAR
    return {f"{make.__name__.replace('_', '-')}-{name}": make(*kinds[name]) for name in names}


CLASSES = {
    **{f"long-{kind.__name__}": long(kind) for kind in LENGTHS},
    **of(low, "ean13", "code128", "itf14", "itf", "code39", "codabar"),
    "uneven-coarse-itf": coarse,
    **of(jittered, "itf", "code39", "codabar", "code128", "ean13"),
    **of(framed, "code39", "itf", "code128", "codabar"),
    "grey-line-ean8": grey_line, "cropped-itf14": cropped, "bearer-bars-itf": borne,
    **of(on_grey, "code128", "code39", "itf"),
    **of(leaning, "ean13", "code128", "code39", "itf"),
    **of(compressed, "ean13", "itf", "code39", "code128"),
    **of(moved, *KINDS),
    **of(swept, *KINDS),
    **of(unfocused, *KINDS),
    **of(folded, "ean13", "code128", "codabar"),
    **of(crumpled, "ean13", "itf", "telepen"),
    **of(waving, "ean13", "code128", "code39", "itf", "databar-expanded"),
    **of(moire, "itf", "ean13", "code128"),
    **of(peppered, "ean13", "itf", "code128"),
    **of(wide_in_noise, "ean13", "code128", "itf", "databar", "databar-expanded"),
    **of(halftone, "ean13", "itf", "code39"),
    **of(nozzled, "ean13", "code128", "code39", "itf"),
    **of(faded, "ean13", "code128", "itf"),
    **of(sheen, "ean13", "ean8", "code128", "itf"),
    **of(large, "databar-expanded", "databar-expanded-stacked"), "many-rows-databar-expanded-stacked": many_rows,
    "film-in-large-picture": film,
    **of(zoomed, "ean13", "ean8", "code128", "code39", "code93", "codabar", "itf", "databar"),
    **of(light_on_dark, *DATABAR),
    **of(blurred_light, "ean13", "ean8", "code128", "code39"),
    "light-on-dark-ean13-add-on": light_on_dark(contents.ean13_add_on, 13),
}
