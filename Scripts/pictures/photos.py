"""The example photos: everyday places where people meet barcodes and QR Codes, all of them made up."""

import numpy as np
from scipy import ndimage

from . import scene
from .stage import FINE, Artwork, dropped_shadow, ground, light_from, per_channel, photo, place, rectangle
from .symbols import bars, qr_code


def surface(kind, random, width, height, colour, **options):
    return ground(kind(random, width * FINE, height * FINE, tone=128, **options), colour)


def wood(random, width, height, colour):
    return surface(scene.wood, random, width, height, colour)


def plaster(random, width, height, colour, relief=5.0, scale=5.0):
    return surface(scene.paper, random, width, height, colour, relief=relief, scale=scale)


def poster(random):
    art = Artwork(700, 990, "#17324d")
    art.box(0, 0, 700, 330, "#e4572e")
    for ring in range(6):
        art.draw.ellipse((420 - ring * 55, 40 - ring * 10, 640 + ring * 20, 260 + ring * 45), outline="#f3c98b", width=5)
    art.text((50, 380), "NIGHT OF", 88, "#f7f3e8")
    art.text((50, 480), "QUIET MUSIC", 88, "#f7f3e8")
    art.text((50, 610), "Saturday 12 June, eight o'clock", 34, "#f3c98b")
    art.text((50, 660), "Old Granary, Harbour Street 4", 34, "#f3c98b")
    art.code(qr_code("https://example.org/quiet-music?from=poster", level="M"), 395, 705, 6)
    art.text((50, 880), "Tickets", 40, "#f7f3e8")
    art.text((50, 925), "scan the code", 30, "#f7f3e8")
    wall = plaster(random, 900, 680, (196, 186, 170), 7)
    wall = place(wall, art, [(250, 60), (640, 120), (640, 600), (250, 650)])
    return photo(light_from(wall, 200, 0.35), random)


def shelf_label(random):
    shelf = plaster(random, 900, 560, (150, 150, 152), 2, 20)
    shelf[: 200 * FINE] *= np.linspace(0.35, 0.7, 200 * FINE)[:, None, None]
    goods = [("Wild apple jam", "3.95"), ("Linden honey", "7.20"), ("Plum butter", "4.60")]
    for index, (name, price) in enumerate(goods):
        art = Artwork(560, 300, "#fdfdf8")
        art.box(0, 0, 560, 46, ["#3a7d44", "#d98e04", "#7a3b69"][index])
        art.text((24, 9), "from the orchard", 26, "#fff")
        art.text((24, 78), name, 44)
        art.text((24, 150), price, 100)
        art.text((24, 262), "350 g  ·  per kg %.2f" % (float(price) / 0.35), 22, "#666")
        art.code(qr_code(f"https://example.org/shelf/{4711 + index}", level="M"), 355, 90, 6)
        left = 25 + index * 295
        shelf = place(shelf, art, [(left, 245), (left + 270, 241), (left + 272, 392), (left + 3, 398)], 0.3, (4, 8))
    shadow = dropped_shadow((1800, 1120), [(390, 0), (900, 0), (900, 560), (640, 560), (470, 330)], 9)
    return photo(shelf * (0.38 + 0.62 * shadow), random, 0.7)


def business_card(random):
    table = wood(random, 880, 660, (134, 92, 58))
    art = Artwork(850, 550, "#f6f2ea").rounded(18)
    art.box(0, 0, 26, 550, "#0b6e69")
    art.text((80, 90), "Ida Lindqvist", 62, "#123")
    art.text((80, 170), "bookbinder and restorer", 32, "#0b6e69")
    art.text((80, 400), "+46 00 000 00 00", 28, "#444")
    art.text((80, 445), "ida@example.org", 28, "#444")
    card = "BEGIN:VCARD\nVERSION:3.0\nN:Lindqvist;Ida\nTITLE:Bookbinder\nEMAIL:ida@example.org\nEND:VCARD"
    art.code(qr_code(card, level="M"), 515, 205, 6, "#123", "#f6f2ea")
    table = place(table, art, rectangle((450, 330), 600, 388, -24))
    return photo(light_from(table, 30, 0.4), random)


