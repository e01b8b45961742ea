# The rule clauses in short, for "Why?": `rule-filter-3` is what the rules' clause filter.3 says, in one sentence.

rule-setup-1 = AutoMartin plays against one person, or as a further player beside several.
rule-setup-2 = There are 2 to 4 seats: 1 to 3 AutoMartins and 1 to 3 people.
rule-setup-3 = AutoMartin has no hand and is dealt no cards.
rule-setup-4 = It has one face-up building stack.
rule-setup-5 = It starts with as many coins as each player.
rule-setup-6 = The coins at the start are an option: 5 by default.
rule-setup-7 = It starts with the players' poverty and with no prestige.
rule-setup-8 = The poverty at the start is an option: none by default, 5 in the first edition.
rule-setup-9 = The automa deck is shuffled and lies beside its area.
rule-setup-10 = A level plays with its own automa cards and those of all lower levels.
rule-setup-11 = The level is an option: I by default.
rule-setup-12 = The deck is an option: the recorded one, the designed one, or a group's own.
rule-setup-13 = The players choose who goes first; AutoMartin may well be last.
rule-setup-14 = The first seat is an option: by default the first person, AutoMartin last.
rule-setup-15 = The city deck is section A on B on C; every person gets 6 cards.
rule-setup-16 = City, Westminster and Southwark & Bermondsey lie face up; the other boroughs are a deck.
rule-setup-17 = Its turn is to be quicker than a person's: only what decides is asked.
rule-setup-18 = Several AutoMartins share deck, discard pile and level; all else is each one's own.

rule-card-1 = An automa card has a level, resources, a filter and an action.
rule-card-2 = Resources are coins and poverty, each 0 or more.
rule-card-3 = The filter is a list of lines, perhaps empty, perhaps with the words Crucial Cards.
rule-card-4 = Only some automa cards have an action.
rule-card-5 = Crucial: Underground, Train Stations, Omnibus, both Prisons, Whitehall, Hospital.
rule-card-6 = The printed Milton is Millbank Prison.
rule-card-7 = A number that is missing on a card counts 0.
rule-card-8 = The first edition's numbers are a suggestion; the group's confirmed line wins and is kept.
rule-card-9 = A filter begins with the development board, the boroughs or the city deck.

rule-turn-1 = The top automa card is flipped onto the discard pile and lies there while it is resolved.
rule-turn-2 = Order: resources, then draw by the filter and resolve, then the action.
rule-turn-3 = If the automa deck is empty when a card must be flipped, the discard pile is shuffled first.
rule-turn-4 = That shuffle includes the card in play.
rule-turn-5 = The automa card replaces the whole turn: no free card, no building, no hand limit.
rule-turn-6 = It never runs its city: a card's icons work once, when it is gained.

rule-resource-1 = The printed resources come from the supply.
rule-resource-2 = They come before anything else, so they can pay for what is drawn.
rule-resource-3 = An option adds to the coins of every automa card; the result is at least 0.

rule-draw-1 = The lines are applied in printed order, each to the result of the line before.
rule-draw-2 = As soon as one candidate is left it is drawn; later lines are not read.
rule-draw-3 = As soon as a line leaves none, no card is drawn.
rule-draw-4 = An empty filter draws nothing.
rule-draw-5 = Whatever was drawn or not, the action is performed.
rule-draw-6 = A card is drawn whether or not it can be paid.
rule-draw-7 = The drawn card is resolved at once.
rule-draw-8 = If several are left when the lines are used up, the first is taken.
rule-draw-9 = What couldn't be paid is no candidate again while the same automa card is resolved.

rule-filter-1 = Development board: all cards on the board in board order; if there is none, stop.
rule-filter-2 = Boroughs: those that lie face up; the next lines apply until one is left.
rule-filter-3 = Coins: the highest net coins stay, coins gained less all costs.
rule-filter-4 = Poverty: the lowest net poverty stays.
rule-filter-5 = Poverty in the activation cost area of a city card counts.
rule-filter-6 = So does poverty in the running cost of a borough.
rule-filter-7 = First or last: that one of the candidates stays.
rule-filter-8 = Board order is by places: the top row from left to right, then the bottom row.
rule-filter-9 = City deck: forget the lines before and draw the top city card.
rule-filter-10 = It is never reached after a line that left nothing.
rule-filter-11 = After other lines it is reached only with two or more left.
rule-filter-12 = With an empty city deck no card is drawn.
rule-filter-13 = A card without coins or poverty has the value 0, which competes with all others.
rule-filter-14 = Only printed numbers count; income by text is 0, the crucial bonus is no criterion.
rule-filter-15 = Values aren't cut to what AutoMartin owns: three poverty less is three less.
rule-filter-16 = Boroughs are in the order of slots 1 to 3.
rule-filter-17 = A board filter, for example: most coins, then least poverty, then the first in board order.
rule-filter-18 = A borough filter, for example: least poverty, then most coins, then the first slot.
rule-filter-19 = Prestige: the highest printed prestige stays, now and at the end together.

