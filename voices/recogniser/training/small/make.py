"""Makes the small net: speech, head, folder. What is done already is not done again.

    python -m training.small.make --work FOLDER --fetched FOLDER [--quick]
"""

import argparse
import multiprocessing
import os
import shutil
from pathlib import Path

import torch

from ..make import fingerprint, tell
from . import export, head, kokoro, speech

# As much as the net of decision 0022; more speech and more steps would make it better.
FULL = {"parts": 2, "utterances": 1000, "seed": 101, "kokoro": 265, "steps": [250, 600]}
QUICK = {"parts": 2, "utterances": 12, "seed": 101, "kokoro": 0, "steps": [6, 4]}
# Whatever the speech depends on: when one of these changes it is made anew.
SPEECH = [
    *("data", "espeak", "festival", "flite", "recorded", "sound", "sounds", "talk", "voices", "words"),
    *("small/encoder", "small/kokoro", "small/speech", "small/words"),
]


def _part(task):
    path, number, seed = task
    torch.set_num_threads(1)
    if not path.with_name(path.name + ".json").exists():
        speech.write_part(path, number, seed)
    return path.name


def make_speech(work, settings, fetched):
    """Makes the parts that are not there yet; returns their paths, and that of what Kokoro said, or None."""
    of_speech = {key: settings[key] for key in ("parts", "utterances", "seed", "kokoro")}
    folder = work / f"small-speech-{fingerprint(of_speech, SPEECH)}"
    folder.mkdir(parents=True, exist_ok=True)
    paths = [folder / f"part{number:02d}" for number in range(settings["parts"])]
    tasks = [(path, settings["utterances"], settings["seed"] + number) for number, path in enumerate(paths)]
    with multiprocessing.Pool(2, maxtasksperchild=1) as pool:
        for number, name in enumerate(pool.imap_unordered(_part, tasks), 1):
            tell(f"Speech: {name}, {number} of {len(tasks)}.")
    if not settings["kokoro"]:
        return paths, None
    by_kokoro = folder / "kokoro"
    if not (folder / "kokoro.labels.npy").exists():
        if not (folder / "whole").exists():
            kokoro.write(folder, settings["kokoro"], settings["seed"], fetched, tell)
            (folder / "whole").touch()
        speech.write_kokoro(by_kokoro, folder, settings["seed"])
    return paths, by_kokoro


def make(work, settings, fetched):
    """Makes the net and returns its folder."""
    torch.set_num_threads(os.cpu_count())
    paths, by_kokoro = make_speech(work, settings, fetched)
    utterances = head.load(paths)
    first, second = settings["steps"]
    taught, priors = head.train(utterances, first, tell=tell)
    if by_kokoro:
        # Nobody told when Kokoro says what: the head that was taught by the others says so.
        utterances += head.labelled(taught, priors, head.load([by_kokoro]))
    taught, priors = head.train(utterances, second, start=taught.state_dict(), tell=tell)
    folder = work / "small"
    shutil.rmtree(folder, ignore_errors=True)
    export.write(folder, taught, priors, export.Numbers())
    return folder


def main():
    """Reads the command line."""
    parser = argparse.ArgumentParser(prog="training.small.make", description=__doc__.splitlines()[0])
    parser.add_argument("--work", type=Path, required=True, help="where everything on the way is kept")
    parser.add_argument("--fetched", type=Path, required=True, help="where Kokoro is or comes to be unpacked")
    parser.add_argument("--quick", action="store_true", help="minutes, and no use but to prove that it works")
    given = parser.parse_args()
    given.work.mkdir(parents=True, exist_ok=True)
    folder = make(given.work.resolve(), QUICK if given.quick else FULL, given.fetched)
    tell(f"The small net is in {folder}.")


if __name__ == "__main__":
    main()
