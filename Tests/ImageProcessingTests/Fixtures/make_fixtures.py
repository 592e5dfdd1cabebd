"""Draws the image files that the tests read. See README.md."""

import struct
import subprocess
import tempfile
import zlib
from pathlib import Path

import numpy
import pillow_heif
import tifffile
from PIL import Image

FOLDER = Path(__file__).parent
RED, GREEN, BLUE, YELLOW = (220, 40, 40), (40, 190, 40), (40, 40, 220), (220, 220, 40)
# The opacity of each quarter of the transparent pictures, row by row.
OPACITIES = (255, 0, 128, 255)
# The grey level of each quarter of the pictures without colour, row by row.
LEVELS = (0, 85, 170, 255)


def quarters(top_left, top_right, bottom_left, bottom_right, dtype=numpy.uint8):
    """A picture of 64 by 32 pixels whose quarters have one value each."""
    top = [top_left] * 32 + [top_right] * 32
    bottom = [bottom_left] * 32 + [bottom_right] * 32
    return numpy.array([top] * 16 + [bottom] * 16, dtype=dtype)


RGB = quarters(RED, GREEN, BLUE, YELLOW)
GREY = quarters(*LEVELS)
RGBA = quarters(*(colour + (opacity,) for colour, opacity in zip((RED, GREEN, BLUE, YELLOW), OPACITIES)))
GREY_ALPHA = quarters(*zip(LEVELS, OPACITIES))


def stored(orientation):
    """The colour picture as a camera stores it that gives this EXIF orientation."""
    upright = RGB
    return {
        1: upright,
        2: upright[:, ::-1],
        3: upright[::-1, ::-1],
        4: upright[::-1],
        5: upright.transpose(1, 0, 2),
        6: numpy.rot90(upright),
        7: upright[::-1, ::-1].transpose(1, 0, 2),
        8: numpy.rot90(upright, -1),
    }[orientation]


def exif(orientation):
    return b"Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01" + struct.pack(">HHI", orientation, 0, 0)


# PNG, written by hand so that every bit depth and interlacing can be had.

ADAM7 = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]


def png_chunk(kind, content):
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))


def png_rows(samples, depth):
    height, width = samples.shape[:2]
    flat = samples.reshape(height, -1)
    if depth == 16:
        rows = flat.astype(">u2")
    elif depth == 8:
        rows = flat.astype(numpy.uint8)
    else:
        bits = numpy.unpackbits(flat.astype(numpy.uint8)[..., None], axis=2)[..., 8 - depth:]
        rows = numpy.packbits(bits.reshape(height, -1), axis=1)
    return b"".join(b"\0" + row.tobytes() for row in rows)


def write_png(name, samples, depth, colour_type, interlaced=False, extra=b""):
    height, width = samples.shape[:2]
    passes = [samples[y::dy, x::dx] for x, y, dx, dy in ADAM7] if interlaced else [samples]
    data = b"".join(png_rows(part, depth) for part in passes)
    header = struct.pack(">IIBBBBB", width, height, depth, colour_type, 0, 0, int(interlaced))
    (FOLDER / name).write_bytes(
        b"\x89PNG\r\n\x1a\n" + png_chunk(b"IHDR", header) + extra + png_chunk(b"IDAT", zlib.compress(data, 9))
        + png_chunk(b"IEND", b""))


