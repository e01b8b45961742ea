"""What is offered is understood as it is called, in each language of a game, in any case, also mixed."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any, TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.presses import answers, fix, report
from bot.screens.forms import as_lines, prefilled
from bot.screens.localized_view import LocalizedView
from bot.sessions.view import View
from bot.words.words import I18n, Words
from engines.core.errors import IllegalMove
from engines.core.game import registry
from engines.core.game.move import REPORT, Fix, Move
from engines.core.game.play import play
from engines.core.script.form import Form
from engines.core.script.notation import BETWEEN, parts_of
from engines.core.script.requests import Choice, Json, Line, MultiChoice, Question
from engines.core.script.run import Asking, Done
from tests.contract.player import Luck
from tests.contract.screens import sessions, views

GAMES = registry.games()
I18N = I18n(GAMES, is_strict=True)
EVERY_GAME = pytest.mark.parametrize("game", GAMES)
MOMENTS = 40
"""So many moments of a game's sessions are looked at."""
FEW = settings(max_examples=25)
CASES: tuple[Callable[[str], str], ...] = (str, str, str.upper, str.lower)

T = TypeVar("T")


class Picker:
    """Picks what hypothesis draws; a fault names numbers, and not whole states."""

    def __init__(self, data: st.DataObject) -> None:
        self._data = data

    def number(self, most: int) -> int:
        """Return a number from 0 to `most`."""
        return self._data.draw(st.integers(0, most))

    def one_of(self, items: Sequence[T]) -> T:
        """Return one of these."""
        return items[self.number(len(items) - 1)]

    def words(self, game: str) -> Words:
        """Return the words of a game in one of its languages."""
        return I18N.words(game, self.one_of(I18N.languages(game)))

    def in_a_case(self, words: str) -> str:
        """Return words in capitals, in small letters, or as they are."""
        return self.one_of(CASES)(words)


PICKERS = st.builds(Picker, st.data())


@cache
def moments(game: str) -> tuple[View, ...]:
    """Return moments of whole sessions, evenly spread."""
    played = sessions(game)
    every = 1 + sum(len(one.moves) for one in played) // MOMENTS
    return tuple(view for one in played for view in views(one, every))


def moments_with(game: str, has: Callable[[View], object]) -> list[View]:
    """Return the moments that have something; a game without any is left out."""
    return [one for one in moments(game) if has(one)] or pytest.skip("it has none")


def outcome(view: View, move: Move) -> Any:
    """Return what becomes of a move: the state after it, what it asks, or the id of why it isn't done."""
    try:
        return play(view.game, view.state, move, "rendered")
    except IllegalMove as fault:
        return fault.text.id


def told_by(done: Any) -> Any:
    """Return what a move tells first, or why it isn't done."""
    return [event.text for event in done.events] if hasattr(done, "events") else done


@EVERY_GAME
@FEW
@given(pick=PICKERS)
def test_a_report_is_read_as_what_it_is_called(game: str, pick: Picker) -> None:
    view = pick.one_of(moments_with(game, lambda one: one.reports and not one.questions))
    offers = report.offers_of(view)
    offer = pick.one_of(list(offers.values()))
    writer, reader = (pick.words(game) for _ in range(2))
    typed = pick.in_a_case(writer.plain(offer.label))
    line, unread = report._line(LocalizedView(reader, view), typed, None)
    if view.game.notation is not None and unread is None:
        told, meant = (told_by(outcome(view, one)) for one in (Move(REPORT, {"line": line}), offer.move))
        assert told[: len(meant)] == meant, typed  # a line may be the whole of a turn
        return
    found = report.labels_of(reader, offers).find(typed)
    assert found.only is not None, (typed, [writer.plain(offers[one].label) for one in found.all])
    assert writer.plain(offers[found.only].label) == writer.plain(offer.label)


@EVERY_GAME
@FEW
@given(pick=PICKERS)
def test_an_answer_is_read_as_it_is_written(game: str, pick: Picker) -> None:
    view = pick.one_of(moments_with(game, lambda one: one.questions))
    question = pick.one_of(view.questions)
    answer = Luck(str(pick.number(999))).answer(question)
    typed = pick.in_a_case(written(game, question, answer, pick))
    reader = pick.words(game)
    read = answers.typed_value(question, typed, reader)
    assert called(question, read) == called(question, answer), typed


def called(question: Question, answer: Json) -> Any:
    """Return what an answer says; options that are called alike are the same."""
    if isinstance(question, Form) and isinstance(answer, dict):
        return {one.id: called(one, answer[one.id]) for one in question.questions}
    if isinstance(question, Choice | MultiChoice):
        question.check(answer)
        names = {one.id: str(one.label) for one in question.options}
        return Counter(names[one] for one in (answer if isinstance(answer, list) else [answer]))
    return question.check(answer)


def written(game: str, question: Question, answer: Json, pick: Picker) -> str:
    """Return an answer as people may type it, each part of it in any language."""
    words = pick.words(game)
    match question, answer:
        case Form(), dict():
            lines = {one.id: written(game, one, answer[one.id], pick) for one in question.questions}
            return as_lines(words, question, lines)
        case MultiChoice(), list() if answer:
            return ", ".join(prefilled(pick.words(game), replace(question, prefill=[one])) for one in answer)
        case MultiChoice(), _:
            return words.label("ui-none")
        case Line(), str():
            return mixed(game, answer, pick)
    return prefilled(words, replace(question, prefill=answer))


def mixed(game: str, line: str, pick: Picker) -> str:
    """Return a line with each part of it in any language."""
    parts = [pick.words(game).write_typed(part) for part in parts_of(line)]
    return f"{BETWEEN} ".join(parts) if len(parts) > 1 else "".join(parts) or line


@EVERY_GAME
@FEW
@given(pick=PICKERS)
def test_a_correction_is_read_as_it_is_called_and_shown(game: str, pick: Picker) -> None:
    view = pick.one_of(moments_with(game, fix.fixes_of))
    known = fix.fixes_of(view)
    code = pick.one_of(list(known))
    one = known[code]
    writer, reader = (pick.words(game) for _ in range(2))
    case = pick.one_of(CASES)
    assert fix.labels_of(reader, known).find(case(writer.plain(one.label))).only == code
    value = pick.one_of(values(game)[one.id])
    typed = case(writer.write_typed(value))
    assert corrected(view, one, typed, reader) == corrected(view, one, case(value), reader), typed


@cache
def values(game: str) -> Mapping[str, list[str]]:
    """Return what each value that can be corrected has been at some moment."""
    found: dict[str, dict[str, None]] = {}
    for view in moments(game):
        for one in fix.fixes_of(view).values():
            found.setdefault(one.id, {})[one.now] = None
    return {id_: list(own) for id_, own in found.items()}


def corrected(view: View, one: Fix, typed: str, words: Words) -> Any:
    """Return what becomes of a correction: of its readings the first that can be done counts."""
    found: Any = None
    for read in fix.readings(LocalizedView(words, view), one, typed):
        found = outcome(view, Move("fix", {"field": one.id, "value": read}))
        if isinstance(found, Done | Asking):
            break
    return found
