"""flite: recorded English voices, given German sounds; it prints when each sound ends."""

import subprocess
import tempfile
from pathlib import Path

from .recorded import english_phones, read_wave
from .sounds import UNKNOWN, CannotSay, Segment

VOICES = ["rms", "awb", "kal", "kal16", "slt"]
# Hz at pitch 1; kal16 takes none.
PITCH = {"rms": 100, "awb": 130, "kal": 105, "slt": 170}


def _run(arguments, voice, rate, pitch):
    """Returns samples, their rate and (phone, second at which it ends) of each phone."""
    settings = ["--setf", f"duration_stretch={1.05 / rate:.3f}"]
    if voice in PITCH:
        settings += ["--setf", f"int_f0_target_mean={PITCH[voice] * pitch:.0f}"]
    with tempfile.TemporaryDirectory(prefix="flite-") as folder:
        wave = Path(folder) / "said.wav"
        command = ["flite", "-voice", voice, *settings, *arguments, "-psdur", "-o", str(wave)]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode or not wave.exists():
            raise CannotSay(f"flite: {done.stderr.strip()}")
        samples, sample_rate = read_wave(wave)
    ends = [it.rsplit(":", 1) for it in done.stdout.split()]
    return samples, sample_rate, [(name, float(end)) for name, end in ends]


def speak(words, voice, rate, pitch, rng, chance=0.0):
    """Says words (lists of `Sound`); returns samples, their rate, and a `Segment` for each phone."""
    asked = english_phones(words, rng, chance)
    names = []
    for phone, sound in asked:
        is_vowel = sound is not None and phone[0] in "aeiou"
        names.append(phone + (str(int(sound.stressed)) if is_vowel else ""))
    samples, sample_rate, ends = _run(["-p", " ".join(names)], voice, rate, pitch)
    if len(ends) != len(asked):
        raise CannotSay(f"flite said {len(ends)} phones instead of {len(asked)}")
    segments, start = [], 0
    for (_, end), (phone, sound) in zip(ends, asked):
        stop = round(end * sample_rate)
        if sound is not None:
            segments.append(Segment(start, stop, sound.word, sound.piece, sound.name))
        start = stop
    return samples, sample_rate, segments


def speak_text(text, voice, rate, pitch, rng):
    """Reads an English text; every sound is UNKNOWN. Returns what `speak` returns."""
    samples, sample_rate, ends = _run(["-t", text], voice, rate, pitch)
    segments, start = [], 0
    for name, end in ends:
        stop = round(end * sample_rate)
        if name != "pau":
            segments.append(Segment(start, stop, UNKNOWN, 0, name))
        start = stop
    return samples, sample_rate, segments
