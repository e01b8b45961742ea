### Clans of Caledonia, clan MacHina. Lignes courtes : un téléphone en montre environ 35 signes.

game-name = Caledonia
game-about = Clans of Caledonia : les clans MacHina
game-help =
    Tu joues ton clan selon les règles habituelles. Chaque **MacHina** joue d’après des cartes ; le bot tient ses comptes, et pour tous les prix, la rangée des contrats et l’ordre. Vos mains font ce que dit le message ; là où seule la carte du jeu le montre, le bot demande un nombre.
    • **Tu signales :** ce qui change le marché ou la rangée, par **Mon tour** ou en une ligne : `vendu 2 whisky; pris 24`. Tout le reste, non.
    • Un contrat, c’est son numéro, ou ce qui est écrit dessus : `pris 2 pain 1 laine`. `prix fromage +3` est une tuile de port qui change un prix, `ajouter 9 44` sont des contrats qui arrivent dans la rangée.
    • Une ligne termine ton tour ; avec `; encore` à la fin, il reste ouvert. Rien à signaler : **J’ai fini**. Avec `passé` ou son bouton, tu quittes la manche.
    • **L’ordre de lecture** compte les hexagones à égalité ligne par ligne, chacune depuis la gauche ; d’abord tout le module A, puis B, C, D.
    • Un tour d’une MacHina que la table ne peut pas faire : **Pas possible**, elle essaie alors son action suivante.
    • **La partie finit quand** la cinquième manche est finie : le bot demande alors les imports, les contrats et les colonies.
    • **Égalité :** qui a le plus d’argent en reste gagne.

## Les options de /automa commencer caledonia

name-players = joueurs
name-deck_profile = pioche
name-order = ordre
name-shipping_fallback = plus_près
name-meat_counts = viande
name-neighbourhood = voisinage
name-factory_bonus = bonus_fabrique
name-ports = ports
name-reserve_grain = céréales
name-worker_split = ouvriers
name-pass_money = argent_passe
option-automas = Combien de clans MacHina
option-players = Combien de personnes jouent
option-deck_profile = Cartes d’automa (les vraies ne sont pas publiques)
option-deck_profile-actions = Inventées, pondérées : Expansion, Contrat
option-deck_profile-actions_uniform = Inventées : autant de chaque action
option-deck_profile-own = Les vôtres, voir /automa pioche
option-order = Ordre du tour au début
option-order-people = Personnes, puis MacHina
option-order-machinas = MacHina, puis personnes
option-order-drawn = Le bot le tire
option-order-asked = Vous le dites
option-shipping_fallback = Rien à portée d’expédition : plus près aussi
option-meat_counts = Un contrat à viande compte comme payable
option-neighbourhood = Son bonus de voisinage
option-neighbourhood-decline = Refusé
option-neighbourhood-take = Elle achète ce qu’elle veut
option-factory_bonus = Bonus de 4e fabrique
option-factory_bonus-decline = Refusé
option-factory_bonus-take = Elle prend un contrat
option-ports = Ses ports
option-ports-never = Jamais utilisés
option-ports-ten = £10 chacun
option-reserve_grain = Céréales gardées pour le whisky dû
option-worker_split = Ses 8 ouvriers
option-worker_split-4_and_4 = 4 bûcherons et 4 mineurs
option-worker_split-shared8 = Au plus 8 de chacun
option-pass_money = Ce que passer rapporte
option-pass_money-printed = £16, 14, 12, 10
option-pass_money-asked = Vous le dites

chosen-automas = { $value ->
    [1] 1 MacHina
   *[other] { $value } MacHina
 }
chosen-players = { $value ->
    [1] 1 personne
   *[other] { $value } personnes
 }
chosen-deck_profile = { $value ->
    [own] votre pioche
    [actions] pioche pondérée
   *[actions_uniform] pioche uniforme
 }
chosen-order = { $value ->
    [machinas] MacHina d’abord
    [drawn] ordre tiré
    [asked] votre ordre
   *[people] personnes d’abord
 }
chosen-shipping_fallback = { $value ->
    [yes] plus près aussi
   *[no] pas plus près
 }
chosen-meat_counts = { $value ->
    [yes] la viande compte
   *[no] sans viande
 }
chosen-neighbourhood = { $value ->
    [take] avec voisins
   *[decline] sans voisins
 }
chosen-factory_bonus = { $value ->
    [take] 4e fabrique
   *[decline] sans 4e fabrique
 }
chosen-ports = { $value ->
    [ten] ports £10
   *[never] sans ports
 }
chosen-reserve_grain = { $value ->
    [yes] céréales gardées
   *[no] céréales non gardées
 }
chosen-worker_split = { $value ->
    [shared8] 8 ouvriers
   *[other] 4 + 4 ouvriers
 }
chosen-pass_money = { $value ->
    [asked] votre argent de passe
   *[printed] argent de passe
 }

## Ce qu’on peut écrire dans une ligne

