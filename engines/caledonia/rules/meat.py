"""Meat: which animals are slaughtered for a contract."""

from engines.core.script import Script, leave_to
from engines.core.script.requests import Number, Option, Pick
from engines.core.text import text

from ..model import events
from ..model.catalogue import MEATS
from ..model.labels import unit_label
from .reach import after_slaughter
from .workspace import Workspace


def slaughter(work: Workspace) -> Script[None]:
    """Slaughter for each kind of meat that the own contract needs, beef before mutton.

    (meat.1, meat.6)
    """
    for meat, animal in MEATS:
        if n := work.own.required(meat):
            yield from _slaughter(work, animal, n)


def _slaughter(work: Workspace, animal: str, needed: int) -> Script[None]:
    """Separating animals first, by lot if there are more than needed; others, by lot, if there are fewer.

    (meat.2, meat.3, meat.4, meat.5, meat.7, meat.8)
    """
    deployed = work.own.units[animal]
    split: tuple[int, ...] = ()
    others: tuple[int, ...] = tuple(range(1, deployed + 1))
    all_split = 0
    if deployed > needed:
        question = text("ask-split", unit=unit_label(animal), n=deployed)
        all_split = yield from work.ask(Number(id="q.split", ask=question, low=0, high=deployed))
        split = yield from _lots(all_split, min(all_split, needed))
        others = yield from _lots(deployed - all_split, needed - len(split))
    left = deployed - needed
    work.change_own(units={**work.own.units, animal: left})
    after_slaughter(work)
    way = _way(deployed, needed, all_split)
    slaughtered = events.slaughtered(
        unit=text("animals", animal=animal, n=needed),
        n=needed,
        left=left,
        split=len(split),
        splitting=" ".join(map(str, split)) or "–",
        others=" ".join(map(str, others)) or "–",
        of=all_split,
        rest=deployed - all_split,
        way=way,
    )
    yield from work.tell(slaughtered, RULES[way])


RULES = {
    "all": "meat.7",
    "some-splitting": "meat.3",
    "splitting": "meat.4",
    "both": "meat.5",
    "others": "meat.5",
}
"""The clause by which animals go in each way."""


def _way(deployed: int, needed: int, splitting: int) -> str:
    """Return which animals go: all there are, all or some that split, those and others, or others alone."""
    if deployed == needed:
        return "all"
    if splitting >= needed:
        return "splitting" if splitting == needed else "some-splitting"
    return "both" if splitting else "others"


def _lots(there: int, n: int) -> Script[tuple[int, ...]]:
    """Return `n` of the animals, by their places in reading order; nothing is drawn for all or none."""
    if n in (0, there):
        return tuple(range(1, n + 1))
    left = list(range(1, there + 1))
    for _ in range(n):
        options = tuple(Option(str(place), text("place", place=place)) for place in left)
        left.remove(int((yield from leave_to(Pick(id="animal", ask=text("ask-animal"), options=options)))))
    return tuple(place for place in range(1, there + 1) if place not in left)
