-- Which process serves which shard; shard -1 is the number of shards, which all of them share.
CREATE TABLE IF NOT EXISTS leases (
    shard BIGINT NOT NULL PRIMARY KEY,
    shards BIGINT NOT NULL,
    owner TEXT NOT NULL,
    generation BIGINT NOT NULL,
    ends TIMESTAMPTZ NOT NULL,
    wanted_by TEXT NOT NULL,
    wanted_until TIMESTAMPTZ NOT NULL
);

-- When the next identify may follow, for each key of Discord's max_concurrency.
CREATE TABLE IF NOT EXISTS identifies (
    key BIGINT NOT NULL PRIMARY KEY,
    next TIMESTAMPTZ NOT NULL
);
