"""Counts what a reader made of a folder of images, and puts it in a table."""

import dataclasses
import statistics

import zones


@dataclasses.dataclass
class Tally:
    """What one reader made of the images of a folder."""

    program: str
    mode: str
    printed: int = 0
    exact: int = 0
    #: Zones that are not printed as they were read: all of them, those whose check digits hold, and those that the
    #: reader itself takes for right.
    wrong: int = 0
    wrong_but_holding: int = 0
    wrong_but_valid: int = 0
    #: Images to which it gave no answer at least once.
    failed: int = 0
    #: Of each image the processor's time in seconds, as users read many: the median of all rounds.
    times: list = dataclasses.field(default_factory=list)
    #: Of some images the processor's time in seconds by a fresh process, and the peak memory of the largest of these.
    fresh: list = dataclasses.field(default_factory=list)
    megabytes: float = 0

    def add(self, reading, truth):
        """Counts a reading. A zone is exact if every line is as printed, whatever the reader says of it."""
        left = list(truth)
        self.printed += len(truth)
        for zone in reading.zones:
            if zone in left:
                left.remove(zone)
                self.exact += 1
            elif zone not in truth:
                self.wrong += 1
                self.wrong_but_holding += zones.digits_hold(zone)
                self.wrong_but_valid += zone in reading.valid

    @property
    def name(self):
        return f"{self.program}, {self.mode}" if self.mode else self.program

    @property
    def seconds(self):
        """The time of an image as users read many, in the median."""
        return median(self.times)

    def as_json(self):
        medians = {"median": self.seconds, "freshMedian": median(self.fresh)}
        return {"name": self.name, **dataclasses.asdict(self), **medians}


def median(times):
    return statistics.median(times) if times else None


def fastest_peer(tallies, own):
    """Returns the fastest peer at its best, nothing without peers.

    The best of a program is the way of using it in which it reads most zones exactly, and of two such the faster one.
    """
    best = {}
    for tally in tallies:
        rank = (-tally.exact, tally.seconds or 0)
        if tally.program != own and (tally.program not in best or rank < best[tally.program][0]):
            best[tally.program] = (rank, tally)
    return min((tally for _, tally in best.values()), key=lambda tally: tally.seconds or 0, default=None)


HEADER = ["reader", "zones read exactly", "wrong", "wrong, digits hold", "wrong, said to be right", "no answer",
          "CPU ms, median", "most", "CPU ms, fresh process", "its peak MB"]


def table(tallies):
    """Returns the counts as a table in Markdown."""
    def milliseconds(time):
        return "–" if time is None else f"{1000 * time:.0f}"

    rows = [[
        tally.name, f"{tally.exact} of {tally.printed}", tally.wrong, tally.wrong_but_holding, tally.wrong_but_valid,
        tally.failed, milliseconds(tally.seconds), milliseconds(max(tally.times, default=None)),
        milliseconds(median(tally.fresh)), f"{tally.megabytes:.0f}" if tally.fresh else "–",
    ] for tally in tallies]
    lines = [HEADER, ["---"] + ["---:"] * (len(HEADER) - 1), *rows]
    return "\n".join("| " + " | ".join(str(cell) for cell in line) + " |" for line in lines)
