### The Castles of Burgundy automata. Short lines: a phone shows about 35 characters in one.

## Between which numbers arguments of events are: a scenario can name no others as never told.

# $die, $white, $start: 1 to 6
# $depot: 0 to 6
# $round: 1 to 5
# $card: 1 to 9
# $item: 1 to 5

game-name = Burgundy
game-about = The Castles of Burgundy: 1 to 3 automata opponents
signs = ① good 1, ② good 2, ③ good 3, ④ good 4, ⑤ good 5, ⑥ good 6, 🟫 brown, 🟨 yellow, ⬜ gray, 🟩 light green, 🏰 dark green, 🟦 blue, 🂠 face down, ☑ done, ⚪ white
game-help =
    You play by the usual rules. It has no board of its own, only two **cards**; most points win.
    • The **white die** says for a round which card counts: 1 to 4 the left one, 5 or 6 the right one.
    • On its turn it rolls its own die and looks in that depot for the colour of the first open place of the card, then of the next ones; then in the next depot.
    • The tile fills that place and brings its **bonus**. If nothing fits, its reserve or a face-down tile does.
    • A **full card** brings points and a new card.
    Your hands do what the table says.
    { $board ->
        [search] • **You tell:** nothing of your own turn. On its turn tap the first place where such a tile lies.
        [tracked] • **You tell:** under **My turn** each tile you take, each ship, each bonus tile; typed: `took mine 3`. What you buy, too, once the bot has asked for the market. If it asks of a tile that is gone: **It isn't there**.
        [dealt] • **You tell:** under **My turn** each tile you take or buy, each ship, each bonus tile; typed: `took mine 3; bought 2`. The bot deals, and asks nothing.
       *[any] • **You tell:** what the bot asks; where it keeps the board, under **My turn** what you took, bought and shipped.
    }
    • **It ends when** the five rounds of phase E are over: 25 rounds in all.
    • **A tie:** an automata that is level with a person wins; between people your rule book decides.

## The options of /automa start burgundy

name-players = players
name-difficulty = difficulty
name-difficulty_2 = difficulty_2
name-difficulty_3 = difficulty_3
name-board = board
name-dice = dice
name-trade_routes = trade_routes
name-white_castles = white_castles
name-crane = crane
name-geese = geese
name-knowledge = knowledge
name-market = market
name-card8 = card8
name-other_modules = other_modules
option-automas = How many automata seats
option-players = How many people play
option-difficulty = Points on the automata cards
option-difficulty-easy = Easy
option-difficulty-easy-about = Easy: about 160 points
option-difficulty-medium = Medium
option-difficulty-medium-about = Medium: about 185 points
option-difficulty-hard = Hard
option-difficulty-hard-about = Hard: about 210 points
option-difficulty_2 = The second automata's level, if it differs
option-difficulty_2-easy = Easy
option-difficulty_2-medium = Medium
option-difficulty_2-hard = Hard
option-difficulty_3 = The third automata's level, if it differs
option-difficulty_3-easy = Easy
option-difficulty_3-medium = Medium
option-difficulty_3-hard = Hard
option-board = Who keeps the shared board
option-board-search = search: on your table, the bot asks where a tile lies
option-board-tracked = tracked: on your table, you report what you take
option-board-dealt = dealt: the bot deals it and asks nothing
option-dice = Who rolls dice and draws automata cards
option-dice-bot = The bot
option-dice-table = You, with your own
option-trade_routes = Trade routes: 1 more point a sale
option-white_castles = White castles are in the game
option-crane = The crane is in the game
option-geese = The geese are in the game
option-knowledge = Knowledge tiles 27 to 29 are in the game
option-market = Black market spaces, if your board differs (4, 6, 8)
option-card8 = How to read the green third space of card 8
option-card8-dark_green = Dark green (castle)
option-card8-light_green = Light green (livestock)
option-other_modules = Other modules: says why one isn't covered
option-other_modules-inns = Inns
option-other_modules-shields = Shields
option-other_modules-border_posts = Border posts
option-other_modules-vineyards = Vineyards