typed-sold = vendu
typed-bought = acheté, achete
typed-took = pris
typed-price = prix
typed-refill = ajouter
typed-passed = passé, passe
typed-done = fini
typed-more = encore
typed-veto = veto
typed-wool = laine
typed-milk = lait
typed-grain = céréales, cereales, céréale, cereale
typed-cheese = fromage
typed-bread = pain
typed-whisky = whisky
typed-beef = bœuf, boeuf
typed-mutton = mouton
typed-cotton = coton
typed-tobacco = tabac
typed-free_hex = hexagone gratuit, hexagones gratuits
typed-bonus_upgrade = amélioration, améliorations, amelioration, ameliorations
typed-money = argent
typed-hops = houblon
typed-sugar_cane = sucre de canne, sucre
typed-for = pour
typed-later = plus tard, tard
typed-unknown = inconnu
typed-none = aucun, aucune
typed-both = les deux, deux
typed-woodcutter = bûcheron, bucheron
typed-miner = mineur
typed-river = rivière, riviere
typed-yes = oui
typed-no = non
typed-player = joueur

## La même chose telle qu’on la lit : le premier des mots

as-typed = { $word ->
    [sold] vendu
    [bought] acheté
    [took] pris
    [price] prix
    [refill] ajouter
    [passed] passé
    [done] fini
    [more] encore
    [veto] veto
    [wool] laine
    [milk] lait
    [grain] céréales
    [cheese] fromage
    [bread] pain
    [whisky] whisky
    [beef] bœuf
    [mutton] mouton
    [cotton] coton
    [tobacco] tabac
    [free_hex] hexagone gratuit
    [bonus_upgrade] amélioration
    [money] argent
    [hops] houblon
    [sugar_cane] sucre de canne
    [woodcutter] bûcheron
    [miner] mineur
    [both] les deux
    [none] aucun
    [river] rivière
    [yes] oui
    [no] non
    [unknown] inconnu
   *[other] { $word }
 }

## Ce qui remplace les personnes dans une simulation

stand-in-nobody = les personnes ne font rien ; terrain le moins cher £1 à £4, pas d’hexagone dans 12 questions sur 100.
stand-in-usual = sur 100 tours : commerce dans 35, contrat dans 12, passer dans 12 ; la carte comme pour personne.

## Noms

seat-machina = MacHina { $n }
seat-person = Joueur { $n }
seat-marked = { $icon } { $seat }
seat-short = { $icon } { $n }
in-order-separator = { " " }›{ " " }
in-order = { $seat }
nothing = rien
no-contract = aucun
nobody = personne
action = { $action ->
    [C] Contrat
    [E] Expansion
    [T] Commerce
    [H] Technologie
    [S] Expédition
    [M] Marchand
   *[P] Passer
 }
card = carte { $card }
machina-deck = pioche de l’automa
good = { $good ->
    [wool] laine
    [milk] lait
    [grain] céréales
    [cheese] fromage
    [bread] pain
   *[whisky] whisky
 }
amount = { $good ->
    [money] £{ $n }
    [hops] { $n ->
        [one] { $n } houblon
       *[other] { $n } houblon
     }
    [free_hex] { $n ->
        [one] hexagone gratuit
       *[other] { $n } hexagones gratuits
     }
    [bonus_upgrade] { $n ->
        [one] { $n } amélioration
       *[other] { $n } améliorations
     }
    [sugar_cane] { $n } sucre
    [wool] { $n } laine
    [milk] { $n } lait
    [grain] { $n } céréales
    [cheese] { $n } fromage
    [bread] { $n } pain
    [whisky] { $n } whisky
    [beef] { $n } bœuf
    [mutton] { $n } mouton
    [cotton] { $n } coton
   *[tobacco] { $n } tabac
 }
unit = { $unit ->
    [sheep] mouton
    [cow] vache
    [field] champ de céréales
    [cheese_dairy] fromagerie
    [bakery] boulangerie
    [distillery] distillerie
    [woodcutter] bûcheron
   *[miner] mineur
 }
animals = { $animal ->
    [sheep] { $n ->
        [one] mouton
       *[other] moutons
     }
   *[cow] { $n ->
        [one] vache
       *[other] vaches
     }
 }
shipping = { $level ->
    [0] aucune
    [1] rivière
    [2] 1-loch
    [3] 2-loch
    [4] 3-loch
   *[5] 4-loch
 }
contract = { $contract } : { $needs }
need-separator = { " " }
need = { amount }
contract-needs = { $needs }
contract-number-separator = { " " }
contract-number = { $contract }
contract-in-full = { $contract } : { $needs } → { $gives }
tier = { $tier ->
    [any] à portée
    [river] au-delà d’une rivière
    [1] à 1 loch exactement
   *[other] à { $tier } lochs exactement
 }
module = module { $module }
area = { $side ->
    [buying] côté achat : { $good }
   *[selling] côté vente : { $good }
 }
