"""espeak-ng: speech with the sample at which each sound begins, by its library."""

import ctypes
import os
import random
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

import numpy as np

from .sounds import TABLE, UNKNOWN, CannotSay, Segment, wander

# What `espeak_lib.h` of espeak-ng calls these.
SYNCHRONOUS, PHONEME_EVENTS = 2, 1 | 0x8000
UTF8, READS_PHONEMES = 1, 0x100
RATE, VOLUME, PITCH, RANGE = 1, 2, 3, 4
END_OF_LIST, PHONEME = 0, 7

# The library lists fewer than 350 voices; beyond that it takes the wrong ones. So the voices of MBROLA are left out, and
# where espeak-ng has more of its own (1.52 does) there are fewer variants of ours.
MOST_VOICES = 345
OWN_VARIANTS = 110
NOT_SPEECH = {"Demonic", "croak", "announcer"}
# How many words of an utterance are drawn out at their end; which kinds of sounds can be, and how often they are said
# again for it: espeak-ng's last vowel of "Springer" lasts 30 ms, a person's thrice as long.
LONG_ENDS = [0, 0.3, 0.6, 0.9]
DRAWN_OUT = {"short": 1, "long": 1, "schwa": 2, "nasal": 1}


class _Id(ctypes.Union):
    _fields_ = [("number", ctypes.c_int), ("name", ctypes.c_char_p), ("string", ctypes.c_char * 8)]


class _Event(ctypes.Structure):
    _fields_ = [
        ("type", ctypes.c_int),
        ("unique_identifier", ctypes.c_uint),
        ("text_position", ctypes.c_int),
        ("length", ctypes.c_int),
        ("audio_position", ctypes.c_int),
        ("sample", ctypes.c_int),
        ("user_data", ctypes.c_void_p),
        ("id", _Id),
    ]


def system_data():
    """Returns the folder with the data of the installed espeak-ng."""
    told = subprocess.run(["espeak-ng", "--version"], capture_output=True, text=True, check=True).stdout
    return Path(told.split("Data at:")[1].strip())


def variants():
    """Returns the names of the variants that come with espeak-ng and are voices of people, sorted."""
    names = os.listdir(system_data() / "voices" / "!v")
    return sorted(it for it in names if not it.lower().startswith("whisper") and it not in NOT_SPEECH)


class _Library:
    """The library, which there is once in a process."""

    def __init__(self, data):
        self.samples, self.events = [], []
        self.library = ctypes.CDLL("libespeak-ng.so.1")
        self.library.espeak_Synth.argtypes = (
            [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_uint, ctypes.c_int, ctypes.c_uint, ctypes.c_uint]
            + [ctypes.c_void_p] * 2
        )
        kind = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.POINTER(ctypes.c_short), ctypes.c_int, ctypes.POINTER(_Event))
        self.callback = kind(self._receive)
        self.rate = self.library.espeak_Initialize(SYNCHRONOUS, 0, str(data).encode(), PHONEME_EVENTS)
        self.library.espeak_SetSynthCallback(self.callback)
        self.voice = None

    def _receive(self, samples, number, events):
        index = 0
        while events[index].type != END_OF_LIST:
            event = events[index]
            if event.type == PHONEME:
                name = ctypes.string_at(ctypes.addressof(event.id), 8).split(b"\0")[0].decode("utf8", "replace")
                # From 1.52 on the stress stands before the vowel.
                self.events.append((name.lstrip("',%=") or name, event.sample))
            index += 1
        if samples and number > 0:
            self.samples.append(np.ctypeslib.as_array(samples, (number,)).copy())
        return 0

    def set_voice(self, name):
        if name != self.voice:
            if self.library.espeak_SetVoiceByName(name.encode()) != 0:
                raise CannotSay(f"espeak-ng has no voice {name}")
            self.voice = name

    def set(self, parameter, value):
        self.library.espeak_SetParameter(parameter, int(value), 0)

    def synthesise(self, text):
        """Returns samples at `self.rate` (float, -1 to 1) and (phoneme, first sample) of each phoneme."""
        self.samples, self.events = [], []
        data = text.encode() + b"\0"
        self.library.espeak_Synth(data, len(data), 0, 1, 0, UTF8 | READS_PHONEMES, None, None)
        self.library.espeak_Synchronize()
        samples = np.concatenate(self.samples) if self.samples else np.zeros(0, np.int16)
        return samples.astype(np.float32) / 32768, list(self.events)


