"""The acoustic model as Kaldi reads it: `final.mdl`, a binary transition model and a binary nnet3 with priors.

The format is that of Kaldi's `TransitionModel::Write` and `nnet3::AmNnetSimple::Write`.
"""

import math
import struct

import numpy as np

from .features import BINS, OUTPUT_OF, SILENCE, TALK
from .network import AHEAD, BEHIND, LAYERS, Layer
from .sounds import UNKNOWN
from .words import PIECES_OF, WORDS

# Phones, counted from 1: silence, the begin, middle and end of talk, then every piece of every word.
PHONES = ["SIL", "TALK_B", "TALK_I", "TALK_E"]
OUTPUTS_OF_PHONES = [SILENCE, TALK, TALK, TALK]
PLACES = ["nonword", "begin", "internal", "end"]
# word -> its phones
SPELLING = {UNKNOWN: [2, 3, 3, 4]}
for _word in WORDS:
    SPELLING[_word] = []
    for _piece in range(PIECES_OF[_word]):
        PHONES.append(f"{_word}_{_piece}")
        OUTPUTS_OF_PHONES.append(OUTPUT_OF[_word, _piece])
        _last = _piece == PIECES_OF[_word] - 1
        PLACES.append("begin" if _piece == 0 else "end" if _last else "internal")
        SPELLING[_word].append(len(PHONES))

STAYS = 0.5


def stay(phone):
    """Returns the transition of a phone to itself."""
    return 2 * phone - 1


def leave(phone):
    """Returns the transition out of a phone."""
    return 2 * phone


# Kaldi's binary items.


def token(text):
    return text.encode() + b" "


def int32(value):
    return b"\x04" + struct.pack("<i", value)


def float32(value):
    return b"\x04" + struct.pack("<f", value)


def float64(value):
    return b"\x08" + struct.pack("<d", value)


def vector(values):
    values = np.asarray(values, "<f4")
    return b"FV " + int32(len(values)) + values.tobytes()


def matrix(values):
    values = np.ascontiguousarray(values, "<f4")
    return b"FM " + int32(values.shape[0]) + int32(values.shape[1]) + values.tobytes()


def int_vector(values):
    return b"\x04" + struct.pack("<i", len(values)) + struct.pack(f"<{len(values)}i", *values)


def transition_model():
    """Returns the transition model: one state for each phone, which it leaves or stays in."""
    number = len(PHONES)
    # One topology for all: state 0 with its two transitions, and the last one, without an output.
    topology = int32(1) + int32(2)
    topology += int32(0) + int32(2) + int32(0) + float32(STAYS) + int32(1) + float32(1 - STAYS)
    topology += int32(-1) + int32(0)
    triples = b"".join(int32(it + 1) + int32(0) + int32(output) for it, output in enumerate(OUTPUTS_OF_PHONES))
    chances = [0, *[math.log(STAYS), math.log(1 - STAYS)] * number]
    return b"".join(
        [
            token("<TransitionModel>"),
            token("<Topology>") + int_vector(range(1, number + 1)) + int_vector([-1] + [0] * number),
            topology + token("</Topology>"),
            token("<Triples>") + int32(number) + triples + token("</Triples>"),
            token("<LogProbs>") + vector(chances) + token("</LogProbs>"),
            token("</TransitionModel>"),
        ]
    )


def spectrum_of_mfcc(number=BINS, lifter=22.0):
    """Returns the matrix that makes log-mel spectra of Kaldi's MFCC, of which there are as many as bins."""
    cosines = np.zeros((number, number))
    cosines[0] = math.sqrt(1 / number)
    for row in range(1, number):
        cosines[row] = math.sqrt(2 / number) * np.cos(math.pi / number * (np.arange(number) + 0.5) * row)
    lifts = 1 + 0.5 * lifter * np.sin(math.pi * np.arange(number) / lifter)
    return np.linalg.inv(np.diag(lifts) @ cosines)


