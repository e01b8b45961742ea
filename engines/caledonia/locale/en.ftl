### Clans of Caledonia, Clan MacHina. Short lines: a phone shows about 35 characters in one.

## Between which numbers arguments of events are: a scenario can name no others as never told.

# $round: 1 to 5

game-name = Caledonia
game-about = Clans of Caledonia: Clan MacHinas
game-help =
    You play your clan by the usual rules. Each **MacHina** plays from cards; the bot keeps its books, and for all the prices, the row of contracts and the order. Your hands do what the message says; where only the map can tell it asks for one number.
    • **You tell:** what moves the market or the row, by **My turn** or in one line: `sold 2 whisky; took 24`. All else not.
    • A contract is its number, or what stands on it: `took 2 bread 1 wool`. `price cheese +3` is a port tile that moves a price, `refill 9 44` are contracts that come to the row.
    • A line ends your turn; `; more` behind it leaves it open. With nothing to tell: **Done**. With `pass` or its button you leave the round.
    • **Reading order** counts tied hexes row by row, each row from the left; all of module A first, then B, C, D.
    • A MacHina's turn that the table can't carry out: **Not possible**, it then tries its next action.
    • **It ends when** the fifth round is over: the bot then asks for imports, contracts and settlements.
    • **A tie:** most money left over wins.

## The options of /automa start caledonia

