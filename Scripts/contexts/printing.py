"""What printers make of a symbol's modules."""

import numpy as np
from PIL import Image

from . import changes, drawing


def by_nozzles(modules, count, random, *, quiet):
    """Modules (True is dark) of `count` dots a way each, which do not touch, 2.5 to 6 pixels apart, with so many modules of light
    ground around; upright or turned by up to 12 degrees."""
    size = 12
    dots = modules.repeat(count, axis=0).repeat(count, axis=1)
    page = drawing.of_dots(dots, size, random.uniform(0.6, 0.95), margin=quiet * count * size)
    scale = random.uniform(2.5, 6) / size
    page = Image.fromarray(page.astype(np.uint8)).resize([int(side * scale) for side in page.shape[::-1]], Image.Resampling.BOX)
    return drawing.noisy(changes.turned(random.choice((0, random.uniform(-12, 12))))(np.asarray(page, float), random), random, 3)
