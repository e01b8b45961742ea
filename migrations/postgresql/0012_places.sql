-- As the migration of that name makes it on SQLite. No session is older than this on PostgreSQL.

CREATE TABLE IF NOT EXISTS places (
    session TEXT NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
    seq BIGINT NOT NULL,
    prev BIGINT NOT NULL,
    depth BIGINT NOT NULL,
    jump BIGINT NOT NULL,
    began BIGINT NOT NULL,
    told BIGINT NOT NULL,
    earlier BIGINT NOT NULL,
    explains BIGINT NOT NULL,
    explained BIGINT NOT NULL,
    PRIMARY KEY (session, seq)
);
