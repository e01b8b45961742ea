"""The pages of "Why?": every step named, none too long."""

import re
from functools import partial
from operator import le
from pathlib import Path

import pytest

from bot.screens.localized_view import LocalizedView
from bot.screens.message import message
from bot.screens.why import why_pages
from bot.sessions.moves import Played
from bot.words.messages import Messages
from bot.words.words import I18n, Words
from engines.core.game import registry
from engines.core.script.event import Event
from engines.core.script.funnel import Criterion, funnel, least
from engines.core.script.trace import Step, Trace, Value
from engines.core.text import text
from sandbox import limits
from tests.bot.conftest import Table


class TestWhy:
    async def test_a_long_trace_is_shortened_and_paged(self, table: Table, tmp_path: Path) -> None:
        clause = tmp_path / "rules.ftl"
        clause.write_text(f"rule-pebbles-3 = {'x' * 5000}\n", encoding="utf-8")
        files = I18n(registry.games()).files("pebbles")
        words = Words((Messages("en", [*files, clause]),), is_strict=True)
        trace = funnel(
            range(200),
            least("pile", lambda n: n // 100, "pebbles.3"),
            least("order", lambda n: n, "pebbles.3"),
            label=lambda n: text("leaf", n=n),
        ).trace
        view = await table.start()
        events = tuple(Event("rested", {}, "pebbles.3", trace) for _ in range(40))
        pages = why_pages(LocalizedView(words, view), Played(1, "turn", text("offer-rest"), events))
        assert len(pages) > 5
        assert re.search(r"Leaf 11.* and 1\d\d more", pages[0]["description"])
        for page in pages:
            assert not limits.check_message(message(page))

    async def explained(self, table: Table, words: Words, *steps: Step) -> list[str]:
        """Return what is told of a choice between two leaves, line by line."""
        trace = Trace((text("leaf", n=1), text("leaf", n=2)), steps)
        played = Played(1, "turn", None, (Event("rested", {}, "", trace),))
        (page,) = why_pages(LocalizedView(words, await table.start()), played)
        assert not limits.check_message(message(page))
        lines: list[str]
        heading, possible, *lines = page["description"].splitlines()
        assert (heading, possible) == ("**It rests.**", "Possible (2): Leaf 1, Leaf 2")
        return lines

    async def test_those_left_and_those_out_are_named_with_what_was_compared(
        self, table: Table, words: Words
    ) -> None:
        left, out = text("leaf", n=2), text("leaf", n=1)
        step = Step(text("by-pile"), "pebbles.3", (left,), ((left, 5), (out, -3)))
        lines = await self.explained(table, words, step)
        assert lines == ["‣ largest pile: Leaf 2 (5)", "· out: Leaf 1 (−3)"]

    @pytest.mark.parametrize(
        ("value", "told"),
        [
            (True, "yes"),
            (0, "0"),
            (1234567, "1234567"),
            (2 / 3, "0.67"),
            ("D*4*", "D\\*4\\*"),
            (text("colour", colour="dark_green"), "dark green"),
            ((1, (False, text("space", n=3))), "1, no, Space 3"),
        ],
    )
    async def test_a_value_is_told_as_people_read_it(
        self, table: Table, words: Words, value: Value, told: str
    ) -> None:
        leaf = text("leaf", n=1)
        step = Step(text("by-pile"), "pebbles.3", (leaf,), ((leaf, value),))
        assert await self.explained(table, words, step) == [f"‣ largest pile: Leaf 1 ({told})"]

    async def test_a_filter_that_leaves_none_says_so(self, table: Table, words: Words) -> None:
        leaf = text("leaf", n=1)
        step = Step(text("by-room"), "pebbles.6", (), ((leaf, False),))
        lines = await self.explained(table, words, step)
        assert lines == ["‣ room for one more: none", "· out: Leaf 1 (no)"]

    async def test_lots_and_the_traces_of_earlier_versions_have_names_alone(
        self, table: Table, words: Words
    ) -> None:
        leaves = [["leaf", {"n": 1}], ["leaf", {"n": 2}]]
        old = Trace.from_json([leaves, [[["by-pile", {}], "pebbles.3", leaves]]])
        lot = Step(text("by-lot"), "pebbles.6", (text("leaf", n=1),))
        lines = await self.explained(table, words, *old.steps, lot)
        assert lines == ["‣ largest pile: Leaf 1, Leaf 2", "‣ by lot: Leaf 1"]

    async def test_where_names_are_long_each_list_names_fewer_and_no_step_is_lost(
        self, table: Table, words: Words
    ) -> None:
        names = [text("panel-automa", name=f"{n} " + "long " * 16) for n in range(40)]
        high: list[Criterion[int]] = [
            least("pile", partial(le, most), "pebbles.3") for most in (30, 20, 10, 5)
        ]
        trace = funnel(range(40), *high, label=lambda n: names[n]).trace
        view = await table.start()
        played = Played(1, "turn", None, (Event("rested", {}, "pebbles.3", trace),))
        (page,) = why_pages(LocalizedView(words, view), played)
        *_, fourth, out = page["description"].splitlines()
        assert len(page["description"]) <= 1800
        assert fourth.startswith("‣ largest pile: 0 long")
        assert re.search(r"\(no\) and [1-4] more$", fourth)
        assert re.search(r"\(yes\) and [1-4] more$", out)

    async def test_every_event_is_in_it_with_its_clause(self, table: Table, words: Words) -> None:
        view = await table.start()
        events = tuple(Event("gained", {"n": n}, "pebbles.4" if n % 2 else "") for n in range(300))
        pages = why_pages(LocalizedView(words, view), Played(1, "turn", None, events))
        told = "\n".join(page["description"] for page in pages)
        assert len(pages) > 1
        for n in range(300):
            clause = "\nRule pebbles.4" if n % 2 else "\n"
            assert f"**The card brings {n}.**{clause}" in f"{told}\n\n"
        for page in pages:
            assert page["description"].count("Rule pebbles.4:") == 1

    async def test_a_turn_in_which_nothing_happened(self, table: Table, words: Words) -> None:
        (page,) = why_pages(LocalizedView(words, await table.start()), Played(1, "turn", None, ()))
        assert "Nothing happened" in page["description"]
