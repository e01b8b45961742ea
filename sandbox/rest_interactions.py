"""REST routes of interactions: the first response, and the webhook of its token."""

from sandbox.errors import refusal
from sandbox.interactions import Interactions
from sandbox.payloads import message_json
from sandbox.rest import Reply, Request, Route

YES = ("1", "true", "True")


class InteractionRoutes:
    """Handlers that go by an interaction's token; the bot's own token is not asked for."""

    def __init__(self, interactions: Interactions) -> None:
        self._interactions = interactions
        self._bot = interactions.world.bot

    def routes(self) -> list[Route]:
        """Return the routes."""
        message = "/webhooks/{application}/{token}/messages/{message}"
        return [
            Route("POST", "/interactions/{interaction}/{token}/callback", self._respond, needs_token=False),
            Route("POST", "/webhooks/{application}/{token}", self._follow_up, needs_token=False),
            Route("GET", message, self._show, needs_token=False),
            Route("PATCH", message, self._edit, needs_token=False),
            Route("DELETE", message, self._delete, needs_token=False),
        ]

    def _respond(self, request: Request) -> Reply:
        body = self._interactions.respond(
            request.id("interaction"), request.params["token"], request.form, request.uploads
        )
        return Reply(body if request.query.get("with_response") in YES else None)

    def _check_application(self, request: Request) -> None:
        if request.id("application") != self._bot.id:
            raise refusal(10015)

    def _follow_up(self, request: Request) -> Reply:
        self._check_application(request)
        message = self._interactions.follow_up(request.params["token"], request.form, request.uploads)
        # For the webhook of an interaction, unlike for others, `wait` is always on.
        return Reply(message_json(message, self._bot))

    def _show(self, request: Request) -> Reply:
        self._check_application(request)
        call = self._interactions.by_token(request.params["token"])
        return Reply(message_json(call.find(request.params["message"]), self._bot))

    def _edit(self, request: Request) -> Reply:
        self._check_application(request)
        token, message_id = request.params["token"], request.params["message"]
        message = self._interactions.edit(token, message_id, request.form, request.uploads)
        return Reply(message_json(message, self._bot))

    def _delete(self, request: Request) -> Reply:
        self._check_application(request)
        self._interactions.delete(request.params["token"], request.params["message"])
        return Reply()
