"""What linear symbols may hold, by symbology and length: drawn at random, encoded by zint."""

from dataclasses import dataclass

import numpy as np

from pictures.symbols import bars, linear_modules

DIGITS = "0123456789"
CAPITALS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
CODE39 = DIGITS + CAPITALS + "-. $/+%"
SMALL = CAPITALS.lower() + DIGITS + "_@"


@dataclass
class Content:
    """What is written, for zint, and what a reader has to say of it."""

    barcode: str
    data: str
    text: str

    def widths(self, *options):
        """The elements of a symbol of one row in modules, from its first bar to its last."""
        return bars(self.barcode, self.data, *options)

    def modules(self, *options):
        """The symbol as modules, those of several rows one above the other."""
        return linear_modules(self.barcode, self.data, *options)


def some(random, alphabet, count):
    return "".join(random.choice(alphabet) for _ in range(count))


def check_digit(digits):
    """The GS1 check digit behind a string of digits."""
    weighted = (int(digit) * (3 if place % 2 == 0 else 1) for place, digit in enumerate(reversed(digits)))
    return str(-sum(weighted) % 10)


def checked(digits):
    return digits + check_digit(digits)


def code39(random, count):
    # Spaces at the ends are lost on the way; shift characters with letters behind them would be full ASCII.
    text = some(random, DIGITS + CAPITALS + "-. ", count).replace(" ", "-")
    return Content("CODE39", text, text)


def code39_ascii(random, count):
    text = some(random, SMALL, count)
    return Content("EXCODE39", text, text)


def code93(random, count):
    text = some(random, DIGITS + CAPITALS + "-.", count)
    return Content("CODE93", text, text)


def codabar(random, count):
    text = random.choice("ABCD") + some(random, DIGITS + "-$:/.+", count) + random.choice("ABCD")
    return Content("CODABAR", text, text)


def interleaved(random, count):
    text = some(random, DIGITS, count + count % 2)
    return Content("C25INTER", text, text)


def itf14(random, _=14):
    number = some(random, DIGITS, 13)
    return Content("C25INTER", checked(number), checked(number))


def code128(random, count):
    # Code set B alone: changes of set would make it longer than its text.
    text = some(random, CAPITALS + CAPITALS.lower() + ".-_", count)
    return Content("CODE128", text, text)


def telepen(random, count):
    text = some(random, DIGITS + CAPITALS, count)
    return Content("TELEPEN", text, text)


def ean13(random, _=13):
    number = random.choice("123456789") + some(random, DIGITS, 11)
    return Content("EANX", number, checked(number))


def ean13_add_on(random, _=13):
    number = random.choice("123456789") + some(random, DIGITS, 11)
    add_on = some(random, DIGITS, random.choice((2, 5)))
    return Content("EANX", f"{number}+{add_on}", f"{checked(number)}+{add_on}")


def ean8(random, _=8):
    number = some(random, DIGITS, 7)
    return Content("EANX", number, checked(number))


def databar(barcode):
    """GS1 DataBar of one kind, with a GTIN."""
    def content(random, _=14):
        number = random.choice("01") + some(random, DIGITS, 12)
        return Content(barcode, number, "01" + checked(number))
    return content


def databar_expanded(barcode):
    """GS1 DataBar Expanded with a GTIN, a weight or a date, and a lot number."""
    def content(random, count):
        number = checked("9" + some(random, DIGITS, 12))
        lot = some(random, DIGITS + CAPITALS, count)
        return Content(barcode, f"[01]{number}[10]{lot}", f"01{number}10{lot}")
    return content


def databar_expanded_rows(random, count):
    """GS1 DataBar Expanded Stacked with two dates and a lot number: five rows of two, most often."""
    number = checked("9" + some(random, DIGITS, 12))
    dates = [(ai, f"2{random.randint(0, 9)}{random.randint(1, 12):02}{random.randint(1, 28):02}") for ai in ("11", "17")]
    parts = [("01", number), *dates, ("10", some(random, DIGITS + CAPITALS, count))]
    return Content("DBAR_EXPSTK", "".join(f"[{ai}]{value}" for ai, value in parts), "".join(ai + value for ai, value in parts))


def film(random):
    """The two tracks of a DX film edge, the clock above the data, as modules, and the text."""
    part1, part2, frame, half = random.randint(1, 127), random.randint(0, 15), random.randint(0, 63), random.randint(0, 1)
    bits = f"{part1:07b}0{part2:04b}{frame:06b}{half}0"
    data = "101010" + bits + str(bits.count("1") % 2) + "0101"
    clock = "11111" + "01" * 11 + "0111"
    return np.array([[int(bit) for bit in track] for track in (clock, data)], bool), f"{part1}-{part2}/{frame}" + "A" * half
