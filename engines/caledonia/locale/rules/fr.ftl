## Les règles en bref, pour « Pourquoi ? » : `rule-trade-3` est ce que dit la règle trade.3, en une phrase.

rule-setup-1 = Une MacHina remplace n’importe quel joueur ; souvent une personne en joue une.
rule-setup-2 = Une MacHina compte comme joueur : carte, plateaux, limites, passe, majorités.
rule-setup-3 = La pioche de l’automa a 72 cartes, et c’est le bot qui la tient.
rule-setup-4 = Les vraies cartes ne sont pas publiques : deux pioches inventées, ou la vôtre.
rule-setup-5 = La pioche est mélangée une fois, face cachée, avant tout le reste.
rule-setup-6 = Le jeu de base est installé pour tous ; le hasard dit qui commence.
rule-setup-7 = On propose autant de paires de tuiles Clan et départ que de personnes, plus une.
rule-setup-8 = Une MacHina n’a pas de tuile Clan : ni pouvoir, ni rabais, ni amélioration de plus.
rule-setup-9 = Chaque MacHina reçoit au hasard une tuile de départ que personne n’a prise.
rule-setup-10 = Elle commence avec exactement l’argent et les marchandises de cette tuile.
rule-setup-11 = Elle a 2 marchands, 5 à engager, aucune expédition, technologie simple, caisse vide.
rule-setup-12 = Tous les prix commencent à la quatrième étape : 4, 5, 5, 10, 10 et 11 livres.
rule-setup-13 = La rangée a autant de places que de contrats entrés au début.

rule-worker-1 = Une personne place pour elle : un ouvrier dans l’ordre, un dans l’ordre inverse.
rule-worker-2 = Bûcheron ou mineur est tiré au sort, à nouveau pour chaque ouvrier.
rule-worker-3 = Puis le module de la carte est tiré.
rule-worker-4 = Parmi les hexagones payables, le terrain le moins cher, le sort en cas d’égalité.
rule-worker-5 = L’hexagone est vide, en jeu, au terrain de l’ouvrier ; aucun voisin exigé.
rule-worker-6 = L’ouvrier et le terrain se paient avec l’argent de départ.
rule-worker-7 = Sans hexagone on tire un autre module, puis l’autre ouvrier ; sinon aucun.

rule-turn-1 = Les personnes exécutent ce que le bot annonce pour chaque MacHina.
rule-turn-2 = Elle tire la première carte et essaie la première action dessus.
rule-turn-3 = Une action impossible cède la place à la suivante de la carte.
rule-turn-4 = Après l’action la carte est défaussée, et c’est au joueur suivant.
rule-turn-5 = Une action par tour ; ce que donne un contrat en fait partie.
rule-turn-6 = Il y en a sept : Contrat, Expansion, Commerce, Technologie, Expédition, Marchand, Passer.
rule-turn-7 = Un essai manqué ne change rien ; tirages consommés, réponses valables ce tour.
rule-turn-8 = Une MacHina qui a passé n’a plus de tour jusqu’à la manche suivante.
rule-turn-9 = Une manche finit sûrement : toute action sauf Passer consomme quelque chose.

rule-card-1 = Une carte a ses actions dans son propre ordre, Passer en dernier.
rule-card-2 = Une pioche vide est refaite avec toute la défausse.
rule-card-3 = On mélange quand il faut une carte, pas quand la dernière est tirée.
rule-card-4 = Une pioche et une défausse servent à toutes les MacHina.
rule-card-5 = Annuler remet pioche, défausse et hasard, donc la même carte revient.

