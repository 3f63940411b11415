#!/usr/bin/env python3
"""Dictates whole games, each into one file, for the proof of reconstruction (see README.md).

    games.py SIZE FOLDER --words voices/de/recogniser/graph/words.txt

SIZE is `fixed` (one small game), `full`, `strangers` (two people of different families, on tapes as people make them), or
`dev` and `dev-strangers` (other games, in voices that the recogniser was trained on or that may be chosen on, to tune
with). `game-N.wav` is the tape and `game-N.json` what is on it: the moves, and who said them how.
"""

import argparse
import json
import wave
from dataclasses import dataclass
from pathlib import Path
from random import Random

import chess
import chess.pgn
import numpy as np

import announcements as what
from cast import MOST_TRIES, Cast, trimmed
from conditions import RATE, Conditions
from recipe import CannotSay

GAMES = Path(__file__).resolve().parents[1] / "pgn/pgn-extract"


@dataclass
class Size:
    """How many games of which file are dictated, at most how many half-moves of each, and under which conditions; `after`
    how many others, whose figures were known when the rules were changed last."""

    games: int
    file: str
    half_moves: int
    conditions: tuple[str, ...]
    light: bool = False
    after: int = 0
    strangers: bool = False


SIZES = {
    "fixed": Size(1, "fischer.pgn", 16, ("clean",), light=True),
    "full": Size(10, "fischer.pgn", 400, ("clean", "clean", "noise 20 dB"), after=20),
    "strangers": Size(8, "petrosian.pgn", 100, ("clean", *Conditions.TAPES), after=20, strangers=True),
    "dev": Size(12, "petrosian.pgn", 400, ("clean", "telephone", "noise 20 dB", "room")),
    "dev-strangers": Size(8, "petrosian.pgn", 100, ("clean", *Conditions.TAPES), after=12, strangers=True),
}
SEED = {"fixed": 11, "full": 6006, "strangers": 6007, "dev": 79, "dev-strangers": 80}

# How often an announcement is wrong at first and corrected, and how often the clock is announced behind one.
CORRECTED, CLOCK = 0.03, 0.05


class Player:
    """One voice at one speed, for a whole game."""

    def __init__(self, cast: Cast, family: str, random: Random):
        self.family, self.random = cast.families[family], random
        self.choose()

    def choose(self) -> None:
        self.speaker = self.family.speaker(self.random)
        self.speaker.rate, self.speaker.pitch = self.random.uniform(0.75, 1.2), self.random.uniform(0.8, 1.25)

    @property
    def name(self) -> str:
        return self.speaker.name

    def say(self, said: str) -> np.ndarray:
        for tries in range(MOST_TRIES):
            if tries > 20:
                # There are voices that lack a sound.
                self.choose()
            try:
                return trimmed(self.speaker.say(said))
            except CannotSay:
                self.speaker.rate = self.random.uniform(0.75, 1.2)
        raise CannotSay(f"{self.name} does not say {said}")


def dictated(moves: list[chess.Move], repeats: bool, random: Random) -> list[tuple[int, str]]:
    """Returns what is said and who of the two says it."""
    board, script = chess.Board(), []
    for move in moves:
        legal = list(board.legal_moves)
        style = random.choice(what.STYLES)
        said = what.wording(board, move, style, random.random() < 0.6, legal)
        mover, other = (0, 1) if board.turn else (1, 0)
        if random.random() < CORRECTED:
            wrong = random.choice(legal)
            if wrong != move:
                script.append((mover, what.wording(board, wrong, style, True, legal)))
                said = "korrektur " + said
        script.append((mover, said))
        if repeats:
            script.append((other, said.removeprefix("korrektur ")))
        if random.random() < CLOCK:
            script.append((mover, "uhr drücken"))
        board.push(move)
    return script


def tape(script: list[tuple[int, str]], voices: list[Player], condition: str, conditions: Conditions, seed: list[int],
         random: Random) -> np.ndarray:
    """Returns the sound of a script, with pauses of one to four seconds."""
    pieces = [np.zeros(RATE, np.float32)]
    for who, said in script:
        pieces += [voices[who].say(said), np.zeros(int(random.uniform(1.0, 4.0) * RATE), np.float32)]
    return conditions.put(condition, np.concatenate(pieces), np.random.default_rng(seed))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("size", choices=SIZES)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--words", type=Path, required=True, help="the words.txt of the recogniser")
    parser.add_argument("--fetched", type=Path, help="where synthesisers are or come to be unpacked, for strangers")
    parser.add_argument("--only", type=int, help="the game with this number alone")
    options = parser.parse_args()
    size, seed = SIZES[options.size], SEED[options.size]
    options.folder.mkdir(parents=True, exist_ok=True)
    is_dev = options.size.startswith("dev")
    cast = Cast(options.fetched if size.strangers else None, training=is_dev, light=size.light)
    # Whoever may be chosen on proves nothing, and whoever proves is not chosen on.
    strangers = [it.name for it in cast.families.values()
                 if "de" in it.languages and (not it.share if is_dev else not it.is_chosen_on)]
    crowd = [cast.chatter(Random(f"{seed} crowd {index}")) for index in range(2)]
    conditions = Conditions(crowd, seed)
    with (GAMES / size.file).open(errors="replace") as file:
        games = [chess.pgn.read_game(file) for _ in range(size.after + size.games)][size.after:]
    for number, game in enumerate(games):
        if options.only not in (None, number):
            continue
        random = Random(f"{seed} game {number}")
        moves = list(game.mainline_moves())[:size.half_moves]
        families = ["espeak-ng, German" if size.light else cast.family(random)] * 2
        if size.strangers:
            # Each family twice before any a third time, beside another each time.
            families = [strangers[(number + shift) % len(strangers)] for shift in (0, 1 + number // len(strangers))]
        repeats = number % 3 == 2
        voices = [Player(cast, family, random) for family in families]
        if not repeats and not size.strangers:
            # One person dictates both sides.
            voices[1] = voices[0]
        condition = size.conditions[number % len(size.conditions)]
        script = dictated(moves, repeats, random)
        sound = tape(script, voices, condition, conditions, [seed, number], random)
        with wave.open(str(options.folder / f"game-{number}.wav"), "wb") as wav:
            wav.setnchannels(1)
            wav.setsampwidth(2)
            wav.setframerate(RATE)
            wav.writeframes(sound.tobytes())
        about = {
            "family": " and ".join(dict.fromkeys(families)), "voices": [it.name for it in voices], "condition": condition, "repeats": repeats,
            "moves": [move.uci() for move in moves], "said": [said for _, said in script],
        }
        (options.folder / f"game-{number}.json").write_text(json.dumps(about, ensure_ascii=False, indent=1))


if __name__ == "__main__":
    main()
