-- What a person has noted for themselves at a session: for their eyes alone.
CREATE TABLE IF NOT EXISTS notes (
    session TEXT NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
    person TEXT NOT NULL,
    note TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (session, person)
);

CREATE INDEX IF NOT EXISTS notes_person ON notes (person);

-- Who wishes, since when, that nothing of them is kept: it goes server by server.
CREATE TABLE IF NOT EXISTS farewells (
    person TEXT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL
);
