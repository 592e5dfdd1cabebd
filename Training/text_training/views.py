"""What the network sees of sheets, and what it must say of them."""

import cv2
import numpy as np

from .bends import View, picture_of
from .grounds import ground, noise
from .sheets import SheetSource

# How many pixels of the picture, each way, one cell of the answer stands for.
CELL = 4
# The lowest lines that are asked for, in pixels; those that are not much lower may be seen or not.
LOWEST, IGNORED = 6.5, 3.5
# The share of pictures that are negatives.
_INVERTED = 0.06
# How often a sheet of the same batch is seen from elsewhere rather than a new one drawn.
_SEEN_AGAIN = 0.6
# Further than this from the mean brightness, in standard deviations, nothing differs.
_MOST_CONTRAST = 8


class Target:
    """What the network must say: arrays of one value a cell."""

    def __init__(self, cells):
        self.text, self.zone = np.zeros(cells, np.float32), np.zeros(cells, np.float32)
        # 0 where it does not matter what is said.
        self.weight = np.ones(cells, np.float32)
        self.direction = np.zeros((2, *cells), np.float32)
        self.height = np.zeros(cells, np.float32)
        self.mirrored, self.bright = np.zeros(cells, np.float32), np.zeros(cells, np.float32)

    def add(self, sheet, view):
        """Adds what a sheet shows in a view; it hides what was there."""
        rows, columns = self.text.shape
        x, y = np.meshgrid(np.arange(columns) * CELL + (CELL - 1) / 2, np.arange(rows) * CELL + (CELL - 1) / 2)
        places = view.places(x, y)
        inside = (places[0] > -0.5) & (places[0] < sheet.width - 0.5) & (places[1] > -0.5) & (places[1] < sheet.height - 0.5)
        look = lambda array: np.where(inside, cv2.remap(array, *places, cv2.INTER_NEAREST, borderValue=0), 0)
        cores, surroundings = look(sheet.cores), look(sheet.surroundings)
        self._clear(inside)
        if not sheet.lines:
            return
        table = np.float32([[0, 0, 0, 0]] + [[l.height, l.angle, l.is_zone, l.is_bright] for l in sheet.lines])
        direction, height, mirrored = _as_seen(places, table[surroundings])
        is_low = (surroundings > 0) & (height < LOWEST)
        self.weight[is_low & (height > IGNORED)] = 0
        core = (cores > 0) & (cores == surroundings) & ~is_low
        self.text[core] = 1
        self.zone[core & (table[cores][..., 2] > 0)] = 1
        # Beside a core either answer is half right.
        self.direction[:, core], self.height[core] = direction[:, core], np.log2(height[core] / 16)
        self.mirrored[core], self.bright[core] = mirrored[core], table[cores][..., 3][core]

    def _clear(self, inside):
        for array in (self.text, self.zone, self.height, self.mirrored, self.bright):
            array[inside] = 0
        self.direction[:, inside], self.weight[inside] = 0, 1

    def stacked(self):
        return np.stack([self.text, self.zone, self.weight, *self.direction, self.height, self.mirrored, self.bright])


def _as_seen(places, table):
    """Returns the direction in which lines are read in the picture, a unit vector, the height of their capitals, and
    whether they are mirrored; `table` has the height and the angle of each on the sheet."""
    height, angle = table[..., 0], table[..., 1]
    (xy, xx), (yy, yx) = (np.gradient(p, CELL) for p in places)
    area = xx * yy - xy * yx
    area = np.where(np.abs(area) < 1e-6, 1e-6, area)
    back = lambda x, y: np.stack([(yy * x - xy * y) / area, (xx * y - yx * x) / area])
    along = back(np.cos(angle), np.sin(angle))
    along = along / np.maximum(np.hypot(*along), 1e-6)
    down = back(-np.sin(angle) * height, np.cos(angle) * height)
    across = along[0] * down[1] - along[1] * down[0]
    return along, np.maximum(np.abs(across), 1e-3), (across < 0).astype(np.float32)


def normalised(pixels):
    """Returns brightness from its mean, in standard deviations."""
    values = pixels.astype(np.float32)
    return np.clip((values - values.mean()) / (values.std() + 8), -_MOST_CONTRAST, _MOST_CONTRAST)


