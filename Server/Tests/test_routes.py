"""What each route answers, and each problem."""

import base64
import gzip
import json
import re

import pytest

from conftest import CARDS, form

ZONE = "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10"


def values(document):
    return {name: field.get("value") for name, field in document["fields"].items()}


def alike(one, other):
    """Whether two answers are the same, but for what processors round differently."""
    if isinstance(one, dict) and isinstance(other, dict):
        return list(one) == list(other) and all(alike(one[key], other[key]) for key in one)
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(alike, one, other))
    if isinstance(one, float) and isinstance(other, float):
        return abs(one - other) <= 0.01 * max(1, abs(other))
    return one == other


@pytest.mark.parametrize("name", ["td3-desk", "td1-desk", "td1-wrong-digit", "td2-one-name", "td1-front-and-back"])
def test_scan_answers_as_the_program_does(server, card, truth, name):
    answer = server.scan(card(f"{name}.jpg"), "?referenceDate=2026-11-21&visualZone=true&corners=false")
    assert answer.status == 200 and answer.headers["Content-Type"] == "application/json"
    expected = truth(name)
    del expected["source"]
    assert alike(answer.json, expected)


def test_scan_reads_no_print_unless_asked(server, card, truth):
    document, = server.scan(card("td3-desk.jpg"), "?referenceDate=2026-11-21").json["documents"]
    expected, = truth("td3-desk")["documents"]
    assert document["status"] == "verified" and document["mrz"]["lines"] == expected["mrz"]["lines"]
    assert set(document["quadrilateral"]) == {"topLeft", "topRight", "bottomRight", "bottomLeft"}
    assert not document["crossChecks"] and expected["crossChecks"]


def test_chip_says_what_its_files_say(server):
    """DG1 in JSON, in a form, or as the only file: without EF.SOD nothing is proven of it."""
    zone = ZONE.replace("\n", "").encode()
    group = b"\x61\x5b\x5f\x1f\x58" + zone
    body, heads = form(group)
    for answer in (
        server.request("POST", "/v1/chip", json.dumps({"files": [base64.b64encode(group).decode()]}),
                       {"Content-Type": "application/json"}),
        server.request("POST", "/v1/chip", group, {"Content-Type": "application/octet-stream"}),
        server.request("POST", "/v1/chip", body, heads),
    ):
        assert answer.status == 200, answer.body
        assert answer.json["verdict"] == "notChecked" and "authentication" not in answer.json
        assert values(answer.json["document"])["surname"] == "ERIKSSON"


def test_nothing_found_is_a_result(server, card):
    answer = server.scan(card("no-document.jpg"))
    assert (answer.status, answer.json["documents"]) == (200, [])


def test_options_of_a_scan(server, card):
    image = card("td3-desk.jpg")
    plain = server.scan(image, "?corners=false&timings=true&referenceDate=2000-01-01", "application/octet-stream").json
    assert "quadrilateral" not in json.dumps(plain) and plain["timings"]["whole"]["wallMs"] > 0
    assert "timings" not in server.scan(image).json
    printed = server.scan(image, "?visualZone=true").json["documents"][0]
    assert printed["crossChecks"] and not server.scan(image, "?visualZone=false").json["documents"][0]["crossChecks"]


def test_reads_print_where_no_zone_is(server, card):
    """A front is read by its captions, unless zones alone are wanted."""
    image = card("td1-front-only.jpg")
    front = server.scan(image).json["documents"][0]
    assert front["status"] == "unverified" and front["fields"]["surname"]["value"] == "MEADOWQUIST"
    assert {field["source"] for field in front["fields"].values()} == {"visualZone"}
    documents = server.scan(image, "?visualZone=false").json["documents"]
    assert all(not document["fields"] for document in documents)


def test_sides_of_one_document_are_one_result(server, card):
    body, headers = form(card("td1-front-only.jpg"), card("td1-desk.jpg"))
    answer = server.request("POST", "/v1/scan", body, headers)
    assert answer.status == 200
    assert len(answer.json["images"]) == 2 and answer.json["documents"]


def test_a_form_with_one_part_is_one_image(server, card, truth):
    body, headers = form(card("td3-desk.jpg"))
    answer = server.request("POST", "/v1/scan", body, headers)
    assert answer.json["documents"][0]["mrz"]["lines"] == truth("td3-desk")["documents"][0]["mrz"]["lines"]


