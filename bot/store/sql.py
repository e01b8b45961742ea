"""Every statement of the store, written once for SQLite and PostgreSQL.

Parameters are `$1`, `$2`, ... and types TEXT and BIGINT only, which both know.
"""

ADD_SESSION = """
INSERT INTO sessions (id, guild, channel, game, rules, options, seed, commitment, status, created)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
"""

ADD_LANGUAGE = "INSERT INTO languages (session, language) VALUES ($1, $2)"

ADD_SALT = "INSERT INTO salts (session, salt) VALUES ($1, $2)"

# Without the entry before it, as on a server that took over and had not got that yet, it has no number.
ADD_ENTRY = """
INSERT INTO entries (session, seq, kind, author, input, said, events, state, open, base, prev, redo, at)
SELECT $1,
       CASE WHEN $2 < 2 OR EXISTS (SELECT 1 FROM entries WHERE session = $1 AND seq = $2 - 1) THEN $2 END,
       $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13
"""

CURRENT = """
SELECT s.id, s.guild, s.channel, s.game, s.rules, s.options, s.seed, s.commitment, s.status, s.created,
       COALESCE(l.language, 'en'), COALESCE(p.channel, ''), COALESCE(p.message, ''), COALESCE(p.said, ''),
       COALESCE(x.salt, ''), COALESCE(w.body, ''),
       e.session, e.seq, e.kind, e.author, e.input, e.said, e.events, e.state, e.open, e.base, e.prev, e.redo,
       e.at
FROM sessions s JOIN entries e ON e.session = s.id
LEFT JOIN languages l ON l.session = s.id
LEFT JOIN salts x ON x.session = s.id
LEFT JOIN waits w ON w.session = s.id
LEFT JOIN posted p ON p.session = s.id AND p.kind = 'panel'
WHERE s.id = $1
ORDER BY e.seq DESC
LIMIT 1
"""

RUNNING_IN = "SELECT id FROM sessions WHERE channel = $1 AND status = 'running'"

LAST_ENDED_IN = """
SELECT s.id
FROM ended e JOIN sessions s ON s.id = e.session
WHERE e.channel = $1 AND s.channel = $1 AND s.status = 'ended'
"""

SET_LAST_ENDED = """
INSERT INTO ended (channel, session)
SELECT channel, id FROM sessions WHERE id = $1
ON CONFLICT (channel) DO UPDATE SET session = excluded.session
"""

LAST_OF = """
SELECT id
FROM sessions
WHERE channel = $1 AND game = $2
ORDER BY created DESC, id DESC
LIMIT 1
"""

RIVAL = """
SELECT rival.id
FROM sessions s JOIN sessions rival ON rival.channel = s.channel AND rival.id <> s.id
WHERE s.id = $1 AND rival.status = 'running'
"""

RUNNING_IN_GUILD = "SELECT COUNT(*) FROM sessions WHERE guild = $1 AND status = 'running'"

SET_STATUS = "UPDATE sessions SET status = $2 WHERE id = $1"

SET_CHANNEL = "UPDATE sessions SET channel = $2 WHERE id = $1"

ENTRY = """
SELECT session, seq, kind, author, input, said, events, state, open, base, prev, redo, at
FROM entries
WHERE session = $1 AND seq = $2
"""

HISTORY = """
SELECT session, seq, kind, author, input, said, events, CASE WHEN $2 = 1 THEN state ELSE '' END, open,
       base, prev, redo, at
FROM entries
WHERE session = $1 AND seq > $3
ORDER BY seq
LIMIT $4
"""

SIZE = """
SELECT COALESCE(SUM(LENGTH(events) + CASE WHEN $2 = 1 THEN LENGTH(state) ELSE 0 END), 0)
FROM entries
WHERE session = $1
"""

PLACE = """
SELECT seq, prev, depth, jump, began, told, earlier, explains, explained
FROM places
WHERE session = $1 AND seq = $2
"""

