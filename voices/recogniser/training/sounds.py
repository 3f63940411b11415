"""The sounds of German (sounds.toml), and words as strings of them."""

import tomllib
from typing import NamedTuple

from . import HERE

TABLE = tomllib.loads((HERE / "sounds.toml").read_text())
NAMES = list(TABLE)
VOWEL_KINDS = ("short", "long", "diphthong", "schwa")
VOWELS = [name for name in NAMES if TABLE[name]["kind"] in VOWEL_KINDS]
CONSONANTS = [name for name in NAMES if name not in VOWELS]

UNKNOWN = "[unk]"


class Sound(NamedTuple):
    """One sound to be said, and which piece of which word it is; what is no word has the word UNKNOWN."""

    name: str
    stressed: bool
    word: str
    piece: int


class Segment(NamedTuple):
    """When a sound was said: samples from `start` up to `end`."""

    start: int
    end: int
    word: str
    piece: int
    name: str


class CannotSay(Exception):
    """A voice that lacks a sound, or did not say what it was told to."""


def read(text, word=UNKNOWN):
    """Reads a pronunciation such as "ts v 'aI" or "f 'y n+@ f" as a list of `Sound`."""
    sounds = []
    for piece, part in enumerate(text.split()):
        stressed = part.startswith("'")
        for name in part.removeprefix("'").split("+"):
            sounds.append(Sound(name, stressed, word, piece))
    return sounds


def wander(words, chance, rng, has):
    """Puts what somebody may well say instead in the place of some sounds.

    `words` is a list of lists of `Sound`, `has(name)` tells which sounds the voice can say. Pieces stay what they are.
    """
    if not chance:
        return words
    return [[said for sound in word for said in _wandered(sound, chance, rng, has)] for word in words]


def _wandered(sound, chance, rng, has):
    near = TABLE[sound.name]["near"] if sound.name in TABLE else []
    if near and rng.random() < chance:
        names = rng.choice(near).split("+")
        if all(has(name) for name in names):
            return [sound._replace(name=name) for name in names]
    return [sound]
