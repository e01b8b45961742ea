"""What the bot promises, whatever goes wrong: looked at when all has settled after a run."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from sandbox.guild import Message
from tests.faults import private
from tests.faults.scene import Scene, marks_of
from tests.faults.seams import HTTP, PRESS, WORKER, Order, Touch

ANSWERED, INVALID = 40060, 50035
CALLS = re.compile(r"^(<@\d+> ?)+\n")
FOR_SLEEPER = "let the bot answer for it"
MOST = 9
"""So many interactions may stay without an answer where Discord or the bot is down for a while."""
KILLS, OFF = ("kill", "power"), ("off", "heard-off")


@dataclass(frozen=True)
class Tale:
    """How a run went, to be compared with that in which nothing went wrong."""

    public: tuple[str, ...]
    """What everybody sees in the end, message by message."""
    mentioned: tuple[str, ...]
    acted: int
    """How many steps, seats and points people have brought about."""
    calls: int
    """How often they have pressed."""

    @property
    def short(self) -> "Tale":
        """The same with the first line only of each message."""
        return replace(self, public=tuple(one.partition("\n")[0] for one in self.public))


def text_of(message: Message) -> str:
    """Return what a message says below whom it calls, and which buttons it has."""
    labels = [*(one.label for one in message.buttons), *(one.placeholder for one in message.selects)]
    return f"{CALLS.sub('', message.text)} {labels}"


def tale_of(scene: Scene) -> Tale:
    """Return how a run has gone so far."""
    ids = ", ".join(f"'{one.id}'" for one in scene.people.values())
    authors = (f"SELECT COUNT(*) FROM {table} WHERE author IN ({ids})" for table in ("entries", "holders"))
    acted = sum(int(scene.disk.rows(query)[0][0]) for query in authors)
    return Tale(
        tuple(map(text_of, scene.public)),
        tuple(sorted(scene.seen.mentioned)),
        acted,
        scene.wires.gateway.calls,
    )


def broken(scene: Scene, order: Order | None, hit: Touch | None, bases: Sequence[Tale]) -> Iterator[str]:
    """Yield the promises that a run has broken, all having settled after it."""
    yield from scene.bot.bugs
    yield from _lost(scene)
    yield from _unanswered(scene, order, hit)
    yield from _early(scene, order)
    yield from _left(scene)
    if order is None or order.how == "lost" or order.how.startswith("met"):
        yield from (f"nobody is to be told: {one}" for one in scene.seen.troubles)
    yield from _refused(scene, order)
    yield from _tables(scene)
    yield from private.old(scene, order, hit)
    tale = tale_of(scene)
    if not bases:
        if set(scene.tries) > {1}:
            yield f"nothing went wrong, and yet people had to try {scene.tries} times"
        return
    base = bases[0]
    more = tale.acted - base.acted
    if more < 0:
        yield f"what {-more} presses have done is lost"
    if more > max(0, tale.calls - base.calls):
        yield f"one press has acted twice: {tale.calls} presses and {tale.acted} steps, not {base.acted}"
    if more == 0:
        tale = _told_once(tale) if tale.calls > base.calls else tale
        is_undrawn = hit is not None and hit.kind == WORKER  # then words stand in for a picture
        each = [
            [*differences(one.short if is_undrawn else one, tale.short if is_undrawn else tale)]
            for one in bases
        ]
        yield from min(each, key=len)


def _told_once(tale: Tale) -> Tale:
    """Return a tale with only the last message of a sleeper: each press that answers for one tells it."""
    of_sleeper = [n for n, one in enumerate(tale.public) if FOR_SLEEPER in one]
    return replace(tale, public=tuple(one for n, one in enumerate(tale.public) if n not in of_sleeper[:-1]))


def differences(base: Tale, tale: Tale) -> Iterator[str]:
    """Yield what was told otherwise than where nothing went wrong."""
    for told, n in (Counter(tale.public) - Counter(base.public)).items():
        yield f"told {n} times too often, or otherwise: {told!r}"
    for told in Counter(base.public) - Counter(tale.public):
        yield f"not told: {told!r}"
    if sorted(tale.public) == sorted(base.public) and tale.public != base.public:
        yield f"told in another order: {tale.public}"
    if tale.mentioned != base.mentioned:
        yield f"mentioned {tale.mentioned}, not {base.mentioned}"


def _lost(scene: Scene) -> Iterator[str]:
    for (session, seq), entry in scene.seen.shown.items():
        if scene.disk.entry(session, seq) != entry:
            yield f"shown and lost: entry {seq}"


def _unanswered(scene: Scene, order: Order | None, hit: Touch | None) -> Iterator[str]:
    """Yield the interactions without an answer, but those that Discord lost, or that nobody was there for."""
    excused = 0
    if order is not None and hit is not None:
        is_lost = hit.kind == PRESS and order.how == "fails"
        is_late = hit.kind == HTTP and order.how in ("slow", "met-slow")
        is_down = order.how in KILLS or (hit.kind == HTTP and order.how in OFF)
        excused = MOST if is_lost or is_late or is_down else 0
    calls = scene.wires.interactions.calls
    silent = [one for one in calls if one.kind is None]
    if len(silent) > excused:
        yield f"no answer to {[one.data for one in silent]}"
    thinking = [one for one in scene.world.messages.values() if one.is_thinking]
    if thinking and not excused:
        yield f"still thinking: {len(thinking)}"


def _early(scene: Scene, order: Order | None) -> Iterator[str]:
    """Yield what everybody was told before who has done it had an answer, where that could be given."""
    if order is None or order.how not in (*KILLS, *OFF):
        yield from (f"told before the answer: {one}" for one in scene.seen.early)


def _left(scene: Scene) -> Iterator[str]:
    for row in scene.disk.rows("SELECT session, kind, nr, body FROM outbox"):
        yield f"left due: {row}"
    for message, kind in scene.disk.rows("SELECT message, kind FROM posted"):
        if int(message) not in scene.world.messages:
            yield f"noted, but not there: {kind}"
        if kind in ("old-panel", "void"):
            yield f"not cleared away: {kind}"


def _refused(scene: Scene, order: Order | None) -> Iterator[str]:
    """Yield what no Discord would take; an answer that has arrived unheard is sent again."""
    expected = {ANSWERED}
    if order is not None and order.how == "lags":
        expected.add(INVALID)  # a late change has taken the picture away that an answer wanted to keep
    for request, code in scene.wires.refused:
        if code not in expected:
            yield f"Discord refuses {request}: {code}"


def _tables(scene: Scene) -> Iterator[str]:
    """Yield what is wrong with the table: there is one, it is the last message, and of this moment."""
    running = [one for (one,) in scene.disk.rows("SELECT id FROM sessions WHERE status = 'running'")]
    for session in running:
        tables = [one for one in scene.public if session in dict(marks_of(one))]
        if len(tables) != 1 or scene.public[-1] is not tables[0]:
            places = [scene.public.index(one) for one in tables]
            yield f"tables at {places} of {len(scene.public)} messages: {[*map(text_of, scene.public)]}"
        elif tables[0].id < scene.seen.said:
            yield "the table is above what was said before it was asked for"
