"""The command that is registered at Discord."""

import json
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import bot.presses.router  # noqa: F401 - with it all handlers are read in
from bot.presses.serves import DOES
from bot.screens.command_tree import SHIPPED, command_tree, games_of, source_hash, tree_hash
from bot.screens.subcommands import Subcommand
from bot.words.words import I18n
from engines.core.game import registry
from sandbox import limits
from tests import commands


class TestCommandTree:
    def test_each_subcommand_does_something(self) -> None:
        assert set(DOES) == set(Subcommand)

    def test_fits_discord(self) -> None:
        tree = command_tree(registry.games(), I18n(registry.games(), is_strict=True))
        assert not limits.check_commands(tree)

    def test_commands_on_messages_are_called_in_each_language_as_discord_takes_it(self) -> None:
        tree = command_tree(registry.games(), I18n(registry.games(), is_strict=True))
        names = {one["name"]: one["name_localizations"]["nl"] for one in tree if one["type"] == 3}
        assert names == {
            "Show this table": "Toon deze tafel",
            "Why this?": "Waarom dit?",
            "Undo to here": "Terug tot hier",
            "Report a fault here": "Meld hier een fout",
        }

    def test_what_the_package_ships_is_up_to_date(self) -> None:
        shipped = SHIPPED.read_text(encoding="utf-8")
        is_fresh = shipped == commands.written(games_of(json.loads(shipped)))
        assert is_fresh, "the commands have changed: `python -m tests.commands` writes them anew"

    def test_no_more_automas_can_be_asked_for_than_there_are_seats(self) -> None:
        command, *_ = command_tree(registry.games(), I18n(registry.games(), is_strict=True))
        start = next(one for one in command["options"] if one["name"] == "start")
        game = next(one for one in start["options"] if one["name"] == "macrobber")
        most = {one["name"]: one.get("max_value") for one in game["options"]}
        assert most["automas"] == most["seats"] == 5

    def test_a_changed_option_of_a_game_is_another_source(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        room = tmp_path / "model" / "options.py"
        room.parent.mkdir()
        room.write_text("OPTIONS = ()", encoding="utf-8")
        point = EntryPoint("harbour", "harbour:GAME", "automa.games")
        known = registry.Games({"harbour": point})
        monkeypatch.setattr(known, "home", lambda _: tmp_path)
        before = source_hash(known, 1)
        room.write_text("OPTIONS = (DECK,)", encoding="utf-8")
        assert source_hash(known, 1) != before

    def test_a_value_that_no_game_has_by_itself_is_another_source(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        before = source_hash(registry.games(), 1)
        shipped = tmp_path / "commands.json"
        shipped.write_text(
            SHIPPED.read_text(encoding="utf-8").replace('"daily"', '"weekly"'), encoding="utf-8"
        )
        monkeypatch.setattr("bot.screens.command_tree.SHIPPED", shipped)
        assert source_hash(registry.games(), 1) != before

    def test_another_application_has_another_hash(self) -> None:
        tree = command_tree(registry.games(), I18n(registry.games()))
        assert tree_hash(tree, 1) != tree_hash(tree, 2)
        assert tree_hash(tree, 1) == tree_hash(command_tree(registry.games(), I18n(registry.games())), 1)
