### Les Automas de Scythe. Des lignes courtes : un téléphone en montre environ 35 caractères.

game-name = Scythe
game-about = Scythe : 1 à 4 Automas qui trouvent leur route

game-help =
    Joue sur ton plateau selon les règles habituelles ; les Automas se déplacent d’après des cartes, et le bot tient le plateau de jeu. Les **territoires** ont des noms, rangées A à H : ils sont sur l’image sous **Regarder**, ou avec `/automa regarder`.
    • **Tu signales :** ce qui a changé sur le plateau, avec **Mon tour** ou en une ligne : `mech D4 vers E5; nouvel ouvrier F3; perte mech D4`.
    • Une unité qui entre dans un territoire d’un Automa ouvre le **combat** d’elle-même : le bot demande ton total, puis dit qui rentre à la base.
    • **J’ai fini**, et l’Automa joue : fais ce que dit le message avec ses unités, ses cadrans et son cube.
    • **La partie finit quand** quelqu’un pose sa sixième étoile, aussitôt ; signale les tiennes avec `étoile`. Ensuite **Entrer les scores**.
    • **Égalité :** le bot montre côte à côte ce qui peut départager : unités et bâtiments, puissance, popularité, territoires, étoiles.

## Les options du début

name-seats = places
name-faction_1 = faction_1
name-faction_2 = faction_2
name-faction_3 = faction_3
name-faction_4 = faction_4
name-faction_5 = faction_5
name-people = humains
name-level = niveau
name-deck = pioche
name-combat_cards = cartes_combat
name-invaders = conquérants
name-skips = tours_passés
name-all_moves = tous_déplacements
name-veto = veto
name-coins = pièces
name-power = puissance
name-tunnels = tunnels
option-seats = Places à la table
option-faction_1 = Place 1, un humain commence
option-faction_1-nordic = Nordique
option-faction_1-rusviet = Rusviet
option-faction_1-togawa = Togawa
option-faction_1-crimea = Crimée
option-faction_1-saxony = Saxonie
option-faction_1-polania = Polania
option-faction_1-albion = Albion
option-faction_2 = Place 2, sens horaire
option-faction_2-nordic = Nordique
option-faction_2-rusviet = Rusviet
option-faction_2-togawa = Togawa
option-faction_2-crimea = Crimée
option-faction_2-saxony = Saxonie
option-faction_2-polania = Polania
option-faction_2-albion = Albion
option-faction_3 = Place 3
option-faction_3-nordic = Nordique
option-faction_3-rusviet = Rusviet
option-faction_3-togawa = Togawa
option-faction_3-crimea = Crimée
option-faction_3-saxony = Saxonie
option-faction_3-polania = Polania
option-faction_3-albion = Albion
option-faction_4 = Place 4
option-faction_4-nordic = Nordique
option-faction_4-rusviet = Rusviet
option-faction_4-togawa = Togawa
option-faction_4-crimea = Crimée
option-faction_4-saxony = Saxonie
option-faction_4-polania = Polania
option-faction_4-albion = Albion
option-faction_5 = Place 5
option-faction_5-nordic = Nordique
option-faction_5-rusviet = Rusviet
option-faction_5-togawa = Togawa
option-faction_5-crimea = Crimée
option-faction_5-saxony = Saxonie
option-faction_5-polania = Polania
option-faction_5-albion = Albion
option-people = Places des humains
option-people-1 = Place 1
option-people-1-about = Humains : place 1
option-people-12 = Places 1, 2
option-people-12-about = Humains : places 1 et 2
option-people-13 = Places 1, 3
option-people-13-about = Humains : places 1 et 3
option-people-14 = Places 1, 4
option-people-14-about = Humains : places 1 et 4
option-people-15 = Places 1, 5
option-people-15-about = Humains : places 1 et 5
option-people-123 = Places 1, 2, 3
option-people-123-about = Humains : places 1, 2 et 3
option-people-124 = Places 1, 2, 4
option-people-124-about = Humains : places 1, 2 et 4
option-people-125 = Places 1, 2, 5
option-people-125-about = Humains : places 1, 2 et 5
option-people-134 = Places 1, 3, 4
option-people-134-about = Humains : places 1, 3 et 4
option-people-135 = Places 1, 3, 5
option-people-135-about = Humains : places 1, 3 et 5
option-people-145 = Places 1, 4, 5
option-people-145-about = Humains : places 1, 4 et 5
option-people-1234 = Places 1, 2, 3, 4
option-people-1234-about = Humains : places 1, 2, 3 et 4
option-people-1235 = Places 1, 2, 3, 5
option-people-1235-about = Humains : places 1, 2, 3 et 5
option-people-1245 = Places 1, 2, 4, 5
option-people-1245-about = Humains : places 1, 2, 4 et 5
option-people-1345 = Places 1, 3, 4, 5
option-people-1345-about = Humains : places 1, 3, 4 et 5
option-level = La force des Automas
option-level-autometta = Autometta : débuter
option-level-autometta-about = Autometta : pour débuter, environ 65 points
option-level-automa = Automa : normal
option-level-automa-about = Automa : normal, environ 75 points
option-level-automaszyna = Automaszyna : dur
option-level-automaszyna-about = Automaszyna : dur, finit plus tôt, environ 74
option-level-ultimaszyna = Ultimaszyna : extrême
option-level-ultimaszyna-about = Ultimaszyna : extrême, environ 81 points
option-deck = Qui pioche les cartes Automa
option-deck-bot = Le bot
option-deck-table = Vous, dans la vraie pioche
option-combat_cards = Pioche des cartes Combat
option-combat_cards-table = Cartes Combat : vous
option-combat_cards-bot = Cartes Combat : le bot
option-invaders = Plans de Conquérants du lointain pour tous
option-skips = Passer des tours comme un Autometta
option-all_moves = Toutes les actions Déplacement
option-veto = Une carte Combat 4 ou 5 arrête l’Automa
option-veto-none = Jamais
option-veto-moves = Déplacements
option-veto-units = Nouvelles unités
option-veto-both = Les deux
option-coins = Pièces en plus ou en moins à chaque gain
option-power = Puissance en plus ou en moins à chaque gain
option-tunnels = Un pas mène d’un tunnel à l’autre

