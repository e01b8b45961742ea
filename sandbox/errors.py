"""Refusals in the shape in which Discord answers them."""

from typing import Any

KNOWN = {
    10002: (404, "Unknown Application"),
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10013: (404, "Unknown User"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    20012: (403, "You are not authorized to perform this action on this application"),
    30032: (400, "Maximum number of application commands reached (100)."),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50013: (403, "Missing Permissions"),
    50024: (400, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    160002: (403, "Cannot reply without permission to read message history"),
    160004: (400, "A thread has already been created for this message"),
}

# A bot that meets one of these sent something that no Discord would take; tests look at them afterwards.
BOT_FAULTS = frozenset({0, 40005, 40060, 50006, 50035, 50109, 30032})


class ApiError(Exception):
    """A request that is refused: HTTP status, Discord's code and message, and the faults by path."""

    def __init__(self, status: int, code: int, message: str, errors: dict[str, Any] | None = None) -> None:
        super().__init__(f"{status} {code} {message} {errors or ''}".rstrip())
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors

    @property
    def body(self) -> dict[str, Any]:
        """The answer's JSON body."""
        body: dict[str, Any] = {"message": self.message, "code": self.code}
        if self.errors:
            body["errors"] = self.errors
        return body


def refusal(code: int) -> ApiError:
    """Return the refusal that Discord documents under `code`."""
    status, message = KNOWN[code]
    return ApiError(status, code, message)


def unauthorized() -> ApiError:
    """Return the refusal of a missing or wrong token."""
    return ApiError(401, 0, "401: Unauthorized")


def unknown_route() -> ApiError:
    """Return the refusal of an address that the API does not have."""
    return ApiError(404, 0, "404: Not Found")


def invalid_form(errors: dict[str, Any]) -> ApiError:
    """Return the refusal of a body with `errors`, which are nested by path."""
    return ApiError(400, 50035, "Invalid Form Body", errors)
