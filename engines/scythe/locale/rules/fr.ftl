# Les règles en bref, pour « Pourquoi ? » : `rule-move-7` est ce que dit la règle move.7, en une phrase.

rule-setup-1 = Il y a 19 cartes Automa, 4 cartes Étoile et 8 cartes de référence.
rule-setup-2 = Les humains jouent selon les règles normales, comme contre un autre humain.
rule-setup-3 = Il n’a ni recrue, ni bâtiment, ni amélioration, ni objectif, ni plateau Joueur.
rule-setup-4 = Sa popularité reste à 10 toute la partie.
rule-setup-5 = Il ne produit ni ne possède de ressources et ne paie aucun coût.
rule-setup-6 = Il n’utilise ni tunnels, ni capacité de faction, ni capacités de mechs.
rule-setup-7 = Plateau et cartes sont comme à 2 joueurs, avec 3 cartes Usine.
rule-setup-8 = Sa faction est au choix ; pour une première partie, loin des bases des humains.
rule-setup-9 = Puissance et cartes Combat sont celles de son plateau ; personne ne regarde les cartes.
rule-setup-10 = Il reçoit 5 pièces.
rule-setup-11 = Un ouvrier commence sur chaque territoire près de sa base, le personnage sur la base.
rule-setup-12 = 4 mechs, 6 étoiles et les 6 autres ouvriers sont sur son plateau Faction.
rule-setup-13 = Une carte Étoile fixe le niveau ; son cube commence sur la case I.
rule-setup-14 = Les 19 cartes sont mélangées, plan I en haut ; il y a deux défausses.
rule-setup-15 = Avec Conquérants du lointain, quatre cartes ont d’autres plans.
rule-setup-16 = Il y a une carte Usine de plus que de joueurs ; chaque Automa a ses cartes.

rule-turn-1 = Un humain commence ; humains et Automas alternent jusqu’à une sixième étoile.
rule-turn-2 = Un tour suit une carte, piochée face visible sur la défausse principale.
rule-turn-3 = Un Autometta passe tout le tour d’une carte qui porte la marque pour passer.
rule-turn-4 = Une carte passée ne fait rien du tout, mais reste la dernière carte principale.
rule-turn-5 = L’ordre est : action Déplacement, gains, bonus de recrue, piste d’étoiles.
rule-turn-6 = Ce qui est gagné pendant un tour ne se déplace pas dans ce tour.
rule-turn-7 = La sixième étoile de quiconque finit la partie aussitôt ; le reste ne se fait pas.
rule-turn-8 = L’étoile d’un combat est posée à la dernière étape de ce combat.
rule-turn-9 = On joue en sens horaire, places comme indiquées ; le premier humain commence.

rule-card-1 = Le plan I vaut d’abord, le plan II après la première étoile de la piste.
rule-card-2 = L’étoile du milieu fait avancer le cube, une étoile barrée non.
rule-card-3 = Table de combat et ressources valent quel que soit le plan.
rule-card-4 = Si la pioche est vide, les 19 cartes sont mélangées avant de piocher.
rule-card-5 = La carte en jeu guide encore le tour après ce mélange.

rule-move-1 = Les symboles sont essayés de gauche à droite.
rule-move-2 = Après un symbole valable, plus aucun ; sans aucun, pas d’action Déplacement.
rule-move-3 = Rester sur place peut être l’action Déplacement.
rule-move-4 = Un symbole entre parenthèses ne vaut que pour la faction qui y est nommée.
rule-move-5 = Les attaques sont des actions Déplacement.
rule-move-6 = Choisir l’unité, chercher les territoires, la prendre, choisir où, la poser.
rule-move-7 = Il choisit l’unité la plus près de sa base de départ ; à égalité, ordre de lecture.
rule-move-8 = Territoires à égalité : le plus près de l’Usine, puis l’ordre de lecture.
rule-move-9 = Sur la base, la distance est 0, sinon elle va jusqu’au disque de la base.
rule-move-10 = Les distances comptent les territoires : rivières, lacs et tunnels sont ignorés.
rule-move-11 = Un mech passe avant le personnage si les deux sont à égalité.
rule-move-12 = Sans unité de ce type, le symbole n’est pas valable.
rule-move-13 = S’il ne reste aucun territoire, le symbole suivant est essayé.
rule-move-14 = Une unité peut aller dans tout territoire du voisinage d’une unité de son Automa.
rule-move-15 = La base de départ n’est jamais une destination.

