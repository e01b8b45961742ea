### Les automas des Châteaux de Bourgogne. Des lignes courtes : un téléphone en montre environ 35 caractères.

game-name = Burgundy
game-about = Les Châteaux de Bourgogne : 1 à 3 automas en face
signs = ① marchandise 1, ② marchandise 2, ③ marchandise 3, ④ marchandise 4, ⑤ marchandise 5, ⑥ marchandise 6, 🟫 brun, 🟨 jaune, ⬜ gris, 🟩 vert clair, 🏰 vert foncé, 🟦 bleu, 🂠 face cachée, ☑ fini, ⚪ blanc
game-help =
    Tu joues selon les règles habituelles. L’automa n’a pas de plateau, seulement deux **cartes** ; qui a le plus de points gagne.
    • Le **dé blanc** dit pour une manche quelle carte compte : 1 à 4 celle de gauche, 5 ou 6 celle de droite.
    • À son tour, il lance son propre dé et cherche dans ce dépôt la couleur de la première case libre de la carte, puis des suivantes ; ensuite dans le dépôt suivant.
    • La tuile remplit cette case et donne son **bonus**. Si rien ne va, il en vient une de sa réserve, ou une face cachée.
    • Une **carte pleine** rapporte des points et une nouvelle carte.
    Vos mains font ce que dit la table.
    { $board ->
        [search] • **Tu signales :** rien de ton propre tour. À son tour, touche le premier endroit où une telle tuile se trouve.
        [tracked] • **Tu signales :** sous **Mon tour**, chaque tuile que tu prends, chaque navire, chaque tuile bonus ; à taper : `pris mine 3`. Tes achats aussi, dès que le bot a demandé ce qu’il y a au marché. S’il cite une tuile qui est partie : **Elle n’y est pas**.
        [dealt] • **Tu signales :** sous **Mon tour**, chaque tuile que tu prends ou achètes, chaque navire, chaque tuile bonus ; à taper : `pris mine 3; acheté 2`. Le bot distribue et ne demande rien.
       *[any] • **Tu signales :** ce que le bot demande ; là où il tient le plateau, sous **Mon tour**, tes prises, tes achats et tes navires.
    }
    • **La partie finit quand** les cinq manches de la phase E sont jouées : 25 manches en tout.
    • **Égalité :** un automa à égalité avec une personne gagne ; entre personnes, vos règles décident.

## Les options de /automa start burgundy

name-players = joueurs
name-difficulty = niveau
name-difficulty_2 = niveau_2
name-difficulty_3 = niveau_3
name-board = plateau
name-dice = dés
name-trade_routes = routes_commerciales
name-white_castles = châteaux_blancs
name-crane = grue
name-geese = oies
name-knowledge = connaissances
name-market = marché
name-card8 = carte8
name-other_modules = autres_modules
option-automas = Nombre de places d’automas
option-players = Nombre de personnes
option-difficulty = Points des cartes d’automa
option-difficulty-easy = Facile
option-difficulty-easy-about = Facile : environ 160 points
option-difficulty-medium = Moyen
option-difficulty-medium-about = Moyen : environ 185 points
option-difficulty-hard = Difficile
option-difficulty-hard-about = Difficile : environ 210 points
option-difficulty_2 = Niveau du deuxième automa, s’il diffère
option-difficulty_2-easy = Facile
option-difficulty_2-medium = Moyen
option-difficulty_2-hard = Difficile
option-difficulty_3 = Niveau du troisième automa, s’il diffère
option-difficulty_3-easy = Facile
option-difficulty_3-medium = Moyen
option-difficulty_3-hard = Difficile
option-board = Qui tient le plateau commun
option-board-search = chercher : sur la table, le bot demande où est la tuile
option-board-tracked = signaler : sur la table, vous dites ce que vous prenez
option-board-dealt = distribuer : le bot distribue et ne demande rien
option-dice = Qui lance les dés et tire les cartes
option-dice-bot = Le bot
option-dice-table = Vous, avec les vôtres
option-trade_routes = Routes commerciales : 1 point de plus par vente
option-white_castles = Les châteaux blancs sont en jeu
option-crane = La grue est en jeu
option-geese = Les oies sont en jeu
option-knowledge = Les connaissances 27 à 29 sont en jeu
option-market = Cases du marché noir, si le plateau diffère (4, 6, 8)
option-card8 = Comment lire la case verte de la carte 8
option-card8-dark_green = Vert foncé (château)
option-card8-light_green = Vert clair (animaux)
option-other_modules = Autres modules : dit pourquoi l’un manque
option-other_modules-inns = Auberges
option-other_modules-shields = Blasons
option-other_modules-border_posts = Postes-frontières
option-other_modules-vineyards = Vignobles

