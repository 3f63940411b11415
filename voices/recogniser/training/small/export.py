"""The small net as a folder that the scorer reads: `weights.safetensors`, and `words/de.txt` for each language."""

import hashlib
from typing import NamedTuple

import numpy as np

from . import encoder
from .speech import LAYERS

# Rows of 20 ms: with the silence behind it an utterance of 15 s, after which a held key hears no more.
LONGEST = 800


class Numbers(NamedTuple):
    """What was chosen by measuring; docs/decisions tells how."""

    # The answers are divided by how frequent each is, to this power.
    power: float = 0.6
    # Neighbouring rows are heard by the same ear, so they prove less than they seem: how much of what each says counts.
    scale: float = 0.3
    # What it costs to begin a word, and talk.
    word: float = 2.0
    talk: float = 4.0
    # How much it counts what the best phrase lacks beside anything at all: so a floor that is made for Whisper's scores
    # fits these too.
    lack: float = 5.0


def write(folder, heads):
    """Writes encoder and heads: by language the tensors of each (see `folded`) and the number of pieces of each word."""
    tensors, _ = encoder.read(encoder.WEIGHTS)
    wanted = ("encoder/conv", "encoder/position", *(f"encoder/layer_{at}/" for at in range(LAYERS)))
    found = {name: it for name, it in tensors.items() if name.startswith(wanted)}
    found[encoder.POSITIONS] = found[encoder.POSITIONS][:LONGEST]
    for name in ("encoder/conv2/weight", encoder.POSITIONS):
        found[name], found[f"{name}.scales"] = encoder.small(found[name])
    (folder / "words").mkdir(parents=True, exist_ok=True)
    _lay(folder, found, heads)


def add(folder, heads):
    """Adds heads to the net in a folder, or puts them in place of those of the same languages; encoder and other heads stay
    as they are."""
    found, _ = encoder.read(folder / "weights.safetensors")
    others = {name: it for name, it in found.items() if not name.startswith(tuple(f"head/{it}/" for it in heads))}
    _lay(folder, others, heads)


def _lay(folder, found, heads):
    for language, (head, pieces_of) in heads.items():
        for name, it in head.items():
            name = f"head/{language}/{name}"
            if it.ndim == 2:
                found[name], found[f"{name}.scales"] = encoder.small(it)
            else:
                found[name] = it
        lines = "".join(f"{word} {pieces}\n" for word, pieces in pieces_of.items())
        (folder / "words" / f"{language}.txt").write_text(lines)
    encoder.write(folder / "weights.safetensors", found)
    words = sorted((folder / "words").glob("*.txt"))
    names = ["weights.safetensors", *(f"words/{it.name}" for it in words)]
    sums = "".join(f"{hashlib.sha256((folder / name).read_bytes()).hexdigest()}  {name}\n" for name in names)
    (folder / "SHA256SUMS").write_text(sums)


def folded(head, priors, numbers):
    """Returns the layers by name, with everything folded into them that is the same for every sound."""
    linear = [(it.weight.detach().numpy(), it.bias.detach().numpy()) for it in [*head.layers, head.last]]
    weight, bias = linear[0]
    weight = weight / head.deviation.numpy()
    linear[0] = weight, bias - weight @ head.mean.numpy()
    weight, bias = linear[-1]
    linear[-1] = numbers.scale * weight, numbers.scale * (bias - numbers.power * np.log(priors))
    found = {"costs": np.array([numbers.word, numbers.talk, numbers.lack], np.float32)}
    for at, (weight, bias) in enumerate(linear):
        found[f"linear_{at}/weight"] = weight.astype(np.float32)
        found[f"linear_{at}/bias"] = bias.astype(np.float32)
    return found
