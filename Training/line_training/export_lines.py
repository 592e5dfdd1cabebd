"""Calibrates a trained reader of lines and writes it as ONNX for OpenCV 4.6.

The temperature is the one under which held-out lines are most probable. The scores of letters that the training shows more
often than print does are lowered by as much (Bayes' rule).
"""

import argparse
import pathlib

import numpy as np
import onnx
import torch
from onnx import helper, numpy_helper
from torch import nn

from mrz_training import export, graphs

from .judging import CALIBRATION, held_out
from .letters import BLANK, INDEX
from .network import HEIGHT, LineNetwork

# How many times as often the training shows letters as print does: those of Latin that few languages have; those that one
# or two have; those that hardly anything has.
_EXCESS = {
    2: "ÀÂÃÄÅÆÇÈÉÊËÍÎÏÑÓÔÕÖØÙÚÛÜÝĂĄĆČĎĐĚĘĞİŁŃŇŐŒŘŚŞŠŤŢŮŰŹŻŽÁßı", 3: "ĀĒĖĢĪĶĻĽĹŅŪŲŸÐÞÌÒ",
    8: "ĈĊĔĜĠĤĦĨĬĮĴŊŌŎŔŖŜŦŨŬŴŶẀẂẄỲƏð" "ЀЍЅѐѝѕҺһ", 1.5: "[]{}<>|\\~^`_=«»·×½¡¿±²³™©®§$;"}


def excess():
    """Returns how many times as often the training shows each class as print does; 1 for most and the blank."""
    factors = [1.0] * (BLANK + 1)
    for factor, letters in _EXCESS.items():
        for letter in letters + "".join(c.lower() for c in letters if len(c.lower()) == 1):
            if letter in INDEX:
                factors[INDEX[letter]] = factor
    return factors


@torch.no_grad()
def temperature(network, data, count):
    """Returns the temperature under which so many held-out lines are most probable."""
    parts = [(network(values.float())[:, :, 0], widths, texts)
             for values, widths, texts in held_out(data, count, CALIBRATION)["damaged"]]
    loss = nn.CTCLoss(blank=BLANK, reduction="sum", zero_infinity=True)

    def cost(value):
        total = 0
        for scores, widths, texts in parts:
            logarithms = (scores / value).permute(2, 0, 1).log_softmax(2)
            symbols = torch.tensor([INDEX[c] for text in texts for c in text])
            lengths = torch.tensor([len(text) for text in texts])
            total += loss(logarithms, symbols, (widths // 4 + 1).clamp(max=len(logarithms)), lengths).item()
        return total

    return float(min(np.arange(0.6, 2.01, 0.05), key=cost))


def make_kernels_square(path):
    """Gives convolutions along a row rows of nothing above and below: OpenCV 4.6 has a fast way for 3x3 alone.

    The nothing is put there before: asked to pad a single row on both sides, OpenCV 4.6 reads what lies behind it in memory,
    and zero times that may be no number.
    """
    model = onnx.load(path)
    weights = {tensor.name: tensor for tensor in model.graph.initializer}
    for node in list(model.graph.node):
        settings = {a.name: a for a in node.attribute}
        if node.op_type != "Conv" or list(settings["kernel_shape"].ints) != [1, 3] or settings["group"].i == 1:
            continue
        kernel = numpy_helper.to_array(weights[node.input[1]])
        square = np.zeros((len(kernel), 1, 3, 3), np.float32)
        square[:, :, 1] = kernel[:, :, 0]
        weights[node.input[1]].CopyFrom(numpy_helper.from_array(square, node.input[1]))
        settings["kernel_shape"].ints[:] = [3, 3]
        settings["pads"].ints[:] = [0, 0, 0, 0]
        name = node.name + "/padded"
        model.graph.initializer.append(numpy_helper.from_array(np.int64([0, 0, 1, 1, 0, 0, 1, 1]), name + "/pads"))
        model.graph.node.insert(list(model.graph.node).index(node), helper.make_node(
            "Pad", [node.input[0], name + "/pads"], [name], name=name))
        node.input[0] = name
    del model.graph.value_info[:]
    onnx.save(model, path)


def write(network, path, width=400):
    """Writes a network for inputs `x`, 1 x 1 x 48 x any multiple of 16, and outputs `y`; the network is folded by it."""
    network.eval()
    export._fold(network)
    network.dropout = nn.Identity()
    torch.onnx.export(network, torch.zeros(1, 1, HEIGHT, width), str(path), opset_version=11, dynamo=False,
                      input_names=["x"], output_names=["y"])
    make_kernels_square(path)
    graphs.adapt(path)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("weights", help="average.pt of a run")
    parser.add_argument("model", type=pathlib.Path, help="the ONNX file to write")
    parser.add_argument("--data", type=pathlib.Path, required=True, help="a folder with `faces` and `words.json.gz`")
    parser.add_argument("--calibration", type=int, default=800, help="lines to calibrate on")
    options = parser.parse_args()
    network = LineNetwork()
    network.load_state_dict(torch.load(options.weights, map_location="cpu", weights_only=True))
    network.eval()
    value = temperature(network, options.data, options.calibration)
    with torch.no_grad():
        network.scores.weight /= value
        network.scores.bias /= value
        network.scores.bias -= torch.tensor(excess()).log()
    count = sum(p.numel() for p in network.parameters())
    write(network, options.model)
    print(f"temperature {value:.2f}, {options.model.stat().st_size} bytes, {count} parameters")


if __name__ == "__main__":
    main()
