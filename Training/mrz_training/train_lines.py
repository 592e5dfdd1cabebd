"""Trains the line network. Resumes where a run was stopped; `--help` tells the options."""

import random

import numpy as np
import torch
from torch import nn

from .alphabet import BLANK, INDEX
from .crops import LEVELS, LineSource, network_input
from .decoding import edit_distance, likeliest_text
from .network import FRAMES, LineNetwork, Shape, normalized, start
from .stream import BatchMaker, BatchStream
from .training import Training, reader_options, train

# Lines to look at during training come from this seed, those of the benchmarks from others still.
_VALIDATION_SEED = 900_000


def arguments():
    parser = reader_options(__doc__, 2_000_000, 1, "an exported model to start from: of this shape, or the first of the project")
    parser.add_argument("--crops", help="folder of lines cut by IDScan's own locator (make cut-lines)")
    parser.add_argument("--crop-share", type=float, default=0.2)
    return parser.parse_args()


class LineTraining(Training):
    """The training of a line network."""

    samples = "lines"

    def __init__(self, options):
        torch.manual_seed(options.seed)
        network = LineNetwork(Shape())
        if options.start:
            pixels, _ = BatchMaker(options.seed, 256).batch(-1)
            start(network, options.start, normalized(torch.from_numpy(pixels)))
        super().__init__(network, options)
        self.loss = nn.CTCLoss(blank=BLANK, zero_infinity=True)

    def train(self, pixels, texts):
        """Learns one batch; returns its loss."""
        scores = self.answer(normalized(torch.from_numpy(pixels).to(self.device)))
        logarithms = scores[:, :, 0].permute(2, 0, 1).log_softmax(2)
        symbols = torch.tensor([INDEX[c] for text in texts for c in text], device=self.device)
        return self.learn(self.loss(
            logarithms, symbols, torch.full((len(texts),), FRAMES), torch.tensor([len(text) for text in texts])))

    @torch.no_grad()
    def judge(self, validation):
        """Returns, for each level, the percentages of exact lines and of wrong characters, without any syntax."""
        figures = {}
        for level, (pixels, texts) in validation.items():
            scores = torch.cat([self.average(normalized(part.to(self.device)))[:, :, 0].float().cpu()
                                for part in torch.from_numpy(pixels).split(50)])
            read = [likeliest_text(line) for line in scores]
            wrong = sum(edit_distance(a, b) for a, b in zip(read, texts))
            figures[level] = (100 * sum(a == b for a, b in zip(read, texts)) / len(texts),
                              100 * wrong / sum(map(len, texts)))
        return figures


def held_out(count, seed=_VALIDATION_SEED):
    """Returns lines of each level: their pixels and texts."""
    source = LineSource(random.Random(seed))
    lines = {}
    for level in LEVELS:
        drawn = [line for line, _ in zip(source.lines_of_level(level), range(count))]
        lines[level] = np.stack([network_input(line.pixels) for line in drawn]), [line.text for line in drawn]
    return lines


def main():
    options = arguments()
    training = LineTraining(options)
    validation = held_out(options.validation)
    stream = BatchStream(training.step, options.workers, seed=options.seed, size=options.batch,
                         folder=options.crops, share=options.crop_share)
    train(training, stream, validation)


if __name__ == "__main__":
    main()
