"""`quietzone serve` itself, with a browser on the other side. QUIETZONE_SERVE names the program; without it there is nothing
to test."""

import contextlib
import os
import re
import shutil
import signal
import socket
import subprocess
from pathlib import Path
from types import SimpleNamespace

from browser import chromium
from scanning import ADDRESS, qr_video
from suite import equal
from visit import visit


def run(suite, site_folder, folder):
    program = os.environ.get("QUIETZONE_SERVE")
    if not program:
        return
    program = with_site(Path(program), site_folder, folder / "program")
    with chromium(qr_video(folder)) as browser:
        suite.run("quietzone serve: the page scans, and the server learns counts alone", counts, program, browser, folder)
        suite.run("quietzone serve --https: the page scans, and its certificate is kept", is_secure, program, browser, folder)
    suite.run("quietzone serve: another's name learns nothing, and an error is counted as what it is", other_names, program, folder)
    suite.run("quietzone serve --https: plain HTTP is sent to the secure address", plain_http, program, folder)
    suite.run("quietzone serve: a port in use gets a clear line", port_in_use, program, folder)
    suite.run("quietzone serve: Ctrl-C and SIGTERM end it at once, though connections are open", stops, program, folder)


def with_site(program, site_folder, folder):
    """The program in a folder of its own, with this site among its resources: it needs nothing else."""
    resources = folder / "quietzone_QuietzoneServer.resources"
    resources.mkdir(parents=True)
    shutil.copytree(site_folder, resources / "Site")
    return shutil.copy(program, folder)


@contextlib.contextmanager
def serving(program, folder, *arguments):
    """Starts the server in an empty folder; gives the process and the last address that it prints."""
    environment = {**os.environ, "XDG_DATA_HOME": str(folder / "data")}
    process = subprocess.Popen(
        [program, "--port", "0", *arguments], cwd="/", env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    try:
        printed = ""
        while "Ctrl-C" not in printed:
            line = process.stdout.readline()
            assert line, process.stderr.read()
            printed += line
        origin = re.findall(r"Quietzone is at (\S+)/\n", printed)[-1]
        yield SimpleNamespace(process=process, origin=origin, port=int(origin.rpartition(":")[2]), printed=printed)
    finally:
        process.kill()
        process.wait()


def counts(program, browser, folder):
    with serving(program, folder) as server, visit(browser, server) as page:
        page.scan()
        equal(page.wait_for_field(), ADDRESS)
        page.wait_for("document.querySelectorAll('#history-list li').length === 1")
        metrics = page.context.request.get(server.origin + "/metrics").text()
        assert 'quietzone_scanner_events_total{event="MobileQRScannerScannedCode"} 1.0\n' in metrics, metrics
        assert "example.org" not in metrics
        for method, url, body in page.requests:
            assert url.startswith(server.origin + "/"), url
            assert method == "GET" and body == "" or re.fullmatch(r'\{"[A-Za-z.]+":1\}', body), (method, url, body)


def is_secure(program, browser, folder):
    kept = []
    for _ in range(2):
        with serving(program, folder, "--https", "--host", "127.0.0.1") as server:
            assert server.origin.startswith("https://127.0.0.1:"), server.origin
            assert "▀" in server.printed, "no QR Code is printed"
            with visit(browser, server, ignore_https_errors=True) as page:
                page.scan()
                equal(page.wait_for_field(), ADDRESS)
            kept.append((folder / "data/quietzone/certificate.pem").read_text())
    equal(kept[0], kept[1], "certificates")


def answer(server, *lines):
    """What comes for a request of these lines, by plain HTTP."""
    with socket.create_connection(("127.0.0.1", server.port)) as connection:
        connection.sendall("\r\n".join((*lines, "Connection: close", "", "")).encode())
        return b"".join(iter(lambda: connection.recv(65536), b"")).decode()


def other_names(program, folder):
    with serving(program, folder, "--name", "scan.example.org") as server:
        for status, *hosts in ((421, "example.org"), (400,), (400, "localhost", "localhost"), (200, "scan.example.org"), (200, "localhost")):
            found = answer(server, "GET /metrics HTTP/1.1", *(f"Host: {host}" for host in hosts))
            assert found.startswith(f"HTTP/1.1 {status} "), (hosts, found)
        answer(server, "GET /missing HTTP/1.1", "Host: localhost")
        metrics = answer(server, "GET /metrics HTTP/1.1", "Host: localhost")
        equal(sorted(re.findall(r'hb_request_errors_total{.*error_type="(\d+)"} (\S+)', metrics)), [("400", "2.0"), ("404", "1.0"), ("421", "1.0")])


def plain_http(program, folder):
    with serving(program, folder, "--https", "--host", "127.0.0.1") as server:
        found = answer(server, "GET /?source=search HTTP/1.1", f"Host: 127.0.0.1:{server.port}")
        assert f"\r\nLocation: {server.origin}/?source=search\r\n" in found, found


def port_in_use(program, folder):
    with serving(program, folder) as server:
        second = subprocess.run([program, "--port", str(server.port)], text=True, capture_output=True)
        equal((second.returncode, second.stdout), (1, ""))
        equal(second.stderr, f"quietzone serve: port {server.port} of 127.0.0.1 is in use by another program; choose another with --port\n")


def stops(program, folder):
    for how in (signal.SIGINT, signal.SIGTERM):
        with serving(program, folder) as server, socket.create_connection(("127.0.0.1", server.port)) as connection:
            connection.sendall(b"HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert connection.recv(12) == b"HTTP/1.1 200"
            server.process.send_signal(how)
            equal(server.process.wait(timeout=15), 0, "exit status")
            equal(server.process.stderr.read(), "", "complaints")
