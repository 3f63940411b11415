"""Speech that is none of our words: sentences, rhymes, halves and mixtures of our words, made-up words."""

import tomllib

from . import HERE
from .sounds import CONSONANTS, UNKNOWN, VOWELS, Sound
from .voices import say_sounds, say_text
from .words import WAYS, WORDS

# Words of ours that every other sentence has: in a sentence they are talk, and the words around them tell which.
SMALL = set("ich du die ist was hast wie viel noch an ab auf von vom nach bitte en wird zug ja nein einmal".split())


def _load():
    found = tomllib.loads((HERE / "sentences.toml").read_text())
    ours = set(WORDS) - SMALL
    found["de"] = [it for it in found["de"] if not ours & set(it.lower().split()) and it.lower() not in SMALL]
    return found


SENTENCES = _load()


def talk(voice, rate, pitch, rng):
    """Has a voice say something that is none of our words; returns what `voices.say` returns."""
    kind = rng.random()
    if kind < 0.22:
        return say_sounds(_mixtures(rng), voice, rate, pitch, rng)
    if kind < 0.42:
        return say_sounds([_made_up(rng) for _ in range(rng.randint(1, 4))], voice, rate, pitch, rng)
    if kind < 0.5:
        return say_sounds([_syllable(rng)], voice, rate, pitch, rng)
    return say_text(sentence(voice, rng), voice, rate, pitch, rng)


def sentence(voice, rng):
    """Returns something to be read by a voice: mostly German, else its own language."""
    if voice.family == "flite":
        return rng.choice(SENTENCES["en"] + SENTENCES["de"][:200])
    language = voice.name.split("+")[0].split("-")[0] if voice.family == "espeak-ng" else "de"
    if language in SENTENCES and language != "de" and rng.random() < 0.6:
        return rng.choice(SENTENCES[language])
    return ", ".join(rng.choice(SENTENCES["de"]) for _ in range(rng.randint(1, 2)))


def _as_talk(sounds):
    return [sound._replace(word=UNKNOWN, piece=place) for place, sound in enumerate(sounds)]


_SAID = {tuple(sound.name for sound in way) for ways in WAYS.values() for way in ways}


def _mixtures(rng):
    """Half of one word with half of another, or half a word alone."""
    words = []
    while not words or rng.random() < 0.55:
        first, second = (rng.choice(WAYS[rng.choice(WORDS)]) for _ in range(2))
        if rng.random() < 0.65:
            cut = rng.randint(1, max(1, len(first) // 2))
            mixed = first[:cut] + second[(len(second) + 1) // 2 :]
        elif rng.random() < 0.5:
            mixed = first[: max(1, len(first) // 2)]
        else:
            mixed = first[(len(first) + 1) // 2 :]
        if mixed and tuple(it.name for it in mixed) not in _SAID:
            words.append(_as_talk(mixed))
    return words


def _syllable(rng):
    names = [rng.choice(CONSONANTS)] * (rng.random() < 0.8) + [rng.choice(VOWELS)]
    names += [rng.choice(CONSONANTS)] * (rng.random() < 0.5)
    if tuple(names) in _SAID:
        names.append("t" if names[-1] != "t" else "s")
    stressed = lambda name: name in VOWELS
    return [Sound(name, stressed(name), UNKNOWN, place) for place, name in enumerate(names)]


def _made_up(rng):
    sounds = [sound for _ in range(rng.randint(1, 4)) for sound in _syllable(rng)]
    first = next(place for place, sound in enumerate(sounds) if sound.stressed)
    return [it._replace(stressed=place == first, piece=place) for place, it in enumerate(sounds)]
