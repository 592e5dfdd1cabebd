import random

import cv2
import numpy as np
import pytest

from mrz_training.crops import HEIGHT, WIDTH, CutLines, cut, network_input
from mrz_training.draw import draw_lines, draw_zones


def test_a_rectangle_is_cut_as_it_is():
    pixels = np.arange(200, dtype=np.uint8).reshape(10, 20)
    corners = np.float32([[2, 3], [12, 3], [12, 8], [2, 8]])
    assert np.array_equal(cut(pixels, corners), pixels[3:8, 2:12])


def test_what_is_turned_is_cut_upright():
    pixels = np.arange(200, dtype=np.uint8).reshape(10, 20)
    corners = np.float32([[12, 8], [2, 8], [2, 3], [12, 3]])
    assert np.array_equal(cut(pixels, corners), pixels[3:8, 2:12][::-1, ::-1])


def test_lines_of_training_have_the_size_of_the_input(source):
    for line, _ in zip(source.lines(), range(40)):
        assert network_input(line.pixels).shape == (HEIGHT, WIDTH)


def test_near_misses_say_nothing(source):
    lines = [line for _ in range(20) for line in source.lines_of_zone("medium", near_misses=1)]
    assert lines and all(line.text == "" for line in lines)


def test_files_say_what_they_show(tmp_path):
    draw_lines(tmp_path / "lines", ["easy", "hard"], 3, seed=1)
    draw_zones(tmp_path / "zones", ["medium"], 2, seed=1)
    assert len(list(tmp_path.rglob("lines/*/*.png"))) == len(list(tmp_path.rglob("lines/*/*.gt.txt"))) == 6
    assert len(list(tmp_path.rglob("zones/*.png"))) == len(list(tmp_path.rglob("zones/*.json"))) == 2


def test_cut_lines_are_disturbed_and_keep_their_text(tmp_path):
    pixels = np.full((30, 600), 200, np.uint8)
    pixels[10:20, ::14] = 30
    cv2.imwrite(str(tmp_path / "a.png"), pixels)
    (tmp_path / "a.gt.txt").write_text("I<UTO\n")
    lines = [CutLines(tmp_path).line(random.Random(seed)) for seed in range(8)]
    assert all(line.text == "I<UTO" and line.pixels.shape == pixels.shape for line in lines)
    assert len({line.pixels.tobytes() for line in lines}) == 8
    assert np.array_equal(CutLines(tmp_path).line(random.Random(3)).pixels, lines[3].pixels)


def test_a_folder_without_lines_is_an_error(tmp_path):
    with pytest.raises(FileNotFoundError, match="make cut-lines"):
        CutLines(tmp_path)


def test_no_letter_loses_its_foot_in_a_tight_crop(faces):
    """A Q that reaches below the line would be an O in the crop."""
    for seed in range(60):
        cells = faces.print(random.Random(seed), 48)
        rows = [np.flatnonzero(cells[c].max(axis=1) > 0.3).max() for c in "OQ"]
        assert rows[1] - rows[0] <= 3, seed
