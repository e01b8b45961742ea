"""Discord's documented limits as pure functions: a JSON body goes in, its faults by path come out."""

from sandbox.limits.commands import check_command, check_commands
from sandbox.limits.messages import check_message
from sandbox.limits.modals import check_modal
from sandbox.limits.replies import check_choices, check_reply
from sandbox.limits.threads import check_channel_edit, check_thread

__all__ = [
    "check_channel_edit",
    "check_choices",
    "check_command",
    "check_commands",
    "check_message",
    "check_modal",
    "check_reply",
    "check_thread",
]
