event-begun = The game begins with { $n }.
# $card: what no die has
event-rolled = A { $n } is rolled.
event-paused = Nothing happens.
event-kept = { $kept } is kept.
event-looked = { $seat } looks at { $tokens }{ $twice ->
    [yes] {" "}twice
   *[no] {""}
 }.
seat-name = **Seat { $n }**
token-Y = 🟨 Y
token-B = 🟦 B
