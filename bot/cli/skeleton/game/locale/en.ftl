game-name = Skeleton
game-about = Skeleton: an automa that draws a card and takes its space

automa = The automa
player = Player
card = Card { $n }
cards-left = { $n ->
    [one] { $n } card left
   *[other] { $n } cards left
}
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
points-name = Automa
points-spaces = Spaces

offer-turn = The automa's turn

ask-card = Which card was drawn?
ask-free = Is space { $n } free?

title-took = The automa takes space { $n }

event-set-up = The automa has { $n } cards.
event-drew = It draws card { $n }.
event-took = It takes space { $n } and scores { $n }.
event-passed = Space { $n } is taken: it passes.
