"""Lines cut column by column, for a network that knows how many characters there are and where each of them stands."""

import random

import cv2
import numpy as np

from .alphabet import INDEX
from .crops import LineSource, cut

# What the network sees: as many columns as the longest lines have, each so many pixels wide; the rest is empty.
COLUMNS, COLUMN, HEIGHT = 44, 16, 32
WIDTH = COLUMNS * COLUMN
# The class of a column that a line lacks.
NOTHING = -1
# The share of zones with strokes across them in the training: a stroke through a filler looks like a K, and what tells
# them apart is seen seldom.
_STROKES = 0.15


def columned(corners, columns, random, numbers, careless=1.0):
    """Returns the corners of exactly the columns of a line, as a reader finds them that has read it already.

    They lie a little too high or low, the more so at one end; but are as high at each end as the pitch there wants it:
    else the columns would not be even.
    """
    across, down = corners[1] - corners[0], corners[3] - corners[0]
    pitch, uniform = across / columns, random.uniform
    left, right = random.gauss(0, 0.09), random.gauss(0, 0.09)
    high = random.random() < 0.1 * careless
    above, below = (uniform(-0.02, 0.3) if not high else uniform(0.2, 0.6) for _ in range(2))
    heights = (corners[[3, 2, 2, 3]] - corners[[0, 1, 1, 0]])
    edges = np.float32([-above, -above, below, below]) + numbers.normal(0, 0.04 * careless, 2)[[0, 1, 1, 0]]
    ends = np.float32([left, right, right, left])
    return corners + ends[:, None] * pitch + edges[:, None].astype(np.float32) * heights


def network_input(pixels, columns):
    """Returns a crop of so many columns as the network's input: even contrast, and nothing beyond its end."""
    width = columns * COLUMN
    shrinks = pixels.shape[1] > width
    values = cv2.resize(
        pixels, (width, HEIGHT), interpolation=cv2.INTER_AREA if shrinks else cv2.INTER_LINEAR).astype(np.float32)
    values = (values - values.mean()) / (values.std() + 8)
    return np.pad(values, ((0, 0), (0, WIDTH - width)))


def classes(text):
    """Returns the class of each column."""
    return np.array([INDEX[c] for c in text] + [NOTHING] * (COLUMNS - len(text)), np.int64)


class ColumnSource:
    """Draws lines without end, cut column by column."""

    def __init__(self, seed, **painter):
        self.source = LineSource(random.Random(seed), **painter)

    def reseed(self, seed):
        self.source.reseed(seed)

    def lines(self, level=None, regular=False):
        """Yields inputs and texts; of one level, or of all in the proportions of the training."""
        while True:
            yield from self._lines_of_zone(level or self.source.level(), regular)

    def _lines_of_zone(self, level, regular):
        source = self.source
        picture = source.painter.paint(level, regular)
        careless = 0.3 if level == "easy" else 0.7 if level == "medium" else 1
        for text, corners in zip(picture.text.lines, picture.corners):
            if len(text) > COLUMNS:
                continue
            place = columned(corners, len(text), source.random, source.painter.numbers, careless)
            yield network_input(cut(picture.pixels, place), len(text)), text


class ColumnBatchMaker:
    """Makes batches, each a function of the seed and its number alone."""

    def __init__(self, seed, size):
        self.seed, self.size = seed, size
        self.source = ColumnSource(seed, strokes=_STROKES)

    def batch(self, number):
        """Returns the inputs, count x 32 x 704 in half precision, and the classes, count x 44."""
        rng = random.Random(f"{self.seed} {number}")
        self.source.reseed(rng.getrandbits(60))
        lines = [line for line, _ in zip(self.source.lines(), range(self.size))]
        return (np.stack([pixels for pixels, _ in lines]).astype(np.float16),
                np.stack([classes(text) for _, text in lines]))