ADD_PLACE = """
INSERT INTO places (session, seq, prev, depth, jump, began, told, earlier, explains, explained)
SELECT $1, $2, COALESCE(b.seq, 0), COALESCE(b.depth, 0) + 1,
       CASE WHEN b.depth % 32 = 0 THEN b.seq ELSE COALESCE(b.jump, 0) END,
       CASE WHEN $4 = 'begins' OR b.seq IS NULL THEN $2 ELSE b.began END,
       CASE WHEN $4 = 'goes on' AND b.told = 1 THEN 1 ELSE $5 END,
       CASE WHEN $4 = 'begins' THEN COALESCE(b.earlier + b.told, 0) ELSE COALESCE(b.earlier, 0) END,
       CASE WHEN $4 = 'goes on' AND b.explains = 1 THEN 1 ELSE $6 END,
       CASE WHEN $4 = 'begins' AND b.explains = 1 THEN b.seq ELSE COALESCE(b.explained, 0) END
FROM (SELECT 1 AS here) AS new LEFT JOIN places b ON b.session = $1 AND b.seq = $3
"""

AUTHOR = "SELECT kind, author FROM entries WHERE session = $1 AND seq = $2"

LAST_BY = """
SELECT seq
FROM entries
WHERE session = $1 AND author = $2 AND seq > $3 AND seq < $4
ORDER BY seq DESC
LIMIT 1
"""

BEGUN = "SELECT seq FROM entries WHERE session = $1 AND state <> '' ORDER BY seq LIMIT 1"

INPUTS_SINCE = """
SELECT at, kind, author, input
FROM entries
WHERE session = $1 AND seq > $2
ORDER BY seq DESC
"""

OTHER_SINCE = """
SELECT 1
FROM entries
WHERE session = $1 AND seq > $2 AND (author = $3 OR kind NOT IN ('report', 'fix'))
LIMIT 1
"""

RUNNING_OF_GUILD = """
SELECT id, guild, channel, game, rules, options, seed, commitment, status, created, COALESCE(language, 'en')
FROM sessions LEFT JOIN languages ON session = id
WHERE guild = $1 AND status = 'running'
ORDER BY created, id
LIMIT $2
"""

RUNNING_WITH = """
SELECT s.id, COUNT(*) OVER ()
FROM sessions s
WHERE s.guild = $1 AND s.status = 'running' AND EXISTS (
    SELECT 1
    FROM holders h
    WHERE h.session = s.id AND (
        (h.nr = 1 AND h.author = $2)
        OR (h.holder = $2
            AND h.nr IN (SELECT MAX(l.nr) FROM holders l WHERE l.session = s.id GROUP BY l.seat))
    )
)
ORDER BY s.created, s.id
LIMIT $3
"""

RUNNING_WITH_EVERYWHERE = """
SELECT s.id, COUNT(*) OVER ()
FROM sessions s
WHERE s.status = 'running' AND EXISTS (
    SELECT 1
    FROM holders h
    WHERE h.session = s.id AND (
        (h.nr = 1 AND h.author = $1)
        OR (h.holder = $1
            AND h.nr IN (SELECT MAX(l.nr) FROM holders l WHERE l.session = s.id GROUP BY l.seat))
    )
) AND NOT EXISTS (SELECT 1 FROM servers WHERE servers.guild = s.guild AND servers.gone > 0)
ORDER BY s.created, s.id
LIMIT $2
"""

HOLDERS = """
SELECT h.session, h.nr, h.seat, h.holder, h.author, h.seq, h.at, COALESCE(n.name, ''),
       p.points, COALESCE(p.base, 0), COALESCE(p.author, '')
FROM holders h
LEFT JOIN names n ON n.session = h.session AND n.seat = h.seat
LEFT JOIN points p ON p.session = h.session AND p.seat = h.seat
WHERE h.session = $1
ORDER BY h.nr
"""

SET_NAME = """
INSERT INTO names (session, seat, name) VALUES ($1, $2, $3)
ON CONFLICT (session, seat) DO UPDATE SET name = excluded.name
"""

DROP_POINTS = "DELETE FROM points WHERE session = $1"

