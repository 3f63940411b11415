"""Who speaks: voices that the training of the recogniser never heard, by the list of its own recipe.

The synthesisers are those of the recipe (voices/recogniser/training); SVOX Pico is here alone.
"""

import sys
import tomllib
from pathlib import Path
from random import Random

import numpy as np

from announcements import announcement, position
from conditions import RATE, resampled
from junk import own_sentences, sentence
from pico import Pico

RECIPE = Path(__file__).resolve().parents[2] / "voices/recogniser"
sys.path.insert(0, str(RECIPE))

from training import espeak, words  # noqa: E402
from training.sounds import CannotSay  # noqa: E402

HELD_OUT = tomllib.loads((RECIPE / "held_out.toml").read_text())
ACCENTS = "en-us en-gb es fr it pl cs pt tr da".split()

# How words are spelled for a synthesiser that reads German by itself.
SPELLED = {"cesar": "Zäsar", "hector": "Hektor", "gustav": "Gustaf", "en": "ong", "passant": "passang"}
UNSEEN = "SVOX Pico"

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


class Cast:
    """Everybody who speaks in a set of test speech: those who are held out, or for tuning those who are not.

    `light` needs espeak-ng alone. What each family says of all announcements is its share.
    """

    def __init__(self, pico: Path | None, training: bool = False, light: bool = False):
        # Other variants of espeak-ng are made for the training by chance; none of them speaks here.
        espeak.start()
        held = HELD_OUT["espeak-ng"]
        variants = [it for it in espeak.variants() if (it in held["variants"]) != training]
        accents = ACCENTS if training else held["languages"]
        self.voices = {
            "espeak-ng, German": (4, espeak, [f"de+{it}" for it in variants]),
            "espeak-ng, other accents": (2, espeak, [f"{one}+{it}" for one in accents for it in variants]),
        }
        if not light:
            from training import festival, flite
            for name, family in (("flite", flite), ("festival", festival)):
                own = [it for it in family.VOICES if (it in HELD_OUT[name]["voices"]) != training]
                self.voices[f"{name}, {', '.join(own) if not training else 'training voices'}"] = (2, family, own)
        self.pico, self.pico_folder = {}, pico

    def family(self, random: Random) -> str:
        """Returns a family, the more often the larger its share."""
        return random.choices(list(self.voices), [share for share, _, _ in self.voices.values()])[0]

    def say(self, family: str, said: str, random: Random) -> tuple[str, np.ndarray]:
        """Returns the name of a voice of a family, and the sound of words said by it."""
        if family == UNSEEN:
            return self.say_pico("de", spelled(said), random)
        _, synthesiser, voices = self.voices[family]
        for _ in range(MOST_TRIES):
            voice, rate, pitch = random.choice(voices), random.uniform(0.75, 1.35), random.uniform(0.7, 1.35)
            try:
                sounds = words.pronounce(said.split(), random, usual=0.7)
                sound, at, _ = synthesiser.speak(sounds, voice, rate, pitch, random)
            except CannotSay:
                continue
            return voice, at_our_rate(sound, at)
        raise CannotSay(f"{family}: no voice says {said}")

    def say_pico(self, language: str, text: str, random: Random) -> tuple[str, np.ndarray]:
        """One voice, made higher and lower, faster and slower, and of a longer or shorter throat."""
        if language not in self.pico:
            self.pico[language] = Pico(self.pico_folder, language)
        speed, pitch, throat = random.randint(75, 150), random.randint(65, 140), random.randint(88, 108)
        sound = self.pico[language].say(text, speed, pitch)
        return f"{language} {speed} {pitch} {throat}", resampled(sound, 100, throat)

    def talk(self, topic: str, random: Random) -> np.ndarray:
        """Returns the sound of a sentence about a topic."""
        text = sentence(random, topic)
        language = {"en": "en-us", "es": "es", "fr": "fr", "it": "it", "nl": "nl", "sv": "sv"}.get(topic, "de")
        families = [family for family in self.voices if language == "de" and "festival" in family
                    or language == "en-us" and "flite" in family]
        for _ in range(MOST_TRIES):
            try:
                if families and random.random() < 0.4:
                    _, synthesiser, voices = self.voices[families[0]]
                    voice = random.choice(voices)
                else:
                    _, synthesiser, voices = self.voices["espeak-ng, German"]
                    voice = random.choice(voices).replace("de+", f"{language}+")
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
            language = random.choice(["de", "de", "de", "en", "en-gb", "es", "fr", "it"])
            topic = random.choice(["de", "names"]) if language == "de" else language[:2]
            return trimmed(self.say_pico(language, sentence(random, topic), random)[1])
        topics = {"German sentences": ["de"], "talk about chess": ["chess"], "names and numbers": ["names"]}
        return self.talk(random.choice(topics.get(row, ["en", "es", "fr", "it", "nl", "sv"])), random)


def at_our_rate(sound: np.ndarray, rate: int) -> np.ndarray:
    """Returns a sound at 16 kHz, as loud as 16-bit samples."""
    shared = np.gcd(rate, RATE)
    return resampled(np.asarray(sound, np.float32) * 32768, RATE // shared, rate // shared)