## The options in short, in the message of the start

chosen-automas = { $value } automata
chosen-players = { $value } players
chosen-difficulty = { $value ->
    [easy] easy
    [medium] medium
   *[hard] hard
 }
chosen-difficulty_2 = 2nd { $value ->
    [easy] easy
    [medium] medium
   *[hard] hard
 }
chosen-difficulty_3 = 3rd { $value ->
    [easy] easy
    [medium] medium
   *[hard] hard
 }
chosen-board = { $value ->
    [search] search
    [tracked] tracked
   *[dealt] dealt
 }
chosen-dice = { $value ->
    [bot] bot's dice
   *[table] your dice
 }
chosen-trade_routes = trade routes
chosen-white_castles = white castles
chosen-crane = crane
chosen-geese = geese
chosen-knowledge = knowledge
chosen-market = market { $value }
chosen-card8 = { $value ->
    [dark_green] card 8 dark
   *[light_green] card 8 light
 }
chosen-other_modules = { $value }

## What stands in for people in a simulation

stand-in-nobody = nobody takes tiles.
stand-in-random = each person takes two tiles a round at random, and ships goods with every ship.
stand-in-usual = each person takes about one tile a round, castles and mines first, and now and then buys and ships.

## Names

colour = { $colour ->
    [b] 🟫 brown
    [y] 🟨 yellow
    [g] ⬜ gray
    [lg] 🟩 light green
    [dg] 🏰 dark green
   *[u] 🟦 blue
 }
tile-plain = { $colour ->
    [b] 🟫 building
    [y] 🟨 knowledge tile
    [g] ⬜ mine
    [lg] 🟩 livestock
    [dg] 🏰 castle
   *[u] 🟦 ship
 }
# Further words for a tile, by which a report of it is found.
tile-words = { $colour ->
    [b] brown building
    [y] yellow knowledge
    [g] gray grey mine
    [lg] light green livestock animals
    [dg] dark green castle
   *[u] blue ship
 }
building-name = { $kind ->
    [bank] Bank
    [boarding_house] Boarding House
    [watchtower] Watchtower
    [warehouse] Warehouse
    [city_hall] City Hall
    [carpenter] Carpenter
    [church] Church
    [market] Market
    [crane] Crane
   *[white_castle] White castle
 }
tile-building = 🟫 { building-name }
tile-livestock = 🟩 { $n } { $species ->
    [cow] cows
    [pig] pigs
    [sheep] sheep
    [chicken] chickens/goats
   *[geese] geese
 }
tile-knowledge = 🟨 knowledge { $n }
tile-wild = 🂠 face-down tile
tile-first = { $tile } (the first in reading order)
tile-last = { $tile } (the last stored)
# A tile by its colour, for a line that has many of them.
sign-separator = { " " }
sign = { $tile }
sign-tile-plain = { $colour ->
    [b] 🟫
    [y] 🟨
    [g] ⬜
    [lg] 🟩
    [dg] 🏰
   *[u] 🟦
 }
# $kind: which building
sign-tile-building = 🟫
# $species, $n: which animals
sign-tile-livestock = 🟩
# $n: its number
sign-tile-knowledge = 🟨
sign-tile-wild = 🂠
# In a title, for which a phone has about 30 characters; the lines below have the whole name.
short-tiles = { $n } tiles
short-tile-plain = { $colour ->
    [b] a building
    [y] knowledge
    [g] a mine
    [lg] livestock
    [dg] a castle
   *[u] a ship
 }
# $kind: which building
short-tile-building = a building
short-tile-livestock = { $species ->
    [cow] { $n } cows
    [pig] { $n } pigs
    [sheep] { $n } sheep
    [geese] { $n } geese
   *[chicken] { $n } chickens
 }
