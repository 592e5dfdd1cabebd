"""The Latin network: the line network's way of seeing, for all letters of the Latin script."""

import torch
from torch import nn

from mrz_training.network import LineNetwork, Shape, continue_from

from .letters import BLANK

SHAPE = Shape()


class LatinNetwork(nn.Module):
    """Maps 1x32xwidth pixels to scores of the alphabet and the blank in each frame of four pixels."""

    def __init__(self):
        super().__init__()
        self.features = LineNetwork(SHAPE).features
        self.dropout = nn.Dropout(0.1)
        self.scores = nn.Conv2d(SHAPE.channels[-1], BLANK + 1, 1)

    def forward(self, x):
        return self.scores(self.dropout(self.features(x)))

    def see_as(self, model, sample):
        """Takes the features from an exported line network; `sample` is a batch of inputs."""
        line = LineNetwork(SHAPE)
        continue_from(line, model, sample)
        self.features.load_state_dict(line.features.state_dict())
