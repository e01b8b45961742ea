-- What is still to be told of a session (saved with what it tells of, deleted once Discord has it), the messages
-- of a session that have buttons, and the interactions that have had their effect.
-- The panel's place moves from sessions (whose two columns stay unused) to posted; told becomes the outbox.

CREATE TABLE IF NOT EXISTS outbox (
    session TEXT NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    nr BIGINT NOT NULL,
    seq BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (session, kind, nr)
);

CREATE TABLE IF NOT EXISTS posted (
    session TEXT NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
    message TEXT NOT NULL,
    channel TEXT NOT NULL,
    kind TEXT NOT NULL,
    seq BIGINT NOT NULL,
    said TEXT NOT NULL,
    PRIMARY KEY (session, message)
);

CREATE TABLE IF NOT EXISTS presses (
    id TEXT NOT NULL PRIMARY KEY,
    session TEXT NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
    seq BIGINT NOT NULL
);

CREATE TABLE IF NOT EXISTS told (session TEXT NOT NULL PRIMARY KEY, seq BIGINT NOT NULL);

INSERT INTO posted (session, message, channel, kind, seq, said)
SELECT id, panel_message, panel_channel, 'panel', 0, ''
FROM sessions
WHERE panel_message <> ''
  AND NOT EXISTS (SELECT 1 FROM posted p WHERE p.session = sessions.id AND p.kind = 'panel');

INSERT INTO outbox (session, kind, nr, seq, body)
SELECT e.session, 'turn', e.seq, e.seq, '{}'
FROM told t JOIN entries e ON e.session = t.session AND e.seq > t.seq
WHERE e.open = '' AND e.kind IN ('turn', 'answer', 'report', 'fix', 'restart')
  AND NOT EXISTS (SELECT 1 FROM outbox o WHERE o.session = e.session AND o.kind = 'turn' AND o.nr = e.seq);

DROP TABLE told;
