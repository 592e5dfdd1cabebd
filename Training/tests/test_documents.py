import json
import subprocess
import sys
from pathlib import Path

import cv2
import numpy as np
import onnx
import pytest
import torch

from document_training.network import DocumentNetwork, loss, mask_scores
from document_training.scenes import (
    CLOSE_DOCUMENT, CLOSE_SIDE, PICTURE, SIDE, any_outline, close_to, developed, disturbed, network_input, placed, read,
    target)
from mrz_training.export import export
from mrz_training.network import continue_from

CELLS = SIDE // 4
FOLDER = Path(__file__).parent.parent
CARD = np.float32([[[20, 30], [120, 30], [120, 93], [20, 93]]])


def scene(folder, name, corners=CARD):
    """Draws a bright card on a dark table, twice as small as its truth."""
    pixels = np.full((120, 160), 60, np.uint8)
    names = ("topLeft", "topRight", "bottomRight", "bottomLeft")
    for outline in corners:
        cv2.fillConvexPoly(pixels, np.int32(outline), 220)
    cv2.imwrite(str(folder / f"{name}.jpg"), pixels)
    documents = [{"corners": {n: {"x": 2 * float(x), "y": 2 * float(y)} for n, (x, y) in zip(names, outline)}}
                 for outline in corners]
    truth = {"width": 320, "height": 240, "documents": documents}
    (folder / f"{name}.json").write_text(json.dumps(truth), encoding="utf-8")


def test_corners_are_those_of_the_picture(tmp_path):
    scene(tmp_path, "table-1")
    np.testing.assert_allclose(read(tmp_path / "table-1.jpg").corners, CARD)


@pytest.mark.parametrize("shape", [(120, 160), (480, 270), (1, 1)])
def test_picture_is_in_the_middle(shape):
    height, width = shape
    corners = placed(shape) @ np.float64([[0, width], [0, height], [1, 1]])
    np.testing.assert_allclose(corners[:2].mean(1), [SIDE / 2, SIDE / 2])
    assert (corners[:2, 1] - corners[:2, 0]).max() == pytest.approx(PICTURE)


def test_card_is_where_the_mask_says():
    pixels = np.full((120, 160), 60, np.uint8)
    cv2.fillConvexPoly(pixels, np.int32(CARD[0]), 220)
    for seed in range(5):
        transform = disturbed(np.random.default_rng(seed)) @ placed(pixels.shape)
        mask, direction = target(CARD, transform)
        seen = cv2.resize(network_input(pixels, transform), mask.shape, interpolation=cv2.INTER_AREA)
        assert seen[mask > 0.99].min() > 0.5 > seen[mask < 0.01].max()
        lengths = np.hypot(*np.moveaxis(direction, 2, 0))
        assert set(np.round(np.unique(lengths), 5)) <= {0, 1}


@pytest.mark.parametrize("size", [10, 100, 1000])
def test_closer_look_has_the_document_in_the_middle(size):
    outline = np.float32([[3, 5], [3, 5 + size], [3 - size * 0.6, 5 + size], [3 - size * 0.6, 5]])
    seen = cv2.perspectiveTransform(outline[None].astype(np.float64), close_to(outline))[0]
    np.testing.assert_allclose(seen.mean(0), [CLOSE_SIDE / 2, CLOSE_SIDE / 2])
    assert np.hypot(*(seen[1] - seen[0])) == pytest.approx(CLOSE_DOCUMENT)


