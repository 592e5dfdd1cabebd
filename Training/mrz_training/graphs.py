"""Rewrites the graphs of exported models for OpenCV 4.6, which reads some not at all and computes some slowly.

The answers stay the same but for the last digits of single precision.
"""

import re

import numpy as np
import onnx
import torch
from onnx import helper, numpy_helper


def adapt(path, height_varies=False):
    """Rewrites an exported model; `height_varies` if it takes inputs of other heights than it was exported for."""
    model = onnx.load(path)
    _inline_identities(model.graph)
    _split_wide_kernels(model.graph)
    _widen_narrow_maps(model)
    if not height_varies:
        _flatten_tall_kernels(model)
    _shift_by_sums(model, height_varies)
    onnx.checker.check_model(model)
    onnx.save(model, path)


def convolutions(path):
    """Returns the weights and biases of the convolutions of an exported model as they were trained, in their order."""
    graph = onnx.load(path).graph
    tensors = {t.name: torch.from_numpy(numpy_helper.to_array(t).copy()) for t in graph.initializer}
    found = []
    for node in graph.node:
        if node.op_type != "Conv":
            continue
        weight = tensors[node.input[1]]
        if node.name.endswith(_RIGHT):
            left, bias = found.pop()
            found.append((torch.cat([left[:, :, 1:2], weight[:, :, 1:2, 1:]], 3), bias))
        elif flat := _FLAT.search(node.name):
            outputs = len(weight) // 2
            tall = torch.cat(weight.split(outputs), 1).view(outputs, -1, int(flat[1]), 1)
            found.append((tall, tensors[node.input[2]][:outputs]))
        else:
            found.append((weight, tensors[node.input[2]]))
    return found


def _inline_identities(graph):
    """Replaces the identities that the exporter leaves between equal weights, which OpenCV 4.6 refuses."""
    weights = {tensor.name: tensor for tensor in graph.initializer}
    for node in [n for n in graph.node if n.op_type == "Identity" and n.input[0] in weights]:
        copy = numpy_helper.from_array(numpy_helper.to_array(weights[node.input[0]]), node.output[0])
        graph.initializer.append(copy)
        graph.node.remove(node)


# The halves of a convolution.
_LEFT, _RIGHT = "/left", "/right"


def _split_wide_kernels(graph):
    """Makes two depthwise convolutions of 3x3 of each of 1x5, for which OpenCV 4.6 has no fast way: one of its left three
    columns, one of its right two; their sum is the same."""
    weights = {tensor.name: tensor for tensor in graph.initializer}
    for node in list(graph.node):
        if not _is_depthwise(node, [1, 5]):
            continue
        wide = numpy_helper.to_array(weights[node.input[1]])
        left, right = np.zeros((2, len(wide), 1, 3, 3), np.float32)
        left[:, 0, 1], right[:, 0, 1, 1:] = wide[:, 0, 0, :3], wide[:, 0, 0, 3:]
        halves = [(_LEFT, left, node.input[2], [1, 2, 1, 0]),
                  (_RIGHT, right, _constant(graph, node.name + "/none", np.zeros(len(wide), np.float32)), [1, 0, 1, 2])]
        for suffix, kernel, bias, pads in halves:
            name = node.name + suffix
            kernel = _constant(graph, name + "/weight", kernel)
            _insert(graph, node, helper.make_node(
                "Conv", [node.input[0], kernel, bias], [name + "/output"], name=name, group=len(wide),
                kernel_shape=[3, 3], pads=pads, strides=[1, 1], dilations=[1, 1]))
        sums = [node.name + suffix + "/output" for suffix, *_ in halves]
        _insert(graph, node, helper.make_node("Add", sums, [node.output[0]], name=node.name + "/sum"))
        graph.initializer.remove(weights[node.input[1]])
        graph.node.remove(node)


# A convolution of what was flattened, and how tall that was.
_FLAT = re.compile(r"/flat(\d+)$")


def _flatten_tall_kernels(model):
    """Makes of each convolution that takes whole columns of a map one of single pixels with as many times more channels: what
    is in memory is the same. OpenCV 4.6 need not gather the columns then. Of so many channels it sums each half on its own
    (two groups, added), which halves the weights that it goes through for a few pixels: they stay in the cache.
    """
    graph = model.graph
    shapes = _shapes(model)
    weights = {tensor.name: tensor for tensor in graph.initializer}
    for node in list(graph.node):
        if node.op_type != "Conv" or _attribute(node, "group") != 1 or _attribute(node, "kernel_shape")[1:] != [1]:
            continue
        height = _attribute(node, "kernel_shape")[0]
        if height == 1 or height != shapes[node.input[0]][2] or any(_attribute(node, "pads")):
            continue
        tall, bias = (numpy_helper.to_array(weights[name]) for name in node.input[1:])
        outputs, inputs = tall.shape[:2]
        halves = np.split(tall.reshape(outputs, inputs * height, 1, 1), 2, axis=1)
        flat = f"{node.name}/flat{height}"
        _insert(graph, node, _reshape(graph, node.input[0], [1, inputs * height, 1, -1], flat + "/input"))
        _insert(graph, node, helper.make_node(
            "Conv", [flat + "/input", _constant(graph, flat + "/weight", np.concatenate(halves)),
                     _constant(graph, flat + "/bias", np.concatenate([bias, np.zeros_like(bias)]))],
            [flat + "/output"], name=flat, group=2, kernel_shape=[1, 1], pads=[0, 0, 0, 0], strides=[1, 1], dilations=[1, 1]))
        sums = [flat + half for half in (_LEFT, _RIGHT)]
        for index, name in enumerate(sums):
            bounds = [_constant(graph, name + "/" + bound, [value]) for bound, value in
                      [("from", index * outputs), ("to", (index + 1) * outputs), ("axis", 1)]]
            _insert(graph, node, helper.make_node("Slice", [flat + "/output", *bounds], [name], name=name))
        _insert(graph, node, helper.make_node("Add", sums, [node.output[0]], name=node.name + "/sum"))
        for name in node.input[1:]:
            graph.initializer.remove(weights[name])
        graph.node.remove(node)


