"""The camera: permission, problems and their dialogs, torch, zoom, focus, the choice of lens."""

import random
import time

from browser import LAPTOP, chromium
from detector import png
from photos import bring
from scenes import QR, scene, symbol, video
from suite import equal
from visit import visit


def run(suite, site, folder):
    blank = video(folder / "blank.mjpeg", [scene([])])
    with chromium(blank) as browser:
        problems(suite, browser, site)
        torch(suite, browser, site)
        lens(suite, browser, site)
        for file in ("quietzone.wasm", "reader/worker.js"):
            suite.run(f"Without {file} that is said, and the next attempt loads it again", without_reader, browser, site, file)
        suite.run("Where the user refuses, the scanner is shown and then a dialog", refused, browser, site)
    with chromium(count=2) as browser:
        suite.run("Another camera can be chosen, and is used the next time", is_remembered, browser, site)
    with chromium() as browser:
        suite.run("Without a camera a dialog says so", missing, browser, site)
    speck = scene([(symbol(QR, "far away", 4), 0.5, 0.5, 0.02)])
    with chromium(video(folder / "speck.mjpeg", [speck])) as browser:
        suite.run("Zooming in is offered where a code is seen that is too small", offers_zoom, browser, site)
    ruined = scene([(ruined_symbol(), 0.5, 0.5, 0.08)])
    with chromium(video(folder / "ruined.mjpeg", [ruined])) as browser:
        suite.run("A code that cannot be read is outlined faintly, and zoomed in on", zooms_in, browser, site)
    suite.run("Lenses for landscapes and far things are not chosen", chooses_lens, site)


def problems(suite, browser, site):
    def denied():
        with visit(browser, site, permission="denied") as page:
            page.page.click("#scan-button")
            page.wait_for_problem("permissionDenied")
            assert page.page.locator(".quietzone-scanner").is_hidden(), "the scanner is presented"
            equal(page.dialog().get_attribute("role"), "alertdialog")
            assert "address bar" in page.dialog().text_content()
            page.dialog().get_by_role("button", name="Cancel").click()
            page.dialog().wait_for(state="detached")
            equal(page.metrics()["MobileQRScannerError"], 1)
            equal(page.camera("camera.constraints.length"), 0, "cameras asked for")

    def allowed_at_last():
        with visit(browser, site, permission="denied") as page:
            page.page.click("#scan-button")
            page.wait_for_problem("permissionDenied")
            page.context.grant_permissions(["camera"])
            page.wait_until_scanning()
            equal(page.dialog().count(), 0, "dialogs")

    def photo_instead():
        with visit(browser, site, permission="denied") as page:
            page.page.click("#scan-button")
            page.wait_for_problem("permissionDenied")
            bring(page, png(scene([(symbol(QR, "in a photo"), 0.5, 0.5, 0.3)])), "drop")
            equal(page.wait_for_field(), "in a photo")
            equal(page.dialog().count(), 0, "dialogs")

    def taken_away():
        with visit(browser, site) as page:
            page.scan()
            page.wait_until_scanning()
            tracks = page.camera("camera.tracks.length")
            page.camera("camera.tracks.at(-1).dispatchEvent(new Event('ended'))")
            page.wait_for_problem("unavailable")
            # It is tried again: the dialog goes by itself when the camera works.
            page.dialog().wait_for(state="detached")
            page.wait_until_scanning()
            assert page.camera("camera.tracks.length") > tracks

    def replaced():
        with visit(browser, site) as page:
            page.scan()
            page.wait_until_scanning()
            page.camera("camera.tracks.at(-1).dispatchEvent(new Event('mute'))")
            page.wait_for_problem("multipleForegroundApplications")
            page.camera("camera.tracks.at(-1).dispatchEvent(new Event('ended'))")
            page.wait_for_problem("unavailable")
            equal(page.dialog().count(), 1, "dialogs")
            page.page.keyboard.press("Escape")
            page.wait_until_closed()
            equal(page.dialog().count(), 0, "dialogs")

    def busy():
        with visit(browser, site) as page:
            page.page.evaluate("""() => {
              const open = navigator.mediaDevices.getUserMedia;
              navigator.mediaDevices.getUserMedia = async () => { throw new DOMException('busy', 'NotReadableError'); };
              window.letGo = () => { navigator.mediaDevices.getUserMedia = open; };
            }""")
            page.scan()
            page.wait_for_problem("inUseByAnotherApplication")
            page.page.evaluate("letGo()")
            page.wait_until_scanning()
            equal(page.dialog().count(), 0, "dialogs")

    def hidden():
        with visit(browser, site) as page:
            page.scan()
            page.wait_until_scanning()
            hide = """(isHidden) => {
              Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
              document.dispatchEvent(new Event('visibilitychange'));
            }"""
            page.page.evaluate(hide, True)
            page.wait_for("deep('.quietzone-scanner video').paused")
            equal(page.dialog().count(), 0, "dialogs")
            page.page.evaluate(hide, False)
            page.wait_until_scanning()
            page.wait_for("!deep('.quietzone-scanner video').paused")

    suite.run("Where the camera is denied, a dialog is presented instead of the scanner", denied)
    suite.run("The dialog goes by itself when the camera is allowed", allowed_at_last)
    suite.run("A picture that is dropped takes the dialog's place", photo_instead)
    suite.run("A camera that is taken away is missed, and used again when it is back", taken_away)
    suite.run("One problem's dialog is replaced by the next one's, and Escape closes all", replaced)
    suite.run("A camera in use is told, and taken when it is free", busy)
    suite.run("In the background the capture rests and no dialog is shown", hidden)