def test_options_beside_an_image(server, card):
    """A form and an object of JSON may hold the options, too."""
    image = card("td3-desk.jpg")
    expected = server.scan(image, "?visualZone=true&corners=false&referenceDate=2026-11-21").json
    body, headers = form(image)
    fields = b"".join(b'--line-between-parts\r\nContent-Disposition: form-data; name="%s"\r\n\r\n%s\r\n' % option
                      for option in [(b"visualZone", b"true"), (b"corners", b"false"), (b"referenceDate", b"2026-11-21")])
    assert server.request("POST", "/v1/scan", fields + body, headers).json == expected
    wish = {"images": [base64.b64encode(image).decode()], "visualZone": True, "corners": False, "referenceDate": "2026-11-21"}
    assert server.request("POST", "/v1/scan", json.dumps(wish), {"Content-Type": "application/json"}).json == expected


def test_text(server, card):
    answer = server.request("POST", "/v1/text", card("td3-small.jpg"), {"Content-Type": "image/jpeg"})
    assert answer.status == 200
    words = [word["text"] for block in answer.json["blocks"] for paragraph in block["paragraphs"]
             for line in paragraph["lines"] for word in line["words"]]
    assert len(words) > 10 and "source" not in answer.json


def test_text_of_any_language(server):
    """Whoever names no language gets the letters of all of Latin script."""
    image = (CARDS.parent / "Server/Tests/german.png").read_bytes()
    answer = server.request("POST", "/v1/text", image, {"Content-Type": "image/png"}).json
    text = " ".join(block["text"] for block in answer["blocks"])
    for line in ["Größe Straße", "Die Müllerin übt für den", "schöne Öfen, weiße Füße, süße Träume",
                 "Köln grüßt München herzlich"]:
        assert line in " ".join(text.split()), line


def test_find(server, card, truth):
    surname = truth("td3-small")["documents"][0]["fields"]["surname"]["value"]
    path = f"/v1/text?find={surname.lower()}&find=qqqqqqqq&editDistance=1"
    answer = server.request("POST", path, card("td3-small.jpg"), {"Content-Type": "image/jpeg"})
    assert answer.status == 200
    assert {match["query"] for match in answer.json["matches"]} == {surname.lower()} and "blocks" not in answer.json


def test_the_fast_level_and_another_language(server, card):
    path = "/v1/text?level=fast&language=deu&minimumConfidence=0.5"
    answer = server.request("POST", path, card("td3-small.jpg"), {"Content-Type": "image/jpeg"})
    assert answer.status == 200 and answer.json["blocks"]


@pytest.mark.parametrize("detail, parts", [("lines", 0), ("words", 1), ("characters", 2)])
def test_the_smallest_parts_of_text(server, card, detail, parts):
    answer = server.request("POST", f"/v1/text?detail={detail}", card("td3-small.jpg"), {"Content-Type": "image/jpeg"})
    assert answer.status == 200
    lines = [line for block in answer.json["blocks"] for paragraph in block["paragraphs"] for line in paragraph["lines"]]
    assert lines and all(("words" in line) == (parts > 0) and ("candidates" in line) == (parts > 1) for line in lines)
    assert all(("characters" in word) == (parts > 1) for line in lines for word in line.get("words", []))


@pytest.mark.parametrize("body, kind", [
    (ZONE, "text/plain"), (ZONE, "text/plain; charset=utf-8"),
    (json.dumps({"lines": ZONE.split("\n")}), "application/json"),
])
def test_parse(server, body, kind):
    answer = server.request("POST", "/v1/mrz/parse?referenceDate=2026-11-21", body, {"Content-Type": kind})
    assert answer.status == 200 and answer.json["status"] == "verified"
    assert values(answer.json)["surname"] == "ERIKSSON" and list(answer.json)[0] == "status"


def test_repairs_are_made_on_request(server):
    misread = ZONE.replace("7408122", "74O8122")
    plain, repaired = [
        server.request("POST", f"/v1/mrz/parse?correct={flag}", misread, {"Content-Type": "text/plain"}).json
        for flag in ("false", "true")]
    assert plain["status"] == "refuted"
    assert repaired["mrz"]["corrections"][0]["read"] == "O"


