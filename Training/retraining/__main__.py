"""Makes a model of `Sources/CResources/Models` anew, from nothing, and compares it with the one that is there.

Every step of its recipe runs once: what was stopped goes on when it is called again.
"""

import argparse
import datetime
import os
import pathlib
import shutil
import subprocess
import sys
import time

import cv2
import torch

from .recipes import RECIPES, Make, Python, Sample

TRAINING = pathlib.Path(__file__).resolve().parent.parent
ROOT = TRAINING.parent
MODELS = ROOT / "Sources" / "CResources" / "Models"


def scaled(value, share):
    return value.scaled(share) if isinstance(value, Sample) else value


def command(step, share, folder, options):
    """Returns a step as a command that runs in a folder, for a share of its samples."""
    if isinstance(step, Make):
        variables = {name: scaled(value, share) for name, value in step.variables.items()}
        # The user's options are for the training.
        variables |= {"OUT": folder / step.folder, "OPTIONS": ""}
        return ["make", "--no-print-directory", "-C", str(ROOT), step.word] + [f"{n}={v}" for n, v in variables.items()]
    arguments = [str(scaled(value, share)) for value in step.arguments]
    return [sys.executable, "-m", step.module, *arguments, *(options if step.trains else [])]


def begun(folder):
    """Returns when and at which commit a training began, and writes it down when it begins."""
    file = folder / "begun.txt"
    if not file.exists():
        folder.mkdir(parents=True, exist_ok=True)
        file.write_text(f"begun on {datetime.date.today()} at {commit()}", encoding="ascii")
    return file.read_text(encoding="ascii")


def commit():
    """Returns which commit this is; a machine that only trains may have neither git nor the history."""
    try:
        git = ["git", "-C", str(ROOT), "rev-parse", "--short", "HEAD"]
        return "commit " + subprocess.run(git, check=True, capture_output=True, text=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return "an unknown commit"


def make(recipe, share, folder, options):
    """Runs the steps of a recipe that are not done."""
    environment = {**os.environ, "PYTHONPATH": str(TRAINING)}
    for number, step in enumerate(recipe.steps, start=1):
        mark = folder / f"step-{number}.done"
        if mark.exists():
            continue
        name = step.word if isinstance(step, Make) else step.module
        print(f"step {number} of {len(recipe.steps)}: {name}", flush=True)
        start = time.time()
        subprocess.run(command(step, share, folder, options), cwd=folder, env=environment, check=True)
        mark.write_text(f"{time.time() - start:.0f} seconds\n", encoding="ascii")


def table(recipe, old, new, share, folder):
    """Returns both models' figures, as a table."""
    cv2.setNumThreads(1)
    torch.set_num_threads(1)
    samples, figures = recipe.measure({"before": old, "after": new}, recipe.sample.scaled(share), folder)
    rows = [f"| {name} | {figures['before'][name]} | {figures['after'][name]} |" for name in figures["before"]]
    rows.append(f"| size in bytes | {old.stat().st_size:,} | {new.stat().st_size:,} |")
    whole = "Trained whole" if share == 1 else f"A trial of {share:g} of the samples"
    heading = f"{whole}, {begun(folder)}; measured on {samples}."
    return "\n".join([heading, "", "| | before | after |", "|---|---|---|", *rows])


def keep(new, old):
    """Puts the new model in the place of the old one, in one go."""
    beside = old.with_suffix(".new")
    shutil.copyfile(new, beside)
    beside.replace(old)
    print(f"Put it into {old.relative_to(ROOT)}; git has the old one. Its card has figures and a size to change.")


def arguments():
    names = {pathlib.Path(file).stem: file for file in RECIPES}
    parser = argparse.ArgumentParser(prog="retraining", description=__doc__)
    parser.add_argument("model", choices=names, help="its name, without the suffix")
    parser.add_argument("--share", type=float, default=1.0, help="multiplies all samples: 0.001 tries the whole way")
    parser.add_argument("--keep", action="store_true", help="put the new model into Sources/CResources/Models")
    parser.add_argument("--options", default="", help="options of the trainings, such as --workers")
    options = parser.parse_args()
    options.file = names[options.model]
    return options


def main():
    options = arguments()
    recipe, old = RECIPES[options.file], MODELS / options.file
    # Trials have folders of their own, so that no training goes on with theirs.
    folder = TRAINING / "data" / "retraining" / (options.model + ("" if options.share == 1 else f"-{options.share:g}"))
    print(f"{folder.relative_to(ROOT)}: {begun(folder)}; without that folder it begins anew.", flush=True)
    make(recipe, options.share, folder, options.options.split())
    new = folder / f"new{old.suffix}"
    figures = table(recipe, old, new, options.share, folder)
    (folder / "table.md").write_text(figures + "\n", encoding="utf-8")
    print(figures, flush=True)
    if options.keep:
        keep(new, old)
    else:
        print(f"{new.relative_to(ROOT)} is the new model; KEEP=1 puts it into Sources/CResources/Models.")


if __name__ == "__main__":
    main()
