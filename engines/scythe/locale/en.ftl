### The Automas of Scythe. Short lines: a phone shows about 35 characters in one.

## Between which numbers arguments of events are: a scenario can name no others as never told.

# $plan: 1 to 2
# $stars: 1 to 6

game-name = Scythe
game-about = Scythe: 1 to 4 Automas that find their own way

game-help =
    Play by the usual rules on your own board; the Automas move by cards, and the bot keeps the map. The **hexes** have names, row A to H: the map under **Look**, or `/automa look`, has them.
    • **You tell:** what changed on the map, by **My turn** or in one line: `mech D4 to E5; new worker F3; lost mech D4`.
    • A unit that enters an Automa's hex opens the **fight** by itself: the bot asks your total, then says who goes home.
    • **Done**, and the Automa plays: do what the message says with its units, dials and cube.
    • **It ends when** somebody has placed a sixth star, at once; tell yours with `star`. Then **Enter the scores**.
    • **A tie:** the bot shows what may break it side by side: units and structures, power, popularity, hexes, stars.

## The options of /automa start scythe

name-seats = seats
name-faction_1 = faction_1
name-faction_2 = faction_2
name-faction_3 = faction_3
name-faction_4 = faction_4
name-faction_5 = faction_5
name-people = people
name-level = level
name-deck = deck
name-combat_cards = combat_cards
name-invaders = invaders
name-skips = skips
name-all_moves = all_moves
name-veto = veto
name-coins = coins
name-power = power
name-tunnels = tunnels
option-seats = Seats at the table
option-faction_1 = Seat 1, a person who begins
option-faction_1-nordic = Nordic
option-faction_1-rusviet = Rusviet
option-faction_1-togawa = Togawa
option-faction_1-crimea = Crimea
option-faction_1-saxony = Saxony
option-faction_1-polania = Polania
option-faction_1-albion = Albion
option-faction_2 = Seat 2, clockwise
option-faction_2-nordic = Nordic
option-faction_2-rusviet = Rusviet
option-faction_2-togawa = Togawa
option-faction_2-crimea = Crimea
option-faction_2-saxony = Saxony
option-faction_2-polania = Polania
option-faction_2-albion = Albion
option-faction_3 = Seat 3
option-faction_3-nordic = Nordic
option-faction_3-rusviet = Rusviet
option-faction_3-togawa = Togawa
option-faction_3-crimea = Crimea
option-faction_3-saxony = Saxony
option-faction_3-polania = Polania
option-faction_3-albion = Albion
option-faction_4 = Seat 4
option-faction_4-nordic = Nordic
option-faction_4-rusviet = Rusviet
option-faction_4-togawa = Togawa
option-faction_4-crimea = Crimea
option-faction_4-saxony = Saxony
option-faction_4-polania = Polania
option-faction_4-albion = Albion
option-faction_5 = Seat 5
option-faction_5-nordic = Nordic
option-faction_5-rusviet = Rusviet
option-faction_5-togawa = Togawa
option-faction_5-crimea = Crimea
option-faction_5-saxony = Saxony
option-faction_5-polania = Polania
option-faction_5-albion = Albion
option-people = Seats of people
option-people-1 = Seat 1
option-people-1-about = People: seat 1
option-people-12 = Seats 1, 2
option-people-12-about = People: seats 1 and 2
option-people-13 = Seats 1, 3
option-people-13-about = People: seats 1 and 3
option-people-14 = Seats 1, 4
option-people-14-about = People: seats 1 and 4
option-people-15 = Seats 1, 5
option-people-15-about = People: seats 1 and 5
option-people-123 = Seats 1, 2, 3
option-people-123-about = People: seats 1, 2 and 3
option-people-124 = Seats 1, 2, 4
option-people-124-about = People: seats 1, 2 and 4
option-people-125 = Seats 1, 2, 5
option-people-125-about = People: seats 1, 2 and 5
option-people-134 = Seats 1, 3, 4
option-people-134-about = People: seats 1, 3 and 4
option-people-135 = Seats 1, 3, 5
option-people-135-about = People: seats 1, 3 and 5
option-people-145 = Seats 1, 4, 5
option-people-145-about = People: seats 1, 4 and 5
option-people-1234 = Seats 1, 2, 3, 4
option-people-1234-about = People: seats 1, 2, 3 and 4
option-people-1235 = Seats 1, 2, 3, 5
option-people-1235-about = People: seats 1, 2, 3 and 5
option-people-1245 = Seats 1, 2, 4, 5
option-people-1245-about = People: seats 1, 2, 4 and 5
option-people-1345 = Seats 1, 3, 4, 5
option-people-1345-about = People: seats 1, 3, 4 and 5
option-level = How strong the Automas are
option-level-autometta = Autometta: first game
option-level-autometta-about = Autometta: a first game, about 65 points
option-level-automa = Automa: normal
option-level-automa-about = Automa: normal, about 75 points
option-level-automaszyna = Automaszyna: harder
option-level-automaszyna-about = Automaszyna: harder, ends sooner, about 74
option-level-ultimaszyna = Ultimaszyna: hardest
option-level-ultimaszyna-about = Ultimaszyna: hardest, about 81 points
option-deck = Who draws the Automa cards
option-deck-bot = The bot
option-deck-table = You, from the printed deck
option-combat_cards = Who draws combat cards
option-combat_cards-table = Combat cards: yours
option-combat_cards-bot = Combat cards: the bot's
option-invaders = Plans of Invaders from Afar for all
option-skips = Skip turns as an Autometta does
option-all_moves = All Move actions of a card, not one
option-veto = A combat card of 4 or 5 stops the Automa
option-veto-none = Never
option-veto-moves = From moving
option-veto-units = From placing units
option-veto-both = From both
option-coins = More or fewer coins each time it gains some
option-power = More or less power each time it gains some
option-tunnels = One step leads your units from tunnel to tunnel

