"""What is said to teach the head: words in no order, so that it learns words and no sentence."""

from ..words import FILES, PIECES, RANKS, WORDS

# What is said in announcements most: a mistake here is another move.
MOVES = [*FILES, *RANKS, *PIECES]
BESIDE = ["zwo", "schlägt", "nimmt", "rochade", "kurze", "lange", "pferd", "nach", "ja", "nein", "korrektur", "remis"]
# The shortest and those that rhyme: heard amiss most.
HARD = ["eins", "zwei", "drei", "vier", "acht", "eva", "anna", "bella", "dame", "david"]


def in_no_order(rng, most=6):
    """Returns one to `most` words of the vocabulary, those of announcements most often."""
    kinds = [MOVES, HARD, BESIDE, WORDS]
    return [rng.choice(rng.choices(kinds, [50, 18, 12, 20])[0]) for _ in range(rng.randint(1, most))]


def squares(rng):
    """Returns names of files and ranks in turn, as announcements have them, but more of them."""
    return [rng.choice(it) for _ in range(rng.randint(1, 3)) for it in (FILES, RANKS)]