_library = None
_folder = None
_variants = 0
_lacks = {}


def start(seed=0):
    """Opens the library with a copy of its data in which there are OWN_VARIANTS more, named own0, own1, …, or as many
    as it can list."""
    global _library, _folder, _variants
    _folder = tempfile.TemporaryDirectory(prefix="espeak-")
    data = Path(_folder.name) / "espeak-ng-data"
    shutil.copytree(system_data(), data, ignore=shutil.ignore_patterns("mb"))
    rng = random.Random(seed)
    listed = sum(it.is_file() for folder in ("lang", "voices") for it in (data / folder).rglob("*"))
    _variants = max(0, min(OWN_VARIANTS, MOST_VOICES - listed))
    for number in range(_variants):
        (data / "voices" / "!v" / f"own{number}").write_text(random_variant(f"own{number}", rng))
    _library = _Library(data)
    _lacks.clear()


def own_variants():
    """Returns the names of the variants that `start` wrote."""
    return [f"own{number}" for number in range(_variants)]


def _open():
    if _library is None:
        start()
    return _library


def random_variant(name, rng):
    """Returns the text of a variant: pitch, size of the throat, tone, breath and roughness of somebody new."""
    kind = rng.choice("mmffc")
    low = {"m": rng.uniform(65, 120), "f": rng.uniform(140, 200), "c": rng.uniform(190, 280)}[kind]
    throat = {"m": rng.uniform(86, 106), "f": rng.uniform(103, 122), "c": rng.uniform(112, 132)}[kind]
    lines = ["language variant", f"name {name}", f"pitch {low:.0f} {low * rng.uniform(1.15, 1.8):.0f}"]
    for formant in range(9):
        strength = rng.uniform(40, 140) if formant > 3 else rng.uniform(70, 130)
        frequency, width = throat * rng.uniform(0.9, 1.1), rng.uniform(65, 200)
        lines.append(f"formant {formant} {frequency:.0f} {strength:.0f} {width:.0f}")
    numbers = lambda count, low, high: " ".join(str(rng.randint(low, high)) for _ in range(count))
    if rng.random() < 0.4:
        lines.append("breath " + numbers(8, 0, 4))
    if rng.random() < 0.4:
        lines.append("flutter " + numbers(1, 0, 15))
    if rng.random() < 0.4:
        lines.append("roughness " + numbers(1, 0, 6))
    if rng.random() < 0.4:
        lines.append("voicing " + numbers(1, 40, 140))
    if rng.random() < 0.5:
        lines.append("consonants " + numbers(2, 60, 140))
    if rng.random() < 0.5:
        tone = [f"{frequency} {rng.randint(60, 230)}" for frequency in (600, 1200, 2000, 4500)]
        lines.append("tone " + " ".join(tone))
    if rng.random() < 0.15:
        lines.append("klatt " + numbers(1, 1, 4))
    if rng.random() < 0.5:
        lines.append("intonation " + numbers(1, 1, 4))
    return "\n".join(lines) + "\n"


def has(language, name):
    """Returns True if the voice of a language can say a sound; phonemes that it lacks it drops in silence."""
    if (language, name) not in _lacks:
        library = _open()
        library.set_voice(language)
        _lacks[language, name] = True
        for frame in "[[m||%s||m]]", "[[%s]]", "[[m%s]]", "[[%sm]]":
            _, events = library.synthesise(frame % name)
            if name in [it for it, _ in events]:
                break
        else:
            _lacks[language, name] = False
    return _lacks[language, name]