stand-in-nobody = people's units stay at home, and the map is always true.
stand-in-usual = people move a unit in most turns, fight now and then, and place stars from turn 7.

## What is taken where nothing is chosen

usual-faction_1 = Crimea if it is free
usual-faction_2 = a free one, Automas far off
usual-faction_3 = a free one, Automas far off
usual-faction_4 = a free one, Automas far off
usual-faction_5 = a free one, Automas far off
usual-invaders = with Albion and Togawa

## The options in short, in the message of the start

chosen-seats = { $value } seats
chosen-faction_1 = { $value ->
    [nordic] Nordic
    [rusviet] Rusviet
    [togawa] Togawa
    [crimea] Crimea
    [saxony] Saxony
    [polania] Polania
   *[albion] Albion
}
chosen-faction_2 = { $value ->
    [nordic] Nordic
    [rusviet] Rusviet
    [togawa] Togawa
    [crimea] Crimea
    [saxony] Saxony
    [polania] Polania
   *[albion] Albion
}
chosen-faction_3 = { $value ->
    [nordic] Nordic
    [rusviet] Rusviet
    [togawa] Togawa
    [crimea] Crimea
    [saxony] Saxony
    [polania] Polania
   *[albion] Albion
}
chosen-faction_4 = { $value ->
    [nordic] Nordic
    [rusviet] Rusviet
    [togawa] Togawa
    [crimea] Crimea
    [saxony] Saxony
    [polania] Polania
   *[albion] Albion
}
chosen-faction_5 = { $value ->
    [nordic] Nordic
    [rusviet] Rusviet
    [togawa] Togawa
    [crimea] Crimea
    [saxony] Saxony
    [polania] Polania
   *[albion] Albion
}
chosen-level = { $value ->
    [autometta] Autometta
    [automa] Automa
    [automaszyna] Automaszyna
   *[ultimaszyna] Ultimaszyna
}
chosen-deck = { $value ->
    [table] own deck
   *[bot] bot's deck
}
chosen-combat_cards = { $value ->
    [bot] bot cards
   *[table] own cards
}
chosen-invaders = { $value ->
    [yes] invaders
   *[no] no invaders
}
chosen-skips = { $value ->
    [yes] skips
   *[no] no skips
}
chosen-all_moves = { $value ->
    [yes] all moves
   *[no] one move
}
chosen-veto = { $value ->
    [moves] veto
    [units] unit veto
    [both] both vetoes
   *[none] no veto
}
chosen-coins = coins { $value }
chosen-power = power { $value }
chosen-tunnels = { $value ->
    [no] no tunnels
   *[yes] tunnels
}

## What people may type in a line

