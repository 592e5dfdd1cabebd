"""Zones as text: which lines make one, and whether its check digits hold (Doc 9303, parts 4 to 7)."""

WEIGHTS = (7, 3, 1)

# How many lines of how many characters a zone has.
SHAPES = {(44, 44), (36, 36), (30, 30, 30)}

# What each check digit is computed over, as spans of (line, start, end), and where it stands, as (line, column). The
# first is that of the document number, which may run on.
VISA = [([(1, 0, 9)], (1, 9)), ([(1, 13, 19)], (1, 19)), ([(1, 21, 27)], (1, 27))]
DIGITS = {
    "TD3": VISA + [([(1, 28, 42)], (1, 42)), ([(1, 0, 10), (1, 13, 20), (1, 21, 43)], (1, 43))],
    "TD2": VISA + [([(1, 0, 10), (1, 13, 20), (1, 21, 35)], (1, 35))],
    "TD1": [([(0, 5, 14)], (0, 14)), ([(1, 0, 6)], (1, 6)), ([(1, 8, 14)], (1, 14)),
            ([(0, 5, 30), (1, 0, 7), (1, 8, 15), (1, 18, 29)], (1, 29))],
    "visa": VISA,
}
# Where a number that is too long runs on, as (line, start, end); its check digit is the last character there.
OVERFLOW = {"TD2": (1, 28, 35), "TD1": (0, 15, 30)}
# Where no digit may be printed if there is nothing to check.
OPTIONAL = ("TD3", (1, 42))


def value(character):
    """Returns what a character counts; nothing for one that no zone has."""
    if character == "<":
        return 0
    return int(character, 36) if character.isascii() and character.isalnum() and not character.islower() else None


def check_digit(text):
    """Returns the check digit of a text; nothing if a character has no place in a zone."""
    values = [value(character) for character in text]
    if None in values:
        return None
    return str(sum(number * WEIGHTS[index % 3] for index, number in enumerate(values)) % 10)


def format_of(lines):
    """Returns the format of a zone, nothing if its lines are not those of one."""
    shape = tuple(len(line) for line in lines)
    if shape not in SHAPES:
        return None
    if len(lines) == 3:
        return "TD1"
    return "visa" if lines[0].startswith("V") else "TD3" if shape[0] == 44 else "TD2"


def digits_hold(lines):
    """Returns whether every check digit of a zone holds; a zone of a format without digits proves nothing."""
    form = format_of(lines)
    if form is None:
        return False

    def text(spans):
        return "".join(lines[line][start:end] for line, start, end in spans)

    for index, (spans, (line, column)) in enumerate(DIGITS[form]):
        covered, digit = text(spans), lines[line][column]
        if index == 0 and digit == "<" and form in OVERFLOW:
            rest = text([OVERFLOW[form]]).split("<")[0]
            covered, digit = covered + rest[:-1], rest[-1:]
        if (form, (line, column)) == OPTIONAL and digit == "<" and not covered.strip("<"):
            continue
        if check_digit(covered) != digit:
            return False
    return True


def zones_in(text):
    """Returns the zones among lines of text: lines that follow each other and are as long as those of a format."""
    lines = [line for line in (line.replace(" ", "") for line in text.splitlines()) if line]
    found, index = [], 0
    while index < len(lines):
        zone = next((lines[index:index + count] for count in (3, 2) if format_of(lines[index:index + count])), None)
        if zone:
            found.append(zone)
        index += len(zone) if zone else 1
    return found
