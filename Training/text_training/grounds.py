"""Grounds without text: what a sheet lies on, what is printed behind text, and what looks like text but is not."""

import cv2
import numpy as np


def noise(random, shape, size):
    """Returns soft noise of mean 0 and deviation about 1, whose spots are `size` pixels large."""
    rows, columns = int(shape[0] / size) + 3, int(shape[1] / size) + 3
    small = random.standard_normal((rows, columns), np.float32)
    return cv2.resize(small, (shape[1], shape[0]), interpolation=cv2.INTER_CUBIC if size > 1.5 else cv2.INTER_LINEAR)


def fractal(random, shape):
    """Returns noise of all sizes: plaster, cloth, leaves."""
    roughness, total = random.uniform(0.4, 1), np.zeros(shape, np.float32)
    size, strength = max(shape) / 2, 1.0
    while size > 1:
        total += strength * noise(random, shape, size)
        size, strength = size / 2, strength * roughness
    return total / max(float(total.std()), 1e-6)


def _plain(random, shape):
    return noise(random, shape, max(shape) / random.uniform(1, 3)) * random.uniform(0, 12)


def _rough(random, shape):
    return fractal(random, shape) * random.uniform(5, 40)


def _wood(random, shape):
    grain = noise(random, (shape[0], max(2, shape[1] // 24)), random.uniform(1, 5))
    grain = cv2.resize(grain, (shape[1], shape[0]), interpolation=cv2.INTER_LINEAR)
    return grain * random.uniform(4, 25) + noise(random, shape, max(shape) / 3) * 8


def _stripes(random, shape):
    y, x = np.mgrid[0: shape[0], 0: shape[1]].astype(np.float32)
    angle, period = random.uniform(0, np.pi), np.exp(random.uniform(np.log(4), np.log(80)))
    wave = np.sin((x * np.cos(angle) + y * np.sin(angle)) * 2 * np.pi / period + noise(random, shape, 60) * random.uniform(0, 1))
    return np.where(wave > random.uniform(-0.7, 0.9), 1, -1) * random.uniform(8, 80)


def _squares(random, shape):
    y, x = np.mgrid[0: shape[0], 0: shape[1]]
    side = int(np.exp(random.uniform(np.log(5), np.log(80))))
    return ((y // side + x // side) % 2 * 2 - 1) * random.uniform(10, 100)


def _net(random, shape):
    picture = np.zeros(shape, np.float32)
    across, down = random.integers(6, 60, 2)
    thickness, strength = int(random.integers(1, 4)), random.uniform(20, 110) * random.choice([-1, 1])
    picture[::down] = picture[:, ::across] = strength
    if thickness > 1:
        kernel = np.ones((thickness, thickness), np.uint8)
        picture = cv2.dilate(picture, kernel) if strength > 0 else cv2.erode(picture, kernel)
    return picture


def _bricks(random, shape):
    picture = np.full(shape, random.uniform(20, 60), np.float32)
    height = int(random.integers(8, 60))
    width = int(height * random.uniform(1.2, 4))
    joint = max(1, height // int(random.integers(5, 15)))
    for row, y in enumerate(range(0, shape[0], height)):
        for x in range(-(row % 2) * width // 2, shape[1], width):
            cv2.rectangle(picture, (x + joint, y + joint), (x + width - joint, y + height - joint),
                          float(random.uniform(-60, 20)), -1)
    return picture


def _hairs(random, shape):
    picture = np.zeros(shape, np.float32)
    for _ in range(random.integers(10, 120)):
        start = random.uniform(0, shape[1]), random.uniform(0, shape[0])
        steps = random.normal(0, 12, (8, 2)).cumsum(0) + random.normal(0, 12, 2) * np.arange(8)[:, None]
        cv2.polylines(picture, [np.int32(start + steps)], False, float(random.uniform(-110, 110)),
                      int(random.integers(1, 3)), cv2.LINE_AA)
    return picture


def _things(random, shape):
    """Overlapping shapes of all sizes: the things of a room, leaves, stones."""
    picture = np.zeros(shape, np.float32)
    largest = max(shape) * random.choice([0.03, 0.1, 0.4])
    for _ in range(random.integers(15, 160)):
        centre = tuple(int(v) for v in random.uniform(0, (shape[1], shape[0])))
        size = tuple(int(v) for v in 2 + random.uniform(0.05, 1, 2) ** 2 * largest)
        grey, angle = float(random.uniform(-110, 110)), float(random.uniform(0, 180))
        if random.random() < 0.5:
            cv2.ellipse(picture, centre, size, angle, 0, 360, grey, -1, cv2.LINE_AA)
        else:
            box = cv2.boxPoints((centre, size, angle))
            cv2.fillConvexPoly(picture, np.int32(box), grey, cv2.LINE_AA)
    return picture


def _keys(random, shape):
    """Rows of small boxes: keyboards, windows, tiles."""
    picture = np.full(shape, random.uniform(-60, 60), np.float32)
    height = int(random.integers(8, 60))
    gap = max(1, int(height * random.uniform(0.1, 0.4)))
    for y in range(int(random.integers(-height, 0)), shape[0], height + gap):
        x = int(random.integers(-height, 0))
        while x < shape[1]:
            width = int(height * random.choice([0.6, 1, 1, 1, 1.5, 4]))
            cv2.rectangle(picture, (x, y), (x + width, y + height), float(random.uniform(-90, 90)), -1)
            x += width + gap
    return picture


def bars(random, shape):
    """Returns a bar code, or a square one, -1 (ink) to 0."""
    module = int(random.integers(1, 5))
    if random.random() < 0.5:
        row = -(random.random(shape[1] // module + 1) < 0.5).astype(np.float32).repeat(module)[: shape[1]]
        return np.tile(row, (shape[0], 1))
    dots = -(random.random((shape[0] // module + 1, shape[1] // module + 1)) < 0.5).astype(np.float32)
    return dots.repeat(module, 0).repeat(module, 1)[: shape[0], : shape[1]]


def _codes(random, shape):
    picture = np.zeros(shape, np.float32)
    for _ in range(random.integers(1, 6)):
        height, width = (int(v) for v in random.uniform(0.1, 0.6, 2) * shape)
        y, x = random.integers(0, shape[0] - height), random.integers(0, shape[1] - width)
        picture[y: y + height, x: x + width] = bars(random, (height, width)) * random.uniform(40, 150) + 40
    return picture


_KINDS = [_plain, _plain, _rough, _rough, _wood, _stripes, _squares, _net, _bricks, _hairs, _things, _things, _things,
          _keys, _codes]


def ground(random, shape):
    """Returns a grey picture without text, 0 to 255."""
    picture = random.uniform(20, 235) + _KINDS[random.integers(len(_KINDS))](random, shape)
    if random.random() < 0.3:
        picture = picture + _KINDS[random.integers(len(_KINDS))](random, shape) * random.uniform(0.1, 0.6)
    return np.clip(picture, 0, 255).astype(np.float32)


def security_print(random, shape):
    """Returns the fine waves that documents are printed on, -1 to 1."""
    y = np.arange(shape[0], dtype=np.float32)[:, None]
    x = np.arange(shape[1], dtype=np.float32)[None]
    total = np.zeros(shape, np.float32)
    for _ in range(random.integers(1, 4)):
        period, wave = random.uniform(3, 24), random.uniform(8, 150)
        phase = y / period + random.uniform(0.2, 3) * np.sin(x / wave + random.uniform(0, 6))
        phase = phase + x / random.uniform(8, 200) * random.choice([-1, 1])
        lines = np.cos(2 * np.pi * phase)
        total += np.where(lines > random.uniform(0.2, 0.9), 1, -0.2) if random.random() < 0.5 else lines
    return total / max(float(np.abs(total).max()), 1e-6)


def portrait(random, shape):
    """Returns what a portrait looks like from afar: a head, hair and shoulders, 0 to 255."""
    height, width = shape
    picture = random.uniform(140, 250) + noise(random, shape, max(shape) / 2) * 10
    dark, skin = float(random.uniform(20, 110)), float(random.uniform(60, 220))
    middle = (width // 2, int(height * 0.45))
    cv2.ellipse(picture, (middle[0], int(height * 1.05)), (int(width * 0.45), int(height * 0.3)), 0, 0, 360,
                float(random.uniform(20, 230)), -1, cv2.LINE_AA)
    cv2.ellipse(picture, (middle[0], int(height * 0.38)), (int(width * 0.29), int(height * 0.31)), 0, 0, 360, dark, -1, cv2.LINE_AA)
    cv2.ellipse(picture, middle, (int(width * 0.23), int(height * 0.28)), 0, 0, 360, skin, -1, cv2.LINE_AA)
    for side in (-1, 1):
        eye = (middle[0] + int(side * width * 0.09), int(height * 0.41))
        cv2.ellipse(picture, eye, (max(1, width // 22), max(1, height // 50)), 0, 0, 360, dark * 0.5, -1, cv2.LINE_AA)
    cv2.ellipse(picture, (middle[0], int(height * 0.58)), (max(1, width // 12), max(1, height // 70)), 0, 0, 360, skin * 0.6, -1, cv2.LINE_AA)
    return np.clip(picture + fractal(random, shape) * random.uniform(2, 9), 0, 255)