typed-worker = worker
typed-workers = workers
typed-mech = mech
typed-mechs = mechs
typed-character = character
typed-to = to
typed-base = base
typed-new = new
typed-lost = lost
typed-attack = attack
typed-riverwalk = riverwalk
typed-lakes = lakes
typed-link = link
typed-encounter = encounter
typed-gone = gone
typed-back = back
typed-resources = resources
typed-enlist = enlist
typed-power = power
typed-coins = coins
typed-popularity = popularity
typed-cards = cards
typed-nordic = Nordic
typed-rusviet = Rusviet
typed-togawa = Togawa
typed-crimea = Crimea
typed-saxony = Saxony
typed-polania = Polania
typed-albion = Albion
typed-star = star
typed-yes = yes
typed-no = no
typed-autometta = Autometta
typed-automa = Automa
typed-automaszyna = Automaszyna
typed-ultimaszyna = Ultimaszyna

## Names

faction = { $faction ->
    [nordic] Nordic
    [rusviet] Rusviet
    [togawa] Togawa
    [crimea] Crimea
    [saxony] Saxony
    [polania] Polania
   *[albion] Albion
}
# It is "yes" as soon as who sits there is called by name: beside that, the faction is said, too
seat-named = no
seat-faction = { $named ->
    [yes] { $seat } ({ faction })
   *[other] { $seat }
}
number = { $n }
card-value = { $n }
card-value-separator = {"+"}
hex = { $hex }
hex-separator = {" "}
base = base
base-separator = {" "}
card = Card { $n }
automa-deck = the Automa deck
unit = { $kind ->
    [worker] worker
    [mech] mech
   *[character] character
}
units = { $n ->
    [1] { $kind ->
        [worker] worker
        [mech] mech
       *[character] character
    }
   *[other] { $n } { $kind ->
        [worker] workers
        [mech] mechs
       *[character] characters
    }
}
unit-at = { $unit } { $place }
unit-option = { $n ->
    [1] { $unit } { $place }
   *[other] { $unit } { $place } ({ $n })
}
symbol = { $symbol ->
    [move_worker] Move a worker
    [move_mech] Move a mech
    [move_character] Move the character
    [encounter_factory] Encounter or Factory
    [attack_combat] Attack
   *[attack_worker] Attack workers
}
good = { $kind ->
    [metal] metal
    [food] food
    [oil] oil
   *[wood] wood
}
bonus = { $kind ->
    [power] power
    [coin] coins
    [popularity] popularity
   *[combat_card] combat cards
}
ability = { $ability ->
    [riverwalk] Riverwalk
   *[lakes] lakes
}

## Turns and reports

offer-turn = Turn of { $seat }
offer-done = { $seat } is done
offer-score = Enter the scores
group = { $group ->
    [units] Units
    [mat] Stars, mechs, recruits
   *[map] Encounters, resources
}
report-move = { $who } moves units
report-place = { $who } places a new { $kind ->
    [mech] mech
   *[worker] worker
}
report-lost = { $who } lost units
report-attack = { $who } attacks { $hex }
report-star = { $who } places a star
report-unlock = { $who } unlocks { $ability ->
    [riverwalk] Riverwalk
   *[lakes] lakes
}
report-enlist = { $who } enlists { $kind ->
    [power] power
    [coin] coins
    [popularity] popularity
   *[combat_card] combat cards
}
report-link = { $who } links two hexes
report-encounter = Encounter { $hex } { $way ->
    [gone] gone
   *[back] back
}
report-resources = Resources on a hex

## Questions

ask-card = Which card did { $seat } draw?
ask-move-veto = Flip a combat card: its value?
    4, 5: no move of { $unit } to { $hex }
ask-unit-veto = Flip a combat card: its value?
    4, 5: { $seat } gets no { $unit }
ask-still-true = Still true?
    Units where the map has them:
    { $seats }
ask-far = Further than two steps. Is that right?
    { $moves }
ask-lines = What happened on the map?
    Such as: mech D4 to E5; new worker F3
pick-reports = Pick it
ask-reports = What happened on the map?
    Pick all of it; where is asked next.
ask-resources = Resources on these hexes?
ask-resources-on = Resources on { $hex }
ask-combat = The fight
ask-combat-abilities = The fight on { $hex }
    Artillery, Disarm, Sword: power −2.
    Scout: one card less.
ask-combat-power = Power, { $seat }
ask-combat-hand = Cards, { $seat }
ask-combat-human = Total of { $seat } on { $hex }
    Power and combat cards together.
ask-combat-cards = Cards of { $seat }: sum
    { $n ->
        [one] Turn up 1 of them now.
       *[other] Turn up { $n } of them now.
    }
