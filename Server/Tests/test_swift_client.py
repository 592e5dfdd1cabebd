"""Examples/AskServer, a client in Swift: it prints what the server says of a card, and the server's word for what is none."""

import json
import os
import subprocess

import pytest

from conftest import CARDS, ROOT, Server


@pytest.fixture(scope="module")
def ask(tmp_path_factory):
    build = tmp_path_factory.mktemp("build")
    command = ["swift", "build", "--package-path", ROOT / "Examples/AskServer", "--scratch-path", build, "-Xswiftc", "-warnings-as-errors"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr

    def ask(*arguments, status=0, **environment):
        done = subprocess.run([build / "debug/AskServer", *arguments], capture_output=True, text=True, check=False,
                              env={**os.environ, **environment})
        assert done.returncode == status, done.stdout + done.stderr
        return done.stdout

    return ask


def test_prints_what_the_server_says(ask, server):
    said = ask(server.url, CARDS / "td3-desk.jpg").splitlines()
    truth = json.loads((CARDS / "results/td3-desk.jpg.json").read_text(encoding="utf-8"))["documents"][0]["fields"]
    assert said[0] == "passport: verified"
    assert f"  surname: {truth['surname']['value']}" in said
    assert f"  birthDate: {truth['birthDate']['value']}, proven" in said


def test_joins_both_sides_and_names_what_is_wrong(ask, server):
    assert ask(server.url, CARDS / "td1-front-only.jpg", CARDS / "td1-desk.jpg").startswith("identityCard: ")
    assert ask(server.url, ROOT / "README.md", status=1).startswith("notAnImage: ")
    ask(status=64)


def test_sends_the_token(ask, tmp_path):
    (tmp_path / "token").write_text("0123456789abcdef", encoding="utf-8")
    server = Server("--workers", "1", "--token-file", tmp_path / "token").wait_until_ready()
    try:
        assert ask(server.url, CARDS / "td3-desk.jpg", status=1).startswith("unauthorized: ")
        assert ask(server.url, CARDS / "td3-desk.jpg", TOKEN="0123456789abcdef").startswith("passport: verified")
    finally:
        server.process.terminate()
        server.process.wait()
