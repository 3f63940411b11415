"""What heads of other languages than German are taught with: words in no order, read by voices of that language.

Nobody tells these voices which sounds to make, so a word is cut into pieces of the same length, as many as it has sounds.
"""

import random

import numpy as np
from scipy.signal import resample_poly

from .. import HERE, VOICES, data, espeak, flite, kokoro, sound, talk
from ..features import TALK
from ..sounds import UNKNOWN, CannotSay, Segment
from ..voices import HELD_OUT, RATE
from .speech import write_utterances

# Languages of Whisper: the voices of espeak-ng that speak each. Its only Dutch one is held out (`held_out.toml`).
LANGUAGES = {
    "en": ["en-us", "en-us", "en", "en-gb-scotland", "en-gb-x-rp"],
    "es": ["es", "es-419"],
    "fr": ["fr", "fr", "fr-be", "fr-ch"],
    "pt": ["pt", "pt-br"],
}
FLITE = [it for it in flite.VOICES if it not in HELD_OUT["flite"]["voices"]]
FILES = list("abcdefgh")
RANKS = list("12345678")
NAMES = ["anna", "bella", "cesar", "david", "eva", "felix", "gustav", "hector"]
FEWEST, MOST = 2, 12  # pieces of a word


class Tongue:
    """The words of a language, how they are read, and the outputs of their pieces."""

    def __init__(self, language):
        self.language = language
        self.voices = LANGUAGES[language]
        lines = (HERE / "said" / f"{language}.txt").read_text().splitlines()
        # Each word, and every way in which it is read.
        self.said = {word: ways for word, *ways in (line.split("\t") for line in lines)}
        self.words = list(self.said)
        self.pieces = {word: self._pieces(word) for word in self.words}
        self.output_of, self.outputs = {}, TALK + 1
        for word in self.words:
            for piece in range(self.pieces[word]):
                self.output_of[word, piece] = self.outputs
                self.outputs += 1
        self.sentences = [it for it in _sentences(language) if not self._core(it.lower().split())]
        self._counted = {}

    def _pieces(self, word):
        _, _, sounds = espeak.speak_text(self.said[word][0], f"{self.voices[0]}+m3", 1, 1, random.Random(1))
        return min(max(len(sounds), FEWEST), MOST)

    def _core(self, words):
        return [it for it in words if it.strip(",.:;?!") in self.said and len(it) > 3]

    def in_no_order(self, rng):
        """Returns words: what announcements are made of most often, and squares."""
        kind = rng.random()
        if kind < 0.3:
            files = FILES if rng.random() < 0.6 else NAMES
            return [rng.choice(it) for _ in range(rng.randint(1, 3)) for it in (files, RANKS)]
        kinds = [FILES, RANKS, NAMES, self.words]
        return [rng.choice(rng.choices(kinds, [25, 20, 12, 43])[0]) for _ in range(rng.randint(1, 6))]

    def segments(self, word, start, end):
        """Returns the pieces of a word that is said from one sample to another."""
        edges = np.linspace(start, end, self.pieces[word] + 1).round().astype(int)
        return [Segment(int(one), int(next), word, piece, "") for piece, (one, next) in enumerate(zip(edges, edges[1:]))]

    def read(self, words, voice, rate, pitch, rng):
        """Has a voice read words in one breath; returns samples at 16 kHz and segments. Raises `CannotSay`."""
        read = [rng.choice(self.said[word]) for word in words]
        text = " ".join(read)
        samples, at, sounds = self._speak(text, voice, rate, pitch, rng)
        counts = [self._count(it, voice, rng) for it in read]
        if sum(counts) != len(sounds):
            raise CannotSay(f"{voice} said {len(sounds)} sounds of {text}")
        segments, place = [], 0
        for word, count in zip(words, counts):
            here = sounds[place : place + count]
            segments += self.segments(word, here[0].start, here[-1].end)
            place += count
        factor = RATE / at
        moved = [it._replace(start=round(it.start * factor), end=round(it.end * factor)) for it in segments]
        return _at_our_rate(samples, at), moved

    def read_text(self, text, voice, rate, pitch, rng):
        """Has a voice read a text; returns samples at 16 kHz."""
        samples, at, _ = self._speak(text, voice, rate, pitch, rng)
        return _at_our_rate(samples, at)

    def _speak(self, text, voice, rate, pitch, rng):
        family = flite if voice in FLITE else espeak
        return family.speak_text(text, voice, rate, pitch, rng)

    def _count(self, read, voice, rng):
        key = read, voice.split("+")[0]
        if key not in self._counted:
            self._counted[key] = len(self._speak(read, voice, 1, 1, rng)[2])
        return self._counted[key]

    def voice(self, rng):
        """Returns a voice that may be trained on."""
        if self.language == "en" and rng.random() < 0.3:
            return rng.choice(FLITE)
        held = HELD_OUT["espeak-ng"]["variants"]
        others = [it for it in espeak.variants() if it not in held]
        variant = rng.choice(espeak.own_variants() if rng.random() < 0.5 else others)
        return f"{rng.choice(self.voices)}+{variant}"


