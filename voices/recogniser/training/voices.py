"""The voices that speak: which there are, which may be trained on, and one way to have any of them say words."""

import tomllib
from typing import NamedTuple

from scipy.signal import resample_poly

from . import HERE, espeak, festival, flite
from .sounds import Segment
from .words import pronounce

RATE = 16000

HELD_OUT = tomllib.loads((HERE / "held_out.toml").read_text())

# espeak-ng's languages: German, and what a player from elsewhere brings along.
ACCENTS = (
    "en-us en en-gb-scotland es es-419 pt pt-br it fr pl cs sk tr ro hu da nb fi lt et ca sq ru bg"
).split()


class Voice(NamedTuple):
    """A voice: its family ("espeak-ng", "flite" or "festival") and its name there ("de+adam", "rms", "czech_ph")."""

    family: str
    name: str


_FAMILIES = {"espeak-ng": espeak, "flite": flite, "festival": festival}


def is_held_out(voice):
    """Returns True for a voice that held_out.toml keeps for the proofs."""
    if voice.family == "espeak-ng":
        language, _, variant = voice.name.partition("+")
        held = HELD_OUT["espeak-ng"]
        return language in held["languages"] or variant in held["variants"]
    held = HELD_OUT[voice.family]["voices"]
    # A mixture, "jf_alpha+jm_kumo 0.3", is as much held out as each part of it.
    return held == ["all"] or any(part in held for part in voice.name.partition(" ")[0].split("+"))


def flite_voices(held_out=False):
    """Returns the voices of flite that may be trained on, or those that are held out."""
    all_of_it = [Voice("flite", name) for name in flite.VOICES]
    return [it for it in all_of_it if is_held_out(it) == held_out]


def festival_voices(held_out=False):
    """Returns the voices of festival that may be trained on, or those that are held out."""
    all_of_it = [Voice("festival", name) for name in festival.VOICES]
    return [it for it in all_of_it if is_held_out(it) == held_out]


def espeak_voice(rng, own=0.5, german=0.45):
    """Returns a voice of espeak-ng that may be trained on: `own` is the chance of one of `espeak.own_variants`."""
    language = "de" if rng.random() < german else rng.choice(ACCENTS)
    held = HELD_OUT["espeak-ng"]["variants"]
    names = espeak.own_variants() if rng.random() < own else [it for it in espeak.variants() if it not in held]
    return Voice("espeak-ng", f"{language}+{rng.choice(names)}")


def say(words, voice, rate, pitch, rng, chance=0.0, usual=0.4):
    """Has a voice say words of the vocabulary in one breath.

    `rate` and `pitch` are 1 for the usual ones; `rng` is a `random.Random`; `chance` is that of each sound to wander;
    `usual` that of each word to be said in its usual way. Returns samples at 16 kHz (float, -1 to 1) and a list of
    `Segment`. Raises `CannotSay`.
    """
    return say_sounds(pronounce(words, rng, usual), voice, rate, pitch, rng, chance)


def say_sounds(words, voice, rate, pitch, rng, chance=0.0):
    """The same for words that are given as lists of `Sound`."""
    family = _FAMILIES[voice.family]
    return _at_16_khz(*family.speak(words, voice.name, rate, pitch, rng, chance))


def say_text(text, voice, rate, pitch, rng):
    """Has a voice read a text; all of it is UNKNOWN. flite reads English, festival German, espeak-ng its language."""
    family = _FAMILIES[voice.family]
    return _at_16_khz(*family.speak_text(text, voice.name, rate, pitch, rng))


def _at_16_khz(samples, rate, segments):
    if rate == RATE:
        return samples, segments
    at = lambda place: round(place * RATE / rate)
    changed = [it._replace(start=at(it.start), end=at(it.end)) for it in segments]
    return resample_poly(samples, RATE, rate).astype("float32"), changed
