"""The service under test: started on a free port, ended when the tests end."""

import os
import socket
import subprocess
import time
import urllib.error
import urllib.request


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Service:
    """A process of the program. `program` may be any build of it."""

    def __init__(self, program: str, *options: str):
        self.program, self.options, self.port = program, options, free_port()
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        self.process = subprocess.Popen(
            [self.program, "--host", "127.0.0.1", "--port", str(self.port), *self.options],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=None if os.environ.get("SHOW_LOG") else subprocess.DEVNULL)
        for _ in range(300):
            if self.is_ready:
                return
            if self.process.poll() is not None:
                raise RuntimeError(f"{self.program} ended with {self.process.returncode}")
            time.sleep(0.1)
        self.stop()
        raise RuntimeError(f"{self.program} was not ready in 30 s")

    @property
    def is_ready(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/readyz", timeout=2) as answer:
                return answer.status == 200
        except (urllib.error.URLError, OSError):
            return False

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()
