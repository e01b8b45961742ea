"""Which handler serves which kind of button, menu or form, or which subcommand: each says so itself."""

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from bot.presses.press import Press
from bot.screens.subcommands import Subcommand
from bot.wire.custom_id import Control, CustomId

C = TypeVar("C", bound=Control)

Handler = Callable[[Press, CustomId[C]], Awaitable[None]]

HANDLERS: dict[type[Control], Handler[Any]] = {}
"""Filled as the modules of the handlers are read in."""


def serves(kind: type[C]) -> Callable[[Handler[C]], Handler[C]]:
    """Let a handler serve all controls of a kind. Raises ValueError if that has one already."""

    def register(handler: Handler[C]) -> Handler[C]:
        if kind in HANDLERS:
            raise ValueError(f"{kind.__name__} has two handlers")
        HANDLERS[kind] = handler
        return handler

    return register


Options = dict[str, Any]
Does = Callable[[Press, Options], Awaitable[None]]

DOES: dict[Subcommand, Does] = {}
"""What each subcommand does; filled in the same way."""


def does(which: Subcommand) -> Callable[[Does], Does]:
    """Let a handler be what a subcommand does. Raises ValueError if that has one already."""

    def register(handler: Does) -> Does:
        if which in DOES:
            raise ValueError(f"{which.value} has two handlers")
        DOES[which] = handler
        return handler

    return register
