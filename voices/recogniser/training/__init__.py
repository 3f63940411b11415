"""Makes the recogniser in voices/de/recogniser out of synthetic speech: see ../README.md."""

from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
VOICES = HERE.parent