stand-in-nobody = les unités des humains restent à la base, et le plateau est toujours juste.
stand-in-usual = les humains déplacent souvent une unité, combattent parfois et posent des étoiles dès le tour 7.

## Ce qui vaut quand rien n’est choisi

usual-faction_1 = Crimée si elle est libre
usual-faction_2 = une libre, Automas au loin
usual-faction_3 = une libre, Automas au loin
usual-faction_4 = une libre, Automas au loin
usual-faction_5 = une libre, Automas au loin
usual-invaders = avec Albion et Togawa

## Les options en bref, dans le message du début

chosen-seats = { $value } places
chosen-faction_1 = { $value ->
    [nordic] Nordique
    [rusviet] Rusviet
    [togawa] Togawa
    [crimea] Crimée
    [saxony] Saxonie
    [polania] Polania
   *[albion] Albion
}
chosen-faction_2 = { $value ->
    [nordic] Nordique
    [rusviet] Rusviet
    [togawa] Togawa
    [crimea] Crimée
    [saxony] Saxonie
    [polania] Polania
   *[albion] Albion
}
chosen-faction_3 = { $value ->
    [nordic] Nordique
    [rusviet] Rusviet
    [togawa] Togawa
    [crimea] Crimée
    [saxony] Saxonie
    [polania] Polania
   *[albion] Albion
}
chosen-faction_4 = { $value ->
    [nordic] Nordique
    [rusviet] Rusviet
    [togawa] Togawa
    [crimea] Crimée
    [saxony] Saxonie
    [polania] Polania
   *[albion] Albion
}
chosen-faction_5 = { $value ->
    [nordic] Nordique
    [rusviet] Rusviet
    [togawa] Togawa
    [crimea] Crimée
    [saxony] Saxonie
    [polania] Polania
   *[albion] Albion
}
chosen-level = { $value ->
    [autometta] Autometta
    [automa] Automa
    [automaszyna] Automaszyna
   *[ultimaszyna] Ultimaszyna
}
chosen-deck = { $value ->
    [table] votre pioche
   *[bot] pioche du bot
}
chosen-combat_cards = { $value ->
    [bot] cartes du bot
   *[table] vos cartes
}
chosen-invaders = { $value ->
    [yes] conquérants
   *[no] sans conquérants
}
chosen-skips = { $value ->
    [yes] tours passés
   *[no] aucun tour passé
}
chosen-all_moves = { $value ->
    [yes] tous les déplacements
   *[no] un déplacement
}
chosen-veto = { $value ->
    [moves] veto
    [units] veto d’unités
    [both] les deux vetos
   *[none] sans veto
}
chosen-coins = pièces { $value }
chosen-power = puissance { $value }
chosen-tunnels = { $value ->
    [no] sans tunnels
   *[yes] tunnels
}

