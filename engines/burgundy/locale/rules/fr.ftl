# Les règles en bref, pour « Pourquoi ? » : `rule-take-3` est ce que dit la règle take.3, en une phrase.

rule-setup-1 = Il commence avec une marchandise de chaque type, 1 pépite d’argent, un dé à lui et un château.
rule-setup-2 = Il a quatre endroits : carte gauche, carte droite, réserve et domaine.
rule-setup-3 = Pour la gauche, on tire des cartes jusqu’à une qui a une case vert foncé.
rule-setup-4 = Les cartes passées retournent dans la pioche, mélangée avant de tirer la carte droite.
rule-setup-5 = Le château remplit la case vert foncé la plus haute de la carte gauche.
rule-setup-6 = Le château de départ ne donne pas de bonus ; ensuite c’est une tuile comme une autre.
rule-setup-7 = L’automa joue en dernier : son pion est sous la pile de la première case.
rule-setup-8 = Il ignore les effets de toutes les tuiles jaunes.
rule-setup-9 = Il peut avoir deux fois le même bâtiment.
rule-setup-10 = Il n’a pas d’ouvriers et ne marque ni zones ni bonus de phase.
rule-setup-11 = Il compte comme joueur ; on joue de 2 à 4, dont 1 à 3 automas.
rule-setup-12 = Ses six marchandises sont mises de côté avant de distribuer celles des manches.
rule-setup-13 = Son niveau (facile, moyen, difficile) choisit les points des cartes, pour toute la partie.
rule-setup-14 = Le marché noir a 4, 6 ou 8 tuiles à 2, 3 ou 4 joueurs.
rule-setup-15 = La troisième case de la carte 8 est vert foncé, ou vert clair par une option.
rule-setup-16 = Certaines extensions sont possibles ; pas auberges, blasons, postes-frontières ni vignobles.
rule-setup-17 = La réserve et le nombre de types de marchandises n’ont pas de limite.
rule-setup-18 = Chaque automa a ses cartes, son niveau, son dé, sa réserve, son domaine, ses marchandises, son argent.

rule-turn-1 = Le dé blanc est lancé au début de chaque manche, avant que quiconque agisse.
rule-turn-2 = Dé blanc 1-4 : la carte gauche est active ; 5-6 : la droite. Cela vaut toute la manche.
rule-turn-3 = À son tour, l’automa lance son propre dé.
rule-turn-4 = Ordre : tuile, son bonus, caisse, cartes pleines, tuiles bonus, nouvelles cartes, achat.
rule-turn-5 = Il prend et pose une tuile par tour ; toute autre vient d’un bonus ou de l’achat.
rule-turn-6 = Au début d’un tour, aucune carte n’est pleine.

rule-take-1 = Le tour cherche à partir du dépôt de son propre dé, un bonus à partir de celui du dé blanc.
rule-take-2 = Dans un dépôt, il cherche une tuile de la couleur de la case libre la plus haute.
rule-take-3 = Sans une telle tuile, il essaie la case libre suivante vers le bas, dans le même dépôt.
rule-take-4 = Si rien ne va dans un dépôt, il passe au suivant et recommence par le haut.
rule-take-5 = Le dépôt suivant est dans le sens horaire, après 6 vient 1 ; les six sont fouillés.
rule-take-6 = D’abord le dépôt le plus proche, puis la case libre la plus haute, puis le sens de lecture.
rule-take-7 = Si plusieurs cases libres ont la couleur, la plus haute est remplie.
rule-take-8 = La tuile remplit la case, et son bonus de pose agit.

rule-reserve-1 = Si rien ne va dans les dépôts, il cherche dans sa réserve, depuis la case libre la plus haute.
rule-reserve-2 = Parmi celles de la réserve : la case libre la plus haute, puis la dernière tuile rangée.
rule-reserve-3 = Si rien ne va dans la réserve, une tuile face cachée va sur la case libre la plus haute.
rule-reserve-4 = De plusieurs tuiles face cachée, c’est la dernière rangée.
rule-reserve-5 = Sans elle, il prend la première tuile du marché noir, face cachée, dans sa réserve.
rule-reserve-6 = L’action finit là : rien n’est posé, et cela ne coûte rien.
rule-reserve-7 = Si le marché noir est vide aussi, il reçoit 2 pépites d’argent.
rule-reserve-8 = La couleur d’une tuile face cachée est retenue.

rule-place-1 = La tuile va sur la carte pour laquelle il cherchait et en remplit la case.
rule-place-2 = Une tuile face cachée ne donne pas de bonus.
rule-place-3 = Une caisse agit dès que sa case est remplie, par n’importe quelle tuile.
rule-place-4 = Le bonus de la tuile et tout ce qui en suit passent avant la caisse de la case.
rule-place-5 = Une carte pleine reste jusqu’à la fin de toute la chaîne de bonus.
rule-place-6 = Une chaîne finit d’elle-même : 7 tuiles au plus sont posées dans un tour.

