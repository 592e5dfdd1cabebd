import importlib.util
import pathlib
import re
import shutil

import numpy as np
import pytest
import torch

from mrz_training.export import export
from mrz_training.network import LineNetwork, input_shape
from retraining import __main__ as retraining
from retraining import measuring
from retraining.recipes import RECIPES, Make, Python, Recipe, Sample

WORDS = set(re.findall(r"^([a-z-]+):", (retraining.ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
STEPS = [step for recipe in RECIPES.values() for step in recipe.steps]


def test_every_model_has_a_recipe():
    models = {file.name for file in retraining.MODELS.iterdir() if file.suffix in {".onnx", ".traineddata"}}
    assert models == set(RECIPES)


@pytest.mark.parametrize("file", RECIPES)
def test_its_card_names_the_command(file):
    name = pathlib.Path(file).stem
    card = (retraining.MODELS / f"{name}.md").read_text(encoding="utf-8")
    assert f"make retrain MODEL={name}`" in card


@pytest.mark.parametrize("module", sorted({step.module for step in STEPS if isinstance(step, Python)}))
def test_modules_exist(module):
    assert importlib.util.find_spec(module)


@pytest.mark.parametrize("word", sorted({step.word for step in STEPS if isinstance(step, Make)}))
def test_words_exist(word):
    assert word in WORDS


@pytest.mark.parametrize("file", RECIPES)
def test_the_last_training_step_leaves_the_new_model(file):
    arguments = [step.arguments for step in RECIPES[file].steps if isinstance(step, Python)]
    assert f"new{pathlib.Path(file).suffix}" in arguments[-1]


def test_no_step_starts_from_a_model_that_no_earlier_one_made():
    for recipe in RECIPES.values():
        made = set()
        for step in recipe.steps:
            if isinstance(step, Python):
                given = dict(zip(step.arguments, step.arguments[1:]))
                assert given.get("--start", None) in made | {None}
                made.add(given.get("--output"))


def test_a_share_takes_less_of_every_sample_but_not_nothing():
    assert [Sample(1000, 10).scaled(share) for share in (1, 0.5, 0.001)] == [1000, 500, 10]
    assert Sample(0.7, 0.001).scaled(0.5) == 0.35


def test_a_word_takes_its_own_variables_and_no_options(tmp_path):
    step = Make("scenes", "drawn", {"COUNT": Sample(100), "SEED": 7, "KIND": "a b"})
    command = retraining.command(step, 0.1, tmp_path, ["--workers", "2"])
    assert command[-6:] == ["scenes", "COUNT=10", "SEED=7", "KIND=a b", f"OUT={tmp_path / 'drawn'}", "OPTIONS="]


def test_only_trainings_take_options(tmp_path):
    commands = [retraining.command(Python("m", ("--samples", Sample(9)), trains), 1, tmp_path, ["--workers", "2"])
                for trains in (True, False)]
    assert [command[2:] for command in commands] == [["m", "--samples", "9", "--workers", "2"], ["m", "--samples", "9"]]


def test_steps_that_are_done_are_not_done_again(tmp_path):
    writes = Python("timeit", ("-n", "1", "-r", "1", "open('ran', 'a').write('x')"))
    for _ in range(2):
        retraining.make(Recipe((writes,), None, Sample(1)), 1, tmp_path, [])
    assert (tmp_path / "ran").read_text() == "x"


def test_when_a_training_began_is_kept(tmp_path):
    assert "at commit" in retraining.begun(tmp_path / "new")
    (tmp_path / "begun.txt").write_text("begun long ago")
    assert retraining.begun(tmp_path) == "begun long ago"


@pytest.mark.parametrize("lacks", ["no program", "no history"])
def test_machines_without_git_or_its_history_train_too(tmp_path, monkeypatch, lacks):
    monkeypatch.setattr(retraining, "ROOT", tmp_path)
    # No repository above the folder counts.
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    if lacks == "no program":
        monkeypatch.setenv("PATH", str(tmp_path))
    assert retraining.begun(tmp_path / "new").endswith("at an unknown commit")


def test_the_table_has_both_models(tmp_path):
    torch.manual_seed(1)
    for name in ("old", "new"):
        export(LineNetwork(), tmp_path / f"{name}.onnx")
    recipe = Recipe((), measuring.lines, Sample(2, 2))
    table = retraining.table(recipe, tmp_path / "old.onnx", tmp_path / "new.onnx", 0.1, tmp_path)
    assert "A trial of 0.1 of the samples, begun on" in table
    assert "| easy: lines read exactly | 0.0 % | 0.0 % |" in table


def test_an_exported_network_answers_as_the_one_that_was_trained(tmp_path):
    torch.manual_seed(1)
    network = LineNetwork().eval()
    inputs = torch.randn(input_shape(3))
    with torch.no_grad():
        expected = network(inputs).numpy()
    export(network, tmp_path / "lines.onnx")
    assert np.allclose(measuring.Network(tmp_path / "lines.onnx")(inputs).numpy(), expected, atol=1e-3)


def test_the_new_model_takes_the_place_of_the_old_one(tmp_path, monkeypatch):
    monkeypatch.setattr(retraining, "ROOT", tmp_path)
    (tmp_path / "new.onnx").write_bytes(b"new")
    (tmp_path / "old.onnx").write_bytes(b"old")
    retraining.keep(tmp_path / "new.onnx", tmp_path / "old.onnx")
    assert (tmp_path / "old.onnx").read_bytes() == b"new" and not list(tmp_path.glob("*.new"))


@pytest.mark.skipif(not shutil.which("tesseract"), reason="needs Debian's package tesseract-ocr")
def test_our_model_of_tesseract_reads_easy_lines():
    _, figures = measuring.ocrb({"ours": retraining.MODELS / "ocrb.traineddata"}, 4, None)
    assert float(figures["ours"]["easy: characters wrong"].rstrip(" %")) < 5


@pytest.mark.parametrize("measure, model, figure, least, most", [
    (measuring.lines, "mrz-lines", "easy: characters wrong", 0, 2),
    (measuring.columns, "mrz-columns", "easy: characters wrong", 0, 2),
    (measuring.latin, "latin-lines", "easy: characters wrong", 0, 10),
    (measuring.cyrillic_greek, "cyrillic-greek-lines", "cyrillic easy: characters wrong", 0, 10),
    (measuring.text, "text-lines", "zone recall", 40, 100)])
def test_our_networks_do_what_they_were_trained_for(measure, model, figure, least, most):
    _, figures = measure({"ours": retraining.MODELS / f"{model}.onnx"}, 8, None)
    assert least <= float(figures["ours"][figure].rstrip(" %")) <= most
