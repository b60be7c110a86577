#!/usr/bin/env python3
"""Tests the web scanner end to end, in Chromium.

usage: run.py SITE PICTURES [WORDS]
SITE is the folder that Scripts/web made; in PICTURES the page is left in all its states; WORDS: only tests whose names
hold them.
"""

import sys
import tempfile
from pathlib import Path

import access
import camera
import collecting
import detector
import offline
import photos
import scanning
import serving
from browser import chromium
from server import Server
from suite import Suite


def main(folder, pictures, words=""):
    suite = Suite(words)
    pictures = Path(pictures)
    pictures.mkdir(parents=True, exist_ok=True)
    site = Server(folder)
    with tempfile.TemporaryDirectory() as scratch:
        scratch = Path(scratch)
        with chromium() as browser:
            detector.run(suite, browser, site, scratch)
        for part in (scanning, collecting, camera, photos, offline):
            part.run(suite, site, scratch)
        serving.run(suite, site.folder, scratch)
        access.run(suite, site, scratch, pictures)
    site.close()
    return suite.finish()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
