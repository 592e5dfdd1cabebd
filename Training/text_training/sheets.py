"""Flat sheets with text: cards with zones, pages, receipts, forms, signs, screens; and where each of their lines stands."""

import dataclasses
import pathlib
import random as randomness

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont

from latin_training.texts import LatinTexts
from latin_training.typefaces import CAPITAL, Typefaces
from mrz_training.texts import TextSource

from .grounds import bars, noise, portrait, security_print

_FONTS = pathlib.Path("/usr/share/fonts")
_ZONE_FACES = {"opentype/ocr-b/OCRB.otf": 10, "opentype/ocr-b/OCRBS.otf": 6, "opentype/ocr-b/OCRBL.otf": 1,
               "truetype/dejavu/DejaVuSansMono.ttf": 0.5, "truetype/liberation/LiberationMono-Bold.ttf": 0.5}
# Scripts whose letters are to be seen, not to be read: a face that has them, and the first and last of the letters.
_SCRIPTS = [
    ("truetype/dejavu/DejaVuSans.ttf", 0x391, 0x3C9), ("truetype/dejavu/DejaVuSans-Bold.ttf", 0x410, 0x44F),
    ("truetype/dejavu/DejaVuSerif.ttf", 0x410, 0x44F), ("truetype/dejavu/DejaVuSans.ttf", 0x5D0, 0x5EA),
    ("truetype/dejavu/DejaVuSans.ttf", 0x627, 0x64A), ("truetype/dejavu/DejaVuSans.ttf", 0x531, 0x556),
    ("truetype/dejavu/DejaVuSans.ttf", 0x10D0, 0x10F0), ("opentype/freefont/FreeSans.otf", 0x905, 0x939),
    ("opentype/freefont/FreeSerif.otf", 0xE01, 0xE2E), ("opentype/freefont/FreeSerif.otf", 0x30A1, 0x30FA),
]
# The height of capitals of a zone and the pitch of its characters, in millimetres (Doc 9303-3, 4).
_ZONE_CAPITAL, _ZONE_PITCH = 2.45, 2.54
# The sizes of documents in millimetres by the number of characters on a line of their zone (Doc 9303-3, 3).
_SIZES = {30: (85.6, 54), 36: (105, 74), 44: (125, 88)}
# How many patterns of security print are drawn, and how large.
_PATTERNS, _PATTERN = 30, (700, 1000)
# A sheet has at most so many pixels.
_MOST = 2_600_000
# How much of the height of capitals the core of a line takes, and at least, in pixels.
CORE, LEAST_CORE = 0.5, 4.6


@dataclasses.dataclass
class Line:
    """A line of text: the height of its capitals in pixels, the angle at which it is read, whether it is of a zone."""

    height: float
    angle: float
    is_zone: bool
    is_bright: bool


class Sheet:
    """Grey pixels, and for each of them the number of the line whose core, or whose surroundings, it belongs to."""

    def __init__(self, random, size):
        width, height = max(48, int(size[0])), max(48, int(size[1]))
        shrink = min(1, (_MOST / (width * height)) ** 0.5)
        self.width, self.height = int(width * shrink), int(height * shrink)
        self.ink = Image.new("L", (self.width, self.height), 0)
        self.draw = ImageDraw.Draw(self.ink)
        shape = (self.height, self.width)
        self.paper = np.full(shape, random.uniform(150, 250), np.float32)
        self.dark = np.full(shape, random.uniform(5, 70), np.float32)
        # 0 is no line; the first line is number 1.
        self.cores, self.surroundings = np.zeros(shape, np.int16), np.zeros(shape, np.int16)
        self.lines = []

    def add(self, x, base, length, height, is_zone=False, is_bright=False, angle=0.0):
        """Notes a line of text that begins at `x`, stands on `base` and is read to the right."""
        self.lines.append(Line(height, angle, is_zone, is_bright))
        number, middle = len(self.lines), base - height / 2
        half = max(CORE * height, LEAST_CORE) / 2
        for array, reach, side in ((self.surroundings, 0.85 * height, 0.4 * height), (self.cores, half, 0)):
            top, bottom = int(round(middle - reach)), int(round(middle + reach))
            array[max(0, top): max(0, bottom), max(0, int(x - side)): max(0, int(x + length + side))] = number

    def pixels(self):
        """Returns what is printed, 0 to 255."""
        ink = np.asarray(self.ink, np.float32) / 255
        return self.paper + (self.dark - self.paper) * ink


