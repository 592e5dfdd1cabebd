"""How each model of `Sources/CResources/Models` is made from nothing: a row for each, of the steps that draw, train and export.

A step runs in the folder of its model; files that it names are there. One of the last leaves `new.onnx`, or
`new.traineddata`. Numbers in `Sample` are those of a whole training; a share of it takes less of each.
"""

import dataclasses
from collections.abc import Callable

from . import measuring


@dataclasses.dataclass(frozen=True)
class Sample:
    """A number that a share of the training multiplies, never to less than `least`: a count, or a factor (a float)."""

    count: float
    least: float = 2

    def scaled(self, share):
        number = max(self.least, self.count * share)
        return number if isinstance(self.count, float) else round(number)


@dataclasses.dataclass(frozen=True)
class Make:
    """A word of the Makefile that draws into a folder, and its variables."""

    word: str
    folder: str
    variables: dict


@dataclasses.dataclass(frozen=True)
class Python:
    """A module of the training, and its arguments; `trains` says whether it takes the user's options."""

    module: str
    arguments: tuple
    trains: bool = False


@dataclasses.dataclass(frozen=True)
class Recipe:
    """The steps to a model, and what measures it on how many samples of each kind, unless a step draws them."""

    steps: tuple
    measure: Callable
    sample: Sample = Sample(0)


def _train(module, run, samples, *arguments):
    # Two hundred samples are a few batches: enough to try the way.
    return Python(module, ("--run", run, "--samples", Sample(samples, 200), *arguments), trains=True)


def _export(module, run):
    return Python(module, (f"{run}/average.pt", "new.onnx", "--calibration", Sample(500, 20)))


def _scenes(folder, seed, side, count, *kinds, designs=False):
    variables = {"COUNT": Sample(count), "SEED": seed, "SIDE": side}
    if kinds:
        variables["KIND"] = " ".join(kinds)
    if designs:
        variables["DESIGNS"] = 1
    return Make("scenes", folder, variables)


# How many lines of each level a training of readers looks at, and how many pictures that of the text network.
_LOOK, _GLANCE = ("--validation", Sample(200, 10)), ("--validation", Sample(96, 8))
# Crops that the scanner's own locator cuts: one line in five, or in seven, is one of these.
_CROPS = Make("cut-lines", "cut", {"COUNT": Sample(1224, 4), "SEED": 5_000_000})

_DOCUMENT_STEPS = (
    # All kinds, and more of those that are hard.
    _scenes("scenes", 5_000_000, 400, 1350),
    _scenes("scenes", 5_001_350, 640, 1500, "several", "partlyHidden", "clutter", "print", "booklet"),
    _scenes("scenes", 5_010_000, 640, 2000, "booklet", "lightOnLight", "clutter", "several", "print"),
    _train("document_training.train_documents", "run", 1_400_000, "--scenes", "scenes", "--output", "first.onnx"),
    # More pictures without a document.
    _scenes("more", 5_030_000, 640, 1200, "receipt"),
    _scenes("more", 5_030_000, 640, 900, "booklet", "print", "clutter", "several", "lightOnLight"),
    _scenes("more", 5_030_000, 640, 800, "box", "page", "partlyHidden"),
    _scenes("more", 5_030_000, 640, 400, "screen", "hand", "room", "table", "keyboard"),
    _scenes("more", 5_030_000, 640, 300, "darkOnDark", "outOfFrame", "cardBelow", "wallet"),
    _train("document_training.train_documents", "run-more", 208_000, "--scenes", "more", "--start", "first.onnx",
           "--rate", 1e-3, "--seed", 7, "--output", "second.onnx"),
    # Documents of designs, half of all.
    _scenes("designs", 5_060_000, 640, 800, "several", designs=True),
    _scenes("designs", 5_060_000, 640, 160, "table", "print", "clutter", "booklet", designs=True),
    _scenes("designs", 5_070_000, 640, 100, "receipt", "box", "page", "booklet", "print", "clutter", "several",
            "lightOnLight", "partlyHidden"),
    _scenes("designs", 5_070_000, 640, 40, "screen", "room", "hand", "keyboard", "darkOnDark", "outOfFrame",
            "cardBelow", "wallet"),
    _train("document_training.train_documents", "run-designs", 80_000, "--scenes", "designs", "--start", "second.onnx",
           "--rate", 1e-3, "--seed", 11, "--output", "new.onnx"),
    # What is measured: no training draws from these seeds.
    _scenes("held-out", measuring.SCENE_SEED, 640, 40),
    _scenes("held-out", measuring.DESIGN_SEED, 640, 40, "several", "print", designs=True),
)

RECIPES = {
    "mrz-lines.onnx": Recipe((
        _CROPS,
        _train("mrz_training.train_lines", "run", 2_000_000, "--crops", "cut", *_LOOK),
        _export("mrz_training.export", "run"),
    ), measuring.lines, Sample(500, 20)),
    "mrz-columns.onnx": Recipe((
        _train("mrz_training.train_columns", "run", 1_200_000, *_LOOK),
        _export("mrz_training.export_columns", "run"),
    ), measuring.columns, Sample(500, 20)),
    "latin-lines.onnx": Recipe((
        _train("latin_training.train_latin", "run", 1_400_000, "--rate", 4e-3, *_LOOK),
        _export("latin_training.export_latin", "run"),
    ), measuring.latin, Sample(300, 20)),
    "print-lines.onnx": Recipe((
        _train("latin_training.train_latin", "run", 1_400_000, "--rate", 4e-3, "--print", 0.65, *_LOOK),
        _export("latin_training.export_print", "run"),
    ), measuring.latin, Sample(300, 20)),
    "cyrillic-greek-lines.onnx": Recipe((
        _train("cyrillic_greek_training.train", "run", 1_400_000, "--rate", 4e-3, *_LOOK),
        _export("cyrillic_greek_training.export_lines", "run"),
    ), measuring.cyrillic_greek, Sample(300, 20)),
    "text-lines.onnx": Recipe((
        _train("text_training.train_text", "run", 28_800, "--output", "first.onnx", *_GLANCE),
        _train("text_training.train_text", "run-2", 48_000, "--start", "first.onnx", "--rate", 2e-3,
               "--output", "second.onnx", *_GLANCE),
        _train("text_training.train_text", "run-3", 64_000, "--start", "second.onnx", "--rate", 2e-3, "--seed", 2,
               "--output", "new.onnx", *_GLANCE),
    ), measuring.text, Sample(192, 16)),
    "documents.onnx": Recipe(_DOCUMENT_STEPS, measuring.documents),
    "ocrb.traineddata": Recipe((
        _CROPS,
        Python("mrz_training.train_ocrb", ("--run", "run", "--crops", "cut", "--scale", Sample(0.7, 0.001),
                                           "--output", "new.traineddata"), trains=True),
    ), measuring.ocrb, Sample(500, 20)),
}
