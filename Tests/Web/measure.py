#!/usr/bin/env python3
"""Measures the web scanner in Chromium: how long a frame takes to be read, and how long the page is kept from moving.

usage: measure.py SITE     SITE is the folder that Scripts/web made. Worth something only on a machine that does nothing else.
"""

import statistics
import sys
import tempfile
from pathlib import Path
from random import Random

from PIL import ImageDraw

from browser import LAPTOP, chromium
from scenes import QR, scene, symbol, video
from server import Server
from visit import visit

#: Reads frames of the camera one after the other, as the scanner does, and returns milliseconds.
READ = """async ([count, side]) => {
  const { ReaderClient } = await import('/reader/client.js');
  const { Frames } = await import('/camera/frames.js');
  const reader = await ReaderClient.shared();
  const video = document.createElement('video');
  video.muted = true;
  video.srcObject = await navigator.mediaDevices.getUserMedia({ video: { width: { ideal: 1920 }, height: { ideal: 1080 } } });
  await video.play();
  const { videoWidth: width, videoHeight: height } = video;
  const region = { x: Math.round((width - side) / 2), y: Math.round((height - side) / 2), width: side, height: side };
  const frames = new Frames(video, () => {});
  const whole = [], inWorker = [];
  let found = 0;
  for (let index = 0; index < count; index += 1) {
    await new Promise((resolve) => video.requestVideoFrameCallback(resolve));
    const start = performance.now();
    const newest = await frames.newest(region);
    const { symbols, milliseconds } = await reader.read(newest.source, { live: true, readsInverted: false }, newest.region);
    whole.push(performance.now() - start);
    inWorker.push(milliseconds);
    found += symbols.length;
  }
  video.srcObject.getTracks()[0].stop();
  return { size: `${width} × ${height}`, whole, inWorker, found };
}"""

#: Watches for tasks that keep the page from moving for longer than 50 ms, the least that browsers report.
LONG_TASKS = """() => {
  window.longTasks = [];
  new PerformanceObserver((list) => window.longTasks.push(...list.getEntries().map(({ duration }) => duration)))
    .observe({ type: 'longtask', buffered: true });
}"""


def cluttered(picture):
    """Lines like those of a printed page, and boxes: much to look at, nothing to read."""
    random = Random(5)
    draw = ImageDraw.Draw(picture)
    for _ in range(1500):
        x, y = random.randrange(picture.width), random.randrange(picture.height)
        draw.rectangle([x, y, x + random.randrange(2, 40), y + random.randrange(2, 14)], random.choice((40, 90, 200, 235)))
    return picture


def line(name, times):
    times = sorted(times)
    print(f"{name}: median {statistics.median(times):.1f} ms, 95th percentile {times[int(0.95 * (len(times) - 1))]:.1f} ms, {len(times)} frames")


def main(folder):
    site = Server(folder)
    easy = scene([(symbol(QR, "https://example.org/measure"), 0.5, 0.5, 0.2)])
    noise, clutter = scene([], seed=3), cluttered(scene([], seed=3))
    with tempfile.TemporaryDirectory() as scratch:
        for name, picture in (("easy QR Code", easy), ("no code", noise), ("clutter without code", clutter)):
            with chromium(video(Path(scratch) / "film.mjpeg", [picture])) as browser, visit(browser, site) as page:
                for side in (384, 720):
                    page.page.evaluate(READ, [10, side])
                    found = page.page.evaluate(READ, [100, side])
                    line(f"{name}, {found['size']}, {side} × {side} pixels read, frame to result", found["whole"])
                    line(f"{name}, {found['size']}, {side} × {side} pixels read, in the worker", found["inWorker"])
        with chromium(video(Path(scratch) / "film.mjpeg", [noise])) as browser, visit(browser, site, viewport=LAPTOP) as page:
            navigation = page.page.evaluate("performance.getEntriesByType('navigation')[0].loadEventEnd")
            print(f"first visit: loaded after {navigation:.0f} ms")
            page.page.evaluate(LONG_TASKS)
            start = page.page.evaluate("performance.now()")
            page.scan()
            page.wait_until_scanning()
            print(f"scan button to scanning: {page.page.evaluate('performance.now()') - start:.0f} ms")
            page.page.wait_for_timeout(10_000)
            tasks = page.page.evaluate("longTasks")
            print(f"scanning for 10 s: {len(tasks)} long tasks, longest {max(tasks, default=0):.0f} ms")
            profile(page)
    site.close()


def profile(page):
    """What the page's own thread does while scanning: the share of its time that scripts take, and memory."""
    session = page.context.new_cdp_session(page.page)
    session.send("Performance.enable")

    def metrics():
        return {metric["name"]: metric["value"] for metric in session.send("Performance.getMetrics")["metrics"]}

    before = metrics()
    page.page.wait_for_timeout(20_000)
    after = metrics()
    seconds = after["Timestamp"] - before["Timestamp"]
    print(f"scripts on the page's thread: {1000 * (after['ScriptDuration'] - before['ScriptDuration']) / seconds:.1f} ms a second")
    print(f"JavaScript heap: {before['JSHeapUsedSize'] / 1e6:.1f} MB, 20 s later {after['JSHeapUsedSize'] / 1e6:.1f} MB")


if __name__ == "__main__":
    main(*sys.argv[1:])