name-players = players
name-deck_profile = deck_profile
name-order = order
name-shipping_fallback = shipping_fallback
name-meat_counts = meat_counts
name-neighbourhood = neighbourhood
name-factory_bonus = factory_bonus
name-ports = ports
name-reserve_grain = reserve_grain
name-worker_split = worker_split
name-pass_money = pass_money
option-automas = How many Clan MacHinas
option-players = How many people play
option-deck_profile = Automa cards (the printed ones aren't public)
option-deck_profile-actions = Designed, weighted: Expand, Contract first
option-deck_profile-actions_uniform = Designed, even: each action equally often
option-deck_profile-own = Your own, see /automa deck
option-order = Turn order at the start
option-order-people = People, then MacHinas
option-order-machinas = MacHinas, then people
option-order-drawn = The bot draws it
option-order-asked = You tell it
option-shipping_fallback = No hex at its shipping distance: try nearer ones
option-meat_counts = Contracts with meat count as payable
option-neighbourhood = Its neighbourhood bonus
option-neighbourhood-decline = Declined
option-neighbourhood-take = It buys what it wants
option-factory_bonus = Bonus for a 4th factory
option-factory_bonus-decline = Declined
option-factory_bonus-take = It takes a contract
option-ports = Its ports
option-ports-never = Never used
option-ports-ten = £10 each
option-reserve_grain = Grain is kept for whisky it owes
option-worker_split = Its 8 workers
option-worker_split-4_and_4 = 4 woodcutters and 4 miners
option-worker_split-shared8 = Up to 8 of either
option-pass_money = What passing pays
option-pass_money-printed = £16, 14, 12, 10
option-pass_money-asked = You tell it

chosen-automas = { $value ->
    [1] 1 MacHina
   *[other] { $value } MacHinas
 }
chosen-players = { $value ->
    [1] 1 person
   *[other] { $value } people
 }
chosen-deck_profile = { $value ->
    [own] own deck
    [actions] weighted deck
   *[actions_uniform] even deck
 }
chosen-order = { $value ->
    [machinas] MacHinas first
    [drawn] drawn order
    [asked] own order
   *[people] people first
 }
chosen-shipping_fallback = { $value ->
    [yes] fall-back
   *[no] no fall-back
 }
chosen-meat_counts = { $value ->
    [yes] meat counts
   *[no] no meat
 }
chosen-neighbourhood = { $value ->
    [take] neighbours
   *[decline] no neighbours
 }
chosen-factory_bonus = { $value ->
    [take] 4th factory
   *[decline] no 4th factory
 }
chosen-ports = { $value ->
    [ten] ports £10
   *[never] no ports
 }
chosen-reserve_grain = { $value ->
    [yes] grain kept
   *[no] no grain kept
 }
chosen-worker_split = { $value ->
    [shared8] 8 workers
   *[other] 4 + 4 workers
 }
chosen-pass_money = { $value ->
    [asked] own pass money
   *[printed] pass money
 }

## What people may type in a line

typed-sold = sold
typed-bought = bought
typed-took = took
typed-price = price
typed-refill = refill
typed-passed = passed, pass
typed-done = done
typed-more = more
typed-veto = veto
typed-wool = wool
typed-milk = milk
typed-grain = grain
typed-cheese = cheese
typed-bread = bread
typed-whisky = whisky
typed-beef = beef
typed-mutton = mutton
typed-cotton = cotton
typed-tobacco = tobacco
typed-free_hex = free_hex, free hex, free hexes
typed-bonus_upgrade = bonus_upgrade, bonus upgrade, bonus upgrades, upgrade, upgrades
typed-money = money
typed-hops = hops, hop
typed-sugar_cane = sugar_cane, sugar cane, sugar
typed-for = for
typed-later = later
typed-unknown = unknown
typed-none = none
typed-both = both
typed-woodcutter = woodcutter
typed-miner = miner
typed-river = river
typed-yes = yes
typed-no = no
typed-player = player

## The same as people read it: the first of the words

as-typed = { $word ->
    [sold] sold
    [bought] bought
    [took] took
    [price] price
    [refill] refill
    [passed] passed
    [done] done
    [more] more
    [veto] veto
    [wool] wool
    [milk] milk
    [grain] grain
    [cheese] cheese
    [bread] bread
    [whisky] whisky
    [beef] beef
    [mutton] mutton
    [cotton] cotton
    [tobacco] tobacco
    [free_hex] free_hex
    [bonus_upgrade] bonus_upgrade
    [money] money
    [hops] hops
    [sugar_cane] sugar_cane
    [woodcutter] woodcutter
    [miner] miner
    [both] both
    [none] none
    [river] river
    [yes] yes
    [no] no
    [unknown] unknown
   *[other] { $word }
 }

## What stands in for people in a simulation

stand-in-nobody = people do nothing; cheapest land £1 to £4, no hex in 12 of 100 questions.
stand-in-usual = of 100 turns people trade in 35, take contracts in 12, pass in 12; the map as for nobody.

## Names

seat-machina = MacHina { $n }
seat-person = Player { $n }
seat-marked = { $icon } { $seat }
seat-short = { $icon } { $n }
in-order-separator = { " " }›{ " " }
in-order = { $seat }
nothing = none
no-contract = none
nobody = none
action = { $action ->
    [C] Contract
    [E] Expand
    [T] Trade
    [H] Technology
    [S] Shipping
    [M] Merchant
   *[P] Pass
 }
card = card { $card }
machina-deck = the automa deck
good = { $good ->
    [wool] wool
    [milk] milk
    [grain] grain
    [cheese] cheese
    [bread] bread
   *[whisky] whisky
 }
amount = { $good ->
    [money] £{ $n }
    [hops] { $n ->
        [one] 1 hop
       *[other] { $n } hops
     }
    [free_hex] { $n ->
        [one] free hex
       *[other] { $n } free hexes
     }
    [bonus_upgrade] { $n ->
        [one] 1 upgrade
       *[other] { $n } upgrades
     }
    [sugar_cane] { $n } sugar
    [wool] { $n } wool
    [milk] { $n } milk
    [grain] { $n } grain
    [cheese] { $n } cheese
    [bread] { $n } bread
    [whisky] { $n } whisky
    [beef] { $n } beef
    [mutton] { $n } mutton
    [cotton] { $n } cotton
   *[tobacco] { $n } tobacco
 }
unit = { $unit ->
    [sheep] sheep
    [cow] cow
    [field] grain field
    [cheese_dairy] cheese dairy
    [bakery] bakery
    [distillery] distillery
    [woodcutter] woodcutter
   *[miner] miner
 }
animals = { $animal ->
    [sheep] sheep
   *[cow] { $n ->
        [one] cow
       *[other] cows
     }
 }
shipping = { $level ->
    [0] none
    [1] river
    [2] 1-loch
    [3] 2-loch
    [4] 3-loch
   *[5] 4-loch
 }
contract = { $contract }: { $needs }
need-separator = { " " }
need = { amount }
contract-needs = { $needs }
contract-number-separator = { " " }
contract-number = { $contract }
contract-in-full = { $contract }: { $needs } → { $gives }
tier = { $tier ->
    [any] any in reach
    [river] over a river
    [1] over exactly 1 loch
   *[other] over exactly { $tier } lochs
 }
module = module { $module }
area = { $side ->
    [buying] buy side of { $good }
   *[selling] sell side of { $good }
 }
place = no. { $place }
land = £{ $n }
picks = { $low }–{ $high } tied, reading order: no. { $picks }
tile-number = tile { $tile }
tile = tile { $tile }: { $tile ->
    [KS] 2 per unit on land of £5 or £6
    [1] 1 per basic good
    [2] 3 per 2 processed goods
    [3] 1 per animal and factory, 2 per field
    [4] 2 per worker
    [5] 3 per 2 border units
    [6] 1 per import
    [7] 2 per meat symbol
   *[8] 1 per upgrade and hired merchant
 }
import-value = { $good ->
    [cotton] cotton { $n }
    [tobacco] tobacco { $n }
   *[sugar_cane] sugar cane { $n }
 }
category = { $category ->
    [glory] glory
    [basic] basic goods
    [processed] processed
    [money] money
    [hops] hops
    [imports] imports
    [contracts] contracts
   *[settlements] settlements
 }
number = { $n }

## What comes next, and reports

offer-begin = The table is set up
offer-worker = { $seat }: first worker
turn-hint-placed = Place one worker, then press the button.
turn-hint-alone = Only you play on: tell all, then **Pass**.
line-ends-turn = At its end, `; more` tells a line late: it ends no turn.
offer-placed = { $seat } placed a worker
offer-turn = { $seat }'s turn
offer-done = Done
offer-pass = Pass (£{ $money })
offer-round = Round { $round } ends: production
offer-end = Production, then the end
offer-veto = Not possible: { $action }
report-trade = { $side ->
    [sell] Sold
   *[buy] Bought
 } { $what }
report-take = Took { $contract }: { $needs } → { $gives }
report-price = { $way ->
    [up] Price of { $good } up { $steps }
   *[down] Price of { $good } down { $steps }
 }
group-trade = { $side ->
    [sell] { $size ->
        [few] Sold
       *[many] Sold 5 or more
     }
   *[buy] { $size ->
        [few] Bought
       *[many] Bought 5 or more
     }
 }
group-take = Took a contract
group-price = Price moved by a port

## Questions

ask-card = Which card was drawn?
ask-first-seat = Who starts?
ask-seat = Who is no. { $place } in turn order?
ask-pass-money = What do the { $n } places pay?
    In pounds, the first place first.
ask-start = What is on { $seat }'s Starting tile?
    Money, then goods: 55 wool 2
ask-row = Which contracts lie face up?
    Usually { $n }. Typed: 4 wool, 2 bread 1 wool
tiles-later = Later
ask-tiles = Which scoring tile does round { $round } have?
    Typed: 1-8 or KS, also all in order, or ?
ask-tile = Which scoring tile does round { $round } have?
ask-refill = Which contracts are new in the row?
    Up to { $n }. Typed: 4 wool, 2 bread 1 wool
ask-worker = Which first worker?
ask-module = Which module?
ask-worker-hex = Cheapest empty { $unit ->
    [woodcutter] forest
   *[miner] mountain
 } hex in module { $module }?
ask-hex-number = Number for tied hexes
ask-with-picks = { $what }
    { $picks }
ask-cost = Cheapest empty hex { $tier ->
    [any] in reach
    [river] over a river
    [one] over 1 loch
   *[other] over { $tier } lochs
 }: { $unit }?
no-hex = none up to £{ $limit }
ask-tier = { $unit }: first with a hex up to £{ $limit }?
    Try them from the top.
ask-near = Is a unit of { $seat } next to a { $water ->
    [loch] loch
   *[river] river
 }?
near-yes = yes
near-no = no
ask-type = Which unit?
ask-split = { $unit }: how many of { $n } would split?
    Alone off the map, it leaves 2 settlements.
ask-animal = Which animal?
ask-import = Import markers: how many pounds?
    1 for each marked space reached or passed.
ask-technology = Which technology tile?
ask-merchant = Which merchant comes back?
ask-contract = Which contract?
ask-trade = Which good?
ask-port = How many ports were newly reached?
ask-neigh = Goods of other clans next to it?
    Only those that it wants, no river between.
ask-neighbourhood = Which good?
ask-three = Which { $n } contracts were drawn?
    Typed: 4 wool, 2 bread 1 wool, 3 beef
ask-units-there = { $seat }: units { $tile ->
    [KS] on land of cost 5 or 6
   *[other] on the border of the map
 }?
ask-final = The end: what does everybody have?
ask-imports = Cotton, tobacco, sugar cane
    { $seats }: all their imports.
ask-contracts = Fulfilled contracts
    { $n ->
        [one] Of { $seats } only.
       *[other] { $seats }, in this order.
    }
ask-settlements = Settlements of everybody
    { $seats }, in this order.

## Why not

why-money = needs £{ $need }, has £{ $has }
why-merchants = needs 1 merchant, has 0 (all { $hired } are on the market)
why-deals = { $deals }
why-blocked = own merchants lie on the other side of { $good }
why-dear = { $deal } needs £{ $need }, has £{ $has }
why-no-deal = 0 goods to sell or buy
why-technology = 2 of 2 tiles are upgraded
why-shipping = it is at 4-loch already, step 5 of 5
why-hired = { $has } of 7 merchants are hired
why-no-contract = 0 contracts in the row
why-lack = contract { $contract } lacks { $lack }
why-no-unit = 0 units left on the player board
why-units = the cheapest unit needs £{ $need }, has £{ $has }
why-no-hex = no hex that it can pay for { $units }

## What happened: in full, for "Why?"

event-deck = The deck has { $n ->
    [one] 1 card
   *[other] { $n } cards
 }: { $profile ->
    [own] your own.
    [actions] designed (weighted), not the printed ones.
   *[actions_uniform] designed (even), not the printed ones.
 }
event-order = Turn order: { $seats }.
event-pass-money = The places pay £{ $pounds }.
# $n $kinds: goods on the tile, and how many kinds of them
event-received = It starts with £{ $money }. Goods: { $goods }.
# $n: how many
event-row = { $n ->
    [one] 1 contract lies
   *[other] { $n } contracts lie
 } face up: { $contracts }.
event-tiles = Scoring tiles of the rounds: { $tiles }.
event-worker-type = It wants to place a { $unit }.
# $tie: the number drawn
event-worker = It places a { $unit } in module { $module }, lowest land cost £{ $land }. { $picks }. { $more }. It pays £{ $paid } and has £{ $left }.
event-no-worker = It can't place this worker.
event-worker-too-dear = A { $unit } is too dear: it has £{ $money }.
event-no-worker-hex = No hex up to £{ $limit } for a { $unit } in module { $module }.
event-worker-done = { $who } has placed a worker.
event-card = It draws { $card }: { $actions }.
event-reshuffled = The deck was empty: { $n ->
    [one] 1 discarded card is
   *[other] { $n } discarded cards are
 } shuffled.
event-skipped = { $action } isn't possible: { $why }.
event-vetoed = { $action } can't be carried out on the table{ $reason ->
    [none] { "" }
   *[other] : { $reason }
 }. It is taken back.