## Les options en bref, dans le message du début

chosen-automas = { $value } { $value ->
    [one] automa
   *[other] automas
 }
chosen-players = { $value } { $value ->
    [one] joueur
   *[other] joueurs
 }
chosen-difficulty = { $value ->
    [easy] facile
    [medium] moyen
   *[hard] difficile
 }
chosen-difficulty_2 = 2e { $value ->
    [easy] facile
    [medium] moyen
   *[hard] difficile
 }
chosen-difficulty_3 = 3e { $value ->
    [easy] facile
    [medium] moyen
   *[hard] difficile
 }
chosen-board = { $value ->
    [search] chercher
    [tracked] signaler
   *[dealt] distribuer
 }
chosen-dice = { $value ->
    [bot] le bot lance les dés
   *[table] vous lancez les dés
 }
chosen-trade_routes = routes commerciales
chosen-white_castles = châteaux blancs
chosen-crane = grue
chosen-geese = oies
chosen-knowledge = connaissances
chosen-market = marché { $value }
chosen-card8 = { $value ->
    [dark_green] carte 8 foncé
   *[light_green] carte 8 clair
 }
chosen-other_modules = { $value ->
    [inns] auberges
    [shields] blasons
    [border_posts] postes-frontières
   *[vineyards] vignobles
 }

## Ce qui remplace les personnes dans une simulation

stand-in-nobody = personne ne prend de tuile.
stand-in-random = chaque personne prend deux tuiles au hasard par manche et charge des marchandises avec chaque navire.
stand-in-usual = chaque personne prend environ une tuile par manche, d’abord châteaux et mines, et parfois achète et pose un navire.

## Noms

colour = { $colour ->
    [b] 🟫 brun
    [y] 🟨 jaune
    [g] ⬜ gris
    [lg] 🟩 vert clair
    [dg] 🏰 vert foncé
   *[u] 🟦 bleu
 }
tile-plain = { $colour ->
    [b] 🟫 bâtiment
    [y] 🟨 connaissance
    [g] ⬜ mine
    [lg] 🟩 animaux
    [dg] 🏰 château
   *[u] 🟦 navire
 }
# D’autres mots pour une tuile, par lesquels un signalement est trouvé.
tile-words = { $colour ->
    [b] brun beige bâtiment
    [y] jaune connaissance savoir
    [g] gris mine
    [lg] vert clair animaux bêtes
    [dg] vert foncé château
   *[u] bleu navire bateau
 }
building-name = { $kind ->
    [bank] Banque
    [boarding_house] Pension
    [watchtower] Tour de guet
    [warehouse] Entrepôt
    [city_hall] Hôtel de ville
    [carpenter] Charpentier
    [church] Église
    [market] Marché
    [crane] Grue
   *[white_castle] Château blanc
 }
tile-building = 🟫 { building-name }
tile-livestock = 🟩 { $n } { $species ->
    [cow] vaches
    [pig] cochons
    [sheep] moutons
    [chicken] poules/chèvres
   *[geese] oies
 }
tile-knowledge = 🟨 connaissance { $n }
tile-wild = 🂠 tuile face cachée
tile-first = { $tile } (en premier dans le sens de lecture)
tile-last = { $tile } (en réserve depuis le moins longtemps)
# Une tuile par sa couleur, pour une ligne qui en a beaucoup.
sign-separator = { " " }
sign = { $tile }
sign-tile-plain = { $colour ->
    [b] 🟫
    [y] 🟨
    [g] ⬜
    [lg] 🟩
    [dg] 🏰
   *[u] 🟦
 }
# $kind: which building
sign-tile-building = 🟫
# $species, $n: which animals
sign-tile-livestock = 🟩
# $n: its number
sign-tile-knowledge = 🟨
sign-tile-wild = 🂠
# Dans un titre, pour lequel un téléphone a environ 30 caractères ; les lignes dessous ont le nom entier.
short-tiles = { $n } tuiles
short-tile-plain = { $colour ->
    [b] un bâtiment
    [y] une connaissance
    [g] une mine
    [lg] des animaux
    [dg] un château
   *[u] un navire
 }
# $kind: which building
short-tile-building = un bâtiment
short-tile-livestock = { $species ->
    [cow] { $n } vaches
    [pig] { $n } cochons
    [sheep] { $n } moutons
    [geese] { $n } oies
   *[chicken] { $n } poules
 }
