"""Reads images by one of the peers and prints what it says of each, a line of JSON for each image.

worker.py PEER [--model NAME] [--path PATH]

Without PATH it reads lines of JSON with the "path" of an image from standard input, and stays, its models loaded. Each
answer has "zones", whether the peer takes them for "valid", and the processor time of the "children" that it started
for this image, in seconds.
"""

import argparse
import json
import resource
import sys
import warnings

warnings.simplefilter("ignore")

# How long the lines of PassportEye's formats are: it pads and cuts lines to that before it takes fields from them.
LENGTHS = {"TD1": 30, "TD2": 36, "MRVB": 36, "TD3": 44, "MRVA": 44}


def passporteye(model):
    """Returns PassportEye's `read_mrz` as its README calls it, with a model of Tesseract's in its extra parameters."""
    from passporteye import read_mrz
    from passporteye.mrz.text import MRZOCRCleaner

    parameters = f"-l {model}" if model else ""

    def read(path):
        zone = read_mrz(path, extra_cmdline_params=parameters)
        if zone is None or zone.mrz_type is None:
            return [], False
        length = LENGTHS[zone.mrz_type]
        lines = MRZOCRCleaner.apply(zone.aux["raw_text"])
        return [[line.ljust(length, "<")[:length] for line in lines]], zone.valid

    return read


def fastmrz(_):
    """Returns fastmrz's `get_details`, which reads with a model that is called `mrz`.

    It is given pictures as OpenCV decodes them, one of the ways in its README: given a path, it fails on grey ones.
    """
    import cv2
    from fastmrz import FastMRZ

    cv2.setNumThreads(1)
    reader = FastMRZ()

    def read(path):
        picture = cv2.imread(path, cv2.IMREAD_COLOR)
        if picture is None:
            raise ValueError("OpenCV does not decode it")
        text = reader.get_details(picture, input_type="numpy", ignore_parse=True)
        return ([text.split("\n")], is_valid(text)) if text else ([], False)

    def is_valid(text):
        try:
            return reader.validate_mrz(text)["is_valid"]
        except (ValueError, IndexError):  # it raises these for dates that are none, and for names without a second part
            return False

    return read


PEERS = {"passporteye": passporteye, "fastmrz": fastmrz}


def children_seconds():
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def answer(read, path):
    before = children_seconds()
    try:
        zones, valid = read(path)
        said = {"zones": zones, "valid": bool(valid)}
    except Exception as error:  # whatever a peer throws is its answer to this image
        said = {"error": f"{type(error).__name__}: {error}"}
    return {**said, "children": children_seconds() - before}


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("peer", choices=PEERS)
    parser.add_argument("--model")
    parser.add_argument("--path")
    given = parser.parse_args()
    read = PEERS[given.peer](given.model)
    paths = [given.path] if given.path else (json.loads(line)["path"] for line in sys.stdin)
    for path in paths:
        print(json.dumps(answer(read, path)), flush=True)


if __name__ == "__main__":
    main()
