### MacRobber. Lignes courtes : un téléphone en montre environ 35 caractères.

game-name = MacRobber
game-about = MacRobber : une partie entière de 3 à 5 clans, personnes et automas mélangés
signs = 🟨 jaune, 🟦 bleu, 🟩 vert, 🟥 rouge, 🐄 bétail, 🏰 château, ⛪ monastère, 🏞, 🎶, 🎵, ▫, ⚔, 🏆
game-help =
    Tu mènes un clan. **Le plus de points gagne.** Personne d’autre ne voit tes cartes.
    À ton **tour**, tu tires 6 cubes et tu en utilises 4 au plus, en 2 actions différentes au plus (le dernier clan d’une manche : 1 action) :
    🐄 Bétail : 1 rouge sur un domaine libre
    🏰 Château : 2 bleus sur un domaine libre
    ⛪ Monastère : 3 verts sur un domaine libre
    🟨 Guerrier : 1 jaune. Pour chacun, tu as une carte.
    🟦 Joueur de cornemuse : 1 bleu. Un seul ajoute 1 à une carte dans un raid, une fois.
    🟩 Moines : 1 ou 2 verts
    🏞️ Domaine, 6 au plus : 1 jaune avec 1 rouge ou 2 verts ; jaune et verts aussi de ta cour
    🎶 Barde : 1 bleu, pas d’autre action. Une autre cour perd 1 ou 2 cubes ; sur 2, tu peux en garder 1.
    Puis un **raid** contre un clan, ou un échange de cartes, ou rien.
    Dans un **raid**, chaque camp pose 3 cartes, une par une ou plusieurs à la fois ; la plus haute gagne. Qui en gagne le plus : 1 point et un butin, ou 2 s’il n’y en a pas. Égalité : 1. Perdu : −1, le défenseur en a 2.
    Après chaque **manche** : le plus de vert 3, le deuxième 2. Chaque bétail 1, le plus de bétail 2 de plus. Chaque bleu 1, moins le plus de bétail d’un autre clan. Le plus de jaune : « plus grande suite » ; qui l’a peut tirer des cubes à nouveau.
    • **Tu signales :** rien, le bot s’occupe de tout.
    • **La partie finit quand** le sac a moins de 6 cubes ; ou, dès qu’un clan est en zone rouge, si le nombre du domaine retourné à chaque manche ne dépasse pas les points du premier.
    • **Égalité :** la victoire est partagée.

## Les options de /automa commencer macrobber

name-card_counts = cartes
name-estate_counts = domaines
name-red_area = zone_rouge
name-exchange = échange
name-asleep = dormeurs
option-seats = Combien de clans jouent
option-card_counts = Combien de cartes par valeur (inventé : les nombres imprimés sont inconnus)
option-card_counts-13-20-20-14 = 1 ×13, 2 ×20, 3 ×20, 4 ×14
option-card_counts-16-20-18-13 = 1 ×16, 2 ×20, 3 ×18, 4 ×13
option-card_counts-10-18-23-16 = 1 ×10, 2 ×18, 3 ×23, 4 ×16
option-card_counts-17-17-17-16 = 1 ×17, 2 ×17, 3 ×17, 4 ×16
option-estate_counts = Combien de domaines par nombre (inventé : les nombres imprimés sont inconnus)
option-estate_counts-one-42 = 30 à 41 deux fois, 42 une fois
option-estate_counts-one-36 = 30 à 42 deux fois, mais 36 une fois
option-estate_counts-one-30 = 31 à 42 deux fois, 30 une fois
option-red_area = La première case de la zone rouge, où la partie peut finir
option-exchange = Combien de cartes on peut échanger
option-exchange-up_to_3 = De 0 à 3 cartes
option-exchange-exactly_3 = 3 cartes ou aucune
option-asleep = Ce qui répond pour les dormeurs
option-asleep-default = La réponse que les règles prévoient
option-asleep-automa = Un automa

## Les options en bref, dans le message du début

chosen-seats = { $value } clans
chosen-card_counts = cartes { $value }
chosen-estate_counts = { $value ->
    [one-42] un seul domaine 42
    [one-36] un seul domaine 36
   *[one-30] un seul domaine 30
 }
chosen-red_area = zone rouge dès { $value }
chosen-asleep = { $value ->
    [automa] automas pour les dormeurs
   *[default] les dormeurs passent
}
chosen-exchange = { $value ->
    [up_to_3] échange de 3 cartes au plus
   *[exactly_3] échange de 3 cartes pile
 }

## Comment une place est jouée