event-passed = It passes: place { $place } of the next round, £{ $money }. It has £{ $left }.
event-technology = It upgrades the technology of its { $unit }s for £{ $paid }. It has £{ $left }.
event-shipping = It raises shipping to { $level } for £{ $paid }. It has £{ $left }.
event-hired = It hires a merchant for £{ $paid }: { $n } hired, available: { $free }. It has £{ $left }.
event-retrieved = No upgrade is possible: a merchant comes back from the { $area }. { $free } available.
event-upgrade-lost = No upgrade is possible and no merchant is out: the upgrade is lost.
event-ports = { $n ->
    [one] 1 port
   *[other] { $n } ports
 } reached: £{ $money }. It has £{ $left }.
# $side: buying
event-neighbour-bought = It buys { $n } { $good } of a neighbour at £{ $price }, £{ $total } in all. The price is £{ $now } now, step { $step } of 10. It has £{ $left }, merchants available: { $free }.
# $fee: pounds paid; below 0 received
event-factory-bonus = For its 4th factory of a kind it takes { $contract }. It has £{ $left }.
event-traded = It { $side ->
    [selling] sells
   *[buying] buys
 } { $n } { $good } at £{ $price }, £{ $total } in all. The price is £{ $now } now, step { $step } of 10. It has £{ $left }, merchants available: { $free }.
