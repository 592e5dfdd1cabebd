"""Workers that die, hang and want too much, and what they cannot do."""

import concurrent.futures
import os
import random
import resource
import signal
import subprocess
import time

from conftest import PROGRAM, kill, resident


def test_a_worker_can_do_nothing_else():
    run = subprocess.run([PROGRAM, "sandbox"], capture_output=True, text=True, timeout=60)
    lines = run.stdout.splitlines()
    assert run.returncode == 0 and len(lines) == 50 and all(": refused: " in line for line in lines), run.stdout


def test_what_workers_hold_open(server):
    """The standard streams, one of them the line to the server; a line to what renders pages; and no way to more."""
    while server.metric("idscan_workers_idle") < 2:
        time.sleep(0.02)
    for worker in server.workers:
        files = {name: os.readlink(f"/proc/{worker}/fd/{name}") for name in os.listdir(f"/proc/{worker}/fd")}
        assert sorted(files) == ["0", "1", "2", "3"]
        assert files["0"].startswith("socket:") and files["1"] == files["2"] == "/dev/null"
        assert files["3"].startswith("socket:") and files["3"] != files["0"]
        status = dict(line.split(":\t", 1) for line in open(f"/proc/{worker}/status").read().splitlines() if ":\t" in line)
        assert status["NoNewPrivs"] == "1" and status["Seccomp"] == "2"
        limits = open(f"/proc/{worker}/limits").read()
        for name in ("Max core file size", "Max file size"):
            assert limits.split(name)[1].split()[:2] == ["0", "0"]
        assert limits.split("Max address space")[1].split()[0].isdigit()
        assert limits.split("Max open files")[1].split()[0] == "5"


def test_kills_and_broken_images_cost_one_request_each(started, card):
    """200 requests, with 40 kills of workers and 40 broken images among them: none is lost, and the pool is whole in a second."""
    server = started("--workers", 2, "--queue", 8, "--time-limit", 60)
    image = card("td3-small.jpg")
    chance = random.Random(1)
    broken = set(chance.sample(range(200), 40))
    numbers = iter(range(200))
    statuses = {}

    def ask(number):
        body = chance.randbytes(5000) if number in broken and number % 2 else image[:len(image) // 3] \
            if number in broken else image
        while True:
            answer = server.scan(body)
            statuses.setdefault(answer.status, []).append((number, answer.code if answer.status != 200 else None))
            if answer.status != 429:
                return
            time.sleep(0.05)

    kills = 0
    with concurrent.futures.ThreadPoolExecutor(12) as threads:
        pending = [threads.submit(ask, number) for number in numbers]
        while kills < 40 and not all(request.done() for request in pending):
            workers = server.workers
            if workers:
                try:
                    os.kill(chance.choice(workers), signal.SIGKILL)
                    kills += 1
                except ProcessLookupError:
                    pass
            time.sleep(0.1)
        for request in pending:
            request.result()
    assert kills == 40
    assert set(statuses) <= {200, 422, 429}
    assert sum(len(answers) for status, answers in statuses.items() if status != 429) == 200
    codes = {code for _, code in statuses[422]}
    assert {"workerDied", "notAnImage", "truncatedImage"} >= codes and "workerDied" in codes
    lost = [number for number, code in statuses[422] if code != "workerDied"]
    assert set(lost) <= broken
    end = time.monotonic() + 1
    while len(server.workers) < 2 or server.metric("idscan_workers_idle") < 2:
        assert time.monotonic() < end or os.getloadavg()[0] > 3, "the pool is not whole after a second"
        time.sleep(0.02)
    assert server.scan(image).status == 200


def test_an_idle_worker_that_dies_costs_no_request(started, card):
    """Its end is counted and logged, and the next request is answered."""
    server = started("--workers", 1)
    for _ in range(5):
        server.kill_workers()
        assert server.scan(card("td3-small.jpg")).status == 200
    # One that is killed while it starts is counted, too, and logged as one that cannot start.
    lost = server.metric("idscan_workers_lost_total")
    end = time.monotonic() + 10
    while server.logged().count(b"is lost: gone") + server.logged().count(b"cannot start: died") < lost:
        assert time.monotonic() < end, server.logged()
        time.sleep(0.02)
    # The signal is told of those that have ended within a tenth of a second, which a busy machine may not allow.
    assert 1 <= lost <= 5 and b"is lost: gone, signal 9" in server.logged()


def test_a_worker_that_hangs_is_replaced(started, card):
    server = started("--workers", 1, "--time-limit", 0.5)
    stopped = server.workers[0]
    os.kill(stopped, signal.SIGSTOP)
    answer = server.scan(card("td3-small.jpg"))
    assert (answer.status, answer.code) == (422, "workerStuck")
    server.wait_until_ready()
    assert stopped not in server.workers and server.get("/healthz").status == 200


def test_a_worker_that_needs_too_much_memory(started, card):
    """Where no more memory is to be had than the worker has already, its request fails, and the next does not."""
    server = started("--workers", 1)
    worker = server.workers[0]
    size = int(open(f"/proc/{worker}/statm").read().split()[0]) * resource.getpagesize()
    resource.prlimit(worker, resource.RLIMIT_AS, (size, size))
    answer = server.scan(card("td3-desk.jpg"))
    assert answer.status == 422 and answer.code in ("workerDied", "outOfMemory", "internalFailure")
    kill(worker)
    assert server.scan(card("td3-small.jpg")).status == 200


def test_workers_of_other_trades_come_and_go(started, card):
    """Each language has its own workers; there are never more than twice as many processes as work at a time, and one."""
    server = started("--workers", 1)
    image = card("td3-small.jpg")
    for language in ("eng", "deu", "fra", "eng"):
        answer = server.request("POST", f"/v1/text?language={language}", image, {"Content-Type": "image/jpeg"})
        assert answer.status == 200
        assert len(server.workers) <= 3
    assert server.scan(image).status == 200


def test_memory_of_a_worker_at_rest(started, card):
    server = started("--workers", 1)
    for name in ("td3-desk.jpg", "td1-desk.jpg", "td3-small.jpg"):
        assert server.scan(card(name), "?visualZone=true").status == 200
    assert resident(server.workers[0]) < 165
