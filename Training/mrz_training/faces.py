"""The shapes of characters: typefaces, and what printers and wear make of them."""

import pathlib

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont

from .alphabet import ALPHABET, LETTERS

# Debian's packages fonts-ocr-b, fonts-dejavu-core, fonts-liberation and fonts-freefont-otf. OCR-B in three makes is what
# zones are printed in; the others stand for the few cards that are not.
_FONTS = pathlib.Path("/usr/share/fonts")
OCR_B = ["opentype/ocr-b/OCRB.otf", "opentype/ocr-b/OCRBS.otf", "opentype/ocr-b/OCRBL.otf"]
OTHER_MONOSPACED = [
    "truetype/dejavu/DejaVuSansMono.ttf", "truetype/dejavu/DejaVuSansMono-Bold.ttf",
    "truetype/liberation/LiberationMono-Regular.ttf", "truetype/liberation/LiberationMono-Bold.ttf",
    "opentype/freefont/FreeMonoBold.otf",
]
PROPORTIONAL = [
    "truetype/dejavu/DejaVuSans.ttf", "truetype/dejavu/DejaVuSans-Bold.ttf",
    "truetype/liberation/LiberationSans-Regular.ttf", "truetype/liberation/LiberationSans-Bold.ttf",
    "truetype/liberation/LiberationSerif-Regular.ttf",
]
_WEIGHTS = {"opentype/ocr-b/OCRB.otf": 10, "opentype/ocr-b/OCRBS.otf": 7, "opentype/ocr-b/OCRBL.otf": 0.6}
_OTHER_WEIGHT = 0.35

# The height of a capital and the size of the cell around it, in pixels, before a zone scales them.
CAPITAL = 48
CELL = (80, 88)
# By how many pixels the outline of a stroke may move in or out; a stroke of OCR-B is about 7 pixels wide.
_SPREADS = range(-2, 5)
# What fills with ink first, and what printers draw differently most.
_DENSE, _ROUND = "MNHWBKX8", "O0QDC"


class Faces:
    """All typefaces in all strengths. Loading takes about a second."""

    def __init__(self):
        paths = OCR_B + OTHER_MONOSPACED
        self._names = [path for path in paths if (_FONTS / path).exists()]
        if not set(OCR_B) & set(self._names):
            raise FileNotFoundError("OCR-B is missing: install Debian's package fonts-ocr-b")
        self._odds = [_WEIGHTS.get(name, _OTHER_WEIGHT) for name in self._names]
        self._cells = {name: _strengths(name) for name in self._names}

    def print(self, random, height, width_factor=1.0, only_ocr_b=False):
        """Returns a cell for each character, as one printer prints it.

        The cells are 0 (paper) to 1 (ink); a capital is `height` pixels high; the characters stand in their middles.
        """
        names = [name for name in self._names if name in OCR_B] if only_ocr_b else self._names
        face = random.choices(names, self._odds[: len(names)])[0]
        spread = random.choices(_SPREADS, weights=[3, 6, 10, 8, 6, 4, 2])[0]
        cells = dict(self._cells[face][spread])
        if random.random() < 0.25:
            self._fill(cells, random, face, spread)
        if random.random() < 0.5:
            _reshape(cells, random)
        scale = height / CAPITAL
        size = (max(3, round(CELL[0] * scale * width_factor)), max(3, round(CELL[1] * scale)))
        return {c: cv2.resize(cell, size, interpolation=cv2.INTER_AREA) for c, cell in cells.items()}

    def _fill(self, cells, random, face, spread):
        """Closes the counters of dense characters, as too much ink does, or lets all lose ink."""
        if random.random() < 0.6:
            kernel = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (random.choice([5, 7, 9]),) * 2)
            share = random.uniform(0.4, 1)
            for c in _DENSE:
                closed = cv2.morphologyEx(cells[c], cv2.MORPH_CLOSE, kernel)
                cells[c] = cells[c] * (1 - share) + closed * share
        else:
            other = self._cells[face][max(_SPREADS.start, spread - 2)]
            for c in random.sample(ALPHABET, 12):
                cells[c] = other[c]


def _strengths(name):
    """Renders a face, `<` with the glyph that it has, with every spread of ink."""
    font = _font_of_height(_FONTS / name, CAPITAL)
    plain = {c: _cell(font, c) for c in ALPHABET}
    strengths = {}
    for spread in _SPREADS:
        kernel = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (2 * abs(spread) + 1,) * 2)
        change = (lambda x: x) if spread == 0 else (
            lambda x: (cv2.dilate if spread > 0 else cv2.erode)(x, kernel))
        strengths[spread] = {c: change(cell).astype(np.float32) / 255 for c, cell in plain.items()}
    return strengths


def _font_of_height(path, height):
    trial = ImageFont.truetype(str(path), 200)
    _, top, _, bottom = trial.getbbox("H")
    return ImageFont.truetype(str(path), round(200 * height / (bottom - top)))


def _cell(font, character):
    image = Image.new("L", CELL, 0)
    left = (CELL[0] - font.getlength(character)) / 2
    _, top, _, bottom = font.getbbox("H")
    ImageDraw.Draw(image).text((left, (CELL[1] - (bottom - top)) / 2 - top), character, font=font, fill=255)
    return _without_descender(np.array(image)) if character in LETTERS else np.array(image)


def _without_descender(cell):
    """Squeezes a letter that reaches below the line, as most faces' Q does, to the height of a capital.

    The crop of a line cuts a descender off, and a Q without its tail would teach that every O may be one.
    """
    bottom = (CELL[1] + CAPITAL) // 2
    below = np.flatnonzero(cell.max(axis=1) > 64).max() + 1 - bottom
    if below <= CAPITAL // 24:
        return cell
    matrix = np.float32([[1, 0, 0], [0, CAPITAL / (CAPITAL + below), 0]])
    top = (CELL[1] - CAPITAL) / 2
    matrix[1, 2] = top * (1 - matrix[1, 1])
    return cv2.warpAffine(cell, matrix, CELL, flags=cv2.INTER_AREA)


def _reshape(cells, random):
    """Makes O, 0 and their like wider or narrower: all alike, and each a little in its own way."""
    common = random.uniform(0.9, 1.12)
    for c in _ROUND:
        across, along = common * random.uniform(0.96, 1.04), random.uniform(0.96, 1.04)
        matrix = np.float32([[across, 0, CELL[0] / 2 * (1 - across)], [0, along, CELL[1] / 2 * (1 - along)]])
        cells[c] = cv2.warpAffine(cells[c], matrix, CELL, flags=cv2.INTER_LINEAR)


def write_proportionally(random, height, text):
    """Returns a strip of ordinary text, 0 (paper) to 1 (ink); the strip's height is twice the capitals'."""
    available = [path for path in PROPORTIONAL if (_FONTS / path).exists()] or OCR_B[:1]
    font = _font_of_height(_FONTS / random.choice(available), height)
    image = Image.new("L", (max(8, int(font.getlength(text)) + 4), 2 * height), 0)
    _, top, _, _ = font.getbbox("H")
    ImageDraw.Draw(image).text((2, height / 2 - top), text, font=font, fill=255)
    return np.asarray(image, np.float32) / 255
