"""Batches of lines, drawn by processes beside the training; the same seed gives the same batches."""

import multiprocessing
import pathlib
import random

import cv2
import numpy as np

from .crops import Line, LineSource, network_input


class BatchMaker:
    """Makes batches, each a function of the seed and its number alone.

    `folder`, if given, holds crops that IDScan's own locator cut (`name.png` with `name.gt.txt`); `share` is how many
    of the lines come from there, each time disturbed anew.
    """

    def __init__(self, seed, size, folder=None, share=0.2):
        self.seed, self.size, self.share = seed, size, share if folder else 0
        self.source = LineSource(random.Random(seed))
        self.files = sorted(pathlib.Path(folder).rglob("*.png")) if folder else []

    def batch(self, number):
        """Returns the pixels, count x 32 x 640 bytes, and the texts."""
        rng = random.Random(f"{self.seed} {number}")
        self.source.reseed(rng.getrandbits(60))
        drawn = self.source.lines()
        lines = [self._cut_line(rng) if rng.random() < self.share else next(drawn) for _ in range(self.size)]
        return np.stack([network_input(line.pixels) for line in lines]), [line.text for line in lines]

    def _cut_line(self, rng):
        file = rng.choice(self.files)
        pixels = cv2.imread(str(file), cv2.IMREAD_GRAYSCALE)
        text = file.with_suffix(".gt.txt").read_text(encoding="ascii").strip()
        return Line(_disturbed(pixels, rng), text, "photograph")


def _disturbed(pixels, rng):
    """Returns a crop a little darker, softer, noisier or more compressed than it was."""
    image = pixels.astype(np.float32) * rng.uniform(0.75, 1.1) + rng.uniform(-12, 12)
    if rng.random() < 0.3:
        image = cv2.GaussianBlur(image, (0, 0), rng.uniform(0.3, 1.0), borderType=cv2.BORDER_REPLICATE)
    if rng.random() < 0.4:
        noise = np.random.default_rng(rng.getrandbits(32)).standard_normal(image.shape, dtype=np.float32)
        image = image + rng.uniform(1, 6) * noise
    pixels = np.clip(image, 0, 255).astype(np.uint8)
    if rng.random() < 0.4:
        pixels = cv2.imdecode(
            cv2.imencode(".jpg", pixels, [cv2.IMWRITE_JPEG_QUALITY, rng.randint(30, 90)])[1], cv2.IMREAD_GRAYSCALE)
    return pixels


class BatchStream:
    """Draws batches ahead in processes of its own."""

    def __init__(self, first, workers, **options):
        context = multiprocessing.get_context("spawn")
        self._queues = [context.Queue(4) for _ in range(workers)]
        self._processes = [
            context.Process(target=_work, args=(queue, first + index, workers, options), daemon=True)
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


def _work(queue, first, step, options):
    cv2.setNumThreads(1)
    maker = BatchMaker(**options)
    number = first
    while True:
        queue.put(maker.batch(number))
        number += step
