"""What can be meant by what one person types at one moment of a session: gathered once for all letters."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from bot.presses import answers
from bot.presses.fix import fixes_of
from bot.presses.fix import labels_of as fix_labels
from bot.presses.report import labels_of as offer_labels
from bot.presses.report import offers_of
from bot.presses.search import Labels
from bot.screens.forms import labels_of as line_labels
from bot.screens.localized_view import LocalizedView
from bot.sessions.errors import Refused
from bot.sessions.rights import own_question
from bot.sessions.seating import writes_for
from bot.words.words import Words
from engines.core.game.move import Fix
from engines.core.script.form import Form
from engines.core.script.notation import Notation
from engines.core.script.requests import MultiChoice, Question


class Asked:
    """A question with what can be typed as its answer."""

    def __init__(self, words: Words, question: Question) -> None:
        self.words = words
        self.question = question
        self._left: tuple[frozenset[str], Labels] | None = None
        """What was left last, and without what."""

    @cached_property
    def labels(self) -> Labels:
        """What its answers are called, where they can be listed."""
        return answers.labels_of(self.question, self.words)

    @cached_property
    def shown(self) -> Mapping[str, str]:
        """What each option is called as it is shown, by its id."""
        if not isinstance(self.question, MultiChoice):
            return {}
        return {option.id: self.words.plain(option.label) for option in self.question.options}

    def without(self, taken: frozenset[str]) -> Labels:
        """Return the labels of what is left when some were picked already (their codes)."""
        if self._left is None or self._left[0] != taken:
            self._left = taken, Labels([one for one in self.labels.entries if one[1] not in taken])
        return self._left[1]

    @cached_property
    def lines(self) -> Mapping[str, "tuple[str, Asked]"]:
        """The questions of a form by their ids, with what is typed before the answer of each."""
        if not isinstance(self.question, Form):
            return {}
        names = line_labels(self.words, self.question)
        return {one.id: (names[one.id], Asked(self.words, one)) for one in self.question.questions}


class Candidates:
    """What a person can report, correct, answer, and have explained."""

    def __init__(self, local: LocalizedView, person: str) -> None:
        self.local = local
        self._person = person
        self.turns: Labels | None = None
        """The latest turns, once they are read."""

    @cached_property
    def reports(self) -> Labels:
        """What is offered."""
        return offer_labels(self.local.words, offers_of(self.local.view))

    @cached_property
    def notation(self) -> Notation[Any] | None:
        """How the person writes a line; None if there are no lines in this game."""
        view = self.local.view
        return view.game.notation and view.game.notation(view.state).written_for(
            writes_for(view, self._person)
        )

    @cached_property
    def fixes(self) -> Mapping[str, Fix]:
        """What can be corrected, by what stands for it."""
        return fixes_of(self.local.view)

    @cached_property
    def fix_labels(self) -> Labels:
        """What that is called."""
        return fix_labels(self.local.words, self.fixes)

    @cached_property
    def asked(self) -> Asked | None:
        """The question that the person answers by typing; None if only others are asked."""
        try:
            return Asked(self.local.words, own_question(self.local.view, self._person))
        except Refused:
            return None
