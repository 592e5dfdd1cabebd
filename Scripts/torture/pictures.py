"""Images with hostile heads: huge, endless, looped, or small files that become large ones."""

import struct
import zlib

from torture import material

HUGE = (0, 1, 0x7FFF, 0x8000, 0xFFFF, 0x10000, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF)
CARD = (material.ROOT / "TestCards/td3-small.jpg").read_bytes()


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png(generator):
    width, height, extra = 40, 30, b""
    depth, colour = generator.choice(((8, 0), (8, 2), (16, 6), (1, 0), (8, 3), (3, 5), (16, 4)))
    pixels = zlib.compress(bytes(4000))
    kind = generator.randrange(6)
    if kind == 0:
        width, height = generator.choice(HUGE), generator.choice(HUGE)
    elif kind == 1:  # of 80 million pixels, within the limits, and 80 KB
        width, height, depth, colour = 9000, 9000, 8, 0
        pixels = material.compressed(b"\0", 9001 * 9000)
    elif kind == 2:
        extra = chunk(b"iCCP", b"p\0\0" + material.compressed(b"\0", generator.choice((1, 50)) * 1_000_000))
    elif kind == 3:
        extra = chunk(b"zTXt", b"k\0\0" + material.compressed(b"\0", 50_000_000)) + chunk(b"tEXt", b"k\0v") * 20_000
    elif kind == 4:  # much more than the picture has
        pixels = material.compressed(b"\0", 60_000_000)
    else:
        extra = chunk(b"eXIf", b"MM\0*" + generator.randbytes(60)) + chunk(b"tRNS", bytes(300)) + chunk(b"PLTE", b"abc" * 256)
    head = struct.pack(">IIBBBBB", width & 0xFFFFFFFF, height & 0xFFFFFFFF, depth, colour, 0, 0, generator.randrange(2))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + extra + chunk(b"IDAT", pixels) * generator.choice((1, 1, 3)) \
        + chunk(b"IEND", b"")


def segments(data):
    """Returns where the frame of a JPEG file says its size, and where its last scan begins; nothing of a broken one."""
    place, frame, scan = 2, None, None
    while place + 4 < len(data) and data[place] == 0xFF:
        kind, length = data[place + 1], int.from_bytes(data[place + 2:place + 4], "big")
        if kind in (0xC0, 0xC1, 0xC2):
            frame = place + 5
        if kind == 0xDA:
            scan = place
            break
        place += 2 + length
    return frame, scan


