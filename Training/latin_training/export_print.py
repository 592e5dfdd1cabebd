"""Calibrates a Latin network that was trained with `--print`, and writes it as ONNX.

It keeps the signs that no card has: it is the network for text of all other kinds. The rest is done as `export_latin` does it.
"""

import torch

from mrz_training.export import run

from .export_latin import temperature
from .letters import excess
from .lines import HEIGHT, WIDTH
from .network import LatinNetwork

if __name__ == "__main__":
    run(__doc__, LatinNetwork(), temperature, (1, 1, HEIGHT, WIDTH), torch.tensor(excess() + [1], dtype=torch.float).log())
