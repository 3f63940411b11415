"""Words said by Kokoro-82M, a synthesiser that was itself taught by people. It does not tell when it says what.

It is fetched and run by the code of the test speech (tests/speech/README.md); its held-out voices are refused.

    python -m training.small.kokoro FOLDER --seconds 1500 --fetched FOLDER
"""

import argparse
import json
import random
import sys
from pathlib import Path

import numpy as np
from scipy.signal import resample_poly

from .. import VOICES
from ..voices import HELD_OUT, RATE
from .words import said_by_kokoro

sys.path.append(str(VOICES.parent / "tests/speech"))

# It reads German spelling, by espeak-ng; these it would read otherwise.
SPELLED = {"cesar": "Zäsar", "hector": "Hektor", "gustav": "Gustaf", "en": "ong", "passant": "passang"}
STEP = 20  # utterances between two writings to the disk


def style(random, styles):
    """Returns the style of one of the voices that may be trained on, or of a mixture of them."""
    names = [name for name in sorted(styles) if name not in HELD_OUT["kokoro"]["voices"]]
    if random.random() < 0.2:
        return styles[random.choice(names)]
    shares = [random.gammavariate(0.8, 1) for _ in names]
    return sum(share / sum(shares) * styles[name] for share, name in zip(shares, names))


def utterances(rng, fetched):
    """Yields words and their sound (16 kHz, float, -1 to 1), without end."""
    from kokoro import Kokoro

    voices = Kokoro(fetched / "kokoro", fetched / "onnxruntime")
    while True:
        words = said_by_kokoro(rng)
        # Commas here and there: what is said in one breath is said otherwise than word by word.
        text = "".join(SPELLED.get(word, word) + rng.choice([" ", " ", " ", ", "]) for word in words).strip(" ,")
        voices.styles["now"] = style(rng, {name: it for name, it in voices.styles.items() if name != "now"})
        rate, pitch = rng.uniform(0.75, 1.35), rng.uniform(0.9, 1.2)
        sound, at = voices.read(text, "de", "now", rate, pitch, rng)
        yield words, resample_poly(sound, RATE, at).astype(np.float32)


def write(folder, seconds, seed, fetched, tell=print):
    """Writes sounds (FOLDER/kokoro.npy, 16-bit) and what is said in them (FOLDER/kokoro.json)."""
    said, sounds, total = [], [], 0.0
    for words, sound in utterances(random.Random(seed), fetched):
        said.append((words, len(sound)))
        sounds.append(np.clip(np.round(sound / np.abs(sound).max() * 30000), -32768, 32767).astype(np.int16))
        total += len(sound) / RATE
        is_done = total >= seconds
        if len(said) % STEP == 0 or is_done:
            np.save(folder / "kokoro.npy", np.concatenate(sounds))
            (folder / "kokoro.json").write_text(json.dumps(said, ensure_ascii=False))
            tell(f"Kokoro: {len(said)} utterances, {total:.0f} s.")
        if is_done:
            return


def main():
    """Reads the command line."""
    parser = argparse.ArgumentParser(prog="training.small.kokoro", description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seconds", type=float, default=1500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--fetched", type=Path, required=True)
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    write(given.folder, given.seconds, given.seed, given.fetched, lambda text: print(text, flush=True))


if __name__ == "__main__":
    main()
