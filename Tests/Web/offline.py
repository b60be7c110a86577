"""The site as a whole: offline, installed, its policy, its size, its languages, its settings."""

import base64
import json
import subprocess
import time
from pathlib import Path

from browser import chromium
from detector import png
from scanning import ADDRESS, qr_video
from scenes import QR, scene, symbol
from server import HEADERS, Server
from suite import equal
from visit import visit

#: What the first visit may cost over the wire, in bytes.
WIRE_LIMIT = 400_000


#: Names that Chinese takes as they are.
KEPT_WORDS = {"Quietzone", "Aztec", "Codabar", "Code", "Data", "Matrix", "Databar", "DataBar", "GS", "Expanded", "Limited",
              "Interleaved", "of", "MaxiCode", "QR", "Micro", "rMQR", "DX", "film", "edge", "Telepen", "MSI", "Pharmacode"}


def run(suite, site, folder):
    with chromium(qr_video(folder)) as browser:
        suite.run("After the first visit the page opens and scans without the server", works_offline, browser, site.folder)
        suite.run("A changed site is taken over at the visit after the next", is_renewed, browser, site.folder, folder)
        suite.run("The first visit costs less than 400 KB over the wire", is_small, browser, site.folder)
        suite.run("The page works with the policy that it brings itself", has_policy, browser, site.folder)
        suite.run("The app can be installed, with a shortcut to scan", is_installable, browser, site)
        suite.run("In Chinese, every word is Chinese", speaks_chinese, browser, site)
        suite.run("A search address without a place for words is not taken", checks_search_address, browser, site)
        suite.run("The scanner is there for other pages", is_module, browser, site)
        suite.run("It reads the symbologies that they chose, and no others", reads_chosen_symbologies, browser, site)
    suite.run("Every script is well formed", is_well_formed, site.folder)
    suite.run("What is said in one language is said in the other", speaks_alike)


def ready(page):
    page.wait_for("navigator.serviceWorker.ready.then(({ active }) => active.state === 'activated')")


def works_offline(browser, site_folder):
    server = Server(site_folder)
    with visit(browser, server, service_workers="allow") as page:
        ready(page)
        server.close()
        page.context.set_offline(True)
        page.page.reload()
        failed = []
        page.page.on("requestfailed", lambda request: failed.append(request.url))
        page.scan()
        equal(page.wait_for_field(), ADDRESS)
        # Nobody has seen a card before.
        page.wait_for("document.getElementById('result').hidden")
        equal([url for url in failed if "/cards/" not in url], [], "what is missing")
        page.errors.clear()


def is_renewed(browser, site_folder, folder):
    copy = folder / "renewed"
    subprocess.run(["rm", "-rf", copy], check=True)
    subprocess.run(["cp", "-R", site_folder, copy], check=True)
    server = Server(copy)
    try:
        with visit(browser, server, service_workers="allow") as page:
            ready(page)
            page_file, worker = copy / "index.html", copy / "service-worker.js"
            page_file.write_text(page_file.read_text().replace("<title>Quietzone", "<title>Renewed"))
            worker.write_text(worker.read_text().replace('version: "', 'version: "new'))
            worker.with_name("service-worker.js.br").unlink()
            server.forget()
            page.page.reload()
            equal(page.page.title(), "Quietzone", "the page while the new one is loaded")
            page.wait_for("navigator.serviceWorker.getRegistration().then(({ waiting }) => waiting !== null)")
            # The last page of the old site goes; the next one is the new site's.
            page.page.goto("about:blank")
            end = time.monotonic() + 60
            while page.page.title() != "Renewed":
                assert time.monotonic() < end, "the old page is still shown"
                page.page.goto(server.origin)
    finally:
        server.close()


def is_small(browser, site_folder):
    server = Server(site_folder)
    try:
        with visit(browser, server, elsewhere=False, service_workers="allow") as page:
            ready(page)
            print(f"        {server.sent} bytes", flush=True)
            assert 0 < server.sent < WIRE_LIMIT, f"{server.sent} bytes"
    finally:
        server.close()


def has_policy(browser, site_folder):
    """A server that sends no policy leaves the page with its own."""
    server = Server(site_folder, {name: value for name, value in HEADERS.items() if name != "Content-Security-Policy"})
    try:
        with visit(browser, server) as page:
            page.scan()
            equal(page.wait_for_field(), ADDRESS)
            refused = page.page.evaluate("""async () => {
              const tries = {
                markup: () => (document.createElement('div').innerHTML = '<b>x</b>'),
                evaluation: () => new Function('return 1')(),
                worker: () => new Worker('/reader/worker.js'),
                network: () => fetch('https://elsewhere.example/'),
              };
              const refused = [];
              // What runs before this is the test's, for which the policy does not hold.
              await new Promise((resolve) => setTimeout(resolve));
              for (const [name, attempt] of Object.entries(tries)) {
                try { await attempt(); } catch { refused.push(name); }
              }
              return refused;
            }""")
            equal(refused, ["markup", "evaluation", "worker", "network"])
            page.errors.clear()
    finally:
        server.close()


