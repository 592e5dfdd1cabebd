"""The description of the service is valid, and true."""

import json
import os
import pathlib
import subprocess
import sys

from openapi_spec_validator import validate

from conftest import ROOT

HERE = pathlib.Path(__file__).parent


def test_the_document_is_valid_and_new(server):
    document = json.loads((ROOT / "Server/Sources/CPage/openapi.json").read_text())
    validate(document)
    assert document["openapi"].startswith("3.1")
    assert server.get("/openapi.json").json == document
    run = subprocess.run([ROOT / "Server/OpenAPI/build", "--check"], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr


def test_the_server_does_what_the_document_says(server):
    """schemathesis, with all its checks."""
    run = subprocess.run(
        [str(pathlib.Path(sys.executable).parent / "schemathesis"), "--config-file", str(HERE / "schemathesis.toml"),
         "run", f"{server.url}/openapi.json", "--checks", "all", "--max-examples", os.environ.get("EXAMPLES", "15"),
         "--seed", "1", "--request-timeout", "60"],
        capture_output=True, text=True, timeout=400, cwd=HERE)
    assert run.returncode == 0, run.stdout[-8000:] + run.stderr[-2000:]
    assert server.get("/readyz").status == 200