event-hex-lost = The free hex is lost: { $why }.
event-type = It wants to place a { $unit }; land may cost up to £{ $limit }.
event-no-hex = { $way ->
    [known] Nor a hex for a { $unit }: its land is the same, and there was none up to £{ $limit }.
   *[asked] No hex up to £{ $limit } for a { $unit }.
 }
# $tie: the number drawn
event-placed = It places a { $unit }, { $tier }, lowest land cost £{ $land }. { $picks }. { $more }. It pays £{ $paid } and has £{ $left }.
# $way: received or paid
# $number: the contract
event-obtained = It takes { $contract } and { $way ->
    [received] receives
   *[paid] pays
 } £{ $fee }. It has £{ $left }.
event-delivered = It delivers { $contract }. Goods out of its stock: { $goods }.
# $money: pounds at once
event-fulfilled = Contract { $contract } is fulfilled and gives { $gives }. It has £{ $left }.
# $n: imports on the tile
event-imported = The import markers bring £{ $money }. It has £{ $left }.
# $way: all, splitting, some-splitting, others, both
# $split: how many of those that separate
# $rest: how many don't separate
event-slaughtered = { $n } { $unit } slaughtered{ $way ->
    [all] , all that there were.
    [splitting] { $of ->
        [one] : the one that splits its settlement.
       *[other] : the { $of } that split their settlements.
     }
    [some-splitting] : of the { $of } that split no. { $splitting } in reading order.
    [others] , no. { $others } in reading order; none splits.
   *[both] { $of ->
        [one] : the one that splits its settlement
       *[other] : the { $of } that split their settlements
     }, of the other { $rest } no. { $others } in reading order.
 } { $left } left.
