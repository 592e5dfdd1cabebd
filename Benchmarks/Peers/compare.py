"""Reads the same images by our program and its peers, in turn, with one thread each, and prints what they made of it.

Reads folders with a truth.json, as `bench specimens` and TestCards have them. Ends with exit code 1 if our program
verifies a wrong zone.
"""

import argparse
import contextlib
import json
import pathlib
import statistics
import sys
import tempfile

import readers
from specimens import specimens
from tally import Tally, fastest_peer, table


def turns(count, first):
    """Returns the indices of so many readers in order, another one first each time."""
    return [(first + step) % count for step in range(count)]


def measured(images, everyone, rounds, fresh):
    """Returns a tally for each reader, which all take their turns at each image.

    An image is read so many rounds. So many of all images, at equal distances, are read by fresh processes, too.
    """
    tallies = [Tally(reader.program, reader.mode) for reader in everyone]
    spread = {index * len(images) // min(fresh, len(images)) for index in range(min(fresh, len(images)))}
    for reader in everyone:
        reader.read(images[0].path)  # loads the models
    for number, image in enumerate(images):
        print(f"{number + 1} of {len(images)}: {image.path.name}", file=sys.stderr, flush=True)
        read = [[] for _ in everyone]
        for turn in range(rounds):
            for index in turns(len(everyone), number + turn):
                read[index].append(everyone[index].read(image.path))
        for index in turns(len(everyone), number) if number in spread else []:
            answer, cost = everyone[index].read_fresh(image.path)
            read[index].append((answer, None))
            tallies[index].fresh.append(cost.seconds)
            tallies[index].megabytes = max(tallies[index].megabytes, cost.megabytes)
        for tally, answers in zip(tallies, read):
            seconds = [cost.seconds for _, cost in answers if cost]
            tally.times += [statistics.median(seconds)] if seconds else []
            tally.failed += any(answer.failed for answer, _ in answers)
            tally.add(answers[0][0], image.zones)
    return tallies


LEFT_OUT = "PassportEye at its best, fastmrz and tesseract need a model of OCR-B: they were left out."


def summary(tallies):
    """Returns the ratio that counts, in words."""
    own, peer = tallies[0], fastest_peer(tallies, tallies[0].program)
    if peer is None or not own.seconds or not peer.seconds:
        return "There is no peer to compare with."
    return (f"The fastest peer at its best is {peer.name}: {1000 * peer.seconds:.0f} ms of CPU an image in the median, "
            f"{peer.seconds / own.seconds:.1f} times as much as {own.name}.")


def count(text):
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be 1 or more")
    return number


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="+", type=pathlib.Path, metavar="folder", help="images with a truth.json")
    parser.add_argument("--program", default=".build/release/idscan", help="our program (default: %(default)s)")
    parser.add_argument("--model", type=pathlib.Path, help="trained data of OCR-B for Tesseract, given to the peers")
    parser.add_argument("--rounds", type=count, default=3,
                        help="how often an image is read by processes that stay (default: %(default)s)")
    parser.add_argument("--fresh", type=count, default=10,
                        help="how many images of a folder are read by fresh processes, too (default: %(default)s)")
    parser.add_argument("--limit", type=count, default=None, help="take the first so many images of a folder only")
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")
    return parser.parse_args()


def main():
    given = arguments()
    folders = [(folder, specimens(folder)[:given.limit]) for folder in given.folders]
    results = []
    with tempfile.TemporaryDirectory() as models, contextlib.ExitStack() as stack:
        everyone = readers.all_readers(given.program, given.model, pathlib.Path(models))
        for reader in everyone:
            if reader.warm:
                stack.callback(reader.warm.close)
        for folder, images in folders:
            name, tallies = folder.resolve().name, measured(images, everyone, given.rounds, given.fresh)
            results.append((name, tallies))
            if not given.json:
                print(f"{name}: {len(images)} images, the median of {given.rounds} rounds; "
                      f"{len(tallies[0].fresh)} of them by fresh processes, too\n\n{table(tallies)}\n\n"
                      f"{summary(tallies) if given.model else LEFT_OUT}\n", flush=True)
    if given.json:
        figures = [{"folder": name, "readers": [tally.as_json() for tally in tallies]} for name, tallies in results]
        print(json.dumps(figures, indent=2))
    return 1 if any(tallies[0].wrong_but_valid for _, tallies in results) else 0


if __name__ == "__main__":
    sys.exit(main())
