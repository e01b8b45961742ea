# The rule clauses in short, for "Why?": `rule-take-3` is what the rules' clause take.3 says, in one sentence.

rule-setup-1 = 3 to 5 players.
rule-setup-2 = Any seat is held by a person or an automa; rules and known facts are the same for both.
rule-setup-3 = 67 cards of values 1 to 4, 25 estates, and 86 tokens: 29 yellow, 27 blue, 20 green, 10 red.
rule-setup-4 = How many cards of each value there are is a setting: the printed counts weren't found.
rule-setup-5 = Estates bear numbers from 30 to 42 on the reverse.
rule-setup-6 = How many estates of each number there are is a setting: the printed counts weren't found.
rule-setup-7 = Every player takes a clan board of his choice and its coat of arms.
rule-setup-8 = A board shows the court for warriors, bagpipers and monks, 2 estates, and room for 4 more.
rule-setup-9 = Start: 4 warriors, 2 bagpipers, 1 cattle on one of the 2 estates.
rule-setup-10 = Scores start at 2, 5 or 8 with 3, 4 or 5 players.
rule-setup-11 = The estates are mixed and laid in the centre, numbers down.
rule-setup-12 = Out of the game: with 4 clans 4 yellow and 2 blue tokens, with 3 clans 8 and 4, with 5 none.
rule-setup-13 = All other tokens go into the sack: 53, 52 or 51 with 3, 4 or 5 clans.
rule-setup-14 = The cards are mixed, each player gets 4 hidden hand cards, the rest is the face-down draw pile (55, 51, 47).
rule-setup-15 = One player gets "player begins".
rule-setup-16 = The player who begins is drawn at random.
rule-setup-17 = At the start nobody owns "largest following".
rule-setup-18 = The clans are dealt; whoever leads one may give it another name between turns. Nothing else depends on it.

rule-round-1 = Rounds go clockwise from the beginner; every player has one turn a round.
rule-round-2 = Turn: phase 1 take tokens, phase 2 actions, phase 3 raid or exchange; then the next player.
rule-round-3 = After the last turn of a round: scoring, then change of the beginner.
rule-round-4 = The last player of a round is the right neighbour of the beginner.
rule-round-5 = When the points are marked, one estate is taken face down from the common stock and leaves the game.
rule-round-6 = If a clan has reached the red area in this round, that estate is turned up.
rule-round-7 = If the game goes on, "player begins" passes to the left neighbour, who begins the next round.
rule-round-8 = The first square of the red area is a setting: 30 unless chosen otherwise.
rule-round-9 = The red area is looked at once, after the scoring; points held in between do not count.
rule-round-10 = Aim: the most victory points, by estates, castles, cattle, court and raids.

rule-token-1 = Phase 1: the player in turn takes 6 tokens from the sack as his status.
rule-token-2 = The owner of "largest following" may then put any number of them back and draw as many.
rule-token-3 = Once a turn, before any action; back first, mixed, then drawn.
rule-token-4 = At most 4 of the 6 are used in the turn.
rule-token-5 = Used tokens go to a free own estate, the own court or the sack, as the action says.
rule-token-6 = Unused tokens go back to the sack after the actions.
rule-token-7 = Spent tokens go to the sack when their action is done, unused ones at the end of phase 2.
rule-token-8 = Nothing is lost: boards, status and sack always add up to all tokens in the game.

rule-action-1 = Phase 2: one or two actions, as the status allows.
rule-action-2 = No action is repeated in a turn.
rule-action-3 = The bard is the only action of his turn.
rule-action-4 = The last player of a round may execute one action only.
rule-action-5 = That one may be the bard.
rule-action-6 = No action at all is allowed too.
rule-action-7 = Free order; the second action sees the result of the first.
rule-action-8 = The tokens come from the status; only the estate may be paid otherwise.
rule-action-9 = An estate holds either 1 cattle or 1 castle or 1 abbey; free = holds nothing.
rule-action-10 = An action that cannot be carried out in full may not be chosen.
rule-action-11 = Only the bard and a successful raid change another player's board (his own bagpipers spent in defence apart).

rule-cattle-1 = 1 red onto a free own estate.
rule-cattle-2 = Not possible without a free estate.

rule-castle-1 = 2 blue onto one free own estate.
rule-castle-2 = Not possible without a free estate.

rule-abbey-1 = 3 green onto one free own estate.
rule-abbey-2 = Not possible without a free estate.

rule-warrior-1 = 1 yellow into the own court.
rule-warrior-2 = Exactly 1 an action.
rule-warrior-3 = Any number may stand there, at least 3 must remain at all times.
rule-warrior-4 = Hand size = number of warriors: one card for each.
rule-warrior-5 = When the number of warriors changes, the hand follows at once.
rule-warrior-6 = Gained: draw 1. Lost: the loser discards 1 of his choice, face down, to the return deck.
rule-warrior-7 = So everybody can always raid and defend (3 cards).

rule-piper-1 = 1 blue into the own court, any number may stand there.
rule-piper-2 = Exactly 1 an action.
rule-piper-3 = Bagpipers raise the strength in raids.

rule-monk-1 = 1 or 2 green into the own court; any number may stand there.
rule-monk-2 = 1 or 2, it is one action.

rule-bard-1 = 1 blue of the status goes back to the sack.
rule-bard-2 = The player takes up to 2 tokens of his choice, of different colours, from the court of one other player.
rule-bard-3 = He takes 1 or 2: none would be the same as no action.
rule-bard-4 = A single token goes to the sack.
rule-bard-5 = Of two, at least one goes to the sack, the other onto its space in the own court.
rule-bard-6 = Both may go to the sack.
rule-bard-7 = The victim must keep 3 warriors: yellow only from a court with 4 or more.
rule-bard-8 = Nothing on estates can be taken, so never a red token.
rule-bard-9 = Yellow taken: first the victim discards, then, if it is kept, the bard's owner draws.