## Ce qu’on peut taper dans une ligne

typed-worker = ouvrier
typed-workers = ouvriers
typed-mech = mech, mécha, mecha
typed-mechs = mechs, méchas, mechas
typed-character = personnage, héros, heros
typed-to = vers
typed-base = base
typed-new = nouv, nouvel, nouveau, nouveaux, ajout
typed-lost = perte, perdu, perdus
typed-attack = attaque
typed-riverwalk = traversée, traversee
typed-lakes = lacs
typed-link = lien
typed-encounter = rencontre
typed-gone = prise
typed-back = remise
typed-resources = ressources
typed-enlist = recrue
typed-power = puissance
typed-coins = pièces, pieces
typed-popularity = popularité, popularite
typed-cards = cartes
typed-nordic = Nordique, Nordiques
typed-rusviet = Rusviet
typed-togawa = Togawa
typed-crimea = Crimée, Crimee
typed-saxony = Saxonie, Saxe
typed-polania = Polania, Polonia
typed-albion = Albion
typed-star = étoile, etoile
typed-yes = oui
typed-no = non
typed-autometta = Autometta
typed-automa = Automa
typed-automaszyna = Automaszyna
typed-ultimaszyna = Ultimaszyna

## Noms

faction = { $faction ->
    [nordic] Nordique
    [rusviet] Rusviet
    [togawa] Togawa
    [crimea] Crimée
    [saxony] Saxonie
    [polania] Polania
   *[albion] Albion
}
# It is "yes" as soon as who sits there is called by name: beside that, the faction is said, too
seat-named = no
seat-faction = { $named ->
    [yes] { $seat } ({ faction })
   *[other] { $seat }
}
number = { $n }
card-value = { $n }
card-value-separator = {"+"}
hex = { $hex }
hex-separator = {" "}
base = base
base-separator = {" "}
card = Carte { $n }
automa-deck = la pioche Automa
unit = { $kind ->
    [worker] ouvrier
    [mech] mech
   *[character] personnage
}
units = { $n ->
    [1] { $kind ->
        [worker] ouvrier
        [mech] mech
       *[character] personnage
    }
   *[other] { $n } { $kind ->
        [worker] ouvriers
        [mech] mechs
       *[character] personnages
    }
}
unit-at = { $unit } { $place }
unit-option = { $n ->
    [1] { $unit } { $place }
   *[other] { $unit } { $place } ({ $n })
}
symbol = { $symbol ->
    [move_worker] Déplacer un ouvrier
    [move_mech] Déplacer un mech
    [move_character] Déplacer le personnage
    [encounter_factory] Rencontre ou Usine
    [attack_combat] Attaque
   *[attack_worker] Attaque d’ouvriers
}
good = { $kind ->
    [metal] métal
    [food] nourriture
    [oil] pétrole
   *[wood] bois
}
bonus = { $kind ->
    [power] puissance
    [coin] pièces
    [popularity] popularité
   *[combat_card] cartes
}
ability = { $ability ->
    [riverwalk] Traversée
   *[lakes] lacs
}

## Tours et signalements

offer-turn = Tour : { $seat }
offer-done = { $seat } a terminé
offer-score = Entrer les scores
group = { $group ->
    [units] Unités
    [mat] Étoiles, mechs, recrues
   *[map] Rencontres, ressources
}
report-move = { $who } déplace des unités
report-place = { $who } pose { $kind ->
    [mech] un nouveau mech
   *[worker] un nouvel ouvrier
}
report-lost = { $who } perd des unités
report-attack = { $who } attaque { $hex }
report-star = { $who } pose une étoile
report-unlock = { $who } débloque { $ability ->
    [riverwalk] la Traversée
   *[lakes] les lacs
}
report-enlist = { $who } enrôle une recrue : { $kind ->
    [power] puissance
    [coin] pièces
    [popularity] popularité
   *[combat_card] cartes Combat
}
report-link = { $who } relie deux territoires
report-encounter = Rencontre { $hex } { $way ->
    [gone] prise
   *[back] remise
}
report-resources = Ressources sur un territoire

