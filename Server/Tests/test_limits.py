"""Clients that are slow, greedy or out of their mind: the server stays ready, and its memory bounded."""

import concurrent.futures
import json
import os
import signal
import socket
import threading
import time

import pytest

from conftest import received, resident

MEGABYTE = 1 << 20


def head(*lines):
    return "\r\n".join([*lines, "Host: localhost", "", ""]).encode()


def connected(server):
    return socket.create_connection(("127.0.0.1", server.port), timeout=60)


def problem(data):
    """The status and the code of the last answer in some bytes."""
    start, _, body = data[data.rindex(b"HTTP/1.1 "):].partition(b"\r\n\r\n")
    return int(start.split()[1]), json.loads(body)["code"]


def test_a_large_body_is_refused_before_it_is_sent(server):
    """Of a gigabyte that is announced, nothing is read; a client that asks is not asked to go on."""
    with connected(server) as client:
        client.sendall(head("POST /v1/scan HTTP/1.1", "Content-Type: image/jpeg", f"Content-Length: {1 << 30}",
                            "Expect: 100-continue"))
        answer = received(client)
    assert answer.startswith(b"HTTP/1.1 413 ") and b"onnection: close" in answer
    assert problem(answer) == (413, "bodyTooLarge")


def test_a_body_of_a_gigabyte(server):
    before = resident(server.server_process)
    with connected(server) as client:
        client.sendall(head("POST /v1/scan HTTP/1.1", "Content-Type: image/jpeg", f"Content-Length: {1 << 30}"))
        block, sent = bytes(MEGABYTE), 0
        try:
            while sent < 1 << 10:
                client.sendall(block)
                sent += 1
        except (ConnectionResetError, BrokenPipeError):
            pass
    assert sent < 1 << 10 or resident(server.server_process) < before + 64
    assert resident(server.server_process) < before + 64
    assert server.get("/readyz").status == 200


def test_chunks_without_end(server):
    before = resident(server.server_process)
    with connected(server) as client:
        client.sendall(head("POST /v1/scan HTTP/1.1", "Content-Type: image/jpeg", "Transfer-Encoding: chunked"))
        chunk, sent = b"100000\r\n" + bytes(MEGABYTE) + b"\r\n", 0
        answer = b""
        try:
            while sent < 100:
                client.sendall(chunk)
                sent += 1
        except (ConnectionResetError, BrokenPipeError):
            pass
        answer = received(client, 3)
    assert problem(answer) == (413, "bodyTooLarge") if answer else sent < 100
    assert resident(server.server_process) < before + 64
    assert server.get("/readyz").status == 200


def test_a_client_that_waits_is_told_to_go_on(server, card):
    image = card("td3-small.jpg")
    with connected(server) as client:
        client.sendall(head("POST /v1/scan HTTP/1.1", "Content-Type: image/jpeg", f"Content-Length: {len(image)}",
                            "Expect: 100-continue", "Connection: close"))
        assert client.recv(1 << 16).startswith(b"HTTP/1.1 100 Continue\r\n")
        client.sendall(image)
        assert received(client, 60).startswith(b"HTTP/1.1 200 OK\r\n")


def test_requests_one_behind_the_other(server):
    """Eight requests are sent at once; their answers come in their order, and the connection stays."""
    paths = ["/healthz", "/nothing", "/readyz", "/healthz"] * 2
    with connected(server) as client:
        client.sendall(b"".join(head(f"GET {path} HTTP/1.1") for path in paths[:-1])
                       + head(f"GET {paths[-1]} HTTP/1.1", "Connection: close"))
        answers = received(client).split(b"HTTP/1.1 ")[1:]
    assert [int(answer[:3]) for answer in answers] == [404 if path == "/nothing" else 200 for path in paths]


PIECE = b"x" * 1000
SCAN = ("POST /v1/scan HTTP/1.1", "Content-Type: image/jpeg")


@pytest.mark.parametrize("ends", ["both sides", "its side"])
@pytest.mark.parametrize("sent", [
    head(*SCAN, "Content-Length: 6000") + PIECE,
    head(*SCAN, "Transfer-Encoding: chunked") + b"3e8\r\n" + PIECE + b"\r\n",
    head(*SCAN, "Transfer-Encoding: chunked") + b"3e8\r\n" + PIECE[:10],
], ids=["length", "chunks", "in a chunk"])
def test_a_body_that_breaks_off(started, sent, ends):
    """What has not come whole is not looked at, and counted and logged as what it is."""
    server = started("--workers", 1)
    with connected(server) as client:
        client.sendall(sent)
        client.shutdown(socket.SHUT_WR)
        if ends == "its side":
            assert problem(received(client)) == (400, "incompleteBody")
    counted = 'idscan_http_requests_total{route="/v1/scan",method="POST",status="400"} 1'
    end = time.monotonic() + 20
    while counted not in (lines := server.get("/metrics").body.decode().splitlines()) and time.monotonic() < end:
        time.sleep(0.02)
    assert counted in lines and 'idscan_failures_total{code="incompleteBody"} 1' in lines
    assert b"status=400" in server.logged() and b"status=200" not in server.logged()


