### MacRobber. Short lines: a phone shows about 35 characters in one.

## Between which numbers arguments of events are: a scenario can name no others as never told.

# $round: 1 to 3

game-name = MacRobber
game-about = MacRobber: a whole game for 3 to 5 clans, people and automas together
signs = 🟨 yellow, 🟦 blue, 🟩 green, 🟥 red, 🐄 cattle, 🏰 castle, ⛪ abbey, 🏞, 🎶, 🎵, ▫, ⚔, 🏆
game-help =
    You lead a clan. **Most points win.** Only you see your cards.
    On your **turn** you draw 6 tokens and use at most 4 of them in up to 2 different actions (the last clan of a round: 1 action):
    🐄 Cattle: 1 red on a free estate
    🏰 Castle: 2 blue on a free estate
    ⛪ Abbey: 3 green on a free estate
    🟨 Warrior: 1 yellow. You hold a card for each.
    🟦 Bagpiper: 1 blue. One adds 1 to a card in a raid, once.
    🟩 Monks: 1 or 2 green
    🏞️ Estate, at most 6: 1 yellow with either 1 red or 2 green; yellow and green also from your court
    🎶 Bard: 1 blue, no other action. Another court loses 1 or 2 tokens; of 2 you may keep 1.
    Then **raid** a clan, or exchange cards, or neither.
    In a **raid** each side lays 3 cards, one by one or several at once; the higher wins. Most won: 1 point and loot, or 2 if there is none. Tie: 1. Lost: −1, the defender gets 2.
    After each **round** of turns: most green 3, second most 2. Each cattle 1, most cattle 2 more. Each blue 1, less the most cattle of another clan. Most yellow: “largest following”, whose owner may draw tokens anew.
    • **You tell:** nothing, the bot keeps it all.
    • **It ends when** the sack has fewer than 6 tokens; or, once a clan is in the red area, if the number of the estate turned up each round is at most the leader's points.
    • **A tie:** the win is shared.

## The options of /automa start macrobber

