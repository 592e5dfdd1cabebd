"""Draws a page with the words of its text layer framed: picture.py PROGRAM OUTPUT."""

import pathlib
import subprocess
import sys
import tempfile

import pypdfium2
from PIL import Image, ImageDraw

import layer
import pages

SCALE = 1.0
BLUE, INK = (20, 90, 200), (30, 30, 30)


def main(program, output):
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        image, _ = pages.page("mixed", 1)
        image.crop((250, 380, 2200, 1290)).save(folder / "page.png", dpi=(pages.DPI, pages.DPI))
        file = folder / "page.pdf"
        subprocess.run([program, "pdf", "-o", file, folder / "page.png"], check=True)
        page = pypdfium2.PdfDocument(file)[0]
        scale = SCALE * 2
        shown = page.render(scale=scale).to_pil().convert("RGB")
        pen = ImageDraw.Draw(shown, "RGBA")
        for word in layer.words(file):
            corners = [(x * scale, (page.get_height() - y) * scale) for x, y in word.corners]
            pen.polygon(corners, fill=(*BLUE, 40), outline=BLUE)
        shown.save(output, quality=88)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