# $n: its number
short-tile-knowledge = knowledge
short-tile-wild = a tile
good = { $n ->
    [0] an unknown good
   *[other] good { $n }
 }
good-sign-separator = { "" }
good-sign = { $n ->
    [0] ?
    [1] ①
    [2] ②
    [3] ③
    [4] ④
    [5] ⑤
   *[6] ⑥
 }
species = { $species ->
    [cow] cows
    [pig] pigs
    [sheep] sheep
   *[chicken] chickens/goats
 }
depot = depot { $depot }
depot-fullest = the fullest depot
depot-in-order-separator = ,{ " " }
depot-in-order = { $depot }
# The five below stand in the traces of games begun before values were shown beside the names.
market-colour = { colour } ({ $held } in its reserve)
goods-count = { $kind ->
    [1] ①
    [2] ②
    [3] ③
    [4] ④
    [5] ⑤
   *[6] ⑥
 }×{ $n }
species-count = { $species ->
    [cow] cows
    [pig] pigs
    [sheep] sheep
   *[chicken] chickens/goats
 }: { $n }
colour-held = { $n }× { colour }
depot-goods = depot { $depot } ({ $n ->
    [one] 1 good
   *[other] { $n } goods
 })
place-market = the black market
place-reserve = the reserve of { $seat }, as stored
place-card = card { $card }
tile-in-slot = tile { $slot }: { $tile }
goods-in-form =
    { $n ->
        [one] Type of its good
       *[other] Types of its { $n } goods
    }
    such as 5, - if there is none
on-space = space { $space } of card { $card }
spot = depot { $depot }: { $tile }
spot-short = { $tile } in { $depot }
market-slot = market { $slot }: { $tile }
# $held: how many such tiles lie face up in its reserve
market-held = { $tile } ({ $held } held)
market-empty = the black market is empty
hit-none = none of these
tile-gone = It isn't there
goods-nowhere = no goods on any depot
bonus-size = { $size ->
    [large] large
    [small] small
   *[none] none left
 }
bonus-tile = { $colour }, { bonus-size }
automata-card = card { $card }
automata-deck = the deck of automata cards
side = { $side ->
    [left] left
   *[right] right
 }
seat-automata = Automata { $n }
seat-person = Player { $n }
seat-marked = { $icon } { $seat }
seat-short = { $icon } { $n }
in-order-separator = { " " }›{ " " }
in-order = { $seat }
order = Order: { $seats }
points = { $n }

## What the bot does next

offer-turn = { $seat }'s turn
offer-done = { $seat } is done
offer-round = Begin round { $phase }{ $round }
offer-phase = End the phase, set up { $phase }
offer-end = Final scoring

turn-hint-untold = Took a tile? **My turn**. Took nothing? **Done**.
turn-hint-told = More to tell? **My turn**. Else **Done**.
doubt-no-tile = Took no tile?

## What people report

group = { $action ->
    [take] Took a tile from a depot
    [buy] Bought from the black market
    [ship] Placed a ship
    [claim] Took a bonus tile
    [advance] Moved on the turn track
    [good] The good of this round
    [market] The black market
   *[board] Who keeps the board
 }
report-take = Took { $tile }, depot { $depot }
report-buy = Bought { $tile }, market { $slot }
report-ship = { $who }: ship placed, { $n ->
    [one] the good
   *[other] { $n } goods
 } of depot { $depot }
report-ship-none = { $who }: ship placed, no goods taken
report-claim = Claimed { $colour }, { $size } bonus
report-advance = { $who }: { $steps } forward on the track
report-good = On depot { $depot } lies { $good }
report-market = Tell the tiles of the black market
report-board = { $mode ->
    [search] search: from now on you look, the bot asks
    [tracked] tracked: from now on you report, the bot keeps it
   *[dealt] dealt: from now on the bot deals it
 }

## Questions

ask-dice-white =
    Roll the white die
    What does it show?