rule-contract-1 = Elle remplit ou prend un contrat, jamais les deux dans un tour.
rule-contract-2 = Elle remplit son propre contrat si elle peut le payer.
rule-contract-3 = Payable : laine, fromage, pain, whisky en réserve, vaches et moutons sur la carte.
rule-contract-4 = Un contrat à elle qu’elle ne peut pas payer reste ; l’action suivante est essayée.
rule-contract-5 = Caisse vide, elle en prend un, si la rangée en a un et que l’argent suffit.
rule-contract-6 = Selon la manche elle reçoit 5, rien, ou paie 5, 10, 15.
rule-contract-7 = Elle en prend un payable maintenant, sinon n’importe lequel, au sort.
rule-contract-8 = Sans l’option, un contrat à viande n’est jamais payable quand elle choisit.
rule-contract-9 = La tuile quitte la rangée ; sa place reste vide jusqu’à la préparation suivante.
rule-contract-10 = Dans l’ordre : marchandises, abattage, tuile, argent, import, améliorations, hexagone.
rule-contract-11 = Les marqueurs d’import donnent £1 par case marquée atteinte ou passée.
rule-contract-12 = Une amélioration est la première possible de la carte ; technologie à £5.
rule-contract-13 = Si aucune n’est possible un marchand revient du marché, sinon elle est perdue.
rule-contract-14 = Un hexagone gratuit : une Expansion immédiate, terrain gratuit ; l’impossible est perdu.
rule-contract-15 = Un contrat dans la caisse, tout d’un coup, pas de livraison partielle.

rule-meat-1 = Chaque sorte de viande est traitée à part, le bœuf avant le mouton.
rule-meat-2 = Un animal coupe si, ôté seul, il partage une colonie en deux ou plus.
rule-meat-3 = Si plus d’animaux que nécessaire coupent, le sort décide parmi eux.
rule-meat-4 = Sinon tous les animaux qui coupent sont abattus.
rule-meat-5 = Ce qui manque encore est tiré parmi les autres animaux de ce type.
rule-meat-6 = On vérifie une fois par type, juste avant l’abattage.
rule-meat-7 = S’il les faut tous, tous partent ; sinon la table dit combien coupent, le sort lesquels.
rule-meat-8 = Les animaux abattus reviennent au plateau joueur et peuvent être replacés.

rule-expand-1 = Elle place une unité de son plateau joueur sur la carte.
rule-expand-2 = Il lui faut une unité qu’elle peut payer, terrain compris.
rule-expand-3 = Le type est tiré parmi ceux dont elle a le coût et £1 de terrain.
rule-expand-4 = Huit types de 4 unités ; avec l’option, jusqu’à 8 de chaque ouvrier.
rule-expand-5 = Avec l’option : n lochs, n - 1, ..., 1, puis au-delà d’une rivière, puis tout hexagone.
rule-expand-6 = Loch ou rivière ne compte qu’avec l’expédition voulue et une unité à côté.
rule-expand-7 = À n lochs : le plus court chemin d’eau d’une de ses unités en passe exactement n.
rule-expand-8 = Parmi les hexagones payables, le terrain le moins cher, le sort en cas d’égalité.
rule-expand-9 = Avec l’option, un niveau plus proche ne sert que si le plus loin n’a pas d’hexagone.
rule-expand-10 = Sans hexagone un autre type est tiré ; s’il n’en reste pas, l’action suivante.
rule-expand-11 = Sinon seul compte le niveau de son expédition, ou un autre type est tiré.
rule-expand-12 = Valable : vide, en jeu, bon terrain, voisin ou à portée d’expédition.
rule-expand-13 = Elle paie l’unité et le prix imprimé du terrain.
rule-expand-14 = Sans option elle refuse le bonus de voisinage et le bonus de fabrique.
rule-expand-15 = Avec une option elle achète aux voisins ce qu’elle veut, avec le rabais.
rule-expand-16 = Avec une option sa 4e fabrique apporte un de trois contrats tirés.
rule-expand-17 = Elle n’utilise jamais les ports ; avec une option chacun donne £10 une fois.
rule-expand-18 = Un nombre tiré tranche entre hexagones égaux : lequel dans l’ordre de lecture.
rule-expand-19 = « Aucun » pour un terrain répond aux questions suivantes du tour jusqu’à ce prix.

