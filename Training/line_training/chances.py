"""Random numbers for each line of a batch, on the device that damages it."""

import torch


class Chances:
    """Draws numbers for `count` lines, shaped to be multiplied with count x 1 x rows x columns."""

    def __init__(self, count, device, generator=None):
        self.count, self.device, self.generator = count, device, generator

    def uniform(self, low=0.0, high=1.0, count=None):
        return torch.rand(count or self.count, 1, 1, 1, device=self.device, generator=self.generator) * (high - low) + low

    def normal(self, deviation=1.0):
        return torch.randn(self.count, 1, 1, 1, device=self.device, generator=self.generator) * deviation

    def sometimes(self, share):
        """1 for a share of the lines, 0 for the others."""
        return (self.uniform() < share).float()

    def some(self, share):
        """The indices of a share of the lines."""
        return torch.nonzero(self.uniform().flatten() < share).flatten()

    def noise(self, *shape):
        return torch.randn(shape, device=self.device, generator=self.generator)

    def smooth(self, count, rows, columns, height, width):
        """Noise of `rows` x `columns` waves, as large as a picture of so many pixels."""
        few = self.noise(count, 1, max(2, rows), max(2, columns))
        return torch.nn.functional.interpolate(few, (height, width), mode="bilinear", align_corners=True)
