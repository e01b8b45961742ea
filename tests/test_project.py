"""What the project says of itself is so: its dependencies, and what a host installs."""

import ast
import re
import sys
import tomllib
from importlib.metadata import packages_distributions
from itertools import chain
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGES = ("bot", "engines", "sandbox")
NAME = re.compile(r"^[a-z0-9][a-z0-9.-]*", re.MULTILINE | re.IGNORECASE)


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def imported() -> set[str]:
    """Return the modules that the packages import from elsewhere, with their parents."""
    found = set()
    for package in PACKAGES:
        for file in (ROOT / package).rglob("*.py"):
            if "skeleton" in file.parts:
                continue  # templates: they import each other under names of their own
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                if isinstance(node, ast.Import):
                    found |= {alias.name for alias in node.names}
                elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                    found.add(node.module)
    own = {*PACKAGES, *sys.stdlib_module_names}
    return {name for name in found if name.partition(".")[0] not in own}


def test_every_import_is_a_declared_dependency() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = chain.from_iterable(project["optional-dependencies"].values())
    declared = [*project["dependencies"], *extras]
    dependencies = {normal(found[0]) for one in declared if (found := NAME.match(one))}
    distributions = packages_distributions()
    missing = {
        name
        for name in imported()
        if not dependencies & {normal(one) for one in distributions[name.partition(".")[0]]}
    }
    assert not missing


def test_a_host_installs_nothing_that_only_builds_the_package() -> None:
    builds = set(map(normal, NAME.findall((ROOT / "requirements" / "build.in").read_text("utf-8"))))
    runs = set(map(normal, NAME.findall((ROOT / "requirements" / "run.txt").read_text("utf-8"))))
    assert builds
    assert not builds & runs
