"""Documents, from the camera or a file to the list of what is proven."""

import re

import pytest
from playwright.sync_api import expect

import camera
from conftest import choose, field, start_camera


def unsettle(page):
    """Has the service say that more frames may help: one good frame takes no picture."""

    def change(route):
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "isSettled": False})

    is_post = lambda route: route.request.method == "POST"
    page.route(re.compile("/v1/frames"), lambda route: change(route) if is_post(route) else route.continue_())


def test_waits_until_frames_are_good_for_a_while(page):
    unsettle(page)
    start_camera(page)
    expect(page.locator("#frame")).to_be_visible()
    expect(page.locator("#guidance")).to_have_text("Good. Hold still")
    page.locator("body[data-state=result]").wait_for()


def test_takes_a_picture_by_itself(page):
    start_camera(page)
    page.locator("body[data-state=result]").wait_for()
    expect(page.locator(".banner h2")).to_have_text("Verified")
    expect(page.locator(".banner h2")).to_be_focused()
    assert "K82166789" in field(page, "Document number")
    assert page.evaluate("document.getElementById('canvas').width") == 1280
    assert page.evaluate("document.getElementById('video').srcObject.getVideoTracks()[0].enabled") is False


def test_says_what_proves_each_field(page):
    choose(page, "td1-desk.jpg")
    assert field(page, "Date of birth").splitlines() == ["Date of birth", "1 February 1980", "Check digit holds"]
    assert "Read clearly" in field(page, "Surname")
    assert "Utopia" in field(page, "Issued by")
    page.get_by_text("Machine-readable zone").click()
    expect(page.locator("pre")).to_contain_text("WINTERBOURNE<LEE<<HENRIKA<BERE")


def test_says_where_a_second_reader_agrees(page):
    """It is asked where a check digit fails, and reads the names alike."""
    choose(page, "td3-wrong-digit.jpg")
    assert "Two readers agree" in field(page, "Surname")


def test_takes_a_picture_by_the_button(open_page):
    page = open_page("no-document.jpg")
    # The picture waits here until the page has shown that it is read: an answer can come before anybody looks.
    pictures = []
    page.route("**/v1/scan*", lambda route: pictures.append(route))
    start_camera(page)
    expect(page.locator("#guidance")).to_have_text("Show the document")
    page.get_by_role("button", name="Take the picture").click()
    page.locator("body[data-state=frozen]").wait_for()
    expect(page.locator("#reading")).to_have_text("Reading …")
    pictures.pop().continue_()
    page.locator("body[data-state=result]").wait_for()
    expect(page.locator(".banner h2")).to_have_text("Nothing found")


@pytest.mark.parametrize(("word", "says"), [
    ("noDocument", "Show the document"),
    ("moveCloser", "Move closer"),
    ("moveBack", "Move back a little"),
    ("centre", "Move it to the centre"),
    ("tiltLess", "Hold the camera above it"),
    ("lessGlare", "Less glare: tilt it a little"),
    ("moreLight", "More light, please"),
    ("holdStill", "Hold still"),
])
def test_says_what_a_person_can_do(page, word, says):
    answer = {"session": "a", "expiresIn": 60, "frameCount": 1, "readCount": 0, "isSettled": False,
              "guidance": [word, "turnOver"], "document": None, "result": None}
    page.route("**/v1/frames*", lambda route: route.fulfill(json=answer))
    start_camera(page)
    expect(page.locator("#guidance")).to_have_text(says)


def test_asks_about_one_frame_at_a_time(page):
    waiting, most, sessions = 0, 0, []

    def began(request):
        nonlocal waiting, most
        if "/v1/frames" in request.url and request.method == "POST":
            sessions.append("session=" in request.url)
            waiting += 1
            most = max(most, waiting)

    def ended(request):
        nonlocal waiting
        waiting -= "/v1/frames" in request.url and request.method == "POST"

    page.on("request", began)
    page.on("requestfinished", ended)
    page.on("requestfailed", ended)
    unsettle(page)
    start_camera(page)
    page.locator("body[data-state=result]").wait_for()
    assert most == 1
    assert sessions[:2] == [False, True]


