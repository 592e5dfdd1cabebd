"""What is printed anywhere: words of many languages and random strings, as prose, names, captions, numbers, addresses."""

import gzip
import json

from .letters import CAPITALS, CYRILLIC, DIGITS, GREEK, LATIN, PUNCTUATION, SIGNS
from .receipts import ReceiptTexts

# How often lines are of each script.
_SCRIPTS = {"latin": 70, "cyrillic": 17, "greek": 13}
_OWN = {"latin": CAPITALS + CAPITALS.lower(), "cyrillic": CYRILLIC, "greek": GREEK}
_VOWELS = {"latin": "AEIOU", "cyrillic": "АЕИОУЫЯЮІЄ", "greek": "ΑΕΗΙΟΥΩ"}
_CONSONANTS = {"latin": "BCDFGHJKLMNPQRSTVWXYZ", "cyrillic": "БВГДЖЗЙКЛМНПРСТФХЦЧШЩ", "greek": "ΒΓΔΖΘΚΛΜΝΞΠΡΣΤΦΧΨ"}
# Letters that few words have.
_SELDOM = {"latin": LATIN, "cyrillic": "ЁҐЄІЇЎЂЈЉЊЋЏЃЅЌЀЍӘҒҚҢӨҰҮҺЪЭѐѝђјљњћџѓѕќәғқңөұүһґєіїў", "greek": "ΆΈΉΊΌΎΏΪΫϊϋΐΰςάέήίόύώ"}
# Words that stand among others of their language.
_CAPTIONS = {
    "latin": """Surname|Given names|Nationality|Date of birth|Sex|Place of birth|Date of issue|Date of expiry|Authority|Passport No.|
Nom|Prénoms|Nationalité|Date de naissance|Sexe|Lieu de naissance|Autorité|Name|Vornamen|Staatsangehörigkeit|Geburtsdatum|Geschlecht|
Geburtsort|Gültig bis|Behörde|Cognome|Cittadinanza|Luogo di nascita|Apellidos|Nombre|Nacionalidad|Fecha de nacimiento|Nazwisko|Imiona|
Obywatelstwo|Příjmení|Jméno|Státní občanství|Családi név|Utónév|Állampolgárság|Soyadı|Adı|Uyruğu|Doğum tarihi|Nume|Cetățenie|Prezime|
Ime|Državljanstvo|Efternavn|Statsborgerskab|Sukunimi|Kansalaisuus|Uzvārds|Pavardė|Apelido|Signature|Identity card|Personalausweis|
Driving licence|Residence permit|Aufenthaltstitel|Carte d'identité|Type|Code|Height|Eyes|Remarks|PASSPORT|REPUBLIC OF""",
    "cyrillic": """Фамилия|Имя|Отчество|Гражданство|Дата рождения|Пол|Место рождения|Дата выдачи|Действителен до|Прізвище|Ім'я|По батькові|
Громадянство|Дата народження|Стать|Запис №|Дійсний до|Орган, що видав|Прозвішча|Імя|Дата нараджэння|Грамадзянства|Фамилия|Презиме|Име|
Бащино име|Гражданство|ЕГН|Дата на раждане|Пол|Валидност|Издаден от|Држављанство|Датум рођења|Место рођења|Пребивалиште|Државјанство|
Тегі|Аты|Әкесінің аты|Азаматтығы|Туған күні|Жынысы|ИТОГО|СУММА|НАЛИЧНЫМИ|СДАЧА|КАССИР|ЧЕК №|ИНН|НДС 20%|ВСЬОГО|ПДВ|РАЗОМ|УКУПНО|ОБЩО""",
    "greek": """Επώνυμο|Όνομα|Ιθαγένεια|Ημερομηνία γέννησης|Φύλο|Τόπος γέννησης|Ημ. έκδοσης|Ημ. λήξης|Εκδούσα αρχή|Αριθμός|Υπογραφή|
ΔΙΑΒΑΤΗΡΙΟ|ΕΛΛΗΝΙΚΗ ΔΗΜΟΚΡΑΤΙΑ|ΔΕΛΤΙΟ ΤΑΥΤΟΤΗΤΑΣ|Ύψος|ΣΥΝΟΛΟ|ΜΕΤΡΗΤΑ|ΡΕΣΤΑ|ΑΠΟΔΕΙΞΗ|ΑΦΜ|ΔΟΥ|ΦΠΑ 24%|ΤΗΛ.|ΕΥΡΩ|Ημερομηνία""",
}
_CAPTIONS = {script: text.replace("\n", "").split("|") for script, text in _CAPTIONS.items()}
_ENDS = [".", ",", ":", ";", "!", "?", "..."]


