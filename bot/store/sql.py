"""Every statement of the store, written once for SQLite and PostgreSQL.

Parameters are `$1`, `$2`, ...; types are TEXT and BIGINT only.
"""

ADD_SESSION = """
INSERT INTO sessions (id, guild, channel, game, rules, options, seed, commitment, status, created,
                      panel_channel, panel_message)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
"""

ADD_ENTRY = """
INSERT INTO entries (session, seq, kind, author, input, said, events, state, open, base, prev, redo, at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
"""

CURRENT = """
SELECT s.id, s.guild, s.channel, s.game, s.rules, s.options, s.seed, s.commitment, s.status, s.created,
       s.panel_channel, s.panel_message,
       e.session, e.seq, e.kind, e.author, e.input, e.said, e.events, e.state, e.open, e.base, e.prev, e.redo,
       e.at
FROM sessions s JOIN entries e ON e.session = s.id
WHERE s.id = $1
ORDER BY e.seq DESC
LIMIT 1
"""

RUNNING_IN = "SELECT id FROM sessions WHERE channel = $1 AND status = 'running'"

LAST_ENDED_IN = """
SELECT s.id
FROM sessions s
WHERE s.channel = $1 AND s.status = 'ended'
ORDER BY (SELECT e.at FROM entries e WHERE e.session = s.id ORDER BY e.seq DESC LIMIT 1) DESC, s.created DESC
LIMIT 1
"""

RIVAL = """
SELECT rival.id
FROM sessions s JOIN sessions rival ON rival.channel = s.channel AND rival.id <> s.id
WHERE s.id = $1 AND rival.status = 'running'
"""

SET_STATUS = "UPDATE sessions SET status = $2 WHERE id = $1"

SET_PANEL = "UPDATE sessions SET panel_channel = $2, panel_message = $3 WHERE id = $1"

SET_CHANNEL = "UPDATE sessions SET channel = $2 WHERE id = $1"

ENTRY = """
SELECT session, seq, kind, author, input, said, events, state, open, base, prev, redo, at
FROM entries
WHERE session = $1 AND seq = $2
"""

HISTORY = """
SELECT session, seq, kind, author, input, said, events, state, open, base, prev, redo, at
FROM entries
WHERE session = $1
ORDER BY seq
"""

RUNNING_OF_GUILD = """
SELECT id, guild, channel, game, rules, options, seed, commitment, status, created,
       panel_channel, panel_message
FROM sessions
WHERE guild = $1 AND status = 'running'
ORDER BY created, id
"""

HOLDERS = """
SELECT session, nr, seat, holder, author, seq, at
FROM holders
WHERE session = $1
ORDER BY nr
"""

ADD_HOLDER = """
INSERT INTO holders (session, nr, seat, holder, author, seq, at)
VALUES ($1, $2, $3, $4, $5, $6, $7)
"""

MENTIONED = "SELECT what FROM mentions WHERE session = $1"

SET_MENTIONED = """
INSERT INTO mentions (session, what) VALUES ($1, $2)
ON CONFLICT (session) DO UPDATE SET what = excluded.what
"""

TOLD = "SELECT seq FROM told WHERE session = $1"

SET_TOLD = """
INSERT INTO told (session, seq) VALUES ($1, $2)
ON CONFLICT (session) DO UPDATE SET seq = excluded.seq
"""

UNFINISHED_OF_GAME = """
SELECT id
FROM sessions s
WHERE game = $1
  AND (status = 'running'
       OR EXISTS (SELECT 1 FROM told t WHERE t.session = s.id
                  AND t.seq < (SELECT MAX(e.seq) FROM entries e WHERE e.session = s.id)))
ORDER BY created, id
"""

META = "SELECT value FROM meta WHERE key = $1"

SET_META = """
INSERT INTO meta (key, value) VALUES ($1, $2)
ON CONFLICT (key) DO UPDATE SET value = excluded.value
"""

SESSIONS_TO_CHECK = """
SELECT s.id, s.options, COUNT(e.seq), COALESCE(MAX(e.seq), 1)
FROM sessions s LEFT JOIN entries e ON e.session = s.id
GROUP BY s.id
"""

ENTRIES_TO_CHECK = "SELECT session, seq, input, said, events, state, open, redo FROM entries"
