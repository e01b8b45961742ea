"""What entries are made of: all that was ever written still loads, and comes out as it went in."""

import json
import sqlite3
from pathlib import Path

import pytest

from bot.sessions.entry import Input, Kind
from bot.sessions.export import export
from bot.sessions.moves import moves_of
from bot.sessions.snapshot import dump
from bot.sessions.thought import Thought
from bot.store.rows import EntryRow
from engines.core.errors import DataFault
from engines.core.game.move import Move
from engines.core.text import text
from tests.bot.conftest import Table

LABEL = text("take", colour="red", what=text("stone"), also=(text("leaf", n=3),))
THOUGHT = Thought(
    strength="clever",
    seat="s1",
    weighed=((text("number", n=7), 2.5, 3), (text("number", n=1), 1, 0)),
    iterations=4,
    is_open=True,
    about=text("about"),
    by=text("points"),
    is_measured=True,
    event="bid",
    asleep="1001",
)

INPUTS = [
    Input(kind=Kind.START, options={}),
    Input(kind=Kind.START, options={"deck": "sorted", "n": 3, "blind": False}, is_seed_chosen=True),
    *(
        Input(kind=kind, move=Move("take", {"n": 4}), label=LABEL)
        for kind in (Kind.TURN, Kind.REPORT, Kind.FIX)
    ),
    Input(kind=Kind.ANSWER, question="yours", value=0, label=LABEL),
    Input(kind=Kind.ANSWER, question="liked", value=["a", "b"]),
    Input(kind=Kind.ANSWER, question="bid", value=4, is_private=True, thought=THOUGHT, public_seq=3),
    Input(kind=Kind.ANSWER, question="bid", value=None, thought=Thought(strength="asleep", asleep="")),
    Input(kind=Kind.RESTART, label=LABEL),
    Input(kind=Kind.RESTART),
    Input(
        kind=Kind.UNDO, of=5, of_kind=Kind.ANSWER, label=LABEL, is_private=True, public_seq=3, has_more=True
    ),
    Input(kind=Kind.UNDO, of=5, of_kind=Kind.END, agreed=("1002",)),
    Input(kind=Kind.UNDO, of=5, of_kind=Kind.END, agreed=("1002", "1003"), told=1_700_000_000_000),
    Input(kind=Kind.REDO, of=5, of_kind=Kind.TURN, label=LABEL, is_private=True, public_seq=3),
    Input(kind=Kind.END),
    Input(kind=Kind.END, agreed=("1002",)),
]

WEIGHED = '"weighed":[[["number",{"n":7}],2.5,3],[["number",{"n":1}],1.0,1]],"iterations":4,"is_open":false'
SHORT = '"weighed":[],"iterations":0,"is_open":false'
THOUGHTS = [
    f'{{{WEIGHED},"strength":"clever"}}',
    f'{{"seat":"s1",{WEIGHED},"about":null,"by":["points",{{}}],"is_measured":true,"event":"","strength":"x"}}',
    f'{{"seat":"s1",{SHORT},"about":["a",{{}}],"by":null,"is_measured":false,"event":"laid","strength":"x","asleep":"1"}}',
    f'{{"strength":"asleep",{SHORT},"asleep":"1001"}}',
]
WRITTEN = [
    ("start", '{"options":{}}'),
    ("start", '{"options":{"deck":"sorted","board":"asked"}}'),
    ("start", '{"options":{"deck":"sorted"},"seed":"chosen"}'),
    ("turn", '{"move":["turn",{}],"label":["ui-turn",{}]}'),
    ("report", '{"move":["take",{"colour":"red","n":4}],"label":["do-take",{"what":{"t":["red",{}]}}]}'),
    ("fix", '{"move":["fix",{"field":"n","value":"7"}],"label":["ui-title-fix",{"what":{"t":["n",{}]}}]}'),
    ("answer", '{"question":"yours","value":7,"label":["ui-turn",{}]}'),
    ("answer", '{"question":"yours","value":null,"label":null}'),
    ("answer", '{"question":"hidden","value":["a","b"],"label":["ui-turn",{}],"private":true}'),
    ("answer", '{"question":"bid","value":4,"label":["ui-turn",{}],"private":true,"shown":3}'),
    *(
        ("answer", f'{{"question":"bid","value":4,"label":null,"private":true,"thought":{one},"shown":3}}')
        for one in THOUGHTS
    ),
    *(("answer", f'{{"question":"bid","value":4,"label":null,"thought":{one}}}') for one in THOUGHTS),
    ("restart", '{"label":["ui-turn",{}]}'),
    ("restart", '{"label":null}'),
    ("undo", '{"of":3,"kind":"turn","label":["ui-turn",{}]}'),
    ("undo", '{"of":3,"kind":"end","label":null}'),
    ("undo", '{"of":3,"kind":"answer","label":null,"private":true,"shown":2,"more":false}'),
    ("undo", '{"of":3,"kind":"answer","label":null,"private":true,"shown":2,"more":true}'),
    ("undo", '{"of":3,"kind":"turn","label":null,"agreed":"1002"}'),
    ("redo", '{"of":3,"kind":"turn","label":["ui-turn",{}]}'),
    ("end", "{}"),
    ("end", '{"agreed":"1002"}'),
]
"""Every shape that any version has written."""