rule-hood-1 = Un voisinage, c’est le territoire d’une unité et ceux à un pas d’elle.
rule-hood-2 = Les unités sur une base de départ n’ont pas de voisinage.
rule-hood-3 = La base de départ d’un Automa a un voisinage : les deux territoires à côté.
rule-hood-4 = Sans eau libre, ses unités n’atteignent que la terre, sans rivière entre les deux.
rule-hood-5 = Les tunnels n’aident jamais un Automa.
rule-hood-6 = L’unité de combat d’un humain atteint la terre sans rivière entre les deux.
rule-hood-7 = Avec Traversée, elle passe aussi les rivières comme sa faction le peut.
rule-hood-8 = Depuis un tunnel, elle atteint tous les autres tunnels.
rule-hood-9 = Les lacs et d’autres liens comptent une fois que la table les a signalés.

rule-worker-1 = Le symbole choisit un ouvrier.
rule-worker-2 = Il peut aller là où il n’y a ni ennemi ni autre ouvrier à lui.
rule-worker-3 = Ses propres mechs et son personnage n’arrêtent pas un ouvrier.
rule-worker-4 = Pas près de l’ennemi, dans le plus de voisinages, au plus près de l’Usine, ordre de lecture.
rule-worker-5 = L’ouvrier qu’on a pris en main ne compte pas.
rule-worker-6 = Près de l’ennemi veut dire près d’une unité de combat ennemie.
rule-worker-7 = Les unités sur la base ne comptent pas pour « le plus de voisinages ».
rule-worker-8 = Si tous les territoires sont près de l’ennemi, il ne peut aller nulle part.

rule-unit-1 = Le symbole choisit un mech, ou le personnage.
rule-unit-2 = Il peut aller là où il n’y a ni ennemi ni autre unité de son Automa.
rule-unit-3 = Une unité qui partage son territoire ne peut pas y rester.
rule-unit-4 = Le plus près d’une unité de combat ennemie, puis de l’Usine, puis ordre de lecture.
rule-unit-5 = Les ennemis sur leur base ne comptent que si aucun n’est sur le plateau.

rule-encounter-1 = Le symbole choisit le personnage.
rule-encounter-2 = Il va vers une rencontre, ou vers l’Usine pour une première carte Usine.
rule-encounter-3 = Le voisinage de la base de départ ne compte pas ici.
rule-encounter-4 = Ni ennemi ni mech à lui sur place, au plus près de l’Usine, ordre de lecture.
rule-encounter-5 = Là où le personnage finit un déplacement sur un jeton, le jeton part.
rule-encounter-6 = S’il finit un tour sur l’Usine, il reçoit son unique carte Usine.
rule-encounter-7 = Après une attaque, seulement s’il a gagné ; mechs et ouvriers ne prennent rien.
rule-encounter-8 = Le personnage d’un humain prend le jeton où il s’arrête ; une ligne le corrige.

rule-attack-1 = Il n’attaque qu’avec au moins la puissance que dit le symbole.
rule-attack-2 = Le symbole choisit n’importe quelle unité de combat.
rule-attack-3 = Elle va là où se trouve une unité de combat ennemie.
rule-attack-4 = Le moins d’unités de combat ennemies, au plus près de l’Usine, ordre de lecture.
rule-attack-5 = Ou là où des ouvriers ennemis sont seuls ; aucune puissance n’est requise.
rule-attack-6 = Le plus de ressources, au plus près de l’Usine, ordre de lecture.
rule-attack-7 = Les ressources partent, les ouvriers rentrent ; pas de combat, pas d’étoile.

rule-gain-1 = Chaque symbole de la deuxième rangée est fait, de gauche à droite.
rule-gain-2 = Un ouvrier vient du plateau Faction sur la base de départ.
rule-gain-3 = Le personnage revient d’abord, sinon un mech, sur la base de départ.
rule-gain-4 = Il gagne des pièces, et des cartes Combat face cachée.
rule-gain-5 = Il gagne de la puissance, 16 au plus.

rule-recruit-1 = La troisième rangée montre un bonus de recrue, après les deux autres.
rule-recruit-2 = Les humains qui ont déjà cette recrue et son bonus permanent le reçoivent.
rule-recruit-3 = L’Automa n’en gagne jamais rien.
rule-recruit-4 = À plusieurs humains, il est pour ceux assis à côté de l’Automa.

