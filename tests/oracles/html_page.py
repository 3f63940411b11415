"""Reads pages of games, one JSON object on each line: `page`, and with `moves` the half-moves in UCI and `fen` and `chess960` of
the game. Prints what stands on the page, what is amiss with it for who cannot see it, and the boards that python-chess has."""

import base64
import hashlib
import json
import sys
from html.parser import HTMLParser

import chess

VOID = {"meta", "br"}
# What ends a paragraph, or cannot stand in one.
BLOCKS = {"p", "h1", "h2", "h3", "ul", "li", "table", "figure", "dl", "main"}
REFERRING = ("href", "src", "srcset", "action", "data", "poster", "xlink:href")


class Page(HTMLParser):
    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.open = []
        self.elements = []
        self.amiss = []

    def handle_starttag(self, tag, attributes):
        element = {"tag": tag, "of": dict(attributes), "text": "", "within": [it["tag"] for it in self.open]}
        element["parent"] = self.open[-1] if self.open else None
        if len(dict(attributes)) != len(attributes):
            self.amiss.append(f"{tag} has an attribute twice")
        if tag in BLOCKS and "p" in element["within"]:
            self.amiss.append(f"{tag} in a paragraph")
        self.elements.append(element)
        if tag not in VOID:
            self.open.append(element)

    def handle_endtag(self, tag):
        if not self.open or self.open.pop()["tag"] != tag:
            self.amiss.append(f"{tag} is not closed where it was opened")

    def handle_data(self, text):
        for element in self.open:
            element["text"] += text

    def all(self, *tags):
        return [it for it in self.elements if it["tag"] in tags]


def amiss(page):
    yield from page.amiss
    yield from (f"{it['tag']} stays open" for it in page.open)
    ids = [it["of"]["id"] for it in page.elements if "id" in it["of"]]
    yield from (f"the id {it} twice" for it in set(ids) if ids.count(it) > 1)
    if [it["of"].get("lang") for it in page.all("html")].count(None):
        yield "no language"
    titles = [it for it in page.all("title") if it["within"] == ["html", "head"]]
    if len(page.all("main")) != 1 or len(page.all("h1")) != 1 or len(titles) != 1:
        yield "not one main, one title and one first heading"
    level = 0
    for it in page.all("h1", "h2", "h3", "h4", "h5", "h6"):
        if int(it["tag"][1]) > level + 1 or not it["text"].strip():
            yield f"the heading {it['text']!r} is out of order or empty"
        level = int(it["tag"][1])
    for it in page.elements:
        yield from amiss_with(it, ids, page)


def amiss_with(it, ids, page):
    tag, of = it["tag"], it["of"]
    if tag in ("script", "iframe", "object", "embed", "link", "form", "base", "img"):
        yield f"a {tag}"
    yield from (f"{tag} has {key}" for key in of if key.startswith("on") or key in ("style", "accesskey"))
    for key in REFERRING:
        if key in of and not (of[key].startswith("data:audio/flac;base64,") or of[key][1:] in ids and of[key][0] == "#"):
            yield f"{tag} refers to {of[key][:40]}"
    yield from (f"{tag} has no id {name}" for name in of.get("aria-labelledby", "").split() if name not in ids)
    if tag == "svg" and (of.get("role") != "img" or len(of.get("aria-labelledby", "").split()) != 2):
        yield "a picture without words"
    if tag in ("title", "desc", "caption", "th", "dt", "dd", "li", "a", "figcaption") and not it["text"].strip():
        yield f"an empty {tag}"
    if tag == "table":
        inside = [each for each in page.elements if each is not it and is_in(each, it)]
        rows = [each for each in inside if each["tag"] == "tr"]
        cells = [[c for c in inside if c["parent"] is row] for row in rows]
        if [each["tag"] for each in inside][:1] != ["caption"]:
            yield "a table without a caption"
        if {len(row) for row in cells} != {3}:
            yield "a table of uneven rows"
    if tag == "th" and of.get("scope") not in ("row", "col"):
        yield "a head of cells that does not say of which"
    if it["parent"] is not None and it["parent"]["tag"] == "dl" and tag not in ("dt", "dd"):
        yield f"{tag} in a list of terms"
    if tag == "audio" and not ("controls" in of and of.get("aria-label") and of.get("preload") == "none"):
        yield "sound that plays by itself or has no name"


def tables(page):
    for table in page.all("table"):
        rows = [it for it in page.all("tr") if "table" in it["within"] and is_in(it, table)]
        yield [[c["text"] for c in page.all("td", "th") if c["parent"] is row] for row in rows]


def is_in(it, outer):
    while it is not None and it is not outer:
        it = it["parent"]
    return it is outer


def diagrams(page, letters):
    """The boards of the diagrams as they are drawn and as they are told, in the pieces of FEN."""
    pieces = {letter: piece for letter, piece in zip(letters, "KQRBNP")}
    for svg in page.all("svg"):
        if not any(is_in(svg, figure) for figure in page.all("figure")):
            continue
        drawn, told = chess.Board(None), chess.Board(None)
        for it in page.all("text"):
            if it["parent"] is svg and it["of"]["font-size"] == "22":
                file, rank = (int(it["of"]["x"]) - 24) // 40, 7 - (int(it["of"]["y"]) - 9) // 40
                piece = pieces[it["text"]]
                piece = piece if it["of"]["fill"] == "#000" else piece.lower()
                drawn.set_piece_at(chess.square(file, rank), chess.Piece.from_symbol(piece))
        named = {it["of"]["id"]: it["text"] for it in page.all("title", "desc") if "id" in it["of"]}
        title, words = [named[it] for it in svg["of"]["aria-labelledby"].split()]
        for side, of_side in enumerate(words.split(". ")[:2]):
            for word in of_side.split(": ")[1].rstrip(".").split():
                piece = pieces[word[0]] if len(word) == 3 else "P"
                piece = piece if side == 0 else piece.lower()
                told.set_piece_at(chess.parse_square(word[-2:]), chess.Piece.from_symbol(piece))
        yield {"title": title, "drawn": drawn.board_fen(), "told": told.board_fen()}


def boards(asked):
    board = chess.Board(asked.get("fen", chess.STARTING_FEN), chess960=asked.get("chess960", False))
    yield board.board_fen()
    for move in asked.get("moves", "").split():
        board.push(chess.Move.from_uci(move))
        yield board.board_fen()


def heard(page):
    for it in page.all("audio"):
        sound = base64.b64decode(it["of"]["src"].split(",", 1)[1], validate=True)
        yield {"name": it["of"]["aria-label"], "sha256": hashlib.sha256(sound).hexdigest()}


for line in sys.stdin:
    asked = json.loads(line)
    page = Page()
    page.feed(asked["page"])
    page.close()
    print(json.dumps({
        "language": page.all("html")[0]["of"].get("lang"),
        "amiss": list(amiss(page)),
        "headings": [[it["tag"], it["text"]] for it in page.all("h1", "h2", "h3")],
        "terms": [it["text"] for it in page.all("dt", "dd")],
        "paragraphs": [it["text"] for it in page.all("p")],
        "languages": sorted({it["of"]["lang"] for it in page.all("td", "span") if "lang" in it["of"]}),
        "tables": list(tables(page)),
        "charts": [it["text"] for it in page.all("desc") if it["of"]["id"] == "chartw"],
        "diagrams": list(diagrams(page, asked.get("letters", "KQRBNP"))),
        "boards": list(boards(asked)),
        "sound": list(heard(page)),
    }))
