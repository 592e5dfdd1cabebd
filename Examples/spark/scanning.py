"""Scans cards by the wheel of Python, in a process that may die."""

import base64
import json
import multiprocessing

import idscan


def report(pool, request: str) -> str:
    """Returns what is said of the card of a line, with the line's id and path."""
    asked = json.loads(request)
    try:
        photograph = base64.b64decode(asked["base64"], validate=True) if "base64" in asked else asked["path"]
        said = json.loads(pool.scan_json(photograph))
    except OSError as error:
        said = {"schemaVersion": 2, "error": {"code": "unreadable", "message": f"cannot be read: {error.strerror}"}}
    except (KeyError, ValueError):
        said = {"schemaVersion": 2, "error": {"code": "badLine", "message": "the line has neither a path nor base64"}}
    said["id"], said["source"] = str(asked["id"]), asked.get("path", "-")
    return json.dumps(said, ensure_ascii=False)


def serve(connection, make, options: dict) -> None:
    """Makes scanners, tells whether it could, and answers lines until the other end is closed."""
    try:
        pool = make(workers=1, **options)
    except ValueError as error:
        connection.send(str(error))
        return
    connection.send(None)
    try:
        while True:
            connection.send(report(pool, connection.recv()))
    except (EOFError, OSError):
        pass


class Scanner:
    """A process that scans. When it dies, or gives no answer for too long, the next card gets another process.

    A card at which that happened has no answer here: whoever asks finds out which have none, and asks again.
    """

    def __init__(self, options: dict | None = None, patience: float = 60, make=idscan.Pool):
        self.options, self.patience, self.make = options or {}, patience, make
        self.process = self.connection = None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.end()

    def answer(self, request: str) -> str | None:
        """Returns the answer to a line, or None when the process died or was killed.

        Raises RuntimeError when no scanner can be made.
        """
        if self.process is None:
            self._start()
        try:
            self.connection.send(request)
            if self.connection.poll(self.patience):
                return self.connection.recv()
        except (EOFError, OSError):
            pass  # it has died
        self.end()
        return None

    def end(self) -> None:
        """Kills the process, if there is one."""
        if self.process is not None:
            self.process.kill()
            self.process.join()
            self.connection.close()
            self.process = None

    def _start(self) -> None:
        # Not forked: this process has open connections to Spark.
        context = multiprocessing.get_context("spawn")
        self.connection, other = context.Pipe()
        self.process = context.Process(target=serve, args=(other, self.make, self.options), daemon=True)
        self.process.start()
        other.close()
        try:
            failure = self.connection.recv()
        except EOFError:
            failure = "its process died at its start"
        if failure is not None:
            self.end()
            raise RuntimeError(f"no scanner: {failure}")
