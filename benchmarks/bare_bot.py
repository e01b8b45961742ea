"""The yardstick: a discord.py bot with one command that answers one embed.

Without `--database` it is B1. With it, it is B2: it commits one row of 2 kB durably (SQLite, WAL,
synchronous=FULL, aiosqlite) before it answers, as a bot must that promises that a press is saved.
"""

import argparse
import json
import urllib.request

import aiosqlite
import discord
import yarl
from discord import app_commands
from discord.gateway import DiscordWebSocket

ROW = "x" * 2000


class BareBot(discord.Client):
    def __init__(self, database: str | None) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
        )
        self.database = database
        self.store: aiosqlite.Connection | None = None
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(app_commands.Command(name="ping", description="Answer", callback=self.ping))

    async def setup_hook(self) -> None:
        if self.database:
            self.store = await aiosqlite.connect(self.database)
            await self.store.execute("PRAGMA journal_mode=WAL")
            await self.store.execute("PRAGMA synchronous=FULL")
            await self.store.execute("CREATE TABLE IF NOT EXISTS presses (id INTEGER PRIMARY KEY, body TEXT)")
            await self.store.commit()
        await self.tree.sync()

    async def ping(self, interaction: discord.Interaction) -> None:
        if self.store:
            await self.store.execute("INSERT INTO presses (body) VALUES (?)", (ROW,))
            await self.store.commit()
        embed = discord.Embed(title="Pong", description="One embed, one line.")
        await interaction.response.send_message(embed=embed)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("api_base")
    parser.add_argument("token")
    parser.add_argument("--database")
    args = parser.parse_args()
    discord.http.Route.BASE = args.api_base
    with urllib.request.urlopen(f"{args.api_base}/gateway") as answer:
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(json.load(answer)["url"])
    BareBot(args.database).run(args.token, log_handler=None)


if __name__ == "__main__":
    main()
