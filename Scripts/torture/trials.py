"""What is tried: a command, the files it is given, and how it may end."""

import dataclasses
import os
import socket

from torture import material, papers, pictures, words

SCANNED, READ_TEXT, WROTE_PDF = {0, 1, 2, 3}, {0, 1, 2, 3}, {0, 1, 2}
WRONG_USAGE = 64


@dataclasses.dataclass
class Trial:
    """One run of the program in a folder of its own."""

    arguments: list
    files: dict = dataclasses.field(default_factory=dict)
    # Makes what is no regular file, in the folder.
    prepare: object = None
    # What standard input is, by name in the folder.
    stdin: str = "/dev/null"
    codes: set = dataclasses.field(default_factory=lambda: set(SCANNED))
    # Files that may be written.
    outputs: set = dataclasses.field(default_factory=set)
    # How many times an image may take the limit of time: once for each page or file.
    images: int = 1
    form: str = "json"
    # How many lines the answer must have, and which ids; unknown when nil.
    answers: int | None = None
    ids: set = dataclasses.field(default_factory=set)
    # Where the answers are, if not on standard output: a file, which may change if the program did not fail.
    answers_in: str = ""
    # Whether libde265 may be at work, which writes to standard error.
    is_heic: bool = False
    # Whether zones come from text, which the program did not have to read.
    is_text: bool = False


SCAN = ["scan", "--time-limit", "5"]


def command(generator, name, pages=1):
    """Returns a trial of one command that reads an image."""
    kind = generator.randrange(10)
    if kind < 5:
        extra = generator.choice(([], [], ["--visual-zone"], ["--sandbox", "--format", "ndjson"], ["--pages", "1-2"],
                                  ["--overlay", "o.png"], ["--crop", "o.jpg"], ["--portrait", "o.png"], ["--timings"]))
        if "--sandbox" in extra:
            return Trial([*SCAN, *extra, "--", name], form="ndjson", answers=1, images=pages)
        # Several documents have numbers before the point.
        outputs = {f"o{number}{end}" for number in ("", *(f"-{n}" for n in range(1, 30))) for end in (".png", ".jpg")}
        return Trial([*SCAN, *extra, "--", name], outputs=outputs if "o." in " ".join(extra) else set(), images=pages)
    if kind < 7:
        extra = generator.choice(([], ["--format", "tsv"], ["--format", "hocr"], ["--find", "a"], ["--level", "fast"]))
        return Trial(["text", "--time-limit", "5", *extra, "--", name], codes=READ_TEXT, images=pages,
                     form="text" if "--format" in extra else "json")
    if kind < 9:
        extra = generator.choice(([], ["--optimize"], ["--flatten"], ["--note", "--upright"], ["--pdfa"], ["--redo"]))
        return Trial(["pdf", "--time-limit", "5", "--max-pages", "20", "--level", "fast", *extra, "-o", "o.pdf", "--", name],
                     codes=WROTE_PDF, outputs={"o.pdf"}, images=2 * max(pages, 5), form="none")
    extra = generator.choice((["--keep", "surname"], ["--hide", "mrz"], ["--hide", "portrait,surname", "--format", "json"]))
    output = generator.choice(("o.png", "o.jpg", "o.pdf"))
    return Trial(["redact", "--time-limit", "5", *extra, "-o", output, "--", name], outputs={output}, images=pages,
                 form="json" if "json" in extra else "none")


def with_file(generator, data, end, pages=1):
    """Returns a trial of a file, whose name at times lies."""
    name = "f." + (end if generator.random() < 0.8 else generator.choice(("jpg", "png", "pdf", "tif", "svg", "")))
    trial = command(generator, name, pages)
    trial.files = {name: data}
    if generator.random() < 0.1 and trial.arguments[0] == "scan":
        trial.arguments[-1], trial.stdin = "-", name
    return trial


def damaged_card(generator):
    file = generator.choice(material.SMALL if generator.random() < 0.9 else material.CARDS)
    data = material.damaged(generator, file.read_bytes(), generator.choice(material.IMAGES).read_bytes())
    return with_file(generator, data, file.suffix[1:])


def damaged_image(generator):
    file = generator.choice(material.IMAGES)
    data = material.damaged(generator, file.read_bytes(), generator.choice(material.IMAGES).read_bytes())
    return with_file(generator, data, file.suffix[1:])


def crafted_image(generator):
    end = generator.choice(list(pictures.CRAFTED))
    return with_file(generator, pictures.CRAFTED[end](generator), end)


def paper(generator):
    data = papers.crafted(generator)
    if generator.random() < 0.3:
        data = material.damaged(generator, data, pictures.CARD)
    return with_file(generator, data, "pdf", pages=3)


NAMES = (b"a\nb.jpg", b"-rf.jpg", b"--help", b"\xff\xfe.jpg", b"a\x1b[2J.jpg", b"a\rb.jpg", b" .jpg", b"a" * 251 + b".jpg",
         "\u202egpj.exe".encode(), "e\u0301.jpg".encode(), b"data:x.jpg", b"%s%n.jpg", b"$(x).jpg", b"'.jpg", b"-")


def odd_name(generator):
    name = generator.choice(NAMES)
    trial = command(generator, name if name != b"-" else b"./-")
    trial.files = {name: generator.choice(material.SMALL).read_bytes()}
    return trial