# $n: its number
short-tile-knowledge = une connaissance
short-tile-wild = une tuile
good = { $n ->
    [0] une marchandise inconnue
   *[other] marchandise { $n }
 }
good-sign-separator = { "" }
good-sign = { $n ->
    [0] ?
    [1] ①
    [2] ②
    [3] ③
    [4] ④
    [5] ⑤
   *[6] ⑥
 }
species = { $species ->
    [cow] vaches
    [pig] cochons
    [sheep] moutons
   *[chicken] poules/chèvres
 }
depot = dépôt { $depot }
depot-fullest = le dépôt le plus plein
depot-in-order-separator = ,{ " " }
depot-in-order = { $depot }
# Les cinq qui suivent sont dans les explications de parties d’avant que les valeurs soient à côté des noms.
market-colour = { colour } ({ $held } dans sa réserve)
goods-count = { $kind ->
    [1] ①
    [2] ②
    [3] ③
    [4] ④
    [5] ⑤
   *[6] ⑥
 }×{ $n }
species-count = { $species ->
    [cow] vaches
    [pig] cochons
    [sheep] moutons
   *[chicken] poules/chèvres
 } : { $n }
colour-held = { $n }× { colour }
depot-goods = dépôt { $depot } ({ $n ->
    [one] { $n } marchandise
   *[other] { $n } marchandises
 })
place-market = le marché noir
place-reserve = la réserve ({ $seat }), dans l’ordre d’arrivée
place-card = carte { $card }
tile-in-slot = tuile { $slot } : { $tile }
goods-in-form =
    { $n ->
        [one] Type de sa marchandise
       *[other] Types de ses { $n } marchandises
    }
    par exemple 5, - s’il n’y en a pas
on-space = case { $space } de la carte { $card }
spot = dépôt { $depot } : { $tile }
spot-short = { $tile } au { $depot }
market-slot = marché { $slot } : { $tile }
# $held: how many such tiles lie face up in its reserve
market-held = { $tile } (en a { $held })
market-empty = le marché noir est vide
hit-none = rien de tout ça
tile-gone = Elle n’y est pas
goods-nowhere = pas de marchandises sur les dépôts
bonus-size = { $size ->
    [large] grande
    [small] petite
   *[none] plus aucune
 }
bonus-tile = { $colour }, { bonus-size }
automata-card = carte { $card }
automata-deck = la pioche des cartes d’automa
side = { $side ->
    [left] gauche
   *[right] droite
 }
seat-automata = Automa { $n }
seat-person = Joueur { $n }
seat-marked = { $icon } { $seat }
seat-short = { $icon } { $n }
in-order-separator = { " " }›{ " " }
in-order = { $seat }
order = Ordre : { $seats }
points = { $n }

## Ce que le bot fait ensuite

offer-turn = Tour : { $seat }
offer-done = { $seat } a fini
offer-round = Commencer la manche { $phase }{ $round }
offer-phase = Finir la phase, préparer { $phase }
offer-end = Décompte final

turn-hint-untold = Tu as pris une tuile ? **Mon tour**. Sinon **J’ai fini**.
turn-hint-told = Autre chose à signaler ? **Mon tour**. Sinon **J’ai fini**.
doubt-no-tile = Pas pris de tuile ?

## Ce que les personnes signalent

group = { $action ->
    [take] Pris une tuile dans un dépôt
    [buy] Acheté au marché noir
    [ship] Posé un navire
    [claim] Pris une tuile bonus
    [advance] Avancé sur la piste d’ordre
    [good] La marchandise de cette manche
    [market] Le marché noir
   *[board] Qui tient le plateau
 }
report-take = Pris : { $tile }, dépôt { $depot }
report-buy = Acheté : { $tile }, marché { $slot }
report-ship = { $who } : navire posé, { $n ->
    [one] la marchandise
   *[other] { $n } marchandises
 } du dépôt { $depot }
report-ship-none = { $who } : navire posé, aucune marchandise prise
report-claim = Tuile bonus : { $colour }, { $size ->
    [large] grand
   *[small] petit
 } bonus
report-advance = { $who } : avance de { $steps } sur la piste
report-good = Sur le dépôt { $depot } : { $good }
report-market = Signale les tuiles du marché noir
report-board = { $mode ->
    [search] chercher : désormais vous regardez, le bot demande
    [tracked] signaler : désormais vous signalez, le bot le tient
   *[dealt] distribuer : désormais le bot le distribue
 }

## Questions

ask-dice-white =
    Lance le dé blanc
    Que montre-t-il ?
ask-dice-own =
    Que montre son dé ?
    Lance le dé de cet automa : { $seat }.
