"""What the bot shows to be let in."""

import secrets
from dataclasses import dataclass


@dataclass
class BotToken:
    """The token that counts now: whoever shows another one is refused."""

    value: str

    def reset(self) -> None:
        """Draw another one, which the bot doesn't know."""
        self.value = secrets.token_hex(32)
