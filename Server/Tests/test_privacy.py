"""Nothing of a document leaves the memory of the server, but in its answer: not in logs, files, metrics or crashes."""

import concurrent.futures
import os
import pathlib
import re
import resource
import signal
import time

import pytest

from conftest import CARDS, children, form

NAMES = ["td3-desk", "td1-desk", "td2-desk", "mrva-desk"]


@pytest.fixture(scope="module")
def canaries(truth_of_cards):
    """What is written on the cards: names, numbers and lines, that stand nowhere else."""
    found = set()
    for result in truth_of_cards:
        for document in result["documents"]:
            found |= {line for line in document["mrz"]["lines"]}
            found |= {field["value"] for name, field in document["fields"].items()
                      if name in ("surname", "givenNames", "documentNumber", "personalNumber") and len(field.get("value", "")) > 4}
    assert len(found) > 12
    return {canary.encode() for canary in found} | {b"canary-of-a-file-name"}


@pytest.fixture(scope="module")
def truth_of_cards():
    import json
    return [json.loads((CARDS / "results" / f"{name}.jpg.json").read_text()) for name in NAMES]


def spilled(folder, canaries):
    """The files below a folder that hold a canary."""
    return [str(file) for file in pathlib.Path(folder).rglob("*") if file.is_file()
            and any(canary in file.read_bytes() for canary in canaries)]


def use(server, card):
    """Scans, reads and parses the cards, in all ways that there are, and some that fail."""
    for name in NAMES:
        image = card(f"{name}.jpg")
        assert server.scan(image, "?visualZone=true").status == 200
        body, headers = form(image)
        body = body.replace(b'filename="a.jpg"', b'filename="canary-of-a-file-name.jpg"')
        assert server.request("POST", "/v1/scan", body, headers).status == 200
        assert server.scan(image[:-5000]).status in (200, 422)
    server.request("POST", "/v1/text?find=canary-of-a-file-name", card(f"{NAMES[0]}.jpg"), {"Content-Type": "image/jpeg"})
    server.get("/healthz", **{"X-Request-Id": "canary-of-a-file-name", "traceparent": "00-canary-of-a-file-name-1-01"})
    server.request("POST", "/canary-of-a-file-name?canary-of-a-file-name=1", b"canary-of-a-file-name")
    server.request("POST", "/v1/scan?canary-of-a-file-name=1", b"x", {"Content-Type": "image/canary-of-a-file-name"})


def crash(server, card, signals):
    """Ends workers while they hold cards."""
    with concurrent.futures.ThreadPoolExecutor() as threads:
        for number in signals:
            requests = [threads.submit(server.scan, card(f"{name}.jpg"), "?visualZone=true") for name in NAMES]
            time.sleep(0.1)
            for worker in server.workers:
                try:
                    os.kill(worker, number)
                except ProcessLookupError:
                    pass
            assert {request.result().status for request in requests} <= {200, 422}


def test_logs_metrics_and_crashes_hold_nothing(tmp_path, card, canaries):
    """The server may dump memory, and report crashes, as it is started: it does not."""
    from conftest import Server
    resource.setrlimit(resource.RLIMIT_CORE, (resource.getrlimit(resource.RLIMIT_CORE)[1],) * 2)
    server = Server("--workers", 2, "--queue", 64, "--time-limit", 60, "--log-level", "debug", folder=str(tmp_path),
                    environment={"SWIFT_BACKTRACE": "enable=yes,color=no"}).wait_until_ready()
    try:
        use(server, card)
        crash(server, card, [signal.SIGSEGV, signal.SIGABRT, signal.SIGILL, signal.SIGBUS, signal.SIGKILL])
        server.wait_until_ready()
        metrics = server.get("/metrics").body
        assert not [canary for canary in canaries if canary in metrics]
        assert server.metric("idscan_workers_lost_total") > 0
    finally:
        server.stop()
    log = server.logged()
    for route, status in [("/v1/scan", 200), ("other", 404)]:
        assert re.search(rf"method=POST ms=\S+ route={route} status={status}".encode(), log)
    assert spilled(tmp_path, canaries) == []
    assert not list(tmp_path.rglob("*core*"))
    pattern = pathlib.Path("/proc/sys/kernel/core_pattern").read_text().strip()
    if pattern.startswith("/"):
        assert not list(pathlib.Path(pattern).parent.glob("*idscan-server*"))


def test_no_process_leaves_its_memory_behind(tmp_path):
    """Not the server, which holds requests; not its workers, from their first moment on; not what renders pages for them."""
    from conftest import Server
    resource.setrlimit(resource.RLIMIT_CORE, (resource.getrlimit(resource.RLIMIT_CORE)[1],) * 2)
    server = Server("--workers", 2, folder=str(tmp_path), environment={"SWIFT_BACKTRACE": "enable=no"}).wait_until_ready()
    try:
        # Ready is the server with its first worker.
        end, workers, renderers = time.monotonic() + 60, [], []
        while len(workers) < 2 or len(renderers) < len(workers):
            assert time.monotonic() < end, "not every worker has what renders pages"
            time.sleep(0.02)
            workers = server.workers
            renderers = [renderer for worker in workers for renderer in children(worker)]
        for process in [server.server_process, *workers, *renderers]:
            limits = pathlib.Path(f"/proc/{process}/limits").read_text()
            assert limits.split("Max core file size")[1].split()[:2] == ["0", "0"]
        # The others are killed while they start: the server starts a worker for each that it lost.
        for _ in range(20):
            for process in [process for worker in server.workers for process in [worker, *children(worker)]]:
                try:
                    os.kill(process, signal.SIGSEGV)
                except ProcessLookupError:
                    pass
            time.sleep(0.02)
        os.kill(server.server_process, signal.SIGSEGV)
        server.process.wait(30)
    finally:
        server.stop()
    assert not list(tmp_path.rglob("*core*"))


def test_no_file_is_written(tmp_path, card):
    """Every file that any process of the server opens to write is /dev/null, as strace sees it."""
    from conftest import Server
    trace = tmp_path / "trace"
    server = Server(
        "--workers", 1, "--time-limit", 300,
        prefix=["strace", "-f", "-qq", "-s", "256", "-o", str(trace), "-e", "trace=%file,memfd_create,shmget,mknodat"],
        folder=str(tmp_path)).wait_until_ready()
    try:
        begin = trace.stat().st_size
        use(server, card)
        crash(server, card, [signal.SIGSEGV])
    finally:
        server.stop(60)
    calls = trace.read_text(errors="replace").splitlines()
    change = re.compile(r"O_WRONLY|O_RDWR|O_CREAT|O_TMPFILE|\b(creat|mknod|mknodat|memfd_create|shmget|rename\w*|symlink\w*|"
                        r"link|linkat|mkdir\w*)\(")
    writing = [call for call in calls if change.search(call)]
    assert calls and any("libtesseract" in call for call in calls)
    assert [call for call in writing if "/dev/null" not in call] == []
    assert trace.stat().st_size > begin
