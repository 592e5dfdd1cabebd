"""Measures `idscan pdf` beside OCRmyPDF: where words lie, what text comes out, time and memory.

measure.py PROGRAM [--pages N] [--only accuracy|speed|photograph]
"""

import argparse
import json
import math
import pathlib
import statistics
import subprocess
import sys
import tempfile

import layer
import pages
from processes import Run

KINDS = ["0", "3", "17", "90", "mixed"]
OCRMYPDF = [sys.executable, "-m", "ocrmypdf", "-q", "--optimize", "0", "--output-type", "pdf"]


def distance(first, second):
    """Returns how many characters differ between two texts (Levenshtein)."""
    if len(first) < len(second):
        first, second = second, first
    row = list(range(len(second) + 1))
    for i, a in enumerate(first, 1):
        corner, row[0] = row[0], i
        for j, b in enumerate(second, 1):
            corner, row[j] = row[j], min(corner + (a != b), row[j] + 1, row[j - 1] + 1)
    return row[-1]


def plain(text):
    return " ".join(text.split())


def error_rate(text, truth):
    """Returns the character error rate in percent; how lines are broken does not matter."""
    return 100 * distance(plain(text), plain(truth)) / len(plain(truth))


def centre(corners):
    return sum(x for x, _ in corners) / 4, sum(y for _, y in corners) / 4


def offsets(found, truth, height):
    """Returns, for each word of the truth that was found, how far its corners are off in the mean, in percent of the letters'
    height. Found words are in points, those of the truth in pixels."""
    scale, result = pages.DPI / 72, []
    placed = [(w.text, [(x * scale, height - y * scale) for x, y in w.corners]) for w in found]
    for word in truth:
        x, y = centre(word.corners)
        near = [(math.dist(centre(c), (x, y)), c) for text, c in placed if text == word.text]
        if not near or min(near)[0] > 3 * word.letter:
            continue
        corners = min(near)[1]
        off = statistics.mean(math.dist(a, b) for a, b in zip(corners, word.corners))
        result.append(100 * off / word.letter)
    return result


def read_words(program, image):
    """Returns the words of `idscan text` with their corners."""
    report = json.loads(subprocess.run([program, "text", "--time-limit", "300", image], capture_output=True, check=True).stdout)
    names = ["topLeft", "topRight", "bottomRight", "bottomLeft"]
    words = []
    for block in report["blocks"]:
        for paragraph in block["paragraphs"]:
            for line in paragraph["lines"]:
                for word in line["words"]:
                    quad = word.get("quadrilateral") or word.get("corners")
                    words.append((word["text"], [(quad[n]["x"], quad[n]["y"]) for n in names]))
    return words


def layer_offsets(found, read, truth, height):
    """Returns how far the layer is from what was read, in percent of the letters' height."""
    scale, letter = pages.DPI / 72, statistics.median(w.letter for w in truth)
    result = []
    for word, (text, corners) in zip(found, read):
        if word.text == text:
            result.append(100 / letter * statistics.mean(
                math.dist((x * scale, height - y * scale), corner) for (x, y), corner in zip(word.corners, corners)))
    return result


def pdftotext(file, *options):
    return subprocess.run(["pdftotext", *options, file, "-"], capture_output=True, check=True).stdout.decode().replace("\f", " ")


def accuracy(program, count, kinds, folder):
    print("Drawn pages of A4, 300 dots per inch. Corners: the median distance of a word's corners, in % of the height of a\n"
          "capital letter: layer to what was read, layer to the truth, OCRmyPDF's layer to the truth (its words found). Errors:\n"
          "characters in % of the truth, in the order of the content, of ours and OCRmyPDF's; of idscan text; of pdftotext,\n"
          "and of pdftotext -raw.\n")
    print("| degrees | words | layer to read | ours to truth | OCRmyPDF to truth | found: ours, theirs | errors: ours | OCRmyPDF "
          "| idscan text | pdftotext | -raw |\n|---|---|---|---|---|---|---|---|---|---|---|")
    for kind in kinds:
        rows, drawn = {name: [] for name in ("read", "ours", "theirs", "errors")}, 0
        for number in range(count):
            image, truth = pages.page(kind, number)
            picture, ours, theirs = folder / "page.png", folder / "ours.pdf", folder / "theirs.pdf"
            image.save(picture, dpi=(pages.DPI, pages.DPI))
            Run(program, "pdf", "--time-limit", "300", "--overwrite", "-o", ours, picture)
            Run(*OCRMYPDF, "--image-dpi", pages.DPI, picture, theirs)
            found, said = layer.words(ours), " ".join(w.text for w in truth)
            rows["read"] += layer_offsets(found, read_words(program, picture), truth, image.height)
            rows["ours"] += offsets(found, truth, image.height)
            rows["theirs"] += offsets(layer.words(theirs), truth, image.height)
            text = subprocess.run([program, "text", "--time-limit", "300", "--format", "text", picture], capture_output=True).stdout.decode()
            rows["errors"].append([error_rate(one, said) for one in (
                layer.text(ours), layer.text(theirs), text, pdftotext(ours), pdftotext(ours, "-raw"))])
            drawn += len(truth)
        middle = {name: statistics.median(rows[name]) if rows[name] else math.nan for name in ("read", "ours", "theirs")}
        errors = [statistics.mean(column) for column in zip(*rows["errors"])]
        print(f"| {kind} | {drawn} | {middle['read']:.2f} | {middle['ours']:.2f} | {middle['theirs']:.2f} | "
              f"{100 * len(rows['ours']) / drawn:.1f} %, {100 * len(rows['theirs']) / drawn:.1f} % | "
              + " | ".join(f"{e:.2f}" for e in errors) + " |", flush=True)


