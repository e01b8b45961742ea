### Les automas des Châteaux de Bourgogne. Lignes courtes : un téléphone en montre environ 35 caractères.

game-name = Bourgogne
game-about = Les Châteaux de Bourgogne : 1 à 3 automas pour adversaires
signs = ① marchandise 1, ② marchandise 2, ③ marchandise 3, ④ marchandise 4, ⑤ marchandise 5, ⑥ marchandise 6, 🟫 brun, 🟨 jaune, ⬜ gris, 🟩 vert clair, 🏰 vert foncé, 🟦 bleu, 🂠 face cachée, ☑ fini, ⚪ blanc
game-help =
    Tu joues avec les règles habituelles. L’automa n’a pas de plateau à lui, seulement deux **cartes** ; le plus de points gagne.
    • Le **dé blanc** dit pour une manche quelle carte compte : de 1 à 4 celle de gauche, 5 ou 6 celle de droite.
    • À son tour, il lance son propre dé et cherche dans ce dépôt la couleur de la première case libre de la carte, puis celle des suivantes ; ensuite dans le dépôt suivant.
    • La tuile remplit la case et donne son **bonus**. Si rien ne va, il en prend une dans sa réserve ou une tuile face cachée.
    • Une **carte pleine** rapporte des points et une nouvelle carte.
    Vos mains font ce que dit la table.
    { $board ->
        [search] • **Tu signales :** rien de ton propre tour. À son tour, touche le premier endroit où il y a une telle tuile.
        [tracked] • **Tu signales :** sous **Mon tour**, chaque tuile que tu prends, chaque navire, chaque tuile bonus ; au clavier : `pris mine 3`. Tes achats aussi, dès que le bot a demandé ce qu’il y a au marché. S’il demande une tuile qui n’est plus là : **Elle n’y est pas**.
        [dealt] • **Tu signales :** sous **Mon tour**, chaque tuile que tu prends ou achètes, chaque navire, chaque tuile bonus ; au clavier : `pris mine 3; acheté 2`. Le bot distribue et ne demande rien.
       *[any] • **Tu signales :** ce que le bot demande ; là où il tient le plateau, sous **Mon tour**, ce que tu as pris, acheté et expédié.
    }
    • **La partie finit quand** les cinq manches de la phase E sont jouées : 25 manches en tout.
    • **Égalité :** un automa à égalité avec une personne gagne ; entre personnes, ton livret de règles décide.

## Les options de /automa commencer burgundy

name-players = joueurs
name-difficulty = niveau
name-difficulty_2 = niveau_2
name-difficulty_3 = niveau_3
name-board = plateau
name-dice = dés
name-trade_routes = routes
name-white_castles = châteaux_blancs
name-crane = grue
name-geese = oies
name-knowledge = connaissances
name-market = marché
name-card8 = carte8
name-other_modules = autres_modules
option-automas = Combien de places ont un automa
option-players = Combien de personnes jouent
option-difficulty = Points sur les cartes d’automa
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
option-board-search = chercher : sur ta table, le bot demande où est la tuile
option-board-tracked = signaler : sur ta table, tu dis ce que tu prends
option-board-dealt = distribuer : le bot pose tout, ne demande rien
option-dice = Qui lance les dés et tire les cartes d’automa
option-dice-bot = Le bot
option-dice-table = Vous, avec les vôtres
option-trade_routes = Routes commerciales : 1 point de plus par vente
option-white_castles = Avec les châteaux blancs
option-crane = Avec la grue
option-geese = Avec les oies
option-knowledge = Avec les tuiles connaissance 27 à 29
option-market = Cases du marché noir, si ton plateau diffère (4, 6, 8)
option-card8 = Comment lire la troisième case verte, carte 8
option-card8-dark_green = Vert foncé (château)
option-card8-light_green = Vert clair (animaux)
option-other_modules = Autres modules : dit pourquoi c’est impossible
option-other_modules-inns = Auberges
option-other_modules-shields = Boucliers
option-other_modules-border_posts = Postes-frontières
option-other_modules-vineyards = Vignobles

## Les options en bref, dans le message du début

chosen-automas = { $value ->
    [one] 1 automa
   *[other] { $value } automas
 }
chosen-players = { $value ->
    [one] 1 joueur
   *[other] { $value } joueurs
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
    [bot] dés du bot
   *[table] vos dés
 }
