"""Clients that are generated from the description of the service do what it can."""

import importlib
import json
import os
import pathlib
import subprocess
import sys

import pytest

from conftest import CARDS, ROOT

PROGRAMS = pathlib.Path(sys.executable).parent
DESCRIPTION = ROOT / "Server/Sources/CPage/openapi.json"
ZONE = ["P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226B<<<<<10"]


def generate(folder, *command):
    environment = {**os.environ, "PATH": f"{PROGRAMS}:{os.environ['PATH']}"}
    run = subprocess.run([str(PROGRAMS / command[0]), *map(str, command[1:])], cwd=folder, env=environment,
                         capture_output=True, text=True, timeout=300)
    assert run.returncode == 0, run.stdout + run.stderr


@pytest.fixture(scope="module")
def generated(tmp_path_factory):
    """The package that openapi-python-client makes."""
    folder = tmp_path_factory.mktemp("client")
    generate(folder, "openapi-python-client", "generate", "--path", DESCRIPTION, "--meta", "none", "--output-path", "idscan_client")
    sys.path.insert(0, str(folder))
    yield importlib.import_module
    sys.path.remove(str(folder))


@pytest.fixture(scope="module")
def client(generated, server):
    return generated("idscan_client").Client(base_url=server.url, timeout=60)


@pytest.fixture(scope="module")
def call(generated, client):
    """Asks for an operation by its name; returns the object that its answer is."""
    return lambda operation, **parameters: generated(f"idscan_client.api.default.{operation}").sync(client=client, **parameters)


@pytest.fixture(scope="module")
def file(generated):
    kind = generated("idscan_client.types").File
    return lambda name: kind(payload=(CARDS / name).open("rb"), file_name="card.jpg", mime_type="image/jpeg")


def test_scans(call, file, truth):
    result = call("scan", body=file("td3-small.jpg"), visual_zone=True)
    document, = result.documents
    assert (document.status, document.type_) == ("verified", "passport")
    assert document.mrz.lines == truth("td3-small")["documents"][0]["mrz"]["lines"]
    surname = document.fields["surname"]
    assert surname.value and surname.check == "notPrinted" and surname.quadrilateral.top_left.x > 0


def test_pairs(call, file, generated):
    body = generated("idscan_client.models").ScanFilesBody(image=[file("td1-front-only.jpg"), file("td1-desk.jpg")])
    result = call("scan", body=body)
    assert len(result.images) == 2 and [finding.name for finding in result.findings] == ["notJoined"]


def test_parses(call, generated):
    document = call("parse_zone", body=generated("idscan_client.models").ZoneLines(lines=ZONE))
    assert document.fields["surname"].value == "ERIKSSON" and document.status == "verified"


def test_reads_text_and_frames(call, file, generated):
    assert "UTOPIA" in "".join(block.text for block in call("read_text", body=file("td3-small.jpg")).blocks).upper()
    first = call("add_frame", body=file("td3-small.jpg"), read=generated("idscan_client.models").AddFrameRead.ALWAYS)
    second = call("add_frame", body=file("td3-small.jpg"), session=first.session)
    assert (first.frame_count, second.frame_count) == (1, 2) and second.result.documents[0].status == "verified"
    assert call("end_frames", session=first.session) is None


def test_problems_are_types(call, generated):
    problem = call("scan", body=generated("idscan_client.types").File(payload=b"no image"))
    assert (problem.status, problem.code) == (422, "notAnImage")


def test_models_of_pydantic(tmp_path, truth):
    """datamodel-code-generator makes classes that take what the program prints, under the names of the description."""
    generate(tmp_path, "datamodel-codegen", "--input", DESCRIPTION, "--input-file-type", "openapi", "--output", "models.py",
             "--output-model-type", "pydantic_v2.BaseModel")
    text = (tmp_path / "models.py").read_text()
    names = [line.split()[1].split("(")[0] for line in text.splitlines() if line.startswith("class ")]
    assert {"Result", "Document", "Quadrilateral", "FrameAnswer"} <= set(names) and "Result1" not in names
    sys.path.insert(0, str(tmp_path))
    try:
        expected = truth("td3-desk")
        del expected["source"]
        assert importlib.import_module("models").Result.model_validate(expected).documents[0].status.value == "verified"
    finally:
        sys.path.remove(str(tmp_path))


def test_each_operation_has_an_example_that_is_valid():
    from jsonschema import Draft202012Validator
    description = json.loads(DESCRIPTION.read_text())
    for path, operations in description["paths"].items():
        for method, operation in operations.items():
            assert operation["summary"], path
            answers = [content for response in operation["responses"].values()
                       for content in response.get("content", {}).values()]
            contents = answers + list(operation.get("requestBody", {}).get("content", {}).values())
            examples = [content for content in contents if "example" in content]
            assert examples or any("example" in parameter for parameter in operation.get("parameters", [])), (method, path)
            for content in examples:
                schema = {**content["schema"], "components": description["components"]}
                Draft202012Validator(schema).validate(content["example"])
