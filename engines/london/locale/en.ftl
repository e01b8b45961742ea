### London's AutoMartin. Short lines: a phone shows about 35 characters in one.

game-name = London
game-about = London: AutoMartin fills his city by filters
game-help =
    You play by the usual rules. **AutoMartin** has one stack and no hand: each turn an automa card gives it coins and poverty, and its filter says which card it draws from the development board, the boroughs or the city deck. Your hands do what the message says.
    • **You tell:** what changes the board, the boroughs or the city deck, by **My turn** or in one line: `board + Hospital, ?; took t2; slot 2 bought; drew 3`. Then **Done**.
    • Places are `t1` to `t3` above, `b1` to `b3` below, slots 1 to 3. `?` is a card that you name later. If it has to pay: `due 2 p1`.
    • A printed card is asked in one line: `Oxford Street brown c4 +8 v2 p-1` is its colour, cost 4, gain 8, prestige 2, one poverty back. `e` is prestige at the end, `d` cards drawn, `!` crucial; what is 0 is left out.
    • **It ends when** the last city card is taken: all others have one more turn, then the bot asks for the poverty.
    • **A tie:** least poverty wins, then most boroughs; else it is shared.

## The options of /automa start london

name-players = players
name-level = level
name-first_seat = first_seat
name-start_coins = start_coins
name-start_poverty = start_poverty
name-coin_offset = coin_offset
name-draw_another_limit = draw_another_limit
name-due_short = due_short
name-board_overflow = board_overflow
name-last_turns = last_turns
name-coins_per_prestige = coins_per_prestige
name-poverty_table = poverty_table
option-automas = How many AutoMartins
option-players = How many people
option-level = How strong AutoMartin is
option-level-I = I: cards of level I
option-level-II = II: levels I, II
option-level-II-about = II: levels I, II; 13–25 points more than I
option-level-III = III: all levels
option-level-III-about = III: all levels; 31–50 points more than I
option-deck = Which automa cards
option-deck-recorded = 20 cards, a third party's record
option-deck-designed = 28 cards, designed for this bot
option-deck-own = Your own, by /automa deck
option-first_seat = Who begins
option-first_seat-p1 = Player 1
option-first_seat-p2 = Player 2
option-first_seat-p3 = Player 3
option-first_seat-a1 = AutoMartin 1
option-first_seat-a2 = AutoMartin 2
option-first_seat-a3 = AutoMartin 3
option-start_coins = Coins at the start
option-start_poverty = Poverty at the start; 1st edition: 5
option-coin_offset = Added to the coins of each automa card
option-draw_another_limit = Further automa cards in a turn
option-due_short = AutoMartin can't pay another player
option-due_short-whole = Supply pays it all
option-due_short-gap = Supply pays the rest
option-board_overflow = Which row leaves a full board
option-board_overflow-oldest_row = Filled first
option-board_overflow-top_row = Top row
option-board_overflow-bottom_row = Bottom row
option-last_turns = After the last city card
option-last_turns-one_each = One turn for each other
option-last_turns-finish_round = Finish the round
option-coins_per_prestige = Coins for 1 prestige at the end
option-poverty_table = What poverty costs at the end
option-poverty_table-first_edition = 1st edition
option-poverty_table-own = Asked at the end

## The options in short, in the message of the start

chosen-automas = { $value ->
    [one] { $value } AutoMartin
   *[other] { $value } AutoMartins
 }
chosen-players = { $value ->
    [one] { $value } player
   *[other] { $value } players
 }
chosen-level = level { $value ->
    [I] I
    [II] II
   *[III] III
 }
chosen-deck = { $value ->
    [recorded] recorded
    [designed] designed
   *[own] own deck
 }
chosen-first_seat = { $value ->
    [p1] player 1
    [p2] player 2
    [p3] player 3
    [a1] AutoMartin 1
    [a2] AutoMartin 2
   *[a3] AutoMartin 3
 } first
chosen-start_coins = { $value ->
    [one] { $value } coin
   *[other] { $value } coins
 }
chosen-start_poverty = { $value } poverty
chosen-coin_offset = coins { $value }
chosen-draw_another_limit = { $value ->
    [one] { $value } more card
   *[other] { $value } more cards
 }
