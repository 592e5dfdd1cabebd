import random

import pytest
import torch

from mrz_training.crops import LineSource
from mrz_training.faces import Faces


@pytest.fixture(scope="session")
def faces():
    return Faces()


@pytest.fixture
def source(faces):
    return LineSource(random.Random(5), faces)

torch.set_num_threads(1)
