"""Reads a line as `ScriptLineReader` does: in one script beside the Latin one, letters that look the same taken for one."""

import re

import torch

from mrz_training.decoding import likeliest_text

from .letters import ALPHABET, CYRILLIC, GREEK

# Latin letters and those that look the same, and the same of both scripts: `LetterScript` has these tables, too.
_LIKE_LATIN = {"cyrillic": dict(zip("ABCEHIJKMOPSTXYaceijopsxy", "АВСЕНІЈКМОРЅТХУасеіјорѕху")),
               "greek": dict(zip("ABEHIKMNOPTXYZov", "ΑΒΕΗΙΚΜΝΟΡΤΧΥΖον"))}
_LIKE_GREEK = dict(zip("ΑΒΕΗΙΚΜΟΡΤΧΥΓΠΦοκρ", "АВЕНІКМОРТХУГПФокр"))
_LIKE_OTHER = {"cyrillic": _LIKE_GREEK, "greek": {b: a for a, b in _LIKE_GREEK.items()}}
# Letters, as capitals, whose small ones look otherwise: they tell the case of a word.
_TELLING = set("АБЕЁРУФІЇЈЂЋҺ" + "ΑΓΔΕΖΗΛΜΝΞΡΣΥΩΆΈΉΊΌΎΏΪΫ")
# Words of fewer letters are written in any case.
_FEW_LETTERS = 4
_OWN = {"cyrillic": set(CYRILLIC), "greek": set(GREEK)}


def _classes(script):
    """Returns the class that takes the probability of each one, -1 for none; the blank is the last."""
    like = {**_LIKE_OTHER[script], **_LIKE_LATIN[script]}
    gone = _OWN["greek" if script == "cyrillic" else "cyrillic"]
    places = [ALPHABET.index(like.get(c, c)) if c in like or c not in gone else -1 for c in ALPHABET]
    return torch.tensor(places + [len(ALPHABET)])


_CLASSES = {script: _classes(script) for script in _OWN}


def read(scores):
    """Returns the text of a line, without spaces at its ends; `scores` has a row for each class."""
    probabilities = scores.float().softmax(0)
    found = []
    for script, classes in _CLASSES.items():
        kept = classes >= 0
        merged = torch.zeros_like(probabilities).index_add_(0, classes[kept], probabilities[kept])
        # The likeliest path stands for the line.
        found.append((merged.max(0).values.clamp_min(1e-30).log().sum().item(), script, merged))
    _, script, merged = max(found, key=lambda line: line[0])
    return _spelled(likeliest_text(merged, ALPHABET), script)


def _spelled(text, script):
    """Words in Latin letters where they are Latin, all others in large or small letters, as `LetterScript.spelled` has it."""
    latin = {own: letter for letter, own in _LIKE_LATIN[script].items()}
    alone = _OWN[script] - set(latin)
    is_latin = not any(c in alone for c in text)

    def word(match):
        letters = match[0]
        own, others = sum(c in alone for c in letters), sum(c.isalpha() and c not in _OWN[script] for c in letters)
        if is_latin or others > own or own == 0 and any(c.isdigit() for c in letters):
            return "".join(latin.get(c, c) for c in letters)
        if sum(c.isalpha() for c in letters) < _FEW_LETTERS:
            return letters
        rest = [c for c in letters[1:] if c in _OWN[script]]
        rest = [c for c in rest if c.upper() in _TELLING] or rest
        large = sum(1 if c.isupper() else -1 for c in rest) > 0
        return "".join(c.upper() if large and c in _OWN[script] else c.lower() if not large and place and c.isupper() and c in _OWN[script] else c
                       for place, c in enumerate(letters))

    return re.sub(r"[^\W_]+", word, text)