chosen-due_short = { $value ->
    [gap] supply pays gap
   *[whole] supply pays all
 }
chosen-board_overflow = { $value ->
    [top_row] top row leaves
    [bottom_row] bottom row leaves
   *[oldest_row] oldest row leaves
 }
chosen-last_turns = { $value ->
    [finish_round] finish round
   *[one_each] one last turn each
 }
chosen-coins_per_prestige = { $value ->
    [one] { $value } coin = 1
   *[other] { $value } coins = 1
 }
chosen-poverty_table = { $value ->
    [own] own table
   *[first_edition] 1st edition
 }

## What people may type in a line

typed-board = board
typed-took = took
typed-slot = slot
typed-bought = bought
typed-drew = drew
typed-due = due
typed-effect = effect
typed-coins = coins
typed-poverty = poverty
typed-prestige = prestige
typed-row = row
typed-top = top
typed-bottom = bottom
typed-gone = gone
typed-empty = empty
typed-later = later
typed-last = last
typed-borough = borough
typed-brown = brown
typed-blue = blue
typed-pink = pink
typed-grey = grey

## Cards, places, seats

card = { $name }
printed-line = { $line }
# It stands at the beginning of lines and within them, like a card's name.
unknown-card = Unnamed card
nothing-there = nothing
candidate = { $card } ({ $where })
place = { $place }
slot = slot { $n }
from-deck = city deck
seat-only = AutoMartin
seat-automa = AutoMartin { $n }
seat-person = Player { $n }
seat-marked = { $icon } { $seat }
in-order = { $seat }
in-order-separator = {" "}→{" "}
in-title = { $card }
in-title-separator = {" "}and{" "}
the-supply = the supply
a-player = a player
automa-deck = the automa deck
automa-card = { $id }
filter-line = { $line ->
    [development_board] development board
    [borough] boroughs
    [city_deck] city deck
    [coins] coins
    [poverty] poverty
    [prestige] prestige
    [first] first
   *[last] last
 }
section-resources = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }, { $poverty } poverty
section-crucial = Crucial Cards
section-action = { $action ->
    [discard_city] a city card aside
    [skip_next] skip the next card
   *[draw_another] another card
 }

stand-in-usual = people take, build and buy as often as usual, with 1st edition cards; poverty isn't counted.
stand-in-idle = people draw a card a turn and leave board and boroughs alone; poverty isn't counted.

## What comes next and what can be reported

offer-turn = { $seat }'s turn
offer-done = { $seat } is done
offer-end = Score the game
group = { $kind ->
    [take] Taken from the board
    [put] Put on the board
    [put-more] Put on the board, continued
    [put-other] Put on the board, other sections
    [decks] Boroughs and city deck
    [martin] What hit AutoMartin
   *[table] Rows and sections
 }
report-take = We took { $card } ({ $where })
report-put-unknown = We put down a card, named later
report-put = We put down { $name }
report-buy = We bought { $card } ({ $where })
report-drew = We drew { $n ->
    [one] { $n } city card
   *[other] { $n } city cards
 }
report-section = Section { $section ->
    [A] A
   *[B] B
 } of the city deck is used up
report-out = Last city card: taken by { $who }
report-row = The { $row ->
    [top] top
   *[bottom] bottom
 } row left the game
report-due = { $who } owes { $n } to { $to ->
    [player] a player
   *[supply] the supply
 }
report-effect = { $who }: { $what ->
    [coins] coins
    [poverty] poverty
   *[prestige] prestige
 } { $change }

## Questions

ask-board = What's on the board?
ask-borough = Which boroughs lie face up?
ask-one-board = What lies on { $where }?
    With values of the 1st edition: compare.
    Another card or other values: type.
ask-one-borough = Which borough lies in { $where }?
    With values of the 1st edition: compare.
    Other values: type.
it-is-empty = It is empty
choose-board = The card, values as shown
choose-borough = The borough, values as shown
at-place = { $where }
at-place-printed = { $where }, as in the 1st edition
ask-city = Which city card is turned up?
    With values of the 1st edition: compare.
    Others, or the last card: type; add `last`.