ask-move-units = Which units moved?
ask-lost-units = Which units went home?
ask-where = Where to: { $unit } { $place }?
ask-new-where = Where is the new { $unit }?
ask-stock-where = Which hex?
ask-link = From which hex?
ask-link-to = { $hex }: and which other?
other-hex = Another hex
ask-score = { $seat } at the end
    Factory: 3 hexes. Resources: such as 4 2 1.
ask-score-number = { $what ->
    [coins] Coins
    [popularity] Popularity
    [stars] Stars
    [hexes] Hexes
    [bonus] Coins for structures
    [power] Power
   *[structures] Structures on the map
}
ask-score-resources = Resources, hex by hex
ask-tie = A tie: what { $seat } has

## What is refused

too-many-seats = There are at most { $most } seats.
no-such-seat = There is no seat { $n }. Choose more `seats`, or other seats in `people`.
no-automa = At least one seat must be an Automa's.
same-faction = Two seats have the same faction: { $faction }. Choose another one for one of them.
no-skips = An Ultimaszyna skips no turns.
game-is-over = The game is over.
game-has-ended = The game has ended: only the scores are missing.
not-legal-now = That isn't possible now.
no-such-field = There is no such value.
bad-act = Write it like this: { $like }.
bad-word = “{ $word }” isn't known here. Write it like this: { $like }.
bad-begun = “{ $word }” can be { $words }. Write a bit more of it.
like = { $verb ->
    [new] “new worker F3”, “2 new workers F3”
    [lost] “lost mech D4”, “lost character”
    [attack] “attack E5”
    [link] “link F3 C5”
    [encounter] “encounter D2 gone”, “encounter D2 back”
    [resources] “resources F3 2”
    [enlist] “enlist power”, coins, popularity or cards
    [move] “mech D4 to E5”, “2 workers base to F3”
   *[other] “mech D4 to E5”, “new worker F3”, “lost mech D4”
}
bad-hex = “{ $word }” is no hex of the map: they are a letter A to H and a number, such as D4.
bad-end = A unit moves to another hex; to its base it goes as “lost”.
bad-base = The base is no hex: name one of the map, such as D4.
bad-none = { $who } has no { $unit } on the map or the base.
bad-unit = { $who } has { $n ->
    [0] no { $unit }
    [one] only one { $unit }
   *[other] only { $units }
} at { $place }. There is: { $unit } { $places }.
bad-person-taken = { $why } If it isn't { $who }'s, begin with whose it is, such as “{ $name }:”.
bad-mat = { $who } has { $n ->
    [0] no { $unit }
    [one] only one { $unit }
   *[other] only { $units }
} left on the mat.
bad-many = A faction has only { $kind ->
    [worker] { $most } workers
    [mech] { $most } mechs
   *[character] one character
}, not { $n }.
bad-place = An Automa stands on { $hex }.
bad-attack = On { $hex } there is nobody to fight: your combat unit and an Automa's unit have to stand there. A move there fights by itself.
bad-worker = On { $hex } there is { $other }: a worker gets there only with a mech that moves there too.
bad-no-encounter = { $hex } has no encounter.
bad-token = The token of { $hex } is { $there ->
    [yes] there
   *[no] gone
} already.
bad-resources = On a hex lie 0 to { $most } resources.
bad-again = That is so already.
bad-link = These should be two hexes.
bad-lost = Which { $unit }? Say where it stood: “lost mech D4”.
bad-none-lost = { $who } has no { $unit } on the map: only what stands there can be lost.
bad-person = “{ $name }” is no person's faction. Before the colon stands { $people }.
bad-whose = Whose is it? Begin with { $people } and a colon.
bad-far = That is too far.
bad-stocks = There should be a number for each hex with resources, such as “4 2 1”.
bad-yes = That is neither yes nor no.
bad-level = That is no level.
bad-track = The cube stands on space { $index }, and the star card of that level has spaces 0 to { $high }: correct the space of the cube first.
bad-cards = There aren't as many combat cards.
bad-pairs = There should be hexes with numbers, such as “F3 2 F5 0”.
bad-hex-twice = { $hex } stands there twice: each hex has one number.
bad-seat = It is one of { $seats }.

## Events