## Questions

ask-card = Quelle carte { $seat } a piochée ?
ask-move-veto = Retournez une carte Combat : sa valeur ?
    4, 5 : { $unit } ne va pas en { $hex }
ask-unit-veto = Retournez une carte Combat : sa valeur ?
    4, 5 : { $seat } ne reçoit aucun { $unit }
ask-still-true = Est-ce encore juste ?
    Les unités d’après le plateau :
    { $seats }
ask-far = Plus de deux pas. Est-ce bien ça ?
    { $moves }
ask-lines = Que s’est-il passé sur le plateau ?
    Par exemple : mech D4 vers E5; nouvel ouvrier F3
pick-reports = Choisir
ask-reports = Que s’est-il passé sur le plateau ?
    Choisis tout ce qui a changé ; le lieu vient ensuite.
ask-resources = Des ressources sur ces territoires ?
ask-resources-on = Ressources sur { $hex }
ask-combat = Le combat
ask-combat-abilities = Le combat en { $hex }
    Artillerie, Désarmement, Épée : puissance −2.
    Éclaireur : une carte de moins.
ask-combat-power = Puissance, { $seat }
ask-combat-hand = Cartes, { $seat }
ask-combat-human = Total, { $seat }, en { $hex }
    Puissance et cartes Combat ensemble.
ask-combat-cards = Cartes, { $seat } : somme
    { $n ->
        [one] Retournez-en { $n } maintenant.
       *[other] Retournez-en { $n } maintenant.
    }
ask-move-units = Quelles unités se sont déplacées ?
ask-lost-units = Quelles unités sont rentrées ?
ask-where = Vers où : { $unit } { $place } ?
ask-new-where = Un { $unit } de plus : où ?
ask-stock-where = Quel territoire ?
ask-link = Depuis quel territoire ?
ask-link-to = { $hex } : et quel autre ?
other-hex = Autre territoire
ask-score = { $seat } à la fin
    Usine : 3 territoires. Ressources : comme 4 2 1.
ask-score-number = { $what ->
    [coins] Pièces
    [popularity] Popularité
    [stars] Étoiles
    [hexes] Territoires
    [bonus] Pièces pour les bâtiments
    [power] Puissance
   *[structures] Bâtiments sur le plateau
}
ask-score-resources = Ressources, par territoire
ask-tie = Égalité : ce que { $seat } a

## Ce qui est refusé

