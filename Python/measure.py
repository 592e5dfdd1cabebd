#!/usr/bin/env python3
"""Measures scans of a photograph of 1.2 megapixels: by Python beside the program in a process that runs on, and by threads beside one.

measure.py PROGRAM      with the Python that has the wheel
"""

import concurrent.futures
import itertools
import json
import pathlib
import statistics
import subprocess
import sys
import time

import idscan

CARD = pathlib.Path(__file__).resolve().parent.parent / "TestCards/td3-desk.jpg"
SCANS, ROUNDS = 20, 7


def seconds(work):
    begin = time.perf_counter()
    work()
    return time.perf_counter() - begin


def of_program(program):
    """Returns the seconds of a scan by the program, asked by a stream and waited for, in turn."""
    command = [program, "scan", "--format", "ndjson", "--input", "-", "--jobs", "1"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        numbers = itertools.count()

        def scan():
            process.stdin.write(json.dumps({"id": next(numbers), "path": str(CARD)}).encode() + b"\n")
            process.stdin.flush()
            assert b'"verified"' in process.stdout.readline()

        scan()
        yield
        while True:
            yield seconds(lambda: [scan() for _ in range(SCANS)]) / SCANS


def of_python(pool, threads):
    """Returns the seconds of a scan by threads of Python."""
    bytes_ = CARD.read_bytes()
    pool.scan(bytes_)
    with concurrent.futures.ThreadPoolExecutor(threads) as executor:
        count = SCANS * (threads > 1) + SCANS
        return seconds(lambda: list(executor.map(lambda _: pool.scan(bytes_), range(count)))) / count


def main(program):
    asked = of_program(program)
    next(asked)
    one, two = idscan.Pool(workers=1), idscan.Pool(workers=2)
    rounds = [(next(asked), of_python(one, 1), of_python(two, 4)) for _ in range(ROUNDS)]
    # Medians of rounds in turn: what else the machine does meets all of them.
    of_program_, of_one, of_four = (statistics.median(column) for column in zip(*rounds))
    print(f"program {of_program_ * 1000:.1f} ms a scan, Python {of_one * 1000:.1f} ms: {of_one / of_program_:.3f} times as long")
    print(f"4 threads on 2 workers {of_four * 1000:.1f} ms: {of_one / of_four:.2f} times as fast as one thread")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