def entry(kind: str, given: str) -> EntryRow:
    return EntryRow("sessioa2", 4, kind, "1001", given, "[]", "[]", "{}", "", 4, 3, "[]", 1)


@pytest.mark.parametrize("given", INPUTS, ids=lambda one: one.kind)
def test_what_is_written_is_read(given: Input) -> None:
    assert Input.read(entry(given.kind, dump(given.to_json()))) == given


@pytest.mark.parametrize("kind", Kind)
def test_each_kind_is_read_and_written(kind: Kind) -> None:
    assert kind in {one.kind for one in INPUTS}
    assert kind in {one for one, _ in WRITTEN}


@pytest.mark.parametrize(("kind", "given"), WRITTEN)
def test_what_was_ever_written_loads_and_is_written_the_same(kind: str, given: str) -> None:
    """An export made anew has the digests of the one before."""
    written = Input.read(entry(kind, given)).to_json()
    assert written == json.loads(given)
    if "thought" not in written:  # its keys have stood in several orders
        assert dump(written) == given


@pytest.mark.parametrize("kind", [one for one in Kind if one not in (Kind.UNDO, Kind.REDO)])
def test_missing_keys_have_their_defaults(kind: Kind) -> None:
    assert Input.read(entry(kind, "{}")) == Input(kind=kind)


def test_a_thought_of_before_the_seat_was_kept_explains_nothing() -> None:
    start = EntryRow("sessioa2", 1, "start", "1001", "{}", "[]", "[]", "{}", "", 1, 0, "[]", 1)
    given = f'{{"question":"bid","value":4,"thought":{THOUGHTS[0]}}}'
    answer = EntryRow("sessioa2", 2, "answer", "automa:clever", given, "[]", "[]", "{}", "", 2, 1, "[]", 1)
    (played,) = moves_of([start, answer])
    assert played.weighed == ()


BROKEN = [
    ("turn", ""),
    ("turn", "{"),
    ("turn", "[]"),
    ("turn", "null"),
    ("turn", '"private"'),
    ("turn", '{"label":5}'),
    ("turn", '{"label":["x"]}'),
    ("turn", '{"move":"x"}'),
    ("start", '{"options":[]}'),
    ("answer", '{"question":7}'),
    ("answer", '{"thought":"asleep"}'),
    ("answer", '{"thought":{"weighed":[[1]]}}'),
    ("answer", '{"thought":{"asleep":{}}}'),
    ("answer", '{"private":"yes"}'),
    ("answer", '{"shown":"3"}'),
    ("undo", "{}"),
    ("redo", '{"of":"3"}'),
    ("undo", '{"of":3,"kind":"bribe"}'),
    ("end", '{"agreed":["1002"]}'),
    ("end", "[" * 100_000),
    ("bribe", "{}"),
]


@pytest.mark.parametrize(("kind", "given"), BROKEN)
def test_an_input_that_can_not_be_read_names_session_and_entry(kind: str, given: str) -> None:
    with pytest.raises(DataFault, match=r"^session sessioa2: entry 4: its input can't be read"):
        Input.read(entry(kind, given))


async def test_a_press_on_a_broken_entry_names_it_and_changes_nothing(table: Table, tmp_path: Path) -> None:
    await table.start()
    await table.turn()
    before = await table.sessions.history.entries(table.id)
    with sqlite3.connect(tmp_path / "automa.db") as db:
        db.execute("UPDATE entries SET input = ? WHERE seq = 2", ('{"label": 5}',))
    db.close()
    named = f"^session {table.id}: entry 2: its input can't be read"
    with pytest.raises(DataFault, match=named):
        await table.undo()
    history = await table.sessions.history.entries(table.id)
    assert len(history) == len(before)
    current = await table.store.current(table.id)
    assert current is not None
    with pytest.raises(DataFault, match=named):
        export(current.session, history)
