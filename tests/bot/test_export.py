import copy
import hashlib
import json
import re
from collections.abc import Iterable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from bot.sessions import seating
from bot.sessions.chain import digests, sha256
from bot.sessions.export import export, written
from bot.sessions.replay import BrokenExport, Replayed, verify
from bot.sessions.rights import Person
from bot.sessions.start import Start
from bot.store.sqlite import SqliteStore
from engines.core.game import correction, registry
from engines.core.game.move import Move, Offer, several
from engines.core.script import Script
from engines.core.text import text
from tests.bot.conftest import ADA, ANSWERS, BEN, CHANNEL, Table, play_out, say
from tests.bot.hosted import GAME
from tests.bot.test_seating import Party

Document = dict[str, Any]
OWN = Person("automa:", "77")
"""The game's own automa, when it goes on by itself."""


async def exported(table: Table) -> Document:
    current = await table.store.current(table.id)
    assert current is not None
    holders = await table.store.holders(table.id)
    return export(current.session, await table.sessions.history.entries(table.id), holders)


def replayed(document: Document) -> Replayed:
    return verify(json.dumps(document), registry.games())


@pytest.fixture
async def ended(table: Table) -> Document:
    """A whole game of two people with undo, redo, a fix, a report and an end."""
    await table.start(deck="shuffled")
    await table.sessions.seats.change(table.id, seating.join(BEN.id), BEN)
    await table.do("take colour=red n=1", by=BEN)
    await table.undo(asker=BEN)
    await table.redo(by=BEN)
    await table.sessions.fix(table.id, None, "name", "Otto", ADA)
    await table.turn()
    await table.undo(asker=BEN)
    view = await table.turn()
    while view.questions:
        view = await table.answer(view.questions[0].id, ANSWERS[view.questions[0].id])
    await table.sessions.end(table.id, None, BEN, asker=ADA.id)
    return await exported(table)


async def test_an_exported_session_replays(ended: Document) -> None:
    report = replayed(ended)
    assert report.fault is None
    assert report.is_complete
    assert report.entries == len(ended["entries"])
    assert report.draws > 3


async def test_a_whole_game_replays(table: Table) -> None:
    await play_out(table, deck="shuffled")
    assert replayed(await exported(table)).fault is None


async def test_what_was_recorded_at_once_replays_and_each_part_must_be_legal(table: Table) -> None:
    await table.start()
    codes = ("take colour=red n=1", "take colour=blue n=2")

    def both(offers: Iterable[Offer]) -> Offer:
        found = [one for one in offers if one.move.code in codes]
        return replace(found[0], move=several(found))

    await table.sessions.move(table.id, None, both, ADA)
    await table.sessions.end(table.id, None, ADA)
    document = await exported(table)
    assert replayed(document).fault is None
    far = several([Offer(Move("take", {"colour": "blue", "n": 44}), text("x"), "report")])
    document["entries"][1]["input"]["move"] = far.to_json()
    assert (replayed(rechained(document)).fault or "").startswith("Entry 2: it can't be replayed")


