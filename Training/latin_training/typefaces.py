"""Typefaces of values on cards, and lines of text set in them."""

import pathlib

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont

from .letters import ALPHABET

_FONTS = pathlib.Path("/usr/share/fonts")
# Debian's packages fonts-croscore, -roboto-unhinted, -open-sans, -lato, -cantarell, -inter, -urw-base35, -dejavu-core,
# -freefont-otf and -ocr-b, by how often they are taken: issuers choose sans serifs. What benchmarks print with is not
# among them.
_FACES = {
    4: """truetype/croscore/Arimo-Regular.ttf truetype/croscore/Arimo-Bold.ttf
        opentype/urw-base35/NimbusSans-Regular.otf opentype/urw-base35/NimbusSans-Bold.otf
        opentype/urw-base35/NimbusSansNarrow-Regular.otf opentype/urw-base35/NimbusSansNarrow-Bold.otf
        truetype/roboto/unhinted/RobotoTTF/Roboto-Regular.ttf truetype/roboto/unhinted/RobotoTTF/Roboto-Medium.ttf
        truetype/roboto/unhinted/RobotoTTF/Roboto-Bold.ttf truetype/dejavu/DejaVuSans-Bold.ttf
        truetype/dejavu/DejaVuSansCondensed.ttf truetype/dejavu/DejaVuSansCondensed-Bold.ttf""",
    2: """truetype/roboto/unhinted/RobotoCondensed-Regular.ttf truetype/roboto/unhinted/RobotoCondensed-Bold.ttf
        truetype/open-sans/OpenSans-Regular.ttf truetype/open-sans/OpenSans-Semibold.ttf
        truetype/open-sans/OpenSans-Bold.ttf truetype/open-sans/OpenSans-CondBold.ttf
        truetype/lato/Lato-Regular.ttf truetype/lato/Lato-Medium.ttf truetype/lato/Lato-Bold.ttf
        opentype/cantarell/Cantarell-Regular.otf opentype/cantarell/Cantarell-Bold.otf
        opentype/inter/Inter-Regular.otf opentype/inter/Inter-SemiBold.otf opentype/inter/Inter-Bold.otf
        truetype/croscore/Cousine-Regular.ttf truetype/croscore/Cousine-Bold.ttf
        opentype/freefont/FreeSansOblique.otf opentype/ocr-b/OCRB.otf""",
    1: """truetype/croscore/Tinos-Regular.ttf truetype/croscore/Tinos-Bold.ttf opentype/urw-base35/P052-Bold.otf
        opentype/urw-base35/NimbusRoman-Bold.otf opentype/urw-base35/NimbusMonoPS-Bold.otf
        opentype/urw-base35/URWGothic-Demi.otf truetype/dejavu/DejaVuSansMono.ttf
        truetype/dejavu/DejaVuSerifCondensed.ttf opentype/urw-base35/C059-Bold.otf truetype/open-sans/OpenSans-Light.ttf
        truetype/roboto/unhinted/RobotoTTF/Roboto-Light.ttf opentype/inter/Inter-Light.otf""",
}
# The height of a capital as it is set, in pixels.
CAPITAL = 40


class Typefaces:
    """All typefaces in one size."""

    def __init__(self):
        self._faces, self._odds = [], []
        for odds, names in _FACES.items():
            for name in names.split():
                if (_FONTS / name).exists():
                    self._faces.append(_Typeface(_FONTS / name))
                    self._odds.append(odds)
        if not self._faces:
            raise FileNotFoundError("there are no typefaces: `make training` installs them")

    def choose(self, random, text):
        """Returns a typeface that has all characters of a text; nil when a few were tried and each lacks some."""
        for face in random.choices(self._faces, self._odds, k=8):
            if face.has(text):
                return face
        return None


class _Typeface:
    def __init__(self, path):
        trial = ImageFont.truetype(str(path), 200)
        _, top, _, bottom = trial.getbbox("H")
        self._size = 200 * CAPITAL / (bottom - top)
        self._path = str(path)
        self._fonts = {}
        font = self.font(1.0)
        missing = bytes(font.getmask("\uffff"))
        self._known = {c for c in ALPHABET + "ÐȘșȚț’" if c == " " or bytes(font.getmask(c)) != missing}

    def font(self, share):
        """Returns the font whose capitals are so many times as high as the usual ones."""
        size = round(self._size * share)
        if size not in self._fonts:
            self._fonts[size] = ImageFont.truetype(self._path, size)
        return self._fonts[size]

    def has(self, text):
        return self._known.issuperset(text)


def set_line(font, text, tracking=0.0):
    """Returns the ink of a line, one byte a pixel, its base line two capitals from the top and one from the bottom.

    It begins one capital from the left; `tracking` is added behind each letter, in pixels.
    """
    base = 2 * CAPITAL
    if tracking:
        places, x = [], CAPITAL
        for character in text:
            places.append((x, character))
            x += font.getlength(character) + tracking
        width = int(x) + 2 * CAPITAL
    else:
        places, width = [(CAPITAL, text)], int(font.getlength(text)) + 3 * CAPITAL
    image = Image.new("L", (width, 3 * CAPITAL), 0)
    draw = ImageDraw.Draw(image)
    for x, part in places:
        draw.text((x, base), part, font=font, fill=255, anchor="ls")
    return np.asarray(image)


def spread(ink, amount):
    """Widens (or narrows) strokes by a number of pixels on both sides, which may be a fraction."""
    if abs(amount) < 0.15:
        return ink
    whole = int(np.ceil(abs(amount)))
    kernel = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (2 * whole + 1,) * 2)
    changed = (cv2.dilate if amount > 0 else cv2.erode)(ink, kernel)
    share = abs(amount) / whole
    return cv2.addWeighted(changed, share, ink, 1 - share, 0)
