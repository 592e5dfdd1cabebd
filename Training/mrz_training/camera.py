"""What a camera makes of printed ink: perspective, paper, light, lens, sensor and file."""

import math

import cv2
import numpy as np


class Camera:
    """Photographs drawings of ink. The same `random` (a `random.Random`) sees the same ones alike."""

    def __init__(self, random, drawn):
        """`drawn` is the height of a capital in the drawings, in pixels."""
        self.random = random
        self.drawn = drawn
        self.numbers = np.random.default_rng(random.getrandbits(32))
        self._noise = self.numbers.standard_normal(1 << 21, dtype=np.float32)
        self._patterns = [self._pattern() for _ in range(24)]

    # Photographing

    def seen(self, ink, corners, damage):
        """The drawing at the photograph's resolution, seen a little from the side."""
        scale = damage.capital / self.drawn
        stretch = self.random.uniform(0.88, 1.13)
        size = (max(24, round(ink.shape[1] * scale * stretch)), max(12, round(ink.shape[0] * scale)))
        shrinks = size[0] < ink.shape[1]
        ink = cv2.resize(ink, size, interpolation=cv2.INTER_AREA if shrinks else cv2.INTER_LINEAR)
        corners = corners * np.float32([scale * stretch, scale])
        if abs(damage.slant) < 0.15 and abs(damage.keystone) < 0.005:
            return ink, corners
        width, height = size
        angle = math.radians(max(-4, min(4, damage.slant)))
        shift = math.tan(angle) * width / 2
        lean = damage.keystone * height / 2
        source = np.float32([[0, 0], [width, 0], [width, height], [0, height]])
        target = source + np.float32([[0, -shift - lean], [0, shift + lean], [0, shift - lean], [0, lean - shift]])
        top = target[:, 1].min()
        target[:, 1] -= top
        transform = cv2.getPerspectiveTransform(source, target)
        size = (width, int(math.ceil(target[:, 1].max())))
        ink = cv2.warpPerspective(ink, transform, size, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
        corners = cv2.perspectiveTransform(corners.reshape(-1, 1, 2), transform).reshape(corners.shape)
        return ink, corners.astype(np.float32)

    def photographed(self, ink, corners, damage):
        """Paper, ink, light and lens."""
        random = self.random
        shape = ink.shape
        if damage.fade > 0.05:
            ink = ink * np.clip(self._waves(shape, 1 - damage.fade, 1.1, random.randint(4, 30)), 0, 1)
        if damage.voids > 0:
            grain = self._grain(shape, random.uniform(1, 2.5))
            ink = ink * (grain > np.quantile(grain[::3, ::3], damage.voids))
        paper = damage.paper + self._waves(shape, -12, 12, random.randint(2, 9))
        if damage.pattern > 0.5:
            paper = paper + self._patch(shape) * damage.pattern
        image = paper + (damage.ink - paper) * ink
        if damage.shade < 0.98:
            image = image * self._waves(shape, damage.shade, 1.05, random.randint(2, 4))
        if damage.glare > 0:
            image = image + self._glare(shape, corners, damage)
        image = np.minimum(image, 255)
        return self._blurred(image.astype(np.float32), damage)

    def _glare(self, shape, corners, damage):
        random = self.random
        length = corners[0, 1, 0] - corners[0, 0, 0]
        x = random.uniform(corners[0, 0, 0], corners[0, 1, 0])
        y = random.uniform(corners[:, :, 1].min(), corners[:, :, 1].max())
        spread_x = damage.glare_width * length / 2
        spread_y = random.uniform(1, 4) * damage.capital
        columns = np.arange(shape[1], dtype=np.float32)[None] - x
        rows = np.arange(shape[0], dtype=np.float32)[:, None] - y
        columns = columns + rows * random.uniform(-1.5, 1.5)
        distance = np.abs(columns / spread_x) ** 2 + np.abs(rows / spread_y) ** 2
        return damage.glare * np.exp(-distance * distance)

    @staticmethod
    def _disc(radius):
        reach = int(math.ceil(radius)) + 1
        grid = np.hypot(*np.mgrid[-reach: reach + 1, -reach: reach + 1])
        kernel = np.clip(radius + 0.5 - grid, 0, 1)
        return (kernel / kernel.sum()).astype(np.float32)

    def _path(self, length):
        reach = int(math.ceil(length / 2)) + 1
        angle = self.random.uniform(0, math.pi)
        kernel = np.zeros((2 * reach + 1,) * 2, np.float32)
        for step in np.linspace(-length / 2, length / 2, 24):
            x, y = reach + step * math.cos(angle), reach + step * math.sin(angle)
            column, row = int(x), int(y)
            for dx, dy in ((0, 0), (1, 0), (0, 1), (1, 1)):
                kernel[row + dy, column + dx] += (1 - abs(x - column - dx)) * (1 - abs(y - row - dy))
        return kernel / kernel.sum()

    def _blurred(self, image, damage):
        if damage.disc > 0.5:
            image = cv2.filter2D(image, -1, self._disc(damage.disc), borderType=cv2.BORDER_REPLICATE)
        if damage.motion > 0.5:
            image = cv2.filter2D(image, -1, self._path(damage.motion), borderType=cv2.BORDER_REPLICATE)
        if damage.gaussian > 0.2:
            image = cv2.GaussianBlur(image, (0, 0), damage.gaussian, borderType=cv2.BORDER_REPLICATE)
        return image

    # Developing

    def developed(self, image, damage):
        """Noise, what a telephone does against it, and compression."""
        random = self.random
        if damage.noise > 0.3:
            image = image + damage.noise * self._normal(image.shape)
        if damage.smoothed:
            image = cv2.GaussianBlur(image, (3, 3), 0.7)
        if damage.sharpened > 0:
            image = image + damage.sharpened * (image - cv2.GaussianBlur(image, (0, 0), 1.2))
        pixels = np.clip(image, 0, 255).astype(np.uint8)
        if damage.jpeg < 100:
            encoded = cv2.imencode(".jpg", pixels, [cv2.IMWRITE_JPEG_QUALITY, damage.jpeg])[1]
            pixels = cv2.imdecode(encoded, cv2.IMREAD_GRAYSCALE)
        return self._binarised(pixels, damage) if damage.binarised else pixels

    def _binarised(self, pixels, damage):
        if self.random.random() < 0.5:
            enlarge = max(1.0, 24 / damage.capital)
            size = pixels.shape[::-1]
            larger = cv2.resize(pixels, None, fx=enlarge, fy=enlarge, interpolation=cv2.INTER_CUBIC)
            window = int(1.5 * damage.capital * enlarge) | 1
            larger = cv2.adaptiveThreshold(
                larger, 255, cv2.ADAPTIVE_THRESH_MEAN_C, cv2.THRESH_BINARY, max(11, window), self.random.uniform(5, 20))
            return cv2.resize(larger, size, interpolation=cv2.INTER_AREA)
        return cv2.threshold(pixels, 0, 255, cv2.THRESH_BINARY + cv2.THRESH_OTSU)[1]

    # Randomness in two dimensions

    def _normal(self, shape):
        count = shape[0] * shape[1]
        start = self.random.randrange(max(1, len(self._noise) - count))
        return np.resize(self._noise[start: start + count], shape)

    def _grain(self, shape, size):
        small = self._normal((int(shape[0] / size) + 2, int(shape[1] / size) + 2))
        return cv2.resize(small, shape[::-1], interpolation=cv2.INTER_LINEAR)

    def _waves(self, shape, low, high, columns):
        coarse = self.numbers.uniform(low, high, (self.random.randint(2, 3), columns)).astype(np.float32)
        return cv2.resize(coarse, shape[::-1], interpolation=cv2.INTER_CUBIC)

    def _patch(self, shape):
        """A piece of one of the patterns, -1 to 1."""
        random = self.random
        pattern = random.choice(self._patterns)
        height, width = pattern.shape
        scale = random.uniform(0.4, 1.2)
        rows, columns = (min(height, int(shape[0] / scale) + 2), min(width, int(shape[1] / scale) + 2))
        y, x = random.randrange(height - rows + 1), random.randrange(width - columns + 1)
        return cv2.resize(pattern[y: y + rows, x: x + columns], shape[::-1], interpolation=cv2.INTER_LINEAR)

    def _pattern(self):
        """Security print: a family of waves, thin or soft, as large as any picture of a zone."""
        random = self.random
        y = np.arange(400, dtype=np.float32)[:, None]
        x = np.arange(1800, dtype=np.float32)[None]
        total = np.zeros((400, 1800), np.float32)
        for _ in range(random.randint(1, 3)):
            period, wave = random.uniform(4, 24), random.uniform(8, 150)
            phase = y / period + random.uniform(0.2, 3) * np.sin(x / wave + random.uniform(0, 6))
            phase += x / random.uniform(8, 200) * random.choice([-1, 1])
            lines = np.cos(2 * np.pi * phase)
            total += np.where(lines > random.uniform(0.2, 0.9), 1, -0.2) if random.random() < 0.5 else lines
        return cv2.GaussianBlur(total / np.abs(total).max(), (0, 0), 0.8)