name-card_counts = card_counts
name-estate_counts = estate_counts
name-red_area = red_area
name-exchange = exchange
name-asleep = asleep
option-seats = How many clans play
option-card_counts = How many cards of each value (designed: the printed counts weren't found)
option-card_counts-13-20-20-14 = 1 ×13, 2 ×20, 3 ×20, 4 ×14
option-card_counts-16-20-18-13 = 1 ×16, 2 ×20, 3 ×18, 4 ×13
option-card_counts-10-18-23-16 = 1 ×10, 2 ×18, 3 ×23, 4 ×16
option-card_counts-17-17-17-16 = 1 ×17, 2 ×17, 3 ×17, 4 ×16
option-estate_counts = How many estates of each number (designed: the printed counts weren't found)
option-estate_counts-one-42 = 30 to 41 twice, 42 once
option-estate_counts-one-36 = 30 to 42 twice, but 36 once
option-estate_counts-one-30 = 31 to 42 twice, 30 once
option-red_area = The first square of the red area, where the game can end
option-exchange = How many cards may be exchanged
option-exchange-up_to_3 = None to 3 cards
option-exchange-exactly_3 = Exactly 3 cards, or none
option-asleep = What answers for somebody who sleeps
option-asleep-default = The answer that the rules foresee
option-asleep-automa = An automa

## The options in short, in the message of the start

chosen-seats = { $value } clans
chosen-card_counts = cards { $value }
chosen-estate_counts = { $value ->
    [one-42] one estate 42
    [one-36] one estate 36
   *[one-30] one estate 30
 }
chosen-red_area = red area from { $value }
chosen-asleep = { $value ->
    [automa] automas answer for sleepers
   *[default] sleepers pass
}
chosen-exchange = { $value ->
    [up_to_3] exchange of up to 3 cards
   *[exactly_3] exchange of exactly 3 cards
 }

## How well a seat is played

strength-drover = Drover
strength-reiver = Reiver
strength-chieftain = Chieftain
strength-drover-about = **Drover**: plays by rules of thumb; a beginner can beat it.
strength-reiver-about = **Reiver**: weighs its whole turn and raids when that pays.
strength-chieftain-about = **Chieftain**: thinks ahead for all clans; the strongest.

## Names

clan = { $clan ->
    [ardroch] Ardroch
    [balnevis] Balnevis
    [corrieglen] Corrieglen
    [dunmorag] Dunmorag
   *[erskay] Erskay
 }
named = { $name }
seat = Seat { $n }
fix-name = Name of { $seat }
hint-name = up to { $most } letters, such as Glenmore
marked = { $icon } { $seat }
token = { $colour ->
    [Y] 🟨 yellow
    [B] 🟦 blue
    [G] 🟩 green
   *[R] 🟥 red
 }
tokens = { $n } { $colour ->
    [Y] yellow
    [B] blue
    [G] green
   *[R] red
 }
no-tokens = no tokens
list = { $items }
card = a { $n }
card-piper = a { $n } + bagpiper = { $total }
card-missing = no card
pick-card = A { $n }
pick-card-piper = A { $n } + piper
pick-card-missing = No card
# In a raid: to choose cards for later rounds, too; in such a round to choose only then, or the lowest card
pick-ahead = Several cards at once
pick-ask = Ask me then
pick-lowest = My lowest, if decided by then
card-group = { $cards }
card-group-separator = { " " }·{ " " }
card-alike = { $n }
card-alike-separator = { " " }
card-count = { $n } { $card ->
    [1] { $n ->
        [one] one
       *[other] ones
    }
    [2] { $n ->
        [one] two
       *[other] twos
    }
    [3] { $n ->
        [one] three
       *[other] threes
    }
   *[other] { $n ->
        [one] four
       *[other] fours
    }
 }
no-cards = no cards

## What a seat can do

do = { $what ->
    [cattle] 🐄 Cattle 🟥
    [castle] 🏰 Castle 🟦🟦
    [abbey] ⛪ Abbey 🟩🟩🟩
    [warriors] Warrior 🟨
    [bagpipers] Bagpiper 🟦
    [no-action] No action
    [done] No more actions
    [exchange] Exchange cards
    [nothing] Neither
   *[back] Back
 }
do-monks = { $n ->
    [one] 1 monk 🟩
   *[other] { $n } monks 🟩🟩
 }
do-bard-victim = Bard 🟦: { $victim }
do-bard-one = Bard 🟦: { $victim } loses { $taken }
do-bard = Bard 🟦: { $victim }, { $what }
bard-takes = { $taken }{ $kept ->
    [Y] , keep yellow
    [B] , keep blue
    [G] , keep green
   *[none] , to the sack
 }
do-estate = Estate { $where ->
    [status] { $status }
   *[court] court { $court }
 }
do-estate-mixed = Estate { $status } + court { $court }
squares = { $each }
square-separator = { "" }
square = { $colour ->
    [Y] 🟨
    [B] 🟦
    [G] 🟩
   *[R] 🟥
 }
do-raid = Raid { $defender }
loot = { $loot ->
    [cattle] 🐄 Steal cattle
    [cattle-sack] 🐄 Cattle to the sack: no free estate
    [castle] 🏰 Remove a castle
    [abbey] ⛪ Remove an abbey
   *[nothing] Take nothing
 }
confirm = { $answer ->
    [confirm] Confirm
   *[back] Start anew
 }
offer-turn = Turn of { $seat }

# What can be said before it comes to a seat
ahead-rest = No action, no raid
ahead-act = { $what } if I can, no raid
ahead-defend = { $how ->
    [highest] Raided, I lay my highest card each time
   *[lowest] Raided, I lay my lowest card each time
 }

## Questions

ask-beginner = Who begins?
ask-tokens = Which { $n } tokens did you draw?
ask-redraw =
    Which tokens go back, if any?
    Largest following: you draw as many anew.
ask-action = { $nth ->
    [1] Which action?
   *[other] Which second action?
 }
ask-action-but = { ask-action }
    { $lacking }
ask-bard =
    What does the bard take?
    From the court of { $victim }.
ask-phase3 = Raid or exchange?
ask-phase3-but = { ask-phase3 }
    { $lacking }
# Why something can't be chosen that the tokens would pay
lacking-separator = { "\u000A" }
lacking = { $why ->
    [full] No { $what }: no free estate
    [tokens] No { $what }: { $used } of 4 tokens used
    [once] No second { $what } in a turn
    [bard] No bard after another action
    [after-bard] A bard is a turn's only action
    [last] Last clan of a round: one action
    [six] No estate: 6 are the most
    [stock] No estate is left to buy
   *[warriors] No estate: 3 warriors must stay
 }
lacking-what = { $what ->
    [cattle] cattle
    [castle] castle
    [abbey] abbey
    [warriors] warrior
    [bagpipers] bagpiper
    [estate] estate
    [bard] bard
   *[monks] monks
 }
lacking-what-separator = { " " }or{ " " }
# $then: whether the turn goes on after these steps
ask-confirm =
    You plan:
    { $steps }{ $then ->
        [goes-on] { "\u000A" }Your turn goes on after that.
       *[ends] { "" }
    }
step = • { $what }
step-discard = { $what }; discard { $cards }
step-exchange = { $what }: { $cards }
step-separator = { "\u000A" }
ask-discard =
    Which card do you discard?
    You lose a warrior.
ask-exchange = { $least ->
    [0] Exchange which cards? At most { $most }
   *[other] Exchange which { $most } cards?
 }
# The cards of a raid are counted by ordinals: a number after a card is its value
nth = { $round ->
    [1] 1st
    [2] 2nd
   *[other] 3rd
 }
ask-lay = { $side ->
    [attack] Attack: lay your { nth } card of 3
   *[defend] Defence: lay your { nth } card of 3
 }
# $round: the one that is fought; $later: the one that a card is chosen for
ask-ahead = { $side ->
    [attack] Attack
   *[defend] Defence
 }, several at once: { $later ->
    [1] 1st
    [2] 2nd
   *[other] 3rd
 } card of 3
ask-loot =
    What do you take?
    { $defender } is beaten.
ask-layback = Lay { $n } cards back

## Events

# $who: the seat, by its clan
event-clan = Seat { $n } leads { $clan }.
event-renamed = { $before } is called { $who } from now on.
event-set-up = Every clan starts with { $points } points. The sack: { $sack }.
event-begins = { $who } begins the first round.
event-drawn = { $who } draws { $tokens }.
event-kept = { $who } keeps all tokens.
event-redrawn = { $who } puts back { $back } and draws { $tokens }.
event-no-action = { $who } takes no action.
event-built = { $building ->
    [cattle] 🐄 { $who } puts cattle on a free estate.
    [castle] 🏰 { $who } builds a castle on a free estate.
   *[abbey] ⛪ { $who } builds an abbey on a free estate.
 }
event-warrior = 🟨 { $who } gains a warrior and draws a card.
event-bagpiper = 🟦 { $who } gains a bagpiper.
event-monks = { $n ->
    [one] 🟩 { $who } gains a monk.
   *[other] 🟩 { $who } gains { $n } monks.
 }
event-bard = 🎶 { $who } sends a bard to { $victim }, who loses { $taken }. { $kept ->
    [Y] Kept: 🟨 yellow.
    [B] Kept: 🟦 blue.
    [G] Kept: 🟩 green.
   *[none] Nothing is kept.
 }
event-discarded = { $who } loses a warrior and discards a card.
event-drew = { $who } gains the warrior and draws a card.
event-estate = { $paid ->
    [status] ▫️ { $who } buys an estate for { $status }.
    [court] ▫️ { $who } buys an estate for { $court } of the court.
   *[both] ▫️ { $who } buys an estate for { $status }, and { $court } of the court.
 }
event-rested = { $who } neither raids nor exchanges.
event-exchanged = { $n ->
    [0] { $who } exchanges no cards.
    [one] { $who } exchanges 1 card.
   *[other] { $who } exchanges { $n } cards.
 }
event-shuffled = The return deck is shuffled: a new pile of { $n } cards.
event-raid = ⚔️ { $who } raids { $defender }!
event-laid = { nth } card: { $who } lays it face down{ $piper ->
    [yes] , with a bagpiper.
   *[no] .
 }
event-combat = { nth } card: { $attacker } { $attack }, { $defender } { $defence }. { $winner ->
    [attacker] { $attacker } wins it.
    [defender] { $defender } wins it.
   *[nobody] A tie.
 }
event-raid-won = { $who } wins the raid, { $won } to { $lost }: { $n ->
    [one] 1 point.
   *[other] { $n } points, as there is nothing to take.
 }
event-repelled = { $who } repels the raid, { $won } to { $lost }: { $n } points. { $paid ->
    [0] { $attacker } has no point to lose.
    [one] { $attacker } loses 1 point.
   *[other] { $attacker } loses { $paid } points.
 }
event-raid-drawn = The raid is tied, { $won } to { $lost }: { $n ->
    [one] 1 point for { $who }.
   *[other] { $n } points for { $who }.
 }
event-loot-none = { $who } takes nothing from { $defender }.
event-loot-stolen = 🐄 { $who } steals cattle from { $defender }.
event-loot-removed = { $loot ->
    [cattle] 🐄 { $who } has no free estate: cattle of { $defender } goes to the sack.
    [castle] 🏰 { $who } removes a castle of { $defender }.
   *[abbey] ⛪ { $who } removes an abbey of { $defender }.
 }
event-refilled = Attacker and defender draw { $drawn } cards each and lay { $back } back.
event-green = { $points ->
    [one] { $who } shares most green ({ $n }): 1 point.
   *[other] { $who } has most green ({ $n }): { $points } points.
 }
event-green-second = { $points ->
    [one] { $who } shares second most green ({ $n }): 1 point.
   *[other] { $who } has second most green ({ $n }): { $points } points.
 }
event-red = { $who } has { $n } cattle: { $points ->
    [one] 1 point.
   *[other] { $points } points.
 }
event-red-most = { $who } has most cattle: { $points } points more.
event-blue = { $who } has { $n } blue, less { $cattle } for the most cattle of another clan: { $points ->
    [one] 1 point.
   *[other] { $points } points.
 }
event-scored = The round is scored: { $points }.
event-marker = { $who } takes “largest following”.
event-marker-kept = A tie for most yellow: { $who } keeps “largest following”.
# $seats: who ties for most yellow
event-marker-none = A tie for most yellow: nobody gets “largest following”.
event-estate-removed = An estate leaves the game face down.
event-no-estate = No estate is left in the stock, and no clan is in the red area: the game goes on.
event-estate-turned = Estate { $number } is turned up; the leader has { $points } points.
event-round = Round { $n } begins with { $seat }.
event-over = { $why ->
    [end-1] The leader has as many points as the estate's number, or more: the game is over.
    [end-3] The sack has fewer than 6 tokens: the game is over.
   *[end-5] No estate is left, and a clan is in the red area: the game is over.
 }
event-won = { $winners } wins with { $points } points.
event-shared = { $winners } share the win with { $points } points.

## What was weighed

by-green = Most green tokens
by-cattle = Most cattle
by-yellow = Most yellow tokens
by-court = Most tokens in the court
# The two below stand in the traces of games begun before values were shown beside the names.
has = { $seat }: { $n } { $colour ->
    [Y] yellow
    [B] blue
    [G] green
   *[R] cattle
 }
has-following = { $seat }: { $n } yellow (court { $court })
seat-points = { $seat } { $n }
thought-redraw = Tokens to put back
thought-action = { $nth ->
    [1] First action
   *[other] Second action
 }
thought-bard = What the bard takes
thought-discard = Card to discard
thought-phase3 = Raid or exchange
thought-exchange = Exchange
thought-attack = Raid: { $nth ->
    [1] first card
    [2] second card
   *[other] third card
 }
thought-defend = Defence: { $nth ->
    [1] first card
    [2] second card
   *[other] third card
 }
thought-loot = Loot
thought-layback = Cards to lay back
measure-reiver = expected points ahead
measure-chieftain = chance to win in % (times tried)
thumb-redraw = all yellow but one go back
thumb-action = cattle, castle, an estate if none is free (never paid with monks of the court), monks, abbey, bagpiper, warrior; never a bard
thumb-discard = the lowest card
thumb-phase3 = raids the other with most points if its best three cards add up to { $n }, else exchanges 1s and 2s
thumb-exchange = { $exact ->
    [yes] the three lowest cards
   *[no] up to three 1s and 2s
 }
thumb-lay = the highest card; a bagpiper in every defence, in an attack in the last round only
thumb-loot = cattle, else a castle, else an abbey
thumb-layback = the two lowest cards

## What a turn comes to: lines of at most 45 characters

title-turn = { $who }: { $deeds }
title-raid = { $outcome ->
    [won] { $who } beats { $defender }
    [lost] { $who } loses to { $defender }
    [drawn] { $who } ties with { $defender }
   *[open] { $who } raids { $defender }
 }
title-exchange = { $who } exchanges { $n ->
    [one] a card
   *[other] { $n } cards
 }
title-idle = { $who } does nothing
deed = { $what ->
    [cattle] cattle
    [castle] castle
    [abbey] abbey
    [warrior] warrior
    [bagpiper] bagpiper
    [monks] { $n ->
        [one] monk
       *[other] { $n } monks
    }
   *[estate] estate
 }
deed-separator = { " " }+{ " " }
deed-bard = bard to { $victim }
gist-clans = { $parts }
gist-clan = { $who }
marked-separator = { " " }·{ " " }
gist-clan-separator = { " " }·{ " " }
gist-renamed = { $before } is now { $who }
gist-set-up = Every clan begins with { $points } points
gist-begins = { $who } begins
gist-drawn = Drawn: { $tokens }
gist-kept = All tokens are kept
gist-redrawn = Put back: { $back }
gist-no-action = No action
gist-actions = { $parts }
gist-actions-parts-separator = { " " }·{ " " }
gist-built = { $building ->
    [cattle] 🐄 cattle
    [castle] 🏰 castle
   *[abbey] ⛪ abbey
 }
gist-warrior = 🟨 warrior and a card
gist-bagpiper = 🟦 bagpiper
gist-monks = { $n ->
    [one] 🟩 1 monk
   *[other] 🟩 { $n } monks
 }
gist-estate = 🏞️ estate
gist-paid = ↳ paid: { $paid ->
    [status] { $status }
    [court] { $court } of the court
   *[both] { $status }; court { $court }
 }
gist-bard = 🎶 Bard to { $victim }: { $taken }
gist-kept-token = { $kept ->
    [Y] ↳ keeps the yellow one
    [B] ↳ keeps the blue one
    [G] ↳ keeps the green one
   *[none] ↳ to the sack
 }
gist-discarded = ↳ { $who } discards a card
gist-drew = ↳ { $who } draws a card
gist-shuffled = The return deck is shuffled: pile of { $n }
gist-raid = ⚔️ Raid on { $defender }
gist-laid = { $piper ->
    [yes] { nth } card: face down with a bagpiper 🎵
   *[no] { nth } card: face down
 }
gist-combat = { nth } card: { $attacker } { $attack } { $winner ->
    [attacker] >
    [defender] <
   *[nobody] =
 } { $defender } { $defence }
gist-combats = Cards: { $parts }
gist-combat-short = { $attack } { $winner ->
    [attacker] >
    [defender] <
   *[nobody] =
 } { $defence }
gist-combat-short-separator = { " " }·{ " " }
short-card = { $n }
short-card-piper = { $n }+1
short-card-missing = 0
gist-raid-won = { raid-won-by }{ $n ->
    [one] { "" }
   *[other] , nothing to take
 }: **+{ $n }**
raid-won-by = { $who } won { $won } to { $lost }
gist-loot-none = { raid-won-by }, took nothing: **+{ $n }**
gist-loot-stolen = { raid-won-by }, took cattle: **+{ $n }**
gist-loot-removed = { raid-won-by }, { $loot ->
    [cattle] cattle to sack
    [castle] removed a castle
   *[abbey] removed an abbey
 }: **+{ $n }**
gist-repelled = { $who } won { $won } to { $lost }: **+{ $n }**{ $paid ->
    [0] { "" }
   *[other] { " " }· { $attacker } **−{ $paid }**
 }
gist-raid-drawn = The raid is tied { $won } to { $lost }: { $who } **+{ $n }**
gist-refilled = Both draw { $drawn } cards and lay { $back } back
gist-rested = Neither raid nor exchange
gist-exchanged = { $n ->
    [0] Exchanges no cards
    [one] Exchanges 1 card
   *[other] Exchanges { $n } cards
 }
gist-gains = { $source ->
    [green] 🟩 Green: { $gains }
    [red] 🟥 Cattle: { $gains }
    [blue] 🟦 Blue: { $gains }
    [all] Scored: { $gains }
   *[none] Nobody scores
 }
gain = { $icon } +{ $n }
gain-separator = { " " }
gist-marker = { $who } takes “largest following”
gist-marker-kept = { $who } keeps “largest following”
gist-marker-none = Nobody gets “largest following”
gist-estate-removed = An estate leaves the game face down
gist-no-estate = No estate is left: the game goes on
gist-estate-turned = Estate { $number } turned up, the leader has { $points }
gist-round = Round { $n } begins with { $seat }
gist-over = { $why ->
    [end-1] The estate's number is reached: game over
    [end-3] Fewer than 6 tokens in the sack: game over
   *[end-5] No estate is left: game over
 }

## The panel

panel-title = MacRobber, round { $round }
panel-footer = Round { $round } · turn { $turn } of { $seats } · red area from { $red }
panel-footer-over = Game over in round { $round }
panel-in-turn = In turn: { $seat }
panel-used = In turn: { $seat }{ $used ->
    [0] { "" }
   *[other] { " " }· { $used } of 4 tokens used
 }
panel-tokens = Tokens: { $tokens }
panel-raid = ⚔️ { $attacker } raids { $defender }: { $won } to { $lost }
panel-laid = { $piper ->
    [yes] { $attacker } has laid a card with a bagpiper
   *[no] { $attacker } has laid a card
 }
panel-raided = ⚔️ { $outcome ->
    [won] { $winner } won the raid, { $won } to { $lost }
   *[tied] The raid is tied, { $won } to { $lost }
 }
panel-may-end = The game may end after this round
panel-turned = Estates turned up: { $numbers }
panel-seen = Seen in raids: { $cards }
panel-seen-many = Seen: { $cards }
panel-winners = { $n ->
    [one] 🏆 { $winners } wins
   *[other] 🏆 { $winners } share the win
 }
panel-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }

## My hand

hand-title = Your cards, { $seat }
hand-cards = { $n ->
    [0] No cards
    [one] 1 card: { $cards }
   *[other] { $n } cards: { $cards }
 }
hand-laid = You have laid { $card }
hand-ahead = Laid ahead: { $cards }
hand-ahead-separator = { ", " }
hand-ahead-lowest = lowest if decided
hand-raid = ⚔️ You { $won } to { $lost } { $other }{ $rounds }
hand-raided = ⚔️ { $outcome ->
    [won] You won the raid, { $won } to { $lost }
    [lost] { $other } won the raid, { $lost } to { $won }
   *[tied] The raid is tied, { $won } to { $lost }
 }
hand-fought = : { $rounds }
hand-round = { $own }{ $winner ->
    [own] >
    [other] <
   *[nobody] =
 }{ $other }
hand-round-separator = { ", " }
# $ahead: how many cards more one has won than the other side, before the last one
hand-needed = { $ahead ->
    [2] The raid is won already.
    [1] A tie here is enough to win.
    [0] Win here to win the raid.
    [-1] Win here to tie the raid.
   *[other] The raid is lost already.
 }
hand-facing = { $other } laid { $laid ->
    [piper] card + piper: 2 to 5
    [nothing] no card: 0
   *[card] a card: 1 to 4
 }
hand-pipers = Pipers (+1): you { $n }, { $other } { $left }
hand-rivals = { $rivals }
rival = { $seat } { $points }: { $loot }
rival-separator = { " " }·{ " " }
rival-loot = { $what ->
    [cattle] 🐄
    [castle] 🏰
    [abbey] ⛪
   *[none] none
 }
rival-loot-separator = { "" }
hand-tokens = Your tokens: { $tokens }
hand-plan = Planned: { $steps }
planned = { $what ->
    [cattle] cattle
    [castle] castle
    [abbey] abbey
    [warriors] warrior
    [bagpipers] bagpiper
    [monks] monks
    [bard] bard
    [estate] estate
    [raid] raid
    [exchange] exchange
   *[nothing] no raid
 }
hand-back = You laid back: { $cards }
hand-down = In the return deck: { $cards }
hand-down-many = Returned: { $cards }

## The score

score-so-far = { $n ->
    [one] { $seats } leads with { $points } points
   *[other] { $seats } lead with { $points } points
 }
score-level = All are level with { $points ->
    [one] 1 point
   *[other] { $points } points
 }
score-final = { $n ->
    [one] 🏆 { $seats } wins with { $points } points
   *[other] 🏆 { $seats } share the win with { $points } points
 }
score-over = { $why ->
    [end-3] Over: under 6 tokens in the sack
   *[end-5] Over: no estate left to turn up
 }
score-over-estate = Over: { $points } points reach estate { $number }

## Refusals

bad-seats = MacRobber is for 3 to 5 clans, not { $n }.
game-is-over = The game is over.
bad-name = A name has up to { $most } letters, digits, spaces, hyphens and apostrophes, and begins with a letter or digit.
strength-name = Automas are called so.
taken-name = Another clan is called so.
not-legal-now = That isn't possible now. The table shows whose turn it is.

# Pictures

picture-line = { $what }: { $items }
picture-parts = { $parts }
picture-part = { $what }
picture-part-separator = { " " }·{ " " }
picture-none = none
picture-letter = { $colour ->
    [Y] Y
    [B] B
    [G] G
   *[R] R
 }
picture-token = { $n } { $colour ->
    [Y] yellow
    [B] blue
    [G] green
   *[R] red
 }
picture-over = Game over
picture-rounds = { $n ->
    [one] 1 round
   *[other] { $n } rounds
 }
picture-round = Round { $n }
picture-turn = turn { $turn } of { $seats }
picture-phase = { $phase ->
    [1] tokens
    [2] actions
   *[3] raid or exchange
 }
picture-points = { $n } { picture-points-unit }
picture-points-unit = { $n ->
    [one] point
   *[other] points
 }
picture-in-turn = in turn
picture-mark = { $mark ->
    [winner] winner
    [begins] begins
   *[following] largest following
 }
picture-mark-short = { $mark ->
    [winner] winner
    [begins] begins
   *[following] following
 }
picture-court = { $n } { $kind ->
    [warriors] { $n ->
        [one] warrior
       *[other] warriors
     }
    [bagpipers] { $n ->
        [one] bagpiper
       *[other] bagpipers
     }
   *[monks] { $n ->
        [one] monk
       *[other] monks
     }
 }
picture-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
 }
