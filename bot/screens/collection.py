"""What a server keeps of a game, as messages: the list, one thing, what a change would do, what it did."""

import json
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.screens.controls.collection import Forget, Keep, Recall
from bot.screens.message import COLOUR, QUIET, embed, message
from bot.screens.parts import DANGER, PRIMARY, button, row
from bot.screens.screens import private
from bot.screens.turn import who
from bot.sessions.collection import Forgotten, Things
from bot.store.rows import KeptRow
from bot.wire.custom_id import key
from bot.wire.json import Json
from bot.wire.limits import clip
from bot.words.words import Markup, Words
from engines.core.script.collection import LONGEST, Kept, in_words

MOST_LISTED, MOST_CHANGES = 25, 5
LONGEST_SHOWN = 120
"""Characters of one of many."""
NOTHING = Forgotten((), 0)
FILE, LINE = "file", "line"
"""How something came: the name of the option."""


@dataclass(frozen=True, slots=True)
class Change:
    """What would become of what is kept: values by key, as they were and as they come."""

    before: Mapping[str, Any]
    fresh: Mapping[str, Any]
    changed: Mapping[str, Any]
    gone: tuple[str, ...]

    @staticmethod
    def of(things: Things, new: Mapping[str, Any], gone: Sequence[str]) -> "Change":
        """Return what becomes of the things when `new` ones come and others are `gone`."""
        before = things.values
        return Change(
            before=before,
            fresh={key: value for key, value in new.items() if key not in before},
            changed={key: value for key, value in new.items() if key in before and before[key] != value},
            gone=tuple(gone),
        )

    @property
    def is_nothing(self) -> bool:
        """Whether all is kept so already."""
        return not (self.fresh or self.changed or self.gone)

    @property
    def is_loss(self) -> bool:
        """Whether something that is kept would be lost."""
        return bool(self.changed or self.gone)

    @property
    def counts(self) -> dict[str, int]:
        """How many there are of each."""
        return {"new": len(self.fresh), "changed": len(self.changed), "gone": len(self.gone)}

    @property
    def new(self) -> dict[str, Any]:
        """All that comes, by key."""
        return {**self.fresh, **self.changed}


def line_of(kind: Kept, key: str, value: Any, most: int = LONGEST_SHOWN) -> Markup:
    """Return a thing as people write it, cut where it is longer than `most`."""
    entry = kind.write(key, value)
    words = entry if isinstance(entry, str) else json.dumps(entry, ensure_ascii=False)
    return Markup.code(clip(words.replace("`", "'"), most))


def list_message(words: Words, things: Things, forgotten: Forgotten) -> Json:
    """Return what is kept, as far as it has room; all of it can be forgotten at once, or brought back."""
    kind, values = things.kind, things.values
    back = _recalled(words, things, forgotten)
    if not things.rows:
        none = words.say(f"ui-kept-none-{kind.id}", example=Markup.code(kind.example))
        lines = [none, *_until(words, things, forgotten)]
        return message(embed(_title(words, kind), lines, colour=QUIET), rows=[row(*back)] if back else [])
    lines = [line_of(kind, key, value) for key, value in list(values.items())[:MOST_LISTED]]
    if left := len(values) - len(lines):
        lines.append(Markup(words.say("ui-kept-more", n=left)))
    if bad := things.unread:
        names = Markup(" ".join(map(_bad_name, bad[:MOST_CHANGES])))
        lines.append(Markup(words.say("ui-kept-unread", n=len(bad), names=names)))
    mark = Forget(things.game, kind.id, things.digest).of_none()
    lines += map(Markup, _until(words, things, forgotten))
    rows = [row(button(mark, words.label("ui-kept-forget-all", kind=kind.id), DANGER), *back)]
    return message(embed(_title(words, kind), lines, words.label("ui-kept-running"), QUIET), rows=rows)


def thing_message(words: Words, things: Things, found: KeptRow) -> Json:
    """Return one thing, and who has kept it so."""
    if found.key in things.values:
        shown = line_of(things.kind, found.key, things.values[found.key], LONGEST)
    else:
        shown = Markup(words.say("ui-kept-unread", n=1, names=_bad_name(found.key)))
    when = Markup(f"<t:{found.at // 1000}:f>")
    by = words.say("ui-kept-by", person=who(found.author), when=when)
    lines = [shown, by]
    mark = Forget(things.game, things.kind.id, things.digest, key(found.key)).of_none()
    rows = [row(button(mark, words.label("ui-kept-forget"), DANGER))]
    footer = words.label("ui-kept-running")
    return message(embed(_title(words, things.kind), lines, footer, QUIET), rows=rows)


