"""Draws curves of damage as an SVG: a row of panels a symbology, a panel a kind of damage."""

READERS = [("Quietzone", "#0b5cad", ""), ("zxing-cpp 3.1.1", "#c2410c", "5 3")]
PANEL_WIDTH, PANEL_HEIGHT = 210, 96
LEFT, TOP, GAP_X, GAP_Y = 132, 62, 34, 34


def plot(curves, shares, names, damages):
    """`curves` has for each name and damage a pair of curves: the part read at each of the `shares` in percent."""
    width = LEFT + len(damages) * (PANEL_WIDTH + GAP_X)
    height = TOP + len(names) * (PANEL_HEIGHT + GAP_Y) + 24
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" '
        'font-family="sans-serif" font-size="12" fill="#222">',
        "<title>The part of symbols read by the share of modules damaged</title>",
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
    ]
    x = LEFT
    for label, colour, dashes in READERS:
        parts.append(line([(x, 16), (x + 30, 16)], colour, dashes))
        parts.append(text(x + 36, 20, label))
        x += 150
    for column, damage in enumerate(damages):
        middle = LEFT + column * (PANEL_WIDTH + GAP_X) + PANEL_WIDTH / 2
        parts.append(text(middle, TOP - 16, damage, "middle", bold=True))
        parts.append(text(middle, height - 10, "modules damaged, %", "middle"))
    for row, name in enumerate(names):
        top = TOP + row * (PANEL_HEIGHT + GAP_Y)
        parts.append(text(LEFT - 34, top + PANEL_HEIGHT / 2 + 4, name, "end", bold=True))
        for column, damage in enumerate(damages):
            left = LEFT + column * (PANEL_WIDTH + GAP_X)
            parts += panel(left, top, curves[name, damage], shares)
    return "\n".join([*parts, "</svg>", ""])


def panel(left, top, curves, shares):
    """The axes of one panel, and the curves of both readers."""
    parts = []
    for percent in (0, 50, 100):
        y = top + PANEL_HEIGHT * (1 - percent / 100)
        parts.append(line([(left, y), (left + PANEL_WIDTH, y)], "#d4d4d4", width=1))
        parts.append(text(left - 6, y + 4, f"{percent}", "end", size=10))
    for share in range(0, shares[-1] + 1, 10):
        x = left + PANEL_WIDTH * share / shares[-1]
        parts.append(line([(x, top), (x, top + PANEL_HEIGHT)], "#d4d4d4", width=1))
        parts.append(text(x, top + PANEL_HEIGHT + 13, f"{share}", "middle", size=10))
    for (_, colour, dashes), curve in reversed(list(zip(READERS, curves))):
        points = [
            (left + PANEL_WIDTH * share / shares[-1], top + PANEL_HEIGHT * (1 - part))
            for share, part in zip(shares, curve)
        ]
        parts.append(line(points, colour, dashes))
    return parts


def line(points, colour, dashes="", width=2):
    places = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    dash = f' stroke-dasharray="{dashes}"' if dashes else ""
    return f'<polyline points="{places}" fill="none" stroke="{colour}" stroke-width="{width}"{dash}/>'


def text(x, y, content, anchor="start", size=12, bold=False):
    weight = ' font-weight="bold"' if bold else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size}"{weight}>{content}</text>'
