"""Calibrates a trained reader of lines and writes it as ONNX.

The temperature is the one under which held-out lines are most probable. The scores of letters that the training shows more
often than print does are lowered by as much (Bayes' rule).
"""

import argparse
import pathlib

import numpy as np
import torch
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


def write(network, path, width=400):
    """Writes a network for inputs `x`, 1 x 1 x 48 x any multiple of 16, and outputs `y`; the network is folded by it."""
    network.eval()
    export._fold(network)
    network.dropout = nn.Identity()
    torch.onnx.export(network, torch.zeros(1, 1, HEIGHT, width), str(path), opset_version=11, dynamo=False,
                      input_names=["x"], output_names=["y"])
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