rule-crucial-1 = Only a card with the words Crucial Cards takes them, after resources, before the filter.
rule-crucial-2 = Crucial cards on the board when the step starts are taken in board order.
rule-crucial-3 = Each is fully resolved before the next is taken.
rule-crucial-4 = One that has left meanwhile is passed over, one that moved is taken where it lies.
rule-crucial-5 = One that can't be paid goes back to the board and brings no bonus.
rule-crucial-6 = The filter then works on the board as it lies.
rule-crucial-7 = Each crucial card gained gives 5 prestige at once.
rule-crucial-8 = That holds however it was gained.
rule-crucial-9 = One put aside or refused gives no bonus.

rule-pay-1 = The full cost of a drawn card is paid to the supply.
rule-pay-2 = A city card costs its building cost and its activation cost, nothing else.
rule-pay-3 = A borough costs its price and the running cost of its ability, nothing else.
rule-pay-4 = No card of the same colour is given for building.
rule-pay-5 = An activation cost that is a card is ignored.
rule-pay-6 = The cost must be there before any reward: what a card gains never helps to pay it.
rule-pay-7 = A city card that can't be paid goes to the board; no other is drawn instead.
rule-pay-8 = It has left its old place, so it goes to the first free one.
rule-pay-9 = A borough that can't be paid goes under its deck, then the top one fills its slot.
rule-pay-10 = With an empty borough deck it so comes back to its slot.
rule-pay-11 = The card counts as drawn all the same.
rule-pay-12 = Costs are paid even where the card does nothing for AutoMartin.
rule-pay-13 = Poverty as a cost is simply taken; only coins decide whether a card can be paid.

rule-resolve-1 = A paid city card goes onto the one stack, a paid borough into AutoMartin's area.
rule-resolve-2 = A bought borough's slot is refilled at once, before its icons.
rule-resolve-3 = Then all icons are resolved from top to bottom.
rule-resolve-4 = City cards drawn, prestige, costs, coins and poverty work.
rule-resolve-5 = All other icons and all text are ignored.
rule-resolve-6 = Coins and poverty come from the supply; poverty never falls below 0.
rule-resolve-7 = City cards are drawn one by one, each completely before the next.
rule-resolve-8 = Draws stop when the city deck is empty.
rule-resolve-9 = Gains are resolved in the order typed; the first edition's lines have draws last.
rule-resolve-10 = A borough's icons work once, when it is bought; its text never does.
rule-resolve-11 = Paupers cost nothing and do nothing; poverty printed on the group's card is taken.
rule-resolve-12 = One-shot cards go onto the stack; only a printed draw icon works.
rule-resolve-13 = Prestige at the end is kept, and every card of the stack counts.

rule-action-1 = A city card aside: the top one goes to the board, not resolved.
rule-action-2 = Skip the next card: it goes to the discard pile, none of it resolved.
rule-action-3 = It is flipped at once; an empty deck is shuffled first.
rule-action-4 = Another card: one more automa card is flipped and resolved.
rule-action-5 = That is a whole card, with its own action.
rule-action-6 = That works a limited number of times a turn, 5 by default.
rule-action-7 = With an empty city deck nothing is put aside.

rule-loan-1 = AutoMartin never takes loans.
rule-loan-2 = If it lacks the coins for another player, the supply pays instead.
rule-loan-3 = The supply then pays the whole amount, and AutoMartin keeps its coins.
rule-loan-4 = By an option it pays what it has and the supply the rest.
rule-loan-5 = With enough coins it pays all of it itself.
rule-loan-6 = What it owes the supply and can't pay lapses.
rule-loan-7 = Other effects of rivals reach it like any player.

rule-board-1 = The board has two rows of 3, 4 or 5 places for 2, 3 or 4 seats.
rule-board-2 = AutoMartin counts as a seat: alone against it there are 3 columns.
rule-board-3 = A card put down takes the first free place in board order; a place left empty is a gap.
rule-board-4 = If no place is free, one row leaves the game and the other moves into its place.
rule-board-5 = Which row leaves is an option: by default the one that was filled first.
rule-board-6 = Three boroughs lie face up; a bought one is replaced at once in its slot.

rule-end-1 = When the last city card has left its deck, the end begins.
rule-end-2 = The seat in turn finishes its turn; then every other seat has one last turn.
rule-end-3 = If that is AutoMartin it finishes its automa cards and gets no further turn.
rule-end-4 = If it is a person, AutoMartin has one last turn.
rule-end-5 = By an option the round is only played to its end.

rule-score-1 = AutoMartin scores like a player; the crucial bonus was taken during the game.
rule-score-2 = Total: prestige, prestige at the end of all its cards, coins, less what poverty costs.
rule-score-3 = Coins are divided by an option's number, 3 by default, and rounded down.
rule-score-4 = All give back as much poverty as the lowest holder has; the rest is looked up.
rule-score-5 = The poverty table is an option: by default the first edition's.
rule-score-6 = The highest total wins; then least poverty, then most boroughs; else it is shared.
