"""A set to choose by: utterances of training voices that were not trained on, and what a model makes of them.

No figure that is reported comes from it.
"""

import random

import numpy as np

from . import espeak, sound
from .data import RATE, only_noise, random_voice
from .sounds import UNKNOWN, CannotSay
from .talk import talk
from .voices import say
from .words import commands, random_announcement

CONDITIONS = ["clean", "noise 10 dB", "talk 10 dB", "room", "telephone"]


def make(number, seed=77):
    """Returns (kind, condition, family of the voice, words, 16-bit samples): `number` of each kind."""
    espeak.start(seed)
    rng, noise = random.Random(seed), np.random.default_rng(seed)
    speech = [_some_talk(rng) for _ in range(40)]
    found = []
    for kind in ("announcement", "command", "talk"):
        for place in range(number):
            words, samples, family = _said(kind, rng)
            condition = CONDITIONS[place % len(CONDITIONS)]
            found.append((kind, condition, family, words, _under(condition, samples, noise, speech)))
    for _ in range(number // 2):
        found.append(("noise", "", "", [], only_noise(noise, speech).astype(np.int16)))
    return found


def _some_talk(rng):
    samples = _said("talk", rng)[1]
    return samples / sound.level(samples)


def _said(kind, rng):
    while True:
        words = {"announcement": lambda: random_announcement(rng), "command": lambda: rng.choice(commands())}
        voice, rate, pitch = random_voice(rng), rng.uniform(0.8, 1.3), rng.uniform(0.8, 1.25)
        try:
            if kind == "talk":
                chosen, part = [UNKNOWN], talk(voice, rate, pitch, rng)[0]
            else:
                chosen = words[kind]()
                part = say(chosen, voice, rate, pitch, rng, usual=0.8)[0]
        except CannotSay:
            continue
        if len(part) > RATE // 4:
            quiet = lambda: np.zeros(int(rng.uniform(0.2, 0.5) * RATE), np.float32)
            return chosen, np.concatenate([quiet(), part, quiet()]), voice.family


def _under(condition, samples, noise, speech):
    samples = samples / sound.speech_level(samples)
    if condition == "noise 10 dB":
        samples = sound.add_noise(samples, sound.steady_noise(len(samples), noise), 10)
    elif condition == "talk 10 dB":
        samples = sound.add_noise(samples, sound.talkers(len(samples), noise, speech, 2, 4), 10)
    elif condition == "room":
        samples = sound.add_noise(sound.room(samples, noise, 0.4), sound.steady_noise(len(samples), noise, 0.5), 15)
    elif condition == "telephone":
        samples = sound.telephone(sound.add_noise(samples, sound.steady_noise(len(samples), noise), 20))
    return sound.to_samples(samples / sound.level(samples) * 0.05, noise).astype(np.int16)


def judge(recogniser, found):
    """Returns, in per cent: right and wrong of what is said, and how much talk and noise was taken for words.

    Right: these very words, talk before and after aside. Wrong: other words, and no talk among them.
    """
    counts = {}
    for kind, condition, family, words, samples in found:
        heard = recogniser.hear(samples)
        bare = list(heard)
        while bare and bare[0] == UNKNOWN:
            bare.pop(0)
        while bare and bare[-1] == UNKNOWN:
            bare.pop()
        right = bare == words if words != [UNKNOWN] else not bare
        wrong = bool(bare) and not right and UNKNOWN not in bare
        for key in {kind, f"{kind}, {condition}".rstrip(", "), f"{kind}, {family}".rstrip(", ")}:
            one = counts.setdefault(key, [0, 0, 0])
            one[0] += 1
            one[1] += right
            one[2] += wrong
    return {key: (100 * right / all_of_it, 100 * wrong / all_of_it, all_of_it) for key, (all_of_it, right, wrong) in counts.items()}
