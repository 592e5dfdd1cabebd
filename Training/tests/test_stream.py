import cv2
import numpy as np

from mrz_training.stream import BatchMaker, BatchStream


def test_a_batch_depends_on_its_number_alone():
    straight, late = BatchMaker(1, 8), BatchMaker(1, 8)
    straight.batch(0)
    pixels, texts = straight.batch(1)
    again, same_texts = late.batch(1)
    assert texts == same_texts and np.array_equal(pixels, again)


def test_any_number_of_processes_draws_the_same():
    drawn = []
    for workers in (1, 2):
        stream = BatchStream(0, workers, seed=3, size=4)
        drawn.append([next(stream)[1] for _ in range(3)])
        stream.close()
    assert drawn[0] == drawn[1]


def test_cut_lines_are_mixed_in(tmp_path):
    cv2.imwrite(str(tmp_path / "a.png"), np.full((20, 300), 128, np.uint8))
    (tmp_path / "a.gt.txt").write_text("ABC<<\n")
    _, texts = BatchMaker(1, 40, folder=tmp_path, share=0.5).batch(0)
    assert 8 < texts.count("ABC<<") < 32
