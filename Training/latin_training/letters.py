"""The characters of printed Latin text, and what else each may be written as."""

import unicodedata

from line_training import letters as all_letters

# The Latin letters of Doc 9303-3, section 6, table A, that one glyph shows.
_ACCENTED = ("ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝÞĀĂĄĆĈĊČĎĐĒĔĖĘĚĜĞĠĢĤĦĨĪĬĮİĴĶĹĻĽŁŃŅŇŊŌŎŐŒŔŖŘŚŜŞŠŢŤŦŨŪŬŮŰŲŴŶŸŹŻŽ")
_SMALL = "".join(c.lower() for c in _ACCENTED if c != "İ") + "ıßð"
DIGITS = "0123456789"
CAPITALS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
PUNCTUATION = " .,-/'()[]:+&"
# The characters of cards: those of `ScriptLineReader.alphabet`, and all that an exported network knows.
CARDS = DIGITS + CAPITALS + CAPITALS.lower() + PUNCTUATION + _ACCENTED + _SMALL
# The signs that receipts and screens have beside those of cards: the rest of ASCII, currencies, quotation marks. A training
# learns them where it is shown print of those kinds.
SIGNS = "".join(c for c in all_letters.PUNCTUATION + all_letters.SIGNS if c not in PUNCTUATION)
ALPHABET = CARDS + SIGNS
BLANK = len(ALPHABET)
INDEX = {c: i for i, c in enumerate(ALPHABET)}
# Letters that look the same, or so nearly that no reader tells them apart, are one class.
_SAME = {"Ð": "Đ", "Ș": "Ş", "ș": "ş", "Ț": "Ţ", "ț": "ţ", "’": "'", "‘": "'", "“": '"', "”": '"', "—": "–"}
# Letters that people have in their names far more often than the others.
_COMMON = set("ÄÖÜßÉÈÇÑÁÍÓÚÅØÆŠČŽŁĆäöüéèçñáíóúåøæščžłć")

# The training shows accents on one letter in six, so that they are learnt; documents have them on one in thirty, most of
# them on few letters. How many times as often it shows those of one or two small languages, and those that hardly any
# names have; all others, and the common ones, have factors of their own. For `Į` a `J` is taken that reaches below the line,
# as the training's faces seldom have it.
_SELDOM = {12: "ĢĶĻŅŲĖĒĪŪĀĽ", 25: "ĈĜĤĴŜŬĔĬŎŌŖĨŨŊŦĹŔĊĠĦŴŶŸ", 1000: "Į"}
_USUAL_EXCESS, _COMMON_EXCESS = 6, 3


def excess():
    """Returns, for each class but the blank, how many times as often the training shows it as documents do, 1 for most."""
    factors = {c: _COMMON_EXCESS if c in _COMMON else _USUAL_EXCESS if c in _ACCENTED + _SMALL else 1 for c in ALPHABET}
    for factor, letters in _SELDOM.items():
        factors.update(dict.fromkeys(letters + letters.lower(), factor))
    return [factors[c] for c in ALPHABET]


def written(text):
    """Returns a text in the characters of the alphabet."""
    return "".join(_SAME.get(c, c) for c in text)


def small(text):
    """Returns a text in small letters: a small `İ` has the dot that every small `i` has."""
    return text.replace("İ", "I").lower()


def _base(letter):
    special = {"Æ": "A", "Ø": "O", "Þ": "P", "Đ": "D", "Ð": "D", "Ħ": "H", "Ł": "L", "Ŋ": "N", "Œ": "O", "Ŧ": "T", "ß": "s", "ı": "i", "ð": "d"}
    if letter.upper() in special and letter not in special:
        return special[letter.upper()].lower()
    return special.get(letter) or unicodedata.normalize("NFD", letter)[0]


def variants():
    """Returns, for each plain letter, its accented ones, the common ones several times."""
    found = {}
    for letter in list(_ACCENTED + _SMALL) + ["Ð", "Ș", "ș", "Ț", "ț"]:
        times = 5 if letter in _COMMON else 1
        found.setdefault(_base(letter), []).extend([letter] * times)
    # A sharp s stands among capitals as it is.
    found["S"] += ["ß"] * 5
    return found


def plain(text):
    """Returns a text without what reaches above capitals or below the line."""
    return "".join(unicodedata.normalize("NFD", c)[0] for c in text)
