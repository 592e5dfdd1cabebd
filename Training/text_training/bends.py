"""Maps of pictures to flat sheets: sheets bend, cameras stand askew, lenses bend straight lines."""

import cv2
import numpy as np


def _arc(u, t):
    return u * u - 0.33


def _wave(u, t):
    return np.sin(u * np.pi + t)


def _crease(u, t):
    return np.abs(u - t) - 0.5


def _spine(u, t):
    return np.exp(-(u + 1) * 2.5) if t < 0 else np.exp((u - 1) * 2.5)


def _twist(u, t):
    return u ** 3


_BENDS = [_arc, _arc, _wave, _crease, _spine, _twist]


class View:
    """Where each point of a picture lies on a flat sheet."""

    def __init__(self, random, sheet, picture, most_bent=0.05, upright=0.55):
        """`sheet` and `picture` are widths and heights, in pixels; the sheet's pixels are about as large as the
        picture's. `most_bent` is the largest sag, in widths of the sheet; `upright` the share of views that lean little.
        """
        self.sheet, self.picture = np.float64(sheet), np.float64(picture)
        turn = 90 * random.integers(4) if random.random() > upright else 0
        angle = np.deg2rad(turn + (random.normal(0, 4) if random.random() < 0.7 else random.uniform(-45, 45)))
        stretch = np.exp(random.normal(0, 0.06, 2))
        self.mirrored = random.random() < 0.12
        across = np.float64([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]]) @ np.diag(stretch)
        if self.mirrored:
            across = across @ np.diag([-1, 1])
        # Any part of the sheet comes to the middle of the picture.
        seen = self.sheet * random.uniform(0, 1, 2)
        shift = self.picture / 2 - across @ seen
        skew = random.normal(0, 0.15, 2) / self.picture.max() * (random.random() < 0.7)
        forward = np.vstack([np.column_stack([across, shift]), [0, 0, 1]])
        lean = np.float64([[1, 0, 0], [0, 1, 0], [*skew, 1]])
        middle = np.float64([[1, 0, self.picture[0] / 2], [0, 1, self.picture[1] / 2], [0, 0, 1]])
        self._to_sheet = np.linalg.inv(middle @ lean @ np.linalg.inv(middle) @ forward)
        self._lens = random.normal(0, 0.05) if random.random() < 0.3 else 0.0
        self._bends = []
        if random.random() < 0.65:
            for _ in range(random.choice([1, 1, 2])):
                sag = random.uniform(-1, 1) * most_bent
                self._bends.append((_BENDS[random.integers(len(_BENDS))], sag, random.uniform(-0.6, 0.6)))
        self._sideways = random.normal(0, 0.3) if random.random() < 0.3 else 0.0
        self._upended = random.random() < 0.15

    def places(self, x, y):
        """Returns where points of the picture lie on the sheet, in its pixels."""
        centre = self.picture / 2
        u, v = (x - centre[0]) / centre.max(), (y - centre[1]) / centre.max()
        q = 1 + self._lens * (u * u + v * v)
        x, y = u * q * centre.max() + centre[0], v * q * centre.max() + centre[1]
        m = self._to_sheet
        w = m[2, 0] * x + m[2, 1] * y + m[2, 2]
        w = np.where(np.abs(w) < 1e-6, 1e-6, w)
        x, y = (m[0, 0] * x + m[0, 1] * y + m[0, 2]) / w, (m[1, 0] * x + m[1, 1] * y + m[1, 2]) / w
        for bend, sag, where in self._bends:
            if self._upended:
                u = np.clip(y / self.sheet[1] * 2 - 1, -1.6, 1.6)
                x = x + sag * self.sheet[1] * bend(u, where)
            else:
                u = np.clip(x / self.sheet[0] * 2 - 1, -1.6, 1.6)
                fall = sag * self.sheet[0] * bend(u, where)
                x, y = x + self._sideways * fall, y + fall
        return x.astype(np.float32), y.astype(np.float32)


def picture_of(sheet, places):
    """Returns how a sheet's pixels look in a picture, and where there is sheet, 0 to 1."""
    x, y = places
    height, width = sheet.shape
    pixels = cv2.remap(sheet, x, y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    inside = np.clip(np.minimum(np.minimum(x + 1, width - x), np.minimum(y + 1, height - y)), 0, 1)
    return pixels, inside
