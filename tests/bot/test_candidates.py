"""What is suggested while people type: to each their own, and what holds at that moment."""

import itertools
from collections.abc import Mapping
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from bot.presses.kept import Kept
from bot.presses.suggestions import suggest
from bot.screens.localized_view import LocalizedView
from bot.sessions import seating
from bot.sessions.rights import Person
from bot.sessions.service import Sessions
from bot.sessions.start import Origin, Start
from bot.store.sqlite import SqliteStore
from bot.words.words import I18n
from engines.core.game import registry
from engines.core.script import Script, ask_together, show
from engines.core.script.requests import Choice, Option
from engines.core.text import text
from tests.bot.conftest import ADA, BEN, CHANNEL, Table, do, say
from tests.bot.hosted import GAME, State

CLEO = Person("1003", "77")
HANDS = {"s1": ("acorn", "ash"), "s2": ("beech", "birch"), "s3": ("cedar", "cherry")}


def start(_: Mapping[str, Any]) -> Script[State]:
    """Begin at once."""
    yield from show(State())
    return State()


def turn(state: State) -> Script[State]:
    """Ask each seat for a card of its hand, which nobody else may see."""
    laid = yield from ask_together(
        *(
            Choice(
                id=f"card.{seat}",
                ask=text("ask-bid"),
                options=tuple(Option(card, text("ui-value", value=card)) for card in cards),
                to=seat,
                private=True,
            )
            for seat, cards in HANDS.items()
        )
    )
    return replace(state, turn=state.turn + 1, laid=tuple(map(len, laid)))


class Hall:
    """A table of the hosted game, and people who type there."""

    def __init__(self, store: SqliteStore) -> None:
        games = {"hosted": replace(GAME, start=start, scripts={"turn": turn})}
        ids, ticks = itertools.count(2), itertools.count(1)
        origin = Origin(lambda: f"session{next(ids)}", lambda: "seed")
        self.sessions = Sessions(store, games, lambda: next(ticks), origin)
        self.i18n = I18n(games)
        self.candidates = Kept[Any]()
        self.id = ""

    async def begin(self) -> None:
        """Let Ada begin, Ben sit down, and each seat be asked for a card."""
        self.id = (await self.sessions.start(Start("hosted", {}, CHANNEL, automas=(0, "plain")), ADA)).id
        await self.sessions.seats.change(self.id, seating.join(BEN.id), BEN)
        await self.sessions.move(self.id, None, do("turn"), ADA)

    async def lay(self, seat: str, card: str, by: Person) -> None:
        """Answer for a seat."""
        await self.sessions.answer(self.id, None, say(f"card.{seat}", card), by)

    async def typed(self, by: Person, verb: str, line: str) -> list[str]:
        """Return what is shown to somebody who types."""
        press = press_of(self.sessions, self.i18n, self.candidates, by)
        return [shown for shown, _ in await suggest(press, verb, "text", line)]


def press_of(
    sessions: Sessions, i18n: I18n, candidates: Kept[Any], by: Person = ADA, locale: str = "en"
) -> Any:
    """Return a letter that somebody types."""
    return SimpleNamespace(
        by=SimpleNamespace(id=by.id, channel=CHANNEL),
        sessions=sessions,
        interaction=SimpleNamespace(locale=locale),
        context=SimpleNamespace(candidates=candidates),
        own_of=lambda view: LocalizedView.for_reader(i18n, view, locale),
        speak=lambda local: local,
    )


@pytest.fixture
async def hall(store: SqliteStore) -> Hall:
    """Return a table at which each seat is asked for a card; on the third one nobody sits."""
    hall = Hall(store)
    await hall.begin()
    return hall


async def test_two_people_who_type_at_the_same_moment_see_each_their_own(hall: Hall) -> None:
    for _ in range(2):
        assert await hall.typed(ADA, "answer", "a") == ["acorn", "ash"]
        assert await hall.typed(BEN, "answer", "b") == ["beech", "birch"]
        assert await hall.typed(ADA, "answer", "birch") == []
        assert await hall.typed(BEN, "answer", "acorn") == []
        assert await hall.typed(CLEO, "answer", "") == []


async def test_what_was_offered_before_an_answer_is_gone_after_it(hall: Hall) -> None:
    assert await hall.typed(ADA, "answer", "") == ["acorn", "ash"]
    assert await hall.typed(BEN, "answer", "") == ["beech", "birch"]
    await hall.lay("s1", "ash", ADA)
    assert await hall.typed(ADA, "answer", "") == []
    assert await hall.typed(BEN, "answer", "") == ["beech", "birch"]


async def test_who_sits_down_is_offered_what_the_seat_has(hall: Hall) -> None:
    assert await hall.typed(CLEO, "answer", "c") == []
    await hall.sessions.seats.change(hall.id, seating.join(CLEO.id), CLEO)
    assert await hall.typed(CLEO, "answer", "c") == ["cedar", "cherry"]


async def test_the_latest_turn_can_be_explained_at_once(table: Table) -> None:
    press = press_of(table.sessions, I18n(registry.games()), Kept())
    await table.start()
    for turns in (1, 2):
        assert len(await suggest(press, "why", "turn", "")) == turns
        await table.turn()


async def test_who_types_is_answered_in_their_language_of_now(table: Table) -> None:
    i18n, candidates = I18n(registry.games()), Kept[Any]()
    await table.start()
    shown = [
        (await suggest(press_of(table.sessions, i18n, candidates, locale=one), "report", "action", ""))[0][0]
        for one in ("en", "nl", "en")
    ]
    assert shown[0] == shown[2] != shown[1]


async def test_what_was_used_longest_ago_gives_way(hall: Hall) -> None:
    view, kept, made = await hall.sessions.records.view(hall.id), Kept[str](most=2), list[str]()

    def thing_of(person: str) -> str:
        def make() -> str:
            made.append(person)
            return person

        return kept.of(view, person, "en", make)

    for person in ("Ada", "Ben", "Ada", "Cleo", "Ada", "Ben"):
        assert thing_of(person) == person
    assert made == ["Ada", "Ben", "Cleo", "Ben"]
