"""What Discord says of the bot's token, application, logins and commands, and what time it has there."""

import json
from collections.abc import AsyncIterator
from email.utils import parsedate_to_datetime
from typing import Any

from bot.doctor.finding import Finding, Level, holds, unknown
from bot.screens.command_tree import shipped_tree
from bot.wire.faults import FAULTS, NOT_FOUND, UNAUTHORIZED, Refusal, short
from bot.wire.json import Json
from bot.wire.permissions import invitation
from bot.wire.plain_http import PlainHttp
from bot.worker.process import WorkerFault
from bot.worker.workers import Workers
from engines.core.game.registry import games

PORTAL = "https://discord.com/developers/applications"
PRIVILEGED = {"presence": 3 << 12, "server members": 3 << 14, "message content": 3 << 18}
"""Bits of an application's flags: an intent that is allowed to all, or to a bot in few servers."""
FEW_LOGINS = 100
OFF, FAR_OFF = 5.0, 60.0
"""Seconds that the clocks may differ before that is told, and before it does harm."""
FOR_TREE, FOR_WORKER = 120.0, 2.0
NO_TOKEN = "there is no token to ask Discord with"  # noqa: S105
NOT_ONLINE = "The bot doesn't come online."
CHECKS = ("application", "identifies", "intents", "commands", "clock")
"""What nobody can look at while the token isn't known to be good."""


async def application(http: PlainHttp | None) -> AsyncIterator[Finding]:
    """Ask Discord who the token belongs to, and look at all that can be known of that."""
    if http is None:
        for check in ("token", *CHECKS):
            yield unknown(check, NO_TOKEN)
        return
    try:
        user: Json = await http.get("/users/@me")
        about: Json = await http.get("/applications/@me")
    except FAULTS as fault:
        is_wrong = isinstance(fault, Refusal) and fault.status == UNAUTHORIZED
        yield _wrong_token() if is_wrong else unknown("token", untold(fault))
        for check in CHECKS:
            why = "the token is wrong" if is_wrong else untold(fault)
            yield unknown(check, why)
        return
    yield holds("token", "Discord knows the token", f"{user['username']}, {user['id']}")
    yield _application(about)
    yield await _identifies(http)
    yield _intents(int(about.get("flags") or 0))
    yield await _commands(http, int(about["id"]))
    yield clock(http.date, http.dated)


def _wrong_token() -> Finding:
    mend = f"{PORTAL}, your application, Bot, Reset Token: put it into DISCORD_TOKEN and start the bot."
    return Finding("token", Level.FAULT, "Discord doesn't know the token", NOT_ONLINE, mend)


def _application(about: Json) -> Finding:
    where = f"{about.get('name')}, {about['id']}; invite: {invitation(int(about['id']))}"
    if about.get("interactions_endpoint_url"):
        says = "an Interactions Endpoint URL is set: Discord sends all presses there and none to the bot"
        mend = f"{PORTAL}, your application, General Information: empty Interactions Endpoint URL."
        return Finding("application", Level.FAULT, says, "Nothing that they press is answered.", mend, where)
    if about.get("bot_require_code_grant"):
        says = "the bot asks for a code grant"
        mend = f"{PORTAL}, your application, Bot: switch off Requires OAuth2 Code Grant."
        return Finding("application", Level.WARNING, says, "No other server can invite the bot.", mend, where)
    return holds("application", "it sends presses to the bot, and servers can invite it", where)


async def _identifies(http: PlainHttp) -> Finding:
    """Tell how often the bot may still log in at the gateway today."""
    try:
        told: Json = await http.get("/gateway/bot")
        limit = told["session_start_limit"]
        left, total, after = int(limit["remaining"]), int(limit["total"]), int(limit["reset_after"]) / 60_000
    except (KeyError, ValueError, TypeError):
        return unknown("identifies", "Discord doesn't tell how many logins are left")
    except FAULTS as fault:
        is_untold = isinstance(fault, Refusal) and fault.status == NOT_FOUND
        why = "Discord doesn't tell how many logins are left" if is_untold else untold(fault)
        return unknown("identifies", why)
    says = f"{left} of {total} logins are left, all of them again in {after:.0f} minutes"
    if left > FEW_LOGINS:
        return holds("identifies", says)
    mend = "Stop the bot and see in its log why it starts so often (`journalctl -u automa`)."
    if left:
        return Finding("identifies", Level.WARNING, says, "Soon the bot can't come online any more.", mend)
    return Finding("identifies", Level.FAULT, says, NOT_ONLINE, f"{mend} Start it after that time.")


