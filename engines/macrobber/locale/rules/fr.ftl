# Les règles en bref, pour « Pourquoi ? » : `rule-take-3` est ce que dit la règle take.3, en une phrase.

rule-setup-1 = 3 à 5 joueurs.
rule-setup-2 = Chaque place est tenue par une personne ou un automa ; règles et faits connus sont les mêmes.
rule-setup-3 = 67 cartes de valeur 1 à 4, 25 domaines, 86 cubes : 29 jaunes, 27 bleus, 20 verts, 10 rouges.
rule-setup-4 = Le nombre de cartes par valeur est une option : les nombres imprimés sont inconnus.
rule-setup-5 = Les domaines portent au dos des nombres de 30 à 42.
rule-setup-6 = Combien de domaines portent chaque nombre est une option : les quantités imprimées sont inconnues.
rule-setup-7 = Chaque joueur prend un plateau de clan de son choix et son blason.
rule-setup-8 = Un plateau montre la cour (guerriers, joueurs de cornemuse, moines), 2 domaines et 4 places.
rule-setup-9 = Début : 4 guerriers, 2 joueurs de cornemuse, 1 bétail sur l’un des 2 domaines.
rule-setup-10 = Les scores partent de 2, 5 ou 8 à 3, 4 ou 5 joueurs.
rule-setup-11 = Les domaines sont mélangés et posés au centre, nombres cachés.
rule-setup-12 = Hors du jeu : à 4 clans 4 cubes jaunes et 2 bleus, à 3 clans 8 et 4, à 5 aucun.
rule-setup-13 = Tous les autres cubes vont dans le sac : 53, 52 ou 51 à 3, 4 ou 5 clans.
rule-setup-14 = Les cartes sont mélangées, chacun en a 4, le reste est la pioche face cachée (55, 51, 47).
rule-setup-15 = Un joueur reçoit « premier joueur ».
rule-setup-16 = Qui commence est tiré au sort.
rule-setup-17 = Au début, personne n’a « plus grande suite ».
rule-setup-18 = Les clans sont distribués ; qui en mène un peut le renommer entre les tours. Rien de plus.

rule-round-1 = On joue dans le sens horaire depuis le premier joueur ; chacun a un tour par manche.
rule-round-2 = Tour : phase 1 cubes, phase 2 actions, phase 3 raid ou échange ; puis le joueur suivant.
rule-round-3 = Après le dernier tour d’une manche : décompte, puis le premier joueur change.
rule-round-4 = Le dernier joueur d’une manche est le voisin de droite du premier.
rule-round-5 = Les points marqués, un domaine de la réserve quitte le jeu face cachée.
rule-round-6 = Si un clan a atteint la zone rouge dans cette manche, ce domaine est retourné.
rule-round-7 = Si la partie continue, « premier joueur » passe au voisin de gauche, qui commence la manche.
rule-round-8 = La première case de la zone rouge est une option : 30 si rien n’est choisi.
rule-round-9 = On regarde la zone rouge une fois, après le décompte ; les points d’avant ne comptent pas.
rule-round-10 = But : le plus de points, par domaines, châteaux, bétail, cour et raids.

rule-token-1 = Phase 1 : le joueur dont c’est le tour prend 6 cubes dans le sac.
rule-token-2 = Qui a « plus grande suite » peut alors en remettre autant qu’il veut et en tirer autant.
rule-token-3 = Une fois par tour, avant toute action ; d’abord remettre, mélanger, puis tirer.
rule-token-4 = 4 des 6 au plus sont utilisés dans le tour.
rule-token-5 = Les cubes utilisés vont sur un domaine libre, dans sa propre cour ou dans le sac.
rule-token-6 = Les cubes non utilisés retournent au sac après les actions.
rule-token-7 = Les cubes payés vont au sac après leur action, les autres à la fin de la phase 2.
rule-token-8 = Rien ne se perd : plateaux, cubes tirés et sac font toujours tous les cubes du jeu.

rule-action-1 = Phase 2 : une ou deux actions, selon les cubes.
rule-action-2 = Aucune action n’est répétée dans un tour.
rule-action-3 = Le barde est la seule action de son tour.
rule-action-4 = Le dernier joueur d’une manche ne peut faire qu’une action.
rule-action-5 = Celle-ci peut être le barde.
rule-action-6 = Ne faire aucune action est permis aussi.
rule-action-7 = L’ordre est libre ; la deuxième action profite du résultat de la première.
rule-action-8 = Les cubes sont ceux tirés ; seul le domaine peut être payé autrement.
rule-action-9 = Un domaine porte 1 bétail ou 1 château ou 1 monastère ; libre = ne porte rien.
rule-action-10 = Une action qu’on ne peut pas faire en entier ne peut pas être choisie.
rule-action-11 = Seuls barde et raid gagné changent un autre plateau (sauf ses joueurs de cornemuse en défense).

