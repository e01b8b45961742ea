"""What a start without options asks: the choices that its buttons carry, and how they read."""

import pytest

from bot.screens.start_choices import values_of
from bot.screens.start_menu import start_message
from bot.words.words import I18n
from engines.core.game import registry
from tests.contract.screens import choices_of


@pytest.fixture
def i18n() -> I18n:
    return I18n(registry.games(), is_strict=True)


def test_scythe_says_first_whose_the_seats_are_and_which_factions_are_taken(i18n: I18n) -> None:
    choices = choices_of("scythe", people="13")
    first, second = (start_message(i18n.words("scythe"), choices, {"en": "English"}, page) for page in (0, 1))
    assert "People: seats 1 and 3" in first["embeds"][0]["description"].splitlines()
    (people,) = (one for row in first["components"] for one in row["components"] if "options" in one)
    assert people["options"][1]["label"] == "people: Seats 1, 2"
    menus = [one for row in second["components"] for one in row["components"] if "options" in one]
    usual = [menu["options"][0]["label"] for menu in menus]
    assert usual[:2] == ["faction 1: Crimea if it is free", "faction 2: a free one, Automas far off"]


def test_at_most_three_things_are_asked_first() -> None:
    asked = {game: choices_of(game) for game in ("burgundy", "macrobber", "pebbles")}
    first = {game: [option.id for option in one.options[: one.asked]] for game, one in asked.items()}
    assert first["burgundy"] == ["board", "automas", "difficulty"]
    assert first["macrobber"] == ["seats", "automas", "strength"]
    assert first["pebbles"] == ["deck", "dice", "pebbles"]


def test_a_button_carries_all_that_is_chosen() -> None:
    choices = choices_of("pebbles")
    place = values_of(choices.options[0]).index("sorted")
    changed = choices.changed(0, place)
    assert changed is not None
    assert changed.given["deck"] == "sorted"
    assert choices.read(changed.code) == changed


def test_what_was_chosen_last_is_chosen_unless_it_is_gone() -> None:
    given = choices_of("pebbles", deck="sorted", pebbles=77, lucky=True, kept={"x": 1}).given
    assert (given["deck"], given["pebbles"], given["lucky"]) == ("sorted", 4, True)
    assert "kept" not in given


@pytest.mark.parametrize("code", ["", "0", "999999999999", "!!!!", "00000000000000000000"])
def test_what_another_version_carries_is_not_read(code: str) -> None:
    assert choices_of("pebbles").read(code) is None


@pytest.mark.parametrize(("option", "place"), [(-1, 0), (99, 0), (0, 3), (0, -1)])
def test_there_is_no_choice_beside_those_that_are_shown(option: int, place: int) -> None:
    assert choices_of("pebbles").changed(option, place) is None


def test_yes_is_not_one() -> None:
    assert choices_of("pebbles", pebbles=True).given["pebbles"] == 4


def test_of_many_values_those_near_the_chosen_one_are_shown(i18n: I18n) -> None:
    shown = []
    for chosen in (20, 40, 60):
        choices = choices_of("macrobber", red_area=chosen)
        pages = [
            start_message(i18n.words("macrobber"), choices, {"en": "English"}, page) for page in range(4)
        ]
        labels = [
            option["label"]
            for payload in pages
            for row in payload["components"]
            for part in row["components"]
            for option in part.get("options", ())
            if option["label"].startswith("red area: ")
        ]
        shown.append((labels[0], labels[-1]))
    assert shown == [
        ("red area: 20", "red area: 44"),
        ("red area: 28", "red area: 52"),
        ("red area: 36", "red area: 60"),
    ]
