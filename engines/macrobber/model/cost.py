"""What the actions cost."""

from functools import cache

from .tokens import Tokens, tokens

COSTS = {
    "cattle": Tokens(R=1),
    "castle": Tokens(B=2),
    "abbey": Tokens(G=3),
    "warriors": Tokens(Y=1),
    "bagpipers": Tokens(B=1),
    "monks:2": Tokens(G=2),
    "monks:1": Tokens(G=1),
    "bard": Tokens(B=1),
}
"""The tokens of the status that an action takes; the estate has ways to be paid instead."""
PAYMENTS = ("YR", "yR", "YGG", "YGg", "yGG", "Ygg", "yGg", "ygg")
"""Ways to pay an estate: capitals stand for tokens of the status, small letters for tokens of the court."""


@cache
def paid(payment: str) -> tuple[Tokens, Tokens]:
    """Return what a payment takes from the status and from the court."""
    return tokens(filter(str.isupper, payment)), tokens(filter(str.islower, payment))