strength-drover = Bouvier
strength-reiver = Pillard
strength-chieftain = Chef
strength-drover-about = **Bouvier** : joue au jugé ; un débutant peut le battre.
strength-reiver-about = **Pillard** : pèse tout son tour et fait un raid quand cela paie.
strength-chieftain-about = **Chef** : prévoit pour tous les clans ; le plus fort.

## Noms

clan = { $clan ->
    [ardroch] Ardroch
    [balnevis] Balnevis
    [corrieglen] Corrieglen
    [dunmorag] Dunmorag
   *[erskay] Erskay
 }
named = { $name }
seat = Place { $n }
fix-name = Nom : { $seat }
hint-name = { $most } lettres au plus, comme Glenmore
marked = { $icon } { $seat }
token = { $colour ->
    [Y] 🟨 jaune
    [B] 🟦 bleu
    [G] 🟩 vert
   *[R] 🟥 rouge
 }
tokens = { $n } { $colour ->
    [Y] { $n ->
        [one] jaune
       *[other] jaunes
    }
    [B] { $n ->
        [one] bleu
       *[other] bleus
    }
    [G] { $n ->
        [one] vert
       *[other] verts
    }
   *[R] { $n ->
        [one] rouge
       *[other] rouges
    }
 }
no-tokens = aucun cube
list = { $items }
card = un { $n }
card-piper = un { $n } + cornemuse = { $total }
card-missing = pas de carte
pick-card = Un { $n }
pick-card-piper = Un { $n } + cornemuse
pick-card-missing = Pas de carte
# In a raid: to choose cards for later rounds, too; in such a round to choose only then, or the lowest card
pick-ahead = Plusieurs cartes à la fois
pick-ask = Demande-moi alors
pick-lowest = Ma plus basse, si c’est décidé
card-group = { $cards }
card-group-separator = { " " }·{ " " }
card-alike = { $n }
card-alike-separator = { " " }
# As in the options: a card's value, then how many
card-count = { $card } ×{ $n }
no-cards = aucune carte

## Ce qu’une place peut faire

do = { $what ->
    [cattle] 🐄 Bétail 🟥
    [castle] 🏰 Château 🟦🟦
    [abbey] ⛪ Monastère 🟩🟩🟩
    [warriors] Guerrier 🟨
    [bagpipers] Joueur de cornemuse 🟦
    [no-action] Aucune action
    [done] Pas d’autre action
    [exchange] Échanger des cartes
    [nothing] Ni l’un ni l’autre
   *[back] Retour
 }
do-monks = { $n ->
    [one] 1 moine 🟩
   *[other] { $n } moines 🟩🟩
 }
do-bard-victim = Barde 🟦 : { $victim }
do-bard-one = Barde 🟦 : { $victim } perd { $taken }
do-bard = Barde 🟦 : { $victim }, { $what }
bard-takes = { $taken }{ $kept ->
    [Y] , garde le jaune
    [B] , garde le bleu
    [G] , garde le vert
   *[none] , au sac
 }
do-estate = Domaine { $where ->
    [status] { $status }
   *[court] de ta cour { $court }
 }
do-estate-mixed = Domaine { $status } + cour { $court }
squares = { $each }
square-separator = { "" }
square = { $colour ->
    [Y] 🟨
    [B] 🟦
    [G] 🟩
   *[R] 🟥
 }
do-raid = Raid contre { $defender }
loot = { $loot ->
    [cattle] 🐄 Voler du bétail
    [cattle-sack] 🐄 Bétail au sac : domaines pleins
    [castle] 🏰 Retirer un château
    [abbey] ⛪ Retirer un monastère
   *[nothing] Ne rien prendre
 }
confirm = { $answer ->
    [confirm] Confirmer
   *[back] Recommencer
 }
offer-turn = Tour : { $seat }

# Ce qui peut être dit avant que ce soit le tour d’une place
ahead-rest = Aucune action, pas de raid
ahead-act = { $what } si je peux, pas de raid
ahead-defend = { $how ->
    [highest] En cas de raid, je pose toujours ma carte la plus haute
   *[lowest] En cas de raid, je pose toujours ma carte la plus basse
 }

## Questions

ask-beginner = Qui commence ?
ask-tokens = Quels { $n } cubes as-tu tirés ?
ask-redraw =
    Quels cubes retournent au sac, s’il y en a ?
    Plus grande suite : tu en tires autant à nouveau.
ask-action = { $nth ->
    [1] Quelle action ?
   *[other] Quelle deuxième action ?
 }
