"""What the makers of linear test vectors share: the bars and spaces that zint writes, and the format of a fixture.

A line of a fixture has these columns: name, kind (the name in JSON), content in hexadecimal, symbology identifier,
1 if the content is a GS1 element string or else 0, add-on digits (or -), and the rows of elements: widths in modules from
the first bar to the last, joined by commas, rows joined by semicolons.
"""

import itertools
import pathlib
import subprocess
import sys

FIXTURES = pathlib.Path(__file__).resolve().parent.parent.parent / "Tests/QuietzoneSymbolsTests/Fixtures"


def zint(barcode, data, *options):
    """The rows of zint's symbol, each as the widths of its elements from the first bar to the last."""
    command = ["zint", f"--barcode={barcode}", "--dump", "--data=" + data, *options]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    if "Error" in result.stderr:
        sys.exit(f"zint: {' '.join(command)}: {result.stderr}")
    rows = [line.replace(" ", "") for line in result.stdout.split("\n") if line]
    return [widths("".join(f"{int(digit, 16):04b}" for digit in row)) for row in rows]


def widths(modules):
    """The lengths of the runs of a row of modules (1 is dark), without the light ones at its ends."""
    return [len(list(run)) for _, run in itertools.groupby(modules.strip("0"))]


def line(name, kind, content, identifier, rows, is_gs1=False, add_on="-"):
    """A line of a fixture; `content` is bytes."""
    elements = ";".join(",".join(map(str, row)) for row in rows)
    return "\t".join([name, kind, content.hex(), identifier, str(int(is_gs1)), add_on, elements])


def write(file, lines):
    """Writes a fixture, and says how many lines it has."""
    lines = list(lines)
    (FIXTURES / file).write_text("\n".join(lines) + "\n", encoding="utf8")
    print(f"{file}: {len(lines)} symbols")