def _intents(flags: int) -> Finding:
    """Tell whether the application has the intents that it needs: none that somebody has to allow."""
    unneeded = [name for name, bits in PRIVILEGED.items() if flags & bits]
    if not unneeded:
        return holds("intents", "the bot needs no privileged intent, and has none")
    return holds(
        "intents",
        f"the bot needs no privileged intent; {', '.join(unneeded)} can be switched off (portal, Bot)",
    )


async def _commands(http: PlainHttp, application_id: int) -> Finding:
    """Tell whether Discord has the commands of this version."""
    mend = "Start the bot: it sends its commands. If they don't come, its log has `commands-not-pushed`."
    try:
        there: Any = await http.get(f"/applications/{application_id}/commands", with_localizations="true")
        wanted = shipped_tree(games()) or await _made()
    except FAULTS as fault:
        return unknown("commands", untold(fault))
    except WorkerFault as fault:
        return unknown("commands", f"this version's commands could not be made ({type(fault).__name__})")
    names = [one["name"] for one in wanted]
    if not {one["name"] for one in there} >= set(names):
        says = f"Discord doesn't have /{names[0]}"
        return Finding("commands", Level.FAULT, says, "There is nothing to start a game with.", mend)
    found = {one["name"]: one for one in there}
    # The package's may be older than a checkout's texts: then those made now count.
    if all(has(found[one["name"]], one) for one in wanted):
        return holds("commands", "Discord has this version's commands")
    try:
        wanted = await _made()
    except WorkerFault as fault:
        return unknown("commands", f"this version's commands could not be made ({type(fault).__name__})")
    if all(has(found.get(one["name"]), one) for one in wanted):
        return holds("commands", "Discord has this version's commands")
    says = "Discord has the commands of another version"
    return Finding("commands", Level.WARNING, says, "Some commands lack options, or aren't understood.", mend)


def untold(fault: Exception) -> str:
    """Return why Discord has told nothing."""
    what = "Discord doesn't tell it" if isinstance(fault, Refusal) else "Discord could not be reached"
    return f"{what} ({short(fault)})"


async def _made() -> list[Json]:
    """Return this version's commands, made by a process of its own. Raises a WorkerFault."""
    workers = Workers(idle=0, name="commands-worker")
    try:
        tree: list[Json] = json.loads(await workers.do("tree", {}, b"", FOR_TREE))
        return tree
    finally:
        await workers.close(FOR_WORKER)


def has(there: Any, wanted: Any) -> bool:
    """Tell whether something that Discord stores has all that was sent: it leaves out what is the default."""
    if isinstance(wanted, dict):
        return isinstance(there, dict) and all(has(there.get(key), one) for key, one in wanted.items())
    if isinstance(wanted, list):
        theirs = there or []
        return len(theirs) == len(wanted) and all(map(has, theirs, wanted))
    return bool(there == wanted) or not (there or wanted)


def clock(date: str, now: float) -> Finding:
    """Compare this machine's clock (seconds since 1970) with the date that stood in Discord's answer."""
    try:
        theirs = parsedate_to_datetime(date).timestamp()
    except (TypeError, ValueError):
        return unknown("clock", "Discord's answer has no date")
    off = now - theirs
    if abs(off) < OFF:
        return holds("clock", "this machine's clock agrees with Discord's")
    says = f"this machine's clock is {abs(off):.0f} seconds {'ahead of' if off > 0 else 'behind'} Discord's"
    means = "After a cut the bot may look for its messages at the wrong time, and post them twice."
    mend = "`timedatectl set-ntp true`, or let the host's administrator set the clock."
    return Finding("clock", Level.FAULT if abs(off) >= FAR_OFF else Level.WARNING, says, means, mend)
