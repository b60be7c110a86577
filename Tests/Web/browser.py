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


@contextlib.contextmanager
def chromium(camera=None, *flags):
    """A browser whose camera plays the video `camera`; without one it has no camera."""
    arguments = ["--autoplay-policy=no-user-gesture-required", *flags]
    if camera is not None:
        arguments += ["--use-fake-device-for-media-stream", f"--use-file-for-fake-video-capture={Path(camera).resolve()}"]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=arguments)
        try:
            yield browser
        finally:
            browser.close()
