"""Makes the networks bars.onnx and bars-spaces.onnx, which read each dark bar as the first character of any alphabet."""

import pathlib

import numpy as np
import onnx
from onnx import helper, numpy_helper


def network(classes):
    """Returns a network of so many classes: the blank is light, the first character dark, all others are never there."""
    weights = np.array([8, -8] + [0] * (classes - 2), np.float32).reshape(classes, 1, 1, 1)
    bias = np.array([0, 0] + [-20] * (classes - 2), np.float32)
    nodes = [
        helper.make_node("AveragePool", ["line"], ["mean"], kernel_shape=[48, 4], strides=[48, 4]),
        helper.make_node("Conv", ["mean", "weights", "bias"], ["scores"], kernel_shape=[1, 1]),
        helper.make_node("Reshape", ["scores", "shape"], ["flat"]),
        helper.make_node("Transpose", ["flat"], ["frames"], perm=[0, 2, 1]),
    ]
    values = {"weights": weights, "bias": bias, "shape": np.array([1, classes, -1], np.int64)}
    graph = helper.make_graph(
        nodes, "bars", [helper.make_tensor_value_info("line", 1, [1, 1, 48, 64])],
        [helper.make_tensor_value_info("frames", 1, [1, "frames", classes])],
        [numpy_helper.from_array(value, name) for name, value in values.items()])
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 11)])
    model.ir_version = 6
    return model


if __name__ == "__main__":
    folder = pathlib.Path(__file__).parent
    onnx.save(network(2), folder / "bars.onnx")
    onnx.save(network(3), folder / "bars-spaces.onnx")
