-- Where each entry stands among those that it goes on from, so that one page of moves is found without reading
-- all of a long session: the entry before it and one far back (the last before it whose depth is a multiple of
-- 32), the entry that began its move, whether something was told of that and of how many before. Sessions from
-- before get the same. An entry that only leads back to another one has no place.

CREATE TABLE IF NOT EXISTS places (
    session TEXT NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
    seq BIGINT NOT NULL,
    prev BIGINT NOT NULL,
    depth BIGINT NOT NULL,
    jump BIGINT NOT NULL,
    began BIGINT NOT NULL,
    told BIGINT NOT NULL,
    earlier BIGINT NOT NULL,
    explains BIGINT NOT NULL,
    explained BIGINT NOT NULL,
    PRIMARY KEY (session, seq)
) WITHOUT ROWID;

DELETE FROM places;

INSERT INTO places (session, seq, prev, depth, jump, began, told, earlier, explains, explained)
SELECT session, seq, prev, 0, 0, CASE WHEN kind IN ('start', 'turn', 'report', 'fix') THEN seq ELSE 0 END,
       CASE WHEN events = '[]' THEN 0 ELSE 1 END, CASE WHEN kind = 'restart' THEN 1 ELSE 0 END,
       CASE WHEN events LIKE '%"rule":%' OR events LIKE '%"trace":%' THEN 1 ELSE 0 END, 0
FROM entries
WHERE base = seq;

CREATE INDEX IF NOT EXISTS places_prev ON places (session, prev);

WITH RECURSIVE found (session, seq, depth, jump, began, told, earlier, explains, explained) AS (
    SELECT session, seq, 1, 0, seq, told, 0, explains, 0
    FROM places
    WHERE prev = 0
    UNION ALL
    SELECT p.session, p.seq, f.depth + 1,
           CASE WHEN f.depth % 32 = 0 THEN f.seq ELSE f.jump END,
           CASE WHEN p.began <> 0 THEN p.seq ELSE f.began END,
           CASE WHEN p.began <> 0 OR p.earlier = 1 THEN p.told ELSE MAX(p.told, f.told) END,
           CASE WHEN p.began <> 0 THEN f.earlier + f.told ELSE f.earlier END,
           CASE WHEN p.began <> 0 OR p.earlier = 1 THEN p.explains ELSE MAX(p.explains, f.explains) END,
           CASE WHEN p.began <> 0 AND f.explains = 1 THEN f.seq ELSE f.explained END
    FROM found f JOIN places p ON p.session = f.session AND p.prev = f.seq
)
UPDATE places
SET depth = f.depth, jump = f.jump, began = f.began, told = f.told, earlier = f.earlier,
    explains = f.explains, explained = f.explained
FROM found f
WHERE f.session = places.session AND f.seq = places.seq;

DROP INDEX IF EXISTS places_prev;
