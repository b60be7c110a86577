"""Pictures of linear symbols, with which the WebAssembly module is compared with the command.

Each is named after its symbology and its trouble. All are read by the command.
"""

import numpy as np
from PIL import Image

from . import optics, scene
from .symbols import linear_modules

# In modules, on all sides.
QUIET_ZONE = 11


def picture(modules, *, module=2.0, degrees=0.0, blur=0.0, noise=0.0, lean=0.0, inverted=False):
    """A symbol on paper: `module` pixels a module, turned clockwise by `degrees`; `lean` makes its right side that much
    lower than the left one, in shares of its height; `blur` is in pixels."""
    random = np.random.default_rng(len(modules))
    down, across = modules.shape
    size = np.array([across, down]) * module
    unit = np.array([[-0.5, -0.5], [0.5, -0.5 + lean / 2], [0.5, 0.5 - lean / 2], [-0.5, 0.5]])
    angle = np.radians(degrees)
    turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    outline = (unit * size) @ turn.T
    card = (np.sign(unit) * (size / 2 + QUIET_ZONE * module)) @ turn.T
    width, height = np.ceil(2 * card.max(axis=0)).astype(int) + 8
    target = outline + np.array([width, height]) / 2
    matrix = optics.homography([(0, 0), (across, 0), (across, down), (0, down)], target)
    canvas = scene.paper(random, width, height)
    tones = {"dark": 225.0, "light": 40.0} if inverted else {"dark": 35.0, "light": 225.0}
    canvas = scene.lay(canvas, modules, matrix, quiet=QUIET_ZONE, **tones)
    if blur:
        canvas = scene.blurred(canvas, blur)
    return scene.noisy(canvas, random, noise) if noise else canvas


EAN = linear_modules("EANX", "950110153000")
EXPANDED = "[01]98898765432106[3202]012345[15]991231"
PICTURES = {
    "ean13-turned": picture(EAN, degrees=31),
    "ean13-upside-down": picture(EAN, degrees=180, noise=6),
    "ean13-leaning": picture(EAN, lean=0.2),
    "ean13-blurred": picture(EAN, blur=1.3),
    "ean13-small": picture(EAN, module=1.1),
    "ean13-light-on-dark": picture(EAN, inverted=True),
    "ean13-add-on": picture(linear_modules("EANX", "950110153000+52495"), degrees=-12),
    "ean8-turned": picture(linear_modules("EANX", "9501101"), degrees=70),
    "upcA-blurred": picture(linear_modules("UPCA", "03600029145"), blur=1.2),
    "upcE-noisy": picture(linear_modules("UPCE", "0123456"), noise=15),
    "code128-gs1": picture(linear_modules("GS1_128", "[01]09501101530003[17]271231[10]AB-123"), degrees=5),
    "code39-wide": picture(linear_modules("CODE39", "PART-4711"), module=3.3),
    "code93-turned": picture(linear_modules("CODE93", "Quiet 93"), degrees=90),
    "i2of5-turned": picture(linear_modules("C25INTER", "1234567890"), degrees=-45),
    "itf14-noisy": picture(linear_modules("ITF14", "1950110153000"), noise=10),
    "codabar-turned": picture(linear_modules("CODABAR", "A12345B"), degrees=8),
    "telepen-turned": picture(linear_modules("TELEPEN", "Telepen"), degrees=200),
    "gs1DataBar-turned": picture(linear_modules("DBAR_OMN", "0950110153000"), degrees=15),
    "gs1DataBar-stacked": picture(linear_modules("DBAR_OMNSTK", "0950110153000"), degrees=4),
    "gs1DataBarLimited-leaning": picture(linear_modules("DBAR_LTD", "0950110153000"), lean=0.2),
    "gs1DataBarExpanded-stacked": picture(linear_modules("DBAR_EXPSTK", EXPANDED), module=2.5, degrees=-3),
}


def make(folder):
    for name, canvas in PICTURES.items():
        Image.fromarray(scene.finished(canvas)).save(folder / f"{name}.png", optimize=True)
