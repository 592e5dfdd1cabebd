"""What reads the images: our program, its peers in each way they are used, and the program `tesseract` alone."""

import dataclasses
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys

import processes
import zones

WORKER = pathlib.Path(__file__).with_name("worker.py")
# fastmrz asks Tesseract for a model of this name.
MODEL = "mrz"
# How `tesseract` may look at a whole picture: as a page, as one block, or for sparse text.
PAGE_MODES = (3, 6, 11)


@dataclasses.dataclass(frozen=True)
class Reading:
    """What a reader made of an image."""

    #: Of each zone the lines.
    zones: list = dataclasses.field(default_factory=list)
    #: The zones of these that the reader itself takes for right.
    valid: list = dataclasses.field(default_factory=list)
    #: Whether it gave no answer: it raised an error, died or took too long.
    failed: bool = False


FAILED = Reading(failed=True)


def of_scan(answer):
    """Returns what our program says of an image; `verified` is its word for right."""
    if "error" in answer:
        return FAILED
    read = [document for document in answer["documents"] if document.get("mrz")]
    return Reading([document["mrz"]["lines"] for document in read],
                   [document["mrz"]["lines"] for document in read if document["status"] == "verified"])


def of_worker(answer):
    if "error" in answer:
        return FAILED
    return Reading(answer["zones"], answer["zones"] if answer["valid"] else [])


def of_json(reading):
    return lambda text: reading(json.loads(text)) if text and text.strip() else FAILED


def of_text(text):
    """Returns the zones in what `tesseract` printed; it has no word for right."""
    return FAILED if text is None else Reading(zones.zones_in(text))


@dataclasses.dataclass
class Reader:
    """A program in one of the ways it is used."""

    program: str
    mode: str
    #: The command for one image, up to its path and behind it.
    command: list
    options: list
    environment: dict
    #: What the command's output means.
    of_output: object
    #: The process that stays, and what its answers mean; nothing where users start a process for each image.
    warm: processes.Warm | None = None
    of_answer: object = None

    def read(self, path):
        """Reads an image as users read many; returns the reading, and what it took if it came."""
        if self.warm is None:
            return self.read_fresh(path)
        answer, cost = self.warm.ask(path)
        return (FAILED if answer is None else self.of_answer(answer)), cost

    def read_fresh(self, path):
        """Reads an image by a process of its own."""
        output, cost = processes.run([*self.command, str(path), *self.options], self.environment)
        return self.of_output(output), cost


def ours(program):
    environment = {**os.environ, **processes.ONE_THREAD}
    scan = [program, "scan", "--jobs", "1", "--time-limit", str(processes.LIMIT), "--format", "ndjson"]
    warm = processes.Warm([*scan, "--input", "-"], environment)
    return Reader("idscan", "", scan, [], environment, of_json(of_scan), warm, of_scan)


def peer(name, mode, environment, *options):
    command = [sys.executable, str(WORKER), name.lower(), *options]
    warm = processes.Warm(command, environment)
    return Reader(name, mode, [*command, "--path"], [], environment, of_json(of_worker), warm, of_worker)


def tesseract(segmentation, environment):
    options = ["-", "-l", MODEL, "--psm", str(segmentation)]
    return Reader("tesseract", f"OCR-B model, --psm {segmentation}", ["tesseract"], options, environment, of_text)


def all_readers(program, model, folder):
    """Returns our program and its peers; those that need a model of OCR-B only if one is given.

    The folder is an empty one. Tesseract's models are put together there, as if the model were installed with them.
    """
    environment = {**os.environ, **processes.ONE_THREAD}
    readers = [ours(program), peer("PassportEye", "as installed", environment)]
    if model is None:
        return readers
    listed = subprocess.run(["tesseract", "--list-langs"], capture_output=True, text=True, check=True)
    installed = pathlib.Path(re.search(r'"(.*)"', listed.stdout + listed.stderr)[1])
    for entry in installed.iterdir():
        (folder / entry.name).symlink_to(entry)
    place = folder / f"{MODEL}.traineddata"
    place.unlink(missing_ok=True)
    shutil.copyfile(model, place)
    environment = {**environment, "TESSDATA_PREFIX": str(folder)}
    return [*readers, peer("PassportEye", "OCR-B model", environment, "--model", MODEL),
            peer("fastmrz", "OCR-B model", environment),
            *(tesseract(segmentation, environment) for segmentation in PAGE_MODES)]
