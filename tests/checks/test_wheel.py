"""The wheel is the same whoever builds it, says what it is made of, and its version stands in one place."""

import json
import os
import re
import subprocess
from hashlib import sha256
from importlib.metadata import requires
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

from bot import __version__
from tests.checks.wheel import PACKAGES, ROOT, sources, wheel
from tests.test_project import NAME, normal

CHECKED = ROOT / ".venv-check" / "bin" / "python"
BOM = f"automa-{__version__}.dist-info/sboms/automa.cdx.json"
VALIDATES = """
import sys
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
for line in sys.stdin:
    print(JsonStrictValidator(SchemaVersion.V1_6).validate_str(line) is None)
"""
"""Says of each line whether it is a bill of materials, by the schema of CycloneDX."""


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return wheel(sources(tmp_path_factory.mktemp("wheel") / "automa"))


def test_two_builds_are_the_same_to_the_byte(built: Path, tmp_path: Path) -> None:
    """Later and elsewhere, by somebody with another clock, language and umask."""
    other = sources(tmp_path / "elsewhere")
    for number, file in enumerate(sorted(other.rglob("*"), reverse=True)):
        file.chmod(0o700 if file.is_dir() else 0o600)
        os.utime(file, (number, number))
    again = wheel(other, TZ="Asia/Tokyo", LC_ALL="C", PYTHONHASHSEED="7")
    assert again.name == built.name
    assert again.read_bytes() == built.read_bytes()


def test_another_file_makes_another_wheel(built: Path, tmp_path: Path) -> None:
    other = sources(tmp_path / "changed")
    with (other / "bot" / "exits.py").open("a", encoding="utf-8") as file:
        file.write("\n")
    assert wheel(other).read_bytes() != built.read_bytes()


def test_all_that_the_packages_have_is_in_it(built: Path) -> None:
    names = set(ZipFile(built).namelist())
    files = [file for part in PACKAGES for file in (ROOT / part).rglob("*") if file.is_file()]
    there = {str(file.relative_to(ROOT)) for file in files if "__pycache__" not in file.parts}
    assert there == {name for name in names if name.partition("/")[0] in PACKAGES}


def bom(built: Path) -> dict[str, Any]:
    with ZipFile(built) as archive:
        found: dict[str, Any] = json.loads(archive.read(BOM))
    return found


@pytest.mark.slow
def test_its_bill_of_materials_is_valid(built: Path) -> None:
    assert CHECKED.exists(), "what validates it isn't installed: run `make .venv-check/done`"
    told = json.dumps(bom(built))
    lines = f"{told}\n{told.replace('SHA-256', 'SHA-257')}\n"
    said = subprocess.run((CHECKED, "-c", VALIDATES), input=lines, capture_output=True, text=True, check=True)
    assert said.stdout.split() == ["True", "False"]


def test_its_bill_of_materials_has_each_library_as_it_is_locked(built: Path) -> None:
    found = {one["name"]: one for one in bom(built)["components"] if one["type"] == "library"}
    locks = [ROOT / "requirements" / f"{name}.txt" for name in ("run", "postgres", "metrics")]
    locked = "".join(lock.read_text("utf-8") for lock in locks)
    pins = dict(re.findall(r"^([\w.-]+)==([^\s;]+)", locked, re.MULTILINE))
    assert {name: one["version"] for name, one in found.items()} == pins
    told = [part["content"] for one in found.values() for part in one["hashes"]]
    assert len(told) == len(set(told))
    assert set(told) == set(re.findall(r"sha256:(\w+)", locked))
    needed = {normal(name[0]) for one in requires("automa") or () if (name := NAME.match(one))}
    assert needed <= {normal(name) for name in found}
    always = {normal(name) for name in NAME.findall((ROOT / "requirements" / "run.txt").read_text("utf-8"))}
    assert {normal(name) for name, one in found.items() if one["scope"] == "required"} == always


def test_its_bill_of_materials_names_the_program_and_the_fonts_in_it(built: Path) -> None:
    told = bom(built)
    assert told["metadata"]["component"]["purl"] == f"pkg:pypi/automa@{__version__}"
    with ZipFile(built) as archive:
        shipped = {name: archive.read(name) for name in archive.namelist() if name.endswith(".otf")}
    named = {one["name"]: one["hashes"][0]["content"] for one in told["components"] if one["type"] == "file"}
    assert named == {name: sha256(content).hexdigest() for name, content in shipped.items()}
    assert named


def test_the_version_stands_in_one_place() -> None:
    folders = [*(ROOT / part for part in (*PACKAGES, "docs", "requirements", ".github")), ROOT]
    files = [
        file for folder in folders for file in (folder.glob("*") if folder == ROOT else folder.rglob("*"))
    ]
    kinds = {".in", ".json", ".md", ".py", ".service", ".toml", ".yaml", ".yml", ""}
    told = {file: file.read_text("utf-8") for file in files if file.suffix in kinds and file.is_file()}
    forms = (f'"{__version__}"', f"={__version__}", f"v{__version__}", f"automa-{__version__}")
    assert [file for file, text in told.items() if any(form in text for form in forms)] == [
        ROOT / "bot" / "__init__.py"
    ]