def test_begins_another_session_when_one_is_over(open_page):
    page = open_page(tolerates="404")
    asked = []

    def over(route):
        asked.append(route.request.url)
        route.fulfill(status=404, content_type="application/problem+json",
                      json={"status": 404, "title": "", "code": "unknownSession"})

    unsettle(page)
    page.route(re.compile("/v1/frames.session="), over, times=1)
    start_camera(page)
    page.locator("body[data-state=result]").wait_for()
    assert len(asked) == 1


def test_takes_front_and_back(page):
    """The card is turned before the camera; both pictures are sent as one document."""
    camera.hold(page, camera.CARDS / "td1-front-only.jpg")
    start_camera(page)
    expect(page.locator("#sides")).to_have_text("This side is taken.")
    expect(page.locator("#guidance")).to_have_text("Now turn it over")
    with page.expect_request("**/v1/scan*") as sent:
        camera.hold(page, camera.CARDS / "td1-desk.jpg")
    assert sent.value.headers["content-type"].startswith("multipart/form-data")
    page.locator("body[data-state=result]").wait_for()
    assert "WINTERBOURNE LEE" in field(page, "Surname")
    expect(page.get_by_role("button", name="Side 2")).to_have_attribute("aria-pressed", "true")


def test_adds_the_other_side_of_a_file(page, folder):
    front, back = camera.sides(folder)
    choose(page, back)
    assert "VARGASOLA" in field(page, "Surname")
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Other side").click()
    chooser.value.set_files(front)
    expect(page.get_by_role("button", name="Side 2")).to_be_visible()
    assert "VARGASOLA" in field(page, "Surname")
    expect(page.locator("#other-side")).to_be_hidden()


def test_takes_two_files_as_sides(page, folder):
    choose(page, *camera.sides(folder))
    expect(page.locator("#pictures button")).to_have_count(2)
    assert page.locator(".box").count() > 5
    page.get_by_role("button", name="Side 1").click()
    # What the zone says is on the other side; this one has what is printed.
    expect(page.locator(".box[data-id='0-print-surname']")).to_have_count(1)
    expect(page.locator(".box[data-id='0-surname']")).to_have_count(0)
    page.locator(".field .value").first.click()
    expect(page.get_by_role("button", name="Side 2")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".box[aria-pressed=true]")).to_have_count(1)


def test_retakes(page):
    start_camera(page)
    page.locator("body[data-state=result]").wait_for()
    page.get_by_role("button", name="Retake").click()
    page.locator("body[data-state=live]").wait_for()
    expect(page.locator("#results")).to_be_hidden()
    page.locator("body[data-state=result]").wait_for()
    expect(page.locator("#pictures button")).to_have_count(1)


@pytest.mark.parametrize("way", ["drop", "paste"])
def test_takes_a_file_that_is_given(page, way):
    bytes = list((camera.CARDS / "td3-small.jpg").read_bytes())
    page.evaluate("""([way, bytes]) => {
        const data = new DataTransfer()
        data.items.add(new File([new Uint8Array(bytes)], "card.jpg", { type: "image/jpeg" }))
        const event = way === "drop" ? new DragEvent("drop", { dataTransfer: data, cancelable: true })
            : new ClipboardEvent("paste", { clipboardData: data })
        window.dispatchEvent(event)
    }""", [way, bytes])
    page.locator("body[data-state=result]").wait_for()
    expect(page.locator(".banner h2")).to_have_text("Verified")


@pytest.mark.parametrize("turn", [1, 6, 8])
def test_draws_boxes_on_pictures_that_lie_on_their_side(page, turn):
    """The corners are those of the upright picture, which the browser shows."""
    choose(page, f"exif-{turn}.jpg")
    size = page.evaluate("[canvas.width, canvas.height].join(' ')")
    assert page.locator("#overlay").get_attribute("viewBox") == f"0 0 {size}"
    assert page.locator(".box").count() > 5


