# The rule clauses in short, for "Why?": `rule-take-3` is what the rules' clause take.3 says, in one sentence.

rule-setup-1 = It starts with one good of each type, 1 silver, a die of its own and one castle.
rule-setup-2 = It has four places: left card, right card, reserve and duchy.
rule-setup-3 = Cards are drawn for the left place until one has a dark green item.
rule-setup-4 = Cards passed over go back into the deck, which is shuffled before the right card is drawn.
rule-setup-5 = The castle fills the top-most dark green item of the left card.
rule-setup-6 = The start castle gives no bonus; from then on it is a tile like any other.
rule-setup-7 = The automata goes last: its marker lies at the bottom of the stack on the first space.
rule-setup-8 = It ignores the effects of all yellow tiles.
rule-setup-9 = It may have the same building twice.
rule-setup-10 = It has no workers and scores no areas and no phase bonus.
rule-setup-11 = It counts as a player; 2 to 4 play, 1 to 3 of them automata.
rule-setup-12 = Its six goods are set aside before the goods of the rounds are dealt.
rule-setup-13 = Its level (easy, medium, hard) selects the points printed on the cards, for the whole game.
rule-setup-14 = The black market holds 4, 6 or 8 tiles with 2, 3 or 4 players.
rule-setup-15 = The third item of card 8 is dark green, or light green by an option.
rule-setup-16 = Some expansions can be switched on; inns, shields, border posts and vineyards can't.
rule-setup-17 = The reserve and the number of goods types have no limit.
rule-setup-18 = Each automata has its own cards, level, die, reserve, duchy, goods and silver.

rule-turn-1 = The white die is rolled at the start of every round, before anyone acts.
rule-turn-2 = White die 1-4: the left card is active; 5-6: the right card. It holds for the whole round.
rule-turn-3 = On its turn the automata rolls its own die.
rule-turn-4 = Order: tile, its bonus, box, full cards, bonus tiles, new cards, purchase.
rule-turn-5 = It takes and places one tile a turn; any other comes from a bonus or the purchase.
rule-turn-6 = No card is full at the start of a turn.

rule-take-1 = The turn's search starts in the depot of its own die, a bonus's in that of the white die.
rule-take-2 = In a depot it looks for a tile of the colour of the top-most open item.
rule-take-3 = Without such a tile it tries the next open item downwards, in the same depot.
rule-take-4 = If nothing fits in a depot it goes to the next one and starts again at the top.
rule-take-5 = The next depot is the next clockwise, after 6 comes 1; all six are searched.
rule-take-6 = Nearest depot first, then the top-most open item, then the first tile in reading order.
rule-take-7 = If several open items have the colour, the top-most of them is filled.
rule-take-8 = The tile completes the item and its placement bonus fires.

rule-reserve-1 = If no tile in the depots fits, it searches its reserve, from the top-most open item down.
rule-reserve-2 = Of the reserve's tiles that fit: the top-most open item first, then the last tile stored.
rule-reserve-3 = If nothing in the reserve fits, a face-down tile goes on the top-most open item.
rule-reserve-4 = Of several face-down tiles the last one stored is used.
rule-reserve-5 = Without one it takes the first tile of the black market, face down, into the reserve.
rule-reserve-6 = That ends the action: nothing is placed, and it costs nothing.
rule-reserve-7 = If the black market is empty too, it gets 2 silver.
rule-reserve-8 = The colour of a face-down tile is remembered.

rule-place-1 = The tile goes on the card that the search was for and completes its item.
rule-place-2 = A face-down tile gives no tile bonus.
rule-place-3 = A box fires whenever its item is filled, whatever tile fills it.
rule-place-4 = The tile's bonus and all that follows from it come before the item's box.
rule-place-5 = A full card stays until the whole chain of bonuses has ended.
rule-place-6 = A chain ends by itself: at most 7 tiles are placed in a turn.

