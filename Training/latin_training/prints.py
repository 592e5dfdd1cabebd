"""Texts of receipts, labels and screens, invented as `line_training` invents them, in Latin letters."""

from line_training.texts import LineTexts

from .letters import INDEX, SIGNS, plain, small, written
from .texts import LatinTexts

# The most characters of a line: longer ones are cut at a space.
_LONGEST = 30


class PrintTexts(LineTexts):
    """Invents texts. `random` is a `random.Random`; the same one gives the same texts."""

    def __init__(self, random):
        super().__init__(random, {})
        self.cards = LatinTexts(random)

    def text(self):
        """Returns one line of known characters; runs of spaces in it are gaps between columns."""
        kinds = [self.receipts.text, self.prose, self.single, self.names, self.number, self.address, self.mail, self.soup,
                 self.signs, self.short, self.spaced]
        while True:
            text = self._cut(self.random.choices(kinds, [46, 12, 8, 4, 6, 4, 5, 3, 4, 7, 1])[0]().strip())
            if text and all(c in INDEX for c in written(text)):
                return text

    def word(self):
        """A word of no language, in eight of nine cases without accents."""
        word = self.cards.word()
        word = plain(word.replace("Æ", "A").replace("Œ", "O")) if self.random.random() < 0.89 else word
        kind = self.random.random()
        return small(word) if kind < 0.5 else word[:1] + small(word[1:]) if kind < 0.85 else word

    invented = word

    def signs(self):
        """A word or a number with signs around it that few lines have."""
        random = self.random
        parts = [random.choice([self.word, self.receipts.amount, lambda: str(random.randint(0, 999))])() for _ in range(random.randint(1, 3))]
        return "".join(random.choice(["", " "]) + part + random.choice(["", " "]) + random.choice(SIGNS) for part in parts)

    def _cut(self, text):
        """Some words beside each other of a text that is too long."""
        words = text.split(" ")
        while len(" ".join(words)) > _LONGEST and len(words) > 1:
            words.pop(0 if self.random.random() < 0.5 else -1)
        return " ".join(words)[:_LONGEST].strip()