async def test_what_earlier_versions_corrected_otherwise_replays(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    def as_before() -> Script[bool]:
        yield from ()
        return True

    view = await table.sessions.start(Start("burgundy", {}, CHANNEL), ADA)
    table.id = view.id
    await table.sessions.fix(table.id, None, "a1-left", "4: b:bank dg - - -", ADA)
    with monkeypatch.context() as earlier:
        earlier.setattr(correction, "is_as_before", as_before)
        view = await table.sessions.fix(table.id, None, "a1-left", "4", ADA)
    assert view.state.seats[0].left.tiles == ("",) * 5
    await table.sessions.end(table.id, None, ADA)
    assert replayed(await exported(table)).fault is None


async def test_how_the_table_is_kept_is_in_the_export(table: Table) -> None:
    view = await table.sessions.start(
        Start("pebbles", {}, CHANNEL, manners={"log": "turns", "pace": "all"}), ADA
    )
    await table.sessions.end(view.id, None, ADA)
    table.id = view.id
    document = await exported(table)
    assert document["options"]["pace"] == "all"
    assert replayed(document).fault is None
    document["options"]["pace"] = "some"
    with pytest.raises(BrokenExport, match="options"):
        replayed(document)


async def test_what_a_games_own_automa_did_by_itself_replays(table: Table) -> None:
    """Nobody else goes by that name: it begins turns of its own seat, and answers nothing."""
    await table.start()
    await table.turn(by=OWN)
    await table.do("take colour=blue n=1")
    await table.sessions.end(table.id, None, ADA)
    document = await exported(table)
    assert replayed(document).fault is None
    for number in (3, 4):
        forged = rechained(tampered(document, number, "author", OWN.id))
        assert "its author couldn't do that" in (replayed(forged).fault or "")


async def test_people_are_numbered(ended: Document) -> None:
    assert {entry["author"] for entry in ended["entries"]} == {"p1", "p2"}
    assert ADA.id not in json.dumps(ended)


async def test_while_it_runs_nothing_secret_is_in_it(table: Table) -> None:
    await table.start(deck="shuffled", seed="hush")
    view = await table.turn()
    order = view.state.deck
    for _ in range(7):
        while view.questions:
            view = await table.answer(view.questions[0].id, ANSWERS[view.questions[0].id])
        if not view.is_ended and len(view.state.deck) > 1:
            view = await table.turn()
    document = await exported(table)
    told = json.dumps(document)
    assert "hush" not in told
    assert "shell" not in told
    assert json.dumps(list(order)) not in told
    assert all("state" not in entry and "sha256" not in entry for entry in document["entries"])
    assert all(said[2] != "secret" for entry in document["entries"] for said in entry["said"])
    report = replayed(document)
    assert not report.is_complete


def tampered(document: Document, entry: int, field: str, value: Any) -> Document:
    changed = copy.deepcopy(document)
    changed["entries"][entry - 1][field] = value
    return changed


@pytest.mark.parametrize(
    ("field", "value", "fault"),
    [
        ("said", [["die", 6, "chance"]], "the answers or draws differ"),
        ("events", [], "the events differ"),
        ("state", {}, "the state differs"),
        ("sha256", "0", "the state's SHA-256 differs"),
        ("base", 1, "it stands on another entry"),
        ("seq", 99, "it is missing or out of order"),
        ("kind", "bribe", "it can't be replayed"),
        (
            "input",
            {"move": ["take", {"colour": "blue", "n": 44}], "label": ["x", {}]},
            "it can't be replayed",
        ),
        ("input", None, "it can't be replayed"),
    ],
)
async def test_tampering_is_found_at_the_first_entry_that_differs(
    ended: Document, field: str, value: Any, fault: str
) -> None:
    entry = 6 if field == "said" else 2
    report = replayed(tampered(ended, entry, field, value))
    assert report.fault is not None
    assert report.fault.startswith(f"Entry {entry}: {fault}")


async def test_a_left_out_entry_is_found(ended: Document) -> None:
    del ended["entries"][3]
    assert "missing or out of order" in (replayed(ended).fault or "")


async def test_another_seed_is_found(ended: Document) -> None:
    ended["seed"] = "a better one"
    assert "The seed is not the one" in (replayed(ended).fault or "")


@pytest.mark.parametrize(
    "text",
    ["", "no json", "[]", "{}", '{"format": 2}', '{"format": 1}', "[" * 100_000, '{"format": 1, "game": 7}'],
)
def test_what_is_no_export_is_one_line(text: str) -> None:
    with pytest.raises(BrokenExport) as refused:
        verify(text, registry.games())
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("field", "value"),
    [("game", "chess"), ("game", None), ("entries", []), ("entries", "x"), ("options", {"pebbles": 10**9})],
)
async def test_a_broken_header_is_one_line(ended: Document, field: str, value: Any) -> None:
    with pytest.raises(BrokenExport):
        replayed(ended | {field: value})


async def test_any_junk_entry_is_one_line(ended: Document) -> None:
    junk: Any
    for junk in (None, 1, [], {}, {"seq": 1}, "x"):
        report = replayed(ended | {"entries": [junk]})
        assert (report.fault or "").startswith("Entry 1: it can't be replayed")


def rechained(document: Document) -> Document:
    """Reckon the digests anew, as somebody does who wants to hide a change."""
    for entry, digest in zip(document["entries"], digests(document), strict=True):
        entry["digest"] = digest
    return document


@pytest.mark.parametrize(("field", "value"), [("author", "p1"), ("at", 2)])
async def test_another_author_or_time_is_found(ended: Document, field: str, value: Any) -> None:
    assert ended["entries"][1][field] != value or field == "at"
    ended["entries"][1][field] = value if field == "author" else ended["entries"][1]["at"] + 1
    fault = replayed(ended).fault or ""
    assert fault.startswith("Entry 2: its digest differs")


