"""Draws the BMP and GIF files and the files of several pages that the tests read. See README.md."""

import io
import struct
from pathlib import Path

import numpy
import pillow_heif
import tifffile
from PIL import Image

from make_fixtures import BLUE, GREEN, RED, RGB, YELLOW, quarters

FOLDER = Path(__file__).parent
INDEX = quarters(0, 1, 2, 3)
PALETTE = (RED, GREEN, BLUE, YELLOW)
GREY_LEVELS = quarters(0, 85, 170, 255)
HEIGHT, WIDTH = INDEX.shape


def write(name, content):
    path = FOLDER / name
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(content)


# BMP, written by hand so that every header and coding can be had.


def bmp_rows(rows):
    """Rows of bytes, the lowest first, each filled up to whole words."""
    return b"".join(row + bytes(-len(row) % 4) for row in reversed([bytes(row) for row in rows]))


def packed(samples, bits):
    """Indices of a few bits each, the first in the upper bits."""
    planes = numpy.unpackbits(samples.astype(numpy.uint8)[..., None], axis=2)[..., 8 - bits:]
    return numpy.packbits(planes.reshape(len(samples), -1), axis=1)


def bmp_palette(colours, size=4):
    return b"".join(bytes(reversed(colour)) + bytes(size - 3) for colour in colours)


def write_bmp(name, pixels, bits, compression=0, palette=b"", colours=0, masks=b"", length=40, height=HEIGHT):
    header = struct.pack("<IiiHHIIiiII", length, WIDTH, height, 1, bits, compression, len(pixels), 0, 0, colours, 0)
    header += masks if length == 40 else (masks + bytes(length))[:length - 40]
    offset = 14 + len(header) + len(palette)
    start = b"BM" + struct.pack("<IHHI", offset + len(pixels), 0, 0, offset)
    write(f"bmp/{name}.bmp", start + header + palette + pixels)


def write_short_bmp(name, pixels, bits, palette=b""):
    header = struct.pack("<IHHHH", 12, WIDTH, HEIGHT, 1, bits)
    offset = 14 + len(header) + len(palette)
    start = b"BM" + struct.pack("<IHHI", offset + len(pixels), 0, 0, offset)
    write(f"bmp/{name}.bmp", start + header + palette + pixels)


def words(shifts, bits, depths):
    """The colour picture with the samples at some places of each pixel."""
    pixel = numpy.zeros((HEIGHT, WIDTH), numpy.uint32)
    for channel, (shift, depth) in enumerate(zip(shifts, depths)):
        pixel |= (RGB[..., channel].astype(numpy.uint32) * ((1 << depth) - 1) + 127) // 255 << shift
    return bmp_rows(row.astype(f"<u{bits // 8}").tobytes() for row in pixel)


def runs(bits):
    """Runs of 32 pixels, and each third row written out; the last command ends the picture."""
    coded = b""
    for number, row in enumerate(reversed(INDEX)):
        left, right = int(row[0]), int(row[-1])
        if number % 3 == 2:
            values = bytes(packed(row[None], bits)[0]) if bits == 4 else bytes(row)
            coded += bytes([0, WIDTH]) + values + bytes(len(values) % 2)
        else:
            pair = (left * 17, right * 17) if bits == 4 else (left, right)
            coded += bytes([32, pair[0], 32, pair[1]])
        coded += b"\0\0"
    return coded[:-2] + b"\0\1"


