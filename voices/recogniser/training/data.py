"""Spoken and spoilt utterances, as the network is trained on them: written in parts, each made by itself."""

import json
import random

import numpy as np

from . import espeak, sound
from .features import labels, spectrum
from .sounds import CannotSay
from .talk import talk
from .voices import RATE, Voice, espeak_voice, festival_voices, flite_voices, is_held_out, say
from .words import WORDS, commands, random_announcement

COMMANDS = commands()
# The shortest, and those that rhyme: they are taken for one another most.
HARD = ["eins", "zwei", "drei", "zwei", "drei", "vier", "acht", "eva", "anna", "bella", "dame", "david"]


def random_voice(rng, plain=False):
    """Returns a voice to be trained on; a plain one is espeak-ng's, and mostly German."""
    family = rng.random()
    if plain or family < 0.6:
        voice = espeak_voice(rng, german=0.85 if plain else 0.6)
    else:
        voice = rng.choice(festival_voices() if family < 0.82 else flite_voices())
    if is_held_out(voice):
        raise ValueError(f"{voice} is held out")
    return voice


def speak(rng, plain=False, said=None):
    """Has some voice say something, `said` if it is given (see `_what_is_said`).

    Returns samples at 16 kHz, segments, the words ([unk] for talk), the voice.
    """
    voice = random_voice(rng, plain)
    rate, pitch = rng.triangular(0.6, 1.8, 1.0), rng.triangular(0.6, 1.7, 1.0)
    chance = rng.choice([0, 0, 0.06, 0.12])
    parts = []
    for words in said or _what_is_said(rng):
        # In one breath, or with pauses anywhere: a square is spelled out, a player thinks in between.
        while words:
            number = len(words) if rng.random() < 0.6 else rng.randint(1, len(words))
            breath, words = words[:number], words[number:]
            if breath == ["[unk]"]:
                parts.append((breath, *talk(voice, rate, pitch, rng)))
            else:
                parts.append((breath, *say(breath, voice, rate, pitch, rng, chance)))
    return *joined(parts, rng), voice


def joined(parts, rng):
    """Returns samples, segments and words of parts (words, samples, segments), with pauses around and now and then between."""
    samples, segments, said, position = [], [], [], 0
    for number, (words, part, when) in enumerate(parts):
        pause = rng.uniform(0.05, 0.7) if number == 0 else rng.choice([0, rng.uniform(0, 0.6)])
        samples += [np.zeros(int(pause * RATE), np.float32), part / sound.speech_level(part)]
        position += int(pause * RATE)
        segments += [it._replace(start=it.start + position, end=it.end + position) for it in when]
        position += len(part)
        said += words
    samples.append(np.zeros(int(rng.uniform(0.05, 0.7) * RATE), np.float32))
    return np.concatenate(samples), segments, said


def _what_is_said(rng):
    """Returns parts of an utterance: words of ours, or talk."""
    kind = rng.random()
    if kind < 0.33:
        return [random_announcement(rng)]
    if kind < 0.55:
        return [[rng.choice(HARD if rng.random() < 0.2 else WORDS) for _ in range(rng.randint(1, 6))]]
    if kind < 0.7:
        return [rng.choice(COMMANDS)]
    if kind < 0.9:
        return [["[unk]"]]
    ours = lambda: [rng.choice(WORDS)] if rng.random() < 0.4 else random_announcement(rng)
    parts = [["[unk]"], ours()]
    rng.shuffle(parts)
    return parts + ([rng.choice([["[unk]"], ours()])] if rng.random() < 0.3 else [])


def only_noise(noise, speech):
    """Returns 16-bit samples in which nobody says anything to us: silence, noise, others talking."""
    number = int(RATE * noise.uniform(0.8, 4))
    if noise.random() < 0.4:
        return sound.to_samples(sound.near_silence(number, noise) / 32768, noise)
    # One who talks alone is somebody who says something.
    noises = [sound.background(number, noise, speech, least=3)[0] for _ in range(noise.integers(1, 3))]
    return sound.happen(sum(noises), noise, [])


def heard(samples, segments, noise, speech):
    """Returns 16-bit samples and segments of something spoken, as it was heard: by another body, somewhere, spoilt."""
    if noise.random() < 0.8:
        # Now and then as high as a child.
        lowest, highest = (1.2, 1.4) if noise.random() < 0.12 else (0.82, 1.22)
        factor = round(160 * noise.uniform(lowest, highest)) / 160
        samples = sound.other_body(samples, factor)
        shrink = lambda place: round(place / factor)
        segments = [it._replace(start=shrink(it.start), end=shrink(it.end)) for it in segments]
    if noise.random() < 0.04:
        return sound.to_samples(samples / sound.level(samples) * 0.05, noise), segments
    return sound.happen(samples, noise, speech), segments