async def test_a_changed_or_missing_digest_is_found(ended: Document) -> None:
    assert "Entry 3: its digest" in (replayed(tampered(ended, 3, "digest", "0")).fault or "")
    del ended["entries"][2]["digest"]
    assert "Entry 3: its digest" in (replayed(ended).fault or "")


async def test_a_changed_header_is_found(ended: Document) -> None:
    assert "Entry 1: its digest" in (replayed(ended | {"status": "running"}).fault or "")


@pytest.mark.parametrize(
    ("field", "value", "fault"),
    [
        ("author", "p3", "its author comes before others"),
        ("author", "p0", "nobody goes by the name"),
        ("author", "Ada", "nobody goes by the name"),
        ("author", "automa:clever", "its author couldn't do that"),
        ("author", 1, "it can't be|its author or time can't be read"),
        ("at", 0, "its time can't be"),
        ("at", -1, "its time can't be"),
        ("at", True, "its time can't be"),
        ("at", 1.5, "its time can't be"),
        ("at", "2", "it can't be replayed"),
    ],
)
async def test_an_author_or_time_that_can_not_be_is_found_whatever_the_digests(
    ended: Document, field: str, value: Any, fault: str
) -> None:
    assert (replayed(rechained(tampered(ended, 2, field, value))).fault or "").startswith("Entry 2: ")
    del ended["seats"]  # as an earlier version exported it: who holds a seat tells nothing then
    found = replayed(rechained(tampered(ended, 2, field, value))).fault or ""
    assert re.match(f"Entry 2: ({fault})", found)


async def test_an_export_from_before_there_were_seats_replays(ended: Document) -> None:
    del ended["seats"]
    assert replayed(rechained(ended)).fault is None


async def test_the_export_of_an_older_version_replays_without_digests(ended: Document) -> None:
    assert len(replayed(ended).digest) == 64
    for entry in ended["entries"]:
        del entry["digest"]
    report = replayed(ended)
    assert (report.fault, report.digest) == (None, "")


def as_before_values(document: Document) -> Document:
    """Return an export as a version wrote it whose traces had no values, and other names."""
    old = copy.deepcopy(document)
    for event in (event for entry in old["entries"] for event in entry["events"] if "trace" in event):
        candidates, steps = event["trace"]
        candidates[:] = [["pile", {"n": 4, "colour": "red"}] for _ in candidates]
        steps[:] = [[by, rule, candidates[: len(left)]] for by, rule, left, _ in steps]
    return rechained(old)


async def test_an_export_from_before_there_were_values_replays(ended: Document) -> None:
    old = as_before_values(ended)
    assert old != ended
    assert replayed(old).fault is None


async def test_who_was_left_is_compared_in_old_exports_too(ended: Document) -> None:
    old = as_before_values(ended)
    number, event = next(
        (number, event)
        for number, entry in enumerate(old["entries"], 1)
        for event in entry["events"]
        if "trace" in event
    )
    event["trace"][1][0][2].pop()
    assert (replayed(old).fault or "").startswith(f"Entry {number}: the events differ")


async def test_a_value_that_was_changed_is_found(ended: Document) -> None:
    traces = (event["trace"] for entry in ended["entries"] for event in entry["events"] if "trace" in event)
    values = next(values for _, steps in traces for *_, values in steps if values)
    values[0][1] += 1
    assert "the events differ" in (replayed(ended).fault or "")


async def test_a_change_of_a_running_export_is_found(table: Table) -> None:
    await table.start()
    await table.turn()
    document = await exported(table)
    report = replayed(document)
    assert (report.fault, report.is_complete) == (None, False)
    assert "Entry 2: its digest" in (replayed(tampered(document, 2, "at", 99)).fault or "")


async def test_a_clock_that_is_set_back_sets_no_entry_back(store: SqliteStore) -> None:
    table = Table(store, times=[90, 95, 10, 20, 30])
    await table.start()
    await table.turn()
    await table.undo()
    assert [one["at"] for one in (await exported(table))["entries"]] == [95, 95, 95]
    assert replayed(await exported(table)).fault is None


