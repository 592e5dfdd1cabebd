"""The document network: says of each part of a picture whether it is a document, and which way that is read."""

import torch
from mrz_training.network import Separable, convolution
from torch import nn


def _stage(inputs, outputs, blocks):
    """Half the resolution, then some blocks."""
    return nn.Sequential(
        Separable(inputs, outputs, stride=(2, 2)), *[Separable(outputs, outputs) for _ in range(blocks)])


class DocumentNetwork(nn.Module):
    """Maps 1x256x256 values to 6x64x64, or other sides to a quarter of them: the scores of the four quarters of each cell to be part of a document, row by
    row, and the direction in which it is read there, a unit vector where the network is sure."""

    CHANNELS = (16, 32, 64, 96, 128)

    def __init__(self):
        super().__init__()
        first, quarter, eighth, sixteenth, last = self.CHANNELS
        self.first = convolution(1, first, 3, 2, 1)
        self.down = nn.ModuleList([
            _stage(first, quarter, 2), _stage(quarter, eighth, 3), _stage(eighth, sixteenth, 6),
            _stage(sixteenth, last, 8)])
        self.across = nn.ModuleList([
            convolution(last, sixteenth, 1), convolution(sixteenth, eighth, 1), convolution(eighth, quarter, 1)])
        self.up = nn.ModuleList([
            Separable(sixteenth, sixteenth), Separable(eighth, eighth),
            nn.Sequential(Separable(quarter, quarter), Separable(quarter, quarter))])
        self.larger = nn.Upsample(scale_factor=2)
        self.answer = nn.Conv2d(quarter, 6, 1)

    def forward(self, x):
        x = self.first(x)
        passed = []
        for stage in self.down:
            x = stage(x)
            passed.append(x)
        for across, up, kept in zip(self.across, self.up, reversed(passed[:-1])):
            x = up(self.larger(across(x)) + kept)
        return self.answer(x)


def mask_scores(answer):
    """Returns the scores of the mask, count x 128 x 128."""
    return nn.functional.pixel_shuffle(answer[:, :4], 2)[:, 0]


def loss(answer, mask, direction):
    """How wrong an answer is: cross entropy, more where edges are, the overlap, and the direction inside documents."""
    scores = mask_scores(answer)
    # The brightest near each place less the darkest: 1 where an edge is.
    edges = nn.functional.max_pool2d(mask[:, None], 5, 1, 2) + nn.functional.max_pool2d(-mask[:, None], 5, 1, 2)
    weights = 1 + 3 * edges[:, 0]
    entropy = (nn.functional.binary_cross_entropy_with_logits(scores, mask, reduction="none") * weights).mean()
    probable = scores.sigmoid()
    common = (probable * mask).sum((1, 2))
    overlap = 1 - (2 * common + 20) / (probable.sum((1, 2)) + mask.sum((1, 2)) + 20)
    inside = (direction.square().sum(-1) > 0).float()
    error = (answer[:, 4:].permute(0, 2, 3, 1) - direction).square().sum(-1)
    return entropy + 0.3 * overlap.mean() + 0.3 * (error * inside).sum() / inside.sum().clamp(min=1)
