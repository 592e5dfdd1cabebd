"""The files of Examples/kubernetes: the schemas of Kubernetes hold for them, and what they say of the server is so."""

import pathlib
import re

import kubernetes_validate
import pytest
import yaml

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDER = ROOT / "Examples/kubernetes"
# `preStop.sleep` is on from 1.30 on; the last one is the newest that the checker has.
VERSIONS = "1.30", "1.33", "1.37"
README = (FOLDER / "README.md").read_text(encoding="utf-8")
# A part of the README that takes the place of one in a file stands there as YAML.
METRICS = yaml.safe_load(re.search(r"```yaml\n(.*?)```", README, re.DOTALL)[1])


def parts(name):
    return list(yaml.safe_load_all((FOLDER / name).read_text(encoding="utf-8")))


def server(kind):
    return next(part for part in parts("server.yaml") if part["kind"] == kind)


def container():
    return server("Deployment")["spec"]["template"]["spec"]["containers"][0]


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("name", sorted(file.name for file in FOLDER.glob("*.yaml")))
def test_schemas_hold(name, version):
    for part in parts(name):
        kubernetes_validate.validate(part, version, strict=True)


@pytest.mark.parametrize("version", VERSIONS)
def test_schema_holds_with_the_metric_for_the_queue(version):
    scaler = server("HorizontalPodAutoscaler")
    scaler["spec"]["metrics"] = METRICS["metrics"]
    kubernetes_validate.validate(scaler, version, strict=True)


def test_a_fault_is_found():
    part = server("Deployment")
    part["spec"]["template"]["spec"]["containers"][0]["readinesProbe"] = {}
    with pytest.raises(kubernetes_validate.ValidationError):
        kubernetes_validate.validate(part, VERSIONS[-1], strict=True)


def pods():
    job = next(part for part in parts("job.yaml") if part["kind"] == "Job")
    return [server("Deployment")["spec"]["template"]["spec"], job["spec"]["template"]["spec"]]


@pytest.mark.parametrize("pod", pods(), ids=["server", "job"])
def test_pods_are_restricted(pod):
    """What the profile `restricted` of Pod Security Standards asks for, and a root that cannot be written to."""
    assert pod["securityContext"]["runAsNonRoot"] and pod["securityContext"]["runAsUser"] == 65532
    assert pod["securityContext"]["seccompProfile"] == {"type": "RuntimeDefault"}
    assert not {"hostNetwork", "hostPID", "hostIPC"} & pod.keys()
    for one in pod["containers"]:
        assert one["securityContext"] == {
            "allowPrivilegeEscalation": False, "readOnlyRootFilesystem": True, "capabilities": {"drop": ["ALL"]}}


def test_nothing_leaves_the_pods():
    for name in ("job.yaml", "server.yaml"):
        policy = next(part for part in parts(name) if part["kind"] == "NetworkPolicy")
        assert "Egress" in policy["spec"]["policyTypes"] and not policy["spec"].get("egress")


def test_labels_select_the_pods():
    labels = server("Deployment")["spec"]["template"]["metadata"]["labels"]
    assert server("Service")["spec"]["selector"] == labels
    for kind, key in (("Deployment", "selector"), ("PodDisruptionBudget", "selector"), ("NetworkPolicy", "podSelector")):
        assert server(kind)["spec"][key]["matchLabels"] == labels


def test_settings_are_options_of_the_server():
    manual = (ROOT / "Documentation/idscan-server.8").read_text(encoding="utf-8").replace("\\-", "-")
    for setting in container()["env"]:
        assert "--" + setting["name"].removeprefix("IDSCAN_").replace("_", "-").lower() in manual


def test_probes_and_metrics_are_those_of_the_server():
    operating = (ROOT / "Documentation/Operating.md").read_text(encoding="utf-8")
    for probe in ("startupProbe", "readinessProbe", "livenessProbe"):
        assert f"`GET {container()[probe]['httpGet']['path']}`" in operating
    for metric in METRICS["metrics"]:
        assert metric["pods"]["metric"]["name"] in operating
