"""The statements that read a whole database, to look whether it is sound; see `bot.store.sql`."""

KEPT_TO_CHECK = "SELECT guild, game, kind, key, value FROM kept"

SESSIONS_TO_CHECK = """
SELECT s.id, s.options, COUNT(e.seq), COALESCE(MAX(e.seq), 1)
FROM sessions s LEFT JOIN entries e ON e.session = s.id
GROUP BY s.id
"""

RUNNING_TO_CHECK = """
SELECT s.id, s.guild, s.channel, s.game, s.rules, s.options, s.seed, s.commitment, s.status, s.created,
       e.session, e.seq, e.kind, e.author, e.input, e.said, e.events, e.state, e.open, e.base, e.prev, e.redo,
       e.at
FROM sessions s JOIN entries e ON e.session = s.id
WHERE s.status = 'running' AND e.seq = (SELECT MAX(seq) FROM entries WHERE session = s.id)
ORDER BY s.created, s.id
"""

LENGTHS = """
SELECT s.id, s.game, s.rules, MAX(e.seq)
FROM sessions s JOIN entries e ON e.session = s.id
GROUP BY s.id, s.game, s.rules, s.created
ORDER BY s.created DESC, s.id
"""

ENTRIES_UP_TO = "SELECT * FROM entries WHERE session = $1 AND seq <= $2 ORDER BY seq"

ENTRIES_TO_CHECK = "SELECT session, seq, input, said, events, state, open, redo FROM entries"

RUNNING_PLACES = """
SELECT DISTINCT guild, channel
FROM sessions
WHERE status = 'running'
ORDER BY guild, channel
"""
