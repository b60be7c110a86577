"""The page in Firefox: what depends on the browser. Its camera, pictures, reader, styles, storage, and other pages' modules."""

import base64
import shutil

from access import AXE, RULES
from batches import DROP, photo
from bidi import FIREFOX, firefox
from cards import VCARD
from collecting import WATCH_OUTLINES
from detector import png
from detector_sources import ASK_WORKER, BOTH, IN_WORKER, IN_WORKERS, KINDS, LOADED, NOT_MADE, OF_OTHERS, ON_PAGE, STOOD_STILL, WITHOUT_SIZE
from embedding import COMPUTED, HOSTILE, LOOKS, OPEN_LOOKS, SCAN_OWN, TEN_LINES, documented_policy
from farewell import WATCH, assert_landed
from kinds import jpeg, moving
from memory import KEEP, READ_KEPT, assert_given_back, held_by, photograph
from own_camera import SHOW
from scanning import ADDRESS
from scenes import QR, scene, symbol
from server import Server
from suite import equal
from visit import DEEP

#: Waits for what an expression says; says whether that came.
WAIT = """async () => {
  const end = performance.now() + 60000;
  while (!(%s)) {
    if (performance.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return true;
}"""

INLINE = """<!DOCTYPE html><title>Inline</title><body style="margin: 50px">
<quietzone-scanner inline mode="continuous" interval="3600" style="width: 400px; height: 300px"></quietzone-scanner>
<script type="module">
  import './quietzone.js';
  document.querySelector('quietzone-scanner').addEventListener('collect', ({ detail }) => (document.title = detail.text));
</script>"""


def run(suite, site, folder):
    if FIREFOX is None:
        print("skipped Firefox, which is not installed (apt-get install firefox-esr)")
        return
    others = Server(other_pages(site.folder, folder), {})
    with firefox() as page:
        page.before(f"() => {{ {DEEP} }}")
        suite.run("Firefox: the scanner shows the camera, and Back closes it", shows_camera, page, site)
        suite.run("Firefox: a page that is left while the scanner is open stays left", stays_left, page, site)
        suite.run("Firefox: a code before the camera is read, and its outline flies to the field", reads_camera, page, site)
        suite.run("Firefox: where the camera is refused that is said, and how to allow it in Firefox", is_refused, page, site)
        suite.run("Firefox: outlines are where the codes are, and all that was collected is listed", collects, page, site)
        suite.run("Firefox: photos are read, side by side, and a contact has its card", reads_photos, page, site)
        suite.run("Firefox: drawings, later frames and large turned photos are read, and others named", reads_kinds, page, site)
        suite.run("Firefox: after photos of 108 megapixels the memory they took is given back", gives_back, page, site)
        suite.run("Firefox: BarcodeDetector reads every kind of source, and refuses what the API does", detects, page, others)
        suite.run("Firefox: modules of another origin scan under the strict policy", scans_elsewhere, page, folder / "unpacked")
        suite.run("Firefox: a page's styles and the scanner's do not meet", do_not_meet, page, others)
        suite.run("Firefox: the scanner reads in a part of a page", reads_inline, page, others)
        suite.run("Firefox: a stream or video of one's own takes the camera's place", takes_stream, page, others)
        suite.run("Firefox: broken settings are as by default", mends_settings, page, site)
        suite.run("Firefox: axe finds no violation", has_no_violation, page, site)
        suite.run("Firefox: without the server the page opens and reads, and a shared photo is taken", works_offline, page, site)
    others.close()


def other_pages(site_folder, folder):
    """A folder with the site's modules, pages of others, and pictures."""
    others = folder / "firefox"
    shutil.copytree(site_folder, others)
    shutil.copytree(folder / "sources", others / "sources")
    for name, body in (("plain", "<!DOCTYPE html><title>Plain</title><main></main>"), ("hostile", HOSTILE), ("inline", INLINE),
                       ("stream", "<!DOCTYPE html><title>Stream</title><quietzone-scanner></quietzone-scanner>")):
        (others / f"{name}.html").write_text(body, encoding="utf-8")
    return others


def until(page, expression):
    assert page.evaluate(WAIT % expression), f"in vain: {expression}"


def value(page, expression):
    return page.evaluate(f"() => ({expression})")


def press(page, selector):
    page.evaluate("(selector) => deep(selector).click()", selector)


def start(page, site, **settings):
    """The page, as it is at first but for these settings."""
    page.goto(site.origin + "/icons/icon.svg")
    page.evaluate("(settings) => { localStorage.clear(); localStorage.setItem('quietzone.settings', JSON.stringify(settings)); }", settings)
    page.goto(site.origin)


def show(page, picture):
    page.evaluate(SHOW, base64.b64encode(picture).decode())


def drop(page, *files):
    page.evaluate(DROP, [[base64.b64encode(data).decode(), name, ""] for data, name in files])


