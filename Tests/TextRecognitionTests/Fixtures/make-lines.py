"""Draws the line crops of this folder: pip install pillow==13.0.0; apt install fonts-ocr-b; python3 make-lines.py."""

import random

from PIL import Image, ImageDraw, ImageFilter, ImageFont

FONT = "/usr/share/fonts/opentype/ocr-b/OCRB.otf"
LINES = {  # name: text, character pitch in pixels, blur, noise (Doc 9303-4 and -5, the standard's own examples)
    "td3-line1": ("P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", 14, 0.5, 3),
    "td3-line2": ("L898902C36UTO7408122F1204159ZE184226B<<<<<10", 14, 0.5, 3),
    "td1-line1": ("I<UTOD231458907<<<<<<<<<<<<<<<", 18, 0.5, 3),
    "td3-line2-poor": ("L898902C36UTO7408122F1204159ZE184226B<<<<<10", 8, 0.8, 14),
}


def draw(text: str, pitch: int) -> Image.Image:
    """Draws at four times the size, ink on paper, and averages down."""
    font = ImageFont.truetype(FONT, int(pitch * 4 * 1.39))  # the font's pitch is 0.72 of its size
    width, height = pitch * 4 * (len(text) + 1), pitch * 4 * 2
    page = Image.new("L", (width, height), 215)
    pen = ImageDraw.Draw(page)
    for index, character in enumerate(text):
        pen.text((pitch * 4 * (index + 1), height // 2), character, font=font, fill=40, anchor="mm")
    return page.resize((width // 4, height // 4), Image.Resampling.BOX)


def main() -> None:
    generator = random.Random(1)
    for name, (text, pitch, blur, noise) in LINES.items():
        page = draw(text, pitch).filter(ImageFilter.GaussianBlur(blur))
        inked = page.point(lambda value: 255 if value < 128 else 0).getbbox()
        left, top, right, bottom = inked
        margin = max(2, pitch // 5)
        page = page.crop((left - margin, top - margin, right + margin, bottom + margin))
        pixels = bytes(min(255, max(0, round(value + generator.gauss(0, noise)))) for value in page.tobytes())
        with open(f"{name}.pgm", "wb") as file:
            file.write(b"P5\n%d %d\n255\n" % page.size + pixels)


main()
