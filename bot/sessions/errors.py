"""Why a press had no effect. Nothing was written when one of these is raised, unless it says so."""

from collections.abc import Sequence

from bot.sessions.moves import Played
from bot.sessions.snapshot import Fit
from bot.sessions.view import View
from engines.core.text import Text


class Refused(Exception):
    """A press that had no effect; `view` is how things stand, where there is a session."""

    def __init__(self, view: View | None = None) -> None:
        super().__init__(type(self).__name__)
        self.view = view


class NoSession(Refused):
    """There is no session with that id, or none in that channel."""


class GameMissing(NoSession):
    """A session runs there, of a game that isn't installed any more; `game` is its id."""

    def __init__(self, game: str) -> None:
        super().__init__()
        self.game = game


class SessionHere(Refused):
    """A session runs in the channel already; `view` is that one."""


class Elsewhere(Refused):
    """The session is played in another channel."""


class SessionEnded(Refused):
    """The session has ended."""


class StaleSeq(Refused):
    """The press belongs to an earlier moment: an old button, a double click, or somebody was first.

    It `is_done` if the presser has done the next thing then: what was pressed, as a rule.
    """

    def __init__(self, view: View, is_race: bool = False, is_done: bool = False) -> None:
        super().__init__(view)
        self.is_race = is_race
        self.is_done = is_done


class QuestionOpen(Refused):
    """The open question has to be answered (or undone) first."""


class BeginsAgain(Refused):
    """The open move doesn't fit the present rules: it has to be begun again (or undone) first."""


class CantGoOn(Refused):
    """The present rules can't go on from where the session stands."""


class NothingOpen(Refused):
    """There is no open question to answer."""


class NotOffered(Refused):
    """The rules don't offer that move now."""


class NothingToUndo(Refused):
    """Nothing has happened since the start."""


class NothingToRedo(Refused):
    """Nothing was undone, or something has happened since."""


class NeedsConfirm(Refused):
    """The undo would hide an outcome of chance that the table has seen; the same one comes again.

    Or several steps go, back to the entry `to`, or come back by a redo. These are the moves: the last ones,
    and how many there are.
    """

    def __init__(
        self, view: View, moves: Sequence[Played] = (), count: int = 0, to: int = 0, is_redo: bool = False
    ) -> None:
        super().__init__(view)
        self.moves = moves
        self.count = count
        self.to = to
        self.is_redo = is_redo


class NothingSince(Refused):
    """Nothing has happened since the moment that somebody wants to go back to."""


class MomentGone(Refused):
    """The moment that somebody wants to go back to was taken back itself."""


class NotYours(Refused):
    """Another seat has to answer, or to take its turn."""


class LineEndsTurn(NotYours):
    """What was typed would end the turn of another person."""


class NotSeated(Refused):
    """Only who holds a seat can do that."""


class SeatFree(Refused):
    """Nobody holds the seat that has to go on."""


class AlreadySeated(Refused):
    """The person holds a seat of this session already."""


class SeatTaken(Refused):
    """Another person holds that seat."""


class NotNamed(Refused):
    """The seat can't be called by a person's name: it has its own, or somebody has to hold it first."""


class NotForThem(Refused):
    """Who is to get a seat holds one here already."""


class NotForWhoKnows(Refused):
    """Who is to get a seat has seen what another one may not show."""


class NotForBots(Refused):
    """Who is to get a seat is a bot."""


class OthersAutoma(Refused):
    """Somebody else has seated that automa, or it plays for them, and others play, too."""


class NoFreeSeat(Refused):
    """Every seat is held."""


class KnowsAnother(Refused):
    """The person has seen what another seat may not show: only that seat can be taken again."""


class SeedChosen(Refused):
    """Who has started the game has chosen its seed, and can know the hands of all who sit down."""


class NotAsleep(Refused):
    """Who has to act has been asked a short time ago."""


class EndsTurn(Refused):
    """What was typed would end the turn, and the presser didn't want that yet."""


class HandsHidden(Refused):
    """Who plays on elsewhere could take any seat and see its hand, which others hold in this game."""


class SeedHidden(Refused):
    """The seed of this game is a secret until its end, and another game with it would tell it."""


class NoWayOn(Refused):
    """Nothing can be played on from that moment: the set-up wasn't over, or the game was."""


class NeedsAnother(Refused):
    """Another person at the table has to agree."""


class NeedsOthers(Refused):
    """All others at the table have to agree; these have `agreed` (users' ids), which is written down."""

    def __init__(self, view: View, agreed: list[str]) -> None:
        super().__init__(view)
        self.agreed = agreed


class EndStands(Refused):
    """The end can't be taken back: it has told people the hands of each other."""


class RequestVoid(Refused):
    """Something has happened since the others were asked to agree."""


class AlreadyServed(Refused):
    """The interaction has had its effect already, in another process of this bot; that one answers it."""


class AlreadyAsked(Refused):
    """The others have been asked already whether they agree, by the `asker` (a user's id)."""

    def __init__(self, view: View, asker: str) -> None:
        super().__init__(view)
        self.asker = asker


class LimitReached(Refused):
    """There is as much of something as there may be: `most`."""

    def __init__(self, most: int, view: View | None = None) -> None:
        super().__init__(view)
        self.most = most


class TableFull(LimitReached):
    """The session has as many entries as it may: it can be ended, and some steps can be taken back."""


class SeatsFull(LimitReached):
    """Who sits where has changed as often as it may in a session."""


class ServerFull(LimitReached):
    """As many sessions run in the server as may."""


class NoServer(NoSession):
    """What was wanted belongs to a server that the bot was added to, and this is none."""


class MayNotStart(Refused):
    """The server's settings forbid it: to all but who manages it, or but in these `channels`."""

    def __init__(self, channels: tuple[str, ...] = ()) -> None:
        super().__init__()
        self.channels = channels


class MayNotEnd(Refused):
    """The server's settings let only who manages it end a game."""


class SeatLeft(Refused):
    """An automa plays that seat for somebody who has left it: only the table gives it to another."""


def demand_going_on(view: View) -> None:
    """Raise CantGoOn or BeginsAgain where the present rules don't just go on from what is stored."""
    if view.is_broken:
        raise CantGoOn(view)
    if view.fit == Fit.WAITING:
        raise BeginsAgain(view)


class Mistake(Refused):
    """The player's mistake in the words of the game: a move or an answer that the rules don't allow."""

    def __init__(self, game: str, text: Text) -> None:
        super().__init__()
        self.game = game
        self.text = text


class AlreadySo(Mistake):
    """A correction to what the bot keeps already."""
