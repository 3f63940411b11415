"""Who speaks: voices that the training of the recogniser never heard, by the list of its own recipe.

The synthesisers are those of the recipe (voices/recogniser/training), and others that are here alone.
"""

import shutil
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random

import numpy as np

from announcements import announcement, position
from conditions import RATE, resampled
from fetch import NotToBeHad
from junk import own_sentences, sentence
from recipe import HELD_OUT, CannotSay, Sound, espeak, read, words

ACCENTS = "en-us en-gb es fr it pl cs pt tr da".split()

# How words are spelled for a synthesiser that reads German by itself.
SPELLED = {"cesar": "Zäsar", "hector": "Hektor", "gustav": "Gustaf", "en": "ong", "passant": "passang"}
PICO = "SVOX Pico"

# What is said while one thinks; no recogniser knows these words yet.
FILLERS = {"äh": "'E:", "ähm": "'E: m", "also": "'a l z o:", "dann": "d 'a n"}
FILLERS = {word: read(way, word) for word, way in FILLERS.items()}

# The languages of the program beside German, as espeak-ng calls them.
LANGUAGES = ("de", "en-us", "es", "fr-fr", "nl", "pt", "pt-br", "it")
# Where its library has another name for one than its command.
ESPEAK_NAMES = {"fr-fr": "fr"}

# So many voices drawn in a row that lack a sound are no chance: something is wrong with the synthesiser.
MOST_TRIES = 1000


def spelled(said: str) -> str:
    """Returns words as German text."""
    return " ".join(SPELLED.get(word, word) for word in said.split())


def with_silence(sound: np.ndarray, random: Random) -> tuple[np.ndarray, int]:
    """Lays silence before and behind a sound: speakers do not begin with the key. Returns where the voice ends, too."""
    before, behind = (int(random.uniform(*seconds) * RATE) for seconds in ((0.15, 0.5), (0.15, 0.35)))
    sound = trimmed(sound)
    silence = np.zeros(before, np.float32), np.zeros(behind, np.float32)
    return np.concatenate([silence[0], sound, silence[1]]), before + len(sound)


def trimmed(sound: np.ndarray) -> np.ndarray:
    """Cuts off the silence that a synthesiser adds."""
    (loud,) = np.nonzero(np.abs(sound) > 0.003 * np.abs(sound).max())
    return sound[loud[0]:loud[-1] + 1] if len(loud) else sound


@dataclass
class Family:
    """Voices of one synthesiser: told the sounds, or reading a text."""

    name: str
    # How much it says of what all families say together.
    share: int
    voices: list[str]
    # Says words (lists of `Sound`), as `espeak.speak` does.
    speak: Callable | None = None
    # Reads a text in a language of espeak-ng: text, language, voice, rate, pitch, random.
    read: Callable | None = None
    languages: tuple[str, ...] = ("de",)
    # Makes the name of another voice out of some.
    mixture: Callable | None = None
    # It has one throat; others are made of it by playing it faster or slower, so many per cent.
    throats: tuple[int, int] = (100, 100)
    # Leads, floors and costs were chosen on it, so it proves less.
    is_chosen_on: bool = False

    def speaker(self, random: Random) -> "Speaker":
        return Speaker(self, random)


class Speaker:
    """One voice at one speed."""

    def __init__(self, family: Family, random: Random):
        self.family, self.random = family, random
        self.voice = random.choice(family.voices)
        self.rate, self.pitch = random.uniform(0.75, 1.35), random.uniform(0.7, 1.35)
        self.throat = 100
        if family.mixture:
            self.voice = family.mixture(family.voices, random)
        if family.throats != (100, 100):
            # A pitch of one's own is more than the makers meant the voice for.
            self.pitch = self.pitch ** 0.5
            self.throat = random.randint(*family.throats)

    @property
    def name(self) -> str:
        return self.voice + (f" {self.throat}" if self.throat != 100 else "")

    def say(self, said: str, language: str = "de") -> np.ndarray:
        """Returns the sound of words. Raises `CannotSay` where the voice lacks a sound."""
        rate = self.rate * self.throat / 100
        if language not in self.family.languages:
            raise CannotSay(f"{self.family.name} does not speak {language}")
        if self.family.read:
            text = spelled(said) if language == "de" else said
            sound, at = self.family.read(text, language, self.voice, rate, self.pitch, self.random)
        else:
            sound, at, _ = self.family.speak(sounds_of(said, self.random), self.voice, rate, self.pitch, self.random)
        return resampled(at_our_rate(sound, at), 100, self.throat) if self.throat != 100 else at_our_rate(sound, at)