ask-card-left =
    { $seat } : carte gauche ?
    Pioche jusqu’à une case château,
    puis remélange les autres.
ask-card-right =
    { $seat } : carte droite ?
    Tire une des cartes mélangées.
ask-card-new =
    { $seat } : nouvelle carte ?
    Tire la suivante de sa pioche.
ask-take-hit =
    Laquelle vient en premier ?
    { $purpose }
purpose-take = Pour sa carte { $side }.
purpose-fetch = { $kind ->
    [carpenter] Charpentier : un bâtiment.
    [church] Église : château, mine ou connaissance.
   *[market] Marché : un navire ou des animaux.
 }
purpose-white-castle = Château blanc : toute tuile.
ask-tile-building = Quel bâtiment pose-t-il ?
ask-tile-animal = Quels animaux pose-t-il ?
ask-building-in =
    Quel bâtiment prend-il ?
    { $alike ->
        [1] Regarde dans le dépôt { $depot }.
       *[other] Le premier parmi { $alike } tuiles pareilles, dépôt { $depot }.
    }
ask-animal-in =
    Quels animaux prend-il ?
    { $alike ->
        [1] Regarde dans le dépôt { $depot }.
       *[other] La première parmi { $alike } tuiles pareilles, dépôt { $depot }.
    }
ask-building-stored =
    Quel bâtiment pose-t-il ?
    Il vient de sa réserve.
ask-animal-stored =
    Quels animaux pose-t-il ?
    Ils viennent de sa réserve.
ask-building-at =
    Quel est ce bâtiment ?
    Regarde ici : { $where }.
ask-animal-at =
    Quels sont ces animaux ?
    Regarde ici : { $where }.
ask-market-first =
    La première tuile du marché ?
    Rangée par rangée ; face cachée.
ask-market-buy =
    Quelle tuile achète-t-il ?
    Le genre dont sa réserve a le moins,
    puis la première, par rangées.
# À partir de la deuxième ligne, 100 caractères au plus : elles sont aussi dans le formulaire.
ask-market-row =
    Qu’y a-t-il au marché noir ?
    { $n } places par rangées, - vide :
    b brun, y jaune, g gris,
    lg vert clair, dg vert foncé, u bleu
ask-ship-fullest =
    Quelles marchandises prend-il ?
    Toutes, du dépôt le plus plein ; à
    égalité le premier de { $depots }.
ask-ship-goods =
    Marchandises du dépôt { $depot } ?
    Le bot en compte { $n } que personne n’a nommées.
ask-bonus-left =
    La meilleure tuile bonus restante ?
    Couleur : { colour }.
ask-board-tiles =
    Quelles tuiles restent ?
    Celles des dépôts.
ask-board-goods =
    Quelles marchandises restent ?
    Sur les dépôts : 2: 5 5, 4: ? (- si aucune)
ask-kinds =
    Quelles tuiles ? { $at } de { $of }
    Regarde ici : { $place }.
ask-duchies =
    Vos propres tuiles ? { $at } de { $of }
    De tous, sans les premiers châteaux :
    b:bank lg:cow3 y:12 dg g u, - si aucune
ask-board-bonus = Quelles tuiles bonus sont prises ?

# What the empty menu of the goods says.
choose-goods = Marchandises de chaque type

## Ce qui s’est passé

# Told by earlier versions
# Les deux qui suivent étaient dits avant que les tuiles soient nommées avec leur endroit.
event-where-depot = Pour le dépôt { $depot } :
# Told by earlier versions
event-where-market = Pour le marché noir :
event-start-left = Carte gauche : { $card }, château sur la case { $item }{ $passed ->
    [0] { "" }
    [one] { " " }(1 carte passée et remélangée)
   *[other] { " " }({ $passed } cartes passées et remélangées)
 }
event-start-right = Carte droite : { $card }
event-start-goods = { $who } commence avec { $goods }
event-round = Manche { $phase }{ $round } : le dé blanc montre { $white }, la carte { $side } est active
event-good = Le dépôt { $depot } reçoit { $good }
event-no-good = Il ne reste plus de marchandises pour le dépôt { $depot }
event-order = Ordre : { $seats }
event-phase = La phase { $phase } est préparée
event-income = { $silver ->
    [0] Pas de mines, pas de revenu pour la phase { $phase }
    [one] { $silver } pépite d’argent des mines pour la phase { $phase }
   *[other] { $silver } pépites d’argent des mines pour la phase { $phase }
 }
