"""What every game keeps: replay, undo, purity, secrets, corrections; whole sessions are the examples."""

import json
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import MISSING, fields, replace
from functools import cache
from itertools import islice
from typing import Any

import pytest

from engines.core.errors import BadAnswer, DataFault, IllegalMove
from engines.core.game import Game, registry
from engines.core.game.move import Move
from engines.core.script.chance import commitment
from engines.core.script.event import Event
from engines.core.script.run import Asking, Said
from tests.contract.elsewhere import elsewhere
from tests.contract.player import (
    NAME,
    SEED,
    Luck,
    Played,
    Session,
    digest,
    offer_as_json,
    option_sets,
    perform,
    replay,
    session,
    step,
)
from tests.contract.shuffled import lists_of, loaded, with_value
from tests.contract.words import words

GAMES = registry.games()
QUICK_SETS = 1
MOST_SUGGESTED = 25
"""Lines that a menu of suggestions has room for."""
"""So many option sets of each game are played in the quick form of the tests."""
SETS = [
    pytest.param((game.id, number), marks=[pytest.mark.slow] if number >= QUICK_SETS else [])
    for game in GAMES.values()
    for number, _ in enumerate(option_sets(game))
]
EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
HOSTILE: list[Any] = [
    *(None, True, False, -1, 10**30, 0.5, "", " ", "\0", "-", "٣", "x" * 5000, "@everyone", "1_0"),
    *([], [None], [[]], [{}], {}, {"id": "1"}, [1, "1"], ["?"] * 100),
]


@cache
def played(game: str, number: int) -> Session:
    return session(GAMES[game], option_sets(GAMES[game])[number], NAME.format(number))


@pytest.fixture(params=SETS, ids=lambda one: f"{one[0]}-{one[1]}")
def whole(request: pytest.FixtureRequest) -> Session:
    """A whole session of a game with one of its option sets."""
    return played(*request.param)


def visible(game: Game[Any], state: Any) -> str:
    """Return all that a state shows to everybody."""
    offers = [*map(offer_as_json, game.offers(state))]
    panels = repr((game.panel(state), game.footer(state), game.score(state)))
    return json.dumps([offers, fixes(game, state), panels, game.public(state)])


def seen_by_all(game: Game[Any], state: Any) -> list[str]:
    """Return what is visible with what is drawn of a state, and what typing finds in two steps."""
    return [visible(game, state), *_drawn(game, state), *_suggested(game, state)]


def _drawn(game: Game[Any], state: Any) -> Iterator[str]:
    if game.pictures is not None:
        pictures, say = game.pictures(), words(game)
        seats = [pictures.seat(state, seat.id, say) for seat in game.seats(state)]
        for picture in (pictures.table(state, say), *seats, *pictures.scores(state, say)):
            if picture is not None:
                yield picture.svg + picture.alt


def _suggested(game: Game[Any], state: Any) -> Iterator[str]:
    if game.notation is not None:
        notation = game.notation(state)
        for first in islice(notation.go_on(""), MOST_SUGGESTED):
            yield first
            yield from islice(notation.go_on(f"{first}; "), MOST_SUGGESTED)


def fixes(game: Game[Any], state: Any) -> dict[str, str]:
    return {one.id: one.now for one in game.fixes(state)}


def test_a_session_ends_and_then_nothing_can_be_done(whole: Session) -> None:
    *before, end = whole.states
    assert whole.game.is_over(end)
    assert whole.game.offers(end) == ()
    assert not any(whole.game.is_over(state) for state in before)
    for offer in whole.game.offers(whole.states[0]):
        with pytest.raises(IllegalMove):
            step(whole.game, end, offer.move)


def test_as_long_as_it_runs_the_bot_has_a_next_move(whole: Session) -> None:
    for state in whole.states[:-1]:
        offers = whole.game.offers(state)
        assert offers[0].kind == "turn"
        codes = [offer.move.code for offer in offers]
        assert len(set(codes)) == len(codes), "two offers are the same move"


def test_a_seat_of_its_own_is_played_by_the_game_unless_automas_can_hold_all(whole: Session) -> None:
    for state in whole.states:
        seats = whole.game.seats(state)
        assert whole.game.strengths or not seats or any(seat.is_automa for seat in seats)