def write_bmps():
    four = bmp_palette(PALETTE)
    write_bmp("bits-1", bmp_rows(packed(quarters(0, 1, 1, 0), 1)), 1, palette=bmp_palette([(0,) * 3, (255,) * 3]))
    for bits in (2, 4):
        colours = 0 if bits == 2 else 4
        write_bmp(f"bits-{bits}", bmp_rows(packed(INDEX, bits)), bits, palette=four, colours=colours)
    full = four + bytes(4 * 252)
    write_bmp("bits-8", bmp_rows(INDEX), 8, palette=full)
    # As some programs write it: fewer colours than the header promises.
    write_bmp("short-palette", bmp_rows(INDEX), 8, palette=four)
    write_bmp("missing-colour", bmp_rows(INDEX + 1), 8, palette=four, colours=4)
    write_bmp("rgb-24", bmp_rows(row[:, ::-1].tobytes() for row in RGB), 24)
    down = b"".join(row[:, ::-1].tobytes() for row in RGB)
    write_bmp("top-down", down, 24, height=-HEIGHT)
    write_bmp("rgb-32", words((16, 8, 0), 32, (8, 8, 8)), 32)
    write_bmp("rgb-555", words((10, 5, 0), 16, (5, 5, 5)), 16)
    write_bmp("rgb-565", words((11, 5, 0), 16, (5, 6, 5)), 16, 3, masks=struct.pack("<III", 0xF800, 0x7E0, 0x1F))
    masks = struct.pack("<III", 0xFF, 0xFF00, 0xFF0000)
    write_bmp("bitfields-32", words((0, 8, 16), 32, (8, 8, 8)), 32, 3, masks=masks)
    write_bmp("bitfields-10", words((20, 10, 0), 32, (10, 10, 10)), 32, 3,
              masks=struct.pack("<III", 0x3FF << 20, 0x3FF << 10, 0x3FF))
    for name, length in [("version-4", 108), ("version-5", 124)]:
        write_bmp(name, words((0, 8, 16), 32, (8, 8, 8)), 32, 3, masks=masks, length=length)
    write_bmp("rle-8", runs(8), 8, 1, palette=full)
    write_bmp("rle-4", runs(4), 4, 2, palette=four + bytes(4 * 12))
    # The upper half is reached by a leap; what is leapt over has the first colour.
    lower = b"".join(bytes([32, 1, 32, 2, 0, 0]) for _ in range(16))
    upper = bytes([0, 2, 32, 0]) + bytes([32, 3, 0, 0, 0, 2, 32, 0]) * 15 + bytes([32, 3, 0, 1])
    write_bmp("rle-leap", lower + upper, 8, 1,
              palette=bmp_palette(((255,) * 3, *PALETTE[2:], RED)) + bytes(4 * 252))
    write_bmp("run-leaves-image", bytes([65, 1, 0, 1]), 8, 1, palette=full)
    write_short_bmp("os2-24", bmp_rows(row[:, ::-1].tobytes() for row in RGB), 24)
    write_short_bmp("os2-8", bmp_rows(INDEX), 8, palette=bmp_palette(PALETTE, 3) + bytes(3 * 252))
    write_bmp("os2-version-2", bmp_rows(INDEX), 8, palette=full, length=64)
    write_bmp("jpeg-inside", b"\xff\xd8\xff\xd9", 0, 4)
    write_bmp("huffman", b"\0" * 64, 1, 3, palette=four[:8], length=64)


# GIF, by hand too.