ask-dice-own =
    What does its die show?
    Roll the die of { $seat }.
ask-card-left =
    { $seat }: left card?
    Draw until one shows a castle space,
    then shuffle the others back in.
ask-card-right =
    { $seat }: right card?
    Draw one from the shuffled cards.
ask-card-new =
    { $seat }: new card?
    Draw the next one from its deck.
ask-take-hit =
    Which of these is there first?
    { $purpose }
purpose-take = For its { $side } card.
purpose-fetch = { $kind ->
    [carpenter] Carpenter: a building.
    [church] Church: castle, mine or knowledge.
   *[market] Market: a ship or livestock.
 }
purpose-white-castle = White castle: any tile.
ask-tile-building = Which building does it place?
ask-tile-animal = Which animals does it place?
ask-building-in =
    Which building does it take?
    { $alike ->
        [1] Look in depot { $depot }.
       *[other] The first of { $alike } such tiles in depot { $depot }.
    }
ask-animal-in =
    Which animals does it take?
    { $alike ->
        [1] Look in depot { $depot }.
       *[other] The first of { $alike } such tiles in depot { $depot }.
    }
ask-building-stored =
    Which building does it place?
    It comes from its reserve.
ask-animal-stored =
    Which animals does it place?
    They come from its reserve.
ask-building-at =
    Which building is this?
    Look at { $where }.
ask-animal-at =
    Which animals are these?
    Look at { $where }.
ask-market-first =
    The market's first tile?
    Row by row; stored face down.
ask-market-buy =
    Which tile does it buy?
    The kind its reserve holds least
    of, then the first row by row.
# At most 100 characters from the second line on: they stand in the form, too.
ask-market-row =
    What is in the black market?
    { $n } places, row by row, - if empty:
    b brown, y yellow, g gray,
    lg light green, dg dark green, u blue
ask-ship-fullest =
    Which goods does it take?
    All of the fullest depot; on a tie
    the first of { $depots }.
ask-ship-goods =
    Which goods are on depot { $depot }?
    The bot counts { $n } that nobody has named.
ask-bonus-left =
    The best bonus tile left?
    Of { colour }.
ask-board-tiles =
    Which tiles are still there?
    Those in the depots.
ask-board-goods =
    Which goods are there?
    On the depots: 2: 5 5, 4: ? (- for none)
ask-kinds =
    Which tiles are these? { $at } of { $of }
    Look at { $place }.
ask-duchies =
    Your own tiles? { $at } of { $of }
    Of all people, but the first castles:
    b:bank lg:cow3 y:12 dg g u, - for none
ask-board-bonus = Which bonus tiles are gone?

# What the empty menu of the goods says.
choose-goods = Goods of each type

## What happened

# Told by earlier versions
# The two below were told before tiles were named with where they are.
event-where-depot = About depot { $depot }:
# Told by earlier versions
event-where-market = About the black market:
event-start-left = Left card: { $card }, castle on space { $item }{ $passed ->
    [0] { "" }
    [one] { " " }(1 card passed over and shuffled back)
   *[other] { " " }({ $passed } cards passed over and shuffled back)
 }
event-start-right = Right card: { $card }
event-start-goods = { $who } starts with { $goods }
event-round = Round { $phase }{ $round }: the white die shows { $white }, the { $side } card is active
event-good = Depot { $depot } gets { $good }
event-no-good = No goods are left for depot { $depot }
event-order = Order: { $seats }
event-phase = Phase { $phase } is set up
event-income = { $silver ->
    [0] No mines, no income for phase { $phase }
   *[other] { $silver } silver from mines for phase { $phase }
 }
event-dice = Own die { $die }, white die { $white }: the { $side } card is active
# $start: the depot where the search began
event-took = Takes { $tile } from depot { $depot }
# $start: the depot where the search began
event-depots-empty-handed = Nothing in the depots fits
event-not-there = No { $tile } in depot { $depot } any more
event-not-stored = No { $tile } in its reserve any more
event-fewer-goods = { $n ->
    [0] No goods on depot { $depot } any more
    [one] Only 1 good on depot { $depot }
   *[other] Only { $n } goods on depot { $depot }
 }
