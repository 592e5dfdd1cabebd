"""Trains the reader of lines for so many seconds, on a graphics processor or on two plain cores; goes on from weights.

One cosine by time. Writes the weights' running average every two minutes; `curve.tsv` has a row for each.
"""

import argparse
import copy
import math
import pathlib
import time

import torch
from torch import nn

from .damage import damaged
from .judging import held_out, judge
from .letters import BLANK
from .network import FRAME, LineNetwork
from .pool import Pool


# Inputs are multiples of so many columns wide.
_COLUMNS = 256


class LineTraining:
    """A training that lasts so many seconds from when it is made."""

    def __init__(self, options):
        torch.manual_seed(options.seed)
        self.options, self.start = options, time.time()
        options.out.mkdir(parents=True, exist_ok=True)
        self.pool = Pool(options.data, options.seed, options.workers, options.pool)
        self.lines = held_out(options.data, options.validation, workers=options.workers)
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        self.network = LineNetwork()
        if options.start:
            self.network.load_state_dict(torch.load(options.start, map_location="cpu", weights_only=True))
        self.layout = torch.channels_last if options.channels_last else torch.contiguous_format
        self.network.to(self.device, memory_format=self.layout)
        self.average = copy.deepcopy(self.network).eval()
        decayed = [p for p in self.network.parameters() if p.ndim > 1]
        plain = [p for p in self.network.parameters() if p.ndim == 1]
        self.optimizer = torch.optim.AdamW(
            [{"params": decayed, "weight_decay": 0.02}, {"params": plain, "weight_decay": 0}], lr=options.rate)
        self.loss = nn.CTCLoss(blank=BLANK, zero_infinity=True)
        self.step = self.seen = 0
        torch.backends.cuda.matmul.allow_tf32 = torch.backends.cudnn.allow_tf32 = True
        self.pool.fill(self.device, options.least)
        self.begun = time.time()
        print(f"ready after {self.begun - self.start:.0f} s, {self.pool.drawn} inks", flush=True)

    @property
    def done(self):
        """How much of the time is over, from 0 to 1."""
        return (time.time() - self.begun) / max(1, self.options.seconds - (self.begun - self.start))

    def train(self):
        """Learns from a batch of several parts; returns the loss, still on the device."""
        done, total = min(self.done, 1), 0
        rate = self.options.rate * min(1, self.step / 300 + 0.01) * (0.5 + 0.5 * math.cos(math.pi * done)) + 1e-6
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        level = 1.0 if self.options.start else min(1, 0.35 + 8 * done)
        self.optimizer.zero_grad(set_to_none=True)
        for _ in range(self.options.parts):
            loss = self._loss(level) / self.options.parts
            loss.backward()
            total = total + loss.detach()
        nn.utils.clip_grad_norm_(self.network.parameters(), 2.0)
        self.optimizer.step()
        self.step += 1
        self._follow()
        return total

    def _loss(self, level):
        inks, labels, lengths, numbers = self.pool.sample(self.options.columns)
        with torch.no_grad():
            values, widths = damaged(inks, numbers, level)
            # cuDNN plans for seconds for each new shape: there are to be few.
            values = nn.functional.pad(values, (0, -values.shape[-1] % _COLUMNS))
        self.seen += len(values)
        with torch.autocast(self.device.type, torch.bfloat16, enabled=self.device.type == "cuda"):
            scores = self.network(values.contiguous(memory_format=self.layout))
        logarithms = scores[:, :, 0].float().permute(2, 0, 1).log_softmax(2)
        frames = (widths // FRAME + 1).clamp(max=logarithms.shape[0])
        return self.loss(logarithms, labels.long(), frames, lengths.long())

    @torch.no_grad()
    def _follow(self):
        """Moves the average towards the network."""
        share = max(self.options.share, 1 / (self.step + 1))
        slow, fast = ([v for v in n.state_dict().values() if v.dtype.is_floating_point] for n in (self.average, self.network))
        torch._foreach_lerp_(slow, fast, share)

    def save(self, name):
        """Writes the average in single precision, which fits 16 MiB."""
        state = {key: value.float().cpu().contiguous() if value.dtype.is_floating_point else value.cpu()
                 for key, value in self.average.state_dict().items()}
        torch.save(state, self.options.out / name)

    def report(self, losses, curve):
        figures = judge(self.average, self.lines, self.device)
        seconds = time.time() - self.begun
        row = [f"{seconds:.0f} s", f"{self.step} steps", f"{self.seen} lines", f"{sum(self.pool.drawn)} inks",
               f"loss {sum(losses) / max(1, len(losses)):.4f}"]
        row += [f"{level} {script} {exact:.1f} {wrong:.2f}" for (level, script), (_, exact, wrong) in figures.items()]
        print("  ".join(row), flush=True)
        print("\t".join(row), file=curve, flush=True)


def run(training):
    """Trains to the end; saves and reports every so often."""
    options, losses, number = training.options, [], 0
    next_look = time.time() + options.every
    with open(options.out / "curve.tsv", "a", encoding="utf-8") as curve:
        while training.done < 1 and training.step < options.steps:
            losses.append(training.train())
            if training.step % 200 == 0:
                print(f"{time.time() - training.begun:.0f} s  step {training.step}  {training.seen} lines  "
                      f"{sum(training.pool.drawn)} inks  loss {float(sum(losses[-100:])) / 100:.4f}", flush=True)
            if time.time() > next_look and training.done < 0.93:
                next_look = time.time() + options.every
                number += 1
                training.save(f"average-{number}.pt")
                training.report([float(loss) for loss in losses], curve)
                losses = []
        training.save("average.pt")
        training.report([float(loss) for loss in losses], curve)
    training.pool.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=pathlib.Path, required=True, help="a folder with `faces` and `words.json.gz`")
    parser.add_argument("--out", type=pathlib.Path, required=True, help="where weights and the curve are written")
    parser.add_argument("--seconds", type=float, default=6 * 3600, help="how long all takes")
    parser.add_argument("--steps", type=int, default=10 ** 9, help="the most steps")
    parser.add_argument("--start", type=pathlib.Path, help="weights to go on from")
    parser.add_argument("--workers", type=int, default=1, help="processes that draw")
    parser.add_argument("--pool", type=int, default=2_000, help="how many inks of each width are kept")
    parser.add_argument("--least", type=int, default=100, help="how many of each there must be before the training begins")
    parser.add_argument("--columns", type=int, default=12_000, help="how many columns of ink a part of a batch has")
    parser.add_argument("--channels-last", action="store_true", help="keep maps as graphics processors may like them")
    parser.add_argument("--parts", type=int, default=2, help="parts of a batch")
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--share", type=float, default=0.001, help="how much of the weights the average takes each step")
    parser.add_argument("--every", type=float, default=120, help="seconds between looks at held-out lines")
    parser.add_argument("--validation", type=int, default=1_600, help="held-out lines")
    parser.add_argument("--seed", type=int, default=1)
    run(LineTraining(parser.parse_args()))


if __name__ == "__main__":
    main()
