"""SVOX Pico, a synthesiser that no recogniser of ours was ever trained on: speaks German, English, Spanish, French and
Italian, each in one voice. It is fetched below target/, not installed (see README.md)."""

import ctypes as c
import hashlib
import subprocess
import sys
from pathlib import Path

import numpy as np

RATE = 16000
VOICES = {
    "de": "de-DE_gl0",
    "en": "en-US_lh0",
    "en-gb": "en-GB_kh0",
    "es": "es-ES_zl0",
    "fr": "fr-FR_nk0",
    "it": "it-IT_cm0",
}
VERSION = "1.0+git20130326-13"
PACKAGES = {
    "libttspico-data": "25c9904cef2471302634c03deff3ca96b588e22ea94929dda72d940584a3b84a",
    "libttspico0": "fc9e4dbc664a7756ae73e83633d9987e6b0f2fd5248f04def8beb8de6df2cd02",
}


def fetch(folder: Path) -> Path:
    """Unpacks Pico into a folder if it is not there yet, and returns that folder.

    The packages lie in the non-free section of Debian, for the voices come without their sources. No file of the
    system is changed: apt-get is given lists of its own, made from the sources that are set up with another section.
    """
    folder = folder.resolve()
    done = folder / "fetched"
    if done.exists():
        return folder
    for part in ("lists/partial", "cache/archives/partial"):
        (folder / part).mkdir(parents=True, exist_ok=True)
    targets = subprocess.run(
        ["apt-get", "indextargets", "--format", "$(REPO_URI) $(CODENAME) $(COMPONENT)", "Created-By: Packages"],
        capture_output=True, text=True, check=True).stdout
    uris = [line.split()[0] for line in targets.splitlines() if line.endswith(" bookworm main")]
    if not uris or subprocess.run(["dpkg", "--print-architecture"], capture_output=True).stdout != b"amd64\n":
        raise RuntimeError("SVOX Pico is known here for Debian 12 on x86-64 only")
    sources = folder / "sources.list"
    keys = "/usr/share/keyrings/debian-archive-keyring.gpg"
    sources.write_text(f"deb [signed-by={keys}] {uris[0]} bookworm non-free\n")
    options = []
    for key, value in {"Dir::Etc::sourcelist": sources, "Dir::Etc::sourceparts": "/dev/null",
                       "Dir::State::Lists": folder / "lists", "Dir::Cache": folder / "cache",
                       "APT::Sandbox::User": "root"}.items():
        options += ["-o", f"{key}={value}"]
    for words in (["update"], ["download"] + [f"{name}={VERSION}" for name in PACKAGES]):
        subprocess.run(["apt-get", "-qq", *options, *words], cwd=folder, check=True, stdout=sys.stderr)
    for name, known in PACKAGES.items():
        (package,) = folder.glob(f"{name}_*.deb")
        if hashlib.sha256(package.read_bytes()).hexdigest() != known:
            raise RuntimeError(f"{package.name} is not the file it should be")
        subprocess.run(["dpkg", "-x", package, folder], check=True)
    done.touch()
    return folder


class Pico:
    """One voice of Pico."""

    STEP_BUSY = 201

    def __init__(self, folder: Path, language: str):
        (library,) = folder.glob("usr/lib/*/libttspico.so.0.0.0")
        self.pico = c.CDLL(str(library))
        self.memory = c.create_string_buffer(10_000_000)
        self.system, self.engine = c.c_void_p(), c.c_void_p()
        self.check(self.pico.pico_initialize(self.memory, c.c_uint32(len(self.memory)), c.byref(self.system)))
        voice, data = VOICES[language], folder / "usr/share/pico/lang"
        names = []
        for file in (data / f"{voice[:5]}_ta.bin", data / f"{voice}_sg.bin"):
            resource, name = c.c_void_p(), c.create_string_buffer(200)
            self.check(self.pico.pico_loadResource(self.system, str(file).encode(), c.byref(resource)))
            self.check(self.pico.pico_getResourceName(self.system, resource, name))
            names.append(name)
        self.check(self.pico.pico_createVoiceDefinition(self.system, b"voice"))
        for name in names:
            self.check(self.pico.pico_addResourceToVoiceDefinition(self.system, b"voice", name))
        self.check(self.pico.pico_newEngine(self.system, b"voice", c.byref(self.engine)))

    @staticmethod
    def check(status: int) -> None:
        if status != 0:
            raise RuntimeError(f"Pico failed: {status}")

    def say(self, text: str, speed: int = 100, pitch: int = 100) -> np.ndarray:
        """Returns the sound of a text, at 16 kHz; speed and pitch in per cent."""
        text = f'<speed level="{speed}"><pitch level="{pitch}">{text}</pitch></speed>'
        left = text.encode() + b"\0"
        pieces, block = [], c.create_string_buffer(1024)
        taken, got, kind = c.c_int16(), c.c_int16(), c.c_int16()
        while left:
            length = min(len(left), 32_000)
            self.check(self.pico.pico_putTextUtf8(self.engine, left, c.c_int16(length), c.byref(taken)))
            left = left[taken.value:]
            while True:
                status = self.pico.pico_getData(
                    self.engine, block, c.c_int16(len(block)), c.byref(got), c.byref(kind))
                if got.value > 0:
                    pieces.append(block.raw[:got.value])
                if status != self.STEP_BUSY:
                    break
        return np.frombuffer(b"".join(pieces), "<i2").astype(np.float32)