rule-estate-1 = 1 yellow and 1 red, or 1 yellow and 2 green, go back to the sack.
rule-estate-2 = Unlike all other actions it may be paid in full or in part from the own court.
rule-estate-3 = Tokens on estates can never pay.
rule-estate-4 = Court tokens don't count toward the 4 that may be used; any mix is allowed.
rule-estate-5 = Red is never in a court, so it comes from the status.
rule-estate-6 = Yellow from the court only with 4 or more warriors; the hand shrinks at once.
rule-estate-7 = The player takes an estate from the central stock and lays it on an empty space of his board.
rule-estate-8 = At most 4 are acquired, 6 estates in all.
rule-estate-9 = It may be filled in the same turn.
rule-estate-10 = Its number stays hidden, also from its owner.
rule-estate-11 = Not possible when the stock is empty.

rule-raid-1 = Phase 3: the player may raid one other player, who must defend himself.
rule-raid-2 = One raid a turn; a player already raided in this round may be raided again.
rule-raid-3 = A raid has 3 rounds of combat.
rule-raid-4 = All 3 are fought, even when it is decided.
rule-raid-5 = If a hand ever had fewer than 3 cards, a missing card counts 0.

rule-combat-1 = The attacker lays one hand card face down.
rule-combat-2 = He may at once lay one bagpiper of his court on it: +1; never more than one a card.
rule-combat-3 = Then the defender lays one card, likewise with or without one bagpiper of his court.
rule-combat-4 = A laid bagpiper is seen at once, a laid card only when both lie.
rule-combat-5 = Both are turned up; the higher total wins the round, equal totals are a drawn round.
rule-combat-6 = Laid bagpipers go to the sack, laid cards to the return deck.
rule-combat-7 = Both after each round, so a bagpiper serves only once.

rule-result-1 = Who wins most of the three rounds wins the raid.
rule-result-2 = Most rounds won wins the raid; equal is a draw; 1 won and 2 drawn is a win.
rule-result-3 = The attacker wins: 1 point, and he may remove a castle or an abbey or steal one cattle.
rule-result-4 = At most one of these; none is allowed.
rule-result-5 = Stolen cattle goes onto a free own estate; with none free, to the sack.
rule-result-6 = The 2 blue of a castle or 3 green of an abbey go to the sack.
rule-result-7 = If the defender has neither cattle nor castle nor abbey, the attacker receives 2 points.
rule-result-8 = 2 instead of 1, not 3.
rule-result-9 = Defender wins: he receives 2 points, the attacker loses 1.
rule-result-10 = No score falls below 0.
rule-result-11 = Draw: the attacker receives 1 point, the defender none, nothing is taken.
rule-result-12 = Order: points, loot, refill.

rule-refill-1 = Both players draw 5 cards and lay any 2 back to the return deck.
rule-refill-2 = After every raid, not only a drawn one; so hand = warriors again.
rule-refill-3 = Any 2 of the whole hand.
rule-refill-4 = The attacker draws 5, then the defender, then both lay back; laid-back cards join no shuffle of these draws.
rule-refill-5 = Draw pile empty: the return deck is shuffled into a new pile, in the middle of any draw too.

rule-exchange-1 = Who does not raid may throw 3 hand cards and draw as many.
rule-exchange-2 = 0 to 3 cards.
rule-exchange-3 = Up to 3 cards, or by a setting exactly 3 or none.
rule-exchange-4 = First thrown, then drawn.
rule-exchange-5 = Neither raid nor exchange is allowed too.

rule-score-1 = Single tokens on the boards are counted: court and estates (castle 2 blue, abbey 3 green).
rule-score-2 = Yellow gives no points, only the marker.
rule-score-3 = Green: the one with most receives 3, the one with second most 2.
rule-score-4 = Several with most: 1 each, nobody with fewer receives any.
rule-score-5 = One with most, several second: 3, and 1 for each second.
rule-score-6 = At least 1 green to score; one with most 3, one next 2; several with most or next: 1 each.
rule-score-7 = Red: 1 point for each cattle.
rule-score-8 = The one with most red receives 2 more; several with most: nobody.
rule-score-9 = Red counts only on estates; 0 is no most.
rule-score-10 = Blue of court and estates minus the cattle of the player with most cattle, if positive.
rule-score-11 = Own cattle are left out: subtract the most cattle among the other players.
rule-score-12 = Zero or negative: no points.
rule-score-13 = All colours are counted from the same position, then the marker moves.

rule-marker-1 = The player with most yellow receives "largest following".
rule-marker-2 = Most yellow, then most tokens in the court; still several: it stays where it is.
rule-marker-3 = The keeper need not be one of the tied.
rule-marker-4 = Owned by nobody and still tied: stays so.

rule-end-1 = If the estate's number is less than or equal to the leader's points, the game is over at once.
rule-end-2 = Greater: it is out, the game goes on.
rule-end-3 = A player who cannot draw 6 tokens from the sack: the game is over at once.
rule-end-4 = Then nothing is drawn and the broken round isn't scored; changing tokens can never fail.
rule-end-5 = No estate left to remove: over if somebody is in the red area, else on without tiles.
rule-end-6 = Most points win; several with most: a draw, shared.

rule-secret-1 = Hands are seen by their owner only; hand sizes are public.
rule-secret-2 = Pile order, sack order, estate numbers and the seed are seen by nobody before the end.
rule-secret-3 = Boards, scores, status, sack contents, estates left and turned estates are public.
rule-secret-4 = Combat cards are public when turned and lie face up; discarded, exchanged and laid-back cards lie face down.