choose-city = The card, values as shown
choose-aside = The card, values as shown
answer-in-a-word = { $word ->
    [later] Name it later
    *[empty] The deck is empty
    }
ask-values = What stands on { $name }?
    Shown is the 1st edition.
ask-aside = Which card goes to the board?
    With values of the 1st edition: compare.
    Others, or the last card: type; add `last`.
ask-deck = Is the city deck used up?
ask-automa-card = Which automa card is on top?
ask-table = What does poverty left over cost?
    For 0, 1, 2 … left; +3: 3 for each more.
ask-rivals = People at the end
    Poverty of AutoMartin: { $poverty }
    Tell each person's poverty and total.
    Total: all points, coins counted,
    poverty already subtracted.
ask-poverty = { $who }: poverty
ask-total = { $who }: total at the end
ask-tie = A tie: how many boroughs?
ask-boroughs = { $who }: boroughs

## What happened

event-start = AutoMartin plays { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }, level { $level ->
    [I] I
    [II] II
   *[III] III
 }.
event-start-deck = { $deck ->
    [recorded] The deck: a third party's record, unchecked.
    [designed] The deck: designed here, not the original.
   *[own] The deck: your own.
 }
event-start-values = { $n ->
    [0] Card values: 1st edition until confirmed.
    [one] { $n } card as you said, others 1st edition.
   *[other] { $n } cards as you said, others 1st edition.
 }
event-start-order = Turns: { $seats }
# $who: whose card it is
event-flipped = The automa card { $id }, level { $level ->
    [I] I
    [II] II
   *[III] III
 }: { $sections }.
event-reshuffled = { $n ->
    [one] The one automa card is the deck anew.
   *[other] The { $n } automa cards are shuffled anew.
 }
event-resources = It takes { $coins ->
    [0] { $poverty ->
        [0] neither coins nor poverty
       *[other] { $poverty } poverty
     }
    [one] { $coins } coin{ $poverty ->
        [0] {""}
       *[other] {" "}and { $poverty } poverty
     }
   *[other] { $coins } coins{ $poverty ->
        [0] {""}
       *[other] {" "}and { $poverty } poverty
     }
 }.
event-crucial = { $card } is crucial: it is drawn from { $where }.
event-no-filter = No filter: nothing is drawn.
event-no-card = { $refused ->
    [0] Nothing there to draw: { $source }.
   *[other] Nothing there but what was too dear: { $source }.
 }
event-no-city-card = No city card is left to draw.
event-chosen = { $card } is drawn from { $where }.
event-chosen-borough = { $card } is drawn from { $where }.
event-drawn-deck = { $card } is drawn from the city deck.
event-drawn-icon = { $card } is drawn by an icon.
event-no-more-draws = No city card is left for { $card } to draw.
event-paid = { $price ->
    [one] { $price } coin is paid for { $card }.
   *[other] { $price } coins are paid for { $card }.
 }
event-stacked = { $card } goes onto the stack.
event-borough = { $card } is bought.
event-bonus = { $card } is crucial: { $points } prestige.
event-icons = { $card }: { $what }
event-too-dear = { $card } costs { $price }, AutoMartin has { $coins }: it goes to { $where }.
event-borough-too-dear = { $card } ({ $where }) costs { $price }, AutoMartin has { $coins }: it goes under the borough deck.
event-row-gone = The { $row ->
    [top] top
   *[bottom] bottom
 } row leaves the game: { $cards }.
event-slot-empty = { $where } stays empty.
event-slot-filled = A new borough comes to { $where }.
event-slot-named = { $card } comes to { $where }.
event-aside = { $card }: city deck → { $where }
event-nothing-aside = No city card to put on the board.
event-skipped = { $id } is skipped.
event-another = Another automa card follows.
event-no-further = No further automa card: { $n } is the most.
event-noted = Noted: { $line }
# $who: whose turn it is
event-deck-out = The city deck is empty: the end begins in { $who }'s turn.
event-deck-empty = The city deck is empty.
event-last-turns = { $n ->
    [one] Last turn
   *[other] Last turns
 }: { $seats }