ask-action-but = { ask-action }
    { $lacking }
ask-bard =
    Que prend le barde ?
    Dans cette cour : { $victim }.
ask-phase3 = Raid ou échange ?
ask-phase3-but = { ask-phase3 }
    { $lacking }
# Why something can't be chosen that the tokens would pay
lacking-separator = { "\u000A" }
lacking = { $why ->
    [full] Pas de { $what } : aucun domaine libre
    [tokens] Pas de { $what } : { $used } cubes sur 4 utilisés
    [once] Une seule fois par tour : { $what }
    [bard] Pas de barde après une autre action
    [after-bard] Un barde est la seule action d’un tour
    [last] Dernier clan de la manche : une action
    [six] Pas de domaine : 6 au plus
    [stock] Plus de domaine à acheter
   *[warriors] Pas de domaine : 3 guerriers doivent rester
 }
lacking-what = { $what ->
    [cattle] bétail
    [castle] château
    [abbey] monastère
    [warriors] guerrier
    [bagpipers] joueur de cornemuse
    [estate] domaine
    [bard] barde
   *[monks] moines
 }
lacking-what-separator = { " " }ou{ " " }
# $then: whether the turn goes on after these steps
ask-confirm =
    Ton plan :
    { $steps }{ $then ->
        [goes-on] { "\u000A" }Ton tour continue ensuite.
       *[ends] { "" }
    }
step = • { $what }
step-discard = { $what } ; défausse : { $cards }
step-exchange = { $what } : { $cards }
step-separator = { "\u000A" }
ask-discard =
    Quelle carte défausses-tu ?
    Tu perds un guerrier.
ask-exchange = { $least ->
    [0] Quelles cartes échanges-tu ? { $most } au plus
   *[other] Quelles { $most } cartes échanges-tu ?
 }
# The cards of a raid are counted by ordinals: a number after a card is its value
nth = { $round ->
    [1] 1re
    [2] 2e
   *[other] 3e
 }
ask-lay = { $side ->
    [attack] Attaque : choisis ta { nth } carte sur 3
   *[defend] Défense : choisis ta { nth } carte sur 3
 }
# $round: the one that is fought; $later: the one that a card is chosen for
ask-ahead = { $side ->
    [attack] Attaque
   *[defend] Défense
 }, plusieurs à la fois : { $later ->
    [1] 1re
    [2] 2e
   *[other] 3e
 } carte sur 3
ask-loot =
    Que prends-tu ?
    Adversaire battu : { $defender }.
ask-layback = Remets { $n } cartes à la défausse

## Événements

# $who: the seat, by its clan
event-clan = La place { $n } mène { $clan }.
event-renamed = { $before } s’appelle désormais { $who }.
event-set-up = Chaque clan commence avec { $points } points. Le sac : { $sack }.
event-begins = { $who } commence la première manche.
event-drawn = { $who } tire { $tokens }.
event-kept = { $who } garde tous les cubes.
event-redrawn = { $who } remet { $back } et tire { $tokens }.
event-no-action = { $who } ne fait aucune action.
event-built = { $building ->
    [cattle] 🐄 { $who } met du bétail sur un domaine libre.
    [castle] 🏰 { $who } bâtit un château sur un domaine libre.
   *[abbey] ⛪ { $who } bâtit un monastère sur un domaine libre.
 }
event-warrior = 🟨 { $who } gagne un guerrier et tire une carte.
event-bagpiper = 🟦 { $who } gagne un joueur de cornemuse.
event-monks = { $n ->
    [one] 🟩 { $who } gagne un moine.
   *[other] 🟩 { $who } gagne { $n } moines.
 }
event-bard = 🎶 { $who } envoie un barde chez { $victim }, qui perd { $taken }. { $kept ->
    [Y] Gardé : 🟨 jaune.
    [B] Gardé : 🟦 bleu.
    [G] Gardé : 🟩 vert.
   *[none] Rien n’est gardé.
 }
event-discarded = { $who } perd un guerrier et défausse une carte.
event-drew = { $who } gagne le guerrier et tire une carte.
event-estate = { $paid ->
    [status] ▫️ { $who } achète un domaine pour { $status }.
    [court] ▫️ { $who } achète un domaine pour { $court } de la cour.
   *[both] ▫️ { $who } achète un domaine pour { $status }, et { $court } de la cour.
 }
event-rested = { $who } ne fait ni raid ni échange.
event-exchanged = { $n ->
    [0] { $who } n’échange aucune carte.
    [one] { $who } échange 1 carte.
   *[other] { $who } échange { $n } cartes.
 }
