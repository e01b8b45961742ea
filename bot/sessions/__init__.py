"""Sessions: what happens at a table, saved entry by entry. The only writer of the store."""