# $level: the star card of the Automas
event-set-up = { $seats }.
event-drew = { $who } draws card { $card }, plan { $plan ->
    [1] I
   *[other] II
}.
event-skipped = { $who } skips this turn.
event-reshuffled = { $who }: all { $n } cards are shuffled.
# $who: the Automa
event-too-weak = No attack: power { $power }, { $least } needed.
# $who: the Automa
event-no-unit = { $symbol }: there is no such unit.
# $who: the Automa
# $unit: what was selected
# $place: where it stands
event-no-hex = { $symbol }: no hex to go to.
# $who: the Automa
event-selected = The { $unit } at { $place } is nearest to the base.
# $symbol: what the card says
event-moved = { $who }: { $unit } { $start } → { $hex }
# $symbol: what the card says
# $start: where it stands
event-stayed = { $who }: the { $unit } stays on { $hex }
event-no-move = { $who } makes no move.
event-move-veto = { $who }: combat card { $value }, { $veto ->
    [yes] it doesn't move
   *[no] it moves
}.
event-unit-veto = { $who }: combat card { $value }, { $veto ->
    [yes] no unit
   *[no] it gets the unit
}.
# $who: the Automa
event-token-taken = Remove the encounter token on { $hex }.
event-factory-card = { $who } takes a Factory card, face down.
# $who: the Automa
event-resources-removed = { $n ->
    [0] Remove any resources on { $hex }.
    [one] Remove the resource on { $hex }.
   *[other] Remove the { $n } resources on { $hex }.
}
event-driven-off = { $who }: { $units } { $place } → base
event-fight = { $who } attacks { $other } on { $hex }.
event-total = { $who } has { $total } in all.
# $before: what it had before
event-combat-power = { $who } has { $power } power in this fight.
# $before: how many it had before
event-combat-hand = { $who } has { $n } { $n ->
    [one] combat card
   *[other] combat cards
} now{ $known ->
    [0] {""}
   *[other] ; taken: { $values }
}.
event-revealed = { $who }, card { $card }: { $power } power{ $n ->
    [0] {""}
   *[other] {" "}+ cards { $sum }
} = { $total }
event-won = { $who } beats { $other } on { $hex }
event-sent-home = { $who }: { $units } → base
event-fallen = { $who }: { $units } → mat
event-popularity-lost = { $who } loses { $n } popularity.
event-person-card = { $who } draws a combat card.
event-loser-card = { $who } gets a combat card.
# $stars: all that it has now
event-combat-star = { $who } places a star for the fight.
# $who: the person
event-resources-put = Put { $n } { $good } on { $hex } (card { $card }).
event-chased = { $who }: { $units } { $hex } → base
event-gained-card = { $who } gets a combat card: { $n } now.
# $unit: what it would have gained
event-none-left = { $who } has no { $unit } left.
# $left: how many are left on the mat
event-gained-unit = { $who }: new { $unit } on its base.
event-gained-coins = { $who }: +{ $n } { $n ->
    [one] coin
   *[other] coins
}, { $now } now.
event-gained-power = { $who }: +{ $n } power, { $now } now.
# $stars: all that it has now
event-power-star = { $who } places a star for 16 power.
event-recruit-bonus = { $who }: recruit bonus, { $bonus }.
event-advanced = { $who }: cube one space on, to space { $index }.
event-no-advance = { $who }: the cube stays on { $index }.
event-water-free = { $who }: water no longer stops it.
# $stars: all that it has now
event-track-star = { $who } places a star of its track.
event-plan-two = { $who }: shuffle all, turn to plan II.
event-person-moved = { $who }: { $units } { $start } → { $place }
event-person-placed = { $who }: { $units } mat → { $place }
event-person-lost = { $who }: { $units } { $place } → base
event-person-token = { $who } takes the token on { $hex }.
event-unlocked = { $who } has { $ability } now.
event-linked = { $who } can step from { $hex } to { $end }.
event-token-told = The token of { $hex } is { $way ->
    [gone] gone
   *[back] back
}.
# $who: the person
event-resources-told = { $n ->
    [0] No resources lie on { $hex }.
    [one] On { $hex } lies 1 resource.
   *[other] On { $hex } lie { $n } resources.
}
event-enlisted = { $who } has the bonus for { $bonus }.
event-star-told = { $who } has { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
} now.
# $n: how many
event-dropped = Left out: { $parts }. { $why }
# $n: how many
event-too-late = The game has ended; left out: { $parts }.
event-person-done = { $who } is done.
event-ended = { $who } places the sixth star
event-final = { $who }: { $parts } = { $total }
event-tie = { $who }: { $values }