event-shuffled = La défausse est mélangée : une nouvelle pioche de { $n } cartes.
event-raid = ⚔️ { $who } lance un raid contre { $defender } !
event-laid = { nth } carte : { $who } la pose face cachée{ $piper ->
    [yes] , avec un joueur de cornemuse.
   *[no] .
 }
event-combat = { nth } carte : { $attacker } { $attack }, { $defender } { $defence }. { $winner ->
    [attacker] { $attacker } gagne.
    [defender] { $defender } gagne.
   *[nobody] Égalité.
 }
event-raid-won = { $who } gagne le raid, { $won } à { $lost } : { $n ->
    [one] 1 point.
   *[other] { $n } points, car il n’y a rien à prendre.
 }
event-repelled = { $who } repousse le raid, { $won } à { $lost } : { $n } points. { $paid ->
    [0] { $attacker } n’a pas de point à perdre.
    [one] { $attacker } perd 1 point.
   *[other] { $attacker } perd { $paid } points.
 }
event-raid-drawn = Égalité dans le raid, { $won } à { $lost } : { $n ->
    [one] 1 point pour { $who }.
   *[other] { $n } points pour { $who }.
 }
event-loot-none = { $who } ne prend rien à { $defender }.
event-loot-stolen = 🐄 { $who } vole du bétail à { $defender }.
event-loot-removed = { $loot ->
    [cattle] 🐄 { $who } n’a aucun domaine libre : le bétail pris à { $defender } va au sac.
    [castle] 🏰 { $who } retire un château à { $defender }.
   *[abbey] ⛪ { $who } retire un monastère à { $defender }.
 }
event-refilled = Attaquant et défenseur tirent chacun { $drawn } cartes et en remettent { $back }.
event-green = { $points ->
    [one] { $who } partage la première place en vert ({ $n }) : 1 point.
   *[other] { $who } a le plus de vert ({ $n }) : { $points } points.
 }
event-green-second = { $points ->
    [one] { $who } partage la deuxième place en vert ({ $n }) : 1 point.
   *[other] { $who } a la deuxième place en vert ({ $n }) : { $points } points.
 }
event-red = { $who } a { $n } { $n ->
    [one] bétail
   *[other] bétails
 } : { $points ->
    [one] 1 point.
   *[other] { $points } points.
 }
event-red-most = { $who } a le plus de bétail : { $points } points de plus.
event-blue = { $who } a { $n } { $n ->
    [one] bleu
   *[other] bleus
 }, moins { $cattle } pour le plus de bétail d’un autre clan : { $points ->
    [one] 1 point.
   *[other] { $points } points.
 }
event-scored = La manche est comptée : { $points }.
event-marker = { $who } prend « plus grande suite ».
event-marker-kept = Égalité pour le plus de jaune : { $who } garde « plus grande suite ».
# $seats: who ties for most yellow
event-marker-none = Égalité pour le plus de jaune : personne n’a « plus grande suite ».
event-estate-removed = Un domaine quitte le jeu face cachée.
event-no-estate = Plus de domaine en réserve, et aucun clan en zone rouge : la partie continue.
event-estate-turned = Le domaine { $number } est retourné ; le premier a { $points } points.
event-round = La manche { $n } commence avec { $seat }.
event-over = { $why ->
    [end-1] Le premier a au moins autant de points que le nombre du domaine : la partie est finie.
    [end-3] Le sac a moins de 6 cubes : la partie est finie.
   *[end-5] Plus de domaine, et un clan en zone rouge : la partie est finie.
 }
event-won = { $winners } gagne avec { $points } points.
event-shared = { $winners } partagent la victoire avec { $points } points.

## Ce qui a été pesé

by-green = Le plus de cubes verts
by-cattle = Le plus de bétail
by-yellow = Le plus de cubes jaunes
by-court = Le plus de cubes dans la cour
# The two below stand in the traces of games begun before values were shown beside the names.
has = { $seat } : { $n } { $colour ->
    [Y] { $n ->
        [one] jaune
       *[other] jaunes
    }
    [B] { $n ->
        [one] bleu
       *[other] bleus
    }
    [G] { $n ->
        [one] vert
       *[other] verts
    }
   *[R] { $n ->
        [one] bétail
       *[other] bétails
    }
 }
has-following = { $seat } : { $n } { $n ->
    [one] jaune
   *[other] jaunes
 } (cour { $court })
seat-points = { $seat } { $n }
thought-redraw = Cubes à remettre
thought-action = { $nth ->
    [1] Première action
   *[other] Deuxième action
 }
