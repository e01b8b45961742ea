"""Messages with files, as Discord takes them: one form of JSON and bytes."""

from collections.abc import Sequence
from typing import NamedTuple
from urllib.parse import urlsplit

from bot.wire.json import Json, dumps


class File(NamedTuple):
    """A file on its way into a message."""

    name: str
    content: bytes
    kind: str
    """The media type, such as `image/png`."""


def multipart(body: Json, files: Sequence[File]) -> list[Json]:
    """Return the form's fields; the file at place *n* is the one that the body calls by the id *n*."""
    fields: list[Json] = [{"name": "payload_json", "value": dumps(body), "content_type": "application/json"}]
    fields += [
        {"name": f"files[{n}]", "value": file.content, "filename": file.name, "content_type": file.kind}
        for n, file in enumerate(files)
    ]
    return fields


def file_at(address: str) -> tuple[str, str]:
    """Return name and id of the file that a picture's address leads to, empty without one.

    Discord lists no file that an embed shows: only the address tells which it is.
    """
    *_, file, name = ("", "", *urlsplit(address).path.split("/"))
    return (name, file) if file.isdecimal() else ("", "")
