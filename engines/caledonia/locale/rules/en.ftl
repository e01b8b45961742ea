## The rule clauses in short, for "Why?": `rule-trade-3` is what the rules' clause trade.3 says, in one sentence.

rule-setup-1 = A MacHina may stand in for any number of players; mostly one person plays one.
rule-setup-2 = A MacHina counts as a player for map size, boards, caps, pass money and majorities.
rule-setup-3 = The automa deck has 72 cards, and the bot holds it.
rule-setup-4 = The printed cards aren't public: two designed decks, or a group's own.
rule-setup-5 = The deck is shuffled once, face down, before anything else.
rule-setup-6 = The base set-up is done for all seats; who starts is random.
rule-setup-7 = As many Clan and Starting tile pairs are offered as there are people, and one more.
rule-setup-8 = A MacHina has no Clan tile: no power, no discount, no extra upgrade.
rule-setup-9 = Each MacHina gets a random Starting tile of those that no person took.
rule-setup-10 = It starts with exactly the money and goods on that tile.
rule-setup-11 = It has 2 merchants, 5 to hire, no shipping, plain technology and an empty box.
rule-setup-12 = All prices start at the fourth step: 4, 5, 5, 10, 10 and 11 pounds.
rule-setup-13 = The row has as many spaces as contracts are entered at the start.

rule-worker-1 = A person places for a MacHina: one worker in turn order, one in reverse order.
rule-worker-2 = Woodcutter or miner is drawn, anew for each worker.
rule-worker-3 = Then the map module is drawn.
rule-worker-4 = Of the hexes there that it can pay the cheapest land is taken, tied ones by lot.
rule-worker-5 = The hex is empty, in use, of the worker's terrain; it need not neighbour anything.
rule-worker-6 = Worker and land are paid from the starting money.
rule-worker-7 = Without a hex another module is drawn, then the other worker; else none is placed.

rule-turn-1 = People carry out what the bot announces for each MacHina.
rule-turn-2 = It draws the top card and tries the first action on it.
rule-turn-3 = An action that can't be carried out gives way to the next on the card.
rule-turn-4 = After the action the card is discarded and the next seat plays.
rule-turn-5 = One action a turn; the rewards of a contract belong to it.
rule-turn-6 = There are seven: Contract, Expand, Trade, Technology, Shipping, Merchant, Pass.
rule-turn-7 = A failed attempt changes nothing; its draws stay used, answers hold for this turn.
rule-turn-8 = A MacHina that has passed has no turn until the next round.
rule-turn-9 = A round surely ends: every action but Pass uses up something.

rule-card-1 = A card lists its actions in its own order, Pass is last.
rule-card-2 = An empty deck is made anew of the whole discard pile.
rule-card-3 = It is shuffled when a card is needed, not when the last one is drawn.
rule-card-4 = One deck and one discard pile serve all MacHinas.
rule-card-5 = Undo restores deck, discards and chance, so the same card comes again.

rule-contract-1 = It fulfils or obtains one contract, never both in a turn.
rule-contract-2 = It fulfils its own contract if it can pay it.
rule-contract-3 = Payable: enough wool, cheese, bread, whisky in stock, cows and sheep on the map.
rule-contract-4 = An own contract that it can't pay stays; the next action is tried.
rule-contract-5 = With an empty box it obtains one, if the row has one and it can pay the fee.
rule-contract-6 = By round it gets 5, nothing, pays 5, 10, 15.
rule-contract-7 = It takes one that it could pay now, else any, by lot.
rule-contract-8 = With the option off, contracts with meat never count as payable when it chooses.
rule-contract-9 = The tile leaves the row; its space stays empty until the next preparation.
rule-contract-10 = In order: goods, slaughter, tile, money, import pounds, upgrades, free hex.
rule-contract-11 = Import markers bring £1 for each marked space reached or passed.
rule-contract-12 = A bonus upgrade is the first legal one in the card's order; technology costs £5.
rule-contract-13 = If none is legal a merchant comes back from the market, else it is lost.
rule-contract-14 = A free hex is one Expand at once with free land; what is impossible is lost.
rule-contract-15 = One contract in the box, all goods at once, no part delivery.

rule-meat-1 = Each kind of meat is handled by itself, beef before mutton.
rule-meat-2 = An animal separates if taking it alone splits a settlement in two or more.
rule-meat-3 = With more separating animals than needed, lots decide among those.
rule-meat-4 = Otherwise all separating animals are slaughtered.
rule-meat-5 = What is still missing is drawn from the other animals of that type.
rule-meat-6 = The test is made once for each type, just before its slaughter.
rule-meat-7 = If all are needed all go; else the table tells how many separate, lots say which.
rule-meat-8 = Slaughtered animals return to the player board and can be placed again.

