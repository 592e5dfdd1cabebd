"""Counts which kinds of characters follow each other in invented texts, for readers that know no language.

python -m latin_training.kinds OUTPUT
"""

import collections
import math
import pathlib
import random
import re
import sys

from .letters import CAPITALS, DIGITS, written
from .prints import PrintTexts

# The edge of a line, and the kinds: a digit, a capital, a small letter, one of each with an accent, a bracket, any other sign; a space
# and the rest are kinds of their own. `CharacterKinds` of `TextRecognition` has the same.
KINDS = "^0AaÁá(# .,:/-"
_TEXTS, _SEED = 20_000, 5
# How many characters the likelihood after one character counts for beside those that were seen after two.
_PRIOR = 20


def kind(character):
    """The kind of a character, as one that stands for all of its kind."""
    if character in KINDS[8:]:
        return character
    if character in DIGITS:
        return "0"
    if character in CAPITALS:
        return "A"
    if character in CAPITALS.lower():
        return "a"
    if character.isalpha():
        return "Á" if character.isupper() else "á"
    return "(" if character in "()[]" else "#"


def table(texts):
    """For each two kinds, how much likelier than elsewhere each kind is behind them: natural logarithms in hundredths."""
    single, behind = collections.Counter(), collections.Counter()
    for text in texts:
        kinds = "^^" + "".join(map(kind, text)) + "^"
        for end in range(2, len(kinds)):
            single[kinds[end]] += 1
            behind[kinds[end - 2: end + 1]] += 1
    total, pairs = sum(single.values()), collections.Counter()
    for three, count in behind.items():
        pairs[three[:2]] += count
    rows = {}
    for pair in (a + b for a in KINDS for b in KINDS):
        shares = [(single[c] + 0.5) / (total + 0.5 * len(KINDS)) for c in KINDS]
        likely = [(behind[pair + c] + _PRIOR * share) / (pairs[pair] + _PRIOR) for c, share in zip(KINDS, shares)]
        rows[pair] = [round(100 * math.log(a / b)) for a, b in zip(likely, shares)]
    return rows


def write(path):
    """Writes the table of the texts that the training of `print-lines.onnx` invents."""
    source = PrintTexts(random.Random(_SEED))
    rows = table(re.sub(" +", " ", written(source.text())) for _ in range(_TEXTS))
    lines = [KINDS] + [" ".join(map(str, row)) for row in rows.values()]
    pathlib.Path(path).write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write(sys.argv[1])
