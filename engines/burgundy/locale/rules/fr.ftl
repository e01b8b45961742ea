# Les règles en bref, pour « Pourquoi ? » : `rule-take-3` est ce que dit la règle take.3, en une phrase.

rule-setup-1 = Il commence avec une marchandise de chaque type, 1 pièce d’argent, son dé et un château.
rule-setup-2 = Il a quatre zones : carte de gauche, carte de droite, réserve et duché.
rule-setup-3 = Pour la place de gauche, on tire des cartes jusqu’à une qui a une case vert foncé.
rule-setup-4 = Les cartes passées sont mélangées à la pioche avant qu’on tire la carte de droite.
rule-setup-5 = Le château remplit la case vert foncé la plus haute de la carte de gauche.
rule-setup-6 = Le château du début ne donne pas de bonus ; ensuite c’est une tuile comme une autre.
rule-setup-7 = L’automa joue en dernier : son pion est tout en bas de la pile sur la première case.
rule-setup-8 = Il ignore les effets de toutes les tuiles jaunes.
rule-setup-9 = Il peut avoir deux fois le même bâtiment.
rule-setup-10 = Il n’a pas d’ouvriers et ne marque ni zones ni bonus de phase.
rule-setup-11 = Il compte comme un joueur ; on joue de 2 à 4, dont 1 à 3 automas.
rule-setup-12 = Ses six marchandises sont mises de côté avant qu’on distribue celles des manches.
rule-setup-13 = Son niveau (facile, moyen, difficile) choisit les points des cartes, pour toute la partie.
rule-setup-14 = Le marché noir a 4, 6 ou 8 tuiles à 2, 3 ou 4 joueurs.
rule-setup-15 = La troisième case de la carte 8 est vert foncé, ou vert clair avec une option.
rule-setup-16 = Quelques extensions sont possibles ; auberges, boucliers, frontières et vignobles non.
rule-setup-17 = La réserve et le nombre de types de marchandises n’ont pas de limite.
rule-setup-18 = Chaque automa a ses propres cartes, niveau, dé, réserve, duché, marchandises et argent.

rule-turn-1 = Le dé blanc est lancé au début de chaque manche, avant que quelqu’un agisse.
rule-turn-2 = Dé blanc 1-4 : la carte de gauche est active ; 5-6 : celle de droite. Pour toute la manche.
rule-turn-3 = À son tour, l’automa lance son propre dé.
rule-turn-4 = Ordre : tuile, son bonus, coffre, cartes pleines, tuiles bonus, nouvelles cartes, achat.
rule-turn-5 = Il prend et pose une tuile par tour ; toute autre vient d’un bonus ou de l’achat.
rule-turn-6 = Aucune carte n’est pleine au début d’un tour.

rule-take-1 = Au tour, il cherche dès le dépôt de son dé, pour un bonus dès celui du dé blanc.
rule-take-2 = Dans un dépôt, il cherche une tuile de la couleur de la case libre la plus haute.
rule-take-3 = Sans une telle tuile, il essaie la case libre suivante vers le bas, dans le même dépôt.
rule-take-4 = Si rien ne va dans un dépôt, il passe au suivant et repart du haut.
rule-take-5 = Le dépôt suivant est dans le sens horaire, après 6 vient 1 ; les six sont fouillés.
rule-take-6 = D’abord le dépôt le plus proche, puis la case libre la plus haute, puis l’ordre de lecture.
rule-take-7 = Si plusieurs cases libres ont la couleur, la plus haute est remplie.
rule-take-8 = La tuile remplit la case, et son bonus agit aussitôt.

rule-reserve-1 = Si rien ne va dans les dépôts, il cherche dans sa réserve, de la case la plus haute vers le bas.
rule-reserve-2 = Dans la réserve : d’abord la case libre la plus haute, puis la dernière tuile rangée.
rule-reserve-3 = Si rien ne va dans la réserve, une tuile face cachée va sur la case libre la plus haute.
rule-reserve-4 = Parmi plusieurs tuiles face cachée, celle rangée en dernier sert.
rule-reserve-5 = Sans en avoir, il met la première tuile du marché noir, face cachée, dans sa réserve.
rule-reserve-6 = Cela termine l’action : rien n’est posé, et c’est gratuit.
rule-reserve-7 = Si le marché noir est vide aussi, il reçoit 2 pièces d’argent.
rule-reserve-8 = La couleur d’une tuile face cachée est retenue.

rule-place-1 = La tuile va sur la carte pour laquelle il cherchait et remplit sa case.
rule-place-2 = Une tuile face cachée ne donne pas de bonus.
rule-place-3 = Un coffre agit chaque fois que sa case est remplie, par n’importe quelle tuile.
rule-place-4 = Le bonus de la tuile et tout ce qui en suit viennent avant le coffre de la case.
rule-place-5 = Une carte pleine reste jusqu’à la fin de toute la chaîne de bonus.
rule-place-6 = Une chaîne finit toute seule : au plus 7 tuiles sont posées en un tour.