def layers(weights):
    """Yields (weights, bias, offsets) of every affine layer: norms and the making of MFCC are folded into them.

    `weights` is the state of `network.Network` as arrays of float64; offsets are in frames.
    """
    scale, shift = spectrum_of_mfcc() / weights["deviation"][:, None], -weights["mean"] / weights["deviation"]
    step = 1
    for number, layer in enumerate([*LAYERS, Layer(1, 1, 0)]):
        last = number == len(LAYERS)
        together = weights["outputs.weight" if last else f"layers.{number}.weight"]
        bias = weights["outputs.bias"].copy() if last else np.zeros(len(together))
        if number == 0:
            blocks = np.split(together, layer.kernel, 1)
            bias = sum(block @ shift for block in blocks)
            together = np.concatenate([block @ scale for block in blocks], 1)
        if not last:
            gain, offset, mean, variance = (
                weights[f"norms.{number}.{it}"] for it in ("weight", "bias", "running_mean", "running_var")
            )
            gain = gain / np.sqrt(variance + 1e-5)
            together, bias = together * gain[:, None], offset + (bias - mean) * gain
        yield together, bias, [place * step for place in layer.places()]
        step *= layer.stride


def network(weights, priors):
    """Returns the network with its priors as nnet3."""
    lines, components, before = [f"input-node name=input dim={BINS}"], [], "input"

    def component(name, content, inputs):
        components.append(token("<ComponentName>") + token(name) + content)
        lines.append(f"component-node name={name} component={name} input={inputs}")

    def nonlinear(kind, size):
        empty = token("<ValueAvg>") + vector([]) + token("<DerivAvg>") + vector([])
        return token(f"<{kind}>") + token("<Dim>") + int32(size) + empty + token("<Count>") + float64(0) + token(f"</{kind}>")

    for number, (weight, bias, offsets) in enumerate(layers(weights), 1):
        last = number > len(LAYERS)
        name = "out" if last else f"layer{number}"
        terms = [before if it == 0 else f"Offset({before}, {it})" for it in offsets]
        inputs = terms[0] if len(terms) == 1 else f"Append({', '.join(terms)})"
        affine = token("<FixedAffineComponent>") + token("<LinearParams>") + matrix(weight)
        affine += token("<BiasParams>") + vector(bias) + token("</FixedAffineComponent>")
        component(f"{name}.affine", affine, inputs)
        kind, found = ("LogSoftmaxComponent", "out.logsoftmax") if last else ("RectifiedLinearComponent", f"{name}.relu")
        component(found, nonlinear(kind, len(bias)), f"{name}.affine")
        if not last and LAYERS[number - 1].adds:
            # Nothing here is negative, so another rectifier changes nothing: it only gives the sum a name.
            component(f"{name}.sum", nonlinear(kind, len(bias)), f"Sum({before}, {found})")
            found = f"{name}.sum"
        before = found
    lines.append(f"output-node name=output input={before} objective=linear")
    content = token("<Nnet3>") + b"\n" + ("\n".join(lines) + "\n\n").encode()
    content += token("<NumComponents>") + int32(len(components)) + b"".join(components) + token("</Nnet3>")
    content += token("<LeftContext>") + int32(BEHIND) + token("<RightContext>") + int32(AHEAD)
    return content + token("<Priors>") + vector(priors)


def priors(frequency, silence, talk, power):
    """Returns what the network's answers are divided by.

    The frequency of the pieces in the training data, tempered by `power`; silence and talk are so many times their
    mean. As frequent as they are in the data, they would be divided away, and every cough would be a word.
    """
    pieces = frequency[2:]
    mean = math.exp(np.log(pieces).mean())
    wanted = mean * (frequency / mean) ** power
    wanted[SILENCE], wanted[TALK] = mean * silence, mean * talk
    return wanted


def final_mdl(weights, wanted_priors):
    """Returns the bytes of `am/final.mdl`."""
    return b"\0B" + transition_model() + network(weights, wanted_priors)