chosen-trade_routes = routes commerciales
chosen-white_castles = châteaux blancs
chosen-crane = grue
chosen-geese = oies
chosen-knowledge = connaissances
chosen-market = marché { $value }
chosen-card8 = { $value ->
    [dark_green] carte 8 foncée
   *[light_green] carte 8 claire
 }
chosen-other_modules = { $value ->
    [inns] auberges
    [shields] boucliers
    [border_posts] postes-frontières
   *[vineyards] vignobles
 }

## Ce qui remplace les personnes dans une simulation

stand-in-nobody = personne ne prend de tuiles.
stand-in-random = chaque personne prend deux tuiles au hasard par manche, et expédie des marchandises avec chaque navire.
stand-in-usual = chaque personne prend environ une tuile par manche, d’abord châteaux et mines, et parfois achète et expédie.

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
# D’autres mots pour une tuile, par lesquels on trouve ce qu’on signale d’elle.
tile-words = { $colour ->
    [b] brun marron beige bâtiment batiment
    [y] jaune connaissance savoir
    [g] gris mine
    [lg] vert clair animaux bétail betail
    [dg] vert foncé fonce château chateau
   *[u] bleu navire bateau
 }
building-name = { $kind ->
    [bank] Banque
    [boarding_house] Pension
    [watchtower] Tour de guet
    [warehouse] Entrepôt
    [city_hall] Mairie
    [carpenter] Menuiserie
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
tile-first = { $tile } (la première dans l’ordre de lecture)
tile-last = { $tile } (rangée en dernier)
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
# Dans un titre, où un téléphone a environ 30 caractères ; les lignes dessous ont le nom entier.
short-tiles = { $n ->
    [one] { $n } tuile
   *[other] { $n } tuiles
 }
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
    [0] marchandise inconnue
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
# Les cinq ci-dessous sont dans les explications de parties d’avant les valeurs à côté des noms.
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
    [0] 0 marchandise
    [one] 1 marchandise
   *[other] { $n } marchandises
 })
place-market = le marché noir
place-reserve = réserve – { $seat }, dans l’ordre de rangement
place-card = la carte { $card }
tile-in-slot = tuile { $slot } : { $tile }
goods-in-form =
    { $n ->
        [one] Type de sa marchandise
       *[other] Types de ses { $n } marchandises
    }
    comme 5, - s’il n’y en a pas
on-space = case { $space } de la carte { $card }
spot = dépôt { $depot } : { $tile }
spot-short = { $tile } en { $depot }
market-slot = marché { $slot } : { $tile }
# $held: how many such tiles lie face up in its reserve
market-held = { $tile } (il en a { $held })
market-empty = le marché noir est vide
hit-none = rien de tout ça
tile-gone = Elle n’y est pas
goods-nowhere = aucune marchandise sur les dépôts
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

offer-turn = À { $seat } de jouer
offer-done = { $seat } a fini
offer-round = Commencer la manche { $phase }{ $round }
offer-phase = Finir la phase, préparer { $phase }
offer-end = Décompte final

turn-hint-untold = Tuile prise ? **Mon tour**. Rien ? **J’ai fini**.
turn-hint-told = Encore à dire ? **Mon tour**. Sinon **J’ai fini**.
doubt-no-tile = Aucune tuile prise ?

## Ce que les personnes signalent

