"""Runs a program that answers each line with a line, and survives its death."""

import json
import subprocess
import threading
from collections.abc import Iterator


class Program:
    """A running program. It is killed when it gives no answer for too long."""

    def __init__(self, command: list[str], patience: float):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.patience = patience

    def answers(self, lines: list[str]) -> Iterator[str]:
        """Yields the answers to lines, in their order; fewer if the program ends.

        A thread writes while this one reads: whichever pipe is full, the other end is emptied.
        """
        writer = threading.Thread(target=self._write, args=(lines,), daemon=True)
        writer.start()
        for _ in lines:
            answer = self._read()
            if not answer.endswith(b"\n"):
                return  # nothing, or the half of an answer
            yield answer.decode()
        writer.join()

    def _write(self, lines: list[str]) -> None:
        try:
            self.process.stdin.write("".join(line + "\n" for line in lines).encode())
            self.process.stdin.flush()
        except OSError:
            pass  # the program has ended, which the reader sees

    def _read(self) -> bytes:
        timer = threading.Timer(self.patience, self.process.kill)
        timer.start()
        try:
            return self.process.stdout.readline()
        finally:
            timer.cancel()

    def kill(self) -> int:
        """Ends the program; returns its exit code."""
        self.process.kill()
        return self.process.wait()


class Supervisor:
    """Asks a long-lived program, and starts another when it dies.

    The line at which it died gets no answer here: whoever asks finds out which lines have none, and asks again.
    """

    def __init__(self, command: list[str], patience: float = 60):
        self.command, self.patience = command, patience
        self.program: Program | None = None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.program:
            self.program.kill()

    def answers(self, requests: list[tuple[str, str]]) -> Iterator[tuple[str, str]]:
        """Yields pairs of an id and an answer, for pairs of an id and a line.

        Raises OSError when the program cannot be started, ValueError when an answer has another id than its line.
        """
        while requests:
            self.program = self.program or Program(self.command, self.patience)
            count = 0
            for answer in self.program.answers([line for _, line in requests]):
                asked, found = requests[count][0], str(json.loads(answer).get("id"))
                if found != asked:
                    raise ValueError(f"the answer to {asked} has the id {found}")
                yield asked, answer.rstrip("\n")
                count += 1
            if count == len(requests):
                return
            self.program.kill()
            self.program = None
            requests = requests[count + 1:]
