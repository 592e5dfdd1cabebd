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


def test_a_model_has_the_operations_that_the_package_computes(tmp_path):
    network = LineNetwork()
    export(network, tmp_path / "lines.onnx")
    assert {node.op_type for node in onnx.load(tmp_path / "lines.onnx").graph.node} == {"Conv", "Relu", "Add"}
    kernels = [weight for weight, _ in convolutions(tmp_path / "lines.onnx")]
    assert [tuple(weight.shape[2:]) for weight in kernels].count((1, 5)) == 5
    tall = [weight for weight in kernels if weight.shape[2:] == (4, 1)]
    assert len(tall) == 1 and torch.equal(tall[0], network.features[6][0].weight)


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
