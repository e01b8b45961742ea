"""The messages of one language, from its Fluent files; each is parsed when it is first needed.

Parsing a whole file takes a tenth of a second and several megabytes, and a run uses a part of it. Most
messages are one line with arguments in it and nothing else: they are filled in here and never parsed.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_REFERENCE = re.compile(r"\{ *(-?[a-zA-Z][\w-]*)[ .}(]")
_PLAIN = re.compile(r"[a-zA-Z][\w-]* *= *((?:[^{}\n]|\{ *\$[\w-]+ *\})+)\n*(?:#.*\n*)*")
"""A message of one line, with arguments in it and nothing else; comments may come after it."""
_ARGUMENT = re.compile(r"\{ *\$([\w-]+) *\}")
LONGEST = 2500
"""Characters of an argument: Fluent fills in no longer one."""


class Messages:
    """The messages by their ids; those of a later file replace those of an earlier one."""

    def __init__(self, language: str, files: Iterable[Path]) -> None:
        from bot.words.bundle import Bundle

        self._bundle = Bundle(language)
        self._sources: dict[str, str] = {}
        for file in files:
            # A language that a game lacks has no file; another language steps in.
            if file.exists():
                self._sources |= _split(file.read_text(encoding="utf-8"))
        self._plain: dict[str, Sequence[str]] = {}
        """What stands between the arguments of a plain message, and their names; empty for another one."""
        self.ids = frozenset(self._sources)
        """The ids of all messages and terms."""

    def __contains__(self, id: str) -> bool:  # noqa: A002
        """Tell whether there is a message with this id."""
        return id in self.ids

    def format(self, id: str, args: Mapping[str, str | int]) -> tuple[str, str]:  # noqa: A002
        """Return the message in words and what was wrong with it, "" if nothing."""
        if (words := self._filled_in(id, args)) is not None:
            return words, ""
        self._parse(id)
        pattern = self._bundle.get_message(id).value if self._bundle.has_message(id) else None
        if pattern is None:
            return id, "it is no message"
        words, errors = self._bundle.format_pattern(pattern, dict(args))
        return str(words), str(errors[0]) if errors else ""

    def _filled_in(self, id: str, args: Mapping[str, str | int]) -> str | None:  # noqa: A002
        """Return a plain message with its arguments; None if it isn't plain, or one lacks or is too long."""
        if id not in self._plain:
            found = _PLAIN.fullmatch(self._sources.get(id, ""))
            self._plain[id] = _ARGUMENT.split(found[1].strip(" ")) if found else ()
        parts = list(self._plain[id])
        for place in range(1, len(parts), 2):
            arg = args.get(parts[place])
            if arg is None or (isinstance(arg, str) and len(arg) > LONGEST):
                return None
            parts[place] = arg if isinstance(arg, str) else f"{arg:d}"
        return "".join(parts) if parts else None

    def _parse(self, id: str) -> None:  # noqa: A002
        source = self._sources.pop(id, None)
        if source is None:
            return
        from fluent.syntax import FluentParser

        self._bundle.add_resource(FluentParser(with_spans=False).parse(source), allow_overrides=True)
        for other in _REFERENCE.findall(source):
            self._parse(other)


def _split(source: str) -> dict[str, str]:
    """Return the source of each entry by its id; a comment after it is harmless."""
    starts = list(_ENTRY.finditer(source))
    ends = [start.start() for start in starts[1:]] + [len(source)] * bool(starts)
    return {start[1]: source[start.start() : end] for start, end in zip(starts, ends, strict=True)}
