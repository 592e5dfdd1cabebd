"""Batches of lines, drawn by processes beside the training; the same seed gives the same batches."""

import multiprocessing
import random

import cv2
import numpy as np

from .crops import CutLines, LineSource, network_input


class BatchMaker:
    """Makes batches, each a function of the seed and its number alone.

    `folder`, if given, holds crops that IDScan's own locator cut (`name.png` with `name.gt.txt`); `share` is how many
    of the lines come from there, each time disturbed anew.
    """

    def __init__(self, seed, size, folder=None, share=0.2):
        self.seed, self.size, self.share = seed, size, share if folder else 0
        self.source = LineSource(random.Random(seed))
        self.cut_lines = CutLines(folder) if folder else None

    def batch(self, number):
        """Returns the pixels, count x 32 x 640 bytes, and the texts."""
        rng = random.Random(f"{self.seed} {number}")
        self.source.reseed(rng.getrandbits(60))
        drawn = self.source.lines()
        lines = [self.cut_lines.line(rng) if rng.random() < self.share else next(drawn) for _ in range(self.size)]
        return np.stack([network_input(line.pixels) for line in lines]), [line.text for line in lines]


class BatchStream:
    """Draws batches ahead in processes of its own; `maker` makes them, of `options`."""

    def __init__(self, first, workers, maker=BatchMaker, **options):
        context = multiprocessing.get_context("spawn")
        self._queues = [context.Queue(4) for _ in range(workers)]
        self._processes = [
            context.Process(target=_work, args=(queue, first + index, workers, maker, options), daemon=True)
            for index, queue in enumerate(self._queues)]
        for process in self._processes:
            process.start()
        self._next = 0

    def __iter__(self):
        return self

    def __next__(self):
        queue = self._queues[self._next % len(self._queues)]
        self._next += 1
        return queue.get()

    def close(self):
        for process in self._processes:
            process.terminate()


def _work(queue, first, step, maker, options):
    cv2.setNumThreads(1)
    maker = maker(**options)
    number = first
    while True:
        queue.put(maker.batch(number))
        number += step
