"""A small discord.py bot that uses what the look-alike must understand."""

import asyncio
import io
from typing import Any, Self

import discord
import yarl
from discord import app_commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

from sandbox.driver import Sandbox

PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000003000000020802000000124b2f90"
    "0000000c49444154789c63606060000000040001f61738550000000049454e44ae426082"
)
Interaction = discord.Interaction["TinyBot"]


class Buttons(discord.ui.View):
    """Two buttons and a select that outlive the bot."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.button(label="Count", custom_id="count")
    async def count(self, interaction: Interaction, _: discord.ui.Button[Self]) -> None:
        interaction.client.presses += 1
        await interaction.response.edit_message(content=f"pressed {interaction.client.presses}")

    @discord.ui.button(label="Ask", custom_id="ask")
    async def ask(self, interaction: Interaction, _: discord.ui.Button[Self]) -> None:
        await interaction.response.send_modal(Form())

    @discord.ui.button(label="Gone", custom_id="gone", disabled=True)
    async def gone(self, interaction: Interaction, _: discord.ui.Button[Self]) -> None:
        await interaction.response.send_message("that was already done", ephemeral=True)

    @discord.ui.select(
        custom_id="colour",
        max_values=2,
        options=[discord.SelectOption(label=name.title(), value=name) for name in ("red", "blue", "green")],
    )
    async def colour(self, interaction: Interaction, select: discord.ui.Select[Self]) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content=" and ".join(select.values))


class Pickers(discord.ui.View):
    """Selects of people and of channels."""

    @discord.ui.select(cls=discord.ui.UserSelect, custom_id="who")
    async def who(self, interaction: Interaction, select: discord.ui.UserSelect[Self]) -> None:
        await interaction.response.send_message(select.values[0].display_name)

    @discord.ui.select(
        cls=discord.ui.ChannelSelect,
        custom_id="where",
        min_values=0,
        channel_types=[discord.ChannelType.text],
    )
    async def where(self, interaction: Interaction, select: discord.ui.ChannelSelect[Self]) -> None:
        await interaction.response.send_message(
            " ".join(f"#{place.name}" for place in select.values) or "none"
        )


class Form(discord.ui.Modal, title="A form"):
    """A modal with a line of text and a choice."""

    line: discord.ui.TextInput[Self] = discord.ui.TextInput(label="Line", custom_id="line", max_length=20)
    level: discord.ui.Label[Self] = discord.ui.Label(
        text="Level",
        component=discord.ui.Select(
            custom_id="level",
            options=[discord.SelectOption(label="Easy"), discord.SelectOption(label="Hard")],
        ),
    )

    async def on_submit(self, interaction: Interaction) -> None:  # type: ignore[override]
        assert isinstance(self.level.component, discord.ui.Select)
        await interaction.response.edit_message(
            content=f"{self.line.value}, {self.level.component.values[0]}"
        )


class TinyBot(discord.Client):
    """The bot; it notes what the gateway told it."""

    def __init__(self, sandbox: Sandbox, **options: Any) -> None:
        options.setdefault("intents", discord.Intents(guilds=True))
        super().__init__(guild_ready_timeout=0.05, max_messages=None, **options)
        self.sandbox = sandbox
        self.tree = app_commands.CommandTree(self)
        self.presses = 0
        self.heard: list[str] = []
        self.problems: list[BaseException] = []
        self.slow_down = asyncio.Event()
        _add_commands(self.tree)

        @self.tree.error
        async def note(_: discord.Interaction, error: app_commands.AppCommandError) -> None:
            self.problems.append(getattr(error, "original", error))

    async def setup_hook(self) -> None:
        self.add_view(Buttons())
        _, url, _ = await self.http.get_bot_gateway()
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(url)
        try:
            await self.tree.sync()
        except discord.HTTPException as error:
            self.problems.append(error)

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        self.heard.append(event)
        super().dispatch(event, *args, **kwargs)


class Running:
    """A tiny bot while it runs."""

    def __init__(self, sandbox: Sandbox, *, with_commands: bool = True, **options: Any) -> None:
        Route.BASE = sandbox.api_base
        self.bot = TinyBot(sandbox, **options)
        self._sandbox = sandbox
        self._with_commands = with_commands
        self.end: asyncio.Task[None]

    async def __aenter__(self) -> TinyBot:
        self.end = asyncio.create_task(self._run())
        ready = asyncio.create_task(self._sandbox.ready(with_commands=self._with_commands))
        await asyncio.wait({self.end, ready}, return_when=asyncio.FIRST_COMPLETED)
        if not ready.done():
            ready.cancel()
            await self.end
        await ready
        return self.bot

    async def _run(self) -> None:
        async with self.bot:
            await self.bot.start(self._sandbox.token)

    async def __aexit__(self, *_: object) -> None:
        await self.bot.close()
        await self.end


def _add_commands(tree: app_commands.CommandTree[TinyBot]) -> None:
    group = app_commands.Group(name="tiny", description="All commands")
    start = app_commands.Group(name="start", description="Starts", parent=group)
    tree.add_command(group)
    _add_game(start)
    _add_answers(group)
    _add_posts(group)
    _add_faults(group)
    _add_menus(tree)


def _add_game(start: app_commands.Group) -> None:
    @start.command(name="game", description="Starts a game")
    @app_commands.describe(board="Which board", players="How many")
    @app_commands.choices(board=[app_commands.Choice(name="Dealt by the bot", value="dealt")])
    async def game(
        interaction: Interaction,
        board: str = "search",
        players: app_commands.Range[int, 1, 4] = 1,
        is_secret: bool = False,
        friend: discord.Member | None = None,
    ) -> None:
        embed = discord.Embed(
            title="Started", description=f"{board} {players} {friend and friend.display_name}"
        )
        await interaction.response.send_message(embed=embed, view=Buttons(), ephemeral=is_secret)


def _add_answers(group: app_commands.Group) -> None:
    @group.command(name="report", description="Reports")
    async def report(interaction: Interaction, action: str) -> None:
        await interaction.response.send_message(f"{action} by {interaction.user.display_name}")

    @report.autocomplete("action")
    async def complete(_: Interaction, current: str) -> list[app_commands.Choice[str]]:
        words = [f"take {colour}" for colour in ("red", "blue")]
        return [app_commands.Choice(name=word.title(), value=word) for word in words if current in word]

    @group.command(name="give", description="Takes all kinds of things")
    async def give(
        interaction: Interaction,
        where: discord.TextChannel | None = None,
        file: discord.Attachment | None = None,
        share: float = 0.5,
    ) -> None:
        content = (await file.read()).decode() if file else ""
        await interaction.response.send_message(f"{where and where.name} {content} {share}", view=Pickers())

    @group.command(name="think", description="Answers later")
    async def think(interaction: Interaction, is_secret: bool = False) -> None:
        await interaction.response.defer(thinking=True, ephemeral=is_secret)
        await interaction.client.slow_down.wait()
        await interaction.followup.send("thought")
        await interaction.followup.send("and more", ephemeral=True)


def _add_posts(group: app_commands.Group) -> None:
    @group.command(name="picture", description="Sends a picture")
    async def picture(interaction: Interaction) -> None:
        file = discord.File(io.BytesIO(PIXEL), "the board.png", description="A board")
        embed = discord.Embed(title="Board").set_image(url="attachment://the board.png")
        await interaction.response.send_message(embed=embed, file=file)

    @group.command(name="post", description="Writes into the channel")
    async def post(interaction: Interaction, text: str) -> None:
        assert isinstance(interaction.channel, discord.TextChannel | discord.Thread)
        await interaction.response.defer(ephemeral=True)
        message = await interaction.channel.send(text, view=Buttons())
        await message.edit(content=text + ", edited")

    @group.command(name="thread", description="Opens a thread")
    async def thread(interaction: Interaction) -> None:
        assert isinstance(interaction.channel, discord.TextChannel)
        await interaction.response.defer()
        opened = await interaction.channel.create_thread(
            name="a game", type=discord.ChannelType.public_thread
        )
        await opened.send("inside")
        await interaction.edit_original_response(content=opened.mention)


def _add_faults(group: app_commands.Group) -> None:
    @group.command(name="silent", description="Never answers")
    async def silent(interaction: Interaction) -> None:
        await interaction.client.slow_down.wait()
        await interaction.response.send_message("too late")

    @group.command(name="twice", description="Answers twice")
    async def twice(interaction: Interaction) -> None:
        await interaction.response.send_message("once")
        await discord.InteractionResponse(interaction).send_message("twice")

    @group.command(name="long", description="Says too much")
    async def long(interaction: Interaction) -> None:
        await interaction.response.send_message("x" * 2001)


def _add_menus(tree: app_commands.CommandTree[TinyBot]) -> None:
    @tree.context_menu(name="Greet")
    async def greet(interaction: discord.Interaction, member: discord.Member) -> None:
        await interaction.response.send_message(f"hello {member.display_name}")

    @tree.context_menu(name="Show words")
    async def words(interaction: discord.Interaction, message: discord.Message) -> None:
        await interaction.response.send_message(f"{len(message.content.split())} words", ephemeral=True)
