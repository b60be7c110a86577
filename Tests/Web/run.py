#!/usr/bin/env python3
"""Tests the web scanner end to end, in Chromium.

usage: run.py SITE [WORDS]     SITE is the folder that Scripts/web made; WORDS: only tests whose names hold them
"""

import sys
import tempfile
from pathlib import Path

import access
import camera
import detector
import offline
import photos
import scanning
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
        for part in (scanning, camera, photos, access, offline):
            part.run(suite, site, scratch)
    site.close()
    return suite.finish()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