event-no-more-turns = Nobody has a further turn.
event-person-done = { $who } is done.
# Told by earlier versions
# Told before it was said who had put it there.
event-reported-slot = { $card } lies in { $where }.
event-reported-put = { $card } lies on { $where }.
event-reported-board = On the board: { $cards }.
event-reported-take = { $card } was taken from { $where }.
event-reported-buy = { $card } was bought from { $where }.
event-reported-drew = { $n ->
    [one] { $n } city card was drawn.
   *[other] { $n } city cards were drawn.
 }
event-reported-section = Section { $before ->
    [A] A
   *[B] B
 } is used up: { $section ->
    [B] B
   *[C] C
 } comes next.
event-due-paid = { $who } pays { $n } to { $to }.
# $paid: what AutoMartin pays itself
event-due-short = { $paid ->
    [0] The supply pays { $n } to { $to }; { $who } pays nothing.
   *[other] { $who } pays { $paid }, the supply { $n } to { $to }.
 }
event-due-lapsed = { $paid ->
    [0] { $who } can't pay { $n } to the supply: it lapses.
   *[other] { $who } pays { $paid }; the other { $n } to the supply { $n ->
        [one] lapses
       *[other] lapse
     }.
 }
event-effect = { $who }: { $what ->
    [coins] coins
    [poverty] poverty
   *[prestige] prestige
 } { $change }, now { $now }. { $reason }
event-fixed = { $field }: { $after } (was { $before })
event-poverty-table = Poverty costs { $costs }, then { $each } each.
event-poverty-left = { $n } poverty less { $least }, the least of all: { $left } left.
event-poverty-cost = { $left } left { $left ->
    [one] costs
   *[other] cost
 } { $cost }. For 0, 1, 2 … left: { $costs }, then { $each } for each more.
event-final = Prestige { $prestige }, cards { $cards }, boroughs { $boroughs }, coins { $coins }, poverty { $poverty }: { $total }.
event-winner = { $seats } wins.
event-shared = { $seats } share the win.
event-no-totals = Compare AutoMartin's total with yours.

gain-coins = +{ $n ->
    [one] { $n } coin
   *[other] { $n } coins
 }
gain-paid = −{ $n ->
    [one] { $n } coin
   *[other] { $n } coins
 }
gain-prestige = +{ $n } prestige
gain-poverty = +{ $n } poverty
lose-poverty = −{ $n } poverty
gist-money = { $parts }
gist-stacked = { $card }: { $source } → stack
gist-all-stacked = { $parts } → stack
piece-stacked = { $card }: { $source }
gist-deck-stacked = { $parts }: { $source } → stack
piece-card = { $card }
gist-put = { $card } → { $where }
gist-puts = { $parts }
gist-borough = { $card }: from { $source }
gist-too-dears = Too dear: { $parts }
gist-too-dear = { $card }: too dear → { $where }
gist-borough-too-dear = { $card }: dear → borough deck
gist-flipped = { $n ->
    [one] Automa card { $ids }
   *[other] Automa cards { $ids }
 }
