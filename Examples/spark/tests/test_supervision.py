import os
import sys

import pytest

from supervision import Supervisor

# Answers each line with its id. It dies, stops or answers by halves at ids that say so.
PROGRAM = """
import json, os, signal, sys, time
for line in sys.stdin:
    id = json.loads(line)["id"]
    if id.startswith("die"): os.kill(os.getpid(), signal.SIGKILL)
    if id.startswith("leave"): sys.exit(0)
    if id.startswith("stop"): time.sleep(600)
    if id.startswith("half"): sys.stdout.write('{"id":'); sys.stdout.flush(); sys.exit(0)
    if id.startswith("lie"): id = "other"
    print(json.dumps({"id": id, "process": os.getpid(), "rest": line[20:]}), flush=True)
"""


def requests(ids, padding=""):
    return [(id, f'{{"id":"{id}","padding":"{padding}"}}') for id in ids]


def answered(ids, padding="", patience=60.0):
    with Supervisor([sys.executable, "-c", PROGRAM], patience) as supervisor:
        return list(supervisor.answers(requests(ids, padding)))


def test_each_line_has_its_answer_in_order():
    ids = [str(number) for number in range(200)]
    assert [id for id, _ in answered(ids)] == ids


@pytest.mark.parametrize("fault", ["die", "leave", "half"])
def test_a_death_costs_the_line_it_died_at(fault):
    ids = ["a", f"{fault}-1", "b", "c", f"{fault}-2", f"{fault}-3", "d", f"{fault}-4"]
    assert [id for id, _ in answered(ids)] == ["a", "b", "c", "d"]


def test_a_program_that_stops_is_killed():
    assert [id for id, _ in answered(["a", "stop", "b"], patience=1.0)] == ["a", "b"]


def test_an_answer_with_another_id_is_refused():
    with pytest.raises(ValueError):
        answered(["a", "lie"])


def test_pipes_that_are_full_stop_nobody():
    # Lines and answers are each far longer than a pipe holds.
    ids = [str(number) for number in range(100)]
    assert [id for id, _ in answered(ids, padding="x" * 100_000)] == ids


def test_one_process_answers_all_batches():
    with Supervisor([sys.executable, "-c", PROGRAM]) as supervisor:
        first = list(supervisor.answers(requests(["a"])))
        process = supervisor.program.process
        second = list(supervisor.answers(requests(["b"])))
        assert supervisor.program.process is process and process.poll() is None
    assert [id for id, _ in first + second] == ["a", "b"]
    assert process.poll() is not None
    with pytest.raises(ProcessLookupError):
        os.kill(process.pid, 0)


def test_a_program_that_is_not_there_is_an_error():
    with Supervisor(["/no/such/program"]) as supervisor, pytest.raises(OSError):
        list(supervisor.answers(requests(["a"])))
