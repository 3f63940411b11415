"""What is said by Kokoro-82M, a synthesiser that was itself taught by people. It does not tell when it says what.

It is fetched and run by the code of the test speech (tests/speech/README.md); its held-out voices are refused.
"""

import json
import random
import sys

import numpy as np
from scipy.signal import resample_poly

from . import VOICES
from .sounds import UNKNOWN
from .voices import HELD_OUT, RATE
from .words import WORDS, commands, random_announcement

sys.path.append(str(VOICES.parent / "tests/speech"))

# It reads German spelling, by espeak-ng; these it would read otherwise.
SPELLED = {"cesar": "Zäsar", "hector": "Hektor", "gustav": "Gustaf", "en": "ong", "passant": "passang"}
STEP = 20  # utterances between two writings to the disk
COMMANDS = commands()


def style(random, styles):
    """Returns the style of one of the voices that may be trained on, or of a mixture of them."""
    names = [name for name in sorted(styles) if name not in HELD_OUT["kokoro"]["voices"]]
    if random.random() < 0.2:
        return styles[random.choice(names)]
    shares = [random.gammavariate(0.8, 1) for _ in names]
    return sum(share / sum(shares) * styles[name] for share, name in zip(shares, names))


def moves_and_talk(rng):
    """Returns words, and a text to be read: announcements, commands, words in no order, or talk, which is [unk]."""
    from .talk import SENTENCES

    kind = rng.random()
    if kind < 0.2:
        return [UNKNOWN], rng.choice(SENTENCES["de"])
    if kind < 0.6:
        words = random_announcement(rng)
    else:
        words = rng.choice(COMMANDS) if kind < 0.75 else [rng.choice(WORDS) for _ in range(rng.randint(1, 5))]
    return words, as_text(words, rng)


def as_text(words, rng):
    """Spells words with commas here and there: what is said in one breath is said otherwise than word by word."""
    return "".join(SPELLED.get(word, word) + rng.choice([" ", " ", " ", ", "]) for word in words).strip(" ,")


def utterances(rng, fetched, choose):
    """Yields words and their sound (16 kHz, float, -1 to 1), without end; `choose(rng)` gives words and their text."""
    from kokoro import Kokoro

    voices = Kokoro(fetched / "kokoro", fetched / "onnxruntime")
    while True:
        words, text = choose(rng)
        voices.styles["now"] = style(rng, {name: it for name, it in voices.styles.items() if name != "now"})
        # From slow to 300 words a minute, from a man to a child.
        rate, pitch = rng.triangular(0.65, 1.8, 1.0), rng.triangular(0.85, 1.35, 1.0)
        sound, at = voices.read(text, "de", "now", rate, pitch, rng)
        yield words, resample_poly(sound, RATE, at).astype(np.float32)


def write(path, seconds, seed, fetched, choose, tell=print):
    """Writes sounds (PATH.npy, 16-bit) and what is said in them (PATH.json: words and length)."""
    said, sounds, total = [], [], 0.0
    for words, sound in utterances(random.Random(seed), fetched, choose):
        said.append((words, len(sound)))
        sounds.append(np.clip(np.round(sound / np.abs(sound).max() * 30000), -32768, 32767).astype(np.int16))
        total += len(sound) / RATE
        is_done = total >= seconds
        if len(said) % STEP == 0 or is_done:
            tell(f"Kokoro: {len(said)} utterances, {total:.0f} of {seconds} s.")
        if is_done:
            break
    np.save(f"{path}.npy", np.concatenate(sounds))
    path.with_name(path.name + ".json").write_text(json.dumps(said, ensure_ascii=False))


def read(path):
    """Yields words and sound (16 kHz, float, -1 to 1) of what `write` wrote."""
    sounds, place = np.load(f"{path}.npy"), 0
    for words, length in json.loads(path.with_name(path.name + ".json").read_text()):
        yield words, sounds[place : place + length].astype(np.float32) / 32768
        place += length