def test_clients_that_leave_all_at_once(started, card):
    """Thirty clients close as soon as they have asked: only what had its turn already is worked on."""
    server = started("--workers", 1, "--queue", 64, "--time-limit", 60)
    body = card("td3-desk.jpg")
    clients = [connected(server) for _ in range(30)]
    for client in clients:
        client.sendall(head(*SCAN, f"Content-Length: {len(body)}") + body)
    for client in clients:
        client.close()
    assert server.scan(body).status == 200
    worked = server.metric('idscan_stage_seconds_count{stage="work"')
    assert worked < 8, f"{worked} of 31 were worked on"


def test_a_connection_goes_on_after_a_scan(server, card):
    connection = server.connection()
    for _ in range(3):
        connection.request("POST", "/v1/scan", card("td3-small.jpg"), {"Content-Type": "image/jpeg"})
        answer = connection.getresponse()
        assert (answer.status, answer.getheader("Connection")) == (200, None) and answer.read()
    connection.close()


@pytest.mark.parametrize("data", [
    b"GET /healthz HTTP/1.0\r\n\r\n", b"GET /healthz HTTP/1.0\r\nConnection: keep-alive\r\n\r\n",
    b"GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: Close\r\n\r\n",
])
def test_ends_connections_with_their_last_answer(server, data):
    with connected(server) as client:
        client.sendall(data)
        begin = time.monotonic()
        answer = received(client, 3)
        assert answer.startswith(b"HTTP/1.1 200 ") and b"connection: close\r\n" in answer.lower()
        assert client.recv(1) == b"" and time.monotonic() < begin + 3


@pytest.mark.parametrize("data, status, code", [
    (b"GET / HTTP/1.1\r\n\r\n", 400, "malformedRequest"),
    (b"GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n", 400, "malformedRequest"),
    (b"nonsense\r\n\r\n", 400, "malformedRequest"),
    (b"GET / HTTP/1.1\r\nHost: a\r\nX: " + b"x" * 40_000 + b"\r\n\r\n", 431, "headTooLarge"),
    (b"POST /v1/scan HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n", 400, "malformedRequest"),
    (b"POST /v1/scan HTTP/1.1\r\nHost: a\r\nContent-Type: image/jpeg\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", 400,
     "malformedRequest"),
])
def test_what_is_no_http(server, data, status, code):
    before = server.metric(f'idscan_failures_total{{code="{code}"')
    with connected(server) as client:
        client.sendall(data)
        answer = received(client)
    assert problem(answer) == (status, code)
    fields = dict(line.lower().split(b": ") for line in answer.partition(b"\r\n\r\n")[0].split(b"\r\n")[1:])
    assert fields[b"cache-control"] == b"no-store"
    # A request that had begun is logged by its route, which learns of the end a moment later.
    line, end = b"id=" + fields[b"x-request-id"] + b" ", time.monotonic() + 10
    while line not in server.logged() or server.metric(f'idscan_failures_total{{code="{code}"') == before:
        assert time.monotonic() < end, line
        time.sleep(0.01)
    assert server.metric(f'idscan_failures_total{{code="{code}"') == before + 1
    assert f"status={status}".encode() in server.logged()