def shows_camera(page, site):
    start(page, site)
    press(page, "#scan-button")
    until(page, "deep('.quietzone-scanner video.visible') !== null && deep('.line.sweeping') !== null")
    equal(value(page, "document.documentElement.style.overflow"), "hidden")
    value(page, "history.back()")
    until(page, "deep('.quietzone-scanner').hidden")
    until(page, "deep('video').srcObject === null")


def stays_left(page, site):
    start(page, site)
    press(page, "#scan-button")
    until(page, "deep('.line.sweeping') !== null")
    page.goto(site.origin + "/icons/icon.svg")
    # A step back would be taken before this is answered.
    page.evaluate("() => new Promise((resolve) => setTimeout(resolve, 500))")
    equal(value(page, "location.pathname"), "/icons/icon.svg")


def reads_camera(page, site):
    start(page, site)
    page.evaluate(f"() => {{ {WATCH} }}")
    show(page, photo(ADDRESS))
    press(page, "#scan-button")
    until(page, "document.getElementById('omnibox-field').value !== ''")
    equal(value(page, "document.getElementById('omnibox-field').value"), ADDRESS)
    until(page, "stream.getTracks().every(({ readyState }) => readyState === 'ended')")
    until(page, "deep('.flight').hidden && deep('.frozen').hidden")
    seen = value(page, "farewell")
    assert all(entry["pixel"] > 100 for entry in seen if entry.get("size")), "the picture that stands still is dark"
    assert_landed(value(page, "landing"))


def is_refused(page, site):
    start(page, site)
    page.evaluate("() => { navigator.mediaDevices.getUserMedia = async () => { throw new DOMException('no', 'NotAllowedError'); }; }")
    press(page, "#scan-button")
    until(page, "deep('dialog[data-problem=permissionDenied]') !== null")
    words = value(page, "deep('dialog').textContent")
    assert "clear the block" in words, words


def collects(page, site):
    start(page, site, mode="oncePerCode")
    both = scene([(symbol(QR, "first code"), 0.35, 0.5, 0.2), (symbol(QR, "second code"), 0.65, 0.5, 0.2)], (640, 480))
    show(page, png(both))
    press(page, "#scan-button")
    until(page, "deepAll('.outlines polygon').length === 2")
    page.evaluate(WATCH_OUTLINES)
    until(page, "shown.length > 10")
    seen = [frame for frame in value(page, "shown") if frame["middle"] is not None]
    assert seen and all(abs(frame["middle"] - frame["width"] / 2) < 12 for frame in seen), seen
    press(page, ".collected")
    until(page, "deep('dialog .choices') !== null")
    equal(sorted(value(page, "deepAll('.choices span:first-child').map(({ textContent }) => textContent)")), ["first code", "second code"])


def reads_photos(page, site):
    start(page, site)
    drop(page, (photo("first"), "a.png"), (photo("second"), "b.png"))
    until(page, "deep('dialog .choices') !== null")
    equal(value(page, "deepAll('.choices span:first-child').map(({ textContent }) => textContent)"), ["first", "second"])
    start(page, site)
    drop(page, (photo(VCARD), "card.png"))
    until(page, "document.querySelector('#result .card') !== null")
    assert "Ida Lindqvist" in value(page, "document.getElementById('result').textContent")


def reads_kinds(page, site):
    data = base64.b64encode(photo("drawn")).decode()
    drawing = f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 640 480'><image href='data:image/png;base64,{data}' width='640' height='480'/></svg>"
    large = jpeg(scene([(symbol(QR, "large"), 0.2, 0.3, 0.2)]).resize((9000, 5062)))
    start(page, site)
    drop(page, (drawing.encode(), "a.svg"), (moving("GIF"), "b.gif"), (moving("WEBP"), "c.webp"), (large, "d.jpg"))
    until(page, "deep('dialog .choices') !== null")
    equal(value(page, "deepAll('.choices span:first-child').map(({ textContent }) => textContent)"), ["drawn", "moving GIF", "moving WEBP", "large"])
    start(page, site)
    drop(page, (b"%PDF-1.7", "a.pdf"))
    until(page, "deep('dialog')?.textContent.includes('PDF')")


def gives_back(page, site):
    start(page, site)
    for name in ("108 megapixels", "108 megapixels as PNG"):
        page.evaluate(KEEP, base64.b64encode(photograph(name)).decode())
        before = held_by(b"-contentproc")
        equal(page.evaluate(READ_KEPT, 1), 1, name)
        assert_given_back(f"1 × {name}", before, lambda: held_by(b"-contentproc"))


def detects(page, others):
    address, foreign = others.origin + "/plain.html", others.origin.replace("localhost", "127.0.0.1") + "/sources/codes.png"
    cases = [(kind, "/sources/codes.png", where, "", BOTH) for kind in KINDS for where in ("the page", "a frame")]
    cases += [(kind, "/sources/empty.svg", "the page", "", []) for kind in WITHOUT_SIZE]
    cases += [(kind, foreign, "the page", "", "SecurityError") for kind in OF_OTHERS]
    cases += [(kind, "/sources/broken.png", "the page", "", "InvalidStateError") for kind in (*LOADED, "Blob")]
    cases += [(kind, "/sources/codes.png", "the page", "close", "InvalidStateError") for kind in ("ImageBitmap", "VideoFrame")]
    page.goto(address)
    for kind, url, where, change, expected in cases:
        found = detected(page, address, ON_PAGE, [kind, url, where, change, {}])
        equal(sorted(found) if isinstance(found, list) else found, expected, f"{kind} of {where}, {url} {change}")
    for kind in IN_WORKERS:
        found = detected(page, address, ASK_WORKER, [IN_WORKER, kind, "/sources/codes.png"])
        equal(sorted(found) if isinstance(found, list) else found, BOTH, f"a worker's {kind}")


