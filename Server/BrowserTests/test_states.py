"""What the page says when something is not as it should be."""

import json
import re

import pytest
from playwright.sync_api import expect

import camera
from conftest import ALLOWED, choose, field, start_camera
from service import Service


def notice(page):
    return page.locator("#notice:visible, #trouble:visible")


def test_no_permission(open_page):
    page = open_page(arguments=("--deny-permission-prompts",))
    page.get_by_role("button", name="Use the camera").click()
    expect(notice(page)).to_contain_text("No permission for the camera")
    expect(page.locator("body")).to_have_attribute("data-state", "idle")


def test_no_camera(open_page, tmp_path):
    page = open_page(tmp_path / "nothing.y4m")
    page.get_by_role("button", name="Use the camera").click()
    expect(notice(page)).to_contain_text(re.compile("No camera found|The camera does not start"))


def test_insecure_origin_offers_the_file(open_page, service):
    page = open_page(arguments=(ALLOWED, "--host-resolver-rules=MAP idscan.test 127.0.0.1"),
                     address=f"http://idscan.test:{service.port}", tolerates="Cross-Origin-Opener-Policy")
    expect(notice(page)).to_contain_text("Browsers give the camera to pages by HTTPS only")
    expect(page.locator("#open-camera")).to_be_hidden()
    choose(page, "td1-desk.jpg")
    expect(page.locator(".banner h2")).to_have_text("Verified")
    page.get_by_role("button", name="Copy: Surname").click()
    expect(page.locator("#live-text")).to_have_text("Copied")


def test_server_gone(open_page, program):
    """Frozen, the picture is kept until the service answers again."""
    own = Service(program)
    page = open_page(address=own.address, tolerates="ERR_")
    try:
        page.route("**/v1/frames*", lambda route: route.abort())
        start_camera(page)
        expect(page.locator("#guidance")).to_have_text("The service does not answer")
        own.stop()
        page.get_by_role("button", name="Take the picture").click()
        expect(notice(page)).to_contain_text("The service does not answer")
        own.start()
        page.get_by_role("button", name="Try again").click()
        page.locator("body[data-state=result]").wait_for()
        expect(page.locator(".banner h2")).to_have_text("Verified")
    finally:
        own.stop()


def test_large_pictures_are_made_smaller(page, folder):
    page.evaluate("""() => {
        const send = window.fetch
        window.sizes = []
        window.fetch = (path, init) => (window.sizes.push(init.body.size), send(path, init))
    }""")
    picture = camera.noise(folder)
    assert picture.stat().st_size > 20_000_000
    choose(page, picture)
    [size] = page.evaluate("window.sizes")
    assert 1_000_000 < size < 19_000_000
    expect(page.locator(".banner h2")).to_have_text("Nothing found")


@pytest.mark.parametrize(("status", "code"), [(413, "bodyTooLarge"), (422, "tooManyPixels")])
def test_picture_too_large(open_page, status, code):
    """A service with lower limits is sent a smaller picture, once."""
    page = open_page(tolerates="the server responded with a status")
    sizes = []

    def refuse(route):
        sizes.append(len(route.request.post_data_buffer or b""))
        route.fulfill(status=status, content_type="application/problem+json", json={"status": status, "code": code})

    page.route("**/v1/scan*", refuse)
    page.locator("#file").set_input_files(camera.CARDS / "td1-desk.jpg")
    expect(notice(page)).to_contain_text("The picture is too large")
    assert len(sizes) == 2


def test_no_picture(open_page, tmp_path):
    page = open_page(tolerates="the server responded with a status")
    (tmp_path / "letter.jpg").write_text("Dear reader")
    page.locator("#file").set_input_files(tmp_path / "letter.jpg")
    expect(notice(page)).to_contain_text("This is no picture that can be read")
    page.get_by_role("button", name="Close").click()
    expect(notice(page)).to_be_hidden()


def test_busy_tries_again(open_page):
    page = open_page(tolerates="429")
    refusals = []

    def refuse(route):
        refusals.append(route)
        route.fulfill(status=429, headers={"Retry-After": "1"}, json={"status": 429, "code": "queueFull"})

    page.route("**/v1/scan*", refuse, times=2)
    page.locator("#file").set_input_files(camera.CARDS / "td1-desk.jpg")
    expect(page.locator("#reading")).to_have_text("The service is busy. Trying again in 1 s …")
    page.locator("body[data-state=result]").wait_for()
    assert len(refusals) == 2
    expect(page.locator(".banner h2")).to_have_text("Verified")


