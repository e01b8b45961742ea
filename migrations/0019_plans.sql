-- What people have said in advance in a session, as JSON: for them alone until it acts.
CREATE TABLE IF NOT EXISTS plans (
    session TEXT NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
    person TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (session, person)
);
