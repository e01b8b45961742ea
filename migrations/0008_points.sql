-- The points that people have entered for seats of theirs, after the entry `base` with which their game ended.

CREATE TABLE IF NOT EXISTS points (
    session TEXT NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
    seat TEXT NOT NULL,
    points BIGINT NOT NULL,
    base BIGINT NOT NULL,
    author TEXT NOT NULL,
    PRIMARY KEY (session, seat)
);
