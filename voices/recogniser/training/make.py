"""Makes the recogniser from nothing: speech, network, model. What is done already is not done again.

    python -m training.make --work FOLDER --fetched FOLDER [--quick] [--copy FOLDER]
"""

import argparse
import hashlib
import json
import multiprocessing
import os
import shutil
import time
from pathlib import Path

from . import HERE, VOICES

# What the shipped model was made with: first words that are said plainly, then all there is, with what Kokoro says, in
# which the network of the first cycle finds the words. In few large batches it learns next to nothing of this, in many
# small ones much. `--quick` only proves that every step works; Kokoro, which is to be fetched first, is not in it.
FULL = {
    "plain_parts": 16,
    "parts": 72,
    "utterances": 600,
    "copies": 2,
    "seed": 1000,
    # Two at a time say so much.
    "kokoro": {"parts": 2, "seconds": 600, "seed": 4000, "copies": 10},
    # See `learn.Cycle`.
    "cycles": [
        {"plain": True, "steps": 4000, "seed": 1, "batch": 12, "fastest": 3e-3},
        {"steps": 16000, "seed": 2, "batch": 12, "fastest": 3e-3, "throats": 0.5, "talk": 0.2},
    ],
}
QUICK = {
    **FULL,
    "plain_parts": 1,
    "parts": 2,
    "utterances": 60,
    "kokoro": {"parts": 0, "seconds": 0, "seed": 4000, "copies": 0},
    "cycles": [{**FULL["cycles"][0], "steps": 12}, {**FULL["cycles"][1], "steps": 6}],
}

# Whatever the speech depends on: when one of these changes it is made anew.
SPEECH = ["data", "espeak", "features", "festival", "flite", "recorded", "sound", "sounds", "talk", "voices", "words"]
BY_KOKORO = ["kokoro", "words"]
# What the network is called when it is trained, for whoever needs it beside the model.
TAUGHT = "network.pt"
TABLES = ["held_out", "pronunciations", "sentences", "sounds"]


def tell(text):
    """Prints a line at once: some steps take long."""
    print(text, flush=True)


def fingerprint(settings, names):
    """Returns a short name for some settings together with the files they are used by."""
    files = [HERE / "training" / f"{name}.py" for name in names] + [HERE / f"{name}.toml" for name in TABLES]
    files += [VOICES / it for it in ("de/spoken.toml", "de/lexicon.toml", "de-fide/lexicon.toml")]
    content = json.dumps(settings, sort_keys=True).encode() + b"".join(it.read_bytes() for it in files)
    return hashlib.sha256(content).hexdigest()[:16]


def check_words():
    """Stops if a word has no pronunciation, or one that cannot be said."""
    from . import espeak, words
    from .sounds import TABLE

    faults = [f"pronunciations.toml lacks {word}" for word in words.missing()] + words.faults()
    faults += [f"espeak-ng does not know the sound {name}" for name in TABLE if not _can_be_said(espeak, name)]
    if faults:
        raise SystemExit("\n".join(faults))


def _can_be_said(espeak, name):
    from .sounds import TABLE

    ways = [name, *TABLE[name]["accents"]]
    return any(all(espeak.has("de", it) for it in way.split("+")) for way in ways)


def _part(task):
    path, number, seed, copies, plain = task
    from . import data

    unfinished = path.with_name("unfinished-" + path.name)
    data.write_part(unfinished, number, seed, copies, plain)
    # The list comes last: a part that has one is whole.
    for ending in ("features.npy", "labels.npy", "json"):
        os.rename(f"{unfinished}.{ending}", f"{path}.{ending}")
    return path.name


def make_speech(work, settings):
    """Makes the parts that are not there yet, two at a time; returns the paths of the plain ones, and of the others."""
    speech = {key: settings[key] for key in ("plain_parts", "utterances", "copies", "seed")}
    folder = work / f"speech-{fingerprint(speech, SPEECH)}"
    folder.mkdir(parents=True, exist_ok=True)
    plain = [folder / f"plain{number:03d}" for number in range(settings["plain_parts"])]
    paths = [folder / f"part{number:03d}" for number in range(settings["parts"])]
    tasks = [
        (path, settings["utterances"], settings["seed"] + number, settings["copies"], path in plain)
        for number, path in enumerate(plain + paths)
        if not path.with_name(path.name + ".json").exists()
    ]
    # Each in a process of its own: espeak-ng reads its voices once.
    with multiprocessing.Pool(2, maxtasksperchild=1) as pool:
        for number, name in enumerate(pool.imap_unordered(_part, tasks), 1):
            tell(f"Speech: {name}, {number} of {len(tasks)}.")
    return plain, paths


