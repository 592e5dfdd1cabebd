"""Trains `ocrb.traineddata` for Tesseract from scratch, with Tesseract's own tools. Resumes stage by stage.

Needs Debian's package tesseract-ocr for `lstmtraining`, `combine_lang_model` and `unicharset_extractor`.
"""

import argparse
import dataclasses
import os
import pathlib
import random
import shutil
import struct
import subprocess

import cv2
import numpy as np

from .alphabet import ALPHABET
from .crops import CutLines, LineSource, cut, located

# As in `TesseractEngine`: the height of a line and the paper left and right of it, in pixels.
_HEIGHT, _MARGIN = 36, 9
_NETWORK = "[1,30,0,1 Ct3,3,16 Mp3,3 Lfys24 Lbx80 O1c1]"
_FILE_LINES = 250
# How many of the lines of the later stages come from a folder of cut lines, where there is one.
_CUT_SHARE = 0.15


@dataclasses.dataclass(frozen=True)
class Stage:
    """A part of the training: what is shown, for how many lines, how fast."""

    name: str
    levels: dict
    longest: int  # of a line's characters, how many are shown at most
    iterations: int
    rate: float
    takes_cut_lines: bool = False


_ALL = {"easy": 4, "medium": 6, "hard": 4}
STAGES = [
    Stage("segments", {"easy": 1}, 12, 6_000, 2e-3),
    Stage("lines", {"easy": 3, "medium": 6, "hard": 1}, 44, 20_000, 1.5e-3),
    Stage("hard", {"easy": 1, "medium": 5, "hard": 4}, 44, 20_000, 6e-4),
    Stage("longer", {"easy": 1, "medium": 6, "hard": 3}, 44, 16_000, 8e-4),
    Stage("all", _ALL, 44, 40_000, 1e-3, True),
    Stage("more", _ALL, 44, 60_000, 8e-4, True),
    Stage("slower", _ALL, 44, 30_000, 3e-4, True),
    Stage("end", _ALL, 44, 20_000, 1e-4, True),
]