ADD_POINTS = "INSERT INTO points (session, seat, points, base, author) VALUES ($1, $2, $3, $4, $5)"

HOLDER = "SELECT session, nr, seat, holder, author, seq, at FROM holders WHERE session = $1 AND nr = $2"

ADD_HOLDER = """
INSERT INTO holders (session, nr, seat, holder, author, seq, at)
VALUES ($1, $2, $3, $4, $5, $6, $7)
"""

MENTIONED = "SELECT what FROM mentions WHERE session = $1"

SET_MENTIONED = """
INSERT INTO mentions (session, what) VALUES ($1, $2)
ON CONFLICT (session) DO UPDATE SET what = excluded.what
"""

PRESS = "SELECT id, session, seq FROM presses WHERE id = $1"

ADD_PRESS = "INSERT INTO presses (id, session, seq) VALUES ($1, $2, $3)"

DUE = """
SELECT session, kind, nr, seq, body
FROM outbox
WHERE session = $1
ORDER BY seq, nr, kind
"""

BACKLOG = """
SELECT (SELECT COUNT(*) FROM sessions WHERE status = 'running'), COUNT(*), MIN(e.at)
FROM outbox o LEFT JOIN entries e ON e.session = o.session AND e.seq = o.seq
"""

ADD_DUE = """
INSERT INTO outbox (session, kind, nr, seq, body) VALUES ($1, $2, $3, $4, $5)
ON CONFLICT (session, kind, nr) DO UPDATE SET seq = excluded.seq
"""

SET_DUE_BODY = "UPDATE outbox SET body = $4 WHERE session = $1 AND kind = $2 AND nr = $3"

DROP_DUE = "DELETE FROM outbox WHERE session = $1 AND kind = $2 AND nr = $3 AND seq <= $4 AND body = $5"

POSTED = """
SELECT session, message, channel, kind, seq, said
FROM posted
WHERE session = $1
ORDER BY message
"""

POSTED_BUT_TURNS = """
SELECT session, message, channel, kind, seq, said
FROM posted
WHERE session = $1 AND kind IN ('panel', 'turn')
UNION ALL
SELECT session, message, channel, kind, seq, said
FROM posted
WHERE session = $1 AND kind NOT IN ('panel', 'turn', 'log')
ORDER BY message
"""

POSTED_IN = """
SELECT p.session, p.message, p.channel, p.kind, p.seq, p.said
FROM sessions s JOIN posted p ON p.session = s.id AND p.message = $2
WHERE s.channel = $1
"""

LOGGED = """
SELECT session, message, channel, kind, seq, said
FROM posted
WHERE session = $1 AND kind = 'log' AND seq > $2 AND seq < $3
ORDER BY seq, message
"""

ADD_POSTED = """
INSERT INTO posted (session, message, channel, kind, seq, said) VALUES ($1, $2, $3, $4, $5, $6)
ON CONFLICT (session, message)
DO UPDATE SET channel = excluded.channel, kind = excluded.kind, seq = excluded.seq, said = excluded.said
"""

ADD_TABLE = """
INSERT INTO posted (session, message, channel, kind, seq, said)
SELECT $1, $2, $3,
       CASE WHEN EXISTS (
           SELECT 1
           FROM posted
           WHERE session = $1 AND kind = 'panel'
             AND CAST(message AS BIGINT) > CAST(CAST($2 AS TEXT) AS BIGINT)
       ) THEN 'old-panel' ELSE 'panel' END,
       $4, $5
WHERE 1 = 1
ON CONFLICT (session, message)
DO UPDATE SET channel = excluded.channel, kind = excluded.kind, seq = excluded.seq, said = excluded.said
"""

RETIRE_TABLE = """
UPDATE posted
SET kind = 'old-panel'
WHERE session = $1 AND kind = 'panel' AND CAST(message AS BIGINT) < CAST($2 AS BIGINT)
"""

DROP_POSTED = "DELETE FROM posted WHERE session = $1 AND message = $2"