def test_states(server):
    assert server.get("/healthz").json == {"status": "alive"}
    assert server.get("/readyz").json == {"status": "ready"}
    head = server.request("HEAD", "/healthz")
    assert head.status == 200 and head.body == b"" and head.headers["Content-Length"] == "18"


def test_metrics(server, card):
    before = server.metric("idscan_stage_seconds_count")
    server.scan(card("td3-small.jpg"))
    assert server.metric("idscan_stage_seconds_count") == before + 3
    text = server.get("/metrics")
    assert text.headers["Content-Type"].startswith("text/plain; version=0.0.4")
    lines = text.body.decode().splitlines()
    assert any(line.startswith('idscan_http_requests_total{route="/v1/scan",method="POST",status="200"} ') for line in lines)
    buckets = [float(line.split()[-1]) for line in lines if line.startswith('idscan_stage_seconds_bucket{stage="work"')]
    assert buckets == sorted(buckets) and buckets[-1] > 0
    names = {line.split()[2] for line in lines if line.startswith("# TYPE")}
    assert {"idscan_workers_idle", "idscan_queue_length", "idscan_workers_lost_total", "idscan_resident_bytes"} <= names


def test_the_page(server):
    answer = server.get("/")
    assert answer.status == 200 and answer.headers["Content-Type"] == "text/html; charset=utf-8"
    policy = answer.headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy and "frame-ancestors 'none'" in policy and "unsafe" not in policy
    assert answer.headers["Permissions-Policy"] == "camera=(self)"
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    again = server.get("/", **{"If-None-Match": answer.headers["ETag"]})
    assert (again.status, again.body) == (304, b"")


@pytest.mark.parametrize("accepted, is_packed", [
    ("gzip, deflate, br", True), ("br;q=1, GZIP;q=0.5", True), ("", False), ("identity", False), ("gzip;q=0, *", False),
])
def test_packs_the_page(server, accepted, is_packed):
    answer = server.get("/app.js", **{"Accept-Encoding": accepted})
    plain = server.get("/app.js")
    assert answer.headers["Vary"] == "Accept-Encoding" and plain.headers["Content-Encoding"] is None
    assert answer.headers["Content-Encoding"] == ("gzip" if is_packed else None)
    assert (gzip.decompress(answer.body) if is_packed else answer.body) == plain.body


def test_packs_long_answers(server, card):
    headers = {"Content-Type": "image/jpeg"}
    plain = server.request("POST", "/v1/text", card("td3-small.jpg"), headers)
    packed = server.request("POST", "/v1/text", card("td3-small.jpg"), {**headers, "Accept-Encoding": "gzip"})
    assert packed.headers["Content-Encoding"] == "gzip" and plain.headers["Content-Encoding"] is None
    assert plain.headers["Vary"] == packed.headers["Vary"] == "Accept-Encoding"
    assert gzip.decompress(packed.body) == plain.body and len(packed.body) * 3 < len(plain.body)
    assert server.get("/healthz", **{"Accept-Encoding": "gzip"}).headers["Content-Encoding"] is None


def test_a_packed_body_is_refused(server, card):
    headers = {"Content-Type": "image/jpeg", "Content-Encoding": "gzip"}
    answer = server.request("POST", "/v1/scan", gzip.compress(card("td3-small.jpg")), headers)
    assert (answer.status, answer.code) == (415, "unsupportedEncoding")
    assert answer.headers["Accept-Encoding"] == "identity"


def test_pages_of_an_image_that_has_one(server, card):
    answer = server.scan(card("td3-small.jpg"), "?pages=5")
    assert answer.status == 422 and answer.json["detail"] == "the file has one page only"


def test_requests_have_names(server):
    trace = "4bf92f3577b34da6a3ce929d0e0e4736"
    own = server.get("/version").headers["X-Request-Id"]
    assert re.fullmatch("[0-9a-f]{32}", own) and own != server.get("/version").headers["X-Request-Id"]
    assert server.get("/version", traceparent=f"00-{trace}-00f067aa0ba902b7-01").headers["X-Request-Id"] == trace
    assert server.get("/version", **{"X-Request-Id": "MEADOWQUIST"}).headers["X-Request-Id"] != "MEADOWQUIST"
    assert f"id={trace} ".encode() in server.logged() and b"MEADOWQUIST" not in server.logged()