thought-bard = Ce que prend le barde
thought-discard = Carte à défausser
thought-phase3 = Raid ou échange
thought-exchange = Échange
thought-attack = Raid : { $nth ->
    [1] première carte
    [2] deuxième carte
   *[other] troisième carte
 }
thought-defend = Défense : { $nth ->
    [1] première carte
    [2] deuxième carte
   *[other] troisième carte
 }
thought-loot = Butin
thought-layback = Cartes à remettre
measure-reiver = avance attendue en points
measure-chieftain = chance de gagner en % (nombre d’essais)
thumb-redraw = tous les jaunes sauf un sont remis
thumb-action = bétail, château, un domaine si aucun n’est libre (jamais payé avec des moines de la cour), moines, monastère, joueur de cornemuse, guerrier ; jamais un barde
thumb-discard = la carte la plus basse
thumb-phase3 = raid contre l’autre clan qui a le plus de points si ses trois meilleures cartes font { $n } en tout, sinon échange des 1 et des 2
thumb-exchange = { $exact ->
    [yes] les trois cartes les plus basses
   *[no] trois 1 et 2 au plus
 }
thumb-lay = la carte la plus haute ; un joueur de cornemuse à chaque défense, en attaque seulement au dernier combat
thumb-loot = du bétail, sinon un château, sinon un monastère
thumb-layback = les deux cartes les plus basses

## Ce que donne un tour : des lignes de 45 caractères au plus

title-turn = { $who } : { $deeds }
title-raid = { $outcome ->
    [won] { $who } bat { $defender }
    [lost] { $who } perd contre { $defender }
    [drawn] { $who } à égalité avec { $defender }
   *[open] { $who } en raid contre { $defender }
 }
title-exchange = { $who } échange { $n ->
    [one] une carte
   *[other] { $n } cartes
 }
title-idle = { $who } ne fait rien
deed = { $what ->
    [cattle] bétail
    [castle] château
    [abbey] monastère
    [warrior] guerrier
    [bagpiper] cornemuse
    [monks] { $n ->
        [one] moine
       *[other] { $n } moines
    }
   *[estate] domaine
 }
deed-separator = { " " }+{ " " }
deed-bard = barde chez { $victim }
gist-clans = { $parts }
gist-clan = { $who }
marked-separator = { " " }·{ " " }
gist-clan-separator = { " " }·{ " " }
gist-renamed = { $before } devient { $who }
gist-set-up = Chaque clan commence avec { $points } points
gist-begins = { $who } commence
gist-drawn = Tirés : { $tokens }
gist-kept = Tous les cubes restent
gist-redrawn = Remis : { $back }
gist-no-action = Aucune action
gist-actions = { $parts }
gist-actions-parts-separator = { " " }·{ " " }
gist-built = { $building ->
    [cattle] 🐄 bétail
    [castle] 🏰 château
   *[abbey] ⛪ monastère
 }
gist-warrior = 🟨 guerrier et une carte
gist-bagpiper = 🟦 joueur de cornemuse
gist-monks = { $n ->
    [one] 🟩 1 moine
   *[other] 🟩 { $n } moines
 }
gist-estate = 🏞️ domaine
gist-paid = ↳ payé : { $paid ->
    [status] { $status }
    [court] { $court } de la cour
   *[both] { $status } ; cour { $court }
 }
gist-bard = 🎶 Barde chez { $victim } : { $taken }
gist-kept-token = { $kept ->
    [Y] ↳ garde le jaune
    [B] ↳ garde le bleu
    [G] ↳ garde le vert
   *[none] ↳ au sac
 }
gist-discarded = ↳ { $who } défausse une carte
gist-drew = ↳ { $who } tire une carte
gist-shuffled = La défausse est mélangée : { $n } cartes
gist-raid = ⚔️ Raid contre { $defender }
gist-laid = { $piper ->
    [yes] { nth } carte : face cachée, avec cornemuse 🎵
   *[no] { nth } carte : face cachée
 }
gist-combat = { nth } carte : { $attacker } { $attack } { $winner ->
    [attacker] >
    [defender] <
   *[nobody] =
 } { $defender } { $defence }
gist-combats = Cartes : { $parts }
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
   *[other] , rien à prendre
 } : **+{ $n }**
raid-won-by = { $who } gagne { $won }–{ $lost }
gist-loot-none = { raid-won-by }, ne prend rien : **+{ $n }**
gist-loot-stolen = { raid-won-by }, vole du bétail : **+{ $n }**
gist-loot-removed = { raid-won-by }, { $loot ->
    [cattle] bétail au sac
    [castle] retire un château
   *[abbey] monastère retiré
 } : **+{ $n }**