too-many-seats = Il y a au plus { $most } places.
no-such-seat = Il n’y a pas de place { $n }. Choisis plus de `places`, ou d’autres dans `humains`.
no-automa = Au moins une place doit être celle d’un Automa.
same-faction = Deux places ont la même faction : { $faction }. Choisis-en une autre pour l’une des deux.
no-skips = Un Ultimaszyna ne passe aucun tour.
game-is-over = La partie est terminée.
game-has-ended = La partie est finie : il ne manque que les scores.
not-legal-now = Ce n’est pas possible maintenant.
no-such-field = Cette valeur n’existe pas.
bad-act = Écris-le ainsi : { $like }.
bad-word = « { $word } » n’est pas connu ici. Écris-le ainsi : { $like }.
bad-begun = « { $word } » peut être { $words }. Écris-en un peu plus.
like = { $verb ->
    [new] « nouvel ouvrier F3 », « 2 nouveaux ouvriers F3 »
    [lost] « perte mech D4 », « perte personnage »
    [attack] « attaque E5 »
    [link] « lien F3 C5 »
    [encounter] « rencontre D2 prise », « rencontre D2 remise »
    [resources] « ressources F3 2 »
    [enlist] « recrue puissance », pièces, popularité ou cartes
    [move] « mech D4 vers E5 », « 2 ouvriers base vers F3 »
   *[other] « mech D4 vers E5 », « nouvel ouvrier F3 », « perte mech D4 »
}
bad-hex = « { $word } » n’est pas un territoire du plateau : c’est une lettre de A à H et un nombre, comme D4.
bad-end = Une unité va vers un autre territoire ; pour sa base, écris « perte ».
bad-base = La base n’est pas un territoire : nommes-en un du plateau, comme D4.
bad-none = { $who } n’a aucun { $unit } sur le plateau ni sur la base.
bad-unit = { $who } { $n ->
    [0] n’a aucun { $unit }
    [one] n’a qu’un { $unit }
   *[other] n’a que { $units }
} à cet endroit : { $place }. Il y a : { $unit } { $places }.
bad-person-taken = { $why } Si ce n’est pas à { $who }, commence par la faction, comme « { $name }: ».
bad-mat = { $who } { $n ->
    [0] n’a plus aucun { $unit }
    [one] n’a plus qu’un { $unit }
   *[other] n’a plus que { $units }
} sur le plateau Faction.
bad-many = Une faction n’a que { $kind ->
    [worker] { $most } ouvriers
    [mech] { $most } mechs
   *[character] un personnage
}, pas { $n }.
bad-place = Un Automa se trouve en { $hex }.
bad-attack = En { $hex }, il n’y a personne à combattre : ton unité de combat et une unité d’un Automa doivent y être. Un déplacement vers là combat de lui-même.
bad-worker = En { $hex }, il y a { $other } : un ouvrier n’y va qu’avec un mech qui y va aussi.
bad-no-encounter = { $hex } n’a pas de rencontre.
bad-token = Le jeton de { $hex } est déjà { $there ->
    [yes] là
   *[no] parti
}.
bad-resources = Sur un territoire, il y a 0 à { $most } ressources.
bad-again = C’est déjà le cas.
bad-link = Il faut deux territoires.
bad-lost = Quel { $unit } ? Dis où il était : « perte mech D4 ».
bad-none-lost = { $who } n’a aucun { $unit } sur le plateau : seul ce qui s’y trouve peut être perdu.
bad-person = « { $name } » n’est la faction d’aucun humain. Avant les deux-points : { $people }.
bad-whose = À qui est-ce ? Commence par { $people } et deux-points.
bad-far = C’est trop loin.
bad-stocks = Il faut un nombre par territoire avec des ressources, comme « 4 2 1 ».
bad-yes = Ce n’est ni oui ni non.
bad-level = Ce n’est pas un niveau.
bad-track = Le cube est sur la case { $index }, et la carte étoile de ce niveau a les cases 0 à { $high } : corrige d’abord la case du cube.
bad-cards = Il n’y a pas autant de cartes Combat.
bad-pairs = Il faut des territoires avec des nombres, comme « F3 2 F5 0 ».
bad-hex-twice = { $hex } y est deux fois : un seul nombre par territoire.
bad-seat = Au choix : { $seats }.

## Événements

