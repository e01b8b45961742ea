# Les règles en bref, pour « Pourquoi ? » : `rule-filter-3` est ce que dit la règle filter.3, en une phrase.

rule-setup-1 = AutoMartin joue contre un humain, ou comme joueur de plus à côté de plusieurs.
rule-setup-2 = On joue de 2 à 4 : 1 à 3 AutoMartins et 1 à 3 humains.
rule-setup-3 = AutoMartin n’a pas de main et ne reçoit pas de cartes.
rule-setup-4 = Il a une seule pile, face visible.
rule-setup-5 = Il commence avec autant de pièces que chaque joueur.
rule-setup-6 = Les pièces au départ sont une option : 5 si vous ne choisissez rien.
rule-setup-7 = Il commence avec la pauvreté des joueurs et sans prestige.
rule-setup-8 = La pauvreté au départ est une option : aucune sans choix, 5 dans la première édition.
rule-setup-9 = La pioche automa est mélangée et se trouve près de sa zone.
rule-setup-10 = Un niveau joue avec ses cartes automa et celles de tous les niveaux inférieurs.
rule-setup-11 = Le niveau est une option : I si vous ne choisissez rien.
rule-setup-12 = La pioche est une option : celle notée, celle inventée, ou une propre au groupe.
rule-setup-13 = Les joueurs choisissent qui commence ; AutoMartin peut bien être le dernier.
rule-setup-14 = Qui commence est une option : sans choix, le premier humain, AutoMartin en dernier.
rule-setup-15 = La pioche Ville est la section A sur B sur C ; chaque humain reçoit 6 cartes.
rule-setup-16 = City, Westminster et Southwark & Bermondsey sont visibles ; les autres districts sont une pioche.
rule-setup-17 = Son tour doit aller plus vite que celui d’un humain : on ne demande que ce qui décide.
rule-setup-18 = Plusieurs AutoMartins partagent pioche, défausse et niveau ; tout le reste est à chacun.

rule-card-1 = Une carte automa a un niveau, des pièces et de la pauvreté, un filtre et une action.
rule-card-2 = Pièces et pauvreté valent chacune 0 ou plus.
rule-card-3 = Le filtre est une liste de lignes, peut-être vide, peut-être avec les mots cartes clés.
rule-card-4 = Seules certaines cartes automa ont une action.
rule-card-5 = Cartes clés : Underground, Train Stations, Omnibus, les deux Prisons, Whitehall, Hospital.
rule-card-6 = Le Milton imprimé est Millbank Prison.
rule-card-7 = Un nombre qui manque sur une carte compte 0.
rule-card-8 = Les nombres de la première édition sont proposés ; ce que le groupe confirme l’emporte et reste.
rule-card-9 = Un filtre commence par le plateau de développement, les districts ou la pioche Ville.

rule-turn-1 = La carte automa du dessus est retournée sur la défausse et y reste pendant qu’elle agit.
rule-turn-2 = Ordre : pièces et pauvreté, puis prendre par le filtre et appliquer, puis l’action.
rule-turn-3 = Si la pioche automa est vide quand il en faut une carte, on mélange d’abord la défausse.
rule-turn-4 = Ce mélange comprend la carte en cours.
rule-turn-5 = La carte automa est tout le tour : pas de carte gratuite, ni construction, ni limite de main.
rule-turn-6 = Il n’active jamais sa ville : les icônes d’une carte agissent une fois, quand il la gagne.

rule-resource-1 = Les pièces et la pauvreté imprimées viennent de la réserve.
rule-resource-2 = Elles viennent avant tout le reste, et peuvent donc payer ce qui est pris.
rule-resource-3 = Une option s’ajoute aux pièces de chaque carte automa ; le résultat est au moins 0.

rule-draw-1 = Les lignes s’appliquent dans l’ordre imprimé, chacune à ce que la précédente a laissé.
rule-draw-2 = Dès qu’il reste un seul candidat, il le prend ; les lignes suivantes ne comptent pas.
rule-draw-3 = Dès qu’une ligne n’en laisse aucun, il ne prend aucune carte.
rule-draw-4 = Un filtre vide ne prend rien.
rule-draw-5 = Qu’il ait pris une carte ou non, l’action a lieu.
rule-draw-6 = Une carte est prise, qu’il puisse la payer ou non.
rule-draw-7 = La carte prise est appliquée aussitôt.
rule-draw-8 = S’il en reste plusieurs après toutes les lignes, il prend la première.
rule-draw-9 = Ce qui n’a pas pu être payé n’est plus candidat pour la même carte automa.

