"""Files that the browser cannot show: the service draws them."""

import pytest
from playwright.sync_api import expect

import camera
from conftest import choose, text_mode
from files import written
from test_layout import SCREENS, box, device

KINDS = ["heic", "pdf", "tiff", "jp2"]

# The mean difference of the canvas from the photograph itself, 0 to 255: it is the picture, in its colours and in its place.
DIFFERENCE = """async (bytes) => {
    const canvas = document.getElementById("canvas")
    const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]))
    const [width, height] = [160, 120]
    const pixels = [canvas, bitmap].map((picture) => {
        const pen = Object.assign(document.createElement("canvas"), { width, height }).getContext("2d")
        pen.drawImage(picture, 0, 0, width, height)
        return pen.getImageData(0, 0, width, height).data
    })
    return pixels[0].reduce((sum, value, place) => sum + Math.abs(value - pixels[1][place]), 0) / pixels[0].length
}"""


def difference(page, card):
    return page.evaluate(DIFFERENCE, list((camera.CARDS / card).read_bytes()))


def wait_for_picture(page, card):
    """Waits until a card is drawn: the answer may come before its picture."""
    for _ in range(100):
        if difference(page, card) < 6:
            return
        page.wait_for_timeout(100)
    assert difference(page, card) < 6


@pytest.mark.parametrize("kind", KINDS)
def test_a_document(page, folder, kind):
    choose(page, written(folder, kind, "td3-desk.jpg"))
    expect(page.locator(".banner h2")).to_have_text("Verified")
    wait_for_picture(page, "td3-desk.jpg")
    expect(page.locator("#no-preview")).to_be_hidden()
    assert page.locator(".box").count() > 10
    width, height = page.evaluate("[canvas.width, canvas.height]")
    assert page.locator("#overlay").get_attribute("viewBox") == f"0 0 {width} {height}"
    expect(page.get_by_role("img", name="Portrait")).to_be_visible()


@pytest.mark.parametrize("kind", KINDS)
def test_text(page, folder, kind):
    text_mode(page)
    choose(page, written(folder, kind, "td1-desk.jpg"))
    expect(page.locator(".banner h2")).to_have_text("Text found")
    wait_for_picture(page, "td1-desk.jpg")
    assert page.locator(".box").count() > 10
    page.get_by_label("Find").fill("brown")
    expect(page.locator(".found")).to_have_count(1)


@pytest.mark.parametrize("kind", ["pdf", "tiff"])
def test_pages_of_a_document(page, folder, kind):
    choose(page, written(folder, kind, "td3-small.jpg", "td1-desk.jpg"))
    expect(page.locator("#pictures button")).to_have_text(["Page 1", "Page 2"])
    wait_for_picture(page, "td3-small.jpg")
    page.get_by_role("button", name="Page 2").click()
    wait_for_picture(page, "td1-desk.jpg")
    expect(page.locator(".box[data-id^='1-']").first).to_be_visible()
    page.locator(".field .value").first.click()
    expect(page.get_by_role("button", name="Page 1")).to_have_attribute("aria-pressed", "true")
    wait_for_picture(page, "td3-small.jpg")


def test_pages_of_text(page, folder):
    """A word that is sought shows the page where it stands."""
    text_mode(page)
    choose(page, written(folder, "pdf", "td3-small.jpg", "td1-desk.jpg"))
    expect(page.get_by_role("button", name="Page 1")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".found")).to_have_count(0)
    page.get_by_label("Find").fill("henrika")
    expect(page.get_by_role("button", name="Page 2")).to_have_attribute("aria-pressed", "true")
    assert page.locator(".found").count() >= 1
    wait_for_picture(page, "td1-desk.jpg")
    page.get_by_role("button", name="Page 1").click()
    expect(page.locator(".found")).to_have_count(0)


def test_two_sides(page, folder):
    front, back = camera.sides(folder)
    choose(page, front, written(folder, "heic", "td1-desk.jpg"))
    expect(page.locator("#pictures button")).to_have_text(["Side 1", "Side 2"])
    page.get_by_role("button", name="Side 2").click()
    wait_for_picture(page, "td1-desk.jpg")


def test_the_picture_comes_before_what_is_read(page, folder):
    scans = []
    page.route("**/v1/scan*", lambda route: scans.append(route))
    page.locator("#file").set_input_files(written(folder, "heic", "td3-desk.jpg"))
    page.locator("body[data-state=frozen]").wait_for()
    wait_for_picture(page, "td3-desk.jpg")
    expect(page.locator("#reading")).to_have_text("Reading …")
    scans.pop().continue_()
    page.locator("body[data-state=result]").wait_for()
    assert difference(page, "td3-desk.jpg") < 6


def test_the_picture_comes_after_what_is_read(page, folder):
    """Boxes stay where they are; a box that was chosen stays chosen; the portrait comes with the picture."""
    pictures = []
    page.route("**/v1/preview*", lambda route: pictures.append(route))
    choose(page, written(folder, "heic", "td3-desk.jpg"))
    page.locator(".box").first.focus()
    page.keyboard.press("Enter")
    places = page.locator(".box").evaluate_all("(boxes) => boxes.map((box) => box.getAttribute('points'))")
    pictures.pop().continue_()
    wait_for_picture(page, "td3-desk.jpg")
    expect(page.locator(".box").first).to_be_focused()
    assert page.locator(".box").evaluate_all("(boxes) => boxes.map((box) => box.getAttribute('points'))") == places
    assert page.locator(".part").evaluate("(part) => part.getContext('2d').getImageData(40, 60, 1, 1).data[3]") == 255


def test_a_picture_that_comes_too_late(page, folder):
    """Whoever closes the page, or chooses another file, does not see the picture of before."""
    pictures = []
    page.route("**/v1/preview*", lambda route: pictures.append(route))
    choose(page, written(folder, "heic", "td3-desk.jpg"))
    page.get_by_role("button", name="Close").click()
    page.locator("body[data-state=idle]").wait_for()
    choose(page, "td1-desk.jpg")
    try:
        pictures.pop().continue_()
    except Exception:  # It was given up already.
        pass
    page.wait_for_timeout(500)
    assert difference(page, "td1-desk.jpg") < 1


@pytest.mark.parametrize("way", ["abort", "422"])
def test_says_that_there_is_no_picture(open_page, folder, way):
    page = open_page(tolerates="Failed to load resource")
    page.route("**/v1/preview*", lambda route: route.abort() if way == "abort" else route.fulfill(status=422, json={}))
    choose(page, written(folder, "pdf", "td3-desk.jpg"))
    expect(page.locator("#no-preview")).to_be_visible()
    expect(page.locator(".part")).to_have_count(0)
    assert page.locator(".box").count() > 5


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("screen", SCREENS)
def test_it_is_where_a_photograph_would_be(open_page, folder, screen, scheme):
    """On every screen the picture, and what the zone says on it, stand as those of the photograph itself do."""
    def places(page, file):
        choose(page, file)
        return [box(page, selector) for selector in ("#canvas", ".box[data-id='0-documentNumber']", ".banner h2")]

    expected = places(open_page(**device(screen, color_scheme=scheme)), "td3-desk.jpg")
    page = open_page(**device(screen, color_scheme=scheme))
    found = places(page, written(folder, "pdf", "td3-desk.jpg"))
    wait_for_picture(page, "td3-desk.jpg")
    assert found[0] == expected[0]
    assert all(abs(one - other) < 4 for found, expected in zip(found, expected) for one, other in zip(found, expected))