def jpeg(generator):
    whole = CARD if generator.random() < 0.5 else \
        (material.ROOT / "Tests/ImageProcessingTests/Fixtures/progressive.jpg").read_bytes()
    data = bytearray(whole)
    frame, scan = segments(data)
    kind = generator.randrange(5)
    if kind == 0:
        struct.pack_into(">HH", data, frame, generator.choice(HUGE) & 0xFFFF, generator.choice(HUGE) & 0xFFFF)
    elif kind == 1:  # thousands of scans of a picture of 64 million pixels
        struct.pack_into(">HH", data, frame, 8000, 8000)
        data[-2:] = data[scan:-2] * min(3000, 2_000_000 // (len(data) - scan)) + b"\xff\xd9"
    elif kind == 2:  # comments and tables
        data[2:2] = (b"\xff\xfe\0\x04ab" * 20_000) + b"\xff\xdb\0\x43\0" + bytes(64)
    elif kind == 3:  # a rotation, thumbnails and views that are not there
        exif = b"Exif\0\0MM\0*\0\0\0\x08" + struct.pack(">H", 400) + generator.randbytes(4000)
        data[2:2] = b"\xff\xe1" + struct.pack(">H", len(exif) + 2) + exif
        data[2:2] = b"\xff\xe2\xff\xff" + b"MPF\0MM\0*" + generator.randbytes(65_525)
    else:
        data[2:2] = b"\xff\xdd\0\x04\0\x01"  # restarts that never come
    return bytes(data)


def bmp(generator):
    width, height = (generator.choice((*HUGE, 40, 0xFFFFFFD8)) for _ in range(2))
    bits, compression = generator.choice((1, 4, 8, 16, 24, 32, 7)), generator.choice((0, 1, 2, 3, 4, 5, 0xFFFFFFFF))
    head = struct.pack("<IIIHHIIIIII", generator.choice((40, 12, 124, 0, 0xFFFFFFFF)), width & 0xFFFFFFFF, height & 0xFFFFFFFF, 1,
                       bits, compression, 0, 0, 0, generator.choice(HUGE) & 0xFFFFFFFF, 0)
    body = generator.choice((generator.randbytes(8000), b"\0\2\xff\xff" * 4000, b"\xff\x01" * 4000, b"\0\0" * 4000))
    return b"BM" + struct.pack("<III", 54 + len(body), 0, generator.choice((54, 0, 0xFFFFFFFF, 1078))) + head + body


def gif(generator):
    width, height = generator.choice(((0xFFFF, 0xFFFF), (40, 30), (0, 0), (9000, 9000), (0xFFFF, 1)))
    frame = b"," + struct.pack("<HHHHB", generator.choice((0, 0xFFFF)), 0, *generator.choice(((40, 30), (0xFFFF, 0xFFFF), (0, 0))),
                               generator.choice((0, 0x40, 0x87)))
    codes = generator.randbytes(250)
    frame += bytes([generator.choice((2, 8, 11, 12, 0))]) + b"\xfa" + codes + b"\0"
    return b"GIF89a" + struct.pack("<HHBBB", width, height, generator.choice((0xF7, 0, 0x80)), 0, 0) + bytes(768) \
        + frame * generator.choice((1, 2, 5000)) + b";"


def tiff(generator):
    """TIFF files: loops of pages, thousands of them, counts that lie, a card as JPEG in each page."""
    big, count = generator.random() < 0.5, generator.choice((1, 2, 1000))
    order = ">" if big else "<"
    kind = generator.randrange(6)
    width, height, compression, body = 40, 30, 1, bytes(1200)
    if kind == 0:
        width, height = generator.choice(HUGE), generator.choice(HUGE)
    elif kind == 1:
        compression, body = 7, CARD
        frame, _ = segments(CARD)
        height, width = struct.unpack_from(">HH", CARD, frame)
    elif kind == 2:
        width, height, compression, body = 9000, 9000, 8, material.compressed(b"\0", 81_000_000)
    strips = generator.choice((1, 1, 1, 0xFFFFFFFF)) if kind == 3 else 1
    data = bytearray((b"MM\0*" if big else b"II*\0") + struct.pack(order + "I", 8 + len(body)) + body)
    for number in range(count):
        start = len(data)
        tags = [(256, 4, 1, width), (257, 4, 1, height), (258, 3, 1, 8), (259, 3, 1, compression),
                (262, 3, 1, 6 if compression == 7 else 1), (273, 4, strips, 8), (277, 3, 1, 3 if compression == 7 else 1),
                (278, 4, 1, generator.choice((height, 1, 0))), (279, 4, strips, len(body))]
        if kind == 4:
            tags.append((330, 4, 1, start))
        if kind == 5:
            tags += [(270, 2, 0xFFFFFFFF, 8), (34675, 7, 0x7FFFFFFF, 8)]
        entries = b""
        for tag, type_, length, value in sorted(tags):
            packed = struct.pack(order + "HH", value & 0xFFFF, 0) if type_ == 3 else struct.pack(order + "I", value & 0xFFFFFFFF)
            entries += struct.pack(order + "HHI", tag, type_, length) + packed
        after = start + 2 + len(entries) + 4
        last = generator.choice((0, 8 + len(body), start)) if number == count - 1 else after
        data += struct.pack(order + "H", len(tags)) + entries + struct.pack(order + "I", last)
    return bytes(data)


def webp(generator):
    whole = bytearray(generator.choice([f for f in material.IMAGES if f.suffix == ".webp"]).read_bytes())
    kind = generator.randrange(3)
    if kind == 0:  # the dimensions
        whole[20:30] = generator.randbytes(10)
    elif kind == 1:
        struct.pack_into("<I", whole, 4, generator.choice(HUGE) & 0xFFFFFFFF)
        struct.pack_into("<I", whole, 16, generator.choice(HUGE) & 0xFFFFFFFF)
    else:
        whole = bytearray(b"RIFF\xff\xff\xff\x7fWEBPVP8X\x0a\0\0\0" + b"\x02\0\0\0" + b"\xff\x3f\0\xff\x3f\0"
                          + b"ANIM\x06\0\0\0" + bytes(6) + (b"ANMF\x10\0\0\0" + bytes(16)) * 5000)
    return bytes(whole)


def heic(generator):
    whole = bytearray(generator.choice([f for f in material.IMAGES if f.suffix == ".heic"]).read_bytes())
    for word in generator.sample((b"ispe", b"iloc", b"mdat", b"hvcC", b"meta", b"ipma", b"iinf", b"irot"), 2):
        place = whole.find(word)
        if place < 0:
            continue
        if generator.random() < 0.5:
            struct.pack_into(">I", whole, place - 4, generator.choice(HUGE) & 0xFFFFFFFF)
        else:
            whole[place + 8:place + 16] = struct.pack(">II", *(generator.choice(HUGE) & 0xFFFFFFFF for _ in range(2)))
    return bytes(whole[:generator.choice((len(whole), len(whole) // 2))])


CRAFTED = {"png": png, "jpg": jpeg, "bmp": bmp, "gif": gif, "tif": tiff, "webp": webp, "heic": heic}
