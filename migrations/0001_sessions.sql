-- Sessions, their entries, and what the program keeps about itself.
-- The types are TEXT and BIGINT, which SQLite and PostgreSQL both have.
-- "IF NOT EXISTS": yoyo marks a migration in a second transaction; a process killed in between applies it again.

CREATE TABLE IF NOT EXISTS sessions (
    id TEXT NOT NULL PRIMARY KEY,
    guild TEXT NOT NULL,
    channel TEXT NOT NULL,
    game TEXT NOT NULL,
    rules TEXT NOT NULL,
    options TEXT NOT NULL,
    seed TEXT NOT NULL,
    commitment TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('running', 'ended')),
    created BIGINT NOT NULL,
    panel_channel TEXT NOT NULL DEFAULT '',
    panel_message TEXT NOT NULL DEFAULT ''
);

CREATE UNIQUE INDEX IF NOT EXISTS sessions_running ON sessions (channel) WHERE status = 'running';

CREATE INDEX IF NOT EXISTS sessions_channel ON sessions (channel);

CREATE INDEX IF NOT EXISTS sessions_guild ON sessions (guild) WHERE status = 'running';

CREATE TABLE IF NOT EXISTS entries (
    session TEXT NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
    seq BIGINT NOT NULL,
    kind TEXT NOT NULL,
    author TEXT NOT NULL,
    input TEXT NOT NULL,
    said TEXT NOT NULL,
    events TEXT NOT NULL,
    state TEXT NOT NULL,
    open TEXT NOT NULL,
    base BIGINT NOT NULL,
    prev BIGINT NOT NULL,
    redo TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (session, seq)
);

CREATE TABLE IF NOT EXISTS meta (
    key TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);