rule-bonus-1 = Castle: take and place another tile, from the depot of the white die on.
rule-bonus-2 = That is a complete take, with the reserve and the black market if no depot has a fitting tile.
rule-bonus-3 = If the active card is full the other one is used; if both are, goods are sold instead.
rule-bonus-4 = A castle placed by a castle fires again.
rule-bonus-5 = Livestock: points for the animals of the species in the duchy and on both cards.
rule-bonus-6 = The new tile counts once, each face-up tile of the species counts; face-down tiles don't.
rule-bonus-7 = Geese count as the species with most animals, and later as any species that is placed.
rule-bonus-8 = Ship: all goods of the depot with most of them; a tie goes clockwise from the white die.
rule-bonus-9 = Ship: one step forward on the turn-order track, on top of the markers there.
rule-bonus-10 = The order of the current round doesn't change.
rule-bonus-11 = Buildings have bonuses of their own; mines and knowledge tiles have none.

rule-building-1 = Bank: 2 silver.
rule-building-2 = Boarding House: 2 points.
rule-building-3 = Watchtower: 4 points.
rule-building-4 = Warehouse: sell goods.
rule-building-5 = City Hall: place a reserve tile of the colour held most, among those that fit.
rule-building-6 = City Hall counts only colours that fit and takes the last tile stored of the colour.
rule-building-7 = The tile that City Hall places fires its bonus and box.
rule-building-8 = City Hall: if the active card is full it tries the other one, else nothing happens.
rule-building-9 = City Hall: if nothing fits the active card it tries the other one.
rule-building-10 = Carpenter, Church and Market take a tile of their colours from the depots to the reserve.
rule-building-11 = One tile: the order of colours first, then the nearest depot from the white die.
rule-building-12 = Crane: it acts as a castle and is a brown tile otherwise.
rule-building-13 = White Castle: the colour held least, from the first depot with tiles from the white die on.
rule-building-14 = White Castle: 1 silver if all depots are empty.

rule-sell-1 = Goods are sold by the Warehouse, by a box, or by a castle when both cards are full.
rule-sell-2 = It sells all goods of the type it has most of, on a tie the lowest number.
rule-sell-3 = A sale gives 1 silver, and for each good as many points as there are players.
rule-sell-4 = Without goods a sale gives nothing.
rule-sell-5 = With trade routes a sale gives 1 more point, once.

rule-complete-1 = A full card scores the printed points of the level.
rule-complete-2 = Its tiles move to the duchy.
rule-complete-3 = The duchy holds any number of tiles of a colour.
rule-complete-4 = Its face-down tiles turn up and count from now on; they give no placement bonus.
rule-complete-5 = A colour is complete at 3 gray, 4 dark green, 6 light green, blue or yellow, or 12 brown.
rule-complete-6 = Each colour once, by the duchy alone: the large bonus tile if it is left, else the small one.
rule-complete-7 = Left card full: the right one slides over. In either case a new card comes on the right.
rule-complete-8 = Both full: left is scored before right; then cards are drawn for left and right.
rule-complete-9 = If the deck is empty, the completed cards are shuffled into a new one.

rule-end-1 = With at least 2 silver at the end of its turn it buys a tile of the black market.
rule-end-2 = It prefers a colour that it doesn't have in its reserve, then reading order.
rule-end-3 = The colour least held comes first; face-down tiles have no colour.
rule-end-4 = It buys one tile a turn at most, whenever it can.

rule-score-1 = 4 points for each yellow tile on the cards or in the duchy.
rule-score-2 = Face-down tiles are not yellow.
rule-score-3 = 1 point for each unsold good.
rule-score-4 = 1 point for each silver.
rule-score-5 = 1 point for each tile in the reserve, face down or not.
rule-score-6 = 2 points for each tile on unfinished cards.
rule-score-7 = A yellow tile on an unfinished card scores as both.
rule-score-8 = Level on points, the automata wins against people.

rule-phase-1 = Five phases of five rounds are played.
rule-phase-2 = At the end of every phase: 1 silver for each mine in the duchy and face up on the cards.
rule-phase-3 = New phase: leftover tiles leave the game, goods stay, depots and market are filled again.
rule-phase-4 = Furthest on the track goes first; on one space the top of the stack first.
