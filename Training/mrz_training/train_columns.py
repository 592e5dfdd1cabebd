"""Trains the column network. Resumes where a run was stopped; `--help` tells the options."""

import numpy as np
import torch
from torch import nn

from .columns import NOTHING, ColumnBatchMaker, ColumnSource, classes
from .crops import LEVELS
from .network import (
    COLUMN_SHAPE, FIRST_SHAPE, ColumnNetwork, LineNetwork, Shape, continue_from, is_of_shape, normalized, start_from)
from .stream import BatchMaker, BatchStream
from .training import Training, reader_options, train

# Lines to look at during training come from this seed, those of the benchmarks from others still.
_VALIDATION_SEED = 920_000


class ColumnTraining(Training):
    """The training of a column network."""

    samples = "lines"

    def __init__(self, options):
        torch.manual_seed(options.seed)
        network = ColumnNetwork()
        if options.start:
            self._start(network, options)
        super().__init__(network, options)
        self.loss = nn.CrossEntropyLoss(ignore_index=NOTHING)

    @staticmethod
    def _start(network, options):
        if is_of_shape(network, options.start):
            pixels, _ = ColumnBatchMaker(options.seed, 256).batch(-1)
            continue_from(network, options.start, torch.from_numpy(pixels).float()[:, None])
            return
        line = LineNetwork(Shape(COLUMN_SHAPE.channels, COLUMN_SHAPE.blocks[:2] + FIRST_SHAPE.blocks[2:]))
        pixels, _ = BatchMaker(options.seed, 256).batch(-1)
        start_from(line, options.start, FIRST_SHAPE, normalized(torch.from_numpy(pixels)))
        network.features[0].load_state_dict(line.features.state_dict(), strict=False)

    def train(self, pixels, symbols):
        """Learns one batch; returns its loss."""
        scores = self.answer(torch.from_numpy(pixels).to(self.device).float()[:, None])
        return self.learn(self.loss(scores[:, :, 0], torch.from_numpy(symbols).to(self.device)))

    @torch.no_grad()
    def judge(self, validation):
        """Returns, for each level, the percentages of exact lines and of wrong characters."""
        figures = {}
        for level, (pixels, symbols) in validation.items():
            read = scores(self.average, pixels, self.device).argmax(1)
            wrong = (read != symbols) & (symbols != NOTHING)
            figures[level] = (100 * (~wrong.any(1)).float().mean().item(),
                              100 * wrong.sum().item() / (symbols != NOTHING).sum().item())
        return figures


@torch.no_grad()
def scores(network, pixels, device="cpu"):
    """Returns the scores of inputs, count x 37 x 44."""
    return torch.cat([network(part.to(device))[:, :, 0].float().cpu() for part in pixels.split(50)])


def held_out(count, seed=_VALIDATION_SEED):
    """Returns lines of each level: inputs and classes."""
    source, lines = ColumnSource(seed), {}
    for level in LEVELS:
        drawn = [line for line, _ in zip(source.lines(level, regular=True), range(count))]
        lines[level] = (torch.from_numpy(np.stack([pixels for pixels, _ in drawn]))[:, None],
                        torch.from_numpy(np.stack([classes(text) for _, text in drawn])))
    return lines


def main():
    options = reader_options(__doc__, 500_000, 3, "an exported model to start from: of this shape, or the first of the project").parse_args()
    training = ColumnTraining(options)
    validation = held_out(options.validation)
    stream = BatchStream(training.step, options.workers, maker=ColumnBatchMaker, seed=options.seed, size=options.batch)
    train(training, stream, validation)


if __name__ == "__main__":
    main()
