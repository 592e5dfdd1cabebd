"""What hostile files are made of: the test cards, and the small images, zones and templates that the tests have."""

import functools
import json
import pathlib
import zlib

ROOT = pathlib.Path(__file__).resolve().parents[2]
CARDS = sorted(file for file in (ROOT / "TestCards").iterdir() if file.suffix in (".jpg", ".png"))
# Quick to scan, so that most of a run goes to damage and not to reading.
SMALL = [file for file in CARDS if file.stat().st_size < 120_000]
IMAGES = sorted(file for file in (ROOT / "Tests/ImageProcessingTests/Fixtures").rglob("*")
                if file.suffix in (".png", ".jpg", ".webp", ".heic", ".tif", ".gif", ".bmp"))
TEMPLATES = sorted((ROOT / "Sources/CResources/Templates").glob("*.json"))


def zones():
    """Returns the zones that the test cards show, each as its lines."""
    cards = json.loads((ROOT / "TestCards/truth.json").read_text(encoding="utf-8"))["cards"]
    return [tuple(document["lines"]) for card in cards for document in card["truth"].get("documents", [])
            if document.get("lines")]


ZONES = zones()


@functools.lru_cache(maxsize=None)
def compressed(part, count):
    """Returns a part many times over, compressed, without ever holding it whole."""
    maker, parts = zlib.compressobj(6), []
    block = part * max(1, 100_000 // len(part))
    whole, rest = divmod(count, len(block) // len(part))
    for _ in range(whole):
        parts.append(maker.compress(block))
    parts.append(maker.compress(part * rest))
    return b"".join(parts) + maker.flush()


def damaged(generator, whole, other):
    """Returns bytes that are cut, flipped, overwritten, repeated, emptied or mixed with others."""
    data, kind = bytearray(whole), generator.randrange(9)
    start = generator.randrange(len(data))
    if kind == 0:
        del data[start:]
    elif kind == 1:
        for _ in range(generator.choice((1, 3, 30))):
            data[generator.randrange(len(data))] ^= 1 << generator.randrange(8)
    elif kind == 2:  # the head, where dimensions and offsets stand
        for _ in range(generator.randrange(1, 8)):
            data[generator.randrange(min(len(data), 600))] = generator.choice((0, 1, 0x7F, 0x80, 0xFF))
    elif kind == 3:
        del data[start:start + generator.randrange(1, 2000)]
    elif kind == 4:
        data[start:start] = data[start:start + generator.randrange(1, 2000)] * generator.randrange(1, 20)
    elif kind == 5:
        place = generator.randrange(len(other))
        data[start:] = other[place:]
    elif kind == 6:
        length = generator.randrange(1, 64)
        data[start:start + length] = generator.randbytes(length)
    elif kind == 7:
        data[start:start + 4] = generator.choice((b"\xff\xff\xff\xff", b"\x7f\xff\xff\xff", bytes(4), b"\x80\0\0\0"))
    else:
        return generator.choice((b"", data[:1], data[:generator.randrange(1, 32)], generator.randbytes(start % 5000)))
    return bytes(data)
