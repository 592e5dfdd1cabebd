"""TLS and HTTP/2, of a program that was built with them (make server TLS=1)."""

import json
import re
import socket
import subprocess
import time

import pytest

from conftest import CARDS, PROGRAM, Server

WITHOUT = "this program was built without TLS"


def run(*options):
    return subprocess.run([PROGRAM, "--port", "0", *map(str, options)], capture_output=True, text=True, timeout=20)


HAS_TLS = WITHOUT not in run("--tls-certificate", "none.pem", "--tls-key", "none.pem").stderr
needs_tls = pytest.mark.skipif(not HAS_TLS, reason=WITHOUT)


@pytest.fixture(scope="module")
def files(tmp_path_factory):
    """Certificates that sign themselves, and their keys."""
    folder = tmp_path_factory.mktemp("tls")
    for name in ("one", "other"):
        subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
                        "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-keyout", folder / f"{name}.key",
                        "-out", folder / f"{name}.pem"], check=True, capture_output=True)
    (folder / "none.pem").write_text("no certificate")
    return folder


@pytest.fixture(scope="module")
def secure(files):
    server = Server("--tls-certificate", files / "one.pem", "--tls-key", files / "one.key", "--workers", 1, "--head-timeout", 2,
                    "--request-timeout", 2, "--max-bytes", 500_000)
    yield server
    assert server.stop() == 0


def curl(server, files, path, *options):
    """The version of HTTP, the status, and the body of an answer."""
    answer = subprocess.run(
        ["curl", "--silent", "--show-error", "--cacert", files / "one.pem", "--connect-to", f"localhost:443:127.0.0.1:{server.port}",
         "--write-out", "\n%{http_version} %{http_code}", *map(str, options), f"https://localhost{path}"],
        capture_output=True, timeout=60)
    assert answer.returncode == 0, answer.stderr
    body, line = answer.stdout.rsplit(b"\n", 1)
    version, status = line.decode().split()
    return version, int(status), body


@pytest.mark.skipif(HAS_TLS, reason="this program has TLS")
def test_a_program_without_tls_says_how_to_build_one():
    answer = run("--tls-certificate", "a.pem", "--tls-key", "a.key")
    assert answer.returncode == 64 and f"--tls-certificate: {WITHOUT}; make server TLS=1 builds it with." in answer.stderr


def test_both_files_are_needed():
    for option in ("--tls-certificate", "--tls-key"):
        answer = run(option, "a.pem")
        assert answer.returncode == 64 and "--tls-certificate and --tls-key belong together" in answer.stderr


@needs_tls
@pytest.mark.parametrize("certificate, key, message", [
    ("none.pem", "one.key", "none.pem has no certificate in PEM"), ("missing.pem", "one.key", "missing.pem has no certificate in PEM"),
    ("one.pem", "none.pem", "none.pem has no private key in PEM"), ("one.pem", "other.key", "other.key is not the key of"),
])
def test_bad_files_are_named(files, certificate, key, message):
    answer = run("--tls-certificate", files / certificate, "--tls-key", files / key)
    assert answer.returncode == 1 and message in answer.stderr and len(answer.stderr.strip().splitlines()) == 1


@needs_tls
@pytest.mark.parametrize("option, version", [("--http2", "2"), ("--http1.1", "1.1")])
def test_scans_by_the_version_that_the_client_wants(secure, files, truth, option, version):
    given = ("-H", "Content-Type: image/jpeg", "--data-binary", f"@{CARDS / 'td3-small.jpg'}")
    used, status, body = curl(secure, files, "/v1/scan", option, *given)
    assert (used, status) == (version, 200)
    assert json.loads(body)["documents"][0]["mrz"]["lines"] == truth("td3-small")["documents"][0]["mrz"]["lines"]
    assert curl(secure, files, "/nowhere", option)[:2] == (version, 404)
    assert curl(secure, files, "/", option)[1] == 200 and b"listening on https://" in secure.logged()


@needs_tls
@pytest.mark.parametrize("option", ["--http2", "--http1.1"])
def test_a_body_above_the_limit(secure, files, tmp_path, option):
    (tmp_path / "large").write_bytes(bytes(900_000))
    given = ("-H", "Content-Type: image/jpeg", "-H", "Expect:", "--data-binary", f"@{tmp_path / 'large'}")
    assert curl(secure, files, "/v1/scan", option, *given)[1] == 413
    assert curl(secure, files, "/healthz", option)[1] == 200


@needs_tls
def test_a_body_that_does_not_come(secure, files):
    """A stream has the time limit of a request, too."""
    before = secure_metric(secure, files, 'idscan_failures_total{code="requestTimeout"}')
    answer = subprocess.run(
        f"(printf abc; sleep 4) | curl --silent --http2 --cacert {files}/one.pem --connect-to localhost:443:127.0.0.1:{secure.port} "
        "-H 'Content-Type: image/jpeg' -T - -X POST -o /dev/null -w '%{http_version} %{http_code}' https://localhost/v1/scan",
        shell=True, capture_output=True, text=True, timeout=60)
    assert answer.stdout == "2 408", answer
    assert secure_metric(secure, files, 'idscan_failures_total{code="requestTimeout"}') == before + 1


def secure_metric(server, files, name):
    text = curl(server, files, "/metrics")[2].decode()
    found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
    return float(found[1]) if found else 0


@needs_tls
def test_a_client_that_says_nothing_is_left(secure):
    begin = time.monotonic()
    with socket.create_connection(("127.0.0.1", secure.port)) as silent:
        silent.settimeout(20)
        assert silent.recv(100) == b"" and time.monotonic() - begin > 1


@needs_tls
@pytest.mark.parametrize("option", ["--tlsv1.2", "--tlsv1.3"])
def test_new_versions_are_taken(secure, files, option):
    assert curl(secure, files, "/healthz", option, "--tls-max", option[-3:])[1] == 200


@needs_tls
def test_old_versions_are_refused(secure, files):
    old = subprocess.run(["curl", "--silent", "--insecure", "--tlsv1.0", "--tls-max", "1.1", "--ciphers", "DEFAULT@SECLEVEL=0",
                          f"https://127.0.0.1:{secure.port}/healthz"], capture_output=True, timeout=20)
    assert old.returncode == 35 and old.stdout == b""
    with socket.create_connection(("127.0.0.1", secure.port)) as plain:
        plain.sendall(b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")
        plain.settimeout(20)
        assert b"200" not in plain.recv(1000)
