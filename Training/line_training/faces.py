"""Typefaces, and lines of text set in them as clean ink."""

import json
import pathlib

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from .letters import script

# The height of a capital as it is set, in pixels; the height of the canvas, and where the base line is on it.
CAPITAL, CANVAS, BASE = 36, 104, 70
# The paper before and behind a line.
SIDE = 24


class Faces:
    """The typefaces of a folder of `collect_faces`: those that are trained on, or those that are held out."""

    def __init__(self, folder, held_out=False):
        self.folder = pathlib.Path(folder)
        faces = json.loads((self.folder / "faces.json").read_text(encoding="utf-8"))
        self._faces = [Face(self.folder / face["file"], face["has"]) for face in faces if face["held out"] == held_out]
        self._odds = [face["odds"] for face in faces if face["held out"] == held_out]
        self._of = {}
        for name, letter in ("latin", "ž"), ("plain", "Q"), ("greek", "ω"), ("cyrillic", "я"):
            has = [index for index, face in enumerate(self._faces) if letter in face.has]
            self._of[name] = [self._faces[i] for i in has], [self._odds[i] for i in has]

    def choose(self, random, text):
        """Returns a typeface that has all characters of a text; nil when a few were tried and each lacks some."""
        kind = script(text)
        faces, odds = self._of["plain" if kind == "latin" else kind]
        needed = set(text)
        for face in random.choices(faces, odds, k=6):
            if face.has >= needed:
                return face
        return None


class Face:
    """A typeface in one size, loaded when it is first needed."""

    def __init__(self, path, has):
        self.path, self.has = str(path), frozenset(has) | {" "}
        self._font = None

    @property
    def font(self):
        if self._font is None:
            trial = ImageFont.truetype(self.path, 100, layout_engine=ImageFont.Layout.BASIC)
            _, top, _, bottom = trial.getbbox("H" if "H" in self.has else "8", anchor="ls")
            size = max(12, min(90, round(100 * CAPITAL / max(20, bottom - top))))
            self._font = ImageFont.truetype(self.path, size, layout_engine=ImageFont.Layout.BASIC)
        return self._font


def set_line(face, text, tracking=0.0, gap=0.0):
    """Returns the ink of a line, one byte a pixel, on a canvas of `CANVAS` rows.

    `tracking` is added behind each letter, `gap` to each space, in pixels.
    """
    font = face.font
    if tracking or gap:
        places, x = [], float(SIDE)
        for character in text:
            places.append((x, character))
            x += font.getlength(character) + tracking + (gap if character == " " else 0)
        width = int(x) + SIDE
    else:
        places, width = [(SIDE, text)], int(font.getlength(text)) + 2 * SIDE
    image = Image.new("L", (max(width, 2 * SIDE + 4), CANVAS), 0)
    draw = ImageDraw.Draw(image)
    for x, part in places:
        if part != " ":
            draw.text((x, BASE), part, font=font, fill=255, anchor="ls")
    return np.asarray(image)


def bounds(ink):
    """Returns from where to where there is ink: left, top, right, bottom; nil when there is none."""
    rows, columns = np.flatnonzero(ink.max(1) > 100), np.flatnonzero(ink.max(0) > 100)
    return (columns[0], rows[0], columns[-1] + 1, rows[-1] + 1) if len(rows) else None


