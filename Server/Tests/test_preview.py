"""Pages as pictures that any browser shows."""

import json
import subprocess

import pytest

from conftest import ROOT, form
from test_pdf import PDF, pdf, size

PICTURES = ROOT / "Tests/ImageProcessingTests/Fixtures"


def preview(server, body, query="", kind="application/octet-stream"):
    return server.request("POST", "/v1/preview" + query, body, {"Content-Type": kind})


def drawn(answer):
    """The size of an answer's picture."""
    assert (answer.status, answer.headers["Content-Type"]) == (200, "image/jpeg"), answer.body[:200]
    return size(answer.body)


def colours(jpeg, width, height):
    """The colours in the middle of the four quarters of a JPEG: top left, top right, bottom left, bottom right."""
    run = subprocess.run(["ffmpeg", "-loglevel", "error", "-i", "-", "-f", "rawvideo", "-pix_fmt", "rgb24", "-"], input=jpeg,
                         capture_output=True, check=True)
    places = [3 * (width * y + x) for y in (height // 4, 3 * height // 4) for x in (width // 4, 3 * width // 4)]
    return [tuple(run.stdout[place:place + 3]) for place in places]


@pytest.mark.parametrize("name", ["colour.heic", "lossless.jp2", "orientation-6.heic", "orientation-3.jpg", "lzw.tif"])
def test_files_that_browsers_cannot_show(server, name):
    """The picture is upright: red, green, blue and yellow quarters."""
    answer = preview(server, (PICTURES / name).read_bytes())
    assert drawn(answer) == (64, 32)
    red, green, blue, yellow = colours(answer.body, 64, 32)
    assert red[0] > 150 > max(red[1:]) and green[1] > 110 > max(green[0], green[2])
    assert blue[2] > 150 > max(blue[:2]) and min(yellow[:2]) > 150 > yellow[2]


def test_it_is_as_large_as_wanted(server, card):
    image = card("td3-desk.jpg")
    width, height = size(image)
    assert drawn(preview(server, image)) == (width, height)
    assert drawn(preview(server, image, "?side=320")) == (320, round(height * 320 / width))
    body, heads = form(image)
    assert drawn(server.request("POST", "/v1/preview?side=100", body, heads))[0] == 100


def test_it_shows_what_is_read(server, card, truth):
    image = card("td3-desk.jpg")
    again = server.scan(preview(server, pdf((image, size(image))), kind="application/pdf").body)
    assert again.json["documents"][0]["mrz"]["lines"] == truth("td3-desk")["documents"][0]["mrz"]["lines"]


def test_pages(server, card):
    first, second = card("td3-small.jpg"), card("td1-desk.jpg")
    file = pdf((first, size(first)), (second, size(second)))
    assert drawn(preview(server, file, "?page=2")) == size(second)
    # A page with something over its image is drawn by poppler.
    line = pdf((first, size(first)), extra=b"0 0 m 640 480 l S")
    assert drawn(preview(server, line, "?side=200", **{"kind": PDF["Content-Type"]})) == (200, 150)
    for body, message in ((file, "page 3: the file has 2 pages only"), (first, "page 3: the file has one page only")):
        answer = preview(server, body, "?page=3")
        assert (answer.status, answer.code, answer.json["detail"]) == (422, "damagedImage", message)


@pytest.mark.parametrize(("query", "body", "status", "code"), [
    ("?page=0", None, 400, "invalidParameter"), ("?side=15", None, 400, "invalidParameter"),
    ("?side=4001", None, 400, "invalidParameter"), ("?pages=1", None, 400, "invalidParameter"),
    ("", b"no image", 422, "notAnImage"), ("", b"%PDF-1.4", 422, "damagedImage"),
])
def test_wrong_use(server, card, query, body, status, code):
    answer = preview(server, body or card("td3-small.jpg"), query)
    assert (answer.status, answer.code) == (status, code)


def test_it_has_the_limits_of_scans(started, tmp_path, card):
    (tmp_path / "token").write_text("a-token-of-16-characters")
    server = started("--token-file", tmp_path / "token", "--max-bytes", 100_000, "--max-pixels", 200_000)
    heads = {"Content-Type": "image/jpeg", "Authorization": "Bearer a-token-of-16-characters"}
    assert preview(server, card("td3-small.jpg")).status == 401
    assert server.request("POST", "/v1/preview", card("td3-desk.jpg"), heads).code == "bodyTooLarge"
    answer = server.request("POST", "/v1/preview", card("td3-small.jpg"), heads)
    assert (answer.status, answer.code) == (422, "tooManyPixels")


def test_it_is_described(server):
    operation = json.loads(server.get("/openapi.json").body)["paths"]["/v1/preview"]["post"]
    assert [parameter["name"] for parameter in operation["parameters"]] == ["page", "side"]