event-reserve-tile = Takes { $tile } from its reserve
# $n: how many it had
event-reserve-wild = { $n ->
    [one] Takes the face-down tile from its reserve
   *[other] Takes the last stored of { $n } face-down tiles from its reserve
 }
# $slot: the place in the market, 0 if it isn't known
event-market-wild = Takes { $tile } from the market face down into its reserve
event-market-empty-silver = The market is empty: 2 silver
event-placed = Places { $tile } on the { $side } card { $card }, space { $item }
# $tile: what people see of it
event-placed-wild = Places it face down on the { $side } card { $card }, space { $item }
event-box = Space { $item } has a box: it sells goods
event-castle = Castle: another from depot { $die } on, { $side } card
event-castle-both-full = Castle: both cards are full, so it sells goods
event-livestock = { $species ->
    [cow] Cows
    [pig] Pigs
    [sheep] Sheep
    [chicken] Chickens/goats
   *[geese] Geese
 }: **+{ $points } points**
# $n: how many they are
event-ship-goods = Ship: takes { $goods } from { $depot ->
    [0] the fullest depot
   *[other] depot { $depot }
 }
event-ship-no-goods = Ship: there are no goods to take
event-track = Moves to space { $space } of the turn track
# $space: the last one
event-track-end = Stays on the last space of the turn track
event-bank = Bank: **+{ $silver } silver**
event-building-points = { $points ->
    [2] Boarding House: **+2 points**
   *[other] Watchtower: **+{ $points } points**
 }
event-warehouse = Warehouse: it sells goods
event-city-hall = City Hall: places { $tile } from its reserve on the { $side } card
event-city-hall-nothing = City Hall: nothing in its reserve fits
event-fetch = { $kind ->
    [carpenter] Carpenter
    [church] Church
   *[market] Market
 }: { $tile } from depot { $depot } goes to its reserve
event-fetch-nothing = { $kind ->
    [carpenter] Carpenter
    [church] Church
   *[market] Market
 }: there is nothing to fetch
event-crane = Crane: acts as a castle
event-white-castle = White castle: { $tile } from depot { $depot } goes to its reserve
event-white-castle-silver = White castle: depots empty, **+1 silver**
event-sold = Sells { $n }× good { $kind }: **+{ $points } points**, +1 silver
event-trade-route = Trade routes: **+{ $points } point**
event-sell-nothing = It has no goods to sell
event-card-done = The { $side } card { $card } is complete: **+{ $points } points**
event-wild-up = Turns up: { $tile }
event-bonus-tile = { $n }× { $colour }: takes the { $size } bonus tile, **+{ $points } points**
event-no-bonus-tile = { $n }× { $colour }: no bonus tile is left
event-slide = The right card { $card } slides to the left
event-new-card = New { $side } card: { $card }
event-reshuffle = The { $n } completed cards make a new deck
# $slot: the place in the market, 0 if it isn't known
event-bought = Buys { $tile } from the black market for { $silver } silver
event-buy-nothing = The black market is empty: nothing to buy
event-end-points = { $category ->
    [yellow] Yellow tiles
    [goods] Unsold goods
    [silver] Silver
    [reserve] Tiles in the reserve
   *[items] Tiles on unfinished cards
 }: { $points }
event-final = **Final score: { $points } points**; on a tie with a person it wins
event-reported-take = { $tile } has left depot { $depot }
event-reported-buy = { $tile } has left the black market
event-reported-ship = { $who }: goods of depot { $depot }, turn track { $space }
event-reported-ship-none = { $who }: ship without goods, turn track { $space }
event-reported-claim = The { $size } bonus of { $colour } is gone
event-reported-advance = { $who } stands on space { $space } of the turn track
event-reported-good = On depot { $depot } lies { $good }
event-reported-market = Black market: { $tiles }
event-reported-market-empty = The black market is empty
event-board = { $mode ->
    [search] You keep the board, the bot asks
    [tracked] The bot keeps the board, you report
   *[dealt] The bot deals the board
 }
