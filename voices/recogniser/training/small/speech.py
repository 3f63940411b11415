"""What the head is taught with: words in no order and talk, by the voices of the recogniser's training and by Kokoro,
heard by the encoder.
"""

import json
import random
from pathlib import Path

import numpy as np
import torch

from .. import align, data, espeak, sound
from ..features import OUTPUT_OF, SILENCE, TALK
from ..sounds import CannotSay
from ..voices import RATE
from ..words import random_announcement
from .encoder import Encoder, voice
from .words import in_no_order, squares

LAYERS = 4
FRAME = 320  # samples between two rows of the encoder
FEWEST = 15  # rows: what is shorter is no word
TOGETHER = 8  # sounds heard at a time
SPOILT = 2  # times that each thing is heard as it may be spoilt
SPOILT_BY_KOKORO = 5  # it speaks slowly, so what it said is heard in more places


def what_is_said(rng):
    """Returns parts of an utterance: words of ours, or talk."""
    kind = rng.random()
    if kind < 0.15:
        return [random_announcement(rng)]
    if kind < 0.5:
        return [in_no_order(rng)]
    if kind < 0.62:
        return [squares(rng)]
    if kind < 0.75:
        return [rng.choice(data.COMMANDS)]
    if kind < 0.9:
        return [["[unk]"]]
    parts = [["[unk]"], in_no_order(rng, 3)]
    rng.shuffle(parts)
    return parts


def labels(segments, rows, output_of=OUTPUT_OF):
    """Returns the output wanted at each row, for segments of the sound that the encoder heard."""
    wanted = np.full(rows, SILENCE, np.int16)
    for it in segments:
        first, last = -(-it.start // FRAME), -(-it.end // FRAME)
        if last <= first and (it.word, it.piece) in output_of:
            # No piece can be passed over: even a short one has a row.
            first = round((it.start + it.end) / 2 / FRAME)
            last = first + 1
        wanted[max(first, 0) : max(last, 0)] = output_of.get((it.word, it.piece), TALK)
    return wanted


def in_german(rng):
    """Has some voice say something; returns samples at 16 kHz, segments and the words."""
    return data.speak(rng, said=what_is_said(rng))[:3]


def spoken(rng, noise, speech, say):
    """Yields 16-bit samples, segments and words of what `say(rng)` says: each thing once plainly and twice as it may be
    spoilt, and now and then nothing at all."""
    if rng.random() < 0.04:
        yield data.only_noise(noise, speech), [], []
        return
    samples, segments, words = say(rng)
    yield *plainly(samples, segments, noise), words
    for _ in range(SPOILT):
        yield *data.heard(samples, segments, noise, speech), words
    data.overhear(samples, noise, speech)


def plainly(samples, segments, noise):
    """Returns the 16-bit samples and segments of something said into a good microphone by another body."""
    factor = round(160 * noise.uniform(0.82, 1.25)) / 160
    shrink = lambda place: round(place / factor)
    segments = [it._replace(start=shrink(it.start), end=shrink(it.end)) for it in segments]
    return data.plainly(sound.other_body(samples, factor), noise), segments


def cut(samples, segments):
    """Returns what the encoder hears of 16-bit samples, from -1 to 1, and the segments in it; None if it is too short."""
    samples = samples.astype(np.float32) / 32768
    place = voice(samples)
    if place is None or place[1] - place[0] < FEWEST * FRAME:
        return None
    begin, end = place
    return samples[begin:end], [it._replace(start=it.start - begin, end=it.end - begin) for it in segments]


def write_part(path, number, seed):
    """Writes at least `number` utterances in German. The same seed writes the same."""
    espeak.start(seed)
    write_utterances(path, number, seed, in_german)


def write_utterances(path, number, seed, say, output_of=OUTPUT_OF):
    """Writes at least `number` utterances of what `say(rng)` says.

    Files: PATH.rows.npy (what the encoder heard, 512 wide), PATH.labels.npy, PATH.json (rows and words of each utterance).
    """
    rng, noise, speech = random.Random(seed), np.random.default_rng(seed), []
    found = []
    while len(found) < number:
        try:
            for samples, segments, words in spoken(rng, noise, speech, say):
                piece = cut(samples, segments)
                if piece:
                    found.append((*piece, words))
        except CannotSay:
            continue
    _write(path, found, output_of)


def write_kokoro(path, said, taught, seed):
    """Writes what Kokoro said, in which a network that was taught finds the words (see align.py)."""
    noise, speech, found = np.random.default_rng(seed), [], []
    for samples, segments, words, _ in align.told(said, taught):
        around, moved = data.in_quiet(samples, segments, noise)
        heard = [plainly(around, moved, noise)]
        heard += [data.heard(around, moved, noise, speech) for _ in range(SPOILT_BY_KOKORO)]
        pieces = [cut(*it) for it in heard]
        found += [(*piece, words) for piece in pieces if piece]
        data.overhear(around, noise, speech)
    _write(path, found)


def _write(path, found, output_of=OUTPUT_OF):
    encoder = Encoder(LAYERS)
    rows, wanted, about = [], [], []
    for start in range(0, len(found), TOGETHER):
        some = found[start : start + TOGETHER]
        for heard, (_, segments, words) in zip(encoder.hear([it[0] for it in some]), some):
            rows.append(heard.numpy().astype(np.float16))
            wanted.append(labels(segments, len(heard), output_of))
            about.append([len(heard), " ".join(words)])
    np.save(f"{path}.rows.npy", np.concatenate(rows))
    np.save(f"{path}.labels.npy", np.concatenate(wanted))
    Path(f"{path}.json").write_text(json.dumps(about, ensure_ascii=False))
