"""Draws printed lines as a camera sees them, and cuts them as IDScan's `TextLineReader` does."""

import random
import re

import cv2
import numpy as np

from mrz_training.camera import Camera
from mrz_training.crops import cut
from mrz_training.damage import draw_damage

from .letters import CAPITALS, plain, written
from .prints import PrintTexts
from .texts import LatinTexts
from .typefaces import CAPITAL, CARD_FACES, PRINT_FACES, Typefaces, set_line, spread
from .wear import worn

# What the network sees: lines so high, half as wide again as they are, beside each other in inputs of one width.
HEIGHT, WIDTH, STRETCH = 32, 512, 1.5
# How much is shown above and below the letters, in their heights.
ABOVE, BELOW = 0.35, 0.2
# The odds of each level, of lines of cards and of print of other kinds.
_LEVEL_ODDS = {"easy": 10, "medium": 50, "hard": 35, "extreme": 5}
_PRINT_ODDS = {"easy": 32, "medium": 40, "hard": 25, "extreme": 3}
# The levels that are judged: lines of cards of each, and print of all of them.
PRINT = "print"
LEVELS = (*_LEVEL_ODDS, PRINT)
# Lines lower than this, in capitals, are found as high as capitals: a dash is no letter.
_LEAST_HEIGHT = 0.55
# How many lines have something large and faint printed across them: a stamp, a seal, a word that voids the document.
_OVERPRINTED = 0.15
# The paper around a line, in pixels.
_MARGIN = 2 * CAPITAL


