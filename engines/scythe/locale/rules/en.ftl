# The rule clauses in short, for "Why?": `rule-move-7` is what the rules' clause move.7 says, in one sentence.

rule-setup-1 = There are 19 Automa cards, 4 star cards and 8 reference cards.
rule-setup-2 = People play by the normal rules, as against another person.
rule-setup-3 = It has no recruits, structures, upgrades, objectives or player mat.
rule-setup-4 = Its popularity is 10 all game.
rule-setup-5 = It produces no resources, owns none and pays no costs.
rule-setup-6 = It uses no tunnels, no faction ability and no mech abilities.
rule-setup-7 = Board and cards are as for 2 players, with 3 Factory cards.
rule-setup-8 = Its faction is chosen freely; far from people's bases for a first game.
rule-setup-9 = Power and combat cards are those of its mat; nobody looks at the cards.
rule-setup-10 = It gets 5 coins.
rule-setup-11 = A worker starts on each hex beside its base, the character on the base.
rule-setup-12 = 4 mechs, 6 stars and the other 6 workers lie on its faction mat.
rule-setup-13 = A star card sets the level; its cube begins on space I.
rule-setup-14 = The 19 cards are shuffled with plan I on top; there are two discard piles.
rule-setup-15 = With Invaders from Afar four cards have other plans.
rule-setup-16 = There is one Factory card more than players; each Automa has its own cards.

rule-turn-1 = A person begins; people and Automas take turns until a sixth star is placed.
rule-turn-2 = A turn follows one card, drawn face up onto the main discard pile.
rule-turn-3 = An Autometta skips the whole turn of a card with the skip mark.
rule-turn-4 = A skipped card does nothing at all, but is the last main card.
rule-turn-5 = The order is: Move action, gains, recruit bonus, star tracker.
rule-turn-6 = What is gained in a turn can't have moved in it.
rule-turn-7 = Anybody's sixth star ends the game at once; the rest isn't done.
rule-turn-8 = The star for a combat is placed as the last step of that combat.
rule-turn-9 = Turns go clockwise as the seats were entered; the first person begins.

rule-card-1 = Plan I is active first, plan II after the first star of the track.
rule-card-2 = The star in the middle moves the tracker, a crossed one doesn't.
rule-card-3 = Combat table and resources hold whatever plan is active.
rule-card-4 = If the deck is empty, all 19 cards are shuffled before the draw.
rule-card-5 = The card in play keeps steering the turn after such a reshuffle.

rule-move-1 = The symbols are tried from left to right.
rule-move-2 = After a valid one no other is tried; with none there is no Move action.
rule-move-3 = Staying where the unit is can be the Move action.
rule-move-4 = A symbol in brackets counts for the faction named there only.
rule-move-5 = Attacks are Move actions.
rule-move-6 = Select a unit, list the valid hexes, pick it up, choose where, place it.
rule-move-7 = It selects the unit nearest to its home base; level: reading order.
rule-move-8 = Hexes that stay level: nearest to the Factory, then reading order.
rule-move-9 = On the base the distance is 0, else it is counted to the base's disc.
rule-move-10 = Distances are plain hexes: rivers, lakes and tunnels don't matter.
rule-move-11 = A mech comes before the character where both are level.
rule-move-12 = Without a unit of the kind the symbol isn't valid.
rule-move-13 = If no hex is left to choose, the next symbol is tried.
rule-move-14 = A unit can go to any hex in the hood of any of its Automa's units.
rule-move-15 = The home base is never a destination.

rule-hood-1 = A hood is a unit's hex and those that it reaches with one step.
rule-hood-2 = Units on a home base have no hood.
rule-hood-3 = An Automa's home base has a hood: the two hexes beside it.
rule-hood-4 = Until water is free, its units reach land without a river between.
rule-hood-5 = Tunnels never help an Automa.
rule-hood-6 = A person's combat unit reaches land without a river between.
rule-hood-7 = With Riverwalk it also crosses rivers as its faction can.
rule-hood-8 = From a tunnel it reaches every other tunnel.
rule-hood-9 = Lakes and other links count once the table has reported them.

rule-worker-1 = The symbol selects a worker.
rule-worker-2 = It may go where no enemy and no other of its workers is.
rule-worker-3 = Its own mechs and character don't block a worker.
rule-worker-4 = Not near the enemy, in most hoods, nearest to the Factory, reading order.
rule-worker-5 = The worker that has been picked up isn't counted.
rule-worker-6 = Near the enemy means near an enemy combat unit.
rule-worker-7 = Units on the base don't count among most units.
rule-worker-8 = With all hexes near the enemy there is nowhere to go.

rule-unit-1 = The symbol selects a mech, or the character.
rule-unit-2 = It may go where no enemy and no other unit of its Automa is.
rule-unit-3 = A unit that shares its hex can't stay there.
rule-unit-4 = Nearest to an enemy combat unit, then to the Factory, then reading order.
rule-unit-5 = Enemies on their bases count only if none is on the board.