def write_pngs():
    palette = png_chunk(b"PLTE", bytes(RED + GREEN + BLUE + YELLOW))
    index = quarters(0, 1, 2, 3)
    for depth in (2, 4, 8):
        write_png(f"palette-{depth}.png", index, depth, 3, extra=palette)
        write_png(f"grey-{depth}.png", quarters(0, 1, 2, 3) * (((1 << depth) - 1) // 3), depth, 0)
    write_png("black-and-white-1.png", quarters(0, 1, 1, 0), 1, 0)
    write_png("grey-16.png", GREY.astype(numpy.uint16) * 257, 16, 0)
    write_png("rgb-8.png", RGB, 8, 2)
    write_png("rgb-16.png", RGB.astype(numpy.uint16) * 257, 16, 2)
    write_png("interlaced-rgb-8.png", RGB, 8, 2, interlaced=True)
    write_png("interlaced-palette-4.png", index, 4, 3, interlaced=True, extra=palette)
    write_png("alpha-rgb-8.png", RGBA, 8, 6)
    write_png("alpha-rgb-16.png", RGBA.astype(numpy.uint16) * 257, 16, 6)
    write_png("alpha-grey-8.png", GREY_ALPHA, 8, 4)
    write_png("alpha-grey-16.png", GREY_ALPHA.astype(numpy.uint16) * 257, 16, 4)
    write_png("alpha-interlaced-rgb-8.png", RGBA, 8, 6, interlaced=True)
    write_png("alpha-palette-8.png", index, 8, 3, extra=palette + png_chunk(b"tRNS", bytes(OPACITIES)))
    write_png("colour-key-rgb-8.png", RGB, 8, 2, extra=png_chunk(b"tRNS", struct.pack(">HHH", *GREEN)))
    write_png("colour-key-grey-4.png", GREY // 17, 4, 0, extra=png_chunk(b"tRNS", struct.pack(">H", 5)))
    for orientation in range(1, 9):
        chunk = png_chunk(b"eXIf", exif(orientation)[6:])
        write_png(f"orientation-{orientation}.png", stored(orientation), 8, 2, extra=chunk)


def without_adobe_marker(jpeg):
    start = jpeg.index(b"\xff\xee")
    length = struct.unpack(">H", jpeg[start + 2:start + 4])[0]
    return jpeg[:start] + jpeg[start + 2 + length:]


def cjpeg(name, samples, *options):
    with tempfile.NamedTemporaryFile(suffix=".ppm") as source:
        Image.fromarray(samples).save(source.name)
        subprocess.run(["cjpeg", "-quality", "95", *options, "-outfile", FOLDER / name, source.name], check=True)


def write_jpegs():
    picture = Image.fromarray(RGB)
    cjpeg("baseline.jpg", RGB)
    cjpeg("rgb.jpg", RGB, "-rgb")
    cjpeg("progressive.jpg", RGB, "-progressive")
    cjpeg("arithmetic.jpg", RGB, "-arithmetic")
    cjpeg("restart-markers.jpg", RGB, "-restart", "1B")
    Image.fromarray(GREY).save(FOLDER / "grey.jpg", quality=95)
    inks = picture.convert("CMYK")
    inks.save(FOLDER / "cmyk-adobe.jpg", quality=95)
    # Without Adobe's marker, 255 stands for all ink instead of none.
    inverted = Image.fromarray(255 - numpy.array(inks), mode="CMYK")
    inverted.save(FOLDER / "cmyk-plain.jpg", quality=95)
    path = FOLDER / "cmyk-plain.jpg"
    path.write_bytes(without_adobe_marker(path.read_bytes()))
    import imagecodecs
    ycck = imagecodecs.jpeg8_encode(255 - numpy.array(inks), level=95, colorspace="CMYK", outcolorspace="YCCK")
    (FOLDER / "ycck-adobe.jpg").write_bytes(ycck)
    for orientation in range(1, 9):
        turned = Image.fromarray(numpy.ascontiguousarray(stored(orientation)))
        turned.save(FOLDER / f"orientation-{orientation}.jpg", quality=95, exif=exif(orientation))


def write_webps():
    Image.fromarray(RGB).save(FOLDER / "lossy.webp", quality=90)
    Image.fromarray(RGB).save(FOLDER / "lossless.webp", lossless=True)
    Image.fromarray(RGBA).save(FOLDER / "alpha-lossy.webp", quality=90)
    Image.fromarray(RGBA).save(FOLDER / "alpha-lossless.webp", lossless=True, exact=True)
    frames = [Image.fromarray(RGB), Image.fromarray(255 - RGB)]
    frames[0].save(FOLDER / "animation.webp", save_all=True, append_images=frames[1:])
    for orientation in range(1, 9):
        turned = Image.fromarray(numpy.ascontiguousarray(stored(orientation)))
        turned.save(FOLDER / f"orientation-{orientation}.webp", lossless=True, exif=exif(orientation))


def write_tiffs():
    picture = Image.fromarray(RGB)
    for name, compression in [("raw", None), ("lzw", "tiff_lzw"), ("packbits", "packbits"),
                              ("deflate", "tiff_adobe_deflate"), ("lzma", "lzma")]:
        picture.save(FOLDER / f"{name}.tif", compression=compression)
    picture.save(FOLDER / "jpeg.tif", compression="jpeg", quality=95)
    black_and_white = Image.fromarray(quarters(0, 255, 255, 0)).convert("1")
    for name, compression in [("group-3", "group3"), ("group-4", "group4"), ("bilevel", None)]:
        black_and_white.save(FOLDER / f"{name}.tif", compression=compression)
    Image.fromarray(RGBA).save(FOLDER / "alpha.tif", compression="tiff_lzw")
    picture.convert("CMYK").save(FOLDER / "cmyk.tif", compression="tiff_lzw")
    picture.quantize(4).save(FOLDER / "palette.tif", compression="tiff_lzw")
    wide = RGB.astype(numpy.uint16) * 257
    tifffile.imwrite(FOLDER / "rgb-16.tif", wide, photometric="rgb", compression="zlib")
    tifffile.imwrite(FOLDER / "grey-16.tif", GREY.astype(numpy.uint16) * 257, compression="zlib")
    tifffile.imwrite(FOLDER / "grey-8.tif", GREY, compression="zlib")
    tifffile.imwrite(FOLDER / "tiled.tif", RGB, photometric="rgb", tile=(16, 16), compression="zlib")
    tifffile.imwrite(FOLDER / "strips.tif", RGB, photometric="rgb", rowsperstrip=5, compression="zlib")
    tifffile.imwrite(FOLDER / "planes.tif", RGB.transpose(2, 0, 1), photometric="rgb", planarconfig="separate")
    tifffile.imwrite(FOLDER / "big-endian.tif", RGB, photometric="rgb", byteorder=">", compression="zlib")
    tifffile.imwrite(FOLDER / "big-tiff.tif", RGB, photometric="rgb", bigtiff=True, compression="zlib")
    tifffile.imwrite(FOLDER / "float.tif", GREY.astype(numpy.float32), compression="zlib")
    with tifffile.TiffWriter(FOLDER / "pages.tif") as pages:
        pages.write(RGB, photometric="rgb", compression="zlib")
        pages.write(255 - RGB, photometric="rgb", compression="zlib")
    for orientation in range(1, 9):
        tifffile.imwrite(FOLDER / f"orientation-{orientation}.tif", stored(orientation), photometric="rgb",
                         compression="zlib", extratags=[(274, 3, 1, orientation, True)])


def write_heics():
    pillow_heif.register_heif_opener()
    Image.fromarray(RGB).save(FOLDER / "colour.heic", quality=90)
    Image.fromarray(RGBA).save(FOLDER / "alpha.heic", quality=90)
    Image.fromarray(GREY).save(FOLDER / "grey.heic", quality=90)
    wide = pillow_heif.from_bytes("RGB;16", (64, 32), (RGB.astype(numpy.uint16) * 257).tobytes())
    wide.save(FOLDER / "rgb-10.heic", quality=90)
    for orientation in range(1, 9):
        turned = Image.fromarray(numpy.ascontiguousarray(stored(orientation)))
        turned.save(FOLDER / f"orientation-{orientation}.heic", quality=90, exif=exif(orientation))


def write_jpeg_2000s():
    def save(pixels, name, **options):
        Image.fromarray(pixels).save(FOLDER / name, irreversible=False, **options)

    save(RGB, "lossless.jp2")
    save(RGB, "bare.j2k", no_jp2=True)
    save(RGB, "tiled.jp2", tile_size=(16, 16))
    Image.fromarray(RGB).save(FOLDER / "lossy.jp2", irreversible=True, quality_mode="dB", quality_layers=[45])
    save(GREY, "grey.jp2")
    save(GREY.astype(numpy.uint16) * 257, "grey-16.jp2")
    save(RGBA, "alpha.jp2")


if __name__ == "__main__":
    write_pngs()
    write_jpegs()
    write_webps()
    write_tiffs()
    write_heics()
    write_jpeg_2000s()
