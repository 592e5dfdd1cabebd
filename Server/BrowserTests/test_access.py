"""The page for everybody: keyboard, screen readers, languages, and little to load."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

import camera
from conftest import ALLOWED, choose, start_camera, text_mode

PHONE = {"width": 390, "height": 844}
LIMIT = 60_000


def live(page):
    start_camera(page)


def frozen(page):
    page.route("**/v1/scan*", lambda route: None)
    page.locator("#file").set_input_files(camera.CARDS / "td1-desk.jpg")
    page.locator("body[data-state=frozen]").wait_for()


def result(card):
    def go(page):
        choose(page, card)
        page.locator("summary").first.click() if page.locator("summary").count() else None
        if page.locator(".box").count():
            page.locator(".box").first.click()
    return go


def two_sides(page):
    choose(page, "td1-front-only.jpg", "td1-desk.jpg")


def live_text(page):
    text_mode(page)
    start_camera(page)
    expect(page.locator("#overlay text").first).to_be_visible()
    page.get_by_label("Find").fill("copper")


def text_result(page):
    text_mode(page)
    choose(page, "td1-desk.jpg")
    page.locator(".box").first.click()


def trouble(page):
    page.route("**/v1/scan*", lambda route: route.fulfill(status=401, json={"status": 401}))
    page.locator("#file").set_input_files(camera.CARDS / "td1-desk.jpg")
    page.locator("#trouble").wait_for()


def notice(page):
    page.evaluate("""() => {
        navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("", "NotFoundError"))
    }""")
    page.get_by_role("button", name="Use the camera").click()
    page.locator("#notice").wait_for()


STATES = {
    "idle": lambda page: None, "notice": notice, "live": live, "frozen": frozen, "trouble": trouble,
    "verified": result("td3-small.jpg"), "refuted": result("td1-wrong-digit.jpg"), "expired": result("mrva-desk.jpg"),
    "nothing": result("no-document.jpg"), "two sides": two_sides, "live text": live_text, "text": text_result,
}


@pytest.mark.parametrize("state", STATES)
def test_axe_finds_no_violation(open_page, state):
    page = open_page("td1-front-only.jpg" if state == "live" else "td1-desk.jpg", tolerates="401", viewport=PHONE,
                     reduced_motion="reduce")
    STATES[state](page)
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        found = Axe().run(page)
        assert found.violations_count == 0, found.generate_report()


@pytest.mark.parametrize("width", [320, 390, 844, 1200])
def test_fits_without_scrolling_sideways(open_page, width):
    page = open_page(viewport={"width": width, "height": 700})
    steps = [
        lambda: None, lambda: page.locator("#language").click(), lambda: choose(page, "td1-wrong-digit.jpg"),
        lambda: page.locator("summary").click(), lambda: page.locator(".switch [data-mode=text]").click(),
        lambda: page.locator("#open-camera").click(), lambda: page.locator("#find").wait_for(),
    ]
    for step in steps:
        step()
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_works_by_the_keyboard_alone(page):
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Document", exact=True)).to_be_focused()
    for _ in range(3):
        page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Use the camera")).to_be_focused()
    page.keyboard.press("Enter")
    page.locator("body[data-state=live]").wait_for()
    expect(page.get_by_role("button", name="Take the picture")).to_be_focused()
    page.keyboard.press("Space")
    page.locator("body[data-state=result]").wait_for()
    expect(page.locator(".banner h2")).to_be_focused()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Shift+Tab")
    for key in ("Enter", "Space"):
        page.keyboard.press("Shift+Tab")
        name = page.evaluate("document.activeElement.getAttribute('aria-label')")
        page.keyboard.press(key)
        expect(page.locator(".box[aria-pressed=true]")).to_have_attribute("aria-label", name)
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Use the camera")).to_be_focused()


def test_speaks_german_where_the_browser_does(open_page):
    page = open_page(locale="de-AT")
    assert page.evaluate("document.documentElement.lang") == "de"
    page.locator("#file").set_input_files(camera.CARDS / "td1-wrong-digit.jpg")
    page.locator("body[data-state=result]").wait_for()
    expect(page.locator(".banner")).to_contain_text("Abgelaufen am 13. August 2023")
    page.get_by_role("button", name="English").click()
    assert page.evaluate("document.documentElement.lang") == "en"
    expect(page.locator(".banner h2")).to_have_text("Refuted")
    expect(page.get_by_role("button", name="Retake")).to_be_visible()


def test_has_every_word_in_every_language(page):
    missing = page.evaluate("""async () => {
        const { tables } = await import("/words.js")
        const paths = (table, prefix = "") => Object.entries(table).flatMap(([name, value]) =>
            typeof value === "object" ? paths(value, `${prefix}${name}.`) : [prefix + name])
        // What the service says in English needs no translation into English.
        const isOfService = (path) => /^(type|finding)\\./.test(path)
        const own = (table) => paths(table).filter((path) => !isOfService(path))
        const [english, german] = [own(tables.en), own(tables.de)]
        const without = (some, others) => some.filter((path) => !others.includes(path))
        return [...without(english, german), ...without(german, english)]
    }""")
    assert missing == []


def test_stays_quiet_for_those_who_want_no_motion(open_page):
    page = open_page(reduced_motion="reduce")
    assert page.evaluate("getComputedStyle(document.querySelector('button')).transitionDuration") in ("0s", "")


def test_is_little_to_load(open_page, service):
    """All that comes over the wire, headers included, until the page can be used."""
    page = open_page()
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    sizes = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.reload(wait_until="networkidle")
    assert len(sizes) > 8
    assert sum(sizes) <= LIMIT, f"{sum(sizes)} bytes"


def test_lets_no_foreign_code_in(open_page):
    page = open_page(tolerates="Executing inline script violates")
    policy = page.request.get(page.url).headers["content-security-policy"]
    assert "unsafe" not in policy and "http" not in policy and "*" not in policy
    blocked = page.evaluate("""() => new Promise((done) => {
        document.addEventListener("securitypolicyviolation", (event) => done(event.effectiveDirective))
        document.body.append(Object.assign(document.createElement("script"), { textContent: "window.wasRun = true" }))
    })""")
    assert blocked.startswith("script-src")
    assert page.evaluate("window.wasRun") is None
