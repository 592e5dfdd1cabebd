"""Where things are, on a desk and on a telephone, and what helps people on."""

import json

import pytest
from playwright.sync_api import expect

import camera
from conftest import cards, choose, start_camera, text_mode, wait_until

SCREENS = {"desk": (1440, 900), "upright": (390, 844), "on its side": (844, 390)}

NOTHING_SEEN = {"session": "a", "expiresIn": 60, "frameCount": 1, "readCount": 0, "isSettled": False, "guidance": ["noDocument"],
                "document": None, "result": None}


def device(name, **options):
    width, height = SCREENS[name]
    is_phone = name != "desk"
    return {"viewport": {"width": width, "height": height}, "has_touch": is_phone, "is_mobile": is_phone} | options


def box(page, selector):
    """The edges of an element: left, top, right, bottom."""
    found = page.locator(selector).first.bounding_box()
    return found["x"], found["y"], found["x"] + found["width"], found["y"] + found["height"]


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("screen", SCREENS)
def test_the_picture_stays_and_the_verdict_is_seen(open_page, screen, scheme, locale):
    page = open_page(**device(screen, color_scheme=scheme, locale=locale))
    left, _, right, _ = box(page, "#stage")
    assert abs(left + right - SCREENS[screen][0]) < 2
    scans = []
    page.route("**/v1/scan*", lambda route: scans.append(route))
    # No frame is good enough: the button takes the picture.
    page.route("**/v1/frames*", lambda route: route.fulfill(json=NOTHING_SEEN))
    with page.expect_response("**/v1/frames*"):
        page.locator("#open-camera").click()
    places = [box(page, "#viewport")]
    page.locator("#shutter").click()
    page.locator("body[data-state=frozen]").wait_for()
    places.append(box(page, "#viewport"))
    while not scans:
        page.wait_for_timeout(20)
    scans.pop().continue_()
    page.locator("body[data-state=result]").wait_for()
    places.append(box(page, "#viewport"))
    assert places[0] == places[1] == places[2]
    assert places[0][3] <= SCREENS[screen][1]
    _, top, _, bottom = box(page, ".banner h2")
    assert 0 <= top and bottom <= SCREENS[screen][1]
    seen = """(title) => {
        const { x, y, width, height } = title.getBoundingClientRect()
        return title.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    }"""
    assert page.locator(".banner h2").evaluate(seen)
    if screen != "on its side":
        assert box(page, "#after")[3] <= SCREENS[screen][1]


@pytest.mark.parametrize("screen", SCREENS)
def test_boxes_can_be_touched_and_leave_the_letters_free(open_page, screen):
    page = open_page(**device(screen))
    choose(page, "td3-desk.jpg")
    sizes = page.locator(".target").evaluate_all("""(targets) => targets.map((target) => {
        const { width, height } = target.getBoundingClientRect()
        return Math.min(width, height)
    })""")
    assert len(sizes) > 10 and min(sizes) >= 23.5
    gaps = page.evaluate("""async () => {
        const { Overlay } = await import("/overlay.js")
        const svg = document.getElementById("overlay")
        const [topLeft, topRight, bottomRight, bottomLeft] =
            [[100, 100], [300, 100], [300, 110], [100, 110]].map(([x, y]) => ({ x, y }))
        const overlay = new Overlay(svg)
        overlay.clear(640, 480)
        overlay.boxes([{ id: "a", quadrilateral: { topLeft, topRight, bottomRight, bottomLeft }, label: "", proof: "" }], () => {})
        const { x, y, width, height } = svg.querySelector(".box").getBBox()
        const pixel = 640 / svg.clientWidth
        return [(100 - x) / pixel, (100 - y) / pixel, (x + width - 300) / pixel, (y + height - 110) / pixel]
    }""")
    assert all(gap > 2 for gap in gaps)


def test_back_leaves_the_result(page):
    choose(page, "td3-small.jpg")
    page.go_back()
    page.locator("body[data-state=idle]").wait_for()
    choose(page, "td3-small.jpg")
    page.get_by_role("button", name="Close").click()
    page.locator("body[data-state=idle]").wait_for()
    start_camera(page)
    page.go_back()
    page.locator("body[data-state=idle]").wait_for()
    assert page.evaluate("document.getElementById('video').srcObject") is None


def test_back_while_the_camera_opens(page):
    """A camera that comes late is let go of, and shows nothing."""
    page.evaluate("""() => {
        const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
        window.late = new Promise((done) => navigator.mediaDevices.getUserMedia = (wishes) => new Promise((use) =>
            setTimeout(async () => { window.stream = await open(wishes); use(window.stream); done() }, 300)))
    }""")
    start_camera(page)
    page.go_back()
    page.locator("body[data-state=idle]").wait_for()
    page.evaluate("() => window.late")
    wait_until(page, "window.stream.getTracks().every((track) => track.readyState === 'ended')")
    assert page.evaluate("document.getElementById('video').srcObject") is None


def test_what_begins_after_closing_stays(page):
    """The browser goes back some time after `Close`: the camera that was opened meanwhile goes on."""
    choose(page, "td3-small.jpg")
    page.evaluate("""() => {
        document.querySelector("#result .close, .close:not([hidden])").click()
        document.getElementById("open-camera").click()
    }""")
    wait_until(page, "document.getElementById('video').videoWidth > 0")
    page.wait_for_timeout(300)
    # The picture may have taken itself meanwhile.
    assert page.locator("body").get_attribute("data-state") != "idle"
    page.go_back()
    page.locator("body[data-state=idle]").wait_for()


