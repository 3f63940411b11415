#!/usr/bin/env python3
"""Makes test speech: announcements, commands and junk in held-out voices, under several conditions (see README.md).

    make.py SIZE FOLDER --words voices/de/recogniser/graph/words.txt

SIZE is `fixed` (300 utterances and minutes of junk), `full`, `short` (a fifteenth of it) or `dev` (training voices, and
those that leads and floors are chosen on, to tune with). The same seed says the same words in the same voices; some
synthesisers add breath that is not the same each time.
"""

import argparse
import json
import wave
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from multiprocessing import Process
from pathlib import Path
from random import Random

import numpy as np

import announcements as what
import junk
import manners
from cast import PICO, Cast, Speaker, trimmed, with_silence
from conditions import RATE, Conditions, samples, to_level

PARTS = 2
SEED = {"fixed": 301, "short": 200, "full": 3003, "dev": 78}


@dataclass
class Size:
    """How much is made: numbers of utterances, and minutes of junk."""

    # By all families together, each by its share.
    announcements: int
    commands: int
    illegal: int
    pairs: int
    # By each family, under every condition and in every manner.
    each: int
    # In each row of hesitations, neighbours and castling in other languages, by all families together.
    together: int
    junk: float
    conditions: tuple[str, ...]
    pair_conditions: tuple[str, ...] = ("clean", "noise 10 dB")


EVERY = Conditions.NAMES + manners.MANNERS
BESIDE = (*manners.HESITATIONS, *Conditions.NEIGHBOURS)
# Each draws its noises by its place here.
ALL = EVERY + BESIDE
SIZES = {
    "fixed": Size(72, 16, 8, 6, 0, 0, 0.02, ("clean", "noise 20 dB", "babble 10 dB"), ("clean",)),
    "short": Size(0, 40, 40, 24, 20, 20, 0.05, Conditions.NAMES),
    "full": Size(0, 200, 200, 500, 300, 300, 1.0, Conditions.NAMES),
    "dev": Size(0, 120, 60, 0, 60, 60, 0.1, Conditions.NAMES),
}

# Minutes of each kind of junk at full size. The neighbour's announcements count by themselves.
JUNK = {
    "German sentences": 150,
    "talk about chess": 30,
    "sentences in other languages": 150,
    "names and numbers": 60,
    "talk of a family never trained on": 90,
    "telephone prompts and digits": 60,
    "pieces of announcements": 30,
    "coughs, knocks, tones and hum": 90,
    "clock presses": 30,
    "a silent room": 30,
    "the program's own sentences": 30,
    "a neighbour's announcements, 6 dB below": 30,
    "a neighbour's announcements, 12 dB below": 30,
    "a neighbour's announcements, 20 dB below": 30,
}


class Writer:
    """One part of a set: sound in one file or in one for each item, and a line for each item in another."""

    def __init__(self, folder: Path, part: int, wavs: bool):
        self.name, self.folder, self.wavs = f"part-{part}", folder, wavs
        self.lines = (folder / f"{self.name}.jsonl").open("w")
        self.sound = None if wavs else (folder / f"{self.name}.raw").open("wb")
        self.at = self.count = 0

    def put(self, sound: np.ndarray, **fields) -> None:
        name, at = f"{self.name}.raw", self.at
        if self.wavs:
            name, at = f"{self.name}-{self.count:05}.wav", HEADER
            with wave.open(str(self.folder / name), "wb") as wav:
                wav.setnchannels(1)
                wav.setsampwidth(2)
                wav.setframerate(RATE)
                wav.writeframes(sound.tobytes())
        else:
            self.sound.write(sound.tobytes())
            self.at += len(sound)
        line = {"raw": name, "at": at, "samples": len(sound), **fields}
        self.lines.write(json.dumps(line, ensure_ascii=False) + "\n")
        # Whoever waits for a large set can begin with what is there.
        self.lines.flush()
        self.count += 1

    def close(self) -> None:
        self.lines.close()
        if self.sound:
            self.sound.close()


# Of a WAV file, in samples.
HEADER = 22

# So many items in a row are said in one position.
IN_ONE_POSITION = 8


@dataclass
class Task:
    """Something to say, by whom, and under which conditions."""

    number: int
    item: what.Item
    family: str
    conditions: tuple[str, ...]
    language: str = "de"
    # What is said before it and taken back, where that is so.
    other: str = ""


