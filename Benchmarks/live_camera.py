"""A camera of PipeWire's that is none of hardware, and programs that scan with it, for Benchmarks/live."""

import json
import os
import pathlib
import signal
import subprocess
import threading
import time

import numpy

ROOT = pathlib.Path(__file__).resolve().parent.parent
WIDTH, HEIGHT, RATE = 1920, 1080, 30


def yuy2(picture):
    """A frame as most cameras without compression give it."""
    frame = numpy.full((HEIGHT, WIDTH, 2), 128, "uint8")
    frame[:, :, 0] = picture
    return frame.tobytes()


class Camera:
    """A camera that PipeWire offers, which shows what it is told to."""

    def __init__(self, frames):
        self.frames = frames
        #: When the first frame of what is shown now was handed over; none before that.
        self.since = None
        self.late = 0
        self.lock = threading.Lock()
        self.open()

    def open(self):
        self.pipeline = subprocess.Popen(
            ["gst-launch-1.0", "-q", "fdsrc", "!", "rawvideoparse", f"width={WIDTH}", f"height={HEIGHT}", "format=yuy2",
             f"framerate={RATE}/1", "!", "identity", "drop-allocation=true", "!", "pipewiresink", "mode=provide",
             "stream-properties=props,media.class=Video/Source,media.role=Camera,node.name=bench,node.description=Bench"],
            stdin=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.is_over = False
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.thread.start()

    def show(self, frames):
        """Shows these frames from the next one on, over and over; returns when the first of them was handed over."""
        with self.lock:
            self.frames, self.since = frames, None
        end = time.monotonic() + 30
        while self.since is None:
            if time.monotonic() > end:
                raise SystemExit("the camera is stuck: who reads it gives no frame back")
            time.sleep(0.002)
        return self.since

    def run(self):
        start, count = time.monotonic(), 0
        while not self.is_over:
            with self.lock:
                frames = self.frames
            try:
                self.pipeline.stdin.write(frames[count % len(frames)])
                self.pipeline.stdin.flush()
            except OSError:
                return
            with self.lock:
                if self.since is None and self.frames is frames:
                    self.since = time.monotonic()
            count += 1
            rest = start + count / RATE - time.monotonic()
            if rest > 0:
                time.sleep(rest)
            else:
                # A frame that comes late is not made up for.
                start, count = time.monotonic(), 0
                self.late += 1

    def stop(self):
        self.is_over = True
        self.pipeline.kill()
        self.pipeline.wait()
        self.thread.join()

    def reopen(self):
        """Is a new camera: pw-v4l2 gets no frames from one that it has read before."""
        self.stop()
        self.open()


class Scanner:
    """A program that scans, and the lines that it printed with when they came."""

    def __init__(self, command, **environment):
        self.start = time.monotonic()
        # zbarcam ends where its standard input does.
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env={**os.environ, **environment})
        self.lines = []
        self.thread = threading.Thread(target=self.read, daemon=True)
        self.thread.start()

    def read(self):
        for line in self.process.stdout:
            self.lines.append((time.monotonic(), line.decode(errors="replace").strip()))

    def seen(self, text, patience):
        """When a line first held this text; none if it does not within so many seconds."""
        end = time.monotonic() + patience
        while True:
            for at, line in list(self.lines):
                if text in line:
                    return at
            if time.monotonic() > end:
                return None
            time.sleep(0.002)

    @property
    def identifier(self):
        """The process that reads: zbarcam's is a child's child."""
        identifier = self.process.pid
        while True:
            children = pathlib.Path(f"/proc/{identifier}/task/{identifier}/children").read_text().split()
            if not children:
                return identifier
            identifier = int(children[0])

    def seconds(self):
        """Seconds of a processor's time."""
        fields = pathlib.Path(f"/proc/{self.identifier}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def megabytes(self, name):
        for line in pathlib.Path(f"/proc/{self.identifier}/status").read_text().splitlines():
            if line.startswith(name + ":"):
                return int(line.split()[1]) / 1024
        return None

    def stop(self):
        os.kill(self.identifier, signal.SIGTERM)
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()


class Quietzone:
    name = "quietzone"

    def __init__(self, command):
        self.command = command

    def scan(self, *options):
        return Scanner([self.command, "--headless", "--camera", "bench", *options])

    @staticmethod
    def first_frame(line, result):
        """When the first frame came: the line says how long after it the one with the code came, and how long reading took."""
        code = json.loads(line)
        return [result - code["time"] - code["milliseconds"] / 1000]


class Zbarcam:
    name = "zbarcam"

    def __init__(self, folder):
        library = folder / "zbarcam_on_pipewire.so"
        subprocess.run(["cc", "-shared", "-fPIC", "-O", "-o", library, ROOT / "Benchmarks/zbarcam_on_pipewire.c"], check=True)
        self.library = library
        self.screen = subprocess.Popen(
            ["Xvfb", "-displayfd", "1", "-screen", "0", "1920x1080x24"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.display = ":" + self.screen.stdout.readline().decode().strip()

    def scan(self, *options):
        device = ["bwrap", "--dev-bind", "/", "/", "--dev", "/dev", "--bind", "/dev/shm", "/dev/shm", "--ro-bind", "/dev/null",
                  "/dev/video0"]
        return Scanner([*device, "pw-v4l2", "zbarcam", "--raw", *(["-1"] if options else []), "/dev/video0"],
                       DISPLAY=self.display, LD_PRELOAD=str(self.library))

    @staticmethod
    def first_frame(line, result):
        """Nothing tells."""
        return []

    def stop(self):
        self.screen.kill()
