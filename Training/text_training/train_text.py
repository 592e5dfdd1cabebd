"""Trains the text network on drawings. Resumes where a run was stopped; `--help` tells the options."""

import argparse
import pathlib
import time

import numpy as np
import torch
from mrz_training.export import export
from mrz_training.network import continue_from
from mrz_training.stream import BatchStream
from mrz_training.training import Training

from .network import ACROSS, BRIGHT, DOWN, HEIGHT, MIRRORED, TEXT, ZONE, TextNetwork, loss
from .views import ViewSource

# The side of the pictures that are trained on, in pixels.
SIDE = 384
# Pictures of this seed are looked at, never trained on.
_HELD_OUT = 970_000


def arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--run", required=True, help="folder for the checkpoint and the curve")
    parser.add_argument("--samples", type=int, default=60_000, help="how many pictures to train on in all")
    parser.add_argument("--batch", type=int, default=16)
    parser.add_argument("--rate", type=float, default=3e-3, help="the highest learning rate")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", help="an exported model to go on from")
    parser.add_argument("--workers", type=int, default=1, help="processes that draw pictures")
    parser.add_argument("--threads", type=int, default=1, help="threads that train, without a graphics processor")
    parser.add_argument("--validation", type=int, default=96, help="pictures to look at")
    parser.add_argument("--every", type=int, default=100, help="batches between two looks")
    parser.add_argument("--output", type=pathlib.Path, help="write the network here as ONNX at the end")
    return parser.parse_args()


class BatchMaker:
    """Makes batches, each a function of the seed and its number alone."""

    def __init__(self, seed, size, side=SIDE):
        self.source, self.size, self.side = ViewSource(seed), size, side

    def batch(self, number):
        """Returns inputs and targets in half precision."""
        return [part.astype(np.float16) for part in self.source.batch(number, self.size, self.side)]


class TextTraining(Training):
    """The training of a text network."""

    samples, share = "pictures", 2e-3

    def __init__(self, options):
        torch.manual_seed(options.seed)
        network = TextNetwork()
        if options.start:
            inputs, _ = BatchMaker(options.seed, 32).batch(0)
            continue_from(network, options.start, torch.from_numpy(inputs).float()[:, None])
        super().__init__(network, options)

    def train(self, inputs, target):
        """Learns one batch; returns its loss."""
        inputs, target = (torch.from_numpy(part).float().to(self.device) for part in (inputs, target))
        return self.learn(loss(self.answer(inputs[:, None]), target))

    @torch.no_grad()
    def judge(self, held_out):
        """Returns figures of the average on pictures that it was not trained on, by name."""
        inputs, target = (torch.from_numpy(part).float() for part in held_out)
        answer = torch.cat([self.average(part[:, None].to(self.device)).float().cpu() for part in inputs.split(16)])
        text, zone, weight = target[:, 0] > 0, target[:, 1] > 0, target[:, 2] > 0
        figures = {}
        for name, truth, channel in (("text", text, TEXT), ("zone", zone, ZONE)):
            found = (answer[:, channel] > 0) & weight
            common = (found & truth).sum()
            figures[f"{name} recall"] = 100 * common / truth.sum().clamp(min=1)
            figures[f"{name} precision"] = 100 * common / found.sum().clamp(min=1)
        cosine = torch.nn.functional.cosine_similarity(answer[:, [ACROSS, DOWN]], target[:, 3:5], dim=1)[text]
        figures["direction within 10 degrees"] = 100 * (cosine > np.cos(np.deg2rad(10))).float().mean()
        figures["height off by"] = 100 * (2 ** (answer[:, HEIGHT] - target[:, 5]).abs()[text] - 1).mean()
        for name, channel in (("mirrored", MIRRORED), ("bright", BRIGHT)):
            right = (answer[:, channel] > 0) == (target[:, channel + 1] > 0)
            figures[f"{name} right"] = 100 * right[text].float().mean()
        return {name: float(figure) for name, figure in figures.items()}


def main():
    options = arguments()
    training = TextTraining(options)
    held_out = ViewSource(_HELD_OUT).batch(0, options.validation, SIDE)
    stream = BatchStream(training.step, options.workers, BatchMaker, seed=options.seed, size=options.batch)
    losses, start = [], time.time()
    with open(training.folder / "curve.tsv", "a", encoding="ascii") as curve:
        while training.step < training.steps:
            losses.append(training.train(*next(stream)))
            if training.step % options.every and training.step < training.steps:
                continue
            training.save()
            row = [training.step * options.batch, f"{time.time() - start:.0f}", f"{np.mean(losses):.4f}"]
            row += [f"{name} {figure:.1f} %" for name, figure in training.judge(held_out).items()]
            print(*row, sep="\t", file=curve, flush=True)
            print(*row, sep="  ", flush=True)
            losses = []
    stream.close()
    if options.output:
        export(training.average, options.output, (1, 1, SIDE, SIDE), height_varies=True)


if __name__ == "__main__":
    main()