gist-repelled = { $who } gagne { $won }–{ $lost } : **+{ $n }**{ $paid ->
    [0] { "" }
   *[other] { " " }· { $attacker } **−{ $paid }**
 }
gist-raid-drawn = Raid à égalité, { $won }–{ $lost } : { $who } **+{ $n }**
gist-refilled = Les deux tirent { $drawn } cartes, en remettent { $back }
gist-rested = Ni raid ni échange
gist-exchanged = { $n ->
    [0] N’échange aucune carte
    [one] Échange 1 carte
   *[other] Échange { $n } cartes
 }
gist-gains = { $source ->
    [green] 🟩 Vert : { $gains }
    [red] 🟥 Bétail : { $gains }
    [blue] 🟦 Bleu : { $gains }
    [all] Comptés : { $gains }
   *[none] Personne ne marque
 }
gain = { $icon } +{ $n }
gain-separator = { " " }
gist-marker = { $who } prend « plus grande suite »
gist-marker-kept = { $who } garde « plus grande suite »
gist-marker-none = Personne n’a « plus grande suite »
gist-estate-removed = Un domaine quitte le jeu face cachée
gist-no-estate = Plus de domaine : la partie continue
gist-estate-turned = Domaine { $number } ; le premier a { $points } points
gist-round = La manche { $n } commence avec { $seat }
gist-over = { $why ->
    [end-1] Le nombre du domaine est atteint : fin
    [end-3] Moins de 6 cubes dans le sac : fin
   *[end-5] Plus de domaine : fin
 }

## Le panneau

panel-title = MacRobber, manche { $round }
panel-footer = Manche { $round } · tour { $turn } sur { $seats } · zone rouge dès { $red }
panel-footer-over = Partie finie à la manche { $round }
panel-in-turn = C’est à { $seat }
panel-used = C’est à { $seat }{ $used ->
    [0] { "" }
   *[other] { " " }· { $used }/4 cubes
 }
panel-tokens = Cubes : { $tokens }
panel-raid = ⚔️ Raid : { $attacker } { $won }–{ $lost } { $defender }
panel-laid = { $piper ->
    [yes] { $attacker } a posé carte et cornemuse
   *[no] { $attacker } a posé une carte
 }
panel-raided = ⚔️ { $outcome ->
    [won] { $winner } a gagné le raid, { $won }–{ $lost }
   *[tied] Le raid finit à égalité, { $won }–{ $lost }
 }
panel-may-end = La partie peut finir après cette manche
panel-turned = Domaines retournés : { $numbers }
panel-seen = Vues dans les raids : { $cards }
panel-seen-many = Vues : { $cards }
panel-winners = { $n ->
    [one] 🏆 { $winners } gagne
   *[other] 🏆 { $winners } partagent la victoire
 }
panel-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }

## Ma main

hand-title = Tes cartes, { $seat }
hand-cards = { $n ->
    [0] Aucune carte
    [one] 1 carte : { $cards }
   *[other] { $n } cartes : { $cards }
 }
hand-laid = Tu as posé : { $card }
hand-ahead = Posées d’avance : { $cards }
hand-ahead-separator = { ", " }
hand-ahead-lowest = plus basse si c’est décidé
hand-raid = ⚔️ Toi { $won }–{ $lost } { $other }{ $rounds }
hand-raided = ⚔️ { $outcome ->
    [won] Tu as gagné le raid, { $won }–{ $lost }
    [lost] { $other } a gagné le raid, { $lost }–{ $won }
   *[tied] Le raid finit à égalité, { $won }–{ $lost }
 }
hand-fought = { "\u00A0" }: { $rounds }
hand-round = { $own }{ $winner ->
    [own] >
    [other] <
   *[nobody] =
 }{ $other }
hand-round-separator = { ", " }
# $ahead: how many cards more one has won than the other side, before the last one
hand-needed = { $ahead ->
    [2] Le raid est déjà gagné.
    [1] Une égalité ici suffit pour gagner.
    [0] Gagne ici pour gagner le raid.
    [-1] Gagne ici pour l’égalité dans le raid.
   *[other] Le raid est déjà perdu.
 }
hand-facing = { $other } a posé { $laid ->
    [piper] carte + cornemuse : 2–5
    [nothing] aucune carte : 0
   *[card] une carte : 1–4
 }
