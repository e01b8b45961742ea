"""Playing on elsewhere from an earlier moment of a game."""

from bot.log import get_logger
from bot.presses.press import Press
from bot.presses.serves import serves
from bot.presses.start import in_new_thread, may_open_thread
from bot.screens.controls.fork import Fork, ForkThread
from bot.screens.fork import fork_message
from bot.sessions.errors import HandsHidden, NoWayOn, SeedHidden
from bot.sessions.forks import demand_may_fork
from bot.sessions.view import View
from bot.wire.custom_id import CustomId

log = get_logger()


@serves(Fork)
async def fork(press: Press, custom_id: CustomId[Fork]) -> None:
    """Ask, privately, with which seed to play on, and where."""
    await press.demand_start()
    view = await press.view(custom_id.session)
    first = custom_id.control.move
    moment = await press.sessions.forks.moment(view, await _number(press, view, first), press.by)
    payload = fork_message(
        press.own_of(view),
        first,
        moment.move,
        is_same=_may_have_seed(view, press),
        has_threads=not (press.interaction.is_in_thread or press.interaction.is_direct),
    )
    await press.reply.message(payload, private=True)


@serves(ForkThread)
async def fork_in_thread(press: Press, custom_id: CustomId[ForkThread]) -> None:
    """Play on in a new thread."""
    settings = await press.demand_start()
    view, is_same = await press.view(custom_id.session), custom_id.control.is_same
    number, forks = await _number(press, view, custom_id.control.move), press.sessions.forks
    moment = await forks.moment(view, number, press.by, is_same=is_same)
    if not await may_open_thread(press, view.game.id):
        return

    async def begin(thread: str) -> View:
        return await forks.fork(view, moment, thread, press.by, is_same=is_same, of_server=settings.of_all)

    await in_new_thread(press, view.game.id, view.session.language, begin)
    log.info("session-forked", game=view.game.id)


async def _number(press: Press, view: View, first: int) -> int:
    """Return the number of the move that began with an entry. Raises NoWayOn if it doesn't count any more."""
    number = await press.sessions.history.number_of(view, first)
    if not number:
        raise NoWayOn(view)
    return number


def _may_have_seed(view: View, press: Press) -> bool:
    try:
        demand_may_fork(view, press.by, is_same=True)
    except (HandsHidden, SeedHidden):
        return False
    return True
