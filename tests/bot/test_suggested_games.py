"""What `/automa import` suggests: one's running games."""

import pytest

from tests.bot.stage import Stage, play
from tests.faults.scene import Scene


def test_a_game_whose_rules_are_gone_takes_no_other_suggestion_away(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def doing(scene: Scene) -> None:
        await scene.slash("Ada", "start burgundy", board="dealt")
        scene.channel = scene.world.add_channel("there", scene.world.guild)
        await scene.slash("Ada", "start pebbles", deck="sorted")
        await scene.rest()
        assert len(await scene.suggested("Ada", "import", "game")) == 2
        records = scene.bot.context.sessions.records
        monkeypatch.setattr(records, "games", {"pebbles": records.games["pebbles"]})
        (line,) = await scene.suggested("Ada", "import", "game")
        assert line.startswith("8 cards left")

    play(stage, doing)
