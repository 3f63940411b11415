"""When what is said where nobody told: by a network that already knows the words."""

import numpy as np
import torch

from . import data, kokoro
from .features import OUTPUT_OF, SILENCE, SKIP, TALK, spectrum
from .learn import together
from .network import Network
from .sounds import UNKNOWN, Segment
from .voices import Voice
from .words import PIECES_OF

# Samples between two answers of the network, and where the middle of the first one's frame is.
STEP, FIRST = 160 * SKIP, 200


class Aligner:
    """A network that was taught by voices that tell when they say what."""

    def __init__(self, path):
        told = torch.load(path)
        self.network = Network()
        self.network.load_state_dict(told["network"])
        self.network.eval()
        self.priors = told["frequency"].numpy()

    def segments(self, words, samples):
        """Returns a `Segment` for each piece of words, in 16-bit samples at 16 kHz, and how well they fit, by answer."""
        seen = spectrum(samples)
        spectra, _ = together([(seen, np.zeros((2, 1), np.int16))])
        with torch.no_grad():
            found = torch.log_softmax(self.network(spectra)[0][0], 1).numpy()[: -(-len(seen) // SKIP)]
        labels, fit = aligned(found - 0.5 * np.log(self.priors), words)
        return _segments(labels), fit


def told(said, taught, keep=0.85):
    """Returns (samples, segments, words, voice) of what Kokoro said: `said` is what kokoro.py wrote, `taught` a network.

    What it finds worst, the share beyond `keep`, is left out: something else may have been said.
    """
    aligner, found = Aligner(taught), []
    for words, samples in kokoro.read(said):
        segments, fit = aligner.segments(words, np.round(samples * 32768))
        found.append((fit, (samples, segments, words, Voice("kokoro", ""))))
    found.sort(key=lambda it: -it[0])
    return [it for _, it in found[: round(keep * len(found))]]


def write_part(path, said, taught, seed, copies):
    """Writes what Kokoro said as data.py does, `copies` of each thing; see `told`."""
    data.write_repeated(path, told(said, taught), seed, copies)


_SAID_BY = {output: said for said, output in OUTPUT_OF.items()}


def _segments(labels):
    """Returns a `Segment` for each run of the same label; none for silence. Which sound it is nobody knows."""
    starts = [0, *(np.flatnonzero(np.diff(labels)) + 1), len(labels)]
    edge = lambda answer: answer * STEP + FIRST - STEP // 2
    runs = [(labels[one], edge(one), edge(next)) for one, next in zip(starts, starts[1:]) if labels[one] != SILENCE]
    return [Segment(start, end, *_SAID_BY.get(label, (UNKNOWN, 0)), "") for label, start, end in runs]


def aligned(found, words):
    """Returns the best labels for rows in which these words are said in this order, and how well they fit, by row."""
    outputs = [SILENCE]
    for word in words:
        outputs += [TALK] if word == UNKNOWN else [OUTPUT_OF[word, piece] for piece in range(PIECES_OF[word])]
        outputs.append(SILENCE)
    outputs, skips = np.array(outputs), np.zeros(len(outputs), bool)
    # Silence between words may be passed over.
    skips[2:] = (outputs[1:-1] == SILENCE)
    fit = found[:, outputs]
    best = np.full((len(found), len(outputs)), -np.inf)
    came = np.zeros(best.shape, int)
    best[0, :2] = fit[0, :2]
    for row in range(1, len(found)):
        ways = np.full((3, len(outputs)), -np.inf)
        ways[0] = best[row - 1]
        ways[1, 1:] = best[row - 1, :-1]
        ways[2, 2:] = np.where(skips[2:], best[row - 1, :-2], -np.inf)
        came[row] = ways.argmax(0)
        best[row] = ways.max(0) + fit[row]
    place = len(outputs) - 1 if best[-1, -1] >= best[-1, -2] else len(outputs) - 2
    total, path = best[-1, place], np.zeros(len(found), int)
    for row in range(len(found) - 1, -1, -1):
        path[row] = place
        place -= came[row, place]
    return outputs[path].astype(np.int16), total / len(found)
