-- What a server keeps of a game from one session to the next: confirmed cards, a deck of its own.

CREATE TABLE IF NOT EXISTS kept (
    guild TEXT NOT NULL,
    game TEXT NOT NULL,
    kind TEXT NOT NULL,
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    author TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (guild, game, kind, key)
);
