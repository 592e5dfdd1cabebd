import numpy as np

from mrz_training.columns import (
    COLUMN, COLUMNS, HEIGHT, NOTHING, WIDTH, ColumnBatchMaker, ColumnSource, classes, network_input)


def test_a_batch_depends_on_its_number_alone():
    straight, late = ColumnBatchMaker(1, 8), ColumnBatchMaker(1, 8)
    straight.batch(0)
    pixels, symbols = straight.batch(1)
    again, same_symbols = late.batch(1)
    assert np.array_equal(symbols, same_symbols) and np.array_equal(pixels, again)


def test_columns_that_a_line_lacks_are_empty():
    pixels = network_input(np.tile(np.uint8([0, 255]), (30, 150)), 30)
    assert pixels.shape == (HEIGHT, WIDTH)
    assert np.all(pixels[:, 30 * COLUMN:] == 0) and np.all(np.abs(pixels[:, :30 * COLUMN]).mean(0) > 0.1)
    assert list(classes("A<0"))[:4] == [0, 36, 26, NOTHING] and len(classes("A<0")) == COLUMNS


def test_characters_stand_in_the_middle_of_their_columns():
    """Of clear zones: ink is where the contrast is, and each character's lies around the middle of its column."""
    places = []
    for (pixels, text), _ in zip(ColumnSource(5).lines("easy", regular=True), range(60)):
        darkness = np.clip(-pixels[:, :len(text) * COLUMN], 0.5, None) - 0.5
        columns = darkness.sum(0).reshape(len(text), COLUMN)
        for character, ink in zip(text, columns):
            if character in "HMOAT08" and ink.sum() > 0:
                places.append((ink * (np.arange(COLUMN) + 0.5)).sum() / ink.sum() / COLUMN)
    assert len(places) > 300
    assert abs(np.median(places) - 0.5) < 0.04
    assert np.quantile(np.abs(np.array(places) - 0.5), 0.95) < 0.25
