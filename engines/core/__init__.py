"""The kit that every game's rules are written with."""
