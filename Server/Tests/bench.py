#!/usr/bin/env python3
"""Measures the server, and prints a table: what, how much, and what it has to be.

Timings on machines that do other things are noisy: compare ratios, and processor times.
"""

import argparse
import concurrent.futures
import os
import pathlib
import socket
import statistics
import time

from conftest import CARDS, Server, resident

TICKS = os.sysconf("SC_CLK_TCK")


def processor_seconds(process):
    fields = pathlib.Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def proportional(process):
    """The memory of a process without what it shares with others, in MB: each has its share of that."""
    text = pathlib.Path(f"/proc/{process}/smaps_rollup").read_text()
    return int(next(line for line in text.splitlines() if line.startswith("Pss:")).split()[1]) / 1024


def scans(server, image, count, threads, query=""):
    """Scans an image so often, by so many clients; returns how long that took."""
    def work(number):
        connection = server.connection()
        for _ in range(number):
            connection.request("POST", "/v1/scan" + query, image, {"Content-Type": "image/jpeg"})
            answer = connection.getresponse()
            body = answer.read()
            assert answer.status == 200, body
        connection.close()

    begin = time.monotonic()
    with concurrent.futures.ThreadPoolExecutor(threads) as pool:
        list(pool.map(work, [count // threads] * threads))
    return time.monotonic() - begin


def start_to_ready():
    times = []
    for _ in range(5):
        begin = time.monotonic()
        server = Server("--workers", 2, "--log-level", "notice").wait_until_ready()
        times.append(time.monotonic() - begin)
        server.stop()
    return f"{statistics.median(times):.2f} s, slowest {max(times):.2f} s"


def healthz_under_load(server, image):
    with concurrent.futures.ThreadPoolExecutor() as pool:
        load = pool.submit(scans, server, image, 200, 4)
        times, connection = [], server.connection()
        while not load.done():
            begin = time.monotonic()
            connection.request("GET", "/healthz")
            connection.getresponse().read()
            times.append((time.monotonic() - begin) * 1000)
            time.sleep(0.005)
        load.result()
    times.sort()
    return f"{times[len(times) * 99 // 100]:.1f} ms of {len(times)}, median {times[len(times) // 2]:.1f}"


def hop(server, image):
    """What the server itself spends on a scan, and what it costs to hand the image to the worker."""
    scans(server, image, 10, 1)
    count, before = 100, processor_seconds(server.server_process)
    scans(server, image, count, 1)
    return f"{(processor_seconds(server.server_process) - before) / count * 1000:.2f} ms for {len(image) / 1e6:.1f} MB"


def delay_by_those_who_left(image):
    """How much longer a scan takes when thirty clients have asked before it and left at once, in the median and at most."""
    server = Server("--workers", 1, "--queue", 64, "--log-level", "notice").wait_until_ready()
    scans(server, image, 5, 1)
    alone = statistics.median(scans(server, image, 1, 1) for _ in range(5))
    head = f"POST /v1/scan HTTP/1.1\r\nHost: a\r\nContent-Type: image/jpeg\r\nContent-Length: {len(image)}\r\n\r\n".encode()
    delays = []
    for _ in range(5):
        clients = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(30)]
        for client in clients:
            client.sendall(head + image)
        for client in clients:
            client.close()
        delays.append(scans(server, image, 1, 1) - alone)
    worked = server.metric('idscan_stage_seconds_count{stage="work"')
    server.stop()
    return f"{statistics.median(delays):.2f} s, at most {max(delays):.2f}; of {5 * 30} requests {worked - 15:.0f} were worked on"


def throughput(image, count):
    """Scans a second by one worker and by two, in turns, so that what else the machine does falls on both."""
    servers = {workers: Server("--workers", workers, "--log-level", "notice").wait_until_ready() for workers in (1, 2)}
    times = {1: [], 2: []}
    for server in servers.values():
        scans(server, image, 8, 4)
    for _ in range(4):
        for workers, server in servers.items():
            times[workers].append(scans(server, image, count // 4, 4))
    for server in servers.values():
        server.stop()
    rates = {workers: count / sum(seconds) for workers, seconds in times.items()}
    return f"{rates[1]:.1f} and {rates[2]:.1f} a second, ratio {rates[2] / rates[1]:.2f}"


def memory(image, count):
    server = Server("--workers", 2, "--log-level", "notice").wait_until_ready()
    scans(server, image, 100, 4, "?visualZone=true")
    first = resident(server.server_process)
    workers = [(resident(worker), proportional(worker)) for worker in server.workers]
    scans(server, image, count - 100, 4)
    last = resident(server.server_process)
    server.request("POST", "/v1/text", image, {"Content-Type": "image/jpeg"})
    text = [resident(worker) for worker in server.workers]
    server.stop()
    return (", ".join(f"{all:.0f} MB ({own:.0f} of its own)" for all, own in workers)
            + f"; with one for text {max(text):.0f} MB", f"{first:.1f} and {last:.1f} MB, ratio {last / first:.3f}")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=200, help="scans for throughput")
    parser.add_argument("--requests", type=int, default=5000, help="requests for memory")
    options = parser.parse_args()
    card, small = (CARDS / "td3-desk.jpg").read_bytes(), (CARDS / "td3-small.jpg").read_bytes()
    # A JPEG may have bytes behind its end: the picture stays the same, and the hop is that of a megabyte.
    megabyte = card + bytes(1_000_000 - len(card))
    rows = [("start to ready", start_to_ready(), "1 s")]
    server = Server("--workers", 2, "--log-level", "notice").wait_until_ready()
    rows.append(("/healthz, p99 while all workers are busy", healthz_under_load(server, card), "20 ms"))
    rows.append(("processor time of the server for a scan", hop(server, megabyte), "5 ms"))
    server.stop()
    rows.append(("delay by 30 clients that left, 1 worker", delay_by_those_who_left(card), "1 s"))
    rows.append(("throughput of 1 and 2 workers", throughput(card, options.count), "1.8"))
    worker, grown = memory(small, options.requests)
    rows.append(("memory of workers after 100 scans with print", worker, "110 MB"))
    rows.append((f"memory of the server after 100 and {options.requests} requests", grown, "1.05"))
    print("| measured | figure | bar |\n|---|---|---|")
    for row in rows:
        print("| " + " | ".join(row) + " |")


if __name__ == "__main__":
    main()
