"""Tests of what decides the figures: the truth, the check digits, the counts and the table."""

import json
import pathlib
import tempfile
import unittest

import compare
import readers
import tally
import zones
from specimens import specimens

# Specimens of Doc 9303, parts 4 to 7, and a TD1 zone whose number runs on.
PASSPORT = ["P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226B<<<<<10"]
CARD = ["I<UTOD231458907<<<<<<<<<<<<<<<", "7408122F1204159UTO<<<<<<<<<<<6", "ERIKSSON<<ANNA<MARIA<<<<<<<<<<"]
LARGE_CARD = ["I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<", "D231458907UTO7408122F1204159<<<<<<<6"]
VISA = ["V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L8988901C4XXX4009078F96121096ZE184226B<<<<<<"]
LONG_NUMBER = ["I<UTOD23145890<7349<<<<<<<<<<<", "3407127M9507122UTO<<<<<<<<<<<2", "STEVENSON<<PETER<JOHN<<<<<<<<<"]


def changed(zone, line, column, character):
    lines = list(zone)
    lines[line] = lines[line][:column] + character + lines[line][column + 1:]
    return lines


class CheckDigits(unittest.TestCase):
    def test_hold_in_zones_of_the_standard(self):
        for zone in (PASSPORT, CARD, LARGE_CARD, VISA, LONG_NUMBER):
            self.assertTrue(zones.digits_hold(zone), zone)

    def test_fail_when_a_digit_is_another(self):
        for zone, line, column in [
            (PASSPORT, 1, 9), (PASSPORT, 1, 19), (PASSPORT, 1, 27), (PASSPORT, 1, 42), (PASSPORT, 1, 43), (CARD, 0, 14),
            (CARD, 1, 6), (CARD, 1, 14), (CARD, 1, 29), (LARGE_CARD, 1, 35), (VISA, 1, 9), (LONG_NUMBER, 0, 18),
        ]:
            other = "7" if zone[line][column] != "7" else "8"
            self.assertFalse(zones.digits_hold(changed(zone, line, column, other)), (zone, line, column))

    def test_say_nothing_of_names(self):
        self.assertTrue(zones.digits_hold(changed(PASSPORT, 0, 6, "X")))

    def test_do_not_hold_where_no_zone_has_such_lines(self):
        for lines in ([], ["D1FRA13AA000026181231MARTIN<<9"], [PASSPORT[0]], [PASSPORT[0], LARGE_CARD[1]]):
            self.assertFalse(zones.digits_hold(lines), lines)

    def test_need_no_digit_where_nothing_is_optional(self):
        empty = changed(["P<UTOX<<Y" + "<" * 35, "L898902C36UTO7408122F1204159" + "<" * 14 + "<" + "0"], 1, 43, "8")
        empty[1] = empty[1][:43] + zones.check_digit(empty[1][:10] + empty[1][13:20] + empty[1][21:43])
        self.assertTrue(zones.digits_hold(empty))


class ZonesInText(unittest.TestCase):
    def test_are_found_between_other_lines(self):
        text = "UTOPIA\n\n" + "\n".join([*CARD, "12", PASSPORT[0].replace("<<ANNA", "<< ANNA"), "", PASSPORT[1]])
        self.assertEqual(zones.zones_in(text), [CARD, PASSPORT])

    def test_are_not_made_of_lines_that_do_not_belong_together(self):
        self.assertEqual(zones.zones_in("\n".join([PASSPORT[0], "x", PASSPORT[1], CARD[0]])), [])


class Truth(unittest.TestCase):
    def written(self, truth):
        folder = self.enterContext(tempfile.TemporaryDirectory())
        pathlib.Path(folder, "truth.json").write_text(json.dumps(truth), encoding="utf-8")
        return [(specimen.path.name, specimen.zones) for specimen in specimens(folder)]

    def test_is_a_list_of_images(self):
        truth = [{"file": "a.jpg", "lines": PASSPORT}, {"file": "b.jpg", "lines": None}]
        self.assertEqual(self.written(truth), [("a.jpg", [PASSPORT]), ("b.jpg", [])])

    def test_is_a_list_of_cards_with_documents(self):
        truth = {"cards": [{"file": "two.jpg", "truth": {"documents": [{"lines": PASSPORT}, {"lines": CARD}]}},
                           {"file": "front.jpg", "truth": {"documents": [{"lines": []}]}}]}
        self.assertEqual(self.written(truth), [("two.jpg", [PASSPORT, CARD]), ("front.jpg", [])])


