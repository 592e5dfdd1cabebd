"""The second reader of lines: its alphabet, its network, and its damage."""

import pytest
import torch

from line_training.damage import damaged
from line_training.faces import CANVAS
from line_training.inks import NUMBERS
from line_training.letters import ALPHABET, BLANK, INDEX, script, written
from line_training.network import FRAME, HEIGHT, LineNetwork


def test_each_character_is_one_class():
    assert len(set(ALPHABET)) == len(ALPHABET) == BLANK == len(INDEX)
    for needed in " !?%*#@=<€§ßĞİıσςΐЖщєїљғҰ":
        assert needed in INDEX


@pytest.mark.parametrize("text, expected, kind", [
    ("TOTAL RM 15.00", "TOTAL RM 15.00", "latin"), ("ТОР", "TOP", "latin"), ("Пример", "Пример", "cyrillic"),
    ("Όνομα", "Όνομα", "greek"), ("“a” — ’b’", '"a" – \'b\'', "latin"), ("Șț", "Şţ", "latin")])
def test_texts_are_written_in_the_alphabet(text, expected, kind):
    assert written(text) == expected
    assert script(expected) == kind
    assert all(character in INDEX for character in written(text))


@pytest.mark.parametrize("width", [64, 400])
def test_a_frame_is_four_pixels_wide(width):
    network = LineNetwork().eval()
    with torch.no_grad():
        assert network(torch.zeros(2, 1, HEIGHT, width)).shape == (2, BLANK + 1, 1, width // FRAME)
    assert sum(p.numel() for p in network.parameters()) < 2_100_000


@pytest.mark.parametrize("level", [0, 1])
def test_damage_gives_normalised_inputs(level):
    torch.manual_seed(1)
    ink = torch.zeros(3, CANVAS, 300, dtype=torch.uint8)
    ink[:, 34:70, 24:276:12] = 255
    numbers = torch.zeros(3, NUMBERS)
    numbers[:, :] = torch.tensor([24.0, 34, 276, 70, 34, 70, 300])
    values, widths = damaged(ink, numbers, level)
    assert values.shape[:3] == (3, 1, HEIGHT) and torch.isfinite(values).all()
    assert (widths > 0).all() and (widths <= values.shape[3]).all()
