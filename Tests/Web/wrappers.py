"""The package's components for React and Vue, on pages that have these from Debian and PyPI; without them there is nothing to test."""

import os
import shutil
from pathlib import Path

from browser import chromium
from scenes import QR, scene, symbol, video
from server import Server
from suite import equal
from visit import visit

#: Where Debian puts React's builds for browsers, and PyPI's nicegui one of Vue.
REACT = Path("/usr/share/nodejs")
VUE = [Path(folder) / "nicegui/static/vue.esm-browser.prod.js" for folder in os.environ.get("PYTHONPATH", "").split(":")]

PAGE = """<!DOCTYPE html>
<title>Framework</title>
<script type="importmap">{"imports": {"react": "./react-module.js", "vue": "./vue.js", "quietzone/react": "./package/wrappers/react.js", "quietzone/vue": "./package/wrappers/vue.js"}}</script>
<main id="root"></main>
%s
"""

REACT_PAGE = PAGE % """<script src="react.js"></script><script src="react-dom.js"></script>
<script type="module">
  import { createElement as h, useState } from "react";
  import { Scanner } from "quietzone/react";

  function App() {
    const [texts, setTexts] = useState([]);
    const [isOpen, setOpen] = useState(false);
    const [isThere, setThere] = useState(true);
    const [count, setCount] = useState(0);
    const add = ({ text }) => setTexts((before) => [...before, `${before.length} ${text}`]);
    return h("div", {},
      h("button", { onClick: () => setOpen(!isOpen) }, isOpen ? "Close" : "Open"),
      h("button", { onClick: () => setThere(false) }, "Remove"),
      h("output", {}, texts.join(" ")),
      h("p", {}, count),
      isThere && h(Scanner, { inline: true, crosshair: false, mode: "oncePerCode", symbologies: "qr_code", settings: { beeps: false },
        isOpen, style: { height: "320px" }, className: "scan", onCollect: add, onClose: () => setOpen(false),
        // One that was kept from the first time would count to one.
        onOpen: () => setCount(count + 1) }));
  }
  ReactDOM.createRoot(document.getElementById("root")).render(h(App));
</script>"""

VUE_PAGE = PAGE % """<script type="module">
  import { createApp, h, ref } from "vue";
  import { Scanner } from "quietzone/vue";

  createApp({
    setup() {
      const [texts, isOpen, isThere, count] = [ref([]), ref(false), ref(true), ref(0)];
      return () => h("div", {}, [
        h("button", { onClick: () => (isOpen.value = !isOpen.value) }, isOpen.value ? "Close" : "Open"),
        h("button", { onClick: () => (isThere.value = false) }, "Remove"),
        h("output", {}, texts.value.join(" ")),
        h("p", {}, count.value),
        isThere.value && h(Scanner, { inline: true, crosshair: false, mode: "oncePerCode", symbologies: "qr_code", settings: { beeps: false },
          isOpen: isOpen.value, style: { height: "320px" }, class: "scan",
          onCollect: ({ text }) => texts.value.push(`${texts.value.length} ${text}`), onClose: () => (isOpen.value = false),
          onOpen: () => (count.value += 1) }),
      ]);
    },
  }).mount("#root");
</script>"""


def run(suite, site, folder):
    package = folder / "unpacked/package"
    react = [REACT / f"{name}/umd/{name}.production.min.js" for name in ("react", "react-dom")]
    vue = [path for path in VUE if path.is_file()]
    both = [scene([(symbol(QR, "first"), 0.44, 0.5, 0.09), (symbol(QR, "second"), 0.56, 0.5, 0.09)])]
    with chromium(video(folder / "two.mjpeg", both)) as browser:
        if all(path.is_file() for path in react):
            suite.run("The component for React scans, calls the newest function, closes and goes", scans, browser, package, folder, REACT_PAGE, react)
        if vue:
            suite.run("The component for Vue scans, emits, closes and goes", scans, browser, package, folder, VUE_PAGE, vue[:1])


def scans(browser, package, folder, body, scripts):
    pages = folder / "framework"
    shutil.rmtree(pages, ignore_errors=True)
    pages.mkdir()
    shutil.copytree(package, pages / "package")
    for script in scripts:
        shutil.copy(script, pages / (script.name.split(".")[0] + ".js"))
    (pages / "react-module.js").write_text(
        "export const { createElement, forwardRef, useImperativeHandle, useLayoutEffect, useRef, useState } = React;")
    (pages / "index.html").write_text(body, encoding="utf-8")
    server = Server(pages, {})
    with visit(browser, server) as page:
        page.page.get_by_role("button", name="Open").click()
        page.wait_for("/^0 (first|second) 1 (first|second)$/.test(document.querySelector('output').textContent)")
        box = page.page.locator("quietzone-scanner.scan").bounding_box()
        equal(box["height"], 320)
        assert page.page.locator("quietzone-scanner").get_attribute("crosshair") is None
        page.page.locator("main button").first.click()
        page.page.wait_for_selector(".quietzone-scanner", state="hidden")
        page.wait_for("testCamera.tracks.every(({ readyState }) => readyState === 'ended')")
        # What the user closes is told to the component, which can be opened again.
        page.page.get_by_role("button", name="Open").click()
        page.page.wait_for_selector(".quietzone-scanner:not([hidden])")
        page.page.evaluate("deep('.close').click()")
        page.page.get_by_role("button", name="Open").click()
        page.page.wait_for_selector(".quietzone-scanner video.visible")
        equal(page.page.text_content("main p"), "3", "times that it was opened")
        page.page.get_by_role("button", name="Remove").click()
        page.wait_for("testCamera.tracks.every(({ readyState }) => readyState === 'ended') && deep('.quietzone-scanner') === null")
        # A browser asks for a favicon that is not there.
        page.errors[:] = [error for error in page.errors if "404" not in error]
    server.close()
