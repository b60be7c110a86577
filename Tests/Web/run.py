#!/usr/bin/env python3
"""Tests the web scanner end to end, in Chromium, and what depends on the browser in Firefox, too.

usage: run.py SITE [WORDS]
SITE is the folder that Scripts/web made; WORDS: only tests whose names hold them.
"""

import sys
import tempfile
from pathlib import Path

import access
import batches
import camera
import cards
import collecting
import compare
import detector
import detector_sources
import embedding
import failures
import farewell
import firefox
import handing
import hints
import kinds
import memory
import offline
import photos
import recent
import scanning
import serving
import wrappers
from browser import chromium
from server import Server
from suite import Suite


def main(folder, words=""):
    suite = Suite(words)
    site = Server(folder)
    with tempfile.TemporaryDirectory() as scratch:
        scratch = Path(scratch)
        with chromium() as browser:
            detector.run(suite, browser, site, scratch)
            detector_sources.run(suite, browser, site, scratch)
        for part in (scanning, farewell, collecting, camera, hints, failures, photos, batches, kinds, memory, recent, cards, handing, embedding, wrappers, compare, offline):
            part.run(suite, site, scratch)
        firefox.run(suite, site, scratch)
        serving.run(suite, site.folder, scratch)
        access.run(suite, site, scratch)
    site.close()
    return suite.finish()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
