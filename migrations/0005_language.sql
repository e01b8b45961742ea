-- In which language everybody at a session's table sees it; sessions from before have no row and were English.

CREATE TABLE IF NOT EXISTS languages (
    session TEXT NOT NULL PRIMARY KEY REFERENCES sessions (id) ON DELETE CASCADE,
    language TEXT NOT NULL
);