def _shift_by_sums(model, height_varies):
    """Gives the second summand of each sum another shape than the first, with the same numbers: OpenCV 4.6 adds maps of equal
    shapes one number at a time, but takes one of another shape for what each number is to be shifted by, and adds many at a
    time."""
    graph = model.graph
    shapes, constants = _shapes(model), {tensor.name for tensor in graph.initializer}
    for node in [n for n in graph.node if n.op_type == "Add" and not constants.intersection(n.input)]:
        first, second = (shapes[name] for name in node.input)
        if len(first) == 4 and first == second:
            flat = node.name + "/shift"
            _insert(graph, node, helper.make_node("Squeeze", [node.input[1]], [flat], name=flat, axes=[0]) if height_varies
                    else _reshape(graph, node.input[1], [second[1], second[2], -1], flat))
            node.input[1] = flat
    if height_varies:
        _leave_sizes_open(graph)


def _leave_sizes_open(graph):
    """Names the sizes of the input and the output instead of saying them: OpenCV 4.6 then squeezes maps of any size."""
    for value in [*graph.input, *graph.output]:
        for dimension, name in zip(value.type.tensor_type.shape.dim[2:], ["height", "width"]):
            dimension.dim_param = f"{value.name} {name}"


# Maps narrower than this are convolved channel by channel four times as slowly by OpenCV 4.6 (`width >= 16 + dilation_w *
# (kernel_w - 1)` in its convolution layer). The fast way takes so many columns at a time.
_ENOUGH_COLUMNS, _COLUMNS_AT_A_TIME = 18, 4


def _widen_narrow_maps(model):
    """Pads narrow maps before a model's depthwise convolutions of 3x3, instead of in them, and cuts off what is too much:
    the answers are the same, and OpenCV 4.6 takes its fast way.

    The shape that the model was exported for tells how wide maps are; it takes larger inputs as well.
    """
    graph = model.graph
    shapes = _shapes(model)
    rectified = {node.input[0]: node for node in graph.node if node.op_type == "Relu"}
    for node in list(graph.node):
        if not _is_depthwise(node, [3, 3]) or _attribute(node, "pads") != [1, 1, 1, 1]:
            continue
        width = shapes[node.input[0]][3]
        if width >= _ENOUGH_COLUMNS:
            continue
        missing = max(0, _ENOUGH_COLUMNS - 2 - width)
        spare = -(-missing // _COLUMNS_AT_A_TIME) * _COLUMNS_AT_A_TIME
        pads = _constant(graph, node.name + "/pads", [0, 0, 1, 1, 0, 0, 1, 1 + spare])
        padded = node.name + "/padded"
        _insert(graph, node, helper.make_node("Pad", [node.input[0], pads], [padded], name=node.name + "/pad"))
        node.input[0] = padded
        next(a for a in node.attribute if a.name == "pads").ints[:] = [0, 0, 0, 0]
        if spare:
            # OpenCV computes a convolution and what rectifies it in one go: nothing may come between them.
            relu = rectified[node.output[0]]
            whole, relu.output[0] = relu.output[0], relu.name + "/wide"
            bounds = [_constant(graph, relu.name + "/" + name, [value])
                      for name, value in [("from", 0), ("to", -spare), ("axis", 3)]]
            after = graph.node[list(graph.node).index(relu) + 1]
            _insert(graph, after, helper.make_node("Slice", [relu.output[0], *bounds], [whole], name=relu.name + "/cut"))


def _shapes(model):
    """How large the maps of a model are, by their names, for the input that it was exported for."""
    return {value.name: [d.dim_value for d in value.type.tensor_type.shape.dim]
            for value in onnx.shape_inference.infer_shapes(model).graph.value_info}


def _is_depthwise(node, kernel):
    """Whether a node convolves channel by channel, with a kernel of a size, at every place."""
    return (node.op_type == "Conv" and _attribute(node, "group") > 1 and _attribute(node, "kernel_shape") == kernel
            and _attribute(node, "strides") == [1, 1])


def _attribute(node, name):
    value = helper.get_attribute_value(next(a for a in node.attribute if a.name == name))
    return list(value) if not isinstance(value, int) else value


def _constant(graph, name, values):
    graph.initializer.append(numpy_helper.from_array(np.asarray(values), name))
    return name


def _reshape(graph, tensor, shape, name):
    return helper.make_node("Reshape", [tensor, _constant(graph, name + "/shape", shape)], [name], name=name)


def _insert(graph, before, node):
    graph.node.insert(list(graph.node).index(before), node)
