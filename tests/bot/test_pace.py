"""When the game's automas go on by themselves, and when they wait for a press."""

from collections.abc import Iterator
from dataclasses import replace

from bot.sessions.holders import Holders
from bot.sessions.seating import automa_to_act
from bot.sessions.view import View
from bot.store.rows import HolderRow
from tests.contract.screens import sessions, views


def moments(game: str) -> Iterator[View]:
    """Yield the moments of a game in which it comes to an automa of the game's or to the rules."""
    for view in views(sessions(game)[0]):
        rows = tuple(HolderRow(view.id, 1, seat, "1", "1", 1, 0) for seat in view.seats[:1])
        view = replace(view, holders=Holders(rows), entry=replace(view.entry, state="{}"))
        coming = view.turns[:1]
        if coming and coming[0].seat not in view.seats and view.kind == "turn" and not view.questions:
            yield view


def test_automas_go_on_until_a_person_is_needed() -> None:
    for game in ("burgundy", "london", "scythe"):
        found = list(moments(game))
        assert found
        assert {automa_to_act(view) for view in found} == {""}


def test_while_a_turn_can_be_taken_back_as_not_possible_the_next_one_waits() -> None:
    found = list(moments("caledonia"))
    open_ = [view for view in found if any(one.move.action == "veto" for one in view.turns)]
    assert open_
    assert {automa_to_act(view) for view in open_} == {None}
    assert {automa_to_act(view) for view in found if view not in open_} == {""}