def test_the_version(server):
    answer = server.get("/version").json
    described = json.loads((CARDS.parent / "Server/OpenAPI/service.json").read_text())["info"]["version"]
    assert answer == {"name": "idscan-server", "version": described}


@pytest.mark.parametrize("method, path, body, kind, status, code", [
    ("GET", "/nothing", None, None, 404, "noSuchRoute"),
    ("POST", "/v1/nothing", b"", None, 404, "noSuchRoute"),
    ("GET", "/v1/scan", None, None, 405, "methodNotAllowed"),
    ("DELETE", "/healthz", None, None, 405, "methodNotAllowed"),
    ("OPTIONS", "/v1/scan", None, None, 405, "methodNotAllowed"),
    ("POST", "/v1/scan", b"x", "text/html", 415, "unsupportedMediaType"),
    ("POST", "/v1/scan", b"no image", None, 422, "notAnImage"),
    ("POST", "/v1/scan", b"", "image/jpeg", 422, "emptyInput"),
    ("POST", "/v1/scan", b"no image", "image/jpeg", 422, "notAnImage"),
    ("POST", "/v1/scan", b"\xff\xd8\xff\xe0 cut", "image/jpeg", 422, None),
    ("POST", "/v1/scan?corner=true", b"x", "image/jpeg", 400, "invalidParameter"),
    ("POST", "/v1/scan?corners=1", b"x", "image/jpeg", 400, "invalidParameter"),
    ("POST", "/v1/scan?corners=true&corners=true", b"x", "image/jpeg", 400, "invalidParameter"),
    ("POST", "/v1/scan?referenceDate=2026-13-01", b"x", "image/jpeg", 400, "invalidParameter"),
    ("POST", "/v1/scan?referenceDate=2026", b"x", "image/jpeg", 400, "invalidParameter"),
    ("POST", "/v1/scan?corners=%ff", b"x", "image/jpeg", 400, "invalidParameter"),
    ("POST", "/v1/scan", b"x", "multipart/form-data", 400, "malformedForm"),
    ("POST", "/v1/scan", b"x", "multipart/form-data; boundary=b", 400, "malformedForm"),
    ("POST", "/v1/scan", b"--b--\r\n", "multipart/form-data; boundary=b", 400, "noImage"),
    ("POST", "/v1/scan", form(b"a")[0].replace(b'; filename="a.jpg"\r\nContent-Type: image/jpeg', b""),
     form()[1]["Content-Type"], 400, "invalidParameter"),
    ("POST", "/v1/scan", b"{}", "application/json", 400, "noImage"),
    ("POST", "/v1/scan", b"[]", "application/json", 400, "malformedJSON"),
    ("POST", "/v1/scan", b'{"images": ["-!-"]}', "application/json", 422, "notAnImage"),
    ("POST", "/v1/scan", b'{"images": ["AAAA"], "corner": true}', "application/json", 400, "invalidParameter"),
    ("POST", "/v1/scan", form(*[b"a"] * 9)[0], form()[1]["Content-Type"], 422, "tooManyImages"),
    ("POST", "/v1/text", form(b"a", b"b")[0], form()[1]["Content-Type"], 422, "tooManyImages"),
    ("POST", "/v1/text?language=../eng", b"x", "image/jpeg", 422, "unknownLanguage"),
    ("POST", "/v1/text?language=eng&language=eng", b"x", "image/jpeg", 400, "invalidParameter"),
    ("POST", "/v1/text?level=best", b"x", "image/jpeg", 400, "invalidParameter"),
    ("POST", "/v1/text?minimumConfidence=nan", b"x", "image/jpeg", 400, "invalidParameter"),
    ("POST", "/v1/text?detail=letters", b"x", "image/jpeg", 400, "invalidParameter"),
    ("POST", "/v1/text?editDistance=-1", b"x", "image/jpeg", 400, "invalidParameter"),
    ("POST", "/v1/text?find=", b"x", "image/jpeg", 400, "invalidParameter"),
    ("POST", "/v1/mrz/parse", b"hello", "text/plain", 422, "noZone"),
    ("POST", "/v1/chip", b"{}", "application/json", 400, "malformedJSON"),
    ("POST", "/v1/chip", b'{"files": ["?"]}', "application/json", 422, "notOfAChip"),
    ("POST", "/v1/chip", b'{"files": ["AAE="]}', "application/json", 422, "notOfAChip"),
    ("POST", "/v1/chip", json.dumps({"files": ["AAE="] * 21}).encode(), "application/json", 422, "tooManyFiles"),
    ("POST", "/v1/chip", b"\x61\x84", "application/octet-stream", 422, "notOfAChip"),
    ("POST", "/v1/chip", b"x", "text/plain", 415, "unsupportedMediaType"),
    ("POST", "/v1/mrz/parse", b"\xff", "text/plain", 400, "malformedText"),
    ("POST", "/v1/mrz/parse", b"[]", "application/json", 400, "malformedJSON"),
    ("POST", "/v1/mrz/parse", b'{"lines": [], "other": []}', "application/json", 400, "malformedJSON"),
    ("POST", "/v1/mrz/parse", b"x" * 70_000, "text/plain", 413, "bodyTooLarge"),
    ("POST", "/v1/mrz/parse", b"x", "image/jpeg", 415, "unsupportedMediaType"),
])
def test_problems(server, method, path, body, kind, status, code):
    answer = server.request(method, path, body, {"Content-Type": kind} if kind else {})
    assert answer.status == status
    assert answer.code == code or code is None
    if status == 405:
        assert answer.headers["Allow"] == ("POST" if path == "/v1/scan" else "GET, HEAD")


