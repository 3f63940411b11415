"""The recipe of the recogniser, voices/recogniser/training: its synthesisers speak here too, in voices it never used."""

import sys
import tomllib
from pathlib import Path

RECIPE = Path(__file__).resolve().parents[2] / "voices/recogniser"
sys.path.insert(0, str(RECIPE))

from training import espeak, words  # noqa: E402
from training.recorded import read_wave  # noqa: E402
from training.sounds import CannotSay, Sound, read  # noqa: E402

HELD_OUT = tomllib.loads((RECIPE / "held_out.toml").read_text())

__all__ = ["HELD_OUT", "CannotSay", "Sound", "espeak", "read", "read_wave", "words"]
