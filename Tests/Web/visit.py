"""A visit to the page: opened in a context of its own, with what happened to its camera and what it asked the network."""

import contextlib
import time

from browser import PHONE

#: Keeps what the page asks of cameras, and gives its tracks a torch, a zoom and a focus when `capabilities` says so.
WATCH_CAMERA = """(() => {
  const camera = window.testCamera = { constraints: [], tracks: [], applied: [], capabilities: null, obeys: true };
  const media = navigator.mediaDevices;
  if (!media) return;
  const open = media.getUserMedia.bind(media);
  media.getUserMedia = async (constraints) => {
    camera.constraints.push(constraints);
    const stream = await open(constraints);
    camera.tracks.push(...stream.getTracks());
    return stream;
  };
  const { getCapabilities, getSettings, applyConstraints } = MediaStreamTrack.prototype;
  const settings = new WeakMap();
  Object.assign(MediaStreamTrack.prototype, {
    getCapabilities() { return { ...getCapabilities.call(this), ...camera.capabilities }; },
    getSettings() { return { ...getSettings.call(this), ...settings.get(this) }; },
    async applyConstraints(constraints) {
      if (camera.capabilities === null) return applyConstraints.call(this, constraints);
      const wanted = Object.assign({}, ...constraints.advanced);
      camera.applied.push(wanted);
      if (camera.obeys) settings.set(this, { ...settings.get(this), ...wanted });
    },
  });
})()"""


#: Finds elements as the document does, in the scanner's shadow first.
DEEP = """(() => {
  const roots = () => [...[...document.querySelectorAll('*')].map(({ shadowRoot }) => shadowRoot).filter(Boolean), document];
  window.deepAll = (selector) => roots().flatMap((root) => [...root.querySelectorAll(selector)]);
  window.deep = (selector) => window.deepAll(selector)[0] ?? null;
})()"""


class Visit:
    def __init__(self, context, page, site):
        self.context, self.page, self.site = context, page, site
        self.errors, self.warnings, self.requests, self.navigations = [], [], [], []
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda message: message.type == "error" and self.errors.append(message.text))
        page.on("console", lambda message: message.type == "warning" and self.warnings.append(message.text))
        context.on("request", self._record)

    def _record(self, request):
        is_navigation = request.is_navigation_request()
        (self.navigations if is_navigation else self.requests).append((request.method, request.url, request.post_data or ""))

    def camera(self, expression):
        return self.page.evaluate(f"() => {{ const camera = window.testCamera; return {expression}; }}")

    def wait_for(self, expression, timeout=120):
        """Until it holds; returns its value. What is looked at later may have changed, so what is waited for is looked at.

        Playwright's own way of waiting makes code of strings, which the page's policy forbids.
        """
        end = time.monotonic() + timeout
        while not (value := self.page.evaluate(f"() => {expression}")):
            assert time.monotonic() < end, f"in vain: {expression}"
            time.sleep(0.03)
        return value

    def scan(self):
        self.page.click("#scan-button")
        self.page.wait_for_selector(".quietzone-scanner:not([hidden])")

    def scan_and_leave(self, address):
        """What is searched for at once leads away, maybe before anybody saw the scanner."""
        self.page.click("#scan-button")
        self.page.wait_for_url(address)

    def wait_until_scanning(self):
        self.page.wait_for_selector(".quietzone-scanner .line.sweeping", state="attached")

    def wait_until_still(self):
        """Until the page in front has slid away."""
        self.wait_for("document.getElementById('page').getAnimations().length === 0")

    def wait_until_closed(self):
        self.page.wait_for_selector(".quietzone-scanner", state="hidden")

    def field(self):
        return self.page.input_value("#omnibox-field")

    def wait_for_field(self):
        self.wait_for("document.getElementById('omnibox-field').value !== ''")
        return self.field()

    def wait_for_announcement(self):
        """What a screen reader is given to speak."""
        region = "deep('.quietzone-inside > .spoken')"
        awake = f"[{region}, {region}.getRootNode().host].every((element) => element.closest('[hidden], [inert]') === null)"
        self.wait_for(f"{region}.textContent !== '' && {awake}")
        return self.page.evaluate(f"{region}.textContent")

    def dialog(self):
        return self.page.locator("dialog.quietzone")

    def wait_for_problem(self, problem):
        self.page.wait_for_selector(f"dialog.quietzone[data-problem={problem}]")

    def metrics(self):
        return self.page.evaluate("JSON.parse(localStorage.getItem('quietzone.metrics') ?? '{}')")

    def settings(self, **settings):
        """Has the page begin with these settings."""
        self.page.evaluate("(s) => localStorage.setItem('quietzone.settings', JSON.stringify(s))", settings)
        self.page.reload()
        self.page.wait_for_load_state("load")

    def focused(self):
        return self.page.evaluate("""() => {
          const inner = (root) => root.activeElement?.shadowRoot ? inner(root.activeElement.shadowRoot) : root.activeElement;
          const focused = inner(document);
          return focused.id || focused.getAttribute('aria-label') || focused.tagName;
        }""")


@contextlib.contextmanager
def visit(browser, site, path="/", permission="granted", elsewhere=True, **options):
    """Opens the page. `permission`: how the camera's permission stands, as the Permissions API names it.

    `elsewhere`: other sites can be opened. Playwright then keeps the browser from caching anything.
    """
    context = browser.new_context(**{"viewport": PHONE, "device_scale_factor": 2, "locale": "en-GB", "service_workers": "block", **options})
    # A machine with other work is no failure.
    context.set_default_timeout(120_000)
    try:
        context.add_init_script(WATCH_CAMERA)
        context.add_init_script(DEEP)
        if elsewhere:
            context.route(
                lambda url: not url.startswith(site.origin),
                lambda route: route.fulfill(body="<title>Elsewhere</title>", content_type="text/html"),
            )
        page = context.new_page()
        if permission == "granted":
            context.grant_permissions(["camera"])
        result = Visit(context, page, site)
        page.goto(site.origin + path)
        if permission == "denied":
            # Nobody is there to answer what the browser asks, which it takes for a refusal.
            page.evaluate("navigator.mediaDevices.getUserMedia({ video: true }).catch(() => {})")
            page.reload()
        yield result
        assert result.errors == [], result.errors
    finally:
        context.close()