## Titles

title-ended = Sixth star for { $who }: the end
title-won = { $who } beats { $other } on { $hex }
title-fought = { $hex }: { $who } beats { $other }, { $total }–{ $less }
title-skipped = { $who } skips this turn
title-moved = { $who }: { $unit } { $start } → { $hex }
title-stayed = { $who }: the { $unit } stays on { $hex }
title-no-move = { $who } makes no move
gist-left-out = Left out: { $part }
gist-new-units = { $who }: +{ $units } on its base
gist-hands = { $who }: { $parts }
# What is done at a seat's own mats, one of several in a line
piece-combat-power = power to { $power }
piece-combat-hand = { $known ->
    [0] { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
   *[other] card { $values } taken
}
piece-spent-power = −{ $n } power
piece-spent-cards = −{ $n } { $n ->
    [one] card
   *[other] cards
}
piece-gained-card = +1 card ({ $n })
piece-loser-card = +1 card
piece-person-card = +1 card
piece-gained-coins = +{ $n } { $n ->
    [one] coin
   *[other] coins
} ({ $now })
piece-gained-power = +{ $n } power ({ $now })
piece-combat-star = +1 star
piece-popularity-lost = −{ $n } popularity
piece-advanced = cube on to space { $index }
gist-retreat = { $who }: { $units } → mat, { $home } → base
gist-selected = Nearest to its base: { $unit } { $place }
# What one line gathers of a seat, and its pieces
gist-moves = { $who }: { $parts }
gist-home = { $who }: { $parts } → base
gist-put = Put { $parts }.
gist-removed = Remove resources: { $parts }
piece-resources-removed = { $n ->
    [0] any on { $hex }
   *[other] { $n } on { $hex }
}
piece-moved = { $unit } { $start }→{ $hex }
piece-sent-home = { $units }
piece-driven-off = { $units } { $place }
piece-chased = { $units } { $hex }
piece-resources-put = { $n } { $good } on { $hex }
gist-recruit-bonus = { $who }: +1 { $kind ->
    [power] power
    [coin] coin
    [popularity] popularity
   *[combat_card] combat card
} (recruit)

## Criteria

by-near-base = nearest to the home base
by-reading = first in reading order
by-mech = mech before character
by-away = not near the enemy
by-own = in the hoods of most of its units
by-enemy = nearest to an enemy combat unit
by-no-enemy = no enemy unit
by-no-mech = no mech of its own
by-fighters = fewest enemy combat units
by-resources = most resources
by-factory = nearest to the Factory
by-first = first in reading order

## Corrections

fix-in-turn = Whose turn it is
fix-encounters = Encounter tokens
fix-resources = Resources on hexes
fix-seat = { $seat }: { $what ->
    [character] character
    [mech] mechs
    [worker] workers
    [combat-stars] combat stars
    [stars] stars
    [power] power
    [coins] coins
    [cards] combat cards
    [track] space of the cube
    [last-card] last main card
    [power-star] star for power
    [factory-card] Factory card
   *[level] level
}
hint-in-turn = a seat, such as a1
hint-hexes = hexes, such as A3 B2; - for none
hint-resources = hexes with numbers, such as F3 2 F5 0; - for none
hint-number = a whole number
hint-places = hexes or base, such as base A4 A4; - for none
hint-yes = yes or no
hint-level = autometta, automa, automaszyna, ultimaszyna

## The panel

panel-title = Scythe
panel-turn = { $seat } is in turn.
panel-seat = { $icon } { $seat }
panel-person = { $stars }/6 stars · { $hexes } hexes
panel-automa = { $stars }/6 stars · power { $power } · { $coins } coins
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } · space { $index }, plan { $plan ->
        [1] I
       *[other] II
    }
footer = Turn { $n }
footer-over = The end

## Setting up the table

set-up-all = Board, units for { $n }; { $cards } Factory cards
# The seats in the order of play, Automas with what their mats give them
set-up-order = Order: { $seats }
set-up-power = { $cards ->
    [table] Power/cards
   *[bot] Power
}: { $seats }
# Of more than three seats the first two, then the others
set-up-order-power = { $cards ->
    [table] Order (power/cards)
   *[bot] Order (power)
}: { $seats }
set-up-then = Then { $seats }
set-up-automa = { $seat } { $power }/{ $cards }
set-up-automa-power = { $seat } { $power }
set-up-money = Automas: 5 coins, popularity 10{ $cards ->
    [table] {""}
   *[bot] , no cards
}
set-up-star = { $level ->
    [autometta] Autometta
    [automa] Automa
    [automaszyna] Automaszyna
   *[ultimaszyna] Ultimaszyna
}{ $deck ->
    [table] : cube on I, 19 cards plan I up
   *[bot] {" "}star card: cube on I (space 0)
}

