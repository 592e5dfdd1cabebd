"""Keeps a pool of clean inks on the device that trains, which processes beside it refresh without end."""

import mmap
import multiprocessing
import queue
import threading

import numpy as np
import torch

from .faces import CANVAS
from .inks import LONGEST, NUMBERS, WIDTHS, InkSource, together, width_class

# How many bytes of ink are handed over at a time.
_CHUNK = 1 << 21
_PER_CHUNK = tuple(_CHUNK // (CANVAS * width) for width in WIDTHS)
# A slot: its ink, then labels, lengths and numbers.
_SLOT = _CHUNK + max(_PER_CHUNK) * (2 * LONGEST + 2 + 4 * NUMBERS) + 64


def _views(memory, slot, width):
    """The arrays of a slot that holds inks of a class of widths."""
    count, start, arrays = _PER_CHUNK[width], slot * _SLOT, []
    for shape, kind in (((count, CANVAS, WIDTHS[width]), np.uint8), ((count, LONGEST), np.int16), ((count,), np.int16), ((count, NUMBERS), np.float32)):
        start = -(-start // 4) * 4
        size = int(np.prod(shape)) * np.dtype(kind).itemsize
        arrays.append(np.frombuffer(memory, kind, int(np.prod(shape)), start).reshape(shape))
        start += size
    return arrays


def _paint(memory, data, seed, free, full):
    """Fills slots, one of each width at a time, until the process is ended."""
    waiting = [[] for _ in WIDTHS]
    for drawn in InkSource(data, seed).inks():
        width = width_class(drawn[2][6])
        waiting[width].append(drawn)
        if len(waiting[width]) == _PER_CHUNK[width]:
            slot = free.get()
            for view, values in zip(_views(memory, slot, width), together(waiting[width], WIDTHS[width])):
                view[:] = values
            waiting[width] = []
            full.put((slot, width))


class Pool:
    """Inks of each class of widths, the oldest replaced by new ones.

    The processes are forked: make it before the device is used.
    """

    def __init__(self, data, seed, workers, capacity):
        slots = 3 * workers + 8
        self._memory = mmap.mmap(-1, slots * _SLOT)
        self._free, self._full = multiprocessing.SimpleQueue(), multiprocessing.Queue()
        for slot in range(slots):
            self._free.put(slot)
        self._capacity, self.drawn, self.device = capacity, [0] * len(WIDTHS), None
        self._processes = [multiprocessing.Process(target=_paint, daemon=True, args=(
            self._memory, data, f"{seed} {index}", self._free, self._full)) for index in range(workers)]
        for process in self._processes:
            process.start()

    def fill(self, device, least):
        """Begins to fill the pool on a device; returns when it has some inks of each width."""
        self.device = torch.device(device)
        self._inks = [torch.zeros(self._capacity, CANVAS, width, dtype=torch.uint8, device=device) for width in WIDTHS]
        self._labels, self._lengths, self._numbers = (
            [torch.zeros(self._capacity, *shape, dtype=kind, device=device) for _ in WIDTHS]
            for shape, kind in (((LONGEST,), torch.int16), ((), torch.int16), ((NUMBERS,), torch.float32)))
        self._open = True
        self._thread = threading.Thread(target=self._load, daemon=True)
        self._thread.start()
        while min(self.drawn) < min(least, self._capacity):
            self._thread.join(0.05)
            if not self._thread.is_alive():
                raise RuntimeError("nothing is drawn any more")

    def _load(self):
        while self._open:
            try:
                slot, width = self._full.get(timeout=1)
            except queue.Empty:
                continue
            place, count = self.drawn[width] % self._capacity, min(_PER_CHUNK[width], self._capacity)
            place = min(place, self._capacity - count)
            for pool, view in zip((self._inks, self._labels, self._lengths, self._numbers), _views(self._memory, slot, width)):
                pool[width][place: place + count] = torch.from_numpy(view[:count].copy()).to(self.device)
            self.drawn[width] += count
            self._free.put(slot)

    def sample(self, columns):
        """Returns inks of one class of widths, so many that they are about so many columns, labels, lengths and numbers.

        Lines of each class are as frequent as they are drawn.
        """
        shares = torch.tensor([float(count) * width for count, width in zip(self.drawn, WIDTHS)])
        width = int(torch.multinomial(shares, 1))
        count = max(2, columns // WIDTHS[width])
        chosen = torch.randint(min(self.drawn[width], self._capacity), (count,), device=self.device)
        return self._inks[width][chosen], self._labels[width][chosen], self._lengths[width][chosen], self._numbers[width][chosen]

    def close(self):
        self._open = False
        for process in self._processes:
            process.terminate()
        self._thread.join()
