"""Why the automas of a hosted game did what they did: at once what hides nothing, after the end all."""

import asyncio
import dataclasses
import itertools
import json
import re
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import pytest

from bot.automas.absence import LET_BY
from bot.screens.localized_view import LocalizedView
from bot.screens.message import message
from bot.screens.why import why_pages
from bot.sessions import seating
from bot.sessions.dilemma import dilemma_of
from bot.sessions.moves import Played, Weighed, moves_of
from bot.sessions.rights import Person, answering
from bot.sessions.service import Sessions, first
from bot.sessions.start import Origin, Start
from bot.sessions.view import View
from bot.store.migrate import upgrade
from bot.store.sqlite import SqliteStore
from bot.words.words import I18n, Words
from bot.worker.decide import decide
from engines.core.game import registry
from engines.core.script.event import Event
from engines.core.script.run import Said
from engines.core.text import text
from sandbox import limits
from tests.bot.conftest import ADA, CHANNEL
from tests.contract.pseudo import pseudo_words

STRENGTHS = {"s1": "drover", "s2": "reiver", "s3": "chieftain"}
ICONS = {"drover": "●", "reiver": "■", "chieftain": "▲"}
TURNS = 12
ITERATIONS = 30


class Automas:
    """A table of one automa of each strength."""

    def __init__(self, store: SqliteStore) -> None:
        ticks = itertools.count(1)
        self.sessions = Sessions(
            store, registry.games(), lambda: next(ticks), Origin(lambda: "sessiona2", lambda: "automas")
        )

    async def begin(self) -> View:
        view = await self.sessions.start(Start("macrobber", {}, CHANNEL, automas=(3, "drover")), ADA)
        for seat, strength in STRENGTHS.items():
            view = await self.sessions.seats.change(view.id, seating.give(ADA.id, seat, strength), ADA)
        return await self.answered(view)

    async def turn(self, view: View) -> View:
        return await self.answered(await self.begun_turn(view))

    async def begun_turn(self, view: View) -> View:
        return await self.sessions.move(view.id, None, first, ADA)

    async def answered(self, view: View) -> View:
        while view.questions:
            view = await self.answer(view)
        return view

    async def answer(self, view: View) -> View:
        question = view.questions[0]
        strength = STRENGTHS[question.to or ""]
        dilemma = dilemma_of(view, question, strength, 0.0, ITERATIONS)
        body = json.dumps(dataclasses.asdict(dilemma)).encode()
        thought = json.loads(decide({"game": "macrobber"}, body)) | {"strength": strength}
        said = Said(question.id, thought.pop("answer"))
        by = Person(view.holders.of(question.to or ""), ADA.guild)
        return await self.sessions.answer(view.id, None, answering(said), by, thought)


class Game(NamedTuple):
    """What was played: how it stands, and its turns."""

    view: View
    turns: list[Played]

    @property
    def ended(self) -> View:
        return replace(self.view, session=replace(self.view.session, status="ended"))


async def _played(folder: Path) -> Game:
    path = folder / "automa.db"
    upgrade(f"sqlite:///{path}")
    store = SqliteStore(path)
    await store.open()
    try:
        table = Automas(store)
        view = await table.begin()
        for _ in range(TURNS):
            view = await table.turn(view)
        history = await table.sessions.history.entries(view.id)
        return Game(view, [one for one in moves_of(history) if one.kind == "turn"])
    finally:
        await store.close()


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Game:
    return asyncio.run(_played(tmp_path_factory.mktemp("automas")))


@pytest.fixture
def words() -> Words:
    return I18n(registry.games(), is_strict=True).words("macrobber")


def told(words: Words, view: View, played: Played) -> str:
    return "\n\n".join(page["description"] for page in why_pages(LocalizedView(words, view), played))


def headings(page: str) -> list[tuple[str, str]]:
    """Return which decisions are told, each with whose it is."""
    found: list[tuple[str, str]] = re.findall(r"\*\*(.+?)\*\* \((. \w+)\)", page)
    return found


OPEN = {
    "● Drover": {"First action", "Second action", "Tokens to put back", "Loot"},
    "■ Reiver": {"Tokens to put back", "Loot"},
    "▲ Chieftain": set(),
}


def test_before_the_end_only_what_hides_nothing_is_told(game: Game, words: Words) -> None:
    found = set()
    for played in game.turns:
        for about, who in headings(told(words, game.view, played)):
            assert about in OPEN[who]
            found.add((about, who))
    assert found >= {("First action", "● Drover"), ("Tokens to put back", "■ Reiver")}


def test_before_the_end_each_automa_that_weighed_by_its_hand_is_named_once(game: Game, words: Words) -> None:
    for played in game.turns:
        lines = told(words, game.view, played).splitlines()
        later = [line for line in lines if line.endswith("is told after the end.")]
        hidden = {ICONS[one.strength] for one in played.weighed if not one.is_open}
        assert lines[: len(later)] == later
        assert sorted(line.split()[1] for line in later) == sorted(hidden)
        assert later


def test_after_the_end_all_is_told_and_nothing_is_put_off(game: Game, words: Words) -> None:
    found = set()
    for played in game.turns:
        page = told(words, game.ended, played)
        assert "after the end" not in page
        assert len(headings(page)) == sum(bool(one.alternatives) for one in played.weighed)
        found |= {about for about, _ in headings(page)}
    assert found >= {"Raid or exchange", "Exchange", "Raid: first card", "Defence: third card"}