class LatinSource:
    """Draws lines without end. The same seed draws the same ones.

    `printed` is the share of print of other kinds than cards.
    """

    # What is judged, and a text in the characters that the network knows.
    levels, written = LEVELS, staticmethod(written)
    # The tag of a language whose forms of letters are wanted.
    language = None

    def __init__(self, seed, typefaces=None, printed=0):
        self.random = random.Random(seed)
        self.camera = Camera(self.random, CAPITAL)
        self._cards = LatinTexts(self.random), typefaces or Typefaces()
        self._prints = None
        self._share = printed
        self._take(False)

    def _take(self, printed):
        """Draws cards from here on, or print of other kinds."""
        if printed and self._prints is None:
            self._prints = PrintTexts(self.random), Typefaces(CARD_FACES, PRINT_FACES)
        self.printed = printed
        self.texts, self.typefaces = self._prints if printed else self._cards

    def reseed(self, seed):
        """Draws from here on what this seed says; faces and patterns stay."""
        self.random.seed(seed)
        self.camera.numbers = np.random.default_rng(seed)

    def lines(self, level=None):
        """Yields inputs and texts; of one level, or of all in the proportions of the training."""
        while True:
            self._take(level == PRINT or level is None and self._share > 0 and self.random.random() < self._share)
            levels, odds = zip(*(_PRINT_ODDS if self.printed else _LEVEL_ODDS).items())
            line = self._line(level if level in levels else self.random.choices(levels, odds)[0])
            if line is not None:
                yield line

    def _line(self, level):
        text = self.texts.text()
        face = self.typefaces.choose(self.random, text)
        if face is None or not text:
            return None
        damage = draw_damage(level, self.random)
        if self.printed:
            damage.binarised = damage.binarised or self.random.random() < 0.1
            # Thermal paper is dull.
            damage.glare *= self.random.random() < 0.25
        ink, box = self._drawing(face, text)
        if ink is None:
            return None
        corners = np.float32([[[box[0], box[1]], [box[2], box[1]], [box[2], box[3]], [box[0], box[3]]]])
        ink, corners = self.camera.seen(ink, corners, damage)
        pixels = self.camera.developed(self.camera.photographed(ink, corners, damage), damage)
        careless = 0.3 if level == "easy" else 0.7 if level == "medium" else 1
        values = network_input(cut(pixels, self._found(corners[0], careless)))
        # A frame is four pixels wide, and neighbours that are equal need one between them.
        text = self.written(re.sub(" +", " ", text))
        needed = len(text) + sum(a == b for a, b in zip(text, text[1:]))
        return (values, text) if values is not None and 4 * needed < values.shape[1] else None

    # Printing

    def _drawing(self, face, text):
        """The ink, 0 to 1, of a line and of what stands around it, and where its letters are."""
        random = self.random
        tracking = random.uniform(-0.02, 0.18) * CAPITAL if random.random() < 0.25 else 0
        gap = random.uniform(0, 2) * CAPITAL if "  " in text else 0
        set_ = spread(set_line(face.font(1.0), text, tracking, gap, self.language), random.choice([0, 0, random.uniform(-1.2, 2.6)]))
        dark = cv2.boundingRect((set_ > 100).astype(np.uint8))
        if dark[2] == 0:
            return None, None
        left, right = dark[0], dark[0] + dark[2]
        top, bottom = self._heights(face, text, dark)
        ink = np.zeros((set_.shape[0] + 2 * _MARGIN, set_.shape[1] + 2 * _MARGIN), np.float32)
        ink[_MARGIN: -_MARGIN, _MARGIN: -_MARGIN] = set_.astype(np.float32) / 255
        box = (left + _MARGIN, top + _MARGIN, right + _MARGIN, bottom + _MARGIN)
        self._surround(ink, box)
        if self.printed:
            ink = worn(ink, random, self.camera.numbers)
        elif random.random() < _OVERPRINTED:
            self._overprint(ink, box)
        return ink, box

    def _heights(self, face, text, dark):
        """From where to where letters are found: accents that stand apart are not always taken for parts of them."""
        base = 2 * CAPITAL
        if dark[3] < _LEAST_HEIGHT * CAPITAL:
            return min(dark[1], base - CAPITAL), max(dark[1] + dark[3], base)
        bounds = face.font(1.0).getbbox(plain(text), anchor="ls")
        if self.random.random() < 0.5:
            return dark[1], dark[1] + dark[3]
        return max(dark[1], base + bounds[1]), min(dark[1] + dark[3], base + max(0, bounds[3]))

    def _surround(self, ink, box):
        """Prints what stands near values: captions, other values, rules, edges of portraits."""
        random = self.random
        left, top, right, bottom = (int(value) for value in box)
        if random.random() < 0.3:
            height = random.uniform(0.4, 0.7)
            self._print(ink, height, left + random.uniform(-2, 3) * CAPITAL, base=top - random.uniform(0.25, 0.9) * CAPITAL)
        if random.random() < 0.2:
            self._print(ink, random.uniform(0.8, 1.1), left + random.uniform(-2, 2) * CAPITAL, base=top - random.uniform(0.45, 1.2) * CAPITAL)
        if random.random() < 0.25:
            height = random.uniform(0.4, 1.1)
            away = random.uniform(0.3, 1) * CAPITAL + height * CAPITAL
            self._print(ink, height, left + random.uniform(-2, 2) * CAPITAL, base=bottom + away)
        if random.random() < 0.12:
            thickness, strength = random.randint(2, 60), random.uniform(0.2, 1)
            away = random.uniform(0.35, 1.5) * CAPITAL
            x = left - away - thickness if random.random() < 0.5 else right + away
            ink[:, max(0, int(x)): max(0, int(x) + thickness)] = strength
        if random.random() < 0.1:
            y = int(bottom + random.uniform(0.15, 0.6) * CAPITAL)
            ink[y: y + random.randint(1, 5)] = random.uniform(0.2, 0.9)

    def _overprint(self, ink, box):
        """Prints large faint letters at an angle across a line."""
        random = self.random
        text = "".join(random.choice(CAPITALS) for _ in range(random.randint(3, 10)))
        face = self.typefaces.choose(random, text)
        if face is None:
            return
        letters = set_line(face.font(1.0), text)
        scale, angle = random.uniform(1, 3.5), random.uniform(-40, 40)
        move = cv2.getRotationMatrix2D((letters.shape[1] / 2, letters.shape[0] / 2), angle, scale)
        move[:, 2] += [random.uniform(box[0], box[2]) - letters.shape[1] / 2,
                       (box[1] + box[3]) / 2 + random.uniform(-1, 1) * CAPITAL - letters.shape[0] / 2]
        faint = cv2.warpAffine(letters, move, ink.shape[::-1], flags=cv2.INTER_AREA).astype(np.float32) / 255
        ink += (1 - ink) * faint * random.uniform(0.08, 0.4)

    def _print(self, ink, height, x, base):
        """Prints other text, whose capitals are so many times as high as the line's."""
        text = self.texts.text()
        face = self.typefaces.choose(self.random, text)
        if face is None:
            return
        strip = set_line(face.font(height), text).astype(np.float32) / 255 * self.random.uniform(0.5, 1)
        x, y = int(x) - CAPITAL, int(base) - 2 * CAPITAL
        source = strip[max(0, -y):, max(0, -x):]
        target = ink[max(0, y): max(0, y + strip.shape[0]), max(0, x): max(0, x + strip.shape[1])]
        rows, columns = min(source.shape[0], target.shape[0]), min(source.shape[1], target.shape[1])
        np.maximum(target[:rows, :columns], source[:rows, :columns], out=target[:rows, :columns])

    # Finding

    def _found(self, corners, careless):
        """The corners of what is read of a line: its letters as they are found, and some paper around them."""
        random, gauss = self.random, self.random.gauss
        down = corners[3] - corners[0]
        height = np.hypot(*down)
        along = (corners[1] - corners[0]) / max(1e-6, np.hypot(*(corners[1] - corners[0]))) * height
        top, foot = ABOVE + gauss(0, 0.05) * careless, BELOW + gauss(0, 0.05) * careless
        lean = gauss(0, 0.02) * careless
        left, right = (self._side(careless) for _ in range(2))
        return (corners + np.stack([
            -left * along - (top + lean) * down, right * along - (top - lean) * down,
            right * along + (foot + lean) * down, -left * along + (foot - lean) * down])).astype(np.float32)

    def _side(self, careless):
        random = self.random
        return random.uniform(0.5, 2) if random.random() < 0.1 * careless else max(0.02, random.gauss(0.25, 0.08))


