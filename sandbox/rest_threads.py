"""REST routes of threads."""

from sandbox.errors import invalid_form, refusal
from sandbox.guild import PRIVATE_THREAD, PUBLIC_THREAD, Channel
from sandbox.limits import check_thread
from sandbox.payloads import channel_json, member_json, thread_member_json
from sandbox.rest import Reply, Request, Route
from sandbox.rest_channels import need, reach_channel, reach_message
from sandbox.world import World


class ThreadRoutes:
    """Handlers of threads and who is in them."""

    def __init__(self, world: World) -> None:
        self._world = world

    def routes(self) -> list[Route]:
        """Return the routes."""
        members = "/channels/{channel}/thread-members"
        return [
            Route("POST", "/channels/{channel}/threads", self._open),
            Route("POST", "/channels/{channel}/messages/{message}/threads", self._open_on_message),
            Route("GET", "/guilds/{guild}/threads/active", self._list_active),
            Route("GET", members, self._list_members),
            Route("PUT", members + "/{user}", self._join),
            Route("GET", members + "/{user}", self._show_member),
            Route("DELETE", members + "/{user}", self._leave),
        ]

    def _open(self, request: Request) -> Reply:
        channel = reach_channel(self._world, request)
        body = request.form
        if errors := check_thread(body, from_message=False):
            raise invalid_form(errors)
        # Discord's default, when the type is left out, is a private thread.
        kind = body.get("type") or PRIVATE_THREAD
        if channel.is_direct:
            raise refusal(50024)
        need(channel, "create_private_threads" if kind == PRIVATE_THREAD else "create_public_threads")
        if channel.is_thread or kind not in (PUBLIC_THREAD, PRIVATE_THREAD):
            raise refusal(50024)
        return self._finish(self._world.add_thread(channel, body["name"].strip(), kind=kind), request)

    def _open_on_message(self, request: Request) -> Reply:
        message = reach_message(self._world, request)
        if errors := check_thread(request.form, from_message=True):
            raise invalid_form(errors)
        if not message.channel.is_direct:
            need(message.channel, "create_public_threads")
        if message.channel.is_thread or message.channel.is_direct:
            raise refusal(50024)
        if message.thread is not None:
            raise refusal(160004)
        name = request.form["name"].strip()
        return self._finish(self._world.add_thread(message.channel, name, message=message), request)

    def _finish(self, thread: Channel, request: Request) -> Reply:
        thread.auto_archive_duration = request.form.get("auto_archive_duration") or 1440
        thread.rate_limit_per_user = request.form.get("rate_limit_per_user") or 0
        bot = self._world.bot
        return Reply(channel_json(thread, bot) | {"member": thread_member_json(thread, bot.id)})

    def _list_active(self, request: Request) -> Reply:
        guild = self._world.guilds.get(request.id("guild"))
        if guild is None or not guild.has_bot:
            raise refusal(50001)
        threads = [each for each in guild.channels.values() if each.is_thread and not each.is_archived]
        bot = self._world.bot
        return Reply(
            {
                "threads": [channel_json(thread, bot) for thread in threads],
                "members": [
                    thread_member_json(thread, bot.id) for thread in threads if bot.id in thread.member_ids
                ],
                "has_more": False,
            }
        )

    def _reach_thread(self, request: Request) -> Channel:
        thread = reach_channel(self._world, request)
        if not thread.is_thread:
            raise refusal(50024)
        return thread

    def _reach_user_id(self, request: Request) -> int:
        if request.params["user"] == "@me":
            return self._world.bot.id
        user_id = request.id("user")
        if user_id not in self._world.people and user_id != self._world.bot.id:
            raise refusal(10013)
        return user_id

    def _list_members(self, request: Request) -> Reply:
        thread = self._reach_thread(request)
        return Reply([thread_member_json(thread, user_id) for user_id in sorted(thread.member_ids)])

    def _join(self, request: Request) -> Reply:
        thread = self._reach_thread(request)
        need(thread, "send_messages_in_threads")
        if thread.is_archived:
            raise refusal(50083)
        thread.member_ids.add(self._reach_user_id(request))
        return Reply()

    def _show_member(self, request: Request) -> Reply:
        thread, user_id = self._reach_thread(request), self._reach_user_id(request)
        if user_id not in thread.member_ids:
            raise refusal(10007)
        body = thread_member_json(thread, user_id)
        if request.query.get("with_member") in ("1", "true") and user_id in self._world.people:
            body["member"] = member_json(self._world.people[user_id], thread.guild)
        return Reply(body)

    def _leave(self, request: Request) -> Reply:
        thread, user_id = self._reach_thread(request), self._reach_user_id(request)
        if user_id != self._world.bot.id:
            need(thread, "manage_threads")
        if thread.is_archived:
            raise refusal(50083)
        thread.member_ids.discard(user_id)
        return Reply()
