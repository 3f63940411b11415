"""What is announced: moves of random positions in the wordings of the Laws and of players, commands and answers."""

import tomllib
from dataclasses import dataclass
from pathlib import Path
from random import Random

import chess

VOICES = Path(__file__).resolve().parents[2] / "voices"

FILES = "anna bella cesar david eva felix gustav hector".split()
RANKS = "eins zwei drei vier fünf sechs sieben acht".split()
PIECES = {
    chess.PAWN: "bauer",
    chess.KNIGHT: "springer",
    chess.BISHOP: "läufer",
    chess.ROOK: "turm",
    chess.QUEEN: "dame",
    chess.KING: "könig",
}



@dataclass(frozen=True)
class Words:
    """The words of announcements in a language, as a synthesiser reads them."""

    language: str
    files: list[str]
    ranks: list[str]
    pieces: dict[int, str]
    takes: str
    check: str
    castles: tuple[str, str]


GERMAN = Words("de", FILES, RANKS, PIECES, "schlägt", "schach", ("kurze rochade", "lange rochade"))
KINDS = {chess.PAWN: "pawn", chess.KNIGHT: "knight", chess.BISHOP: "bishop", chess.ROOK: "rook", chess.QUEEN: "queen",
         chess.KING: "king"}


def lexicon(language: str) -> dict:
    return tomllib.loads((VOICES / language / "lexicon.toml").read_text())


def words_of(language: str, by_name: bool) -> Words:
    """Returns the words of a language of the program; files by the names of Appendix D, or as the language has them."""
    entries = lexicon(language)

    def form(word: str) -> str:
        return entries[word].get("spoken", entries[word]["written"]).lower()

    files = [name.capitalize() for name in FILES] if by_name else [form(f"file-{letter}") for letter in "abcdefgh"]
    return Words(language, files, [form(f"rank-{rank}") for rank in range(1, 9)],
                 {kind: form(name) for kind, name in KINDS.items()}, form("takes"), form("check"),
                 (form("castles-short"), form("castles-long")))


# What is said, and the command by its id.
COMMANDS = {
    "zeit": "time",
    "züge": "time",
    "wiederholen": "repeat",
    "bitte wiederholen": "repeat",
    "korrektur": "correct",
    "falsch verstanden": "correct",
    "abbrechen": "cancel",
    "uhr drücken": "clock",
    "ich biete remis": "offer",
    "ich nehme an": "accept",
    "ich lehne ab": "decline",
    "ich gebe auf": "resign",
    "gezogen": "made",
    "ausgeführt": "done",
    "buchstabieren": "spell",
    "formular": "sheet",
}
# Of weight, and too short to be believed without a question.
SHORT_COMMANDS = {"remis": "offer", "aufgabe": "resign", "uhr": "clock", "ergebnis": "result", "annehmen": "accept"}
ANSWERS = {"ja": "yes", "nein": "no", "richtig": "yes", "halt": "no"}


@dataclass
class Item:
    """Something to say: the words as the recogniser spells them, and what they mean where."""

    said: str
    means: dict
    kind: str
    fen: str
    asked: str = "nothing"
    # Of the program.
    language: str = "de"


def square(at: int, words: Words = GERMAN) -> str:
    return f"{words.files[chess.square_file(at)]} {words.ranks[chess.square_rank(at)]}"


def position(random: Random) -> chess.Board:
    """Returns a position of a game of random moves, with some bias to captures, so that endgames are reached too."""
    board = chess.Board()
    for _ in range(random.choice([0, 1, 2, 4, 8, 12, 16, 24, 32, 48, 64, 90])):
        moves = list(board.legal_moves)
        captures = [move for move in moves if board.is_capture(move)]
        board.push(random.choice(captures if captures and random.random() < 0.25 else moves))
        if board.is_game_over():
            return position(random)
    return board


def a_move(board: chess.Board, random: Random) -> chess.Move:
    """Returns a legal move; castling, promotion and en passant are drawn more often than chance would."""
    moves = list(board.legal_moves)
    rare = [move for move in moves if move.promotion or board.is_castling(move) or board.is_en_passant(move)]
    return random.choice(rare if rare and random.random() < 0.5 else moves)


