game-name = Pebbles
game-about = Pebbles: a tiny game that shows what a game can do

name-deck = deck
name-dice = dice
name-pebbles = pebbles
name-lucky = lucky
option-deck = How the cards lie
option-deck-shuffled = Shuffled
option-deck-sorted = In their order
option-deck-own = Your server's own, shuffled
option-dice = Who rolls
option-dice-bot = The bot rolls
option-dice-table = We roll ourselves
option-pebbles = Pebbles of each colour, 0 to be asked
option-lucky = The automa is lucky
chosen-deck = cards { $value ->
    [sorted] in order
    [own] of your own
   *[shuffled] shuffled
 }
chosen-dice = { $value ->
    [table] our dice
   *[bot] the bot's dice
 }
chosen-pebbles = { $value ->
    [one] 1 pebble
   *[other] { $value } pebbles
 } each
chosen-lucky = lucky automa

stand-in-takers = people take a pebble before each turn, and dare.

no-own-deck = There is no deck of your own yet: `/automa deck` takes one. Nothing was started.
bad-place = That should be a name of one word and pebbles, such as “bridge 2 red”.
bad-card-number = “{ $number }” is no number of a card, 1 to 999.
bad-card = “{ $card }” is no card; there are { $cards }.
lucky-needs-bot-dice = A lucky automa needs the bot's dice.
bad-pebbles = It is a number up to 99.
bad-name = It has up to 20 letters.
bad-report = There should be “took” or “added” with a number and a colour that fit the piles, or “dared”.
bad-words = “{ $word }” is not a number and a colour, such as “2 red”.

typed-took = took, take
typed-added = added, add
typed-dared = dared
typed-red = red
typed-blue = blue
typed-dark_green = dark green

colour = { $colour ->
    [red] red
    [blue] blue
   *[dark_green] dark green
}
card = { $card ->
    [plain] Plain
    [number] Number
    [colours] Colours
    [space] Space
    [dare] Dare
    [words] Words
    [secret] Secret
   *[pick] Pick
}
pile = { $n } { $colour ->
    [red] red
    [blue] blue
   *[dark_green] dark green
}
pile-of = Pile of { $colour ->
    [red] red
    [blue] blue
   *[dark_green] dark green
}
side = { $side ->
    [automa] The automa
   *[people] We
}
pebbles = { $n ->
    [one] { $n } pebble
   *[other] { $n } pebbles
}
deck = the deck
charms = the charms
space = Space { $n }
leaf = Leaf { $n }
hand = { $card ->
    [acorn] Acorn
    [feather] Feather
   *[shell] Shell
}

offer-turn = Turn of { $name }
offer-rest = Let it rest
group-take = Take pebbles
group-add = Add pebbles
report-take = We took { $n } { $colour ->
    [red] red
    [blue] blue
   *[dark_green] dark green
}
report-count = We counted the piles
report-walk = We walked past the spaces
report-add = We added { $n } { $colour ->
    [red] red
    [blue] blue
   *[dark_green] dark green
}

ask-pebbles = How many pebbles of each colour are there?
ask-die = What did you roll for the automa?
ask-card = Which card is on top?
ask-yours = How many pebbles do you hold?
ask-liked = Which colours do you like? Two at most.
ask-space = Which space holds the most pebbles?
ask-dare = Do you dare the automa?
ask-words = What lies on the bridge?
ask-dared = Did the automa win the dare?
ask-hidden = What do you hide?
ask-leaves = Which leaves fell? Up to four.
ask-bag = What is in the bag? Two or three.
ask-charm = Which charm is on top?
ask-rain = Does it rain?
ask-grows = Which pile grows?
ask-count = What lies on the table?
ask-last = Last to draw
ask-beside = Beside the piles
ask-walk = What lies on the spaces?
ask-wet = It rains

title-took = { $n } { $colour ->
    [red] red
    [blue] blue
   *[dark_green] dark green
} taken

event-set-up = { $n ->
    [one] { $n } pebble of each colour lies on the table.
   *[other] { $n } pebbles of each colour lie on the table.
}
event-rolled = It rolls a { $n }.
event-drew = It draws the card { $card ->
    [plain] Plain
    [number] Number
    [colours] Colours
    [space] Space
    [dare] Dare
    [words] Words
    [secret] Secret
   *[pick] Pick
}.
event-chose = It looks at the pile of { $colour ->
    [red] red
    [blue] blue
   *[dark_green] dark green
} pebbles.
event-took = It takes { $n } { $colour ->
    [red] red
    [blue] blue
   *[dark_green] dark green
}.
event-gained = The card brings { $n }.
event-heard = On the bridge: { $piles }.
event-hid = Something is hidden.
event-rested = It rests.
event-charms = The { $n } charms are shuffled.
event-charm = It finds a charm: { $charm }.
event-grew = The { $colour ->
    [red] red
    [blue] blue
   *[dark_green] dark green
} pile grows.
event-full = Every pile is full: nothing grows.
event-reported = People { $way ->
    [take] took
   *[add] added
} { $n } { $colour ->
    [red] red
    [blue] blue
   *[dark_green] dark green
}.
event-counted = On the table: { $piles }. { $side ->
    [automa] The automa
   *[people] People
} drew last.
event-walked = People picked up { $n }{ $rain ->
    [yes] {" "}in the rain
   *[no] {""}
}.
event-dared = The automa { $won ->
    [0] loses the dare.
    [one] wins the dare and { $won } pebble.
   *[other] wins the dare and { $won } pebbles.
}
event-over = The cards are gone: automa { $automa }, people { $people }.

by-pile = largest pile
by-order = colour named first
by-room = room for one more
by-smallest = smallest pile

fix-pebbles = The automa's pebbles
fix-pebbles-hint = a number up to 99
fix-name = The automa's name
fix-name-hint = up to 20 letters

panel-title = Pebbles
panel-piles = On the table: { $piles }
panel-automa = { $name }
player = Player { $n }
panel-people = You
panel-footer = { $cards ->
    [0] No card left
    [one] { $cards } card left
   *[other] { $cards } cards left
}
score-taken = Pebbles taken
