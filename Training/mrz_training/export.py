"""Calibrates a trained line network and writes it as ONNX.

The temperature is the one under which held-out lines of all levels are most probable; the scores are divided by it in
the exported weights, so that whoever reads them needs to know nothing of it.
"""

import argparse
import pathlib

import numpy as np
import torch
from torch import nn
from torch.nn.utils.fusion import fuse_conv_bn_eval

from .alphabet import BLANK, INDEX
from .graphs import adapt
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


def export(network, path, shape=input_shape(1), height_varies=False):
    """Writes a network, folded, for inputs `x` of a shape, or wider, and outputs `y`; `height_varies` is that of `adapt`."""
    network.eval()
    _fold(network)
    network.dropout = nn.Identity()
    torch.onnx.export(network, torch.zeros(shape), str(path), opset_version=11, dynamo=False,
                      input_names=["x"], output_names=["y"])
    adapt(path, height_varies)


def run(description, network, temperature, shape=input_shape(1), lowered=None, finish=None):
    """The program of an export: loads weights into a network, calibrates it, and writes it.

    `temperature(network, count)` fits on so many lines of each level; `lowered`, if any, is taken from the classes' scores, and
    `finish(network)` changes the network at last.
    """
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("weights", help="average.pt of a run")
    parser.add_argument("model", type=pathlib.Path, help="the ONNX file to write")
    parser.add_argument("--calibration", type=int, default=500, help="lines of each level to calibrate on")
    options = parser.parse_args()
    network.load_state_dict(torch.load(options.weights, map_location="cpu", weights_only=True))
    network.eval()
    value = float(temperature(network, options.calibration))
    with torch.no_grad():
        network.scores.weight /= value
        network.scores.bias /= value
        if lowered is not None:
            network.scores.bias -= lowered
    if finish:
        finish(network)
    export(network, options.model, shape)
    print(f"temperature {value:.2f}, {options.model.stat().st_size} bytes, "
          f"{sum(p.numel() for p in network.parameters())} parameters")


if __name__ == "__main__":
    run(__doc__, LineNetwork(Shape()), temperature)
