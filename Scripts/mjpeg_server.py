"""A network camera for Scripts/test-live: answers each request with pictures without end, as such cameras do.

usage: mjpeg_server.py PORT-FILE PICTURE ...

It takes a free port and writes it to PORT-FILE. Each address sends one picture again and again, ten times a second: /0 the first, /1 the
second; /change two seconds of the first, then the second; /stall a second of the first, then nothing, and whoever asks again gets the
second; /end a second of the first, then the end.
"""

import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

PICTURES = [open(name, "rb").read() for name in sys.argv[2:]]
INTERVAL = 0.1
stalled = threading.Event()


class Camera(BaseHTTPRequestHandler):
    def do_GET(self):
        kind = self.path.lstrip("/")
        if kind not in ("change", "stall", "end") and not (kind.isdigit() and int(kind) < len(PICTURES)):
            return self.send_error(404)
        self.send_response(200)
        self.send_header("Content-Type", "multipart/x-mixed-replace; boundary=frame")
        self.end_headers()
        if kind == "stall" and stalled.is_set():
            kind = "1"
        try:
            count = 0
            while True:
                picture = self.picture(kind, count)
                if picture is None:
                    return
                self.wfile.write(b"--frame\r\nContent-Type: image/jpeg\r\nContent-Length: %d\r\n\r\n" % len(picture))
                self.wfile.write(picture + b"\r\n")
                self.wfile.flush()
                count += 1
                time.sleep(INTERVAL)
        except OSError:
            # Who has seen enough hangs up.
            return

    def picture(self, kind, count):
        if kind.isdigit():
            return PICTURES[int(kind)]
        if kind == "change":
            return PICTURES[0 if count < 20 else 1]
        if count < 10:
            return PICTURES[0]
        if kind == "stall":
            stalled.set()
            time.sleep(3600)
        return None

    def log_message(self, *_):
        pass


server = ThreadingHTTPServer(("127.0.0.1", 0), Camera)
server.daemon_threads = True
with open(sys.argv[1], "w") as file:
    file.write(str(server.server_port))
server.serve_forever()
