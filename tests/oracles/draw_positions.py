"""Draws positions to measure on, each for both sides: a FEN, a tab and a side each line.

Usage: python3 draw_positions.py few|blocked|random COUNT SEED [odd|even FILE.pgn ...]

few: at most six men, from games. blocked: pairs of pawns that block each other, three at least, from games. random: at most
six men, put down by chance. Of the games those with an odd or an even number are taken, so that one half can be held back.
"""

import random
import sys

import chess
import chess.pgn

SIX_MEN = 6
PAIRS = 3


def blocked_pairs(board):
    white = board.pieces(chess.PAWN, chess.WHITE)
    black = board.pieces(chess.PAWN, chess.BLACK)
    return len(chess.SquareSet(int(white) << 8) & black)


def few(board):
    return len(board.piece_map()) <= SIX_MEN


def blocked(board):
    return blocked_pairs(board) >= PAIRS


def games(half, files):
    number = 0
    for name in files:
        with open(name, encoding="utf-8", errors="replace") as file:
            while (game := chess.pgn.read_game(file)) is not None:
                number += 1
                if number % 2 == (half == "odd"):
                    yield game


def from_games(fits, half, files, drawn):
    """Returns at most three positions of each game."""
    for game in games(half, files):
        board = game.board()
        found = []
        for move in game.mainline_moves():
            if move not in board.legal_moves:
                break
            board.push(move)
            if fits(board) and board.is_valid():
                found.append(board.fen())
        yield from drawn.sample(found, min(3, len(found)))


def by_chance(drawn):
    while True:
        board = chess.Board(None)
        squares = drawn.sample(range(64), drawn.randint(3, SIX_MEN))
        for square, color in zip(squares, chess.COLORS):
            board.set_piece_at(square, chess.Piece(chess.KING, color))
        for square in squares[2:]:
            kind = drawn.choice([chess.PAWN, chess.PAWN, chess.KNIGHT, chess.BISHOP, chess.ROOK, chess.QUEEN])
            board.set_piece_at(square, chess.Piece(kind, drawn.random() < 0.5))
        board.turn = drawn.random() < 0.5
        if board.is_valid():
            yield board.fen()


def main():
    kind, count, seed = sys.argv[1], int(sys.argv[2]), sys.argv[3]
    drawn = random.Random(seed)
    if kind == "random":
        source = by_chance(drawn)
        fens = [next(source) for _ in range(count)]
    else:
        fits = {"few": few, "blocked": blocked}[kind]
        fens = list(from_games(fits, sys.argv[4], sys.argv[5:], drawn))
        fens = drawn.sample(fens, min(count, len(fens)))
    for fen in fens:
        for side in ["white", "black"]:
            print(f"{fen}\t{side}")


main()
