"""Folders of images whose zones are known."""

import dataclasses
import json
import pathlib


@dataclasses.dataclass(frozen=True)
class Specimen:
    """An image and the zones on it."""

    path: pathlib.Path
    #: Of each zone the lines, as printed.
    zones: list


def specimens(folder):
    """Returns what the truth.json of a folder lists, in either of its two forms.

    `bench specimens` reads a list of images with `lines` each; TestCards has `cards` with documents, each with `lines`.
    """
    folder = pathlib.Path(folder)
    truth = json.loads((folder / "truth.json").read_text(encoding="utf-8"))
    if isinstance(truth, dict):
        documents = [(card["file"], card["truth"]["documents"]) for card in truth["cards"]]
    else:
        documents = [(image["file"], [image]) for image in truth]
    return [Specimen(folder / file, [document["lines"] for document in parts if document["lines"]])
            for file, parts in documents]
