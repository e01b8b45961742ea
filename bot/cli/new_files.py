"""New files in a checkout: all of them are written, or none."""

from collections.abc import Mapping
from contextlib import ExitStack
from pathlib import Path


def write_new(files: Mapping[Path, str]) -> str:
    """Write these files, with the folders that they need; return why it can't be done, "" if it is."""
    with ExitStack() as undo:
        for file, words in files.items():
            try:
                for folder in [one for one in reversed(file.parents) if not one.exists()]:
                    folder.mkdir()
                    undo.callback(folder.rmdir)
                with file.open("x", encoding="utf-8") as new:
                    undo.callback(file.unlink)
                    new.write(words)
            except OSError as fault:
                return f"{file} can't be written: {fault.strerror}."
        undo.pop_all()
    return ""
