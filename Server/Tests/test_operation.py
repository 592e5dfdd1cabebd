"""What an operator sees: settings, the log, and what is said when something is missing."""

import json
import re
import socket
import subprocess

import pytest

from conftest import PROGRAM, ROOT


def test_settings_of_the_environment_and_of_a_file(started, tmp_path):
    """An option beats the environment, which beats the file."""
    file = tmp_path / "settings"
    file.write_text("IDSCAN_MAX_BYTES=1000\nIDSCAN_LOG_LEVEL=notice\nIDSCAN_CORS_ORIGIN=https://a.example,https://b.example\n")
    environment = {"IDSCAN_CONFIG": str(file), "IDSCAN_MAX_BYTES": "2000", "IDSCAN_PORT": "1"}
    server = started("--workers", 1, environment=environment)
    assert "limit of 2000 bytes" in server.scan(bytes(3000)).json["detail"]
    for origin in ("https://a.example", "https://b.example"):
        assert server.get("/healthz", Origin=origin).headers["Access-Control-Allow-Origin"] == origin
    assert b"/v1/scan" not in server.logged()


def test_a_file_of_settings_that_an_option_names(started, tmp_path):
    file = tmp_path / "settings"
    file.write_text("# For tests\n\nIDSCAN_MAX_BYTES = 1000\nIDSCAN_LOG_LEVEL=notice\n")
    server = started("--workers", 1, "--config", file, "--log-level", "info", environment={"IDSCAN_CONFIG": "/nowhere"})
    assert "limit of 1000 bytes" in server.scan(bytes(3000)).json["detail"] and b"/v1/scan" in server.logged()


@pytest.mark.parametrize("text, line", [("IDSCAN_PORT=0\nIDSCAN_MAX_BITES=1000\n", 2), ("PORT=0\n", 1), ("IDSCAN_PORT\n", 1)])
def test_a_file_with_an_unknown_setting(tmp_path, text, line):
    file = tmp_path / "settings"
    file.write_text(text)
    run = subprocess.run([PROGRAM, f"--config={file}"], capture_output=True, text=True, timeout=20)
    assert run.returncode == 64 and f"--config: {file}, line {line}: this is no setting" in run.stderr
    assert "IDSCAN_MAX_BYTES" in run.stderr


def test_a_file_of_settings_that_is_missing(tmp_path):
    run = subprocess.run([PROGRAM, "--config", tmp_path / "none"], capture_output=True, text=True, timeout=20)
    assert run.returncode == 64 and "none cannot be read" in run.stderr


def test_wrong_settings_are_refused():
    environment = {"PATH": "/usr/bin", "IDSCAN_PORT": "many"}
    run = subprocess.run([PROGRAM], env=environment, capture_output=True, text=True, timeout=20)
    assert run.returncode == 64 and "--port" in run.stderr
    run = subprocess.run([PROGRAM, "--cors-origin", "example.com"], capture_output=True, text=True, timeout=20)
    assert run.returncode == 64 and "example.com is no origin" in run.stderr


def test_each_option_can_be_set_so():
    shown = subprocess.run([PROGRAM, "--help"], capture_output=True, text=True, check=True).stdout
    options = set(re.findall(r"^  --([a-z-]+)", shown, re.MULTILINE)) - {"help", "version", "config", "licenses"}
    names = re.search(r"names = \[(.*?)\]", (ROOT / "Server/Sources/Program/Settings.swift").read_text(), re.DOTALL)
    assert set(re.findall(r'"([a-z-]+)"', names[1])) == options


def test_a_log_of_json(started, card):
    """Requests have a line each, probes that are answered well have none."""
    server = started("--workers", 1, "--log-format", "json")
    server.get("/metrics")
    server.scan(card("td3-small.jpg"))
    lines = [json.loads(line) for line in server.logged().splitlines()]
    # Until the server is ready, probes are told so.
    line, = [line for line in lines if line["message"] == "request" and line["status"] != "503"]
    assert (line["method"], line["route"], line["status"], line["level"]) == ("POST", "/v1/scan", "200", "info")
    assert len(line["id"]) == 32 and float(line["ms"]) > 0 and line["time"].endswith("Z")


def test_a_port_that_is_taken():
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        run = subprocess.run([PROGRAM, "--port", str(port)], capture_output=True, text=True, timeout=20)
    assert run.returncode == 1 and f"cannot listen on 127.0.0.1:{port}: Address already in use" in run.stderr


def test_a_host_that_is_none():
    run = subprocess.run([PROGRAM, "--host", "300.1.1.1", "--port", "0"], capture_output=True, text=True, timeout=20)
    assert run.returncode == 1 and "cannot listen on 300.1.1.1:0: 300.1.1.1 is no address of a machine" in run.stderr


def test_missing_models_are_named(started, card, tmp_path):
    """Whoever wants text where no language is installed learns which package brings one."""
    server = started("--workers", 1, environment={"TESSDATA_PREFIX": str(tmp_path)})
    answer = server.request("POST", "/v1/text", card("td3-small.jpg"), {"Content-Type": "image/jpeg"})
    assert (answer.status, answer.code) == (503, "workerFailed") and "tesseract-ocr-eng" in answer.json["detail"]


def test_an_open_server_without_a_token(started, tmp_path):
    """An address that others reach is warned about, unless a token is asked for."""
    assert b"anybody who reaches 0.0.0.0 may use this server" in started("--host", "0.0.0.0").logged()
    file = tmp_path / "token"
    file.write_text("a-token-that-nobody-guesses")
    assert b"anybody" not in started("--host", "0.0.0.0", "--token-file", file).logged()
    assert b"anybody" not in started().logged()