def network_input(pixels):
    """Returns a crop as the network sees it: even contrast, and nothing beyond its end; nil when it is too long."""
    width = max(8, round(pixels.shape[1] * HEIGHT / pixels.shape[0] * STRETCH))
    if width > WIDTH:
        return None
    shrinks = pixels.shape[0] > HEIGHT
    values = cv2.resize(
        pixels, (width, HEIGHT), interpolation=cv2.INTER_AREA if shrinks else cv2.INTER_LINEAR).astype(np.float32)
    return (values - values.mean()) / (values.std() + 8)


def together(lines):
    """Returns inputs as wide as the widest of some lines, in half precision, and their texts.

    The width is a multiple of 64 pixels; behind the end of a line there is nothing.
    """
    width = -(-max(values.shape[1] for values, _ in lines) // 64) * 64
    padded = [np.pad(values, ((0, 0), (0, width - values.shape[1]))) for values, _ in lines]
    return np.stack(padded).astype(np.float16), [text for _, text in lines]


class LatinBatchMaker:
    """Makes batches of two parts, short lines and long ones, each a function of the seed and its number alone."""

    source_of = LatinSource

    def __init__(self, seed, size, **options):
        self.seed, self.size = seed, size
        self.source = self.source_of(seed, **options)

    def batch(self, number):
        """Returns two parts of `size` lines each: inputs, count x 32 x width, and texts."""
        rng = random.Random(f"{self.seed} {number}")
        self.source.reseed(rng.getrandbits(60))
        lines = [line for line, _ in zip(self.source.lines(), range(2 * self.size))]
        lines.sort(key=lambda line: line[0].shape[1])
        parts = [together(lines[: self.size]), together(lines[self.size:])]
        rng.shuffle(parts)
        return parts
