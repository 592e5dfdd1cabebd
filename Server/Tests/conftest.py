"""The server under test: the real program, started anew for each module with what the module asks for."""

import contextlib
import http.client
import json
import os
import pathlib
import re
import select
import signal
import subprocess
import tempfile
import time

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = os.environ.get("IDSCAN_SERVER", str(ROOT / "Server/.build/release/idscan-server"))
CARDS = ROOT / "TestCards"


class Answer:
    def __init__(self, status, headers, body):
        self.status, self.headers, self.body = status, headers, body

    @property
    def json(self):
        return json.loads(self.body)

    @property
    def code(self):
        """The word for programs of a problem, which has the form of RFC 9457."""
        assert self.headers["Content-Type"] == "application/problem+json", self.body[:200]
        problem = self.json
        assert problem["status"] == self.status and problem["title"] and problem["detail"] and problem["type"]
        return problem["code"]


class Server:
    """A running server."""

    def __init__(self, *options, prefix=(), environment=None, folder=None):
        self.folder = folder or tempfile.mkdtemp()
        self.log = open(pathlib.Path(self.folder, "stderr"), "w+b")
        command = [*prefix, PROGRAM, "--port", "0", *map(str, options)]
        self.process = subprocess.Popen(
            command, stderr=self.log, stdout=self.log, cwd=self.folder, start_new_session=True,
            env={**os.environ, "HOME": self.folder, "TMPDIR": self.folder, **(environment or {})})
        self.port = self._wait_for_port()

    def _wait_for_port(self):
        for _ in range(1500):
            found = re.search(rb"listening on \S+?:(\d+)[\n\"]", self.logged())
            if found:
                return int(found[1])
            assert self.process.poll() is None, self.logged()
            time.sleep(0.02)
        raise AssertionError(self.logged())

    def logged(self):
        return pathlib.Path(self.folder, "stderr").read_bytes()

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}"

    def connection(self, timeout=120):
        return http.client.HTTPConnection("127.0.0.1", self.port, timeout=timeout)

    def request(self, method, path, body=None, headers=None, timeout=120):
        connection = self.connection(timeout)
        try:
            connection.request(method, path, body, headers or {})
            answer = connection.getresponse()
            return Answer(answer.status, answer.headers, answer.read())
        finally:
            connection.close()

    def get(self, path, **headers):
        return self.request("GET", path, headers=headers)

    def scan(self, image, query="", kind="image/jpeg"):
        return self.request("POST", "/v1/scan" + query, image, {"Content-Type": kind})

    def wait_until_ready(self, seconds=60):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if self.get("/readyz").status == 200:
                return self
            time.sleep(0.02)
        raise AssertionError(f"not ready: {self.logged()}")

    @property
    def server_process(self):
        """The server itself, which a prefix such as strace may have started."""
        def is_server(process):
            command = pathlib.Path(f"/proc/{process}/cmdline").read_bytes().split(b"\0")
            return PROGRAM.encode() in command[:1] and b"worker" not in command[:2]

        if is_server(self.process.pid):
            return self.process.pid
        return next(child for child in children(self.process.pid) if is_server(child))

    @property
    def workers(self):
        return children(self.server_process)

    def kill_workers(self):
        """Kills all workers, and waits until they are gone."""
        workers = self.workers
        for worker in workers:
            kill(worker)
        while any(pathlib.Path(f"/proc/{worker}/fd/0").is_symlink() for worker in workers):
            time.sleep(0.01)

    def metric(self, name):
        """The sum of the series of a name, whatever their labels, or that of the labels that the name begins with."""
        lines = self.get("/metrics").body.decode().splitlines()
        return sum(float(line.rsplit(" ", 1)[1]) for line in lines if re.match(rf"{re.escape(name)}[ {{,}}]", line))

    def stop(self, seconds=30):
        if self.process.poll() is None:
            os.kill(self.server_process, signal.SIGTERM)
        try:
            return self.process.wait(seconds)
        finally:
            if self.process.poll() is None:
                os.killpg(self.process.pid, signal.SIGKILL)
                self.process.wait()


def kill(worker):
    """Kills a worker. The list of workers may name one that is gone: it holds a dead one until the server has noted its end."""
    with contextlib.suppress(ProcessLookupError):
        os.kill(worker, signal.SIGKILL)


def children(process):
    path = pathlib.Path(f"/proc/{process}/task/{process}/children")
    threads = pathlib.Path(f"/proc/{process}/task").iterdir() if path.exists() else []
    return [int(child) for thread in threads for child in (thread / "children").read_text().split()]


def resident(process):
    """The memory of a process, in MB."""
    text = pathlib.Path(f"/proc/{process}/status").read_text()
    return int(re.search(r"VmRSS:\s+(\d+)", text)[1]) / 1024


def received(socket, seconds=10.0):
    """All that comes until the other end closes, or nothing has come for some seconds."""
    data = b""
    poll = select.poll()
    poll.register(socket, select.POLLIN)
    while poll.poll(seconds * 1000):
        try:
            block = socket.recv(1 << 16)
        except ConnectionResetError:
            break
        if not block:
            break
        data += block
    return data


def form(*images, boundary="line-between-parts"):
    """The body and the head of a form with a part for each image."""
    body = b"".join(
        f'--{boundary}\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n'
        f"Content-Type: image/jpeg\r\n\r\n".encode() + image + b"\r\n" for image in images)
    return body + f"--{boundary}--\r\n".encode(), {"Content-Type": f"multipart/form-data; boundary={boundary}"}


@pytest.fixture(scope="session")
def card():
    """Returns the bytes of a test card."""
    return lambda name: (CARDS / name).read_bytes()


@pytest.fixture(scope="session")
def truth():
    """Returns what the program says of a test card."""
    return lambda name: json.loads((CARDS / "results" / f"{name}.jpg.json").read_text())


@pytest.fixture(scope="session")
def server():
    """The server with two workers and its usual limits, for all tests that leave it as it was."""
    server = Server("--workers", 2, "--queue", 64, "--time-limit", 60).wait_until_ready()
    yield server
    assert server.stop() == 0


@pytest.fixture
def started():
    """Starts servers with options of the test's own."""
    servers = []

    def start(*options, **keywords):
        servers.append(Server(*options, **keywords))
        return servers[-1].wait_until_ready()

    yield start
    for server in servers:
        server.stop()
