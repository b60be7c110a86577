"""What the makers of modules share: zint, and the lines of the fixtures."""

import base64
import subprocess
import sys
import tempfile

ASCII, UTF8, LATIN1, SHIFT_JIS, GB18030 = 27, 26, 3, 20, 32


def dump(symbology, width, data, *options):
    """The rows of modules that zint prints for `data`, as strings of 0 and 1; None if it does not fit.

    `width` is how many modules a row has; None if the symbol is a square.
    """
    with tempfile.NamedTemporaryFile() as file:
        file.write(data)
        file.flush()
        # zint takes further segments only where the first one is an argument, too.
        source = f"--data={data.decode()}" if "--seg1" in " ".join(options) else f"--input={file.name}"
        command = ["zint", f"--barcode={symbology}", "--dump", source, *options]
        result = subprocess.run(command, capture_output=True, text=True, check=False)
    if "Error" in result.stderr:
        if "too long" in result.stderr:
            return None
        sys.exit(f"zint: {' '.join(options)}: {result.stderr}")
    rows = [line.replace(" ", "") for line in result.stdout.split("\n") if line]
    return ["".join(f"{int(digit, 16):04b}" for digit in row)[: width or len(rows)] for row in rows]


def text_line(name, version, rows, segments, level="-", mask="-", identifier="]Q1", append="-"):
    """A line of a fixture."""
    bits = "".join(rows)
    bits += "0" * (-len(bits) % 8)
    packed = bytes(int(bits[i : i + 8], 2) for i in range(0, len(bits), 8))
    texts = ";".join(f"{eci}:{data.hex()}" for eci, data in segments)
    modules = base64.b64encode(packed).decode()
    return "\t".join([name, str(version), level, str(mask), identifier, append, texts, modules])