rule-encounter-1 = The symbol selects the character.
rule-encounter-2 = It goes to an encounter, or to the Factory for a first Factory card.
rule-encounter-3 = The hood of the home base doesn't count here.
rule-encounter-4 = No enemy and no own mech there, nearest to the Factory, reading order.
rule-encounter-5 = Where the character ends a move on a token, the token goes.
rule-encounter-6 = Ending a turn on the Factory it gets its one Factory card.
rule-encounter-7 = After an attack only if it won; mechs and workers take nothing.
rule-encounter-8 = A person's character takes the token on which its move ends; a line corrects it.

rule-attack-1 = It attacks only with at least the power that the symbol names.
rule-attack-2 = The symbol selects any combat unit.
rule-attack-3 = It goes where an enemy combat unit is.
rule-attack-4 = Fewest enemy combat units, nearest to the Factory, reading order.
rule-attack-5 = Or where enemy workers are alone; no power is needed.
rule-attack-6 = Most resources, nearest to the Factory, reading order.
rule-attack-7 = The resources go, the workers return home; no combat, no star.

rule-gain-1 = Every symbol of the second row is done, from left to right.
rule-gain-2 = A worker comes from the mat to the home base.
rule-gain-3 = The character comes back first, else a mech, onto the home base.
rule-gain-4 = It gains coins, and combat cards face down.
rule-gain-5 = It gains power, at most 16.

rule-recruit-1 = The third row shows a recruit bonus, after the two others.
rule-recruit-2 = People gain it whose ongoing bonus of that kind is active.
rule-recruit-3 = The Automa never gains from it.
rule-recruit-4 = With several people it is for those beside the Automa.

rule-star-1 = Last of all the cube moves on, unless the star is crossed.
rule-star-2 = The first spaces of the star card have the water mark.
rule-star-3 = On these, its units enter no lake and cross no river.
rule-star-4 = From the turn after it has left them, water is free.
rule-star-5 = Where the cube reaches a star, a star is placed.
rule-star-6 = At the first such star all cards are shuffled and plan II begins.
rule-star-7 = It places at most two stars for combats.
rule-star-8 = The first time that it reaches 16 power it places a star.
rule-star-9 = Stars for combat and power don't bring plan II.
rule-star-10 = There are no other stars for it.
rule-star-11 = The cube's space is the number of stars in the main discard pile.

rule-combat-1 = Normal combat rules hold where nothing else is said.
rule-combat-2 = Lone workers go home; the person loses 1 popularity for each.
rule-combat-3 = People fix their power and cards first, and tell what abilities take.
rule-combat-4 = Then an Automa card is drawn; only its combat table counts.
rule-combat-5 = It spends the power of its column, or all it has if that is less.
rule-combat-6 = And as many combat cards as the card shows, or all it has.
rule-combat-7 = The higher total wins; a tie is the attacker's.
rule-combat-8 = A beaten Automa's combat units go to its mat, its workers home.
rule-combat-9 = A beaten person's units there all go to the home base.
rule-combat-10 = The loser draws a combat card after revealing at least 1 power.
rule-combat-11 = A person who wins gets a star as usual; as attacker −1 popularity per worker.
rule-combat-12 = 4 cards play no combat card, 9 play 1, 5 play 2 and 1 plays 3.
rule-combat-13 = Combat cards are printed ones, or the bot draws them in secret.

rule-resources-1 = A winning attacker finds as many resources as the last main card says.
rule-resources-2 = On a lake, a village or the Factory there are none.
rule-resources-3 = For several hexes of a turn the card is the same.
rule-resources-4 = The last main card is remembered through any reshuffle.
rule-resources-5 = Where an Automa's unit comes, all resources are removed.
rule-resources-6 = Where it defends and wins, what the attacker brought stays.

rule-score-1 = Its coins, 4 for each star, 3 for each hex.
rule-score-2 = A hex counts with a unit on it, the Factory as 3, the base not.
rule-score-3 = Nothing for resources or structures.
rule-score-4 = People score as usual; at most 6 resources of a hex count.
rule-score-5 = Most coins win; what would break a tie is shown side by side.

rule-level-1 = There are four levels; the distance of the bases matters too.
rule-level-2 = Water never stops an Ultimaszyna.
rule-level-3 = It carries out all valid Move actions, one after the other.
rule-level-4 = Token and Factory card are taken as soon as the character enters.
rule-level-5 = Its combat units that lose go home, not to the mat.
rule-level-6 = A card that gives coins gives 1 more, and so with power.
rule-level-7 = That is one more per card, not per symbol.

rule-variant-1 = Turns can be skipped at other levels, too.
rule-variant-2 = It can gain 1 or 2 coins more or fewer each time.
rule-variant-3 = It can gain 1 or 2 power more or less each time.
rule-variant-4 = Both change the sum of a card once, if there is any.
rule-variant-5 = Before a move a combat card is flipped: 4 or 5 ends the row.
rule-variant-6 = Before a unit is placed, too: with 4 or 5 it stays on the mat.
rule-variant-7 = All Move actions of a row can be carried out at any level.

rule-multi-1 = Any mix of people and Automas up to five is an experiment.
rule-multi-2 = Each Automa has its own cards and stars; all others are enemies.
rule-multi-3 = Between two Automas each draws a card, the attacker first.