# $n: goods
event-produced = Production: £{ $money }, goods: { $goods }. It has £{ $left }.
# $n: units in all
event-converted = { $raw } becomes { $into }: { $contract } for its contract, { $rest } more ({ $into } £{ $price }, { $other } £{ $against }). { $left } { $raw } left.
event-round = Round { $round } begins. Order: { $seats }.
event-refilled = { $n } new in the row: { $contracts }.
# $number: the round's number, for the short line
event-glory = Glory +{ $glory } by { $tile }. It has { $total }.
event-imports = Imports are worth: { $values }.
event-points = { category }: { $points }.
event-final = It ends with { $points ->
    [one] 1 point
   *[other] { $points } points
 }, and £{ $money } left over.
event-reported-trade = { $side ->
    [sell] Sold
   *[buy] Bought
 } { $n } { $good }: the price is £{ $now } now, step { $step } of 10.
event-reported-price = The price of { $good } is £{ $now } now, step { $step } of 10.
# $number: the contract
event-reported-take = Contract { $contract } was taken.
event-person-done = { $who } is done.
event-person-passed = { $who } passes: place { $place } of the next round, £{ $money }.
event-fixed = { $field }: { $after } (was { $before }).

## What a move comes to: titles and short lines

title-seat = { $seat } { $told }
title-turn = { $seat }'s turn
title-trades = { $side ->
    [selling] sells
   *[buying] buys
 } { $n } { $good }
title-expands = expands: { $unit }
title-worker = places a { $unit }
title-takes = takes a contract
title-fulfils = fulfils a contract
title-technology = upgrades a tile
title-ships = ships: { $level }
title-hires = hires a merchant
title-passes = passes, place { $place }
title-no-worker = can't place a worker
title-round = Round { $round }
title-end = The end
title-done = { $who } is done
title-person-passes = { $who } passes
title-reported = { $side ->
    [sell] Sold
   *[buy] Bought
 } { $n } { $good }
title-took = Took contract { $number }
title-price = { $good } at £{ $now }
title-told = { $told }
gist-merchants = { $n ->
    [one] 1 merchant
   *[other] { $n } merchants
 } to the { $side ->
    [selling] sell
   *[buying] buy
 } side of { $good }
gist-marker = Price marker of { $good }: step { $step } (£{ $now })
gist-traded-money = { $side ->
    [selling] Gets
   *[buying] Pays
 } £{ $total } ({ $n } × £{ $price }), has £{ $left }
gist-neighbour = Neighbourhood bonus: buys { $n } { $good }
gist-hex = { $unit } → £{ $land } hex, { $tier }
gist-worker-hex = { $unit } → £{ $land } hex, module { $module }
gist-ties = { $picks }
gist-paid = Pays £{ $paid }, has £{ $left }
gist-obtained = Take { $contract }
gist-fee = { $way ->
    [received] Gets
   *[paid] Pays
 } £{ $fee }, has £{ $left }
gist-delivered = Turn over { $contract }
gist-slaughtered = Take { $n } { $unit } off the map
gist-animals = { $way ->
    [all] All there are
    [some-splitting] Splitting, reading order: no. { $splitting }
    [others] In reading order: no. { $others }
   *[other] { $of ->
        [one] The one that splits
       *[other] The { $of } that split
     }
 }
