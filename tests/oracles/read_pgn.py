"""Reads the PGN games of a file with python-chess and prints them as JSON: one object for each game.

Usage: python3 read_pgn.py FILE

A file whose name ends in .json holds a list of texts; then a list of lists is printed, one for each text.
"""

import io
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
    return re.sub(r'\\(["\\])', r"\1", value)


def line(node, board):
    """Returns the moves behind a node, variations in brackets behind the move they replace."""
    words = []
    while node.variations:
        played = node.variations[0]
        words.append(board.uci(played.move))
        for other in node.variations[1:]:
            behind = board.copy()
            behind.push(other.move)
            words.append("(" + " ".join([board.uci(other.move), line(other, behind)]).strip() + ")")
        board.push(played.move)
        node = played
    return " ".join(words)


def facts(game, warnings):
    """Returns what the exporter's side knows too."""
    nodes = list(game.mainline())
    errors = warnings + [str(error) for error in game.errors]
    if errors and not nodes:
        # Its start may be none.
        return {"headers": dict(game.headers), "line": "", "warnings": errors}
    return {
        "headers": {name: unescaped(value) for name, value in game.headers.items()},
        "moves": [node.parent.board().uci(node.move) for node in nodes],
        "clocks": [node.clock() for node in nodes],
        "comments": [game.comment] + [node.comment for node in nodes],
        "line": line(game, game.board()),
        "variations": sum(len(node.parent.variations) - 1 for node in nodes),
        "end": game.end().board().fen(),
        "warnings": errors,
    }


def games_of(file, warnings):
    """Returns the facts of every game of a file."""
    games = []
    while (game := chess.pgn.read_game(file)) is not None:
        games.append(facts(game, warnings.lines))
        warnings.lines = []
    return games


def main():
    warnings = Warnings()
    logging.getLogger("chess").addHandler(warnings)
    with open(sys.argv[1], encoding="utf-8") as file:
        if sys.argv[1].endswith(".json"):
            # As a file is opened: every kind of line end is one.
            texts = [io.StringIO(text, newline=None) for text in json.load(file)]
            found = [games_of(text, warnings) for text in texts]
        else:
            found = games_of(file, warnings)
    json.dump(found, sys.stdout)


main()