class LineTexts:
    """Invents lines. `random` is a `random.Random`; `words` those of `collect_words`, by script and language."""

    def __init__(self, random, words):
        self.random, self.words = random, words
        self.script, self.language = "latin", None
        self.receipts = ReceiptTexts(random, self.word)

    def text(self):
        """Returns one line; runs of spaces in it are gaps between columns, to be read as one."""
        random = self.random
        self.script = random.choices(list(_SCRIPTS), list(_SCRIPTS.values()))[0]
        languages = self.words[self.script]
        self.language = languages["british-english"] if self.script == "latin" and random.random() < 0.25 else random.choice(list(languages.values()))
        kinds = [self.receipts.text, self.prose, self.single, self.names, self.caption, self.number, self.address, self.mail,
                 self.soup, self.strange, self.spaced, self.mixed, self.short]
        latin = [34, 14, 10, 8, 8, 9, 5, 4, 4, 5, 1.5, 2, 5]
        other = [8, 26, 18, 12, 12, 3, 5, 0, 4, 10, 1.5, 8, 2]
        weights = latin if self.script == "latin" else other
        return random.choices(kinds, weights)[0]().strip()

    def word(self):
        """A word of the line's language, or one of no language."""
        return self.random.choice(self.language) if self.random.random() < 0.75 else self.invented()

    def invented(self):
        """A word of no language, sometimes with letters that few languages have."""
        random, script = self.random, self.script
        start = random.randint(0, 1)
        length = random.choices([1, 2, 3, 4, 5, 6, 7, 8, 10], weights=[1, 2, 3, 4, 4, 4, 3, 2, 1])[0]
        letters = [random.choice((_VOWELS if (place + start) % 2 or random.random() < 0.12 else _CONSONANTS)[script])
                   for place in range(length)]
        rate = random.choice([0, 0, 0.15, 0.4])
        word = "".join(random.choice(_SELDOM[script]) if random.random() < rate else c for c in letters)
        return word if random.random() < 0.4 else word.capitalize() if random.random() < 0.4 else word.lower()

    def _cased(self, text):
        kind = self.random.random()
        if kind < 0.42:
            return _upper(text, self.script)
        return text.title() if kind < 0.6 and "'" not in text else text

    def prose(self):
        random = self.random
        words = []
        for _ in range(random.choice([2, 3, 3, 4, 5, 6, 8])):
            word = self.word() if random.random() < 0.93 else random.choice([self.number, self.receipts.amount])()
            if random.random() < 0.1:
                word += random.choice(_ENDS)
            if random.random() < 0.04:
                word = random.choice(["({})", "„{}“", "«{}»", '"{}"', "[{}]", "'{}'", "– {}", "{} /", "{} –", "& {}"]).format(word)
            words.append(word)
        text = " ".join(words)
        kind = random.random()
        return _upper(text, self.script) if kind < 0.3 else text[:1].upper() + text[1:] if kind < 0.6 else text

    def single(self):
        return self._cased(self.word()) + (self.random.choice(_ENDS) if self.random.random() < 0.15 else "")

    def names(self):
        random = self.random
        text = self._cased(" ".join(self.word().capitalize() for _ in range(random.choice([1, 2, 2, 3]))))
        if random.random() < 0.08:
            text = random.choice(["MR ", "Dr. ", "Mrs. ", "O'", "van ", "de "]) + text if self.script == "latin" else text
        return text.replace(" ", "-", 1) if random.random() < 0.1 else text

    def caption(self):
        random = self.random
        own = random.choice(_CAPTIONS[self.script])
        own = _upper(own, self.script) if random.random() < 0.3 else own
        parts = [own]
        if random.random() < 0.4:
            parts.append(random.choice(_CAPTIONS["latin"]))
        if random.random() < 0.12:
            parts.append(random.choice(_CAPTIONS["latin"]))
        if random.random() < 0.12 and self.script == "latin":
            parts.insert(0, random.choice(_CAPTIONS[random.choice(["cyrillic", "greek"])]))
        text = random.choice(["/", " / ", "/ ", " "]).join(parts)
        start = random.choice(["", "", "", "", "1. ", "4a. ", "(3) ", "3 ", "[b] ", "• "])
        return start + text + random.choice(["", "", "", ":", f": {self.number()}", f" {self.number()}", f": {self.single()}"])

    def number(self):
        random, length = self.random, self.random.randint(1, 13)
        kind = random.random()
        if kind < 0.25:
            text = "".join(random.choice(CAPITALS) for _ in range(random.randint(1, 3))) + self._digits(length)
        elif kind < 0.4:
            text = "".join(random.choice(CAPITALS + DIGITS) for _ in range(length))
        elif kind < 0.55:
            return self.receipts.when()
        elif kind < 0.6:
            return random.choice([f"{random.randint(140, 210)} cm", f"{random.uniform(1.4, 2.1):.2f} m", f"{random.randint(0, 99)}°C", f"½", f"{length}²",
                                  f"{length} m²", f"±{length}", f"{length}×{length}", f"© {random.randint(1980, 2030)}", f"{length}%", f"№ {self._digits(4)}",
                                  f"§ {length}", f"{length} : {length}", f"{length}/{self._digits(2)}"])
        else:
            text = self._digits(length)
        if random.random() < 0.25 and len(text) > 1:
            place, mark = random.randint(1, len(text) - 1), random.choice(" -/.")
            text = text[:place] + mark + text[place:]
        return text

    def address(self):
        random = self.random
        place = self._cased(" ".join(self.word().capitalize() for _ in range(random.choice([1, 2]))))
        code = random.choice([self._digits(5), self._digits(4), f"{self._digits(2)}-{self._digits(3)}", f"{self._digits(3)} {self._digits(2)}"])
        return random.choice([f"{place} {random.randint(1, 250)}", f"{random.randint(1, 250)} {place}", f"{code} {place}", f"{place}, {code}",
                              f"{place} {random.randint(1, 99)}{random.choice('abcB')}, {code} {self._cased(self.word())}"])

    def mail(self):
        random = self.random
        name, place = (_ascii(self.word()) or "info" for _ in range(2))
        end = random.choice("com de fr it net org eu co.uk com.my pl cz gov es nl info".split())
        text = random.choice([f"{name}@{place}.{end}", f"www.{place}.{end}", f"https://{place}.{end}/{name}", f"{name}.{place}@{place}.{end}",
                              f"http://www.{place}-{name}.{end}", f"{place}.{end}", f"{name}_{random.randint(1, 99)}@{place}.{end}", f"#{name}", f"@{place}",
                              f"{place}.{end}/?id={random.randint(1, 9999)}&{name}={random.randint(1, 9)}", f"C:\\{name}\\{place}.txt", f"~/{name}"])
        text = random.choice(["", "", "", "E-mail: ", "Email : ", "Web: "]) + text
        return text.upper() if random.random() < 0.1 else text

    def soup(self):
        """Any characters beside each other."""
        random = self.random
        own = _OWN[self.script]
        letters = random.choice([own + DIGITS, own + DIGITS + PUNCTUATION, PUNCTUATION + SIGNS + DIGITS, own + _SELDOM[self.script], DIGITS + PUNCTUATION])
        return "".join(random.choice(letters) for _ in range(random.randint(1, 14)))

    def strange(self):
        """Words of letters that are seldom."""
        random = self.random
        words = ["".join(random.choice(_SELDOM[self.script] if random.random() < 0.5 else _OWN[self.script]) for _ in range(random.randint(2, 8)))
                 for _ in range(random.choice([1, 1, 2, 3]))]
        return " ".join(_upper(word, self.script) if random.random() < 0.4 else word.lower() for word in words).replace("i̇", "i")

    def short(self):
        """One to three characters that stand alone."""
        random = self.random
        own = _OWN[self.script]
        return random.choice([
            str(random.randint(0, 9)), str(random.randint(0, 999)), random.choice(own), random.choice(own) + random.choice(own),
            random.choice(own) + random.choice(DIGITS), random.choice("-/:.*#@%&+()=$€£") + random.choice(["", str(random.randint(0, 99))]),
            random.choice(DIGITS) + random.choice(PUNCTUATION)])

    def spaced(self):
        """Capitals with a space between each two."""
        return " ".join(_upper(self.word(), self.script)[:10])

    def mixed(self):
        """Words of this script beside Latin ones."""
        random, own, language = self.random, self.script, self.language
        first = self.single()
        self.script, self.language = "latin", random.choice(list(self.words["latin"].values()))
        second = random.choice([self.single, self.number, self.names])()
        self.script, self.language = own, language
        return random.choice([" / ", "/", " ", ", ", " - "]).join([first, second] if random.random() < 0.7 else [second, first])

    def _digits(self, count):
        return "".join(self.random.choice(DIGITS) for _ in range(count))


def _upper(text, script):
    """Capitals; Greek ones lose their tonos, mostly, as printers leave it out."""
    text = text.replace("ß", "\0").upper().replace("\0", "ß")
    if script == "greek":
        text = text.translate(_WITHOUT_TONOS)
    return text


_WITHOUT_TONOS = str.maketrans("ΆΈΉΊΌΎΏ", "ΑΕΗΙΟΥΩ")


def _ascii(word):
    return "".join(c for c in word.lower() if c in CAPITALS.lower())


def read_words(path):
    """Returns the words of a file of `collect_words`."""
    with gzip.open(path, "rt", encoding="utf-8") as file:
        return json.load(file)