def _at_our_rate(samples, at):
    return samples if at == RATE else resample_poly(samples, RATE, at).astype(np.float32)


def _sentences(language):
    """Returns what is said of other things, and by the program, which must not hear itself."""
    found = list(talk.SENTENCES.get(language, []))
    for file in sorted(VOICES.glob(f"{language}*/messages.ftl")):
        lines = [line.partition(" = ")[2] for line in file.read_text().splitlines() if " = " in line]
        found += [it for it in lines if "{" not in it and " " in it]
    return found


def speak(rng, tongue, by_kokoro):
    """Has some voice say words, or talk; returns samples at 16 kHz, segments and the words."""
    say = _kokoro(rng, by_kokoro) if rng.random() < 0.3 else _reader(rng, tongue)
    return data.joined([say(words) for words in _breaths(rng, tongue)], rng)


def _breaths(rng, tongue):
    kind = rng.random()
    if kind < 0.12:
        return [[UNKNOWN]]
    words, breaths = tongue.in_no_order(rng), []
    while words:
        number = len(words) if rng.random() < 0.6 else rng.randint(1, len(words))
        breaths.append(words[:number])
        words = words[number:]
    if kind < 0.22:
        breaths.insert(rng.choice([0, len(breaths)]), [UNKNOWN])
    return breaths


def _reader(rng, tongue):
    """Returns what has one of the reading voices say words: it returns them, samples and segments."""
    voice, rate, pitch = tongue.voice(rng), rng.triangular(0.6, 1.8, 1.0), rng.triangular(0.6, 1.7, 1.0)

    def say(words):
        if words != [UNKNOWN]:
            return words, *tongue.read(words, voice, rate, pitch, rng)
        if rng.random() < 0.3:
            # Backwards: the same voice, and none of the words.
            samples, _ = tongue.read(tongue.in_no_order(rng)[:3], voice, rate, pitch, rng)
            samples = samples[::-1]
        else:
            text = rng.choice(talk.SENTENCES["de"] if rng.random() < 0.3 else tongue.sentences)
            samples = tongue.read_text(text, voice, rate, pitch, rng)
        return words, samples, [Segment(0, len(samples), UNKNOWN, 0, "")]

    return say


def write_kokoro(path, tongue, number, seed, fetched):
    """Writes single words as Kokoro says them, each style its own: PATH.npz."""
    from kokoro import Kokoro

    rng, found = random.Random(seed), []
    voices = Kokoro(fetched / "kokoro", fetched / "onnxruntime")
    styles = dict(voices.styles)
    name = {"en": "en-us", "fr": "fr-fr"}.get(tongue.language, tongue.language)
    moves = FILES + RANKS + NAMES
    for body in range(number):
        voices.styles["now"] = kokoro.style(rng, styles)
        rate, pitch = rng.triangular(0.65, 1.8, 1.0), rng.triangular(0.85, 1.35, 1.0)
        for word in rng.sample(moves, 6) + rng.sample(tongue.words, 6):
            samples, at = voices.read(rng.choice(tongue.said[word]), name, "now", rate, pitch, rng)
            samples = _trimmed(_at_our_rate(samples, at))
            found.append((body, word, samples))
    lengths = [len(it[2]) for it in found]
    np.savez(path, body=[it[0] for it in found], word=[it[1] for it in found], length=lengths,
             sound=np.concatenate([it[2] for it in found]).astype(np.float16))


def _trimmed(samples):
    (loud,) = np.nonzero(np.abs(samples) > 0.01 * np.abs(samples).max())
    return samples[loud[0] : loud[-1] + 1]


def read_kokoro(path, tongue):
    """Returns what `write_kokoro` wrote: for each body its words and their sounds."""
    it = np.load(path)
    sounds = np.split(it["sound"].astype(np.float32), np.cumsum(it["length"])[:-1])
    bodies = {}
    for body, word, samples in zip(it["body"], it["word"], sounds):
        bodies.setdefault(int(body), []).append((str(word), tongue.segments(str(word), 0, len(samples)), samples))
    return list(bodies.values())


def _kokoro(rng, bodies):
    """Returns what has one of Kokoro's bodies say some of its words, as many as were asked for."""
    known = rng.choice(bodies)

    def say(words):
        said, parts, segments, place = [], [], [], 0
        for number in range(len(words)):
            word, when, samples = rng.choice(known)
            gap = 0 if number == 0 else int(rng.choice([0, rng.uniform(0, 0.12)]) * RATE)
            parts += [np.zeros(gap, np.float32), samples / sound.speech_level(samples)]
            place += gap
            segments += [it._replace(start=it.start + place, end=it.end + place) for it in when]
            place += len(samples)
            said.append(word)
        return said, np.concatenate(parts), segments

    return say


def write_part(path, number, seed, language, by_kokoro):
    """Writes at least `number` utterances in a language, as `speech.write_part` does in German; `by_kokoro` is a path that
    `write_kokoro` wrote."""
    espeak.start(seed)
    tongue = Tongue(language)
    bodies = read_kokoro(by_kokoro, tongue)
    write_utterances(path, number, seed, lambda rng: speak(rng, tongue, bodies), tongue.output_of)