def read_by_espeak(text: str, _language: str, voice: str, rate: float, pitch: float,
                   random: Random) -> tuple[np.ndarray, int]:
    sound, at, _ = espeak.speak_text(text, voice, rate, pitch, random)
    return sound, at


def chosen_on(family: str) -> bool:
    return HELD_OUT[family]["use"] == "choosing"


def sounds_of(said: str, random: Random) -> list[list[Sound]]:
    """Returns the sounds of words, the usual way of each more often than any other."""
    return [FILLERS[word] if word in FILLERS and word not in words.WAYS else words.pronounce([word], random, usual=0.7)[0]
            for word in said.split()]


class Cast:
    """Everybody who speaks in a set of test speech: those who are held out, or for tuning those who are not.

    `light` needs espeak-ng alone; `fetched` is where the synthesisers are unpacked that no package list has. What each
    family says of all announcements is its share.
    """

    def __init__(self, fetched: Path | None, training: bool = False, light: bool = False):
        # Other variants of espeak-ng are made for the training by chance; none of them speaks here.
        espeak.start()
        self.fetched, self.training = fetched, training
        self.families: dict[str, Family] = {}
        self.left_out: dict[str, str] = {}
        held = HELD_OUT["espeak-ng"]
        self.variants = [it for it in espeak.variants() if (it in held["variants"]) != training]
        accents = ACCENTS if training else held["languages"]
        self.add(Family("espeak-ng, German", 4, [f"de+{it}" for it in self.variants], espeak.speak))
        self.add(Family("espeak-ng, other accents", 2,
                        [f"{one}+{it}" for one in accents for it in self.variants], espeak.speak))
        if not light:
            from training import festival, flite
            for name, family in (("flite", flite), ("festival", festival)):
                if not shutil.which(name):
                    self.left_out[name] = "it is not installed"
                    continue
                own = [it for it in family.VOICES if (it in HELD_OUT[name]["voices"]) != training]
                self.add(Family(f"{name}, {', '.join(own) if not training else 'training voices'}", 2, own, family.speak))
        for language in LANGUAGES[1:]:
            name = ESPEAK_NAMES.get(language, language)
            self.add(Family(f"espeak-ng, {language}", 0, [f"{name}+{it}" for it in self.variants],
                            read=read_by_espeak, languages=(language,)))
        if fetched:
            for name, make in (("SVOX Pico", self.pico), ("MBROLA", self.mbrola), ("Kokoro", self.kokoro),
                               ("Piper", self.piper), ("VocalTractLab", self.vocaltract)):
                try:
                    family = make(fetched)
                except NotToBeHad as error:
                    self.left_out[name] = str(error)
                    continue
                if family:
                    self.add(family)
        for name, why in self.left_out.items():
            print(f"Left out: {name}: {why}.", file=sys.stderr)

    def add(self, family: Family) -> None:
        self.families[family.name] = family

    def pico(self, fetched: Path) -> Family:
        from pico import Pico, fetch
        voices = Pico(fetch(fetched / "pico"))
        return Family(PICO, 0, ["gl0"], read=voices.read, languages=("de", "en-us", "en-gb", "es", "fr-fr", "it"),
                      throats=(88, 108), is_chosen_on=chosen_on("svox-pico"))

    def mbrola(self, fetched: Path) -> Family:
        import mbrola
        return Family("MBROLA", 0, mbrola.VOICES, read=mbrola.Mbrola(mbrola.fetch(fetched / "mbrola")).read,
                      is_chosen_on=chosen_on("mbrola"))

    def kokoro(self, fetched: Path) -> Family:
        import kokoro
        own = [it for it in kokoro.VOICES if (it in HELD_OUT["kokoro"]["voices"]) != self.training]
        voices = kokoro.Kokoro(fetched / "kokoro", fetched / "onnxruntime")
        return Family("Kokoro" + ", training voices" * self.training, 0, own, read=voices.read, languages=LANGUAGES,
                      mixture=voices.mixture, throats=(88, 125))

    def piper(self, fetched: Path) -> Family | None:
        import piper
        if self.training:
            return None
        return Family("Piper, joe", 0, piper.VOICES, read=piper.Piper(fetched / "piper", fetched / "onnxruntime").read,
                      languages=LANGUAGES, throats=(92, 118))

    def vocaltract(self, fetched: Path) -> Family | None:
        import vocaltract
        if self.training:
            return None
        return Family("VocalTractLab", 0, vocaltract.VOICES, vocaltract.VocalTract(fetched / "vocaltract").speak,
                      throats=(92, 118))

    def family(self, random: Random) -> str:
        """Returns a family, the more often the larger its share."""
        return random.choices(list(self.families), [it.share for it in self.families.values()])[0]

    def say(self, family: str, said: str, random: Random) -> tuple[str, np.ndarray]:
        """Returns the name of a voice of a family, and the sound of words said by it."""
        return self.spoken(family, random, lambda speaker: speaker.say(said))

    def spoken(self, family: str, random: Random, say: Callable) -> tuple[str, np.ndarray]:
        """Returns the name of a voice of a family, and what `say` has a speaker with that voice say."""
        for _ in range(MOST_TRIES):
            speaker = self.families[family].speaker(random)
            try:
                return speaker.name, say(speaker)
            except CannotSay:
                continue
        raise CannotSay(f"{family}: no voice says it")

    def talk(self, topic: str, random: Random) -> np.ndarray:
        """Returns the sound of a sentence about a topic."""
        text = sentence(random, topic)
        language = {"en": "en-us", "es": "es", "fr": "fr", "it": "it", "nl": "nl", "pt": "pt", "sv": "sv"}.get(topic, "de")
        families = [family for name, family in self.families.items() if language == "de" and "festival" in name
                    or language == "en-us" and "flite" in name]
        for _ in range(MOST_TRIES):
            try:
                synthesiser, voice = espeak, f"{language}+{random.choice(self.variants)}"
                if families and random.random() < 0.4:
                    from training import festival, flite
                    synthesiser = festival if language == "de" else flite
                    voice = random.choice(families[0].voices)
                sound, at, _ = synthesiser.speak_text(
                    text, voice, random.uniform(0.8, 1.3), random.uniform(0.7, 1.3), random)
                return trimmed(at_our_rate(sound, at))
            except CannotSay:
                continue
        raise CannotSay(f"no voice says: {text}")

    def chatter(self, random: Random) -> np.ndarray:
        """Returns ten seconds and more of talking, for babble."""
        topics = ["de", "de", "de", "chess", "en", "nl", "sv"]
        return np.concatenate([self.talk(random.choice(topics), random) for _ in range(5)])

    def junk(self, row: str, random: Random) -> np.ndarray:
        """Returns one utterance of a row of junk."""
        if row == "the program's own sentences":
            sound, at, _ = espeak.speak_text(
                random.choice(own_sentences()), "de", random.uniform(0.9, 1.8), random.choice([0.8, 1, 1.2]), random)
            return trimmed(at_our_rate(sound, at))
        if row.startswith("a neighbour"):
            return trimmed(self.say(self.family(random), announcement(random, set(), position(random)).said, random)[1])
        if row.startswith("talk of the family"):
            language = random.choice(["de", "de", "de", "en-us", "en-gb", "es", "fr-fr", "it"])
            topic = random.choice(["de", "names"]) if language == "de" else language[:2]
            text = sentence(random, topic)
            return trimmed(self.spoken(PICO, random, lambda speaker: speaker.say(text, language))[1])
        if row == "pieces of announcements":
            said = announcement(random, set(), position(random)).said.split()
            # Never a square: that alone may be a pawn's move.
            piece = said[:1] if len(said) < 3 or random.random() < 0.5 else [*said[:-2][:1], *said[-2:-1]]
            return trimmed(self.say(self.family(random), " ".join(piece), random)[1])
        topics = {"German sentences": ["de"], "talk about chess": ["chess"], "names and numbers": ["names"],
                  "telephone prompts and digits": ["prompts", "digits"]}
        return self.talk(random.choice(topics.get(row, ["en", "es", "fr", "it", "nl", "pt", "sv"])), random)


def at_our_rate(sound: np.ndarray, rate: int) -> np.ndarray:
    """Returns a sound at 16 kHz, as loud as 16-bit samples."""
    shared = np.gcd(rate, RATE)
    return resampled(np.asarray(sound, np.float32) * 32768, RATE // shared, rate // shared)
