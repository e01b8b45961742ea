"""`/automa cards` and `/automa deck`: what the server keeps of a game, listed, shown, changed, as a file."""

import asyncio
from contextlib import suppress
from typing import Any

from bot.log import get_logger
from bot.presses.payload import Forged
from bot.presses.press import Press
from bot.presses.search import Entry, Labels
from bot.presses.serves import serves
from bot.screens.collection import (
    FILE,
    LINE,
    NOTHING,
    Change,
    changed_message,
    forget_message,
    list_message,
    sure_message,
    thing_message,
    which_game_message,
)
from bot.screens.controls.collection import Forget, Keep, OfKept, Recall
from bot.screens.screens import noted, trouble
from bot.sessions.collection import Forgotten, Things
from bot.sessions.errors import NoSession
from bot.store.errors import ForgottenFull, KeptChanged
from bot.wire.custom_id import CustomId, choice_key, key
from bot.wire.endpoint import FileRefused
from bot.wire.faults import FAULTS, LostReply, short
from bot.wire.interaction import Sent
from bot.wire.limits import OPTIONS
from bot.wire.multipart import File
from bot.wire.permissions import FOR_PICTURES
from bot.words.words import Markup
from engines.core.errors import BadAnswer
from engines.core.game import Game
from engines.core.game.collection_file import MOST_BYTES, decoded, is_json, taken, written
from engines.core.script.collection import KINDS, in_words
from engines.core.text import text

log = get_logger()
MOST_NAMED = 10


async def kept(press: Press, kind: str, options: dict[str, Any]) -> None:
    """List what is kept; or show a card, or take in a line or a file."""
    game = await _game(press, kind, str(options.get("game") or ""))
    if game is None:
        return
    things = await _things(press, game, kind)
    given = [name for name in ("card", LINE, FILE) if options.get(name)]
    if len(given) > 1:
        await _note(press, game, "ui-kept-one-at-a-time")
    elif not given:
        await _list(press, game, things)
    elif given == ["card"]:
        await _show(press, game, things, str(options["card"]))
    elif given == [LINE]:
        await _take(press, game, things, str(options[LINE]), LINE)
    else:
        await _take_file(press, game, things, str(options[FILE]))


@serves(Keep)
async def keep(press: Press, custom_id: CustomId[Keep]) -> None:
    """Replace what is kept by what the message that asks so has with it; ask anew if more would be lost."""
    game, things = await _pressed(press, custom_id)
    message, asked = press.interaction.message, custom_id.control
    if message is None or not message.files:
        raise Forged
    await _fetch(press, game, things, message.files[0], asked.way, asked.digest)


@serves(Forget)
async def forget(press: Press, custom_id: CustomId[Forget]) -> None:
    """Keep one thing no longer; or with no key none of them, once somebody is sure who may."""
    game, things = await _pressed(press, custom_id)
    one = custom_id.control.thing
    if not one:
        await _forget_all(press, game, things, custom_id.control)
        return
    gone = tuple(row.key for row in things.rows if key(row.key) == one)
    await _change(press, game, things, Change.of(things, {}, gone), custom_id.control.digest)


async def _forget_all(press: Press, game: Game[Any], things: Things, forget: Forget) -> None:
    collections, is_sure = press.sessions.collections, forget.is_sure
    if not await collections.may_forget(game, press.by):
        await _note(press, game, "ui-kept-forget-who", name=text("game-name"))
        return
    if not is_sure and things.rows:
        await press.note(forget_message(press.own(game.id), things) | {"attachments": []})
        return
    if not things.rows:
        await _note(press, game, "ui-kept-same")
        return
    try:
        _demand_same(things, forget.digest)
        await collections.forget(things)
        press.note_kept()
    except KeptChanged:
        await _note(press, game, "ui-kept-race")
    except ForgottenFull:
        await _note(press, game, "ui-kept-forget-full")
    else:
        change = Change.of(things, {}, tuple(row.key for row in things.rows))
        now = await _things(press, game, things.kind.id)
        await _tell(press, game, things, change, await collections.forgotten(now))


@serves(Recall)
async def recall(press: Press, custom_id: CustomId[Recall]) -> None:
    """Keep again what was forgotten all at once, as far as nothing else is kept in its place."""
    game, things = await _pressed(press, custom_id)
    forgotten = await press.sessions.collections.forgotten(things)
    n = len(things.rows) + len(forgotten.rows)
    if not forgotten.rows:
        await _note(press, game, "ui-kept-recall-nothing")
    elif n > things.kind.most:
        await _note(press, game, "ui-kept-full", most=things.kind.most, n=n)
    else:
        try:
            await press.sessions.collections.recall(things, forgotten)
            press.note_kept()
        except KeptChanged:
            await _note(press, game, "ui-kept-race")
            return
        await _tell(press, game, things, Change.of(things, forgotten.values, ()))