def tasks(size: Size, seed: int, known: set[str], cast: Cast) -> Iterator[Task]:
    """Yields all there is to say."""
    number = 0
    families = [it.name for it in cast.families.values() if "de" in it.languages]
    in_all_manners = size.conditions + manners.MANNERS
    for count, make, family, conditions in (
        (size.announcements, what.announcement, None, size.conditions),
        (size.commands, what.command, None, size.conditions),
        (size.illegal, what.illegal, None, size.conditions),
        *((size.each, what.announcement, family, in_all_manners) for family in families),
        (2 * size.pairs, None, None, size.pair_conditions),
    ):
        for index in range(count):
            # Both of a pair are drawn from the same numbers, and said by the same voice.
            drawn = Random(f"{seed} {number if make else number // 2}")
            board = what.position(Random(f"{seed} board {number // IN_ONE_POSITION}"))
            item = make(drawn, known, board) if make else what.pair(drawn)[index % 2]
            yield Task(number, item, family or cast.family(drawn), conditions)
            number += 1
        number += -number % IN_ONE_POSITION
    for index in range(size.together):
        drawn = Random(f"{seed} {number}")
        board = what.position(Random(f"{seed} board {number // IN_ONE_POSITION}"))
        item = what.announcement(drawn, known, board)
        other = another(item, drawn, known, board)
        if other:
            yield Task(number, item, families[index % len(families)], BESIDE, other=other)
        number += 1
    number += -number % IN_ONE_POSITION
    for index in range(size.together):
        language, item = what.foreign_castling(Random(f"{seed} {number}"))
        speaking = [it.name for it in cast.families.values() if language in it.languages]
        if speaking:
            yield Task(number, item, speaking[index % len(speaking)], ("clean",), language)
        number += 1


