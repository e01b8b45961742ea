"""What a message of Scythe tells hands: of fights, of long turns, and of what people told themselves."""

from collections.abc import Sequence

from bot.screens.turn import short_lines
from bot.words.words import I18n
from engines.core.game.move import Move
from engines.core.scenario.spelling import as_answer
from engines.core.script.event import Event
from engines.core.script.run import Asking, Said
from engines.core.text import text
from engines.scythe import GAME
from engines.scythe.model.state import State
from tests.contract.player import step
from tests.engines.scythe import states

SAY = I18n({GAME.id: GAME}, is_strict=True).words(GAME.id, "en")
NORDIC = {"a1-worker": "A5 B5 A5", "a1-mech": "C5", "a1-character": "D6", "a1-last-card": "5"}


def message(events: Sequence[Event]) -> list[str]:
    """Return the title and the lines of a message."""
    found = GAME.sum_up(events)
    return [SAY(found.title) if found.title else "", *short_lines(SAY, found.lines)]


def near_nordic() -> State:
    begun = states.begun(faction_1="saxony", faction_2="nordic", combat_cards="bot")
    return states.fixed(begun, NORDIC | {"p1-mech": "F3 F4", "p1-character": "D5"})


def messages(state: State, move: Move, *answers: str) -> list[list[str]]:
    """Return the message of each question, then that of the end."""
    said: tuple[Said, ...] = ()
    told = []
    for answer in (*answers, None):
        result = step(GAME, state, move, said)
        told.append(message(result.events))
        if answer is not None:
            assert isinstance(result, Asking)
            question = result.questions[0]
            said = (*result.said, Said(question.id, as_answer(question, {"combat.human": answer})))
    return told


def test_of_two_fights_the_newest_is_the_title_and_its_units_go_home() -> None:
    _, first, second = messages(
        near_nordic(), states.line("mech F4 to C5; character D5 to D6; new worker F3; star"), "20", "30"
    )
    assert first[0].startswith("C5: Saxony beats Nordic, 20–")
    assert "Nordic: mech → mat" in first
    assert second[0].startswith("D6: Saxony beats Nordic, 30–")
    assert "Nordic: character → mat" in second
    assert any(line.startswith("Put ") and "D6" in line for line in second)


def test_of_fights_with_two_automas_each_has_the_totals_of_its_own_sides() -> None:
    begun = states.begun(
        seats=3, faction_1="saxony", faction_2="nordic", faction_3="rusviet", combat_cards="bot"
    )
    quiet = {f"{seat}-{what}": "0" for seat in ("a1", "a2") for what in ("power", "cards")}
    there = {"a1-mech": "B4 C5", "a2-mech": "E4", "p1-mech": "F3 F4 F4", "a2-power": "16", "a1-worker": "-"}
    state = states.fixed(begun, quiet | there)
    *_, told = messages(state, states.line("mech F4 to C5; mech F3 to E4; mech F4 to B4"), "9", "30", "5")
    assert told[0] == "B4: Saxony beats Nordic, 5–0"
    assert told[1] == "C5: Saxony beats Nordic, 9–0"
    (other,) = [line for line in told if line.startswith("E4: Saxony beats Rusviet, 30–")]
    assert not other.endswith("–0")


def test_units_and_resources_of_several_hexes_share_their_lines() -> None:
    (told,) = messages(
        states.fixed(near_nordic(), {"p1-mech": "F3 C6"}),
        states.line("mech C6 to A5; character D5 to B5; new mech G6; enlist coins; star"),
    )
    assert "Nordic: 2 workers A5, worker B5 → base" in told
    assert any(line.startswith("Put ") and "A5" in line and "B5" in line for line in told)
    assert "Saxony loses 3 popularity." in told


def test_the_newest_star_tells_how_many_there_are() -> None:
    (told,) = messages(near_nordic(), states.line("star; star; star"))
    assert told == ["", "Saxony has 3 stars now."]


def test_of_no_coins_and_no_power_nothing_is_told_beside_the_rest() -> None:
    who = text("faction", faction="nordic")
    events = [
        Event("gained-coins", {"who": who, "n": 0, "now": 5}, "variant.2", seat="a1"),
        Event("gained-power", {"who": who, "n": 0, "now": 4}, "variant.3", seat="a1"),
        Event("advanced", {"who": who, "index": 3}, "star.1", seat="a1"),
    ]
    assert message(events) == ["", "Nordic: cube one space on, to space 3."]


def test_all_moves_of_units_share_a_line() -> None:
    who, mech = text("faction", faction="nordic"), text("unit", kind="mech")
    events = [
        Event("moved", {"who": who, "symbol": mech, "unit": mech, "start": start, "hex": hex_}, seat="a1")
        for start, hex_ in (("A1", "A2"), ("B1", "B2"), ("C1", "C2"), ("D1", "D2"))
    ]
    assert message(events) == [
        "Nordic: mech A1 → A2",
        "Nordic: mech B1→B2, mech C1→C2, mech D1→D2",
    ]


def test_a_recruit_bonus_says_how_much() -> None:
    bonus = Event(
        "recruit-bonus", {"who": text("faction", faction="saxony"), "bonus": text("bonus", kind="coin")}
    )
    assert message([bonus]) == ["", "Saxony: +1 coin (recruit)"]


def test_while_a_turn_asks_on_the_state_is_the_one_after_its_first_move() -> None:
    begun = states.begun(faction_1="saxony", faction_2="nordic", level="ultimaszyna", veto="both")
    result = step(GAME, begun, Move("turn", {"seat": "a1"}))
    shown: list[State] = []
    while isinstance(result, Asking):
        shown.append(result.state)
        question = result.questions[0]
        answer = "2" if question.id == "veto.card" else True
        result = step(GAME, begun, Move("turn", {"seat": "a1"}), (*result.said, Said(question.id, answer)))
    assert len(shown) > 1
    assert shown[-1].automa("a1").units != begun.automa("a1").units
