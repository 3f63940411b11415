"""What espeak-ng finds in a text, in the letters of the International Phonetic Association."""

import re
import subprocess
from functools import lru_cache


@lru_cache(maxsize=100_000)
def ipa(text: str, language: str) -> str:
    """Returns how espeak-ng would say a text, in one line."""
    told = subprocess.run(
        ["espeak-ng", "-v", language, "-q", "--ipa", text], capture_output=True, text=True, check=True).stdout
    # A word of another language is marked by its code; the joiner ties two letters to one sound.
    return re.sub(r"\([a-z-]+\)|\u200d", "", " ".join(told.split()))