rule-trade-1 = Elle achète ou vend une sorte de marchandise.
rule-trade-2 = Il lui faut un marchand disponible.
rule-trade-3 = Quatre branches dans l’ordre ; la première avec un candidat décide.
rule-trade-4 = Le prix du début vaut pour tout ; puis il bouge d’une étape par unité.
rule-trade-5 = Ses marchands restent sur cette marchandise jusqu’à la préparation suivante.
rule-trade-6 = Une marchandise avec ses marchands de l’autre côté ne compte pas.
rule-trade-7 = D’abord elle vend laine ou marchandises transformées en trop, au plus grand gain.
rule-trade-8 = Puis elle achète ce qui manque à son contrat, le moins cher qu’elle peut payer.
rule-trade-9 = Puis elle vend le lait ou les céréales que ses fabriques ne peuvent pas transformer.
rule-trade-10 = Enfin elle achète le lait ou les céréales qui manquent à ses fabriques.
rule-trade-11 = Autant que marchands et besoin le permettent, jamais moins pour l’argent.
rule-trade-12 = La viande ne s’achète jamais ; lait et céréales ne sont jamais demandés.
rule-trade-13 = Un marchand par unité, réserve sans limite, pas de commerce entre joueurs.

rule-technology-1 = Elle améliore le revenu des bûcherons ou des mineurs.
rule-technology-2 = Il lui faut une tuile simple, et elle paie £10.
rule-technology-3 = Si l’une est améliorée, elle prend l’autre.
rule-technology-4 = Sinon celle des ouvriers les plus nombreux sur la carte, le sort si égalité.
rule-technology-5 = Aucun ouvrier requis ; elle paie dès la production suivante.

rule-shipping-1 = Elle améliore l’expédition d’une étape : rivière, puis 1- à 4-loch.
rule-shipping-2 = En dessous de 4-loch, pour £4.

rule-merchant-1 = Elle engage un marchand.
rule-merchant-2 = Elle peut en avoir jusqu’à 7, à £4 chacun.
rule-merchant-3 = Le nouveau sert à partir de son tour suivant.

rule-pass-1 = Elle ne passe que si rien d’autre sur la carte n’est possible.
rule-pass-2 = Son marqueur d’ordre prend la place libre la plus à gauche.
rule-pass-3 = Elle reçoit l’argent de cette place aussitôt, à chaque manche.

rule-produce-1 = L’argent des ouvriers, puis les marchandises de base, puis la transformation.
rule-produce-2 = £4 par bûcheron, £6 par mineur, £2 de plus chacun si amélioré.
rule-produce-3 = 1 laine par mouton, 1 lait par vache, 2 céréales par champ.
rule-produce-4 = Chaque fabrique transforme une marchandise par phase.
rule-produce-5 = Le fromage que demande son contrat vient d’abord, quels que soient les prix.
rule-produce-6 = Plus de fromage s’il vaut plus que le lait.
rule-produce-7 = Puis vient le pain que demande son contrat.
rule-produce-8 = Plus de pain s’il vaut plus que céréales et whisky ; une option garde des céréales pour un contrat de whisky.
rule-produce-9 = En dernier vient le whisky que demande son contrat.
rule-produce-10 = Plus de whisky s’il vaut plus que les céréales.
rule-produce-11 = À prix égal la marchandise de base reste comme elle est.
rule-produce-12 = La production ne change aucun prix et n’utilise aucun marchand.
rule-produce-13 = Pain avant whisky ; une option garde des céréales pour un contrat de whisky.

rule-round-1 = Cinq manches : préparation, actions, production, score.
rule-round-2 = Préparation : remplir la rangée, marchands au retour, marques de passe ôtées.
rule-round-3 = Qui passe le premier dans une manche joue le premier dans la suivante.
rule-round-4 = Prix, argent, marchandises, contrats, pioche et défausse restent.

rule-score-1 = Une MacHina marque comme un joueur ; ce que seule la carte montre est entré.
rule-score-2 = La tuile de la manche compte après la production.
rule-score-3 = Gloire, marchandises, transformées double, 1 point par £10, houblon, imports, majorités.
rule-score-4 = L’import le plus rare vaut 5, le moyen 4, le plus fréquent 3.
rule-score-5 = Majorités de contrats et de colonies ; à égalité on partage, arrondi en dessous.