rule-filter-1 = Plateau de développement : toutes ses cartes dans l’ordre ; s’il n’y en a pas, on arrête.
rule-filter-2 = Districts : ceux qui sont visibles ; les lignes suivantes jouent jusqu’à ce qu’il en reste un.
rule-filter-3 = Pièces : le plus de pièces net reste, les gains moins tous les coûts.
rule-filter-4 = Pauvreté : le moins de pauvreté net reste.
rule-filter-5 = La pauvreté dans le coût d’activation d’une carte Ville compte.
rule-filter-6 = La pauvreté dans le coût courant d’un district compte aussi.
rule-filter-7 = Première ou dernière : seule cette candidate reste.
rule-filter-8 = L’ordre du plateau suit les emplacements : rangée du haut de gauche à droite, puis celle du bas.
rule-filter-9 = Pioche Ville : oublie les lignes d’avant et prends la carte Ville du dessus.
rule-filter-10 = Elle ne vient jamais après une ligne qui n’a rien laissé.
rule-filter-11 = Après d’autres lignes, elle ne vient que s’il reste deux candidats ou plus.
rule-filter-12 = Avec une pioche Ville vide, il ne prend aucune carte.
rule-filter-13 = Une carte sans pièces ni pauvreté vaut 0, et se compare à toutes les autres.
rule-filter-14 = Seuls les nombres imprimés comptent ; un revenu par texte vaut 0, le bonus des cartes clés rien.
rule-filter-15 = Les valeurs restent entières, quoi qu’il ait : trois de pauvreté en moins font trois.
rule-filter-16 = Les districts suivent l’ordre des cases 1 à 3.
rule-filter-17 = Filtre du plateau, par exemple : le plus de pièces, le moins de pauvreté, la première dans l’ordre.
rule-filter-18 = Filtre des districts, par exemple : le moins de pauvreté, le plus de pièces, la première case.
rule-filter-19 = Prestige : le plus de prestige imprimé reste, maintenant et à la fin ensemble.

rule-crucial-1 = Seule une carte avec les mots cartes clés les prend, après les pièces, avant le filtre.
rule-crucial-2 = Les cartes clés sur le plateau à ce moment sont prises dans l’ordre du plateau.
rule-crucial-3 = Chacune est entièrement appliquée avant la suivante.
rule-crucial-4 = Celle qui est partie entre-temps est passée, celle qui a bougé est prise où elle est.
rule-crucial-5 = Celle qu’il ne peut pas payer revient sur le plateau et ne donne pas de bonus.
rule-crucial-6 = Le filtre agit ensuite sur le plateau tel qu’il est.
rule-crucial-7 = Chaque carte clé qu’il gagne donne aussitôt 5 prestige.
rule-crucial-8 = Cela vaut de quelque façon qu’il l’ait gagnée.
rule-crucial-9 = Celle mise de côté ou trop chère ne donne pas de bonus.

rule-pay-1 = Le coût entier d’une carte prise est payé à la réserve.
rule-pay-2 = Une carte Ville coûte sa construction et son activation, rien d’autre.
rule-pay-3 = Un district coûte son prix et le coût courant de sa capacité, rien d’autre.
rule-pay-4 = Il ne donne pas de carte de la même couleur pour construire.
rule-pay-5 = Un coût d’activation qui est une carte ne compte pas.
rule-pay-6 = Le coût doit être là avant tout gain : ce qu’une carte donne n’aide jamais à la payer.
rule-pay-7 = Une carte Ville qu’il ne peut pas payer va sur le plateau ; il n’en prend pas d’autre.
rule-pay-8 = Elle a quitté son emplacement, elle va donc au premier qui est libre.
rule-pay-9 = Un district trop cher va sous sa pioche, puis celui du dessus remplit la case.
rule-pay-10 = Si la pioche des districts est vide, il revient ainsi dans sa case.
rule-pay-11 = La carte compte quand même comme prise.
rule-pay-12 = Les coûts se paient même là où la carte ne fait rien pour AutoMartin.
rule-pay-13 = La pauvreté d’un coût, il la prend simplement ; seules les pièces disent s’il peut payer.

