"""The wear of cheap printers: dots, worn thermal heads, rough and speckled ink, print that pales."""

import cv2
import numpy as np

from .typefaces import CAPITAL

# The share of lines to which each happens.
_DOTS, _THERMAL, _SPECKS, _PALE = 0.08, 0.25, 0.2, 0.2


def worn(ink, random, numbers):
    """Returns ink, 0 to 1, as a worn printer leaves it; `numbers` is one of NumPy's generators."""
    if random.random() < _DOTS:
        ink = _dotted(ink, random)
    if random.random() < _THERMAL:
        ink = _burnt(ink, random, numbers)
    if random.random() < _SPECKS:
        size = random.uniform(2, 7)
        noise = _smooth(numbers, ink.shape, ink.shape[0] / size, ink.shape[1] / size)
        ink = ink / (1 + np.exp(-6 * (noise + random.uniform(0.9, 2.4))))
    if random.random() < _PALE:
        along = np.linspace(-0.5, 0.5, ink.shape[1], dtype=np.float32) * random.uniform(-1, 1)
        ink = ink * np.clip(random.uniform(0.5, 1.1) + along, 0.25, 1)
    return ink.astype(np.float32)


def _dotted(ink, random):
    """The dots of a matrix: 7 to 9 to a capital."""
    pitch, size = random.uniform(CAPITAL / 9.5, CAPITAL / 6.5), random.uniform(0.24, 0.42)
    rows, columns = (np.exp(-((np.arange(count, dtype=np.float32) / pitch % 1 - 0.5) ** 2) / (2 * size * size))
                     for count in ink.shape)
    wide = cv2.blur(cv2.dilate(ink, np.ones((3, 3), np.uint8)), (3, 3))
    return np.clip(1.35 * wide * rows[:, None] * columns, 0, 1)


def _burnt(ink, random, numbers):
    """A thermal head: rows and columns that it leaves out, bands that it burns less."""
    rows = numbers.random((ink.shape[0], 1), dtype=np.float32) < random.uniform(0, 0.08)
    columns = numbers.random((1, ink.shape[1]), dtype=np.float32) < random.uniform(0, 0.05)
    bands = 1 - random.uniform(0, 0.5) / (1 + np.exp(-3 * _smooth(numbers, ink.shape, 7, 2)))
    return ink * bands * (1 - 0.9 * rows) * (1 - 0.8 * columns)


def _smooth(numbers, shape, rows, columns):
    """Noise of so many waves down and along."""
    few = numbers.standard_normal((max(2, int(rows)), max(2, int(columns))), dtype=np.float32)
    return cv2.resize(few, shape[::-1], interpolation=cv2.INTER_LINEAR)
