#!/usr/bin/env python3
"""One recorded video for each host of the scanner, and what each does with it.

usage: hosts.py make FOLDER                 writes the video, as Chromium's camera plays it and as a file
       hosts.py page SITE FOLDER            has the page see it
       hosts.py compare FOLDER HOST…        compares what FOLDER/HOST.MODE.json say of each mode: the effects in their order
"""

import json
import subprocess
import sys
from pathlib import Path

from browser import chromium
from scenes import CODE128, DATA_MATRIX, EAN13, QR, scene, symbol, video
from server import Server
from suite import equal
from visit import visit

#: What lies on the desk, one after the other: zint's number, the text, and how wide it is in parts of the picture.
CODES = [
    (QR, "https://example.org/menu", 0.14), (EAN13, "4006381333931", 0.16), (DATA_MATRIX, "part 17", 0.1), (CODE128, "BOX-42", 0.16),
    (QR, "blue suede shoes", 0.14),
]
#: Frames at 30 a second: how long the desk is empty at first, until every host looks, how long a code lies there, and how long
#: none does before the next.
EMPTY, SHOWN, BETWEEN = 90, 24, 12

#: What users notice. Frames, cameras and timers are each host's own; a result that is delivered was remembered before.
NOTICED = {
    "present", "dismiss", "presentDialog", "replaceDialog", "dismissDialog", "announce", "flash", "beep", "vibrate", "collect", "remember",
    "fillOmnibox", "load", "record",
}

#: Keeps the answers of the scanner's behaviour, whatever the names of its functions are.
WATCH_BEHAVIOUR = """(() => {
  window.effects = [];
  const parse = JSON.parse;
  JSON.parse = (...given) => {
    const value = parse(...given);
    if (Array.isArray(value?.effects)) window.effects.push(...value.effects.map((effect) => ({ ...effect })));
    return value;
  };
})()"""


def make(folder):
    folder = Path(folder)
    empty = scene([])
    camera = video(folder / "camera.mjpeg", [empty], EMPTY)
    for kind, text, part in CODES:
        with open(camera, "ab") as file:
            file.write(video(folder / "part.mjpeg", [scene([(symbol(kind, text), 0.5, 0.5, part)])], SHOWN).read_bytes())
            file.write(video(folder / "part.mjpeg", [empty], BETWEEN).read_bytes())
    # The same pictures, and their times.
    subprocess.run(["ffmpeg", "-v", "error", "-framerate", "30", "-i", camera, "-c", "copy", folder / "video.mkv"], check=True)


def page(site, folder):
    folder = Path(folder)
    site = Server(site)
    with chromium(folder / "camera.mjpeg") as browser:
        for mode in ("oneShot", "oncePerCode"):
            with visit(browser, site) as page:
                page.context.add_init_script(WATCH_BEHAVIOUR)
                page.settings(mode=mode)
                page.scan()
                if mode == "oncePerCode":
                    page.wait_for(f"deep('.collected').textContent === '{len(CODES)} collected'")
                    page.page.click(".quietzone-scanner .close")
                page.wait_until_closed()
                (folder / f"page.{mode}.json").write_text(json.dumps(page.page.evaluate("window.effects")))
    site.close()


def compare(folder, *hosts):
    for mode in ("oneShot", "oncePerCode"):
        first, *others = [noticed(Path(folder) / f"{host}.{mode}.json") for host in hosts]
        found = [effect["text"] for effect in first if effect["effect"] == "remember"]
        equal(found, [text for _, text, _ in CODES][: 1 if mode == "oneShot" else None])
        for host, other in zip(hosts[1:], others):
            assert other == first, f"{mode}: {host} differs from {hosts[0]}\n" + "\n".join(differences(first, other))
        print(f"{mode}: {', '.join(hosts)} did the same: {len(first)} effects, {len(found)} codes")


def noticed(file):
    """The effects of a host that are not its own; where a code was in its frame is."""
    effects = [effect for effect in json.loads(file.read_text()) if effect["effect"] in NOTICED]
    return [{name: value for name, value in effect.items() if name != "corners"} for effect in effects]


def differences(first, other):
    for index in range(max(len(first), len(other))):
        one, two = (list[index] if index < len(list) else None for list in (first, other))
        if one != two:
            yield f"  {index}: {one}\n     {two}"


if __name__ == "__main__":
    {"make": make, "page": page, "compare": compare}[sys.argv[1]](*sys.argv[2:])
