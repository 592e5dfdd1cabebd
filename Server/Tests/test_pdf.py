"""PDF files: in as documents and as text, out as searchable files."""

import subprocess

from conftest import form

PDF = {"Content-Type": "application/pdf"}


def pdf(*pages, extra=b""):
    """A file with a JPEG image on each page, each 640 by 480 points; `extra` is drawn over the images."""
    objects = [b"<</Type/Catalog/Pages 2 0 R>>", None]
    kids = []
    for image, (width, height) in pages:
        objects.append(b"<</Type/XObject/Subtype/Image/Width %d/Height %d/BitsPerComponent 8/ColorSpace/DeviceRGB"
                       b"/Filter/DCTDecode/Length %d>>stream\n%s\nendstream" % (width, height, len(image), image))
        content = b"q 640 0 0 480 0 0 cm /Im Do Q " + extra
        objects.append(b"<</Length %d>>stream\n%s\nendstream" % (len(content), content))
        kids.append(len(objects) + 1)
        objects.append(b"<</Type/Page/Parent 2 0 R/MediaBox[0 0 640 480]/Contents %d 0 R/Resources"
                       b"<</XObject<</Im %d 0 R>>>>>>" % (len(objects), len(objects) - 1))
    objects[1] = b"<</Type/Pages/Count %d/Kids[%s]>>" % (len(kids), b" ".join(b"%d 0 R" % kid for kid in kids))
    body = b"%PDF-1.4\n" + b"".join(b"%d 0 obj%s endobj\n" % (n + 1, o) for n, o in enumerate(objects))
    return body + b"trailer<</Root 1 0 R/Size %d>>\n" % (len(objects) + 1)


def size(jpeg):
    """The size of a JPEG image, from its frame header."""
    place = 2
    while jpeg[place + 1] not in (0xC0, 0xC1, 0xC2):
        place += 2 + int.from_bytes(jpeg[place + 2:place + 4], "big")
    return int.from_bytes(jpeg[place + 7:place + 9], "big"), int.from_bytes(jpeg[place + 5:place + 7], "big")


def scan(server, body, query=""):
    return server.request("POST", "/v1/scan" + query, body, PDF)


def text_of(file):
    run = subprocess.run(["pdftotext", "-", "-"], input=file, capture_output=True, check=True)
    return run.stdout.decode()


def test_a_page_is_read_as_its_image(server, card):
    image = card("td3-desk.jpg")
    of_image = server.scan(image, "?referenceDate=2026-11-21").json
    of_page = scan(server, pdf((image, size(image))), "?referenceDate=2026-11-21").json
    assert of_page == of_image and of_page["documents"][0]["status"] == "verified"


def test_results_say_the_page(server, card):
    first, second = card("td3-desk.jpg"), card("td1-desk.jpg")
    answer = scan(server, pdf((first, size(first)), (second, size(second)))).json
    assert [document["format"] for document in answer["documents"]] == ["TD3", "TD1"]
    assert answer["pages"]["read"] == [1, 2]
    only = scan(server, pdf((first, size(first)), (second, size(second))), "?pages=2").json
    assert only["pages"]["read"] == [2] and only["documents"][0]["format"] == "TD1"
    assert scan(server, b"%PDF-1.4", "?pages=a").code == "invalidParameter"


def test_a_page_of_more_than_an_image_is_rendered(server, card):
    image = card("td3-desk.jpg")
    document, = scan(server, pdf((image, size(image)), extra=b"5 5 20 20 re f")).json["documents"]
    assert document["status"] == "verified"


def test_a_searchable_file_is_made_of_images(server, card):
    body, headers = form(card("td3-desk.jpg"), card("td1-desk.jpg"))
    answer = server.request("POST", "/v1/pdf", body, headers)
    assert answer.status == 200 and answer.headers["Content-Type"] == "application/pdf"
    pages = text_of(answer.body).split("\f")
    assert "<<" in pages[0] and "<<" in pages[1]
    assert card("td3-desk.jpg") in answer.body


def test_a_searchable_file_is_made_of_a_pdf(server, card):
    image = card("td3-desk.jpg")
    answer = server.request("POST", "/v1/pdf?note=true", pdf((image, size(image)), extra=b"5 5 20 20 re f"), PDF)
    assert "<<" in text_of(answer.body)
    text = server.request("POST", "/v1/text", answer.body, PDF).json
    assert text["textFromFile"] == [1]


def test_more_pages_than_the_limit_are_refused(server, card):
    image = card("td1-front-only.jpg")
    many = server.request("POST", "/v1/pdf", pdf(*[(image, size(image))] * 21), PDF)
    assert (many.status, many.code) == (413, "tooManyPages") and "idscan pdf" in many.json["detail"]
    body, headers = form(*[b"x"] * 21)
    parts = server.request("POST", "/v1/pdf", body, headers)
    assert (parts.status, parts.code) == (413, "tooManyPages")


def test_broken_files_are_refused(server, card):
    image = card("td3-desk.jpg")
    whole = pdf((image, size(image)))
    for body in (b"%PDF-1.7\n", b"%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj trailer<</Root 1 0 R>>",
                 whole[:200], whole.replace(b"/Kids[5 0 R]", b"/Kids[2 0 R]")):
        for path in ("/v1/scan", "/v1/text", "/v1/pdf"):
            answer = server.request("POST", path, body, PDF)
            assert answer.status == 422 and answer.code == "damagedImage"
    assert server.get("/healthz").status == 200
