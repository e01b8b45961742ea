"""The statements about all that is kept of a person or a server; see `bot.store.sql`."""

KEPT_OF = (
    (
        "seat",
        """
SELECT s.guild, s.channel, s.id, s.game, h.seat, h.at, ''
FROM holders h JOIN sessions s ON s.id = h.session
WHERE h.holder = $1 AND h.at <= $2
ORDER BY h.at, s.id, h.nr
""",
    ),
    (
        "wish",
        """
SELECT '', '', '', '', '', 0, wishes
FROM people
WHERE person = $1 AND CAST($2 AS BIGINT) >= 0
""",
    ),
    (
        "kept",
        """
SELECT guild, '', '', game, key, at, value
FROM kept
WHERE author = $1 AND at <= $2
UNION ALL
SELECT guild, '', '', game, key, at, value
FROM forgotten
WHERE author = $1 AND at <= $2
ORDER BY at
""",
    ),
    (
        "note",
        """
SELECT s.guild, s.channel, s.id, s.game, '', n.at, n.note
FROM notes n JOIN sessions s ON s.id = n.session
WHERE n.person = $1 AND n.at <= $2
ORDER BY n.at
""",
    ),
    (
        "plan",
        """
SELECT s.guild, s.channel, s.id, s.game, '', 0, p.body
FROM plans p JOIN sessions s ON s.id = p.session
WHERE p.person = $1 AND CAST($2 AS BIGINT) >= 0
ORDER BY s.id
""",
    ),
)
"""What there is of a person: its kind, and what finds server, channel, session, game, place, time, text."""

SESSIONS_OF_PERSON = """
SELECT id, guild
FROM sessions
WHERE id IN (
    SELECT session FROM holders WHERE (holder = $1 OR author = $1) AND at <= $2
    UNION SELECT session FROM entries WHERE author = $1 AND at <= $2
    UNION SELECT session FROM points WHERE author = $1
)
ORDER BY created, id
"""

INPUTS_OF = """
SELECT session, seq, at, input
FROM entries
WHERE author = $1 AND (session > $2 OR (session = $2 AND seq > $3))
ORDER BY session, seq
LIMIT $4
"""

NOTE = "SELECT note FROM notes WHERE session = $1 AND person = $2"

SET_NOTE = """
INSERT INTO notes (session, person, note, at) VALUES ($1, $2, $3, $4)
ON CONFLICT (session, person) DO UPDATE SET note = excluded.note, at = excluded.at
"""

DROP_NOTE = "DELETE FROM notes WHERE session = $1 AND person = $2"

DROP_PERSONAL = ("DELETE FROM notes WHERE person = $1", "DELETE FROM people WHERE person = $1")
"""What is a person's own: none of a game, nor of a server."""

ADD_FAREWELL = """
INSERT INTO farewells (person, at) VALUES ($1, $2)
ON CONFLICT (person) DO UPDATE SET at = excluded.at
"""

FAREWELLS = "SELECT person, at FROM farewells ORDER BY at, person"

DROP_FAREWELL = "DELETE FROM farewells WHERE person = $1"

# A person's id stands in JSON as a text of its own: nothing else looks like that. In `said` there may be
# several with blanks between.
FORGET_IN_SESSION = (
    """
UPDATE names
SET name = ''
WHERE session = $1 AND seat IN (
    SELECT seat
    FROM holders h
    WHERE h.session = $1 AND h.holder = $2 AND CAST($3 AS TEXT) <> ''
      AND h.nr = (SELECT MAX(nr) FROM holders l WHERE l.session = $1 AND l.seat = h.seat)
)
""",
    "UPDATE holders SET holder = $3 WHERE session = $1 AND holder = $2",
    "UPDATE holders SET author = $3 WHERE session = $1 AND author = $2",
    "UPDATE entries SET author = $3 WHERE session = $1 AND author = $2",
    """
UPDATE entries
SET input = REPLACE(input, '"' || $2 || '"', '"' || $3 || '"')
WHERE session = $1 AND input LIKE '%"' || $2 || '"%'
""",
    "UPDATE points SET author = $3 WHERE session = $1 AND author = $2",
    """
UPDATE mentions
SET what = REPLACE(what, '"' || $2 || '"', '"' || $3 || '"')
WHERE session = $1
""",
    """
UPDATE outbox
SET body = REPLACE(body, '"' || $2 || '"', '"' || $3 || '"')
WHERE session = $1
""",
    """
UPDATE waits
SET body = REPLACE(body, '"' || $2 || '"', '"' || $3 || '"')
WHERE session = $1
""",
    """
UPDATE posted
SET said = TRIM(REPLACE(' ' || said || ' ', ' ' || $2 || ' ', ' ' || $3 || ' '))
WHERE session = $1 AND ' ' || said || ' ' LIKE '% ' || $2 || ' %'
""",
    "DELETE FROM plans WHERE session = $1 AND person = $2 AND person <> $3",
)
"""For each the session, the person, and who stands in for them."""

FORGET_KEEPER = (
    "UPDATE kept SET author = $3 WHERE guild = $1 AND author = $2",
    "UPDATE forgotten SET author = $3 WHERE guild = $1 AND author = $2",
)

GUILDS = """
SELECT guild FROM sessions
UNION SELECT guild FROM servers
UNION SELECT guild FROM kept
UNION SELECT guild FROM forgotten
"""

GONE = "SELECT guild, gone FROM servers WHERE gone > 0"

SET_GONE = """
INSERT INTO servers (guild, settings, board, message, gone) VALUES ($1, '{}', '', '', $2)
ON CONFLICT (guild) DO UPDATE SET gone = excluded.gone
"""

SOME_OF_GUILD = "SELECT id FROM sessions WHERE guild = $1 LIMIT $2"

DROP_SESSION = "DELETE FROM sessions WHERE id = $1"

DROP_GUILD = (
    "DELETE FROM kept WHERE guild = $1",
    "DELETE FROM forgotten WHERE guild = $1",
    "DELETE FROM servers WHERE guild = $1",
)
