"""The network: eight layers that see 79 frames of 10 ms, more behind than ahead, and answer once in three frames."""

from typing import NamedTuple

import torch
from torch import nn
from torch.nn import functional

from .features import BINS, OUTPUTS, SOUNDS, SKIP

WIDTH = 192


class Layer(NamedTuple):
    """`kernel` values, `dilation` steps apart, the last of them `ahead` steps ahead; one answer in `stride` steps.

    What comes out is added to what goes in, if both are as many: so each layer learns a little more, and quickly.
    """

    kernel: int
    dilation: int
    ahead: int
    stride: int = 1
    adds: bool = True

    def places(self):
        """Returns the steps that it sees, counted from its own."""
        return [self.ahead - (self.kernel - 1 - place) * self.dilation for place in range(self.kernel)]


# What lies ahead must have been heard before there is an answer: so little of it, and twice as much of what was.
LAYERS = [
    Layer(5, 1, 2, adds=False),
    Layer(3, 1, 1, stride=SKIP, adds=False),
    Layer(3, 1, 1),
    Layer(3, 1, 1),
    Layer(3, 2, 1),
    Layer(3, 2, 1),
    Layer(3, 3, 1),
    Layer(3, 3, 2),
]


def context():
    """Returns how many frames the network sees behind and ahead of its own."""
    behind, ahead, step = 0, 0, 1
    for layer in LAYERS:
        behind -= layer.places()[0] * step
        ahead += layer.ahead * step
        step *= layer.stride
    return behind, ahead


BEHIND, AHEAD = context()


class Network(nn.Module):
    """Takes log-mel spectra (batch x 40 x frames, with BEHIND and AHEAD around); gives answers before the softmax.

    Each layer lays what it sees side by side and multiplies it with one matrix: much quicker than a convolution here.
    """

    def __init__(self):
        super().__init__()
        sizes = [BINS] + [WIDTH] * (len(LAYERS) - 1)
        self.layers = nn.ModuleList(
            nn.Linear(layer.kernel * size, WIDTH, bias=False) for layer, size in zip(LAYERS, sizes)
        )
        # Slow: there are few utterances in a batch.
        self.norms = nn.ModuleList(nn.BatchNorm1d(WIDTH, momentum=0.03) for _ in LAYERS)
        self.outputs = nn.Linear(WIDTH, OUTPUTS)
        # Which sound it is: learnt beside, for what all words share; not in the finished model.
        self.sounds = nn.Linear(WIDTH, SOUNDS)
        self.register_buffer("mean", torch.zeros(BINS))
        self.register_buffer("deviation", torch.ones(BINS))

    def hidden(self, spectra):
        """Returns the last layer's values (batch x answers x WIDTH)."""
        values = (spectra - self.mean[:, None]) / self.deviation[:, None]
        if self.training:
            values = spoil(values)
        values = values.transpose(1, 2)
        for about, layer, norm in zip(LAYERS, self.layers, self.norms):
            places = about.places()
            number = (values.shape[1] - places[-1] + places[0] - 1) // about.stride + 1
            seen = lambda place: values[:, place - places[0] :: about.stride][:, :number]
            sums = layer(torch.cat([seen(place) for place in places], 2))
            found = functional.relu(norm(sums.flatten(0, 1))).view(sums.shape)
            values = seen(0) + found if about.adds else found
        return values

    def forward(self, spectra):
        """Returns the outputs and the sounds (batch x answers x OUTPUTS and x SOUNDS)."""
        values = self.hidden(spectra)
        return self.outputs(values), self.sounds(values)


def spoil(spectra):
    """Covers bands and moments of normalised spectra, and shifts their level and tone."""
    batch, bins, frames = spectra.shape
    band = torch.arange(bins)[None]
    moment = torch.arange(frames)[None]
    kept = torch.ones(batch, bins, frames)
    for _ in range(2):
        start, width = torch.randint(0, bins - 6, (batch, 1)), torch.randint(0, 7, (batch, 1))
        kept *= ~((band >= start) & (band < start + width))[:, :, None]
        start, width = (torch.rand(batch, 1) * (frames - 8)).long(), torch.randint(0, 8, (batch, 1))
        kept *= ~((moment >= start) & (moment < start + width))[:, None, :]
    return spectra * kept + 0.3 * torch.randn(batch, 1, 1) + 0.1 * torch.randn(batch, bins, 1)


def _warps(low=0.88, high=1.14, number=14):
    """Returns matrices that stretch a mel spectrum as a shorter or longer throat does."""
    mel = lambda hertz: 1127 * torch.log(1 + hertz / 700)
    edges = torch.linspace(mel(torch.tensor(20.0)), mel(torch.tensor(7600.0)), BINS + 2)
    centres = 700 * (torch.exp(edges[1:-1] / 1127) - 1)
    step = edges[1] - edges[0]
    matrices = []
    for factor in torch.linspace(low, high, number):
        place = ((mel(centres * factor) - edges[1]) / step).clamp(0, BINS - 1)
        below = place.floor().long().clamp(max=BINS - 2)
        share = place - below
        matrix = torch.zeros(BINS, BINS)
        matrix[torch.arange(BINS), below] = 1 - share
        matrix[torch.arange(BINS), below + 1] += share
        matrices.append(matrix)
    return torch.stack(matrices)


_WARPS = _warps()


def other_throats(spectra, share):
    """Stretches the log-mel spectra of a share of a batch, each as another throat would."""
    chosen = _WARPS[torch.randint(0, len(_WARPS), (len(spectra),))]
    keep = torch.rand(len(spectra)) > share
    chosen[keep] = torch.eye(BINS)
    return torch.bmm(chosen, spectra)


def others_talk(spectra, share):
    """Has somebody else of the batch talk in a share of its log-mel spectra, 6 to 28 dB softer.

    Powers add up, so this is what the spectrum of both sounds would be; the labels stay those of the first.
    """
    batch, _, frames = spectra.shape
    loudness = spectra.mean(1).quantile(0.9, dim=1)
    other = torch.randperm(batch)
    softer = (6 + 22 * torch.rand(batch)) * 0.2303
    softer[torch.rand(batch) > share] = 1e3
    shifted = torch.roll(spectra[other], int(torch.randint(0, frames, ())), dims=2)
    return torch.logaddexp(spectra, shifted + (loudness - loudness[other] - softer)[:, None, None])