rule-cattle-1 = 1 rouge sur un de ses domaines libres.
rule-cattle-2 = Impossible sans domaine libre.

rule-castle-1 = 2 bleus sur un de ses domaines libres.
rule-castle-2 = Impossible sans domaine libre.

rule-abbey-1 = 3 verts sur un de ses domaines libres.
rule-abbey-2 = Impossible sans domaine libre.

rule-warrior-1 = 1 jaune dans sa propre cour.
rule-warrior-2 = Exactement 1 par action.
rule-warrior-3 = Il peut y en avoir autant qu’on veut, il doit toujours en rester 3.
rule-warrior-4 = Cartes en main = nombre de guerriers : une carte pour chacun.
rule-warrior-5 = Quand le nombre de guerriers change, la main suit aussitôt.
rule-warrior-6 = Gagné : on tire 1 carte. Perdu : on en défausse 1 de son choix, face cachée.
rule-warrior-7 = Ainsi chacun peut toujours faire un raid et se défendre (3 cartes).

rule-piper-1 = 1 bleu dans sa propre cour, il peut y en avoir autant qu’on veut.
rule-piper-2 = Exactement 1 par action.
rule-piper-3 = Les joueurs de cornemuse rendent plus fort dans les raids.

rule-monk-1 = 1 ou 2 verts dans sa propre cour ; il peut y en avoir autant qu’on veut.
rule-monk-2 = 1 ou 2, c’est une seule action.

rule-bard-1 = 1 bleu des cubes tirés retourne au sac.
rule-bard-2 = On prend 2 cubes au plus, de couleurs différentes, dans la cour d’un autre joueur.
rule-bard-3 = On en prend 1 ou 2 : n’en prendre aucun reviendrait à ne faire aucune action.
rule-bard-4 = Un cube seul va au sac.
rule-bard-5 = Sur deux, un au moins va au sac, l’autre à sa place dans sa propre cour.
rule-bard-6 = Les deux peuvent aller au sac.
rule-bard-7 = L’autre doit garder 3 guerriers : un jaune seulement d’une cour qui en a 4 ou plus.
rule-bard-8 = Rien ne peut être pris sur les domaines, donc jamais un cube rouge.
rule-bard-9 = Jaune pris : l’autre défausse d’abord, puis qui a envoyé le barde tire, s’il garde le jaune.

rule-estate-1 = 1 jaune et 1 rouge, ou 1 jaune et 2 verts, retournent au sac.
rule-estate-2 = Seule action qu’on peut payer en tout ou en partie de sa propre cour.
rule-estate-3 = Les cubes sur les domaines ne peuvent jamais payer.
rule-estate-4 = Les cubes de la cour ne comptent pas dans les 4 utilisables ; tout mélange est permis.
rule-estate-5 = Le rouge n’est jamais dans une cour, il vient donc des cubes tirés.
rule-estate-6 = Un jaune de la cour seulement avec 4 guerriers ou plus ; la main diminue aussitôt.
rule-estate-7 = Le joueur prend un domaine de la réserve et le pose sur une place vide de son plateau.
rule-estate-8 = On en acquiert 4 au plus, 6 domaines en tout.
rule-estate-9 = Il peut être rempli dans le même tour.
rule-estate-10 = Son nombre reste caché, même pour qui l’a.
rule-estate-11 = Impossible quand la réserve est vide.

rule-raid-1 = Phase 3 : on peut lancer un raid contre un autre joueur, qui doit se défendre.
rule-raid-2 = Un raid par tour ; le même joueur peut être visé plusieurs fois dans une manche.
rule-raid-3 = Un raid a 3 combats.
rule-raid-4 = Les 3 ont lieu, même quand tout est joué.
rule-raid-5 = Si une main avait moins de 3 cartes, une carte qui manque compterait 0.

rule-combat-1 = L’attaquant pose une carte de sa main face cachée.
rule-combat-2 = Il peut y poser aussitôt un joueur de cornemuse de sa cour : +1 ; jamais plus d’un par carte.
rule-combat-3 = Puis le défenseur pose une carte, avec ou sans un joueur de cornemuse de sa cour.
rule-combat-4 = Un joueur de cornemuse posé se voit aussitôt, une carte quand les deux sont posées.
rule-combat-5 = On retourne les deux ; le plus haut total gagne le combat ; à égalité, il est nul.
rule-combat-6 = Les joueurs de cornemuse posés vont au sac, les cartes posées à la défausse.
rule-combat-7 = Les deux après chaque combat : un joueur de cornemuse ne sert donc qu’une fois.