class Answers(unittest.TestCase):
    def test_of_scans_tell_which_zones_are_verified(self):
        documents = [{"status": "verified", "mrz": {"lines": PASSPORT}}, {"status": "doubtful", "mrz": {"lines": CARD}},
                     {"status": "unverified"}]
        reading = readers.of_scan({"documents": documents})
        self.assertEqual((reading.zones, reading.valid), ([PASSPORT, CARD], [PASSPORT]))

    def test_that_are_errors_are_failures(self):
        self.assertTrue(readers.of_scan({"error": {"code": "unreadable"}}).failed)
        self.assertTrue(readers.of_worker({"error": "ValueError"}).failed)
        self.assertTrue(readers.of_json(readers.of_scan)("").failed)
        self.assertTrue(readers.of_text(None).failed)


class Counts(unittest.TestCase):
    def test_an_exact_zone_is_every_line_as_printed(self):
        counts = tally.Tally("idscan", "")
        counts.add(readers.Reading([PASSPORT], [PASSPORT]), [PASSPORT])
        counts.add(readers.Reading([changed(PASSPORT, 0, 6, "X")]), [PASSPORT])
        counts.add(readers.Reading([changed(PASSPORT, 1, 0, "X")]), [PASSPORT])
        counts.add(readers.Reading(), [CARD])
        self.assertEqual((counts.printed, counts.exact, counts.wrong, counts.wrong_but_holding, counts.wrong_but_valid),
                         (4, 1, 2, 1, 0))

    def test_a_wrong_zone_that_is_said_to_be_right_counts_so(self):
        wrong = changed(PASSPORT, 0, 6, "X")
        counts = tally.Tally("idscan", "")
        counts.add(readers.Reading([wrong], [wrong]), [])
        self.assertEqual((counts.wrong, counts.wrong_but_holding, counts.wrong_but_valid), (1, 1, 1))

    def test_a_zone_that_is_read_twice_counts_once(self):
        counts = tally.Tally("idscan", "")
        counts.add(readers.Reading([PASSPORT, PASSPORT]), [PASSPORT, CARD])
        self.assertEqual((counts.exact, counts.wrong), (1, 0))


class Comparison(unittest.TestCase):
    own = tally.Tally("idscan", "", printed=4, exact=4, times=[0.1, 0.1, 0.4])
    quick = tally.Tally("peer", "quick", printed=4, exact=1, times=[0.1])
    good = tally.Tally("peer", "good", printed=4, exact=3, times=[0.3])
    slow = tally.Tally("other", "", printed=4, exact=4, times=[0.9], fresh=[1.5], megabytes=170)

    def test_takes_each_peer_at_its_best(self):
        self.assertIs(tally.fastest_peer([self.own, self.quick, self.good, self.slow], "idscan"), self.good)

    def test_gives_the_ratio_of_medians(self):
        self.assertIn("peer, good: 300 ms of CPU an image in the median, 3.0 times as much as idscan",
                      compare.summary([self.own, self.quick, self.good, self.slow]))

    def test_needs_a_peer(self):
        self.assertIn("no peer", compare.summary([self.own]))

    def test_is_a_table(self):
        rows = tally.table([self.own, self.slow]).splitlines()
        self.assertEqual(rows[2], "| idscan | 4 of 4 | 0 | 0 | 0 | 0 | 100 | 400 | – | – |")
        self.assertEqual(rows[3], "| other | 4 of 4 | 0 | 0 | 0 | 0 | 900 | 900 | 1500 | 170 |")

    def test_lets_another_reader_begin_each_time(self):
        self.assertEqual([compare.turns(3, first) for first in range(2)], [[0, 1, 2], [1, 2, 0]])


if __name__ == "__main__":
    unittest.main()