## The score

# Only the Automas' points are known
score-now = { $automas ->
    [one] { $seats } has { $points } so far
   *[other] { $n ->
        [one] { $seats } is ahead of the Automas: { $points }
       *[other] Automas level with { $points }: { $seats }
    }
}
score-final = { $seats } wins with { $points }
score-tie = A tie with { $points }: { $seats }
tie-line = { $kind ->
    [pieces] Units and structures
    [power] Power
    [popularity] Popularity
    [hexes] Hexes
   *[stars] Stars
}: { $values }
tie-seat = { $seat } { $n }
score-part = { $n } { $kind ->
    [coins] coins
    [stars] stars
    [hexes] hexes
    [resources] resources
   *[bonus] structures
}
tie-value = { $n } { $kind ->
    [pieces] pieces
    [power] power
    [popularity] popularity
    [hexes] hexes
   *[stars] stars
}

## The pictures

picture-terrain = { $terrain ->
    [mountain] M
    [farm] F
    [village] V
    [tundra] T
    [lake] L
    [forest] W
   *[factory] X
}
picture-cell = { $hex } { $letter }
picture-land = F farm, L lake, M mountain, T tundra, V village, W woods, X Factory
picture-moves = Just now { $moves }
picture-encounters = Encounters: { $hexes }
picture-resources = Resources: { $stocks }
picture-stock = { $hex } { $n }
picture-tunnels = Tunnels: { $hexes }
picture-rivers = Rivers: { $hexes }
picture-arrow = { $who }: { $unit } { $start } → { $end }
picture-units = { $seat }: { $kinds }
picture-kind = { $unit } { $places }
picture-times = { $place } ×{ $n }
picture-times-separator = {" "}
picture-kind-separator = {", "}
picture-nothing = none
picture-automa = { $seat } · { $level ->
    [autometta] Autometta
    [automa] Automa
    [automaszyna] Automaszyna
   *[ultimaszyna] Ultimaszyna
}
picture-head = { $title } · { $stars } of 6 stars
picture-no-card = No card drawn yet
picture-card = Card { $n } · plan { $plan ->
    [1] I
   *[other] II
}
picture-move = { $symbol ->
    [move_worker] → worker
    [move_mech] → mech
    [move_character] → character
    [encounter_factory] encounter, Factory
    [attack_combat] attack from { $power }
   *[attack_worker] attack workers
}
picture-gain = { $kind ->
    [worker] + worker
    [character_or_mech] + character/mech
    [coin] + { $n } { $n ->
        [one] coin
       *[other] coins
    }
    [combat_card] + combat card
   *[power] + { $n } power
}
picture-recruit = recruit: { $kind ->
    [power] power
    [coin] coin
    [popularity] popularity
   *[combat_card] combat card
}
picture-star = { $advances ->
    [yes] Star: the cube moves on
   *[no] Crossed star: the cube stays
}
picture-combat = 0–7: { $low } · 8–13: { $middle } · 14+: { $high } · cards { $cards } · goods { $goods }
picture-track = Cube on space { $index }; water on the first { $water }; stars on { $stars }
picture-power = Power { $n }
picture-owned = { $coins } { $coins ->
    [one] coin
   *[other] coins
} · { $cards } combat { $cards ->
    [one] card
   *[other] cards
}{ $factory ->
    [yes] {" "}· Factory card
   *[no] {""}
}
picture-unit-row = { $kind ->
    [worker] Workers
    [mech] Mechs
   *[character] Character
}: { $board } on the map, { $home } on the base, { $mat } on the mat
picture-abilities = Unlocked: { $list }
picture-bonuses = Bonuses: { $list }
picture-score-now = Score so far
picture-score-final = Final score
picture-category = { $kind ->
    [coins] Coins
    [stars] Stars
    [hexes] Hexes
    [resources] Resources
   *[bonus] Structures
}
picture-line = { $what }: { $items }
picture-score-seat = { $seat } { $n }
picture-course = Points after each turn
picture-course-end = End
