"""What the recogniser knows: the words our own files ask for, with their pronunciations."""

import tomllib

from . import HERE, VOICES
from .sounds import TABLE, read

FILES = ["anna", "bella", "cesar", "david", "eva", "felix", "gustav", "hector"]
RANKS = ["eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht"]
PIECES = ["könig", "dame", "turm", "läufer", "springer", "bauer"]

_WAYS = tomllib.loads((HERE / "pronunciations.toml").read_text())
WORDS = list(_WAYS)
# word -> ways to say it, each a list of sounds
WAYS = {word: [read(way, word) for way in ways] for word, ways in _WAYS.items()}
PIECES_OF = {word: ways[0][-1].piece + 1 for word, ways in WAYS.items()}


def _toml(path):
    return tomllib.loads((VOICES / path).read_text())


def _plain(word):
    return "".join(it for it in word.lower() if it.isalnum())


def _alike(word):
    """The program takes these spellings for one word: Koenig and König, Hektor and Hector, Zäsar and Cesar."""
    modern = word.replace("oe", "ö").replace("ae", "ä").replace("ue", "ü")
    known = {"hektor": "hector", "zäsar": "cesar"}.get(word, word)
    return modern if modern in WORDS else known


def commands():
    """Returns every phrase of voices/de/spoken.toml as a list of words."""
    spoken = _toml("de/spoken.toml")
    groups = [*spoken["commands"].values(), *spoken["answers"].values(), spoken["square"]["asks"]]
    return [[_plain(word) for word in phrase.split()] for group in groups for phrase in group]


def announcement_words():
    """Returns the words of the names of pieces, files, ranks, castling and capture in voices/de-fide/lexicon.toml."""
    entries = [it for it in _toml("de-fide/lexicon.toml").values() if isinstance(it, dict)]
    forms = [entry.get("spoken", entry["written"]) for entry in entries]
    forms.append(_toml("de/lexicon.toml")["takes"]["written"])
    return sorted({_alike(_plain(word)) for form in forms for word in form.split()})


def missing():
    """Returns what our files ask for and pronunciations.toml lacks: it must be empty."""
    wanted = set(announcement_words()) | {word for phrase in commands() for word in phrase}
    return sorted(wanted - set(WORDS))


def faults():
    """Returns what is wrong with the pronunciations, one sentence each."""
    found = []
    for word, ways in WAYS.items():
        for way in ways:
            if way[-1].piece + 1 != PIECES_OF[word]:
                found.append(f"{word}: a way with another number of pieces")
            found += [f"{word}: no such sound as {it.name}" for it in way if it.name not in TABLE]
    return found


def pronounce(words, rng, usual=0.4):
    """Chooses a way to say each word: the usual one with the given chance, otherwise any."""
    return [WAYS[word][0] if rng.random() < usual else rng.choice(WAYS[word]) for word in words]


def random_announcement(rng):
    """Returns the words of an announcement, whether or not any position has such a move."""
    if rng.random() < 0.12:
        return _castling(rng)
    square = lambda: [rng.choice(FILES), rng.choice(RANKS)]
    said = [rng.choice(PIECES)] if rng.random() < 0.5 else []
    if said == ["springer"] and rng.random() < 0.1:
        said = ["pferd"]
    start = rng.random()
    if start < 0.45:
        if rng.random() < 0.08:
            said.append(rng.choice(["von", "vom"]))
        said += square()
    elif start < 0.5 and said:
        said.append(rng.choice(FILES))
    elif start < 0.55 and said:
        said.append(rng.choice(RANKS))
    if said and rng.random() < 0.22:
        said.append("schlägt" if rng.random() < 0.7 else rng.choice(["nimmt", "schlagen"]))
    elif said and rng.random() < 0.08:
        said.append(rng.choice(["nach", "auf"]))
    said += square()
    if rng.random() < 0.08:
        said += (["wird"] if rng.random() < 0.3 else []) + [rng.choice(PIECES[:5])]
    elif rng.random() < 0.02:
        said += ["en", "passant"]
    if rng.random() < 0.1:
        said += rng.choice([["schach"], ["matt"], ["schach", "matt"]])
    # "zwo" is said where "zwei" was just taken for "drei".
    return ["zwo" if word == "zwei" and rng.random() < 0.15 else word for word in said]


def _castling(rng):
    side = rng.choice([["kurze", "kurz", "kleine"], ["lange", "lang", "große"]])
    form = rng.random()
    if form < 0.6:
        return [side[0], "rochade"]
    if form < 0.75:
        return [rng.choice([side[0], side[2]]), "rochade"]
    if form < 0.85:
        return ["rochade", side[1]]
    if form < 0.93:
        return rng.choice([["rochiere", side[1]], ["ich", "rochiere", side[1]]])
    return [side[1], "rochiert"] if form < 0.97 else ["rochieren", side[1]]
