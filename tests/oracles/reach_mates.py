"""Says whether a side can mate by any legal moves of both: one JSON object a line in, one a line out.

With "moves" it plays them: "mate" if they are legal and end with that side's mate, else "none".
Without, it looks at every position that can come about: "mate", "none", or "many" where there are more than "most". One with
at most four men and no pawn is not looked into where no arrangement of them, or of fewer, is a mate.
"""

import json
import sys
from functools import cache
from itertools import permutations

import chess

MOST = 60_000
FOUR_MEN = 4
LIGHT = chess.SquareSet(chess.BB_LIGHT_SQUARES)


def is_mate(board, side):
    return board.turn != side and board.is_checkmate()


def replayed(board, side, moves):
    for uci in moves:
        move = chess.Move.from_uci(uci)
        if move not in board.legal_moves:
            return "none"
        board.push(move)
    return "mate" if is_mate(board, side) else "none"


def men_of(board, color):
    """Returns the men of a side without its king: a bishop is told with the color of its squares."""

    def man(square, piece):
        return piece.symbol().upper() + (("l" if square in LIGHT else "d") if piece.piece_type == chess.BISHOP else "")

    pieces = board.piece_map().items()
    return tuple(sorted(man(at, it) for at, it in pieces if it.color == color and it.piece_type != chess.KING))


@cache
def mates_somewhere(own, theirs):
    """Returns whether some arrangement of these men and both kings, or of fewer, is a mate by the side that has `own`."""
    fewer = [(own[:at] + own[at + 1 :], theirs) for at in range(len(own))]
    fewer += [(own, theirs[:at] + theirs[at + 1 :]) for at in range(len(theirs))]
    return any(mates_somewhere(*it) for it in fewer) or mates_with_all(own, theirs)


def mates_with_all(own, theirs):
    for mated in chess.SQUARES:
        for king in chess.SQUARES:
            if chess.square_distance(mated, king) < 2:
                continue
            free = [it for it in chess.SQUARES if it not in (mated, king)]
            for squares in permutations(free, len(own)):
                if may_be_mate(mated, king, own, squares, len(theirs)) and stands_mated(mated, king, own, squares, theirs):
                    return True
    return False


@cache
def attacks_at_most(man, square):
    """Returns what a man attacks on an empty board; nothing where a bishop of that color cannot stand."""
    if len(man) > 1 and (square in LIGHT) != (man[1] == "l"):
        return None
    board = chess.BaseBoard(None)
    board.set_piece_at(square, chess.Piece.from_symbol(man[0]))
    return int(board.attacks(square))


def may_be_mate(mated, king, own, squares, helpers):
    attacked = 0
    for man, square in zip(own, squares):
        attacks = attacks_at_most(man, square)
        if attacks is None:
            return False
        attacked |= attacks
    open_squares = chess.BB_KING_ATTACKS[mated] & ~chess.BB_KING_ATTACKS[king] & ~attacked
    return bool(attacked & chess.BB_SQUARES[mated]) and chess.popcount(open_squares) <= helpers + len(own)


def stands_mated(mated, king, own, squares, theirs):
    board = chess.Board(None)
    board.set_piece_at(mated, chess.Piece(chess.KING, chess.BLACK))
    board.set_piece_at(king, chess.Piece(chess.KING, chess.WHITE))
    for man, square in zip(own, squares):
        board.set_piece_at(square, chess.Piece.from_symbol(man[0]))
    board.turn = chess.BLACK
    free = [it for it in chess.SQUARES if not board.piece_at(it)]
    for places in permutations(free, len(theirs)):
        if any(len(it) > 1 and (at in LIGHT) != (it[1] == "l") for it, at in zip(theirs, places)):
            continue
        for man, square in zip(theirs, places):
            board.set_piece_at(square, chess.Piece.from_symbol(man[0].lower()))
        found = board.is_checkmate()
        for square in places:
            board.remove_piece_at(square)
        if found:
            return True
    return False


def has_no_mate(board, side):
    """Returns true if the men that are left arrange to no mate."""
    if board.pawns or chess.popcount(board.occupied) > FOUR_MEN:
        return False
    return not mates_somewhere(men_of(board, side), men_of(board, not side))


def closed(board, side, most):
    """Returns what is found where everything is played that can be."""
    seen = {board._transposition_key()}
    ahead = [board]
    while ahead:
        board = ahead.pop()
        if is_mate(board, side):
            return "mate"
        if has_no_mate(board, side):
            continue
        for move in board.legal_moves:
            after = board.copy(stack=False)
            after.push(move)
            key = after._transposition_key()
            if key not in seen:
                seen.add(key)
                ahead.append(after)
        if len(seen) > most:
            return "many"
    return "none"


for line in sys.stdin:
    asked = json.loads(line)
    board = chess.Board(asked["fen"])
    side = asked["side"] == "white"
    if "moves" in asked:
        print(json.dumps(replayed(board, side, asked["moves"])))
    else:
        print(json.dumps(closed(board, side, asked.get("most", MOST))))
