"""Scenes that `make scenes` drew, as the network sees them, and what it must say of them."""

import dataclasses
import json
import pathlib

import cv2
import numpy as np

# What the network sees: the same as in `DocumentNetwork`. The picture is scaled to fit a square in the middle; what is
# beside it is blank, and leaves room for corners that the picture does not show.
SIDE, PICTURE = 256, 208
# What it sees when it looks closer at a part of the picture: a smaller square, and the longer side of the document in
# the middle of it.
CLOSE_SIDE, CLOSE_DOCUMENT = 160, 104
# Further than this from the mean brightness, in standard deviations, nothing differs.
_MOST_CONTRAST = 8


@dataclasses.dataclass
class Scene:
    """A grey picture, the corners of the documents on it, each from the one where reading starts, and its seed."""

    pixels: np.ndarray
    corners: np.ndarray
    seed: int


def read(image):
    """Returns a scene from a picture `kind-seed.jpg` with a JSON file of the same name beside it."""
    truth = json.loads(image.with_suffix(".json").read_text(encoding="utf-8"))
    pixels = cv2.imread(str(image), cv2.IMREAD_GRAYSCALE)
    names = ("topLeft", "topRight", "bottomRight", "bottomLeft")
    corners = [[[d["corners"][n]["x"], d["corners"][n]["y"]] for n in names] for d in truth["documents"]]
    scale = pixels.shape[1] / truth["width"]
    return Scene(pixels, np.float32(corners).reshape(-1, 4, 2) * scale, int(image.stem.split("-")[1]))


def read_all(folder):
    """Returns all scenes of a folder, in the order of their names."""
    files = sorted(pathlib.Path(folder).glob("*.jpg"))
    if not files:
        raise FileNotFoundError(f"{folder} holds no scenes; `make scenes` draws some")
    return [read(file) for file in files]


def placed(shape):
    """Returns the map of a picture's pixels, from their edges, to the network's square."""
    height, width = shape
    scale = PICTURE / max(height, width)
    return np.float64([[scale, 0, (SIDE - scale * width) / 2], [0, scale, (SIDE - scale * height) / 2], [0, 0, 1]])


def close_to(outline):
    """Returns the map of a picture's pixels, from their edges, to the network's square when it looks at an outline."""
    sides = np.hypot(*(outline - np.roll(outline, 1, 0)).T)
    scale = CLOSE_DOCUMENT / max(sides[0] + sides[2], sides[1] + sides[3], 1e-6) * 2
    shift = CLOSE_SIDE / 2 - scale * outline.mean(0)
    return np.float64([[scale, 0, shift[0]], [0, scale, shift[1]], [0, 0, 1]])


def any_outline(shape, random):
    """Returns an upright rectangle somewhere in a picture, as large as documents are."""
    height, width = shape
    size = max(shape) * np.float64([1, random.uniform(0.6, 0.8)]) * random.uniform(0.15, 0.6)
    middle = np.float64([width, height]) * random.uniform(0.1, 0.9, 2)
    return middle + np.float64([[-1, -1], [1, -1], [1, 1], [-1, 1]]) * size / 2


def disturbed(random, side=SIDE):
    """Returns a map of the network's square to itself: turned by right angles, scaled, shifted, a little askew."""
    middle = np.float64([[1, 0, -side / 2], [0, 1, -side / 2], [0, 0, 1]])
    angle = np.deg2rad(90 * random.integers(4) + random.normal(0, 3) * (random.random() < 0.3))
    scale = np.exp(random.uniform(-0.25, 0.12))
    cosine, sine = scale * np.cos(angle), scale * np.sin(angle)
    shift = random.uniform(-12, 12, 2)
    skew = random.normal(0, 2e-4, 2) * (random.random() < 0.3)
    turn = np.float64([[cosine, -sine, shift[0]], [sine, cosine, shift[1]], [*skew, 1]])
    return np.linalg.inv(middle) @ turn @ middle


def network_input(pixels, transform, side=SIDE):
    """Returns what the network sees of a picture: brightness from its mean, in standard deviations; blank is 0."""
    # OpenCV counts from pixel centres.
    half = np.float64([[1, 0, 0.5], [0, 1, 0.5], [0, 0, 1]])
    scale = np.sqrt(abs(np.linalg.det(transform[:2, :2])))
    if scale < 0.7:
        pixels = cv2.GaussianBlur(pixels, (0, 0), 0.35 / scale)
    matrix = np.linalg.inv(half) @ transform @ half
    seen = cv2.warpPerspective(pixels, matrix, (side, side)).astype(np.float32)
    inside = cv2.warpPerspective(np.full_like(pixels, 255), matrix, (side, side)) > 127
    mean, deviation = (seen[inside].mean(), seen[inside].std()) if inside.any() else (0, 0)
    return np.where(inside, np.clip((seen - mean) / (deviation + 8), -_MOST_CONTRAST, _MOST_CONTRAST), 0)


def target(corners, transform, side=SIDE):
    """Returns where documents are, as a mask of half the side, and in which direction they are read there, of a
    quarter of it."""
    cells = side // 4
    fine = np.zeros((2 * side, 2 * side), np.uint8)
    direction = np.zeros((cells, cells, 2), np.float32)
    if not len(corners):
        return np.zeros((2 * cells, 2 * cells), np.float32), direction
    for outline in cv2.perspectiveTransform(corners.astype(np.float64), transform):
        one = np.zeros_like(fine)
        cv2.fillConvexPoly(one, np.round((2 * outline - 0.5) * 16).astype(np.int32), 255, cv2.LINE_AA, 4)
        fine = np.maximum(fine, one)
        across = outline[1] - outline[0] + outline[2] - outline[3]
        direction[cv2.resize(one, (cells, cells), interpolation=cv2.INTER_AREA) > 127] = across / max(np.hypot(*across), 1e-6)
    mask = cv2.resize(fine, (2 * cells, 2 * cells), interpolation=cv2.INTER_AREA)
    return mask.astype(np.float32) / 255, direction


def developed(pixels, random):
    """Returns a picture as another camera would have taken it: another brightness, contrast, sharpness, noise."""
    brightness = np.arange(256, dtype=np.float32)
    if random.random() < 0.5:
        brightness = 255 * (brightness / 255) ** np.exp(random.uniform(-0.5, 0.5))
    if random.random() < 0.5:
        brightness = brightness * random.uniform(0.5, 1.2) + random.uniform(-15, 30)
    image = cv2.LUT(pixels, np.clip(brightness, 0, 255).astype(np.uint8))
    if random.random() < 0.3:
        image = cv2.GaussianBlur(image, (0, 0), random.uniform(0.4, 1.6))
    if random.random() < 0.3:
        noise = random.uniform(1, 10) * random.standard_normal(image.shape, np.float32)
        image = np.clip(image + noise, 0, 255).astype(np.uint8)
    return image
