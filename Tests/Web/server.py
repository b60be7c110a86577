"""A server of static files for the tests: the headers that a site of this kind needs, and a record of what was asked."""

import gzip
import hashlib
import mimetypes
import re
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote, urlsplit

TYPES = {".js": "text/javascript", ".wasm": "application/wasm", ".webmanifest": "application/manifest+json"}
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' blob:; "
        "connect-src 'self'; worker-src 'self'; manifest-src 'self'; form-action 'none'; base-uri 'none'; "
        "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types quietzone"
    ),
    "Permissions-Policy": "camera=(self), microphone=(), geolocation=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-cache",
}


class QuietServer(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, *_):
        """A browser that closes does not wait."""


class Server:
    """Serves a folder on a free port of this machine until `close`."""

    def __init__(self, folder, headers=HEADERS):
        self.folder = Path(folder).resolve()
        self.headers = headers
        self.requests = []  # (method, path with query, length of the body)
        self.sent = 0  # bytes of bodies
        self._packed = {}
        handler = type("Handler", (Handler,), {"site": self})
        self._server = QuietServer(("127.0.0.1", 0), handler)
        self.origin = f"http://localhost:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True).start()

    def close(self):
        self._server.shutdown()
        self._server.server_close()

    def forget(self):
        """Files may have changed."""
        self._packed = {}

    def packed(self, path):
        if path not in self._packed:
            content = path.read_bytes()
            brotli = path.with_name(path.name + ".br")
            coding, body = ("br", brotli.read_bytes()) if brotli.is_file() else ("gzip", gzip.compress(content, 9, mtime=0))
            if path.suffix == ".webm":
                # Browsers play no video that is compressed once more.
                coding, body = "identity", content
            self._packed[path] = (body, coding, f'"{hashlib.sha256(content).hexdigest()[:16]}"')
        return self._packed[path]


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        self.site.requests.append(("GET", self.path, 0))
        path = (self.site.folder / unquote(urlsplit(self.path).path).lstrip("/")).resolve()
        if path.is_dir():
            path /= "index.html"
        if self.site.folder not in path.parents or not path.is_file():
            self.answer(404, b"", {})
            return
        body, coding, tag = self.site.packed(path)
        kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        headers = {"ETag": tag, "Content-Type": kind, "Content-Encoding": coding}
        asked = re.fullmatch(r"bytes=(\d+)-(\d*)", self.headers.get("Range", ""))
        if self.headers.get("If-None-Match") == tag:
            self.answer(304, b"", {"ETag": tag})
        elif coding == "identity" and asked:
            # Players take a video in parts.
            first, last = int(asked[1]), int(asked[2] or len(body) - 1)
            self.answer(206, body[first : last + 1], {**headers, "Content-Range": f"bytes {first}-{last}/{len(body)}"})
        else:
            self.answer(200, body, headers)

    def do_POST(self):
        length = int(self.headers.get("Content-Length", 0))
        self.site.requests.append(("POST", self.path, length))
        self.rfile.read(length)
        self.answer(204 if self.path == "/counts" else 405, b"", {})

    def answer(self, status, body, headers):
        self.site.sent += len(body)
        self.send_response(status)
        for name, value in {**self.site.headers, **headers, "Content-Length": str(len(body))}.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass
