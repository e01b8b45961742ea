### L’AutoMartin de Londres. Lignes courtes : un téléphone en montre environ 35 signes.

game-name = Londres
game-about = Londres : AutoMartin remplit sa ville par filtres
game-help =
    Tu joues avec les règles normales. **AutoMartin** a une seule pile et pas de main : à chaque tour, une carte automa lui donne des pièces et de la pauvreté, et son filtre dit quelle carte il prend sur le plateau de développement, parmi les districts ou dans la pioche Ville. Vos mains font ce que dit le message.
    • **Tu signales :** ce qui change le plateau, les districts ou la pioche Ville, par **Mon tour** ou en une ligne : `plateau + Hospital, ?; pris t2; case 2 achetée; pioché 3`. Puis **J’ai fini**.
    • Les emplacements vont de `t1` à `t3` en haut, de `b1` à `b3` en bas, les cases de 1 à 3. `?` est une carte que tu nommeras plus tard. S’il doit payer : `payer 2 p1`.
    • Une carte imprimée est demandée en une ligne : `Oxford Street marron c4 +8 v2 p-1` donne sa couleur, coût 4, gain 8, prestige 2, une pauvreté rendue. `e` est le prestige à la fin, `d` les cartes piochées, `!` une carte clé ; ce qui vaut 0 ne s’écrit pas.
    • **La partie finit quand** la dernière carte Ville est prise : tous les autres ont encore un tour, puis le bot demande la pauvreté.
    • **Égalité :** le moins de pauvreté gagne, puis le plus de districts ; sinon, on partage.

## Les options de /automa commencer london

name-players = joueurs
name-level = niveau
name-first_seat = premier
name-start_coins = pièces
name-start_poverty = pauvreté
name-coin_offset = pièces_bonus
name-draw_another_limit = cartes_bonus
name-due_short = manque
name-board_overflow = plateau_plein
name-last_turns = derniers_tours
name-coins_per_prestige = pièces_prestige
name-poverty_table = table_pauvreté
option-automas = Combien d’AutoMartins
option-players = Combien d’humains
option-level = La force d’AutoMartin
option-level-I = I : cartes de niveau I
option-level-II = II : niveaux I, II
option-level-II-about = II : niveaux I, II ; 13–25 points de plus que I
option-level-III = III : tous les niveaux
option-level-III-about = III : tous les niveaux ; 31–50 points de plus que I
option-deck = Quelles cartes automa
option-deck-recorded = 20 cartes, notées par un tiers
option-deck-designed = 28 cartes, inventées pour ce bot
option-deck-own = Les tiennes, par /automa pioche
option-first_seat = Qui commence
option-first_seat-p1 = Joueur 1
option-first_seat-p2 = Joueur 2
option-first_seat-p3 = Joueur 3
option-first_seat-a1 = AutoMartin 1
option-first_seat-a2 = AutoMartin 2
option-first_seat-a3 = AutoMartin 3
option-start_coins = Pièces au départ
option-start_poverty = Pauvreté au départ ; 1re édition : 5
option-coin_offset = S’ajoute aux pièces de chaque carte automa
option-draw_another_limit = Cartes automa de plus dans un tour
option-due_short = AutoMartin ne peut pas payer un joueur
option-due_short-whole = La réserve paie tout
option-due_short-gap = La réserve paie le reste
option-board_overflow = Quelle rangée quitte un plateau plein
option-board_overflow-oldest_row = La première remplie
option-board_overflow-top_row = Rangée du haut
option-board_overflow-bottom_row = Rangée du bas
option-last_turns = Après la dernière carte Ville
option-last_turns-one_each = Encore un tour pour les autres
option-last_turns-finish_round = Finir la manche
option-coins_per_prestige = Pièces pour 1 prestige à la fin
option-poverty_table = Ce que coûte la pauvreté à la fin
option-poverty_table-first_edition = 1re édition
option-poverty_table-own = Demandé à la fin

## Les options en bref, dans le message du début

chosen-automas = { $value ->
    [one] { $value } AutoMartin
   *[other] { $value } AutoMartins
 }
chosen-players = { $value ->
    [one] { $value } joueur
   *[other] { $value } joueurs
 }
chosen-level = niveau { $value ->
    [I] I
    [II] II
   *[III] III
 }
chosen-deck = { $value ->
    [recorded] pioche notée
    [designed] pioche inventée
   *[own] votre pioche
 }
chosen-first_seat = { $value ->
    [p1] joueur 1
    [p2] joueur 2
    [p3] joueur 3
    [a1] AutoMartin 1
    [a2] AutoMartin 2
   *[a3] AutoMartin 3
 } commence
chosen-start_coins = { $value ->
    [one] { $value } pièce
   *[other] { $value } pièces
 }
chosen-start_poverty = { $value } pauvreté
chosen-coin_offset = pièces { $value }
chosen-draw_another_limit = { $value ->
    [one] { $value } carte de plus
   *[other] { $value } cartes de plus
 }
chosen-due_short = { $value ->
    [gap] réserve : le reste
   *[whole] réserve : tout
 }
chosen-board_overflow = { $value ->
    [top_row] rangée du haut part
    [bottom_row] rangée du bas part
   *[oldest_row] vieille rangée part
 }
chosen-last_turns = { $value ->
    [finish_round] finir la manche
   *[one_each] encore un tour chacun
 }
chosen-coins_per_prestige = { $value ->
    [one] { $value } pièce = 1
   *[other] { $value } pièces = 1
 }
chosen-poverty_table = { $value ->
    [own] table à vous
   *[first_edition] 1re édition
 }

## Ce qu’on peut taper dans une ligne

typed-board = plateau
typed-took = pris, prise
typed-slot = case
typed-bought = achetée, acheté, achetee, achete
typed-drew = pioché, pioche
typed-due = payer, doit
typed-effect = effet
typed-coins = pièces, pieces
typed-poverty = pauvreté, pauvrete
typed-prestige = prestige
typed-row = rangée, rangee
typed-top = haut
typed-bottom = bas
typed-gone = retirée, retiree
typed-empty = vide
typed-later = plus-tard, tard
typed-last = dernière, derniere
typed-borough = district
typed-brown = marron, brun
typed-blue = bleu
typed-pink = rose
typed-grey = gris

## Cartes, emplacements, joueurs

card = { $name }
printed-line = { $line }
# It stands at the beginning of lines and within them, like a card’s name.
unknown-card = Carte sans nom
nothing-there = rien
candidate = { $card } ({ $where })
place = { $place }
slot = case { $n }
from-deck = pioche Ville
seat-only = AutoMartin
seat-automa = AutoMartin { $n }
seat-person = Joueur { $n }
seat-marked = { $icon } { $seat }
in-order = { $seat }
in-order-separator = {" "}→{" "}
in-title = { $card }
in-title-separator = {" "}et{" "}
# It stands after "à" only.
the-supply = la réserve
a-player = un joueur
automa-deck = la pioche automa
automa-card = { $id }
filter-line = { $line ->
    [development_board] plateau
    [borough] districts
    [city_deck] pioche Ville
    [coins] pièces
    [poverty] pauvreté
    [prestige] prestige
    [first] première
   *[last] dernière
 }
section-resources = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
 }, { $poverty } pauvreté
section-crucial = Cartes clés
section-action = { $action ->
    [discard_city] carte Ville de côté
    [skip_next] sauter une carte
   *[draw_another] encore une carte
 }

stand-in-usual = les humains jouent comme d’habitude, avec les cartes de la 1re édition ; la pauvreté ne compte pas.
stand-in-idle = les humains piochent une carte par tour et laissent plateau et districts tranquilles ; la pauvreté ne compte pas.

## Ce qui vient et ce qu’on peut signaler

offer-turn = Tour : { $seat }
offer-done = { $seat } a fini
offer-end = Compter les points
group = { $kind ->
    [take] Pris sur le plateau
    [put] Posé sur le plateau
    [put-more] Posé sur le plateau, suite
    [put-other] Posé, autres sections
    [decks] Districts et pioche Ville
    [martin] Ce qui a touché AutoMartin
   *[table] Rangées et sections
 }
report-take = Pris : { $card } ({ $where })
report-put-unknown = Une carte posée, à nommer plus tard
report-put = Posé : { $name }
report-buy = Acheté : { $card } ({ $where })
report-drew = Pioché : { $n ->
    [one] { $n } carte Ville
   *[other] { $n } cartes Ville
 }
report-section = Pioche Ville : section { $section ->
    [A] A
   *[B] B
 } épuisée
report-out = Dernière carte Ville prise : { $who }
report-row = La rangée du { $row ->
    [top] haut
   *[bottom] bas
 } a quitté la partie
report-due = { $who } doit { $n } à { $to ->
    [player] un joueur
   *[supply] la réserve
 }
report-effect = { $who } : { $what ->
    [coins] pièces
    [poverty] pauvreté
   *[prestige] prestige
 } { $change }

## Questions

ask-board = Qu’y a-t-il sur le plateau ?
ask-borough = Quels districts sont visibles ?
ask-one-board = Qu’y a-t-il en { $where } ?
    Avec les valeurs de la 1re édition : compare.
    Autre carte ou autres valeurs : écris.
ask-one-borough = Quel district y a-t-il ici : { $where } ?
    Avec les valeurs de la 1re édition : compare.
    Autres valeurs : écris.
it-is-empty = Il n’y a rien
choose-board = La carte, valeurs affichées
choose-borough = Le district, valeurs affichées
at-place = { $where }
at-place-printed = { $where }, 1re édition
ask-city = Quelle carte Ville est retournée ?
    Avec les valeurs de la 1re édition : compare.
    Une autre, ou la dernière carte : écris ; ajoute `dernière`.
choose-city = La carte, valeurs affichées
choose-aside = La carte, valeurs affichées
answer-in-a-word = { $word ->
    [later] Nommer plus tard
    *[empty] La pioche est vide
    }
ask-values = Qu’y a-t-il sur { $name } ?
    Voici la 1re édition.
ask-aside = Quelle carte va sur le plateau ?
    Avec les valeurs de la 1re édition : compare.
    Une autre, ou la dernière carte : écris ; ajoute `dernière`.
ask-deck = La pioche Ville est-elle épuisée ?
ask-automa-card = Quelle carte automa est dessus ?
ask-table = Que coûte la pauvreté qui reste ?
    Pour 0, 1, 2 … qui restent ; +3 : 3 pour chacune de plus.
ask-rivals = Les humains à la fin
    Pauvreté d’AutoMartin : { $poverty }
    Donne la pauvreté et le total de chacun.
    Total : tous les points, pièces comprises,
    pauvreté déjà déduite.
ask-poverty = { $who } : pauvreté
ask-total = { $who } : total à la fin
ask-tie = Égalité : combien de districts ?
ask-boroughs = { $who } : districts

## Ce qui s’est passé

event-start = AutoMartin joue avec { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 }, niveau { $level ->
    [I] I
    [II] II
   *[III] III
 }.
event-start-deck = { $deck ->
    [recorded] La pioche : notée par un tiers, non vérifiée.
    [designed] La pioche : inventée ici, pas l’originale.
   *[own] La pioche : la vôtre.
 }
event-start-values = { $n ->
    [0] Valeurs des cartes : 1re édition, sauf confirmation.
    [one] { $n } carte selon vous, le reste de la 1re édition.
   *[other] { $n } cartes selon vous, le reste de la 1re édition.
 }
event-start-order = Ordre : { $seats }
# $who: whose card it is
event-flipped = La carte automa { $id }, niveau { $level ->
    [I] I
    [II] II
   *[III] III
 } : { $sections }.
event-reshuffled = { $n ->
    [one] L’unique carte automa redevient la pioche.
   *[other] Les { $n } cartes automa sont remélangées.
 }
event-resources = Il reçoit { $coins ->
    [0] { $poverty ->
        [0] ni pièces ni pauvreté
       *[other] { $poverty } pauvreté
     }
    [one] { $coins } pièce{ $poverty ->
        [0] {""}
       *[other] {" "}et { $poverty } pauvreté
     }
   *[other] { $coins } pièces{ $poverty ->
        [0] {""}
       *[other] {" "}et { $poverty } pauvreté
     }
 }.
event-crucial = { $card } est une carte clé : il la prend ({ $where }).
event-no-filter = Pas de filtre : il ne prend rien.
event-no-card = { $refused ->
    [0] Rien à prendre là : { $source }.
   *[other] Rien là que du trop cher : { $source }.
 }
event-no-city-card = Il ne reste aucune carte Ville à piocher.
event-chosen = Il prend { $card } ({ $where }).
event-chosen-borough = Il prend { $card } ({ $where }).
event-drawn-deck = Il pioche { $card } dans la pioche Ville.
event-drawn-icon = Une icône lui fait piocher { $card }.
event-no-more-draws = Plus de carte Ville à piocher pour { $card }.
event-paid = { $price ->
    [one] { $price } pièce payée pour { $card }.
   *[other] { $price } pièces payées pour { $card }.
 }
event-stacked = { $card } va sur la pile.
event-borough = Il achète { $card }.
event-bonus = { $card } est une carte clé : { $points } prestige.
event-icons = { $card } : { $what }
event-too-dear = { $card } coûte { $price }, AutoMartin a { $coins } : la carte va en { $where }.
event-borough-too-dear = { $card } ({ $where }) coûte { $price }, AutoMartin a { $coins } : le district va sous sa pioche.
event-row-gone = La rangée du { $row ->
    [top] haut
   *[bottom] bas
 } quitte la partie : { $cards }.
event-slot-empty = Reste vide : { $where }.
event-slot-filled = Un nouveau district arrive : { $where }.
event-slot-named = { $card } arrive : { $where }.
event-aside = { $card } : pioche Ville → { $where }
event-nothing-aside = Pas de carte Ville à poser sur le plateau.
event-skipped = Carte sautée : { $id }.
event-another = Encore une carte automa.
event-no-further = Pas d’autre carte automa : { $n } est le maximum.
event-noted = Noté : { $line }
# $who: whose turn it is
event-deck-out = La pioche Ville est vide : la fin commence. Au tour de : { $who }.
event-deck-empty = La pioche Ville est vide.
event-last-turns = { $n ->
    [one] Dernier tour
   *[other] Derniers tours
 } : { $seats }
event-no-more-turns = Plus personne n’a de tour.
event-person-done = { $who } a fini.
# Told by earlier versions
# Told before it was said who had put it there.
event-reported-slot = { $card } se trouve ici : { $where }.
event-reported-put = { $card } se trouve en { $where }.
event-reported-board = Sur le plateau : { $cards }.
event-reported-take = Carte prise : { $card } ({ $where }).
event-reported-buy = District acheté : { $card } ({ $where }).
event-reported-drew = { $n ->
    [one] { $n } carte Ville piochée.
   *[other] { $n } cartes Ville piochées.
 }
event-reported-section = La section { $before ->
    [A] A
   *[B] B
 } est épuisée : voici la section { $section ->
    [B] B
   *[C] C
 }.
event-due-paid = { $who } paie { $n } à { $to }.
# $paid: what AutoMartin pays itself
event-due-short = { $paid ->
    [0] La réserve paie { $n } à { $to } ; { $who } ne paie rien.
   *[other] { $who } paie { $paid }, la réserve { $n } à { $to }.
 }
event-due-lapsed = { $paid ->
    [0] { $who } ne peut pas payer { $n } à la réserve : la dette est annulée.
   *[other] { $who } paie { $paid } ; le reste dû à la réserve, { $n }, { $n ->
        [one] est annulé
       *[other] est annulé
     }.
 }
event-effect = { $who } : { $what ->
    [coins] pièces
    [poverty] pauvreté
   *[prestige] prestige
 } { $change }, maintenant { $now }. { $reason }
event-fixed = { $field } : { $after } (avant : { $before })
event-poverty-table = La pauvreté coûte { $costs }, puis { $each } chacune.
event-poverty-left = { $n } pauvreté moins { $least }, le minimum de tous : reste { $left }.
event-poverty-cost = Reste { $left } : { $left ->
    [one] coûte
   *[other] coûte
 } { $cost }. Pour 0, 1, 2 … : { $costs }, puis { $each } pour chacune de plus.
event-final = Prestige { $prestige }, cartes { $cards }, districts { $boroughs }, pièces { $coins }, pauvreté { $poverty } : { $total }.
event-winner = { $seats } gagne.
event-shared = { $seats } se partagent la victoire.
event-no-totals = Comparez le total d’AutoMartin aux vôtres.

gain-coins = +{ $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
 }
gain-paid = −{ $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
 }
gain-prestige = +{ $n } prestige
gain-poverty = +{ $n } pauvreté
lose-poverty = −{ $n } pauvreté
gist-money = { $parts }
gist-stacked = { $card } : { $source } → pile
gist-all-stacked = { $parts } → pile
piece-stacked = { $card } : { $source }
gist-deck-stacked = { $parts } : { $source } → pile
piece-card = { $card }
gist-put = { $card } → { $where }
gist-puts = { $parts }
gist-borough = { $card } : { $source }
gist-too-dears = Trop cher : { $parts }
gist-too-dear = { $card } : trop cher → { $where }
gist-borough-too-dear = { $card } : cher → pioche des districts
gist-flipped = { $n ->
    [one] Carte automa { $ids }
   *[other] Cartes automa { $ids }
 }
gist-board = Le plateau selon vous : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 }
gist-noted = { $n ->
    [one] { $n } carte notée pour la prochaine fois
   *[other] { $n } cartes notées pour la prochaine fois
 }
gist-deck-out = { $n ->
    [one] Pioche Ville vide. Dernier tour : { $seats }
    [2] Pioche vide. Derniers : { $seats }
   *[other] Pioche Ville vide : un dernier tour pour les autres
 }
gist-no-more-turns = Pioche Ville vide : plus de tour
gist-leaves = { $card } : posée, part avec sa rangée
gist-row-gone = Rangée du { $row ->
    [top] haut
   *[bottom] bas
 } retirée : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 }, celle du { $row ->
    [top] bas monte
   *[bottom] haut descend
 }
gist-slot-named = { $card } → { $where }
gist-slot-filled = District suivant → { $where }
gist-aside = { $card } : pioche Ville → { $where }
gist-no-card = Rien { $refused ->
    [0] {""}
   *[other] {"d’autre "}
 }à prendre : { $source }
gist-due-paid = { $who } paie { $n } à { $to }
gist-due-lapsed = { $paid ->
    [0] { $who } ne peut pas payer : annulé
   *[other] { $who } paie { $paid }
 }
gist-due-short = { $paid ->
    [0] La réserve paie { $n } à { $to }
   *[other] { $who } paie { $paid }, réserve { $n }
 }
gist-effect = { $who } : { $what ->
    [coins] pièces
    [poverty] pauvreté
   *[prestige] prestige
 } { $change }, maintenant { $now }

title-turn = { $seat } { $done }
title-done = { $short }
title-nothing = ne prend aucune carte
title-plays = joue { $id }
title-many = prend { $n } cartes
title-gains = prend { $cards }
title-winner = { $seats } gagne
title-shared = Victoire partagée : { $seats }
title-no-totals = La partie est finie

by-coins = le plus de pièces net
by-poverty = le moins de pauvreté net
by-prestige = le plus de prestige
by-first = la première
by-last = la dernière
by-total = le plus de prestige en tout
by-least-poverty = le moins de pauvreté
by-boroughs = le plus de districts

## Ce qui ne va pas

not-legal-now = Ce n’est pas possible maintenant : { $move }.
game-is-over = La partie est finie.
too-many-seats = Londres se joue de 2 à 4 : { $automas ->
    [one] { $automas } AutoMartin
   *[other] { $automas } AutoMartins
 } et { $people ->
    [one] { $people } humain
   *[other] { $people } humains
 }, c’est trop.
no-first-seat = Personne n’est assis là pour commencer. À la table : { $people ->
    [one] { $people } humain
   *[other] { $people } humains
 }, { $automas ->
    [one] { $automas } AutoMartin
   *[other] { $automas } AutoMartins
 }.
no-own-deck = Tu n’as pas encore de pioche automa à toi : donne son fichier à `/automa pioche` (jeu : Londres). Rien n’a commencé.
no-card-of-level = Ta pioche n’a aucune carte de niveau { $level } ou moins. Rien n’a commencé.
bad-token = « { $word } » (mot { $n }) n’est pas une valeur : il faut une couleur, c4, a2, +8, v2, e3, p-1, d2 ou !. Mets entre guillemets un nom qui a un tel mot.
bad-many-values = Une carte a { $most } valeurs au plus.
bad-first-word = « { $word } » ressemble à une valeur. Mets entre guillemets un nom qui a un tel mot.
bad-sign = Mets entre guillemets un nom avec « { $sign } ». Un fichier a une carte par ligne, ou est en JSON.
bad-misspelt = Voulais-tu dire « { $near } » ? Mets un autre nom entre guillemets : « "{ $name }" ».
bad-unknown-card = Qu’y a-t-il sur « { $name } » ? Écris ses valeurs après le nom, par exemple c4 +8 ; c0 s’il n’y en a pas.
bad-misspelt-unknown = Qu’y a-t-il sur « { $name } » ? Écris ses valeurs après le nom, par exemple c4 +8 ; c0 s’il n’y en a pas. Ou voulais-tu dire { $near } ?
meant-card = « { $name } »
meant-card-separator = {" "}ou{" "}
bad-misspelt-print = « { $name } » est imprimé sur des cartes de plusieurs sections. Est-ce { $near } ? Celle entre guillemets est la plus ancienne.
bad-several-cards = « { $one } » et « { $other } » sont deux cartes. Les virgules séparent les cartes après « plateau + » et « plateau = », « ; » sépare tout le reste. Si c’est une seule carte, mets son nom entre guillemets.
bad-more = Une seule carte est demandée ici, et il y a une suite après « ; » : « { $part } ».
bad-no-values = « { $name } » n’est pas une carte connue et n’a pas de valeurs. Si elle n’en a vraiment pas, mets son nom entre guillemets.
bad-several-places = Signale chaque carte à part : « pris { $one }; pris { $other } ».
bad-bought = { $name } est le district acheté. Après lui, tu peux nommer le district arrivé en case { $n }.
bad-no-name = Le nom de la carte manque. Il vient avant les valeurs, et avant `dernière`.
bad-no-card = « { $word } » n’est pas un nom de carte. Si une carte s’appelle ainsi, mets-le entre guillemets.
bad-no-answer = « { $word } » n’est pas un nom de carte. Écris son nom, ou : { $words }.
bad-name = Un nom a { $most } lettres visibles au plus, et pas de point-virgule.
bad-quotes = Les guillemets autour du nom ne sont pas fermés.
bad-colours = Une carte a une seule couleur, et en voici deux : « { $one } » et « { $other } ».
bad-colour = « { $word } » n’est pas une couleur ici : marron, bleu, rose ou gris. Mets entre guillemets un nom qui finit ainsi.
bad-last = « { $word } » ne fait pas partie d’un nom. Mets-le une fois, à la fin, si c’était la dernière carte de la pioche.
bad-cost = Une carte a un seul coût de chaque sorte, et en voici deux : « { $one } » et « { $other } ».
bad-bare-name = Écris aussi les valeurs de { $name }, par exemple « { $line } » ; c0 si la tienne n’en a pas.
bad-city-card = { $name } est une carte Ville ; ici se trouve un district.
bad-borough = { $name } est un district ; ici se trouve une carte Ville.
bad-copies = Il n’y a qu’un seul { $name }, et il est déjà sorti. Si le tien est un autre district, mets son nom entre guillemets : « "{ $name } 2" ».
bad-place = Il n’y a pas d’emplacement { $place }. Sur le plateau : { $board }.
bad-empty-place = Il n’y a rien en { $place }. Sur le plateau : { $board }.
bad-left-place = Une partie précédente de la ligne vide { $place }. Sur le plateau à présent : { $board }.
bad-left-already = Une partie précédente de la ligne enlève « { $name } ». Sur le plateau à présent : { $board }.
bad-not-there = « { $name } » n’est pas sur le plateau. S’y trouve : { $board }.
bad-there-twice = « { $name } » s’y trouve plus d’une fois : dis l’emplacement. Sur le plateau : { $board }.
bad-row = Il n’y a rien dans la rangée du { $row ->
    [top] haut
   *[bottom] bas
 }.
bad-slot = Il n’y a pas de district en case { $n }.
bad-board = Le plateau a { $most } emplacements : « - » en est un vide.
bad-drew = On signale 1 à { $most } cartes Ville à la fois. Si autant ont quitté la pioche, corrige le nombre avec `/automa corriger`.
bad-drew-left = D’après le compte, il reste { $left ->
    [one] { $left } carte Ville
   *[other] { $left } cartes Ville
 }. N’en signale pas plus, ou corrige le nombre avec `/automa corriger`.
bad-deck-out = La pioche Ville est déjà épuisée.
bad-effect = AutoMartin n’a que { $now } { $what ->
    [coins] { $now ->
        [one] pièce
       *[other] pièces
     }
   *[prestige] prestige
 }.
bad-report = Il faut « plateau + Hospital, ? », « plateau = School, -, ? », « pris t2 », « case 2 achetée », « pioché 3 », « payer 2 p1 », « effet pauvreté +2 » ou « rangée haut retirée ».
bad-list = Mets des virgules entre les cartes ; ? est une carte que personne ne nomme.
bad-martin = Il n’y a pas d’AutoMartin { $n } : { $most ->
    [one] il n’en joue qu’un
   *[other] ils sont numérotés de 1 à { $most }
 }.
bad-payee = « { $name } » n’est pas à cette table. AutoMartin peut payer : { $payees }.
bad-whose = Dis de qui il s’agit : « martin 1: { $part } », jusqu’à martin { $most }.
bad-number-or-none = C’est un nombre jusqu’à { $most }, ou rien.
bad-table = Il faut ce que coûtent 0, 1, 2 … qui restent, puis « + » et ce que coûte chacune de plus : 0 1 1 2 3 5 +3.
bad-table-number = « { $word } » est trop grand : un coût a deux chiffres au plus.
bad-report-here = « { $part } » signale une action et n’est pas une carte : écris-le quand aucune question n’attend.
bad-other-card = C’est une autre carte. On demande les valeurs de { $name }.
bad-many-cards = On peut citer { $most } cartes au plus.
bad-section = C’est A, B ou C.
bad-pile = Il faut des id de cartes automa en jeu, chacune une fois.
bad-turn = Ce doit être quelqu’un qui a encore un tour : { $seats }.
no-such-field = Il n’y a rien à corriger qui s’appelle « { $field } ».
bad-card-entry = Il faut la ligne d’une carte, par exemple « Oxford Street marron c4 +8 v2 p-1 ».
bad-deck-card = Il faut une carte automa : id, level, coins, poverty, filters, action.
bad-deck-field = « { $field } » n’est pas un champ d’une carte automa : elle a id, level, coins, poverty, crucial, filters et action.
bad-deck-missing = Le champ « { $field } » manque.
bad-deck-gain = { $field } doit être un nombre de 0 à { $most }.
bad-deck-word = { $field ->
    [id] « { $word } » n’est pas un id : il a 12 lettres et chiffres au plus.
    [level] « { $word } » n’est pas un niveau : I, II ou III.
    [crucial] « { $word } » ne va pas à crucial : true ou false.
   *[action] « { $word } » n’est pas une action : discard_city, skip_next ou draw_another.
 }
bad-deck-filters = filters doit être une liste de { $most } lignes au plus.
bad-deck-action = « { $action } » n’est pas une action : discard_city, skip_next ou draw_another.
bad-filter-line = « { $line } » n’est pas une ligne de filtre : d’abord board, borough ou deck, puis coins, poverty, prestige, first ou last.
bad-filter-begin = Un filtre commence par board, borough ou deck, pas par « { $line } ».
bad-filter-middle = « { $line } » ne va qu’au début d’un filtre.

## Corrections

fix-place = Carte : { $where }
fix-board = Tout le plateau
fix-city-left = Cartes dans la pioche Ville
fix-section = Section de la pioche Ville
fix-borough-deck = Pioche des districts, dessus d’abord
fix-automa-pile = Cartes automa visibles
fix-table = Ce que coûte la pauvreté
fix-turn = À qui est le tour
fix-number = { $who } : { $what ->
    [coins] pièces
    [poverty] pauvreté
   *[prestige] prestige pour l’instant
 }
fix-stack = { $who } : pile
fix-boroughs = { $who } : districts
fix-card = Valeurs de { $name }
hint-place = une carte, ? ou vide
hint-board = cartes par emplacement ; - aucune, ? inconnue
hint-slot = un district, ? ou vide
hint-city-left = un nombre jusqu’à { $most }, ou ?
hint-section = A, B ou C
hint-boroughs = districts avec virgules, ? pour un inconnu
hint-automa-pile = des id, la plus récente à la fin
hint-table = 0 1 1 2 3 5 7 9 11 13 15 +3
hint-turn = un de { $seats }
hint-number = un nombre entier
hint-cards = cartes séparées par des virgules
hint-line = la ligne de la carte, avec son nom

## Affichage et score

panel-title = Londres
panel-turn = Tour : { $seat }
panel-score = Tous les tours sont joués : comptez les points.
panel-last-turn = Tour : { $seat }, le dernier
panel-last = La pioche Ville est épuisée.
panel-seat-name = { $seat }
panel-seat = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
 } · { $poverty } pauvreté · { $prestige } prestige
panel-footer = Niveau { $level ->
    [I] I
    [II] II
   *[III] III
 } · { $deck ->
    [recorded] pioche notée
    [designed] pioche inventée
   *[own] votre pioche
 } · { $left ->
    [-1] pioche Ville : ?
    [one] { $left } carte Ville
   *[other] { $left } cartes Ville
 }
score-final = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
score-so-far = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 } pour l’instant
score-before-poverty = La pauvreté se compte à la fin.
score-compare = Comparez avec vos propres totaux.
# $by: what decided at equal points, $n: what the seat had of it
score-final-level = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, { $by ->
    [by-least-poverty] { $n } pauvreté
   *[by-boroughs] { $n ->
        [one] { $n } district
       *[other] { $n } districts
     }
 }
score-tie = Égalité, { $by }.
score-part = { $part ->
    [prestige] Prestige
    [cards] Pile
    [boroughs] Districts
    [coins] Pièces
   *[poverty] Pauvreté
 }
score-points = { $n }

## La mise en place de la vraie table

set-up-board = Plateau : 2 rangées de { $columns } places.
set-up-coins = { $automas ->
    [one] AutoMartin
   *[other] AutoMartins
 } : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
 }, { $poverty } pauvreté{ $automas ->
    [one] {""}
   *[other] {" "}chacun
 }.
set-up-city = Pioche Ville A, B, C : { $hand } en main.
set-up-boroughs = Districts : City, Westminster, Southwark.
# $n: of so many cards the group has confirmed the values
set-up-sources = { $deck ->
    [recorded] Pioche d’un tiers
    [designed] Pioche inventée ici
   *[own] Votre pioche
 } ; { $n ->
    [0] valeurs de la 1re édition
    [one] 1re édition sauf { $n } carte
   *[other] 1re édition sauf { $n } cartes
 }

## Images

colour = { $colour ->
    [brown] marron
    [blue] bleu
    [pink] rose
   *[grey] gris
 }
picture-board = Plateau
picture-legend = 1e : 1re édition
picture-mark = 1e
picture-city = { $left ->
    [-1] Pioche Ville { $section } : ?
    [0] Pioche Ville : vide
    [one] Pioche Ville { $section } : { $left } carte
   *[other] Pioche Ville { $section } : { $left } cartes
 }
picture-empty = vide
picture-known = { $card } { $values }
picture-printed = { $card } { $values } (1re édition)
picture-line = { $where } : { $what }
picture-listed = { $parts }
picture-in-force = { $line } (décidé)
picture-card = { $id }, niveau { $level ->
    [I] I
    [II] II
   *[III] III
 } : { $lines }
picture-numbers = { $seat } : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
 }, { $poverty } pauvreté, { $prestige } prestige, +{ $end } à la fin
picture-listed-cards = { $kind ->
    [stack] Pile
   *[boroughs] Districts
 } ({ $n }) : { $cards }
picture-head = { $id } · niveau { $level ->
    [I] I
    [II] II
   *[III] III
 }
picture-no-card = Pas de carte
picture-stack = Pile : { $n }
picture-boroughs = Districts : { $n }
picture-more = et { $n } de plus
picture-prestige = { $now } +{ $end }
picture-unit = { $what ->
    [coins] pièce
    [poverty] pauvr.
   *[prestige] prestige
 }
picture-score-so-far = Points pour l’instant
picture-score-final = Score final
picture-score-seat = { $seat } { $n }
