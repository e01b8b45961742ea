-- What each person wishes of the bot, as JSON: one row a person, who can be shown it and have it deleted.
CREATE TABLE IF NOT EXISTS people (
    person TEXT NOT NULL PRIMARY KEY,
    wishes TEXT NOT NULL
);

-- How a running session's table waits: what the bot found when it looked last, and when it looks again:
-- at `looks_at`, at a new entry or holder, and where a person's wishes have touched it since it looked.
CREATE TABLE IF NOT EXISTS waits (
    session TEXT NOT NULL PRIMARY KEY REFERENCES sessions (id) ON DELETE CASCADE,
    seq BIGINT NOT NULL,
    holders BIGINT NOT NULL,
    looks_at BIGINT NOT NULL,
    touched BIGINT NOT NULL,
    looked BIGINT NOT NULL,
    body TEXT NOT NULL
);
