"""The characters of the network for lines in Cyrillic and Greek letters, and the Latin ones that look like them."""

from latin_training.letters import ALPHABET as LATIN_ALPHABET
from line_training.letters import AS_LATIN, CAPITALS, CYRILLIC, DIGITS, GREEK, PUNCTUATION, SIGNS, script, written

__all__ = ["ALPHABET", "CYRILLIC", "GREEK", "alike", "script", "written"]

# All of ASCII, the usual signs, and the letters of both scripts.
ALPHABET = DIGITS + CAPITALS + CAPITALS.lower() + PUNCTUATION + SIGNS + GREEK + CYRILLIC

# Letters whose shapes are near those of Latin ones, beside those that look the same.
_NEAR = dict(zip("ЗзбвгикнптуЁёЇїЉЊЂђћйШшЫыЬьбФЛл" "άέήίόύώϊϋαβγεηικνρτυωμσςΆΈΉΊΌΎΏΪΫΣΠΛΔΓ",
                 "336BruKHntyËëÏïJHĐđħŭWwblbbéOAn" "áénióúwïüaßyenikvptuwuocAEHIOYOÏŸENAAr"))


def alike():
    """Returns, for each character, the number of the same or a like one of the Latin network's alphabet, or nil."""
    like = {**_NEAR, **AS_LATIN}
    letters = [c if c in LATIN_ALPHABET else like.get(c) for c in ALPHABET]
    return [LATIN_ALPHABET.index(c) if c is not None and c in LATIN_ALPHABET else None for c in letters]
