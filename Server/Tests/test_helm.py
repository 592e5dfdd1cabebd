"""The chart of Packaging/helm: filled in, it is Examples/kubernetes/server.yaml, and the schemas of Kubernetes hold for it.

There is no helm here. The templates have four kinds of actions, and `filled` knows no other: an action that it does not know is a fault.
"""

import copy
import json
import re
import textwrap

import jsonschema
import kubernetes_validate
import pytest
import yaml

from conftest import ROOT
from test_kubernetes import VERSIONS, parts

FOLDER = ROOT / "Packaging/helm"
CHART = yaml.safe_load((FOLDER / "Chart.yaml").read_text(encoding="utf-8"))
VALUES = yaml.safe_load((FOLDER / "values.yaml").read_text(encoding="utf-8"))
SCHEMA = json.loads((FOLDER / "values.schema.json").read_text(encoding="utf-8"))


def filled(values, release="idscan-server"):
    """Returns the objects that helm would make."""
    known = {"Values": values, "Chart": {"AppVersion": CHART["appVersion"]}, "Release": {"Name": release}}

    def value(path):
        found = known
        for name in path.split(".")[1:]:
            found = found[name]
        return found

    def block(action):
        text = yaml.safe_dump(value(action[1]), default_flow_style=False)
        return "\n" + textwrap.indent(text.rstrip(), " " * int(action[2]))

    text = (FOLDER / "templates/server.yaml").read_text(encoding="utf-8")
    text = re.sub(r"\s*\{\{- toYaml ([\w.]+) \| nindent (\d+) \}\}", block, text)
    text = re.sub(r"\{\{ ([\w.]+) \}\}", lambda action: str(value(action[1])), text)
    assert "{{" not in text, "an action that is not known"
    return list(yaml.safe_load_all(text))


def test_filled_in_it_is_the_example():
    assert filled(VALUES) == parts("server.yaml")


@pytest.mark.parametrize("version", VERSIONS)
def test_schemas_hold_for_other_values(version):
    values = {**copy.deepcopy(VALUES), "image": "other.example:5000/a/b", "tokenSecret": "other", "monitoringNamespace": "watch",
              "settings": [{"name": "IDSCAN_WORKERS", "value": "3"}, {"name": "IDSCAN_QUEUE", "value": "8"}],
              "replicas": {"least": 1, "most": 3, "cpuPercent": 50}}
    jsonschema.validate(values, SCHEMA)
    objects = filled(values, release="other")
    for one in objects:
        kubernetes_validate.validate(one, version, strict=True)
    assert {one["metadata"]["name"] for one in objects} == {"other"}
    container = objects[0]["spec"]["template"]["spec"]["containers"][0]
    assert container["image"] == f"other.example:5000/a/b:{CHART['appVersion']}"
    assert {"name": "IDSCAN_WORKERS", "value": "3"} in container["env"]
    assert objects[0]["spec"]["template"]["metadata"]["labels"] == objects[1]["spec"]["selector"]


@pytest.mark.parametrize("name, value", [("imag", "a"), ("image", "a:1"), ("settings", [{"name": "PATH", "value": "/"}]),
                                         ("replicas", {"least": 0, "most": 1, "cpuPercent": 80})])
def test_wrong_values_are_refused(name, value):
    jsonschema.validate(VALUES, SCHEMA)
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate({**VALUES, name: value}, SCHEMA)


def test_versions_are_those_of_the_program():
    manual = (ROOT / "Documentation/idscan-server.8").read_text(encoding="utf-8")
    assert f'"idscan {CHART["appVersion"]}"' in manual and CHART["version"] == CHART["appVersion"]