hand-pipers = Cornemuse (+1) : toi { $n }, { $other } { $left }
hand-rivals = { $rivals }
rival = { $seat } { $points } : { $loot }
rival-separator = { " " }·{ " " }
rival-loot = { $what ->
    [cattle] 🐄
    [castle] 🏰
    [abbey] ⛪
   *[none] rien
 }
rival-loot-separator = { "" }
hand-tokens = Tes cubes : { $tokens }
hand-plan = Prévu : { $steps }
planned = { $what ->
    [cattle] bétail
    [castle] château
    [abbey] monastère
    [warriors] guerrier
    [bagpipers] cornemuse
    [monks] moines
    [bard] barde
    [estate] domaine
    [raid] raid
    [exchange] échange
   *[nothing] pas de raid
 }
hand-back = Tu as remis : { $cards }
hand-down = Dans la défausse : { $cards }
hand-down-many = Défausse : { $cards }

## Le score

score-so-far = { $n ->
    [one] { $seats } mène avec { $points } points
   *[other] { $seats } mènent avec { $points } points
 }
score-level = Tous à égalité avec { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
score-final = { $n ->
    [one] 🏆 { $seats } gagne avec { $points } points
   *[other] 🏆 { $seats } partagent la victoire avec { $points } points
 }
score-over = { $why ->
    [end-3] Fin : moins de 6 cubes dans le sac
   *[end-5] Fin : plus de domaine à retourner
 }
score-over-estate = Fin : { $points } points, domaine { $number } atteint

## Ce qui est refusé

bad-seats = MacRobber se joue avec 3 à 5 clans, pas { $n }.
game-is-over = La partie est finie.
bad-name = Un nom a { $most } lettres, chiffres, espaces, traits d’union et apostrophes au plus, et commence par une lettre ou un chiffre.
strength-name = C’est un nom d’automa.
taken-name = Un autre clan porte déjà ce nom.
not-legal-now = Ce n’est pas possible maintenant. La table montre qui doit jouer.

# Images

picture-line = { $what } : { $items }
picture-parts = { $parts }
picture-part = { $what }
picture-part-separator = { " " }·{ " " }
picture-none = rien
picture-letter = { $colour ->
    [Y] J
    [B] B
    [G] V
   *[R] R
 }
picture-token = { $n } { $colour ->
    [Y] { $n ->
        [one] jaune
       *[other] jaunes
    }
    [B] { $n ->
        [one] bleu
       *[other] bleus
    }
    [G] { $n ->
        [one] vert
       *[other] verts
    }
   *[R] { $n ->
        [one] rouge
       *[other] rouges
    }
 }
picture-over = Partie finie
picture-rounds = { $n ->
    [one] { $n } manche
   *[other] { $n } manches
 }
picture-round = Manche { $n }
picture-turn = tour { $turn } sur { $seats }
picture-phase = { $phase ->
    [1] cubes
    [2] actions
   *[3] raid ou échange
 }
picture-points = { $n } { picture-points-unit }
picture-points-unit = { $n ->
    [one] point
   *[other] points
 }
picture-in-turn = à jouer
picture-mark = { $mark ->
    [winner] gagne
    [begins] commence
   *[following] plus grande suite
 }
picture-mark-short = { $mark ->
    [winner] gagne
    [begins] commence
   *[following] suite
 }
picture-court = { $n } { $kind ->
    [warriors] { $n ->
        [one] guerrier
       *[other] guerriers
     }
    [bagpipers] { $n ->
        [one] joueur de cornemuse
       *[other] joueurs de cornemuse
     }
   *[monks] { $n ->
        [one] moine
       *[other] moines
     }
 }
picture-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 }
picture-court-title = Cour et main
picture-court-name = { $kind ->
    [warriors] guerriers
    [bagpipers] cornemuse
    [monks] moines
   *[cards] cartes
 }
picture-estate = { $what ->
    [cattle] bétail
    [castle] château
    [abbey] monastère
   *[free] libre
 }
# The same on a board, where there is little room
picture-estate-short = { $what ->
    [cattle] bétail
    [castle] château
    [abbey] monast.
   *[free] libre
 }
picture-estates = { picture-estate }{ $n ->
    [1] { "" }
   *[other] { " " }×{ $n }
 }
picture-all-estates = { $kinds }
picture-estates-title = Domaines
picture-board = Plateau
picture-scored = Comptés
picture-gain = { $category ->
    [green] vert
    [red] bétail
   *[blue] bleu
 } +{ $n }