def gif_codes(indices, bits):
    """Codes of Lempel, Ziv and Welch in blocks."""
    clear, width, table, codes = 1 << bits, bits + 1, {}, []
    codes.append((clear, width))
    string = ()
    for index in indices:
        longer = string + (int(index),)
        if len(longer) == 1 or longer in table:
            string = longer
            continue
        codes.append((table[string] if len(string) > 1 else string[0], width))
        if clear + 2 + len(table) < 4096:
            table[longer] = clear + 2 + len(table)
            if clear + 2 + len(table) > 1 << width and width < 12:
                width += 1
        string = longer[-1:]
    codes += [(table[string] if len(string) > 1 else string[0], width), (clear + 1, width)]
    number, count = 0, 0
    for code, length in codes:
        number |= code << count
        count += length
    content = number.to_bytes((count + 7) // 8, "little")
    blocks = [content[start:start + 255] for start in range(0, len(content), 255)]
    return bytes([bits]) + b"".join(bytes([len(block)]) + block for block in blocks) + b"\0"


def gif_frame(samples, x=0, y=0, interlaced=False, transparent=None, palette=b"", bits=2):
    height, width = samples.shape
    control = b"" if transparent is None else b"\x21\xf9\x04\x01\0\0" + bytes([transparent]) + b"\0"
    flags = (0x40 if interlaced else 0) | (0x80 | bits - 1 if palette else 0)
    order = [row for first, step in [(0, 8), (4, 8), (2, 4), (1, 2)] for row in range(first, height, step)]
    rows = samples[order] if interlaced else samples
    return (control + b"," + struct.pack("<HHHHB", x, y, width, height, flags) + palette
            + gif_codes(rows.flatten(), bits))


def write_gif(name, *frames, palette=PALETTE, bits=2, size=(WIDTH, HEIGHT)):
    flags = 0x80 | bits - 1 if palette else 0
    colours = b"".join(bytes(colour) for colour in palette)
    header = b"GIF89a" + struct.pack("<HHBBB", *size, flags, 0, 0)
    comment = b"\x21\xfe\x05drawn\0"
    write(f"gif/{name}.gif", header + colours + comment + b"".join(frames) + b";")


def write_gifs():
    write_gif("plain", gif_frame(INDEX))
    write_gif("interlaced", gif_frame(INDEX, interlaced=True))
    write_gif("transparent", gif_frame(INDEX, transparent=1))
    write_gif("own-palette", gif_frame(INDEX, palette=b"".join(map(bytes, PALETTE))), palette=())
    write_gif("no-screen", gif_frame(INDEX), size=(0, 0))
    # The lower right quarter only, and beyond the canvas of the header.
    write_gif("part", gif_frame(numpy.full((16, 32), 3), x=32, y=16))
    write_gif("frames", gif_frame(INDEX), gif_frame(3 - INDEX), gif_frame(numpy.full((4, 4), 2), x=8, y=8))
    write_gif("missing-colour", gif_frame(INDEX, bits=3))
    write_gif("missing-colour-4", gif_frame(INDEX + 4, bits=3))
    write_gif("too-few-pixels", gif_frame(INDEX).replace(struct.pack("<HH", 64, 32), struct.pack("<HH", 64, 33)))
    write_gif("no-palette", gif_frame(INDEX), palette=())
    write_gif("no-frame")
    # So many pixels that the table of codes is full, and is used on.
    noise = numpy.random.default_rng(7).integers(0, 256, (64, 96)).astype(numpy.uint8)
    levels = [(level, 255 - level, level // 2) for level in range(256)]
    write_gif("noise", gif_frame(noise, bits=8), palette=levels, bits=8, size=(96, 64))
    Image.fromarray(numpy.array(levels, numpy.uint8)[noise]).save(FOLDER / "gif/noise.png")


# Files of several pages.


def jpeg(samples):
    buffer = io.BytesIO()
    Image.fromarray(samples).save(buffer, "JPEG", quality=95)
    return buffer.getvalue()


def write_views(name, kind, second=None):
    """A JPEG file with a second picture behind the first (CIPA DC-007)."""
    first, second = jpeg(RGB), second or jpeg(255 - RGB)
    entries = 3
    length = 8 + 2 + 12 * entries + 4 + 32
    size = len(first) + 4 + 4 + length
    header = b"II*\0" + struct.pack("<I", 8) + struct.pack("<H", entries)
    header += struct.pack("<HHI4s", 0xB000, 7, 4, b"0100") + struct.pack("<HHII", 0xB001, 4, 1, 2)
    header += struct.pack("<HHII", 0xB002, 7, 32, 8 + 2 + 12 * entries + 4) + struct.pack("<I", 0)
    header += struct.pack("<IIIHH", 0x20030000, size, 0, 0, 0)
    # Offsets count from the TIFF header, which stands behind the marker, the length and the name.
    header += struct.pack("<IIIHH", kind, len(second), size - (2 + 4 + 4), 0, 0)
    assert len(header) == length
    segment = b"\xff\xe2" + struct.pack(">H", 2 + 4 + length) + b"MPF\0" + header
    write(f"pages/{name}.jpg", first[:2] + segment + first[2:] + second)


def write_pages():
    write_views("stereo", 0x020002)
    write_views("thumbnail", 0x010001)
    write_views("two-pictures", 0)
    gain = jpeg(255 - RGB)
    words = b"http://ns.adobe.com/xap/1.0/\0<x hdrgm:Version='1.0'/>"
    gain = gain[:2] + b"\xff\xe1" + struct.pack(">H", 2 + len(words)) + words + gain[2:]
    write_views("gain-map", 0, gain)
    images = pillow_heif.from_pillow(Image.fromarray(RGB))
    images.add_from_pillow(Image.fromarray(255 - RGB))
    images.save(FOLDER / "pages/two.heic", quality=90)
    for name, big in [("four", False), ("four-big", True)]:
        with tifffile.TiffWriter(FOLDER / f"pages/{name}.tif", bigtiff=big) as pages:
            pages.write(RGB, photometric="rgb", compression="zlib")
            pages.write(RGB[::2, ::2], photometric="rgb", compression="zlib", subfiletype=1)
            pages.write(255 - RGB, photometric="rgb", compression="zlib")
            pages.write(GREY_LEVELS, compression="zlib", extratags=[(274, 3, 1, 3, True)])
            pages.write(RGB, photometric="rgb", compression="lzma")
    with tifffile.TiffWriter(FOLDER / "pages/raw.tif") as pages:
        pages.write(RGB, photometric="rgb", compression="zlib", extratags=[(50706, 1, 4, (1, 4, 0, 0), True)])
    with tifffile.TiffWriter(FOLDER / "pages/preview.tif") as pages:
        pages.write(RGB, photometric="rgb", subfiletype=1, subifds=1)
        pages.write(numpy.zeros((64, 128), numpy.uint16))
    two = (FOLDER / "pages.tif").read_bytes()
    first = struct.unpack_from("<I", two, 4)[0]
    pointer = first + 2 + 12 * struct.unpack_from("<H", two, first)[0]
    second = struct.unpack_from("<I", two, pointer)[0]
    write("pages/broken.tif", two[:pointer] + struct.pack("<I", len(two) + 99) + two[pointer + 4:])
    last = second + 2 + 12 * struct.unpack_from("<H", two, second)[0]
    write("pages/loop.tif", two[:last] + struct.pack("<I", first) + two[last + 4:])


if __name__ == "__main__":
    write_bmps()
    write_gifs()
    write_pages()