def test_a_thought_stands_below_what_it_led_to(game: Game, words: Words) -> None:
    names = {"First action", "Second action", "Raid or exchange"}
    steps = 0
    for played in game.turns:
        page = told(words, game.ended, played)
        for one in played.weighed:
            about = words.plain(one.about)
            if about not in names or one.event == "no-action":
                continue
            led_to = played.events[one.at]
            assert led_to.id == one.event
            above = page.split(f"**{about}**")[0]
            event, *following = (words(each.text) for each in played.events[one.at : one.at + 2])
            assert event in above
            assert not any(later in above.partition(event)[2] for later in following)
            steps += 1
    assert steps > TURNS


def test_the_first_alternative_is_marked_as_chosen(game: Game, words: Words) -> None:
    for played in game.turns:
        blocks = told(words, game.ended, played).split("\n\n")
        for block in filter(headings, blocks):
            first, *others = block.splitlines()[1:]
            assert first.startswith("✔ ")
            assert all(other.startswith("‣ ") for other in others)


def test_each_clan_says_what_its_values_are(game: Game, words: Words) -> None:
    pages = "\n".join(told(words, game.ended, played) for played in game.turns)
    assert "**Raid or exchange** (■ Reiver): expected points ahead\n✔ " in pages
    assert "**Raid or exchange** (▲ Chieftain): chance to win in % (times tried)\n✔ " in pages
    assert "**First action** (● Drover), rule of thumb: cattle, castle" in pages
    assert "**Exchange** (■ Reiver), rule of thumb: up to three 1s and 2s" in pages
    drover = re.findall(r"\(● Drover\).*\n((?:[✔‣].*\n)+)", pages)
    assert drover
    assert not any(re.search(r": -?[\d.]+( \(|$)", lines, re.MULTILINE) for lines in drover)


def test_no_page_is_too_long_for_discord_in_a_much_longer_language(game: Game) -> None:
    longer = pseudo_words(game.view.game)
    for view in (game.view, game.ended):
        for played in game.turns:
            for page in why_pages(LocalizedView(longer, view), played):
                assert not limits.check_message(message(page))
                assert not page["description"].endswith("…")


async def test_while_a_turn_waits_for_an_answer_nothing_is_told(store: SqliteStore, words: Words) -> None:
    table = Automas(store)
    view = await table.begin()
    while view.entry.input.find('"d.action"') < 0 or STRENGTHS[view.state.in_turn] != "drover":
        view = await table.answer(view) if view.questions else await table.begun_turn(view)
    (*_, played) = moves_of(await table.sessions.history.entries(view.id))
    assert view.questions
    assert any(one.is_open and one.alternatives for one in played.weighed)
    assert "✔" not in told(words, view, played)


async def test_an_answer_for_sleepers_was_not_weighed(store: SqliteStore) -> None:
    table = Automas(store)
    view = await table.begun_turn(await table.begin())
    question = view.questions[0]
    said = answering(Said(question.id, question.asleep))
    by = Person(view.holders.of(question.to or ""), ADA.guild)
    view = await table.sessions.answer(view.id, None, said, by, dict(LET_BY))
    (*_, played) = moves_of(await table.sessions.history.entries(view.id))
    assert played.weighed == ()


def thought(*values: tuple[float, int], at: int = 0) -> Weighed:
    """Return what a Reiver weighed: cards of these values, each tried so often."""
    return Weighed(
        strength="reiver",
        seat="s2",
        about=text("thought-loot"),
        alternatives=tuple((text("card", n=n), *value) for n, value in enumerate(values, 1)),
        by=text("measure-reiver"),
        is_measured=True,
        is_open=True,
        event="",
        at=at,
    )


LAID = Event("rested", {"who": text("clan", clan="ardroch")}, "exchange.5")


@pytest.mark.parametrize(
    ("values", "lines"),
    [
        ([(2.5, 0), (1.0, 0)], ["✔ a 1: 2.5", "‣ a 2: 1.0"]),
        ([(1.0, 0), (1.0, 0), (0.5, 0)], ["✔ a 1: 1.0", "‣ a 2: 1.0, equal", "‣ a 3: 0.5"]),
        ([(1.043, 0), (1.012, 0)], ["✔ a 1: 1.04", "‣ a 2: 1.01"]),
        ([(1.043, 0), (1.042, 0)], ["✔ a 1: 1.043", "‣ a 2: 1.042"]),
        ([(-0.01, 0), (-2.0, 0)], ["✔ a 1: 0.0", "‣ a 2: −2.0"]),
        ([(40.0, 12), (41.0, 3)], ["✔ a 1: 40.0 (12×)", "‣ a 2: 41.0 (3×)"]),
    ],
)
def test_values_are_told_apart_or_called_equal(
    game: Game, words: Words, values: list[tuple[float, int]], lines: list[str]
) -> None:
    page = told(words, game.view, Played(1, "turn", None, (LAID,), (thought(*values),)))
    assert page.splitlines()[-len(lines) :] == lines


def test_events_in_a_row_share_their_clause_and_a_page_tells_it_once(game: Game, words: Words) -> None:
    name = words(LAID.text)
    other = replace(LAID, rule="exchange.1")
    played = Played(1, "turn", None, (LAID, LAID, other, LAID), (thought((1.0, 0), (0.0, 0), at=3),))
    together, alone, again, weighed = told(words, game.view, played).split("\n\n")
    clause = words.say("rule-exchange-5")
    assert together.splitlines() == [f"**{name}**", f"**{name}**", f"Rule exchange.5: {clause}"]
    assert alone.startswith(f"**{name}**\nRule exchange.1: ")
    assert again.splitlines() == [f"**{name}**", "Rule exchange.5"]
    assert headings(weighed)


def test_what_was_planned_when_a_game_was_ended_is_told_last(game: Game, words: Words) -> None:
    played = Played(1, "turn", None, (LAID,), (thought((1.0, 0), at=1),), is_open=True)
    assert headings(told(words, game.ended, played).split("\n\n")[-1]) == [("Loot", "■ Reiver")]