def detected(page, address, ask, case):
    """
    What is detected in a source. Now and then this Firefox does not come to an end with a video of its own, or one of its threads
    stands still where a busy machine compiles WebAssembly, streamed or not: then another time.
    """
    for _ in range(3):
        try:
            return page.evaluate(ask, case)
        except AssertionError as error:
            own = next((name for name in (NOT_MADE, STOOD_STILL) if name in str(error)), None)
            if own is None:
                raise
            page.goto(address)
    return own


def scans_elsewhere(page, unpacked):
    cdn = Server(unpacked, {"Access-Control-Allow-Origin": "*"})
    origin = cdn.origin.replace("localhost", "127.0.0.1")
    body = TEN_LINES % f"{origin}/package"
    (unpacked / "index.html").write_text(body, encoding="utf-8")
    own = Server(unpacked, {"Content-Security-Policy": documented_policy(unpacked / "package", body, origin)})
    page.goto(own.origin)
    show(page, photo(ADDRESS))
    press(page, "body > button")
    until(page, f"document.querySelector('output').textContent === '{ADDRESS}'")
    equal([path for _, path, _ in own.requests if path.endswith((".js", ".wasm"))], [], "asked of the page's own origin")
    own.close()
    cdn.close()


def do_not_meet(page, others):
    page.goto(others.origin + "/plain.html")
    page.evaluate(OPEN_LOOKS)
    until(page, "deep('.quietzone-scanner .line.sweeping') !== null")
    plain = page.evaluate(LOOKS)
    page.goto(others.origin + "/hostile.html")
    before = page.evaluate(COMPUTED)
    page.evaluate(OPEN_LOOKS)
    until(page, "deep('.quietzone-scanner .line.sweeping') !== null")
    equal(page.evaluate(LOOKS), plain, "the scanner's looks on a page that restyles everything")
    value(page, "document.querySelector('quietzone-scanner').close()")
    until(page, "deep('.quietzone-scanner').hidden")
    equal(page.evaluate(COMPUTED), before, "the page's own looks")


def reads_inline(page, others):
    page.goto(others.origin + "/inline.html")
    show(page, photo(ADDRESS))
    value(page, "document.querySelector('quietzone-scanner').open()")
    until(page, f"document.title === '{ADDRESS}' && deep('.outlines polygon') !== null")
    outline, place = (value(page, f"deep('{name}').getBoundingClientRect().toJSON()") for name in (".outlines polygon", "quietzone-scanner"))
    assert abs(outline["left"] + outline["width"] / 2 - place["left"] - 200) < 12, (outline, place)
    equal(value(page, "document.documentElement.style.overflow"), "")


def takes_stream(page, others):
    for shows in ("stream", "video of a stream", "video of a file"):
        page.goto(others.origin + "/stream.html")
        show(page, photo("of my own"))
        equal(page.evaluate(SCAN_OWN, shows), "of my own", shows)
        equal(value(page, "stream.getTracks().map(({ readyState }) => readyState)"), ["live"], shows)


def mends_settings(page, site):
    start(page, site, symbologies=None, mode="never", interval="2", searchAddress="javascript:%s")
    drop(page, (photo(ADDRESS), "a.png"))
    until(page, f"document.getElementById('omnibox-field').value === '{ADDRESS}'")


def has_no_violation(page, site):
    def checked(what):
        page.evaluate(f"() => {{ {AXE} }}")
        found = page.evaluate("async (rules) => (await axe.run({ runOnly: rules })).violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 120))])", RULES)
        equal(found, [], what)

    start(page, site)
    checked("the start page")
    press(page, "#settings-button")
    checked("the settings")
    start(page, site)
    press(page, "#scan-button")
    until(page, "deep('.line.sweeping') !== null && document.getElementById('page').getAnimations().length === 0")
    checked("the scanner")


def works_offline(page, site):
    own = Server(site.folder)
    page.goto(own.origin)
    until(page, "(await navigator.serviceWorker.ready).active.state === 'activated'")
    page.goto(own.origin)
    page.evaluate("""async (data) => {
      const form = new FormData();
      form.append('photos', new File([Uint8Array.from(atob(data), (character) => character.charCodeAt(0))], 'a.png', { type: 'image/png' }));
      await fetch('./share', { method: 'POST', body: form });
    }""", base64.b64encode(photo("shared")).decode())
    own.close()
    page.goto(own.origin + "/?shared")
    until(page, "document.getElementById('omnibox-field').value === 'shared'")
