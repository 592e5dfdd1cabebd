import random

from cyrillic_greek_training.letters import ALPHABET, alike, script
from cyrillic_greek_training.lines import CyrillicGreekSource
from cyrillic_greek_training.texts import CyrillicGreekTexts
from cyrillic_greek_training.typefaces import FACES, HELD_OUT
from latin_training.letters import ALPHABET as LATIN
from latin_training.typefaces import Typefaces


def test_the_alphabet_has_every_letter_once_and_all_of_ascii():
    assert len(set(ALPHABET)) == len(ALPHABET)
    assert {chr(code) for code in range(32, 127)} <= set(ALPHABET)


def test_letters_start_as_like_ones():
    starts = dict(zip(ALPHABET, alike()))
    assert [LATIN[starts[c]] for c in "7QАуΧά"] == list("7QAyXá") and starts["Ж"] is None


def test_all_letters_are_drawn_and_texts_are_of_the_script():
    texts = CyrillicGreekTexts(random.Random(3), {})
    seen = {name: {c for _ in range(6_000) for c in texts.text(name)} for name in ("cyrillic", "greek", "latin")}
    assert {c for c in ALPHABET if script(c) != "latin"} <= seen["cyrillic"] | seen["greek"]
    assert not any(script(c) != "latin" for c in seen["latin"])


def test_typefaces_that_are_held_out_are_not_trained_on():
    trained, held_out = ({name for row in table.values() for name in row.split()} for table in (FACES, HELD_OUT))
    assert not trained & held_out
    rng, faces = random.Random(1), Typefaces(HELD_OUT, characters=ALPHABET)
    assert faces.choose(rng, "Ђорђевић") is not None and faces.choose(rng, "Γεώργιος") is not None


def test_lines_that_are_judged_are_of_their_script():
    source = CyrillicGreekSource(5, held_out=True)
    for name in ("cyrillic easy", "greek medium"):
        texts = [text for (_, text), _ in zip(source.lines(name), range(30))]
        assert all(script(text) == name.split()[0] for text in texts)
