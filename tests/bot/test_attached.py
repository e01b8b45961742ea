from dataclasses import replace
from typing import Any

import pytest

from bot.screens.attachments import (
    Attached,
    score_pictures,
    table_pictures,
    turn_pictures,
    with_images,
    with_words,
)
from bot.screens.localized_view import LocalizedView
from bot.wire.limits import DESCRIPTION, EMBED_SUM, EMBEDS
from bot.words.words import Words
from engines.core.game.registry import game
from engines.core.picture import MOST_ALT, Picture, Pictures
from engines.core.picture.element import group
from tests.bot.conftest import Table
from tests.bot.test_embeds import told


def picture(name: str, *words: str) -> Picture:
    return Picture(name, "".join(group("", title=one) for one in words), 400, 200)


@pytest.fixture
def pictures() -> Pictures[Any]:
    load = game("pebbles").pictures
    assert load is not None
    return load()


TOLD: dict[str, Any] = {
    "content": "",
    "embeds": [{"title": "Turn", "description": "It rests."}, {"title": "Score"}],
}


def test_a_picture_goes_into_its_embed_with_its_alt_text() -> None:
    shown = with_images(
        TOLD,
        [
            Attached(0, picture("automa", "Automa: 4", "Deck: 3")),
            Attached(2, picture("bars", "x"), is_apart=True),
        ],
    )
    images = [embed.get("image", {}).get("url") for embed in shown["embeds"]]
    assert images == ["attachment://automa.png", None, "attachment://bars.png"]
    assert shown["attachments"] == [
        {"id": 0, "filename": "automa.png", "description": "Automa: 4\nDeck: 3"},
        {"id": 1, "filename": "bars.png", "description": "x"},
    ]
    assert "image" not in TOLD["embeds"][0]


def test_an_alt_text_is_never_too_long() -> None:
    shown = with_images(TOLD, [Attached(0, picture("automa", "w" * 3000))])
    assert len(shown["attachments"][0]["description"]) == MOST_ALT


def test_words_stand_where_the_picture_would_be() -> None:
    shown = with_words(
        TOLD,
        [Attached(0, picture("automa", "*Otto*: 4")), Attached(2, picture("bars", "x: 1"), is_apart=True)],
    )
    assert shown["embeds"][0]["description"] == "It rests.\n\n\\*Otto\\*: 4"
    assert shown["embeds"][2]["description"] == "x: 1"
    assert TOLD["embeds"][0]["description"] == "It rests."


def test_words_stay_within_the_limits() -> None:
    long = [Attached(0, picture("automa", "w" * 5000)), Attached(1, picture("bars", "w" * 5000))]
    shown = with_words(TOLD, long)
    lengths = [len(embed.get("title", "")) + len(embed.get("description", "")) for embed in shown["embeds"]]
    assert max(lengths) <= DESCRIPTION + len("Turn")
    assert sum(lengths) <= EMBED_SUM


def test_the_last_scores_give_way_where_a_picture_of_its_own_finds_no_room() -> None:
    full = {"content": "", "embeds": [{"title": str(n)} for n in range(EMBEDS)]}
    attached = [Attached(1, picture("scores", "a")), Attached(2, picture("course", "b"), is_apart=True)]
    for shown in (with_images(full, attached), with_words(full, attached)):
        titles = [embed.get("title") for embed in shown["embeds"]]
        assert titles == ["0", "1", None, "2", "3", "4", "5", "6", "7", "9"]


async def test_a_turn_that_stays_in_the_channel_shows_what_its_automa_has(
    table: Table, words: Words, pictures: Pictures[Any]
) -> None:
    started = await table.start()
    assert turn_pictures(LocalizedView(words, started), pictures) == []
    played = await table.turn()
    (shown,) = turn_pictures(LocalizedView(words, played), pictures)
    assert (shown.index, shown.picture.words) == (0, ("Automa: 4 pebbles",))


async def test_there_is_nothing_to_draw_while_the_set_up_asks(
    table: Table, words: Words, pictures: Pictures[Any]
) -> None:
    asking = await table.start(pebbles=0)
    assert asking.state is None
    assert table_pictures(LocalizedView(words, asking), pictures) == []
    assert score_pictures(LocalizedView(words, asking), pictures) == []


async def test_the_table_shows_the_automa_that_moves_and_in_between_what_all_share(
    table: Table, words: Words, pictures: Pictures[Any]
) -> None:
    started = await table.start()
    shared = pictures.table(started.state, words.plain)
    assert [one.picture for one in table_pictures(LocalizedView(words, started), pictures)] == [shared]
    played = await table.turn()
    (shown,) = table_pictures(LocalizedView(words, played), pictures)
    assert shown.picture.words == ("Automa: 4 pebbles",)
    asking = await table.turn()
    assert asking.questions
    (shown,) = table_pictures(LocalizedView(words, asking), pictures)
    assert shown.picture.words == ("Automa: 4 pebbles",)
    ended = replace(played, session=replace(played.session, status="ended"))
    assert (
        table_pictures(LocalizedView(words, ended), pictures)
        == score_pictures(LocalizedView(words, ended), pictures)[:1]
    )


async def test_without_a_shared_table_the_automa_that_comes_next_is_shown(
    table: Table, words: Words, pictures: Pictures[Any]
) -> None:
    bare = replace(pictures, table=lambda *_: None)
    (shown,) = table_pictures(LocalizedView(words, await table.start()), bare)
    assert shown.picture.words == ("Automa: 0 pebbles",)


async def test_the_picture_of_a_turn_is_of_the_seat_that_begins_it(
    table: Table, words: Words, pictures: Pictures[Any]
) -> None:
    await table.start()
    view = await table.turn()
    drawn = replace(pictures, seat=lambda _state, seat, _say: picture(seat), turn=None)

    def shown(*seats: str | None) -> list[str]:
        now = told(view, *seats)
        return [one.picture.name for one in turn_pictures(LocalizedView(words, now), drawn)]

    assert shown("a1", "a2", "a1") == ["a1"]
    assert shown("a2", "a1") == ["a2"]
    assert shown("a1", None) == []
