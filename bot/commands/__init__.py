"""The one command, `/automa`: its tree from the registry, and what its subcommands do."""