place = n° { $place }
land = £{ $n }
picks = { $low }–{ $high } égaux, ordre de lecture : n° { $picks }
tile-number = tuile { $tile }
tile = tuile { $tile } : { $tile ->
    [KS] 2 par unité sur un terrain à £5 ou £6
    [1] 1 par marchandise de base
    [2] 3 par 2 marchandises transformées
    [3] 1 par animal et fabrique, 2 par champ
    [4] 2 par ouvrier
    [5] 3 par 2 unités au bord
    [6] 1 par import
    [7] 2 par symbole de viande
   *[8] 1 par amélioration et marchand engagé
 }
import-value = { $good ->
    [cotton] coton { $n }
    [tobacco] tabac { $n }
   *[sugar_cane] sucre de canne { $n }
 }
category = { $category ->
    [glory] gloire
    [basic] de base
    [processed] transformé
    [money] argent
    [hops] houblon
    [imports] imports
    [contracts] contrats
   *[settlements] colonies
 }
number = { $n }

## Ce qui vient ensuite, et les signalements

offer-begin = La table est en place
offer-worker = { $seat } : premier ouvrier
turn-hint-placed = Place un ouvrier, puis appuie sur le bouton.
turn-hint-alone = Il n’y a plus que toi : signale tout, puis **Passer**.
line-ends-turn = `; encore` à la fin signale une ligne en retard : elle ne termine aucun tour.
offer-placed = { $seat } a placé un ouvrier
offer-turn = Tour de { $seat }
offer-done = J’ai fini
offer-pass = Passer (£{ $money })
offer-round = Fin de manche { $round } : production
offer-end = Production, puis la fin
offer-veto = Pas possible : { $action }
report-trade = { $side ->
    [sell] Vendu
   *[buy] Acheté
 } { $what }
report-take = Pris { $contract } : { $needs } → { $gives }
report-price = { $way ->
    [up] Prix en hausse : { $good }, { $steps }
   *[down] Prix en baisse : { $good }, { $steps }
 }
group-trade = { $side ->
    [sell] { $size ->
        [few] Vendu
       *[many] Vendu 5 ou plus
     }
   *[buy] { $size ->
        [few] Acheté
       *[many] Acheté 5 ou plus
     }
 }
group-take = Pris un contrat
group-price = Prix changé par un port

## Questions

ask-card = Quelle carte est tirée ?
ask-first-seat = Qui commence ?
ask-seat = Qui est n° { $place } dans l’ordre ?
ask-pass-money = Que rapportent les { $n } places ?
    En livres, la première place d’abord.
ask-start = Que dit la tuile de départ ({ $seat }) ?
    Argent, puis marchandises : 55 laine 2
ask-row = Quels contrats sont visibles ?
    D’habitude { $n }. Écrire : 4 laine, 2 pain 1 laine
tiles-later = Plus tard
ask-tiles = Quelle tuile de score a la manche { $round } ?
    Écrire : 1-8 ou KS, ou toutes dans l’ordre, ou ?
ask-tile = Quelle tuile de score a la manche { $round } ?
ask-refill = Quels contrats sont nouveaux ?
    Au plus { $n }. Écrire : 4 laine, 2 pain 1 laine
ask-worker = Quel premier ouvrier ?
ask-module = Quel module ?
ask-worker-hex = Hexagone vide le moins cher, { $unit ->
    [woodcutter] forêt
   *[miner] montagne
 }, module { $module } ?
ask-hex-number = Nombre pour hexagones à égalité
ask-with-picks = { $what }
    { $picks }
ask-cost = Hexagone vide le moins cher { $tier ->
    [any] à portée
    [river] au-delà d’une rivière
    [one] à 1 loch
   *[other] à { $tier } lochs
 } : { $unit } ?
no-hex = aucun jusqu’à £{ $limit }
ask-tier = { $unit } : premier niveau avec un hexagone jusqu’à £{ $limit } ?
    Essayez de haut en bas.
ask-near = { $seat } a-t-elle une unité à côté d’{ $water ->
    [loch] un loch
   *[river] une rivière
 } ?
near-yes = oui
near-no = non
ask-type = Quelle unité ?
ask-split = { $unit } : combien sur { $n } couperaient leur colonie ?
    Ôté seul, un tel animal laisse 2 colonies.
ask-animal = Quel animal ?
ask-import = Marqueurs d’import : combien de livres ?
    1 pour chaque case marquée atteinte ou passée.
ask-technology = Quelle tuile de technologie ?
ask-merchant = Quel marchand revient ?
ask-contract = Quel contrat ?
ask-trade = Quelle marchandise ?
ask-port = Combien de ports nouvellement atteints ?
ask-neigh = Marchandises d’autres clans à côté ?
    Seulement celles qu’elle veut, sans rivière entre.
ask-neighbourhood = Quelle marchandise ?
ask-three = Quels { $n } contrats sont tirés ?
    Écrire : 4 laine, 2 pain 1 laine, 3 bœuf
ask-units-there = { $seat } : unités { $tile ->
    [KS] sur un terrain à 5 ou 6
   *[other] au bord de la carte
 } ?
ask-final = La fin : qu’a chacun ?
ask-imports = Coton, tabac, sucre de canne
    { $seats } : tous leurs imports.