def origin(board: chess.Board, move: chess.Move, moves: list, words: Words = GERMAN) -> str:
    """Returns what tells a piece from others that may go there: nothing, its file, its rank or its square (C.10)."""
    piece = board.piece_at(move.from_square)
    others = [other.from_square for other in moves
              if other.to_square == move.to_square and other.from_square != move.from_square
              and board.piece_at(other.from_square) == piece]
    if not others or piece.piece_type == chess.PAWN and not board.is_capture(move):
        return ""
    own = move.from_square
    if all(chess.square_file(own) != chess.square_file(other) for other in others):
        return words.files[chess.square_file(own)]
    if all(chess.square_rank(own) != chess.square_rank(other) for other in others):
        return words.ranks[chess.square_rank(own)]
    return square(own, words)


def wording(board: chess.Board, move: chess.Move, style: str, takes: bool, moves: list, words: Words = GERMAN) -> str:
    """Returns the words of a move: style `both` squares, `coordinates` alone, `short`, or `bare` without the pawn."""
    if board.is_castling(move) and board.king(board.turn) == move.from_square:
        return words.castles[0 if chess.square_file(move.to_square) > 4 else 1]
    piece = board.piece_type_at(move.from_square)
    captures = board.is_capture(move)
    said = []
    if style == "coordinates":
        said += [square(move.from_square, words)]
    elif style == "both":
        said += [words.pieces[piece], square(move.from_square, words)]
    elif piece == chess.PAWN:
        said += [words.pieces[piece]] if style == "short" else []
        said += [words.files[chess.square_file(move.from_square)]] if captures else []
    else:
        said += [words.pieces[piece], origin(board, move, moves, words)]
    if captures and (takes or style == "bare" and piece == chess.PAWN):
        said += [words.takes]
    said += [square(move.to_square, words)]
    if move.promotion:
        said += [words.pieces[move.promotion]]
    return " ".join(word for word in said if word)


# Whose castling a German grammar might take for its own, and what espeak-ng calls their languages.
CASTLING = {"en": "en-us", "es": "es", "fr": "fr-fr", "nl": "nl", "pt-BR": "pt-br", "pt-PT": "pt"}
BOTH_CASTLE = "r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 4 8"


def foreign_castling(random: Random) -> tuple[str, Item]:
    """Returns a language of espeak-ng, and the words of castling in it, where castling is legal: they mean nothing in
    German."""
    language = random.choice(list(CASTLING))
    entry = lexicon(language)[random.choice(["castles-short", "castles-long"])]
    said = [it for it in [entry["written"], *entry["heard"]] if " " in it]
    return CASTLING[language], Item(random.choice(said).lower(), {}, "foreign-castling", BOTH_CASTLE)


STYLES = ["short"] * 5 + ["bare"] * 2 + ["both"] * 3 + ["coordinates"] * 2


def announcement(random: Random, known: set[str], board: chess.Board) -> Item:
    """Returns a legal move and what is said of it, of words that the recogniser knows; now and then check is said with
    it, or another word takes the place of the usual one."""
    move = a_move(board, random)
    said = wording(board, move, random.choice(STYLES), random.random() < 0.6, list(board.legal_moves))
    if board.gives_check(move) and random.random() < 0.3:
        said += " schach"
    return Item(" ".join(varied(said.split(), random, known)), {"move": move.uci()}, "announcement", board.fen())


def announcement_in(language: str, random: Random, board: chess.Board) -> Item:
    """Returns a legal move and what is said of it in another language, with the names of Appendix D as often as without."""
    move = a_move(board, random)
    words = words_of(language, by_name=random.random() < 0.5)
    said = wording(board, move, random.choice(STYLES), random.random() < 0.6, list(board.legal_moves), words)
    if board.gives_check(move) and random.random() < 0.3:
        said += f" {words.check}"
    return Item(said, {"move": move.uci()}, "announcement", board.fen(), language=language)


def command_in(language: str, random: Random, board: chess.Board) -> Item:
    """Returns a command or an answer to an open question in another language."""
    spoken = tomllib.loads((VOICES / language / "spoken.toml").read_text())
    what, kind, asked = ("answer", "answer", "yes-or-no") if random.random() < 0.4 else ("command", "command", "nothing")
    table = spoken["answers" if what == "answer" else "commands"]
    which = random.choice(list(table))
    said = random.choice(table[which])
    if what == "command" and " " not in said:
        kind = "short-command"
    return Item(said, {what: which}, kind, board.fen(), asked, language)


