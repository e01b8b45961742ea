"""The connections to Discord's API, shared by discord.py and the replies to presses."""

import aiohttp


class Connections(aiohttp.TCPConnector):
    """Stays open when a session that uses it is closed, as discord.py's is after a login that failed."""

    def __init__(self) -> None:
        super().__init__(limit=0)  # discord.py keeps the rate limits

    async def close(self, *, abort_ssl: bool = False) -> None:
        """Leave them open."""

    async def end(self) -> None:
        """Close them all."""
        await super().close()