rule-bonus-1 = Château : prendre et poser une autre tuile, à partir du dépôt du dé blanc.
rule-bonus-2 = C’est une prise complète, avec réserve et marché noir si aucune tuile des dépôts ne va.
rule-bonus-3 = Si la carte active est pleine, c’est l’autre ; si les deux le sont, il vend des marchandises.
rule-bonus-4 = Un château posé par un château agit aussi.
rule-bonus-5 = Animaux : des points pour les animaux de l’espèce dans le domaine et sur les deux cartes.
rule-bonus-6 = La nouvelle tuile compte une fois, chaque tuile visible de l’espèce aussi ; pas celles face cachée.
rule-bonus-7 = Les oies comptent comme l’espèce la plus nombreuse, puis comme toute espèce posée plus tard.
rule-bonus-8 = Navire : toutes les marchandises du dépôt le plus plein ; à égalité, sens horaire du dé blanc.
rule-bonus-9 = Navire : une case en avant sur la piste d’ordre, au-dessus des pions qui y sont.
rule-bonus-10 = L’ordre de la manche en cours ne change pas.
rule-bonus-11 = Les bâtiments ont leurs bonus ; mines et connaissances n’en ont pas.

rule-building-1 = Banque : 2 pépites d’argent.
rule-building-2 = Pension : 2 points.
rule-building-3 = Tour de guet : 4 points.
rule-building-4 = Entrepôt : vendre des marchandises.
rule-building-5 = Hôtel de ville : poser une tuile de la réserve, de la couleur qui va et qu’elle a le plus.
rule-building-6 = Hôtel de ville ne compte que les couleurs qui vont et prend la dernière tuile rangée.
rule-building-7 = La tuile que pose Hôtel de ville donne son bonus et sa caisse.
rule-building-8 = Hôtel de ville : si la carte active est pleine, il essaie l’autre, sinon rien ne se passe.
rule-building-9 = Hôtel de ville : si rien ne va sur la carte active, il essaie l’autre.
rule-building-10 = Charpentier, Église et Marché prennent une tuile de leurs couleurs des dépôts à la réserve.
rule-building-11 = Une tuile : d’abord l’ordre des couleurs, puis le dépôt le plus proche depuis le dé blanc.
rule-building-12 = Grue : elle agit comme un château et reste une tuile brune.
rule-building-13 = Château blanc : la couleur qu’il a le moins, au premier dépôt garni à partir du dé blanc.
rule-building-14 = Château blanc : 1 pépite d’argent si tous les dépôts sont vides.

rule-sell-1 = Il vend des marchandises par Entrepôt, une caisse, ou un château si les deux cartes sont pleines.
rule-sell-2 = Il vend toutes les marchandises du type qu’il a le plus, à égalité le plus petit numéro.
rule-sell-3 = Une vente donne 1 pépite d’argent, et par marchandise autant de points qu’il y a de joueurs.
rule-sell-4 = Sans marchandises, une vente ne donne rien.
rule-sell-5 = Avec les routes commerciales, une vente donne 1 point de plus, une fois.

rule-complete-1 = Une carte pleine marque les points imprimés du niveau.
rule-complete-2 = Ses tuiles vont dans le domaine.
rule-complete-3 = Le domaine peut avoir autant de tuiles d’une couleur qu’on veut.
rule-complete-4 = Ses tuiles face cachée sont retournées et comptent désormais ; elles ne donnent pas de bonus.
rule-complete-5 = Une couleur est pleine à 3 gris, 4 vert foncé, 6 vert clair, bleu ou jaune, ou 12 brun.
rule-complete-6 = Chaque couleur une fois, par le seul domaine : la grande tuile bonus s’il en reste, ou la petite.
rule-complete-7 = Carte gauche pleine : la droite y glisse. Dans tous les cas, une nouvelle vient à droite.
rule-complete-8 = Les deux pleines : gauche compte avant droite ; puis on tire pour gauche et droite.
rule-complete-9 = Si la pioche est vide, les cartes pleines sont mélangées en une nouvelle.

rule-end-1 = Avec au moins 2 pépites d’argent à la fin de son tour, il achète une tuile du marché noir.
rule-end-2 = De préférence une couleur absente de sa réserve, puis le sens de lecture.
rule-end-3 = La couleur qu’il a le moins passe d’abord ; les tuiles face cachée n’ont pas de couleur.
rule-end-4 = Il achète une tuile par tour au plus, chaque fois qu’il peut.

rule-score-1 = 4 points par tuile jaune sur les cartes ou dans le domaine.
rule-score-2 = Les tuiles face cachée ne sont pas jaunes.
rule-score-3 = 1 point par marchandise non vendue.
rule-score-4 = 1 point par pépite d’argent.
rule-score-5 = 1 point par tuile de la réserve, face cachée ou non.
rule-score-6 = 2 points par tuile sur les cartes qui ne sont pas pleines.
rule-score-7 = Une tuile jaune sur une carte qui n’est pas pleine compte pour les deux.
rule-score-8 = À égalité avec des personnes, l’automa gagne.

rule-phase-1 = On joue cinq phases de cinq manches.
rule-phase-2 = À la fin de chaque phase : 1 pépite d’argent par mine dans le domaine et visible sur les cartes.
rule-phase-3 = Nouvelle phase : les tuiles qui restent partent, les marchandises restent, on regarnit dépôts et marché.
rule-phase-4 = Le plus avancé sur la piste joue d’abord ; sur une même case, celui du dessus de la pile.
