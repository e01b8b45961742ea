"""What a start without options asks of each game: messages that Discord takes, and every option there."""

import re
from typing import Any

import pytest

from bot.screens.command_tree import command_tree
from bot.screens.start_menu import start_message
from bot.sessions.view import take_manners
from bot.wire.custom_id import decode
from bot.words.words import I18n
from engines.core.game import Game, registry
from engines.core.game.options import chosen_options
from sandbox.limits.messages import check_message
from tests.contract.screens import choices_of

GAMES = sorted(registry.games())


@pytest.fixture
def i18n() -> I18n:
    return I18n(registry.games(), is_strict=True)


@pytest.mark.parametrize("game", GAMES)
def test_every_page_of_every_game_is_a_message_that_discord_takes(game: str, i18n: I18n) -> None:
    languages = {one: i18n.words("", one).label("ui-language") for one in i18n.languages()}
    choices = choices_of(game, tuple(languages))
    for language in languages:
        for page in range(10):
            payload = start_message(
                i18n.words(game, language), choices, languages, page, ["ui-start-as-last"] * bool(page)
            )
            assert check_message(payload) == {}
            parts = [one for row in payload["components"] for one in row["components"]]
            assert all(decode(one["custom_id"]) for one in parts)
            names = [one["placeholder"] for one in parts if page and "placeholder" in one]
            about = payload["embeds"][0].get("description", "")
            assert all(re.search(rf"\*\*{re.escape(name)}\*\*\s?: ", about) for name in names)


@pytest.mark.parametrize("game", GAMES)
def test_without_a_change_the_game_starts_as_by_default(game: str) -> None:
    rules: Game[Any] = registry.games()[game]
    given = choices_of(game).given
    assert given.pop("thread") is False
    for own in ("automas", "strength"):
        if rules.strengths:
            given.pop(own, None)
    take_manners(given)
    assert chosen_options(rules, given) == chosen_options(rules, {})


@pytest.mark.parametrize("game", GAMES)
def test_what_a_game_wants_asked_are_options_of_its_own(game: str) -> None:
    rules: Game[Any] = registry.games()[game]
    assert set(rules.asked) <= {option.id for option in rules.options}
    assert len(rules.asked) <= 4


@pytest.mark.parametrize("game", GAMES)
def test_every_option_can_be_typed_or_chosen_in_a_menu(game: str, i18n: I18n) -> None:
    command, *_ = command_tree(registry.games(), i18n)
    start = next(one for one in command["options"] if one["name"] == "start")
    own = next(one for one in start["options"] if one["name"] == game)
    typed = {one["name"] for one in own["options"]}
    chosen = {one.id for one in choices_of(game).options}
    assert {one.id for one in registry.games()[game].options} <= typed | chosen
    choices = choices_of(game)
    assert {one.id for one in choices.options[: choices.asked]} <= typed