ask-contracts = Contrats remplis
    { $n ->
        [one] Seulement : { $seats }.
       *[other] { $seats }, dans cet ordre.
    }
ask-settlements = Colonies de chacun
    { $seats }, dans cet ordre.

## Pourquoi pas

why-money = il faut £{ $need }, elle a £{ $has }
why-merchants = il faut 1 marchand, elle en a 0 (ses { $hired } sont au marché)
why-deals = { $deals }
why-blocked = ses marchands sont de l’autre côté : { $good }
why-dear = { $deal } : il faut £{ $need }, elle a £{ $has }
why-no-deal = 0 marchandise à vendre ou à acheter
why-technology = 2 tuiles sur 2 sont améliorées
why-shipping = déjà à 4-loch, étape 5 sur 5
why-hired = { $has } marchands sur 7 sont engagés
why-no-contract = 0 contrat dans la rangée
why-lack = au contrat { $contract } il manque { $lack }
why-no-unit = 0 unité de reste sur le plateau joueur
why-units = l’unité la moins chère coûte £{ $need }, elle a £{ $has }
why-no-hex = aucun hexagone qu’elle peut payer pour { $units }

## Ce qui s’est passé : en entier, pour « Pourquoi ? »

event-deck = La pioche a { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 } : { $profile ->
    [own] la vôtre.
    [actions] inventée (pondérée), pas l’imprimée.
   *[actions_uniform] inventée (uniforme), pas l’imprimée.
 }
event-order = Ordre du tour : { $seats }.
event-pass-money = Les places rapportent £{ $pounds }.
# $n $kinds: goods on the tile, and how many kinds of them
event-received = Elle commence avec £{ $money }. Marchandises : { $goods }.
# $n: how many
event-row = { $n ->
    [one] { $n } contrat visible
   *[other] { $n } contrats visibles
 } : { $contracts }.
event-tiles = Tuiles de score des manches : { $tiles }.
event-worker-type = Elle veut placer : { $unit }.
# $tie: the number drawn
event-worker = Elle place : { $unit }, module { $module }, terrain le moins cher £{ $land }. { $picks }. { $more }. Elle paie £{ $paid } et a £{ $left }.
event-no-worker = Elle ne peut pas placer cet ouvrier.
event-worker-too-dear = { $unit } : trop cher, elle a £{ $money }.
event-no-worker-hex = Aucun hexagone jusqu’à £{ $limit } dans le module { $module } : { $unit }.
event-worker-done = { $who } a placé un ouvrier.
event-card = Elle tire la { $card } : { $actions }.
event-reshuffled = La pioche était vide : { $n ->
    [one] { $n } carte défaussée est mélangée
   *[other] { $n } cartes défaussées sont mélangées
 }.
event-skipped = { $action } : pas possible, { $why }.
event-vetoed = { $action } : la table ne peut pas le faire{ $reason ->
    [none] { "" }
   *[other] , { $reason }
 }. C’est annulé.
event-passed = Elle passe : place { $place } de la manche suivante, £{ $money }. Elle a £{ $left }.
event-technology = Elle améliore une technologie, { $unit }, pour £{ $paid }. Elle a £{ $left }.
event-shipping = Elle améliore l’expédition : { $level }, pour £{ $paid }. Elle a £{ $left }.
event-hired = Elle engage un marchand pour £{ $paid } : { $n } engagés, disponibles : { $free }. Elle a £{ $left }.
event-retrieved = Aucune amélioration possible : un marchand revient ({ $area }). Disponibles : { $free }.
event-upgrade-lost = Aucune amélioration possible et aucun marchand au marché : l’amélioration est perdue.
event-ports = { $n ->
    [one] { $n } port atteint
   *[other] { $n } ports atteints
 } : £{ $money }. Elle a £{ $left }.
# $side: buying
event-neighbour-bought = Elle achète { $n } { $good } d’un voisin à £{ $price }, £{ $total } en tout. Le prix est maintenant £{ $now }, étape { $step } sur 10. Elle a £{ $left }, marchands disponibles : { $free }.
# $fee: pounds paid; below 0 received
event-factory-bonus = Pour sa 4e fabrique d’un type, elle prend { $contract }. Elle a £{ $left }.
event-traded = Elle { $side ->
    [selling] vend
   *[buying] achète
 } { $n } { $good } à £{ $price }, £{ $total } en tout. Le prix est maintenant £{ $now }, étape { $step } sur 10. Elle a £{ $left }, marchands disponibles : { $free }.
event-hex-lost = L’hexagone gratuit est perdu : { $why }.
event-type = Elle veut placer : { $unit }. Le terrain peut coûter jusqu’à £{ $limit }.
event-no-hex = { $way ->
    [known] Pas d’hexagone non plus pour : { $unit }. C’est le même terrain, et il n’y en avait aucun jusqu’à £{ $limit }.
   *[asked] Aucun hexagone jusqu’à £{ $limit } pour : { $unit }.
 }