def test_same_seed_and_answers_same_game(whole: Session) -> None:
    state = None
    for one in whole.moves:
        again = replay(whole.game, state, one, whole.options)
        assert again.events == one.events
        assert again.said == one.said
        state = again.value
        assert whole.game.dump(state) == whole.game.dump(one.after)


def test_a_stored_move_goes_on_from_what_was_said(whole: Session) -> None:
    for one in whole.moves:
        for length in range(len(one.said) + 1):
            resumed = step(whole.game, one.before, one.move, one.said[:length], whole.options)
            told = one.events[: len(resumed.events)]
            assert resumed.events == told
            if isinstance(resumed, Asking):
                assert {question.id for question in resumed.questions} <= {q.id for q in one.asked}
            else:
                assert resumed.value == one.after


def test_no_random_number_is_used_twice(whole: Session) -> None:
    stood = 0
    for one in whole.moves:
        done = step(whole.game, one.before, one.move, one.said, whole.options)
        assert done.position == one.after.position >= stood
        stood = done.position


@EVERY_GAME
def test_another_seed_is_another_game(game: Game[Any]) -> None:
    first, *others = (_first_outcomes(game, f"seed {number}") for number in range(12))
    assert not first or any(other != first for other in others)


def _first_outcomes(game: Game[Any], seed: str) -> list[Said]:
    """Return what chance decides in the first move in which it has a say, an empty list if it never has."""
    luck = Luck("seeds")
    played = perform(game, None, None, luck, seed=seed)
    while not (found := [said for said in played.said if said.by != "people"]):
        offers = game.offers(played.after)
        if not offers:
            break
        played = perform(game, played.after, offers[0].move, luck, seed=seed)
    return found


