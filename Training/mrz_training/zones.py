"""Draws a whole zone as a camera sees it, with its surroundings and the exact place of every line."""

import dataclasses

import cv2
import numpy as np

from .camera import Camera
from .damage import Damage, draw_damage
from .faces import Faces, write_proportionally
from .texts import TextSource, ZoneText

# The height of a capital in the drawing from which the photograph is made, in pixels.
_DRAWN = 26
# The pitch of characters and of lines, in heights of a capital: 2.54 mm, and 4.23 (TD1) or 6.35 mm; Doc 9303-3, 4.
_PITCH = 1.01
_LINE_PITCH = {True: 1.665, False: 2.5}


@dataclasses.dataclass
class ZonePicture:
    """A photograph of a zone: grey pixels, and where its lines stand."""

    pixels: np.ndarray
    text: ZoneText
    # For each line the corners of its row of cells as high as capitals, clockwise from the top left, in pixels.
    corners: np.ndarray
    damage: Damage
    level: str


class ZonePainter:
    """Draws zones. The same `random` (a `random.Random`) draws the same ones."""

    def __init__(self, random, faces=None, strokes=0.06):
        """`strokes` is the share of zones with a stamp or a signature across them."""
        self.random = random
        self.strokes = strokes
        self.camera = Camera(random, _DRAWN)
        self.texts = TextSource(random)
        self.faces = faces or Faces()

    @property
    def numbers(self):
        """Draws arrays, where `random` draws single numbers."""
        return self.camera.numbers

    @numbers.setter
    def numbers(self, numbers):
        self.camera.numbers = numbers

    def paint(self, level, regular=False):
        """Returns a zone in the conditions of a level; a regular one has a format and is printed in OCR-B."""
        text = self.texts.format_zone() if regular else self.texts.zone()
        damage = draw_damage(level, self.random)
        ink, corners = self._drawing(text, damage, regular)
        ink, corners = self.camera.seen(ink, corners, damage)
        pixels = self.camera.developed(self.camera.photographed(ink, corners, damage), damage)
        return ZonePicture(pixels, text, corners, damage, level)

    # Printing

    def _drawing(self, text, damage, regular):
        """The ink, 0 to 1, of all lines and of what stands around them, and the lines' corners."""
        random, height = self.random, _DRAWN
        cells = self.faces.print(random, height, random.uniform(0.9, 1.1), only_ocr_b=regular)
        pitch = height * _PITCH * random.uniform(0.9, 1.17)
        line_pitch = height * _LINE_PITCH[len(text.lines) == 3] * random.uniform(0.92, 1.08)
        columns = max(map(len, text.lines))
        margin = int(2.2 * height)
        width = int(columns * pitch) + 2 * margin
        size = (int(height + line_pitch * (len(text.lines) - 1)) + 2 * margin, width)
        ink = np.zeros(size, np.float32)
        jitter = random.choice([0, 0.01, 0.02, 0.045]) * height
        bend = damage.bend * height
        for number, line in enumerate(text.lines):
            self._print_line(ink, cells, line, (margin, margin + number * line_pitch), pitch, jitter, bend)
        self._surround(ink, margin)
        tops = margin + line_pitch * np.arange(len(text.lines))
        lengths = np.array([len(line) * pitch for line in text.lines])
        corners = np.zeros((len(tops), 4, 2), np.float32)
        corners[:, :, 0] = margin + np.stack([0 * lengths, lengths, lengths, 0 * lengths], axis=1)
        corners[:, :, 1] = np.stack([tops, tops, tops + height, tops + height], axis=1)
        return ink, corners

    def _print_line(self, ink, cells, line, origin, pitch, jitter, bend):
        gauss = self.random.gauss
        cell_height, cell_width = next(iter(cells.values())).shape
        top = origin[1] + _DRAWN / 2 - cell_height / 2
        for column, character in enumerate(line):
            place = (column + 0.5) / len(line) * 2 - 1
            x = round(origin[0] + (column + 0.5) * pitch - cell_width / 2 + (gauss(0, jitter) if jitter else 0))
            y = round(top + bend * (place * place - 0.5) + (gauss(0, jitter * 0.7) if jitter else 0))
            x, y = max(0, x), max(0, y)
            patch = ink[y: y + cell_height, x: x + cell_width]
            np.maximum(patch, cells[character][: patch.shape[0], : patch.shape[1]], out=patch)

    def _surround(self, ink, margin):
        """Prints what stands near zones: other text above, edges of the card, rules, stamps."""
        random = self.random
        height, width = ink.shape
        if random.random() < 0.25:
            self._print_text(ink, y=random.randint(-_DRAWN // 2, margin // 3))
        if random.random() < 0.15:
            self._print_text(ink, y=height - random.randint(_DRAWN, margin))
        if random.random() < 0.3:  # the edge of the card, or a rule, beside, below or above the zone
            strength, thickness = random.uniform(0.2, 1), random.randint(1, 60)
            away = random.randint(2, margin)
            side = random.choice(["left", "right", "below", "above"])
            if side in ("left", "right"):
                x = away - thickness if side == "left" else width - away
                ink[:, max(0, x): max(0, x + thickness)] = strength
            else:
                y = away - thickness if side == "above" else height - away // 2
                ink[max(0, y): max(0, y + thickness)] = strength
        if random.random() < self.strokes:  # a stamp or a signature across the zone
            points = self.numbers.uniform((0, 0), (width, height), (random.randint(3, 7), 2)).astype(np.int32)
            stroke = np.zeros_like(ink)
            cv2.polylines(stroke, [points], False, random.uniform(0.2, 0.6), random.randint(1, 3), cv2.LINE_AA)
            np.maximum(ink, stroke, out=ink)  # it adds ink and takes none away

    def _print_text(self, ink, y):
        random = self.random
        words = " ".join(self._ordinary_word() for _ in range(random.randint(1, 6)))
        strip = write_proportionally(random, random.randint(12, 26), words)
        x = random.randint(0, ink.shape[1] // 2)
        target = ink[max(0, y): max(0, y + strip.shape[0]), x: x + strip.shape[1]]
        np.maximum(target, strip[: target.shape[0], : target.shape[1]], out=target)

    def _ordinary_word(self):
        random = self.random
        word = self.texts.word()
        kind = random.random()
        return word.title() if kind < 0.5 else word if kind < 0.7 else f"{random.randint(1, 31):02}.{random.randint(1, 12):02}.{random.randint(1930, 2030)}"
