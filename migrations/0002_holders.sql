-- Who holds which seat, for games whose seats are held by people and automas; rows are only ever added.
-- And who was mentioned last, so that nobody is mentioned twice for the same thing.

CREATE TABLE IF NOT EXISTS holders (
    session TEXT NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
    nr BIGINT NOT NULL,
    seat TEXT NOT NULL,
    holder TEXT NOT NULL,
    author TEXT NOT NULL,
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (session, nr)
);

CREATE TABLE IF NOT EXISTS mentions (
    session TEXT NOT NULL PRIMARY KEY REFERENCES sessions (id) ON DELETE CASCADE,
    what TEXT NOT NULL
);
