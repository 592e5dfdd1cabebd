"""Calibrates a trained column network and writes it as ONNX.

The temperature is the one under which held-out lines of all levels are most probable: the extreme ones, too, for most
doubts arise from them.
"""

import numpy as np
import torch
from torch import nn

from .columns import HEIGHT, NOTHING, WIDTH
from .export import run
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


if __name__ == "__main__":
    run(__doc__, ColumnNetwork(), temperature, (1, 1, HEIGHT, WIDTH))
