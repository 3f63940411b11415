"""The first layers of Whisper's encoder, as `src/helpers/scorer/net` computes them, out of the same file of weights."""

import json
from pathlib import Path

import numpy as np
import torch
from torch.nn import functional

from .. import VOICES

WEIGHTS = VOICES.parent / "vendor/scorer/weights.safetensors"
FORM = "ansage-net 1"
HOP, WINDOW, BANDS, WIDTH, HEADS = 160, 400, 80, 512, 8
SILENCE_BEHIND = 20  # frames of 10 ms, as encoder.rs has it
TYPES = {"F32": np.float32, "I8": np.int8}


def read(path):
    """Returns the tensors of a file in the format safetensors, by name, and what it says of itself."""
    data = Path(path).read_bytes()
    length = int.from_bytes(data[:8], "little")
    header = json.loads(data[8 : 8 + length])
    about, tensors = header.pop("__metadata__", {}), {}
    for name, it in header.items():
        start, end = (8 + length + at for at in it["data_offsets"])
        tensors[name] = np.frombuffer(data[start:end], TYPES[it["dtype"]]).reshape(it["shape"])
    return tensors, about


def write(path, tensors):
    """Writes tensors by name in the form that the net reads."""
    kinds = {np.dtype(kind): name for name, kind in TYPES.items()}
    header, place = {"__metadata__": {"form": FORM}}, 0
    # Numbers of four bytes first, so that each begins at a multiple of four.
    names = sorted(tensors, key=lambda it: (-tensors[it].itemsize, it))
    for name in names:
        size = tensors[name].nbytes
        header[name] = {
            "dtype": kinds[tensors[name].dtype],
            "shape": list(tensors[name].shape),
            "data_offsets": [place, place + size],
        }
        place += size
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 8)
    data = b"".join(np.ascontiguousarray(tensors[name]).tobytes() for name in names)
    Path(path).write_bytes(len(text).to_bytes(8, "little") + text + data)


def small(matrix):
    """Returns a matrix of whole numbers of 8 bits, and the scale of each of its rows."""
    rows = matrix.reshape(len(matrix), -1)
    scales = np.maximum(np.abs(rows).max(1), 1e-12) / 127
    return np.round(rows / scales[:, None]).astype(np.int8).reshape(matrix.shape), scales.astype(np.float32)


