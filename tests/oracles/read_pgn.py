"""Reads the PGN games of a file with python-chess and prints them as JSON: one object for each game.

Usage: python3 read_pgn.py FILE
"""

import json
import logging
import re
import sys

import chess.pgn


class Warnings(logging.Handler):
    """Keeps what python-chess would only log."""

    def __init__(self):
        super().__init__()
        self.lines = []

    def emit(self, record):
        self.lines.append(record.getMessage())


def unescaped(value):
    """Undoes the escapes of a tag value, which python-chess leaves as they are."""
    return re.sub(r"\\(.)", r"\1", value)


def facts(game, warnings):
    """Returns what the exporter's side knows too."""
    nodes = list(game.mainline())
    return {
        "headers": {name: unescaped(value) for name, value in game.headers.items()},
        "moves": [node.parent.board().uci(node.move) for node in nodes],
        "clocks": [node.clock() for node in nodes],
        "comments": [game.comment] + [node.comment for node in nodes],
        "variations": sum(len(node.parent.variations) - 1 for node in nodes),
        "end": game.end().board().fen(),
        "warnings": warnings + [str(error) for error in game.errors],
    }


def main():
    warnings = Warnings()
    logging.getLogger("chess").addHandler(warnings)
    games = []
    with open(sys.argv[1], encoding="utf-8") as file:
        while (game := chess.pgn.read_game(file)) is not None:
            games.append(facts(game, warnings.lines))
            warnings.lines = []
    json.dump(games, sys.stdout)


main()
