DROP TABLE meta;

DROP TABLE entries;

DROP TABLE sessions;