def phone(random):
    desk = plaster(random, 640, 860, (92, 102, 112), 5, 9)
    body = Artwork(480, 980, "#0b0b0d").rounded(60)
    body.box(18, 18, 462, 962, "#15171c", 46)
    body.text((240, 90), "Boarding pass", 40, "#f2f2f2", "ma")
    body.text((240, 150), "SVX 204    seat 17A", 28, "#9aa3b0", "ma")
    pass_code = qr_code("M1EXAMPLE/PASSENGER  EABC123 ARNHELSVX 0204 170Y017A0042", level="M")
    size = (pass_code.size + 8) * 9
    body.code(pass_code, (480 - size) // 2, 260, 9, "#f4f6f8", "#15171c")
    body.text((240, 720), "Gate B7, boards at 09:35", 28, "#f2f2f2", "ma")
    body.box(150, 930, 330, 938, "#555", 4)
    desk = place(desk, body, rectangle((325, 430), 370, 755, 9), 0.5)
    return photo(light_from(desk, 240, 0.3), random)


def bottle(random):
    """A label on glass: the flat picture is rolled around an upright cylinder."""
    width, height = 620 * FINE, 820 * FINE
    back = plaster(random, 620, 820, (178, 190, 186), 3, 40)
    art = Artwork(1000, 640, "#f3ead6")
    art.box(0, 0, 1000, 36, "#7d1d2d")
    art.box(0, 604, 1000, 640, "#7d1d2d")
    art.text((480, 70), "CIDER", 96, "#7d1d2d", "ma")
    art.text((480, 175), "of the old orchard", 36, anchor="ma")
    art.text((480, 535), "dry, unfiltered   75 cl   6.5 % vol", 30, anchor="ma")
    art.code(qr_code("https://example.org/cider/lot/2031-07", level="Q"), 350, 230, 7, "#222", "#f3ead6")
    label = np.asarray(art.image.convert("RGB"), float)
    y, x = np.mgrid[0:height, 0:width]
    across = (x - width / 2) / (190 * FINE)
    inside = (np.abs(across) < 1) & (y > 40 * FINE)
    turn = np.arcsin(np.clip(across, -0.999, 0.999))
    glass = np.array([44, 74, 52.0]) * (0.4 + 0.9 * np.cos(turn[..., None]) ** 2)
    canvas = np.where(inside[..., None], glass, back)
    u = (turn / np.pi + 0.5) * 1000
    v = (y / FINE - 300 - 22 * np.cos(turn)) * 640 / 390
    on_label = inside & (v >= 0) & (v < 639) & (u >= 0) & (u < 999)
    wrapped = np.stack([ndimage.map_coordinates(label[..., c], [v, u], order=1) for c in range(3)], axis=-1)
    lit = wrapped * (0.35 + 0.65 * np.cos(turn - 0.3)[..., None])
    canvas = np.where(on_label[..., None], lit, canvas)
    shine = np.exp(-(((across + 0.55) / 0.05) ** 2)) * inside * 70
    return photo(canvas + shine[..., None], random)


def sheet(random):
    art = Artwork(1500, 1080, "#fcfcfa")
    art.text((60, 40), "Stock labels, sheet 3 of 8", 40)
    for index in range(40):
        left, top = 60 + index % 8 * 178, 120 + index // 8 * 188
        art.code(qr_code(f"QZ-{3000 + index}", level="M"), left, top, 5, "#000", "#fcfcfa")
        art.text((left + 72, top + 148), f"QZ-{3000 + index}", 22, "#333", "ma")
    table = wood(random, 1000, 750, (160, 128, 92))
    table = place(table, art, [(95, 70), (915, 48), (938, 668), (70, 690)])
    return photo(light_from(table, 100, 0.3), random, 0.5)


def window_sticker(random):
    """Read from inside the shop: everything on the glass is the wrong way round."""
    street = np.zeros((660 * FINE, 860 * FINE, 3)) + np.linspace(205, 120, 660 * FINE)[:, None, None]
    for index in range(14):
        left, top = random.integers(0, 1600), random.integers(100, 900)
        street[top : top + 420, left : left + 150] = random.uniform(70, 210, 3)
    street = per_channel(street, lambda grey: ndimage.gaussian_filter(grey, 22))
    art = Artwork(600, 720, "#fffdf5").rounded(40)
    art.box(0, 0, 600, 150, "#2a6f97")
    art.text((300, 40), "COME IN", 76, "#fff", "ma")
    art.text((300, 170), "leave a review", 40, "#2a6f97", "ma")
    art.code(qr_code("https://example.org/reviews/corner-bakery", level="Q"), 115, 245, 10, "#1b2a33", "#fffdf5")
    street = place(street, art.mirrored(), [(300, 90), (640, 105), (632, 540), (292, 520)], 0.12)
    shine = scene.glare(np.zeros(street.shape[:2]), (300, 300), 500, 50)
    return photo(street + shine[..., None], random)


def glossy_ticket(random):
    table = plaster(random, 860, 620, (70, 78, 96), 4, 4)
    art = Artwork(1000, 430, "#ffe9a8").rounded(24)
    art.box(690, 0, 1000, 430, "#f2c94c")
    art.draw.line((690, 0, 690, 430), "#b8860b", 4)
    art.text((50, 50), "FUNICULAR", 90, "#3d2c00")
    art.text((50, 170), "up and down, one day", 38, "#3d2c00")
    art.text((50, 330), "No 00417", 44, "#3d2c00")
    art.code(qr_code("FUNICULAR DAY TICKET 00417", level="Q"), 710, 75, 7, "#3d2c00", "#fff7df")
    table = place(table, art, rectangle((430, 310), 700, 301, 13))
    table = per_channel(table, lambda grey: scene.glare(grey, (1200, 860), 150, 190))
    return photo(table, random)


def crumpled_note(random):
    art = Artwork(800, 800, "#f4f1e6")
    art.text((60, 50), "Tea house", 64, "#274029")
    art.text((60, 130), "menu in Japanese", 34, "#274029")
    art.code(qr_code("本日のお茶：宇治抹茶と季節の和菓子", level="Q"), 180, 230, 12, "#1d2a1e", "#f4f1e6")
    canvas = place(wood(random, 780, 720, (96, 74, 56)), art, rectangle((390, 360), 560, 560, -7))
    creases = np.zeros(canvas.shape[:2])
    y, x = np.mgrid[0 : canvas.shape[0], 0 : canvas.shape[1]]
    for _ in range(16):
        angle, offset = random.uniform(0, np.pi), random.uniform(-420, 420)
        distance = (x - 780) * np.cos(angle) + (y - 720) * np.sin(angle) - offset
        creases += random.uniform(-1, 1) * np.abs(np.tanh(distance / 90))
    creases = ndimage.gaussian_filter(creases, 5)
    moved_y, moved_x = np.gradient(creases)
    moved = per_channel(canvas, lambda grey: ndimage.map_coordinates(
        grey, [y + 160 * moved_y, x + 160 * moved_x], order=1, mode="nearest"))
    return photo(moved * (1 + 5 * (moved_x + moved_y))[..., None], random)


def two_parts(random):
    table = wood(random, 960, 600, (178, 146, 108))
    parts = ["The first card holds the first half of the message, ", "and the second card holds the rest of it."]
    for index, (center, degrees) in enumerate([((265, 300), -6), ((700, 310), 8)]):
        art = Artwork(560, 700, ["#eaf4f4", "#fdf0e6"][index]).rounded(30)
        art.text((280, 60), f"{index + 1} of 2", 60, "#333", "ma")
        art.code(qr_code(parts[index], level="M", part=(index + 1, 2, 41)), 85, 200, 9)
        table = place(table, art, rectangle(center, 370, 462, degrees))
    return photo(light_from(table, 330, 0.3), random)


def magazine(random):
    table = wood(random, 880, 660, (148, 118, 92))
    art = Artwork(900, 640, "#dfe8ea")
    art.box(0, 0, 900, 120, "#14505c")
    art.text((50, 22), "HARBOUR NOTES", 72, "#f4efe2")
    for index, line in enumerate(["In the next issue:", "Knots that hold, and knots that come undone",
                                  "The lighthouse keeper's garden", "A ferry, twice a week"]):
        art.text((50, 175 + index * 52), line, 36 if index == 0 else 30, "#14505c")
    art.bars(bars("EANX", "950110153000+07"), 400, 400, 3, 160, "9501101530003    07", 30)
    table = place(table, art, rectangle((440, 330), 690, 491, -19))
    return photo(light_from(table, 60, 0.4), random)


def parcel(random):
    box = plaster(random, 960, 720, (176, 138, 96), 4, 3)
    art = Artwork(1160, 860, "#b98f60")
    art.box(60, 50, 1100, 560, "#fbfbf7", 8)
    art.text((100, 75), "FROM  Quiet Tea Ltd, Harbour Street 4", 30)
    art.text((100, 120), "TO  Old Granary, Mill Lane 17", 40)
    art.draw.line((60, 185, 1100, 185), "#222", 3)
    art.bars(bars("CODE128", "QT-48-00917"), 90, 200, 3, 100, "QT-48-00917", 26, light=None)
    art.draw.line((60, 352, 1100, 352), "#222", 3)
    shipment = "[00]395011015300000011[10]LOT-7"
    art.bars(bars("GS1_128", shipment), 90, 365, 3, 140, "(00) 395011015300000011 (10) LOT-7", 26, light=None)
    # As on many boxes, printed on the cardboard itself.
    art.bars(bars("ITF14", "1950110153000"), 270, 610, 4, 160, "\n1 95 01101 53000 0", 30, "#2e2118", None)
    art.draw.rectangle((262, 598, 898, 782), outline="#2e2118", width=12)
    box = place(box, art, [(70, 70), (870, 30), (905, 640), (45, 690)], 0)
    return photo(light_from(box, 150, 0.45), random, 0.7)


def tin(random):
    """Too close for the lens: the bars run into each other."""
    shelf = plaster(random, 640, 480, (120, 128, 134), 4, 14)
    art = Artwork(700, 420, "#f2f0e9")
    art.box(0, 0, 700, 90, "#8c2f39")
    art.text((40, 22), "PLUM TOMATOES", 46, "#f8f4ea")
    art.bars(bars("EANX", "950110153017"), 190, 150, 3, 170, "9501101530171", 30)
    shelf = place(shelf, art, [(60, 90), (585, 60), (590, 380), (70, 400)])
    return photo(light_from(shelf, 20, 0.4), random, 1.4)


PHOTOS = {
    "poster": poster,
    "shelf-label": shelf_label,
    "business-card": business_card,
    "phone": phone,
    "bottle": bottle,
    "sheet": sheet,
    "window-sticker": window_sticker,
    "glossy-ticket": glossy_ticket,
    "crumpled-note": crumpled_note,
    "two-parts": two_parts,
    "magazine": magazine,
    "parcel": parcel,
    "tin": tin,
}


def make(folder):
    for index, (name, draw) in enumerate(PHOTOS.items()):
        draw(np.random.default_rng(4000 + index)).save(folder / f"{name}.jpg", quality=84, subsampling=2)
