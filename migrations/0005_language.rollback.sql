DROP TABLE languages;
