"""What the others at a table were asked to agree to: by whom, and who has agreed so far."""

from bot.sessions import errors
from bot.sessions.outbox import AGREE, Request, readable
from bot.sessions.rights import Person
from bot.sessions.store import Store
from bot.sessions.view import View
from bot.store.rows import Delivery, PostedRow


async def asked(store: Store, view: View, what: str) -> list[str]:
    """Return who asks the others for an `undo` or `end` now, then who has agreed; nobody if nobody asks."""
    here = (AGREE[what], view.public_seq)
    told = [one.said for one in await store.passing(view.id) if (one.kind, one.seq) == here]
    for _, out in readable(await store.due(view.id)):
        if isinstance(out, Request) and (out.what, out.nr) == (what, view.public_seq):
            told.append(out.asker)
    return (told[0].split() or [""]) if told else []


async def all_agreed(store: Store, view: View, by: Person, asker: str, message: str) -> list[str]:
    """Write down that somebody agrees, too, to an undo; return who has, once all at the table have.

    `message` is the one that asks for it. Raises NeedsOthers before that, RequestVoid if the `asker` (a
    user's id) hasn't asked.
    """
    agreed = await asked(store, view, "undo")
    if agreed[:1] != [asker]:
        raise errors.RequestVoid(view)
    agreed = list(dict.fromkeys([*agreed, by.id]))
    if view.holders.people - set(agreed):
        said = " ".join(agreed)
        request = PostedRow(view.id, message, view.session.channel, AGREE["undo"], view.public_seq, said)
        await store.settle(Delivery(view.id, posted=[request]))
        raise errors.NeedsOthers(view, agreed)
    return agreed[1:]
