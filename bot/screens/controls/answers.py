"""Answers to the question of that key."""

from bot.wire.custom_id import Control, Keys, Moment


class OfQuestion(Control):
    """What is about the question of a key."""

    question: str


class Answer(OfQuestion, letters="ans", moment=Moment.LAST):
    """Answer by a button."""

    answer: str


class Select(OfQuestion, letters="sel", moment=Moment.LAST):
    """Answer by a menu; of several menus each has a number."""

    menu: str = ""


class NoneOfThem(OfQuestion, letters="none", moment=Moment.LAST):
    """Answer that it is none of them."""


class Done(OfQuestion, letters="done", moment=Moment.LAST):
    """Answer with what was picked over several pages."""

    picks: Keys


class AsShown(OfQuestion, letters="shown", moment=Moment.LAST):
    """Answer that all is as shown."""


class TurnPage(OfQuestion, letters="page", moment=Moment.LAST):
    """Turn a page of a long question."""

    page: int
    picks: Keys
    way: str = ""


class Pick(OfQuestion, letters="pick", moment=Moment.LAST):
    """Keep what is chosen on a page of a long question."""

    page: int
    picks: Keys


class OpenForm(OfQuestion, letters="open", moment=Moment.LAST):
    """Open the question's form."""


class Retry(OfQuestion, letters="retry", moment=Moment.LAST):
    """Open it again with what was typed."""


class Say(OfQuestion, letters="say", moment=Moment.LAST):
    """The question's form."""


class Meant(OfQuestion, letters="meant", moment=Moment.LAST):
    """Take `near` (base64) for what was typed from `start` to `end`; with no question it is a report."""

    start: int
    end: int
    near: str
