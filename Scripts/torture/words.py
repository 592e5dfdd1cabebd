"""Texts that are hostile: zones, lists of photographs, templates."""

import base64
import json
import string

from torture import material

CHARACTERS = string.ascii_uppercase + string.digits + "<"
ODD = ["é", "\0", " ", "«", "\u200b", "\u202e", "\t", "\ufeff", "İ", "٣", "\U0001f600", "a", "Ａ"]
# The weights and places of check digits in Doc 9303: number, places of what it covers, in all lines joined.
CHECKED = {
    "TD1": [(14, range(5, 14)), (36, range(30, 36)), (44, range(38, 44)),
            (59, [*range(5, 30), *range(30, 37), *range(38, 45), *range(48, 59)])],
    "TD2": [(45, range(36, 45)), (55, range(49, 55)), (63, range(57, 63)),
            (71, [*range(36, 46), *range(49, 56), *range(57, 71)])],
    "TD3": [(53, range(44, 53)), (63, range(57, 63)), (71, range(65, 71)), (86, range(72, 86)),
            (87, [*range(44, 54), *range(57, 64), *range(65, 87)])],
    "MRV-A": [(53, range(44, 53)), (63, range(57, 63)), (71, range(65, 71))],
    "MRV-B": [(45, range(36, 45)), (55, range(49, 55)), (63, range(57, 63))],
}
CHECKED["MRVA"], CHECKED["MRVB"] = CHECKED["MRV-A"], CHECKED["MRV-B"]


def value(character):
    return 0 if character == "<" else int(character, 36)


def holds(zone, digit, places):
    """Returns whether a check digit holds; an empty number, and a long one of TD1 and TD2, have `<` for it."""
    covered = "".join(zone[place] for place in places)
    wanted = sum(value(character) * (7, 3, 1)[index % 3] for index, character in enumerate(covered)) % 10
    return zone[digit] == str(wanted) or zone[digit] == "<"


def proves(format_, lines):
    """Returns whether all check digits of a zone hold, counted here and not by the program; unknown formats pass."""
    zone = "".join(lines).upper()
    return format_ not in CHECKED or all(character in CHARACTERS for character in zone) and all(
        holds(zone, digit, places) for digit, places in CHECKED[format_])


def zone(generator):
    lines = [list(line) for line in generator.choice(material.ZONES)]
    for _ in range(generator.choice((0, 1, 1, 2, 8))):
        line = generator.choice(lines)
        if not line:
            continue
        place, kind = generator.randrange(len(line)), generator.randrange(5)
        if kind < 2:
            line[place] = generator.choice(CHARACTERS)
        elif kind == 2:
            line[place] = generator.choice(ODD)
        elif kind == 3:
            del line[place:place + generator.choice((1, 1, 50))]
        else:
            line[place:place] = generator.choice(CHARACTERS) * generator.choice((1, 1, 200))
    if generator.random() < 0.1:
        generator.shuffle(lines)
    return "\n".join("".join(line) for line in lines)


def zones(generator):
    """Returns a file with zones, blank lines, comments, and at times bytes that are no UTF-8 or lines without an end."""
    parts = [zone(generator) for _ in range(generator.randrange(1, 40))]
    text = generator.choice(("\n\n", "\r\n\r\n", "\n \n", "\n# a comment\n\n", "\r\r")).join(parts).encode()
    extra = generator.randrange(6)
    if extra == 0:
        text = b"\xef\xbb\xbf" + text
    elif extra == 1:
        text = material.damaged(generator, text, text)
    elif extra == 2:
        text += b"\n\n" + b"P<" * generator.choice((1000, 2_000_000))
    elif extra == 3:
        text = text.decode().encode("utf-16")
    return text


IMAGE = base64.b64encode((material.ROOT / "Tests/ImageProcessingTests/Fixtures/grey-8.png").read_bytes())


