-- The messages of a session by what they are: it may have hundreds that stay in the channel, one for each turn.
-- And those that may have to go, which are few.

CREATE INDEX IF NOT EXISTS posted_kinds ON posted (session, kind, seq);

CREATE INDEX IF NOT EXISTS posted_passing ON posted (session, message)
WHERE kind NOT IN ('panel', 'turn', 'log');
