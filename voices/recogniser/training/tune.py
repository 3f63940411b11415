"""Tries several priors on the dev set and prints what becomes of each: `python -m training.tune NETWORK WORK`."""

import pickle
import sys
from pathlib import Path

from . import dev, export
from .hear import Recogniser

TRIED = [
    (silence, talk, power)
    for silence, talk, power in [
        (15, 3, 1.0),
        (15, 6, 1.0),
        (15, 1.5, 1.0),
        (8, 3, 1.0),
        (30, 3, 1.0),
        (15, 3, 0.7),
        (15, 6, 0.7),
    ]
]


def dev_set(work, number=250):
    """Makes the dev set, or reads it where it was made before."""
    kept = Path(work) / f"dev-{number}.pickle"
    if not kept.exists():
        kept.write_bytes(pickle.dumps(dev.make(number)))
    return pickle.loads(kept.read_bytes())


def report(folder, found):
    """Prints what a model makes of the dev set."""
    recogniser = Recogniser(folder)
    for key, (right, wrong, number) in sorted(dev.judge(recogniser, found).items()):
        print(f"  {key:28} right {right:5.1f} %, wrong {wrong:5.1f} %, of {number}", flush=True)
    recogniser.close()


def main(trained, work):
    """Tries what TRIED names."""
    found = dev_set(work)
    for silence, talk, power in TRIED:
        folder = Path(work) / "tuned"
        export.write(trained, folder, silence, talk, power)
        print(f"silence {silence}, talk {talk}, power {power}", flush=True)
        report(folder, found)


if __name__ == "__main__":
    main(*sys.argv[1:])