picture-court-title = Court and hand
picture-court-name = { $kind ->
    [warriors] warriors
    [bagpipers] bagpipers
    [monks] monks
   *[cards] cards
 }
picture-estate = { $what ->
    [cattle] cattle
    [castle] castle
    [abbey] abbey
   *[free] free
 }
# The same on a board, where there is little room
picture-estate-short = { $what ->
    [cattle] cattle
    [castle] castle
    [abbey] abbey
   *[free] free
 }
picture-estates = { picture-estate }{ $n ->
    [1] { "" }
   *[other] { " " }×{ $n }
 }
picture-all-estates = { $kinds }
picture-estates-title = Estates
picture-board = On board
picture-scored = Scored
picture-gain = { $category ->
    [green] green
    [red] cattle
   *[blue] blue
 } +{ $n }
picture-status = Tokens
picture-own-court = Your court
picture-used = { $n } of { $most } used
picture-done = { $what ->
    [cattle] cattle
    [castle] castle
    [abbey] abbey
    [warriors] warrior
    [bagpipers] bagpiper
    [monks] monks
    [bard] bard
   *[estate] estate
 } done
picture-raid-title = Raid
picture-raid = { $attacker } raids { $defender }, { $won } to { $lost }
picture-fought = { nth } card { $result ->
    [won] won
    [lost] lost
   *[drawn] tied
 } ({ $attack } to { $defence })
