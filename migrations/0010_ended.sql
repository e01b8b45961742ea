-- The session that ended last in each channel, and a way to the last one of a game there: what has ended
-- before is not looked through.

CREATE TABLE IF NOT EXISTS ended (
    channel TEXT NOT NULL PRIMARY KEY,
    session TEXT NOT NULL REFERENCES sessions (id) ON DELETE CASCADE
);

INSERT INTO ended (channel, session)
SELECT found.channel, found.id
FROM (
    SELECT s.channel, s.id, ROW_NUMBER() OVER (
        PARTITION BY s.channel
        ORDER BY (SELECT e.at FROM entries e WHERE e.session = s.id ORDER BY e.seq DESC LIMIT 1) DESC,
                 s.created DESC, s.id DESC
    ) AS place
    FROM sessions s
    WHERE s.status = 'ended'
) AS found
WHERE found.place = 1 AND NOT EXISTS (SELECT 1 FROM ended e WHERE e.channel = found.channel);

CREATE INDEX IF NOT EXISTS sessions_last ON sessions (channel, game, created, id);
