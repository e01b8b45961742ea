-- What those who manage a server have chosen for it (JSON; what isn't there is as usual), the channel and the
-- message of its dashboard (empty without one), and since when the bot is no member of it (0 while it is).
CREATE TABLE IF NOT EXISTS servers (
    guild TEXT NOT NULL PRIMARY KEY,
    settings TEXT NOT NULL,
    board TEXT NOT NULL,
    message TEXT NOT NULL,
    gone BIGINT NOT NULL
);
