"""The page in Firefox: its camera, its photos, its reader. What depends on no browser is tested in Chromium alone."""

import base64

from bidi import FIREFOX, firefox
from batches import DROP, photo
from scanning import ADDRESS
from suite import equal

#: Waits for what `expression` says.
WAIT = """async (expression) => {
  const end = performance.now() + 20000;
  const deep = (selector) => [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll(selector) ?? [])])[0]
    ?? document.querySelector(selector);
  while (!%s) {
    if (performance.now() > end) throw new Error('in vain');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}"""

#: A camera that shows a picture.
SHOW = """async (data) => {
  const picture = await createImageBitmap(new Blob([Uint8Array.from(atob(data), (character) => character.charCodeAt(0))]));
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [1280, 720];
  const context = canvas.getContext('2d');
  const draw = () => {
    context.fillStyle = `rgb(150, 150, ${150 + Math.random() * 9})`;
    context.fillRect(0, 0, 1280, 720);
    context.drawImage(picture, 400, 180, 480, 360);
  };
  draw();
  setInterval(draw, 50);
  navigator.mediaDevices.getUserMedia = async () => (window.stream = canvas.captureStream());
}"""


def run(suite, site):
    if FIREFOX is None:
        print("skipped Firefox, which is not installed (apt-get install firefox-esr)")
        return
    with firefox() as page:
        suite.run("Firefox: the scanner shows the camera, and closes", shows_camera, page, site)
        suite.run("Firefox: a code before the camera is read", reads_camera, page, site)
        suite.run("Firefox: photos are read, side by side", reads_photos, page, site)
        suite.run("Firefox: BarcodeDetector reads a canvas", detects, page, site)


def until(page, expression):
    page.evaluate(WAIT % f"({expression})", "")


def shows_camera(page, site):
    page.goto(site.origin)
    page.evaluate("() => document.getElementById('scan-button').click()")
    until(page, "deep('.quietzone-scanner video.visible') !== null && deep('.line.sweeping') !== null")
    equal(page.evaluate("() => document.documentElement.style.overflow"), "hidden")
    page.evaluate("() => history.back()")
    until(page, "deep('.quietzone-scanner').hidden")
    until(page, "deep('video').srcObject === null")


def reads_camera(page, site):
    page.goto(site.origin)
    page.evaluate(SHOW, base64.b64encode(photo(ADDRESS)).decode())
    page.evaluate("() => document.getElementById('scan-button').click()")
    until(page, "document.getElementById('omnibox-field').value !== ''")
    equal(page.evaluate("() => document.getElementById('omnibox-field').value"), ADDRESS)
    until(page, "stream.getTracks().every(({ readyState }) => readyState === 'ended')")


def reads_photos(page, site):
    page.goto(site.origin)
    files = [[base64.b64encode(photo(text)).decode(), f"{text}.png", "image/png"] for text in ("first", "second")]
    page.evaluate(DROP, files)
    until(page, "deep('dialog .choices') !== null")
    found = page.evaluate("() => [...document.querySelector('div').shadowRoot.querySelectorAll('.choices span:first-child')].map(({ textContent }) => textContent)")
    equal(found, ["first", "second"])


def detects(page, site):
    page.goto(site.origin)
    found = page.evaluate("""async (data) => {
      const { BarcodeDetector } = await import('/quietzone.js');
      const picture = await createImageBitmap(new Blob([Uint8Array.from(atob(data), (character) => character.charCodeAt(0))]));
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [picture.width, picture.height];
      canvas.getContext('2d').drawImage(picture, 0, 0);
      return (await new BarcodeDetector({ formats: ['qr_code'] }).detect(canvas)).map(({ rawValue }) => rawValue);
    }""", base64.b64encode(photo(ADDRESS)).decode())
    equal(found, [ADDRESS])
