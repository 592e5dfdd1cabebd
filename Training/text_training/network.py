"""The text network: says of each part of a picture whether a line of text runs through it, whether that is a zone's, in
which direction it is read, and how high its letters are."""

import torch
from mrz_training.network import Separable, convolution
from torch import nn

# What the channels of an answer are.
TEXT, ZONE, ACROSS, DOWN, HEIGHT, MIRRORED, BRIGHT = range(7)


def _stage(inputs, outputs, blocks):
    """Half the resolution, then some blocks."""
    return nn.Sequential(
        Separable(inputs, outputs, stride=(2, 2)), *[Separable(outputs, outputs) for _ in range(blocks)])


class TextNetwork(nn.Module):
    """Maps 1 x height x width values to 7 values for each 4 x 4 of them: the score of a line of text, the score of a
    line of a zone, the direction in which it is read, the logarithm of the height of its capitals to the base of 2, from
    16 pixels, and the scores of its being mirrored and of its being brighter than its ground. The sides are multiples of
    32."""

    CHANNELS = (12, 24, 48, 80, 112)

    def __init__(self):
        super().__init__()
        first, quarter, eighth, sixteenth, last = self.CHANNELS
        self.first = convolution(1, first, 3, 2, 1)
        self.down = nn.ModuleList([
            _stage(first, quarter, 1), _stage(quarter, eighth, 3), _stage(eighth, sixteenth, 4),
            _stage(sixteenth, last, 4)])
        self.across = nn.ModuleList([
            convolution(last, sixteenth, 1), convolution(sixteenth, eighth, 1), convolution(eighth, quarter, 1)])
        self.up = nn.ModuleList([
            Separable(sixteenth, sixteenth), Separable(eighth, eighth),
            nn.Sequential(Separable(quarter, quarter), Separable(quarter, quarter))])
        self.larger = nn.Upsample(scale_factor=2)
        self.answer = nn.Conv2d(quarter, 7, 1)

    def forward(self, x):
        x = self.first(x)
        passed = []
        for stage in self.down:
            x = stage(x)
            passed.append(x)
        for across, up, kept in zip(self.across, self.up, reversed(passed[:-1])):
            x = up(self.larger(across(x)) + kept)
        return self.answer(x)


def _mask_loss(scores, mask, weight):
    """Cross entropy, half of it from cells of lines, and the overlap."""
    entropy = nn.functional.binary_cross_entropy_with_logits(scores, mask, reduction="none") * weight
    inside = (entropy * mask).sum() / mask.sum().clamp(min=1)
    outside = (entropy * (1 - mask)).sum() / ((1 - mask) * weight).sum().clamp(min=1)
    # Of the ground, the most doubtful cells: those beside lines, and those that look like lines.
    hard = (entropy * (1 - mask)).flatten(1).topk(entropy[0].numel() // 20, 1)[0].mean()
    probable = scores.sigmoid() * weight
    common = (probable * mask).sum((1, 2))
    overlap = 1 - (2 * common + 20) / (probable.sum((1, 2)) + mask.sum((1, 2)) + 20)
    return 0.5 * inside + 0.5 * outside + 0.5 * hard + 0.5 * overlap.mean()


def loss(answer, target):
    """How wrong an answer is; `target` has the values of `views.Target`."""
    text, zone, weight, across, down, height, mirrored, bright = target.unbind(1)
    total = _mask_loss(answer[:, TEXT], text, weight) + _mask_loss(answer[:, ZONE], zone, weight)
    count = text.sum().clamp(min=1)
    error = (answer[:, ACROSS] - across).square() + (answer[:, DOWN] - down).square()
    total = total + (error * text).sum() / count
    total = total + 0.5 * ((answer[:, HEIGHT] - height).abs() * text).sum() / count
    for channel, truth in ((MIRRORED, mirrored), (BRIGHT, bright)):
        entropy = nn.functional.binary_cross_entropy_with_logits(answer[:, channel], truth, reduction="none")
        total = total + 0.3 * (entropy * text).sum() / count
    return total
