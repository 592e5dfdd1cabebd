"""The reader's network: separable convolutions that fold a line to one row and mix along it."""

import dataclasses

import torch
from torch import nn

from .letters import BLANK

# What the network sees: lines so high, not stretched; a frame is so many pixels wide; widths are multiples of `STEP`.
HEIGHT, FRAME, STEP = 48, 4, 16
# The kernel of convolutions along a row.
FLAT = (1, 3)


@dataclasses.dataclass(frozen=True)
class Shape:
    """The size of a network."""

    # The channels 24, 12, 6, 3 and 1 rows high, and those of the wide and the far view of that one row.
    channels: tuple = (16, 48, 96, 160, 256, 320, 432)
    # How many blocks there are 12, 6, 3 and 1 rows high, in the wide view, in the far one, and behind each of both.
    blocks: tuple = (1, 3, 2, 0, 1, 4, 1, 1)


def convolution(inputs, outputs, kernel, stride=1, padding=0, groups=1):
    """A convolution, normalised and rectified."""
    return nn.Sequential(
        nn.Conv2d(inputs, outputs, kernel, stride, padding, groups=groups, bias=False),
        nn.BatchNorm2d(outputs), nn.ReLU())


class Block(nn.Module):
    """A depthwise and a pointwise convolution; what they see is added when it can be."""

    def __init__(self, inputs, outputs, stride=1, kernel=(3, 3)):
        super().__init__()
        self.depthwise = convolution(inputs, inputs, kernel, stride, (kernel[0] // 2, kernel[1] // 2), inputs)
        self.pointwise = convolution(inputs, outputs, 1)
        self.adds = inputs == outputs and stride == 1

    def forward(self, x):
        y = self.pointwise(self.depthwise(x))
        return x + y if self.adds else y


class View(nn.Module):
    """Sees a row in columns twice as wide, and adds what it saw."""

    def __init__(self, channels, wide, inner):
        super().__init__()
        self.seen = nn.Sequential(
            Block(channels, wide, (1, 2), FLAT), *inner, convolution(wide, channels, 1),
            nn.Upsample(scale_factor=(1, 2), mode="nearest"))

    def forward(self, x):
        return x + self.seen(x)


class LineNetwork(nn.Module):
    """Maps count x 1 x 48 x width values to scores of the alphabet and the blank in each frame of four pixels."""

    def __init__(self, shape=Shape()):
        super().__init__()
        first, twelve, six, three, one, wide, far = shape.channels
        blocks = shape.blocks

        def flat(channels, count):
            return [Block(channels, channels, kernel=FLAT) for _ in range(count)]

        self.features = nn.Sequential(
            convolution(1, first, 3, 2, 1), convolution(first, twelve, 3, 2, 1),
            *[Block(twelve, twelve) for _ in range(blocks[0])], Block(twelve, six, (2, 1)),
            *[Block(six, six) for _ in range(blocks[1])], Block(six, three, (2, 1)),
            *[Block(three, three) for _ in range(blocks[2])], convolution(three, one, (3, 1)), *flat(one, blocks[3]),
            View(one, wide, [
                *flat(wide, blocks[4]), View(wide, far, flat(far, blocks[5])), *flat(wide, blocks[6])]),
            *flat(one, blocks[7]))
        self.dropout = nn.Dropout(0.1)
        self.scores = nn.Conv2d(one, BLANK + 1, 1)

    def forward(self, x):
        return self.scores(self.dropout(self.features(x)))
