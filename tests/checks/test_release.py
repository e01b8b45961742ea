"""The steps of the release workflow do what a release needs, as far as they can be taken here."""

import os
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from bot import __version__
from tests.checks.test_changelog import CHANGES, RELEASES
from tests.checks.wheel import ROOT, sources, wheel

WORKFLOW: dict[str, Any] = yaml.safe_load((ROOT / ".github" / "workflows" / "release.yml").read_text("utf-8"))
STEPS = {
    step["name"]: step["run"]
    for job in WORKFLOW["jobs"].values()
    for step in job["steps"]
    if "name" in step and "run" in step
}


def take(step: str, folder: Path, tag: str) -> int:
    """Take a step as the workflow's machine would, and return its exit code."""
    around = os.environ | {"GITHUB_REF_NAME": tag, "PATH": f"{ROOT / '.venv' / 'bin'}:{os.environ['PATH']}"}
    around.pop("PYTHONPATH", None)
    command = ("bash", "-e", "-o", "pipefail", "-c", STEPS[step])
    return subprocess.run(command, cwd=folder, env=around, check=False, capture_output=True).returncode


def test_a_tag_that_is_not_the_version_releases_nothing() -> None:
    assert take("The tag names the version", ROOT, f"v{__version__}") == 0
    for other in (__version__, f"v{__version__}.1", "v", "v99.0.0"):
        assert take("The tag names the version", ROOT, other) != 0


@pytest.mark.parametrize("head", RELEASES)
def test_a_release_tells_its_own_changes(tmp_path: Path, head: str) -> None:
    (tmp_path / "CHANGELOG.md").write_text((ROOT / "CHANGELOG.md").read_text("utf-8"), encoding="utf-8")
    (tmp_path / "dist").mkdir()
    assert take("Take what has changed", tmp_path, f"v{head.split()[0]}") == 0
    assert (tmp_path / "dist" / "NOTES.md").read_text("utf-8").splitlines() == CHANGES[head]


@pytest.mark.slow
def test_it_builds_the_wheel_that_anybody_builds(tmp_path: Path) -> None:
    folder = sources(tmp_path / "tag")
    assert take("Build", folder, f"v{__version__}") == 0
    (made,) = (folder / "dist").iterdir()
    assert made.read_bytes() == wheel(sources(tmp_path / "mine")).read_bytes()


def test_the_sums_are_those_of_all_that_is_released(tmp_path: Path) -> None:
    made = tmp_path / "dist"
    made.mkdir()
    for name in ("automa-1-py3-none-any.whl", "automa-image-amd64.tar.gz", "NOTES.md"):
        (made / name).write_text(name)
    assert take("Sum up", made, "v1") == 0
    assert [line.split()[1] for line in (made / "SHA256SUMS").read_text().splitlines()] == [
        "automa-1-py3-none-any.whl",
        "automa-image-amd64.tar.gz",
    ]
    subprocess.run(("sha256sum", "--check", "--quiet", "SHA256SUMS"), cwd=made, check=True)


def test_both_workflows_try_the_image_on_both_processors() -> None:
    ci = (ROOT / ".github" / "workflows" / "ci.yml").read_text("utf-8")
    release = (ROOT / ".github" / "workflows" / "release.yml").read_text("utf-8")
    for text in (ci, release):
        assert text.count("run: .ci/image") == 1
        assert set(
            re.findall(r"ubuntu-24\.04[\w-]*", text.partition("\n  image:")[2].partition("steps:")[0])
        ) == {
            "ubuntu-24.04",
            "ubuntu-24.04-arm",
        }
