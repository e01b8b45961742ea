-- Up to which entry everybody was told what happened in a hosted game, so that a restart tells the rest.

CREATE TABLE IF NOT EXISTS told (
    session TEXT NOT NULL PRIMARY KEY REFERENCES sessions (id) ON DELETE CASCADE,
    seq BIGINT NOT NULL
);
