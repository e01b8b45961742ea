DROP INDEX IF EXISTS posted_passing;

DROP INDEX IF EXISTS posted_kinds;
