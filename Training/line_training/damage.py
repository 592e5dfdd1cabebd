"""Photographs printed lines in batches, on whatever device, and cuts them as `TextLineReader` does, with a finder's mistakes."""

import math

import torch
from torch.nn.functional import avg_pool2d, conv2d, grid_sample, interpolate, pad

from .chances import Chances
from .faces import BASE, CAPITAL
from .network import HEIGHT
from .printing import printed

# Batches are multiples of so many pixels wide.
_STEP = 64
# How much is shown above, below and beside the letters, in their heights.
ABOVE, BELOW, BESIDE = 0.35, 0.2, 0.25
# How many lines of a batch are light on dark, compressed, made black and white, sharpened; have a pattern, a shadow, an edge.
_LIGHT, _COMPRESSED, _BINARY, _SHARPENED, _PATTERN, _SHADOW, _EDGE, _FOLD = 0.15, 0.35, 0.1, 0.2, 0.2, 0.12, 0.07, 0.03


def damaged(inks, numbers, level=1.0, generator=None):
    """Returns what the network sees of inks (bytes, count x rows x columns): values, and each one's width.

    `level` multiplies blur, noise and carelessness; 0 is a clean scan.
    """
    chances = Chances(len(inks), inks.device, generator)
    ink = printed(inks.float()[:, None] / 255, numbers, chances) if level else inks.float()[:, None] / 255
    window = _window(numbers, chances, level)
    rows = _rows(level)
    picture, widths = _seen(ink, window, rows, chances, level)
    picture = _developed(_lit(picture, rows, window, chances, level), rows, chances, level)
    return _network_input(picture, widths), widths


def _rows(level):
    """How high crops of a batch are in the picture, in pixels."""
    kind, at = torch.rand(2).tolist()
    if level == 0:
        return 64
    low, high = (13, 20) if kind < 0.2 else (20, 36) if kind < 0.6 else (36, 76)
    return round(low * (high / low) ** at)


def _window(numbers, chances, level):
    """What is cut: left, top, right, bottom on the canvas, as a finder says with its mistakes; and how much it is stretched."""
    left, top, right, bottom, plain_top, plain_bottom = (numbers[:, i].view(-1, 1, 1, 1) for i in range(6))
    kind = chances.uniform()
    nominal_top, nominal_bottom = (torch.full_like(top, value) for value in (BASE - CAPITAL, BASE))
    top = torch.where(kind < 0.5, top, torch.where(kind < 0.8, plain_top, torch.minimum(plain_top, nominal_top)))
    bottom = torch.where(kind < 0.5, bottom, torch.where(kind < 0.8, plain_bottom, torch.maximum(plain_bottom, nominal_bottom)))
    low = bottom - top < 0.55 * CAPITAL
    top, bottom = torch.where(low, torch.minimum(top, nominal_top), top), torch.where(low, torch.maximum(bottom, nominal_bottom), bottom)
    height = bottom - top
    careful = chances.uniform() < 0.6
    above = torch.where(careful, ABOVE + chances.normal(0.06 * level), chances.uniform(0.02, 0.6) if level else ABOVE + 0 * top)
    below = torch.where(careful, BELOW + chances.normal(0.05 * level), chances.uniform(0.0, 0.45) if level else BELOW + 0 * top)
    sides = []
    for _ in range(2):
        side = (BESIDE + chances.normal(0.08 * level)).clamp(min=0.01)
        sides.append(torch.where(chances.uniform() < 0.1 * level, chances.uniform(0.3, 2), side) * height)
    stretch = (1 + chances.normal(0.07 * min(level, 1))).clamp(0.84, 1.2)
    if level:
        stretch = torch.where(chances.uniform() < 0.25, chances.uniform(0.78, 1.35), stretch)
    return left - sides[0], top - above * height, right + sides[1], bottom + below * height, stretch


