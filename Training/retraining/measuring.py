"""What models read or see in held-out samples: the old one and the new one the same, as their training judges itself.

Networks are run by OpenCV, as in the package. Each function takes models by name, how many samples there are of each
kind, and the folder of the recipe; it returns what the samples are and, for each model, its figures by name.
"""

import os
import pathlib
import random
import subprocess
import tempfile
from types import SimpleNamespace

import cv2
import numpy as np
import torch

from cyrillic_greek_training.train import CyrillicGreekTraining
from document_training.scenes import read_all
from document_training.train_documents import DocumentTraining, looks
from latin_training import train_latin
from mrz_training import train_columns, train_lines
from mrz_training.crops import LEVELS, LineSource
from mrz_training.decoding import edit_distance
from mrz_training.train_ocrb import shown
from text_training import train_text
from text_training.views import ViewSource

# No training draws from seeds of 900,000 on or looks at this one, nor do the benchmarks, which have others.
SEED = 985_000
# Scenes have seeds of their own; those behind these belong to trainings.
SCENE_SEED, DESIGN_SEED = 4_900_000, 4_950_000


class Network:
    """An exported model that answers as the network did that was trained."""

    def __init__(self, path):
        self._network = cv2.dnn.readNetFromONNX(str(path))

    def __call__(self, inputs):
        answers = []
        for sample in inputs.float().numpy():
            self._network.setInput(sample[None])
            answers.append(self._network.forward().copy())
        return torch.from_numpy(np.concatenate(answers))


def _judgements(training, models, held_out):
    """Returns what a training's judge says of each model."""
    return {name: training.judge(SimpleNamespace(average=Network(path), device="cpu", read=getattr(training, "read", None)), held_out)
            for name, path in models.items()}


def _by_level(judgement):
    """Names the figures of a reader."""
    figures = {}
    for level, (exact, wrong) in judgement.items():
        figures[f"{level}: lines read exactly"] = f"{exact:.1f} %"
        figures[f"{level}: characters wrong"] = f"{wrong:.2f} %"
    return figures


def _lines_read(training, held_out, models, count):
    judgements = _judgements(training, models, held_out(count, seed=SEED))
    return (f"{count} lines of each level, seed {SEED:,}, without syntax",
            {name: _by_level(judgement) for name, judgement in judgements.items()})


def lines(models, count, _):
    """Measures line networks."""
    return _lines_read(train_lines.LineTraining, train_lines.held_out, models, count)


def columns(models, count, _):
    """Measures column networks, one look a line."""
    return _lines_read(train_columns.ColumnTraining, train_columns.held_out, models, count)


def latin(models, count, _):
    """Measures Latin networks, on letters with accents far more often than documents have them."""
    return _lines_read(train_latin.LatinTraining, train_latin.LatinTraining.held_out, models, count)


def cyrillic_greek(models, count, _):
    """Measures networks of Cyrillic and Greek letters, in typefaces and with words that no training sees."""
    return _lines_read(CyrillicGreekTraining, CyrillicGreekTraining.held_out, models, count)


def text(models, count, _):
    """Measures networks that see lines of text."""
    judgements = _judgements(train_text.TextTraining, models, ViewSource(SEED).batch(0, count, train_text.SIDE))
    figures = {name: {key: f"{value:.1f} %" for key, value in judgement.items()}
               for name, judgement in judgements.items()}
    return f"{count} pictures, seed {SEED:,}", figures


def documents(models, _, folder):
    """Measures networks that find documents, on the scenes that the recipe drew to be held out."""
    scenes = read_all(folder / "held-out")
    figures = {name: {} for name in models}
    for look, samples in looks(scenes, SEED).items():
        for name, judgement in _judgements(DocumentTraining, models, samples).items():
            index, poor, claims, cosine = judgement
            figures[name] |= {f"{look}: Jaccard index of the mask": f"{index:.4f}",
                              f"{look}: documents with an index below 0.9": f"{100 * poor:.1f} %",
                              f"{look}: claimed where there is none": f"{100 * claims:.1f} %",
                              f"{look}: cosine of the direction": f"{cosine:.4f}"}
    return f"{len(scenes)} scenes, seeds from {SCENE_SEED:,} and {DESIGN_SEED:,} on", figures


def ocrb(models, count, _):
    """Measures models of Tesseract by its program."""
    source = LineSource(random.Random(SEED))
    drawn = {level: [line for line, _ in zip(source.lines_of_level(level), range(count))] for level in LEVELS}
    figures = {}
    for name, path in models.items():
        judgement = {}
        for level, lines in drawn.items():
            read = _read_by_tesseract(path, [shown(line.pixels) for line in lines])
            texts = [line.text for line in lines]
            wrong = sum(edit_distance(a, b) for a, b in zip(read, texts, strict=True))
            judgement[level] = (100 * sum(a == b for a, b in zip(read, texts)) / len(texts),
                                100 * wrong / sum(map(len, texts)))
        figures[name] = _by_level(judgement)
    return f"{count} lines of each level, seed {SEED:,}, without syntax", figures


def _read_by_tesseract(path, pictures):
    """Returns what a model reads in each picture, as one raw line."""
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        (folder / "read.traineddata").symlink_to(pathlib.Path(path).resolve())
        files = [folder / f"{number:05}.png" for number in range(len(pictures))]
        for file, picture in zip(files, pictures):
            cv2.imwrite(str(file), picture)
        (folder / "list.txt").write_text("".join(f"{file}\n" for file in files))
        # Page segmentation 13 is a raw line, engine 1 the network.
        command = ["tesseract", "list.txt", "stdout", "--tessdata-dir", folder, "-l", "read"]
        command += ["--psm", "13", "--oem", "1"]
        run = subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True,
                             env={**os.environ, "OMP_THREAD_LIMIT": "1"})
        pages = run.stdout.split("\f")
    return ["".join(page.split()) for page in pages[: len(pictures)]]
