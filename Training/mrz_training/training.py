"""What every training of a network does: follow it with an average, save, resume, and lower the rate."""

import argparse
import copy
import math
import pathlib
import time

import numpy as np
import torch
from torch import nn


def reader_options(description, samples, seed, start, validation=200):
    """Returns a parser of the options that all trainings of readers have."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--run", required=True, help="folder for the checkpoint, the weights and the curve")
    parser.add_argument("--samples", type=int, default=samples, help="how many lines to train on in all")
    parser.add_argument("--batch", type=int, default=64)
    parser.add_argument("--rate", type=float, default=3e-3, help="the highest learning rate")
    parser.add_argument("--seed", type=int, default=seed)
    parser.add_argument("--start", help=start)
    parser.add_argument("--workers", type=int, default=1, help="processes that draw lines")
    parser.add_argument("--threads", type=int, default=1, help="threads that train, without a graphics processor")
    parser.add_argument("--validation", type=int, default=validation, help="lines of each level to look at")
    parser.add_argument("--every", type=int, default=500, help="steps between two looks, an even number")
    return parser


class Training:
    """A network, its average, its optimiser and how far they have come."""

    # What a sample is called, and how much of the network the average takes over with each batch at least.
    samples, share = "samples", 1e-3
    # From which share of the training on normalisations keep their statistics: where kinds of batches differ in theirs,
    # the weights must get used to those of all.
    settled = 1.0

    def __init__(self, network, options):
        torch.set_num_threads(options.threads)
        self.options = options
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        # Processors without instructions for bfloat16 take ten times as long with it.
        self.halves = self.device == "cuda" or torch.cpu.get_capabilities().get("avx512_bf16", False)
        self.steps = max(1, options.samples // options.batch)
        self.step = 0
        self.folder = pathlib.Path(options.run)
        self.folder.mkdir(parents=True, exist_ok=True)
        self.network = network.to(self.device, memory_format=torch.channels_last)
        self.average = copy.deepcopy(self.network).eval()
        self.optimizer = torch.optim.AdamW(
            self.network.parameters(), lr=options.rate, weight_decay=1e-3, betas=(0.9, 0.99))
        self._resume()

    @property
    def _checkpoint(self):
        return self.folder / "checkpoint.pt"

    def _resume(self):
        if not self._checkpoint.exists():
            return
        state = torch.load(self._checkpoint, map_location=self.device, weights_only=True)
        self.step = state["step"]
        for name in ("network", "average", "optimizer"):
            getattr(self, name).load_state_dict(state[name])
        torch.manual_seed(self.options.seed + self.step)
        print(f"resumed after {self.step * self.options.batch} {self.samples}", flush=True)

    def save(self):
        """Writes everything, to go on from here, and the average by itself."""
        state = {name: getattr(self, name).state_dict() for name in ("network", "average", "optimizer")}
        temporary = self._checkpoint.with_suffix(".new")
        torch.save({"step": self.step, **state}, temporary)
        temporary.replace(self._checkpoint)
        torch.save(self.average.state_dict(), self.folder / "average.pt")

    def _rate(self):
        """A short rise, then a cosine down to nothing."""
        rise = min(1, self.step / 200 + 0.02)
        return self.options.rate * rise * 0.5 * (1 + math.cos(math.pi * self.step / self.steps)) + 1e-6

    def answer(self, inputs):
        """Returns what the network says, ready to learn from."""
        for group in self.optimizer.param_groups:
            group["lr"] = self._rate()
        self.network.train()
        if self.step >= self.steps * self.settled:
            self._settle()
        with torch.autocast(self.device, torch.bfloat16, enabled=self.halves):
            answer = self.network(inputs.contiguous(memory_format=torch.channels_last))
        return answer.float()

    @torch.no_grad()
    def _settle(self):
        """Takes the average's statistics and keeps them."""
        for slow, fast in zip(self.average.modules(), self.network.modules()):
            if isinstance(fast, nn.BatchNorm2d):
                fast.eval()
                fast.running_mean.copy_(slow.running_mean)
                fast.running_var.copy_(slow.running_var)

    def learn(self, loss):
        """Learns what a loss says; returns it as a number."""
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
        share = max(self.share, 1 / (self.step + 1))
        for slow, fast in zip(self.average.state_dict().values(), self.network.state_dict().values()):
            if slow.dtype.is_floating_point:
                slow.lerp_(fast, share)
            else:
                slow.copy_(fast)


def train(training, stream, validation):
    """Trains on the batches of a stream to the end; every so often saves, judges, and adds a row to the curve."""
    losses, start, every = [], time.time(), training.options.every
    with open(training.folder / "curve.tsv", "a", encoding="ascii") as curve:
        while training.step < training.steps:
            losses.append(training.train(*next(stream)))
            if training.step % every and training.step < training.steps:
                continue
            training.save()
            figures = training.judge(validation)
            row = [training.step * training.options.batch, f"{time.time() - start:.0f}", f"{np.mean(losses):.4f}"]
            row += [f"{level} {exact:.1f} {wrong:.2f}" for level, (exact, wrong) in figures.items()]
            print(*row, sep="\t", file=curve, flush=True)
            print(*row, sep="  ", flush=True)
            losses = []
    stream.close()
