"""Draws lines in Cyrillic and Greek letters as `latin_training` draws printed ones."""

import os

from latin_training.lines import LatinBatchMaker, LatinSource
from latin_training.typefaces import Typefaces
from line_training.collect_words import collect
from line_training.letters import SAME

from .letters import ALPHABET, written
from .texts import CyrillicGreekTexts
from .typefaces import FACES, HELD_OUT

# The folders of word lists: those that are installed, and `IDSCAN_WORDS`, of packages that are only unpacked. Without one all
# words are of no language.
_WORDS = [folder for folder in ("/usr/share/hunspell", "/usr/share/dict", os.environ.get("IDSCAN_WORDS")) if folder]
# One word in ten is held out.
_HELD_OUT = 10
# The share of lines that are worn as those of cheap printers are.
_PRINTED = 0.5
# Bulgarian and Serbian letters have forms of their own in some typefaces. The Bulgarian ones look like other letters: where a typeface has none,
# these stand for them.
_LANGUAGES = (None, None, "bg", "sr")
_BULGARIAN = str.maketrans("Лдиклпт", "Λgukʌnm")
# What is judged: both scripts at each level, Latin lines, and lines with Bulgarian forms.
_JUDGED = {f"{script} {level}": (script, level) for level in ("easy", "medium", "hard") for script in ("cyrillic", "greek")}
_JUDGED |= {"latin easy": ("latin", "easy"), "bulgarian easy": ("cyrillic", "easy")}


class CyrillicGreekSource(LatinSource):
    """Draws lines without end. The same seed draws the same ones.

    `held_out` says whether typefaces and words are those that no training sees.
    """

    levels = tuple(_JUDGED)
    written = staticmethod(written)

    def __init__(self, seed, held_out=False):
        faces = Typefaces(HELD_OUT if held_out else FACES, characters=ALPHABET + "".join(SAME) + "ʌ")
        self._script, self._languages = None, _LANGUAGES
        super().__init__(seed, faces)
        words = {script: {name: [word for place, word in enumerate(some) if (place % _HELD_OUT == 0) == held_out]
                          for name, some in languages.items()} for script, languages in collect(_WORDS).items()}
        self._texts = CyrillicGreekTexts(self.random, words)

    def _take(self, printed):
        super()._take(False)
        self.language = self.random.choice(self._languages)
        self.texts, self.printed = self, self._script is None and self.random.random() < _PRINTED

    def _drawing(self, face, text):
        shown = text.translate(_BULGARIAN) if self.language == "bg" else text
        return super()._drawing(face, shown if face.has(shown) else text)

    def text(self):
        """Returns a text of the script that is asked for, or of any."""
        return self._texts.text(self._script)

    def lines(self, level=None):
        """Yields inputs and texts; of a script and level that are judged, or of all in the proportions of the training."""
        if level in _JUDGED:
            self._languages = ("bg",) if level.startswith("bulgarian") else (None,)
        self._script, level = _JUDGED.get(level, (None, level))
        for line in super().lines(level):
            if self._script in (None, "latin") or any(c in ALPHABET and not c.isascii() and c.isalpha() for c in line[1]):
                yield line


class CyrillicGreekBatchMaker(LatinBatchMaker):
    """Makes batches of two parts, short lines and long ones, each a function of the seed and its number alone."""

    source_of = CyrillicGreekSource