def _spoken_by_kokoro(task):
    from . import kokoro

    path, seconds, seed, fetched = task
    kokoro.write(path, seconds, seed, fetched, kokoro.moves_and_talk, tell)


def _aligned(task):
    from . import align

    path, said, taught, seed, copies = task
    align.write_part(path, said, taught, seed, copies)


def have_kokoro_speak(work, settings, fetched):
    """Makes what Kokoro says, if it is not there yet; returns the paths without their endings."""
    folder = work / f"kokoro-{fingerprint(settings, BY_KOKORO)}"
    folder.mkdir(parents=True, exist_ok=True)
    paths = [folder / f"said{number}" for number in range(settings["parts"])]
    tasks = [
        (path, settings["seconds"], settings["seed"] + number, fetched)
        for number, path in enumerate(paths)
        if not path.with_name(path.name + ".json").exists()
    ]
    with multiprocessing.Pool(2, maxtasksperchild=1) as pool:
        pool.map(_spoken_by_kokoro, tasks)
    return paths


def align_kokoro(said, taught, settings):
    """Makes parts of what Kokoro said, if they are not there yet; returns their paths."""
    name = taught.stem.removeprefix("network-")
    parts = [path.with_name(f"{path.name}-by-{name}") for path in said]
    tasks = [
        (part, path, taught, settings["seed"] + 100 + number, settings["copies"])
        for number, (part, path) in enumerate(zip(parts, said))
        if not part.with_name(part.name + ".json").exists()
    ]
    with multiprocessing.Pool(2, maxtasksperchild=1) as pool:
        pool.map(_aligned, tasks)
    return parts


def make(work, settings, fetched):
    """Makes the model and returns its folder."""
    began = time.monotonic()
    minutes = lambda: f"{(time.monotonic() - began) / 60:.1f} minutes"
    check_words()
    plain, (*parts, dev) = make_speech(work, settings)
    said = have_kokoro_speak(work, settings["kokoro"], fetched)
    tell(f"Speech is there: {minutes()}.")
    from . import export, learn

    trained = None
    for number in range(1, len(settings["cycles"]) + 1):
        done = {**settings, "cycles": settings["cycles"][:number]}
        target = work / f"network-{fingerprint(done, [*SPEECH, 'kokoro', 'align', 'network', 'learn'])}.pt"
        if not target.exists():
            unfinished, cycle = target.with_suffix(".unfinished"), dict(settings["cycles"][number - 1])
            is_plain = cycle.pop("plain", False)
            spoken = plain if is_plain else plain + parts + align_kokoro(said, trained, settings["kokoro"])
            learn.train(spoken, [dev], unfinished, learn.Cycle(**cycle), trained, tell)
            os.rename(unfinished, target)
        trained = target
    shutil.copy(trained, work / TAUGHT)
    tell(f"The network is trained: {minutes()}.")
    model = work / "model"
    shutil.rmtree(model, ignore_errors=True)
    export.write(trained, model)
    tell(f"The model is written: {minutes()}.")
    return model


def main():
    """Reads the command line."""
    parser = argparse.ArgumentParser(prog="training.make", description=__doc__.splitlines()[0])
    parser.add_argument("--work", type=Path, required=True, help="where everything on the way is kept")
    parser.add_argument("--fetched", type=Path, required=True, help="where Kokoro is or comes to be unpacked")
    parser.add_argument("--quick", action="store_true", help="minutes, and no use but to prove that it works")
    parser.add_argument("--copy", type=Path, help="where the model goes when it is made")
    given = parser.parse_args()
    given.work.mkdir(parents=True, exist_ok=True)
    model = make(given.work.resolve(), QUICK if given.quick else FULL, given.fetched.resolve())
    if given.copy and given.quick:
        tell("A model made with --quick is of no use: it is not copied.")
    elif given.copy:
        shutil.copytree(model, given.copy, dirs_exist_ok=True)
        tell(f"Copied to {given.copy}.")


if __name__ == "__main__":
    main()
