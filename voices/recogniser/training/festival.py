"""festival: recorded diphones of several languages, told each sound with its length and pitch.

The times are ours, so that the labels are exact; the melody is a simple one: it falls, and rises on stressed vowels.
"""

import re
import subprocess
import tempfile
from pathlib import Path

from .recorded import phones, read_wave
from .sounds import TABLE, UNKNOWN, VOWEL_KINDS, CannotSay, Segment

# voice -> phone set (a column of sounds.toml), silence, Hz at pitch 1
VOICES = {
    "kal_diphone": ("english", "pau", 105),
    "ked_diphone": ("english", "pau", 100),
    "lp_diphone": ("italian", "#", 180),
    "pc_diphone": ("italian", "#", 115),
    "czech_ph": ("czech", "#", 105),
    "czech_machac": ("czech", "#", 105),
    "czech_krb": ("czech", "#", 190),
    "czech_dita": ("czech", "#", 180),
    "suo_fi_lj_diphone": ("finnish", "#", 175),
    "hy_fi_mv_diphone": ("finnish", "#", 105),
}

# Milliseconds at rate 1.
LENGTHS = {
    "short": 80,
    "long": 125,
    "diphthong": 150,
    "schwa": 60,
    "stop": 75,
    "fricative": 90,
    "affricate": 105,
    "nasal": 65,
    "liquid": 58,
}
DONE = "said"


class _Server:
    """One festival that goes on listening: it takes 0.2 s to start, and 5 ms for an announcement."""

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory(prefix="festival-")
        self.process = subprocess.Popen(
            ["festival", "--pipe"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
        self.voice = None

    def ask(self, scheme):
        """Has a line of Scheme carried out; returns what was printed."""
        # An error skips the rest of its own expression only, so the mark is one by itself.
        self.process.stdin.write(f'{scheme}\n(format t "\\n{DONE}\\n")\n(fflush nil)\n'.encode())
        self.process.stdin.flush()
        printed = []
        for line in self.process.stdout:
            if line.strip() == DONE.encode():
                return "".join(printed)
            printed.append(line.decode(errors="replace"))
        raise EOFError("festival has ended")


_server = None


def _ask(scheme):
    global _server
    if _server is None:
        _server = _Server()
    try:
        return _server.ask(scheme)
    except (BrokenPipeError, EOFError) as error:
        # It dies of some strings of sounds; the next one is said by another.
        _server = None
        raise CannotSay("festival has ended") from error


def speak(words, voice, rate, pitch, rng, chance=0.0):
    """Says words (lists of `Sound`); returns samples, their rate, and a `Segment` for each phone."""
    language, silence, hertz = VOICES[voice]
    asked = phones(words, language, rng, chance, silence=silence)
    seconds = _lengths(asked, rate, rng)
    pitches = _melody(asked, hertz * pitch, rng)
    samples, sample_rate = _synthesise(voice, silence, asked, seconds, pitches)
    segments, start = [], 0.0
    for (_, sound), length in zip(asked, seconds):
        end = start + length
        if sound is not None:
            first, last = round(start * sample_rate), round(end * sample_rate)
            segments.append(Segment(first, last, sound.word, sound.piece, sound.name))
        start = end
    if abs(len(samples) / sample_rate - start) > 0.05:
        raise CannotSay(f"{voice} took {len(samples) / sample_rate:.2f} s instead of {start:.2f}")
    return samples, sample_rate, segments


# voice -> pairs of phones that were never recorded with it, as they come to light
_not_recorded = {}
BREAK = 0.015


def _synthesise(voice, silence, asked, seconds, pitches):
    """Has festival say phones; between two that were never recorded together the voice breaks off for an instant."""
    lacking = _not_recorded.setdefault(voice, set())
    _ask("")
    if _server.voice != voice:
        _ask(f"(voice_{voice})")
        _server.voice = voice
    wave = Path(_server.folder.name) / "said.wav"
    for _ in range(4):
        parts, before = [], None
        for (phone, _), length, pitch in zip(asked, seconds, pitches):
            if (before, phone) in lacking:
                parts.append(f"({silence} {BREAK})")
                length -= BREAK
            target = f" ({length / 2:.3f} {pitch:.0f})" if pitch else ""
            parts.append(f"({phone} {max(length, 0.01):.4f}{target})")
            before = phone
        wave.unlink(missing_ok=True)
        made = f"(set! said (Utterance Segments ({' '.join(parts)})))"
        printed = _ask(f'(begin {made} (utt.synth said) (utt.save.wave said "{wave}"))')
        found = {pair for pair in re.findall(r"default diphone \S+ for (\S+)-(\S+)", printed) if silence not in pair}
        if not found and "default diphone" not in printed and wave.exists():
            return read_wave(wave)
        if found <= lacking:
            break
        lacking |= found
    raise CannotSay(f"{voice}: {printed.strip()[-200:]}")


def _lengths(asked, rate, rng):
    """Returns how long each phone lasts, in seconds: by its kind, longer if stressed or at the end of a word."""
    seconds, drawn_out = [], rng.choice([1, 1, 1.3, 1.8])
    for number, (phone, sound) in enumerate(asked):
        if sound is None:
            seconds.append(rng.uniform(0.06, 0.2) / rate)
            continue
        following = asked[number + 1][1]
        ends_word = following is None or following.word != sound.word or following.piece < sound.piece
        shared = sum(1 for _, it in asked[max(number - 2, 0) : number + 3] if it is sound)
        length = LENGTHS[TABLE[sound.name]["kind"]] / shared
        length *= 1.2 if sound.stressed else 1.0
        length *= 1.25 * drawn_out if ends_word else 1.0
        length *= 1.25 if following is None else 1.0
        seconds.append(max(length * rng.lognormvariate(0, 0.15) / 1000 / rate, 0.02))
    return seconds


def _melody(asked, hertz, rng):
    """Returns the pitch in the middle of each vowel, in Hz, and None elsewhere."""
    fall, rise, question = rng.uniform(0.05, 0.35), rng.uniform(0.02, 0.25), rng.random() < 0.15
    pitches = []
    for number, (_, sound) in enumerate(asked):
        if sound is None or TABLE[sound.name]["kind"] not in VOWEL_KINDS:
            pitches.append(None)
            continue
        done = number / len(asked)
        height = 1 + fall / 2 - fall * done + (rise if sound.stressed else 0) + rng.gauss(0, 0.02)
        if question and done > 0.75:
            height += 0.3
        pitches.append(max(hertz * height, 50))
    return pitches


def speak_text(text, voice, rate, pitch, rng):
    """Reads a German text with the sounds that espeak-ng finds in it; every sound is UNKNOWN."""
    from . import espeak
    from .sounds import Sound

    words = [[Sound(name, False, UNKNOWN, place) for place, name in enumerate(word)] for word in espeak.pronounce(text)]
    words = [[it._replace(stressed=it.name == word[0].name) for it in word] for word in words]
    return speak(words, voice, rate, pitch, rng)
