"""A session's view in the language of those who read it: what screens are made of."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Self

from bot.sessions.view import View
from bot.words.words import I18n, Words
from engines.core.text import Arg, Text


@dataclass(frozen=True, slots=True)
class LocalizedView:
    """A session's view, and the words for it: in these seats are called by who sits there."""

    words: Words
    view: View

    @classmethod
    def for_table(cls, i18n: I18n, view: View) -> Self:
        """Return a view in the language of its session: for everybody at the table."""
        return cls(i18n.words(view.game.id, view.session.language).named(view.names), view)

    @classmethod
    def for_reader(cls, i18n: I18n, view: View, locale: str) -> Self:
        """Return a view for one person: in their language if the game has it too, else all in English."""
        return cls(i18n.in_one(view.game.id, locale).named(view.names), view)

    def at(self, view: View) -> Self:
        """Return another moment of the session in these words."""
        return replace(self, view=view)

    def named(self, names: Sequence[tuple[Text, str]]) -> Self:
        """Return the same with these names in place of some texts."""
        return replace(self, words=self.words.named(names))

    def say(self, id: str, /, **args: Arg) -> str:  # noqa: A002
        """Return the message `id` in words."""
        return self.words.say(id, **args)

    def label(self, id: str, /, **args: Arg) -> str:  # noqa: A002
        """Return the message `id` for a place without markdown."""
        return self.words.label(id, **args)

    @property
    def plain(self) -> Callable[[Text], str]:
        """What returns a text as it is, for a place without markdown: it is the same for the same words."""
        return self.words.plain
