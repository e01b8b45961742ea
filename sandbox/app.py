"""Wires the look-alike's parts into one web application."""

from pathlib import Path

from aiohttp import web

from sandbox.bot_token import BotToken
from sandbox.clock import Clock
from sandbox.door import Door
from sandbox.faults import Faults
from sandbox.gateway import Gateway
from sandbox.interactions import Interactions
from sandbox.journal import Journal
from sandbox.logins import Logins
from sandbox.page_api import PageApi
from sandbox.ratelimits import RateLimits
from sandbox.rest import MOST_REQUEST_BYTES, Api
from sandbox.rest_basics import BasicRoutes
from sandbox.rest_channels import ChannelRoutes
from sandbox.rest_commands import CommandRoutes
from sandbox.rest_interactions import InteractionRoutes
from sandbox.rest_threads import ThreadRoutes
from sandbox.snowflakes import number_of
from sandbox.world import World

WEB = Path(__file__).parent / "web"
PAGE_TOKEN = "{page-token}"  # noqa: S105 - where it stands in the page
FRESH = {"Cache-Control": "no-cache"}


class LookAlike:
    """The server's parts, and the application that serves them.

    The bot shows the `token`, the page the `page_token`. `answer_within` is how long (seconds) an interaction
    waits for its first response.
    """

    def __init__(self, token: str, page_token: str, answer_within: float) -> None:
        self.clock = Clock()
        self.world = World(self.clock)
        self.logins = Logins(self.clock)
        bot_token = BotToken(token)
        self.gateway = Gateway(self.world, bot_token, self.logins)
        self.journal = Journal()
        self.rate_limits = RateLimits(self.clock)
        self.faults = Faults(self.gateway)
        self.interactions = Interactions(self.world, self.gateway, answer_within)
        self.door = Door()
        self.page = PageApi(self.world, self.gateway, self.interactions, page_token)
        self._page_token = page_token
        self._api = Api(bot_token, self.faults, self.rate_limits, self.journal)

    def application(self) -> web.Application:
        """Return the application with every route."""
        app = web.Application(client_max_size=MOST_REQUEST_BYTES)
        self.door.add_to(app)
        self._api.add_to(
            app,
            [
                *InteractionRoutes(self.interactions).routes(),
                *ChannelRoutes(self.world).routes(),
                *ThreadRoutes(self.world).routes(),
                *CommandRoutes(self.world).routes(),
                *BasicRoutes(self.world, self.gateway, self.logins).routes(),
            ],
        )
        app.router.add_get("/gateway/", self.gateway.serve)
        app.router.add_get("/cdn/attachments/{file}/{name}", self._file)
        self.page.add_to(app)
        app.router.add_get("/", self._page)
        app.router.add_get("/web/{path:.+}", self._part)
        return app

    async def _file(self, request: web.Request) -> web.Response:
        with self.journal.entry("GET", request.path) as record:
            file_id = request.match_info["file"]
            file = self.world.files.get(number_of(file_id))
            record.status = 200 if file else 404
        if file is None:
            raise web.HTTPNotFound
        return web.Response(body=file.content, content_type=file.content_type)

    async def _page(self, _: web.Request) -> web.Response:
        """Show the page, which is told its token: who can read it is no other page."""
        page = (WEB / "index.html").read_text().replace(PAGE_TOKEN, self._page_token)
        return web.Response(text=page, content_type="text/html", headers=FRESH)

    async def _part(self, request: web.Request) -> web.FileResponse:
        path = (WEB / request.match_info["path"]).resolve()
        if not path.is_relative_to(WEB) or not path.is_file():
            raise web.HTTPNotFound
        return web.FileResponse(path, headers=FRESH)
