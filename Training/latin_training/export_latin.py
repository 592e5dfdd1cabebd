"""Calibrates a trained Latin network and writes it as ONNX.

The temperature is the one under which held-out lines of all levels but the extreme one are most probable. The scores of
letters that the training shows more often than documents do are lowered by as much (Bayes' rule). Signs that no card has are left
out: `ScriptLineReader` does not know them yet.
"""

import numpy as np
import torch
from torch import nn

from mrz_training.export import run

from .letters import BLANK, CARDS, excess
from .lines import HEIGHT, WIDTH
from .network import LatinNetwork
from .train_latin import LatinTraining

_CALIBRATION_SEED = 950_000


@torch.no_grad()
def temperature(network, count, kind=LatinTraining):
    """Returns the temperature under which `count` lines of each level are most probable; `kind` is the training."""
    lines = kind.held_out(count, seed=_CALIBRATION_SEED)
    lines.pop("extreme", None)
    parts = [(network(torch.from_numpy(pixels).float()[:, None])[:, :, 0], texts)
             for level in lines.values() for pixels, texts in level]
    loss = nn.CTCLoss(blank=len(kind.alphabet), reduction="sum", zero_infinity=True)

    def cost(value):
        total = 0
        for scores, texts in parts:
            logarithms = (scores / value).permute(2, 0, 1).log_softmax(2)
            symbols = torch.tensor([symbol for text in texts for symbol in kind.classes(text)])
            lengths = torch.tensor([len(text) for text in texts])
            total += loss(logarithms, symbols, torch.full((len(texts),), logarithms.shape[0]), lengths).item()
        return total

    return min(np.arange(0.6, 2.01, 0.05), key=cost)


@torch.no_grad()
def keep_cards(network):
    """Leaves the scores of the characters of cards and of the blank."""
    kept = [*range(len(CARDS)), BLANK]
    scores = nn.Conv2d(network.scores.in_channels, len(kept), 1)
    scores.weight.copy_(network.scores.weight[kept])
    scores.bias.copy_(network.scores.bias[kept])
    network.scores = scores


if __name__ == "__main__":
    # The blank, the last class, is as frequent as ever.
    lowered = torch.tensor(excess() + [1], dtype=torch.float).log()
    run(__doc__, LatinNetwork(), temperature, (1, 1, HEIGHT, WIDTH), lowered, keep_cards)