@pytest.mark.parametrize(("locale", "title"), [("en-GB", "Two different documents"), ("de-DE", "Zwei verschiedene Ausweise")])
def test_two_documents_are_no_sides_of_one(open_page, locale, title):
    """The front of one card and the back of another: that is said first, and in red."""
    page = open_page(locale=locale)
    choose(page, "td1-front-only.jpg", "td1-desk.jpg")
    first = page.locator(".banner").first
    expect(first.locator("h2")).to_have_text(title)
    expect(first).to_have_class("banner refuted")


def test_the_sides_of_one_document_are_joined(page, folder):
    choose(page, *camera.sides(folder))
    expect(page.get_by_text("Two different documents")).to_have_count(0)


def test_a_wrong_token_and_a_way_on(page, open_page):
    page = open_page(tolerates="401")
    page.route("**/v1/scan*", lambda route: route.continue_()
               if route.request.headers.get("authorization") == "Bearer right" else route.fulfill(status=401, json={}))
    page.locator("#file").set_input_files(cards("td3-small.jpg"))
    expect(page.locator("#trouble h2")).to_have_text("This service asks for a token")
    for token, title in (("wrong", "This is not the token"), ("right", None)):
        page.get_by_label("Token").fill(token)
        page.get_by_role("button", name="Try again").click()
        if title:
            expect(page.locator("#trouble h2")).to_have_text(title)
    page.locator("body[data-state=result]").wait_for()


def test_another_file_in_the_place_of_one_that_cannot_be_read(open_page, tmp_path):
    page = open_page(tolerates="422")
    (tmp_path / "none.jpg").write_bytes(b"no picture")
    page.locator("#file").set_input_files(tmp_path / "none.jpg")
    expect(page.locator("#trouble h2")).to_have_text("This is no picture that can be read")
    with page.expect_file_chooser() as chooser:
        page.locator("#trouble").get_by_role("button", name="Choose a picture").click()
    chooser.value.set_files(cards("td3-small.jpg"))
    page.locator("body[data-state=result]").wait_for()


def test_numbers_have_the_point_of_the_language(open_page):
    page = open_page(locale="de-DE")
    assert page.evaluate("async () => (await import('/words.js')).number(1.75)") == "1,75"
    page.get_by_role("button", name="English").click()
    assert page.evaluate("async () => (await import('/words.js')).number(12.34, 1)") == "12.3"


def test_what_only_some_need(open_page):
    hint = "Or drop one here, or paste it."
    expect(open_page().get_by_text(hint)).to_be_visible()
    expect(open_page(**device("upright")).get_by_text(hint)).to_be_hidden()
    page = open_page(reduced_motion="reduce")
    assert page.evaluate("getComputedStyle(document.querySelector('.spinner')).animationName") == "none"


def test_the_switch_can_be_told_apart(open_page):
    """The button that is pressed has another brightness than its neighbour, by 3 to 1 (WCAG 2.2, 1.4.11)."""
    contrast = """() => {
        const light = (color) => {
            const [r, g, b] = color.match(/\\d+/g).map((part) => part / 255)
                .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
            return 0.2126 * r + 0.7152 * g + 0.0722 * b
        }
        const back = (selector) => light(getComputedStyle(document.querySelector(selector)).backgroundColor)
        const [one, other] = [back(".switch button[aria-pressed=true]"), back(".switch")].sort((a, b) => b - a)
        return (one + 0.05) / (other + 0.05)
    }"""
    for scheme in ("light", "dark"):
        assert open_page(color_scheme=scheme).evaluate(contrast) >= 3


def test_a_sample_its_portrait_and_its_file(page):
    page.get_by_role("button", name="Try a sample").click()
    page.locator("body[data-state=result]").wait_for()
    expect(page.locator(".banner h2")).to_have_text("Verified")
    with page.expect_download() as download:
        page.get_by_role("link", name="JSON").click()
    result = json.loads(download.value.path().read_text())
    assert result["documents"][0]["status"] == "verified"
    assert ("portrait" in result["documents"][0]) == (page.locator(".part").count() == 1)


def test_a_portrait_is_shown(page):
    choose(page, "td3-desk.jpg")
    expect(page.get_by_role("img", name="Portrait")).to_be_visible()


def test_another_camera(page):
    """The choice is there when there are several; the one that is chosen is opened."""
    page.evaluate("""() => {
        const devices = navigator.mediaDevices
        const open = devices.getUserMedia.bind(devices)
        window.asked = []
        devices.enumerateDevices = async () => ["front", "back"].map((deviceId) => ({ kind: "videoinput", deviceId, label: deviceId }))
        devices.getUserMedia = (wish) => {
            window.asked.push(wish.video.deviceId?.exact ?? "any")
            return open({ video: true })
        }
    }""")
    page.route("**/v1/frames*", lambda route: route.fulfill(json=NOTHING_SEEN))
    start_camera(page)
    page.get_by_label("Camera", exact=True).select_option("back")
    wait_until(page, "window.asked.length === 2")
    assert page.evaluate("window.asked") == ["any", "back"]
    page.locator("body[data-state=live]").wait_for()


def test_says_how_to_hold_a_document(page):
    expect(page.locator("#help figure")).to_have_count(2)
    expect(page.get_by_text("Flat, in even light, all of it in the picture")).to_be_visible()
    text_mode(page)
    expect(page.locator("#help")).to_be_hidden()


def test_a_page_of_the_requests(page, service):
    page.goto(f"{service.address}/docs")
    page.get_by_text("POST /v1/scan", exact=True).click()
    expect(page.get_by_text("visualZone").first).to_be_visible()
    assert page.locator("details").count() > 40