event-dice = Son dé { $die }, dé blanc { $white } : la carte { $side } est active
# $start: the depot where the search began
event-took = Prend au dépôt { $depot } : { $tile }
# $start: the depot where the search began
event-depots-empty-handed = Rien ne va dans les dépôts
event-not-there = N’est plus au dépôt { $depot } : { $tile }
event-not-stored = N’est plus dans sa réserve : { $tile }
event-fewer-goods = { $n ->
    [0] Plus de marchandises sur le dépôt { $depot }
    [one] Seulement { $n } marchandise sur le dépôt { $depot }
   *[other] Seulement { $n } marchandises sur le dépôt { $depot }
 }
event-reserve-tile = Prend dans sa réserve : { $tile }
# $n: how many it had
event-reserve-wild = { $n ->
    [one] Prend la tuile face cachée de sa réserve
   *[other] Prend la dernière arrivée des { $n } tuiles face cachée de sa réserve
 }
# $slot: the place in the market, 0 if it isn't known
event-market-wild = Prend au marché, face cachée, pour sa réserve : { $tile }
event-market-empty-silver = Le marché est vide : 2 pépites d’argent
event-placed = Pose sur la carte { $side } { $card }, case { $item } : { $tile }
# $tile: what people see of it
event-placed-wild = La pose face cachée sur la carte { $side } { $card }, case { $item }
event-box = La case { $item } a une caisse : il vend des marchandises
event-castle = Château : une autre à partir du dépôt { $die }, carte { $side }
event-castle-both-full = Château : les deux cartes sont pleines, il vend donc des marchandises
event-livestock = { $species ->
    [cow] Vaches
    [pig] Cochons
    [sheep] Moutons
    [chicken] Poules/chèvres
   *[geese] Oies
 } : **+{ $points } { $points ->
    [one] point
   *[other] points
 }**
# $n: how many they are
event-ship-goods = Navire : { $depot ->
    [0] prend au dépôt le plus plein : { $goods }
   *[other] prend au dépôt { $depot } : { $goods }
 }
event-ship-no-goods = Navire : pas de marchandises à prendre
event-track = Avance à la case { $space } de la piste d’ordre
# $space: the last one
event-track-end = Reste sur la dernière case de la piste d’ordre
event-bank = Banque : **+{ $silver } argent**
event-building-points = { $points ->
    [2] Pension : **+2 points**
   *[other] Tour de guet : **+{ $points } points**
 }
event-warehouse = Entrepôt : il vend des marchandises
event-city-hall = Hôtel de ville : pose de sa réserve, sur la carte { $side } : { $tile }
event-city-hall-nothing = Hôtel de ville : rien ne va dans sa réserve
event-fetch = { $kind ->
    [carpenter] Charpentier
    [church] Église
   *[market] Marché
 } : du dépôt { $depot } à sa réserve : { $tile }
event-fetch-nothing = { $kind ->
    [carpenter] Charpentier
    [church] Église
   *[market] Marché
 } : il n’y a rien à chercher
event-crane = Grue : agit comme un château
event-white-castle = Château blanc : du dépôt { $depot } à sa réserve : { $tile }
event-white-castle-silver = Château blanc : dépôts vides, **+1 argent**
event-sold = Vend { $n }× marchandise { $kind } : **+{ $points } points**, +1 argent
event-trade-route = Routes commerciales : **+{ $points } point**
event-sell-nothing = Il n’a pas de marchandises à vendre
event-card-done = La carte { $side } { $card } est pleine : **+{ $points } points**
event-wild-up = Retourne : { $tile }
event-bonus-tile = { $n }× { $colour } : prend la { $size ->
    [large] grande
   *[small] petite
 } tuile bonus, **+{ $points } points**
event-no-bonus-tile = { $n }× { $colour } : il ne reste plus de tuile bonus
event-slide = La carte droite { $card } glisse à gauche
event-new-card = Nouvelle carte { $side } : { $card }
event-reshuffle = Les { $n } cartes pleines forment une nouvelle pioche
# $slot: the place in the market, 0 if it isn't known
event-bought = Achète au marché noir, pour { $silver } pépites d’argent : { $tile }
event-buy-nothing = Le marché noir est vide : rien à acheter
event-end-points = { $category ->
    [yellow] Tuiles jaunes
    [goods] Marchandises non vendues
    [silver] Argent
    [reserve] Tuiles de la réserve
   *[items] Tuiles sur des cartes pas encore pleines
 } : { $points }
event-final = **Score final : { $points } points** ; à égalité avec une personne, il gagne
event-reported-take = { $tile } : n’est plus au dépôt { $depot }
event-reported-buy = { $tile } : n’est plus au marché noir
event-reported-ship = { $who } : marchandises du dépôt { $depot }, piste d’ordre { $space }
event-reported-ship-none = { $who } : navire sans marchandises, piste d’ordre { $space }
event-reported-claim = Le { $size ->
    [large] grand
   *[small] petit
 } bonus est pris : { $colour }
