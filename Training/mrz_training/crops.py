"""Cuts lines out of pictures as IDScan's locator does, with its mistakes, and makes them the network's input."""

import dataclasses
import pathlib

import cv2
import numpy as np

from .damage import LEVELS
from .zones import ZonePainter

# What the network sees: the same as in `MRZLineReader`.
WIDTH, HEIGHT = 640, 32
# How often each level is trained on: what is hard is seen most.
_LEVEL_ODDS = {"easy": 5, "medium": 25, "hard": 37, "moved": 16, "extreme": 17}
_NEAR_MISSES = 0.05


@dataclasses.dataclass
class Line:
    """A crop of one line, grey, and what it says; nothing when it is no line."""

    pixels: np.ndarray
    text: str
    level: str


def cut(pixels, corners):
    """Returns what a quadrilateral encloses, as `Image.flattened` does: as large as it is in the picture."""
    top_left, top_right, bottom_right, bottom_left = corners
    width = round(float(np.hypot(*(top_right - top_left)) + np.hypot(*(bottom_right - bottom_left))) / 2)
    height = round(float(np.hypot(*(bottom_left - top_left)) + np.hypot(*(bottom_right - top_right))) / 2)
    width, height = max(1, width), max(1, height)
    target = np.float32([[0, 0], [width, 0], [width, height], [0, height]]) - 0.5
    transform = cv2.getPerspectiveTransform(corners.astype(np.float32) - 0.5, target)
    return cv2.warpPerspective(
        pixels, transform, (width, height), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)


def network_input(pixels):
    """Returns a crop as large as the network's input, one byte a pixel."""
    shrinks = pixels.shape[1] > WIDTH
    return cv2.resize(pixels, (WIDTH, HEIGHT), interpolation=cv2.INTER_AREA if shrinks else cv2.INTER_LINEAR)


def located(corners, columns, random, numbers, careless=1.0):
    """Returns a line's corners as a locator finds them: a little larger than the ink, seldom quite right."""
    across, down = corners[1] - corners[0], corners[3] - corners[0]
    pitch, height = across / columns, down
    uniform = random.uniform
    wide = random.random() < 0.12 * careless
    left, right = (uniform(-0.1, 0.45) if not wide else uniform(0.3, 2.2) for _ in range(2))
    high = random.random() < 0.1 * careless
    above, below = (uniform(-0.02, 0.3) if not high else uniform(0.2, 0.6) for _ in range(2))
    moved = corners + np.stack([
        -left * pitch - above * height, right * pitch - above * height,
        right * pitch + below * height, -left * pitch + below * height])
    return moved + numbers.normal(0, 0.03 * careless, (4, 1)) * height


class LineSource:
    """Draws lines without end: a few from each picture of a zone."""

    def __init__(self, random, faces=None, **painter):
        self.random = random
        self.painter = ZonePainter(random, faces, **painter)

    def reseed(self, seed):
        """Draws from here on what this seed says; the faces and patterns stay."""
        self.random.seed(seed)
        self.painter.numbers = np.random.default_rng(seed)

    def lines(self):
        """Yields lines of all levels, in the proportions of the training."""
        while True:
            yield from self.lines_of_zone(self.level(), near_misses=_NEAR_MISSES)

    def level(self):
        """Returns a level in the proportions of the training."""
        levels, odds = zip(*_LEVEL_ODDS.items())
        return self.random.choices(levels, odds)[0]

    def lines_of_level(self, level, regular=True):
        """Yields lines of one level, of zones that have a format, in OCR-B, at most one of each zone."""
        while True:
            lines = list(self.lines_of_zone(level, near_misses=0, regular=regular))
            yield self.random.choice(lines)

    def lines_of_zone(self, level, near_misses, regular=False):
        random, numbers = self.random, self.painter.numbers
        picture = self.painter.paint(level, regular)
        careless = 0.3 if level == "easy" else 0.7 if level == "medium" else 1
        for text, corners in zip(picture.text.lines, picture.corners):
            if random.random() < near_misses:
                yield self._near_miss(picture, corners, len(text))
            else:
                place = located(corners, len(text), random, numbers, careless)
                yield Line(cut(picture.pixels, place), text, level)

    def _near_miss(self, picture, corners, columns):
        """What the locator offers besides lines: between two of them, upside down, a part of the ground."""
        random = self.random
        place = located(corners, columns, random, self.painter.numbers)
        down = place[3] - place[0]
        kind = random.choice(["between", "upside down", "ground"])
        if kind == "upside down":
            place = place[[2, 3, 0, 1]]
        else:
            shift = random.choice([-1, 1]) * (random.uniform(0.5, 0.7) if kind == "between" else random.uniform(1, 2.2))
            place = place + shift * down
            if kind == "ground":  # nothing that could be another line
                bounds = picture.corners[:, :, 1]
                above = place[:, 1].max() < bounds.min()
                if not above and place[:, 1].min() < bounds.max():
                    place = place[[2, 3, 0, 1]]
                    place = place + (bounds.max() - place[:, 1].min() + 2) * np.float32([0, 1])
        return Line(cut(picture.pixels, place), "", picture.level)


class CutLines:
    """Lines that IDScan's own locator cut from photographs: a folder of `name.png` with `name.gt.txt`."""

    def __init__(self, folder):
        self._files = sorted(pathlib.Path(folder).rglob("*.png"))
        if not self._files:
            raise FileNotFoundError(f"{folder} holds no lines; `make cut-lines` cuts some")

    def line(self, random):
        """Returns any of them, disturbed anew."""
        file = random.choice(self._files)
        pixels = cv2.imread(str(file), cv2.IMREAD_GRAYSCALE)
        text = file.with_suffix(".gt.txt").read_text(encoding="ascii").strip()
        return Line(_disturbed(pixels, random), text, "photograph")


def _disturbed(pixels, random):
    """Returns a crop a little darker, softer, noisier or more compressed than it was."""
    image = pixels.astype(np.float32) * random.uniform(0.75, 1.1) + random.uniform(-12, 12)
    if random.random() < 0.3:
        image = cv2.GaussianBlur(image, (0, 0), random.uniform(0.3, 1.0), borderType=cv2.BORDER_REPLICATE)
    if random.random() < 0.4:
        noise = np.random.default_rng(random.getrandbits(32)).standard_normal(image.shape, dtype=np.float32)
        image = image + random.uniform(1, 6) * noise
    pixels = np.clip(image, 0, 255).astype(np.uint8)
    if random.random() < 0.4:
        pixels = cv2.imdecode(
            cv2.imencode(".jpg", pixels, [cv2.IMWRITE_JPEG_QUALITY, random.randint(30, 90)])[1], cv2.IMREAD_GRAYSCALE)
    return pixels


__all__ = ["HEIGHT", "LEVELS", "CutLines", "Line", "LineSource", "WIDTH", "cut", "located", "network_input"]