def plainly(samples, noise):
    """Returns the 16-bit samples of something spoken into a good microphone in a quiet room."""
    return sound.to_samples(samples / sound.level(samples) * 10 ** (noise.uniform(-36, -16) / 20), noise)


def overhear(samples, noise, speech, most=300):
    """Keeps what was said, to be what others say in the background later."""
    if noise.random() > (0.3 if len(speech) < most else 0.03):
        return
    loud = samples[np.abs(samples) > 0]
    if len(loud) > RATE // 2:
        if len(speech) >= most:
            speech.pop(noise.integers(most))
        speech.append((loud / sound.level(loud)).astype(np.float32))


def utterances(rng, noise, speech, copies, plain=False):
    """Yields 16-bit samples, segments, words and voice of what was heard: `copies` of each thing that is said.

    What is `plain` is said once, by plain voices, and not spoilt. `noise` is a `numpy.random.Generator`; `speech` a list of what others say, to which is added.
    """
    if rng.random() < 0.08:
        yield only_noise(noise, speech), [], [], Voice("", "noise")
        return
    samples, segments, words, voice = speak(rng, plain)
    if plain:
        yield plainly(samples, noise), segments, words, voice
        return
    for _ in range(copies):
        yield *heard(samples, segments, noise, speech), words, voice
    overhear(samples, noise, speech)


def in_quiet(samples, segments, noise):
    """Returns samples and segments of something said, with a little silence before and behind."""
    before, behind = (np.zeros(int(noise.uniform(0.05, 0.6) * RATE), np.float32) for _ in range(2))
    moved = [it._replace(start=it.start + len(before), end=it.end + len(before)) for it in segments]
    return np.concatenate([before, samples, behind]), moved


def repeated(said, noise, speech, copies):
    """Yields what `utterances` does of what was said before: (samples, segments, words, voice) each."""
    for samples, segments, words, voice in said:
        quiet = in_quiet(samples / sound.speech_level(samples), segments, noise)
        for _ in range(copies):
            yield *heard(*quiet, noise, speech), words, voice
        overhear(samples, noise, speech)


def write_part(path, number, seed, copies=2, plain=False):
    """Writes at least `number` utterances: features, labels and a list of what they are. The same seed writes the same.

    Files: PATH.features.npy (frames x 40), PATH.labels.npy (2 x answers), PATH.json.
    """
    espeak.start(seed)
    rng, noise, speech = random.Random(seed), np.random.default_rng(seed), []
    written = _Written()
    while len(written.about) < number:
        try:
            for utterance in utterances(rng, noise, speech, copies, plain):
                written.add(*utterance)
        except CannotSay:
            written.failed += 1
    written.save(path)


def write_repeated(path, said, seed, copies):
    """Writes the same files of what was said before, `copies` of each thing: (samples, segments, words, voice) each."""
    noise, speech, written = np.random.default_rng(seed), [], _Written()
    for utterance in repeated(said, noise, speech, copies):
        written.add(*utterance)
    written.save(path)


class _Written:
    """What is to be written of some utterances."""

    def __init__(self):
        self.features, self.wanted, self.about = [], [], []
        self.frames = self.answers = self.failed = 0

    def add(self, samples, segments, words, voice):
        seen = spectrum(samples)
        if len(seen) < 20 or not np.isfinite(seen).all():
            self.failed += 1
            return
        outputs, sounds = labels(segments, len(seen))
        self.features.append(seen)
        self.wanted.append(np.stack([outputs, sounds]))
        place = self.frames, len(seen), self.answers, len(outputs)
        self.about.append([*place, " ".join(words), voice.family, voice.name])
        self.frames, self.answers = self.frames + len(seen), self.answers + len(outputs)

    def save(self, path):
        np.save(f"{path}.features.npy", np.concatenate(self.features))
        np.save(f"{path}.labels.npy", np.concatenate(self.wanted, axis=1))
        told = {"hours": self.frames / 360000, "failed": self.failed, "utterances": self.about}
        with open(f"{path}.json", "w") as file:
            json.dump(told, file, ensure_ascii=False)
