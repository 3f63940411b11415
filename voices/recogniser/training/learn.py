"""Trains the network on the parts that data.py wrote."""

import json
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
from torch import distributed, multiprocessing, nn
from torch.nn import functional

from .features import ANY, BINS, OUTPUTS, SKIP
from .network import AHEAD, BEHIND, Network, other_throats, others_talk



def load(paths):
    """Returns (features, labels) of every utterance of some parts; labels are outputs and sounds."""
    utterances = []
    for path in paths:
        features, wanted = np.load(f"{path}.features.npy"), np.load(f"{path}.labels.npy")
        with open(f"{path}.json") as file:
            about = json.load(file)["utterances"]
        for frame, frames, answer, answers, *_ in about:
            utterances.append((features[frame : frame + frames], wanted[:, answer : answer + answers]))
    return utterances


ROUND = 48


def batches(utterances, rng, size=48):
    """Yields spectra and labels of utterances of about the same length, in random order."""
    lengths = [len(features) + rng.uniform(-8, 8) for features, _ in utterances]
    order = np.argsort(lengths)
    groups = [order[start : start + size] for start in range(0, len(order), size)]
    rng.shuffle(groups)
    for group in groups:
        yield together([utterances[number] for number in group])


def together(utterances):
    """Returns spectra (batch x 40 x frames) and labels (2 x batch x answers); what is added counts for nothing."""
    # The processor's code for a matrix is made anew for each new size, which takes longer than to use it: so few sizes.
    frames = -(-max(len(features) for features, _ in utterances) // ROUND) * ROUND
    answers = (frames + SKIP - 1) // SKIP
    spectra = np.empty((len(utterances), BEHIND + frames + AHEAD, BINS), np.float32)
    wanted = np.full((2, len(utterances), answers), ANY, np.int64)
    for number, (features, labels) in enumerate(utterances):
        # The recogniser repeats the first and the last frame too.
        around = ((BEHIND, AHEAD + frames - len(features)), (0, 0))
        spectra[number] = np.pad(features, around, "edge")
        wanted[:, number, : labels.shape[1]] = labels
    return torch.from_numpy(spectra).transpose(1, 2), torch.from_numpy(wanted)


class Cycle(NamedTuple):
    """One rise to the learning rate `fastest`, and its fall: `steps` batches, of which shares are spoilt (network.py).

    `sounds` is how much it counts which sound it is, beside which piece of which word.
    """

    steps: int
    seed: int
    fastest: float
    batch: int = 16
    throats: float = 0.0
    talk: float = 0.0
    sounds: float = 1.0


def train(paths, dev_paths, target, cycle, start=None, tell=print):
    """Trains and writes the network with how frequent each output is; `start` is one to go on from.

    `tell` is called with a line now and then.
    """
    with tempfile.TemporaryDirectory() as folder:
        given = (paths, dev_paths, target, cycle, start, tell, f"file://{folder}/meeting")
        multiprocessing.spawn(_train, given, nprocs=TOGETHER)


# Each process learns from batches of its own, and all take the same step: quicker than one with as many threads.
TOGETHER = 2


def _train(rank, paths, dev_paths, target, cycle, start, tell, meeting):
    torch.set_num_threads(1)
    distributed.init_process_group("gloo", meeting, rank=rank, world_size=TOGETHER)
    torch.manual_seed(cycle.seed)
    # A third faster where the processor multiplies such numbers itself, slower elsewhere.
    half = "avx512_bf16" in Path("/proc/cpuinfo").read_text()
    utterances = load(paths)
    network, frequency = _begin(utterances, start)
    utterances, rng = utterances[rank::TOGETHER], np.random.default_rng(cycle.seed)
    torch.manual_seed(1000 * cycle.seed + rank)
    optimiser = torch.optim.AdamW(network.parameters(), lr=1e-3, weight_decay=1e-3)
    steps = cycle.steps
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, cycle.fastest, total_steps=steps + 1, pct_start=0.1)
    began, losses = time.monotonic(), []
    for done, (spectra, wanted) in enumerate(_for_ever(utterances, rng, cycle.batch), 1):
        network.train()
        with torch.autocast("cpu", torch.bfloat16, enabled=half):
            found = network(others_talk(other_throats(spectra, cycle.throats), cycle.talk))
        loss = _loss(found, wanted, cycle.sounds)
        optimiser.zero_grad()
        loss.backward()
        _share([it.grad for it in network.parameters()])
        nn.utils.clip_grad_norm_(network.parameters(), 2.0)
        optimiser.step()
        schedule.step()
        losses.append(loss.item())
        if rank == 0 and done % 250 == 0:
            tell(f"step {done}: loss {np.mean(losses[-250:]):.3f}, {time.monotonic() - began:.0f} s")
        if done == steps:
            break
    if rank == 0:
        tell(f"step {steps}: right {right(network, load(dev_paths))}, {time.monotonic() - began:.0f} s")
        torch.save({"network": network.state_dict(), "frequency": frequency}, target)


def _begin(utterances, start):
    """Returns a network, which goes on from `start` where there is one, and how frequent each output is."""
    network = Network()
    seen = np.concatenate([features for features, _ in utterances[::10]]).astype(np.float32)
    network.mean[:], network.deviation[:] = torch.tensor(seen.mean(0)), torch.tensor(seen.std(0))
    if start:
        network.load_state_dict(torch.load(start)["network"])
    counts = np.bincount(np.concatenate([labels[0] for _, labels in utterances]), minlength=OUTPUTS) + 10.0
    return network, torch.tensor(counts / counts.sum()).float()


def _for_ever(utterances, rng, size):
    while True:
        yield from batches(utterances, rng, size)


def _loss(found, wanted, of_sounds):
    """Returns how wrong outputs and sounds are."""
    outputs, sounds = (it[:, : wanted.shape[2]].flatten(0, 1).float() for it in found)
    loss = functional.cross_entropy(outputs, wanted[0].flatten(), label_smoothing=0.03)
    return loss + of_sounds * functional.cross_entropy(sounds, wanted[1].flatten())


def _share(gradients):
    """Makes the gradients of all processes their mean."""
    together = torch.cat([it.flatten() for it in gradients])
    distributed.all_reduce(together)
    together /= TOGETHER
    for gradient, part in zip(gradients, together.split([it.numel() for it in gradients])):
        gradient.copy_(part.view_as(gradient))


def right(network, utterances):
    """Returns how many of the answers are right, and of those where somebody speaks, in words."""
    network.eval()
    good = np.zeros(2)
    every = np.zeros(2)
    with torch.no_grad():
        for spectra, wanted in batches(utterances, np.random.default_rng(0)):
            best = network(spectra)[0][:, : wanted.shape[2]].argmax(2)
            for place, counted in enumerate((wanted[0] >= 0, wanted[0] > 0)):
                good[place] += ((best == wanted[0]) & counted).sum().item()
                every[place] += counted.sum().item()
    share = 100 * good / every
    return f"{share[0]:.1f} % of all, {share[1]:.1f} % of speech"
