"""Answers to the question of that key."""

from dataclasses import dataclass

from bot.wire.custom_id import Control, Keys, Moment


@dataclass(frozen=True)
class OfQuestion(Control):
    """What is about the question of a key."""

    question: str


@dataclass(frozen=True)
class Answer(OfQuestion, letters="ans", moment=Moment.LAST):
    """Answer by a button."""

    answer: str


@dataclass(frozen=True)
class Select(OfQuestion, letters="sel", moment=Moment.LAST):
    """Answer by a menu; of several menus each has a number."""

    menu: str = ""


@dataclass(frozen=True)
class NoneOfThem(OfQuestion, letters="none", moment=Moment.LAST):
    """Answer that it is none of them."""


@dataclass(frozen=True)
class Done(OfQuestion, letters="done", moment=Moment.LAST):
    """Answer with what was picked over several pages."""

    picks: Keys


@dataclass(frozen=True)
class AsShown(OfQuestion, letters="shown", moment=Moment.LAST):
    """Answer that all is as shown."""


@dataclass(frozen=True)
class TurnPage(OfQuestion, letters="page", moment=Moment.LAST):
    """Turn a page of a long question."""

    page: int
    picks: Keys
    way: str = ""


@dataclass(frozen=True)
class Pick(OfQuestion, letters="pick", moment=Moment.LAST):
    """Keep what is chosen on a page of a long question."""

    page: int
    picks: Keys


@dataclass(frozen=True)
class OpenForm(OfQuestion, letters="open", moment=Moment.LAST):
    """Open the question's form."""


@dataclass(frozen=True)
class Retry(OfQuestion, letters="retry", moment=Moment.LAST):
    """Open it again with what was typed."""


@dataclass(frozen=True)
class Say(OfQuestion, letters="say", moment=Moment.LAST):
    """The question's form."""


@dataclass(frozen=True)
class Meant(OfQuestion, letters="meant", moment=Moment.LAST):
    """Take `near` (base64) for what was typed from `start` to `end`; with no question it is a report."""

    start: int
    end: int
    near: str
