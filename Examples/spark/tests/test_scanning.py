import base64
import json
import os
import pathlib
import signal
import time

import pytest

import idscan
from scanning import Scanner

CARDS = pathlib.Path(__file__).resolve().parents[3] / "TestCards"
DAY = {"reference_date": "2026-11-21"}


class StandIn:
    """Says what it was given. It dies or stops at what says so."""

    def __init__(self, workers, fault=None):
        if fault == "die":
            os.kill(os.getpid(), signal.SIGKILL)
        if fault:
            raise ValueError(fault)

    def scan_json(self, photograph):
        if photograph == b"die":
            os.kill(os.getpid(), signal.SIGKILL)
        if photograph == b"stop":
            time.sleep(600)
        return json.dumps({"process": os.getpid(), "length": len(photograph)})


def line(id, content):
    return json.dumps({"id": id, "base64": base64.b64encode(content).decode()})


def answers(contents, patience=60.0):
    with Scanner(patience=patience, make=StandIn) as scanner:
        return [scanner.answer(line(str(number), content)) for number, content in enumerate(contents)]


def test_says_what_the_wheel_says():
    with Scanner(DAY) as scanner:
        said = json.loads(scanner.answer(json.dumps({"id": 7, "path": str(CARDS / "td3-desk.jpg")})))
        same = json.loads(scanner.answer(line("8", (CARDS / "td3-desk.jpg").read_bytes())))
    wanted = json.loads(idscan.Pool(workers=1, **DAY).scan_json(CARDS / "td3-desk.jpg"))
    assert said == {**wanted, "id": "7", "source": str(CARDS / "td3-desk.jpg")} and same == {**wanted, "id": "8", "source": "-"}
    assert said["documents"][0]["status"] == "verified"


@pytest.mark.parametrize("asked, code", [
    ({"path": "/no/such/card.jpg"}, "unreadable"), ({"base64": "bm8gcGhvdG9ncmFwaA=="}, "notAnImage"),
    ({"base64": "?"}, "badLine"), ({}, "badLine"),
])
def test_what_is_no_card_has_an_answer(asked, code):
    with Scanner(DAY) as scanner:
        said = json.loads(scanner.answer(json.dumps({"id": "1", **asked})))
    assert (said["id"], said["error"]["code"]) == ("1", code)


def test_one_process_answers_all():
    assert len({json.loads(answer)["process"] for answer in answers([b"a"] * 20)}) == 1


def test_a_death_costs_the_card_it_died_at():
    said = answers([b"a", b"die", b"b", b"die", b"die", b"c"])
    assert [answer is not None for answer in said] == [True, False, True, False, False, True]


def test_a_process_that_stops_is_killed():
    assert [answer is not None for answer in answers([b"a", b"stop", b"b"], patience=1.0)] == [True, False, True]


def test_what_is_longer_than_a_pipe_stops_nobody():
    assert [json.loads(answer)["length"] for answer in answers([b"x" * 1_000_000] * 3)] == [1_000_000] * 3


def test_nothing_is_left():
    with Scanner(make=StandIn) as scanner:
        process = json.loads(scanner.answer(line("1", b"a")))["process"]
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)


@pytest.mark.parametrize("fault, message", [("a model is missing", "no scanner: a model is missing"),
                                            ("die", "no scanner: its process died at its start")])
def test_a_scanner_that_cannot_be_made_is_an_error(fault, message):
    with Scanner({"fault": fault}, make=StandIn) as scanner, pytest.raises(RuntimeError, match=message):
        scanner.answer(line("1", b"a"))
