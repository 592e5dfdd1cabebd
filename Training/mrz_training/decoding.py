"""Reads what the network says, without knowing what a line may look like, and counts mistakes."""

from .alphabet import ALPHABET


def likeliest_text(scores, alphabet=ALPHABET):
    """Returns the text that follows the likeliest class of each frame; `scores` is classes x frames, the blank last."""
    text, previous = [], len(alphabet)
    for symbol in scores.argmax(0).tolist():
        if symbol not in (previous, len(alphabet)):
            text.append(alphabet[symbol])
        previous = symbol
    return "".join(text)


def edit_distance(left, right):
    """Returns how many characters must be changed, added or removed to make one text the other."""
    row = list(range(len(right) + 1))
    for index, character in enumerate(left, start=1):
        diagonal, row[0] = row[0], index
        for place, other in enumerate(right, start=1):
            diagonal, row[place] = row[place], min(
                row[place] + 1, row[place - 1] + 1, diagonal + (character != other))
    return row[-1]