def odd_line(generator, number):
    """Returns a line of a list that is hostile, or one that is well-formed."""
    name = b"%d" % number
    return generator.choice((
        lambda: b"-", lambda: b"./-", lambda: b" ", lambda: b"{", lambda: b"{}", lambda: b"[]", lambda: b"null",
        lambda: b'{"id":' + name + b',"path":"-"}', lambda: b'{"id":01,"path":"a.jpg"}', lambda: b'{"id":-0,"path":"a.jpg"}',
        lambda: b'{"id":1e-999,"path":"a.jpg"}', lambda: b'{"id":1e999,"path":"a.jpg"}', lambda: b'{"id":1.0,"path":"a.jpg"}',
        lambda: b'{"id":99999999999999999999999,"path":"a.jpg"}', lambda: b'{"id":NaN,"path":"a.jpg"}',
        lambda: b'{"id":"\\ud800","path":"a.jpg"}', lambda: b'{"id":"a","path":"\\udfff"}',
        lambda: b'{"id":"' + name + b'","path":"a\\u0000b.jpg"}', lambda: b"a\0b.jpg", lambda: b'{"id":"\0","path":"a"}',
        lambda: b'{"id":1,"id":2,"path":"a.jpg"}', lambda: b'{"id":' + name + b',"path":"a","path":"b"}',
        lambda: b'{"id":' + name + b',"p\\u0061th":"a","path":"b"}', lambda: b'\xef\xbb\xbf{"id":' + name + b',"path":"a.jpg"}',
        lambda: b'{"id":' + name + b',"base64":"' + IMAGE + b'"}', lambda: b'{"id":' + name + b',"base64":"!!!!"}',
        lambda: b'{"id":' + name + b',"base64":""}', lambda: b'{"id":' + name + b',"base64":null,"path":null}',
        lambda: b'{"id":[' + name + b'],"path":"a.jpg"}', lambda: b'{"id":true,"path":"a.jpg"}',
        lambda: b'{"id":' + name + b',"path":"a.jpg"} trailing', lambda: b'{"id":' + name + b",'path':'a.jpg'}",
        lambda: b'{"id":' + name + b',"path":"a.jpg",}', lambda: b'{"id":' + name + b',"x":' + b"[" * 100_000 + b"}",
        lambda: b'{"x":' * 50_000, lambda: b'{"id":"' + b"\\u00e9" * 30_000 + b'","path":"a"}',
        lambda: b'{"id":' + name + b',"path":"' + b"a" * generator.choice((300, 5000, 10_000_000)) + b'"}',
        lambda: b"data:image/png;base64," + IMAGE, lambda: b"\xff\xfe\xfd.jpg", lambda: b"http://127.0.0.1/a.jpg",
        lambda: b"/dev/zero", lambda: b"/proc/self/mem", lambda: b".", lambda: b"\x1b[2J\x1b]0;x\x07.jpg",
        lambda: b"\r", lambda: b"missing-" + name + b".jpg", lambda: b'{"id":' + name + b',"path":"missing.jpg"}',
        lambda: '{"id":"é","path":"a"}'.encode(), lambda: '{"id":"e\u0301","path":"a"}'.encode()))()


def requests(generator):
    """Returns a list of photographs, and how many lines of it must have an answer: those that are not empty."""
    count = generator.choice((1, 5, 100, 300))
    lines = [odd_line(generator, number) if generator.random() < 0.5 else b'{"id":"n%d","path":"missing.jpg"}' % number
             for number in range(count)]
    return listed(generator, lines)


def long_list(count):
    """Returns a list of that many lines, one of which is `-`, as is its id elsewhere."""
    lines = [b'{"id":%d,"path":"missing-%d.jpg"}' % (number, number) for number in range(count)]
    lines[count // 2] = b"-"
    return b"\n".join(lines), count


def listed(generator, lines):
    end = generator.choice((b"\n", b"\n", b"\r\n", b"\n\n"))
    data = end.join(lines) + generator.choice((b"", end))
    if generator.random() < 0.1:
        data = b"\xef\xbb\xbf" + data
    bare = data[3:] if data.startswith(b"\xef\xbb\xbf") else data
    return data, sum(1 for line in bare.split(b"\n") if line.removesuffix(b"\r"))


def well_formed_ids(data):
    """Returns the ids of lines that are JSON as RFC 8259 has it, and stand once, each as JSON writes it."""
    found = {}
    for line in data.split(b"\n"):
        try:
            card = json.loads(line.decode(), object_pairs_hook=lambda pairs: dict(pairs) if len({k for k, _ in pairs}) == len(pairs)
                              else {})
            name = card["id"]
            json.dumps(name, ensure_ascii=False).encode()
        except (ValueError, TypeError, KeyError, RecursionError):
            continue
        if type(name) is str or type(name) is int and abs(name) < 2**62:
            found[json.dumps(name)] = found.get(json.dumps(name), 0) + 1
    return {name for name, count in found.items() if count == 1}


WORDS = (b"null", b"-1", b"1e999", b"01", b'"\\ud800"', b"[]", b"{}", b'""', b"true", b"99999999999999999999", b'"ID-3"', b"1e-999",
         b'"[a-"', b'"((((a*)*)*)*)*b"', b"[" * 50_000, b'{"a":' * 50_000, b'"' + b"x" * 1_000_000 + b'"', b'"\\u0000"', b"\0")


def template(generator):
    """Returns a template in which some values are others, or bytes are damaged."""
    text = generator.choice(material.TEMPLATES).read_bytes()
    if generator.random() < 0.3:
        return material.damaged(generator, text, text)
    for _ in range(generator.choice((1, 1, 3))):
        starts = [place for place in range(len(text)) if text[place:place + 2] == b": "]
        place = generator.choice(starts) + 2
        ends = [end for end in (text.find(mark, place) for mark in (b",", b"\n", b" }")) if end > 0]
        text = text[:place] + generator.choice(WORDS) + text[min(ends, default=place):]
    return text
