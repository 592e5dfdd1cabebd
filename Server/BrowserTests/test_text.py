"""Text of any kind: in the moving picture, and in one that was taken."""

import pytest
from playwright.sync_api import expect

from conftest import choose, start_camera, text_mode


def answer(text: str) -> dict:
    """A page with one line, as the service gives it; every character is ten pixels wide."""
    def corners(left: float, right: float) -> dict:
        return {"topLeft": {"x": left, "y": 10}, "topRight": {"x": right, "y": 10},
                "bottomRight": {"x": right, "y": 30}, "bottomLeft": {"x": left, "y": 30}}

    words, place = [], 0
    for word in text.split(" "):
        characters = [{"text": letter, "confidence": 1, "quadrilateral": corners(left, left + 10)}
                      for left, letter in zip(range(place, place + 10 * len(word), 10), word)]
        words.append({"text": word, "confidence": 1, "quadrilateral": corners(place, place + 10 * len(word)),
                      "characters": characters})
        place += 10 * len(word) + 10
    line = {"text": text, "confidence": 1, "quadrilateral": corners(0, place), "words": words}
    paragraph = {**line, "lines": [line]}
    block = {**paragraph, "paragraphs": [paragraph]}
    return {"schemaVersion": 2, "image": {"width": 640, "height": 480}, "blocks": [block]}


def test_writes_text_over_the_moving_picture(open_page):
    page = text_mode(open_page("td1-desk.jpg"))
    start_camera(page)
    expect(page.locator("#overlay text", has_text="COPPER MARKET")).to_be_visible()
    page.get_by_label("Find").fill("heńrika")
    expect(page.locator("#find-count")).to_have_text("1 place")
    expect(page.locator("#overlay .found")).to_have_count(1)
    expect(page.locator("#rate")).to_contain_text("pictures a second")
    page.get_by_label("Find").fill("zebra")
    expect(page.locator("#find-count")).to_have_text("Not seen")
    page.keyboard.press("Escape")
    expect(page.get_by_label("Find")).to_have_value("")
    page.keyboard.press("Escape")
    page.locator("body[data-state=idle]").wait_for()
    expect(page.locator("#overlay text")).to_have_count(0)


def test_never_has_more_than_two_frames_on_the_way(page):
    waiting, most, total = 0, 0, 0

    def began(request):
        nonlocal waiting, most, total
        if "/v1/text" in request.url:
            waiting, total = waiting + 1, total + 1
            most = max(most, waiting)

    def ended(request):
        nonlocal waiting
        waiting -= "/v1/text" in request.url

    page.on("request", began)
    page.on("requestfinished", ended)
    page.on("requestfailed", ended)
    text_mode(page)
    start_camera(page)
    while total < 6:
        page.wait_for_timeout(100)
    assert most == 2


def test_drops_old_answers(page):
    """The first answer comes after the others: it is not shown any more."""
    held, count = [], 0

    def reply(route):
        nonlocal count
        count += 1
        if count == 1:
            held.append(route)
        else:
            route.fulfill(json=answer("NEW"))

    page.route("**/v1/text*", reply)
    text_mode(page)
    start_camera(page)
    expect(page.locator("#overlay text")).to_have_text("NEW")
    page.evaluate("""window.texts = new Set(); new MutationObserver(() => {
        for (const text of document.querySelectorAll("#overlay text")) texts.add(text.textContent)
    }).observe(overlay, { childList: true })""")
    held[0].fulfill(json=answer("OLD"))
    page.wait_for_timeout(700)
    assert page.evaluate("[...texts]") == ["NEW"]


def test_reads_the_text_of_a_picture(page):
    text_mode(page)
    choose(page, "td1-desk.jpg")
    expect(page.locator(".banner h2")).to_have_text("Text found")
    page.get_by_role("button", name="WINTERBOURNE<LEE<<HENRIKA<BERE", exact=True).click()
    expect(page.locator("#callout-text")).to_have_text("WINTERBOURNE<LEE<<HENRIKA<BERE")
    page.get_by_label("Find").fill("brown")
    expect(page.locator(".found")).to_have_count(1)


def test_finds_no_text(page):
    page.route("**/v1/text*", lambda route: route.fulfill(json=answer("") | {"blocks": []}))
    text_mode(page)
    choose(page, "no-document.jpg")
    expect(page.locator(".banner h2")).to_have_text("Nothing found")


@pytest.mark.parametrize(("text", "sought", "places", "extents"), [
    ("Straße Nr 7", "STRASSE", 1, [[0, 60]]),
    ("Über den Fluß", "uber", 1, [[0, 40]]),
    ("Place of birth", "OF  birth ", 1, [[60, 80], [90, 140]]),
    ("ana banana", "ana", 2, [[0, 30], [50, 80]]),
    ("Name", "", 0, []),
    ("Name", "e n", 0, []),
])
def test_finds_words(page, text, sought, places, extents):
    found = page.evaluate("""async ([answer, sought]) => {
        const { find } = await import("/reading.js")
        const { places, quadrilaterals } = find(sought, answer)
        return [places, quadrilaterals.map(({ topLeft, topRight }) => [topLeft.x, topRight.x])]
    }""", [answer(text), sought])
    assert found == [places, extents]