event-set-up = { $seats }.
event-drew = { $who } pioche la carte { $card }, plan { $plan ->
    [1] I
   *[other] II
}.
event-skipped = { $who } passe ce tour.
event-reshuffled = { $who } : les { $n } cartes sont mélangées.
event-too-weak = Pas d’attaque : puissance { $power }, il faut { $least }.
event-no-unit = { $symbol } : cette unité n’existe pas.
event-no-hex = { $symbol } : aucun territoire possible.
event-selected = Au plus près de la base : { $unit } { $place }.
event-moved = { $who } : { $unit } { $start } → { $hex }
event-stayed = { $who } : { $unit } reste en { $hex }
event-no-move = { $who } ne déplace rien.
event-move-veto = { $who } : carte Combat { $value }, { $veto ->
    [yes] pas de déplacement
   *[no] le déplacement a lieu
}.
event-unit-veto = { $who } : carte Combat { $value }, { $veto ->
    [yes] pas d’unité
   *[no] l’unité arrive
}.
event-token-taken = Retirez le jeton Rencontre de { $hex }.
event-factory-card = { $who } prend une carte Usine, face cachée.
event-resources-removed = { $n ->
    [0] Retirez toutes les ressources de { $hex }.
    [one] Retirez la ressource de { $hex }.
   *[other] Retirez les { $n } ressources de { $hex }.
}
event-driven-off = { $who } : { $units } { $place } → base
event-fight = { $who } attaque { $other } en { $hex }.
event-total = { $who } a { $total } en tout.
# $before: what it had before
event-combat-power = { $who } a { $power } de puissance dans ce combat.
# $before: how many it had before
event-combat-hand = { $who } a maintenant { $n } { $n ->
    [one] carte Combat
   *[other] cartes Combat
}{ $known ->
    [0] {""}
   *[other] {" "}; prises : { $values }
}.
event-revealed = { $who }, carte { $card } : puissance { $power }{ $n ->
    [0] {""}
   *[other] {" "}+ cartes { $sum }
} = { $total }
event-won = { $who } bat { $other } en { $hex }
event-sent-home = { $who } : { $units } → base
event-fallen = { $who } : { $units } → plateau Faction
event-popularity-lost = { $who } perd { $n } de popularité.
event-person-card = { $who } pioche une carte Combat.
event-loser-card = { $who } reçoit une carte Combat.
event-combat-star = { $who } pose une étoile pour le combat.
event-resources-put = Mettez { $n } { $good } en { $hex } (carte { $card }).
event-chased = { $who } : { $units } { $hex } → base
event-gained-card = { $who } reçoit une carte Combat : { $n } maintenant.
event-none-left = { $who } n’a plus aucun { $unit }.
event-gained-unit = { $who } : { $unit } de plus sur la base.
event-gained-coins = { $who } : +{ $n } { $n ->
    [one] pièce
   *[other] pièces
}, { $now } maintenant.
event-gained-power = { $who } : +{ $n } de puissance, { $now } maintenant.
event-power-star = { $who } pose une étoile pour 16 de puissance.
event-recruit-bonus = { $who } : bonus de recrue, { $bonus }.
event-advanced = { $who } : cube une case plus loin, sur la case { $index }.
event-no-advance = { $who } : le cube reste sur { $index }.
event-water-free = { $who } : l’eau ne l’arrête plus.
event-track-star = { $who } pose une étoile de sa piste.
event-plan-two = { $who } : mélangez tout, passez au plan II.
event-person-moved = { $who } : { $units } { $start } → { $place }
event-person-placed = { $who } : { $units } plateau Faction → { $place }
event-person-lost = { $who } : { $units } { $place } → base
event-person-token = { $who } prend le jeton de { $hex }.
event-unlocked = { $who } a maintenant : { $ability }.
event-linked = { $who } peut aller de { $hex } à { $end }.
event-token-told = Le jeton de { $hex } est { $way ->
    [gone] parti
   *[back] de retour
}.
event-resources-told = { $n ->
    [0] Il n’y a pas de ressources en { $hex }.
    [one] Il y a 1 ressource en { $hex }.
   *[other] Il y a { $n } ressources en { $hex }.
}
event-enlisted = { $who } a le bonus : { $bonus }.
event-star-told = { $who } a maintenant { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}.
event-dropped = Laissé de côté : { $parts }. { $why }
event-too-late = La partie est finie ; laissé de côté : { $parts }.
event-person-done = { $who } a terminé.
event-ended = { $who } pose la sixième étoile
event-final = { $who } : { $parts } = { $total }
event-tie = { $who } : { $values }

## Titres

