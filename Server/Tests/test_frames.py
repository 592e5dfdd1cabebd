"""A document that is shown frame by frame."""

import concurrent.futures
import os
import signal

import pytest

JPEG = {"Content-Type": "image/jpeg"}


def frame(server, image, query=""):
    return server.request("POST", "/v1/frames" + query, image, JPEG)


def test_frames_of_a_session_are_counted_and_joined(server, card, truth):
    first = frame(server, card("td3-small.jpg"), "?read=always")
    assert first.status == 200
    one = first.json
    assert (one["frameCount"], one["readCount"], one["expiresIn"]) == (1, 1, 60) and len(one["session"]) == 32
    assert set(one["document"]["quadrilateral"]) >= {"topLeft", "topRight", "bottomRight", "bottomLeft"}
    two = frame(server, card("td3-small.jpg"), f"?session={one['session']}&read=always").json
    assert (two["session"], two["frameCount"], two["readCount"]) == (one["session"], 2, 2)
    lines = truth("td3-small")["documents"][0]["mrz"]["lines"]
    assert [document["mrz"]["lines"] for document in two["result"]["documents"]] == [lines]
    assert "source" not in two["result"]


def test_a_frame_that_is_not_read_has_guidance(server, card):
    looked = frame(server, card("no-document.jpg"), "?read=never").json
    assert (looked["readCount"], looked["result"], looked["document"]) == (0, None, None)
    assert looked["guidance"][0] == "noDocument" and looked["isSettled"] is False


def test_the_server_reads_what_is_worth_it(server, card):
    """A good frame is read; one like it that follows can add less."""
    session = frame(server, card("td3-small.jpg")).json
    assert session["readCount"] == 1
    looked = frame(server, card("td3-small.jpg"), f"?session={session['session']}&read=never").json
    assert (looked["frameCount"], looked["readCount"]) == (2, 1) and looked["result"]["documents"]


def test_another_document_in_a_settled_session(server, card, truth):
    """The next document is noticed at its third frame at last; no answer holds anything of both."""
    lines = [truth(name)["documents"][0]["mrz"]["lines"] for name in ("td3-small", "td1-desk")]
    values = [{field["value"] for field in truth(name)["documents"][0]["fields"].values()} for name in ("td3-small", "td1-desk")]
    answer = frame(server, card("td3-small.jpg")).json
    query = f"?session={answer['session']}"
    while not answer["isSettled"]:
        answer = frame(server, card("td3-small.jpg"), query).json
        assert answer["restartCount"] == 0
    begin = answer["frameCount"]
    while answer["restartCount"] == 0:
        answer = frame(server, card("td1-desk.jpg"), query).json
        person = answer["restartCount"]
        document = answer["result"]["documents"][0]
        assert document["mrz"]["lines"] == lines[person] and answer["frameCount"] - begin <= 3
        assert not (values[1 - person] - values[person]) & {field["value"] for field in document["fields"].values()}
    assert answer["restartCount"] == 1


def test_a_session_ends(server, card):
    session = frame(server, card("td3-small.jpg")).json["session"]
    assert server.request("DELETE", f"/v1/frames?session={session}").status == 204
    for answer in (frame(server, card("td3-small.jpg"), f"?session={session}"),
                   server.request("DELETE", f"/v1/frames?session={session}"),
                   frame(server, card("td3-small.jpg"), "?session=" + "0" * 32)):
        assert (answer.status, answer.code) == (404, "unknownSession")


@pytest.mark.parametrize("query, status, code", [
    ("?read=sometimes", 400, "invalidParameter"), ("?sesion=1", 400, "invalidParameter"), ("?session=", 404, "unknownSession"),
])
def test_wrong_use(server, card, query, status, code):
    answer = frame(server, card("td3-small.jpg"), query)
    assert (answer.status, answer.code) == (status, code)
    assert server.request("DELETE", "/v1/frames").code == "invalidParameter"


def test_what_cannot_be_read_leaves_a_session_as_it_was(server, card):
    sessions = server.metric("idscan_sessions")
    assert frame(server, b"no image").code == "notAnImage"
    assert server.metric("idscan_sessions") == sessions
    session = frame(server, card("td3-small.jpg")).json["session"]
    assert frame(server, b"no image", f"?session={session}").code == "notAnImage"
    assert frame(server, card("td3-small.jpg"), f"?session={session}").json["frameCount"] == 2


def test_any_worker_goes_on(started, card):
    """Workers keep nothing of a session: when all of them have died, another goes on with it."""
    server = started("--workers", 1)
    session = frame(server, card("td3-small.jpg"), "?read=always").json["session"]
    server.kill_workers()
    again = frame(server, card("td3-small.jpg"), f"?session={session}&read=always").json
    assert (again["frameCount"], again["readCount"]) == (2, 2) and again["result"]["documents"][0]["status"] == "verified"


def test_two_frames_at_once(started, card):
    """The frames of a session have an order: one that comes while another is looked at is refused."""
    server = started("--workers", 1, "--time-limit", 60)
    session = frame(server, card("td3-small.jpg")).json["session"]
    os.kill(server.workers[0], signal.SIGSTOP)
    with concurrent.futures.ThreadPoolExecutor() as threads:
        running = threads.submit(frame, server, card("td3-small.jpg"), f"?session={session}")
        while server.metric("idscan_workers_busy") < 1:
            pass
        assert frame(server, card("td3-small.jpg"), f"?session={session}").code == "sessionBusy"
        os.kill(server.workers[0], signal.SIGCONT)
        assert running.result().json["frameCount"] == 2