def tasks_in(language: str, size: Size, seed: int, cast: Cast) -> Iterator[Task]:
    """Yields what there is to say in another language: announcements in every manner, and commands a third as often."""
    number, spoken = 0, what.CASTLING[language]
    for family in [it.name for it in cast.families.values() if spoken in it.languages]:
        for index in range(size.each + size.each // 3):
            drawn = Random(f"{seed} {language} {number}")
            board = what.position(Random(f"{seed} {language} board {number // IN_ONE_POSITION}"))
            item = (what.announcement_in if index < size.each else what.command_in)(language, drawn, board)
            yield Task(number, item, family, size.conditions + manners.MANNERS, spoken)
            number += 1
        number += -number % IN_ONE_POSITION


def another(item: what.Item, random: Random, known: set[str], board) -> str:
    """Returns the words of another legal move of a position, or none if there is none."""
    for _ in range(50):
        other = what.announcement(random, known, board)
        if other.means != item.means:
            return other.said
    return ""


def speak(size: Size, seed: int, cast: Cast, part: int, known: set[str], options: argparse.Namespace) -> None:
    """Makes one part of a set."""
    crowd = [cast.chatter(Random(f"{seed} crowd {index}")) for index in range(16)]
    neighbours = [cast.junk("a neighbour", Random(f"{seed} neighbour {index}")) for index in range(24)]
    conditions = Conditions(crowd, seed, neighbours)
    writer = Writer(options.folder, part, options.wavs)
    of_language = options.language
    for task in tasks(size, seed, known, cast) if of_language == "de" else tasks_in(of_language, size, seed, cast):
        names = [it for it in task.conditions if is_wanted(it, options.conditions)]
        if task.number // IN_ONE_POSITION % options.parts != part or not is_wanted(task.family, options.families):
            continue
        for name, voice, sound, said, random in said_in(task, names, seed, cast):
            sound, voice_end = with_silence(sound, random)
            heard = conditions.put(name, sound, np.random.default_rng([seed, task.number, ALL.index(name)]))
            fields = asdict(task.item) | {"said": said}
            writer.put(heard, condition=name, family=task.family, voice=voice, number=task.number, voice_end=voice_end,
                       is_chosen_on=cast.training or cast.families[task.family].is_chosen_on, **fields)
    for index, (row, minutes) in enumerate(JUNK.items()):
        if PICO not in cast.families and row.startswith("talk of a family") or not is_wanted("junk", options.conditions):
            continue
        streams = round(minutes * size.junk / 5 * options.parts) or options.parts
        seconds = minutes * size.junk * 60 / streams
        for stream in range(part, streams, options.parts):
            random = Random(f"{seed} junk {index} {stream}")
            sound = junk_stream(row, seconds, random, cast, conditions,
                                np.random.default_rng([seed, 99, index, stream]))
            fen = what.position(random).fen()
            writer.put(sound, condition="junk", family=row, voice="", number=stream, said="", means={}, kind="junk",
                       fen=fen, asked="nothing")
    writer.close()


def is_wanted(name: str, wanted: list[str] | None) -> bool:
    return wanted is None or any(it in name for it in wanted)


def said_in(task: Task, names: list[str], seed: int,
            cast: Cast) -> Iterator[tuple[str, str, np.ndarray, str, Random]]:
    """Yields how something is said under each condition: the name of it and of the voice, the sound, and the words.

    What differs only in what happens on the way to the microphone is said once.
    """
    number = task.number // 2 if task.item.kind.startswith("pair") else task.number
    plain = None
    for name in names:
        # The same voice under every condition; both of a pair are said by the same voice, at the same speed.
        random = Random(f"{seed} voice {number}")
        if name in manners.MANNERS:
            yield name, *cast.spoken(task.family, random, in_manner(name, task, random)), task.item.said, random
        elif name in manners.HESITATIONS:
            pieces = manners.HESITATIONS[name](task.item.said, task.other, Random(f"{seed} pieces {task.number} {name}"))
            voice, sound = cast.spoken(task.family, random, lambda it, said=pieces: manners.hesitated(said, it))
            yield name, voice, sound, manners.written(pieces), random
        else:
            if plain is None:
                plain = *cast.spoken(
                    task.family, random, lambda it: trimmed(it.say(task.item.said, task.language))), random.getstate()
            random.setstate(plain[2])
            yield name, *plain[:2], task.item.said, random


def in_manner(name: str, task: Task, random: Random):
    def say(speaker: Speaker) -> np.ndarray:
        return manners.in_manner(name, speaker, task.item.said, random, task.language)
    return say


def junk_stream(row: str, seconds: float, random: Random, cast: Cast, conditions: Conditions,
                noises: np.random.Generator) -> np.ndarray:
    """Returns so many seconds of one kind of junk, as 16-bit samples."""
    length = int(seconds * RATE)
    if row.startswith("coughs"):
        return junk.noises(noises, seconds)
    if row == "clock presses":
        return samples(to_level(junk.presses(noises, seconds)), noises.uniform(-15, 0))
    if row == "a silent room":
        return samples(conditions.noise(noises, length) * 10 ** (noises.uniform(-75, -30) / 20))
    sound, at = np.zeros(length), 0
    while at < length:
        piece = to_level(cast.junk(row, random)) * random.uniform(0.3, 1.2)
        if row.startswith("a neighbour"):
            below = int(row.split()[-3])
            piece = conditions.room(np.pad(to_level(piece), (0, RATE // 2)), noises) * 10 ** (-below / 20)
        elif random.random() < 0.3:
            piece = conditions.room(piece, noises) * random.uniform(0.3, 1.2)
        sound[at:at + len(piece)] += piece[:length - at]
        at += len(piece) + int(RATE * random.uniform(0.2, 2.5))
    return samples(sound + conditions.noise(noises, length) * 10 ** (-random.uniform(20, 55) / 20), random.uniform(-8, 3))


def names(text: str) -> list[str]:
    return text.split(";")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("size", choices=SIZES)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--words", type=Path, required=True, help="the words.txt of the recogniser")
    parser.add_argument("--fetched", type=Path,
                        help="where synthesisers are or come to be unpacked; without it, those that are fetched are left out")
    parser.add_argument("--wavs", action="store_true", help="a WAV file for each item")
    parser.add_argument("--parts", type=int, default=PARTS, help="how many processes speak")
    parser.add_argument("--language", choices=["de", *what.CASTLING], default="de", help="of the announcements")
    parser.add_argument("--families", type=names, help="only those with one of these in their names, by semicolons")
    parser.add_argument("--conditions", type=names, help='likewise; "junk" is one')
    parser.add_argument("--each", type=int, help="announcements of each family")
    parser.add_argument("--together", type=int, help="announcements in each row that all families share")
    options = parser.parse_args()
    known = {line.split()[0] for line in options.words.read_text().splitlines() if line.strip()}
    options.folder.mkdir(parents=True, exist_ok=True)
    size = SIZES[options.size]
    size = replace(size, each=size.each if options.each is None else options.each,
                   together=size.together if options.together is None else options.together)
    # Fetched once, by nobody at the same time.
    cast = Cast(options.fetched, training=options.size == "dev", light=options.size == "fixed")
    workers = [Process(target=speak, args=(size, SEED[options.size], cast, part, known, options))
               for part in range(options.parts)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    if any(worker.exitcode != 0 for worker in workers):
        raise SystemExit("the test speech could not be made")


if __name__ == "__main__":
    main()