picture-status = Cubes
picture-own-court = Ta cour
picture-used = { $n }/{ $most } utilisés
picture-done = fait : { $what ->
    [cattle] bétail
    [castle] château
    [abbey] monastère
    [warriors] guerrier
    [bagpipers] joueur de cornemuse
    [monks] moines
    [bard] barde
   *[estate] domaine
 }
picture-raid-title = Raid
picture-raid = { $attacker } en raid contre { $defender }, { $won }–{ $lost }
picture-fought = { nth } carte { $result ->
    [won] gagnée
    [lost] perdue
   *[drawn] à égalité
 } ({ $attack } contre { $defence })
picture-laid = un { $card }{ $piper ->
    [yes] { " " }avec cornemuse
   *[no] { "" }
 }
picture-face-down = { nth } carte : { $attacker } la pose face cachée{ $piper ->
    [yes] { " " }avec cornemuse
   *[no] { "" }
 }
picture-own-laid = { nth } carte : tu as posé { $laid }, les autres voient le dos
picture-to-come = { nth } carte à venir
picture-track = Zone rouge dès { $n } points
picture-red-area = rouge { $n }+
picture-sack = Sac
picture-supply = Réserve
picture-pile = { $pile ->
    [estates] { $n ->
        [one] { $n } domaine
       *[other] { $n } domaines
     }
    [draw] { $n } en pioche
   *[returned] { $n } { $n ->
        [one] jetée
       *[other] jetées
     }
 }
picture-sign = { $kind ->
    [warriors] guerrier
    [bagpipers] cornem.
    [monks] moine
   *[cards] carte
 }
picture-score-final = Score final
picture-score-so-far = Le score
picture-score-seat = { $seat } : { $n }
picture-category = { $category ->
    [start] Début
    [green] Vert
    [red] Bétail
    [blue] Bleu
   *[raid] Raids
 }
picture-winner = Victoire : { picture-winner-names }
picture-winner-names = { $seats }
picture-winner-name = { $seat }
picture-course = Points après chaque manche
picture-course-points = { $n }
picture-course-end = fin
picture-hand = Tes cartes
picture-hand-name = Toi
picture-card = { $n }
picture-value = { $n }
picture-plan = Ton plan
picture-step = { $what ->
    [cattle] bétail : 1 rouge
    [castle] château : 2 bleus
    [abbey] monastère : 3 verts
    [warriors] guerrier : 1 jaune, tire une carte
    [bagpipers] joueur de cornemuse : 1 bleu
    [exchange] échange : aucune carte
   *[nothing] ni raid ni échange
 }
picture-step-monks = { $n ->
    [one] moine : 1 vert
   *[other] moines : { $n } verts
 }
picture-step-bard = barde chez { $victim } : { $taken }{ $kept ->
    [Y] , garde le jaune
    [B] , garde le bleu
    [G] , garde le vert
   *[none] { "" }
 }
picture-step-estate = domaine : { $status } ; cour { $court }
picture-step-estate-whole = domaine : { $where ->
    [status] { $status }
   *[court] cour { $court }
 }
picture-step-raid = raid contre { $defender }
picture-step-exchange = échange : { $n ->
    [one] carte
   *[other] cartes
 } { $cards }
picture-step-discard = { $what }, défausse un { $card }
picture-down = Défausse
picture-down-cards = { $card }{ $n ->
    [1] { "" }
   *[other] { " " }×{ $n }
 }

# How the panel calls a person whose turn it isn't: who holds the seat, and whose turn it is

awaits-discard = { $holder }, { $turn } prend un guerrier : appuie sur **Jouer**.
awaits-defend = { $holder }, raid contre toi : { $turn }. Appuie sur **Jouer**.
awaits-layback = { $holder }, remets des cartes : appuie sur **Jouer**.
# The same for the seat in turn, once what it has planned is known to all
awaits-own-layback = { $holder }, remets des cartes : appuie sur **Jouer**.

# The same as a title, where nobody else is awaited

wanted-discard = { $seat }, défausse une carte
wanted-defend = { $seat }, défends : { nth } carte sur 3
wanted-layback = { $seat }, remets des cartes
# The same for the seat in turn, once what it has planned is known to all
wanted-own-attack = { $seat }, attaque : { nth } carte sur 3
wanted-own-loot = { $seat }, choisis ton butin
wanted-own-layback = { $seat }, remets des cartes

# What an empty menu says, and the button for the answer that most people give

choose-action = Choisis une action
choose-bard = Choisis ce que le barde prend
choose-redraw = Choisis les cubes à remettre
these-layback = Les plus basses : { $names }
