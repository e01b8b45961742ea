"""What the bot takes for granted of Discord: the look-alike is built on it, a probe tries it on Discord."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Assumption:
    """One thing that Discord is taken to do."""

    id: str
    says: str
    otherwise: str
    """What goes wrong in the bot if it isn't so."""
    elsewhere: str = ""
    """The test of the look-alike that has it, where a probe can't try it: it takes a person, or days."""


ASSUMPTIONS = (
    Assumption(
        "post",
        "A message with an embed, a picture and a button is taken, and its answer has its id.",
        "No table is shown.",
    ),
    Assumption(
        "clock-in-id",
        "A message's id tells when it was posted, and agrees with this machine's clock.",
        "After a cut the bot doesn't find what it posted, and posts it twice.",
    ),
    Assumption(
        "address",
        "The address of a picture in an embed ends in the file's id and name.",
        "The bot can't keep a picture, and sends it again with each change.",
    ),
    Assumption(
        "not-listed",
        "A file that an embed shows is not among the message's attachments.",
        "Pictures are shown twice: in the table and below it.",
    ),
    Assumption(
        "texts",
        "Title and description of an embed come back as they were sent, without the blanks around them.",
        "After a cut the bot doesn't know its own messages, and posts them twice.",
    ),
    Assumption(
        "custom-id",
        "A button's custom id comes back as it was sent.",
        "Buttons do nothing.",
    ),
    Assumption(
        "quiet-mentions",
        "Who is named is not mentioned if the message allows nobody to be.",
        "People are called again and again.",
    ),
    Assumption(
        "nonce",
        "A message that is sent again with its nonce is the first one, and no other is there.",
        "After a lost answer a turn is told twice.",
    ),
    Assumption(
        "keep",
        "A change that lists the picture's file by its id keeps it under that id.",
        "The table loses its picture when a button is turned.",
    ),
    Assumption(
        "left-out",
        "What a change doesn't name stays: the buttons, and the content.",
        "A table whose picture follows loses its buttons.",
    ),
    Assumption(
        "alt",
        "The alt text of a picture that stays can be changed.",
        "Who can't see the picture hears of the turn before.",
    ),
    Assumption(
        "replace",
        "A change with a new picture shows that one, with another id, and drops the one before.",
        "The table shows an old picture.",
    ),
    Assumption(
        "drop",
        "A change that lists no file takes the picture away.",
        "An old picture stays below new words.",
    ),
    Assumption(
        "silent",
        "A message with the flag SUPPRESS_NOTIFICATIONS is taken, and has it.",
        "Phones ring for messages that nobody waits for.",
    ),
    Assumption(
        "history",
        "The channel's messages come newest first, and `before` leaves out what is newer.",
        "After a cut the bot doesn't find what it posted, and posts it twice.",
    ),
    Assumption(
        "gone",
        "To change or delete a message that was deleted is refused with 404 and code 10008.",
        "A table that somebody deleted doesn't come back.",
    ),
    Assumption(
        "no-channel",
        "A channel that isn't there is answered with 404.",
        "A game whose channel was deleted can't be shown elsewhere.",
    ),
    Assumption(
        "three-seconds",
        "A press can be answered for three seconds, and once.",
        "People read that the interaction failed.",
        "test_interactions.py::test_answer_after_three_seconds",
    ),
    Assumption(
        "old-buttons",
        "A button of an old message still sends its custom id.",
        "Old tables do nothing when they are pressed.",
        "test_interactions.py::test_old_buttons_can_be_pressed_raw",
    ),
    Assumption(
        "fifteen-minutes",
        "What answers a press can be changed and followed for fifteen minutes.",
        "Private messages stay as they were.",
        "test_interactions.py::test_token_expires",
    ),
    Assumption(
        "not-one's-own",
        "Only the bot's own messages can be changed.",
        "Somebody could show a table that isn't the bot's.",
        "test_rest.py::test_only_the_bots_own_messages_can_be_changed",
    ),
    Assumption(
        "threads",
        "A public thread can be opened and written in, and opens again when it is archived and written in.",
        "Games in threads stop after three days without a turn.",
        "test_threads.py::test_archived_and_locked",
    ),
)
"""In the order in which a probe tries them."""
