"""Makes the small net: speech, a head for each language, folder. What is done already is not done again.

    python -m training.small.make --work FOLDER --fetched FOLDER [--quick] [--copy FOLDER [--only en fr]]
"""

import argparse
import multiprocessing
import os
import shutil
from pathlib import Path

import numpy as np
import torch

from .. import espeak
from .. import make as recogniser
from ..features import OUTPUTS
from ..make import BY_KOKORO, fingerprint, tell
from ..words import PIECES_OF
from . import export, head, speech, tongues

# In German, and in each other language. In those, so many of Kokoro's bodies say a dozen words each, for each of two parts.
FULL = {
    "de": {"parts": 20, "utterances": 1000, "seed": 101, "kokoro": recogniser.FULL["kokoro"], "steps": 8000},
    "others": {"parts": 8, "utterances": 1000, "seed": 401, "bodies": 16, "steps": 4000},
}
QUICK = {
    "de": {"parts": 2, "utterances": 12, "seed": 101, "kokoro": recogniser.QUICK["kokoro"], "steps": 6},
    "others": {"parts": 2, "utterances": 12, "seed": 401, "bodies": 1, "steps": 6},
}
# Whatever the speech depends on: when one of these changes it is made anew.
SPEECH = [*recogniser.SPEECH, *BY_KOKORO, "align", "small/encoder", "small/speech", "small/words"]
BY_TONGUES = [*SPEECH, "small/tongues"]


def _part(task):
    path, number, seed = task
    torch.set_num_threads(1)
    speech.write_part(path, number, seed)
    return path.name


def _part_in(task):
    path, number, seed, language, by_kokoro = task
    torch.set_num_threads(1)
    tongues.write_part(path, number, seed, language, by_kokoro)
    return path.name


def _by_kokoro(task):
    path, said, taught, seed = task
    torch.set_num_threads(1)
    speech.write_kokoro(path, said, taught, seed)
    return path.name


def _words_by_kokoro(task):
    path, language, number, seed, fetched = task
    espeak.start(seed)
    tongues.write_kokoro(path, tongues.Tongue(language), number, seed, fetched)
    return path.name


def _shape(language):
    espeak.start()
    tongue = tongues.Tongue(language)
    return tongue.outputs, tongue.pieces


def _make_all(step, tasks, is_there):
    """Takes the tasks whose result is not there yet, two at a time."""
    with multiprocessing.Pool(2, maxtasksperchild=1) as pool:
        for name in pool.imap_unordered(step, [it for it in tasks if not is_there(it[0])]):
            tell(f"Speech: {name}.")


def _has_list(path):
    return path.with_name(path.name + ".json").exists()


def make_speech(work, settings, fetched):
    """Makes the parts in German that are not there yet; returns their paths."""
    of_speech = {key: settings[key] for key in ("parts", "utterances", "seed", "kokoro")}
    folder = work / f"small-speech-{fingerprint(of_speech, SPEECH)}"
    folder.mkdir(parents=True, exist_ok=True)
    paths = [folder / f"part{number:02d}" for number in range(settings["parts"])]
    tasks = [(path, settings["utterances"], settings["seed"] + number) for number, path in enumerate(paths)]
    said = recogniser.have_kokoro_speak(work, settings["kokoro"], fetched)
    by_kokoro = [folder / f"kokoro{number}" for number in range(len(said))]
    taught, seed = work / recogniser.TAUGHT, settings["seed"] + 100
    of_kokoro = [(path, it, taught, seed + number) for number, (path, it) in enumerate(zip(by_kokoro, said))]
    _make_all(_part, tasks, _has_list)
    _make_all(_by_kokoro, of_kokoro, _has_list)
    return paths + by_kokoro


def make_speech_in(language, work, settings, fetched):
    """Makes the parts in another language that are not there yet; returns their paths."""
    of_speech = {key: settings[key] for key in ("parts", "utterances", "seed", "bodies")}
    folder = work / f"small-speech-{language}-{fingerprint(of_speech, BY_TONGUES)}"
    folder.mkdir(parents=True, exist_ok=True)
    seed = settings["seed"]
    words = [folder / f"kokoro{number}.npz" for number in range(2)]
    said = [(path, language, settings["bodies"], seed + number, fetched) for number, path in enumerate(words)]
    paths = [folder / f"part{number:02d}" for number in range(settings["parts"])]
    tasks = [
        (path, settings["utterances"], seed + 100 + number, language, words[number % len(words)])
        for number, path in enumerate(paths)
    ]
    _make_all(_words_by_kokoro, said, Path.exists)
    _make_all(_part_in, tasks, _has_list)
    return paths


def make_head(language, work, settings, fetched):
    """Makes the head of a language that is not there yet; returns its tensors and the pieces of its words."""
    if language == "de":
        outputs, pieces_of = OUTPUTS, PIECES_OF
        of_speech = lambda: make_speech(work, settings, fetched)
    else:
        # espeak-ng reads its voices once in a process.
        with multiprocessing.Pool(1) as pool:
            outputs, pieces_of = pool.apply(_shape, [language])
        of_speech = lambda: make_speech_in(language, work, settings, fetched)
    target = work / f"head-{language}-{fingerprint(settings, [*BY_TONGUES, 'small/head', 'small/export'])}.npz"
    if not target.exists():
        paths = of_speech()
        tell(f"The head for {language}.")
        taught, priors = head.train(head.load(paths), settings["steps"], outputs, tell=tell)
        # Letters are short: one that nobody said costs more, or it is found beside another.
        numbers = export.Numbers() if language == "de" else export.Numbers(word=4.0)
        np.savez(target, **export.folded(taught, priors, numbers))
    return dict(np.load(target)), pieces_of


def make(work, settings, fetched):
    """Makes the net, with a head for each language, and returns its folder."""
    folder = work / "small"
    heads = {"de": make_head("de", work, settings["de"], fetched)}
    heads |= {it: make_head(it, work, settings["others"], fetched) for it in tongues.LANGUAGES}
    shutil.rmtree(folder, ignore_errors=True)
    export.write(folder, heads)
    return folder


def main():
    """Reads the command line."""
    parser = argparse.ArgumentParser(prog="training.small.make", description=__doc__.splitlines()[0])
    parser.add_argument("--work", type=Path, required=True, help="where everything on the way is kept")
    parser.add_argument("--fetched", type=Path, required=True, help="where Kokoro is or comes to be unpacked")
    parser.add_argument("--copy", type=Path, help="where the net goes when it is made")
    parser.add_argument("--quick", action="store_true", help="minutes, and no use but to prove that it works")
    parser.add_argument("--only", nargs="+", default=[], choices=tongues.LANGUAGES,
                        help="heads of these alone, put into the net that lies where it goes")
    given = parser.parse_args()
    if given.only and (given.quick or not given.copy):
        parser.error("--only changes the net that --copy names")
    given.work.mkdir(parents=True, exist_ok=True)
    torch.set_num_threads(os.cpu_count())
    work, settings = given.work.resolve(), QUICK if given.quick else FULL
    if given.only:
        export.add(given.copy, {it: make_head(it, work, settings["others"], given.fetched) for it in given.only})
    else:
        folder = make(work, settings, given.fetched)
        if given.copy and not given.quick:
            shutil.copytree(folder, given.copy, dirs_exist_ok=True)
            tell(f"Copied to {given.copy}.")


if __name__ == "__main__":
    main()