title-ended = Sixième étoile, { $who } : c’est la fin
title-won = { $who } bat { $other } en { $hex }
title-fought = { $hex } : { $who } bat { $other }, { $total }–{ $less }
title-skipped = { $who } passe ce tour
title-moved = { $who } : { $unit } { $start } → { $hex }
title-stayed = { $who } : { $unit } reste en { $hex }
title-no-move = { $who } ne déplace rien
gist-left-out = Laissé de côté : { $part }
gist-new-units = { $who } : +{ $units } sur la base
gist-hands = { $who } : { $parts }
piece-combat-power = puissance à { $power }
piece-combat-hand = { $known ->
    [0] { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
   *[other] carte { $values } prise
}
piece-spent-power = −{ $n } de puissance
piece-spent-cards = −{ $n } { $n ->
    [one] carte
   *[other] cartes
}
piece-gained-card = +1 carte ({ $n })
piece-loser-card = +1 carte
piece-person-card = +1 carte
piece-gained-coins = +{ $n } { $n ->
    [one] pièce
   *[other] pièces
} ({ $now })
piece-gained-power = +{ $n } de puissance ({ $now })
piece-combat-star = +1 étoile
piece-popularity-lost = −{ $n } de popularité
piece-advanced = cube sur la case { $index }
gist-retreat = { $who } : { $units } → plateau Faction, { $home } → base
gist-selected = Au plus près de la base : { $unit } { $place }
# Ce qu’une ligne rassemble d’une place, et ses parties
gist-moves = { $who } : { $parts }
gist-home = { $who } : { $parts } → base
gist-put = Mettez { $parts }.
gist-removed = Retirez des ressources : { $parts }
piece-resources-removed = { $n ->
    [0] toutes en { $hex }
   *[other] { $n } en { $hex }
}
piece-moved = { $unit } { $start }→{ $hex }
piece-sent-home = { $units }
piece-driven-off = { $units } { $place }
piece-chased = { $units } { $hex }
piece-resources-put = { $n } { $good } en { $hex }
gist-recruit-bonus = { $who } : +1 { $kind ->
    [power] de puissance
    [coin] pièce
    [popularity] de popularité
   *[combat_card] carte Combat
} (recrue)

## Critères

by-near-base = au plus près de la base de départ
by-reading = premier dans l’ordre de lecture
by-mech = mech avant personnage
by-away = pas près de l’ennemi
by-own = dans le plus de voisinages de ses unités
by-enemy = au plus près d’une unité de combat ennemie
by-no-enemy = aucune unité ennemie
by-no-mech = aucun de ses mechs
by-fighters = le moins d’unités de combat ennemies
by-resources = le plus de ressources
by-factory = au plus près de l’Usine
by-first = premier dans l’ordre de lecture

## Corrections

fix-in-turn = À qui est le tour
fix-encounters = Jetons Rencontre
fix-resources = Ressources sur les territoires
fix-seat = { $seat } : { $what ->
    [character] personnage
    [mech] mechs
    [worker] ouvriers
    [combat-stars] étoiles de combat
    [stars] étoiles
    [power] puissance
    [coins] pièces
    [cards] cartes Combat
    [track] case du cube
    [last-card] dernière carte principale
    [power-star] étoile de puissance
    [factory-card] carte Usine
   *[level] niveau
}
hint-in-turn = une place, comme a1
hint-hexes = des territoires, comme A3 B2 ; - pour aucun
hint-resources = des territoires avec des nombres, comme F3 2 F5 0 ; - pour aucun
hint-number = un nombre entier
hint-places = des territoires ou la base, comme base A4 A4 ; - pour aucun
hint-yes = oui ou non
hint-level = autometta, automa, automaszyna, ultimaszyna

## Le tableau de bord

panel-title = Scythe
panel-turn = À { $seat } de jouer.
panel-seat = { $icon } { $seat }
panel-person = { $stars }/6 étoiles · { $hexes } { $hexes ->
    [one] territoire
   *[other] territoires
}
panel-automa = { $stars }/6 étoiles · puissance { $power } · { $coins } { $coins ->
        [one] pièce
       *[other] pièces
    }
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } · case { $index }, plan { $plan ->
        [1] I
       *[other] II
    }
footer = Tour { $n }
footer-over = La fin

## Préparer la table

set-up-all = Plateau, pions pour { $n } ; { $cards } cartes Usine
# The seats in the order of play, Automas with what their mats give them
set-up-order = Ordre : { $seats }
set-up-power = { $cards ->
    [table] Puiss./cartes
   *[bot] Puissance
} : { $seats }
# Of more than three seats the first two, then the others
set-up-order-power = { $cards ->
    [table] Ordre (puiss./c.)
   *[bot] Ordre (puissance)
} : { $seats }
set-up-then = Puis { $seats }
set-up-automa = { $seat } { $power }/{ $cards }
set-up-automa-power = { $seat } { $power }
set-up-money = Automas : 5 pièces, popularité 10{ $cards ->
    [table] {""}
   *[bot] , 0 carte
}
set-up-star = { $level ->
    [autometta] Autometta
    [automa] Automa
    [automaszyna] Automaszyna
   *[ultimaszyna] Ultimaszyna
}{ $deck ->
    [table] {" "}: cube sur I, 19 cartes plan I
   *[bot] , carte Étoile : cube sur I (0)
}

## Le score