def test_chooses_boxes(page):
    choose(page, "td1-desk.jpg")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    expect(page.locator("#callout-text")).to_have_text("Tap a box to see what it says.")
    page.get_by_role("group", name="What was read, in the picture").get_by_role(
        "button", name="Surname: WINTERBOURNE LEE").first.click()
    expect(page.locator("#callout-text")).to_have_text("SurnameWINTERBOURNE LEE")
    expect(page.locator(".field.chosen dt")).to_have_text("Surname")
    page.locator("#callout-copy").click()
    expect(page.locator("#live-text")).to_have_text("Copied")
    assert page.evaluate("navigator.clipboard.readText()") == "WINTERBOURNE LEE"
    page.get_by_role("button", name="Copy: Date of birth").click()
    page.wait_for_timeout(100)
    assert page.evaluate("navigator.clipboard.readText()") == "1980-02-01"


def test_forgets_what_is_closed(page):
    start_camera(page)
    page.locator("body[data-state=result]").wait_for()
    page.get_by_text("Machine-readable zone").click()
    page.locator(".box").first.click()
    page.locator("#panel .close").click()
    page.locator("body[data-state=idle]").wait_for()
    left = page.content()
    assert not [word for word in ("WINTERBOURNE", "K82166789", "1980", "polygon class") if word in left]
    assert page.evaluate("canvas.width + canvas.height") == 0
    assert page.evaluate("video.srcObject") is None
    stored = page.evaluate("""async () => [localStorage.length, sessionStorage.length, document.cookie,
        (await indexedDB.databases()).length, (await caches.keys()).length]""")
    assert stored == [0, 0, "", 0, 0]


def test_ends_the_session_of_frames(page):
    with page.expect_request(lambda request: request.method == "DELETE") as ended:
        start_camera(page)
        page.locator("body[data-state=result]").wait_for()
    assert ended.value.response().status == 204


def test_believes_all_frames_where_the_picture_is_not_enough(page):
    """The picture that was taken is spoilt; what the frames before it proved together stands."""
    card = (camera.CARDS / "td1-desk.jpg").read_bytes()
    result = page.request.post(f"{page.url}v1/scan", data=card, headers={"Content-Type": "image/jpeg"}).json()
    frame = {"session": "a", "expiresIn": 60, "frameCount": 4, "readCount": 4, "isSettled": True, "guidance": [],
             "document": None, "result": result}
    page.route("**/v1/frames*", lambda route: route.fulfill(json=frame))
    page.route("**/v1/scan*", lambda route: route.fulfill(json={**result, "documents": []}))
    start_camera(page)
    page.locator("body[data-state=result]").wait_for()
    expect(page.locator(".banner h2")).to_have_text("Verified")
    assert "K82166789" in field(page, "Document number")
    expect(page.locator(".box")).to_have_count(0)


def test_believes_no_frames_of_another_document(page):
    """The picture proves the number of one document in doubt; the frames before it showed another, verified."""
    def scanned(name):
        card = (camera.CARDS / name).read_bytes()
        return page.request.post(f"{page.url}v1/scan", data=card, headers={"Content-Type": "image/jpeg"}).json()

    frames, picture = scanned("td3-small.jpg"), scanned("td1-desk.jpg")
    picture["documents"][0]["status"] = "doubtful"
    frame = {"session": "a", "expiresIn": 60, "frameCount": 4, "readCount": 4, "restartCount": 0, "isSettled": True, "guidance": [],
             "document": None, "result": frames}
    page.route("**/v1/frames*", lambda route: route.fulfill(json=frame))
    page.route("**/v1/scan*", lambda route: route.fulfill(json=picture))
    start_camera(page)
    page.locator("body[data-state=result]").wait_for()
    expect(page.locator(".banner h2")).to_have_text("In doubt")
    assert "K82166789" in field(page, "Document number")
