"""MBROLA: recorded diphones of eight Germans, told sounds, lengths and melody by espeak-ng. It is fetched below target/,
not installed, and free for measuring only: nothing is trained on it, nothing of it ships (see README.md)."""

import os
import subprocess
import tempfile
from pathlib import Path
from random import Random

import numpy as np

from fetch import Package, debian
from recipe import espeak, read_wave

PROGRAM = [Package("mbrola", "3.3+dfsg-9", "d94ea5bbb8b201935e8a40d758f1a224030d13a1ba669cc75293823933554c7f")]
RECORDINGS = {
    "de1": ("2.050+repack2-4", "f56dea7c863d6e085b075babc1b899e30247c1aba51d03c71cb01fa2a48f3425"),
    "de2": ("0.0.19990106+repack2-4", "d229fd4d1d9cac89a838c0b1761c615bd3bc8d46a7d9709a69e68f35f3ede0fe"),
    "de3": ("1.0+repack2-4", "d63da9cbb76807ff8c6c99d7fb1297e9518d04f14b3ded297d8c3d1e5c34f2b5"),
    "de4": ("0.0.20020812+repack2-4", "02d541463cf5c86463a6a5fdfdbd93ffbe1553b122b360f824e44ca19851921a"),
    "de5": ("1.0+repack2-4", "9cfb2737ee7b070ac7768daa3f5cd9191adba403fdaa564cd03ed01d3075d80d"),
    "de6": ("0.0.20021125+repack2-5", "b63dd39e4cb0cfd34a7b935ef1473aa62b41196144758c1185beb907dfb5a121"),
    "de7": ("0.0.20030404+repack2-5", "35d10f0cd707dea2b4ab0145fe0832d0b9df2c0e84f76a856d22cf9a1b079f93"),
    "de8": ("0.0.20040811+repack2-2", "2f4905e4be0ef9e1609a30e1e19435b04cff3ce4027b021b61ae4dfe3c4af001"),
}
# What espeak-ng tells de8, a Bavarian, are not the sounds that were recorded: hardly a word of it is one.
BROKEN = {"de8"}
VOICES = [name for name in RECORDINGS if name not in BROKEN]


def fetch(folder: Path) -> Path:
    """Unpacks the program and the recordings into a folder, for espeak-ng to find, and returns it."""
    debian(folder / "program", "contrib", PROGRAM)
    recordings = debian(folder / "recordings", "non-free",
                        [Package(f"mbrola-{name}", *known) for name, known in RECORDINGS.items()])
    data = folder / "espeak-ng-data"
    if not data.exists():
        lists = data / "mbrola"
        lists.mkdir(parents=True)
        for name in RECORDINGS:
            (lists / name).symlink_to(recordings / "usr/share/mbrola" / name / name)
        for own in espeak.system_data().iterdir():
            (data / own.name).symlink_to(own)
    return folder


class Mbrola:
    """The voices of MBROLA."""

    def __init__(self, folder: Path):
        self.folder = folder.resolve()
        self.program = self.folder / "program/usr/bin/mbrola"

    def read(self, text: str, _language: str, voice: str, rate: float, pitch: float,
             _random: Random) -> tuple[np.ndarray, int]:
        """Returns the sound of a German text, from -1 to 1, and its rate."""
        path = f"{self.program.parent}:{os.environ['PATH']}"
        sounds = subprocess.run(
            ["espeak-ng", "--path", self.folder, "-v", f"mb-{voice}", "-q", "--pho", "-s", "150", text],
            capture_output=True, text=True, check=True, env={**os.environ, "PATH": path}).stdout
        with tempfile.TemporaryDirectory(prefix="mbrola-") as made:
            told, wave = Path(made) / "said.pho", Path(made) / "said.wav"
            told.write_text(sounds)
            database = self.folder / "espeak-ng-data/mbrola" / voice
            subprocess.run(
                [self.program, "-e", "-t", f"{1 / rate:.3f}", "-f", f"{pitch:.3f}", database, told, wave],
                capture_output=True, check=True)
            return read_wave(wave)