gist-others = Others, reading order: no. { $others }
gist-gives = Gives { $gives }
gist-imported = Import markers: £{ $money }
gist-tile = Turn its { $unit } tile over
gist-marker-shipping = Shipping marker to { $level }
gist-hired = { $n } hired, { $free } available
gist-retrieved = Back from the { $area }
gist-upgrade-lost = The upgrade is lost
gist-hex-lost = The free hex is lost
gist-order-marker = Order marker to place { $place }
gist-pass-money = Gets £{ $money }, has £{ $left }
gist-ports = { $n ->
    [one] 1 port
   *[other] { $n } ports
 }: £{ $money }
gist-produced = { $n ->
    [0] £{ $money }
   *[other] { $money ->
        [0] { $goods }
       *[other] £{ $money }, { $goods }
     }
 }
gist-converted = { $n } { $raw } → { $n } { $into }
gist-glory = { $number }, glory +{ $glory }, has { $total }
gist-row-order = Order: { $seats }
gist-refilled = { $n ->
    [one] 1 new contract
   *[other] { $n } new contracts
 }
gist-now = { $good }: £{ $now }, step { $step }
gist-received = £{ $money }{ $kinds ->
    [0] { "" }
    [1] , { $goods }
    [2] , { $goods }
   *[other] , { $n } goods
 }
gist-no-worker-hex = { $unit }: none in { $module } up to £{ $limit }
gist-no-worker = No hex that it can pay
gist-vetoed = Taken back: { $action }
gist-imports = Imports: { $values }
gist-final = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
gist-deck = { $n ->
    [one] 1 card
   *[other] { $n } cards
 }{ $profile ->
    [own] , your own
   *[other] , designed, not the printed ones
 }
gist-row = { $n ->
    [one] 1 contract lies
   *[other] { $n } contracts lie
 } face up
gist-fixed = { $before } → { $after }
gist-type = It wants a { $unit }
gist-told = { $what } ({ $now })
gist-place = Place { $place }, £{ $money }
gist-of = { $who }: { $what }
piece-skipped = { $action }
gist-skipped = Skipped: { $parts }

## Criteria of the funnels

by-payable = payable now
by-free-side = no own merchants on the other side
by-pays = can pay for it
by-returns = greatest return
by-costs = least cost
by-deployed = more deployed workers

## Panel and score

panel-title = Clan MacHina · { $profile ->
    [own] own deck
    [actions] designed deck, weighted
   *[actions_uniform] designed deck, even
 }
order-line = Order: { $seats }
panel-next = Next: { $seat }
panel-set-up = The table is being set up
panel-round-done = All have passed
good-price-separator = { " " }·{ " " }
good-price = { $good } £{ $n }
panel-prices = { $prices }
panel-row = Row: { $row }{ $room ->
    [0] { "" }
   *[other] { " " }({ $room } empty)
 }
panel-seat-name = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
 }
panel-seat = £{ $money }, { $goods ->
    [one] 1 good
   *[other] { $goods } goods
 }, { $units ->
    [one] 1 unit
   *[other] { $units } units
 }
    { $free } of { $hired } merchants free
    Contract: { $box }
panel-footer = Round { $round } of { $rounds }{ $tile ->
    [unknown] { "" }
   *[other] , tile { $tile }
 } · { $profile ->
    [own] own deck
   *[other] designed deck
 }
panel-footer-start = Set-up · { $profile ->
    [own] own deck
   *[other] designed deck
 }
panel-footer-setup = First workers · { $profile ->
    [own] own deck
   *[other] designed deck
 }
panel-footer-over = The end · { $profile ->
    [own] own deck
   *[other] designed deck
 }
set-up-base = Set up the base game for { $n } seats
set-up-pairs = Offer { $n } Clan and Starting tile pairs
set-up-tiles = Draw { $n ->
    [one] MacHina
   *[other] each MacHina
 } an unused Starting tile
set-up-merchants = { $n ->
    [one] It
   *[other] Each
 } has no Clan and 2 merchants
set-up-tell = No first workers yet: they come next
score-title = { $when ->
    [final] { $seats }: { $points ->
        [one] 1 point
       *[other] { $points } points
     }
   *[now] So far { $points ->
        [one] 1 point
       *[other] { $points } points
     }: { $seats }
 }
score-sure = Imports at 3, without majorities
tie = Tied: most money left over wins
tie-money = { $seat }: £{ $money } left over
tie-compare = Compare yours: £ beyond full tens

