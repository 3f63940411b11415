"""The graphs of the recogniser: what a word sounds like (HCLr.fst), and what may be said when nobody tells (Gr.fst).

The program puts a grammar of its own in the place of Gr.fst for every position (src/core/language/listen). Made with the
tools of OpenFst; the graph of words is one that looks ahead, so that it can be composed while it hears.
"""

import math
import os
import subprocess
from pathlib import Path

from .kaldi import OUTPUTS_OF_PHONES, PHONES, PLACES, SPELLING, leave, stay
from .sounds import UNKNOWN
from .words import FILES, PIECES, RANKS, WORDS, commands

LOOK_AHEAD = "libfstlookahead.so.22"
SILENCE_PHONE = 1
NUMBERS = {word: number for number, word in enumerate([*WORDS, UNKNOWN], 1)}


class Text:
    """A graph in the text form of OpenFst."""

    def __init__(self, states):
        self.lines, self.states = [], states

    def new(self):
        """Returns a new state."""
        self.states += 1
        return self.states - 1

    def arc(self, start, end, input_label, output_label, cost=0.0):
        """Adds an arc."""
        self.lines.append(f"{start} {end} {input_label} {output_label} {cost:g}")

    def final(self, state, cost=0.0):
        """Lets the graph end in a state."""
        self.lines.append(f"{state} {cost:g}")

    def text(self):
        """Returns the text."""
        return "\n".join(self.lines) + "\n"


def words_graph():
    """Returns the graph from transitions to words: any words, with or without silence around them.

    In Kaldi's order: the arc into a state leaves the phone before, and the state has the phone's own loop.
    """
    graph, loop = Text(2), 1
    half = -math.log(0.5)
    silence = graph.new()
    # The state of the first line is where the graph starts.
    graph.arc(0, loop, 0, 0, half)
    graph.arc(0, silence, leave(SILENCE_PHONE), 0, half)
    graph.arc(silence, silence, stay(SILENCE_PHONE), 0)
    graph.arc(silence, loop, 0, 0)
    for word, phones in SPELLING.items():
        here = loop
        for place, phone in enumerate(phones):
            there = graph.new()
            graph.arc(here, there, leave(phone), NUMBERS[word] if place == 0 else 0)
            graph.arc(there, there, stay(phone), 0)
            here = there
        graph.arc(here, loop, 0, 0, half)
        graph.arc(here, silence, leave(SILENCE_PHONE), 0, half)
    graph.final(loop)
    return graph.text()


def grammar():
    """Returns every announcement, every command, noise and silence, as an acceptor."""
    graph = Text(1)
    start, end = 0, graph.new()
    step = lambda here, there, word, cost: graph.arc(here, there, NUMBERS[word], NUMBERS[word], cost)
    skip = lambda here, there, cost: graph.arc(here, there, 0, 0, cost)

    def one_of(here, there, words, cost=0.0):
        for word in words:
            step(here, there, word, cost + math.log(len(words)))

    piece, file, origin, takes, target, done, check = (graph.new() for _ in range(7))
    one_of(start, piece, [*PIECES, "pferd"], 0.7)
    skip(start, piece, 0.7)
    leaves = graph.new()
    one_of(piece, leaves, ["von", "vom"], 3)
    for before in (piece, leaves):
        one_of(before, file, FILES, 0.8)
    one_of(file, origin, [*RANKS, "zwo"])
    one_of(piece, origin, FILES, 3)
    one_of(piece, origin, RANKS, 3)
    skip(piece, origin, 0.8)
    one_of(origin, takes, ["schlägt", "schlagen", "nimmt", "nach", "auf"], 1.6)
    skip(origin, takes, 0.2)
    one_of(takes, target, FILES)
    one_of(target, done, [*RANKS, "zwo"])
    becomes, passing = graph.new(), graph.new()
    step(done, becomes, "wird", 3)
    one_of(done, check, PIECES[:5], 2.5)
    one_of(becomes, check, PIECES[:5])
    step(done, passing, "en", 4)
    step(passing, check, "passant", 0)
    skip(done, check, 0.1)
    for words in ["kurze rochade", "lange rochade", "rochade kurz", "rochade lang", "kleine rochade", "große rochade"]:
        first, second = words.split()
        middle = graph.new()
        step(start, middle, first, 3.5)
        step(middle, check, second, 0)
    one_of(check, end, ["schach", "matt"], 2.3)
    skip(check, end, 0.1)
    for phrase in commands():
        here = start
        for place, word in enumerate(phrase):
            there = end if place == len(phrase) - 1 else graph.new()
            step(here, there, word, 2 + math.log(len(commands())) if place == 0 else 0)
            here = there
    # Talk alone, before an announcement, and after it.
    step(start, end, UNKNOWN, 2.5)
    before = graph.new()
    step(start, before, UNKNOWN, 4)
    skip(before, start, 0)
    step(end, end, UNKNOWN, 4)
    graph.final(end)
    # Silence must be allowed, or it is forced into a word.
    graph.final(start, 1.0)
    return graph.text()


def _run(command, given=None):
    folders = sorted(Path("/usr/lib").glob(f"*/{LOOK_AHEAD}"))
    library = str(folders[0]) if folders else LOOK_AHEAD
    done = subprocess.run(
        ["bash", "-o", "pipefail", "-c", command], input=given, capture_output=True, env={**os.environ, "LD_PRELOAD": library}
    )
    if done.returncode:
        raise RuntimeError(f"{command}: {done.stderr.decode()}")
    return done.stdout


def outputs_of_words():
    """Returns which outputs of the network a word is made of, in their order: a word and its outputs on each line.

    Kaldi does not read it; who learns a voice does (src/adaptation).
    """
    spellings = {"<sil>": [SILENCE_PHONE], **SPELLING}
    lines = (" ".join([word, *(str(OUTPUTS_OF_PHONES[it - 1]) for it in spellings[word])]) for word in spellings)
    return "".join(f"{line}\n" for line in lines)


def write(folder, work):
    """Writes the folder `graph` of a model; `work` is a folder for what is only needed on the way."""
    (folder / "phones").mkdir(parents=True, exist_ok=True)
    _run(f"fstcompile | fstarcsort --sort_type=olabel > {work}/words.fst", words_graph().encode())
    _run(
        f"fstconvert --fst_type=olabel_lookahead --save_relabel_opairs={work}/relabel {work}/words.fst > {folder}/HCLr.fst"
    )
    # A graph that looks ahead numbers the words anew.
    new = dict(map(int, line.split()) for line in (work / "relabel").read_text().splitlines())
    _run(
        "fstcompile | fstrmepsilon | fstdeterminize | fstminimize"
        f" | fstrelabel --relabel_ipairs={work}/relabel --relabel_opairs={work}/relabel"
        f" | fstarcsort --sort_type=ilabel | fstconvert --fst_type=const > {folder}/Gr.fst",
        grammar().encode(),
    )
    order = sorted(NUMBERS, key=lambda word: new[NUMBERS[word]])
    (folder / "words.txt").write_text("<eps> 0\n" + "".join(f"{word} {new[NUMBERS[word]]}\n" for word in order))
    # There are no symbols to tell equal words apart; the file must not be empty.
    (folder / "disambig_tid.int").write_text(f"{2 * len(PHONES) + 1}\n")
    lines = [f"{number} {place}\n" for number, place in enumerate(PLACES, 1)]
    (folder / "phones" / "word_boundary.int").write_text("".join(lines))
    (folder / "phones" / "segments.txt").write_text(outputs_of_words())
