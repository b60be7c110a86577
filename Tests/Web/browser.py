"""Chromium with a camera that plays a file."""

import contextlib
import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

CHROMIUM = shutil.which("chromium") or "/usr/bin/chromium"
PHONE = {"width": 390, "height": 844}
LANDSCAPE = {"width": 844, "height": 390}
TABLET = {"width": 820, "height": 1180}
LAPTOP = {"width": 1280, "height": 800}
SMALL = {"width": 320, "height": 568}
DESK = {"width": 1440, "height": 900}


@contextlib.contextmanager
def chromium(camera=None, count=0):
    """A browser whose camera plays the video `camera`, or with `count` cameras that show what Chromium draws itself."""
    arguments = ["--autoplay-policy=no-user-gesture-required"]
    if camera is not None:
        arguments += ["--use-fake-device-for-media-stream", f"--use-file-for-fake-video-capture={Path(camera).resolve()}"]
    if count > 0:
        arguments.append(f"--use-fake-device-for-media-stream=device-count={count}")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=arguments)
        try:
            yield browser
        finally:
            browser.close()
