#!/usr/bin/env python3
"""Prints the confusions of voices/de/spoken.toml, counted in what the proof of listening heard.

    ANSAGE_SPEECH=dev ANSAGE_FIGURES=FOLDER cargo test --release --test with_helpers helpers::listening_proof
    confusions.py FOLDER/listening.jsonl

Counted are the utterances of event mode, whose grammar knows nothing of the position, in which as many words were heard
as were said: at each place, which word was heard and which was said. A pair costs

    1 + 0.5 * (-log10(p) - 1), and never less than 1,

where p is how often one of the two was said where the other was heard, of all times that one of them was heard: 1 for
every tenth time, 1.5 for every hundredth, 2 for every thousandth. Pairs seen in fewer than three utterances are left out.
"""

import json
import math
import sys
from collections import Counter
from pathlib import Path

WRITTEN = {"könig": "König", "läufer": "Läufer", "fünf": "fünf", "schlägt": "schlägt", "züge": "Züge"}
NAMES = set("anna bella cesar david eva felix gustav hector dame turm springer bauer pferd rochade zeit zug".split())
FEWEST = 3


def main() -> None:
    heard_as, heard = Counter(), Counter()
    for line in Path(sys.argv[1]).read_text().splitlines():
        trial = json.loads(line)
        if trial.get("mode") != "event" or "said" not in trial:
            continue
        said = trial["said"].split()
        words = [word for word in trial["heard"].split() if word != "[unk]"]
        if len(said) != len(words):
            continue
        heard.update(words)
        heard_as.update(frozenset(pair) for pair in zip(said, words, strict=True) if len(set(pair)) == 2)
    pairs = []
    for pair, count in heard_as.items():
        one, other = sorted(pair)
        share = count / (heard[one] + heard[other])
        if count >= FEWEST:
            pairs.append((max(1.0, 1 + 0.5 * (-math.log10(share) - 1)), one, other, count, heard[one] + heard[other]))
    for cost, one, other, count, total in sorted(pairs):
        words = ", ".join(f'"{word.capitalize() if word in NAMES else WRITTEN.get(word, word)}"' for word in (one, other))
        print(f"[[confusions]] # {count} of {total}\nwords = [{words}]\ncost = {cost:.2f}\n")


if __name__ == "__main__":
    main()
