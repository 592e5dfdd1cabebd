"""What print does to clean ink, in batches: neighbours, rules, stamps, spread ink, dots, worn thermal heads, specks, pale ends."""

import torch
from torch.nn.functional import affine_grid, avg_pool2d, grid_sample, max_pool2d

from .faces import BASE, CAPITAL

# How many lines of a batch each thing happens to.
_NEIGHBOURS, _STAMPS, _RULES, _BARS, _ROUGH, _DOTS, _THERMAL, _SPECKS, _PALE = 0.3, 0.05, 0.12, 0.07, 0.25, 0.07, 0.14, 0.14, 0.15


def printed(ink, numbers, chances):
    """Returns the ink of a batch, count x 1 x rows x columns from 0 to 1, as a printer leaves it."""
    lines = ink
    ink = _spread(ink, chances)
    ink = _worn(ink, chances)
    for side in (-1, 1):
        ink = _with_neighbours(ink, lines, side, chances)
    ink = _with_stamps(ink, lines, chances)
    return _with_rules(ink, numbers, chances)


def _spread(ink, chances):
    """Wider or thinner strokes, some with rough edges."""
    amount = chances.normal(0.55) + 0.1
    wide, thin = max_pool2d(ink, 3, 1, 1), -max_pool2d(-ink, 3, 1, 1)
    spread = ink + amount.clamp(0, 1) * (wide - ink) + (-amount).clamp(0, 0.7) * (thin - ink)
    more = torch.nonzero(amount.flatten() > 1).flatten()
    if len(more):
        spread[more] += (amount[more] - 1).clamp(0, 1) * (max_pool2d(spread[more], 3, 1, 1) - spread[more])
    some = chances.some(_ROUGH)
    if len(some):
        part, (height, width) = spread[some], ink.shape[2:]
        noise = chances.smooth(len(some), height // 3, width // 3, height, width)
        blurred = avg_pool2d(part, 3, 1, 1)
        strength = chances.uniform(0.05, 0.3, len(some))
        spread[some] = torch.sigmoid((blurred + strength * noise - 0.45) * chances.uniform(5, 14, len(some)))
    return spread


def _worn(ink, chances):
    """Dots of a matrix, rows and columns that a thermal head leaves out, specks, and print that pales."""
    count, _, height, width = ink.shape
    rows = torch.arange(height, device=ink.device).view(1, 1, -1, 1)
    columns = torch.arange(width, device=ink.device).view(1, 1, 1, -1)
    some = chances.some(_DOTS)
    if len(some):
        pitch = chances.uniform(CAPITAL / 9.5, CAPITAL / 6.5, len(some))
        away = ((columns / pitch) % 1 - 0.5) ** 2 + ((rows / pitch) % 1 - 0.5) ** 2
        dots = torch.exp(-away / (2 * chances.uniform(0.24, 0.42, len(some)) ** 2))
        ink[some] = (avg_pool2d(max_pool2d(ink[some], 3, 1, 1), 3, 1, 1) * dots * 1.35).clamp(0, 1)
    some = chances.some(_THERMAL)
    if len(some):
        lost_rows = (torch.rand(len(some), 1, height, 1, device=ink.device) < chances.uniform(0, 0.08, len(some))).float()
        lost_columns = (torch.rand(len(some), 1, 1, width, device=ink.device) < chances.uniform(0, 0.05, len(some))).float()
        bands = 1 - chances.uniform(0, 0.5, len(some)) * torch.sigmoid(3 * chances.smooth(len(some), 7, 2, height, width))
        ink[some] *= bands * (1 - 0.9 * lost_rows) * (1 - 0.8 * lost_columns)
    some = chances.some(_SPECKS)
    if len(some):
        size = int(torch.randint(2, 7, (1,)))
        noise = chances.smooth(len(some), height // size, width // size, height, width)
        ink[some] *= torch.sigmoid((noise + chances.uniform(0.9, 2.4, len(some))) * 6)
    some = chances.some(_PALE)
    if len(some):
        slope = chances.uniform(-1, 1, len(some)) * (columns / width - 0.5) + chances.uniform(-1, 1, len(some)) * (rows / height - 0.5)
        ink[some] *= (chances.uniform(0.5, 1.1, len(some)) + slope).clamp(0.25, 1)
    return ink


def _moved(ink, right, down, scale, angle):
    """An ink moved by pixels, larger by a factor, turned by radians."""
    count, _, height, width = ink.shape
    cosine, sine = torch.cos(angle) / scale, torch.sin(angle) / scale
    ratio = height / width
    move = torch.stack([
        torch.stack([cosine, sine * ratio, -2 * right / width], 1),
        torch.stack([-sine / ratio, cosine, -2 * down / height], 1)], 1)
    return grid_sample(ink, affine_grid(move, ink.shape, align_corners=False), align_corners=False)


def _others(lines, odds, chances):
    """The numbers of the lines that get more ink, at some odds; other lines to take it from; and what draws a number for each."""
    some = chances.some(odds)
    others = lines[torch.randperm(len(lines), device=lines.device)[: len(some)]]
    return some, others, lambda low, high: chances.uniform(low, high, len(some)).flatten()


def _with_neighbours(ink, lines, side, chances):
    """Other lines above or below, near enough to be seen."""
    some, others, draw = _others(lines, _NEIGHBOURS, chances)
    if not len(some):
        return ink
    scale = draw(0.6, 1.3)
    # A line's base stays where it is when the line grows around the canvas's middle.
    base = (BASE - ink.shape[2] / 2) * (scale - 1)
    pitch = (draw(1.3, 2.1) * CAPITAL * (scale.clamp(min=1) if side > 0 else 1)).clamp(max=90)
    moved = _moved(others, draw(-0.5, 0.5) * ink.shape[3], side * pitch - base, scale, draw(-0.01, 0.01))
    ink[some] = torch.maximum(ink[some], moved * draw(0.5, 1).view(-1, 1, 1, 1))
    return ink


def _with_stamps(ink, lines, chances):
    """Large faint print across lines."""
    some, others, draw = _others(lines, _STAMPS, chances)
    if not len(some):
        return ink
    moved = _moved(others, draw(-0.3, 0.3) * ink.shape[3], draw(-0.5, 0.5) * ink.shape[2], draw(1.3, 3.5), draw(-0.7, 0.7))
    ink[some] += (1 - ink[some]) * moved * draw(0.08, 0.45).view(-1, 1, 1, 1)
    return ink


def _with_rules(ink, numbers, chances):
    """Rules under, over and rarely through lines; bars beside them."""
    height, width = ink.shape[2:]
    rows = torch.arange(height, device=ink.device).view(1, 1, -1, 1)
    columns = torch.arange(width, device=ink.device).view(1, 1, 1, -1)
    left, top, right, bottom = (numbers[:, i].view(-1, 1, 1, 1) for i in range(4))
    tall = (bottom - top).clamp(min=0.6 * CAPITAL)
    for share, middle in ((_RULES, bottom + chances.uniform(0.06, 0.6) * tall), (0.5 * _RULES, top - chances.uniform(0.15, 0.7) * tall),
                          (0.008, top + chances.uniform(0.3, 0.7) * tall)):
        here = ((rows - middle).abs() < chances.uniform(0.6, 2.5)).float()
        ink = torch.maximum(ink, here * chances.sometimes(share) * chances.uniform(0.3, 1))
    for middle in (left - chances.uniform(0.15, 1) * tall, right + chances.uniform(0.15, 1) * tall):
        thick = torch.where(chances.uniform() < 0.3, chances.uniform(3, 30), chances.uniform(0.6, 2.5))
        away = torch.where(middle < left, middle - columns, columns - middle)
        here = ((away > 0) & (away < 2 * thick)).float()
        ink = torch.maximum(ink, here * chances.sometimes(_BARS) * chances.uniform(0.3, 1))
    return ink
