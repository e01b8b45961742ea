"""Which buttons stand beside a question."""

from dataclasses import replace

from bot.screens.table import table_message
from bot.wire.custom_id import CustomId
from bot.words.words import Words
from engines.core.requests import Event, YesNo
from engines.core.text import text
from tests.bot.conftest import Table

ASKED = YesNo(id="dare", ask=text("ask-dare"))


async def test_why_stands_beside_a_question_where_more_has_happened_than_is_shown(
    table: Table, words: Words
) -> None:
    begun = await table.start()
    for told, is_there in ((5, False), (6, True)):
        events = tuple(Event("gained", {"n": n}, rule="pebbles.4") for n in range(told))
        view = replace(begun, kind="turn", questions=(ASKED,), run=events)
        parts = [part for one in table_message(words, view)["components"] for part in one["components"]]
        verbs = [mark.verb for part in parts if (mark := CustomId.decode(part["custom_id"]))]
        assert ("why" in verbs) is is_there
