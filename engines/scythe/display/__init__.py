"""What is shown: lines, panels, pictures. Touches the rules and the model; no move is made here."""