@pytest.fixture
async def hosted_game(store: SqliteStore) -> Document:
    """A hosted game of Ada, Ben and an automa, with answers, an undo, a sleeper, and seats that change."""
    party = Party(store)
    await party.begin()
    await party.turn(ADA)
    await party.answer("bid", 4, ADA)
    await party.answer("mine", 5, ADA)
    await party.sessions.undo(party.id, None, ADA)
    await party.sessions.redo(party.id, None, ADA)
    thought = {"strength": "asleep", "iterations": 0, "weighed": [], "is_open": False, "asleep": ADA.id}
    await party.sessions.answer(party.id, None, say("theirs", 6), BEN, thought)
    await party.reseat(seating.leave(BEN.id, "plain"), BEN)
    await party.turn(ADA)
    await party.answer("bid", 1, Person("automa:plain", "77"))
    view = await party.sessions.end(party.id, None, ADA)
    return export(
        view.session, await party.sessions.history.entries(party.id), await party.store.holders(party.id)
    )


def hosted_replay(document: Document) -> Replayed:
    return verify(json.dumps(document), {"hosted": GAME})


async def test_a_hosted_game_replays_and_names_nobody(hosted_game: Document) -> None:
    assert hosted_replay(hosted_game).fault is None
    assert not any(person.id in json.dumps(hosted_game) for person in (ADA, BEN))
    thoughts = [one["input"]["thought"] for one in hosted_game["entries"] if "thought" in one["input"]]
    assert [one["asleep"] for one in thoughts] == ["p1"]


async def test_only_the_holder_can_have_answered_whatever_the_digests(hosted_game: Document) -> None:
    found = {}
    for number, entry in enumerate(hosted_game["entries"], 1):
        for other in ("p1", "p2", "automa:plain", "automa:clever"):
            forged = rechained(tampered(hosted_game, number, "author", other))
            is_found = hosted_replay(forged).fault is not None
            found[number, entry["kind"], other] = is_found or other == entry["author"]
    # Whoever has a seat, and itself, may let an automa begin.
    left = [one for one, is_found in found.items() if not is_found]
    assert left == [(11, "turn", "automa:plain")]


async def test_another_holder_of_a_seat_is_found(hosted_game: Document) -> None:
    hosted_game["seats"][3]["holder"] = "p1"
    assert "Entry 1: its digest" in (hosted_replay(hosted_game).fault or "")
    assert "its author couldn't do that" in (hosted_replay(rechained(hosted_game)).fault or "")


@pytest.mark.parametrize("seats", [1, [1], [{}], {"a": 1}, [{"after": "x", "seat": "s1", "holder": ""}]])
async def test_seats_that_can_not_be_read_are_one_line(hosted_game: Document, seats: Any) -> None:
    with pytest.raises(BrokenExport, match="seats"):
        hosted_replay(hosted_game | {"seats": seats})


async def test_an_end_by_who_manages_the_server_replays(store: SqliteStore) -> None:
    party = Party(store)
    await party.begin()
    boss = Person("1009", "77", may_manage=True)
    view = await party.sessions.end(party.id, None, boss)
    history, holders = await party.sessions.history.entries(party.id), await store.holders(party.id)
    document = export(view.session, history, holders)
    assert hosted_replay(document).fault is None
    document["entries"][-1]["input"].pop("manager")
    assert "its author couldn't do that" in (hosted_replay(rechained(document)).fault or "")


def test_large_states_are_hashed_without_a_break(monkeypatch: pytest.MonkeyPatch) -> None:
    """From 2,048 bytes on Python lets other threads go on and takes them back their turn at once."""
    sizes: list[int] = []

    class Sum:
        def __init__(self, content: bytes = b"") -> None:
            self.all = b""
            self.update(content)

        def update(self, content: bytes) -> None:
            sizes.append(len(content))
            self.all += content

        def hexdigest(self) -> str:
            return hashlib.sha256(self.all).hexdigest()

    text = "€" * 5_000
    whole = hashlib.sha256(text.encode()).hexdigest()
    monkeypatch.setattr("bot.sessions.chain.hashlib", SimpleNamespace(sha256=Sum))
    assert sha256(text) == whole
    assert max(sizes) < 2048


async def test_the_file_is_the_document_written_out(table: Table) -> None:
    await play_out(table)
    view = await table.sessions.records.view(table.id)
    history, holders = (
        await table.sessions.history.entries(table.id),
        await table.sessions.records.holders(table.id),
    )
    for session in (view.session, replace(view.session, status="running")):
        document = export(session, history, holders)
        content, digest = written(session, history, holders)
        assert content.decode() == json.dumps(document, ensure_ascii=False, indent=1)
        assert digest == document["entries"][-1]["digest"]
