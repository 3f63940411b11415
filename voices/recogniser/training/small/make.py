"""Makes the small net: speech, head, folder. What is done already is not done again.

    python -m training.small.make --work FOLDER --fetched FOLDER [--quick] [--copy FOLDER]
"""

import argparse
import multiprocessing
import os
import shutil
from pathlib import Path

import torch

from .. import make as recogniser
from ..make import BY_KOKORO, fingerprint, tell
from . import export, head, speech

FULL = {"parts": 20, "utterances": 1000, "seed": 101, "kokoro": recogniser.FULL["kokoro"], "steps": 8000}
QUICK = {"parts": 2, "utterances": 12, "seed": 101, "kokoro": recogniser.QUICK["kokoro"], "steps": 6}
# Whatever the speech depends on: when one of these changes it is made anew.
SPEECH = [*recogniser.SPEECH, *BY_KOKORO, "align", "small/encoder", "small/speech", "small/words"]


def _part(task):
    path, number, seed = task
    torch.set_num_threads(1)
    speech.write_part(path, number, seed)
    return path.name


def _by_kokoro(task):
    path, said, taught, seed = task
    torch.set_num_threads(1)
    speech.write_kokoro(path, said, taught, seed)
    return path.name


def make_speech(work, settings, fetched):
    """Makes the parts that are not there yet; returns their paths."""
    of_speech = {key: settings[key] for key in ("parts", "utterances", "seed", "kokoro")}
    folder = work / f"small-speech-{fingerprint(of_speech, SPEECH)}"
    folder.mkdir(parents=True, exist_ok=True)
    paths = [folder / f"part{number:02d}" for number in range(settings["parts"])]
    tasks = [(path, settings["utterances"], settings["seed"] + number) for number, path in enumerate(paths)]
    said = recogniser.have_kokoro_speak(work, settings["kokoro"], fetched)
    by_kokoro = [folder / f"kokoro{number}" for number in range(len(said))]
    taught, seed = work / recogniser.TAUGHT, settings["seed"] + 100
    of_kokoro = [(path, it, taught, seed + number) for number, (path, it) in enumerate(zip(by_kokoro, said))]
    lacks = lambda task: not task[0].with_name(task[0].name + ".json").exists()
    with multiprocessing.Pool(2, maxtasksperchild=1) as pool:
        for step, some in ((_part, tasks), (_by_kokoro, of_kokoro)):
            for name in pool.imap_unordered(step, filter(lacks, some)):
                tell(f"Speech: {name}.")
    return paths + by_kokoro


def make(work, settings, fetched):
    """Makes the net and returns its folder."""
    torch.set_num_threads(os.cpu_count())
    utterances = head.load(make_speech(work, settings, fetched))
    taught, priors = head.train(utterances, settings["steps"], tell=tell)
    folder = work / "small"
    shutil.rmtree(folder, ignore_errors=True)
    export.write(folder, taught, priors, export.Numbers())
    return folder


def main():
    """Reads the command line."""
    parser = argparse.ArgumentParser(prog="training.small.make", description=__doc__.splitlines()[0])
    parser.add_argument("--work", type=Path, required=True, help="where everything on the way is kept")
    parser.add_argument("--fetched", type=Path, required=True, help="where Kokoro is or comes to be unpacked")
    parser.add_argument("--copy", type=Path, help="where the net goes when it is made")
    parser.add_argument("--quick", action="store_true", help="minutes, and no use but to prove that it works")
    given = parser.parse_args()
    given.work.mkdir(parents=True, exist_ok=True)
    folder = make(given.work.resolve(), QUICK if given.quick else FULL, given.fetched)
    if given.copy and not given.quick:
        shutil.copytree(folder, given.copy, dirs_exist_ok=True)
        tell(f"Copied to {given.copy}.")


if __name__ == "__main__":
    main()