def which_game_message(words: Words, games: Sequence[Words], not_here: Words | None) -> Json:
    """Ask which of these games is meant; the one of the channel, `not_here`, keeps no such thing."""
    told = [words.say("ui-kept-not-here", game=not_here.label("game-name"))] if not_here else []
    names = words.listed(one.label("game-name") for one in games)
    return private(" ".join([*told, words.say("ui-kept-which-game", names=names)]))


def forget_message(words: Words, things: Things) -> Json:
    """Return whether all of it is to be forgotten, with the button that does it."""
    mark = Forget(things.game, things.kind.id, things.digest, "", is_sure=True).of_none()
    kind = things.kind.id
    rows = [row(button(mark, words.label("ui-kept-forget-all", kind=kind), DANGER))]
    return private(words.say("ui-kept-forget-sure", n=len(things.rows), kind=kind), rows, is_trouble=False)


def sure_message(words: Words, things: Things, change: Change, way: str, *, is_anew: bool = False) -> Json:
    """Return what a change would replace, with the button that does it.

    It is asked anew if somebody else has changed something since.
    """
    whole = things.kind.is_whole and way == FILE
    lines = [words.say("ui-kept-race")] if is_anew else []
    lines.append(words.say("ui-kept-sure-whole" if whole else "ui-kept-sure", **change.counts))
    lines += _changes(words, things.kind, change)
    lines += _left_out(words, change.changed, change.gone)
    if way == LINE:
        for found in filter(None, map(things.row, change.changed)):
            when = Markup(f"<t:{found.at // 1000}:f>")
            lines.append(words.say("ui-kept-by", person=who(found.author), when=when))
    mark = Keep(things.game, things.kind.id, things.digest, way).of_none()
    rows = [row(button(mark, words.label("ui-kept-replace"), PRIMARY))]
    return private("\n".join(lines), rows, words.label("ui-kept-running"), is_trouble=False)


def changed_message(
    words: Words, things: Things, change: Change, person: str, forgotten: Forgotten = NOTHING
) -> Json:
    """Return what somebody (a user's id) has changed, for everybody; what was `forgotten` can come back."""
    what = [name for name, n in change.counts.items() if n]
    told = f"ui-kept-told-{what[0]}" if sum(change.counts.values()) == 1 else "ui-kept-told"
    lines = [words.say(told, person=Markup(f"<@{person}>"), **change.counts)]
    lines += [line_of(things.kind, *one) for one in list(change.fresh.items())[:MOST_CHANGES]]
    lines += _changes(words, things.kind, change)
    lines += _left_out(words, change.fresh, change.changed, change.gone)
    if things.kind.chosen_by and change.new:
        command = Markup.code(f"/automa start {things.game} {things.kind.chosen_by}")
        lines.append(words.say("ui-kept-start", command=command))
    lines += _until(words, things, forgotten)
    back = _recalled(words, things, forgotten)
    shown = embed(_title(words, things.kind), lines, words.label("ui-kept-running"), COLOUR)
    return message(shown, rows=[row(*back)] if back else [])


def _recalled(words: Words, things: Things, forgotten: Forgotten) -> list[Json]:
    """Return the button that brings back what was forgotten; none if that is nothing."""
    mark = Recall(things.game, things.kind.id).of_none()
    return [button(mark, words.label("ui-kept-recall"))] if forgotten.rows else []


def _until(words: Words, things: Things, forgotten: Forgotten) -> list[str]:
    """Return until when, and how, that can be brought back."""
    if not forgotten.rows:
        return []
    when, command = Markup(f"<t:{forgotten.until // 1000}:f>"), Markup.code(f"/automa {things.kind.id}")
    return [words.say("ui-kept-recall-until", n=len(forgotten.rows), when=when, command=command)]


def _changes(words: Words, kind: Kept, change: Change) -> Iterable[str]:
    """Yield what is replaced and what goes, as far as it has room."""
    for one in list(change.changed)[:MOST_CHANGES]:
        was, now = line_of(kind, one, change.before[one]), line_of(kind, one, change.changed[one])
        yield words.say("ui-kept-was", was=was, now=now)
    for one in change.gone[:MOST_CHANGES]:
        was = line_of(kind, one, change.before[one]) if one in change.before else _bad_name(one)
        yield words.say("ui-kept-gone", was=was)


def _left_out(words: Words, *changes: Collection[str]) -> Iterable[str]:
    """Yield how many of them have no room."""
    if left := sum(max(0, len(one) - MOST_CHANGES) for one in changes):
        yield words.say("ui-kept-more-changes", n=left)


def _bad_name(key: str) -> Markup:
    """Return the key of what can't be read: it may be anything."""
    return Markup.code(in_words(key).replace("`", "'").strip() or "?")


def _title(words: Words, kind: Kept) -> str:
    return words.label(f"ui-kept-title-{kind.id}", game=words.label("game-name"))
