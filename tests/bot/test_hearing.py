"""Words made for listening, by example."""

import pytest

from bot.screens.hearing import heard, hearing
from bot.screens.message import embed, message
from bot.words.words import I18n
from engines.core.game import registry
from tests.bot.stage import Stage, play
from tests.faults.scene import Scene

GAMES = registry.games()
I18N = I18n(GAMES, is_strict=True)


@pytest.mark.parametrize(
    ("game", "shown", "told"),
    [
        ("scythe", "mech D2→E5, worker mat → B3", "mech D2 to E5, worker mat to B3"),
        ("scythe", "Crimea: 3 of 6 stars · 4 hexes", "Crimea: 3 of 6 stars, 4 hexes"),
        ("scythe", "Round 2 · turn 5", "Round 2\nturn 5"),
        ("macrobber", "Green: ● +1 ■ +3", "Green: circle +1 square +3"),
        ("macrobber", "• ⛪ Abbey 🟩🟩🟩", "Abbey 3 green"),
        ("macrobber", "Estate 🟨🟥 + court 🟩", "Estate yellow, red + court green"),
        ("macrobber", "**⚔️ Balnevis raids Erskay!**", "**Balnevis raids Erskay!**"),
        ("macrobber", "🟩 2 monks · 🏞️ estate", "green: 2 monks\nestate"),
        ("burgundy", "🟫 Bank", "brown: Bank"),
        ("burgundy", "Goods: ①①③", "Goods: 2 good 1, good 3"),
        ("burgundy", "⚪ White die **5**", "White die **5**"),
        ("burgundy", "3× 🟫 brown", "3 times brown"),
        ("", "⚠️ This game can't go on", "Attention: This game can't go on"),
    ],
)
def test_words_come_in_place_of_signs(game: str, shown: str, told: str) -> None:
    hear = hearing(I18N.in_one(game, "en"))
    assert hear(shown, True) == told
    assert hear(told, True) == told


def test_what_is_chosen_stays_in_one_line_and_its_value_as_it_is() -> None:
    option = {"label": "🟫 Bank · depot 3", "value": "🟫·3", "emoji": {"name": "🟨"}}
    rows = [{"type": 1, "components": [{"type": 3, "custom_id": "a→b", "options": [option]}]}]
    payload = message(embed("A · B", ["C · D"], "E · F"), rows=rows)
    told = heard(payload, hearing(I18N.in_one("burgundy", "en")))
    (one,) = told["embeds"]
    assert (one["title"], one["description"], one["footer"]["text"]) == ("A, B", "C\nD", "E, F")
    (menu,) = told["components"][0]["components"]
    assert menu["custom_id"] == "a→b"
    assert menu["options"] == [{"label": "yellow brown Bank, depot 3", "value": "🟫·3"}]
    assert payload["embeds"][0]["title"] == "A · B"


def test_in_dutch_the_words_are_dutch() -> None:
    assert hearing(I18N.in_one("scythe", "nl"))("mech D2→E5", True) == "mech D2 naar E5"


def test_what_was_typed_comes_back_as_it_was(stage: Stage) -> None:
    async def doing(scene: Scene) -> None:
        await scene.slash("Ada", "start pebbles", deck="sorted")
        await scene.slash("Ada", "me")
        await scene.press("Ada", "Words for listening")
        await scene.slash("Ada", "report", action="took 3 × red · 9x9 → you")
        form = await scene.press("Ada", "Try again")
        assert form.modal is not None
        (field,) = form.modal["components"]
        assert field["component"]["value"] == "took 3 × red · 9x9 → you"

    play(stage, doing)
