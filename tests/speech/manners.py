"""How it is said: fast, trembling, by a child, and as people speak who think meanwhile."""

from collections.abc import Callable
from random import Random
from typing import NamedTuple

import numpy as np

from cast import Speaker, trimmed
from conditions import RATE

# Words a minute, as espeak-ng counts them: its usual speed, which is 1 here, and that of somebody in a hurry.
USUAL, FAST = 170, 300

FAST_MANNER, TREMBLING, CHILD = "300 words a minute", "slow and trembling", "a child's pitch"
MANNERS = (FAST_MANNER, TREMBLING, CHILD)


def in_manner(name: str, speaker: Speaker, said: str, random: Random,
              language: str = "de") -> np.ndarray:
    """Returns the sound of words said in a manner."""
    if name == FAST_MANNER:
        speaker.rate = FAST / USUAL
    elif name == TREMBLING:
        speaker.rate = random.uniform(0.55, 0.7)
    elif name == CHILD:
        # A throat of four fifths and a higher voice; the words last as long as before.
        throat = random.randint(120, 132)
        speaker.throat = round(speaker.throat * 100 / throat)
        speaker.rate, speaker.pitch = speaker.rate * 0.9, random.uniform(1.1, 1.35)
    sound = trimmed(speaker.say(said, language))
    return trembling(sound, random) if name == TREMBLING else sound


def trembling(sound: np.ndarray, random: Random) -> np.ndarray:
    """Has the pitch and the loudness of a voice waver, and breath go with it, as with some old people."""
    t = np.arange(len(sound)) / RATE
    hertz, phase = random.uniform(4, 7), random.uniform(0, 6)
    wave = np.sin(2 * np.pi * hertz * t + phase)
    # As far ahead or behind as changes the pitch by three in a hundred.
    places = np.arange(len(sound)) + RATE * random.uniform(0.02, 0.04) / (2 * np.pi * hertz) * wave
    wavering = np.interp(places, np.arange(len(sound)), sound) * (1 + random.uniform(0.15, 0.4) * wave)
    loudness = np.convolve(np.abs(wavering), np.ones(400) / 400, "same")
    breath = np.random.default_rng(random.randrange(2**32)).standard_normal(len(sound))
    return (wavering + random.uniform(0.05, 0.2) * loudness * breath).astype(np.float32)


class Piece(NamedTuple):
    """A part of what is said without a pause."""

    said: str
    # Seconds of silence behind it.
    pause: float = 0.0
    # It is broken off after so much of it.
    part: float = 1.0


def halves(said: str) -> tuple[str, str]:
    """Parts an announcement before its last square, or between its two words."""
    words = said.split()
    at = len(words) - 2 if len(words) > 2 else 1
    return " ".join(words[:at]), " ".join(words[at:])


def paused(said: str, seconds: float) -> list[Piece]:
    first, last = halves(said)
    return [Piece(first, seconds), Piece(last)]


# What becomes of an announcement; `other` is another legal one of the same position.
HESITATIONS: dict[str, Callable[[str, str, Random], list[Piece]]] = {
    "äh before": lambda said, _, random: [Piece("äh", random.uniform(0.0, 0.15)), Piece(said)],
    "ähm and a pause before": lambda said, _, random: [Piece("ähm", random.uniform(0.3, 0.5)), Piece(said)],
    "also, ja dann before": lambda said, _, random: [
        Piece(random.choice(["also", "ja dann", "also ja dann"]), random.uniform(0.0, 0.3)), Piece(said)],
    "äh inside": lambda said, _, random: [
        Piece(halves(said)[0], random.uniform(0.0, 0.15)), Piece("äh", random.uniform(0.0, 0.15)), Piece(halves(said)[1])],
    "0.35 s of silence inside": lambda said, _, _random: paused(said, 0.35),
    "1.0 s of silence inside": lambda said, _, _random: paused(said, 1.0),
    "said twice": lambda said, _, random: [Piece(said, random.uniform(0.2, 0.6)), Piece(said)],
    "a false start": lambda said, _, random: [
        Piece(said, random.uniform(0.2, 0.5), random.uniform(0.3, 0.6)), Piece(said)],
    "another, nein, the move": lambda said, other, random: [
        Piece(other, random.uniform(0.15, 0.4)), Piece("nein", random.uniform(0.1, 0.4)), Piece(said)],
    "another, Korrektur, the move": lambda said, other, random: [
        Piece(other, random.uniform(0.15, 0.4)), Piece("korrektur", random.uniform(0.1, 0.4)), Piece(said)],
}


def hesitated(pieces: list[Piece], speaker: Speaker) -> np.ndarray:
    """Returns the sound of pieces, with their silences between."""
    parts = []
    for piece in pieces:
        sound = trimmed(speaker.say(piece.said))
        parts += [faded(sound[:int(len(sound) * piece.part)]) if piece.part < 1 else sound,
                  np.zeros(int(piece.pause * RATE), np.float32)]
    return np.concatenate(parts)


def faded(sound: np.ndarray) -> np.ndarray:
    """Takes the click from where a voice breaks off."""
    length = min(len(sound), RATE // 100)
    return sound * np.minimum(1, np.arange(len(sound), 0, -1) / length)


def written(pieces: list[Piece]) -> str:
    """Returns what is said, with dots where it breaks off or halts."""
    return " ".join(it.said + (" …" if it.part < 1 or it.pause > 0.3 else "") for it in pieces)
