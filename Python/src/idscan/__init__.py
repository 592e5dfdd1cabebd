"""IDScan reads identity documents: a photograph in, verified fields out. Everything happens on this machine.

    import idscan

    result = idscan.scan("card.jpg")
    for document in result.documents:
        print(document.status, document.fields["surname"].value)
"""

from __future__ import annotations

import asyncio
import functools
import json
import os
import pathlib
from types import TracebackType
from typing import TypeAlias, TypedDict, Unpack

from . import _library
from .results import Document, Field, Result

__all__ = ["Document", "Field", "Options", "Photograph", "Pool", "Result", "ScanError", "__version__", "scan", "scan_async"]

__version__: str = _library.ffi.string(_library.lib.idscan_version()).decode()

Photograph: TypeAlias = bytes | bytearray | memoryview | str | os.PathLike[str]
"""A file: its content, or its path."""


class Options(TypedDict, total=False):
    """The options of scanners. All may be left out."""

    workers: int
    """The number of photographs that are read at a time, 1 to 256; by default the number of cores."""
    visual_zone: bool
    """True to read print beside a zone, too, False to read zones alone; by default captions tell what is printed on
    documents without a zone."""
    corners: bool
    """False to leave out the places of things."""
    timings: bool
    """True to tell the time of each stage."""
    reference_date: str
    """The day that counts as today, as "2026-11-21"; by default that of the machine."""
    pages: str
    """The pages of a file that are read, as "1,3-5"; by default all."""
    max_bytes: int
    """The bytes that a file may have."""
    max_pixels: int
    """The pixels that a picture may have."""
    time_limit: float
    """The seconds of the processor that a photograph may take."""
    trust: list[str]
    """The files of certificates that signatures of seals are checked with."""


class ScanError(Exception):
    """A photograph that gave no result: no image, too large, too slow, ...

    Attributes:
        code: A word for programs, such as "notAnImage".
        message: A sentence for people.
    """

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code, self.message = code, message


class Pool:
    """Scanners that threads share: so many photographs are read at a time, others wait. Other threads of Python run meanwhile.

    A pool is of the process that made it: a process that was forked from it makes its own.
    """

    def __init__(self, **options: Unpack[Options]) -> None:
        """Makes scanners, and loads their models.

        Raises:
            ValueError: An option is unknown or wrong, or a model is missing; the message says which.
        """
        self._process = os.getpid()
        self._handle = _library.ffi.NULL
        error = _library.ffi.new("char **")
        names = {_camel(name): value for name, value in options.items()}
        handle = _library.lib.idscan_create(json.dumps(names).encode(), error)
        if handle == _library.ffi.NULL:
            raise ValueError(_library.text(error[0]))
        self._handle = _library.ffi.gc(handle, _library.lib.idscan_destroy)

    def scan_json(self, photograph: Photograph) -> str:
        """Reads a photograph, and returns the report as one line of JSON: what the program idscan prints of standard input."""
        if self._handle == _library.ffi.NULL:
            raise ValueError("this pool is closed")
        if self._process != os.getpid():
            raise RuntimeError("this pool is of the process that this one was forked from: make a pool here")
        content = _content(photograph)
        bytes_ = _library.ffi.from_buffer(content)
        return _library.text(_library.lib.idscan_scan(self._handle, bytes_, len(bytes_)))

    def scan(self, photograph: Photograph) -> Result:
        """Reads a photograph.

        Raises:
            ScanError: It is no photograph, or beyond a limit.
            OSError: The file cannot be read.
        """
        report = json.loads(self.scan_json(photograph))
        if error := report.get("error"):
            raise ScanError(error["code"], error["message"])
        return Result._of(report)

    async def scan_async(self, photograph: Photograph) -> Result:
        """Reads a photograph, as `scan` does, while other tasks run."""
        return await asyncio.to_thread(self.scan, photograph)

    def close(self) -> None:
        """Ends the scanners; scans that have begun are still answered. No scan may begin later."""
        self._handle = _library.ffi.NULL

    def __enter__(self) -> Pool:
        return self

    def __exit__(self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None) -> None:
        self.close()


def scan(photograph: Photograph, **options: Unpack[Options]) -> Result:
    """Reads a photograph by scanners that are made with the first one, and kept for the same options."""
    return _pool(os.getpid(), json.dumps(options, sort_keys=True)).scan(photograph)


async def scan_async(photograph: Photograph, **options: Unpack[Options]) -> Result:
    """Reads a photograph, as `scan` does, while other tasks run."""
    return await asyncio.to_thread(functools.partial(scan, photograph, **options))


@functools.lru_cache(maxsize=4)
def _pool(process: int, options: str) -> Pool:
    return Pool(**json.loads(options))


def _camel(name: str) -> str:
    first, *others = name.split("_")
    return first + "".join(part.capitalize() for part in others)


def _content(photograph: Photograph) -> bytes | bytearray | memoryview:
    if isinstance(photograph, (str, os.PathLike)):
        return pathlib.Path(photograph).read_bytes()
    return photograph