def _habits(rng):
    """Returns how somebody says the sounds that Germans say in several ways."""
    return {name: rng.choice(it["own"]) for name, it in TABLE.items() if "own" in it}


def _as_spoken(language, name, habits):
    """Returns the phonemes with which a language says a German sound, by somebody's habits if it can."""
    for way in [habits.get(name, name), name, *TABLE.get(name, {"accents": []})["accents"]]:
        if all(has(language, it) for it in way.split("+")):
            return way.split("+")
    raise CannotSay(f"{language} has nothing like {name}")


def _prepare(voice, rate, pitch, rng):
    library = _open()
    library.set_voice(voice)
    library.set(RATE, min(max(170 * rate, 80), 400))
    library.set(PITCH, min(max(50 * pitch, 0), 99))
    library.set(RANGE, rng.randint(20, 85))
    library.set(VOLUME, 100)
    return library


def _is_sound(name):
    return bool(name) and not name.startswith("_") and name not in {";", "?", "!", "|", "||"}


def speak(words, voice, rate, pitch, rng, chance=0.0):
    """Says words (lists of `Sound`) with a voice such as "de+adam".

    Returns samples at 22,050 Hz, that rate, and a `Segment` for each sound. `chance` is that of each sound to wander.
    """
    language = voice.split("+")[0]
    words = wander(words, chance, rng, lambda it: has(language, it))
    habits, long_ends = _habits(rng), rng.choice(LONG_ENDS)
    texts, asked = [], []
    for word in words:
        parts = []
        for number, sound in enumerate(word):
            phonemes = _as_spoken(language, sound.name, habits)
            # A vowel that is said twice is a long one.
            again = DRAWN_OUT.get(TABLE.get(sound.name, {}).get("kind"), 0)
            if sound is word[-1] and rng.random() < long_ends:
                phonemes = phonemes + phonemes[-1:] * again
            # The two sounds of one piece share its stress.
            first = number == 0 or word[number - 1].piece != sound.piece
            parts.append(("'" if sound.stressed and first else "") + "||".join(phonemes))
            asked += [sound] * len(phonemes)
        texts.append("||".join(parts))
    library = _prepare(voice, rate, pitch, rng)
    samples, events = library.synthesise("[[" + " ".join(texts) + "]]")
    said = [number for number, (name, _) in enumerate(events) if _is_sound(name)]
    if len(said) != len(asked):
        raise CannotSay(f"{voice} said {len(said)} sounds instead of {len(asked)}")
    starts = [start for _, start in events] + [len(samples)]
    segments = [
        Segment(starts[number], starts[number + 1], sound.word, sound.piece, sound.name)
        for number, sound in zip(said, asked)
    ]
    return samples, library.rate, segments


def speak_text(text, voice, rate, pitch, rng):
    """Reads a text as the voice's own language reads it; every sound is UNKNOWN. Returns what `speak` returns."""
    library = _prepare(voice, rate, pitch, rng)
    samples, events = library.synthesise(text)
    starts = [start for _, start in events] + [len(samples)]
    segments = [
        Segment(starts[number], starts[number + 1], UNKNOWN, 0, name)
        for number, (name, _) in enumerate(events)
        if _is_sound(name)
    ]
    return samples, library.rate, segments


def pronounce(text):
    """Returns a German text as words in the sounds of sounds.toml; what is not in it is left out."""
    command = ["espeak-ng", "-v", "de", "-q", "-x", "--sep=_", text]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    words = []
    for word in told.split():
        names = [re.sub("[',%=!|;]", "", it) for it in word.split("_")]
        names = [part for it in names for part in {"pF": ["pf"], "UR": ["U", "3"], "R": ["r"]}.get(it, [it])]
        names = [it for it in names if it in TABLE]
        if names:
            words.append(names)
    return words
