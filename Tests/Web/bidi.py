"""Firefox, driven by WebDriver BiDi as Debian's package speaks it: no other program stands between."""

import contextlib
import json
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

FIREFOX = shutil.which("firefox-esr")

#: A camera that Firefox draws itself, allowed without a question.
PREFERENCES = {
    "media.navigator.streams.fake": True,
    "media.navigator.permission.disabled": True,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "toolkit.telemetry.enabled": False,
}


class FirefoxPage:
    def __init__(self, socket, context):
        self._socket, self._context, self._last = socket, context, 0

    def goto(self, address):
        self._ask("browsingContext.navigate", context=self._context, url=address, wait="complete")

    def before(self, function):
        """Calls a function of JavaScript in every page from now on, before all of its own."""
        self._ask("script.addPreloadScript", functionDeclaration=function)

    def evaluate(self, function, *arguments):
        """Calls a function of JavaScript, which may be asynchronous, with values that JSON has; returns such a value."""
        call = f"Promise.resolve(({function})(...{json.dumps(arguments)})).then((value) => JSON.stringify(value ?? null))"
        answer = self._ask("script.evaluate", expression=call, target={"context": self._context}, awaitPromise=True)
        assert answer["type"] == "success", answer.get("exceptionDetails", {}).get("text")
        return json.loads(answer["result"]["value"])

    def _ask(self, method, **parameters):
        self._last += 1
        self._socket.send(json.dumps({"id": self._last, "method": method, "params": parameters}))
        while True:
            try:
                answer = json.loads(self._socket.recv(timeout=300))
            except TimeoutError:
                raise AssertionError(f"no answer to {method}: {json.dumps(parameters)[-300:]}") from None
            if answer.get("id") == self._last:
                assert answer["type"] == "success", answer
                return answer["result"]


@contextlib.contextmanager
def firefox():
    """A page of a Firefox with an empty profile."""
    from websockets.sync.client import connect

    with tempfile.TemporaryDirectory() as profile:
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in PREFERENCES.items()]
        (Path(profile) / "user.js").write_text("\n".join(lines))
        command = [FIREFOX, "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0", "about:blank"]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        try:
            address = next(match[1] for line in process.stderr if (match := re.search(r"BiDi listening on (ws://\S+)", line)))
            with connect(f"{address}/session", max_size=None) as socket:
                page = FirefoxPage(socket, None)
                page._ask("session.new", capabilities={})
                page._context = page._ask("browsingContext.getTree")["contexts"][0]["context"]
                yield page
        finally:
            process.terminate()
            process.wait()
