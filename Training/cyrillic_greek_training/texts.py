"""What is printed in Cyrillic and Greek letters: names, places, captions, prose, alone or beside Latin words."""

from latin_training.prints import PrintTexts
from line_training.texts import LineTexts

from .letters import ALPHABET, written

# How often lines are of each script.
_SCRIPTS = {"cyrillic": 48, "greek": 32, "latin": 20}
# The most characters of a line: longer ones are cut at a space.
_LONGEST = 30
_KNOWN = frozenset(ALPHABET)


class CyrillicGreekTexts(LineTexts):
    """Invents texts. `random` is a `random.Random`; `words` those of `collect_words`, by script and language."""

    def __init__(self, random, words):
        super().__init__(random, words)
        self.prints = PrintTexts(random)
        self.latin = False

    def text(self, script=None):
        """Returns one line of known characters, of a script or of any."""
        random = self.random
        kinds = [self.prose, self.single, self.names, self.caption, self.number, self.address, self.soup, self.strange,
                 self.spaced, self.mixed, self.short, self.receipts.text]
        while True:
            self.script = script or random.choices(list(_SCRIPTS), list(_SCRIPTS.values()))[0]
            if self.script == "latin":
                text = self.prints.text()
            else:
                self.language = random.choice(list(self.words.get(self.script, {}).values()) or [[]])
                text = self._cut(random.choices(kinds, [20, 14, 26, 12, 4, 12, 0.7, 2, 0.7, 6, 2, 2])[0]().strip())
            if text and all(c in _KNOWN for c in written(text)):
                return text

    def word(self):
        """A word of the line's language, or one of no language."""
        if self.script == "latin":
            return self.prints.word()
        return self.random.choice(self.language) if self.language and self.random.random() < 0.7 else self.invented()

    def mixed(self):
        """Words of this script beside Latin ones."""
        random, own = self.random, self.script
        first = self.single()
        self.script = "latin"
        second = random.choice([self.single, self.number, self.names])()
        self.script = own
        return random.choice([" / ", "/", " ", ", ", " - "]).join([first, second] if random.random() < 0.7 else [second, first])

    def _cut(self, text):
        """Some words beside each other of a text that is too long."""
        words = text.split(" ")
        while len(" ".join(words)) > _LONGEST and len(words) > 1:
            words.pop(0 if self.random.random() < 0.5 else -1)
        return " ".join(words)[:_LONGEST].strip()
