"""Judges games with illegal moves by the standing board: one JSON object a line in, one a line out.

Of each half-move it says whether it is legal, what stands then, and what an arbiter is told of it.
"""

import json
import sys

import chess

# What no game comes to: nothing ends there.
UNLAWFUL = (
    chess.STATUS_EMPTY
    | chess.STATUS_NO_WHITE_KING
    | chess.STATUS_NO_BLACK_KING
    | chess.STATUS_TOO_MANY_KINGS
    | chess.STATUS_PAWNS_ON_BACKRANK
    | chess.STATUS_OPPOSITE_CHECK
)
FIVEFOLD = 5
SEVENTY_FIVE_MOVES = 150


def legal_moves(board):
    """Returns the legal moves. To take the king is none, nor is a double step from the first rank, where no pawn begins."""

    def is_one(move):
        is_pawn = board.piece_type_at(move.from_square) == chess.PAWN
        from_nowhere = is_pawn and chess.BB_SQUARES[move.from_square] & chess.BB_BACKRANKS
        steps = abs(move.to_square - move.from_square)
        return not board.kings & chess.BB_SQUARES[move.to_square] and not (from_nowhere and steps == 16)

    return [move for move in board.legal_moves if is_one(move)]


def is_lawful(board):
    return not board.status() & UNLAWFUL


def end_of(board):
    """Returns what a legal move would have ended the game with."""
    if not is_lawful(board):
        return None
    if board.is_checkmate():
        return "checkmate"
    if board.is_stalemate():
        return "stalemate"
    return "dead-position" if board.is_insufficient_material() else None


def judged(start, moves):
    board = chess.Board(start)
    stood = {board._transposition_key(): 1}
    ended = end_of(board)
    many_moves = is_lawful(board) and board.halfmove_clock >= SEVENTY_FIVE_MOVES
    for uci in moves:
        move = chess.Move.from_uci(uci)
        is_legal = move in legal_moves(board)
        board.push(move)
        key = board._transposition_key()
        stood[key] = stood.get(key, 0) + 1
        end = end_of(board)
        told = [] if is_legal else ["illegal-move"]
        # An illegal move ends no game (5.1.a, 5.2); what was dead before it may be so still.
        was_ended, ended = ended, end if is_legal or (end == ended == "dead-position") else None
        many_moves &= board.halfmove_clock >= SEVENTY_FIVE_MOVES
        if ended:
            told += [ended] if ended != was_ended else []
        elif is_lawful(board):
            told += ["fivefold"] if stood[key] == FIVEFOLD else []
            if board.halfmove_clock >= SEVENTY_FIVE_MOVES and not many_moves:
                told.append("seventy-five-moves")
                many_moves = True
        yield {
            "is_lawful": is_lawful(board),
            "end": end,
            "told": told,
            "moves": sorted(move.uci() for move in legal_moves(board)),
        }


for line in sys.stdin:
    game = json.loads(line)
    print(json.dumps(list(judged(game["start"], game["moves"]))))
