import pathlib
import random

import numpy as np
import torch

from latin_training import kinds
from latin_training.export_latin import keep_cards
from latin_training.letters import ALPHABET, BLANK, CARDS, INDEX, excess, plain, variants, written
from latin_training.lines import HEIGHT, LEVELS, WIDTH, LatinBatchMaker, LatinSource
from latin_training.network import LatinNetwork
from latin_training.prints import PrintTexts
from latin_training.texts import LatinTexts
from latin_training.train_latin import LatinTraining
from latin_training.typefaces import CAPITAL, Typefaces, set_line
from latin_training.wear import worn
from mrz_training.export import export


def test_the_alphabet_has_every_letter_once():
    assert len(set(ALPHABET)) == len(ALPHABET) == BLANK
    assert [ALPHABET[symbol] for symbol in LatinTraining.classes("Aß 9")] == list("Aß 9")
    assert written("Ðorðe Ț’") == "Đorðe Ţ'" and all(c in INDEX for c in written("ÐorđeȘșȚț’"))
    assert plain("ÄŞẢö") == "ASAo"
    for letter, accented in variants().items():
        assert len(letter) == 1 and letter.isascii()
        assert all(written(c) in INDEX and c != letter for c in accented)


def test_seldom_letters_are_known_to_be_shown_too_often():
    factors = dict(zip(ALPHABET, excess()))
    assert len(factors) == BLANK and factors["O"] == factors["o"] == factors["7"] == 1
    assert factors["Ŏ"] == factors["ŏ"] > factors["Ė"] == factors["ė"] > factors["Ő"] > factors["Ö"] == factors["ß"] > 1


def test_all_letters_are_drawn():
    texts = LatinTexts(random.Random(3))
    seen = set(written("".join(texts.text() for _ in range(12_000))))
    assert seen == set(CARDS)


def test_typefaces_have_what_they_print():
    faces, rng = Typefaces(), random.Random(1)
    assert faces.choose(rng, "GROßVOGEL Łódź") is not None
    assert faces.choose(rng, "\ue000") is None
    ink = set_line(faces.choose(rng, "H").font(1.0), "H")
    rows = np.flatnonzero(ink.max(1) > 127)
    assert abs(rows[0] - CAPITAL) <= 1 and abs(rows[-1] + 1 - 2 * CAPITAL) <= 1


def test_print_of_other_kinds_has_known_characters_only():
    texts = PrintTexts(random.Random(4))
    lines = [texts.text() for _ in range(2_000)]
    assert all(0 < len(line) <= 30 and all(c in INDEX for c in written(line)) for line in lines)
    assert set("!?%*#@$€£") <= set("".join(lines))


def test_worn_ink_is_ink_of_the_same_size():
    ink = np.zeros((3 * CAPITAL, 9 * CAPITAL), np.float32)
    ink[CAPITAL: 2 * CAPITAL, CAPITAL: -CAPITAL: 12] = 1
    for seed in range(40):
        left = worn(ink, random.Random(seed), np.random.default_rng(seed))
        assert left.shape == ink.shape and left.min() >= 0 and left.max() <= 1 and left.max() > 0.1


def test_a_network_goes_on_from_one_with_fewer_characters(tmp_path):
    few = 41
    known, larger = LatinNetwork(few).eval(), LatinNetwork()
    sample = torch.randn(4, 1, HEIGHT, 160)
    with torch.no_grad():
        expected = known(sample)
    export(known, tmp_path / "known.onnx", (1, 1, HEIGHT, 160))
    larger.go_on_from(tmp_path / "known.onnx", sample, torch.zeros(BLANK))
    with torch.no_grad():
        scores = larger.eval()(sample)
    assert torch.allclose(scores[:, :few - 1], expected[:, :-1], atol=1e-3)
    assert torch.allclose(scores[:, -1], expected[:, -1], atol=1e-3)
    keep_cards(larger)
    with torch.no_grad():
        assert torch.equal(larger(sample), scores[:, [*range(len(CARDS)), BLANK]])


def test_a_batch_depends_on_its_number_alone():
    straight, late = LatinBatchMaker(1, 6), LatinBatchMaker(1, 6)
    straight.batch(0)
    for (pixels, texts), (again, same_texts) in zip(straight.batch(1), late.batch(1)):
        assert texts == same_texts and np.array_equal(pixels, again)


def test_lines_fit_their_inputs():
    source = LatinSource(5)
    for level in LEVELS:
        for (values, text), _ in zip(source.lines(level), range(30)):
            assert values.shape[0] == HEIGHT and values.shape[1] <= WIDTH
            assert all(c in INDEX for c in text) and text == text.strip()
            # There are frames for all characters, and a blank between equal ones.
            assert len(text) + sum(a == b for a, b in zip(text, text[1:])) < values.shape[1] / 4


def test_a_stamp_makes_paper_darker_only():
    source = LatinSource(7)
    ink = np.zeros((6 * CAPITAL, 20 * CAPITAL), np.float32)
    ink[2 * CAPITAL: 3 * CAPITAL, 2 * CAPITAL: 9 * CAPITAL] = 0.5
    before = ink.copy()
    while np.array_equal(ink, before):
        source._overprint(ink, (2 * CAPITAL, 2 * CAPITAL, 9 * CAPITAL, 3 * CAPITAL))
    assert (ink >= before - 1e-6).all() and ink.max() < 0.75


def test_clear_lines_are_dark_where_letters_are():
    source = LatinSource(6)
    for (values, _), _ in zip(source.lines("easy"), range(20)):
        assert values.min() < -1 and abs(values.mean()) < 1e-3
        assert (values[10:26] < -1).mean() > 0.08


def test_digits_follow_digits():
    rows = kinds.table(["TOTAL 15.90", "Total 3.00", "12/04/2026"] * 50)
    digit, capital, small = (kinds.KINDS.index(kinds.kind(c)) for c in "7Xx")
    assert rows["00"][digit] > rows["00"][capital] and rows["00"][digit] > rows["00"][small]
    assert rows["aa"][small] > rows["aa"][capital]


def test_each_character_has_one_kind():
    assert len(set(kinds.KINDS)) == len(kinds.KINDS)
    assert all(kinds.kind(c) in kinds.KINDS[1:] for c in ALPHABET)


def test_the_committed_table_is_the_one_that_is_counted(tmp_path):
    kinds.write(tmp_path / "kinds.txt")
    committed = pathlib.Path(__file__).parents[2] / "Sources/CResources/Models/print-kinds.txt"
    assert (tmp_path / "kinds.txt").read_text() == committed.read_text()