rule-resolve-1 = Une carte Ville payée va sur son unique pile, un district payé dans sa zone.
rule-resolve-2 = La case d’un district acheté est remplie aussitôt, avant ses icônes.
rule-resolve-3 = Puis toutes les icônes agissent de haut en bas.
rule-resolve-4 = Piocher des cartes Ville, prestige, coûts, pièces et pauvreté agissent.
rule-resolve-5 = Toutes les autres icônes et tout le texte sont ignorés.
rule-resolve-6 = Pièces et pauvreté viennent de la réserve ; la pauvreté ne passe jamais sous 0.
rule-resolve-7 = Les cartes Ville sont piochées une à une, chacune entièrement avant la suivante.
rule-resolve-8 = On cesse de piocher quand la pioche Ville est vide.
rule-resolve-9 = Les gains suivent l’ordre écrit ; les lignes de la première édition piochent en dernier.
rule-resolve-10 = Les icônes d’un district agissent une fois, à l’achat ; son texte jamais.
rule-resolve-11 = Paupers ne coûte rien et ne fait rien ; la pauvreté imprimée sur la carte du groupe est prise.
rule-resolve-12 = Les cartes à usage unique vont sur la pile ; seule une icône de pioche imprimée agit.
rule-resolve-13 = Le prestige de la fin est gardé, et chaque carte de la pile compte.

rule-action-1 = Une carte Ville de côté : celle du dessus va sur le plateau, sans s’appliquer.
rule-action-2 = Sauter la carte suivante : elle va à la défausse, rien n’en est appliqué.
rule-action-3 = Elle est retournée aussitôt ; une pioche vide est d’abord remélangée.
rule-action-4 = Encore une carte : une carte automa de plus est retournée et appliquée.
rule-action-5 = C’est une carte entière, avec sa propre action.
rule-action-6 = Cela marche un nombre limité de fois par tour : 5 si vous ne choisissez rien.
rule-action-7 = Avec une pioche Ville vide, rien n’est mis de côté.

rule-loan-1 = AutoMartin ne prend jamais de prêt.
rule-loan-2 = S’il n’a pas les pièces pour un autre joueur, la réserve paie à sa place.
rule-loan-3 = La réserve paie alors tout, et AutoMartin garde ses pièces.
rule-loan-4 = Par une option, il paie ce qu’il a et la réserve le reste.
rule-loan-5 = Avec assez de pièces, il paie tout lui-même.
rule-loan-6 = Ce qu’il doit à la réserve et ne peut pas payer est annulé.
rule-loan-7 = Les autres effets des adversaires le touchent comme tout joueur.

rule-board-1 = Le plateau a deux rangées de 3, 4 ou 5 emplacements pour 2, 3 ou 4 joueurs.
rule-board-2 = AutoMartin compte comme un joueur : seul contre lui, il y a 3 colonnes.
rule-board-3 = Une carte posée prend le premier emplacement libre dans l’ordre ; un vide laissé est un trou.
rule-board-4 = Si rien n’est libre, une rangée quitte la partie et l’autre prend sa place.
rule-board-5 = Quelle rangée part est une option : sans choix, celle remplie la première.
rule-board-6 = Trois districts sont visibles ; un district acheté est aussitôt remplacé dans sa case.

rule-end-1 = Quand la dernière carte Ville a quitté sa pioche, la fin commence.
rule-end-2 = Le joueur en cours finit son tour ; puis tous les autres ont un dernier tour.
rule-end-3 = Si c’est AutoMartin, il finit ses cartes automa et n’a plus d’autre tour.
rule-end-4 = Si c’est un humain, AutoMartin a un dernier tour.
rule-end-5 = Par une option, on finit seulement la manche.

rule-score-1 = AutoMartin marque comme un joueur ; le bonus des cartes clés est déjà pris pendant la partie.
rule-score-2 = Total : prestige, prestige de fin de toutes ses cartes, pièces, moins le coût de la pauvreté.
rule-score-3 = Les pièces sont divisées par le nombre d’une option, 3 sans choix, arrondi vers le bas.
rule-score-4 = Tous rendent autant de pauvreté qu’en a le plus bas ; le reste se lit dans la table.
rule-score-5 = La table de pauvreté est une option : sans choix, celle de la première édition.
rule-score-6 = Le plus haut total gagne ; puis le moins de pauvreté, le plus de districts ; sinon on partage.
