"""What the network sees of a sound, and what it should say to it."""

import kaldi_native_fbank
import numpy as np

from .sounds import NAMES, UNKNOWN
from .words import PIECES_OF, WORDS

BINS = 40
# The network answers once for every three frames of 10 ms.
SKIP = 3

# Outputs of the network: silence, talk, then every piece of every word.
SILENCE, TALK = 0, 1
OUTPUT_OF = {}
for _word in WORDS:
    for _piece in range(PIECES_OF[_word]):
        OUTPUT_OF[_word, _piece] = 2 + len(OUTPUT_OF)
OUTPUTS = 2 + len(OUTPUT_OF)

# The second task of the training, which is dropped afterwards: which sound it is, whatever the word.
SOUND_OF = {name: 1 + number for number, name in enumerate(NAMES)}
SOUNDS = 1 + len(NAMES)
# No label: not counted.
ANY = -100


def _options():
    options = kaldi_native_fbank.FbankOptions()
    options.frame_opts.dither = 0
    options.frame_opts.snip_edges = True
    options.frame_opts.samp_freq = 16000
    options.mel_opts.num_bins = BINS
    options.mel_opts.low_freq = 20
    options.mel_opts.high_freq = -400
    options.use_energy = False
    options.energy_floor = 0.0
    return options


_OPTIONS = _options()


def spectrum(samples):
    """Returns the log-mel spectrum of 16-bit samples (as float) at 16 kHz: frames of 10 ms by 40, float16."""
    computer = kaldi_native_fbank.OnlineFbank(_OPTIONS)
    computer.accept_waveform(16000, samples.astype(np.float32).tolist())
    computer.input_finished()
    frames = [computer.get_frame(number) for number in range(computer.num_frames_ready)]
    return np.stack(frames).astype(np.float16) if frames else np.zeros((0, BINS), np.float16)


def labels(segments, frames):
    """Returns the output and the sound wanted of the network at each of its answers, for segments at 16 kHz."""
    number = (frames + SKIP - 1) // SKIP
    outputs, sounds = np.zeros(number, np.int16), np.zeros(number, np.int16)
    for segment in segments:
        # Answer i is about the frame whose middle is at sample 480 i + 200.
        first = int(np.ceil((segment.start - 200) / (160 * SKIP)))
        last = int(np.ceil((segment.end - 200) / (160 * SKIP)))
        if last <= first and segment.word != UNKNOWN and number:
            # The model cannot pass over a piece: even a short one gets an answer.
            middle = round(((segment.start + segment.end) / 2 - 200) / (160 * SKIP))
            first = min(max(middle, 0), number - 1)
            last = first + 1
        place = slice(max(first, 0), max(last, 0))
        outputs[place] = OUTPUT_OF.get((segment.word, segment.piece), TALK)
        sounds[place] = SOUND_OF.get(segment.name, ANY)
    return outputs, sounds
