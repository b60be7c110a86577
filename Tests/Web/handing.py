"""What other pages and apps hand over to the page, and what they get back."""

import base64
from urllib.parse import quote

from browser import chromium
from batches import photo
from offline import ready
from scanning import ADDRESS, NUMBER, qr_video
from scenes import EAN13, scene, symbol, video
from suite import equal
from visit import visit


def run(suite, site, folder):
    with chromium(qr_video(folder)) as browser:
        suite.run("A photo that is shared with the installed app is read", is_shared, browser, site)
        suite.run("A photo that is opened with the installed app is read", is_opened, browser, site)
        suite.run("A page that asks for a scan gets it, once the user agreed", returns, browser, site)
        suite.run("A page that asks for a scan and is refused gets nothing", is_refused, browser, site)
        suite.run("Only web addresses can ask for a scan", asks_rightly, browser, site)
    with chromium(video(folder / "number.mjpeg", [scene([(symbol(EAN13, NUMBER), 0.5, 0.5, 0.16)])])) as browser:
        suite.run("A number that another page asked for goes there, not to a search engine", returns_number, browser, site)


def is_shared(browser, site):
    with visit(browser, site, elsewhere=False, service_workers="allow") as page:
        ready(page)
        page.page.reload()
        status = page.page.evaluate("""async ([data]) => {
          const form = new FormData();
          form.append('title', 'a photo');
          form.append('photos', new File([Uint8Array.from(atob(data), (character) => character.charCodeAt(0))], 'a b.png', { type: 'image/png' }));
          return (await fetch('./share', { method: 'POST', body: form })).status;
        }""", [base64.b64encode(photo("shared")).decode()])
        equal(status, 200, "the page that the photo leads to")
        page.page.goto(site.origin + "/?shared")
        equal(page.wait_for_field(), "shared")
        equal(page.page.url, site.origin + "/")
        equal(page.page.evaluate("caches.has('shared-photos')"), False, "kept for longer than needed")


def is_opened(browser, site):
    with visit(browser, site) as page:
        page.page.add_init_script("""Object.defineProperty(window, 'launchQueue', { value: { setConsumer(consume) {
          const bytes = Uint8Array.from(atob('%s'), (character) => character.charCodeAt(0));
          const file = { getFile: async () => new File([bytes], 'a.png') };
          consume({ files: [] });
          consume({ files: [file] });
        } } })""" % base64.b64encode(photo("opened")).decode())
        page.page.reload()
        equal(page.wait_for_field(), "opened")


def ask(page, site, address):
    page.page.goto(f"{site.origin}/?return={quote(address, safe='')}")


def returns(browser, site):
    with visit(browser, site) as page:
        ask(page, site, "https://shop.example/found?code=%s&a=b")
        page.dialog().wait_for()
        assert "https://shop.example" in page.dialog().text_content()
        equal(page.camera("camera.constraints.length"), 0, "cameras asked for before the user agreed")
        page.dialog().get_by_role("button", name="Scan").click()
        page.page.wait_for_url(f"https://shop.example/found?code={quote(ADDRESS, safe='')}&a=b")


def returns_number(browser, site):
    with visit(browser, site) as page:
        ask(page, site, "https://shop.example/#%s")
        page.dialog().get_by_role("button", name="Scan").click()
        page.page.wait_for_url(f"https://shop.example/#{NUMBER}")
        assert all("google" not in url for _, url, _ in page.navigations), page.navigations


def is_refused(browser, site):
    with visit(browser, site) as page:
        ask(page, site, "https://shop.example/%s")
        page.dialog().get_by_role("button", name="Cancel").click()
        equal(page.page.url, site.origin + "/")
        page.scan()
        equal(page.wait_for_field(), ADDRESS)
        assert all(not url.startswith("https://shop.example") for _, url, _ in page.navigations), page.navigations


def asks_rightly(browser, site):
    with visit(browser, site) as page:
        for address in ("javascript:alert('%s')", "https://%s/", "https://%s.example/", "https://shop.example/", "data:,%s", "%s", "https://a:%s@shop.example/"):
            ask(page, site, address)
            page.page.wait_for_load_state("load")
            equal(page.dialog().count(), 0, address)