def test_closer_look_shows_what_is_there():
    pixels = np.full((120, 160), 60, np.uint8)
    cv2.fillConvexPoly(pixels, np.int32(CARD[0]), 220)
    for seed in range(5):
        transform = disturbed(np.random.default_rng(seed), CLOSE_SIDE) @ close_to(CARD[0])
        mask, direction = target(CARD, transform, CLOSE_SIDE)
        seen = cv2.resize(
            network_input(pixels, transform, CLOSE_SIDE), mask.shape, interpolation=cv2.INTER_AREA)
        assert mask.shape == (CLOSE_SIDE // 2, CLOSE_SIDE // 2) and direction.shape == (CLOSE_SIDE // 4, CLOSE_SIDE // 4, 2)
        assert seen[mask > 0.99].min() > 0 > seen[mask < 0.01].max() - 1e-6
    assert not network_input(pixels, close_to(CARD[0] + 1000), CLOSE_SIDE).any()


def test_anything_may_be_looked_at():
    for seed in range(20):
        outline = any_outline((120, 160), np.random.default_rng(seed))
        width, height = outline.max(0) - outline.min(0)
        assert 20 < width < 100 and 0.5 < height / width < 0.9
        assert 0 <= outline.mean(0)[0] <= 160 and 0 <= outline.mean(0)[1] <= 120


def test_direction_is_that_of_the_upper_edge():
    upside_down = CARD[:, [2, 3, 0, 1]]
    for corners, x in [(CARD, 1), (upside_down, -1)]:
        _, direction = target(corners, placed((120, 160)))
        np.testing.assert_allclose(direction[CELLS // 2, CELLS // 2 - 4], [x, 0], atol=1e-6)


def test_right_answers_cost_less_than_wrong_ones():
    mask, direction = [torch.from_numpy(part)[None] for part in target(CARD, placed((120, 160)))]
    quarters = torch.nn.functional.pixel_unshuffle(mask[:, None], 2) * 20 - 10
    right = torch.cat([quarters, direction.permute(0, 3, 1, 2)], 1)
    np.testing.assert_allclose(mask_scores(right), mask * 20 - 10)
    assert loss(right, mask, direction) < 0.2 < loss(-right, mask, direction)


def test_network_answers_for_each_cell():
    assert DocumentNetwork().eval()(torch.zeros(2, 1, SIDE, SIDE)).shape == (2, 6, CELLS, CELLS)


@pytest.mark.parametrize("side", [SIDE, CLOSE_SIDE])
def test_opencv_computes_what_was_trained(tmp_path, side):
    torch.manual_seed(1)
    network = DocumentNetwork().eval()
    inputs = torch.randn(1, 1, side, side)
    with torch.no_grad():
        expected = network(inputs).numpy()
    export(network, tmp_path / "documents.onnx", (1, 1, CLOSE_SIDE, CLOSE_SIDE), height_varies=True)
    reader = cv2.dnn.readNetFromONNX(str(tmp_path / "documents.onnx"))
    reader.setInput(inputs.numpy())
    np.testing.assert_allclose(reader.forward(), expected, atol=1e-3)


def test_a_model_has_the_operations_that_the_package_computes(tmp_path):
    export(DocumentNetwork(), tmp_path / "documents.onnx", (1, 1, CLOSE_SIDE, CLOSE_SIDE), height_varies=True)
    graph = onnx.load(tmp_path / "documents.onnx").graph
    assert {node.op_type for node in graph.node} == {"Conv", "Relu", "Add", "Resize"}
    weights = {tensor.name: onnx.numpy_helper.to_array(tensor).tolist() for tensor in graph.initializer}
    assert [weights[node.input[2]] for node in graph.node if node.op_type == "Resize"] == [[1, 1, 2, 2]] * 3
    assert [d.dim_param for d in graph.input[0].type.tensor_type.shape.dim[2:]] == ["x height", "x width"]


def test_goes_on_from_an_exported_network(tmp_path):
    torch.manual_seed(1)
    inputs = torch.randn(4, 1, 64, 64)
    trained, again = DocumentNetwork(), DocumentNetwork()
    for _ in range(10):  # statistics, as training leaves them
        trained(inputs)
    export(trained, tmp_path / "documents.onnx", (1, 1, 64, 64), height_varies=True)
    continue_from(again, tmp_path / "documents.onnx", inputs)
    other = torch.randn(2, 1, 96, 96)
    with torch.no_grad():
        np.testing.assert_allclose(again(other), trained(other), atol=1e-3)


def test_development_keeps_what_is_there():
    pixels = np.tile(np.uint8([60, 220]).repeat(40), (40, 1))
    for seed in range(20):
        picture = developed(pixels, np.random.default_rng(seed))
        assert picture.dtype == np.uint8 and picture.shape == pixels.shape
        assert picture[:, 60:].mean() > picture[:, :20].mean() + 20


def test_training_learns_resumes_and_exports(tmp_path):
    for number in range(60):
        shift = np.float32([number % 30, number % 20])
        scene(tmp_path, f"table-{number:02}", CARD + shift if number % 3 else CARD[:0])
    options = ["--run", tmp_path / "run", "--scenes", tmp_path, "--batch", 8, "--every", 5,
               "--output", tmp_path / "documents.onnx"]
    first, second = [
        subprocess.run([sys.executable, "-m", "document_training.train_documents", *map(str, options), "--samples", count],
                       cwd=FOLDER, capture_output=True, text=True, timeout=300, check=True).stdout
        for count in ("80", "160")]
    assert "resumed after 80 views" in second
    losses = [float(row.split()[2]) for row in (first + second).splitlines() if row[0].isdigit()]
    assert len(losses) == 4 and losses[-1] < losses[0]
    assert 100_000 < (tmp_path / "documents.onnx").stat().st_size < 1_500_000
