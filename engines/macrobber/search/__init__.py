"""The three automa clans: Drover, Reiver and Chieftain, which decide on what their seat may know."""
