"""Graphs of exported models: convolutions, what rectifies them, sums, and maps at twice their size, as the package computes them by XNNPACK."""

import onnx
import torch
from onnx import numpy_helper


def adapt(path, height_varies=False):
    """Rewrites an exported model so that all its numbers are weights; `height_varies` if it takes inputs of other heights, too."""
    model = onnx.load(path)
    _inline_identities(model.graph)
    _inline_constants(model.graph)
    if height_varies:
        _leave_sizes_open(model.graph)
    onnx.checker.check_model(model)
    onnx.save(model, path)


def convolutions(path):
    """Returns the weights and biases of the convolutions of an exported model as they were trained, in their order."""
    graph = onnx.load(path).graph
    tensors = {t.name: torch.from_numpy(numpy_helper.to_array(t).copy()) for t in graph.initializer}
    return [(tensors[node.input[1]], tensors[node.input[2]]) for node in graph.node if node.op_type == "Conv"]


def _inline_identities(graph):
    """Replaces the identities that the exporter leaves between equal weights."""
    weights = {tensor.name: tensor for tensor in graph.initializer}
    for node in [n for n in graph.node if n.op_type == "Identity" and n.input[0] in weights]:
        copy = numpy_helper.from_array(numpy_helper.to_array(weights[node.input[0]]), node.output[0])
        graph.initializer.append(copy)
        graph.node.remove(node)


def _inline_constants(graph):
    """Makes weights of the constants that say how much larger maps become."""
    for node in [n for n in graph.node if n.op_type == "Constant"]:
        graph.initializer.append(numpy_helper.from_array(numpy_helper.to_array(node.attribute[0].t), node.output[0]))
        graph.node.remove(node)


def _leave_sizes_open(graph):
    """Names the sizes of the input and the output instead of saying them."""
    for value in [*graph.input, *graph.output]:
        for dimension, name in zip(value.type.tensor_type.shape.dim[2:], ["height", "width"]):
            dimension.dim_param = f"{value.name} {name}"
