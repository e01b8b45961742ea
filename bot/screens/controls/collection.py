"""What a server keeps of a game, if it is as the digest says."""

from bot.wire.custom_id import Control


class OfKept(Control):
    """What is about what a server keeps of a game."""

    game: str
    kind: str


class Keep(OfKept, letters="keep"):
    """Replace it by what the message has with it, which came in that `way`."""

    digest: str
    way: str


class Forget(OfKept, letters="forget"):
    """Keep the thing of that key no longer; without one none of them."""

    digest: str
    thing: str = ""
    is_sure: bool = False


class Recall(OfKept, letters="recall"):
    """Bring back what was forgotten all at once."""