def test_undo_restores_the_very_moment(whole: Session) -> None:
    moves = len(whole.moves)
    # The first of them is the set-up, before which there is nothing.
    for back in {1, moves // 3, moves // 2} & set(range(1, moves)):
        state = whole.game.load(whole.game.dump(whole.moves[back].before))
        for one in whole.moves[back:]:
            again = replay(whole.game, state, one, whole.options)
            assert again.said == one.said
            state = again.value
        assert whole.game.dump(state) == whole.game.dump(whole.states[-1])


def test_a_move_leaves_the_state_before_it_alone(whole: Session) -> None:
    for earlier, one in zip(whole.moves, whole.moves[1:], strict=False):
        kept = whole.game.dump(one.before)
        step(whole.game, one.before, one.move, one.said)
        visible(whole.game, one.before)
        assert whole.game.dump(one.before) == kept == whole.game.dump(earlier.after)


def test_everything_kept_survives_json(whole: Session) -> None:
    for one in whole.moves:
        dumped = whole.game.dump(one.after)
        assert whole.game.load(dumped) == one.after
        assert whole.game.dump(whole.game.load(dumped)) == dumped
        for event in one.events:
            assert Event.from_json(json.loads(json.dumps(event.to_json()))) == event
        for said in one.said:
            assert Said.from_json(json.loads(json.dumps(said.to_json()))) == said
        if one.move:
            assert Move.from_json(json.loads(json.dumps(one.move.to_json()))) == one.move


@pytest.mark.slow
def test_writing_a_present_value_back_changes_nothing(whole: Session) -> None:
    game = whole.game
    for state in whole.states[:-1:5]:
        told = fixes(game, state), game.panel(state), game.score(state)
        for field, now in told[0].items():
            result = step(game, state, Move("fix", {"field": field, "value": now}))
            assert not isinstance(result, Asking)
            # What is the very same state tells the same; most are.
            if (after := result.value) != state:
                assert (fixes(game, after), game.panel(after), game.score(after)) == told, field


@pytest.mark.slow
def test_a_correction_that_cannot_be_read_is_refused_in_words(whole: Session) -> None:
    game, state = whole.game, whole.states[len(whole.states) // 2]
    kept = game.dump(state)
    for fix in game.fixes(state):
        for value in (*(str(one) for one in HOSTILE), "1: 1: 1", "-1", "²", "9" * 400, "wild:wild:y", "b:"):
            with suppress(IllegalMove):
                result = step(game, state, Move("fix", {"field": fix.id, "value": value}))
                assert not isinstance(result, Asking)
                assert game.load(game.dump(result.value)) == result.value
    with pytest.raises(IllegalMove):
        step(game, state, Move("fix", {"field": "no such field", "value": "1"}))
    assert game.dump(state) == kept


@pytest.mark.slow
def test_a_hostile_answer_is_refused_and_the_question_stays_open(whole: Session) -> None:
    for one in whole.moves[::4]:
        for asking in _openings(whole, one):
            for question in asking.questions:
                for value in HOSTILE:
                    try:
                        question.check(value)
                    except BadAnswer:
                        said = (*asking.said, Said(question.id, value))
                        with pytest.raises(BadAnswer):
                            step(whole.game, one.before, one.move, said, whole.options)


def _openings(whole: Session, one: Played) -> list[Asking]:
    """Return each moment of a move at which it waited for an answer."""
    waited: list[Asking] = []

    def people(asking: Asking) -> Said:
        waited.append(asking)
        return one.said[len(asking.said)]

    step(whole.game, one.before, one.move, (), whole.options, people=people)
    return waited


def test_a_private_question_goes_to_one_seat(whole: Session) -> None:
    for one in whole.moves:
        for question in one.asked:
            assert not question.private or question.to is not None


def test_the_same_thing_is_not_asked_twice_at_a_time(whole: Session) -> None:
    for one in whole.moves:
        for asking in _openings(whole, one):
            ids = [question.id for question in asking.questions]
            assert len(set(ids)) == len(ids)


def test_the_seed_and_the_position_show_nowhere(whole: Session) -> None:
    for one in whole.moves:
        shown = [visible(whole.game, one.after), repr(one.events), repr(one.asked)]
        assert SEED not in "".join((*shown, whole.game.dump(one.after)))
        assert commitment(SEED) not in "".join(shown)
        moved_on = replace(one.after, position=one.after.position + 12345)
        assert visible(whole.game, moved_on) == shown[0]


@pytest.mark.slow
def test_what_the_public_state_hides_shows_nowhere_else(whole: Session) -> None:
    for state in whole.states[::17]:
        data, public, shown = json.loads(whole.game.dump(state)), whole.game.public(state), None
        for path, items in lists_of(data):
            other = loaded(whole.game, with_value(data, path, items[::-1]))
            if other is not None and whole.game.public(other) == public:
                shown = shown or seen_by_all(whole.game, state)
                assert seen_by_all(whole.game, other) == shown, path


def test_a_secret_order_is_hidden_from_the_public_state(whole: Session) -> None:
    for one in whole.moves:
        data = json.loads(whole.game.dump(one.after))
        orders = [said.value for said in one.said if said.by == "secret" and isinstance(said.value, list)]
        for path, items in lists_of(data):
            # What is left of a shuffled pile; short lists may just look like its end.
            if len(items) > 3 and any(items == order[-len(items) :] for order in orders):
                other = loaded(whole.game, with_value(data, path, items[::-1]))
                assert other is not None
                assert visible(whole.game, other) == visible(whole.game, one.after), path


@EVERY_GAME
def test_a_game_keeps_its_rules_version_and_a_clause_for_each_rule_told(game: Game[Any]) -> None:
    assert game.version
    told = {
        event.rule
        for number, _ in enumerate(option_sets(game))
        for one in played(game.id, number).moves
        for event in one.events
        if event.rule
    }
    assert told <= set(game.clauses)


@EVERY_GAME
def test_a_damaged_state_is_named(game: Game[Any]) -> None:
    # A state may well have a default for everything: then an empty one isn't damaged.
    needs = any(one.default is one.default_factory is MISSING for one in fields(game.state))
    for text in ("", "[]", *["{}"] * needs, '{"position": "far"}'):
        with pytest.raises(DataFault) as fault:
            game.load(text)
        assert game.id in fault.value.file


@EVERY_GAME
def test_a_move_that_is_not_offered_is_refused(game: Game[Any]) -> None:
    state = played(game.id, 0).states[0]
    field = {"field": "no such field", "value": "1"}
    for move in (Move("no such move"), Move(""), Move("turn", {"seat": "nobody"}), Move("fix", field)):
        with pytest.raises(IllegalMove):
            step(game, state, move)


@pytest.mark.slow
@EVERY_GAME
def test_the_same_games_in_processes_with_different_hash_seeds(game: Game[Any]) -> None:
    here = [digest(played(game.id, number)) for number, _ in enumerate(option_sets(game))]
    assert elsewhere("-m", "tests.contract.player", game.id).split() == here