gist-board = The board as you told: { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
gist-noted = { $n ->
    [one] { $n } card noted for next time
   *[other] { $n } cards noted for next time
 }
gist-deck-out = { $n ->
    [one] City deck empty. Last turn: { $seats }
    [2] Deck empty. Last: { $seats }
   *[other] City deck empty: others have a last turn
 }
gist-no-more-turns = City deck empty: no further turn
gist-leaves = { $card }: put down, leaves with its row
gist-row-gone = { $row ->
    [top] Top
   *[bottom] Bottom
 } row leaves: { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }, { $row ->
    [top] bottom moves up
   *[bottom] top moves down
 }
gist-slot-named = { $card } → { $where }
gist-slot-filled = Next borough → { $where }
gist-aside = { $card }: city deck → { $where }
gist-no-card = Nothing { $refused ->
    [0] {""}
   *[other] {"else "}
 }to draw: { $source }
gist-due-paid = { $who } pays { $n } to { $to }
gist-due-lapsed = { $paid ->
    [0] { $who } can't pay: it lapses
   *[other] { $who } pays { $paid }
 }
gist-due-short = { $paid ->
    [0] Supply pays { $n } to { $to }
   *[other] { $who } pays { $paid }, supply { $n }
 }
gist-effect = { $who }: { $what ->
    [coins] coins
    [poverty] poverty
   *[prestige] prestige
 } { $change }, now { $now }

title-turn = { $seat } { $done }
title-done = { $short }
title-nothing = gains no card
title-plays = plays { $id }
title-many = gains { $n } cards
title-gains = gains { $cards }
title-winner = { $seats } wins
title-shared = A shared win: { $seats }
title-no-totals = The game is over

by-coins = most coins net
by-poverty = least poverty net
by-prestige = most prestige
by-first = the first
by-last = the last
by-total = most prestige in all
by-least-poverty = least poverty
by-boroughs = most boroughs

## What is wrong

not-legal-now = That isn't possible now: { $move }.
game-is-over = The game is over.
too-many-seats = London has 2 to 4 seats: { $automas ->
    [one] { $automas } AutoMartin
   *[other] { $automas } AutoMartins
 } and { $people ->
    [one] { $people } person
   *[other] { $people } people
 } are too many.
no-first-seat = Nobody sits there to begin. At the table: { $people ->
    [one] { $people } person
   *[other] { $people } people
 }, { $automas ->
    [one] { $automas } AutoMartin
   *[other] { $automas } AutoMartins
 }.
no-own-deck = You have no automa deck of your own yet: give its file to `/automa deck` (game: London). Nothing was started.
no-card-of-level = Your deck has no card of level { $level } or below. Nothing was started.
bad-token = “{ $word }” (word { $n }) is no value: a colour, c4, a2, +8, v2, e3, p-1, d2 or ! is expected. Put a name with such a word in quotes.
bad-many-values = A card has at most { $most } values.
bad-first-word = “{ $word }” looks like a value. Put a name with such a word in quotes.
bad-sign = Put a name with “{ $sign }” in quotes. A file has a card a line, or is JSON.
bad-misspelt = Did you mean “{ $near }”? Put another name in quotes: “"{ $name }"”.
bad-unknown-card = What stands on “{ $name }”? Type its values after the name, such as c4 +8; c0 if it has none.
bad-misspelt-unknown = What stands on “{ $name }”? Type its values after the name, such as c4 +8; c0 if it has none. Or did you mean { $near }?
meant-card = “{ $name }”
meant-card-separator = {" "}or{" "}
bad-misspelt-print = “{ $name }” is printed on cards of several sections. Is it { $near }? The one in quotes is the earlier one.
bad-several-cards = “{ $one }” and “{ $other }” are two cards. Commas divide the cards after “board +” and “board =”, “;” divides everything else. If it is one card, put its name in quotes.
bad-more = One card is asked for here, and more follows after “;”: “{ $part }”.
bad-no-values = “{ $name }” is no known card and has no values. If it really has none, put its name in quotes.
bad-several-places = Tell each card in a part of its own: “took { $one }; took { $other }”.
bad-bought = { $name } is the borough that was bought. After it you can name the borough that came to slot { $n }.
bad-no-name = The card's name is missing. It comes before the values, and before `last`.
bad-no-card = “{ $word }” is no name of a card. If a card is called that, put it in quotes.
bad-no-answer = “{ $word }” is no name of a card. Type its name, or: { $words }.
bad-name = A name has up to { $most } letters that can be seen, and no semicolon.
bad-quotes = The quotes around the name aren't closed.
bad-colours = A card has one colour, and here are two: “{ $one }” and “{ $other }”.
bad-colour = “{ $word }” is no colour here: brown, blue, pink or grey. Put a name that ends like this in quotes.
bad-last = “{ $word }” is no part of a name. Put it once, at the end, if this was the deck's last card.
bad-cost = A card has one cost of each kind, and here are two: “{ $one }” and “{ $other }”.
bad-bare-name = Type the values of { $name }, too, such as “{ $line }”; c0 if yours has none.
bad-city-card = { $name } is a city card; here lies a borough.
bad-borough = { $name } is a borough; here lies a city card.
bad-copies = There is only one { $name }, and it is out already. If yours is another borough, put its name in quotes: “"{ $name } 2"”.
bad-place = There is no place { $place }. On the board: { $board }.
bad-empty-place = Nothing lies on { $place }. On the board: { $board }.
bad-left-place = An earlier part of the line empties { $place }. On the board now: { $board }.
bad-left-already = An earlier part of the line takes “{ $name }” away. On the board now: { $board }.
bad-not-there = “{ $name }” doesn't lie on the board. There: { $board }.
bad-there-twice = “{ $name }” lies there more than once: say the place. On the board: { $board }.
bad-row = Nothing lies in the { $row ->
    [top] top
   *[bottom] bottom
 } row.
bad-slot = No borough lies in slot { $n }.
bad-board = The board has { $most } places: “-” is an empty one.
bad-drew = 1 to { $most } city cards are told at once. If so many have left the deck, correct the count by `/automa fix`.
bad-drew-left = By the count { $left ->
    [one] { $left } city card is
   *[other] { $left } city cards are
 } left. Tell no more than those, or correct the count by `/automa fix`.
bad-deck-out = The city deck is used up already.
bad-effect = AutoMartin has only { $now } { $what ->
    [coins] { $now ->
        [one] coin
       *[other] coins
     }
   *[prestige] prestige
 }.
bad-report = There should be “board + Hospital, ?”, “board = School, -, ?”, “took t2”, “slot 2 bought”, “drew 3”, “due 2 p1”, “effect poverty +2” or “row top gone”.
bad-list = List cards with commas between them; ? is a card that nobody names.
bad-martin = There is no AutoMartin { $n }: { $most ->
    [one] only one plays
   *[other] they are numbered 1 to { $most }
 }.
bad-payee = “{ $name }” doesn't sit here. AutoMartin can pay { $payees }.
bad-whose = Say whose it is: “martin 1: { $part }”, up to martin { $most }.
bad-number-or-none = It is a number up to { $most }, or nothing.
bad-table = There should be what 0, 1, 2 … left cost, then “+” and what each more costs: 0 1 1 2 3 5 +3.
bad-table-number = “{ $word }” is too large: a cost has at most two digits.
bad-report-here = “{ $part }” is a report and no card: tell it when no question is open.
bad-other-card = That is another card. The values of { $name } are asked for.
bad-many-cards = At most { $most } cards can be listed.
bad-section = It is A, B or C.
bad-pile = There should be ids of automa cards in play, each once.
bad-turn = It is a seat that still has a turn: { $seats }.
no-such-field = There is nothing to correct called “{ $field }”.
bad-card-entry = There should be the line of a card, such as “Oxford Street brown c4 +8 v2 p-1”.
bad-deck-card = There should be an automa card: id, level, coins, poverty, filters, action.
bad-deck-field = “{ $field }” is no field of an automa card: it has id, level, coins, poverty, crucial, filters and action.
bad-deck-missing = The field “{ $field }” is missing.
bad-deck-gain = { $field } should be a number from 0 to { $most }.
bad-deck-word = { $field ->
    [id] “{ $word }” is no id: it has up to 12 letters and digits.
    [level] “{ $word }” is no level: I, II or III.
    [crucial] “{ $word }” can't stand for crucial: true or false.
   *[action] “{ $word }” is no action: discard_city, skip_next or draw_another.
 }
bad-deck-filters = filters should be a list of up to { $most } lines.
bad-deck-action = “{ $action }” is no action: discard_city, skip_next or draw_another.
bad-filter-line = “{ $line }” is no filter line: board, borough or deck first, then coins, poverty, prestige, first or last.
bad-filter-begin = A filter begins with board, borough or deck, not with “{ $line }”.
bad-filter-middle = “{ $line }” stands at the beginning of a filter only.

## Corrections

fix-place = Card: { $where }
fix-board = The whole board
fix-city-left = Cards left in the city deck
fix-section = Section of the city deck
fix-borough-deck = The borough deck, its top first
fix-automa-pile = Automa cards that lie face up
fix-table = What poverty costs
fix-turn = Whose turn it is
fix-number = { $who }: { $what ->
    [coins] coins
    [poverty] poverty
   *[prestige] prestige so far
 }
fix-stack = { $who }: stack
fix-boroughs = { $who }: boroughs
fix-card = Values of { $name }
hint-place = a card, ? or empty
hint-board = cards by place; - is none, ? unknown
hint-slot = a borough, ? or empty
hint-city-left = a number up to { $most }, or ?
hint-section = A, B or C
hint-boroughs = boroughs with commas, ? for an unknown one
hint-automa-pile = ids, the latest last
hint-table = 0 1 1 2 3 5 7 9 11 13 15 +3
hint-turn = one of { $seats }
hint-number = a whole number
hint-cards = cards with commas between
hint-line = the card's line, with its name

## Panel and score

panel-title = London
panel-turn = Next: { $seat }
panel-score = All turns are played: score the game.
panel-last-turn = Next: { $seat }, the last turn
panel-last = The city deck is used up.
panel-seat-name = { $seat }
panel-seat = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 } · { $poverty } poverty · { $prestige } prestige
panel-footer = Level { $level ->
    [I] I
    [II] II
   *[III] III
 } · { $deck ->
    [recorded] recorded deck
    [designed] designed deck
   *[own] own deck
 } · { $left ->
    [-1] city deck: ?
    [one] { $left } city card
   *[other] { $left } city cards
 }
