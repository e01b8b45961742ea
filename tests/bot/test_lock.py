import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot.store.errors import DatabaseInUse, StoreFault
from bot.store.lock import only_process

ROOT = Path(__file__).parents[2]
HOLDER = """
import sys
from pathlib import Path
from bot.store.lock import only_process
with only_process(Path(sys.argv[1])):
    print("holds", flush=True)
    sys.stdin.readline()
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "automa.db"


def hold(path: Path) -> subprocess.Popen[str]:
    """Start a process that holds the lock until it reads a line."""
    command = [sys.executable, "-c", HOLDER, str(path)]
    holder = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT)
    assert holder.stdout is not None
    assert holder.stdout.readline() == "holds\n"
    return holder


@pytest.mark.parametrize("is_killed", [False, True])
def test_a_second_process_is_refused_until_the_first_is_gone(path: Path, is_killed: bool) -> None:
    holder = hold(path)
    with (
        pytest.raises(
            DatabaseInUse, match=rf"Another Automa \(process {holder.pid} on .*, since .* UTC\)"
        ) as caught,
        only_process(path),
    ):
        pass
    assert len(str(caught.value).splitlines()) == 1
    assert str(path) in str(caught.value)
    if is_killed:
        holder.kill()
    holder.communicate("\n")
    with only_process(path):
        assert Path(f"{path}.pid").read_text().startswith(f"process {os.getpid()} on ")


def test_another_name_of_the_same_database_is_no_way_in(path: Path, tmp_path: Path) -> None:
    with only_process(path):
        path.touch()
        (tmp_path / "link.db").symlink_to(path)
        with pytest.raises(DatabaseInUse), only_process(tmp_path / "link.db"):
            pass


def test_a_process_that_the_holder_started_keeps_no_lock(path: Path) -> None:
    with only_process(path):
        command = [sys.executable, "-c", "print(flush=True); input()"]
        pipe = subprocess.PIPE
        child = subprocess.Popen(command, stdin=pipe, stdout=pipe, close_fds=False)
        assert child.stdout is not None
        child.stdout.readline()
    with only_process(path):
        child.communicate(b"\n")


def test_databases_do_not_keep_each_other_out(path: Path) -> None:
    with only_process(path), only_process(path.with_name("other.db")):
        pass


def test_where_there_can_be_no_lock_it_is_told(path: Path, tmp_path: Path) -> None:
    (tmp_path / "elsewhere").touch()
    path.parent.mkdir()
    Path(f"{path}.pid").symlink_to(tmp_path / "elsewhere")
    with pytest.raises(StoreFault, match="can't be locked"), only_process(path):
        pass
    assert (tmp_path / "elsewhere").read_text() == ""
    with (
        pytest.raises(StoreFault, match="can't be locked"),
        only_process(tmp_path / "elsewhere" / "automa.db"),
    ):
        pass
