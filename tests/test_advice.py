"""What the first message says of a level is what docs/balance.md has measured."""

import re

import pytest

from engines.core.game import registry
from tests.contract.words import locales, spoken
from tests.engines.clauses import ROOT

BALANCE = (ROOT / "docs" / "balance.md").read_text("utf-8")
STEP = 5
"""Points are told to the nearest five where they are round."""


def means(title: str, deck: int = 0) -> dict[str, float]:
    """Return the mean points of each level beside the usual person, of one of the game's tables."""
    part = BALANCE.partition(f"## {title}\n")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| usual +\| (\w+) +\| +\d+ \| +([\d.]+) ", part, re.MULTILINE)
    each = len({level for level, _ in rows})
    return {level: float(mean) for level, mean in rows[deck * each :][:each]}


def numbers(game: str, option: str, value: str, language: str = "en") -> list[int]:
    """Return the numbers in what is said of a value of an option."""
    said = spoken(registry.game(game), language).label(f"option-{option}-{value}-about")
    assert len(said) <= 45
    return [int(n) for n in re.findall(r"\d+", said)]


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_of_burgundy(level: str) -> None:
    (told,) = numbers("burgundy", "difficulty", level)
    assert told == STEP * round(means("The Castles of Burgundy")[level] / STEP)


@pytest.mark.parametrize("language", locales(registry.game("scythe")))
@pytest.mark.parametrize("level", ["autometta", "automa", "automaszyna", "ultimaszyna"])
def test_of_scythe(level: str, language: str) -> None:
    (told,) = numbers("scythe", "level", level, language)
    assert abs(told - means("Scythe")[level]) <= 1


@pytest.mark.parametrize("level", ["II", "III"])
def test_of_london_how_much_more_a_level_brings_with_either_deck(level: str) -> None:
    told = numbers("london", "level", level)
    more = [means("London", deck)[level] - means("London", deck)["I"] for deck in (0, 1)]
    assert told == [round(one) for one in more]