# $tie: the number drawn
event-placed = Elle place : { $unit }, { $tier }, terrain le moins cher £{ $land }. { $picks }. { $more }. Elle paie £{ $paid } et a £{ $left }.
# $way: received or paid
# $number: the contract
event-obtained = Elle prend { $contract } et { $way ->
    [received] reçoit
   *[paid] paie
 } £{ $fee }. Elle a £{ $left }.
event-delivered = Elle livre { $contract }. Marchandises de sa réserve : { $goods }.
# $money: pounds at once
event-fulfilled = Le contrat { $contract } est rempli et donne { $gives }. Elle a £{ $left }.
# $n: imports on the tile
event-imported = Les marqueurs d’import rapportent £{ $money }. Elle a £{ $left }.
# $way: all, splitting, some-splitting, others, both
# $split: how many of those that separate
# $rest: how many don't separate
event-slaughtered = À l’abattoir : { $n } { $unit }{ $way ->
    [all] , tous ceux qu’il y avait.
    [splitting] { $of ->
        [one] , l’animal qui coupe sa colonie.
       *[other] , les { $of } qui coupent leur colonie.
     }
    [some-splitting] , des { $of } qui coupent, n° { $splitting } dans l’ordre de lecture.
    [others] , n° { $others } dans l’ordre de lecture ; aucun ne coupe.
   *[both] { $of ->
        [one] , l’animal qui coupe sa colonie
       *[other] , les { $of } qui coupent leur colonie
     }, des { $rest } autres n° { $others } dans l’ordre de lecture.
 } Il en reste { $left }.
# $n: goods
event-produced = Production : £{ $money }, marchandises : { $goods }. Elle a £{ $left }.
# $n: units in all
event-converted = { $raw } → { $into } : { $contract } pour son contrat, { $rest } de plus ({ $into } £{ $price }, { $other } £{ $against }). Reste : { $left } { $raw }.
event-round = La manche { $round } commence. Ordre : { $seats }.
event-refilled = { $n ->
    [one] Nouveau contrat
   *[other] Nouveaux contrats ({ $n })
 } : { $contracts }.
# $number: the round's number, for the short line
event-glory = Gloire +{ $glory } par { $tile }. Elle a { $total }.
event-imports = Valeur des imports : { $values }.
event-points = { category } : { $points }.
event-final = Elle finit avec { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, et il reste £{ $money }.
event-reported-trade = { $side ->
    [sell] Vendu
   *[buy] Acheté
 } { $n } { $good } : le prix est maintenant £{ $now }, étape { $step } sur 10.
event-reported-price = Prix maintenant : { $good } £{ $now }, étape { $step } sur 10.
# $number: the contract
event-reported-take = Contrat pris, { $contract }.
event-person-done = { $who } a fini.
event-person-passed = { $who } passe : place { $place } de la manche suivante, £{ $money }.
event-fixed = { $field } : { $after } (avant { $before }).

## Ce qu’un coup donne : titres et lignes courtes

title-seat = { $seat } { $told }
title-turn = Tour de { $seat }
title-trades = { $side ->
    [selling] vend
   *[buying] achète
 } { $n } { $good }
title-expands = s’étend : { $unit }
title-worker = place : { $unit }
title-takes = prend un contrat
title-fulfils = remplit un contrat
title-technology = améliore une tuile
title-ships = améliore l’expédition : { $level }
title-hires = engage un marchand
title-passes = passe, place { $place }
title-no-worker = ne peut pas placer d’ouvrier
title-round = Manche { $round }
title-end = La fin
title-done = { $who } a fini
title-person-passes = { $who } passe
title-reported = { $side ->
    [sell] Vendu
   *[buy] Acheté
 } { $n } { $good }
title-took = Contrat { $number } pris
title-price = { $good } à £{ $now }
title-told = { $told }
gist-merchants = { $n ->
    [one] { $n } marchand
   *[other] { $n } marchands
 } côté { $side ->
    [selling] vente
   *[buying] achat
 } : { $good }
gist-marker = Marqueur de prix, { $good } : étape { $step } (£{ $now })
gist-traded-money = { $side ->
    [selling] Reçoit
   *[buying] Paie
 } £{ $total } ({ $n } × £{ $price }), a £{ $left }
gist-neighbour = Bonus de voisinage : achète { $n } { $good }
gist-hex = { $unit } → hexagone à £{ $land }, { $tier }
gist-worker-hex = { $unit } → hexagone à £{ $land }, module { $module }
gist-ties = { $picks }
gist-paid = Paie £{ $paid }, a £{ $left }
gist-obtained = Prenez { $contract }
gist-fee = { $way ->
    [received] Reçoit
   *[paid] Paie
 } £{ $fee }, a £{ $left }
gist-delivered = Retournez le contrat { $contract }
gist-slaughtered = Ôtez { $n } { $unit } de la carte
gist-animals = { $way ->
    [all] Tous ceux qu’il y a
    [some-splitting] Qui coupent, ordre de lecture : n° { $splitting }
    [others] Ordre de lecture : n° { $others }
   *[other] { $of ->
        [one] L’animal qui coupe
       *[other] Les { $of } qui coupent
     }
 }
gist-others = Autres, ordre de lecture : n° { $others }
gist-gives = Donne { $gives }
gist-imported = Marqueurs d’import : £{ $money }
gist-tile = Retournez sa tuile : { $unit }
gist-marker-shipping = Marqueur d’expédition : { $level }
gist-hired = Engagés : { $n }, disponibles : { $free }
gist-retrieved = Revient : { $area }
gist-upgrade-lost = L’amélioration est perdue
gist-hex-lost = L’hexagone gratuit est perdu
gist-order-marker = Marqueur d’ordre à la place { $place }
gist-pass-money = Reçoit £{ $money }, a £{ $left }
gist-ports = { $n ->
    [one] { $n } port
   *[other] { $n } ports
 } : £{ $money }
gist-produced = { $n ->
    [0] £{ $money }
   *[other] { $money ->
        [0] { $goods }
       *[other] £{ $money }, { $goods }
     }
 }
gist-converted = { $n } { $raw } → { $n } { $into }
gist-glory = { $number }, gloire +{ $glory }, a { $total }
gist-row-order = Ordre : { $seats }
gist-refilled = { $n ->
    [one] { $n } nouveau contrat
   *[other] { $n } nouveaux contrats
 }
gist-now = { $good } : £{ $now }, étape { $step }
gist-received = £{ $money }{ $kinds ->
    [0] { "" }
    [1] , { $goods }
    [2] , { $goods }
   *[other] , { $n } marchandises
 }
gist-no-worker-hex = { $unit } : aucun, { $module }, jusqu’à £{ $limit }
gist-no-worker = Aucun hexagone qu’elle peut payer
gist-vetoed = Annulé : { $action }
gist-imports = Imports : { $values }
gist-final = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
gist-deck = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 }{ $profile ->
    [own] , votre pioche
   *[other] , inventées, pas imprimées
 }
