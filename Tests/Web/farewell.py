"""How a result leaves the scanner: its picture stands still, and its outline flies to where its text goes."""

from browser import LANDSCAPE, PHONE, chromium
from scanning import ADDRESS, qr_video
from scenes import EAN13, scene, symbol, video
from suite import equal
from visit import visit

#: Notes, frame by frame, where the outline is, and how bright the picture that stands still is in its middle; and where the
#: outline was drawn last, which no frame need have shown, with the place that the field has then on the page, which may still slide.
#: No frame of the flight takes the page's clock more than 20 ms on, however late a busy machine draws it.
WATCH = """(() => {
  window.farewell = [];
  const clock = performance.now.bind(performance);
  let [late, drawn] = [0, clock()];
  performance.now = () => clock() - late;
  const keepTime = () => {
    const between = clock() - drawn;
    drawn += between;
    if (deep('.flight:not([hidden])')) late += Math.max(0, between - 20);
  };
  const edges = ({ left, top, right, bottom }) => [left, top, right, bottom];
  const look = () => {
    requestAnimationFrame(look);
    keepTime();
    const [outline, still] = [deep('.flight:not([hidden]) polygon'), deep('.frozen:not([hidden])')];
    if (!still && !outline) return;
    const pixel = still?.getContext('2d').getImageData(still.width / 2, still.height / 2 - still.height / 4, 1, 1).data[0];
    window.farewell.push({ box: outline && edges(outline.getBoundingClientRect()), pixel, size: still?.width });
  };
  const note = () => {
    const { x, y, width, height } = document.querySelector('.field').getBoundingClientRect();
    const slid = new DOMMatrix(getComputedStyle(document.getElementById('page')).transform).m42;
    const field = edges(new DOMRect(x, y - slid, width, height));
    window.landing = { points: deep('.flight polygon').getAttribute('points'), field };
  };
  const begin = () => {
    look();
    const start = () => deep('.flight') ? new MutationObserver(note).observe(deep('.flight polygon'), { attributes: true }) : setTimeout(start);
    start();
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin);
  else begin();
})()"""


def run(suite, site, folder):
    with chromium(qr_video(folder)) as browser:
        for name, viewport in (("upright", PHONE), ("on its side", LANDSCAPE)):
            suite.run(f"The picture stands still and the code's outline flies to the field, {name}", flies, browser, site, viewport)
        suite.run("Where motion is to be reduced nothing flies", rests, browser, site)
        suite.run("A scanner that is closed without a result lets nothing fly, and keeps no picture", ends_quietly, browser, site)
    number = [scene([(symbol(EAN13, "4006381333931"), 0.5, 0.5, 0.16)])]
    with chromium(video(folder / "number.mjpeg", number)) as browser:
        suite.run("What is searched for at once flies nowhere", leaves, browser, site)


def scanned(page):
    """What was to be seen from the moment when the picture stood still until the scanner was gone."""
    page.scan()
    equal(page.wait_for_field(), ADDRESS)
    page.wait_until_closed()
    page.wait_for("deep('.flight').hidden && deep('.frozen').hidden")
    return page.page.evaluate("window.farewell")


def flies(browser, site, viewport):
    with visit(browser, site, viewport=viewport) as page:
        page.page.add_init_script(WATCH)
        page.page.reload()
        seen = scanned(page)
        boxes = [entry["box"] for entry in seen if entry["box"]]
        assert len(boxes) > 20, seen
        assert all(entry["pixel"] > 100 for entry in seen if entry["size"]), "the picture that stands still is dark"
        # The code of a seventh of the picture's width is in its middle, and the picture fills the screen.
        left, top, right, bottom = boxes[0]
        scale = max(viewport["width"] / 1280, viewport["height"] / 720)
        assert abs((left + right) / 2 - viewport["width"] / 2) < 3 and abs((top + bottom) / 2 - viewport["height"] / 2) < 3, boxes[0]
        assert 0.6 < (right - left) / (1280 * 0.14 * scale) < 1, boxes[0]
        assert_landed(page.page.evaluate("window.landing"))
        equal(page.page.evaluate("deep('.frozen').width"), 0, "pixels that are kept")


def assert_landed(landing):
    """That the outline was drawn last where the field was then."""
    corners = [tuple(map(float, point.split(","))) for point in landing["points"].split()]
    end = [min(x for x, _ in corners), min(y for _, y in corners), max(x for x, _ in corners), max(y for _, y in corners)]
    assert all(abs(a - b) < 1 for a, b in zip(end, landing["field"])), (end, landing)


def rests(browser, site):
    with visit(browser, site, reduced_motion="reduce") as page:
        page.page.add_init_script(WATCH)
        page.page.reload()
        equal([entry for entry in scanned(page) if entry["box"]], [])


def ends_quietly(browser, site):
    with visit(browser, site) as page:
        page.page.add_init_script(WATCH)
        page.settings(mode="oncePerCode")
        page.scan()
        page.page.wait_for_selector(".quietzone-scanner .collected:not([hidden])")
        page.page.keyboard.press("Escape")
        page.wait_until_closed()
        page.wait_for("deep('.frozen').hidden")
        seen = page.page.evaluate("window.farewell")
        assert any(entry["size"] for entry in seen), "the picture did not stand still"
        equal([entry for entry in seen if entry["box"]], [])
        equal(page.page.evaluate("deep('.frozen').width"), 0, "pixels that are kept")


def leaves(browser, site):
    with visit(browser, site) as page:
        page.page.add_init_script(WATCH)
        page.page.add_init_script("addEventListener('pagehide', () => sessionStorage.setItem('flew', window.farewell.filter(({ box }) => box).length))")
        page.page.reload()
        page.scan_and_leave("https://www.google.com/search?q=4006381333931")
        page.page.goto(site.origin)
        equal(page.page.evaluate("sessionStorage.getItem('flew')"), "0")
