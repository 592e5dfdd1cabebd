"""Draws lines as clean ink: what the damage of `damage.py` begins with."""

import random as random_module
import re

import numpy as np

from .faces import BASE, CANVAS, CAPITAL, Faces, bounds, set_line
from .letters import INDEX, written
from .network import FRAME, HEIGHT
from .texts import LineTexts, read_words

# The most characters of a line. Inks are kept by width, in these many pixels.
LONGEST, WIDTHS = 72, (160, 288, 448, 704, 1152)
# What each ink is told by: left, top, right, bottom of all ink, top and bottom of what has no accents, and its width.
NUMBERS = 7


class InkSource:
    """Draws inks without end. The same seed draws the same ones."""

    def __init__(self, data, seed, held_out=False):
        self.random = random_module.Random(seed)
        self.texts = LineTexts(self.random, read_words(data / "words.json.gz"))
        self.faces = Faces(data / "faces", held_out)

    def ink(self):
        """Returns an ink, its text as classes, and its numbers; nil when there is none of what was tried."""
        random = self.random
        text = self.texts.text()
        face = self.faces.choose(random, text)
        if face is None or not 0 < len(text) <= LONGEST:
            return None
        label = written(re.sub(" +", " ", text)).strip()
        if not label or any(c not in INDEX for c in label):
            return None
        kind = random.random()
        tracking = random.uniform(-0.03, 0.25) * CAPITAL if kind < 0.2 and len(text) < 40 else 0.0
        gap = random.uniform(-0.15, 0.1) * CAPITAL if 0.2 < kind < 0.35 else random.uniform(0, 2.5) * CAPITAL if "  " in text else 0.0
        ink = set_line(face, text, tracking, gap)
        box = bounds(ink)
        if box is None or ink.shape[1] > WIDTHS[-1] or (box[3] - box[1] < 0.3 * CAPITAL and random.random() < 0.8):
            return None
        plain_top, plain_bottom = max(box[1], BASE - int(1.05 * CAPITAL)), min(box[3], BASE + int(0.32 * CAPITAL))
        if plain_bottom - plain_top < 4:
            plain_top, plain_bottom = box[1], box[3]
        return ink, [INDEX[c] for c in label], (*box, plain_top, plain_bottom, ink.shape[1])

    def inks(self):
        while True:
            drawn = self.ink()
            if drawn is not None and fits(*drawn[1:]):
                yield drawn


def fits(label, numbers):
    """Whether there are frames for all letters, and a blank between equal ones, in the tallest crop there may be."""
    needed = len(label) + sum(a == b for a, b in zip(label, label[1:]))
    height = 1.7 * max(numbers[3] - numbers[1], 0.72 * CAPITAL)
    return needed < 0.85 * (numbers[2] - numbers[0] + 8) * HEIGHT / height / FRAME


def width_class(width):
    """Returns in which of `WIDTHS` an ink is kept."""
    return next(index for index, most in enumerate(WIDTHS) if width <= most)


def together(drawn, width):
    """Returns inks, labels, their lengths and numbers as arrays."""
    inks = np.zeros((len(drawn), CANVAS, width), np.uint8)
    labels, lengths = np.zeros((len(drawn), LONGEST), np.int16), np.zeros(len(drawn), np.int16)
    numbers = np.zeros((len(drawn), NUMBERS), np.float32)
    for index, (ink, label, values) in enumerate(drawn):
        inks[index, :, : ink.shape[1]] = ink
        labels[index, : len(label)], lengths[index], numbers[index] = label, len(label), values
    return inks, labels, lengths, numbers
