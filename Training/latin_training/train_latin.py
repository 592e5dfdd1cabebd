"""Trains the Latin network. Resumes where a run was stopped; `--help` tells the options."""

import math
import random
import time

import torch
from torch import nn

from mrz_training import graphs
from mrz_training.alphabet import BLANK as MRZ_BLANK
from mrz_training.decoding import edit_distance, likeliest_text
from mrz_training.stream import BatchStream
from mrz_training.training import Training, reader_options, train

from .letters import ALPHABET, excess
from .lines import LatinBatchMaker, LatinSource, together
from .network import LatinNetwork

# Lines to look at during training come from this seed.
_VALIDATION_SEED = 940_000
# The number of parts that are kept to be shown again.
_KEPT = 400


class LatinTraining(Training):
    """The training of a Latin network; its batches have two parts, each a step, and as many that were shown before."""

    samples = "lines"
    # What the network knows, and who draws it.
    alphabet, maker, source = ALPHABET, LatinBatchMaker, LatinSource

    def __init__(self, options):
        torch.manual_seed(options.seed)
        network = LatinNetwork(len(self.alphabet) + 1)
        if options.start:
            pixels = torch.from_numpy(self.maker(options.seed, 4 * options.batch, **self.drawing(options)).batch(-1)[0][0])
            pixels = pixels.float()[:, None]
            if len(graphs.convolutions(options.start)[-1][1]) == MRZ_BLANK + 1:
                network.see_as(options.start, pixels)
            else:
                network.go_on_from(
                    options.start, pixels, torch.tensor(excess(), dtype=torch.float).log(), self.rows())
        super().__init__(network, options)
        self.loss = nn.CTCLoss(blank=len(self.alphabet), zero_infinity=True)
        self.share = options.average
        self.kept, self.random, self.start = [], random.Random(options.seed), time.time()

    @staticmethod
    def drawing(options):
        """The options of the maker of batches."""
        return {"printed": options.print}

    @staticmethod
    def rows():
        """The characters of the network to go on from, as `go_on_from` wants them."""
        return None

    @classmethod
    def classes(cls, text):
        """Returns the class of each character."""
        return [cls.alphabet.index(c) for c in text]

    @classmethod
    def read(cls, scores):
        """Returns the text of a line. An exported network may know fewer characters, the first ones."""
        return likeliest_text(scores, cls.alphabet[: len(scores) - 1])

    @classmethod
    def held_out(cls, count, seed=_VALIDATION_SEED):
        """Returns lines of each level, in parts of fifty."""
        source, lines = cls.source(seed), {}
        for level in source.levels:
            drawn = sorted((line for line, _ in zip(source.lines(level), range(count))), key=lambda line: line[0].shape[1])
            lines[level] = [together(drawn[start: start + 50]) for start in range(0, count, 50)]
        return lines

    @property
    def _done(self):
        """The share of its time that is over, from 0 to 1."""
        return min(1, (time.time() - self.start) / self.options.seconds)

    def _rate(self):
        """A cosine by time, when so many seconds are all that there are; else by lines."""
        if not self.options.seconds:
            return super()._rate()
        rise = min(1, self.step / 200 + 0.02)
        return self.options.rate * rise * 0.5 * (1 + math.cos(math.pi * self._done)) + 1e-6

    def train(self, *parts):
        """Learns the parts of a batch, and some of former ones; returns their mean loss."""
        losses = self._learn_parts(parts)
        if self.options.again and len(self.kept) >= 20:
            losses += self._learn_parts(self.random.sample(self.kept, len(parts)))
        if self.options.again:
            self.kept = self.kept[-_KEPT:] + list(parts)
        if self.options.seconds and self._done == 1:
            self.steps = self.step
        return sum(losses) / len(losses)

    def _learn_parts(self, parts):
        losses = []
        for pixels, texts in parts:
            scores = self.answer(torch.from_numpy(pixels).to(self.device).float()[:, None])
            logarithms = scores[:, :, 0].permute(2, 0, 1).log_softmax(2)
            symbols = torch.tensor([symbol for text in texts for symbol in self.classes(text)], device=self.device)
            lengths = torch.tensor([len(text) for text in texts])
            losses.append(self.learn(self.loss(
                logarithms, symbols, torch.full((len(texts),), logarithms.shape[0]), lengths)))
        return losses

    @torch.no_grad()
    def judge(self, validation):
        """Returns, for each level, the percentages of exact lines and of wrong characters."""
        figures = {}
        for level, parts in validation.items():
            exact, wrong, count = 0, 0, 0
            for pixels, texts in parts:
                scores = self.average(torch.from_numpy(pixels).to(self.device).float()[:, None])[:, :, 0].cpu()
                read = [self.read(line) for line in scores]
                exact += sum(a == b for a, b in zip(read, texts))
                wrong += sum(edit_distance(a, b) for a, b in zip(read, texts))
                count += sum(map(len, texts))
            figures[level] = 100 * exact / sum(len(texts) for _, texts in parts), 100 * wrong / count
        return figures


def options_of(description, samples, seed):
    """Returns a parser of the options of this training."""
    parser = reader_options(
        description, samples, seed, "an exported network to go on from, or a line network whose way of seeing to start from", 150)
    parser.add_argument("--seconds", type=float, help="lowers the rate by time, and ends after so many seconds")
    parser.add_argument("--again", action="store_true", help="shows each line a second time: where drawing is what takes long")
    parser.add_argument("--average", type=float, default=1e-3, help="how much of the network the average takes over each step")
    return parser


def run(kind, options):
    """Trains a network of a kind of training to the end."""
    training = kind(options)
    validation = kind.held_out(options.validation)
    stream = BatchStream(training.step // 2, options.workers, maker=kind.maker, seed=options.seed, size=options.batch,
                         **kind.drawing(options))
    train(training, stream, validation)


def main():
    parser = options_of(__doc__, 300_000, 4)
    parser.add_argument("--print", type=float, default=0, help="the share of lines of receipts, labels and screens")
    run(LatinTraining, parser.parse_args())


if __name__ == "__main__":
    main()
