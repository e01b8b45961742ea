"""`automa scenario`: every fault is one clear line, and the other scenarios are checked all the same."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from bot.cli import main
from bot.cli.request_ids import CHANCE, QUESTIONS, named
from bot.cli.samples import Samples
from engines.core.game.registry import game, games
from engines.core.game.vocabulary import bounds_of

GOOD = {
    "scenario": "Six tokens leave the sack",
    "rules": "[token.1]",
    "given": "{state: {beginner: s1, in_turn: s1}}",
    "when": "[turn seat=s1]",
    "chance": "[{tokens: [Y, B, G, G, R, R]}]",
    "answers": "[{d.action: done}, {d.phase3: nothing}, {d.confirm: confirm}]",
    "then": "{events: [drawn], state: {in_turn: s2}}",
}


def scenario(*arguments: object) -> Result:
    return CliRunner().invoke(main, ["scenario", *map(str, arguments)])


def write(file: Path, *ones: dict[str, str]) -> Path:
    blocks = ("\n    ".join(f"{key}: {value}" for key, value in one.items()) for one in ones)
    file.write_text("game: macrobber\nscenarios:\n" + "\n".join(f"  - {block}" for block in blocks), "utf-8")
    return file


def test_scenarios_that_hold(tmp_path: Path) -> None:
    ran = scenario(write(tmp_path / "good.yaml", GOOD, GOOD))
    assert (ran.exit_code, ran.output) == (0, "2 scenarios, 0 failed.\n")


@pytest.mark.parametrize(
    ("faulty", "line"),
    [
        ("given: {options: {decks: 2}}", "given.options: macrobber has no option 'decks'; it has seats, "),
        (
            "given: {options: {card_counts: even}}",
            "given.options: the option 'card_counts' doesn't take 'even'; it takes one of 13-20-20-14, ",
        ),
        (
            "given: {state: {seats: {s9: {}}}}",
            "given.state.seats has no item 's9': the list has 3 items, named by place, from 0 or by id: s1,",
        ),
        ("given: {state: {marker: s9}}", "given.state.marker: s9 is no seat; the seats are s1, s2, s3"),
        ("given: {state: {in_turn: s4}}", "given.state.in_turn: s4 is no seat; the seats are s1, s2, s3"),
        ("chance: [{tokens: 6}]", "chance can't decide tokens so: 6 isn't a list of 6 out of Y, B, G, R"),
        ("chance: [{tokens: [Y]}]", "chance can't decide tokens so: ['Y'] isn't a list of 6"),
        ("chance: [{}]", "chance.0: one id with its value is expected"),
        ("answers: [{}]", "answers.0: one id with its value is expected"),
        ("answers: [{d.action: done, d.phase3: nothing}]", "answers.0: one id with its value is expected"),
        (
            "answers: [{d.action: abbey}]",
            'refused: bad-option "That isn\'t one of the possible answers.": the answer "abbey" to d.action',
        ),
        ("then: {events: [{}]}", "then.events.0: one id with its value is expected"),
        ("then: {events: [{drawn: }]}", "then.events.0: drawn stands alone"),
        ("then: {never: [{laid: {pipr: 1}}]}", "then.never: laid has no argument pipr; do you mean piper?"),
        (
            "when: [turn seat=s2]",
            'refused: not-legal-now "That isn\'t possible now. The table shows whose turn it is."',
        ),
        (
            "when: [{turn: s1}]",
            'when.0: text is expected, in quotes if it looks like a number; it has {"turn": "s1"}',
        ),
        ("chance: {tokens: 6}", 'chance: a list is expected; it has {"tokens": 6}'),
        (
            "chance: [{tokns: [Y]}]",
            "chance decides tokens, but no outcome of it is given here (the next is of tokns)",
        ),
        ("given: {options: {seat: 3}}", "given.options: macrobber has no option 'seat'; do you mean seats"),
        (
            "given: {state: {seats: {s1: {hnd: [1]}}}}",
            "given.state.seats.0.hnd: there is no such field; do you mean hand?; there are id, clan, ",
        ),
        ("when: turn seat=s1", 'when: a list is expected; it has "turn seat=s1"'),
        ("then: {never: [no-such-event]}", "then.never: macrobber has no event no-such-event"),
        ("then: {refusd: x}", "then.refusd: there is no such key"),
        ("then: {events: {drawn: }}", "then.events: a list is expected"),
        ("given: [s1]", "given: a mapping is expected"),
        ("rules: [1]", "rules.0: text is expected, in quotes if it looks like a number"),
        ("rules: [raid.99]", "rules: macrobber has no clause raid.99"),
        (
            "then: {never: [{drawn: {who: Corieglen}}]}",
            "then.never: drawn: who: macrobber never says corieglen; do you mean corrieglen?",
        ),
        (
            "then: {never: [{combat: {round: first}}]}",
            'then.never: combat: round is always a number, never "first"',
        ),
        (
            "then: {never: [{combat: {round: 9}}]}",
            "then.never: combat: round is 1 to 3, never 9",
        ),
        (
            "then: {never: [{laid: {round: '4'}}]}",
            'then.never: laid: round is 1 to 3, never "4"',
        ),
        ("game: macrober", "there is no game 'macrober'; do you mean macrobber?; there are "),
        ("game: chess", "there is no game 'chess'; there are "),
    ],
)
def test_a_faulty_scenario_is_told_and_the_others_are_checked(tmp_path: Path, faulty: str, line: str) -> None:
    field, _, value = faulty.partition(": ")
    file = write(tmp_path / "faulty.yaml", {**GOOD, "scenario": "Wrong", field: value}, GOOD)
    ran = scenario(file, write(tmp_path / "good.yaml", GOOD))
    assert ran.exit_code == 1
    assert f"{file}: Wrong: {line}" in ran.output
    assert "3 scenarios, 1 failed." in ran.output


def test_never_takes_what_the_game_can_tell(tmp_path: Path) -> None:
    told = "[{drawn: {who: erskay, tokens: 4 red}}, {combat: {round: 2}}, {combat: {round: '2'}}]"
    ran = scenario(write(tmp_path / "good.yaml", {**GOOD, "then": f"{{never: {told}}}"}))
    assert (ran.exit_code, ran.output) == (0, "1 scenarios, 0 failed.\n")


@pytest.mark.parametrize(
    ("faulty", "meant"),
    [
        (
            "when: [trn seat=s1]",
            "the move trn seat=s1; do you mean turn seat=s1?; now can be played turn seat",
        ),
        (
            "answers: [{d.actoin: done}]",
            "next answer is to d.actoin; do you mean d.action?; asked is d.action",
        ),
    ],
)
def test_what_may_be_meant_is_told(tmp_path: Path, faulty: str, meant: str) -> None:
    field, _, value = faulty.partition(": ")
    ran = scenario(write(tmp_path / "faulty.yaml", {**GOOD, field: value}))
    assert meant in ran.output


@pytest.mark.parametrize(
    ("words", "line"),
    [
        ("scenarios: [", "while parsing"),
        ("game: macrobber\nscenarios: []\n", "scenarios: a list of scenarios is expected"),
        ("[]", "scenarios: a list of scenarios is expected"),
        ("scenarios: [{chance: {die: 1, die: 2}}]", "die stands twice"),
        ("scenarios: [text]", "1: a mapping is expected"),
        ("gmae: macrobber\nscenarios: []\n", "line 1: there is no such key gmae; do you mean game?"),
        (
            "scenarios: []\nrules: [token.1]\n",
            "line 2: there is no such key rules; beside game and scenarios a file has only values",
        ),
    ],
)
def test_a_file_that_cannot_be_read_is_told_and_the_others_are_checked(
    tmp_path: Path, words: str, line: str
) -> None:
    file = tmp_path / "broken.yaml"
    file.write_text(words, "utf-8")
    ran = scenario(file, write(tmp_path / "good.yaml", GOOD))
    assert ran.exit_code == 1
    assert f"{file}: " in ran.output
    assert line in ran.output
    assert "2 scenarios, 1 failed." in ran.output


def test_a_value_with_an_anchor_stands_beside_the_scenarios(tmp_path: Path) -> None:
    file = write(tmp_path / "good.yaml", {**GOOD, "given": "*bare"})
    file.write_text("bare: &bare {state: {beginner: s1, in_turn: s1}}\n" + file.read_text("utf-8"), "utf-8")
    assert scenario(file).output == "1 scenarios, 0 failed.\n"


@pytest.mark.parametrize("name", games())
def test_numbers_are_between_the_bounds_that_a_game_names(name: str) -> None:
    samples = Samples(game(name))
    for _ in range(3):
        samples.play_a_game()
    bounds = bounds_of(samples.game.home)
    for (event, argument), told in samples.numbers.items():
        low, high = bounds.get(argument, (None, None))
        numbers = [one for one in told if one is not None]
        if low is not None and high is not None and numbers:
            assert low <= min(numbers) <= max(numbers) <= high, (event, argument)
    assert {argument for _, argument in samples.numbers} >= {*bounds}, "a bound is of something that is told"


@pytest.mark.slow
def test_names_that_a_scenario_can_use_are_described() -> None:
    ran = scenario("--describe", "macrobber")
    assert ran.exit_code == 0
    for words in (
        "seats: a whole number from 3 to 5; by default 3",
        "turn seat=s1",
        '{"tokens": ["',
        "d.phase3: one of ",
        "laid: piper, round, who",
        "round: n, $seat",
        "round: 1 to 3",
        'd.action: one of "',
        'for who sleeps "back"',
        "raid.laid.piper: true or false",
        "# given.state, then.state",
        "# then.public",
        "# then.seen",
    ):
        assert words in ran.output


def test_every_field_question_and_argument_is_described() -> None:
    ran = scenario("--describe", "pebbles")
    assert ran.exit_code == 0
    for words in (
        "take colour=red n=1\n  colour: red, blue, dark_green\n  n: 1, 2, ",
        "add colour=",
        "fix <field>=<value>",
        "name (The automa's name): ",
        "; up to 20 letters",
        '{"card": "',
        '{"die": ',
        "yours: a whole number from 0 to 99",
        'liked: a list of 0 to 2 of "red", "blue", "dark_green"',
        'space: one of "s1", ',
        "dare: true or false",
        'words: a line of text, such as "2 red, 1 blue"',
        'hidden: one of "acorn", "feather", "shell"',
        'leaves: a list of 1 to 4 of "leaf 1", ',
        'bag: a list of 2 to 3 of "red", ',
        "pebbles: a whole number from ",
        "over: automa, people",
        "fixed: after, before, field",
        "piles.<key>: a whole number",
        "deck.<item>: text",
    ):
        assert words in ran.output, words


def test_a_request_that_no_game_met_is_found_in_the_source(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text(
        'ask(Choice(id=f"back.{seat}"))\nask(requests.Number(id="rare"))\nRoll(id=die)'
    )
    assert named(tmp_path, QUESTIONS, ["back.s1"]) == ("rare",)
    assert named(tmp_path, QUESTIONS, ["rare"]) == (), "an id with a gap is no real one"
    assert named(tmp_path, CHANCE, []) == ()


def test_without_a_file_or_with_an_unknown_game_it_says_what_to_name() -> None:
    ran = scenario("--describe", "chess")
    assert (ran.exit_code, "There is no game 'chess'; there are " in ran.output) == (2, True)
    ran = scenario()
    assert (ran.exit_code, "Name the files to check" in ran.output) == (2, True)