def torch(suite, browser, site):
    button = ".quietzone-scanner .torch"

    def scan_with(page, **capabilities):
        page.page.evaluate("(capabilities) => (window.testCamera.capabilities = capabilities)", capabilities)
        page.scan()
        page.wait_until_scanning()

    def is_disabled():
        with visit(browser, site) as page:
            page.scan()
            page.wait_until_scanning()
            assert page.page.is_disabled(button)
            equal(page.page.get_attribute(button, "aria-pressed"), "false")

    def is_switched():
        with visit(browser, site) as page:
            scan_with(page, torch=True)
            page.page.click(button)
            page.page.wait_for_selector(f"{button}[aria-pressed=true]")
            equal(page.metrics()["MobileQRScannerTorchOn"], 1)
            page.page.click(button)
            page.page.wait_for_selector(f"{button}[aria-pressed=false]")
            equal([setting["torch"] for setting in page.camera("camera.applied") if "torch" in setting], [False, True, False])

    def shows_truth():
        with visit(browser, site) as page:
            scan_with(page, torch=True)
            page.camera("camera.obeys = false")
            page.page.click(button)
            page.wait_for("window.testCamera.applied.some(({ torch }) => torch)")
            time.sleep(0.2)
            equal(page.page.get_attribute(button, "aria-pressed"), "false")

    def is_reset():
        with visit(browser, site) as page:
            scan_with(page, torch=True)
            page.page.click(button)
            page.page.wait_for_selector(f"{button}[aria-pressed=true]")
            page.page.click(".quietzone-scanner .close")
            page.wait_until_closed()
            equal(page.camera("camera.applied.filter((setting) => 'torch' in setting).at(-1).torch"), False, "the torch after closing")
            scan_with(page, torch=True)
            equal(page.page.get_attribute(button, "aria-pressed"), "false")

    suite.run("The torch button is disabled where the camera has no torch", is_disabled)
    suite.run("The torch is turned on and off", is_switched)
    suite.run("The torch button shows what the camera reports, not what was asked for", shows_truth)
    suite.run("The torch is off when the scanner closes, and when it is opened again", is_reset)


def lens(suite, browser, site):
    def zooms():
        with visit(browser, site) as page:
            page.page.evaluate("(capabilities) => (window.testCamera.capabilities = capabilities)", {"zoom": {"min": 1, "max": 8, "step": 0.1}})
            page.scan()
            page.wait_until_scanning()
            slider = page.page.get_by_role("slider", name="Zoom")
            slider.fill("3")
            equal(page.camera("camera.applied.at(-1).zoom"), 3)
            # Two fingers that move apart from 100 to 200 points.
            page.page.evaluate("""() => {
              const surface = deep('.overlay');
              const finger = (type, pointerId, clientX) =>
                surface.dispatchEvent(new PointerEvent(type, { pointerId, clientX, clientY: 300, bubbles: true }));
              finger('pointerdown', 1, 100); finger('pointerdown', 2, 200); finger('pointermove', 2, 300);
              finger('pointerup', 1, 100); finger('pointerup', 2, 300);
            }""")
            equal(page.camera("camera.applied.at(-1).zoom"), 6)

    def focuses():
        with visit(browser, site) as page:
            page.page.evaluate("(capabilities) => (window.testCamera.capabilities = capabilities)", {"focusMode": ["continuous", "single-shot"], "pointsOfInterest": True})
            page.scan()
            page.wait_until_scanning()
            equal(page.camera("camera.applied.filter(({ focusMode }) => focusMode)"), [{"focusMode": "continuous"}])
            page.page.mouse.click(195, 600)
            focus = page.camera("camera.applied.at(-1)")
            equal(focus["focusMode"], "single-shot")
            place = focus["pointsOfInterest"][0]
            # 1280 × 720 fills 390 × 844 at the scale 844 / 720.
            assert abs(place["x"] - 0.5) < 0.01 and abs(place["y"] - 600 / 844) < 0.01, place

    suite.run("A camera that can zoom is zoomed by slider and by two fingers", zooms)
    suite.run("A camera is focused all the time, and where the user taps", focuses)


