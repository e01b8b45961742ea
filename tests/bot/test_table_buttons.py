"""Which buttons stand beside a question."""

from dataclasses import replace

from bot.screens.controls.looking import Why
from bot.screens.controls.table import Redo, Undo
from bot.screens.localized_view import LocalizedView
from bot.screens.table import table_message
from bot.sessions.view import View
from bot.wire.custom_id import Control, decode
from bot.words.words import Words
from engines.core.script.event import Event
from engines.core.script.requests import YesNo
from engines.core.text import text
from tests.bot.conftest import Table, to_number

ASKED = YesNo(id="dare", ask=text("ask-dare"))


def kinds(words: Words, view: View) -> set[type[Control]]:
    parts = [
        part for one in table_message(LocalizedView(words, view))["components"] for part in one["components"]
    ]
    return {type(mark.control) for part in parts if (mark := decode(part["custom_id"]))}


async def test_why_stands_beside_a_question_where_more_has_happened_than_is_shown(
    table: Table, words: Words
) -> None:
    begun = await table.start()
    for told, is_there in ((5, False), (6, True)):
        events = tuple(Event("gained", {"n": n}, rule="pebbles.4") for n in range(told))
        view = replace(begun, kind="turn", questions=(ASKED,), run=events)
        assert (Why in kinds(words, view)) is is_there


async def test_who_took_back_too_much_finds_redo_beside_the_question(table: Table, words: Words) -> None:
    await to_number(table)
    await table.turn()
    view = await table.answer("yours", 7)
    assert not view.questions
    back = await table.undo()
    assert back.questions
    assert {Undo, Redo} <= kinds(words, back)
