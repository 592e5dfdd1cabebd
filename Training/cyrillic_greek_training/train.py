"""Trains the network for lines in Cyrillic and Greek letters. Resumes where a run was stopped; `--help` tells the options."""

import functools

from latin_training.train_latin import LatinTraining, options_of, run

from .letters import ALPHABET, alike
from .lines import CyrillicGreekBatchMaker, CyrillicGreekSource
from .reading import read


class CyrillicGreekTraining(LatinTraining):
    """The training of the Latin network's architecture on other letters."""

    alphabet, maker, source = ALPHABET, CyrillicGreekBatchMaker, functools.partial(CyrillicGreekSource, held_out=True)

    @staticmethod
    def drawing(options):
        return {}

    @staticmethod
    def rows():
        return alike()

    @classmethod
    def read(cls, scores):
        return read(scores)

    @classmethod
    def held_out(cls, count, seed=945_000):
        return super().held_out(count, seed)


if __name__ == "__main__":
    run(CyrillicGreekTraining, options_of(__doc__, 600_000, 6).parse_args())