## Corrections

fix-round = Round
fix-turn = Whose turn it is
fix-order = Turn order of this round
fix-passed = Who has passed, by place
fix-row = Contracts in the row
fix-row-size = Spaces of the row
fix-tiles = Scoring tiles of the rounds
fix-discard = Discarded automa cards
fix-step = Price step of { $good }
fix-pass-money = Money of the places
fix-option = { $option }
fix-own-money = Money of { $seat }
fix-own-glory = Glory of { $seat }
fix-own-box = Contract in the box of { $seat }
fix-own-fulfilled = Fulfilled contracts of { $seat }
fix-own-hired = Hired merchants of { $seat }
fix-own-buying = Merchants of { $seat } on buy sides
fix-own-selling = Merchants of { $seat } on sell sides
fix-own-technology = Upgraded technology of { $seat }
fix-own-shipping = Shipping of { $seat }
fix-own-ports = Ports taken by { $seat }
fix-own-loch = { $seat } is next to a loch
fix-own-river = { $seat } is next to a river
fix-own-good = { $seat }: { $good }
fix-own-unit = { $seat }: { $unit } on the map
hint-round = 1 to 5
hint-seat = a seat that hasn't passed, such as MacHina 1
hint-seats = all seats in order, such as p1 a1
hint-places = a seat or - for each place, such as a1 -
hint-contracts = numbers of contracts, such as 2 12 24, or -
hint-contract = the number of a contract, or -
hint-size = as many as contracts lie there, to 10
hint-tiles = five of 1-8 and KS, ? if unknown
hint-cards = ids of cards, such as MH01 MH05, or -
hint-step = 1 (cheapest) to 10
hint-number = a whole number
hint-hired = 2 to 7, as many as are on the market
hint-merchants = goods and numbers, such as cheese 2, or -
hint-technology = woodcutter, miner, both, or -
hint-shipping = none, river, 1-loch, 2-loch, 3-loch or 4-loch
hint-ports = 0 to 4
hint-near = yes, no or unknown
hint-units = 0 to as many as there are
hint-money = pounds for each place, such as 16 14
hint-choice = one of: { $choices }

## What is refused

game-is-over = The game is over. Undo takes the final scoring back.
too-many-seats = Up to 4 seats: { $machinas } MacHinas and { $people } people are too many.
no-own-deck = This server has no deck of its own yet. /automa deck takes one in.
nothing-to-veto = No turn was just announced that could be taken back.
not-a-persons-turn = It isn't a person's turn.
bad-number-typed = “{ $typed }” should be a whole number from { $low } to { $high }.
bad-import = { $what } in all? MacHinas alone have { $low }.
bad-pairs = After “{ $typed }” something is missing: goods and numbers go in pairs, such as 2 wool.
bad-good = There is no “{ $typed }”. It is one of: { $goods }.
bad-good-twice = “{ $typed }” stands there twice.
bad-count-typed = { $n ->
    [one] One number is
   *[other] { $n } numbers are
 } wanted, and { $got } typed.
bad-tile-count = { $n } tiles are wanted, ? for one that isn't known, and { $got } typed.
bad-tile-many = { $n ->
    [one] 1 tile is
   *[other] Up to { $n } tiles are
 } wanted, and { $got } typed.
bad-tile = There is no scoring tile “{ $typed }”. They are { $tiles }.
bad-tile-twice = Tile { $typed } stands there twice.
bad-trade = Write one good with 1 to { $most } units, such as sold 2 whisky.
bad-steps-typed = “{ $typed }” should be +1 to +{ $most } or -1 to -{ $most }.
bad-price = Write a good and 1 to { $most } steps, such as price wool +2.
bad-take = Write which contract, such as took 24, or what it needs.
bad-not-in-row = Contract “{ $typed }” isn't in the row. There are: { $row }.
bad-not-in-row-typed-separator = { " " }
bad-which-contract = Which one? { $row }.
bad-which-contract-separator = { "\u000A" }
bad-many-contracts = { $n } contracts have that. Type all that it needs.
bad-no-contract = No contract has “{ $typed }”.
bad-no-contract-typed-separator = { " " }
bad-contract = There is no contract { $typed }. They are 1 to { $most }.
bad-contract-twice = Contract { $contract } is named twice.
bad-contract-lies = Contract { $contract } lies { $where } already.
lies-in-row = in the row
lies-in-box = in the box of { $seat }
lies-in-pile = among the fulfilled ones of { $seat }
bad-room = { $n ->
    [0] The row has no empty space.
    [one] The row has 1 empty space: { $got } contracts were typed.
   *[other] The row has { $n } empty spaces: { $got } contracts were typed.
 }