score-final = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
score-so-far = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 } so far
score-before-poverty = Poverty is looked up at the end.
score-compare = Compare it with your own totals.
# $by: what decided at equal points, $n: what the seat had of it
score-final-level = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, { $by ->
    [by-least-poverty] { $n } poverty
   *[by-boroughs] { $n ->
        [one] { $n } borough
       *[other] { $n } boroughs
     }
 }
score-tie = Tie, { $by }.
score-part = { $part ->
    [prestige] Prestige
    [cards] Stack
    [boroughs] Boroughs
    [coins] Coins
   *[poverty] Poverty
 }
score-points = { $n }

## The set-up of the real table

set-up-board = Board: 2 rows of { $columns } places.
set-up-coins = { $automas ->
    [one] AutoMartin
   *[other] AutoMartins
 }: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }, { $poverty } poverty{ $automas ->
    [one] {""}
   *[other] {" "}each
 }.
set-up-city = City deck A, B, C: { $hand } in hand.
set-up-boroughs = Boroughs: City, Westminster, Southwark.
# $n: of so many cards the group has confirmed the values
set-up-sources = { $deck ->
    [recorded] Third party's deck
    [designed] Deck designed here
   *[own] Your own deck
 }; { $n ->
    [0] 1st edition's values
    [one] 1st edition but { $n } card
   *[other] 1st edition but { $n } cards
 }