picture-laid = a { $card }{ $piper ->
    [yes] { " " }with piper
   *[no] { "" }
 }
picture-face-down = { nth } card: { $attacker } has laid it face down{ $piper ->
    [yes] { " " }with piper
   *[no] { "" }
 }
picture-own-laid = { nth } card: you have laid { $laid }, others see its back
picture-to-come = { nth } card to come
picture-track = Red area from { $n } points
picture-red-area = red from { $n }
picture-sack = Sack
picture-supply = Supply
picture-pile = { $pile ->
    [estates] { $n ->
        [one] 1 estate left
       *[other] { $n } estates left
     }
    [draw] { $n } to draw
   *[returned] { $n } returned
 }
picture-sign = { $kind ->
    [warriors] warriors
    [bagpipers] pipers
    [monks] monks
   *[cards] cards
 }
picture-score-final = Final score
picture-score-so-far = The score
picture-score-seat = { $seat }: { $n }
picture-category = { $category ->
    [start] Start
    [green] Green
    [red] Cattle
    [blue] Blue
   *[raid] Raids
 }
picture-winner = Winner: { picture-winner-names }
picture-winner-names = { $seats }
picture-winner-name = { $seat }
picture-course = Points after each round
picture-course-points = { $n }
picture-course-end = end
picture-hand = Your cards
picture-hand-name = Yours
picture-card = { $n }
picture-value = { $n }
picture-plan = Your plan
picture-step = { $what ->
    [cattle] cattle: 1 red
    [castle] castle: 2 blue
    [abbey] abbey: 3 green
    [warriors] warrior: 1 yellow, draw a card
    [bagpipers] bagpiper: 1 blue
    [exchange] exchange: no cards
   *[nothing] neither raid nor exchange
 }
