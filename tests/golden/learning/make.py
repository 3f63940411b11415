"""Makes the golden numbers of learning a voice, with nobody's code but numpy's and kaldi-native-fbank's.

    python3 make.py     (packages numpy and kaldi-native-fbank; writes small.mdl, cepstra.tsv and posteriors.tsv here)

`small.mdl` is a net of the same kind as the recogniser's, with few units and weights by chance. All chance is a linear
congruential generator in whole numbers, and the sound is made of whole numbers, so that everybody makes the same.
"""

import struct
from pathlib import Path

import kaldi_native_fbank as knf
import numpy as np

HERE = Path(__file__).parent
PHONES = 8
LAYERS = [
    (40, 12, [-2, -1, 0, 1, 2]),
    (12, 12, [-1, 0, 1]),
    (12, 12, [-3, 0, 3]),
    (12, 12, [-9, -3, 3]),
    (12, PHONES, [0]),
]
# These are added to what they see of their own frame.
ADDS = {2, 3}
BEHIND, AHEAD = 15, 9


class Chance:
    def __init__(self, seed):
        self.state = seed

    def next(self):
        self.state = (self.state * 1103515245 + 12345) % 2**31
        return self.state >> 16

    def array(self, *shape):
        numbers = [self.next() % 2001 - 1000 for _ in range(int(np.prod(shape)))]
        return np.array(numbers, np.float64).reshape(shape) / 1000


def sound():
    """Half a second: two triangle waves that rise and fall, and noise."""
    chance = Chance(12345)
    samples = []
    for i in range(8000):
        low = abs((i * 7) % 400 - 200) - 100
        high = abs((i * (31 if i > 3000 else 43)) % 600 - 300) - 150
        loudness = min(i, 8000 - i, 2000)
        samples.append((low * 30 + high * 20) * loudness // 2000 + chance.next() % 201 - 100)
    return np.array(samples, np.float32)


def cepstra(samples):
    options = knf.MfccOptions()
    options.frame_opts.dither = 0.0
    options.frame_opts.samp_freq = 16000
    options.mel_opts.num_bins = 40
    options.mel_opts.low_freq = 20
    options.mel_opts.high_freq = -400
    options.num_ceps = 40
    options.use_energy = False
    computer = knf.OnlineMfcc(options)
    computer.accept_waveform(16000, samples.tolist())
    computer.input_finished()
    return np.stack([computer.get_frame(i) for i in range(computer.num_frames_ready)])


def weights():
    chance = Chance(7)
    made = []
    for index, (width, units, offsets) in enumerate(LAYERS):
        # The cepstra are large, what comes out of a layer is not.
        scale = 0.02 if index == 0 else 0.4
        made.append((chance.array(units, width * len(offsets)) * scale, chance.array(units)))
    return [(w.astype("<f4"), b.astype("<f4")) for w, b in made]


def posteriors(frames, layers):
    """Frame by frame, by the definition: no strides, no shortcuts."""
    count = len(frames)

    def value(layer, frame, seen={}):
        if layer < 0:
            return frames[min(max(frame, 0), count - 1)].astype(np.float64)
        if (layer, frame) not in seen:
            w, b = layers[layer]
            inputs = np.concatenate([value(layer - 1, frame + offset) for offset in LAYERS[layer][2]])
            sums = w.astype(np.float64) @ inputs + b
            seen[layer, frame] = np.maximum(sums, 0) if layer + 1 < len(layers) else sums
            if layer in ADDS:
                seen[layer, frame] += value(layer - 1, frame)
        return seen[layer, frame]

    result = np.stack([value(len(layers) - 1, frame) for frame in range(0, count, 3)])
    result -= result.max(1, keepdims=True)
    return result - np.log(np.exp(result).sum(1, keepdims=True))


def token(text):
    return text.encode() + b" "


def number(value):
    return b"\x04" + struct.pack("<i", value)


def vector(values):
    return b"FV " + number(len(values)) + np.asarray(values, "<f4").tobytes()


def matrix(values):
    return b"FM " + number(values.shape[0]) + number(values.shape[1]) + np.ascontiguousarray(values, "<f4").tobytes()


def model(layers):
    """A transition model that holds nothing but its ends, and the net behind it."""
    config = ["input-node name=input dim=40"]
    components = b""
    count = 0
    before = "input"
    for index, ((width, units, offsets), (w, b)) in enumerate(zip(LAYERS, layers)):
        is_last = index + 1 == len(LAYERS)
        name = "out" if is_last else f"l{index + 1}"
        kind = "LogSoftmaxComponent" if is_last else "RectifiedLinearComponent"
        function = "logsoftmax" if is_last else "relu"
        seen = [before if it == 0 else f"Offset({before}, {it})" for it in offsets]
        source = seen[0] if len(seen) == 1 else "Append(" + ", ".join(seen) + ")"
        config.append(f"component-node name={name}.affine component={name}.affine input={source}")
        config.append(f"component-node name={name}.{function} component={name}.{function} input={name}.affine")
        below, before = before, f"{name}.{function}"
        components += token("<ComponentName>") + token(f"{name}.affine") + token("<FixedAffineComponent>")
        components += token("<LinearParams>") + matrix(w) + token("<BiasParams>") + vector(b)
        components += token("</FixedAffineComponent>")
        functions = [before]
        if index in ADDS:
            config.append(f"component-node name={name}.sum component={name}.sum input=Sum({below}, {before})")
            before = f"{name}.sum"
            functions.append(before)
        for function in functions:
            components += token("<ComponentName>") + token(function) + token(f"<{kind}>") + token("<Dim>") + number(units)
            components += token("<ValueAvg>") + vector([]) + token("<DerivAvg>") + vector([])
            components += token("<Count>") + b"\x08" + struct.pack("<d", 0.0) + token(f"</{kind}>")
        count += 1 + len(functions)
    config.append(f"output-node name=output input={before} objective=linear")
    bytes_ = b"\0B" + token("<TransitionModel>") + token("</TransitionModel>") + token("<Nnet3>") + b"\n"
    bytes_ += ("\n".join(config) + "\n\n").encode() + token("<NumComponents>") + number(count) + components
    bytes_ += token("</Nnet3>") + token("<LeftContext>") + number(BEHIND) + token("<RightContext>") + number(AHEAD)
    return bytes_ + token("<Priors>") + vector(np.full(PHONES, 1 / PHONES))


def table(name, rows, frames, digits):
    lines = [f"{frame}\t" + "\t".join(f"{it:.{digits}f}" for it in rows[frame]) for frame in frames]
    (HERE / name).write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    frames = cepstra(sound())
    layers = weights()
    (HERE / "small.mdl").write_bytes(model(layers))
    table("cepstra.tsv", frames, [0, 1, 20, 47], 4)
    table("posteriors.tsv", posteriors(frames, layers), [0, 1, 7, 15], 5)