def is_installable(browser, site):
    with visit(browser, site) as page:
        session = page.context.new_cdp_session(page.page)
        found = session.send("Page.getAppManifest")
        equal(found["errors"], [], "errors in the manifest")
        manifest = json.loads(found["data"])
        equal([shortcut["name"] for shortcut in manifest["shortcuts"]], ["Scan"])
        for icon in manifest["icons"]:
            assert (site.folder / icon["src"]).is_file(), icon


def speaks_chinese(browser, site):
    with visit(browser, site, locale="zh-CN") as page:
        equal(page.page.evaluate("document.documentElement.lang"), "zh")
        page.page.click("#settings-button")
        words = page.page.evaluate("deepAll('#page, dialog').map((part) => part.innerText).join(' ')")
        latin = [word for word in words.split() if word.isascii() and word.isalpha() and word not in KEPT_WORDS]
        equal(latin, [])


def checks_search_address(browser, site):
    with visit(browser, site) as page:
        page.page.click("#settings-button")
        field = page.page.get_by_label("Search engine")
        for address in ("https://search.example/", "javascript:alert('%s')", "%s", "https://%s"):
            field.fill(address)
            equal(field.get_attribute("aria-invalid"), "true", address)
        field.fill("https://search.example/?words=%s")
        equal(field.get_attribute("aria-invalid"), "false")
        page.page.get_by_role("button", name="Done").click()
        page.page.fill("#omnibox-field", "a b")
        page.page.click("#go-button")
        page.page.wait_for_url("https://search.example/?words=a%20b")


def is_module(browser, site):
    with visit(browser, site) as page:
        page.page.goto(site.origin + "/icons/icon.svg")
        page.page.route("**/other", lambda route: route.fulfill(
            body="""<!DOCTYPE html><title>Other</title>
              <main>Other page</main>
              <script type="module">
                import { Scanner } from '/quietzone.js';
                const scanner = new Scanner();
                scanner.addEventListener('result', ({ detail }) => (document.title = detail.text));
                scanner.open();
              </script>""", content_type="text/html"))
        page.page.goto(site.origin + "/other")
        page.wait_for(f"document.title === '{ADDRESS}'")


def reads_chosen_symbologies(browser, site):
    """What another page did not ask for is not read, by the camera or in a photo."""
    with visit(browser, site) as page:
        page.page.goto(site.origin + "/icons/icon.svg")
        page.page.route("**/other", lambda route: route.fulfill(body="<!DOCTYPE html><title>Other</title><main></main>", content_type="text/html"))
        page.page.goto(site.origin + "/other")
        found = page.page.evaluate("""async (code) => {
          const { Scanner } = await import('/quietzone.js');
          const scanner = new Scanner({ settings: { symbologies: ['ean13'] } });
          const results = [];
          scanner.addEventListener('result', ({ detail }) => results.push(detail.text));
          const read = async () => {
            const { length } = results;
            await scanner.readPhotos(await (await fetch(code)).blob());
            while (deep('dialog') === null && results.length === length) await new Promise((resolve) => setTimeout(resolve, 20));
            deep('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }));
          };
          await read();
          scanner.settings = { symbologies: ['qrCode'] };
          await read();
          return results;
        }""", "data:image/png;base64," + base64.b64encode(png(scene([(symbol(QR, ADDRESS), 0.5, 0.5, 0.3)], (640, 480)))).decode())
        equal(found, [ADDRESS])


def is_well_formed(site_folder):
    scripts = sorted(Path(site_folder).rglob("*.js"))
    assert len(scripts) > 20, scripts
    for script in scripts:
        checked = subprocess.run(["node", "--input-type=module", "--check"], input=script.read_bytes(), capture_output=True)
        assert checked.returncode == 0, (script, checked.stderr.decode())


def speaks_alike():
    """The two languages have the same keys, and each key is used."""
    written = Path(__file__).parents[2] / "Web"
    script = (written / "strings.js").read_text(encoding="utf-8")
    english, chinese = (
        [line.split(":")[0].strip() for line in part.splitlines() if line.startswith("  ") and ":" in line]
        for part in script.split("const english = {")[1].split("\nexport")[0].split("const chinese = {")
    )
    equal(sorted(english), sorted(chinese))
    # What the scanner's behaviour names is in comments.
    source = "".join(path.read_text() for path in written.rglob("*") if path.suffix in (".js", ".html") and path.name != "strings.js")
    equal([key for key in english if f'"{key}"' not in source], [], "strings that nobody uses")