# Only the Automas' points are known
score-now = { $automas ->
    [one] { $seats } a { $points } jusqu’ici
   *[other] { $n ->
        [one] { $seats } mène parmi les Automas : { $points }
       *[other] Automas à égalité avec { $points } : { $seats }
    }
}
score-final = { $seats } gagne avec { $points }
score-tie = Égalité avec { $points } : { $seats }
tie-line = { $kind ->
    [pieces] Unités et bâtiments
    [power] Puissance
    [popularity] Popularité
    [hexes] Territoires
   *[stars] Étoiles
} : { $values }
tie-seat = { $seat } { $n }
score-part = { $n } { $kind ->
    [coins] pièces
    [stars] étoiles
    [hexes] territoires
    [resources] ressources
   *[bonus] bâtiments
}
tie-value = { $n } { $kind ->
    [pieces] pions
    [power] de puissance
    [popularity] de popularité
    [hexes] territoires
   *[stars] étoiles
}

## Les images

picture-terrain = { $terrain ->
    [mountain] M
    [farm] C
    [village] V
    [tundra] T
    [lake] L
    [forest] F
   *[factory] X
}
picture-cell = { $hex } { $letter }
picture-land = C champ, F forêt, L lac, M montagne, T toundra, V village, X Usine
picture-moves = À l’instant { $moves }
picture-encounters = Rencontres : { $hexes }
picture-resources = Ressources : { $stocks }
picture-stock = { $hex } { $n }
picture-tunnels = Tunnels : { $hexes }
picture-rivers = Rivières : { $hexes }
picture-arrow = { $who } : { $unit } { $start } → { $end }
picture-units = { $seat } : { $kinds }
picture-kind = { $unit } { $places }
picture-times = { $place } ×{ $n }
picture-times-separator = {" "}
picture-kind-separator = {", "}
picture-nothing = rien
picture-automa = { $seat } · { $level ->
    [autometta] Autometta
    [automa] Automa
    [automaszyna] Automaszyna
   *[ultimaszyna] Ultimaszyna
}
picture-head = { $title } · { $stars } étoiles sur 6
picture-no-card = Pas encore de carte piochée
picture-card = Carte { $n } · plan { $plan ->
    [1] I
   *[other] II
}
picture-move = { $symbol ->
    [move_worker] → ouvrier
    [move_mech] → mech
    [move_character] → personnage
    [encounter_factory] rencontre, Usine
    [attack_combat] attaque dès { $power }
   *[attack_worker] attaque d’ouvriers
}
picture-gain = { $kind ->
    [worker] + ouvrier
    [character_or_mech] + personnage/mech
    [coin] + { $n } { $n ->
        [one] pièce
       *[other] pièces
    }
    [combat_card] + carte Combat
   *[power] + { $n } de puissance
}
picture-recruit = recrue : { $kind ->
    [power] puissance
    [coin] pièce
    [popularity] popularité
   *[combat_card] carte Combat
}
picture-star = { $advances ->
    [yes] Étoile : le cube avance
   *[no] Étoile barrée : le cube reste
}
picture-combat = 0–7 : { $low } · 8–13 : { $middle } · 14+ : { $high } · cartes { $cards } · biens { $goods }
picture-track = Cube sur la case { $index } ; eau sur les { $water } premières ; étoiles sur { $stars }
picture-power = Puissance { $n }
picture-owned = { $coins } { $coins ->
    [one] pièce
   *[other] pièces
} · { $cards } { $cards ->
    [one] carte Combat
   *[other] cartes Combat
}{ $factory ->
    [yes] {" "}· carte Usine
   *[no] {""}
}
picture-unit-row = { $kind ->
    [worker] Ouvriers
    [mech] Mechs
   *[character] Personnage
} : plateau { $board }, base { $home }, réserve { $mat }
picture-abilities = Débloqué : { $list }
picture-bonuses = + { $list }
picture-score-now = Score jusqu’ici
picture-score-final = Score final
picture-category = { $kind ->
    [coins] Pièces
    [stars] Étoiles
    [hexes] Territoires
    [resources] Ressources
   *[bonus] Bâtiments
}
picture-line = { $what } : { $items }
picture-score-seat = { $seat } { $n }
picture-course = Points après chaque tour
picture-course-end = Fin