def speed(program, count, folder):
    files = []
    for number in range(count):
        image, _ = pages.page("0", number)
        files.append(folder / f"page-{number:02}.jpg")
        pages.scanned(image, number).save(files[-1], quality=85, dpi=(pages.DPI, pages.DPI))
    scan = folder / "scan.pdf"
    import img2pdf

    scan.write_bytes(img2pdf.convert([str(f) for f in files]))
    print(f"{count} pages of A4, 300 dots per inch, in colour, {sum(f.stat().st_size for f in files) >> 20} MB as JPEG; memory of all "
          "processes together.\n\n| what | seconds | of processors | most memory, MB | output, MB |\n|---|---|---|---|---|")
    out, theirs = folder / "ours.pdf", folder / "theirs.pdf"

    def row(name, result, *runs):
        print(f"| {name} | {sum(r.seconds for r in runs):.1f} | {sum(r.processor for r in runs):.1f} | "
              f"{max(r.peak for r in runs) / 1e6:.0f} | {result.stat().st_size / 1e6:.1f} |", flush=True)

    row(f"idscan pdf, {count} images", out, Run(program, "pdf", "--overwrite", "-o", out, *files))
    row("idscan pdf, one scan", out, Run(program, "pdf", "--overwrite", "-o", out, scan))
    row("idscan pdf --level fast, one scan", out, Run(program, "pdf", "--level", "fast", "--overwrite", "-o", out, scan))
    row("ocrmypdf, one scan", theirs, Run(sys.executable, "-m", "ocrmypdf", "-q", scan, theirs, check=True))
    row("ocrmypdf --optimize 0 --output-type pdf, one scan", theirs, Run(*OCRMYPDF, scan, theirs))


def photograph(program, folder):
    """A JPEG file of 12 million pixels stays as it is."""
    from PIL import Image

    image, _ = pages.page("3", 1)
    picture, out = folder / "photograph.jpg", folder / "photograph.pdf"
    pages.scanned(image.resize((3000, 4000), Image.Resampling.BICUBIC), 1).save(picture, quality=92)
    Run(program, "pdf", "--overwrite", "-o", out, picture)
    import pikepdf

    with pikepdf.open(out) as file:
        same = file.pages[0].Resources.XObject.Page.read_raw_bytes() == picture.read_bytes()
    print(f"A JPEG file of 12 million pixels, {picture.stat().st_size} bytes: the PDF file has "
          f"{out.stat().st_size - picture.stat().st_size} more; its image has {'the same' if same else 'OTHER'} bytes.")


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("program")
    arguments.add_argument("--pages", type=int, default=3, help="pages of each kind whose words are compared")
    arguments.add_argument("--scans", type=int, default=20, help="pages whose time is measured")
    arguments.add_argument("--kinds", nargs="+", default=KINDS, help="the angles of the pages")
    arguments.add_argument("--only", choices=["accuracy", "speed", "photograph"])
    given = arguments.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder, program = pathlib.Path(name), str(pathlib.Path(given.program).resolve())
        if given.only in (None, "photograph"):
            photograph(program, folder)
        if given.only in (None, "accuracy"):
            accuracy(program, given.pages, given.kinds, folder)
        if given.only in (None, "speed"):
            speed(program, given.scans, folder)


if __name__ == "__main__":
    main()
