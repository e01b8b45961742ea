"""`automa systemd` prints a unit that systemd understands, and says what would not work in it."""

import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest
from click.testing import CliRunner

from bot.cli import main
from bot.cli.systemd import unit
from bot.exits import NO_RESTART


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with settings, whose name systemd could take for more than a name."""
    made = tmp_path / "a folder 50%h"
    made.mkdir()
    (made / ".env").write_text("DATABASE_URL=sqlite:////var/lib/automa/automa.db\n")
    monkeypatch.chdir(made)
    for name in ("DATABASE_URL", "HEALTH_FOLDER"):
        monkeypatch.delenv(name, raising=False)
    return made


def value(printed: str, key: str) -> str:
    (found,) = [line.partition("=")[2] for line in printed.splitlines() if line.startswith(f"{key}=")]
    return found


def test_it_names_this_program_and_the_folder_where_it_is_called(folder: Path) -> None:
    ran = CliRunner().invoke(main, ["systemd"])
    assert ran.exit_code == 0
    assert value(ran.stdout, "ExecStart") == f"{sysconfig.get_path('scripts')}/automa run"
    assert value(ran.stdout, "WorkingDirectory") == str(folder).replace("%", "%%")
    assert [int(code) for code in value(ran.stdout, "RestartPreventExitStatus").split()] == sorted(NO_RESTART)


def test_it_says_where_the_database_has_to_lie(folder: Path) -> None:
    assert "/var/lib/automa alone" not in CliRunner().invoke(main, ["systemd"]).stderr
    (folder / ".env").write_text("DATABASE_URL=postgresql://automa@db.example/automa\n")
    assert "/var/lib/automa alone" not in CliRunner().invoke(main, ["systemd"]).stderr
    (folder / ".env").unlink()
    ran = CliRunner().invoke(main, ["systemd"])
    assert ran.exit_code == 0
    assert "set DATABASE_URL=sqlite:////var/lib/automa/automa.db in .env" in ran.stderr


def test_it_says_where_the_health_file_has_to_lie(folder: Path) -> None:
    with (folder / ".env").open("a") as settings:
        settings.write("HEALTH_FOLDER=/var/lib/automa/health\n")
    assert "HEALTH_FOLDER" not in CliRunner().invoke(main, ["systemd"]).stderr
    with (folder / ".env").open("a") as settings:
        settings.write("HEALTH_FOLDER=/run/automa\n")
    told = CliRunner().invoke(main, ["systemd"]).stderr
    assert "set HEALTH_FOLDER=/var/lib/automa in .env" in told
    assert "DATABASE_URL" not in told


def test_it_says_what_the_service_cannot_see(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.cli.systemd.HIDDEN", (folder,))
    assert f"can't see {folder}: put .env into another folder" in CliRunner().invoke(main, ["systemd"]).stderr
    scripts = Path(sysconfig.get_path("scripts"))
    monkeypatch.setattr("bot.cli.systemd.HIDDEN", (scripts,))
    assert f"The program lies in {scripts}, which" in CliRunner().invoke(main, ["systemd"]).stderr


def test_a_program_that_is_not_installed_has_no_unit(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sysconfig.get_path", lambda _: str(folder))
    ran = CliRunner().invoke(main, ["systemd"])
    assert (ran.exit_code, ran.stdout) == (1, "")
    assert f"There is no {folder}/automa: install Automa" in ran.stderr


@pytest.mark.parametrize(
    "command", ["systemd", "new-game harbour", "new-language pl", "words --missing pl"], ids=str
)
def test_in_a_folder_that_was_deleted_nothing_is_begun(folder: Path, command: str) -> None:
    shutil.rmtree(folder)
    ran = CliRunner().invoke(main, command)
    assert (ran.exit_code, ran.stdout) == (2, "")
    assert "The folder where you are isn't there any more" in ran.stderr


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="there is no systemd here")
def test_systemd_understands_it(folder: Path) -> None:
    program = folder / "automa"
    program.symlink_to(sys.executable)
    file = folder / "automa.service"

    def told(text: str) -> str:
        file.write_text(text)
        command = ("systemd-analyze", "verify", str(file))
        return subprocess.run(command, capture_output=True, text=True, check=False).stderr

    good = unit(program, folder)
    assert str(file) not in told(good)
    assert "PrivateTemp" in told(good.replace("PrivateTmp=", "PrivateTemp="))
    assert "not executable" in told(good.replace("/automa", "/other"))
