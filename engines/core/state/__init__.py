"""What a state is made of and read from: data files, names, maps of hexes. Touches texts and errors only."""
