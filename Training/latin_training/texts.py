"""What is printed on cards: names, places, addresses, dates, numbers; invented, and of no language's dictionary."""

from mrz_training.texts import SYLLABLES

from .letters import CAPITALS, CARDS, DIGITS, small, variants

_MONTHS = """
JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC JANV FÉVR MARS AVR MAI JUIN JUIL AOÛT SEPT OCT NOV DÉC MÄRZ OKT DEZ
JANUARY FEBRUARY MARCH APRIL JUNE JULY AUGUST SEPTEMBER OCTOBER NOVEMBER DECEMBER ENE ABR AGO DIC GEN MAG GIU LUG SET OTT
STYCZEŃ LUTY MAJ SIERPIEŃ WRZESIEŃ SRPEN PROSINEC MAART OKTOBER DESEMBER HEINÄKUU MART TRAVANJ PROSINAC
""".split()
_SMALL_WORDS = "de la van der von zu di du la le los of and und et y do da dos".split()
_VARIANTS = variants()
_VOWELS, _CONSONANTS = "AEIOU", "BCDFGHJKLMNPQRSTVWXYZ"


class LatinTexts:
    """Invents texts. `random` is a `random.Random`; the same one gives the same texts."""

    def __init__(self, random):
        self.random = random

    def text(self):
        """Returns one line."""
        kinds = [self.names, self.place, self.address, self.date, self.number, self.height, self.phrase, self.soup]
        return self.random.choices(kinds, weights=[36, 10, 10, 15, 15, 2, 9, 3])[0]().strip()

    def names(self):
        random = self.random
        words = [self.word() for _ in range(random.choices([1, 2, 3], weights=[6, 4, 1])[0])]
        text = "".join(word + random.choice([" ", " ", " ", "-"]) for word in words)[:-1]
        if random.random() < 0.04:
            text = f"{random.choice('DO')}'{text}"
        return self._cased(text, small_share=0.05)

    def place(self):
        random = self.random
        text = self._cased(self.word() + random.choice(["", "", " " + self.word(), "-" + self.word()]), small_share=0.02)
        kind = random.random()
        if kind < 0.12:
            text += f" ({self._letters(random.randint(1, 3))})"
        elif kind < 0.2:
            text += f" / {self._letters(random.randint(2, 3))}"
        elif kind < 0.28:
            text += ", " + self._cased(self.word())
        return text

    def address(self):
        random = self.random
        street = self._cased(self.word() + random.choice(["", " ", "-"]) + self.word())
        number = str(random.randint(1, 250)) + random.choice(["", "", "", " a", "B", "/3"])
        kind = random.random()
        if kind < 0.4:
            return f"{street} {number}"
        if kind < 0.55:
            return f"{number} {street}"
        if kind < 0.6:
            return f"{number}, {street}"
        code = random.choice([self._digits(5), self._digits(4), f"{self._digits(2)}-{self._digits(3)}",
                              f"{self._digits(3)} {self._digits(2)}", f"{self._letters(2)}{random.randint(1, 9)} {self._digits(1)}{self._letters(2)}"])
        return f"{code} {self._cased(self.word())}"

    def date(self):
        random = self.random
        day, month, year = f"{random.randint(1, 31):02}", f"{random.randint(1, 12):02}", str(random.randint(1920, 2045))
        if random.random() < 0.55:
            mark = random.choice([".", ".", ".", " ", " ", "/", "-", ". "])
            parts = [year, month, day] if random.random() < 0.12 else [day, month, year if random.random() < 0.85 else year[2:]]
            return mark.join(parts)
        name = random.choice(_MONTHS)
        if random.random() < 0.3:
            name = name.title()
        if random.random() < 0.35:
            name += random.choice(["/", " / "]) + random.choice(_MONTHS)
        mark = random.choice([" ", " ", " ", "-", ""])
        return mark.join([day if random.random() < 0.9 else day.lstrip("0"), name, year if random.random() < 0.6 else year[2:]])

    def number(self):
        random = self.random
        kind = random.random()
        length = random.randint(4, 13)
        if kind < 0.35:
            text = self._letters(random.randint(1, 3)) + self._digits(length - 2)
        elif kind < 0.6:
            text = "".join(random.choice(CAPITALS + DIGITS) for _ in range(length))
        elif kind < 0.7:
            text = "".join(random.choice("CFGHJKLMNPRTVWXYZ0123456789") for _ in range(9))
        else:
            text = self._digits(length)
        if random.random() < 0.25:
            place, mark = random.randint(1, len(text) - 1), random.choice(" -/.")
            text = text[:place] + mark + text[place:]
        return text

    def height(self):
        random = self.random
        height = random.randint(140, 210)
        return random.choice([f"{height} cm", f"{height}cm", f"{height / 100:.2f} m", f"{height / 100:.2f}m".replace(".", ","), str(height)])

    def phrase(self):
        random = self.random
        words = [random.choice(_SMALL_WORDS) if random.random() < 0.25 else small(self.word()) for _ in range(random.randint(1, 3))]
        text = " ".join(words)
        text = text[:1].upper() + text[1:] if random.random() < 0.8 else text
        kind = random.random()
        if kind < 0.25:
            text += random.choice([" / ", "/", " & ", ", "]) + self._cased(self.word(), small_share=0.5)
        elif kind < 0.5:
            text += random.choice([".", ":", " No.", ","])
        elif kind < 0.65:
            text = random.choice(["[a] ", "(1) ", "1. ", "4a. ", "4b. ", "5. ", "3. "]) + text
        return text

    def soup(self):
        return "".join(self.random.choice(CARDS) for _ in range(self.random.randint(3, 14))) or "A"

    def word(self):
        """A word of capitals, some with accents."""
        random = self.random
        if random.random() < 0.65:
            starts, middles, ends = random.choice(SYLLABLES)
            middle = random.choice(middles) if random.random() < 0.35 else ""
            text = (random.choice(starts) + middle + random.choice(ends)).replace(" ", "")
        else:
            start = random.randint(0, 1)
            text = "".join(
                random.choice(_VOWELS if (place + start) % 2 or random.random() < 0.12 else _CONSONANTS)
                for place in range(random.choices([2, 3, 4, 5, 6, 7, 8, 10], weights=[1, 1, 3, 4, 4, 3, 2, 1])[0]))
        rate = random.choices([0, 0.15, 0.5], weights=[45, 25, 30])[0]
        return "".join(random.choice(_VARIANTS[c]) if c in _VARIANTS and random.random() < rate else c for c in text)

    def _cased(self, text, small_share=0.0):
        kind = self.random.random()
        if kind < small_share:
            return small(text)
        if kind < 0.68:
            return text
        return "".join(c if place == 0 or not text[place - 1].isalpha() else small(c)
                       for place, c in enumerate(text))

    def _letters(self, count):
        return "".join(self.random.choice(CAPITALS) for _ in range(count))

    def _digits(self, count):
        return "".join(self.random.choice(DIGITS) for _ in range(count))
