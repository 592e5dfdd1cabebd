"""Typefaces of values on cards, and lines of text set in them."""

import os
import pathlib

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont, features

from .letters import ALPHABET

# The folders of typefaces: those that are installed, and `IDSCAN_FONTS`, of packages that are only unpacked.
_FONTS = [pathlib.Path(folder) for folder in ("/usr/share/fonts", os.environ.get("IDSCAN_FONTS")) if folder]
# Debian's packages fonts-croscore, -roboto-unhinted, -open-sans, -lato, -cantarell, -inter, -urw-base35, -dejavu-core,
# -freefont-otf and -ocr-b, by how often they are taken: issuers choose sans serifs. What benchmarks print with is not
# among them.
CARD_FACES = {
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
# Typefaces of receipts, labels and screens beside these: faces of one width, bitmaps, narrow and bold ones; of Debian's
# packages fonts-spleen, -terminus, -noto-mono, -noto-core, -dejavu-core, -vlgothic, -inconsolata, -hack, -jetbrains-mono, -3270,
# -mononoki, -anonymous-pro, -agave, -hermit, -pc, -b612, -paratype, -clear-sans, -proggy, -courier-prime, -roadgeek, -opendin,
# -bebas-neue, -yanone-kaffeesatz, -oxygen, -karla, -cabin, -play, -dosis, -tlwg-mono-ttf, -ocr-a, -crosextra-carlito,
# -fantasque-sans and -gnutypewriter.
PRINT_FACES = {
    6: """opentype/spleen/spleen-12x24.otf opentype/spleen/spleen-8x16.otf truetype/terminus/TerminusTTF*.ttf
        truetype/noto/NotoSansMono-Regular.ttf truetype/noto/NotoSansMono-Bold.ttf truetype/noto/NotoMono-Regular.ttf
        truetype/dejavu/DejaVuSansMono.ttf truetype/dejavu/DejaVuSansMono-Bold.ttf truetype/vlgothic/VL-Gothic-Regular.ttf
        truetype/croscore/Cousine-Regular.ttf truetype/croscore/Cousine-Bold.ttf""",
    4: """truetype/inconsolata/*.?tf truetype/hack/Hack-Regular.ttf truetype/hack/Hack-Bold.ttf
        truetype/jetbrains-mono/JetBrainsMono-Regular.ttf truetype/3270/3270-Regular.ttf
        truetype/3270/3270SemiCondensed-Regular.ttf truetype/mononoki/mononoki-Regular.ttf
        truetype/anonymous-pro/Anonymous*Pro.ttf truetype/agave/agave*.ttf truetype/hermit/*edium*.?tf
        pc/Px_IBM_MDA.ttf pc/Px_IBM_VGA8.ttf pc/Px_IBM_VGA9.ttf opentype/spleen/spleen-16x32.otf
        opentype/b612/B612Mono-Regular.otf opentype/b612/B612Mono-Bold.otf truetype/paratype/PTM55F.ttf
        opentype/freefont/FreeMono.otf opentype/freefont/FreeMonoBold.otf
        opentype/urw-base35/NimbusMonoPS-Regular.otf opentype/urw-base35/NimbusMonoPS-Bold.otf
        truetype/noto/NotoSans-Regular.ttf truetype/noto/NotoSans-Bold.ttf truetype/noto/NotoSans-Condensed*.ttf
        truetype/croscore/Arimo-Regular.ttf truetype/croscore/Arimo-Bold.ttf truetype/dejavu/DejaVuSansCondensed.ttf
        truetype/clear-sans/ClearSans-Regular.ttf opentype/urw-base35/NimbusSansNarrow-Regular.otf
        opentype/urw-base35/NimbusSansNarrow-Bold.otf""",
    2: """truetype/proggy/ProggyTiny.ttf opentype/courier-prime/*Prime*.otf truetype/paratype/PTS55F.ttf
        truetype/paratype/PTN57F.ttf truetype/roadgeek/*.ttf truetype/opendin/*.ttf opentype/bebas-neue/BebasNeue*Bold.otf
        opentype/yanone-kaffeesatz/*Bold.otf truetype/oxygen/*.ttf truetype/karla/Karla-Regular.ttf
        truetype/karla/Karla-Bold.ttf opentype/cabin/Cabin-Regular.otf opentype/cabin/Cabin-Bold.otf truetype/play/*.ttf
        opentype/dosis/Dosis-Bold.otf truetype/tlwg/TlwgMono*.ttf truetype/ocr-a/OCRA.ttf
        truetype/crosextra/Carlito-Regular.ttf truetype/crosextra/Carlito-Bold.ttf truetype/croscore/Tinos-Regular.ttf
        truetype/croscore/Tinos-Bold.ttf truetype/noto/NotoSerif-Regular.ttf opentype/ocr-b/OCRB.otf pc/Px_IBM_CGA.ttf
        pc/Px_IBM_EGA8.ttf pc/Px_AmstradPC1512-2y.ttf truetype/gnutypewriter/*.ttf
        truetype/fantasque-sans/Normal/TTF/FantasqueSansMono-Regular.ttf""",
}
# The height of a capital as it is set, in pixels.
CAPITAL = 40


class Typefaces:
    """The typefaces of some tables in one size: patterns of files, by how often they are taken.

    `characters` are those that texts may have.
    """

    def __init__(self, *tables, characters=ALPHABET + "ÐȘșȚț’‘“”—"):
        self._faces, self._odds = [], []
        for odds, names in (row for table in tables or [CARD_FACES] for row in table.items()):
            for path in dict.fromkeys(path for name in names.split() for path in _files(name)):
                self._faces.append(_Typeface(path, characters))
                self._odds.append(odds)
        if not self._faces:
            raise FileNotFoundError("there are no typefaces: `make training` installs them")

    def choose(self, random, text):
        """Returns a typeface that has all characters of a text; nil when a few were tried and each lacks some."""
        for face in random.choices(self._faces, self._odds, k=8):
            if face.has(text):
                return face
        return None


def _files(name):
    """The files of a pattern, in the first folder that has some."""
    return next((found for folder in _FONTS if (found := sorted(folder.glob(name)))), [])


class _Typeface:
    def __init__(self, path, characters):
        trial = ImageFont.truetype(str(path), 200)
        _, top, _, bottom = trial.getbbox("H")
        self._size = 200 * CAPITAL / (bottom - top)
        self._path = str(path)
        self._fonts = {}
        font = self.font(1.0)
        missing = bytes(font.getmask("\uffff"))
        self._known = {c for c in characters if c == " " or bytes(font.getmask(c)) != missing}

    def font(self, share):
        """Returns the font whose capitals are so many times as high as the usual ones."""
        size = round(self._size * share)
        if size not in self._fonts:
            self._fonts[size] = ImageFont.truetype(self._path, size)
        return self._fonts[size]

    def has(self, text):
        return self._known.issuperset(text)


def set_line(font, text, tracking=0.0, gap=0.0, language=None):
    """Returns the ink of a line, one byte a pixel, its base line two capitals from the top and one from the bottom.

    It begins one capital from the left; `tracking` is added behind each letter, `gap` to each space, in pixels. `language` is the
    tag of a language whose forms of letters are wanted, where the typeface has some and Raqm is there to choose them.
    """
    language = language if language and features.check("raqm") else None
    base = 2 * CAPITAL
    if tracking or gap:
        places, x = [], CAPITAL
        for character in text:
            places.append((x, character))
            x += font.getlength(character) + tracking + (gap if character == " " else 0)
        width = int(x) + 2 * CAPITAL
    else:
        places, width = [(CAPITAL, text)], int(font.getlength(text)) + 3 * CAPITAL
    image = Image.new("L", (width, 3 * CAPITAL), 0)
    draw = ImageDraw.Draw(image)
    for x, part in places:
        draw.text((x, base), part, font=font, fill=255, anchor="ls", language=language)
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
