"""What can go wrong in an engine: the player's mistake, answers that no longer fit, and faulty data."""

from engines.core.text import Text, text


class IllegalMove(Exception):
    """The player's mistake: the rules don't allow it. Nothing has changed; `text` says why."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.id, dict(text.args))
        self.text = text


class BadAnswer(IllegalMove):
    """The answer isn't one that the open question takes; the question stays open."""


class EmptyPile(IllegalMove):
    """A card was to be drawn where none is left; `pile` is what people call the pile. Nothing has changed."""

    def __init__(self, pile: Text) -> None:
        super().__init__(text("pile-empty", pile=pile))
        self.pile = pile


class Diverged(Exception):
    """The answers of an open move no longer fit its script (after an update of the rules).

    `expected` is the id of the request that the script made, `got` the id of the answer found instead.
    """

    def __init__(self, expected: str, got: str) -> None:
        super().__init__(f"the script asks {expected!r}, the next answer is to {got!r}")
        self.expected = expected
        self.got = got


class DataFault(Exception):
    """A data file that the program can't use; names the file, the field and the fault."""

    def __init__(self, file: str, where: str, fault: str) -> None:
        super().__init__(f"{file}: {where}: {fault}")
        self.file = file
        self.where = where
        self.fault = fault