gist-row = { $n ->
    [one] { $n } contrat visible
   *[other] { $n } contrats visibles
 }
gist-fixed = { $before } → { $after }
gist-type = Veut placer : { $unit }
gist-told = { $what } ({ $now })
gist-place = Place { $place }, £{ $money }
gist-of = { $who } : { $what }
piece-skipped = { $action }
gist-skipped = Sauté : { $parts }

## Critères des entonnoirs

by-payable = payable maintenant
by-free-side = pas de marchands à elle de l’autre côté
by-pays = peut le payer
by-returns = plus grand gain
by-costs = moindre coût
by-deployed = plus d’ouvriers sur la carte

## Tableau et score

panel-title = Clan MacHina · { $profile ->
    [own] votre pioche
    [actions] pioche inventée, pondérée
   *[actions_uniform] pioche inventée, uniforme
 }
order-line = Ordre : { $seats }
panel-next = Maintenant : { $seat }
panel-set-up = La table se met en place
panel-round-done = Tous ont passé
good-price-separator = { " " }·{ " " }
good-price = { $good } £{ $n }
panel-prices = { $prices }
panel-row = Rangée : { $row }{ $room ->
    [0] { "" }
   *[other] { " " }(vides : { $room })
 }
panel-seat-name = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
panel-seat = £{ $money }, { $goods ->
    [one] { $goods } marchandise
   *[other] { $goods } marchandises
 }, { $units ->
    [one] { $units } unité
   *[other] { $units } unités
 }
    { $free } sur { $hired } marchands disponibles
    Contrat : { $box }
panel-footer = Manche { $round } sur { $rounds }{ $tile ->
    [unknown] { "" }
   *[other] , tuile { $tile }
 } · { $profile ->
    [own] votre pioche
   *[other] pioche inventée
 }
panel-footer-start = Mise en place · { $profile ->
    [own] votre pioche
   *[other] pioche inventée
 }
panel-footer-setup = Premiers ouvriers · { $profile ->
    [own] votre pioche
   *[other] pioche inventée
 }
panel-footer-over = La fin · { $profile ->
    [own] votre pioche
   *[other] pioche inventée
 }
set-up-base = Installez le jeu de base pour { $n } joueurs
set-up-pairs = Proposez { $n } paires de tuiles clan et départ
set-up-tiles = Tirez pour { $n ->
    [one] la MacHina
   *[other] chaque MacHina
 } une tuile de départ libre
set-up-merchants = { $n ->
    [one] Elle
   *[other] Chacune
 } n’a pas de tuile Clan et a 2 marchands
set-up-tell = Pas encore de premiers ouvriers : ils suivent
score-title = { $when ->
    [final] { $seats } : { $points ->
        [one] { $points } point
       *[other] { $points } points
     }
   *[now] Pour l’instant { $points ->
        [one] { $points } point
       *[other] { $points } points
     } : { $seats }
 }
score-sure = Imports à 3, sans les majorités
tie = Égalité : le plus d’argent en reste gagne
tie-money = { $seat } : reste £{ $money }
tie-compare = Comparez le vôtre : £ au-delà des dizaines

## Corrections

