import cv2
import numpy as np
import onnx
import pytest
import torch

from mrz_training.export import export
from mrz_training.graphs import convolutions
from mrz_training.network import FIRST_SHAPE, FRAMES, LineNetwork, Shape, input_shape, normalized, start_from
from mrz_training.stream import BatchMaker


@pytest.fixture(scope="module")
def inputs():
    pixels, _ = BatchMaker(1, 16).batch(0)
    return normalized(torch.from_numpy(pixels))


def test_scores_have_the_shape_of_the_lattice(inputs):
    assert LineNetwork()(inputs[:2]).shape == (2, 38, 1, FRAMES)


def test_input_is_normalised_as_the_reader_does(inputs):
    pixels = np.random.default_rng(1).integers(0, 256, (1, 32, 640), dtype=np.uint8)
    expected = (pixels - pixels.mean()) / (pixels.std() + 8)
    assert np.allclose(normalized(torch.from_numpy(pixels))[:, 0].numpy(), expected, atol=1e-5)


def test_opencv_computes_what_was_trained(tmp_path, inputs):
    torch.manual_seed(1)
    network = LineNetwork().eval()
    with torch.no_grad():
        expected = network(inputs[:1]).numpy()
    export(network, tmp_path / "lines.onnx")
    reader = cv2.dnn.readNetFromONNX(str(tmp_path / "lines.onnx"))
    reader.setInput(inputs[:1].numpy())
    assert np.allclose(reader.forward(), expected, atol=1e-3)


def test_wide_kernels_are_exported_in_halves(tmp_path):
    network = LineNetwork()
    export(network, tmp_path / "lines.onnx")
    kernels = [tuple(weight.shape[2:]) for weight, _ in convolutions(tmp_path / "lines.onnx")]
    operations = onnx.load(tmp_path / "lines.onnx").graph.node
    halves = [node for node in operations if node.op_type == "Conv" and node.name.endswith(("/left", "/right"))]
    assert kernels.count((1, 5)) == 5 and len(halves) == 10


def test_tall_kernels_are_exported_flat_and_sums_as_shifts(tmp_path):
    network = LineNetwork()
    export(network, tmp_path / "lines.onnx")
    tall = network.features[6][0].weight
    found = [weight for weight, _ in convolutions(tmp_path / "lines.onnx") if weight.shape[2:] == (4, 1)]
    assert len(found) == 1 and torch.equal(found[0], tall)
    graph = onnx.load(tmp_path / "lines.onnx").graph
    reshaped = {name for node in graph.node if node.op_type == "Reshape" for name in node.output}
    sums = [node for node in graph.node if node.op_type == "Add"]
    assert sums and all(node.input[1] in reshaped for node in sums)
    assert [node.op_type for node in graph.node if node.name.endswith("/flat4")] == ["Conv"]


def test_a_larger_network_starts_from_a_smaller_one(tmp_path, inputs):
    torch.manual_seed(1)
    small = LineNetwork(FIRST_SHAPE)
    small.train()
    for _ in range(10):  # statistics, as training leaves them
        small(inputs)
    export(small, tmp_path / "small.onnx")
    same, larger = LineNetwork(FIRST_SHAPE), LineNetwork(Shape())
    for network in (same, larger):
        start_from(network, tmp_path / "small.onnx", FIRST_SHAPE, inputs)
    with torch.no_grad():
        expected, copied, grown = small(inputs), same(inputs), larger(inputs)
    assert torch.allclose(copied, expected, atol=1e-2)
    likeness = torch.nn.functional.cosine_similarity(grown.flatten(), expected.flatten(), dim=0)
    assert likeness > 0.8
    assert input_shape(2) == (2, 1, 32, 640)
