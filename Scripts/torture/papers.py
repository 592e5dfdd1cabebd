"""PDF files that are hostile: loops, lies, depth, and streams that become large."""

import zlib

from torture import material, pictures

WIDTH, HEIGHT = 640, 480


def stream(words, data):
    return b"<< %s /Length %d >>\nstream\n%s\nendstream" % (words, len(data), data)


def written(objects, generator, trailer=b""):
    """Returns a file of objects from 1 on; its table of places is at times wrong, and at times leads back to itself."""
    data, places = bytearray(b"%PDF-1.7\n"), []
    for number, body in enumerate(objects, 1):
        places.append(len(data))
        data += b"%d 0 obj\n%s\nendobj\n" % (number, body)
    start, shift = len(data), generator.choice((0, 0, 0, 7, 10**9))
    data += b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1)
    data += b"".join(b"%010d 00000 n \n" % (place + shift) for place in places)
    loop = b"/Prev %d" % start if generator.random() < 0.2 else b""
    return bytes(data + b"trailer\n<< /Size %d /Root 1 0 R %s %s >>\nstartxref\n%d\n%%%%EOF\n"
                 % (len(objects) + 1, loop, trailer, generator.choice((start, start, 0, 10**10))))


def simple(content, generator, *more, page=b"", resources=b"/XObject << /I 5 0 R >>", box=b"0 0 320 240", trailer=b""):
    image = stream(b"/Type /XObject /Subtype /Image /Width %d /Height %d /ColorSpace /DeviceRGB /BitsPerComponent 8"
                   b" /Filter /DCTDecode" % (WIDTH, HEIGHT), pictures.CARD)
    return written([b"<< /Type /Catalog /Pages 2 0 R >>", b"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
                    b"<< /Type /Page /Parent 2 0 R /MediaBox [%s] /Contents 4 0 R /Resources << %s >> %s >>"
                    % (box, resources, page), content, image, *more], generator, trailer)


DRAWN = b"q 320 0 0 240 0 0 cm /I Do Q"


def bomb(generator):
    """A content of 200 MB in 200 KB, twice compressed at times."""
    data = material.compressed(b"q Q ", 50_000_000)
    if generator.random() < 0.5:
        return simple(stream(b"/Filter [/FlateDecode /FlateDecode]", zlib.compress(data)), generator)
    return simple(stream(b"/Filter /FlateDecode", data), generator)


def deep(generator):
    depth = generator.choice((1000, 100_000, 1_000_000))
    return simple(stream(b"", DRAWN), generator, page=b"/Deep " + b"[" * depth + b"]" * generator.choice((depth, 0)))


def dictionaries(generator):
    return simple(stream(b"", DRAWN), generator, page=b"/Deep " + b"<< /A " * 100_000 + b"1" + b" >>" * 100_000)


def nested(generator):
    """A form that draws itself, and operators that never end."""
    form = stream(b"/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /F 6 0 R >> >>", b"/F Do " * 100)
    content = generator.choice((b"/F Do", b"q " * 500_000, b"BT " * 100_000, b"(" * 200_000, b"BI /W 9999999 /H 9 ID "))
    return simple(stream(b"", content), generator, form, resources=b"/XObject << /F 6 0 R >>")


def pages(generator):
    """A tree of pages that is a loop, or names one page a hundred thousand times, or a million that are not there."""
    kids = generator.choice((b"2 0 R", b"3 0 R " * 100_000, b"2 0 R 3 0 R", b"99 0 R", b"3 0 R 1 0 R 4 0 R", b"null 7 (x)"))
    count = generator.choice((b"1", b"-1", b"99999999999", b"1000000", b"2 0 R"))
    page = b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 320 240] >>"
    return written([b"<< /Type /Catalog /Pages 2 0 R >>", b"<< /Type /Pages /Kids [%s] /Count %s >>" % (kids, count), page,
                    stream(b"", DRAWN)], generator)


def boxes(generator):
    numbers = (b"1e9", b"-1e9", b"0", b"320", b"99999999999999999999", b"0.0000001", b"nan", b"(x)", b"4 0 R")
    return simple(stream(b"", DRAWN), generator, box=b" ".join(generator.choice(numbers) for _ in range(4)),
                  page=b"/Rotate %s /UserUnit %s" % (generator.choice((b"45", b"90", b"1e99")), generator.choice(numbers)))


def filters(generator):
    names = [generator.choice((b"/JBIG2Decode", b"/JPXDecode", b"/CCITTFaxDecode", b"/LZWDecode", b"/RunLengthDecode",
                               b"/ASCII85Decode", b"/FlateDecode", b"/Crypt", b"/None")) for _ in range(generator.choice((1, 2, 300)))]
    image = stream(b"/Type /XObject /Subtype /Image /Width %d /Height %d /ColorSpace /DeviceGray /BitsPerComponent %d /Filter [%s]"
                   % (generator.choice((640, 10**9, 30_000)), generator.choice((480, 10**9, 30_000)),
                      generator.choice((1, 8, 16, 99)), b" ".join(names)), generator.randbytes(3000))
    return simple(stream(b"", b"q 320 0 0 240 0 0 cm /G Do Q"), generator, image, resources=b"/XObject << /G 6 0 R >>")


def locked(generator):
    return simple(stream(b"", DRAWN), generator, trailer=b"/Encrypt << /Filter /Standard /V %d /R %d /Length %d /O (%s) /U (%s) /P %d"
                  b" >> /ID [(a) (b)]" % (*(generator.choice((0, 2, 4, 5, 6, 128, 10**9)) for _ in range(3)), b"a" * 32, b"b" * 32, -4))


def sound(generator):
    return simple(stream(b"", DRAWN), generator)


KINDS = (sound, bomb, deep, dictionaries, nested, pages, boxes, filters, locked)


def crafted(generator):
    return generator.choice(KINDS)(generator)
