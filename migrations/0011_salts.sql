-- What is hashed with a seed that somebody has chosen, so that its hash doesn't let it be guessed; none before.

CREATE TABLE IF NOT EXISTS salts (
    session TEXT NOT NULL PRIMARY KEY REFERENCES sessions (id) ON DELETE CASCADE,
    salt TEXT NOT NULL
);
