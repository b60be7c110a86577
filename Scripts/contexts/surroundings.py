"""What can be around a picture with a symbol, whose own pixels stay as they are.

Each surrounding makes a page of a source; companions are sources that may be put beside it. It says which sources are to be
read there, the same one as often as it was put there; nothing, where it does not apply.
"""

import numpy as np
from PIL import Image, ImageDraw

from . import grounds


def margin(share):
    """The picture's own ground goes on, by a share of its longer side."""
    def page(source, companions, random):
        return np.pad(source.page, max(8, int(share * max(source.page.shape))), constant_values=source.tone), [source]
    return page


def ground(tone):
    """A label on ground of another tone."""
    def page(source, companions, random):
        return np.pad(rimmed(source), max(60, max(source.page.shape) // 2), constant_values=tone), [source]
    return page


def rimmed(source):
    """The picture with a narrow rim of its own ground."""
    return np.pad(source.page, max(4, min(source.page.shape) // 12), constant_values=source.tone)


def on_photo(times, least):
    """A label with an edge, which casts a shadow, anywhere in a photo: so many times as large, or as many pixels."""
    def page(source, companions, random):
        label = rimmed(source)
        label[[0, -1], :] = label[:, [0, -1]] = max(0.0, source.tone - 60)
        (height, width), (down, across) = label.shape, [max(int(times * side) + 80, least) for side in label.shape]
        scene = grounds.photo(random, across, down)
        left, top = random.randint(0, across - width - 10), random.randint(0, down - height - 10)
        for step in range(1, 9):
            scene[top + step : top + height + step, left + step : left + width + step] *= 0.93
        scene[top : top + height, left : left + width] = label
        return scene, [source]
    return page


def corner(source, companions, random):
    """In a corner of a large page of its own ground, with a little of it to the edges."""
    height, width = source.page.shape
    page = np.full((max(1400, 2 * height), max(1800, 2 * width)), source.tone)
    down, across = page.shape
    top, left = random.choice((6, down - height - 6)), random.choice((6, across - width - 6))
    page[top : top + height, left : left + width] = source.page
    return page, [source]


def frame(source, companions, random):
    """A line all around the picture."""
    line = 0.0 if source.tone > 128 else 255.0
    framed = np.pad(source.page, random.choice((1, 2, 4)), constant_values=line)
    return np.pad(framed, 40, constant_values=source.tone), [source]


def written_about(source, companions, random):
    """Text above and below, as on labels."""
    size = random.choice((11, 16, 24))
    page = np.pad(source.page, ((2 * size + 14, 2 * size + 14), (20, 20)), constant_values=source.tone)
    canvas = Image.fromarray(np.clip(page, 0, 255).astype(np.uint8))
    draw, grey = ImageDraw.Draw(canvas), 0 if source.tone > 128 else 255
    for top in (4, size + 8, canvas.height - 2 * size - 8, canvas.height - size - 6):
        draw.text((8, top), grounds.words(random, canvas.width // size), fill=grey, font_size=size)
    drawn = np.asarray(canvas, float).copy()
    drawn[2 * size + 14 : -2 * size - 14, 20:-20] = source.page
    return drawn, [source]


def again(rows, columns):
    """So many of it, with a narrow gap."""
    def page(source, companions, random):
        one = np.pad(source.page, 6, constant_values=source.tone)
        return np.tile(one, (rows, columns)), [source] * (rows * columns)
    return page


def company(source, companions, random):
    """Between two others, above one another or side by side."""
    sources = random.sample(companions, 2)
    sources.insert(1, source)
    axis = random.randint(0, 1)
    across = max(each.page.shape[1 - axis] for each in sources)
    pages = []
    for each in sources:
        missing = across - each.page.shape[1 - axis]
        sides = [(6, 6), (missing // 2, missing - missing // 2)]
        pages.append(np.pad(each.page, sides if axis == 0 else sides[::-1], constant_values=source.tone))
    return np.concatenate(pages, axis), sources


def turned(quarters):
    def page(source, companions, random):
        return np.rot90(source.page, quarters), [source]
    return page


def cut(source, companions, random):
    """One row and one column less, at the first or the last: the other phase of whatever goes by twos."""
    rows, columns = (random.choice((slice(1, None), slice(None, -1))) for _ in range(2))
    return source.page[rows, columns], [source]


def cropped(source, companions, random):
    """Nothing but the quiet zone around the symbol."""
    if source.zone is None:
        return None
    left, top, right, bottom = source.zone
    return source.page[top:bottom, left:right], [source]


SURROUNDINGS = {
    "half as much margin again": margin(0.5),
    "three times as much margin": margin(3),
    "on white": ground(255.0), "on grey": ground(120.0), "on black": ground(10.0),
    "label on a photo": on_photo(2.2, 0),
    "label on a large photo": on_photo(2, 1400),
    "in a corner of a large page": corner,
    "framed": frame,
    "text above and below": written_about,
    "two side by side": again(1, 2), "nine of it": again(3, 3),
    "between two others": company,
    "turned by 90°": turned(1), "turned by 180°": turned(2),
    "one row and column less": cut,
    "cropped to its quiet zone": cropped,
}
