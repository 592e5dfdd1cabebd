"""Reads the text layer of a page: every glyph with the matrix that it is drawn by."""

import dataclasses

from pdfminer.converter import PDFLayoutAnalyzer
from pdfminer.pdfinterp import PDFPageInterpreter, PDFResourceManager
from pdfminer.pdfpage import PDFPage


@dataclasses.dataclass
class Word:
    text: str
    # Top left, top right, bottom right, bottom left, in points of the page.
    corners: list


class Glyphs(PDFLayoutAnalyzer):
    """Collects glyphs in the order of the content."""

    def __init__(self, resources):
        super().__init__(resources, laparams=None)
        self.found = []

    def render_char(self, matrix, font, fontsize, scaling, rise, cid, *rest):
        descent = font.get_descent() * fontsize
        self.found.append((font.to_unichr(cid), matrix, font.char_width(cid) * fontsize * scaling, descent, descent + fontsize))
        return super().render_char(matrix, font, fontsize, scaling, rise, cid, *rest)


def glyphs(file, number=0):
    """Returns the glyphs of a page: each its text and its corners."""
    resources = PDFResourceManager()
    device = Glyphs(resources)
    interpreter = PDFPageInterpreter(resources, device)
    with open(file, "rb") as source:
        page = list(PDFPage.get_pages(source))[number]
        interpreter.process_page(page)
    result = []
    for text, (a, b, c, d, e, f), advance, low, high in device.found:
        place = lambda x, y: (a * x + c * y + e, b * x + d * y + f)
        result.append(Word(text, [place(0, high), place(advance, high), place(advance, low), place(0, low)]))
    return result


def text(file, number=0):
    """Returns the text of a page in the order of the content, with the spaces that are written."""
    return "".join(glyph.text for glyph in glyphs(file, number))


def words(file, number=0):
    """Returns the words of a page: what stands between spaces, from its first to its last glyph."""
    found, letters = [], []

    def end():
        if letters:
            first, last = letters[0].corners, letters[-1].corners
            found.append(Word("".join(l.text for l in letters), [first[0], last[1], last[2], first[3]]))
            letters.clear()

    for glyph in glyphs(file, number):
        if glyph.text.isspace():
            end()
        else:
            letters.append(glyph)
    end()
    return found