rule-expand-1 = It places one unit from its player board on the map.
rule-expand-2 = It needs a unit that it can pay, land included.
rule-expand-3 = The type is drawn of those whose cost and £1 of land it has.
rule-expand-4 = Eight types with 4 units each; the option lets workers be 8 of either.
rule-expand-5 = With the fall-back: n lochs, n - 1, ..., 1, then across a river, then any hex.
rule-expand-6 = A loch or river counts only with the shipping for it and a unit next to one.
rule-expand-7 = At n lochs: the shortest water route from any own unit crosses exactly n.
rule-expand-8 = Of the hexes that it can pay the one with the lowest land cost, tied ones by lot.
rule-expand-9 = With the fall-back a nearer tier is used only if the farther has no hex.
rule-expand-10 = Without a hex another type is drawn; when none is left, the next action.
rule-expand-11 = By default only the tier of its shipping level counts, else another type is drawn.
rule-expand-12 = Valid: empty, in use, right terrain, neighbouring or in shipping reach.
rule-expand-13 = It pays the unit and the printed land cost.
rule-expand-14 = By default it declines the neighbourhood bonus and the building bonus.
rule-expand-15 = As an option it buys what it wants of neighbours, at the discount.
rule-expand-16 = As an option its 4th factory brings one of three drawn contracts.
rule-expand-17 = Ports are never used; as an option each reached brings £10 once.
rule-expand-18 = One drawn number settles tied hexes: it says which in reading order.
rule-expand-19 = "None" for a terrain answers later questions of the turn up to that cost.

rule-trade-1 = It buys or sells one kind of good.
rule-trade-2 = It needs an available merchant.
rule-trade-3 = Four branches in order; the first with a candidate decides.
rule-trade-4 = The price at the start counts for all; then it moves a step for each unit.
rule-trade-5 = Its merchants lie on that good until the next preparation.
rule-trade-6 = A good with own merchants on the other side is no candidate.
rule-trade-7 = First it sells wool or processed goods to spare, for the greatest return.
rule-trade-8 = Second it buys what its contract lacks, the cheapest that it can pay.
rule-trade-9 = Third it sells milk or grain that its factories can't process.
rule-trade-10 = Fourth it buys milk or grain that its factories lack.
rule-trade-11 = As many as merchants and need allow, never fewer to fit the money.
rule-trade-12 = Meat is never bought; milk and grain are never required.
rule-trade-13 = A merchant for each unit, no limit of supply, no trade between seats.

rule-technology-1 = It upgrades the income of woodcutters or of miners.
rule-technology-2 = It needs a plain tile and pays £10.
rule-technology-3 = With one upgraded it takes the other.
rule-technology-4 = Else that of the workers of which more are deployed, equal ones by lot.
rule-technology-5 = No worker is needed; it pays from the next production on.

rule-shipping-1 = It raises shipping one step: river, then 1- to 4-loch.
rule-shipping-2 = Below 4-loch, for £4.

rule-merchant-1 = It hires one merchant.
rule-merchant-2 = It can have up to 7, for £4 each.
rule-merchant-3 = The new one can be used from its next turn on.

rule-pass-1 = It passes only when nothing else on the card is possible.
rule-pass-2 = Its order marker takes the leftmost free place.
rule-pass-3 = It gets the money of that place at once, in every round.

rule-produce-1 = Worker money, then basic goods, then processing.
rule-produce-2 = £4 for a woodcutter, £6 for a miner, £2 more each when upgraded.
rule-produce-3 = 1 wool a sheep, 1 milk a cow, 2 grain a field.
rule-produce-4 = Each factory processes one good in a phase.
rule-produce-5 = Cheese that its contract needs is made first, whatever the prices.
rule-produce-6 = More cheese is made if it is worth more than milk.
rule-produce-7 = Next comes bread that its contract needs.
rule-produce-8 = More bread is made if it is worth more than grain and whisky; an option keeps grain for a whisky contract.
rule-produce-9 = Last comes whisky that its contract needs.
rule-produce-10 = More whisky is made if it is worth more than grain.
rule-produce-11 = Equal prices leave the basic good as it is.
rule-produce-12 = Production moves no price and uses no merchant.
rule-produce-13 = Bread runs before whisky; an option keeps grain for a whisky contract.

rule-round-1 = Five rounds: preparation, actions, production, scoring.
rule-round-2 = Preparation: fill up the row, merchants come home, pass marks go.
rule-round-3 = Who passed first in a round plays first in the next.
rule-round-4 = Prices, money, goods, contracts, deck and discards carry over.

rule-score-1 = A MacHina scores as a player; what only the map shows is entered.
rule-score-2 = The round's tile is scored after production.
rule-score-3 = Glory, goods, processed ones double, a point per £10, hops, imports, majorities.
rule-score-4 = The least imported good is worth 5, the middle 4, the most imported 3.
rule-score-5 = Majorities of contracts and settlements; tied seats share, rounded down.
