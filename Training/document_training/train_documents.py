"""Trains the document network on scenes. Resumes where a run was stopped; `--help` tells the options."""

import argparse
import pathlib
import time

import numpy as np
import torch
from mrz_training.export import export
from mrz_training.network import continue_from
from mrz_training.training import Training
from torch import nn

from .network import DocumentNetwork, loss, mask_scores
from .scenes import (
    CLOSE_SIDE, SIDE, any_outline, close_to, developed, disturbed, network_input, placed, read_all, target)


def arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--run", required=True, help="folder for the checkpoint and the curve")
    parser.add_argument("--scenes", required=True, help="folder of scenes (make scenes)")
    parser.add_argument("--samples", type=int, default=150_000, help="how many views to train on in all")
    parser.add_argument("--batch", type=int, default=32)
    parser.add_argument("--rate", type=float, default=3e-3, help="the highest learning rate")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", help="an exported model to go on from")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--every", type=int, default=250, help="batches between two looks")
    parser.add_argument("--output", type=pathlib.Path, help="write the network here as ONNX at the end")
    return parser.parse_args()


# One seed of so many is looked at, never trained on.
_HELD_OUT = 50
# How many of the closer looks at scenes with documents are at something else.
_NOTHING_IN_PARTICULAR = 0.15


class Views:
    """Views of scenes, each a function of the seed and its number."""

    def __init__(self, scenes, seed):
        self.scenes = scenes
        self.seed = seed

    def view(self, number, closely):
        """Returns an input and its targets: a whole scene, or a closer look at a document or at anything else."""
        random = np.random.default_rng((self.seed, number))
        scene = self.scenes[random.integers(len(self.scenes))]
        pixels = scene.pixels if random.random() < 0.3 else developed(scene.pixels, random)
        if not closely:
            return sample(pixels, scene.corners, disturbed(random) @ placed(pixels.shape))
        transform = disturbed(random, CLOSE_SIDE) @ close_to(something(scene, random))
        return sample(pixels, scene.corners, transform, CLOSE_SIDE)

    def batch(self, number, size):
        """Returns whole scenes and closer looks by turns."""
        return stacked(self.view(number * size + index, number % 2 == 1) for index in range(size))


def something(scene, random):
    """Returns the outline of a document of a scene, or now and then of nothing in particular."""
    if not len(scene.corners) or random.random() < _NOTHING_IN_PARTICULAR:
        return any_outline(scene.pixels.shape, random)
    return scene.corners[random.integers(len(scene.corners))]


def sample(pixels, corners, transform, side=SIDE):
    return network_input(pixels, transform, side), *target(corners, transform, side)


def stacked(views):
    return [torch.from_numpy(np.stack(parts).astype(np.float32)) for parts in zip(*views)]


def looks(scenes, seed):
    """Returns scenes as they are looked at, never disturbed: each as a whole, and closer."""
    random = np.random.default_rng(seed)
    return {"whole": [sample(s.pixels, s.corners, placed(s.pixels.shape)) for s in scenes],
            "close": [sample(s.pixels, s.corners, close_to(something(s, random)), CLOSE_SIDE) for s in scenes]}


class DocumentTraining(Training):
    """The training of a document network."""

    samples, share, settled = "views", 2e-3, 0.7

    def __init__(self, options, views):
        torch.manual_seed(options.seed)
        network = DocumentNetwork()
        if options.start:
            inputs, _, _ = views.batch(0, 64)
            continue_from(network, options.start, inputs[:, None])
        super().__init__(network, options)

    def train(self, inputs, mask, direction):
        """Learns one batch; returns its loss."""
        answer = self.answer(inputs[:, None].to(self.device))
        return self.learn(loss(answer, mask.to(self.device), direction.to(self.device)))

    @torch.no_grad()
    def judge(self, held_out):
        """Returns the mean Jaccard index of the masks of scenes with documents, how many agree by less than 0.9, how many
        without are not empty, and the mean cosine of the directions."""
        indices, claims, cosines = [], [], []
        for start in range(0, len(held_out), 50):
            inputs, mask, direction = stacked(held_out[start: start + 50])
            answer = self.average(inputs[:, None].to(self.device)).float().cpu()
            found, there = mask_scores(answer) > 0, mask > 0.5
            common, either = (found & there).sum((1, 2)), (found | there).sum((1, 2))
            shown = there.any(2).any(1)
            indices += (common / either.clamp(min=1))[shown].tolist()
            claims += (found.sum((1, 2)) > 40)[~shown].float().tolist()
            inside = direction.square().sum(-1) > 0
            cosines += nn.functional.cosine_similarity(
                answer[:, 4:].permute(0, 2, 3, 1)[inside], direction[inside], dim=-1).tolist()
        return np.mean(indices), np.mean(np.array(indices) < 0.9), np.mean(claims), np.mean(cosines)


def main():
    options = arguments()
    scenes = read_all(options.scenes)
    held_out = looks([s for s in scenes if s.seed % _HELD_OUT == 0], options.seed)
    views = Views([s for s in scenes if s.seed % _HELD_OUT], options.seed)
    training = DocumentTraining(options, views)
    losses, start = [], time.time()
    with open(training.folder / "curve.tsv", "a", encoding="ascii") as curve:
        while training.step < training.steps:
            losses.append(training.train(*views.batch(training.step, options.batch)))
            if training.step % options.every and training.step != training.steps:
                continue
            training.save()
            row = [training.step * options.batch, f"{time.time() - start:.0f}", f"{np.mean(losses):.4f}"]
            for name, samples in held_out.items():
                index, poor, claims, cosine = training.judge(samples)
                row += [name, f"index {index:.4f}", f"below 0.9 {100 * poor:.1f} %", f"claims {100 * claims:.1f} %",
                        f"cosine {cosine:.4f}"]
            print(*row, sep="\t", file=curve, flush=True)
            print(*row, sep="  ", flush=True)
            losses = []
    if options.output:
        export(training.average, options.output, (1, 1, CLOSE_SIDE, CLOSE_SIDE), height_varies=True)


if __name__ == "__main__":
    main()