def odd_node(generator):
    """What is no file: folders, pipes, sockets, devices, links that lead nowhere or in circles."""
    kind = generator.randrange(9)

    def prepare(folder):
        place = folder / "f.jpg"
        if kind == 0:
            place.mkdir()
        elif kind == 1:
            os.mkfifo(place)
        elif kind == 2:
            with socket.socket(socket.AF_UNIX) as made:
                made.bind(str(place))
        elif kind in (3, 4):
            place.symlink_to("/dev/zero" if kind == 3 else "f.jpg")
        elif kind == 5:
            place.symlink_to("/dev/stdin")
        elif kind == 6:
            place.write_bytes(pictures.CARD)
            place.chmod(0)
        elif kind == 7:
            os.truncate(os.open(place, os.O_CREAT | os.O_WRONLY), 10**10)

    trial = command(generator, "a/" * 3000 + "f.jpg" if kind == 8 else "f.jpg")
    trial.prepare = prepare
    return trial


def odd_output(generator):
    """Outputs that must not be written: the input, by any name, a folder, a pipe, a link, a file that is there."""
    kind = generator.randrange(6)

    def prepare(folder):
        if kind == 1:
            (folder / "o.png").symlink_to("f.jpg")
        elif kind == 2:
            (folder / "o.png").mkdir()
        elif kind == 3:
            os.mkfifo(folder / "o.png")
        elif kind == 4:
            os.link(folder / "f.jpg", folder / "o.png")
        elif kind == 5:
            (folder / "o.png").write_bytes(b"mine")

    output = "./f.jpg" if kind == 0 else "o.png"
    overwrite = ["--overwrite"] if kind != 5 and generator.random() < 0.5 else []
    arguments = generator.choice((["redact", "--keep", "surname", "-o"], ["scan", "--crop"], ["scan", "--overlay"]))
    return Trial([*arguments, output, *overwrite, "--time-limit", "5", "f.jpg"], {"f.jpg": pictures.CARD}, prepare,
                 codes={1, WRONG_USAGE}, form="none")


def endless_input(generator):
    return Trial([*generator.choice((SCAN, ["text", "--time-limit", "5"])), "-"], stdin="/dev/zero", codes={1})


def requests(generator):
    data, count = words.requests(generator)
    return stream(generator, data, count)


def long_requests(generator):
    return stream(generator, *words.long_list(60_001))


def stream(generator, data, count):
    extra = generator.choice(([], ["--unordered"], ["--jobs", "1"], ["--isolate"], ["--sandbox"], ["--summary"]))
    return Trial([*SCAN, "--format", "ndjson", "--input", "f.ndjson", *extra], {"f.ndjson": data}, codes={0}, form="ndjson",
                 answers=count, ids=words.well_formed_ids(data), images=10)


def several(generator):
    """Sides of one document, frames, or files that have nothing to do with each other; one of them is damaged."""
    first, second = (generator.choice(material.SMALL).read_bytes() for _ in range(2))
    files = {"f.jpg": first, "g.jpg": material.damaged(generator, second, first)}
    how = generator.choice((["--pair"], ["--frames"], ["--format", "ndjson"], ["--format", "ndjson", "--jobs", "2", "--sandbox"]))
    joined = how[0] != "--format"
    return Trial([*SCAN, *how, "f.jpg", "g.jpg"], files, form="json" if joined else "ndjson", answers=None if joined else 2, images=2)


def resumed(generator):
    """A list that goes on where answers end, which are whole, cut off, damaged, or those of another."""
    lines = [b'{"id":%d,"path":"missing.jpg"}' % number for number in range(50)]
    answers = b"".join(b'{"schemaVersion":2,"id":%d,"source":"missing.jpg","error":{"code":"noSuchFile","message":"x"}}\n' % number
                       for number in generator.sample(range(50), 20))
    kind = generator.randrange(4)
    if kind == 1:
        answers = answers[:generator.randrange(len(answers))]
    elif kind == 2:
        answers = material.damaged(generator, answers, pictures.CARD)
    elif kind == 3:
        answers = pictures.CARD
    data = b"\n".join(lines)
    known = {} if kind > 1 else {"answers": 50, "ids": words.well_formed_ids(data)}
    return Trial([*SCAN, "--format", "ndjson", "--input", "f.ndjson", "--resume", "a.ndjson"],
                 {"f.ndjson": data, "a.ndjson": answers}, codes={0} if kind < 2 else {0, 1}, form="ndjson" if kind < 2 else "none",
                 outputs={"a.ndjson"}, answers_in="a.ndjson", images=10, **known)


def template(generator):
    data = words.template(generator)
    if generator.random() < 0.7:
        return Trial(["template", "check", "f.json"], {"f.json": data}, codes={0, 1}, form="none")
    return Trial([*SCAN, "--template", "f.json", "f.jpg"], {"f.json": data, "f.jpg": pictures.CARD})


def zones(generator):
    arguments = generator.choice((["mrz", "parse", "--format", "ndjson"], ["mrz", "parse"], ["mrz", "parse", "--correct"],
                                  ["mrz", "validate"], ["mrz", "validate", "--format", "junit"]))
    return Trial([*arguments, "f.txt"], {"f.txt": words.zones(generator)}, codes={0, 1, 2, 3}, is_text=True,
                 form="text" if "validate" in arguments else "ndjson" if "ndjson" in arguments else "json")


# Makers of trials, and how often each comes in a hundred.
MAKERS = ((damaged_card, 24), (damaged_image, 14), (crafted_image, 18), (paper, 10), (odd_name, 3), (odd_node, 3), (odd_output, 3),
          (endless_input, 1), (requests, 7), (template, 5), (zones, 6), (several, 4), (resumed, 2))


def trial(generator, number):
    """Returns the trial of a number; the first is the long list."""
    if number == 0:
        return long_requests(generator)
    makers, weights = zip(*MAKERS)
    return generator.choices(makers, weights)[0](generator)