fix-round = Manche
fix-turn = À qui le tour
fix-order = Ordre du tour de cette manche
fix-passed = Qui a passé, par place
fix-row = Contrats dans la rangée
fix-row-size = Places de la rangée
fix-tiles = Tuiles de score des manches
fix-discard = Cartes d’automa défaussées
fix-step = Étape de prix ({ $good })
fix-pass-money = Argent des places
fix-option = { $option }
fix-own-money = Argent de { $seat }
fix-own-glory = Gloire de { $seat }
fix-own-box = Contrat dans la caisse de { $seat }
fix-own-fulfilled = Contrats remplis de { $seat }
fix-own-hired = Marchands engagés de { $seat }
fix-own-buying = Marchands de { $seat } côté achat
fix-own-selling = Marchands de { $seat } côté vente
fix-own-technology = Technologie améliorée de { $seat }
fix-own-shipping = Expédition de { $seat }
fix-own-ports = Ports pris par { $seat }
fix-own-loch = { $seat } touche un loch
fix-own-river = { $seat } touche une rivière
fix-own-good = { $seat } : { $good }
fix-own-unit = { $seat } : { $unit } sur la carte
hint-round = 1 à 5
hint-seat = un joueur qui n’a pas passé, comme MacHina 1
hint-seats = tous les joueurs dans l’ordre, comme p1 a1
hint-places = un joueur ou - pour chaque place, comme a1 -
hint-contracts = numéros de contrats, comme 2 12 24, ou -
hint-contract = le numéro d’un contrat, ou -
hint-size = autant que de contrats posés là, jusqu’à 10
hint-tiles = cinq de 1-8 et KS, ? si inconnue
hint-cards = ids de cartes, comme MH01 MH05, ou -
hint-step = 1 (le moins cher) à 10
hint-number = un nombre entier
hint-hired = 2 à 7, au moins ceux qui sont au marché
hint-merchants = marchandises et nombres, comme fromage 2, ou -
hint-technology = bûcheron, mineur, les deux ou -
hint-shipping = aucune, rivière, 1-loch, 2-loch, 3-loch ou 4-loch
hint-ports = 0 à 4
hint-near = oui, non ou inconnu
hint-units = 0 jusqu’à autant qu’il y en a
hint-money = livres pour chaque place, comme 16 14
hint-choice = au choix : { $choices }

## Ce qui est refusé

game-is-over = La partie est finie. Annuler revient avant le décompte final.
too-many-seats = Au plus 4 places : { $machinas } MacHina et { $people } personnes, c’est trop.
no-own-deck = Ce serveur n’a pas encore sa propre pioche. /automa pioche en lit une.
nothing-to-veto = Aucun tour annoncé à l’instant ne peut être annulé.
not-a-persons-turn = Ce n’est pas le tour d’une personne.
bad-number-typed = « { $typed } » doit être un nombre entier de { $low } à { $high }.
bad-import = { $what } en tout ? Les MacHina seules en ont { $low }.
bad-pairs = Après « { $typed } » il manque quelque chose : marchandises et nombres vont par paires, comme 2 laine.
bad-good = « { $typed } » n’existe pas. Au choix : { $goods }.
bad-good-twice = « { $typed } » y est deux fois.
bad-count-typed = { $n ->
    [one] Il faut { $n } nombre
   *[other] Il faut { $n } nombres
 } ; écrit : { $got }.
bad-tile-count = Il faut { $n } tuiles, ? pour une inconnue ; écrit : { $got }.
bad-tile-many = { $n ->
    [one] Il faut { $n } tuile
   *[other] Il faut au plus { $n } tuiles
 } ; écrit : { $got }.
bad-tile = Il n’y a pas de tuile de score « { $typed } ». Ce sont { $tiles }.
bad-tile-twice = La tuile { $typed } y est deux fois.
bad-trade = Écris une marchandise et 1 à { $most } unités, comme vendu 2 whisky.
bad-steps-typed = « { $typed } » doit être +1 à +{ $most } ou -1 à -{ $most }.
bad-price = Écris une marchandise et 1 à { $most } étapes, comme prix laine +2.
bad-take = Écris quel contrat tu as pris, comme pris 24, ou ce qu’il demande.
bad-not-in-row = Le contrat « { $typed } » n’est pas dans la rangée. Il y a : { $row }.
bad-not-in-row-typed-separator = { " " }
bad-which-contract = Lequel ? { $row }.
bad-which-contract-separator = { "\u000A" }
bad-many-contracts = { $n } contrats ont cela. Écris tout ce qu’il demande.
bad-no-contract = Aucun contrat n’a « { $typed } ».
bad-no-contract-typed-separator = { " " }
bad-contract = Il n’y a pas de contrat { $typed }. Ils vont de 1 à { $most }.
bad-contract-twice = Le contrat { $contract } est nommé deux fois.
bad-contract-lies = Le contrat { $contract } est déjà { $where }.
lies-in-row = dans la rangée
lies-in-box = dans la caisse de { $seat }
lies-in-pile = parmi les contrats remplis de { $seat }
bad-room = { $n ->
    [0] La rangée n’a pas de place libre.
    [one] La rangée a { $n } place libre ; contrats écrits : { $got }.
   *[other] La rangée a { $n } places libres ; contrats écrits : { $got }.
 }