def _seen(ink, window, rows, chances, level):
    """The ink in the picture's pixels, and how wide each line is for the network."""
    left, top, right, bottom, stretch = window
    scale = (bottom - top) / HEIGHT
    widths = ((right - left) / scale * stretch).round().clamp(min=8)
    most = -(-int(widths.max()) // _STEP) * _STEP
    fine = max(rows, HEIGHT)
    columns = -(-most * fine // HEIGHT)
    u = (torch.arange(columns, device=ink.device).view(1, 1, 1, -1) + 0.5) * (HEIGHT / fine)
    v = (torch.arange(fine, device=ink.device).view(1, 1, -1, 1) + 0.5) * (HEIGHT / fine)
    x, y = left + u * scale / stretch, top + v * scale
    x, y = _bent(x, y, window, chances, level) if level else (x.expand(-1, 1, fine, -1), y.expand(-1, 1, -1, columns))
    grid = torch.stack([2 * x[:, 0] / ink.shape[3] - 1, 2 * y[:, 0] / ink.shape[2] - 1], 3)
    picture = grid_sample(ink, grid, align_corners=False)
    if rows < fine:
        picture = interpolate(picture, (rows, -(-most * rows // HEIGHT)), mode="bilinear", antialias=True, align_corners=False)
    return picture, widths.flatten().long()


def _bent(x, y, window, chances, level):
    """Where a slanted, leaning, bent and folded line is looked at."""
    left, top, right, bottom, _ = window
    height, middle = bottom - top, (left + right) / 2
    away = x - middle
    along = away / (right - left)
    most = 0.13 * height / (right - left) * 2
    lean = (chances.normal(0.012 * level) * (1 + 3 * chances.sometimes(0.15))).clamp(min=-most, max=most)
    bend = chances.normal(0.04 * level) * height * chances.sometimes(0.3)
    wave = torch.cos(along * math.pi * chances.uniform(0.6, 3) + chances.uniform(0, 6.3))
    fold = chances.normal(0.05) * height * chances.sometimes(_FOLD) * (along > chances.uniform(-0.5, 0.5))
    centre = (top + bottom) / 2
    y = centre + (y - centre) * (1 + (chances.normal(0.07 * level) * along).clamp(-0.25, 0.25)) + lean * away + bend * wave + fold
    shear = chances.normal(0.04 * level) + chances.sometimes(0.08) * chances.normal(0.15)
    ripple = chances.sometimes(0.1) * chances.uniform(0, 2.5) * torch.sin(x / chances.uniform(8, 60) + chances.uniform(0, 6.3))
    return x + shear * (y - BASE) + ripple, y


def _lit(ink, rows, window, chances, level):
    """Grey levels, 0 to 255, of ink on paper, in light."""
    count, _, height, width = ink.shape
    x = torch.arange(width, device=ink.device).view(1, 1, 1, -1) / height
    y = torch.arange(height, device=ink.device).view(1, 1, -1, 1) / height
    paper = chances.uniform(0.45, 1)
    contrast = torch.where(chances.uniform() < 0.8, chances.uniform(0.55, 0.98), chances.uniform(0.2, 0.6)) if level else 0.9 + 0 * paper
    if not level:
        return 255 * paper * (1 - contrast * ink)
    ground = 1 + chances.uniform(0, 0.06) * chances.smooth(count, height // 2, width // 2, height, width)
    ground = ground + chances.sometimes(0.4) * chances.uniform(0, 0.12) * chances.smooth(count, 3, max(2, width // height), height, width)
    for _ in range(2):
        angle, pitch = chances.uniform(0, 3.15), chances.uniform(0.06, 0.7)
        across = (x * torch.cos(angle) + y * torch.sin(angle)) / pitch
        wave = torch.cos(6.283 * across + chances.uniform(0, 4) * torch.sin(6.283 * (x * chances.uniform(0.1, 1) + y * chances.uniform(0, 1))))
        sharp = torch.where(chances.uniform() < 0.5, wave, (wave * 4).clamp(-1, 1))
        ground = ground - chances.sometimes(_PATTERN) * chances.uniform(0.02, 0.3) * contrast * (0.5 + 0.5 * sharp)
    edge = torch.where(chances.uniform() < 0.5, (y > chances.uniform(0.9, 1)).float(), (y < chances.uniform(0, 0.1)).float())
    ground = ground * (1 - chances.sometimes(_EDGE) * edge * chances.uniform(0.2, 0.8))
    picture = paper * ground * (1 - contrast * ink)
    light = chances.sometimes(_LIGHT)
    picture = light * (1 - picture) + (1 - light) * picture
    angle = chances.uniform(0, 6.3)
    across = x * torch.cos(angle) + y * torch.sin(angle) - chances.uniform(-1, 1) * width / height
    shadow = torch.sigmoid(across * chances.uniform(1, 12))
    picture = picture * (1 - chances.sometimes(_SHADOW) * chances.uniform(0.1, 0.6) * shadow)
    gradient = chances.normal(0.12) * (x * height / width - 0.5) + chances.normal(0.1) * (y - 0.5)
    glare = chances.sometimes(0.04) * chances.uniform(0.2, 0.8) * torch.exp(-((x - chances.uniform(0, 1) * width / height) ** 2) / chances.uniform(0.05, 2))
    return 255 * (picture * (1 + gradient) + glare)


def _developed(picture, rows, chances, level):
    """A picture out of focus or moved, with noise, sharpened, compressed, or made black and white; whole grey levels."""
    if level:
        scale = rows / HEIGHT
        blur = chances.uniform(0.25, 0.75) + chances.sometimes(0.35 * level) * chances.uniform(0, 1.5) * scale
        picture = _blurred(picture, blur, chances.sometimes(0.2 * level) * chances.uniform(0, 2.6) * scale, chances.uniform(0, 3.15))
        strength = torch.where(chances.uniform() < 0.75, chances.uniform(0, 6), chances.uniform(0, 16)) * level
        noise = chances.noise(*picture.shape)
        coarse = chances.sometimes(0.3)
        noise = coarse * 2.2 * avg_pool2d(noise, 3, 1, 1) + (1 - coarse) * noise
        picture = picture + strength * noise
        picture = picture + chances.sometimes(_SHARPENED) * chances.uniform(0.3, 2) * (picture - avg_pool2d(picture, 3, 1, 1, count_include_pad=False))
        some = chances.some(_BINARY)
        if len(some):
            part = picture[some]
            size = 2 * (rows // 2) + 1
            mean = avg_pool2d(part, size, 1, size // 2, count_include_pad=False)
            spread = (part - mean).abs().mean((2, 3), keepdim=True)
            picture[some] = 255 * torch.sigmoid((part - mean + chances.uniform(-0.2, 1, len(some)) * spread) * 0.5)
        some = chances.some(_COMPRESSED)
        if len(some):
            picture[some] = _compressed(picture[some].clamp(0, 255), chances)
    return picture.clamp(0, 255).round()


def _blurred(picture, round_, long, angle):
    """A picture out of focus by `round_` pixels, and moved by `long` pixels along an angle: standard deviations."""
    count, _, height, width = picture.shape
    at = torch.arange(-4, 5, device=picture.device, dtype=torch.float)
    x, y = at.view(1, 1, 1, -1), at.view(1, 1, -1, 1)
    across, along = x * torch.cos(angle) + y * torch.sin(angle), y * torch.cos(angle) - x * torch.sin(angle)
    kernel = torch.exp(-across ** 2 / (2 * (round_ ** 2 + long ** 2)) - along ** 2 / (2 * round_ ** 2))
    kernel = kernel / kernel.sum((2, 3), keepdim=True)
    padded = pad(picture, (4, 4, 4, 4), mode="replicate").view(1, count, height + 8, width + 8)
    return conv2d(padded, kernel, groups=count).view(count, 1, height, width)


def _cosines(device):
    at = torch.arange(8, device=device, dtype=torch.float)
    matrix = torch.cos((2 * at[None] + 1) * at[:, None] * math.pi / 16) / 2
    matrix[0] /= math.sqrt(2)
    return matrix


def _compressed(picture, chances):
    """A picture as JPEG of some quality leaves it."""
    count, _, height, width = picture.shape
    padded = pad(picture, (0, -width % 8, 0, -height % 8), mode="replicate") - 128
    cosines, at = _cosines(picture.device), torch.arange(8, device=picture.device, dtype=torch.float)
    blocks = padded.view(count, padded.shape[2] // 8, 8, padded.shape[3] // 8, 8).transpose(2, 3)
    waves = cosines @ blocks @ cosines.T
    step = (8 + 6 * (at[:, None] + at[None])) * (chances.uniform(0, 1, count) ** 2 * 2.2 + 0.1).view(-1, 1, 1, 1, 1)
    blocks = cosines.T @ ((waves / step).round() * step) @ cosines
    return blocks.transpose(2, 3).reshape(padded[:, :1].shape)[:, :, :height, :width] + 128


def _network_input(picture, widths):
    """Pictures 48 rows high, in even contrast, with nothing beyond each line's end."""
    width = -(-int(widths.max()) // _STEP) * _STEP
    values = interpolate(picture, (HEIGHT, width), mode="bilinear", antialias=True, align_corners=False)
    inside = (torch.arange(width, device=picture.device) < widths[:, None]).float()[:, None, None]
    count = inside.sum(3, keepdim=True) * HEIGHT
    values = values.round()
    mean = (values * inside).sum((2, 3), keepdim=True) / count
    deviation = (((values - mean) * inside) ** 2).sum((2, 3), keepdim=True).div(count).sqrt()
    return (values - mean) / (deviation + 8) * inside
