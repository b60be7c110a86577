#!/usr/bin/env python3
"""Compares the reader with others, in one run of Chromium and in turns.

usage: compare.py SITE [NAME=MODULE…]
SITE is the folder that Scripts/web made; MODULE a file whose function `read(imageData)` returns the texts it finds.
"""

import json
import shutil
import sys
import tempfile
from pathlib import Path

import numpy
from PIL import Image

from browser import chromium
from scenes import DATA_MATRIX, EAN13, QR, scene, symbol
from server import Server
from suite import equal

ROOT = Path(__file__).resolve().parents[2]
SIZE = (640, 480)

#: How wide a module is in the frames, in pixels, and how much noise lies over them.
QR_MODULES, QR_NOISE = (1.6, 1.8, 2.0, 2.2, 2.5, 3.0, 3.5, 4.0, 5.0), (3, 9, 15)
EAN_MODULES, MATRIX_MODULES = (1.0, 1.2, 1.4, 1.6, 1.8, 2.0, 2.5, 3.0), (1.8, 2.0, 2.2, 2.5, 3.0, 3.5, 4.0)


def main(site, *rivals):
    print(table(compared(site, *rivals)))


def compared(site, *rivals):
    with tempfile.TemporaryDirectory() as folder:
        folder = Path(folder) / "site"
        shutil.copytree(site, folder)
        shutil.copytree(ROOT / "Web/compare", folder / "compare")
        readers = []
        for index, rival in enumerate(rivals):
            name, _, path = rival.partition("=")
            # A module may come with others beside it.
            shutil.copytree(Path(path).resolve().parent, folder / f"compare/rival-{index}")
            readers.append({"name": name, "module": f"./rival-{index}/{Path(path).name}"})
        (folder / "compare/readers.json").write_text(json.dumps(readers))
        (folder / "compare/frames.json").write_text(json.dumps(list(frames(folder / "compare"))))
        return results(folder)


def frames(folder):
    """Writes the frames; gives what each shows."""
    wanted = [("QR", QR, "https://example.org/42", size, noise) for size in QR_MODULES for noise in QR_NOISE]
    wanted += [("EAN", EAN13, "4006381333931", size, 5) for size in EAN_MODULES]
    wanted += [("Data Matrix", DATA_MATRIX, "Data Matrix 42", size, 5) for size in MATRIX_MODULES]
    for index, (group, kind, text, module, noise) in enumerate(wanted):
        # At zint's scale 2 a module is four pixels wide.
        code = symbol(kind, text, 4)
        part = code.width / 4 * module / SIZE[0]
        picture = scene([(code, 0.5, 0.5, part)], SIZE, seed=index)
        grain = numpy.random.default_rng(index).normal(0, noise, (SIZE[1], SIZE[0]))
        picture = Image.fromarray(numpy.clip(numpy.asarray(picture) + grain, 0, 255).astype("uint8"))
        picture.save(folder / f"{index}.png")
        yield {"file": f"{index}.png", "group": group, "text": text, "name": f"{group} {module} px σ {noise}"}
    for path in sorted((ROOT / "Examples").iterdir()):
        if path.suffix in (".png", ".jpg", ".jpeg", ".webp"):
            shutil.copy(path, folder)
            yield {"file": path.name, "group": "Examples", "name": path.name}


def results(folder):
    server = Server(folder, {})
    with chromium() as browser:
        page = browser.new_page()
        page.goto(server.origin + "/compare/")
        # Ten minutes: a machine that has much else to do reads slowly.
        page.wait_for_function("document.getElementById('state').textContent !== 'Reading…'", timeout=600_000)
        if (state := page.text_content("#state")) != "Done":
            raise SystemExit(f"compare-web: {state}")
        found = page.evaluate("window.results")
    server.close()
    return found


def table(found):
    groups = list(found[0]["read"])
    lines = [f"{'reader':32}{'median':>10}{'longest':>13}" + "".join(f"{group:>14}" for group in groups)]
    for reader in found:
        lines.append(f"{reader['name']:32}{reader['median']:7.1f} ms{reader['longest']:10.1f} ms" + "".join(f"{reader['read'][group]:14}" for group in groups))
    lines += [f"{reader['name']} misses {', '.join(reader['missed']) or 'nothing'}" for reader in found]
    return "\n".join(lines)


def run(suite, site, folder):
    """The comparison itself, with a rival that knows one answer."""
    rival = folder / "rival"
    rival.mkdir()
    (rival / "answer.js").write_text("export const answer = ['4006381333931'];")
    (rival / "rival.js").write_text("import { answer } from './answer.js'; export const read = async () => answer;")

    def counts():
        own, turns, other = compared(site.folder, f"one answer={rival / 'rival.js'}")
        examples = len([path for path in (ROOT / "Examples").iterdir() if path.suffix == ".jpg"])
        equal(other["read"], {"QR": 0, "EAN": len(EAN_MODULES), "Data Matrix": 0, "Examples": examples})
        assert all(turns["read"][group] >= count for group, count in own["read"].items()), turns
        assert own["median"] > 0 and all(0 < count for count in own["read"].values()), own
        assert sum(own["read"].values()) + len(own["missed"]) == sum(other["read"].values()) + len(other["missed"])
        assert "QR 1.6 px σ 3" in table([own, turns, other]), "the table"

    suite.run("Readers are compared in turns: what each read, and how long it took", counts)


if __name__ == "__main__":
    main(*sys.argv[1:])