async def suggest(press: Press, kind: str, game: str, typed: str) -> list[tuple[str, str]]:
    """Return what is kept under a name like the typed one."""
    games = await _games(press, kind, game)
    labels = Labels([entry for one in games for entry in _entries(await _things(press, one, kind))])
    return labels.choices(labels.find(typed).all[:OPTIONS])


def _entries(things: Things) -> list[Entry]:
    """Return by which words each of the things is found: its names, or the words of its line."""
    kind, values = things.kind, things.values
    named = [(name, choice_key(one)) for one in values for name in (one, *kind.names(one))]
    named += [(in_words(one), choice_key(one)) for one in things.unread]
    # How a line is written well may take long to find out; its words are those that are kept.
    lines = {
        one: f"{one} {value}" if isinstance(value, str) else kind.write(one, value)
        for one, value in values.items()
    }
    return named + [(f"{line}", choice_key(one)) for one, line in lines.items()]


async def _games(press: Press, kind: str, named: str) -> list[Game[Any]]:
    """Return the games with such a kind: the one that is named, else the channel's, else all."""
    ids = list(press.sessions.records.games)
    if named:
        ids = [one for one in ids if one == named]
    else:
        with suppress(NoSession):
            here = (await press.sessions.records.view_in(press.by.channel)).game
            ids = [here.id] if _has(here, kind) else ids
    return [game for one in ids if _has(game := await press.sessions.records.load(one), kind)]


def _has(game: Game[Any], kind: str) -> bool:
    return any(one.id == kind for one in game.kept)


async def _game(press: Press, kind: str, named: str) -> Game[Any] | None:
    """Return the game that is meant; None if that had to be asked back."""
    games = await _games(press, kind, named)
    if len(games) == 1:
        return games[0]
    words = press.own()
    if not games:
        await press.refuse(trouble(words, "ui-kept-by-no-game"))
        return None
    not_here = None
    with suppress(NoSession):
        here = (await press.sessions.records.view_in(press.by.channel)).game
        not_here = None if _has(here, kind) else press.own(here.id)
    await press.refuse(which_game_message(words, [press.own(one.id) for one in games], not_here))
    return None


async def _things(press: Press, game: Game[Any], kind: str) -> Things:
    found = next(one for one in game.kept if one.id == kind)
    return await press.sessions.collections.things(press.by.guild, game, found)


async def _pressed(press: Press, custom_id: CustomId[OfKept]) -> tuple[Game[Any], Things]:
    """Return the game and things that a button is about. Raises Forged if there are none such."""
    games = await _games(press, custom_id.control.kind, custom_id.control.game or "-")
    if custom_id.control.kind not in KINDS or not games:
        raise Forged
    return games[0], await _things(press, games[0], custom_id.control.kind)


async def _list(press: Press, game: Game[Any], things: Things) -> None:
    told = list_message(press.own(game.id), things, await press.sessions.collections.forgotten(things))
    if things.values:
        await press.reply.file(told, *_file(things))
    else:
        await press.reply.message(told, private=True)


async def _show(press: Press, game: Game[Any], things: Things, typed: str) -> None:
    found = Labels(_entries(things)).find(typed)
    names = {choice_key(row.key): row.key for row in things.rows}
    row = things.row(names[found.only]) if found.only else None
    if row is not None:
        await press.reply.message(thing_message(press.own(game.id), things, row), private=True)
    elif found.all:
        meant = press.own().listed(in_words(names[code]) for code in found.all[:MOST_NAMED])
        await _note(press, game, "ui-kept-which", names=meant)
    else:
        await _note(press, game, "ui-kept-unknown", name=typed)


