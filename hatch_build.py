"""Puts into the wheel what it is made of and works with: CycloneDX, in `.dist-info/sboms` (PEP 770).

All of it is read from files of the repository, none from the clock or the machine: the same files make the
same wheel.
"""

import hashlib
import json
import re
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NAME = "automa.cdx.json"
FONTS = "engines/core/picture/fonts"
LOCKS = {
    "requirements/run.txt": "required",
    "requirements/postgres.txt": "optional",
    "requirements/metrics.txt": "optional",
}
"""What the tests run with, and whether the bot needs it; what several locks have they have alike."""
PIN = re.compile(r"^(?P<name>[\w.-]+)==(?P<version>[^\s;]+)(?: ; (?P<where>.+?))? \\$")
HASH = re.compile(r"^ +--hash=sha256:([0-9a-f]{64})")


class Bom(BuildHookInterface):
    """Writes the bill of materials beside the build, and takes it away again."""

    def initialize(self, _version: str, build_data: dict[str, Any]) -> None:
        """Make the file and name it to the build."""
        self._folder = TemporaryDirectory()
        file = Path(self._folder.name) / NAME
        made = bill(Path(self.root), self.metadata.version)
        file.write_text(json.dumps(made, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        build_data["sbom_files"].append(str(file))

    def finalize(self, _version: str, _build_data: dict[str, Any], _artifact_path: str) -> None:
        """Take the file away: the wheel has it by now."""
        self._folder.cleanup()


def bill(root: Path, version: str) -> dict[str, Any]:
    """Return the bill of materials: the libraries with the hashes of all their files, and the fonts."""
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": "automa",
                "name": "automa",
                "version": version,
                "purl": f"pkg:pypi/automa@{version}",
                "licenses": [{"expression": "MIT AND OFL-1.1"}],
            }
        },
        "components": [*libraries(root), *fonts(root)],
    }


def libraries(root: Path) -> list[dict[str, Any]]:
    """Return the libraries of the locks. Each has a hash for each of its files: which one a host gets is
    up to the machine."""
    found: dict[str, dict[str, Any]] = {}
    for lock, scope in LOCKS.items():
        known = set(found)
        for line in (root / lock).read_text("utf-8").splitlines():
            if pin := PIN.match(line):
                name = pin["name"]
                if name not in known:
                    found[name] = library(name, pin["version"], pin["where"], scope)
            elif (content := HASH.match(line)) and name not in known:
                found[name]["hashes"].append({"alg": "SHA-256", "content": content[1]})
    return list(found.values())


def library(name: str, version: str, where: str | None, scope: str) -> dict[str, Any]:
    """Return one library, without a hash; `where` says which machines need it, None that all do."""
    purl = f"pkg:pypi/{name.lower()}@{version}"
    made = {
        "type": "library",
        "bom-ref": purl,
        "name": name,
        "version": version,
        "scope": scope,
        "purl": purl,
        "hashes": [],
    }
    return made | {"properties": [{"name": "python:marker", "value": where}]} if where else made


def fonts(root: Path) -> list[dict[str, Any]]:
    """Return the font files that lie in the wheel."""
    return [
        {
            "type": "file",
            "bom-ref": f"{FONTS}/{file.name}",
            "name": f"{FONTS}/{file.name}",
            "hashes": [{"alg": "SHA-256", "content": hashlib.sha256(file.read_bytes()).hexdigest()}],
            "licenses": [{"license": {"id": "OFL-1.1"}}],
        }
        for file in sorted((root / FONTS).glob("*.otf"))
    ]
