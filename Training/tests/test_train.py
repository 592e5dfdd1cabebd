import pathlib
import re
import shutil
import subprocess
import sys
from types import SimpleNamespace

import pytest

from mrz_training.decoding import edit_distance
from mrz_training.training import train

FOLDER = pathlib.Path(__file__).parent.parent


def run(module, *arguments):
    command = [sys.executable, "-m", module, *map(str, arguments)]
    result = subprocess.run(command, cwd=FOLDER, capture_output=True, text=True, timeout=300)
    assert result.returncode == 0, result.stderr
    return result.stdout


def test_distances_count_edits():
    assert [edit_distance(*pair) for pair in [("", "AB"), ("ABC", "ADC"), ("AB<<", "AB<"), ("A", "A")]] == [2, 1, 1, 0]


class Pairs:
    """A training in which each batch is two steps."""

    def __init__(self, folder, steps):
        self.folder, self.steps, self.step, self.saved = folder, steps, 0, []
        self.options = SimpleNamespace(every=4, batch=1)

    def train(self, *_):
        self.step += 2
        return 1.0

    def save(self):
        self.saved.append(self.step)

    def judge(self, _):
        return {}


@pytest.mark.parametrize("steps, saved", [(8, [4, 8]), (7, [4, 8]), (5, [4, 6])])
def test_the_end_is_saved_however_many_steps_a_batch_takes(tmp_path, steps, saved):
    class Stream:
        def __next__(self):
            return ()

        def close(self):
            self.closed = True

    training, stream = Pairs(tmp_path, steps), Stream()
    train(training, stream, None)
    assert training.saved == saved and stream.closed


@pytest.mark.parametrize("training, exporters", [
    ("mrz_training.train_lines", ["mrz_training.export"]), ("mrz_training.train_columns", ["mrz_training.export_columns"]),
    ("latin_training.train_latin", ["latin_training.export_latin", "latin_training.export_print"])])
def test_training_learns_and_resumes(tmp_path, training, exporters):
    """The smoke run: trains a hundred batches, is stopped, and goes on; then the model is exported."""
    options = ["--run", tmp_path, "--batch", 8, "--validation", 2, "--every", 50, "--samples", 800]
    first = run(training, *options[:-1], 400)
    second = run(training, *options)
    losses = [float(row.split()[2]) for row in first.splitlines() + second.splitlines() if re.match(r"\d", row)]
    assert "resumed after 400 lines" in second
    assert len(losses) == 2 and losses[-1] < losses[0]
    for exporter in exporters:
        assert "parameters" in run(exporter, tmp_path / "average.pt", tmp_path / "model.onnx", "--calibration", 2)
        assert (tmp_path / "model.onnx").stat().st_size < 2_000_000


@pytest.mark.skipif(not shutil.which("lstmtraining"), reason="needs Debian's package tesseract-ocr")
def test_tesseract_accepts_the_lines_and_the_model(tmp_path):
    """The smoke run of the second reader: a hundred lines of each stage."""
    run("mrz_training.train_ocrb", "--run", tmp_path / "run", "--scale", 0.001, "--output", tmp_path / "ocrb.traineddata")
    assert 20_000 < (tmp_path / "ocrb.traineddata").stat().st_size < 1_500_000