event-reported-advance = { $who } est sur la case { $space } de la piste d’ordre
event-reported-good = Sur le dépôt { $depot } : { $good }
event-reported-market = Marché noir : { $tiles }
event-reported-market-empty = Le marché noir est vide
event-board = { $mode ->
    [search] Vous tenez le plateau, le bot demande
    [tracked] Le bot tient le plateau, vous signalez
   *[dealt] Le bot distribue le plateau
 }
event-seat = **{ $seat }**
event-person-done = { $who } a fini.

## Ce qui s’est passé, en bref : le titre d’un coup, et des lignes qui réunissent plusieurs événements

title-turn = { $seat } { $done }
title-done = { $signs }
title-takes = prend { $tiles }
title-places = pose { $tiles }
title-silver = reçoit 2 pépites d’argent
title-stores = garde une tuile en réserve
title-buys = achète { $tiles }
title-ships = { $n ->
    [one] pose un navire
   *[other] pose { $n } navires
 }
title-claims = { $n ->
    [one] prend une tuile bonus
   *[other] prend { $n } tuiles bonus
 }
title-completes = { $n ->
    [one] ☑ une carte
   *[other] ☑ { $n } cartes
 }
title-round = Manche { $phase }{ $round } : dé blanc { $white }
title-phase = La phase { $phase } commence
gist-cards = { $seat } : carte gauche { $old }, carte droite { $card }
gist-dice = Dé { $die }, dé blanc { $white } : carte { $side }
gist-taken = { $tile } : dépôt { $depot } → { $side }, case { $item }
gist-from-reserve = { $tile } : réserve → { $side }, case { $item }
gist-which = De plusieurs : { $which ->
    [tile-first] la première dans le sens de lecture
   *[tile-last] la dernière arrivée
 }
gist-left-card = { $seat } : carte gauche { $card }
gist-city-hall-takes = ↳ { $tile } : de sa réserve
gist-effect = ↳ { $what }
gist-ship = ↳ { gist-goods } · piste d’ordre { $space }
gist-ship-end = ↳ { gist-goods } · fin de la piste d’ordre
gist-goods = { $depot ->
    [0] prend { $goods }
   *[other] { $goods } du dépôt { $depot }
 }
gist-ship-empty = ↳ Pas de marchandises · piste d’ordre { $space }
gist-ship-empty-end = ↳ Pas de marchandises · fin de la piste d’ordre
gist-sale = ↳ Vente : { $n }× { $kind ->
    [1] ①
    [2] ②
    [3] ③
    [4] ④
    [5] ⑤
   *[6] ⑥
 } : **+{ $points } points**, +1 argent
gist-fetched = ↳ { $tile } : dépôt { $depot } → réserve
gist-card-done = ☑ Carte { $card } pleine : **+{ $points } points**
gist-bonus-tile = { $n }× { $colour } : { $size ->
    [large] grand
   *[small] petit
 } bonus, **+{ $points } points**
gist-slide = La carte { $old } glisse à gauche, nouvelle carte droite { $card }
gist-bought = { $tile } : { $slot ->
    [0] achat, { $silver } pépites d’argent
   *[other] marché { $slot }, { $silver } pépites d’argent
 }
gist-market-wild = { $tile } : { $slot ->
    [0] marché, première
   *[other] marché { $slot }
 } → réserve
gist-face-down = ↳ Elle y est face cachée
gist-round = Manche { $phase }{ $round } : dé blanc { $white }, carte { $side } active
gist-side = La carte { $side } est active
gist-income = { $seat } : { $silver ->
    [0] pas de mines, pas de revenu
   *[other] **+{ $silver } argent** des mines
 }

## Pourquoi : critères

by-nearest-depot = dépôt le plus proche, compté en sens horaire
by-top-item = case libre la plus haute de la carte
by-reading-order = première dans le sens de lecture
by-last-stored = dernière arrivée
by-most-held = le plus dans sa réserve
by-least-held = le moins dans sa réserve
by-most-goods = le plus de marchandises
by-lowest-number = le plus petit numéro
by-most-animals = le plus d’animaux
by-clockwise-white = le plus près du dé blanc, compté en sens horaire
by-colour-order = couleur nommée en premier
by-people-looked = vous avez regardé : la première trouvée

## Comment la vraie table se prépare

set-up-players = Préparez pour **{ $n } joueurs**{ $white ->
    [0] .
   *[other] , dé blanc **{ $white }**.
 }