class Encoder:
    """Hears a sound up to a layer."""

    def __init__(self, layers, path=WEIGHTS):
        tensors, about = read(path)
        if about.get("form") != FORM:
            raise ValueError(f"{path} is not of the form {FORM}")
        self.layers = layers
        # A third of the time where the processor multiplies such numbers itself, slower elsewhere.
        self.kind = torch.bfloat16 if "avx512_bf16" in Path("/proc/cpuinfo").read_text() else torch.float32
        self.weights = {}
        for name, it in tensors.items():
            if not name.startswith("encoder/") or name.endswith(".scales"):
                continue
            whole = it.astype(np.float32)
            if it.dtype == np.int8:
                whole *= tensors[f"{name}.scales"].reshape(-1, *[1] * (it.ndim - 1))
            tensor = torch.from_numpy(whole.reshape(len(whole), -1) if it.ndim > 1 else whole)
            is_matrix = it.ndim > 1 and "position" not in name
            self.weights[name] = tensor.to(self.kind) if is_matrix else tensor

    def hear(self, sounds):
        """Returns what the layer makes of each of some sounds (float, 1 at full scale): rows of 20 ms.

        Together they take less time: a matrix is read once for all of them.
        """
        with torch.no_grad():
            x = [self._begin(sound) for sound in sounds]
            lengths = [len(it) for it in x]
            x = torch.cat(x)
            for layer in range(self.layers):
                name = f"encoder/layer_{layer}"
                x = x + self._attention(self._norm(x, f"{name}/self_attention"), f"{name}/self_attention", lengths)
                y = self._linear(self._norm(x, f"{name}/ffn"), f"{name}/ffn/linear_0")
                x = x + self._linear(functional.gelu(y), f"{name}/ffn/linear_1")
            return x.split(lengths)

    def _begin(self, sound):
        frames = (len(sound) // HOP + SILENCE_BEHIND) // 2 * 2
        x = torch.from_numpy(mel(sound, frames))
        x = self._convolution(self._convolution(x, "conv1", 1), "conv2", 2)
        return x + self.weights[POSITIONS][: len(x)]

    def _convolution(self, x, name, stride):
        x = functional.pad(x, (0, 0, 1, 1))
        # Side by side: band by band its three places.
        pieces = x.unfold(0, 3, stride).reshape(-1, x.shape[1] * 3)
        return functional.gelu(self._linear(pieces, f"encoder/{name}"))

    def _linear(self, x, name):
        y = functional.linear(x.to(self.kind), self.weights[f"{name}/weight"]).float()
        return y + self.weights[f"{name}/bias"]

    def _norm(self, x, name):
        name = f"{name}/layer_norm"
        return functional.layer_norm(x, x.shape[-1:], self.weights[f"{name}/gamma"], self.weights[f"{name}/beta"])

    def _attention(self, x, name, lengths):
        split = lambda it: it.reshape(len(it), HEADS, -1).transpose(0, 1)
        found = []
        for whole in self._linear(x, f"{name}/linear_0").split(lengths):
            queries, keys, values = map(split, whole.chunk(3, -1))
            fits = torch.softmax(queries @ keys.transpose(1, 2) / (WIDTH / HEADS) ** 0.5, -1)
            found.append((fits @ values).transpose(0, 1).reshape(len(whole), -1))
        return self._linear(torch.cat(found), f"{name}/linear_1")


POSITIONS = "encoder/position_encodings/encodings"


def mel(sound, frames):
    """Returns the spectrum of a sound, as `mel.rs` computes it: 80 bands, 100 times a second."""
    length = frames * HOP
    sound = np.pad(sound[:length].astype(np.float32), (0, max(0, length - len(sound))))
    sound = np.pad(sound, WINDOW // 2, "reflect")
    places = np.arange(frames)[:, None] * HOP + np.arange(WINDOW)
    power = np.abs(np.fft.rfft(sound[places] * _WINDOW, axis=1)) ** 2
    found = np.log10(np.maximum(power.astype(np.float32) @ _BANDS, 1e-10))
    return (np.maximum(found, found.max() - 8) + 4) / 4


def _bands():
    """Returns triangles on the mel scale of Slaney: linear up to 1000 Hz, then logarithmic."""
    to_mel = lambda it: it * 15 / 1000 if it < 1000 else 15 + np.log(it / 1000) * 27 / np.log(6.4)
    to_hertz = lambda it: np.where(it < 15, it * 1000 / 15, 1000 * np.exp((it - 15) * np.log(6.4) / 27))
    edges = to_hertz(np.linspace(0, to_mel(8000), BANDS + 2))
    up = (np.linspace(0, 8000, WINDOW // 2 + 1)[:, None] - edges[:-2]) / np.diff(edges)[:-1]
    down = (edges[2:] - np.linspace(0, 8000, WINDOW // 2 + 1)[:, None]) / np.diff(edges)[1:]
    return (np.maximum(np.minimum(up, down), 0) * 2 / (edges[2:] - edges[:-2])).astype(np.float32)


_BANDS = _bands()
_WINDOW = (0.5 - 0.5 * np.cos(2 * np.pi * np.arange(WINDOW) / WINDOW)).astype(np.float32)


# Where the voice is, as `src/helpers/scorer/sound.rs` finds it: numbers are the same there.
FRAME, BELOW_LOUDEST, ABOVE_QUIETEST, FEWEST, BEFORE, BEHIND = 160, 0.04, 2.5, 3, 20, 35


def voice(sound):
    """Returns the first sample of what is heard of a sound, and the one behind the last; None if nobody speaks."""
    number = len(sound) // FRAME
    loud = np.sqrt(np.mean(np.square(sound[: number * FRAME].reshape(number, FRAME)), axis=1))
    if not number:
        return None
    least = max(loud.max() * BELOW_LOUDEST, np.sort(loud)[number // 10] * ABOVE_QUIETEST)
    (above,) = np.nonzero(loud > least)
    if len(above) < FEWEST:
        return None
    return max(above[0] - BEFORE, 0) * FRAME, min((above[-1] + BEHIND) * FRAME, len(sound))
