"""Writes synthetic lines or zones as files: to measure readers with, or to look at.

Lines are pairs `name.png` and `name.gt.txt`, in a folder for each level of damage. Zones are `name.png` and `name.json`:
format, level, lines and, for each line, the corners that a locator might give.
"""

import argparse
import json
import pathlib
import random

import cv2

from .crops import LineSource, located
from .damage import LEVELS


def draw_lines(folder, levels, count, seed):
    """Writes `count` lines of each level, each of another zone."""
    source = LineSource(random.Random(seed))
    for level in levels:
        target = folder / level
        target.mkdir(parents=True, exist_ok=True)
        for number, line in zip(range(count), source.lines_of_level(level)):
            cv2.imwrite(str(target / f"{number:05}.png"), line.pixels)
            (target / f"{number:05}.gt.txt").write_text(line.text + "\n", encoding="ascii")


def draw_zones(folder, levels, count, seed):
    """Writes `count` zones, their levels in turn."""
    folder.mkdir(parents=True, exist_ok=True)
    source = LineSource(random.Random(seed))
    for number in range(count):
        level = levels[number % len(levels)]
        picture = source.painter.paint(level, regular=True)
        places = [located(corners, len(text), source.random, source.painter.numbers, careless=0.5).tolist()
                  for text, corners in zip(picture.text.lines, picture.corners)]
        cv2.imwrite(str(folder / f"{number:06}.png"), picture.pixels, [cv2.IMWRITE_PNG_COMPRESSION, 1])
        truth = {"format": picture.text.format, "level": level, "lines": picture.text.lines,
                 "quadrilaterals": [[[round(x, 2), round(y, 2)] for x, y in place] for place in places]}
        (folder / f"{number:06}.json").write_text(json.dumps(truth), encoding="ascii")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["lines", "zones"])
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--count", type=int, default=300, help="lines of each level, or zones in all")
    parser.add_argument("--seed", type=int, default=950_000, help="the training never draws from seeds of 900,000 on")
    parser.add_argument("--levels", nargs="+", choices=LEVELS, default=LEVELS)
    options = parser.parse_args()
    cv2.setNumThreads(1)
    draw = draw_lines if options.what == "lines" else draw_zones
    draw(options.folder, options.levels, options.count, options.seed)


if __name__ == "__main__":
    main()