class ViewSource:
    """Photographs of sheets, a batch of them a function of the seed and its number."""

    def __init__(self, seed):
        self.seed, self.sheets, self._recent = seed, SheetSource(seed), []

    def view(self, number, size):
        """Returns the network's input, `size` pixels square, and its target, 8 values a cell.

        It depends on what was seen before in the same batch.
        """
        random = np.random.default_rng((self.seed, number))
        self.sheets.reseed(int(random.integers(1 << 60)))
        shape = (size, size)
        picture = ground(random, shape)
        target = Target((size // CELL, size // CELL))
        for _ in range(random.choice([0, 1, 1, 1, 1, 1, 2])):
            sheet, printed = self._sheet(random)
            view = View(random, (sheet.width, sheet.height), (size, size))
            grid = np.meshgrid(np.arange(size, dtype=np.float32), np.arange(size, dtype=np.float32))
            pixels, inside = picture_of(printed, view.places(*grid))
            shadow = cv2.GaussianBlur(inside, (0, 0), random.uniform(2, 9))
            picture = picture * (1 - shadow * random.uniform(0, 0.5))
            picture = picture * (1 - inside) + pixels * inside
            target.add(sheet, view)
        pixels = photographed(picture, random)
        if random.random() < _INVERTED:
            pixels = 255 - pixels
            target.bright = target.text - target.bright
        return normalised(pixels), target.stacked()

    def _sheet(self, random):
        """Returns a new sheet, or one that was seen in this batch already, and its pixels."""
        if self._recent and random.random() < _SEEN_AGAIN:
            return self._recent[random.integers(len(self._recent))]
        sheet = self.sheets.sheet()
        self._recent.append((sheet, sheet.pixels()))
        return self._recent[-1]

    def batch(self, number, count, size):
        """Returns inputs and targets of `count` pictures, a function of the seed and the number."""
        self._recent = []
        views = [self.view(number * count + index, size) for index in range(count)]
        return [np.stack(parts) for parts in zip(*views)]


def photographed(picture, random):
    """Returns a picture as a camera takes it: light, glare, blur, noise, compression."""
    shape = picture.shape
    if random.random() < 0.6:
        picture = picture * (1 + noise(random, shape, max(shape) / random.uniform(1, 4)) * random.uniform(0, 0.22))
    if random.random() < 0.12:
        y, x = np.mgrid[0: shape[0], 0: shape[1]]
        centre, spread = random.uniform(0, 1, 2) * shape, random.uniform(0.03, 0.25, 2) * max(shape)
        picture = picture + random.uniform(60, 250) * np.exp(-((y - centre[0]) / spread[0]) ** 2 - ((x - centre[1]) / spread[1]) ** 2)
    if random.random() < 0.5:
        picture = picture * np.exp(random.normal(-0.15, 0.4)) + random.uniform(-10, 30)
    picture = np.clip(picture, 0, 255).astype(np.float32)
    kind = random.random()
    if kind < 0.4:
        picture = cv2.GaussianBlur(picture, (0, 0), random.uniform(0.4, 1.7))
    elif kind < 0.55:
        length, angle = random.uniform(2, 14), random.uniform(0, np.pi)
        reach = int(length / 2) + 1
        kernel = np.zeros((2 * reach + 1,) * 2, np.float32)
        for step in np.linspace(-length / 2, length / 2, 24):
            kernel[round(reach + step * np.sin(angle)), round(reach + step * np.cos(angle))] += 1
        picture = cv2.filter2D(picture, -1, kernel / kernel.sum(), borderType=cv2.BORDER_REPLICATE)
    if random.random() < 0.5:
        picture = picture + random.standard_normal(shape, np.float32) * random.uniform(1, 12)
    pixels = np.clip(picture, 0, 255).astype(np.uint8)
    if random.random() < 0.03:
        pixels = cv2.threshold(pixels, 0, 255, cv2.THRESH_OTSU)[1]
    if random.random() < 0.5:
        quality = int(random.integers(25, 95))
        pixels = cv2.imdecode(cv2.imencode(".jpg", pixels, [cv2.IMWRITE_JPEG_QUALITY, quality])[1], cv2.IMREAD_GRAYSCALE)
    return pixels
