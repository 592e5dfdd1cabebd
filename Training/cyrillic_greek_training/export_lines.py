"""Calibrates a trained network for Cyrillic and Greek letters, and writes it as ONNX.

The temperature is the one under which held-out lines of all levels are most probable.
"""

import functools

from latin_training.export_latin import temperature
from latin_training.lines import HEIGHT, WIDTH
from latin_training.network import LatinNetwork
from mrz_training.export import run

from .letters import ALPHABET
from .train import CyrillicGreekTraining

if __name__ == "__main__":
    run(__doc__, LatinNetwork(len(ALPHABET) + 1), functools.partial(temperature, kind=CyrillicGreekTraining),
        (1, 1, HEIGHT, WIDTH))
