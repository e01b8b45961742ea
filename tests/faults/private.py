"""What one person alone sees: of their seat it is of this moment, and there is one of it; a page is whole."""

import math
from collections.abc import Iterator
from typing import Any, NamedTuple

from bot.posts.private import REACH
from bot.screens.controls.answers import Meant, OfQuestion, Retry
from bot.screens.controls.looking import LookAt
from bot.screens.localized_view import LocalizedView
from bot.screens.look import look_message
from bot.screens.seats import hand_embed, question_to, seat_message
from bot.sessions.service import Sessions
from bot.sessions.start import Origin
from bot.sessions.view import View
from bot.wire.custom_id import Control, decode
from engines.core.game.registry import games
from sandbox.components import walk
from sandbox.guild import Message, User
from sandbox.json import Json
from tests.faults.bot import words
from tests.faults.scene import Scene
from tests.faults.seams import Order, Touch
from tests.faults.store import at_once

EXCUSED = {
    ("POST /interactions/callback", "heard-off"),
    ("PATCH /webhooks/messages", "lags"),
    ("POST /webhooks", "unheard"),
    ("POST /webhooks", "heard-off"),
    ("POST /webhooks", "lags"),
    ("DELETE /webhooks/messages", "off"),
}
"""A message that the bot has never heard of, or can't delete, and one that an overtaken request changes."""
OVERTAKEN = "PATCH /webhooks/messages", "met-slow"
"""A picture that takes seconds on its way comes over a page that was turned meanwhile."""
ELSEWHERE = Meant, Retry
"""What belongs to a refusal."""


def old(scene: Scene, order: Order | None, hit: Touch | None) -> Iterator[str]:
    """Yield the messages of seats that say something else than what is there for the seat now.

    What came before the bot's last start stays as it was, for the bot knows nothing of it any more. So does
    what is excused.
    """
    if hit and order and (hit.name, order.how) in EXCUSED:
        return
    store: Any = scene.bot.store
    records = Sessions(store, games(), lambda: 0, Origin(str, str)).records
    for (session,) in scene.disk.rows("SELECT id FROM sessions WHERE status = 'running'"):
        view = at_once(records.view(session))
        for person in scene.people.values():
            if seat := view.holders.seat_of(str(person.id)):
                yield from _old_of(scene, view, seat, person.user)
            if not (order and (order.how == "again" or (hit and (hit.name, order.how) == OVERTAKEN))):
                yield from _mixed(scene, view, person.user)


def _mixed(scene: Scene, view: View, user: User) -> Iterator[str]:
    """Yield the pages of Look that say something else than their menu has chosen."""
    local = LocalizedView.for_reader(words(), view, user.locale)
    for one in scene.channel.messages(user):
        said = _said({"embeds": one.embeds, "components": one.components})
        menus = [part for part in walk(one.components) if _opens(part, LookAt)]
        for chosen in [
            option["value"] for menu in menus for option in menu["options"] if option.get("default")
        ]:
            expected = _said(look_message(local, chosen, ()))
            if not {*expected.lines.split("\n")} <= {*said.lines.split("\n")}:
                yield f"{user.name} looks at {chosen!r} and sees {said.lines!r}"


def _old_of(scene: Scene, view: View, seat: str, user: User) -> Iterator[str]:
    local = LocalizedView.for_reader(words(), view, user.locale)
    expected = _said(seat_message(local, seat))
    title = hand_embed(local, seat)["title"]
    now = scene.loop.time()
    shown = [
        one
        for one in scene.channel.messages(user)
        if one.is_ephemeral and scene.seen.own.get(one.id, -math.inf) > now - REACH and _is_seats(one, title)
    ]
    asked = [one for one in scene.seen.asked if scene.seen.own[one] > now - REACH]
    if not shown and user in map(scene.seen.asked.get, asked) and question_to(view, seat):
        yield f"{user.name} sees no more what there is to decide"
    if len(shown) > 1:
        yield f"{user.name} has {len(shown)} messages of one seat"
    for one in shown:
        said = _said({"embeds": one.embeds, "components": one.components})
        if said.ids != expected.ids or not said.lines.startswith(expected.lines):
            yield f"{user.name}'s own message says {said}, not {expected}"


class Said(NamedTuple):
    """What a message says, and what its buttons and menus stand for."""

    lines: str
    ids: tuple[str, ...]


def _opens(part: Json, control: type[Control]) -> bool:
    """Tell whether a part of a message has options and stands for this."""
    read = decode(part.get("custom_id", ""))
    return "options" in part and read is not None and isinstance(read.control, control)


def _said(message: Json) -> Said:
    lines = [one.get(key, "") for one in message["embeds"] for key in ("title", "description")]
    parts = walk(message.get("components") or [])
    return Said("\n".join(lines), tuple(one["custom_id"] for one in parts if one.get("custom_id")))


def _is_seats(message: Message, title: str) -> bool:
    """Tell whether a message shows what a seat has to decide, or else what it has in hand."""
    ids = map(decode, _said({"embeds": message.embeds, "components": message.components}).ids)
    controls = [one.control for one in ids if one]
    if any(isinstance(one, ELSEWHERE) for one in controls):
        return False
    is_hand = bool(message.embeds) and message.embeds[0].get("title") == title
    return is_hand or any(isinstance(one, OfQuestion) for one in controls)