set-up-own = Vos plateaux comme à **{ $n } joueurs**.
set-up-no-board = Le plateau commun, c’est l’image.
set-up-from-box = Les tuiles que vous prenez : de la boîte.
set-up-track = Piste d’ordre, en dessous : { $seats }.
# $n: how many automata there are
set-up-castle = { $n ->
    [one] Un château et 1 pépite d’argent
   *[other] Château, 1 pépite d’argent chacun
 } : { $seats }.
set-up-goods = Une marchandise de chaque type : { $seats }.
set-up-cards = { $dice ->
    [table] Vous lancez ses dés et tirez ses cartes.
   *[bot] Je lance ses dés et garde ses cartes.
 }

## Panneau

panel-title = Les Châteaux de Bourgogne
panel-white = ⚪ Dé blanc **{ $white }** : carte { $side } active
panel-next = À jouer : **{ $seat }**
panel-round-done = Tout le monde a joué.
panel-seat-name = { $seat }, { $level ->
    [easy] facile
    [medium] moyen
   *[hard] difficile
 } : { $points } { $points ->
    [one] point
   *[other] points
 }
panel-seat =
    Argent { $silver } · marchandises { $goods } · réserve { $reserve } · piste { $space }
    Gauche { $left }
    Droite { $right }
panel-card = { $card }, libre : { $open }
panel-footer = Burgundy · { $round ->
    [0] phase { $phase }
   *[other] manche { $phase }{ $round }
 } · { $mode ->
    [search] chercher
    [tracked] signaler
   *[dealt] distribuer
 }
panel-footer-over = Burgundy · la partie est finie · { $mode ->
    [search] chercher
    [tracked] signaler
   *[dealt] distribuer
 }

## Score

score-final = { $seat } : { $points } { $points ->
    [one] point
   *[other] points
 }
score-so-far = { $seat } : { $points } { $points ->
    [one] point
   *[other] points
 } si elle finissait maintenant
score-now = { $points } sont sur la piste, le reste à la fin.
score-final-best = Le plus : { $seats }, { $points }
score-best = En tête : { $seats }, { $points }
score-if = Si la partie finissait maintenant.
score-ties = À égalité avec des personnes, l’automa gagne.

## Corrections

fix-phase = Phase
fix-round = Manche
fix-white = Dé blanc
fix-depot = Dépôt { $depot } : tuiles
fix-goods = Dépôt { $depot } : marchandises
fix-market = Marché noir
fix-taken = Tuiles prises par des automas dans cette phase
fix-bonus = Tuiles bonus restantes : { $colour }
fix-space = { $seat } : case de la piste d’ordre
fix-seat-silver = { $seat } : argent
fix-seat-points = { $seat } : points
fix-seat-goods = { $seat } : marchandises
fix-seat-reserve = { $seat } : réserve
fix-seat-duchy = { $seat } : domaine
fix-seat-colours = { $seat } : couleurs pleines
fix-seat-left = { $seat } : carte gauche
fix-seat-right = { $seat } : carte droite
hint-letter = une lettre de A à E
hint-number = un nombre entier
hint-tiles = des tuiles comme b:bank lg:cow3 y u, chaque case, - si vide
hint-market-row = des tuiles comme y b - g, chaque case, - si vide, ? si personne ne sait
hint-market-empty = none s’il est vide, ? sinon ou si personne ne sait
hint-taken = dépôt et couleur comme 3.lg 5.b, - si aucune
hint-colours = des couleurs comme g dg, - si aucune
hint-wilds = des tuiles comme b:bank u wild:y, - si aucune
hint-duchy = des tuiles comme b:bank lg:cow3 y u, - si aucune
hint-goods = des types comme 5 5 2, ? pour un type inconnu
hint-six = six nombres : combien de chaque type de 1 à 6
hint-bonus = large small, ou - si aucune
hint-space = une case de 0 à 6 ; le pion y va sur le dessus
hint-card = la carte et chaque case de haut en bas : 4: b:bank dg - - -

## Refus

too-many-players = { $automas } automas et { $people } personnes font plus de 4. Choisis-en moins.
module-not-covered = Cet automa n’a pas de règles pour ce module : { $module ->
    [inns] auberges
    [shields] blasons
    [border_posts] postes-frontières
   *[vineyards] vignobles
 }. Jouez sans.
