"""Writes the folder of a model, as libvosk reads it."""

import hashlib
import tempfile
from pathlib import Path

import torch

from . import graph, kaldi

# How many times the mean of the pieces silence and talk count as frequent; how far the frequency of the pieces counts.
# Chosen on the dev set (tune.py). The smaller the first two, the more is rejected.
SILENCE_PRIOR = 15.0
TALK_PRIOR = 3.0
PRIOR_POWER = 0.6
ACOUSTIC_SCALE = 0.5

MFCC = """--use-energy=false
--sample-frequency=16000
--num-mel-bins=40
--num-ceps=40
--low-freq=20
--high-freq=-400
--dither=1.0
"""
# At the end of an utterance all ways to have heard it are put together. Talk that is no announcement has so many that
# this took 60 MiB at once; max-mem (bytes, roughly) narrows the choice there and leaves announcements as they are.
MODEL = """--min-active=200
--max-active=3000
--beam=14.0
--lattice-beam=6.0
--max-mem=1000000
--acoustic-scale={scale}
--frame-subsampling-factor=3
--endpoint.silence-phones=1
--endpoint.rule2.min-trailing-silence=0.5
--endpoint.rule3.min-trailing-silence=0.75
--endpoint.rule4.min-trailing-silence=1.0
"""


def write(trained, folder, silence=SILENCE_PRIOR, talk=TALK_PRIOR, power=PRIOR_POWER, scale=ACOUSTIC_SCALE):
    """Writes a model from what learn.py wrote (`trained`), with SHA256SUMS; what else is in the folder stays."""
    folder = Path(folder)
    kept = torch.load(trained, map_location="cpu")
    weights = {name: value.numpy().astype("float64") for name, value in kept["network"].items()}
    priors = kaldi.priors(kept["frequency"].numpy().astype("float64"), silence, talk, power)
    (folder / "am").mkdir(parents=True, exist_ok=True)
    (folder / "conf").mkdir(exist_ok=True)
    (folder / "am" / "final.mdl").write_bytes(kaldi.final_mdl(weights, priors))
    (folder / "conf" / "mfcc.conf").write_text(MFCC)
    (folder / "conf" / "model.conf").write_text(MODEL.format(scale=scale))
    with tempfile.TemporaryDirectory() as work:
        graph.write(folder / "graph", Path(work))
    files = ["am/final.mdl", "conf/mfcc.conf", "conf/model.conf"]
    files += [f"graph/{it}" for it in ("Gr.fst", "HCLr.fst", "disambig_tid.int", "phones/segments.txt", "phones/word_boundary.int", "words.txt")]
    sums = [f"{hashlib.sha256((folder / it).read_bytes()).hexdigest()}  {it}\n" for it in files]
    (folder / "SHA256SUMS").write_text("".join(sums))
