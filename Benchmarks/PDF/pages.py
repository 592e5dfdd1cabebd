"""Draws pages whose words, and where these stand, are known exactly."""

import dataclasses
import math

from PIL import Image, ImageDraw, ImageFont

# The first articles of the Universal Declaration of Human Rights (United Nations, 1948).
TEXT = """Article 1. All human beings are born free and equal in dignity and rights. They are endowed with reason and
conscience and should act towards one another in a spirit of brotherhood.
Article 2. Everyone is entitled to all the rights and freedoms set forth in this Declaration, without distinction of any
kind, such as race, colour, sex, language, religion, political or other opinion, national or social origin, property, birth or
other status. Furthermore, no distinction shall be made on the basis of the political, jurisdictional or international status
of the country or territory to which a person belongs, whether it be independent, trust, non-self-governing or under any other
limitation of sovereignty.
Article 3. Everyone has the right to life, liberty and security of person.
Article 4. No one shall be held in slavery or servitude; slavery and the slave trade shall be prohibited in all their forms.
Article 5. No one shall be subjected to torture or to cruel, inhuman or degrading treatment or punishment.
Article 6. Everyone has the right to recognition everywhere as a person before the law.
Article 7. All are equal before the law and are entitled without any discrimination to equal protection of the law. All are
entitled to equal protection against any discrimination in violation of this Declaration and against any incitement to such
discrimination.
Article 8. Everyone has the right to an effective remedy by the competent national tribunals for acts violating the
fundamental rights granted him by the constitution or by law.
Article 9. No one shall be subjected to arbitrary arrest, detention or exile.
Article 10. Everyone is entitled in full equality to a fair and public hearing by an independent and impartial tribunal, in
the determination of his rights and obligations and of any criminal charge against him.""".split()

FONTS = ["LiberationSerif-Regular.ttf", "LiberationSans-Regular.ttf", "LiberationMono-Regular.ttf"]
FOLDER = "/usr/share/fonts/truetype/liberation/"
# A page of A4 at 300 dots per inch.
WIDTH, HEIGHT, DPI = 2480, 3508, 300
# Drawn so many times as large, then made smaller: edges lie between pixels, as a scanner sees them.
SCALE = 2


@dataclasses.dataclass
class Word:
    text: str
    # Top left, top right, bottom right, bottom left, in pixels: from its first to its last ink along the line, and from the
    # highest to the lowest ink of its line across.
    corners: list
    # How high a capital letter of the line is, in pixels.
    letter: float


@dataclasses.dataclass
class Block:
    """Lines of text at an angle: degrees clockwise, about their middle."""

    x: float
    y: float
    angle: float
    size: int
    font: str
    lines: list


def lines_of(words, count, length):
    """Returns so many lines of words, each about so many characters long."""
    lines, line = [], []
    for word in words:
        if sum(len(w) + 1 for w in line) + len(word) > length:
            lines.append(line)
            line = []
            if len(lines) == count:
                break
        line.append(word)
    else:
        lines.append(line)
    return lines


def words_from(number):
    """Returns the text, beginning at another word for each page."""
    start = number * 37 % len(TEXT)
    return TEXT[start:] + TEXT[:start]


def turned(block, x, y, width, height):
    """Returns where a place of a block, from its own corner, is on the page."""
    angle = math.radians(block.angle)
    dx, dy = x - width / 2, y - height / 2
    return (block.x + dx * math.cos(angle) - dy * math.sin(angle),
            block.y + dx * math.sin(angle) + dy * math.cos(angle))


def ink(font, word):
    """Returns the left, upper, right and lower edge of what is at least half black of a word whose base line begins at 0, 0."""
    margin = font.size
    sheet = Image.new("L", (round(font.getlength(word)) + 2 * margin, 3 * margin), 0)
    ImageDraw.Draw(sheet).text((margin, 2 * margin), word, 255, font, anchor="ls")
    left, top, right, bottom = sheet.point(lambda value: 255 if value > 127 else 0).getbbox()
    return left - margin, top - 2 * margin, right - margin, bottom - 2 * margin


def draw_block(page, block):
    """Draws a block on a page; returns its words."""
    font = ImageFont.truetype(FOLDER + block.font, block.size * SCALE)
    step, space = round(1.45 * block.size * SCALE), font.getlength(" ")
    width = round(max(sum(font.getlength(w) + space for w in line) for line in block.lines)) + 24 * SCALE
    height = step * (len(block.lines) + 1)
    sheet = Image.new("L", (width, height), 0)
    pen, found = ImageDraw.Draw(sheet), []
    letter = ink(font, "H")
    for number, line in enumerate(block.lines):
        base, x, boxes = step * (number + 1), 8 * SCALE, []
        for word in line:
            pen.text((x, base), word, 255, font, anchor="ls")
            left, top, right, bottom = ink(font, word)
            boxes.append((word, x + left, base + top, x + right, base + bottom))
            x += round(font.getlength(word) + space)
        top, bottom = min(b[2] for b in boxes), max(b[4] for b in boxes)
        for word, left, _, right, _ in boxes:
            corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
            found.append(Word(word, [turned(block, a / SCALE, b / SCALE, width / SCALE, height / SCALE) for a, b in corners],
                              (letter[3] - letter[1]) / SCALE))
    # From a pixel of the page to one of the sheet.
    angle = math.radians(-block.angle)
    a, b = math.cos(angle) * SCALE, -math.sin(angle) * SCALE
    c = width / 2 - a * block.x - b * block.y
    d, e = math.sin(angle) * SCALE, math.cos(angle) * SCALE
    f = height / 2 - d * block.x - e * block.y
    fine = page.width * SCALE, page.height * SCALE
    turned_sheet = sheet.transform(fine, Image.Transform.AFFINE, (a / SCALE, b / SCALE, c, d / SCALE, e / SCALE, f),
                                   Image.Resampling.BICUBIC)
    page.paste(0, (0, 0), turned_sheet.resize(page.size, Image.Resampling.BOX))
    return found


def blocks_of(kind, number):
    """Returns the blocks of a page: one of print at an angle, or four at different ones."""
    font, words = FONTS[number % len(FONTS)], words_from(number)
    size = 38 + number % 4 * 4
    if kind != "mixed":
        angle = float(kind)
        length, count = (78, 34) if angle in (0, 3) else (56, 26)
        return [Block(WIDTH / 2, HEIGHT / 2, angle, size, font, lines_of(words, count, length * 40 // size))]
    places = [(700, 800, 0), (1750, 900, 17), (800, 2500, -9), (1800, 2500, 4)]
    return [Block(x, y, angle, size, font, lines_of(words[40 * i:] + words, 12, 24)) for i, (x, y, angle) in enumerate(places)]


def page(kind, number):
    """Returns a page and its words, in the order of reading."""
    image, words = Image.new("L", (WIDTH, HEIGHT), 255), []
    for block in blocks_of(kind, number):
        words += draw_block(image, block)
    return image, words


def scanned(image, number):
    """Returns a page as a scanner has it: on paper that is not quite white, with noise and a little blur, in colour."""
    from PIL import ImageChops, ImageFilter

    noise = Image.effect_noise(image.size, 12).point(lambda value: value // 8)
    paper = ImageChops.subtract(image.filter(ImageFilter.GaussianBlur(0.6)), noise)
    return Image.merge("RGB", (paper, paper.point(lambda v: v * 252 // 255), paper.point(lambda v: v * 244 // 255)))
