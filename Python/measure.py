#!/usr/bin/env python3
"""Measures scans of a photograph of 1.2 megapixels: by Python beside the program in a process that runs on, and by threads beside one
thread and beside two programs at a time, which share nothing: more than these no threads can do on the cores that are free.

measure.py PROGRAM      with the Python that has the wheel; on a machine with much else to do, as root under nice -n -15
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


def stream(program):
    """Starts the program for a stream; yields after each scan that was asked for and waited for."""
    command = [program, "scan", "--format", "ndjson", "--input", "-", "--jobs", "1"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        for number in itertools.count():
            process.stdin.write(json.dumps({"id": number, "path": str(CARD)}).encode() + b"\n")
            process.stdin.flush()
            assert b'"verified"' in process.stdout.readline()
            yield


def of_programs(streams):
    """Returns the seconds of a scan by programs at a time."""
    def scan(one):
        for _ in range(SCANS):
            next(one)

    with concurrent.futures.ThreadPoolExecutor(len(streams)) as executor:
        return seconds(lambda: list(executor.map(scan, streams))) / (SCANS * len(streams))


def of_python(pool, threads):
    """Returns the seconds of a scan by threads of Python, and those of the processor."""
    bytes_ = CARD.read_bytes()
    pool.scan(bytes_)
    with concurrent.futures.ThreadPoolExecutor(threads) as executor:
        count = SCANS * (threads > 1) + SCANS
        begin = time.process_time()
        took = seconds(lambda: list(executor.map(lambda _: pool.scan(bytes_), range(count))))
        return took / count, (time.process_time() - begin) / count


def main(program):
    streams = [stream(program), stream(program)]
    of_programs(streams)
    one, two = idscan.Pool(workers=1), idscan.Pool(workers=2)
    rounds = [(of_programs(streams[:1]), *of_python(one, 1), *of_python(two, 4), of_programs(streams)) for _ in range(ROUNDS)]
    # Medians of rounds in turn: what else the machine does meets all of them.
    alone, python, python_work, four, four_work, together = (statistics.median(column) * 1000 for column in zip(*rounds))
    print(f"program {alone:.1f} ms a scan, Python {python:.1f} ms: {python / alone:.3f} times as long")
    print(f"4 threads on 2 workers {four:.1f} ms: {python / four:.2f} times as fast as one thread; two programs at a time {together:.1f} ms: "
          f"{alone / together:.2f} times as fast as one")
    print(f"of the processor, one thread takes {python_work:.1f} ms a scan, 4 threads take {four_work:.1f} ms")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