group = { $action ->
    [take] Tuile prise dans un dépôt
    [buy] Achat au marché noir
    [ship] Navire posé
    [claim] Tuile bonus prise
    [advance] Avancée sur la piste d’ordre
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
report-claim = Tuile bonus : { $colour }, la { $size ->
    [large] grande
   *[small] petite
 }
report-advance = { $who } : avance de { $steps } sur la piste
report-good = Sur le dépôt { $depot } : { $good }
report-market = Dire les tuiles du marché noir
report-board = { $mode ->
    [search] chercher : tu regardes, le bot demande
    [tracked] signaler : tu signales, le bot le tient
   *[dealt] distribuer : le bot le distribue
 }

## Questions

ask-dice-white =
    Lance le dé blanc
    Que montre-t-il ?
ask-dice-own =
    Que montre son dé ?
    Lance le dé : { $seat }.
ask-card-left =
    { $seat } : carte de gauche ?
    Tire jusqu’à une case de château,
    puis remets les autres et mélange.
ask-card-right =
    { $seat } : carte de droite ?
    Tires-en une des cartes mélangées.
ask-card-new =
    { $seat } : nouvelle carte ?
    Tire la suivante de sa pioche.
ask-take-hit =
    Laquelle vient en premier ?
    { $purpose }
purpose-take = Pour sa carte de { $side }.
purpose-fetch = { $kind ->
    [carpenter] Menuiserie : un bâtiment.
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
       *[other] La première de { $alike } tuiles pareilles, dépôt { $depot }.
    }
ask-animal-in =
    Quels animaux prend-il ?
    { $alike ->
        [1] Regarde dans le dépôt { $depot }.
       *[other] La première de { $alike } tuiles pareilles, dépôt { $depot }.
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
    Ligne par ligne ; il la range face cachée.
ask-market-buy =
    Quelle tuile achète-t-il ?
    La sorte que sa réserve a le moins,
    puis la première, ligne par ligne.
# De la deuxième ligne à la fin, 100 caractères au plus : elles sont aussi dans le formulaire.
ask-market-row =
    Qu’y a-t-il au marché noir ?
    { $n } places, ligne par ligne, - vide :
    b brun, y jaune, g gris,
    lg vert clair, dg vert foncé, u bleu
ask-ship-fullest =
    Quelles marchandises prend-il ?
    Toutes celles du dépôt le plus plein ;
    à égalité, le premier de { $depots }.
ask-ship-goods =
    Quelles marchandises, dépôt { $depot } ?
    Le bot en compte { $n } que personne n’a dites.
ask-bonus-left =
    La meilleure tuile bonus qui reste ?
    Couleur : { colour }.
ask-board-tiles =
    Quelles tuiles sont encore là ?
    Celles des dépôts.
ask-board-goods =
    Quelles marchandises sont là ?
    Sur les dépôts : 2: 5 5, 4: ? (- pour aucune)
ask-kinds =
    Quelles sont ces tuiles ? { $at } sur { $of }
    Regarde ici : { $place }.
ask-duchies =
    Vos propres tuiles ? { $at } sur { $of }
    De tous, sans les premiers châteaux :
    b:bank lg:cow3 y:12 dg g u, - si aucune
ask-board-bonus = Quelles tuiles bonus sont parties ?

# What the empty menu of the goods says.
choose-goods = Marchandises de chaque type

## Ce qui s’est passé

# Told by earlier versions
# Les deux ci-dessous se disaient avant que les tuiles soient nommées avec leur lieu.
event-where-depot = Au sujet du dépôt { $depot } :
# Told by earlier versions
event-where-market = Au sujet du marché noir :
event-start-left = Carte de gauche : { $card }, château sur la case { $item }{ $passed ->
    [0] { "" }
    [one] { " " }(1 carte passée et mélangée de nouveau)
   *[other] { " " }({ $passed } cartes passées et mélangées de nouveau)
 }
event-start-right = Carte de droite : { $card }
event-start-goods = { $who } commence avec { $goods }
event-round = Manche { $phase }{ $round } : le dé blanc montre { $white }, la carte de { $side } est active
event-good = Dépôt { $depot } : { $good } en plus
event-no-good = Plus aucune marchandise pour le dépôt { $depot }
event-order = Ordre : { $seats }
event-phase = La phase { $phase } est prête
event-income = { $silver ->
    [0] Pas de mines, pas de revenu pour la phase { $phase }
    [one] 1 pièce d’argent des mines pour la phase { $phase }
   *[other] { $silver } pièces d’argent des mines pour la phase { $phase }
 }
event-dice = Son dé { $die }, dé blanc { $white } : la carte de { $side } est active
# $start: the depot where the search began
event-took = Prend { $tile } dans le dépôt { $depot }
# $start: the depot where the search began
event-depots-empty-handed = Rien ne va dans les dépôts
event-not-there = { $tile } : plus dans le dépôt { $depot }
event-not-stored = { $tile } : plus dans sa réserve
event-fewer-goods = { $n ->
    [0] Plus aucune marchandise sur le dépôt { $depot }
    [one] Seulement 1 marchandise sur le dépôt { $depot }
   *[other] Seulement { $n } marchandises sur le dépôt { $depot }
 }
event-reserve-tile = Prend { $tile } dans sa réserve
# $n: how many it had
event-reserve-wild = { $n ->
    [one] Prend la tuile face cachée de sa réserve
   *[other] Prend, parmi { $n } tuiles face cachée de sa réserve, celle rangée en dernier
 }
# $slot: the place in the market, 0 if it isn't known
event-market-wild = Prend { $tile } au marché, face cachée, dans sa réserve
event-market-empty-silver = Le marché est vide : 2 pièces d’argent
event-placed = Pose { $tile } sur la carte de { $side } { $card }, case { $item }
# $tile: what people see of it
event-placed-wild = La pose face cachée sur la carte de { $side } { $card }, case { $item }
event-box = La case { $item } a un coffre : il vend des marchandises
event-castle = Château : encore une, dès le dépôt { $die }, carte de { $side }
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
event-ship-goods = Navire : prend { $goods } { $depot ->
    [0] du dépôt le plus plein
   *[other] du dépôt { $depot }
 }
event-ship-no-goods = Navire : aucune marchandise à prendre
event-track = Va à la case { $space } de la piste d’ordre
# $space: the last one
event-track-end = Reste sur la dernière case de la piste d’ordre
event-bank = Banque : **+{ $silver } pièces d’argent**
event-building-points = { $points ->
    [2] Pension : **+2 points**
   *[other] Tour de guet : **+{ $points } points**
 }
event-warehouse = Entrepôt : il vend des marchandises
event-city-hall = Mairie : pose { $tile } de sa réserve sur la carte de { $side }
event-city-hall-nothing = Mairie : rien dans sa réserve ne va
event-fetch = { $kind ->
    [carpenter] Menuiserie
    [church] Église
   *[market] Marché
 } : { $tile } du dépôt { $depot } va dans sa réserve
event-fetch-nothing = { $kind ->
    [carpenter] Menuiserie
    [church] Église
   *[market] Marché
 } : il n’y a rien à chercher
event-crane = Grue : agit comme un château
event-white-castle = Château blanc : { $tile } du dépôt { $depot } va dans sa réserve
event-white-castle-silver = Château blanc : dépôts vides, **+1 pièce d’argent**
event-sold = Vend { $n }× marchandise { $kind } : **+{ $points } points**, +1 pièce d’argent
event-trade-route = Routes commerciales : **+{ $points } point**
event-sell-nothing = Il n’a aucune marchandise à vendre
event-card-done = La carte de { $side } { $card } est pleine : **+{ $points } points**
event-wild-up = Retourne : { $tile }
event-bonus-tile = { $n }× { $colour } : prend la { $size ->
    [large] grande
   *[small] petite
 } tuile bonus, **+{ $points } points**
event-no-bonus-tile = { $n }× { $colour } : plus de tuile bonus
event-slide = La carte de droite { $card } glisse à gauche
event-new-card = Nouvelle carte de { $side } : { $card }
event-reshuffle = Les { $n } cartes pleines forment une nouvelle pioche
# $slot: the place in the market, 0 if it isn't known
event-bought = Achète { $tile } au marché noir pour { $silver } pièces d’argent
event-buy-nothing = Le marché noir est vide : rien à acheter
event-end-points = { $category ->
    [yellow] Tuiles jaunes
    [goods] Marchandises non vendues
    [silver] Argent
    [reserve] Tuiles dans la réserve
   *[items] Tuiles sur les cartes inachevées
 } : { $points }
event-final = **Score final : { $points } points** ; à égalité avec une personne, il gagne
event-reported-take = Hors du dépôt { $depot } : { $tile }
event-reported-buy = Hors du marché noir : { $tile }
event-reported-ship = { $who } : marchandises du dépôt { $depot }, piste d’ordre { $space }
event-reported-ship-none = { $who } : navire sans marchandises, piste d’ordre { $space }
event-reported-claim = { $colour } : la { $size ->
    [large] grande
   *[small] petite
 } tuile bonus est prise
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

## Ce qui s’est passé, en bref : le titre d’un coup, et des lignes qui rassemblent plusieurs faits

title-turn = { $seat } { $done }
title-done = { $signs }
title-takes = prend { $tiles }
title-places = pose { $tiles }
title-silver = reçoit 2 pièces d’argent
title-stores = range une tuile
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
gist-cards = { $seat } : carte de gauche { $old }, de droite { $card }
gist-dice = Dé { $die }, dé blanc { $white } : carte de { $side }
gist-taken = { $tile } : dépôt { $depot } → { $side }, case { $item }
gist-from-reserve = { $tile } : réserve → { $side }, case { $item }
gist-which = Parmi plusieurs : { $which ->
    [tile-first] la première dans l’ordre de lecture
   *[tile-last] celle rangée en dernier
 }
gist-left-card = { $seat } : carte de gauche { $card }
gist-city-hall-takes = ↳ { $tile } de sa réserve
gist-effect = ↳ { $what }
gist-ship = ↳ { gist-goods } · piste d’ordre { $space }
gist-ship-end = ↳ { gist-goods } · fin de la piste d’ordre
gist-goods = { $depot ->
    [0] prend { $goods }
   *[other] { $goods } du dépôt { $depot }
 }
gist-ship-empty = ↳ Aucune marchandise · piste d’ordre { $space }
gist-ship-empty-end = ↳ Aucune marchandise · fin de la piste d’ordre
gist-sale = ↳ Vente : { $n }× { $kind ->
    [1] ①
    [2] ②
    [3] ③
    [4] ④
    [5] ⑤
   *[6] ⑥
 } : **+{ $points } points**, 1 pièce d’argent
gist-fetched = ↳ { $tile } : dépôt { $depot } → réserve
gist-card-done = ☑ Carte { $card } pleine : **+{ $points } points**
gist-bonus-tile = { $n }× { $colour } : { $size ->
    [large] grand
   *[small] petit
 } bonus, **+{ $points } points**
gist-slide = La carte { $old } glisse à gauche, nouvelle carte de droite { $card }
gist-bought = { $tile } : { $slot ->
    [0] achat pour { $silver } pièces d’argent
   *[other] marché { $slot }, { $silver } pièces d’argent
 }
gist-market-wild = { $tile } : { $slot ->
    [0] marché, la première
   *[other] marché { $slot }
 } → réserve
gist-face-down = ↳ Elle y est face cachée
gist-round = Manche { $phase }{ $round } : dé blanc { $white } → carte de { $side }
gist-side = La carte de { $side } est active
gist-income = { $seat } : { $silver ->
    [0] pas de mines, pas de revenu
    [one] **+1 pièce d’argent** des mines
   *[other] **+{ $silver } pièces d’argent** des mines
 }

## Pourquoi : les critères

by-nearest-depot = dépôt le plus proche, compté en sens horaire
by-top-item = case libre la plus haute de la carte
by-reading-order = première dans l’ordre de lecture
by-last-stored = rangée en dernier
by-most-held = le plus dans sa réserve
by-least-held = le moins dans sa réserve
by-most-goods = le plus de marchandises
by-lowest-number = nombre le plus petit
by-most-animals = le plus d’animaux
by-clockwise-white = le plus près du dé blanc, compté en sens horaire
by-colour-order = couleur nommée en premier
by-people-looked = ce que vous avez trouvé d’abord

## Comment la vraie table est préparée

set-up-players = Mise en place pour **{ $n } joueurs**{ $white ->
    [0] .
   *[other] , dé blanc **{ $white }**.
 }
set-up-own = Plateaux individuels comme pour **{ $n } joueurs**.
set-up-no-board = Le plateau commun est l’image.
set-up-from-box = Les tuiles que vous prenez : dans la boîte.
set-up-track = Piste d’ordre, en bas : { $seats }.
# $n: how many automata there are
set-up-castle = { $n ->
    [one] Un château et 1 pièce d’argent
   *[other] Un château, 1 pièce d’argent chacun
 } : { $seats }.
set-up-goods = Une marchandise de chaque type : { $seats }.
set-up-cards = { $dice ->
    [table] Lancez ses dés et tirez ses cartes.
   *[bot] Je lance ses dés et garde ses cartes.
 }

## Panneau

panel-title = Les Châteaux de Bourgogne
panel-white = ⚪ Dé blanc **{ $white }** : carte de { $side } active
panel-next = C’est à **{ $seat }**
panel-round-done = Tout le monde a joué son tour.
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
panel-footer = Bourgogne · { $round ->
    [0] phase { $phase }
   *[other] manche { $phase }{ $round }
 } · { $mode ->
    [search] chercher
    [tracked] signaler
   *[dealt] distribuer
 }
panel-footer-over = Bourgogne · la partie est finie · { $mode ->
    [search] chercher
    [tracked] signaler
   *[dealt] distribuer
 }

## Score

score-final = { $seat } : { $points } points
score-so-far = { $seat } : { $points } points si ça finissait là
score-now = { $points } sont sur la piste, le reste vient à la fin.
score-final-best = Meilleur score : { $seats }, { $points }
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
fix-taken = Tuiles prises par les automas, cette phase
fix-bonus = Tuiles bonus qui restent : { $colour }
fix-space = { $seat } : case de la piste d’ordre
fix-seat-silver = { $seat } : argent
fix-seat-points = { $seat } : points
fix-seat-goods = { $seat } : marchandises
fix-seat-reserve = { $seat } : réserve
fix-seat-duchy = { $seat } : duché
fix-seat-colours = { $seat } : couleurs complètes
fix-seat-left = { $seat } : carte de gauche
fix-seat-right = { $seat } : carte de droite
hint-letter = une lettre de A à E
hint-number = un nombre entier
hint-tiles = tuiles comme b:bank lg:cow3 y u, chaque case, - pour une vide
hint-market-row = tuiles comme y b - g, chaque case, - pour une vide, ? si personne ne sait
hint-market-empty = none s’il est vide, ? si non ou si personne ne sait
hint-taken = dépôt et couleur comme 3.lg 5.b, - pour aucune
hint-colours = couleurs comme g dg, - pour aucune
hint-wilds = tuiles comme b:bank u wild:y, - pour aucune
hint-duchy = tuiles comme b:bank lg:cow3 y u, - pour aucune
hint-goods = types comme 5 5 2, ? pour une inconnue
hint-six = six nombres : combien de chaque type de 1 à 6
hint-bonus = large small, ou - pour aucune
hint-space = une case de 0 à 6 ; il se met dessus
hint-card = la carte et chaque case de haut en bas : 4: b:bank dg - - -

## Refus

too-many-players = { $automas } automas et { $people } personnes font plus de 4. Choisis-en moins.
module-not-covered = Cet automa n’a pas de règles pour { $module ->
    [inns] les auberges
    [shields] les boucliers
    [border_posts] les postes-frontières
   *[vineyards] les vignobles
 }. Jouez sans.
game-is-over = La partie est finie. Annuler revient avant le décompte final.
bad-tile = Il n’y a pas de tuile « { $word } ». Écris des couleurs (b y g lg dg u) ou des sortes (bank, cow3).
bad-tile-count = Il y a place pour { $most } tuiles, pas pour { $got }.
bad-row = Il y a { $size } cases, et { $got } sont écrites. Écris-les toutes, - pour une vide.
bad-market = Personne ne dit au bot ce qu’il y a dans ce marché. Écris none s’il est vide, sinon ?.
bad-taken = Une telle tuile n’était pas là : « { $word } ». Écris dépôt et couleur, comme 3.lg.
bad-colour = « { $word } » n’est pas une couleur. Écris b, y, g, lg, dg ou u.
bad-phase = Une phase est une lettre parmi { $letters }.
bad-bonus = Écris large, small, les deux ou -.
bad-six-goods = Il faut six nombres, il y en a { $got }.
bad-card = Il n’y a pas de carte « { $word } ». Écris un nombre de 1 à 9, puis les tuiles.
bad-full-card = Une carte en jeu a au moins une case libre.
bad-item-colour = La case { $item } de cette carte prend { $colour }, pas { $tile }.
bad-unnamed = Le bot distribue ici, il doit donc savoir les sortes : écris bank, cow3, et les types de marchandises.
bad-unnamed-own = Dis quelles tuiles ce sont, pour qu’elles ne reviennent pas : comme b:bank, lg:cow3, y:12.
bad-livestock = Dis quels animaux ce sont, comme cow3 ou pig2.
bad-depot-goods = « { $part } » n’est pas un dépôt avec ses marchandises. Écris par exemple 2: 5 5, 4: ?

# Images

picture-line = { $what } : { $items }
picture-tile = { $colour ->
    [b] bâtiment
    [y] savoir
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
picture-knowledge = savoir { $n }
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
picture-card = Carte de { $side ->
    [left] gauche
   *[right] droite
 } { $card } · { $points } points
picture-card-active = Carte de { $side ->
    [left] gauche
   *[right] droite
 } { $card } · active · { $points } points
picture-card-name = Carte { $card }
picture-active = active
picture-worth = pleine : { $n } points
picture-reserve = Réserve
picture-tiles = { $n ->
    [one] { $n } tuile
   *[other] { $n } tuiles
 }
picture-duchy = Duché
picture-duchy-colour = { $what } { $n }/{ $needed }
picture-duchy-complete = { $what } { $n }/{ $needed } complet
picture-goods-title = Biens
picture-goods-total = { $n ->
    [one] { $n } marchandise
   *[other] { $n } marchandises
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
picture-score-so-far = Si ça finissait là
picture-score-seat = { $seat } : { $n }
picture-category = { $category ->
    [cards] Cartes
    [livestock] Animaux
    [sales] Ventes
    [buildings] Bâtiments
    [bonus] Bonus
    [corrections] Corrections
    [yellow] Jaunes
    [goods] Biens
    [silver] Argent
    [reserve] Réserve
   *[items] En cours
 }
picture-course = Points après chaque manche
picture-course-points = { $n }
picture-course-end = fin
