"""Who speaks: voices that the training of the recogniser never heard."""

import ctypes as c
from pathlib import Path
from random import Random

import numpy as np

from announcements import announcement
from conditions import RATE, resampled
from junk import sentence
from junk import own_sentences
from pico import Pico

# How words are spelled for a synthesiser that reads German by itself.
SPELLED = {"cesar": "Zäsar", "hector": "Hektor", "gustav": "Gustaf"}


class _EventId(c.Union):
    _fields_ = [("number", c.c_int), ("name", c.c_char_p), ("string", c.c_char * 8)]


class _Event(c.Structure):
    _fields_ = [("type", c.c_int), ("unique", c.c_uint), ("text", c.c_int), ("length", c.c_int), ("ms", c.c_int),
                ("sample", c.c_int), ("user", c.c_void_p), ("id", _EventId)]


class Espeak:
    """libespeak-ng, all of whose voices share one process."""

    RATE_OF_WORDS, VOLUME, PITCH, RANGE = 1, 2, 3, 4

    def __init__(self):
        self.library = c.CDLL("libespeak-ng.so.1")
        self.pieces = []
        kind = c.CFUNCTYPE(c.c_int, c.POINTER(c.c_short), c.c_int, c.POINTER(_Event))

        def take(wav, count, _events):
            if wav and count > 0:
                self.pieces.append(np.ctypeslib.as_array(wav, (count,)).copy())
            return 0

        self.callback = kind(take)
        synchronous, do_not_exit = 2, 0x8000
        self.rate = self.library.espeak_Initialize(synchronous, 0, None, do_not_exit)
        if self.rate != 22050:
            raise RuntimeError("libespeak-ng cannot be used")
        self.library.espeak_SetSynthCallback(self.callback)

    def say(self, voice: str, text: str, words_a_minute: int, pitch: int, pitch_range: int) -> np.ndarray:
        if self.library.espeak_SetVoiceByName(voice.encode()) != 0:
            raise RuntimeError(f"espeak-ng has no voice {voice}")
        for parameter, value in ((self.RATE_OF_WORDS, words_a_minute), (self.PITCH, pitch), (self.RANGE, pitch_range)):
            self.library.espeak_SetParameter(parameter, value, 0)
        self.pieces.clear()
        text = text.encode() + b"\0"
        utf8, phonemes_in_brackets = 1, 0x100
        self.library.espeak_Synth(
            c.c_char_p(text), c.c_size_t(len(text)), 0, 1, 0, utf8 | phonemes_in_brackets, None, None)
        self.library.espeak_Synchronize()
        sound = np.concatenate(self.pieces) if self.pieces else np.zeros(441)
        return resampled(sound.astype(np.float32), 320, 441)


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


def held_out_variants() -> list[str]:
    folder = Path("/usr/lib/x86_64-linux-gnu/espeak-ng-data/voices/!v")
    all_variants = sorted(it.name for it in folder.iterdir())
    plain = [it for it in all_variants if not it.lower().startswith("whisper") and it not in ("Demonic", "croak", "announcer")]
    return plain[2::4]


class Cast:
    """Everybody who speaks in a set of test speech."""

    SHARES = {"espeak-ng, German": 1}
    LANGUAGES = {"en": "en", "es": "es", "fr": "fr", "it": "it", "nl": "nl", "sv": "sv"}

    def __init__(self, options, training: bool):
        self.espeak = Espeak()
        self.variants = held_out_variants()
        self.pico, self.pico_folder = {}, options.pico

    def families(self) -> list[str]:
        return list(self.SHARES) + (["unseen"] if self.pico_folder else [])

    def family(self, random: Random) -> str:
        return random.choices(list(self.SHARES), list(self.SHARES.values()))[0]

    def say(self, family: str, said: str, random: Random) -> tuple[str, np.ndarray]:
        """Returns the name of a voice of a family, and the sound of words said by it."""
        if family == "unseen":
            return self.say_pico("de", spelled(said), random)
        return self.say_espeak("de", spelled(said), random)

    def say_espeak(self, language: str, text: str, random: Random) -> tuple[str, np.ndarray]:
        voice = f"{language}+{random.choice(self.variants)}"
        rate, pitch, width = random.randint(120, 250), random.randint(25, 75), random.randint(25, 80)
        return voice, self.espeak.say(voice, text, rate, pitch, width)

    def say_pico(self, language: str, text: str, random: Random) -> tuple[str, np.ndarray]:
        """One voice, made higher and lower, faster and slower, and of a longer or shorter throat."""
        if language not in self.pico:
            self.pico[language] = Pico(self.pico_folder, language)
        speed, pitch, throat = random.randint(75, 150), random.randint(65, 140), random.randint(88, 108)
        sound = self.pico[language].say(text, speed, pitch)
        return f"pico {language} {speed} {pitch} {throat}", resampled(sound, 100, throat)

    def chatter(self, random: Random) -> np.ndarray:
        """Returns ten seconds and more of somebody talking, for babble."""
        topics = ["de", "de", "chess", "en", "nl", "sv"]
        return np.concatenate([trimmed(self.talk(random.choice(topics), random)) for _ in range(5)])

    def talk(self, topic: str, random: Random) -> np.ndarray:
        language = self.LANGUAGES.get(topic, "de")
        return self.say_espeak(language, sentence(random, topic), random)[1]

    def junk(self, row: str, random: Random) -> np.ndarray:
        """Returns one utterance of a row of junk."""
        if row == "the program's own sentences":
            text, rate = random.choice(own_sentences()), random.randint(150, 300)
            return self.espeak.say("de", text, rate, random.choice([40, 50, 60]), 50)
        if row.startswith("a neighbour"):
            return self.say(self.family(random), announcement(random).said, random)[1]
        if row.startswith("talk of the family"):
            language = random.choice(["de", "de", "de", "en", "en-gb", "es", "fr", "it"])
            topic = random.choice(["de", "names", "chess"]) if language == "de" else language[:2]
            return self.say_pico(language, sentence(random, topic), random)[1]
        topics = {"German sentences": ["de"], "talk about chess": ["chess"], "names and numbers": ["names"]}
        return self.talk(random.choice(topics.get(row, ["en", "es", "fr", "it", "nl", "sv"])), random)