def test_an_image_of_too_many_pixels(started, card):
    server = started("--workers", 1, "--max-pixels", 1000)
    answer = server.scan(card("td3-small.jpg"))
    assert (answer.status, answer.code) == (422, "tooManyPixels")


def test_a_scan_that_takes_too_long(started, card):
    server = started("--workers", 1, "--time-limit", 0.005)
    answer = server.scan(card("td3-desk.jpg"))
    assert (answer.status, answer.code) == (422, "timedOut")


def test_a_token(started, tmp_path):
    file = tmp_path / "token"
    file.write_text("a-token-that-nobody-guesses\n")
    server = started("--workers", 1, "--token-file", file)
    for headers in ({}, {"Authorization": "Bearer a-token-that-nobody-guesseS"}, {"Authorization": "Bearer "}):
        answer = server.request("POST", "/v1/mrz/parse", ZONE, {"Content-Type": "text/plain", **headers})
        assert (answer.status, answer.code) == (401, "unauthorized")
        assert answer.headers["WWW-Authenticate"] == "Bearer"
    for scheme in ("Bearer", "bearer", "BEARER"):
        headers = {"Authorization": f"{scheme} a-token-that-nobody-guesses", "Content-Type": "text/plain"}
        assert server.request("POST", "/v1/mrz/parse", ZONE, headers).status == 200
    headers["Authorization"] = "Basic a-token-that-nobody-guesses"
    assert server.request("POST", "/v1/mrz/parse", ZONE, headers).status == 401
    refused = server.request("POST", "/v1/images:annotate", b"{}", {"Content-Type": "application/json"})
    assert (refused.status, refused.json["error"]["status"]) == (401, "UNAUTHENTICATED")
    assert refused.headers["WWW-Authenticate"] == "Bearer"
    assert server.get("/metrics").status == 401 and server.get("/").status == 200


def test_pages_of_other_origins(server, started):
    asks = {"Origin": "https://example.com", "Access-Control-Request-Method": "POST"}
    assert server.request("OPTIONS", "/v1/scan", headers=asks).status == 405
    assert "Access-Control-Allow-Origin" not in server.get("/healthz", Origin="https://example.com").headers
    open_server = started("--workers", 1, "--cors-origin", "https://Example.com/")
    answer = open_server.request("OPTIONS", "/v1/scan", headers=asks)
    assert answer.status == 204 and answer.headers["Access-Control-Allow-Origin"] == "https://example.com"
    assert answer.headers["Access-Control-Allow-Methods"] == "POST" and answer.headers["Vary"] == "Origin"
    allowed = open_server.get("/healthz", Origin="https://example.com").headers
    assert {"Retry-After", "X-Request-Id"} <= set(allowed["Access-Control-Expose-Headers"].split(", "))
    assert "Access-Control-Allow-Origin" not in open_server.get("/healthz", Origin="https://example.org").headers
    assert open_server.get("/app.js").headers["Vary"] == "Accept-Encoding, Origin"
