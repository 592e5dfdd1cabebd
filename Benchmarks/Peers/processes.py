"""Processes whose processor time is measured: those that stay, and those for one image."""

import contextlib
import dataclasses
import json
import os
import signal
import subprocess
import threading
import time

# One thread each, for every library that a reader may use.
ONE_THREAD = {name: "1" for name in (
    "OMP_THREAD_LIMIT", "OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "OPENCV_FOR_THREADS_NUM")}

# So long an image may take, in seconds.
LIMIT = 120


@dataclasses.dataclass(frozen=True)
class Cost:
    """What an image took."""

    #: The processor's time, that of started programs included, in seconds.
    seconds: float
    #: The peak memory of the largest process, in megabytes; nothing for a process that stays.
    megabytes: float | None = None


@contextlib.contextmanager
def limited(process):
    """Ends a process, and what it started, when its time is over or the block is left by an error."""
    def end():
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)

    timer = threading.Timer(LIMIT, end)
    timer.start()
    try:
        yield
    except BaseException:
        end()
        raise
    finally:
        timer.cancel()


class Warm:
    """A process that is asked about one image after the other."""

    def __init__(self, command, environment):
        self.command, self.environment = command, environment
        self.process, self.asked = None, 0

    def start(self):
        self.process = subprocess.Popen(
            self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
            env=self.environment, process_group=0)

    def ask(self, path):
        """Returns the answer, nothing if the process died or took too long, and what it took."""
        if self.process is None:
            self.start()
        # As clock_getcpuclockid(3) gives it: the time of all threads of the process.
        clock = ~self.process.pid << 3 | 2
        before = time.clock_gettime(clock)
        self.asked += 1
        with limited(self.process):
            try:
                self.process.stdin.write(json.dumps({"id": self.asked, "path": str(path)}) + "\n")
                self.process.stdin.flush()
                line = self.process.stdout.readline()
            except BrokenPipeError:
                line = ""
        if not line:
            self.close()
            return None, None
        answer = json.loads(line)
        return answer, Cost(time.clock_gettime(clock) - before + answer.get("children", 0))

    def close(self):
        if self.process is not None:
            with limited(self.process), contextlib.suppress(BrokenPipeError):
                self.process.communicate()
            self.process = None


def run(command, environment):
    """Runs a command; returns what it printed, and what it took."""
    process = subprocess.Popen(
        command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment,
        process_group=0)
    with limited(process), process.stdout:
        printed = process.stdout.read().decode(errors="replace")
        _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    cost = Cost(usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1000)
    return (printed if process.returncode >= 0 else None), cost
