"""Judges a network on lines of faces that are held out: how many it reads exactly, and how many characters are wrong."""

import multiprocessing

import torch

from mrz_training.decoding import edit_distance, likeliest_text

from .damage import damaged
from .inks import WIDTHS, InkSource, together, width_class
from .letters import ALPHABET, script

# Lines to look at during training, and to calibrate on, come from these seeds.
VALIDATION, CALIBRATION = 960_000, 970_000
# Lines are judged clean and damaged as in the training.
LEVELS = {"clean": 0, "damaged": 1}


def _draw(task):
    data, seed, count = task
    return [drawn for drawn, _ in zip(InkSource(data, seed, held_out=True).inks(), range(count))]


def held_out(data, count, seed=VALIDATION, workers=1):
    """Returns so many held-out lines, clean and damaged, by width: values, widths of lines, and texts."""
    tasks = [(data, f"{seed} {index}", count // 16) for index in range(16)]
    if workers > 1:
        with multiprocessing.Pool(workers) as pool:
            drawn = sum(pool.map(_draw, tasks), [])
    else:
        drawn = sum(map(_draw, tasks), [])
    lines = {}
    with torch.random.fork_rng([]):
        torch.manual_seed(seed)
        for name, level in LEVELS.items():
            lines[name] = parts = []
            for width in range(len(WIDTHS)):
                of = [one for one in drawn if width_class(one[2][6]) == width]
                for start in range(0, len(of), 48):
                    part = of[start: start + 48]
                    inks, _, _, numbers = together(part, WIDTHS[width])
                    values, widths = damaged(torch.from_numpy(inks), torch.from_numpy(numbers), level)
                    parts.append((values.half(), widths, ["".join(ALPHABET[c] for c in label) for _, label, _ in part]))
    return lines


@torch.no_grad()
def judge(network, lines, device):
    """Returns, for each level and script, lines, the percentage of exact ones and that of wrong characters."""
    figures = {}
    for level, parts in lines.items():
        for values, widths, texts in parts:
            scores = network(values.to(device).float())[:, :, 0].float().cpu()
            for score, width, text in zip(scores, widths.tolist(), texts):
                read = " ".join(likeliest_text(score[:, : width // 4 + 1], ALPHABET).split())
                row = figures.setdefault((level, script(text)), [0, 0, 0, 0])
                row[0] += 1
                row[1] += read == text
                row[2] += edit_distance(read, text)
                row[3] += len(text)
    return {key: (count, 100 * exact / count, 100 * wrong / letters) for key, (count, exact, wrong, letters) in sorted(figures.items())}