class SheetSource:
    """Draws sheets. The same seed draws the same ones."""

    def __init__(self, seed):
        self.typefaces = Typefaces()
        self.fonts = {}
        self.reseed(seed)
        self._patterns = [security_print(self.random, _PATTERN) for _ in range(_PATTERNS)]

    def reseed(self, seed):
        """Draws from here on what this seed says; faces stay."""
        self.random = np.random.default_rng(seed)
        self.plain = randomness.Random(seed)
        self.texts, self.zones = LatinTexts(self.plain), TextSource(self.plain)

    def sheet(self):
        """Returns a sheet of any kind, its capitals as high as lines in pictures are."""
        kinds = [self.card, self.page, self.receipt, self.form, self.sign, self.screen, self.blank]
        return self.plain.choices(kinds, [50, 13, 6, 7, 8, 4, 6])[0]()

    # Kinds of sheets

    def card(self):
        """A document with or without a zone."""
        random = self.random
        zone = self.zones.zone()
        columns = max(map(len, zone.lines))
        width, height = _SIZES[min(_SIZES, key=lambda n: abs(n - columns))]
        mm = np.exp(random.uniform(np.log(5.5), np.log(34))) / _ZONE_CAPITAL
        sheet = Sheet(random, (width * mm, height * mm))
        mm = sheet.width / width
        self._print_security(sheet)
        has_zone = random.random() < 0.85
        lowest = height - (23.2 if len(zone.lines) == 2 else 20) if has_zone else height - 3
        if random.random() < 0.8:
            self._portrait(sheet, (random.uniform(2, 6), random.uniform(8, 16)), (random.uniform(20, 34), min(lowest - 12, random.uniform(26, 42))), mm)
        self._fields(sheet, mm, width, lowest)
        if has_zone:
            self._zone(sheet, zone, mm, height)
        if random.random() < 0.1:
            self._stamp(sheet, mm)
        return sheet

    def page(self):
        """Paragraphs of text."""
        random = self.random
        height = np.exp(random.uniform(np.log(7), np.log(26)))
        columns = int(random.integers(20, 80))
        sheet = Sheet(random, (columns * height * 0.85, random.uniform(0.5, 1.4) * columns * height * 0.85))
        face, script, margin = self._face(), self._script(), height * random.uniform(2, 6)
        pitch, y = height * random.uniform(1.45, 2.6), margin + height
        while y < sheet.height - margin / 2:
            if random.random() < 0.06:
                high = height * random.uniform(1.2, 2.5)
                self._write(sheet, self._words(8), margin, y + high, high, self._face())
                y += 2 * high
            self._write(sheet, script(columns), margin, y, height, face, most=sheet.width - 2 * margin * random.uniform(0.9, 1))
            y += pitch * (1 if random.random() < 0.9 else 2)
        return sheet

    def receipt(self):
        """A narrow strip of names and amounts."""
        random = self.random
        height = np.exp(random.uniform(np.log(7), np.log(24)))
        sheet = Sheet(random, (random.uniform(22, 45) * height, random.uniform(30, 90) * height))
        face, y, right = self._face(), 2 * height, sheet.width - 2 * height
        while y < sheet.height - height:
            kind = random.random()
            if kind < 0.55:
                self._write(sheet, self._words(3), 2 * height, y, height, face, most=sheet.width * 0.55)
                amount = f"{random.integers(0, 200)}.{random.integers(0, 100):02}"
                length = self._length(amount, height, face)
                self._write(sheet, amount, right - length, y, height, face)
            elif kind < 0.85:
                self._write(sheet, self._words(6), 2 * height, y, height, face, most=sheet.width - 4 * height)
            elif kind < 0.9:
                self._bars(sheet, (2 * height, y), (sheet.width - 4 * height, 4 * height))
                y += 5 * height
            y += height * random.uniform(1.5, 1.9)
        return sheet

    def form(self):
        """A table, or boxes with captions and values."""
        random = self.random
        height = np.exp(random.uniform(np.log(8), np.log(24)))
        columns, rows = int(random.integers(2, 6)), int(random.integers(3, 14))
        cell = (random.uniform(6, 16) * height, random.uniform(1.9, 5) * height)
        sheet = Sheet(random, (columns * cell[0] + 2 * height, rows * cell[1] + 2 * height))
        rules, face = random.random() < 0.7, self._face()
        for row in range(rows):
            for column in range(columns):
                x, y = height + column * cell[0], height + row * cell[1]
                if rules:
                    sheet.draw.rectangle((x, y, x + cell[0], y + cell[1]), outline=int(random.integers(60, 255)))
                if random.random() < 0.75:
                    self._write(sheet, self.texts.text(), x + 0.5 * height, y + 1.4 * height, height, face, most=cell[0] - height)
        return sheet

    def sign(self):
        """A few large letters."""
        random = self.random
        height = np.exp(random.uniform(np.log(14), np.log(130)))
        sheet = Sheet(random, (height * random.uniform(4, 18), height * random.uniform(2, 8)))
        if random.random() < 0.5:
            sheet.paper, sheet.dark = sheet.dark, sheet.paper
        bright, y = bool(sheet.paper[0, 0] < sheet.dark[0, 0]), height * 1.7
        while y < sheet.height:
            high = height * random.uniform(0.5, 1.1)
            self._write(sheet, self._words(3), height * random.uniform(0.3, 2), y, high, self._face(), bright=bright, most=sheet.width - height)
            y += high * random.uniform(1.5, 2.5)
        return sheet

    def screen(self):
        """A dark page."""
        sheet = self.page() if self.random.random() < 0.6 else self.card()
        sheet.paper, sheet.dark = 0.5 * sheet.dark, 0.9 * sheet.paper
        for line in sheet.lines:
            line.is_bright = True
        return sheet

    def blank(self):
        """No text: a pattern, bars, a portrait, rules."""
        random = self.random
        sheet = Sheet(random, np.exp(random.uniform(np.log(150), np.log(800), 2)))
        self._print_security(sheet)
        for _ in range(random.integers(0, 4)):
            size = random.uniform(0.1, 0.6, 2) * (sheet.width, sheet.height)
            place = random.uniform(0, 1, 2) * ((sheet.width, sheet.height) - size)
            if random.random() < 0.5:
                self._bars(sheet, place, size)
            else:
                self._portrait(sheet, place, size, 1)
        return sheet

    # Parts of sheets

    def _print_security(self, sheet):
        random, shape = self.random, sheet.paper.shape
        if random.random() < 0.75:
            rows, columns = (int(side * random.uniform(0.4, 1)) for side in _PATTERN)
            pattern = self._patterns[random.integers(_PATTERNS)][-rows:, -columns:]
            sheet.paper += cv2.resize(pattern, shape[::-1], interpolation=cv2.INTER_LINEAR) * random.uniform(0, 28)
        if random.random() < 0.5:
            sheet.paper += noise(random, shape, max(shape) / random.uniform(1.5, 6)) * random.uniform(0, 16)
        if random.random() < 0.3:
            top, strength = int(random.uniform(0.05, 0.3) * shape[0]), random.uniform(-90, -10)
            sheet.paper[:top] += strength

    def _portrait(self, sheet, place, size, mm):
        x, y, width, height = (int(v * mm) for v in (*place, *size))
        x, y = max(0, x), max(0, y)
        width, height = min(width, sheet.width - x), min(height, sheet.height - y)
        if width > 8 and height > 8:
            sheet.paper[y: y + height, x: x + width] = portrait(self.random, (height, width))

    def _bars(self, sheet, place, size):
        x, y, width, height = (max(0, int(v)) for v in (*place, *size))
        width, height = min(width, sheet.width - x), min(height, sheet.height - y)
        if width > 8 and height > 8:
            code = bars(self.random, (height, width))
            sheet.paper[y: y + height, x: x + width] += code * sheet.paper[y: y + height, x: x + width] * 0.85

    def _fields(self, sheet, mm, width, lowest):
        """Captions and values, beside each other and below each other."""
        random = self.random
        caption, value = self._face(), self._face()
        small, large = random.uniform(0.9, 1.5) * mm, random.uniform(1.6, 2.9) * mm
        if random.random() < 0.8:
            self._write(sheet, self._words(4).upper(), random.uniform(3, 40) * mm, 6 * mm, random.uniform(1.8, 3.2) * mm, self._face())
        y = random.uniform(10, 15) * mm
        left = random.uniform(28, 48) * mm if random.random() < 0.8 else 4 * mm
        while y < lowest * mm - large:
            x = left
            while x < (width - 12) * mm:
                room = (width - 2) * mm - x
                if small > 3.5 and random.random() < 0.85:
                    self._write(sheet, self._caption(), x, y, small, caption, most=room, faint=0.75)
                text = self.texts.text() if random.random() < 0.9 else self._script()(14)
                length = self._write(sheet, text, x, y + 0.9 * small + large, large, value, most=room)
                x += max(length, 12 * mm) + random.uniform(3, 20) * mm
                if random.random() < 0.6:
                    break
            y += small + large + random.uniform(1, 3.5) * mm

    def _caption(self):
        words = self._words(3)
        kind = self.random.random()
        return words.lower() if kind < 0.2 else words.title() if kind < 0.6 else words + "/" + self._words(2)

    def _zone(self, sheet, zone, mm, height):
        """The zone where the standard prints it, or somewhere else."""
        random = self.random
        font = self._font(self.plain.choices(list(_ZONE_FACES), list(_ZONE_FACES.values()))[0], _ZONE_CAPITAL * mm * random.uniform(0.94, 1.06))
        pitch = _ZONE_PITCH * mm * random.uniform(0.95, 1.04)
        line_pitch = (4.23 if len(zone.lines) == 3 else 6.35) * mm * random.uniform(0.94, 1.06)
        left = random.uniform(3.5, 6.5) * mm
        base = (height - random.uniform(4.2, 8)) * mm - line_pitch * (len(zone.lines) - 1)
        if random.random() < 0.3:  # a pale band, or a white one, behind the zone
            top = int(base - random.uniform(5, 9) * mm)
            sheet.paper[max(0, top):] = random.uniform(190, 252)
        stroke = int(random.random() < 0.25 and _ZONE_CAPITAL * mm > 14)
        strength = int(random.uniform(110, 255))
        for number, text in enumerate(zone.lines):
            y = base + number * line_pitch
            for column, character in enumerate(text):
                if character != " ":
                    sheet.draw.text((left + (column + 0.5) * pitch, y), character, font=font, fill=strength, anchor="ms", stroke_width=stroke)
            sheet.add(left, y, len(text) * pitch, _ZONE_CAPITAL * mm, is_zone=True)

    def _stamp(self, sheet, mm):
        """Rings across everything; the letters on them are too askew to be lines."""
        random = self.random
        x, y, radius = random.uniform(0, sheet.width), random.uniform(0, sheet.height), random.uniform(8, 18) * mm
        for share in (1, 0.8):
            box = (x - radius * share, y - radius * share, x + radius * share, y + radius * share)
            sheet.draw.ellipse(box, outline=int(random.integers(60, 160)), width=max(1, int(0.3 * mm)))

    # Writing

    def _font(self, path, capital):
        """Returns a font whose capitals are so many pixels high."""
        key = (str(path), max(4, round(2 * capital)))
        if key not in self.fonts:
            trial = ImageFont.truetype(str(_FONTS / path), 200)
            _, top, _, bottom = trial.getbbox("H")
            self.fonts[key] = ImageFont.truetype(str(_FONTS / path), max(3, key[1] / 2 * 200 / max(1, bottom - top)))
        return self.fonts[key]

    def _face(self):
        return self.plain.choices(self.typefaces._faces, self.typefaces._odds)[0]._path

    def _words(self, most):
        count = int(self.random.integers(1, most + 1))
        words = " ".join(self.texts.word() for _ in range(count))
        return words if self.random.random() < 0.4 else words.title() if self.random.random() < 0.6 else words.lower()

    def _script(self):
        """Returns what writes lines of a number of letters in one script."""
        if self.random.random() < 0.75:
            return lambda letters: self._words(max(1, letters // 5))
        path, first, last = _SCRIPTS[self.random.integers(len(_SCRIPTS))]

        def line(letters):
            words, left = [], letters
            while left > 0:
                size = int(self.random.integers(2, 10))
                words.append("".join(chr(c) for c in self.random.integers(first, last + 1, size)))
                left -= size + 1
            return (path, " ".join(words))

        return line

    def _length(self, text, height, face):
        return self._font(face, height).getlength(text)

    def _write(self, sheet, text, x, base, height, face, most=None, faint=1.0, bright=False):
        """Writes a line, cut off at a length; returns how long it is."""
        if isinstance(text, tuple):
            face, text = text
        font = self._font(face, height)
        length = font.getlength(text)
        if most is not None and length > most:
            text = text[: max(1, int(len(text) * most / length))].rstrip()
            length = font.getlength(text)
        if not text.strip() or height < 2.5:
            return 0
        strength = int(faint * self.random.uniform(120, 255))
        sheet.draw.text((x, base), text, font=font, fill=strength, anchor="ls")
        sheet.add(x, base, length, height, is_bright=bright)
        return length
