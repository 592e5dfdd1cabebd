"""Trains the Latin network. Resumes where a run was stopped; `--help` tells the options."""

import torch
from torch import nn

from mrz_training.decoding import edit_distance, likeliest_text
from mrz_training.stream import BatchStream
from mrz_training.training import Training, reader_options, train

from .letters import ALPHABET, BLANK
from .lines import LEVELS, LatinBatchMaker, LatinSource, classes, together
from .network import LatinNetwork

# Lines to look at during training come from this seed.
_VALIDATION_SEED = 940_000


class LatinTraining(Training):
    """The training of a Latin network; its batches have two parts, each a step."""

    samples = "lines"

    def __init__(self, options):
        torch.manual_seed(options.seed)
        network = LatinNetwork()
        if options.start:
            pixels = LatinBatchMaker(options.seed, options.batch).batch(-1)[0][0]
            network.see_as(options.start, torch.from_numpy(pixels).float()[:, None])
        super().__init__(network, options)
        self.loss = nn.CTCLoss(blank=BLANK, zero_infinity=True)

    def train(self, *parts):
        """Learns the parts of a batch; returns their mean loss."""
        losses = []
        for pixels, texts in parts:
            scores = self.answer(torch.from_numpy(pixels).to(self.device).float()[:, None])
            logarithms = scores[:, :, 0].permute(2, 0, 1).log_softmax(2)
            symbols = torch.tensor([symbol for text in texts for symbol in classes(text)], device=self.device)
            lengths = torch.tensor([len(text) for text in texts])
            losses.append(self.learn(self.loss(
                logarithms, symbols, torch.full((len(texts),), logarithms.shape[0]), lengths)))
        return sum(losses) / len(losses)

    @torch.no_grad()
    def judge(self, validation):
        """Returns, for each level, the percentages of exact lines and of wrong characters."""
        figures = {}
        for level, parts in validation.items():
            exact, wrong, count = 0, 0, 0
            for pixels, texts in parts:
                scores = self.average(torch.from_numpy(pixels).to(self.device).float()[:, None])[:, :, 0].cpu()
                read = [likeliest_text(line, ALPHABET) for line in scores]
                exact += sum(a == b for a, b in zip(read, texts))
                wrong += sum(edit_distance(a, b) for a, b in zip(read, texts))
                count += sum(map(len, texts))
            figures[level] = 100 * exact / sum(len(texts) for _, texts in parts), 100 * wrong / count
        return figures


def held_out(count, seed=_VALIDATION_SEED):
    """Returns lines of each level, in parts of fifty."""
    source, lines = LatinSource(seed), {}
    for level in LEVELS:
        drawn = sorted((line for line, _ in zip(source.lines(level), range(count))), key=lambda line: line[0].shape[1])
        lines[level] = [together(drawn[start: start + 50]) for start in range(0, count, 50)]
    return lines


def main():
    options = reader_options(__doc__, 300_000, 4, "an exported line network whose way of seeing to start from", 150).parse_args()
    training = LatinTraining(options)
    validation = held_out(options.validation)
    stream = BatchStream(
        training.step // 2, options.workers, maker=LatinBatchMaker, seed=options.seed, size=options.batch)
    train(training, stream, validation)


if __name__ == "__main__":
    main()