event-seat = **{ $seat }**
event-person-done = { $who } is done.

## What happened, in short: the title of a move, and lines that gather several events

title-turn = { $seat } { $done }
title-done = { $signs }
title-takes = takes { $tiles }
title-places = places { $tiles }
title-silver = gets 2 silver
title-stores = stores a tile
title-buys = buys { $tiles }
title-ships = { $n ->
    [one] places a ship
   *[other] places { $n } ships
 }
title-claims = { $n ->
    [one] takes a bonus tile
   *[other] takes { $n } bonus tiles
 }
title-completes = { $n ->
    [one] ☑ a card
   *[other] ☑ { $n } cards
 }
title-round = Round { $phase }{ $round }: white die { $white }
title-phase = Phase { $phase } begins
gist-cards = { $seat }: left card { $old }, right card { $card }
gist-dice = Die { $die }, white die { $white }: { $side } card
gist-taken = { $tile }: depot { $depot } → { $side }, space { $item }
gist-from-reserve = { $tile }: reserve → { $side }, space { $item }
gist-which = Of several: { $which ->
    [tile-first] the first in reading order
   *[tile-last] the last stored
 }
gist-left-card = { $seat }: left card { $card }
gist-city-hall-takes = ↳ { $tile } from its reserve
gist-effect = ↳ { $what }
gist-ship = ↳ { gist-goods } · turn track { $space }
gist-ship-end = ↳ { gist-goods } · end of the turn track
gist-goods = { $depot ->
    [0] takes { $goods }
   *[other] { $goods } from depot { $depot }
 }
gist-ship-empty = ↳ No goods to take · turn track { $space }
gist-ship-empty-end = ↳ No goods to take · end of the turn track
gist-sale = ↳ Sale: { $n }× { $kind ->
    [1] ①
    [2] ②
    [3] ③
    [4] ④
    [5] ⑤
   *[6] ⑥
 }: **+{ $points } points**, 1 silver
gist-fetched = ↳ { $tile }: depot { $depot } → reserve
gist-card-done = ☑ Card { $card } complete: **+{ $points } points**
gist-bonus-tile = { $n }× { $colour }: { $size } bonus, **+{ $points } points**
gist-slide = Card { $old } slides left, new right card { $card }
gist-bought = { $tile }: { $slot ->
    [0] bought for { $silver } silver
   *[other] from market { $slot }, { $silver } silver
 }
gist-market-wild = { $tile }: { $slot ->
    [0] market, first
   *[other] market { $slot }
 } → reserve
gist-face-down = ↳ It lies there face down
gist-round = Round { $phase }{ $round }: white die { $white }, { $side } card active
gist-side = The { $side } card is active
gist-income = { $seat }: { $silver ->
    [0] no mines, no income
   *[other] **+{ $silver } silver** from mines
 }

## Why: criteria

by-nearest-depot = nearest depot, steps clockwise
by-top-item = highest open space on the card
by-reading-order = first in reading order
by-last-stored = stored last
by-most-held = most in its reserve
by-least-held = least in its reserve
by-most-goods = most goods
by-lowest-number = lowest number
by-most-animals = most animals
by-clockwise-white = nearest to the white die, steps clockwise
by-colour-order = colour named first
by-people-looked = you looked: the first hit

## How the real table is set up

set-up-players = Set up for **{ $n } players**{ $white ->
    [0] .
   *[other] , white die **{ $white }**.
 }