rule-result-1 = Qui gagne le plus des trois combats gagne le raid.
rule-result-2 = Plus de combats gagnés : raid gagné ; autant : égalité ; 1 gagné et 2 nuls : raid gagné.
rule-result-3 = L’attaquant gagne : 1 point ; il peut retirer un château ou un monastère ou voler 1 bétail.
rule-result-4 = L’un des trois au plus ; ne rien prendre est permis.
rule-result-5 = Le bétail volé va sur un de ses domaines libres ; s’il n’y en a pas, au sac.
rule-result-6 = Les 2 bleus d’un château ou les 3 verts d’un monastère vont au sac.
rule-result-7 = Si le défenseur n’a ni bétail ni château ni monastère, l’attaquant reçoit 2 points.
rule-result-8 = 2 au lieu de 1, pas 3.
rule-result-9 = Le défenseur gagne : il reçoit 2 points, l’attaquant en perd 1.
rule-result-10 = Aucun score ne descend sous 0.
rule-result-11 = Égalité : l’attaquant reçoit 1 point, le défenseur aucun, rien n’est pris.
rule-result-12 = Ordre : points, butin, nouvelles cartes.

rule-refill-1 = Les deux joueurs tirent 5 cartes et en remettent 2 au choix à la défausse.
rule-refill-2 = Après chaque raid, pas seulement une égalité ; on a donc de nouveau une carte par guerrier.
rule-refill-3 = 2 cartes au choix de toute la main.
rule-refill-4 = L’attaquant tire 5 cartes, puis le défenseur, puis ils remettent ; celles-ci ne sont pas mélangées ici.
rule-refill-5 = Pioche vide : la défausse mélangée devient la pioche, même au milieu d’un tirage.

rule-exchange-1 = Qui ne fait pas de raid peut jeter 3 cartes de sa main et en tirer autant.
rule-exchange-2 = 0 à 3 cartes.
rule-exchange-3 = 3 cartes au plus, ou par une option 3 cartes ou aucune.
rule-exchange-4 = D’abord jeter, puis tirer.
rule-exchange-5 = Ne faire ni raid ni échange est permis aussi.

rule-score-1 = On compte chaque cube des plateaux : cour et domaines (château 2 bleus, monastère 3 verts).
rule-score-2 = Le jaune ne donne pas de points, seulement le marqueur.
rule-score-3 = Vert : qui en a le plus reçoit 3, le deuxième 2.
rule-score-4 = Plusieurs en tête : 1 chacun, personne d’autre ne reçoit rien.
rule-score-5 = Un seul en tête, plusieurs deuxièmes : 3, et 1 pour chaque deuxième.
rule-score-6 = Il faut au moins 1 vert ; un en tête 3, un deuxième 2 ; plusieurs à égalité : 1 chacun.
rule-score-7 = Rouge : 1 point par bétail.
rule-score-8 = Qui a le plus de rouge reçoit 2 de plus ; plusieurs en tête : personne.
rule-score-9 = Le rouge ne compte que sur les domaines ; 0 n’est pas le plus.
rule-score-10 = Les bleus de cour et domaines moins le bétail de qui en a le plus, si c’est plus que 0.
rule-score-11 = Son propre bétail ne compte pas : on retire le plus de bétail parmi les autres.
rule-score-12 = Zéro ou moins : pas de points.
rule-score-13 = Toutes les couleurs sont comptées au même moment, puis le marqueur change.

rule-marker-1 = Qui a le plus de jaune reçoit « plus grande suite ».
rule-marker-2 = Le plus de jaune, puis le plus de cubes dans la cour ; encore plusieurs : il reste où il est.
rule-marker-3 = Qui le garde n’est pas forcément l’un des ex æquo.
rule-marker-4 = À personne et encore à égalité : cela reste ainsi.

rule-end-1 = Si le nombre du domaine ne dépasse pas les points du premier, la partie finit aussitôt.
rule-end-2 = Plus grand : il est hors du jeu, la partie continue.
rule-end-3 = Si un joueur ne peut pas tirer 6 cubes du sac, la partie finit aussitôt.
rule-end-4 = Alors rien n’est tiré et la manche n’est pas comptée ; changer de cubes est toujours possible.
rule-end-5 = Plus de domaine à retirer : fin si quelqu’un est en zone rouge, sinon on continue sans.
rule-end-6 = Le plus de points gagne ; plusieurs en tête : égalité, victoire partagée.

rule-secret-1 = Une main n’est vue que de son joueur ; le nombre de cartes est public.
rule-secret-2 = Ordre de la pioche et du sac, nombres des domaines et graine : vus de personne avant la fin.
rule-secret-3 = Plateaux, scores, cubes, contenu du sac, domaines restants et retournés sont publics.
rule-secret-4 = Les cartes d’un combat restent visibles ; défaussées, échangées ou remises : face cachée.
