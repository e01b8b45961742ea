"""What an embed of a session shows: what happened, a few lines, whose doing it was, where the game stands."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from bot.screens.attachments import Attached, with_words
from bot.screens.localized_view import LocalizedView
from bot.screens.look import look_message
from bot.screens.message import COLOUR
from bot.screens.panel import session_embed
from bot.screens.score import score_embeds
from bot.screens.screens import private_question
from bot.screens.table import table_message
from bot.screens.turn import MOST_LINES, move_line, news_embed, short_lines
from bot.screens.why import why_pages
from bot.sessions.moves import Played
from bot.sessions.seating import TOLD_BY
from bot.sessions.view import View
from bot.words.words import Words
from engines.core.game.gist import Remark
from engines.core.game.panel import Panel
from engines.core.picture import Picture
from engines.core.picture.element import group
from engines.core.script.event import Event
from engines.core.state.seats import MARKS, Seat
from engines.core.text import text
from tests.bot.conftest import Table, play_out, to_number

BLUE, ORANGE = MARKS[0], MARKS[1]


def remarks(n: int, details: Sequence[int] = ()) -> list[Remark]:
    return [Remark(text("pebbles", n=place), is_detail=place in details) for place in range(2, n + 2)]


def told(view: View, *seats: str | None) -> View:
    """Return the view as if these seats had gained something, at a table of three automas."""
    game = replace(
        view.game, seats=lambda _: tuple(Seat(one, text("game-name")) for one in ("a1", "a2", "a3"))
    )
    return replace(view, game=game, run=tuple(Event("gained", {"n": 1}, seat=seat) for seat in seats))


class TestLines:
    def test_five_are_shown_as_they_are(self, words: Words) -> None:
        lines = short_lines(words, remarks(5))
        assert lines == [f"{n} pebbles" for n in range(2, 7)]

    def test_what_hands_must_do_is_never_cut(self, words: Words) -> None:
        assert short_lines(words, remarks(9)) == [f"{n} pebbles" for n in range(2, 11)]

    def test_what_has_no_room_is_counted_in_the_last_line(self, words: Words) -> None:
        lines = short_lines(words, remarks(6, details=(2, 3, 4, 5)))
        assert lines == ["4 pebbles", "5 pebbles", "6 pebbles", "7 pebbles", "… 2 more under **Why?**"]

    def test_details_give_way_first(self, words: Words) -> None:
        lines = short_lines(words, remarks(6, details=(3, 7)))
        assert lines == ["2 pebbles", "4 pebbles", "5 pebbles", "6 pebbles", "… 2 more under **Why?**"]

    def test_points_give_way_before_what_hands_must_do(self, words: Words) -> None:
        all_lines = enumerate(remarks(8, details=(2,)), start=2)
        found = [replace(one, is_points=n in (3, 6)) for n, one in all_lines]
        kept = ["4 pebbles", "5 pebbles", "7 pebbles", "8 pebbles", "9 pebbles", "… 2 more under **Why?**"]
        assert short_lines(words, found) == kept

    def test_a_detail_stays_where_there_is_room(self, words: Words) -> None:
        assert short_lines(words, remarks(2, details=(2, 3))) == ["2 pebbles", "3 pebbles"]

    @pytest.mark.parametrize("n", range(20))
    def test_of_details_no_message_has_more_than_five(self, words: Words, n: int) -> None:
        assert len(short_lines(words, remarks(n, details=range(30)))) == min(n, MOST_LINES)


class TestTitle:
    async def test_says_what_happened_with_the_seats_icon(self, table: Table, words: Words) -> None:
        await table.start()
        view = await table.turn()
        body = news_embed(LocalizedView(words, view))
        assert body["title"] == "● 4 red taken"
        assert body["color"] == BLUE.colour

    async def test_is_the_moves_name_where_the_game_has_no_better(self, table: Table, words: Words) -> None:
        await table.start()
        assert news_embed(LocalizedView(words, await table.do("rest")))["title"] == "● Let it rest"
        assert (
            news_embed(LocalizedView(words, await table.do("take colour=red n=1")))["title"]
            == "We took 1 red"
        )

    async def test_says_whose_report_it_is_unless_it_does_by_itself(self, table: Table, words: Words) -> None:
        await table.start()
        view, ada = await table.turn(), text("ui-line", line="Ada")
        label = text(TOLD_BY, seat=ada, what=text("ui-reports", n=2))
        events = [replace(one, seat=None) for one in view.told]
        assert move_line(LocalizedView(words, view), label, events) == "Ada: 4 red taken"
        assert move_line(LocalizedView(words, view), label, [Event("none")]) == "Ada: 2 reports"

    async def test_names_what_was_undone(self, table: Table, words: Words) -> None:
        await table.start()
        await table.do("take colour=red n=1")
        assert news_embed(LocalizedView(words, await table.undo()))["title"] == "Undone: We took 1 red"


class TestOpening:
    async def test_says_in_few_words_what_is_not_as_usual(self, table: Table, words: Words) -> None:
        opening, _ = table_message(LocalizedView(words, await table.start(lucky=True, pebbles=3)))["embeds"]
        assert opening["description"].splitlines() == [
            "cards in order · 3 pebbles each",
            "lucky automa",
        ]

    async def test_says_nothing_of_what_is_as_usual(self, table: Table, words: Words) -> None:
        opening, _ = table_message(LocalizedView(words, await table.start(deck="shuffled")))["embeds"]
        assert "description" not in opening

    async def test_has_the_promise_at_its_foot(self, table: Table, words: Words) -> None:
        view = await table.start()
        foot = last_footer(table_message(LocalizedView(words, view)))
        whole = view.session.commitment
        assert foot == f"8 cards left · hash of the seed: {whole[:8]}…{whole[-8:]}"
        about = look_message(LocalizedView(words, view), "about", ())
        assert last_footer(about) == f"hash of the seed: {whole}"
        assert "hash" not in last_footer(table_message(LocalizedView(words, await table.turn())))


class TestSeat:
    async def test_each_has_its_colour_and_icon(self, table: Table, words: Words) -> None:
        view = await table.start()
        view = replace(view, kind="turn")
        bodies = [news_embed(LocalizedView(words, told(view, seat))) for seat in ("a1", "a2", "a3")]
        assert [body["color"] for body in bodies] == [mark.colour for mark in MARKS[:3]]
        assert [body["title"][:2] for body in bodies] == [f"{mark.icon} " for mark in MARKS[:3]]
        assert len({body["color"] for body in bodies}) == 3

    @pytest.mark.parametrize("seats", [(None,), ("a1", "a2"), ("p1",)])
    async def test_what_is_not_one_automas_doing_has_no_seats_colour(
        self, table: Table, words: Words, seats: tuple[str, ...]
    ) -> None:
        body = news_embed(LocalizedView(words, told(await table.start(), *seats)))
        assert body["color"] not in [mark.colour for mark in MARKS]
        assert body["title"][0] not in [mark.icon for mark in MARKS]

    @pytest.mark.parametrize(("strengths", "colour"), [((), COLOUR), (("one",), BLUE.colour)])
    async def test_where_the_bot_hosts_why_has_the_colour_of_whose_move_it_is(
        self, table: Table, words: Words, strengths: tuple[str, ...], colour: int
    ) -> None:
        view = told(await table.start(), "a1", "a2")
        view = replace(view, game=replace(view.game, strengths=strengths))
        (page,) = why_pages(LocalizedView(words, view), Played(1, "turn", None, view.told))
        assert page["color"] == colour

    async def test_a_score_of_one_seat_is_marked(self, table: Table, words: Words) -> None:
        view = told(await table.start())
        game = replace(view.game, score=lambda _: (Panel(text("panel-people"), seat="a2"),))
        (body,) = score_embeds(LocalizedView(words, replace(view, game=game)))
        assert (body["title"], body["color"]) == (f"{ORANGE.icon} You", ORANGE.colour)


class TestQuestion:
    async def test_is_the_title_of_what_is_open_below_what_was_done(self, table: Table, words: Words) -> None:
        await to_number(table)
        told, asked = table_message(LocalizedView(words, await table.turn()))["embeds"]
        assert told["title"] == "● Turn of Automa" or told["title"].startswith("● ")
        assert asked["title"] == "How many pebbles do you hold?"

    async def test_looks_the_same_in_private(self, table: Table, words: Words) -> None:
        await to_number(table)
        view = await table.turn()
        (body,) = private_question(LocalizedView(words, view), view.questions[0])["embeds"]
        assert body["description"] == "**How many pebbles do you hold?**"
        assert body["footer"]["text"] == "7 cards left"


def last_footer(payload: dict[str, Any]) -> str:
    return str(payload["embeds"][-1]["footer"]["text"])


class TestFooter:
    async def test_is_at_the_foot_of_every_message_of_a_session(self, table: Table, words: Words) -> None:
        await table.start()
        turn = await table.turn()
        footers = {
            last_footer(table_message(LocalizedView(words, turn))),
            session_embed(LocalizedView(words, turn))["footer"]["text"],
        }
        footers |= {score_embeds(LocalizedView(words, turn))[0]["footer"]["text"]}
        (page,) = why_pages(LocalizedView(words, turn), Played(1, "turn", None, turn.told))
        assert footers | {page["footer"]["text"]} == {"7 cards left"}

    async def test_stands_once_in_a_message_of_several_parts(self, table: Table, words: Words) -> None:
        payload = table_message(LocalizedView(words, await play_out(table)))
        assert [bool(one.get("footer")) for one in payload["embeds"]] == [False, True]

    async def test_says_that_the_set_up_still_asks(self, table: Table, words: Words) -> None:
        view = await table.start(pebbles=0)
        assert view.questions
        assert last_footer(table_message(LocalizedView(words, view))).startswith("Pebbles · set-up")


class TestNumbers:
    async def test_of_a_score_stand_side_by_side(self, table: Table, words: Words) -> None:
        view = await table.start()
        (score,) = score_embeds(LocalizedView(words, view))
        assert [field["inline"] for field in score["fields"]] == [True]

    async def test_of_a_seat_stand_in_a_line_of_their_own(self, table: Table, words: Words) -> None:
        panel = session_embed(LocalizedView(words, await table.start()))
        assert [field["name"] for field in panel["fields"]] == ["Automa", "You"]
        assert not any(field["inline"] for field in panel["fields"])


async def test_words_in_place_of_a_picture_leave_the_rest_as_it_is(table: Table, words: Words) -> None:
    await table.start()
    payload = table_message(LocalizedView(words, await table.turn()))
    shown = with_words(
        payload, [Attached(0, Picture("piles", group("", title="Red: 0") + group("", title="Blue: 4"), 1, 1))]
    )
    before, after = payload["embeds"][0], shown["embeds"][0]
    assert after["description"] == before["description"] + "\n\nRed: 0\nBlue: 4"
    assert {**after, "description": ""} == {**before, "description": ""}