def test_asks_for_a_token_before_the_camera_is_used(open_page):
    page = open_page(tolerates="401")

    def guard(route):
        if route.request.headers.get("authorization") == "Bearer secret":
            return route.continue_()
        return route.fulfill(status=401, json={"status": 401, "code": "unauthorized"})

    page.route("**/v1/*", guard)
    start_camera(page)
    expect(notice(page)).to_contain_text("This service asks for a token")
    page.get_by_label("Token").fill("secret")
    page.get_by_role("button", name="Try again").click()
    page.locator("body[data-state=result]").wait_for()


def test_asks_for_a_token(open_page):
    page = open_page(tolerates="401")

    def guard(route):
        if route.request.headers.get("authorization") == "Bearer secret":
            return route.continue_()
        return route.fulfill(status=401, json={"status": 401, "code": "unauthorized"})

    page.route("**/v1/scan*", guard)
    page.locator("#file").set_input_files(camera.CARDS / "td1-desk.jpg")
    expect(notice(page)).to_contain_text("This service asks for a token")
    page.get_by_label("Token").fill("secret")
    page.get_by_label("Token").press("Enter")
    page.locator("body[data-state=result]").wait_for()
    expect(page.locator(".banner h2")).to_have_text("Verified")


@pytest.mark.parametrize(("card", "status", "says"), [
    ("no-document.jpg", "Nothing found", "It is the side with lines of <<<"),
    ("td1-front-only.jpg", "Not verified", "Identity card"),
    ("td1-wrong-digit.jpg", "Refuted", "Expired on 13 August 2023"),
    ("mrva-desk.jpg", "Verified", "Expired on 15 June 2022"),
    ("two-passports.jpg", "Verified", "Passport"),
])
def test_says_what_was_found(page, card, status, says):
    choose(page, card)
    expect(page.locator(".banner h2").first).to_have_text(status)
    expect(page.locator(".banner").first).to_contain_text(says)


def test_shows_what_is_printed_without_a_zone(page):
    """A front says its fields, each as printed only, and asks for the other side."""
    choose(page, "td1-front-only.jpg")
    assert "MEADOWQUIST" in field(page, "Surname") and "Printed only" in field(page, "Surname")
    assert "E01422903" in field(page, "Document number") and "In doubt" not in field(page, "Document number")
    expect(page.locator("#other-side")).to_have_class(re.compile(r"\bmain\b"))


def test_marks_the_field_that_refutes(page):
    choose(page, "td1-wrong-digit.jpg")
    assert "Check digit fails" in field(page, "Document number")
    assert "Check digit holds" in field(page, "Date of birth")
    expect(page.locator(".box.fails")).to_have_attribute("aria-label", "Document number: M63604226")


@pytest.mark.parametrize(("status", "changes", "title", "proof"), [
    ("doubtful", {"inDoubt": True}, "In doubt", "In doubt"),
    ("unverified", {"check": "notPrinted", "source": "visualZone"}, "Not verified", "Printed only"),
    ("unverified", {"check": "notPrinted", "source": "barcode"}, "Not verified", "Barcode, not signed"),
    ("unverified", {"check": "notPrinted", "source": "seal"}, "Not verified", "Signed by its issuer"),
])
def test_not_verified(page, status, changes, title, proof):
    """The test cards have no such document: an answer of the service is changed."""

    def change(route):
        answer = route.fetch()
        result = json.loads(answer.text())
        result["documents"][0]["status"] = status
        result["documents"][0]["fields"]["documentNumber"].update(changes)
        route.fulfill(response=answer, json=result)

    page.route("**/v1/scan*", change)
    choose(page, "td1-desk.jpg")
    expect(page.locator(".banner h2")).to_have_text(title)
    assert proof in field(page, "Document number")


@pytest.mark.parametrize(("signature", "text"), [
    ({"verdict": "signed", "signer": "C=UT, CN=Seals"}, "The seal is signed by C=UT, CN=Seals"),
    ({"verdict": "signatureWrong"}, "The signature of the seal is wrong: it was changed"),
])
def test_says_what_a_seal_proves(page, signature, text):
    """No test card has a seal: one is added to an answer of the service."""

    def change(route):
        answer = route.fetch()
        result = json.loads(answer.text())
        corner = {"x": 1, "y": 1}
        corners = {name: corner for name in ("topLeft", "topRight", "bottomRight", "bottomLeft")}
        result["barcodes"] = [{
            "symbology": "dataMatrix", "content": {"kind": "VDS", "signature": signature}, "bytes": "3A==",
            "quadrilateral": corners}]
        route.fulfill(response=answer, json=result)

    page.route("**/v1/scan*", change)
    choose(page, "td1-desk.jpg")
    expect(page.locator(".findings li").first).to_have_text(text)
