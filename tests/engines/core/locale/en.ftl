event-begun = The game begins with { $n }.
event-rolled = A { $n } is rolled.
event-fixed = A value is corrected.
event-kept = { $kept } is kept.
