import random

import numpy as np
import pytest

from mrz_training.damage import LEVELS, draw_damage
from mrz_training.zones import ZonePainter


@pytest.fixture(scope="module")
def painter(faces):
    return ZonePainter(random.Random(3), faces)


@pytest.mark.parametrize("level", LEVELS)
def test_lines_are_where_the_corners_say(painter, level):
    for _ in range(20):
        picture = painter.paint(level)
        height, width = picture.pixels.shape
        assert picture.corners.shape == (len(picture.text.lines), 4, 2)
        assert picture.corners.min() >= -1
        assert picture.corners[:, :, 0].max() <= width + 1 and picture.corners[:, :, 1].max() <= height + 1


def test_ink_is_inside_the_corners(painter):
    darker = 0
    for _ in range(30):
        picture = painter.paint("easy")
        box = picture.corners[0]
        line = picture.pixels[int(box[:, 1].min()): int(box[:, 1].max()), int(box[:, 0].min()): int(box[:, 0].max())]
        gap = picture.pixels[int(box[:, 1].max()) + 3: int(box[:, 1].max()) + 6, int(box[:, 0].min()): int(box[:, 0].max())]
        darker += line.mean() < gap.mean()
    assert darker >= 27


@pytest.mark.parametrize(("level", "lowest", "highest"), [("easy", 20, 40), ("medium", 13, 32), ("hard", 9.5, 26)])
def test_capitals_have_the_height_of_the_level(level, lowest, highest):
    rng = random.Random(1)
    heights = [draw_damage(level, rng).capital for _ in range(500)]
    assert lowest <= min(heights) and max(heights) <= highest


def test_hard_photographs_have_a_reason_to_be_hard():
    rng = random.Random(1)
    for _ in range(500):
        damage = draw_damage("hard", rng)
        assert damage.capital <= 11.5 or damage.glare > 0 or max(damage.gaussian, damage.disc, damage.motion / 2) >= 1.6


def test_the_same_seed_draws_the_same_pixels(faces):
    first, second = (ZonePainter(random.Random(4), faces) for _ in range(2))
    for level in LEVELS:
        assert np.array_equal(first.paint(level).pixels, second.paint(level).pixels)


def test_what_surrounds_a_zone_takes_no_ink_away(source):
    margin = 57
    for _ in range(200):
        ink = np.ones((200, 900), np.float32)
        source.painter._surround(ink, margin)
        assert ink[margin:-margin, margin:-margin].min() == 1