set-up-own = Own boards as for **{ $n } players**.
set-up-no-board = The main board is the picture.
set-up-from-box = Tiles you take: from the box.
set-up-track = Turn track, bottom: { $seats }.
# $n: how many automata there are
set-up-castle = { $n ->
    [one] A castle and 1 silver
   *[other] Castle, 1 silver each
 }: { $seats }.
set-up-goods = One good of each type: { $seats }.
set-up-cards = { $dice ->
    [table] You roll its dice and draw its cards.
   *[bot] I roll its dice and keep its cards.
 }

## Panel

panel-title = The Castles of Burgundy
panel-white = ⚪ White die **{ $white }**: { $side } card active
panel-next = Next: **{ $seat }**
panel-round-done = All have had their turn.
panel-seat-name = { $seat }, { $level ->
    [easy] easy
    [medium] medium
   *[hard] hard
 }: { $points } { $points ->
    [one] point
   *[other] points
 }
panel-seat =
    Silver { $silver } · goods { $goods } · reserve { $reserve } · track { $space }
    Left { $left }
    Right { $right }
panel-card = { $card }, open: { $open }
panel-footer = Burgundy · { $round ->
    [0] phase { $phase }
   *[other] round { $phase }{ $round }
 } · { $mode ->
    [search] search
    [tracked] tracked
   *[dealt] dealt
 }
panel-footer-over = Burgundy · the game is over · { $mode ->
    [search] search
    [tracked] tracked
   *[dealt] dealt
 }

## Score

score-final = { $seat }: { $points } points
score-so-far = { $seat }: { $points } points if it ended now
score-now = { $points } are on the track, the rest at the end.
score-final-best = Most: { $seats }, { $points }
score-best = Ahead: { $seats }, { $points }
score-if = If the game ended now.
score-ties = Automata win ties with people.

## Corrections

fix-phase = Phase
fix-round = Round
fix-white = White die
fix-depot = Depot { $depot }: tiles
fix-goods = Depot { $depot }: goods
fix-market = Black market
fix-taken = Tiles that automata took in this phase
fix-bonus = Bonus tiles left of { $colour }
fix-space = { $seat }: space on the turn track
fix-seat-silver = { $seat }: silver
fix-seat-points = { $seat }: points
fix-seat-goods = { $seat }: goods
fix-seat-reserve = { $seat }: reserve
fix-seat-duchy = { $seat }: duchy
fix-seat-colours = { $seat }: colours completed
fix-seat-left = { $seat }: left card
fix-seat-right = { $seat }: right card
hint-letter = a letter from A to E
hint-number = a whole number
hint-tiles = tiles such as b:bank lg:cow3 y u, each space, - for an empty one
hint-market-row = tiles such as y b - g, each space, - for an empty one, ? if nobody knows
hint-market-empty = none if it is empty, ? if it isn't or nobody knows
hint-taken = depot and colour such as 3.lg 5.b, - for none
hint-colours = colours such as g dg, - for none
hint-wilds = tiles such as b:bank u wild:y, - for none
hint-duchy = tiles such as b:bank lg:cow3 y u, - for none
hint-goods = types such as 5 5 2, ? for an unknown one
hint-six = six numbers: how many of the types 1 to 6
hint-bonus = large small, or - for none
hint-space = a space from 0 to 6; it goes on top there
hint-card = card and each space from top to bottom: 4: b:bank dg - - -

## Refusals

too-many-players = { $automas } automata and { $people } people are more than 4. Choose fewer.
module-not-covered = This automata has no rules for { $module ->
    [inns] inns
    [shields] shields
    [border_posts] border posts
   *[vineyards] vineyards
 }. Play without them.