def without_reader(browser, site, file):
    with visit(browser, site) as page:
        page.page.route(f"**/{file}", lambda route: route.fulfill(status=503))
        page.page.reload()
        page.page.click("#scan-button")
        page.wait_for_problem("notLoaded")
        assert any(file.rpartition("/")[2] in line for line in page.warnings), page.warnings
        page.page.unroute(f"**/{file}")
        page.dialog().get_by_role("button", name="Cancel").click()
        page.dialog().wait_for(state="detached")
        page.wait_until_closed()
        page.scan()
        page.wait_until_scanning()
        page.errors.clear()


def refused(browser, site):
    with visit(browser, site, permission="prompt") as page:
        page.scan()
        page.wait_for_problem("permissionDenied")
        page.page.keyboard.press("Escape")
        page.wait_until_closed()
        equal(page.metrics()["MobileQRScannerError"], 1)


def is_remembered(browser, site):
    with visit(browser, site) as page:
        page.scan()
        page.wait_until_scanning()
        menu = page.page.get_by_label("Camera")
        menu.wait_for()
        second = menu.locator("option").nth(1).get_attribute("value")
        menu.select_option(second)
        page.wait_for("window.testCamera.constraints.length === 2")
        equal(page.camera("camera.constraints[1].video.deviceId"), {"exact": second})
        page.wait_for("window.testCamera.tracks.at(-1).readyState === 'live'")
        equal(page.camera("camera.tracks.map((track) => track.readyState)"), ["ended", "live"])
        page.wait_until_scanning()
        page.page.reload()
        page.scan()
        page.wait_until_scanning()
        equal(page.camera("camera.constraints[0].video.deviceId"), {"exact": second})


def missing(browser, site):
    with visit(browser, site) as page:
        page.page.click("#scan-button")
        page.wait_for_problem("unavailable")
        page.dialog().get_by_role("button", name="Cancel").click()
        page.wait_until_closed()


def offers_zoom(browser, site):
    with visit(browser, site, viewport=LAPTOP) as page:
        page.page.evaluate("() => { testCamera.capabilities = { zoom: { min: 1, max: 8, step: 0.1 } }; }")
        page.scan()
        page.page.get_by_role("button", name="Zoom in 2×").click()
        equal(page.camera("camera.applied.at(-1).zoom"), 2)


def ruined_symbol():
    """A QR Code of version 2 of which all is right but the data."""
    picture = symbol(QR, "nobody can read this", 4, "--vers=2", "--secure=1")
    size = picture.width // 33
    blots = random.Random(5)
    for row in range(9, 25):
        for column in range(9, 25):
            left, top = (4 + column) * size, (4 + row) * size
            picture.paste(blots.choice((0, 255)), (left, top, left + size, top + size))
    return picture


def zooms_in(browser, site):
    with visit(browser, site) as page:
        page.page.evaluate("() => { testCamera.capabilities = { zoom: { min: 1, max: 8, step: 0.1 } }; }")
        page.scan()
        page.page.wait_for_selector(".outlines polygon.faint", state="attached")
        page.wait_for("testCamera.applied.at(-1)?.zoom === 1.5")


def chooses_lens(site):
    cases = [
        (["camera2 1, facing front", "camera2 2, facing back", "camera2 0, facing back"], "camera2 0, facing back"),
        (["Back Ultra Wide Camera", "Back Telephoto Camera", "Back Camera", "Front Camera"], "Back Camera"),
        (["后置超广角相机", "后置相机", "前置相机"], "后置相机"),
        (["FaceTime HD Camera"], None),
        (["", ""], None),
    ]
    with chromium() as browser:
        page = browser.new_page()
        page.goto(site.origin)
        for labels, expected in cases:
            found = page.evaluate("""async (labels) => {
              const { mainLens } = await import('/camera/lenses.js');
              return mainLens(labels.map((label) => ({ label })))?.label ?? null;
            }""", labels)
            equal(found, expected, str(labels))
