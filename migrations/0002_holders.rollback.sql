DROP TABLE mentions;

DROP TABLE holders;