def test_slow_clients_and_idle_ones(started, card):
    """A thousand connections say nothing, fifty send their head byte by byte, twenty their body: all are ended in time."""
    server = started("--workers", 1, "--head-timeout", 4, "--request-timeout", 5)
    before = resident(server.server_process)
    idle = [connected(server) for _ in range(1000)]
    slow_heads = [connected(server) for _ in range(50)]
    slow_bodies = [connected(server) for _ in range(20)]
    for client in slow_bodies:
        client.sendall(head("POST /v1/scan HTTP/1.1", "Content-Type: image/jpeg", "Content-Length: 100000"))
    text = head("GET /healthz HTTP/1.1", "X-Slow: " + "x" * 200)
    end, begin = time.monotonic() + 8, time.monotonic()
    for byte in text:
        for client in slow_heads + slow_bodies:
            try:
                client.send(bytes([byte]))
            except OSError:
                pass
        assert server.get("/readyz").status == 200
        time.sleep(0.1)
        if time.monotonic() > end:
            break
    assert server.scan(card("td3-small.jpg")).status == 200
    time.sleep(max(0, begin + 9 - time.monotonic()))
    for client in slow_bodies:
        assert problem(received(client, 1)) == (408, "requestTimeout")
    assert server.metric('idscan_failures_total{code="requestTimeout"') == 20
    assert server.metric('idscan_http_requests_total{route="/v1/scan",method="POST",status="408"') == 20
    for client in idle + slow_heads:
        assert received(client, 1) == b""
        client.close()
    assert resident(server.server_process) < before + 64


def test_a_full_queue(started, card):
    """One request is worked on, one waits, the third is refused; a stopped worker holds them all."""
    server = started("--workers", 1, "--queue", 1, "--time-limit", 60)
    worker = server.workers[0]
    os.kill(worker, signal.SIGSTOP)
    with concurrent.futures.ThreadPoolExecutor() as threads:
        waiting = [threads.submit(server.scan, card("td3-small.jpg")) for _ in range(2)]
        while server.metric("idscan_queue_length") < 1:
            time.sleep(0.02)
        answer = server.scan(card("td3-small.jpg"))
        os.kill(worker, signal.SIGCONT)
        assert [request.result().status for request in waiting] == [200, 200]
    assert (answer.status, answer.code, answer.headers["Retry-After"]) == (429, "queueFull", "1")
    assert 'idscan_failures_total{code="queueFull"} 1' in server.get("/metrics").body.decode().splitlines()


def test_clients_that_leave_the_queue(started, card):
    """Whoever closes the connection waits no longer: what comes behind is worked on at once."""
    server = started("--workers", 1, "--queue", 40, "--time-limit", 60)
    worker = server.workers[0]
    os.kill(worker, signal.SIGSTOP)
    with concurrent.futures.ThreadPoolExecutor() as threads:
        held = threads.submit(server.scan, card("td3-small.jpg"))
        while server.metric("idscan_workers_busy") < 1:
            time.sleep(0.02)
        body = card("td3-small.jpg")
        clients = [connected(server) for _ in range(20)]
        for client in clients:
            client.sendall(head("POST /v1/scan HTTP/1.1", "Content-Type: image/jpeg",
                                f"Content-Length: {len(body)}") + body)
        while server.metric("idscan_queue_length") < 20:
            time.sleep(0.02)
        for client in clients:
            client.close()
        end = time.monotonic() + 20
        while server.metric("idscan_queue_length") > 0 and time.monotonic() < end:
            time.sleep(0.02)
        assert server.metric("idscan_queue_length") == 0
        os.kill(worker, signal.SIGCONT)
        assert held.result().status == 200
    assert server.scan(body).status == 200


def test_the_end(started, card):
    """What runs is answered, what waits and what comes is refused, and the server ends."""
    server = started("--workers", 1, "--queue", 4, "--time-limit", 60)
    worker = server.workers[0]
    os.kill(worker, signal.SIGSTOP)
    with concurrent.futures.ThreadPoolExecutor() as threads:
        running = threads.submit(server.scan, card("td3-small.jpg"))
        while server.metric("idscan_workers_busy") < 1:
            time.sleep(0.02)
        waiting = threads.submit(server.scan, card("td3-small.jpg"))
        while server.metric("idscan_queue_length") < 1:
            time.sleep(0.02)
        os.kill(server.process.pid, signal.SIGTERM)
        late = waiting.result()
        assert (late.status, late.code) == (503, "stopping")
        assert (server.get("/readyz").status, server.get("/healthz").status) == (503, 200)
        assert server.scan(card("td3-small.jpg")).code == "stopping"
        os.kill(worker, signal.SIGCONT)
        assert running.result().status == 200
    assert server.process.wait(10) == 0


def test_the_end_does_not_wait_for_ever(started, card):
    server = started("--workers", 1, "--grace", 1, "--time-limit", 60)
    os.kill(server.workers[0], signal.SIGSTOP)
    threading.Thread(target=lambda: pytest.raises(OSError, server.scan, card("td3-small.jpg")), daemon=True).start()
    while server.metric("idscan_workers_busy") < 1:
        time.sleep(0.02)
    os.kill(server.process.pid, signal.SIGTERM)
    server.process.wait(15)