DROP_POSTED_OF_KIND = "DELETE FROM posted WHERE session = $1 AND kind = $2"

# What is selected of `posted` lies in the small index `posted_passing`, so that SQLite looks there.
UNFINISHED = """
SELECT id, guild, has_due, has_due OR has_posted
FROM (
    SELECT id, guild, status, created,
           EXISTS (SELECT 1 FROM outbox o WHERE o.session = s.id) AS has_due,
           EXISTS (
               SELECT p.message
               FROM posted p
               WHERE p.session = s.id AND p.kind NOT IN ('panel', 'turn', 'log')
           ) AS has_posted
    FROM sessions s
) AS found
WHERE status = 'running' OR has_due OR has_posted
ORDER BY NOT has_due, created, id
"""

PLANS = "SELECT session, person, body FROM plans WHERE session = $1 ORDER BY person"

SET_PLAN = """
INSERT INTO plans (session, person, body) VALUES ($1, $2, $3)
ON CONFLICT (session, person) DO UPDATE SET body = excluded.body
"""

DROP_PLAN = "DELETE FROM plans WHERE session = $1 AND person = $2"

META = "SELECT value FROM meta WHERE key = $1"

SET_META = """
INSERT INTO meta (key, value) VALUES ($1, $2)
ON CONFLICT (key) DO UPDATE SET value = excluded.value
"""

KEPT = """
SELECT guild, game, kind, key, value, author, at
FROM kept
WHERE guild = $1 AND game = $2
ORDER BY kind, key
"""

ADD_KEPT = """
INSERT INTO kept (guild, game, kind, key, value, author, at)
SELECT $1, $2, $3, $4, $5, $6, $7
WHERE (SELECT COUNT(*) FROM kept WHERE guild = $1 AND game = $2 AND kind = $3 AND key <> $4) < $8
ON CONFLICT (guild, game, kind, key)
DO UPDATE SET value = excluded.value, author = excluded.author, at = excluded.at
"""

DROP_KEPT = "DELETE FROM kept WHERE guild = $1 AND game = $2 AND kind = $3 AND key = $4"

FORGOTTEN = """
SELECT guild, game, kind, key, value, author, at, gone
FROM forgotten
WHERE guild = $1 AND game = $2 AND kind = $3 AND gone > $4
ORDER BY key
"""

ADD_FORGOTTEN = """
INSERT INTO forgotten (guild, game, kind, key, value, author, at, gone)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
ON CONFLICT (guild, game, kind, key)
DO UPDATE SET value = excluded.value, author = excluded.author, at = excluded.at, gone = excluded.gone
"""

FORGOTTEN_OF_KIND = "SELECT COUNT(*) FROM forgotten WHERE guild = $1 AND game = $2 AND kind = $3"

DROP_FORGOTTEN = "DELETE FROM forgotten WHERE guild = $1 AND game = $2 AND kind = $3 AND key = $4"

DROP_OLD_FORGOTTEN = "DELETE FROM forgotten WHERE gone <= $1"

SERVER = "SELECT guild, settings, board, message, gone FROM servers WHERE guild = $1"

BOARDS = (
    "SELECT guild, settings, board, message, gone FROM servers WHERE board <> '' AND gone = 0 ORDER BY guild"
)

SET_SERVER = """
INSERT INTO servers (guild, settings, board, message, gone) VALUES ($1, $2, $3, '', 0)
ON CONFLICT (guild) DO UPDATE
SET settings = excluded.settings,
    message = CASE WHEN servers.board = excluded.board THEN servers.message ELSE '' END,
    board = excluded.board
"""

SET_BOARD_MESSAGE = "UPDATE servers SET message = $3 WHERE guild = $1 AND board = $2"

SEATED = """
SELECT 1
FROM sessions s JOIN holders h ON h.session = s.id
WHERE s.guild = $1 AND s.game = $2 AND s.status = 'running' AND h.holder = $3
  AND h.nr = (SELECT MAX(nr) FROM holders WHERE session = h.session AND seat = h.seat)
LIMIT 1
"""
