-- What a server kept of a game and has forgotten all at once, since `gone`: for a week it can be brought back.

CREATE TABLE IF NOT EXISTS forgotten (
    guild TEXT NOT NULL,
    game TEXT NOT NULL,
    kind TEXT NOT NULL,
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    author TEXT NOT NULL,
    at BIGINT NOT NULL,
    gone BIGINT NOT NULL,
    PRIMARY KEY (guild, game, kind, key)
);