OTHER_WORDS = {"zwei": ("zwo", 0.1), "springer": ("pferd", 0.05), "schlägt": ("nimmt", 0.1)}


def varied(said: list[str], random: Random, known: set[str]) -> list[str]:
    """Returns words as some say them: "zwo", "Pferd", "nimmt", and "nach" before the last square."""
    others = [OTHER_WORDS.get(word, (word, 0)) for word in said]
    words = [other if random.random() < chance and other in known else word
             for word, (other, chance) in zip(said, others, strict=True)]
    names_piece = words[0] in PIECES.values() and len(words) == 5
    if "nach" in known and names_piece and words[-1] in RANKS and random.random() < 0.2:
        words.insert(3, "nach")
    return words


def illegal(random: Random, _known: set[str], board: chess.Board) -> Item:
    """Returns a move that is not legal: a piece of one's own named with a square, drawn by chance."""
    while True:
        pieces = [at for at, piece in board.piece_map().items() if piece.color == board.turn]
        move = chess.Move(random.choice(pieces), random.randrange(64))
        if move.from_square == move.to_square or move in board.legal_moves or board.is_castling(move):
            continue
        last = chess.square_rank(move.to_square) in (0, 7)
        if last and board.piece_type_at(move.from_square) == chess.PAWN:
            continue
        style = random.choice(["short", "short", "both", "coordinates"])
        alike = [other for other in board.pseudo_legal_moves if other.to_square == move.to_square
                 and board.piece_at(other.from_square) == board.piece_at(move.from_square)]
        if style == "short" and [other for other in alike if other != move]:
            continue
        words = [PIECES[board.piece_type_at(move.from_square)]] if style != "coordinates" else []
        words += [square(move.from_square)] if style != "short" else []
        words += [square(move.to_square)]
        kind = "illegal-short" if style == "short" else "illegal-squares"
        return Item(" ".join(words), {"illegal": move.uci()}, kind, board.fen())


def pair(random: Random) -> tuple[Item, Item]:
    """Returns a move that is illegal only because of check and a legal one of the same piece in the same position, both
    in equal wording: as many words of each sort."""
    while True:
        board = position(random)
        legal = [move for move in board.legal_moves if not board.is_castling(move) and not move.promotion]
        moves = list(board.pseudo_legal_moves)
        only_check = [move for move in moves if move not in board.legal_moves
                      and not board.is_castling(move) and not move.promotion]
        random.shuffle(only_check)
        for wrong in only_check:
            style, takes = random.choice(["short", "both", "coordinates"]), random.random() < 0.5
            alike = [move for move in legal
                     if board.piece_type_at(move.from_square) == board.piece_type_at(wrong.from_square)
                     and board.is_capture(move) == board.is_capture(wrong)
                     and shape(wording(board, move, style, takes, moves)) == shape(wording(board, wrong, style, takes, moves))]
            if alike:
                right, fen = random.choice(alike), board.fen()
                return (Item(wording(board, right, style, takes, moves), {"move": right.uci()}, "pair-legal", fen),
                        Item(wording(board, wrong, style, takes, moves), {"illegal": wrong.uci()}, "pair-illegal", fen))


def shape(said: str) -> list[str]:
    """Returns the sort of each word."""
    sorts = {word: "file" for word in FILES} | {word: "rank" for word in RANKS}
    return [sorts.get(word, word) for word in said.split()]


def command(random: Random, known: set[str], board: chess.Board) -> Item:
    """Returns a command or an answer to an open question, of words that the recogniser knows."""
    which = random.random()
    if which < 0.5:
        table, what, kind, asked = COMMANDS, "command", "command", "nothing"
    elif which < 0.6:
        table, what, kind, asked = SHORT_COMMANDS, "command", "short-command", "nothing"
    else:
        table, what, kind, asked = ANSWERS, "answer", "answer", "yes-or-no"
    can_be_said = [said for said in table if set(said.split()) <= known]
    said = random.choice(can_be_said)
    return Item(said, {what: table[said]}, kind, board.fen(), asked)