picture-step-monks = { $n ->
    [one] monk: 1 green
   *[other] monks: { $n } green
 }
picture-step-bard = bard to { $victim }: { $taken }{ $kept ->
    [Y] , keep yellow
    [B] , keep blue
    [G] , keep green
   *[none] { "" }
 }
picture-step-estate = estate: { $status }; court { $court }
picture-step-estate-whole = estate: { $where ->
    [status] { $status }
   *[court] court { $court }
 }
picture-step-raid = raid { $defender }
picture-step-exchange = exchange: { $n ->
    [one] card
   *[other] cards
 } { $cards }
picture-step-discard = { $what }, discard a { $card }
picture-down = Returned
picture-down-cards = { $card }{ $n ->
    [1] { "" }
   *[other] { " " }×{ $n }
 }

# How the panel calls a person whose turn it isn't: who holds the seat, and whose turn it is

awaits-discard = { $holder }, { $turn } takes a warrior: press **Play**.
awaits-defend = { $holder }, { $turn } raids you: press **Play**.
awaits-layback = { $holder }, lay cards back: press **Play**.
# The same for the seat in turn, once what it has planned is known to all
awaits-own-layback = { $holder }, lay cards back: press **Play**.

# The same as a title, where nobody else is awaited

wanted-discard = { $seat }, discard a card
wanted-defend = { $seat }, defend: { nth } card of 3
wanted-layback = { $seat }, lay cards back
# The same for the seat in turn, once what it has planned is known to all
wanted-own-attack = { $seat }, attack: { nth } card of 3
wanted-own-loot = { $seat }, choose your loot
wanted-own-layback = { $seat }, lay cards back

# What an empty menu says, and the button for the answer that most people give

choose-action = Choose an action
choose-bard = Choose what the bard takes
choose-redraw = Choose tokens to put back
these-layback = The lowest: { $names }
