"""SVOX Pico, a synthesiser that no recogniser of ours was ever trained on: speaks German, English, Spanish, French and
Italian, each in one voice. It is fetched below target/, not installed (see README.md)."""

import ctypes as c
from pathlib import Path
from random import Random

import numpy as np

from fetch import Package, debian

RATE = 16000
VOICES = {
    "de": "de-DE_gl0",
    "en": "en-US_lh0",
    "en-gb": "en-GB_kh0",
    "es": "es-ES_zl0",
    "fr": "fr-FR_nk0",
    "it": "it-IT_cm0",
}
PACKAGES = [
    Package("libttspico-data", "1.0+git20130326-13", "25c9904cef2471302634c03deff3ca96b588e22ea94929dda72d940584a3b84a"),
    Package("libttspico0", "1.0+git20130326-13", "fc9e4dbc664a7756ae73e83633d9987e6b0f2fd5248f04def8beb8de6df2cd02"),
]


def fetch(folder: Path) -> Path:
    """Unpacks Pico into a folder if it is not there yet, and returns that folder.

    The packages lie in the non-free section of Debian, for the voices come without their sources.
    """
    return debian(folder, "non-free", PACKAGES)


class Pico:
    """The voices of Pico."""

    def __init__(self, folder: Path):
        self.folder, self.voices = folder, {}

    def read(self, text: str, language: str, _voice: str, rate: float, pitch: float,
             _random: Random) -> tuple[np.ndarray, int]:
        """Returns the sound of a text in a language of espeak-ng, from -1 to 1, and its rate."""
        language = {"en-us": "en", "fr-fr": "fr"}.get(language, language)
        if language not in self.voices:
            self.voices[language] = Voice(self.folder, language)
        speed, height = (min(max(round(100 * it), 20), 500) for it in (rate, min(max(pitch, 0.5), 2.0)))
        return self.voices[language].say(text, speed, height) / 32768, RATE


class Voice:
    """One voice of Pico."""

    STEP_BUSY = 201

    def __init__(self, folder: Path, language: str):
        (library,) = folder.glob("usr/lib/*/libttspico.so.0.0.0")
        self.pico = c.CDLL(str(library))
        self.memory = c.create_string_buffer(10_000_000)
        self.system, self.engine = c.c_void_p(), c.c_void_p()
        self.check(self.pico.pico_initialize(self.memory, c.c_uint32(len(self.memory)), c.byref(self.system)))
        voice, data = VOICES[language], folder / "usr/share/pico/lang"
        names = []
        for file in (data / f"{voice[:5]}_ta.bin", data / f"{voice}_sg.bin"):
            resource, name = c.c_void_p(), c.create_string_buffer(200)
            self.check(self.pico.pico_loadResource(self.system, str(file).encode(), c.byref(resource)))
            self.check(self.pico.pico_getResourceName(self.system, resource, name))
            names.append(name)
        self.check(self.pico.pico_createVoiceDefinition(self.system, b"voice"))
        for name in names:
            self.check(self.pico.pico_addResourceToVoiceDefinition(self.system, b"voice", name))
        self.check(self.pico.pico_newEngine(self.system, b"voice", c.byref(self.engine)))

    @staticmethod
    def check(status: int) -> None:
        if status != 0:
            raise RuntimeError(f"Pico failed: {status}")

    def say(self, text: str, speed: int = 100, pitch: int = 100) -> np.ndarray:
        """Returns the sound of a text, at 16 kHz; speed and pitch in per cent."""
        text = f'<speed level="{speed}"><pitch level="{pitch}">{text}</pitch></speed>'
        left = text.encode() + b"\0"
        pieces, block = [], c.create_string_buffer(1024)
        taken, got, kind = c.c_int16(), c.c_int16(), c.c_int16()
        while left:
            length = min(len(left), 32_000)
            self.check(self.pico.pico_putTextUtf8(self.engine, left, c.c_int16(length), c.byref(taken)))
            left = left[taken.value:]
            while True:
                status = self.pico.pico_getData(
                    self.engine, block, c.c_int16(len(block)), c.byref(got), c.byref(kind))
                if got.value > 0:
                    pieces.append(block.raw[:got.value])
                if status != self.STEP_BUSY:
                    break
        return np.frombuffer(b"".join(pieces), "<i2").astype(np.float32)
