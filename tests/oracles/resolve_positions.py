"""Plays moves with python-chess and says where they lead: one JSON object a line in, one a line out."""

import json
import sys

import chess

for line in sys.stdin:
    game = json.loads(line)
    board = chess.Board(game["start"], chess960=game["chess960"])
    for uci in game["moves"]:
        move = chess.Move.from_uci(uci)
        assert board.is_legal(move), f"{uci} in {board.fen()}"
        board.push(move)
    print(json.dumps({"position": board.fen(en_passant="legal"), "board": board.board_fen()}))