game-is-over = La partie est finie. Annuler revient sur le décompte final.
bad-tile = Il n’y a pas de tuile « { $word } ». Écris des couleurs (b y g lg dg u) ou des sortes (bank, cow3).
bad-tile-count = Il y a de la place pour { $most } tuiles, pas { $got }.
bad-row = Il y a { $size } cases, et { $got } sont écrites. Écris chacune, - si vide.
bad-market = Personne ne dit au bot ce qu’il y a à ce marché. Écris none s’il est vide, sinon ?.
bad-taken = Pas de telle tuile à cet endroit : « { $word } ». Écris dépôt et couleur, comme 3.lg.
bad-colour = « { $word } » n’est pas une couleur. Écris b, y, g, lg, dg ou u.
bad-phase = Une phase est une lettre parmi { $letters }.
bad-bonus = Écris large, small, les deux, ou -.
bad-six-goods = Il faut six nombres, il y en a { $got }.
bad-card = Il n’y a pas de carte « { $word } ». Écris un nombre de 1 à 9, puis les tuiles.
bad-full-card = Une carte en jeu a au moins une case libre.
bad-item-colour = Sur la case { $item } de cette carte va { $colour }, pas { $tile }.
bad-unnamed = Le bot distribue ce plateau et doit savoir lesquelles : écris par exemple bank, cow3, et des types de marchandises.
bad-unnamed-own = Dis quelles tuiles c’est, pour qu’elles ne reviennent pas : par exemple b:bank, lg:cow3, y:12.
bad-livestock = Dis quels animaux c’est, par exemple cow3 ou pig2.
bad-depot-goods = « { $part } » n’est pas un dépôt et ses marchandises. Écris par exemple 2: 5 5, 4: ?

# Images

picture-line = { $what } : { $items }
picture-tile = { $colour ->
    [b] bâtiment
    [y] connaiss.
    [g] mine
    [lg] animaux
    [dg] château
   *[u] navire
 }
picture-livestock = { $n } { $species ->
    [cow] vaches
    [pig] cochons
    [sheep] moutons
    [chicken] poules
   *[geese] oies
 }
picture-knowledge = connaissance { $n }
picture-wild = face cachée
picture-empty = vide
picture-unknown = pas encore connu
picture-none = rien
picture-open = libre : { $what }
picture-new = nouveau : { $what }
picture-sale = { $what } (vente)
picture-stack = { $what } ×{ $n }
picture-goods = { $kind ->
    [0] marchandise inconnue
   *[other] marchandise { $kind }
 }{ $n ->
    [1] { "" }
   *[other] { " " }×{ $n }
 }
picture-lying = { $kind ->
    [0] ?
   *[other] { $kind }
 }{ $n ->
    [1] { "" }
   *[other] ×{ $n }
 }
picture-lying-separator = { " " }·{ " " }
picture-lying-goods = marchandises { $goods }
picture-seat = { $seat } · { $points } points
picture-points = points
picture-die-white = dé blanc { $n }
picture-die-own = son dé { $n }
picture-card = Carte { $side ->
    [left] gauche
   *[right] droite
 } { $card } · { $points } points
picture-card-active = Carte { $side ->
    [left] gauche
   *[right] droite
 } { $card } · active · { $points } points
picture-card-name = Carte { $card }
picture-active = active
picture-worth = pleine : { $n } points
picture-reserve = Réserve
picture-tiles = { $n } { $n ->
    [one] tuile
   *[other] tuiles
 }
picture-duchy = Fief
picture-duchy-colour = { $what } { $n }/{ $needed }
picture-duchy-complete = { $what } { $n }/{ $needed } plein
picture-goods-title = March.
picture-goods-total = { $n } { $n ->
    [one] marchandise
   *[other] marchandises
 }
picture-silver = Argent { $n }
picture-track = Piste d’ordre
picture-track-name = piste
picture-depot = Dépôt { $n }
picture-market = Marché noir
picture-market-name = Marché
picture-white = Dé blanc { $n }
picture-seeks = cherche
picture-seeks-what = { $seat } cherche { $what }
picture-sought = { $what }
picture-sought-separator = { " " }ou{ " " }
picture-space = { $seats } (case { $space })
picture-marker = { $seat }
picture-marker-separator = { " " }sur{ " " }
picture-score-final = Score final
picture-score-so-far = Si c’était la fin
picture-score-seat = { $seat } : { $n }
picture-category = { $category ->
    [cards] Cartes
    [livestock] Animaux
    [sales] Ventes
    [buildings] Bâtiments
    [bonus] Bonus
    [corrections] Corrections
    [yellow] Jaunes
    [goods] March.
    [silver] Argent
    [reserve] Réserve
   *[items] En cours
 }
picture-course = Points après chaque manche
picture-course-points = { $n }
picture-course-end = fin
