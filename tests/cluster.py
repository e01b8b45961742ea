"""A PostgreSQL cluster of the tests' own, in a temporary folder: one for all processes of a run.

It is started by the test that needs it first, as an ordinary user, and is gone with the run.
"""

import fcntl
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

FOLDER = "AUTOMA_TEST_CLUSTER"
"""Names the folder to the processes of a run."""
PROGRAMS = "usr/lib/postgresql/*/bin"
"""Where Debian has them: they are on nobody's path."""
ORDINARY = "nobody"
"""PostgreSQL doesn't run as root."""
SETTINGS = {
    "fsync": "off",
    "full_page_writes": "off",
    "listen_addresses": "127.0.0.1",
    "max_connections": "200",
    "shared_buffers": "16MB",
    "max_wal_size": "64MB",
    "autovacuum": "off",
}
WATCH = """(
    while kill -0 "$1"; do sleep 2; done
    kill -QUIT "$(head -n 1 "$2/data/postmaster.pid")"
    sleep 1
    rm -rf "$2"
) >/dev/null 2>&1 &"""
"""Puts a cluster away when the process that stands for the run is gone, even if it was killed."""
MISSING = "No PostgreSQL here (Debian: apt-get install postgresql)"

names = count(1)


def programs() -> Path | None:
    """Return where PostgreSQL's programs are, None if there are none."""
    if found := shutil.which("initdb"):
        return Path(found).parent
    return max(Path("/").glob(PROGRAMS), default=None)


class Cluster:
    """A server that runs, and databases in it."""

    def __init__(self, folder: Path, found: Path, settings: Mapping[str, str] = SETTINGS) -> None:
        self.folder = folder
        self._settings = settings
        self._programs = found
        self._data = folder / "data"

    def url(self, name: str, port: int = 0) -> str:
        """Return a database's address, through another port if one is named."""
        return f"postgresql://automa@127.0.0.1:{port or self.port}/{name}"

    @property
    def port(self) -> int:
        """Where it listens."""
        return int((self.folder / "port").read_text())

    def start(self) -> None:
        """Make the cluster and start it, unless another process has."""
        with (self.folder / "lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if not (self.folder / "ready").exists():
                self._data.mkdir()
                if os.geteuid() == 0:
                    who = pwd.getpwnam(ORDINARY)
                    for one in (self.folder, self._data):
                        os.chown(one, who.pw_uid, who.pw_gid)
                self._run("initdb", "--no-sync", "--auth=trust", "--username=automa", "--encoding=UTF8")
                self.run_on(free_port())
                owner = (self.folder / "owner").read_text()
                subprocess.run(["/bin/sh", "-c", WATCH, "sh", owner, str(self.folder)], check=True)
                (self.folder / "ready").touch()

    def run_on(self, port: int) -> None:
        """Start the server on a port."""
        (self.folder / "port").write_text(str(port))
        given = {**self._settings} | {"port": str(port), "unix_socket_directories": str(self.folder)}
        options = " ".join(f"-c {name}={value}" for name, value in given.items())
        log = str(self.folder / "log")
        self._run("pg_ctl", "start", "--wait", "--silent", f"--log={log}", f"--options={options}")

    def stop(self, how: str = "immediate") -> None:
        """Stop the server; what a transaction has committed stays."""
        self._run("pg_ctl", "stop", "--wait", "--silent", f"--mode={how}")

    def create(self, template: str = "template0") -> str:
        """Make a database and return its name."""
        name = f"test_{os.getpid()}_{next(names)}"
        self.do("postgres", f"CREATE DATABASE {name} TEMPLATE {template}")
        return name

    def drop(self, name: str) -> None:
        """Drop a database, whoever is connected to it."""
        self.do("postgres", f"DROP DATABASE {name} WITH (FORCE)")

    @contextmanager
    def database(self, template: str) -> Iterator[str]:
        """Make a database of a template, yield its address, and drop it."""
        name = self.create(template)
        yield self.url(name)
        self.drop(name)

    def do(self, name: str, statement: str) -> list[tuple[Any, ...]]:
        """Run a statement in a database and return the rows that it finds."""
        import psycopg  # most runs of a few tests need none

        with psycopg.connect(self.url(name), autocommit=True) as db:
            found = db.execute(statement.encode())
            return found.fetchall() if found.description else []

    def _run(self, program: str, *arguments: str) -> None:
        env = {"PGDATA": str(self._data), "LC_ALL": "C", "PATH": os.environ["PATH"]}
        command = [str(self._programs / program), *arguments]
        user: dict[str, Any] = {}
        if os.geteuid() == 0:
            user = {"user": ORDINARY, "group": pwd.getpwnam(ORDINARY).pw_gid, "extra_groups": []}
        done = subprocess.run(
            command, env=env, cwd=self.folder, capture_output=True, text=True, check=False, timeout=60, **user
        )
        assert done.returncode == 0, f"{program}: {done.stdout}{done.stderr}"


def free_port() -> int:
    """Return a port that nobody listens on."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def announce() -> None:
    """Let all processes of this run find the same cluster."""
    os.environ[FOLDER] = str(own_folder("automa-postgres-"))


def own_folder(prefix: str) -> Path:
    """Make a folder for a cluster that is gone when this process is."""
    folder = Path(tempfile.mkdtemp(prefix=prefix))
    folder.chmod(0o755)  # PostgreSQL runs as somebody else
    (folder / "owner").write_text(str(os.getpid()))
    return folder


def put_away() -> None:
    """Stop the cluster of this run, if there is one, and delete it."""
    folder = Path(os.environ.pop(FOLDER))
    if (folder / "ready").exists() and (found := programs()):
        Cluster(folder, found).stop()
    shutil.rmtree(folder, ignore_errors=True)


def running() -> Cluster | None:
    """Return the cluster of this run, which runs from now on; None without PostgreSQL."""
    found = programs()
    if found is None:
        return None
    cluster = Cluster(Path(os.environ[FOLDER]), found)
    cluster.start()
    return cluster