## Pictures

colour = { $colour ->
    [brown] brown
    [blue] blue
    [pink] pink
   *[grey] grey
 }
picture-board = Development board
picture-legend = 1e: 1st edition
picture-mark = 1e
picture-city = { $left ->
    [-1] City deck { $section }: ? cards
    [0] City deck: empty
    [one] City deck { $section }: { $left } card
   *[other] City deck { $section }: { $left } cards
 }
picture-empty = empty
picture-known = { $card } { $values }
picture-printed = { $card } { $values } (1st edition)
picture-line = { $where }: { $what }
picture-listed = { $parts }
picture-in-force = { $line } (decided)
picture-card = { $id }, level { $level ->
    [I] I
    [II] II
   *[III] III
 }: { $lines }
picture-numbers = { $seat }: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }, { $poverty } poverty, { $prestige } prestige, +{ $end } at the end
picture-listed-cards = { $kind ->
    [stack] Stack
   *[boroughs] Boroughs
 } ({ $n }): { $cards }
picture-head = { $id } · level { $level ->
    [I] I
    [II] II
   *[III] III
 }
picture-no-card = No card yet
picture-stack = Stack: { $n }
picture-boroughs = Boroughs: { $n }
picture-more = and { $n } more
picture-prestige = { $now } +{ $end }
picture-unit = { $what ->
    [coins] coins
    [poverty] poverty
   *[prestige] prestige
 }
picture-score-so-far = Points so far
picture-score-final = Final score
picture-score-seat = { $seat } { $n }