game-is-over = The game is over. Undo takes the final scoring back.
bad-tile = There is no tile “{ $word }”. Write colours (b y g lg dg u) or kinds (bank, cow3).
bad-tile-count = There is room for { $most } tiles, not { $got }.
bad-row = There are { $size } spaces, and { $got } were written. Write each, - for an empty one.
bad-market = Nobody tells the bot what lies in this market. Write none if it is empty, else ?.
bad-taken = No such tile lay there: “{ $word }”. Write depot and colour, such as 3.lg.
bad-colour = “{ $word }” is no colour. Write b, y, g, lg, dg or u.
bad-phase = A phase is one letter of { $letters }.
bad-bonus = Write large, small, both, or -.
bad-six-goods = Six numbers are needed, { $got } were given.
bad-card = There is no card “{ $word }”. Write a number from 1 to 9, then the tiles.
bad-full-card = A card in play has at least one open space.
bad-item-colour = Space { $item } of that card takes { $colour }, not { $tile }.
bad-unnamed = The bot deals this board, so it must know the kinds: write such as bank, cow3, and types of goods.
bad-unnamed-own = Say which tiles they are, so that they aren't dealt again: such as b:bank, lg:cow3, y:12.
bad-livestock = Say which livestock it is, such as cow3 or pig2.
bad-depot-goods = “{ $part }” isn't a depot with its goods. Write such as 2: 5 5, 4: ?

# Pictures

picture-line = { $what }: { $items }
picture-tile = { $colour ->
    [b] building
    [y] knowledge
    [g] mine
    [lg] livestock
    [dg] castle
   *[u] ship
 }
picture-livestock = { $n } { $species ->
    [cow] cows
    [pig] pigs
    [sheep] sheep
    [chicken] chickens
   *[geese] geese
 }
picture-knowledge = knowledge { $n }
picture-wild = face down
picture-empty = empty
picture-unknown = not known yet
picture-none = none
picture-open = open { $what }
picture-new = new { $what }
picture-sale = { $what } (sale)
picture-stack = { $what } ×{ $n }
picture-goods = { $kind ->
    [0] unknown good
   *[other] good { $kind }
 }{ $n ->
    [1] { "" }
   *[other] { " " }×{ $n }
 }
picture-lying = { $kind ->
    [0] ?
   *[other] { $kind }
 }{ $n ->
    [1] { "" }
   *[other] ×{ $n }
 }
picture-lying-separator = { " " }·{ " " }
picture-lying-goods = goods { $goods }
picture-seat = { $seat } · { $points } points
picture-points = points
picture-die-white = white die { $n }
picture-die-own = own die { $n }
picture-card = { $side ->
    [left] Left
   *[right] Right
 } card { $card } · { $points } points
picture-card-active = { $side ->
    [left] Left
   *[right] Right
 } card { $card } · active · { $points } points
picture-card-name = Card { $card }
picture-active = active
picture-worth = { $n } points when full
picture-reserve = Reserve
picture-tiles = { $n } tiles
picture-duchy = Duchy
picture-duchy-colour = { $what } { $n }/{ $needed }
picture-duchy-complete = { $what } { $n }/{ $needed } complete
picture-goods-title = Goods
picture-goods-total = { $n } goods
picture-silver = Silver { $n }
picture-track = Turn track
picture-track-name = track
picture-depot = Depot { $n }
picture-market = Black market
picture-market-name = Market
picture-white = White die { $n }
picture-seeks = seeks
picture-seeks-what = { $seat } seeks { $what }
picture-sought = { $what }
picture-sought-separator = { " " }or{ " " }
picture-space = { $seats } (space { $space })
picture-marker = { $seat }
picture-marker-separator = { " " }over{ " " }
picture-score-final = Final score
picture-score-so-far = If it ended now
picture-score-seat = { $seat }: { $n }
picture-category = { $category ->
    [cards] Cards
    [livestock] Livestock
    [sales] Sales
    [buildings] Buildings
    [bonus] Bonus tiles
    [corrections] Corrections
    [yellow] Yellow tiles
    [goods] Goods left
    [silver] Silver
    [reserve] Reserve
   *[items] Open cards
 }
picture-course = Points after each round
picture-course-points = { $n }
picture-course-end = end