bad-row-size = { $n ->
    [one] The row has 1 space
   *[other] The row has { $n } spaces
 }: { $got } contracts were typed.
bad-taken-twice = Contract { $contract } is named twice in your line.
bad-undivided = Before “{ $verb }” a ; is wanted, such as sold 2 wool; sold 1 milk.
bad-places = One place at most, such as passed 2.
bad-place = Place “{ $typed }” can't be taken. Free: { $free }.
no-round-yet = Reports begin with round 1.
bad-more = “more” stands after a report, such as sold 2 wool; more.
bad-report = A part begins with one of these: { $verbs }.
bad-after-end = Nothing can follow after “{ $verb }”.
bad-done-alone = Only you play on in this round: tell what you do, then type passed or press Pass.
bad-end = “{ $verb }” stands alone.
bad-seat = “{ $typed }” can't be next. It is one of: { $seats }.
bad-turn-in-setup = Before round 1 the turn order says who is next: correct that.
bad-turn-all-passed = Everybody has passed. Correct who has passed, then it is somebody's turn.
bad-seats = Write each seat once: { $seats }.
bad-passes = Write { $n } places, each with a seat or -; seats are { $seats }.
bad-in-setup = Nobody passes before round 1.
bad-discard = Each of the { $n } cards can be there once, by its id.
bad-choice = “{ $typed }” isn't one of: { $choices }.
bad-split = More than 4 workers of a type are on the map already.
bad-box = The box holds one contract.
bad-merchant-count = { $n ->
    [one] 1 merchant
   *[other] { $n } merchants
 } can be there, and { $got } typed.
bad-both-sides = Merchants lie on the other side of { $good } already.
bad-card = A card is its number and letters, such as 1 CETSHM.
bad-card-number = “{ $typed }” is no number of a card. Cards have numbers from 1 to { $most }.
bad-card-missing = The field “{ $field }” is missing.
bad-card-field = “{ $field }” is no field of a card: it has id and actions.
bad-card-actions = Card { $card } has no list of actions, such as ["Contract", "Expand"].
bad-card-action = Card { $card }: “{ $typed }” is no action: Contract, Expand, Trade, Technology, Shipping, Merchant.
bad-card-letter = Card { $card }, letter { $place }: “{ $letter }” is none of C, E, T, H, S, M, P.
bad-card-twice = Card { $card }, letter { $place }: { $letter } stands there twice.
bad-card-pass = Card { $card }, letter { $place }: P comes last.
bad-card-empty = Card { $card } has no action beside Pass.

## Pictures

picture-row = Row
picture-more = and { $n } more
picture-no-contract = no contract lies there
picture-step = { $good }: £{ $n }, step { $step } of 10
picture-books = { $seat }: £{ $money }, { $points ->
    [one] 1 point
   *[other] { $points } points
 } so far
picture-line = { $what }: { $items }
picture-goods = Goods
picture-units = On map
picture-upgrades = Levels
picture-merchants = Market
picture-unit = { $unit ->
    [sheep] sheep
    [cow] cow
    [field] field
    [cheese_dairy] dairy
    [bakery] bakery
    [distillery] distillery
    [woodcutter] woodcutter
   *[miner] miner
 } { $n }/{ $most }
picture-glory = glory { $n }
picture-shipping = shipping { $level }
picture-technology = { $n ->
    [0] tiles: none
    [2] tiles: both
   *[other] tiles: { $unit ->
        [woodcutter] wood
       *[other] miner
     }
 }
picture-free = { $n } of { $hired } merchants free
picture-side = { $side ->
    [selling] on sell sides: { $goods }
   *[buying] on buy sides: { $goods }
 }
picture-reading-order = Reading order:
picture-reading-rows = row by row
picture-reading = Reading order: row by row, module A to D
picture-own-box = Contract { $contract }
picture-no-box = none
picture-done = { $n } fulfilled
picture-money = £{ $n }
picture-points = { $n ->
    [one] 1 point
   *[other] { $n } points
 }
picture-score-final = Final score
picture-score-so-far = Points so far
picture-score-seat = { $seat } { $n }
picture-prices = Prices at the start of each round
picture-end = end
picture-now = now
