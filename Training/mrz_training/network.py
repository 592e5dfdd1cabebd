"""The line network: a small convolutional network with a CTC head."""

import dataclasses

import torch
from torch import nn

from . import graphs
from .alphabet import ALPHABET, BLANK
from .columns import COLUMN
from .crops import HEIGHT, WIDTH

FRAMES = WIDTH // 4


def convolution(inputs, outputs, kernel, stride=1, padding=0, groups=1):
    """A convolution, normalised and rectified."""
    return nn.Sequential(
        nn.Conv2d(inputs, outputs, kernel, stride, padding, groups=groups, bias=False), nn.BatchNorm2d(outputs), nn.ReLU())


class Separable(nn.Module):
    """A depthwise and a pointwise convolution; what it changes is added when it can be."""

    def __init__(self, inputs, outputs, kernel=(3, 3), stride=(1, 1)):
        super().__init__()
        padding = (kernel[0] // 2, kernel[1] // 2)
        self.depthwise = convolution(inputs, inputs, kernel, stride, padding, inputs)
        self.pointwise = convolution(inputs, outputs, 1)
        self.adds = inputs == outputs and stride == (1, 1)

    def forward(self, x):
        y = self.pointwise(self.depthwise(x))
        return x + y if self.adds else y


@dataclasses.dataclass(frozen=True)
class Shape:
    """The size of a line network."""

    # The channels after each change of resolution: 16, 8 (twice), 4 and 1 pixels high.
    channels: tuple = (16, 32, 80, 128, 192)
    # How many blocks there are in the stages 8, 4 and 1 pixels high.
    blocks: tuple = (2, 2, 5)


# The first model of the project, from whose weights a larger one may start.
FIRST_SHAPE = Shape((16, 32, 64, 96, 128), (1, 1, 3))


class LineNetwork(nn.Module):
    """Maps 1x32x640 pixels to 38 scores in each of 160 frames."""

    def __init__(self, shape=Shape()):
        super().__init__()
        first, second, eight, four, one = shape.channels
        self.shape = shape
        self.features = nn.Sequential(
            convolution(1, first, 3, 2, 1),
            convolution(first, second, 3, 2, 1),
            Separable(second, eight),
            nn.Sequential(*[Separable(eight, eight) for _ in range(shape.blocks[0])]),
            Separable(eight, four, stride=(2, 1)),
            nn.Sequential(*[Separable(four, four) for _ in range(shape.blocks[1])]),
            convolution(four, one, (4, 1)),
            nn.Sequential(*[Separable(one, one, (1, 5)) for _ in range(shape.blocks[2])]))
        self.dropout = nn.Dropout(0.1)
        self.scores = nn.Conv2d(one, BLANK + 1, 1)

    def forward(self, x):
        return self.scores(self.dropout(self.features(x)))


# The part of the column network that sees as a line network does.
COLUMN_SHAPE = Shape((16, 32, 64, 128, 192), (1, 2, 1))


class ColumnNetwork(nn.Module):
    """Maps 1x32x704 pixels, cut column by column, to 37 scores in each of 44 columns."""

    def __init__(self):
        super().__init__()
        frames, seen, known = COLUMN // 4, COLUMN_SHAPE.channels[-1], 256
        self.features = nn.Sequential(
            LineNetwork(COLUMN_SHAPE).features, convolution(seen, known, (1, frames), (1, frames)))
        self.dropout = nn.Dropout(0.1)
        self.scores = nn.Conv2d(known, len(ALPHABET), 1)

    def forward(self, x):
        return self.scores(self.dropout(self.features(x)))


def convolutions(network):
    """Returns the convolutions of a network that are normalised, in order, each with its normalisation."""
    return [(module[0], module[1]) for module in network.modules()
            if isinstance(module, nn.Sequential) and len(module) == 3 and isinstance(module[1], nn.BatchNorm2d)]


def normalized(pixels):
    """Returns the network's input for crops of one byte a pixel, shaped count x 32 x 640."""
    values = pixels.float()
    mean = values.mean((1, 2), keepdim=True)
    deviation = values.std((1, 2), unbiased=False, keepdim=True)
    return ((values - mean) / (deviation + 8))[:, None]


@torch.no_grad()
def start_from(network, path, shape, sample):
    """Copies the weights of a smaller exported model of a shape into the first channels and blocks of a network.

    What is new starts at random and hardly disturbs what is known: its weights into known channels are small. An
    exported model has its normalisations folded into its convolutions; they are unfolded by the statistics of
    `sample`, a batch of inputs.
    """
    weights = graphs.convolutions(path)
    for convolution, normalisation in _unknown(network, shape):
        if convolution.kernel_size == (1, 1):
            normalisation.weight.fill_(_QUIET)
    hooks = []
    for convolution, normalisation in _known(network, shape):
        weight, bias = weights.pop(0)
        _embed(convolution.weight, weight)
        hooks.append(convolution.register_forward_hook(_unfold(normalisation, bias)))
    _embed(network.scores.weight, weights[0][0])
    network.scores.bias.copy_(weights[0][1])
    network.eval()
    network(sample)
    for hook in hooks:
        hook.remove()


@torch.no_grad()
def continue_from(network, path, sample):
    """Copies the weights of an exported model of the same shape into a network, to go on training it.

    As in `start_from`, normalisations are unfolded by the statistics of `sample`, so that the network, evaluated,
    answers as the model does.
    """
    weights, normalisations = graphs.convolutions(path), {id(convolution): n for convolution, n in convolutions(network)}

    def give(module, _):
        # Convolutions run in the order of the exported graph, which need not be that of the modules.
        weight, bias = weights.pop(0)
        module.weight.copy_(weight)
        if id(module) in normalisations:
            hooks.append(module.register_forward_hook(_unfold(normalisations[id(module)], bias)))
        else:
            module.bias.copy_(bias)

    hooks = [m.register_forward_pre_hook(give) for m in network.modules() if isinstance(m, nn.Conv2d)]
    network.eval()
    network(sample)
    for hook in hooks:
        hook.remove()


def is_of_shape(network, path):
    """Whether an exported model has the shapes of a network's convolutions."""
    shapes = [tuple(m.weight.shape) for m in network.modules() if isinstance(m, nn.Conv2d)]
    return sorted(shapes) == sorted(tuple(weight.shape) for weight, _ in graphs.convolutions(path))


def start(network, path, sample):
    """Copies the weights of an exported model into a line network: of one of its shape, or of the first one."""
    if is_of_shape(network, path):
        continue_from(network, path, sample)
    else:
        start_from(network, path, FIRST_SHAPE, sample)


# What new weights into known channels are multiplied by.
_QUIET = 0.1


def _known(network, shape):
    """The convolutions of the network, each with its normalisation, that a smaller network of a shape has too."""
    new = {id(convolution) for convolution, _ in _unknown(network, shape)}
    return [pair for pair in convolutions(network) if id(pair[0]) not in new]


def _unknown(network, shape):
    stages = [stage for stage in network.features if isinstance(stage, nn.Sequential) and isinstance(stage[0], Separable)]
    blocks = [block for stage, count in zip(stages, shape.blocks) for block in stage[count:]]
    return [pair for block in blocks for pair in ((block.depthwise[0], block.depthwise[1]),
                                                  (block.pointwise[0], block.pointwise[1]))]


def _embed(target, weight):
    """Writes weights over the first channels, with the kernel in the middle, of larger ones."""
    outputs, inputs, height, width = weight.shape
    if target.shape[1] > inputs:
        target[:outputs, inputs:] *= _QUIET
    top, left = (target.shape[2] - height) // 2, (target.shape[3] - width) // 2
    target[:outputs, :inputs] = 0
    target[:outputs, :inputs, top: top + height, left: left + width] = weight


def _unfold(normalisation, bias):
    """Returns a hook that gives known channels the bias, and all the statistics of what passes."""
    count = len(bias)

    def hook(_, __, output):
        mean, variance = output.mean((0, 2, 3)), output.var((0, 2, 3), unbiased=False)
        normalisation.running_mean.copy_(mean)
        normalisation.running_var.copy_(variance)
        normalisation.weight[:count] = (variance[:count] + normalisation.eps).sqrt()
        normalisation.bias[:count] = bias + mean[:count]

    return hook


def input_shape(count):
    return (count, 1, HEIGHT, WIDTH)
