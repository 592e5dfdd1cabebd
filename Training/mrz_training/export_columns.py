"""Calibrates a trained column network and writes it as ONNX for OpenCV 4.6.

The temperature is the one under which held-out lines of all levels are most probable: the extreme ones, too, for most
doubts arise from them.
"""

import argparse
import pathlib

import numpy as np
import torch
from torch import nn

from .columns import HEIGHT, NOTHING, WIDTH
from .export import export
from .network import ColumnNetwork
from .train_columns import held_out, scores

_CALIBRATION_SEED = 930_000


def temperature(network, count):
    """Returns the temperature under which `count` lines of each level are most probable."""
    lines = held_out(count, seed=_CALIBRATION_SEED)
    answers = torch.cat([scores(network, pixels) for pixels, _ in lines.values()])
    symbols = torch.cat([symbols for _, symbols in lines.values()])
    loss = nn.CrossEntropyLoss(ignore_index=NOTHING)
    return min(np.arange(0.6, 2.01, 0.05), key=lambda value: loss(answers / value, symbols).item())


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("weights", help="average.pt of a run")
    parser.add_argument("model", type=pathlib.Path, help="the ONNX file to write")
    parser.add_argument("--calibration", type=int, default=500, help="lines of each level to calibrate on")
    options = parser.parse_args()
    network = ColumnNetwork()
    network.load_state_dict(torch.load(options.weights, map_location="cpu", weights_only=True))
    network.eval()
    value = float(temperature(network, options.calibration))
    with torch.no_grad():
        network.scores.weight /= value
        network.scores.bias /= value
    export(network, options.model, (1, 1, HEIGHT, WIDTH))
    print(f"temperature {value:.2f}, {options.model.stat().st_size} bytes, "
          f"{sum(p.numel() for p in network.parameters())} parameters")


if __name__ == "__main__":
    main()
