"""A plain HTTP client of the look-alike."""

from typing import Any

import aiohttp

from sandbox.driver import Sandbox


class Client:
    """Asks the API as the bot would, or the page's interface; returns status and body."""

    def __init__(self, sandbox: Sandbox, session: aiohttp.ClientSession) -> None:
        self._sandbox = sandbox
        self._session = session
        self.headers: dict[str, str] = {}

    async def api(
        self, method: str, path: str, json: Any = None, *, token: str | None = None, **options: Any
    ) -> tuple[int, Any]:
        """Ask the REST API."""
        headers = {"Authorization": f"Bot {token or self._sandbox.token}"}
        return await self._ask(method, self._sandbox.api_base + path, json, headers=headers, **options)

    async def page(self, method: str, path: str, json: Any = None) -> tuple[int, Any]:
        """Ask the page's interface."""
        headers = {"Page-Token": self._sandbox.page_token}
        return await self._ask(method, f"{self._sandbox.page_url}sandbox/api{path}", json, headers=headers)

    async def get(self, path: str) -> tuple[int, Any]:
        """Get a file."""
        return await self._ask("GET", self._sandbox.page_url + path, None)

    async def _ask(self, method: str, url: str, json: Any, **options: Any) -> tuple[int, Any]:
        if json is not None:
            options["json"] = json
        async with self._session.request(method, url, **options) as response:
            self.headers = dict(response.headers)
            if response.content_type == "application/json":
                return response.status, await response.json()
            return response.status, await response.read()
