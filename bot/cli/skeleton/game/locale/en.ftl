# Every id that the code names in text("...") stands here, and these, which the bot looks up. Only the first two,
# those of options and those of events are needed; ids that begin with ui- or cmd- are the bot's own.
#
#   game-name, game-about        the name; what the command says of it (100 characters)
#   game-help                    how it is played, what people tell, when it ends, who wins a tie
#   option-<id>                  what a start option is; -<choice> each choice, -<choice>-about in more words
#   name-<id>                    what an option, or with the game's id the command, is called in another language
#   chosen-<id>, usual-<id>      an option that isn't at its default; what is taken where nothing is chosen
#   event-<id>                   each event, with its arguments; a comment above it names arguments without words
#   title-<id>, ...              what the meanings of events name
#   by-<id>                      each criterion of a funnel
#   choose-<question>            what an empty menu says
#   these-<question>             the button for what a sleeper would choose; $names are the labels
#   awaits-<question>            how the panel calls whose turn it isn't; awaits-own-<question> whose it is
#   line-ends-turn               how a line is told so that it ends nobody's turn
#   typed-<id>                   what people type in a line for one of its ids, the way it is written first
#   strength-<id>, -<id>-about   how strong an automa of a hosted game is
#   stand-in-<id>                what plays for people in a simulation
#   signs                        what is said for the game's own signs where words are for listening: `🟨 yellow, 🏆`
#   rule-<section>-<number>      a clause in one sentence, in rules/en.ftl

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
