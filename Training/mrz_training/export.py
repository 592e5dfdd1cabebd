"""Calibrates a trained line network and writes it as ONNX for OpenCV 4.6.

The temperature is the one under which held-out lines of all levels are most probable; the scores are divided by it in
the exported weights, so that whoever reads them needs to know nothing of it.
"""

import argparse
import pathlib

import numpy as np
import onnx
import torch
from onnx import helper, numpy_helper
from torch import nn
from torch.nn.utils.fusion import fuse_conv_bn_eval

from .alphabet import BLANK, INDEX
from .network import FRAMES, LineNetwork, Shape, input_shape, normalized
from .train_lines import held_out

_CALIBRATION_SEED = 910_000


@torch.no_grad()
def temperature(network, count):
    """Returns the temperature under which `count` lines of each level but the extreme one are most probable."""
    lines = held_out(count, seed=_CALIBRATION_SEED)
    del lines["extreme"]
    scores = torch.cat([network(normalized(part))[:, :, 0] for pixels, _ in lines.values()
                        for part in torch.from_numpy(pixels).split(50)])
    texts = [text for _, level in lines.values() for text in level]
    symbols = torch.tensor([INDEX[c] for text in texts for c in text])
    lengths = torch.tensor([len(text) for text in texts])
    loss = nn.CTCLoss(blank=BLANK, reduction="sum", zero_infinity=True)

    def cost(value):
        logarithms = (scores / value).permute(2, 0, 1).log_softmax(2)
        return loss(logarithms, symbols, torch.full((len(texts),), FRAMES), lengths).item()

    return min(np.arange(0.6, 2.01, 0.05), key=cost)


def _fold(module):
    """Folds every normalisation into the convolution before it."""
    for name, child in list(module.named_children()):
        if isinstance(child, nn.Sequential) and len(child) == 3 and isinstance(child[1], nn.BatchNorm2d):
            setattr(module, name, nn.Sequential(fuse_conv_bn_eval(child[0], child[1]), nn.ReLU()))
        else:
            _fold(child)


def export(network, path, shape=input_shape(1)):
    """Writes a network, folded, for inputs `x` of a shape and outputs `y`."""
    network.eval()
    _fold(network)
    network.dropout = nn.Identity()
    torch.onnx.export(network, torch.zeros(shape), str(path), opset_version=11, dynamo=False,
                      input_names=["x"], output_names=["y"])
    _inline_identities(path)
    widen(path)


def _inline_identities(path):
    """Replaces the identities that the exporter leaves between equal weights, which OpenCV 4.6 refuses."""
    model = onnx.load(path)
    graph = model.graph
    weights = {tensor.name: tensor for tensor in graph.initializer}
    for node in [n for n in graph.node if n.op_type == "Identity" and n.input[0] in weights]:
        copy = numpy_helper.from_array(numpy_helper.to_array(weights[node.input[0]]), node.output[0])
        graph.initializer.append(copy)
        graph.node.remove(node)
    onnx.checker.check_model(model)
    onnx.save(model, path)


# Maps narrower than this are convolved channel by channel four times as slowly by OpenCV 4.6: its fast way takes eight
# columns at a time, and two more (`width >= 16 + dilation_w * (kernel_w - 1)` in its convolution layer).
_ENOUGH_COLUMNS = 18


def widen(path):
    """Pads narrow maps before a model's depthwise convolutions of 3x3, instead of in them, and cuts off what is too much:
    the answers are the same, and OpenCV 4.6 takes its fast way.

    How wide maps are is told by the shape of the input that the model was exported for; it still takes others.
    """
    model = onnx.load(path)
    graph = model.graph
    shapes = {value.name: [d.dim_value for d in value.type.tensor_type.shape.dim]
              for value in onnx.shape_inference.infer_shapes(model).graph.value_info}
    rectified = {node.input[0]: node for node in graph.node if node.op_type == "Relu"}
    for node in list(graph.node):
        if not _pads_narrow_maps(node, shapes):
            continue
        width = shapes[node.input[0]][3]
        spare = max(0, _ENOUGH_COLUMNS - 2 - width)
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
    onnx.checker.check_model(model)
    onnx.save(model, path)


def _pads_narrow_maps(node, shapes):
    attributes = {a.name: a for a in node.attribute}
    return (node.op_type == "Conv" and attributes["group"].i > 1
            and list(attributes["kernel_shape"].ints) == [3, 3] and list(attributes["strides"].ints) == [1, 1]
            and list(attributes["pads"].ints) == [1, 1, 1, 1] and shapes[node.input[0]][3] < _ENOUGH_COLUMNS)


def _constant(graph, name, values):
    graph.initializer.append(numpy_helper.from_array(np.array(values, np.int64), name))
    return name


def _insert(graph, before, node):
    graph.node.insert(list(graph.node).index(before), node)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("weights", help="average.pt of a run")
    parser.add_argument("model", type=pathlib.Path, help="the ONNX file to write")
    parser.add_argument("--calibration", type=int, default=500, help="lines of each level to calibrate on")
    options = parser.parse_args()
    network = LineNetwork(Shape())
    network.load_state_dict(torch.load(options.weights, map_location="cpu", weights_only=True))
    network = network.eval()
    value = float(temperature(network, options.calibration))
    with torch.no_grad():
        network.scores.weight /= value
        network.scores.bias /= value
    export(network, options.model)
    print(f"temperature {value:.2f}, {options.model.stat().st_size} bytes, "
          f"{sum(p.numel() for p in network.parameters())} parameters")


if __name__ == "__main__":
    main()
