"""What flite and festival have in common: German sounds as phones of voices that were recorded in other languages."""

import wave

import numpy as np

from .sounds import TABLE, CannotSay, wander


def read_wave(path):
    """Returns the samples of a WAV file with 16-bit samples (float, -1 to 1) and their rate."""
    with wave.open(str(path)) as file:
        samples = np.frombuffer(file.readframes(file.getnframes()), "<i2")
        return samples.astype(np.float32) / 32768, file.getframerate()


def phones(words, language, rng, chance=0.0, usual=0.6, silence="pau"):
    """Returns (phone, sound) in order, with (silence, None) before, after and now and then between the words.

    `usual` is the chance of the first of the ways in which a language says a sound.
    """
    said = wander(words, chance, rng, TABLE.__contains__)
    found = [(silence, None)]
    for number, word in enumerate(said):
        if number and rng.random() < 0.1:
            found.append((silence, None))
        for sound in word:
            ways = TABLE[sound.name][language]
            way = ways[0] if rng.random() < usual else rng.choice(ways)
            found += [(phone, sound) for phone in way.split()]
    found.append((silence, None))
    if len(found) < 3:
        raise CannotSay("nothing is left of it")
    return found


def english_phones(words, rng, chance=0.0):
    """Returns (phone, sound) in order, for the phone set of CMU."""
    return phones(words, "english", rng, chance)
