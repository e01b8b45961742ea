"""Permission bits by name, as far as a bot at a table meets them."""

BITS = {
    "add_reactions": 1 << 6,
    "view_channel": 1 << 10,
    "send_messages": 1 << 11,
    "manage_messages": 1 << 13,
    "embed_links": 1 << 14,
    "attach_files": 1 << 15,
    "read_message_history": 1 << 16,
    "mention_everyone": 1 << 17,
    "use_external_emojis": 1 << 18,
    "manage_channels": 1 << 4,
    "manage_guild": 1 << 5,
    "use_application_commands": 1 << 31,
    "manage_threads": 1 << 34,
    "create_public_threads": 1 << 35,
    "create_private_threads": 1 << 36,
    "send_messages_in_threads": 1 << 38,
}


def bits(*names: str) -> int:
    """Return the bits of the permissions called `names`; KeyError for an unknown name."""
    total = 0
    for name in names:
        total |= BITS[name]
    return total


# What an invitation asks for: enough to play, and nothing that lets a bot disturb a server.
BOT = bits(
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "create_public_threads",
    "create_private_threads",
    "embed_links",
    "attach_files",
    "read_message_history",
)
PERSON = BOT | bits("add_reactions", "use_external_emojis", "use_application_commands")
# In direct messages there are no permissions; Discord names some to interactions all the same.
IN_DIRECT = bits("view_channel", "send_messages", "embed_links", "attach_files", "read_message_history")
NAMED_IN_DIRECT = bits("attach_files", "embed_links", "mention_everyone", "use_external_emojis")
