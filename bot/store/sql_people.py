"""The statements about what people wish, and how tables wait for them; see `bot.store.sql`."""

WISHES = "SELECT person, wishes FROM people WHERE person = $1"

SET_WISHES = """
INSERT INTO people (person, wishes) VALUES ($1, $2)
ON CONFLICT (person) DO UPDATE SET wishes = excluded.wishes
"""

TOUCH_WAITS = """
INSERT INTO waits (session, seq, holders, looks_at, touched, looked, body)
SELECT s.id, 0, 0, 0, 1, 0, '{}'
FROM sessions s
WHERE s.status = 'running' AND EXISTS (SELECT 1 FROM holders h WHERE h.session = s.id AND h.holder = $1)
ON CONFLICT (session) DO UPDATE SET touched = waits.touched + 1
"""

# What is touched meanwhile stays so: it is looked at again.
SET_WAIT = """
INSERT INTO waits (session, seq, holders, looks_at, touched, looked, body)
VALUES ($1, $2, $3, $4, $5, $5, $6)
ON CONFLICT (session)
DO UPDATE SET seq = excluded.seq, holders = excluded.holders, looks_at = excluded.looks_at,
              looked = excluded.looked, body = excluded.body
"""

# A table that has never been looked at is left alone where nobody is reminded: no speed is agreed, its server
# reminds nobody, and nobody who sits there has ever wished anything.
WAITING = """
SELECT s.id, s.guild, COALESCE(w.touched, 0)
FROM sessions s LEFT JOIN waits w ON w.session = s.id
WHERE s.status = 'running' AND (
    w.looks_at <= $1
    OR w.touched <> w.looked
    OR ((w.session IS NULL
         OR w.seq <> (SELECT MAX(e.seq) FROM entries e WHERE e.session = s.id)
         OR w.holders <> (SELECT COALESCE(MAX(h.nr), 0) FROM holders h WHERE h.session = s.id))
        AND (SELECT e.at FROM entries e WHERE e.session = s.id ORDER BY e.seq DESC LIMIT 1) <= $2
        AND (w.session IS NOT NULL
             OR s.options LIKE '%"speed"%'
             OR s.options LIKE '%"remind"%'
             OR EXISTS (SELECT 1 FROM holders h JOIN people p ON p.person = h.holder WHERE h.session = s.id)))
)
"""
