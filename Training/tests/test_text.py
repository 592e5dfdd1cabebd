import subprocess
import sys
from pathlib import Path

import cv2
import numpy as np
import onnx
import pytest
import torch

from text_training.bends import View
from text_training.grounds import ground
from text_training.network import ACROSS, DOWN, HEIGHT, TEXT, TextNetwork, loss
from text_training.sheets import Sheet, SheetSource
from text_training.views import CELL, Target, ViewSource

FOLDER = Path(__file__).parent.parent


class Flat:
    """Shows a sheet as it is, from a place on, mirrored or turned upside down."""

    def __init__(self, across=1, down=1, shift=(0, 0)):
        self.across, self.down, self.shift = across, down, shift

    def places(self, x, y):
        return (self.across * x + self.shift[0]).astype(np.float32), (self.down * y + self.shift[1]).astype(np.float32)


def sheet_with_line(is_zone=False):
    sheet = Sheet(np.random.default_rng(1), (200, 100))
    sheet.add(20, 60, 160, 20, is_zone=is_zone)
    return sheet


@pytest.mark.parametrize("view, across, mirrored", [
    (Flat(), 1, False), (Flat(-1, -1, (199, 99)), -1, False), (Flat(-1, 1, (199, 0)), -1, True),
])
def test_target_says_how_a_line_is_read(view, across, mirrored):
    target = Target((25, 50))
    target.add(sheet_with_line(), view)
    core = target.text > 0
    # 160 by 10 pixels, in cells of 16.
    assert core.sum() == pytest.approx(160 * 10 / CELL ** 2, rel=0.25)
    np.testing.assert_allclose(target.direction[0][core], across, atol=1e-3)
    np.testing.assert_allclose(target.direction[1][core], 0, atol=1e-3)
    np.testing.assert_allclose(target.height[core], np.log2(20 / 16), atol=1e-3)
    assert (target.mirrored[core] > 0).all() == mirrored
    assert not target.zone.any()


def test_zones_are_text_too():
    target = Target((25, 50))
    target.add(sheet_with_line(is_zone=True), Flat())
    np.testing.assert_array_equal(target.text, target.zone)


def test_a_sheet_hides_what_lies_below():
    target = Target((25, 50))
    target.add(sheet_with_line(), Flat())
    target.add(Sheet(np.random.default_rng(2), (200, 100)), Flat())
    assert not target.text.any() and (target.weight == 1).all()


def test_sheets_say_where_their_ink_is():
    source = SheetSource(3)
    for kind in (source.card, source.page, source.receipt, source.form, source.sign):
        sheet = kind()
        ink = np.asarray(sheet.ink) > 60
        # Nearly all cores of lines that were drawn cross ink.
        crossed = [ink[sheet.cores == n + 1].any() for n in range(len(sheet.lines)) if (sheet.cores == n + 1).any()]
        assert crossed and np.mean(crossed) > 0.8, kind


def test_grounds_are_pictures():
    random = np.random.default_rng(4)
    for _ in range(30):
        picture = ground(random, (60, 80))
        assert picture.shape == (60, 80) and picture.min() >= 0 and picture.max() <= 255


def test_batches_are_functions_of_their_number():
    one, other = ViewSource(5).batch(7, 3, 96), ViewSource(5).batch(7, 3, 96)
    for first, second in zip(one, other):
        np.testing.assert_array_equal(first, second)
    assert not np.array_equal(one[0], ViewSource(5).batch(8, 3, 96)[0])


def test_views_bend_at_most_as_far_as_they_should():
    for seed in range(20):
        view = View(np.random.default_rng(seed), (400, 300), (200, 200))
        x, y = view.places(*np.meshgrid(np.arange(200.0), np.arange(200.0)))
        assert np.isfinite(x).all() and np.isfinite(y).all()


def test_loss_is_least_for_the_truth():
    target = Target((25, 50))
    target.add(sheet_with_line(is_zone=True), Flat())
    truth = torch.from_numpy(target.stacked())[None]
    answer = torch.zeros(1, 7, 25, 50)
    answer[:, :2] = (truth[:, :2] * 2 - 1) * 12
    answer[:, ACROSS], answer[:, DOWN], answer[:, HEIGHT] = truth[:, 3], truth[:, 4], truth[:, 5]
    answer[:, 5:] = (truth[:, 6:] * 2 - 1) * 12
    best = loss(answer, truth)
    assert best < 0.1
    for channel in (TEXT, ACROSS, HEIGHT):
        worse = answer.clone()
        worse[:, channel] = -worse[:, channel] + 1
        assert loss(worse, truth) > best + 0.05


def test_training_stops_goes_on_and_exports(tmp_path):
    command = [sys.executable, "-m", "text_training.train_text", "--run", str(tmp_path / "run"), "--batch", "2",
               "--validation", "2", "--every", "1"]
    subprocess.run([*command, "--samples", "2"], cwd=FOLDER, check=True)
    model = tmp_path / "text.onnx"
    end = subprocess.run([*command, "--samples", "4", "--output", str(model)], cwd=FOLDER, check=True,
                         capture_output=True, text=True)
    assert "resumed after 2 pictures" in end.stdout
    onnx.checker.check_model(onnx.load(model))
    network = cv2.dnn.readNetFromONNX(str(model))
    network.setInput(np.zeros((1, 1, 96, 160), np.float32))
    assert network.forward().shape == (1, 7, 24, 40)


def test_network_is_small():
    assert sum(p.numel() for p in TextNetwork().parameters()) < 200_000
