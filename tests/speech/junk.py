"""What is no announcement: talk, names and numbers, coughs, knocks, hum, silence, and the program's own voice."""

import re
import tomllib
from pathlib import Path
from random import Random

import numpy as np

from conditions import RATE, coloured, hall, samples, to_level

HERE = Path(__file__).parent
TALK = tomllib.loads((HERE / "talk.toml").read_text())


def sentence(random: Random, topic: str) -> str:
    """Returns a sentence about a topic of talk.toml, or in a language of it."""
    between = "" if topic == "names" else " "
    first, *others = (random.choice(part) for part in TALK[topic]["parts"])
    text = first
    for other in others:
        text += other if other[:1] in (",", " ", "") else between + other
    return text + random.choice([".", ".", "?", "!"])


def own_sentences() -> list[str]:
    """Returns what the program itself says in German, with something in place of what it puts in."""
    text = (HERE.parents[1] / "voices/de/messages.ftl").read_text()
    values = re.findall(r"^[a-z0-9-]+ = (.+)$", text, re.M)
    plain = [re.sub(r"\{[^{}]*\}", "zwölf", value) for value in values if "{" not in value or "->" not in value]
    return [value for value in plain if 12 < len(value) < 160 and "{" not in value]


def cough(random: np.random.Generator) -> np.ndarray:
    """Returns one to three coughs or throat-clearings: a burst, then breath through a throat."""
    pieces = []
    for _ in range(random.integers(1, 4)):
        length = int(RATE * random.uniform(0.15, 0.45))
        throat = [random.uniform(300, 900), random.uniform(900, 2200), random.uniform(2200, 3800)]
        sound = coloured(random, length, lambda f: sum(1 / (1 + ((f - at) / 150) ** 2) for at in throat) + 0.03)
        if random.random() < 0.5:
            pulses = np.zeros(length)
            pulses[::int(RATE / random.uniform(70, 250))] = 1
            sound += 4 * np.convolve(pulses, sound[:400] / 6)[:length]
        t = np.arange(length) / length
        pieces += [sound * np.minimum(t * 40, 1) * np.exp(-t * random.uniform(2, 6)),
                   np.zeros(int(RATE * random.uniform(0.05, 0.4)))]
    return np.concatenate(pieces)


def knocks(random: np.random.Generator) -> np.ndarray:
    """Returns pieces set down, a clock pressed, a pen dropped, a chair moved."""
    length = int(RATE * random.uniform(0.3, 1.5))
    sound = np.zeros(length + RATE)
    for _ in range(random.integers(1, 6)):
        at, count = random.integers(length), int(RATE * random.uniform(0.02, 0.4))
        body = coloured(random, count, lambda f: np.exp(-(np.log(f / random.uniform(200, 4000)) / 0.7) ** 2))
        t = np.arange(count) / RATE
        ring = np.sin(2 * np.pi * random.uniform(200, 3500) * t) * random.uniform(0, 1.5)
        sound[at:at + count] += (body + ring) * np.exp(-t * random.uniform(15, 200)) * random.uniform(0.3, 2)
    return sound


def presses(random: np.random.Generator, seconds: float) -> np.ndarray:
    """Returns so much of a chess clock that is pressed: a knock, the lever's stop right behind it, a piece set down now
    and then."""
    sound, at = np.zeros(int(seconds * RATE) + RATE), 0
    while at < int(seconds * RATE):
        for _ in range(random.integers(1, 4)):
            count = int(RATE * random.uniform(0.01, 0.08))
            click = coloured(random, count, lambda f: np.exp(-(np.log(f / random.uniform(600, 5000)) / 0.6) ** 2))
            click = click * np.exp(-np.arange(count) / RATE * random.uniform(60, 400)) * random.uniform(0.3, 1.5)
            sound[at:at + count] += click
            at += int(RATE * random.uniform(0.02, 0.12))
        at += int(RATE * random.uniform(0.5, 4))
    return sound[:int(seconds * RATE)]


def hum(random: np.random.Generator, length: int) -> np.ndarray:
    t = np.arange(length) / RATE
    base = random.uniform(45, 400)
    return sum(random.uniform(0, 1) / k * np.sin(2 * np.pi * base * k * t + random.uniform(0, 6)) for k in range(1, 10))


def whistle(random: np.random.Generator) -> np.ndarray:
    """Returns a tone that glides, as of a phone, a kettle, somebody humming a tune."""
    notes = []
    for _ in range(random.integers(1, 6)):
        count = int(RATE * random.uniform(0.1, 0.6))
        pitch = random.uniform(110, 1200) * np.linspace(1, random.uniform(0.8, 1.25), count)
        phase = 2 * np.pi * np.cumsum(pitch) / RATE
        notes.append((np.sin(phase) + 0.4 * np.sin(2 * phase) + 0.2 * np.sin(3 * phase)) * np.hanning(count))
    return np.concatenate(notes)


def noises(random: np.random.Generator, seconds: float) -> np.ndarray:
    """Returns so much of what is no speech, with pauses, over a quiet or a loud background, as 16-bit samples."""
    length = int(seconds * RATE)
    sound = np.zeros(length)
    at = 0
    while at < length:
        which = random.integers(6)
        if which == 5:
            at += int(RATE * random.uniform(0.5, 4))
            continue
        piece = to_level((cough, knocks, whistle, knocks, cough)[which](random)) * random.uniform(0.1, 1.5)
        sound[at:at + len(piece)] += piece[:length - at]
        at += len(piece) + int(RATE * random.uniform(0.1, 2))
    background = hum(random, length) if random.random() < 0.3 else hall(random, length)
    sound += background / (background.std() + 1e-9) * 10 ** (random.uniform(-60, -8) / 20)
    return samples(sound * (random.random() > 0.05), random.uniform(-10, 5))
