"""Runs programs, and measures what they take."""

import pathlib
import subprocess
import threading
import time


def memory(process):
    """Returns how much memory a process takes, in bytes; what it shares with others counts in part (PSS). Where only root may see
    that, as of idscan, it counts in full."""
    for file, name in (("smaps_rollup", "Pss:"), ("status", "VmRSS:")):
        try:
            for line in pathlib.Path(f"/proc/{process}/{file}").read_text().splitlines():
                if line.startswith(name):
                    return int(line.split()[1]) * 1024
        except (OSError, ValueError):
            pass
    return 0


def tree(process):
    """Returns a process and all that it started."""
    found, waiting = [], [process]
    while waiting:
        one = waiting.pop()
        found.append(one)
        try:
            for thread in pathlib.Path(f"/proc/{one}/task").iterdir():
                waiting += [int(word) for word in (thread / "children").read_text().split()]
        except OSError:
            pass
    return found


class Run:
    """One run of a program: its seconds, the seconds of all processors, and the most memory of all its processes together."""

    def __init__(self, *command, check=True):
        import os

        self.peak, done = 0, threading.Event()
        before, start = os.times(), time.monotonic()
        process = subprocess.Popen([str(part) for part in command], stdout=subprocess.PIPE, stderr=subprocess.PIPE)

        def watch():
            while not done.wait(0.02):
                self.peak = max(self.peak, sum(memory(one) for one in tree(process.pid)))

        watcher = threading.Thread(target=watch)
        watcher.start()
        self.output, self.errors = process.communicate()
        self.seconds = time.monotonic() - start
        done.set()
        watcher.join()
        after = os.times()
        self.processor = after.children_user - before.children_user + after.children_system - before.children_system
        if check and process.returncode not in (0, 2):
            raise SystemExit(f"{command[0]} ended with {process.returncode}: {self.errors.decode()[-2000:]}")
