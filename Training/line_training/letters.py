"""The characters of printed lines in the Latin, Greek and Cyrillic scripts, and what else each may be written as."""

import string

DIGITS = string.digits
CAPITALS = string.ascii_uppercase
PUNCTUATION = " !\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~"
SIGNS = "€£§°–„«»•·×½№™©®¿¡±²³"
# Doc 9303-3's table A, and what the official languages of Europe and Turkey have beside it.
_LATIN = ("ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝÞĀĂĄĆĈĊČĎĐĒĔĖĘĚĜĞĠĢĤĦĨĪĬĮİĴĶĹĻĽŁŃŅŇŊŌŎŐŒŔŖŘŚŜŞŠŢŤŦŨŪŬŮŰŲŴŶŸŹŻŽ" "ẀẂẄỲƏ")
LATIN = _LATIN + "".join(c.lower() for c in _LATIN if c != "İ") + "ıßð"
_GREEK = "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΆΈΉΊΌΎΏΪΫ"
GREEK = _GREEK + _GREEK.lower() + "ςΐΰ"
# Russian, Ukrainian, Belarusian, Bulgarian, Serbian, Macedonian, Kazakh.
_CYRILLIC = "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЁҐЄІЇЎЂЈЉЊЋЏЃЅЌЀЍӘҒҚҢӨҰҮҺ"
CYRILLIC = _CYRILLIC + _CYRILLIC.lower()
ALPHABET = DIGITS + CAPITALS + CAPITALS.lower() + PUNCTUATION + SIGNS + LATIN + GREEK + CYRILLIC
BLANK = len(ALPHABET)
INDEX = {c: i for i, c in enumerate(ALPHABET)}
# What looks the same, or so nearly that no reader tells it apart, is one class.
SAME = {"Ð": "Đ", "Ș": "Ş", "ș": "ş", "Ț": "Ţ", "ț": "ţ", "ẞ": "ß", "’": "'", "‘": "'", "‚": ",", "“": '"', "”": '"', "—": "–",
        "…": "...", "µ": "μ", "º": "°", "\xa0": " ", "ё": "ё"}
_GREEK_AS_LATIN = dict(zip("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧο", "ABEZHIKMNOPTYXo"))
_CYRILLIC_AS_LATIN = dict(zip("АВЕКМНОРСТХІЈЅаеорсухіјѕҺ", "ABEKMHOPCTXIJSaeopcyxijsh"))
_CYRILLIC_AS_LATIN.pop("Һ")
AS_LATIN = {**_GREEK_AS_LATIN, **_CYRILLIC_AS_LATIN, "У": "Y"}


def script(text):
    """Returns which script's letters a text has: `"greek"`, `"cyrillic"`, or `"latin"`, also when it has none."""
    greek = sum(c in _GREEK_SET for c in text)
    cyrillic = sum(c in _CYRILLIC_SET for c in text)
    if not greek and not cyrillic:
        return "latin"
    return "greek" if greek > cyrillic else "cyrillic"


def written(text):
    """Returns a text in the characters of the alphabet.

    Greek or Cyrillic letters that all look like Latin ones, with nothing in the line that tells its script, are Latin.
    """
    text = "".join(SAME.get(c, c) for c in text)
    foreign = [c for c in text if c in _GREEK_SET or c in _CYRILLIC_SET]
    if foreign and all(c in AS_LATIN for c in foreign):
        text = "".join(AS_LATIN.get(c, c) for c in text)
    return text


_GREEK_SET, _CYRILLIC_SET = frozenset(GREEK), frozenset(CYRILLIC)
_PLACE = {letter: set_ for set_, letters in
          (("greek", GREEK), ("cyrillic", CYRILLIC), ("latin", LATIN + CAPITALS + CAPITALS.lower())) for letter in letters}


def script_of(character):
    """Returns the script of a letter, nil of anything else."""
    return _PLACE.get(character)
