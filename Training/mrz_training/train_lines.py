"""Trains the line network. Resumes where a run was stopped; `--help` tells the options."""

import argparse
import copy
import math
import pathlib
import random
import time

import numpy as np
import torch
from torch import nn

from .alphabet import BLANK, INDEX
from .crops import LEVELS, LineSource, network_input
from .decoding import edit_distance, likeliest_text
from .network import FIRST_SHAPE, FRAMES, LineNetwork, Shape, normalized, start_from
from .stream import BatchMaker, BatchStream

# Lines to look at during training come from this seed, those of the benchmarks from others still.
_VALIDATION_SEED = 900_000


def arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--run", required=True, help="folder for the checkpoint, the weights and the curve")
    parser.add_argument("--samples", type=int, default=2_000_000, help="how many lines to train on in all")
    parser.add_argument("--batch", type=int, default=64)
    parser.add_argument("--rate", type=float, default=3e-3, help="the highest learning rate")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", help="an exported first model to start from")
    parser.add_argument("--crops", help="folder of lines cut by IDScan's own locator (make cut-lines)")
    parser.add_argument("--crop-share", type=float, default=0.2)
    parser.add_argument("--workers", type=int, default=1, help="processes that draw lines")
    parser.add_argument("--threads", type=int, default=1, help="threads that train, without a graphics processor")
    parser.add_argument("--validation", type=int, default=200, help="lines of each level to look at")
    parser.add_argument("--every", type=int, default=500, help="batches between two looks")
    return parser.parse_args()


class Training:
    """A network, its average, its optimiser and how far they have come."""

    def __init__(self, options):
        torch.manual_seed(options.seed)
        torch.set_num_threads(options.threads)
        self.options = options
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        self.steps = max(1, options.samples // options.batch)
        self.step = 0
        self.folder = pathlib.Path(options.run)
        self.folder.mkdir(parents=True, exist_ok=True)
        network = LineNetwork(Shape())
        if options.start:
            pixels, _ = BatchMaker(options.seed, 256).batch(-1)
            start_from(network, options.start, FIRST_SHAPE, normalized(torch.from_numpy(pixels)))
        self.network = network.to(self.device, memory_format=torch.channels_last)
        self.average = copy.deepcopy(self.network).eval()
        self.optimizer = torch.optim.AdamW(
            self.network.parameters(), lr=options.rate, weight_decay=1e-3, betas=(0.9, 0.99))
        self.loss = nn.CTCLoss(blank=BLANK, zero_infinity=True)
        self.resume()

    @property
    def checkpoint(self):
        return self.folder / "checkpoint.pt"

    def resume(self):
        if not self.checkpoint.exists():
            return
        state = torch.load(self.checkpoint, map_location=self.device, weights_only=True)
        self.step = state["step"]
        for name in ("network", "average", "optimizer"):
            getattr(self, name).load_state_dict(state[name])
        torch.manual_seed(self.options.seed + self.step)
        print(f"resumed after {self.step * self.options.batch} lines", flush=True)

    def save(self):
        state = {name: getattr(self, name).state_dict() for name in ("network", "average", "optimizer")}
        temporary = self.checkpoint.with_suffix(".new")
        torch.save({"step": self.step, **state}, temporary)
        temporary.replace(self.checkpoint)
        torch.save(self.average.state_dict(), self.folder / "average.pt")

    def rate(self):
        """A short rise, then a cosine down to nothing."""
        rise = min(1, self.step / 200 + 0.02)
        return self.options.rate * rise * 0.5 * (1 + math.cos(math.pi * self.step / self.steps)) + 1e-6

    def train(self, pixels, texts):
        """Learns one batch; returns its loss."""
        for group in self.optimizer.param_groups:
            group["lr"] = self.rate()
        inputs = normalized(torch.from_numpy(pixels).to(self.device)).contiguous(memory_format=torch.channels_last)
        self.network.train()
        with torch.autocast(self.device, torch.bfloat16):
            scores = self.network(inputs)
        logarithms = scores.float()[:, :, 0].permute(2, 0, 1).log_softmax(2)
        symbols = torch.tensor([INDEX[c] for text in texts for c in text], device=self.device)
        loss = self.loss(
            logarithms, symbols, torch.full((len(texts),), FRAMES), torch.tensor([len(text) for text in texts]))
        self.optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(self.network.parameters(), 5.0)
        self.optimizer.step()
        self.step += 1
        self._follow()
        return loss.item()

    @torch.no_grad()
    def _follow(self):
        """Moves the average towards the network."""
        share = max(1e-3, 1 / (self.step + 1))
        for slow, fast in zip(self.average.state_dict().values(), self.network.state_dict().values()):
            if slow.dtype.is_floating_point:
                slow.lerp_(fast, share)
            else:
                slow.copy_(fast)

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
    training = Training(options)
    validation = held_out(options.validation)
    stream = BatchStream(training.step, options.workers, seed=options.seed, size=options.batch,
                         folder=options.crops, share=options.crop_share)
    losses, start = [], time.time()
    with open(training.folder / "curve.tsv", "a", encoding="ascii") as curve:
        while training.step < training.steps:
            losses.append(training.train(*next(stream)))
            if training.step % options.every and training.step != training.steps:
                continue
            training.save()
            figures = training.judge(validation)
            row = [training.step * options.batch, f"{time.time() - start:.0f}", f"{np.mean(losses):.4f}"]
            row += [f"{level} {exact:.1f} {wrong:.2f}" for level, (exact, wrong) in figures.items()]
            print(*row, sep="\t", file=curve, flush=True)
            print(*row, sep="  ", flush=True)
            losses = []
    stream.close()


if __name__ == "__main__":
    main()
