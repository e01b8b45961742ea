-- What the people at a table are called, by their seat: the name that Discord showed when they sat down.

CREATE TABLE IF NOT EXISTS names (
    session TEXT NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
    seat TEXT NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (session, seat)
);
