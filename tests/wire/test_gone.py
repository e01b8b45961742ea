import pytest

from tests.wire.conftest import Table, body

pytestmark = [pytest.mark.wire, pytest.mark.slow]


@pytest.mark.parametrize("end", ["", "-wal"])
async def test_a_press_is_refused_while_the_database_is_away_and_saved_when_it_is_back(
    table: Table, end: str
) -> None:
    await table.start()
    file = table.bot.database.with_name(f"automa.db{end}")
    away = file.rename(f"{file}.away")
    call = await table.press_panel("Turn of Automa")
    assert "nothing was changed" in body(call.message)
    assert "8 cards left" in body((await table.slash("status")).message)
    assert f"deleted, moved or replaced beneath the bot ({file})" in table.bot.logged()
    away.rename(file)
    await table.press_panel("Turn of Automa")
    await table.shows("7 cards left")
    await table.bot.restart()
    assert "7 cards left" in body((await table.slash("status")).message)