rule-bonus-1 = Château : prendre et poser encore une tuile, à partir du dépôt du dé blanc.
rule-bonus-2 = C’est une prise entière, avec réserve et marché noir si rien ne va dans les dépôts.
rule-bonus-3 = Si la carte active est pleine, c’est l’autre ; si les deux le sont, il vend des marchandises.
rule-bonus-4 = Un château posé par un château agit de nouveau.
rule-bonus-5 = Animaux : des points pour les animaux de l’espèce, dans le duché et sur les deux cartes.
rule-bonus-6 = La nouvelle compte une fois, toute tuile visible de l’espèce compte ; face cachée, non.
rule-bonus-7 = Les oies comptent comme l’espèce la plus nombreuse, puis comme toute espèce posée.
rule-bonus-8 = Navire : toutes les marchandises du dépôt le plus plein ; à égalité, dès le dé blanc.
rule-bonus-9 = Navire : un pas en avant sur la piste d’ordre, par-dessus les pions qui y sont.
rule-bonus-10 = L’ordre de la manche en cours ne change pas.
rule-bonus-11 = Les bâtiments ont leurs propres bonus ; les mines et les tuiles connaissance n’en ont pas.

rule-building-1 = Banque : 2 pièces d’argent.
rule-building-2 = Pension : 2 points.
rule-building-3 = Tour de guet : 4 points.
rule-building-4 = Entrepôt : vendre des marchandises.
rule-building-5 = Mairie : poser une tuile de la réserve, de la couleur la plus présente parmi celles qui vont.
rule-building-6 = Mairie : seules comptent les couleurs qui vont ; la dernière tuile rangée de la couleur.
rule-building-7 = La tuile que la Mairie pose donne son bonus et celui du coffre.
rule-building-8 = Mairie : si la carte active est pleine, il essaie l’autre, sinon rien ne se passe.
rule-building-9 = Mairie : si rien ne va sur la carte active, il essaie l’autre.
rule-building-10 = Menuiserie, Église et Marché mettent une tuile de leurs couleurs des dépôts dans la réserve.
rule-building-11 = Une tuile : d’abord l’ordre des couleurs, puis le dépôt le plus proche dès le dé blanc.
rule-building-12 = Grue : elle agit comme un château et reste sinon une tuile brune.
rule-building-13 = Château blanc : la couleur la plus rare, du premier dépôt non vide dès le dé blanc.
rule-building-14 = Château blanc : 1 pièce d’argent si tous les dépôts sont vides.

rule-sell-1 = Il vend des marchandises par l’Entrepôt, un coffre, ou un château si ses cartes sont pleines.
rule-sell-2 = Il vend toutes les marchandises du type qu’il a le plus, à égalité le plus petit nombre.
rule-sell-3 = Une vente donne 1 pièce d’argent, et par marchandise autant de points que de joueurs.
rule-sell-4 = Sans marchandises, une vente ne donne rien.
rule-sell-5 = Avec les routes commerciales, une vente donne 1 point de plus, une fois.

rule-complete-1 = Une carte pleine rapporte les points imprimés du niveau.
rule-complete-2 = Ses tuiles vont dans le duché.
rule-complete-3 = Le duché a place pour autant de tuiles d’une couleur qu’on veut.
rule-complete-4 = Ses tuiles face cachée sont retournées et comptent dès lors ; elles ne donnent pas de bonus.
rule-complete-5 = Couleur complète : 3 gris, 4 vert foncé, 6 vert clair, bleu ou jaune, ou 12 brun.
rule-complete-6 = Chaque couleur une fois, par le duché seul : la grande tuile bonus, sinon la petite.
rule-complete-7 = Carte de gauche pleine : celle de droite y glisse. Une nouvelle vient toujours à droite.
rule-complete-8 = Les deux pleines : gauche compte avant droite ; puis on tire pour gauche et droite.
rule-complete-9 = Si la pioche est vide, les cartes pleines sont mélangées en une nouvelle.

rule-end-1 = Avec 2 pièces d’argent ou plus à la fin de son tour, il achète une tuile au marché noir.
rule-end-2 = Il préfère une couleur qu’il n’a pas dans sa réserve, puis l’ordre de lecture.
rule-end-3 = La couleur qu’il a le moins passe d’abord ; les tuiles face cachée n’en ont pas.
rule-end-4 = Il achète une tuile par tour au plus, chaque fois qu’il peut.

rule-score-1 = 4 points par tuile jaune sur les cartes ou dans le duché.
rule-score-2 = Les tuiles face cachée ne sont pas jaunes.
rule-score-3 = 1 point par marchandise non vendue.
rule-score-4 = 1 point par pièce d’argent.
rule-score-5 = 1 point par tuile dans la réserve, face cachée ou non.
rule-score-6 = 2 points par tuile sur les cartes inachevées.
rule-score-7 = Une tuile jaune sur une carte inachevée compte pour les deux.
rule-score-8 = À égalité de points, l’automa gagne contre les personnes.

rule-phase-1 = On joue cinq phases de cinq manches.
rule-phase-2 = À la fin de chaque phase : 1 pièce d’argent par mine du duché ou visible sur les cartes.
rule-phase-3 = Nouvelle phase : tuiles restantes hors du jeu, marchandises gardées, dépôts et marché remplis.
rule-phase-4 = Le plus avancé sur la piste joue d’abord ; sur une même case, le haut de la pile d’abord.
