"""The characters of a machine-readable zone and their check digits (Doc 9303-3, 4.3 and 4.9)."""

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
DIGITS = "0123456789"
FILLER = "<"
ALPHABET = LETTERS + DIGITS + FILLER
INDEX = {character: index for index, character in enumerate(ALPHABET)}
# The class of a frame in which no character has its peak.
BLANK = len(ALPHABET)

_VALUES = {FILLER: 0} | {c: int(c) for c in DIGITS} | {c: 10 + i for i, c in enumerate(LETTERS)}
_WEIGHTS = (7, 3, 1)


def check_digit(text):
    """Returns the check digit over some characters."""
    return str(sum(_VALUES[c] * _WEIGHTS[i % 3] for i, c in enumerate(text)) % 10)
