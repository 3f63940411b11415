"""The head: which piece of which word is heard at each row of the encoder, as `head.rs` computes it."""

import json
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from ..features import OUTPUTS, TALK
from .encoder import WIDTH

HIDDEN = 192
# How many rows each layer sees: together 13, a quarter of a second; the encoder has seen the whole sound.
PLACES = (1, 5, 5, 5)
ANY = -100


class Head(nn.Module):
    """Takes what the encoder heard (batch x rows x 512); answers before the softmax, for each row."""

    def __init__(self, outputs=OUTPUTS):
        super().__init__()
        self.register_buffer("mean", torch.zeros(WIDTH))
        self.register_buffer("deviation", torch.ones(WIDTH))
        widths = [WIDTH] + [HIDDEN] * len(PLACES)
        self.layers = nn.ModuleList(nn.Linear(width * places, HIDDEN) for width, places in zip(widths, PLACES))
        self.last = nn.Linear(HIDDEN, outputs)
        self.forgets = nn.Dropout(0.15)

    def forward(self, rows):
        x = self._spoilt((rows - self.mean) / self.deviation)
        for layer, places in zip(self.layers, PLACES):
            y = functional.relu(layer(_beside(x, places)))
            x = self.forgets(y if places == 1 else y + x)
        return self.last(x)

    def _spoilt(self, x):
        """Adds noise and drops values while it learns: what people sound like lies farther off than any of these voices."""
        if not self.training:
            return x
        x = functional.dropout(x + 0.3 * torch.randn_like(x), 0.15)
        # Somebody's tone of voice, all the way through.
        return x + 0.3 * torch.randn(len(x), 1, x.shape[2])


def _beside(x, places):
    if places == 1:
        return x
    reach = places // 2
    x = functional.pad(x.transpose(1, 2), (reach, reach), "replicate").transpose(1, 2)
    return torch.cat([x[:, place : place + x.shape[1] - 2 * reach] for place in range(places)], 2)


def load(paths):
    """Returns (rows, labels, words) of each utterance of some parts."""
    found = []
    for path in paths:
        rows, labels = np.load(f"{path}.rows.npy", mmap_mode="r"), np.load(f"{path}.labels.npy")
        place = 0
        for number, words in json.loads(Path(f"{path}.json").read_text()):
            here = slice(place, place + number)
            found.append((rows[here], labels[here], words.split()))
            place += number
    return found


def together(some):
    """Returns rows and labels of some utterances, as long as the longest; what is added counts for nothing."""
    length = -(-max(len(it[1]) for it in some) // 16) * 16
    rows = np.stack([np.pad(it[0].astype(np.float32), ((0, length - len(it[1])), (0, 0)), "edge") for it in some])
    labels = np.stack([np.pad(it[1].astype(np.int64), (0, length - len(it[1])), constant_values=ANY) for it in some])
    return torch.from_numpy(rows), torch.from_numpy(labels)


def batches(utterances, rng, size):
    """Yields batches of utterances of about the same length, in random order, for ever."""
    while True:
        lengths = [len(it[1]) + rng.uniform(-10, 10) for it in utterances]
        order = np.argsort(lengths)
        groups = [order[start : start + size] for start in range(0, len(order), size)]
        rng.shuffle(groups)
        for group in groups:
            yield together([utterances[number] for number in group])


def train(utterances, steps, outputs=OUTPUTS, seed=1, size=16, fastest=2e-3, start=None, tell=print):
    """Returns a head that was taught, and how frequent each output is."""
    torch.manual_seed(seed)
    head, rng = Head(outputs), np.random.default_rng(seed)
    seen = np.concatenate([it[0] for it in utterances[:: max(1, len(utterances) // 400)]]).astype(np.float32)
    head.mean[:], head.deviation[:] = torch.tensor(seen.mean(0)), torch.tensor(seen.std(0))
    if start:
        head.load_state_dict(start)
    counts = np.bincount(np.concatenate([it[1][it[1] >= 0] for it in utterances]), minlength=outputs) + 10.0
    half = "avx512_bf16" in Path("/proc/cpuinfo").read_text()
    optimiser = torch.optim.AdamW(head.parameters(), lr=1e-3, weight_decay=1e-2)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, fastest, total_steps=steps + 1, pct_start=0.15)
    began, losses = time.monotonic(), []
    for done, (rows, wanted) in enumerate(batches(utterances, rng, size), 1):
        head.train()
        with torch.autocast("cpu", torch.bfloat16, enabled=half):
            found = head(rows)
        loss = functional.cross_entropy(found.float().flatten(0, 1), wanted.flatten(), ignore_index=ANY, label_smoothing=0.05)
        optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(head.parameters(), 2.0)
        optimiser.step()
        schedule.step()
        losses.append(loss.item())
        if done % 100 == 0:
            tell(f"step {done}: loss {np.mean(losses[-100:]):.3f}, {time.monotonic() - began:.0f} s")
        if done == steps:
            break
    head.eval()
    return head, counts / counts.sum()


def right(head, utterances):
    """Returns the share of rows that are answered right, and of those in which a word is said."""
    good, every = np.zeros(2), np.zeros(2)
    with torch.no_grad():
        for rows, labels, _ in utterances:
            best = head(torch.from_numpy(rows.astype(np.float32))[None])[0].argmax(1).numpy()
            for place, counted in enumerate((labels >= 0, labels > TALK)):
                good[place] += ((best == labels) & counted).sum()
                every[place] += counted.sum()
    return good / every
