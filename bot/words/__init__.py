"""The texts: Fluent, locale files, and what is put into them.

A session has one language, that of all its messages and pictures; what is said to one person alone is in
theirs, or in English where the game lacks it. Another language of a game is `locale/<language>.ftl` and
`locale/rules/<language>.ftl` with the ids and arguments of English, once the bot has it too: its own file
here. `automa new-language` begins them. An argument is a number, a text, or a word that is the same in all
languages, never a piece of a sentence.

A line here may touch the games' texts, and nothing else of the bot but its log.
"""