bad-row-size = { $n ->
    [one] La rangée a { $n } place
   *[other] La rangée a { $n } places
 } ; contrats écrits : { $got }.
bad-taken-twice = Le contrat { $contract } est deux fois dans ta ligne.
bad-undivided = Avant « { $verb } » il faut « ; », comme vendu 2 laine; vendu 1 lait.
bad-places = Une place au plus, comme passé 2.
bad-place = La place « { $typed } » ne peut pas être prise. Libres : { $free }.
no-round-yet = On signale à partir de la manche 1.
bad-more = « encore » vient après un signalement, comme vendu 2 laine; encore.
bad-report = Une partie de ligne commence par un de ces mots : { $verbs }.
bad-after-end = Rien ne peut suivre « { $verb } ».
bad-done-alone = Il n’y a plus que toi dans cette manche : signale ce que tu fais, puis écris passé ou appuie sur Passer.
bad-end = « { $verb } » s’écrit seul.
bad-seat = Ce ne peut pas être le tour de « { $typed } ». Au choix : { $seats }.
bad-turn-in-setup = Avant la manche 1, l’ordre du tour dit à qui c’est : corrige-le.
bad-turn-all-passed = Tout le monde a passé. Corrige qui a passé, et ce sera de nouveau à quelqu’un.
bad-seats = Écris chaque joueur une fois : { $seats }.
bad-passes = Écris { $n } places, chacune avec un joueur ou - ; les joueurs sont { $seats }.
bad-in-setup = Personne ne passe avant la manche 1.
bad-discard = Chacune des { $n } cartes peut y être une fois, par son id.
bad-choice = « { $typed } » ne convient pas. Au choix : { $choices }.
bad-split = Plus de 4 ouvriers d’un type sont déjà sur la carte.
bad-box = La caisse contient un seul contrat.
bad-merchant-count = { $n ->
    [one] Il peut y avoir { $n } marchand
   *[other] Il peut y avoir { $n } marchands
 } ; écrit : { $got }.
bad-both-sides = Des marchands sont déjà de l’autre côté : { $good }.
bad-card = Une carte, c’est son numéro et des lettres, comme 1 CETSHM.
bad-card-number = « { $typed } » n’est pas un numéro de carte. Les cartes ont des numéros de 1 à { $most }.
bad-card-missing = Le champ « { $field } » manque.
bad-card-field = « { $field } » n’est pas un champ de carte : elle a id et actions.
bad-card-actions = La carte { $card } n’a pas de liste d’actions, comme ["Contract", "Expand"].
bad-card-action = Carte { $card } : « { $typed } » n’est pas une action : Contract, Expand, Trade, Technology, Shipping, Merchant.
bad-card-letter = Carte { $card }, lettre { $place } : « { $letter } » n’est pas parmi C, E, T, H, S, M, P.
bad-card-twice = Carte { $card }, lettre { $place } : { $letter } y est deux fois.
bad-card-pass = Carte { $card }, lettre { $place } : P vient en dernier.
bad-card-empty = La carte { $card } n’a pas d’action hors Passer.

## Images

picture-row = Rangée
picture-more = et encore { $n }
picture-no-contract = pas de contrat
picture-step = { $good } : £{ $n }, étape { $step } sur 10
picture-books = { $seat } : £{ $money }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 } pour l’instant
picture-line = { $what } : { $items }
picture-goods = Réserve
picture-units = Carte
picture-upgrades = Niveaux
picture-merchants = Marché
picture-unit = { $unit ->
    [sheep] mouton
    [cow] vache
    [field] champ
    [cheese_dairy] fromagerie
    [bakery] boulang.
    [distillery] distill.
    [woodcutter] bûcheron
   *[miner] mineur
 } { $n }/{ $most }
picture-glory = gloire { $n }
picture-shipping = expéd. { $level }
picture-technology = { $n ->
    [0] tuiles : 0
    [2] tuiles : 2
   *[other] tuile : { $unit ->
        [woodcutter] bois
       *[other] mine
     }
 }
picture-free = { $n } sur { $hired } marchands disponibles
picture-side = { $side ->
    [selling] côté vente : { $goods }
   *[buying] côté achat : { $goods }
 }
picture-reading-order = Ordre de lecture :
picture-reading-rows = ligne par ligne
picture-reading = Ordre de lecture : ligne par ligne, module A à D
picture-own-box = Contrat { $contract }
picture-no-box = aucun
picture-done = { $n ->
    [one] { $n } rempli
   *[other] { $n } remplis
 }
picture-money = £{ $n }
picture-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
picture-score-final = Score final
picture-score-so-far = Points pour l’instant
picture-score-seat = { $seat } { $n }
picture-prices = Prix au début de chaque manche
picture-end = fin
picture-now = maint.
