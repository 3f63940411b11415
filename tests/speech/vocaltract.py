"""VocalTractLab: no recordings and no network, but the flow of air through a model of one German's mouth and throat. It
is fetched below target/, not installed (see README.md)."""

import ctypes as c
import math
import re
import sys
import tempfile
from pathlib import Path
from random import Random

import numpy as np

from fetch import NotToBeHad, Package, wheels
from recipe import Sound

RATE = 44100
# For CPython 3.11 on x86-64; only the library in it is used.
PACKAGES = [
    Package("vocaltractlab-cython", "0.0.17", "32686bd7faab91693a333cb67af5852ee83990587670d270f6f50e998c00632a"),
]
# How the vocal folds stand: they are all voices that there are of the one speaker.
VOICES = ["modal", "pressed", "breathy"]

# The sounds of the recipe as the model calls them; what is not here has the same name.
NAMES = {
    "A:": ["a:"], "e": ["e:"], "i": ["i:"], "o": ["o:"], "u": ["u:"], "y": ["Y"], "Y": ["9"], "Y:": ["2:"], "3": ["6"],
    "eI": ["E", "i:"], "ts": ["t", "s"], "tS": ["t", "S"], "pf": ["p", "f"], "r": ["R"],
}
VOWELS = set("a E I O U Y 9 @ 6 a: e: E: i: o: u: y: 2: aI aU OY".split())
# Seconds at rate 1.
LENGTHS = {
    "a": 0.075, "E": 0.075, "I": 0.065, "O": 0.075, "U": 0.065, "Y": 0.07, "9": 0.075, "@": 0.055, "6": 0.075,
    "aI": 0.16, "aU": 0.16, "OY": 0.16, "p": 0.075, "t": 0.07, "k": 0.08, "b": 0.06, "d": 0.055, "g": 0.06, "f": 0.09,
    "s": 0.095, "S": 0.1, "C": 0.085, "x": 0.09, "v": 0.055, "z": 0.07, "h": 0.06, "m": 0.065, "n": 0.055, "N": 0.07,
    "l": 0.055, "R": 0.055, "j": 0.055, "?": 0.03,
}
LONG = 0.125
# Semitones above 1 Hz of a man's voice.
MELODY = 12 * math.log2(115)


class VocalTract:
    """The voices of VocalTractLab."""

    def __init__(self, folder: Path):
        if sys.platform != "linux":
            raise NotToBeHad("it is known for Linux on x86-64 only")
        package = wheels(folder, PACKAGES) / "vocaltractlab_cython"
        try:
            self.library = c.CDLL(str(package / "libVocalTractLabApi.so"))
        except OSError as error:
            raise NotToBeHad("it is known for Linux on x86-64 only") from error
        self.check(self.library.vtlInitialize(str(package / "resources/JD3.speaker").encode()))

    @staticmethod
    def check(status: int) -> None:
        if status != 0:
            raise RuntimeError(f"VocalTractLab failed: {status}")

    def speak(self, said: list[list[Sound]], voice: str, rate: float, pitch: float,
              random: Random) -> tuple[np.ndarray, int, None]:
        """Says words (lists of `Sound`); returns what `espeak.speak` returns, but for the places of the sounds."""
        lines, spans = [("", 0.1)], []
        for number, word in enumerate(said):
            names = [(name, sound.stressed) for sound in word for name in NAMES.get(sound.name, [sound.name])]
            if names[0][0] in VOWELS:
                names.insert(0, ("?", False))
            before = sum(seconds for _, seconds in lines)
            for place, (name, stressed) in enumerate(names):
                seconds = LENGTHS.get(name, LONG) * (1.2 if stressed else 1.0)
                if place >= len(names) - 2:
                    seconds *= 1.5 if number == len(said) - 1 else 1.2
                lines.append((name, seconds * random.lognormvariate(0, 0.12) / rate))
            spans.append(sum(seconds for _, seconds in lines) - before)
        lines.append(("", 0.1))
        with tempfile.TemporaryDirectory(prefix="vocaltract-") as made:
            sounds, score = Path(made) / "said.txt", Path(made) / "said.ges"
            sounds.write_text("".join(f"name = {name}; duration_s = {seconds:.6f}; \n" for name, seconds in lines))
            self.check(self.library.vtlSegmentSequenceToGesturalScore(
                str(sounds).encode(), str(score).encode(), c.c_bool(False)))
            score.write_text(with_melody(score.read_text(), spans, pitch, random).replace('"modal"', f'"{voice}"'))
            most = int((sum(seconds for _, seconds in lines) + 2) * RATE)
            sound, count = np.zeros(most, np.float64), c.c_int()
            self.check(self.library.vtlGesturalScoreToAudio(
                str(score).encode(), b"", sound.ctypes.data_as(c.POINTER(c.c_double)), c.byref(count), c.c_bool(False)))
        return sound[:count.value].astype(np.float32), RATE, None


def with_melody(score: str, spans: list[float], pitch: float, random: Random) -> str:
    """Returns a score with a melody that falls, and rises and falls with the words."""
    base, fall = MELODY + 12 * math.log2(pitch), random.uniform(1, 5)
    gestures = [(base, 0.1)]
    for number, seconds in enumerate(spans):
        height = base + fall / 2 - fall * number / len(spans) + random.gauss(0, 1)
        gestures += [(height + random.uniform(0, 3), seconds * 0.5), (height - 1, seconds * 0.5)]
    lines = "".join(f'    <gesture value="{value:.6f}" slope="0.000000" duration_s="{seconds:.6f}" '
                    f'time_constant_s="0.030000" neutral="0" />\n' for value, seconds in gestures)
    return re.sub(r'(<gesture_sequence type="f0-gestures"[^>]*>\n).*?(  </gesture_sequence>)',
                  lambda found: found[1] + lines + found[2], score, flags=re.DOTALL)
