#!/usr/bin/env python3
"""Makes test speech: announcements, commands and junk in held-out voices, under several conditions (see README.md).

    make.py SIZE FOLDER --words voices/de/recogniser/graph/words.txt

SIZE is `fixed` (300 utterances and minutes of junk), `full`, `short` (a fifteenth of it) or `dev` (training voices, to
tune with). The same seed
says the same words in the same voices; espeak-ng itself adds breath that is not the same each time.
"""

import argparse
import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from multiprocessing import Process
from pathlib import Path
from random import Random

import numpy as np

import announcements as what
import junk
from cast import UNSEEN, Cast, with_silence
from conditions import RATE, Conditions, samples, to_level

PARTS = 2
SEED = {"fixed": 301, "short": 200, "full": 3003, "dev": 78}


@dataclass
class Size:
    """How much is made: numbers of utterances, and minutes of junk."""

    announcements: int
    commands: int
    illegal: int
    pairs: int
    unseen: int
    junk: float
    conditions: tuple[str, ...]
    pair_conditions: tuple[str, ...] = ("clean", "noise 10 dB")


ALL = Conditions.NAMES
SIZES = {
    "fixed": Size(72, 16, 8, 6, 0, 0.02, ("clean", "noise 20 dB", "babble 10 dB"), ("clean",)),
    "short": Size(200, 40, 40, 24, 96, 0.05, ALL),
    "full": Size(3000, 200, 200, 500, 500, 1.0, ALL),
    "dev": Size(400, 120, 60, 0, 0, 0.1, ALL),
}

# Minutes of each kind of junk at full size. The neighbour's announcements count by themselves.
JUNK = {
    "German sentences": 150,
    "talk about chess": 30,
    "sentences in other languages": 150,
    "names and numbers": 60,
    "talk of the family never trained on": 90,
    "coughs, knocks, tones and hum": 90,
    "a silent room": 30,
    "the program's own sentences": 30,
    "a neighbour's announcements": 30,
}


class Writer:
    """One part of a set: sound in one file, a line for each item in another."""

    def __init__(self, folder: Path, part: int):
        self.name = f"part-{part}.raw"
        self.sound = (folder / self.name).open("wb")
        self.lines = (folder / f"part-{part}.jsonl").open("w")
        self.at = 0

    def put(self, sound: np.ndarray, **fields) -> None:
        line = {"raw": self.name, "at": self.at, "samples": len(sound), **fields}
        self.lines.write(json.dumps(line, ensure_ascii=False) + "\n")
        self.sound.write(sound.tobytes())
        self.at += len(sound)

    def close(self) -> None:
        self.sound.close()
        self.lines.close()


# So many items in a row are said in one position.
IN_ONE_POSITION = 8


def announced(size: Size, seed: int, known: set[str], cast: Cast) -> Iterator[tuple[int, what.Item, str, tuple[str, ...]]]:
    """Yields all there is to say: its number, the item, the family of the voice, and the conditions."""
    number = 0
    for count, make, family, conditions in (
        (size.announcements, what.announcement, None, size.conditions),
        (size.commands, what.command, None, size.conditions),
        (size.illegal, what.illegal, None, size.conditions),
        (size.unseen, what.announcement, UNSEEN, size.conditions),
        (2 * size.pairs, None, None, size.pair_conditions),
    ):
        for index in range(count):
            # Both of a pair are drawn from the same numbers, and said by the same voice.
            drawn = Random(f"{seed} {number if make else number // 2}")
            board = what.position(Random(f"{seed} board {number // IN_ONE_POSITION}"))
            item = make(drawn, known, board) if make else what.pair(drawn)[index % 2]
            yield number, item, family or cast.family(drawn), conditions
            number += 1
        number += -number % IN_ONE_POSITION


def speak(size_name: str, folder: Path, part: int, known: set[str], options: argparse.Namespace) -> None:
    """Makes one part of a set."""
    size, seed = SIZES[size_name], SEED[size_name]
    cast = Cast(options.pico, training=size_name == "dev", light=size_name == "fixed")
    crowd = [cast.chatter(Random(f"{seed} crowd {index}")) for index in range(16)]
    conditions = Conditions(crowd, seed)
    writer = Writer(folder, part)
    for number, item, family, names in announced(size, seed, known, cast):
        if number // IN_ONE_POSITION % PARTS != part:
            continue
        of_pair = item.kind.startswith("pair")
        # Both of a pair are said by the same voice, at the same speed.
        random = Random(f"{seed} voice {number // 2 if of_pair else number}")
        voice, sound = cast.say(family, item.said, random)
        sound, voice_end = with_silence(sound, random)
        for name in names:
            heard = conditions.put(name, sound, np.random.default_rng([seed, number, ALL.index(name)]))
            writer.put(heard, condition=name, family=family, voice=voice, number=number,
                       voice_end=voice_end, **asdict(item))
    for index, (row, minutes) in enumerate(JUNK.items()):
        if row.startswith("talk of the family") and not options.pico:
            continue
        streams = round(minutes * size.junk / 5 * PARTS) or PARTS
        seconds = minutes * size.junk * 60 / streams
        for stream in range(part, streams, PARTS):
            random = Random(f"{seed} junk {index} {stream}")
            sound = junk_stream(row, seconds, random, cast, conditions,
                                np.random.default_rng([seed, 99, index, stream]))
            fen = what.position(random).fen()
            writer.put(sound, condition="junk", family=row, voice="", number=stream, said="", means={}, kind="junk",
                       fen=fen, asked="nothing")
    writer.close()


def junk_stream(row: str, seconds: float, random: Random, cast: Cast, conditions: Conditions,
                noises: np.random.Generator) -> np.ndarray:
    """Returns so many seconds of one kind of junk, as 16-bit samples."""
    length = int(seconds * RATE)
    if row.startswith("coughs"):
        return junk.noises(noises, seconds)
    if row == "a silent room":
        return samples(conditions.noise(noises, length) * 10 ** (noises.uniform(-75, -30) / 20))
    sound, at = np.zeros(length), 0
    while at < length:
        piece = to_level(cast.junk(row, random)) * random.uniform(0.3, 1.2)
        if row.startswith("a neighbour"):
            piece = conditions.room(np.pad(piece, (0, RATE // 2)), noises) * 10 ** (-random.uniform(10, 20) / 20)
        elif random.random() < 0.3:
            piece = conditions.room(piece, noises) * random.uniform(0.3, 1.2)
        sound[at:at + len(piece)] += piece[:length - at]
        at += len(piece) + int(RATE * random.uniform(0.2, 2.5))
    return samples(sound + conditions.noise(noises, length) * 10 ** (-random.uniform(20, 55) / 20), random.uniform(-8, 3))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("size", choices=SIZES)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--words", type=Path, required=True, help="the words.txt of the recogniser")
    parser.add_argument("--pico", type=Path, help="where SVOX Pico is or comes to be unpacked; without it, it is left out")
    options = parser.parse_args()
    known = {line.split()[0] for line in options.words.read_text().splitlines() if line.strip()}
    options.folder.mkdir(parents=True, exist_ok=True)
    if options.pico:
        import pico
        pico.fetch(options.pico)
    workers = [Process(target=speak, args=(options.size, options.folder, part, known, options)) for part in range(PARTS)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    if any(worker.exitcode != 0 for worker in workers):
        raise SystemExit("the test speech could not be made")


if __name__ == "__main__":
    main()
