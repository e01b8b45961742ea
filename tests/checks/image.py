"""Takes the steps of the Dockerfile in a folder of its own, where no container can be built.

The folder stands for the image's root: each absolute path of a step means one in there. The base image is
stood in for by the Python that runs the tests.
"""

import json
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from shutil import copy, copytree, ignore_patterns

from tests.checks.wheel import ROOT

PLACE = re.compile(r"(?<![\w.-])/(opt|src|build|data)(?=[/:\s]|$)")
SHIM = '#!/bin/sh\nexec {} "$@"\n'
CONTAINED = """
mount --bind {root} {root}
mount --bind {root}/data {root}/data
mount -t tmpfs tmpfs {root}/tmp
mount -o remount,bind,ro {root}
mount -o remount,bind,ro /
cd {folder}
exec setpriv --reuid {user} --regid {user} --clear-groups --no-new-privs -- "$@"
"""
"""Runs a program as the container runtime would: nothing can be written but the volume and /tmp."""


def steps() -> Iterator[tuple[str, str]]:
    """Return each instruction of the Dockerfile with what stands behind it."""
    text = (ROOT / "Dockerfile").read_text("utf-8").replace("\\\n", " ")
    for line in text.splitlines():
        if line.strip() and not line.startswith("#"):
            instruction, _, rest = line.partition(" ")
            yield instruction, rest.strip()


class Image:
    """What the steps make in an empty folder."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.last: dict[str, str] = {}
        """What the last of each of the instructions says that only tell how it is run."""
        self._folder = root
        base = root / "base"
        base.mkdir()
        (root / "tmp").mkdir(mode=0o1777)
        (base / "python").write_text(SHIM.format(os.path.realpath(sys.executable)))
        (base / "python").chmod(0o755)
        self._base = {"PATH": f"{base}:{os.defpath}"}
        """The environment of the base image."""
        self.environment = dict(self._base)

    def build(self) -> None:
        """Take all steps."""
        for instruction, rest in steps():
            if instruction == "FROM":
                self._folder, self.environment = self.root, dict(self._base)
            elif instruction == "WORKDIR":
                self._folder = Path(self.place(rest))
                self._folder.mkdir(exist_ok=True)
            elif instruction == "COPY":
                *options, source, target = rest.split()
                self._copy(options, source, target)
            elif instruction == "RUN":
                command = ("sh", "-euc", self.place(rest))
                subprocess.run(command, cwd=self._folder, env=self._around(), check=True, capture_output=True)
            elif instruction == "ENV":
                for word in shlex.split(rest):
                    name, _, value = word.partition("=")
                    old = self.environment.get(name, "")
                    self.environment[name] = self.place(value).replace(f"${name}", old)
            else:
                assert instruction in {"USER", "VOLUME", "HEALTHCHECK", "ENTRYPOINT", "CMD"}, instruction
                self.last[instruction] = rest

    def place(self, text: str) -> str:
        """Return a text in which the image's paths are those below the folder."""
        return PLACE.sub(rf"{self.root}/\1", text)

    def words(self, instruction: str) -> list[str]:
        """Return the words of a command in brackets."""
        found: list[str] = json.loads(self.last[instruction].partition("[")[2].join("[ "))
        return found

    def run(self, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
        """Run its entry point with these words to its end, in its volume."""
        command = (*self.words("ENTRYPOINT"), *words)
        return subprocess.run(
            command,
            cwd=self.volume,
            env=self.environment | environment,
            capture_output=True,
            text=True,
            check=False,
        )

    def contained(self, *words: str) -> list[str]:
        """Return the command, for root, that runs these words as the container runtime would."""
        script = CONTAINED.format(root=self.root, folder=self._folder, user=self.user)
        return ["unshare", "--mount", "sh", "-euc", script, "sh", *words]

    @property
    def volume(self) -> Path:
        """Where it keeps what has to stay."""
        return Path(self.place(self.last["VOLUME"]))

    def owners(self) -> set[int]:
        """Return the numbers of the users who own something in the volume."""
        return {file.stat().st_uid for file in self.volume.iterdir()}

    @property
    def user(self) -> int:
        """The number of the user that it runs as."""
        return int(self.last["USER"].partition(":")[0])

    def _around(self) -> dict[str, str]:
        """Return the environment of a step: what leads to the packages is this machine's.

        To compile what is run once takes longest of all, and is left out.
        """
        theirs = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
        return theirs | {"PIP_NO_COMPILE": "1"} | self.environment

    def _copy(self, options: list[str], source: str, target: str) -> None:
        if "--from=build" in options:
            assert source == target, "the stages share a folder here"
            owner = next((one.partition("=")[2] for one in options if one.startswith("--chown=")), "")
            if owner and os.geteuid() == 0:
                os.chown(self.place(source), *map(int, owner.split(":")))
            assert Path(self.place(source)).exists()
            return
        for one in context() if source == "." else [ROOT / source]:
            there = self._folder / (target if source != "." else one.name)
            if one.is_dir():
                copytree(one, there, dirs_exist_ok=True, ignore=ignore_patterns("__pycache__"))
            else:
                copy(one, there)


def context() -> list[Path]:
    """Return what is sent to the builder: nothing but what .dockerignore lets through."""
    first, *lines = (
        line for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines() if line[:1] != "#"
    )
    assert first == "*"
    assert [line for line in lines if not line.startswith("!")] == ["**/__pycache__"]
    return [ROOT / line[1:] for line in lines if line.startswith("!")]
