"""The Latin network: the line network's way of seeing, for all letters of the Latin script."""

import torch
from torch import nn

from mrz_training import graphs
from mrz_training.network import LineNetwork, Shape, continue_from

from .letters import BLANK

SHAPE = Shape()
# The factor of the weights of characters that a network has yet to learn.
_QUIET = 0.3


class LatinNetwork(nn.Module):
    """Maps 1x32xwidth pixels to scores of the alphabet and the blank in each frame of four pixels."""

    def __init__(self, classes=BLANK + 1):
        super().__init__()
        self.features = LineNetwork(SHAPE).features
        self.dropout = nn.Dropout(0.1)
        self.scores = nn.Conv2d(SHAPE.channels[-1], classes, 1)

    def forward(self, x):
        return self.scores(self.dropout(self.features(x)))

    def see_as(self, model, sample):
        """Takes the features from an exported line network; `sample` is a batch of inputs."""
        line = LineNetwork(SHAPE)
        continue_from(line, model, sample)
        self.features.load_state_dict(line.features.state_dict())

    @torch.no_grad()
    def go_on_from(self, model, sample, lowered, rows=None):
        """Takes all of an exported network of the same shape.

        `rows` has, for each character of this one, the number of the same or a like character of that one, or nil; without
        it, that one knows the first ones of this alphabet. Other characters start as unlikely ones. `lowered` is what the
        export took from the scores of each character of that one.
        """
        known = LatinNetwork(len(graphs.convolutions(model)[-1][1]))
        continue_from(known, model, sample)
        self.features.load_state_dict(known.features.state_dict())
        pairs = list(enumerate(range(known.scores.out_channels - 1) if rows is None else rows))
        self.scores.weight.mul_(_QUIET)
        self.scores.bias.fill_(known.scores.bias.min())
        for own, other in (pair for pair in pairs if pair[1] is not None):
            self.scores.weight[own] = known.scores.weight[other]
            self.scores.bias[own] = known.scores.bias[other] + lowered[other]
        self.scores.weight[-1], self.scores.bias[-1] = known.scores.weight[-1], known.scores.bias[-1]