async def _take_file(press: Press, game: Game[Any], things: Things, option: str) -> None:
    """Fetch a file, if it isn't too large, and take it in."""
    sent = press.interaction.sent(option)
    if sent is None:
        raise Forged
    if sent.size > MOST_BYTES:
        await _note(press, game, "ui-kept-large", most=MOST_BYTES // 1024, size=-(-sent.size // 1024))
        return
    await press.reply.think(private=True)
    await _fetch(press, game, things, sent, FILE)


async def _fetch(
    press: Press, game: Game[Any], things: Things, sent: Sent, way: str, agreed: str = ""
) -> None:
    """Fetch a file and take it in, as `_take` does."""
    try:
        words = decoded(await press.interaction.fetch(sent, MOST_BYTES))
    except BadAnswer as fault:
        await _refuse(press, game, things, fault, "")
    except (FileRefused, *FAULTS) as fault:
        log.warning("file-not-fetched", fault=short(fault))
        await _note(press, game, "ui-kept-unfetched")
    else:
        await _take(press, game, things, words, way, agreed)


async def _take(
    press: Press, game: Game[Any], things: Things, words: str, way: str, agreed: str = ""
) -> None:
    """Take in a line, or a file's text; what would be lost by it is shown first.

    Who presses has `agreed` to lose something of what had this digest: of nothing else.
    """
    try:
        new = await taken_in(press, game, things, words)
    except BadAnswer as fault:
        await _refuse(press, game, things, fault, words)
        return
    change = Change.of(things, new, things.gone_by(new, is_file=way == FILE))
    kept = len(({row.key for row in things.rows} - {*change.gone}) | {*new})
    if change.is_nothing:
        await _note(press, game, "ui-kept-same")
    elif kept > things.kind.most:
        await _note(press, game, "ui-kept-full", most=things.kind.most, n=kept)
    elif change.is_loss and agreed != things.digest:
        # The message brings what is to be taken in with it: so its button needs nothing that is remembered.
        told = sure_message(press.own(game.id), things, change, way, is_anew=bool(agreed))
        await press.reply.file(told, f"{game.id}-{things.kind.id}.txt", words.encode())
    else:
        await _change(press, game, things, change, things.digest)


async def taken_in(press: Press, game: Game[Any], things: Things, words: str) -> dict[str, Any]:
    """Return what a line or a file's text has: with ids for the words of any language, or as it was typed.

    Hundreds of things are read beside the loop: nobody else waits for them. Raises BadAnswer.
    """
    own = press.own(game.id)

    def read() -> dict[str, Any]:
        faults: dict[str, BadAnswer] = {}
        for reading in own.readings(words, with_begun=False):
            try:
                return taken(things.kind, reading)
            except BadAnswer as fault:
                faults[reading] = fault
        raise faults[words]

    return await asyncio.to_thread(read)


async def _change(press: Press, game: Game[Any], things: Things, change: Change, digest: str) -> None:
    """Change what is kept, if it is still as the digest says, and tell everybody."""
    if change.is_nothing:
        await _note(press, game, "ui-kept-same")
        return
    try:
        _demand_same(things, digest)
        await press.sessions.collections.change(things, press.by, change.new, change.gone)
        press.note_kept()
    except KeptChanged:
        await _note(press, game, "ui-kept-race")
        return
    await _tell(press, game, things, change)


def _demand_same(things: Things, digest: str) -> None:
    """Raise KeptChanged if it isn't as the digest says any more."""
    if things.digest != digest:
        raise KeptChanged


async def _tell(
    press: Press, game: Game[Any], things: Things, change: Change, forgotten: Forgotten = NOTHING
) -> None:
    """Tell everybody what has changed, and what can be brought back."""
    log.info("kept-changed", game=game.id, kind=things.kind.id, new=len(change.new), gone=len(change.gone))
    language = (await press.sessions.servers.settings(press.by.guild)).language
    words = press.context.i18n.in_one(game.id, language or press.interaction.guild_locale)
    told = changed_message(words, things, change, press.by.id, forgotten)
    try:
        if press.is_private:  # it stays as it is until all is done: what it asks can be tried again
            await press.reply.hold()
        if not press.reply.is_thinking:
            await press.reply.message(told)
            return
        await press.reply.edit(noted(press.own()) | {"attachments": []})
        await press.reply.follow(told, files=_before(press, things, change))
    except LostReply:
        raise
    except FAULTS as fault:
        log.warning("kept-not-told", fault=short(fault))
        with suppress(*FAULTS):  # nothing reaches this person, and it is kept all the same
            await _note(press, game, "ui-kept-untold")


def _before(press: Press, things: Things, change: Change) -> list[File]:
    """Return what was kept before, for who wants to bring it back; nothing where nothing is lost."""
    if not (change.is_loss and things.values) or press.interaction.lacks(FOR_PICTURES):
        return []
    name, content = _file(things)
    return [File(f"before-{name}", content, "text/plain")]


def _file(things: Things) -> tuple[str, bytes]:
    """Return the name and the content of a file with all that is kept."""
    words, end = written(things.kind, things.values)
    return f"{things.game}-{things.kind.id}.{end}", words.encode()


async def _refuse(press: Press, game: Game[Any], things: Things, fault: BadAnswer, words: str) -> None:
    """Tell what is wrong with a line or a file, and how one of them is written: JSON for who wrote that."""
    kind = things.kind
    example = Markup.code(kind.example_json if kind.example_json and is_json(words) else kind.example)
    await _note(press, game, "ui-kept-bad", why=fault.text, example=example)


async def _note(press: Press, game: Game[Any], id: str, **args: Any) -> None:  # noqa: A002
    is_further = press.reply.has_replied and not press.reply.is_thinking
    await press.reply.note(trouble(press.own(game.id), id, **args))
    if not is_further:
        press.goes_next()
