"""What people do in a channel, and how they see that it is done."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from sandbox.components import walk
from tests.faults.scene import Scene, button_of

Does = Callable[[Scene], Awaitable[Any]]
Sees = Callable[[Scene], bool]

AWAY = 900.0
"""Seconds."""


def pressing(person: str, label: str) -> Does:
    return lambda scene: scene.press(person, label)


def pressing_one_of(person: str, *labels: str) -> Does:
    """Press the first of these that a person sees."""

    async def do(scene: Scene) -> None:
        for label in labels:
            with suppress(LookupError):
                await scene.press(person, label)
                return
        raise LookupError(f"{person} sees none of {labels}")

    return do


def typing(person: str, command: str, **options: Any) -> Does:
    return lambda scene: scene.slash(person, command, **options)


def choosing(person: str, *labels: str) -> Does:
    return lambda scene: scene.choose(person, *labels)


def letting_sleep(person: str, seat: str) -> Does:
    """Let a person have the bot answer for a seat; the menu for it is opened anew if it is gone."""

    async def do(scene: Scene) -> None:
        answer = f"{seat} sleeps: answer for it"
        if not sees_menu(person, answer)(scene):
            await scene.slash(person, "seats")
        await scene.choose(person, answer)

    return do


def asking_below(person: str) -> Does:
    """Let a person say something, and ask how things stand below that."""

    async def do(scene: Scene) -> None:
        said = scene.people[person].say(scene.channel, "Where are we?")
        await scene.slash(person, "status")
        scene.seen.said = said.id

    return do


def looking_at(person: str, page: str) -> Does:
    """Let a person turn to a page of Look, which is opened if it isn't yet."""

    async def do(scene: Scene) -> None:
        if not sees_menu(person, page)(scene):
            await scene.press(person, "Look")
        await scene.choose(person, page)

    return do


def table_says(words: str) -> Sees:
    return lambda scene: scene.says(words)


def is_below(words: str) -> Callable[[Scene], bool]:
    """Tell whether the table says something, at the end of the channel."""
    return lambda scene: scene.says(words) and scene.is_last(scene.table)


def is_told(words: str) -> Sees:
    return lambda scene: any(words in one.text for one in scene.public)


def has_moved(scene: Scene) -> bool:
    """Tell whether the last message is the table, and it stands below a message of what happened."""
    last = scene.channel.messages()[-2:]
    return len(last) == 2 and last[1] is scene.table and not (last[0].buttons or last[0].is_ephemeral)


def is_offered(person: str, label: str) -> Sees:
    """Tell whether a person alone sees a button."""
    return lambda scene: any(button_of(one, label) for one in scene.own(person))


def is_asked(label: str) -> Sees:
    """Tell whether everybody sees a button."""
    return lambda scene: any(button_of(one, label) for one in scene.public)


def sees_menu(person: str, label: str) -> Sees:
    """Tell whether a person alone sees a menu with this."""
    return lambda scene: any(label in dict(menu.options) for one in scene.own(person) for menu in one.selects)


def is_at(person: str, page: str) -> Sees:
    """Tell whether the menu of what a person looks at has this page chosen."""

    def is_chosen(scene: Scene) -> bool:
        options = [
            one
            for own in scene.own(person)
            for part in walk(own.components)
            for one in part.get("options", ())
        ]
        return any(one["label"] == page and one.get("default") for one in options)

    return is_chosen


def sits(person: str) -> Sees:
    """Tell whether a person has a seat."""
    return lambda scene: bool(
        scene.disk.rows(f"SELECT 1 FROM holders WHERE holder = '{scene.people[person].id}'")
    )


def is_shown(person: str, words: str) -> Sees:
    """Tell whether a person alone was told something."""
    return lambda scene: any(words in one.text for one in scene.own(person))


def later(*all_: Does) -> Does:
    """Let somebody come back after a quarter of an hour: they weren't there any more."""

    async def do(scene: Scene) -> None:
        await asyncio.sleep(AWAY)
        for does in all_:
            await does(scene)

    return do


def has_made(person: str, kind: str) -> Sees:
    """Tell whether a person's turn or report (its `kind`) is among the steps."""

    def is_there(scene: Scene) -> bool:
        author = scene.people[person].id
        query = f"SELECT 1 FROM entries WHERE author = '{author}' AND kind = '{kind}'"
        return bool(scene.disk.rows(query))

    return is_there
