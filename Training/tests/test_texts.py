import random

import pytest

from mrz_training.alphabet import ALPHABET, check_digit
from mrz_training.texts import TextSource

LENGTHS = {
    "TD1": [30, 30, 30], "TD2": [36, 36], "TD3": [44, 44], "MRVA": [44, 44], "MRVB": [36, 36], "FRENCH_ID": [36, 36],
    "FRENCH_LICENCE": [30], "DUTCH_LICENCE": [30], "SWISS_LICENCE": [9, 30, 30], "RUSSIAN_PASSPORT": [44, 44],
}


@pytest.fixture(scope="module")
def zones():
    source = TextSource(random.Random(2))
    return [source.zone() for _ in range(4000)]


@pytest.mark.parametrize(("text", "digit"), [("L898902C3", "6"), ("740812", "2"), ("120415", "9"), ("ZE184226B<<<<<", "1")])
def test_check_digits_are_those_of_the_standard(text, digit):
    assert check_digit(text) == digit


def test_every_format_is_drawn_with_its_lengths(zones):
    drawn = {zone.format: [len(line) for line in zone.lines] for zone in zones if zone.format}
    assert drawn == LENGTHS


def test_only_the_alphabet_is_used(zones):
    assert set("".join("".join(zone.lines) for zone in zones)) == set(ALPHABET)


def test_check_digits_of_passports_hold(zones):
    passports = [zone.lines[1] for zone in zones if zone.format in ("TD3", "RUSSIAN_PASSPORT")]
    assert len(passports) > 500
    for line in passports:
        assert line[9] == check_digit(line[:9])
        assert line[19] == check_digit(line[13:19])
        assert line[42] in (check_digit(line[28:42]), "<")
        assert line[43] == check_digit(line[:10] + line[13:20] + line[21:43])


def test_check_digits_of_cards_hold(zones):
    for upper, middle, _ in [zone.lines for zone in zones if zone.format == "TD1"]:
        assert middle[6] == check_digit(middle[:6]) and middle[14] == check_digit(middle[8:14])
        assert middle[29] == check_digit(upper[5:] + middle[:7] + middle[8:15] + middle[18:29])
        if upper[14] != "<":
            assert upper[14] == check_digit(upper[5:14])


def test_check_digits_of_national_cards_hold(zones):
    for zone in zones:
        if zone.format == "FRENCH_ID":
            assert zone.lines[1][35] == check_digit(zone.lines[0] + zone.lines[1][:35])
        elif zone.format in ("FRENCH_LICENCE", "DUTCH_LICENCE"):
            assert zone.lines[0][29] == check_digit(zone.lines[0][:29])


def test_the_same_seed_draws_the_same_zones():
    first, second = (TextSource(random.Random(9)) for _ in range(2))
    assert [first.zone() for _ in range(50)] == [second.zone() for _ in range(50)]