def shown(pixels):
    """Returns a crop as `TesseractEngine` shows it to Tesseract."""
    height, width = pixels.shape
    target = max(1, width * _HEIGHT // height)
    shrinks = target < width
    pixels = cv2.resize(pixels, (target, _HEIGHT), interpolation=cv2.INTER_AREA if shrinks else cv2.INTER_LINEAR)
    return cv2.copyMakeBorder(pixels, 0, 0, _MARGIN, _MARGIN, cv2.BORDER_CONSTANT, value=float(np.median(pixels)))


def segment(source, level, longest):
    """Returns a line, or a part of it, and its text."""
    rng = source.random
    picture = source.painter.paint(level)
    number = rng.randrange(len(picture.text.lines))
    text, corners = picture.text.lines[number], picture.corners[number]
    if len(text) > longest:
        count = rng.randint(longest // 2, longest)
        first = rng.randrange(len(text) - count)
        across = (corners[1] - corners[0]) / len(text), (corners[2] - corners[3]) / len(text)
        corners = np.stack([corners[0] + across[0] * first, corners[0] + across[0] * (first + count),
                            corners[3] + across[1] * (first + count), corners[3] + across[1] * first])
        text = text[first: first + count]
    place = located(corners, len(text), rng, source.painter.numbers, careless=0.5)
    return cut(picture.pixels, place), text


def lstmf_page(pixels, text):
    """Returns a line as Tesseract keeps it for training: picture, text and one box around all."""
    def counted(content):
        return struct.pack("<I", len(content)) + content

    picture = cv2.imencode(".png", pixels)[1].tobytes()
    label = text.encode("ascii")
    height, width = pixels.shape
    box = struct.pack("<I4h", 1, 0, 0, width, height)
    return (b"\x01" + counted(b"") + struct.pack("<i", 0) + counted(picture) + counted(b"") + counted(label) + box
            + struct.pack("<I", 1) + counted(label) + b"\0")


def draw(stage, folder, seed, count, cut_lines=None):
    """Writes the lines of a stage as files for `lstmtraining`; returns their list."""
    listing = folder / f"{stage.name}.list"
    if listing.exists():
        return listing
    files = []
    source = LineSource(random.Random(f"{seed} {stage.name}"))
    levels, odds = zip(*stage.levels.items())
    for number in range(-(-count // _FILE_LINES)):
        source.reseed(random.Random(f"{seed} {stage.name} {number}").getrandbits(60))
        pages = []
        for _ in range(min(_FILE_LINES, count - number * _FILE_LINES)):
            pixels, text = segment(source, source.random.choices(levels, odds)[0], stage.longest)
            if cut_lines and stage.takes_cut_lines and source.random.random() < _CUT_SHARE:
                line = cut_lines.line(source.random)
                if line.text:  # Tesseract cannot learn that there is none
                    pixels, text = line.pixels, line.text
            pages.append(lstmf_page(shown(pixels), text))
        files.append(folder / f"{stage.name}-{number:04}.lstmf")
        files[-1].write_bytes(struct.pack("<I", len(pages)) + b"".join(pages))
    listing.write_text("".join(f"{file}\n" for file in files))
    return listing


def starter(folder):
    """Makes the alphabet that the training starts from."""
    result = folder / "starter" / "ocrb" / "ocrb.traineddata"
    if result.exists():
        return result
    characters = folder / "characters.txt"
    characters.write_text("".join(f"{c}\n" for c in ALPHABET))
    (folder / "radical-stroke.txt").write_text("# none\n")
    result.parent.mkdir(parents=True, exist_ok=True)
    _run("unicharset_extractor", "--output_unicharset", folder / "unicharset", "--norm_mode", 1, characters)
    _run("combine_lang_model", "--input_unicharset", folder / "unicharset", "--script_dir", folder,
         "--output_dir", folder / "starter", "--lang", "ocrb", "--pass_through_recoder")
    return result


def train(stage, previous, folder, seed, scale, cut_lines=None):
    """Runs a stage, or goes on with it; returns its last checkpoint. Tesseract counts every stage from 0."""
    done = folder / f"{stage.name}.checkpoint"
    if done.exists():
        return done
    iterations = max(100, int(stage.iterations * scale))
    listing = draw(stage, folder, seed, iterations, cut_lines)
    output = folder / stage.name
    start = ["--continue_from", previous, "--reset_learning_rate"] if previous else ["--net_spec", _NETWORK]
    _run("lstmtraining", "--traineddata", starter(folder), "--model_output", output, "--train_listfile", listing,
         "--learning_rate", stage.rate, "--max_iterations", iterations, "--target_error_rate", 0.0001,
         "--max_image_MB", 3000, *start)
    shutil.copy(f"{output}_checkpoint", done)
    return done


def _run(program, *arguments):
    subprocess.run([program, *map(str, arguments)], check=True, env={**os.environ, "OMP_THREAD_LIMIT": "1"})


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--run", required=True, help="folder for lines and checkpoints")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--scale", type=float, default=1.0, help="multiplies the length of every stage")
    parser.add_argument("--crops", help="folder of lines cut by IDScan's own locator (make cut-lines)")
    parser.add_argument("--output", default="ocrb.traineddata")
    options = parser.parse_args()
    cv2.setNumThreads(1)
    folder = pathlib.Path(options.run).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    cut_lines = CutLines(options.crops) if options.crops else None
    checkpoint = None
    for stage in STAGES:
        checkpoint = train(stage, checkpoint, folder, options.seed, options.scale, cut_lines)
    _run("lstmtraining", "--stop_training", "--convert_to_int", "--continue_from", checkpoint,
         "--traineddata", starter(folder), "--model_output", options.output)


if __name__ == "__main__":
    main()
