#!/usr/bin/env python3
"""Measures the web scanner in Chromium: how long a frame takes to be read, and how long the page is kept from moving.

usage: measure.py SITE [MINUTES]     SITE is the folder that Scripts/web made; MINUTES to watch memory for, 5 unless given.
Worth something only on a machine that does nothing else.
"""

import contextlib
import json
import os
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
    const { symbols, milliseconds } = await reader.read(newest.source, { preset: "plain" }, newest.region);
    whole.push(performance.now() - start);
    inWorker.push(milliseconds);
    found += symbols.length;
  }
  video.srcObject.getTracks()[0].stop();
  return { size: `${width} × ${height}`, whole, inWorker, found };
}"""

#: When the page could scan, in milliseconds since it was asked for.
READY = """async () => {
  const { ReaderClient } = await import('/reader/client.js');
  await ReaderClient.shared();
  return performance.now();
}"""

#: Notes how long the reader takes for each frame that the scanner has read, by its preset.
WATCH_LOOKS = """async () => {
  const { ReaderClient } = await import('/reader/client.js');
  const { read } = ReaderClient.prototype;
  window.readings = [];
  ReaderClient.prototype.read = async function (source, options, region) {
    const reading = await read.call(this, source, options, region);
    readings.push([options.preset, reading.milliseconds]);
    return reading;
  };
}"""

#: Notes how much memory the reader's module has taken; to be run in the reader's worker.
WATCH_READER = """async () => {
  const { BarcodeReader } = await import('/reader/reader.js');
  const { read } = BarcodeReader.prototype;
  BarcodeReader.prototype.read = function (...frame) {
    const symbols = read.apply(this, frame);
    self.readerMemory = this.memorySize;
    return symbols;
  };
}"""

#: What the page's own thread may not be kept from moving for, in milliseconds.
BLOCKING = 8


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


def main(folder, minutes="5"):
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
        with chromium(video(Path(scratch) / "film.mjpeg", [noise])) as browser:
            first_visits(browser, folder)
            scans(browser, site)
        for name, picture in (("no code", noise), ("clutter without code", clutter)):
            with chromium(video(Path(scratch) / "film.mjpeg", [picture])) as browser:
                presets(browser, site, name)
        with chromium(video(Path(scratch) / "film.mjpeg", [easy])) as browser:
            memory(browser, site, float(minutes))
    site.close()


def first_visits(browser, folder):
    times = []
    for _ in range(5):
        # A server of its own for each: nothing of it is in the browser's cache.
        server = Server(folder)
        with visit(browser, server, elsewhere=False) as page:
            times.append(page.page.evaluate(READY))
        size = server.sent
        server.close()
    print(f"first visit: {size / 1000:.0f} KB, ready to scan after {', '.join(f'{time:.0f}' for time in sorted(times))} ms")


def scans(browser, site):
    with visit(browser, site, viewport=LAPTOP) as page:
        page.page.evaluate(READY)
        start = page.page.evaluate("performance.now()")
        with traced(browser, page) as opening:
            page.scan()
            page.wait_until_scanning()
            print(f"scan button to scanning: {page.page.evaluate('performance.now()') - start:.0f} ms")
            page.wait_until_still()
        report("while the scanner opens", opening)
        with traced(browser, page) as reading:
            page.page.wait_for_timeout(20_000)
        report("scanning for 20 s", reading)


def presets(browser, site, name):
    """The scanner in vain for a while, with all the presets that it then takes by turns."""
    with visit(browser, site, viewport=LAPTOP) as page:
        page.page.evaluate(WATCH_LOOKS)
        page.scan()
        page.wait_until_scanning()
        page.page.wait_for_timeout(20_000)
        readings = page.page.evaluate("readings")
    line(f"{name}, scanning for 20 s, in the worker", [time for _, time in readings])
    for preset in sorted({preset for preset, _ in readings}):
        line(f"  {preset}", [time for other, time in readings if other == preset])


@contextlib.contextmanager
def traced(browser, page):
    """What the page's own thread does; the list is filled at the end with (milliseconds, of the processor, what)."""
    tasks = []
    browser.start_tracing(page=page.page, categories=["devtools.timeline", "disabled-by-default-devtools.timeline", "v8", "__metadata"])
    yield tasks
    events = json.loads(browser.stop_tracing())["traceEvents"]
    main = {(event["pid"], event["tid"]) for event in events if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"}
    mine = [event for event in events if event.get("ph") == "X" and (event["pid"], event["tid"]) in main]
    for task in (event for event in mine if event["name"] == "RunTask"):
        tasks.append((task["dur"] / 1000, task.get("tdur", 0) / 1000, within(task, mine) if task["dur"] > 1000 * BLOCKING else ""))


def within(task, events):
    """What took the longest in a task."""
    end = task["ts"] + task["dur"]
    inner = [event for event in events if event is not task and task["ts"] <= event["ts"] and event["ts"] + event["dur"] <= end]
    return ", ".join(f"{event['name']} {event['dur'] / 1000:.1f}" for event in sorted(inner, key=lambda event: -event["dur"])[:4])


def report(name, tasks):
    """Tasks are measured by the clock and by the processor: other programs may keep the page from moving, too."""
    longest, busiest = max(long for long, _, _ in tasks), max(busy for _, busy, _ in tasks)
    total = sum(busy for _, busy, _ in tasks)
    print(f"{name}: {total:.0f} ms of the page's thread, longest task {longest:.1f} ms, of the processor {busiest:.1f} ms")
    for long, busy, what in sorted(tasks, reverse=True)[:6]:
        if long > BLOCKING:
            print(f"  {long:.1f} ms, {busy:.1f} ms of the processor: {what}")


def memory(browser, site, minutes):
    """A scanner that reads the same code again and again, minute after minute."""
    with visit(browser, site) as page:
        page.settings(mode="oncePerCode")
        session = page.context.new_cdp_session(page.page)
        browser_session = browser.new_browser_cdp_session()
        page.scan()
        page.wait_until_scanning()
        page.page.workers[0].evaluate(WATCH_READER)
        for minute in range(int(minutes) + 1):
            page.page.wait_for_timeout(60_000 if minute > 0 else 5000)
            session.send("HeapProfiler.collectGarbage")
            heap = session.send("Runtime.getHeapUsage")["usedSize"]
            reader = page.page.workers[0].evaluate("self.readerMemory")
            stored = page.page.evaluate("navigator.storage.estimate().then(({ usage }) => usage)")
            renderers = [process["id"] for process in browser_session.send("SystemInfo.getProcessInfo")["processInfo"] if process["type"] == "renderer"]
            resident = max(resident_size(process) for process in renderers)
            print(
                f"after {minute} minutes: JavaScript heap {heap / 1e6:.2f} MB, reader's module {reader / 1e6:.2f} MB, "
                f"renderer {resident / 1e6:.0f} MB, stored {stored / 1e3:.0f} KB", flush=True)


def resident_size(process):
    """Bytes of main memory that a process takes."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


if __name__ == "__main__":
    main(*sys.argv[1:])