rule-star-1 = En tout dernier le cube avance, sauf si l’étoile est barrée.
rule-star-2 = Les premières cases de la carte Étoile portent le signe de l’eau.
rule-star-3 = Sur celles-ci, ses unités n’entrent dans aucun lac et ne passent aucune rivière.
rule-star-4 = À partir du tour après qu’il les a quittées, l’eau est libre.
rule-star-5 = Là où le cube atteint une étoile, une étoile est posée.
rule-star-6 = À la première étoile de ce type, on mélange toutes les cartes et le plan II commence.
rule-star-7 = Il pose au plus deux étoiles pour des combats.
rule-star-8 = La première fois qu’il atteint 16 de puissance, il pose une étoile.
rule-star-9 = Les étoiles de combat et de puissance n’amènent pas le plan II.
rule-star-10 = Il n’y a pas d’autres étoiles pour lui.
rule-star-11 = La case du cube est le nombre d’étoiles dans la défausse principale.

rule-combat-1 = Les règles normales de combat valent là où rien d’autre n’est dit.
rule-combat-2 = Des ouvriers seuls rentrent ; l’humain perd 1 de popularité pour chacun.
rule-combat-3 = Les humains fixent d’abord puissance et cartes, et disent ce que prennent les capacités.
rule-combat-4 = Ensuite une carte Automa est piochée ; seule sa table de combat compte.
rule-combat-5 = Il dépense la puissance de sa colonne, ou toute la sienne s’il en a moins.
rule-combat-6 = Et autant de cartes Combat qu’en montre la carte, ou toutes les siennes.
rule-combat-7 = Le plus haut total gagne ; à égalité, c’est l’attaquant.
rule-combat-8 = Automa battu : unités de combat sur son plateau Faction, ouvriers à la base.
rule-combat-9 = Les unités d’un humain battu rentrent toutes sur la base de départ.
rule-combat-10 = Le perdant pioche une carte Combat s’il a montré au moins 1 de puissance.
rule-combat-11 = Un humain qui gagne a son étoile comme d’habitude ; attaquant, −1 de popularité par ouvrier.
rule-combat-12 = 4 cartes ne jouent aucune carte Combat, 9 en jouent 1, 5 en jouent 2 et 1 en joue 3.
rule-combat-13 = Les cartes Combat sont les vraies, ou le bot les pioche en secret.

rule-resources-1 = L’attaquant qui gagne trouve autant de ressources qu’en dit la dernière carte principale.
rule-resources-2 = Sur un lac, dans un village ou à l’Usine, il n’y en a aucune.
rule-resources-3 = Pour plusieurs territoires d’un tour, la carte est la même.
rule-resources-4 = La dernière carte principale reste retenue malgré tout mélange.
rule-resources-5 = Là où vient une unité d’un Automa, toutes les ressources sont retirées.
rule-resources-6 = S’il défend et gagne, ce que l’attaquant a apporté reste.

rule-score-1 = Ses pièces, 4 par étoile, 3 par territoire.
rule-score-2 = Un territoire compte avec une unité dessus, l’Usine comme 3, la base non.
rule-score-3 = Rien pour les ressources ni les bâtiments.
rule-score-4 = Les humains comptent comme d’habitude ; au plus 6 ressources par territoire.
rule-score-5 = Le plus de pièces gagne ; ce qui peut départager est montré côte à côte.

rule-level-1 = Il y a quatre niveaux ; la distance entre les bases compte aussi.
rule-level-2 = L’eau n’arrête jamais un Ultimaszyna.
rule-level-3 = Il fait toutes les actions Déplacement valables, l’une après l’autre.
rule-level-4 = Jeton et carte Usine sont pris dès que le personnage arrive.
rule-level-5 = Ses unités de combat battues rentrent à la base, pas sur le plateau Faction.
rule-level-6 = Une carte qui donne des pièces en donne 1 de plus, et la puissance de même.
rule-level-7 = C’est 1 de plus par carte, pas par symbole.

rule-variant-1 = On peut passer des tours à d’autres niveaux aussi.
rule-variant-2 = Il peut gagner chaque fois 1 ou 2 pièces de plus ou de moins.
rule-variant-3 = Il peut gagner chaque fois 1 ou 2 de puissance de plus ou de moins.
rule-variant-4 = Les deux changent une fois la somme d’une carte, s’il y en a une.
rule-variant-5 = Avant un déplacement, on retourne une carte Combat : 4 ou 5 finit la rangée.
rule-variant-6 = Avant de poser une unité aussi : avec 4 ou 5, elle reste sur le plateau Faction.
rule-variant-7 = Toutes les actions Déplacement d’une rangée sont possibles à tout niveau.

rule-multi-1 = Tout mélange d’humains et d’Automas jusqu’à cinq est une expérience.
rule-multi-2 = Chaque Automa a ses cartes et ses étoiles ; tous les autres sont des ennemis.
rule-multi-3 = Entre deux Automas, chacun pioche une carte, l’attaquant d’abord.
