# Ce que le bot dit lui-même, en français. On tutoie la personne ; à plusieurs, c’est « vous ».
# Ce qui est inséré n’a ni article ni accord : « pour », « par », « chez » plutôt que « à » ou « de ».

## La commande

cmd-automa = Invite un automa à votre table
cmd-start = Lance une partie
cmd-start-seed = La graine d’une partie
cmd-start-thread = Dans un fil à part
cmd-start-log = Ce qui reste des tours
cmd-start-log-table = Rien
cmd-start-log-turns = Un court message
cmd-start-pace = Rythme des automas
cmd-start-pace-one = Un clic par tour
cmd-start-pace-all = Tant qu’ils le peuvent
cmd-start-speed = Votre vitesse de jeu
cmd-start-speed-live = Live
cmd-start-speed-daily = 1 coup par jour
cmd-start-speed-free = Sans hâte
cmd-start-language = Ce que tous voient
cmd-start-automas = Places des automas ; les autres sont libres
cmd-start-strength = La force des automas
cmd-start-strength_2 = Le deuxième et les suivants
cmd-start-strength_3 = Le troisième et les suivants
cmd-start-strength_4 = Le quatrième
cmd-turn = Joue le prochain tour d’automa
cmd-status = Montre la partie et la question
cmd-games = Tes parties ici, et qui doit jouer
cmd-hand = Regarde ta main
cmd-look = Regarde la partie
cmd-history = Tour par tour, en images
cmd-seats = Qui est à quelle place
cmd-me = Rappels, heures calmes et absences
cmd-report = Dis ce que vous avez fait
cmd-report-action = Écris-le
cmd-answer = Réponds par écrit à la question
cmd-answer-text = La réponse, ou quelques lettres
cmd-why = Explique ce que l’automa a fait
cmd-why-turn = Quel tour (sinon le dernier)
cmd-undo = Recule d’un pas
cmd-redo = Remets ce qui a été annulé
cmd-fix = Corrige une valeur que tient le bot
cmd-fix-field = Quoi corriger
cmd-fix-value = La bonne valeur
cmd-score = Montre le score actuel
cmd-export = Donne la partie en fichier
cmd-import = Continue ici une autre partie
cmd-import-file = Son export
cmd-import-game = Ou une partie de ce serveur
cmd-import-move = Après ce coup (sinon le dernier)
cmd-import-same_seed = Sa graine aussi (sinon une autre)
cmd-end = Arrête la partie
cmd-settings = Mes réglages sur ce serveur
cmd-privacy = Ce que je garde de toi : le voir, l’effacer
cmd-help = Comment ça marche
cmd-cards = Les cartes de ce serveur
cmd-deck = La pioche propre au serveur
cmd-kept-card = Montre-la
cmd-kept-line = Garde-la
cmd-kept-file = Lis un fichier
cmd-kept-game = De quel jeu

## Le nom des commandes et des options : minuscules, chiffres, - et _, 32 signes au plus.

name-start = commencer
name-turn = tour
name-status = statut
name-games = parties
name-hand = main
name-look = regarder
name-history = historique
name-seats = places
name-me = moi
name-report = signaler
name-answer = repondre
name-why = pourquoi
name-undo = annuler
name-redo = refaire
name-fix = corriger
name-score = score
name-export = export
name-import = import
name-move = coup
name-same_seed = meme_seed
name-end = fin
name-settings = reglages
name-privacy = vie-privee
name-help = aide
name-language = langue
name-seed = seed
name-thread = fil
name-log = log
name-pace = suite
name-speed = vitesse
name-automas = automas
name-strength = force
name-strength_2 = force_2
name-strength_3 = force_3
name-strength_4 = force_4
name-action = action
name-text = texte
name-field = champ
name-value = valeur
name-cards = cartes
name-deck = pioche
name-card = carte
name-line = ligne
name-file = fichier
name-game = jeu

## Les commandes sur un message : 32 signes au plus

menu-show = Montre cette table
menu-why = Pourquoi ça ?
menu-undo = Annule jusqu’ici
menu-fault = Signale une erreur ici

## Les réponses qu’une question n’accepte pas

bad-option = Ce n’est pas une des réponses possibles.
bad-count = Il faut en choisir de { $low } à { $high } ; il y en avait { $got }.
bad-count-more = Il faut en choisir de { $low } à { $high } ; il y en avait plus.
bad-count-exactly = Il faut en choisir exactement { $low } ; il y en avait { $got }.
bad-repeat = On ne peut choisir chaque chose qu’une fois.
bad-number = Il faut un nombre entier de { $low } à { $high }.
bad-fix = { $field } ne peut pas être « { $value } ». { $why }
bad-line = Il faut une seule ligne de texte.
bad-form = Chaque ligne du formulaire demande une réponse.
bad-fields = { $faults }
bad-field = **{ $what }** : { $why }
bad-field-separator = { "\u000A" }
bad-fields-more = { $n ->
    [one] Une autre chose ne va pas.
   *[other] { $n } autres choses ne vont pas.
}
bad-line-length = Une ligne peut avoir { $most } signes ; celle-ci en a { $got }.
not-legal-now = Ce n’est pas possible maintenant. La table montre ce qui l’est.
game-is-over = La partie est finie. Annuler revient sur la fin.
no-such-field = Il n’y a rien à corriger qui s’appelle { $field }. Choisis dans la liste.
event-fixed = { $field } : { $before } → { $after }
bad-several = Élément { $n }, « { $report } » : { $why }
bad-part = Élément { $n }, « { $part } » : { $why }
number = { $n }
pile-empty = Rien à piocher ({ $pile }) : il ne reste aucune carte.
ui-bad-part = Je ne comprends pas « { $typed } ».
ui-bad-twice = Un choix est là deux fois ({ $what }), { $n } × et { $other } × : n’en garde qu’un.
ui-bad-times = « { $typed } » peut se lire de deux façons : écris { $times } x { $name } ou { $name } x { $times }.
ui-bad-number = « { $typed } » devrait être un nombre entier de { $low } à { $high }.
ui-many-parts = Une ligne peut avoir { $most } éléments ; celle-ci en a { $got }.
ui-too-long = Ton texte pour `{ $option }` a { $got } signes ; le maximum est { $most }. Rien n’a changé.
ui-too-long-form = Ton texte a { $got } signes en tout ; le maximum est { $most }. Rien n’a changé.
ui-bad-yes = « { $typed } » devrait être oui ou non.
ui-nothing-shown = Il n’y a pas ici de réponse entière à confirmer : écris-la.
ui-bad-line = La ligne { $n }, « { $line } », devrait commencer ainsi : { $names }.
ui-bad-line-separator = { "\u000A" }
ui-bad-line-too = La ligne { $n }, « { $line } », aussi.
ui-bad-line-again = La ligne { $n }, « { $line } », est là deux fois.
ui-bad-line-again-separator = { "\u000A" }
ui-bad-answer = { $why } Rien n’a changé.
ui-bad-report = { $why } { $kept ->
    [yes] Tes choix sont notés, ta ligne ne l’est pas.
   *[no] Rien n’a changé.
}
chosen-automas = { $value ->
    [one] { $value } automa
   *[other] { $value } automas
}
ui-too-many-automas = Une table de { $seats } places ne peut pas avoir { $automas } automas. Aucune partie n’a commencé : choisis moins d’automas, ou plus de places.
ui-fix-same = Rien n’a changé : c’est déjà ainsi. { $what } : { $now }
ui-bad-fix = { $why } Rien n’a changé. Écris-le ainsi : { $hint }
ui-bad-fix-told = { $why } Rien n’a changé.

## Les cartes et les pioches que garde un serveur

bad-kept-value = Je ne peux pas garder ça.
bad-kept-long = C’est trop long : un nom a { $key } signes au plus, le tout { $value }.
bad-kept-again = Je ne pourrais pas le relire tel quel : écris-le autrement.
bad-kept-signs = Il y a des signes qu’on ne voit pas.
bad-entry = Ligne { $line }, « { $entry } » : { $why }
bad-entry-long = Ligne { $line }, « { $entry } » : elle a plus de { $most } signes.
bad-entry-twice = Ligne { $line } : « { $entry } » est déjà à la ligne { $first }.
bad-file-large = Le fichier dépasse { $most } Kio.
bad-file-text = Le fichier n’est pas du texte en UTF-8.
bad-file-empty = Il n’y a rien à y lire.
bad-file-many = Ligne { $line } : je ne peux pas en garder plus de { $most }.
bad-file-json = Ligne { $line }, colonne { $column } : à partir d’ici ce n’est plus du JSON.
bad-file-deep = Le JSON est trop profond, ou un de ses nombres est trop long.
bad-file-list = Ligne { $line } : après « cards » il faut une liste.
bad-file-line = Ligne { $line } : { $why }
bad-file-twice = Le champ « { $field } » est là deux fois.
bad-file-number = { $word } n’est pas un nombre.
ui-kept-title-cards = { $game } : cartes gardées pour ce serveur
ui-kept-title-deck = { $game } : la pioche propre à ce serveur
ui-kept-none-cards = Aucune carte n’est encore gardée. Ce que tu confirmes dans une partie est gardé ; sinon, donne ici une `ligne` ou un `fichier`. Une carte s’écrit ainsi : { $example }
ui-kept-none-deck = Ce serveur n’a pas encore de pioche à lui. Donne-la ici en `fichier` : une carte par ligne, ou du JSON. Une carte s’écrit ainsi : { $example }
ui-kept-more = … { $n } de plus dans le fichier
ui-kept-unread = { $n ->
    [one] Une carte est illisible et ne joue aucun rôle : { $names }. Montre-la avec `carte` : tu peux l’y oublier.
   *[other] { $n } cartes sont illisibles et ne jouent aucun rôle : { $names }. Montre l’une d’elles avec `carte` : tu peux l’y oublier.
}
ui-kept-running = Les parties déjà commencées gardent ce qu’elles ont.
ui-kept-by = Gardé ainsi par { $person }, { $when }.
ui-kept-forget = L’oublier
ui-kept-forget-all = { $kind ->
    [deck] Oublier la pioche
   *[cards] Oublier toutes les cartes
}
ui-kept-recall = Récupérer
ui-kept-recall-until = { $n ->
    [one] Une carte oubliée peut revenir (dernier délai : { $when }), ici avec **Récupérer**, ou depuis { $command }.
   *[other] { $n } cartes oubliées peuvent revenir (dernier délai : { $when }), ici avec **Récupérer**, ou depuis { $command }.
}
ui-kept-recall-nothing = Il n’y a plus rien à récupérer. Rien n’a changé.
ui-kept-forget-who = Pour tout oublier, il faut avoir une place dans une partie en cours ({ $name }) sur ce serveur, ou gérer le serveur. Rien n’a changé.
ui-kept-forget-full = Trop de choses ont été oubliées cette semaine pour que je puisse encore toutes te les rendre. Rien n’a changé ; récupère-les d’abord, ou oublie les cartes une à une.
ui-kept-replace = Remplacer
ui-kept-sure = **Remplacer ce qui est gardé ?** Changements : { $changed }, nouveautés : { $new }.
ui-kept-sure-whole = **Remplacer toute la pioche ?** Changements : { $changed }, nouveautés : { $new }, retraits : { $gone }.
ui-kept-was = { $was } → { $now }
ui-kept-gone = { $was } s’en va
ui-kept-told = { $person } a changé ce qui est gardé. Nouveautés : { $new }, changements : { $changed }, oublis : { $gone }.
ui-kept-start = Jouez avec : { $command }
ui-kept-told-new = { $person } a ajouté ceci :
ui-kept-told-changed = { $person } a changé ceci :
ui-kept-told-gone = { $person } a retiré ceci :
ui-kept-forget-sure = { $kind ->
    [deck] { $n ->
        [one] **Oublier la pioche de { $n } carte ?**
       *[other] **Oublier la pioche de { $n } cartes ?**
    }
   *[cards] { $n ->
        [one] **Oublier la seule carte ?**
       *[other] **Oublier les { $n } cartes ?**
    }
}
ui-kept-more-changes = … { $n } de plus
ui-kept-bad = { $why } Rien n’a changé. Une carte s’écrit ainsi : { $example }
ui-kept-same = C’est déjà gardé ainsi. Rien n’a changé.
ui-kept-full = Je peux en garder { $most } au plus ; ça ferait { $n }. Rien n’a changé.
ui-kept-large = Le fichier fait { $size } Kio, je n’en lis que { $most } au plus. Rien n’a changé.
ui-kept-unfetched = Discord ne m’a pas transmis le fichier. Rien n’a changé ; réessaie.
ui-kept-race = Entre-temps, quelqu’un d’autre a changé ce qui est gardé. Rien n’a changé de ton côté ; regarde à nouveau.
ui-kept-untold = C’est gardé, mais Discord ne m’a pas laissé le dire à tous.
ui-kept-one-at-a-time = Donne soit `carte`, soit `ligne`, soit `fichier`. Rien n’a changé.
ui-kept-which = Laquelle veux-tu dire ? { $names }
ui-kept-unknown = Rien n’est gardé sous « { $name } ».
ui-kept-by-no-game = Aucun jeu n’a ici de telles choses à garder. Rien n’a changé.
ui-kept-not-here = { $game } ne garde rien de tel.
ui-kept-which-game = Plusieurs jeux gardent de telles choses : choisis-en un avec `jeu` ({ $names }). Rien n’a changé.

## Les réglages d’un serveur

ui-settings-title = Réglages de ce serveur
ui-settings-intro = Ce qui est choisi ici vaut pour tout le serveur. Langue, fil, tours, vitesse, rappels et images valent pour les parties qui commencent à partir de maintenant. Chaque changement est annoncé dans ce salon.
ui-settings-more = Autres réglages
ui-settings-done = C’est enregistré.
ui-settings-same = C’est déjà ainsi. Rien n’a changé.
ui-settings-race = Entre-temps, quelqu’un d’autre a changé les réglages : les voici. Tu n’as rien changé ; choisis à nouveau.
ui-settings-untold = C’est enregistré, mais Discord ne m’a pas laissé le dire à tous.
ui-settings-direct = Les réglages sont ceux d’un serveur, et ici nous ne sommes que toi et moi. Rien n’a changé ; utilise cette commande dans un salon là-bas.
ui-settings-who = Seules les personnes qui peuvent gérer ce serveur (la permission Gérer le serveur) voient et changent mes réglages ici. Rien n’a changé ; demande à l’une d’elles.
ui-settings-told = { $person } a changé mes réglages sur ce serveur. { $what }
ui-setting-start = Qui peut lancer une partie
ui-setting-start-all = Tout le monde
ui-setting-start-managers = Les personnes qui gèrent le serveur
ui-setting-channels = Où une partie peut commencer
ui-setting-channels-all = partout
ui-setting-channels-choose = Où une partie peut commencer, fils compris (rien : partout)
ui-setting-end = Qui peut arrêter une partie avant la fin
ui-setting-end-all = Les personnes qui y jouent
ui-setting-end-managers = Les personnes qui gèrent le serveur
ui-setting-language = Langue des nouvelles parties
ui-setting-language-usual = celle du serveur sur Discord
ui-setting-thread = Un fil pour chaque nouvelle partie
ui-setting-thread-no = seulement si on le choisit
ui-setting-thread-yes = oui, sauf si on choisit autre chose
ui-setting-log = Ce qui reste des tours finis
ui-setting-log-usual = un court message si plusieurs personnes jouent
ui-setting-log-table = rien
ui-setting-log-turns = un court message
ui-setting-speed = À quelle vitesse on veut jouer
ui-setting-speed-usual = convenu seulement si on le choisit
ui-setting-speed-live = live, un rappel après une heure d’attente
ui-setting-speed-daily = un coup par jour, un rappel après un jour
ui-setting-speed-free = sans hâte, un rappel seulement sur demande
ui-setting-remind = Rappels si aucune vitesse n’est convenue
ui-setting-pictures = Images dans les nouvelles parties
ui-setting-pictures-yes = oui
ui-setting-pictures-no = non, des mots à la place
ui-setting-dashboard = Tableau de bord (un message avec toutes les tables)
ui-setting-dashboard-choose = Salon du tableau de bord (rien : aucun)
ui-settings-dashboard-refused = Je ne peux pas y écrire : dans ce salon il me faut Voir le salon, Envoyer des messages et Intégrer des liens. Rien n’a changé.
ui-dashboard-title = Tables de ce serveur
ui-dashboard-none = Aucune partie n’est en cours sur ce serveur. `/automa commencer` en lance une.
ui-dashboard-line = • **{ $game }** dans { $channel } : { $what }, { $since }
ui-dashboard-gone = Le salon de mon tableau de bord a été supprimé : ce serveur n’a plus de tableau de bord, les parties ne changent pas. Une personne qui gère le serveur peut choisir un autre salon avec `/automa reglages`.
ui-may-not-start = Sur ce serveur, seules les personnes qui peuvent le gérer lancent des parties. Aucune partie n’a commencé ; demande à l’une d’elles. Elles peuvent changer ça avec `/automa reglages`.
ui-may-not-start-here = Sur ce serveur, les parties ne commencent qu’ici : { $channels }. Aucune partie n’a commencé ; lance-la là-bas. Une personne qui gère le serveur peut changer ça avec `/automa reglages`.
ui-may-not-end = Sur ce serveur, seules les personnes qui peuvent le gérer arrêtent une partie avant la fin. Rien n’a changé ; demande à l’une d’elles. Elles peuvent changer ça avec `/automa reglages`.

## Ce qui est gardé d’une personne

ui-note = Ma note
ui-note-hint = Visible par toi seulement, ici et à ton tour. Vide : pas de note
ui-note-shown = **Ma note :** { $note }
ui-former-player = une personne partie
ui-privacy-title = Ce que je garde de toi
ui-privacy-kept = Parties où tu as eu une place : { $games }, serveurs : { $servers }. Choses que tu as changées et qu’un serveur garde : { $kept }. Notes pour toi : { $notes }. { $wishes ->
    [0] Tu n’as rien dit avec `/automa moi`.
   *[other] Et ce que tu souhaites avec `/automa moi` : tes rappels, ton fuseau horaire, tes heures calmes et tes absences.
}
ui-privacy-else = De chaque partie je garde qui a appuyé sur quoi et quand, pour qu’on puisse l’annuler, la rejouer et la vérifier, et ton nom à la table. Je ne garde aucun autre message, et rien d’autre de ton compte que son identifiant.
ui-privacy-ways = **En fichier** donne tout. **Effacer** l’enlève sur tous les serveurs ; les parties restent, avec « une personne partie » à ta place. Ce qui est dans les salons de Discord est à Discord : c’est là que ça se supprime.
ui-privacy-file = En fichier
ui-privacy-here = Voici tout ce que je garde de toi (heures en millisecondes depuis 1970 UTC). Ce message n’est visible que par toi.
ui-privacy-large = Il y a plus de choses sur toi qu’un fichier ne peut en contenir ici. Rien n’a changé ; la personne qui m’héberge peut te les donner.
ui-privacy-erase = Effacer
ui-privacy-sure = **Effacer tout ce que je garde de toi, sur tous les serveurs ?** Là où une partie est en cours, tu quittes ta place ; dans ce qui a été joué, « une personne partie » te remplace, et les points restent. Tes notes et ce que tu souhaites avec `/automa moi` disparaissent aussitôt. Ça ne peut pas être annulé. Les sauvegardes de la personne qui m’héberge le gardent jusqu’à leur remplacement.
ui-privacy-erased = C’est noté, et l’effacement est en cours ; d’ici une heure il sera fait sur tous les serveurs. Ce que tu fais à partir de maintenant est gardé à nouveau.

## Boutons et menus

ui-yes = Oui
ui-no = Non
ui-none = Aucun
ui-type = Écrire la réponse
ui-fill-in = Remplir
ui-as-shown = Comme affiché
ui-shown = { $value }
ui-shown-line = **{ $what } :** { $value }
ui-try-again = Réessayer
ui-choose = Choisis
ui-choose-from = Choisis : { $first } … { $last }
ui-choose-number = Choisis un nombre
ui-choose-between = Choisis-en de { $low } à { $high }
ui-choose-exactly = Choisis-en { $n }
ui-choose-up-to = Choisis-en { $n } au plus
ui-these = { $names }
ui-choose-page = Choisis (page { $n } sur { $of })
ui-number-hint = de { $low } à { $high }
ui-such-as = par exemple { $line }
ui-times = { $n } × { $what }
ui-picked = C’est bon ({ $n } choix)
ui-back = Retour
ui-next = Suivant
ui-report = Signaler
ui-my-turn = Mon tour
ui-done-turn = J’ai fini
ui-record = Noter
ui-clear = Vider
ui-take-back-last = Retirer le n° { $n }
ui-pick-next = { $group } · n° { $n }
ui-record-sure = **Noter « { $what } » ?** Tu l’as choisi sous **Mon tour**.
ui-record-turn = Noter, puis { $turn }
ui-record-without = { $turn } sans le noter
ui-record-line-sure = **Noter d’abord « { $what } » ?** Tu l’as choisi sous **Mon tour**, et ta ligne termine ton tour. Rien n’a changé.
ui-record-line = Noter, puis ma ligne
ui-record-line-without = Ma ligne seulement
# $doubt: what the game asks, such as whether no tile was taken
ui-doubt = **{ $doubt }** Rien n’a été dit de ce tour, et rien n’a encore changé.
ui-doubt-yes = Oui : { $turn }
ui-to-my-turn = Retour à Mon tour
ui-turn-over = ton tour s’est terminé entre-temps, sans ça.
ui-my-turn-title = { $seat }, qu’as-tu fait ?
ui-my-turn-how = Choisis tout ce que tu as fait ; **J’ai fini** termine ton tour.
ui-my-turn-late = Choisis tout ce que tu as fait, puis appuie sur **Noter**.
ui-report-named = { $what }
ui-report-named-separator = { "\u00A0" };{ " " }
ui-reports-named = { $what }
ui-reports = { $n ->
    [one] { $n } action signalée
   *[other] { $n } actions signalées
 }
ui-reports-of = { $seat } : { ui-reports }
ui-report-of = { $seat } : { $what }
ui-not-recorded = Pas noté : { $why }
ui-gone = il y manque désormais quelque chose.
ui-look = Regarder
ui-look-at = Regarde …
ui-look-since = Depuis ton dernier tour
ui-look-nothing = Rien ne s’est passé depuis.
ui-look-board = Plateau
ui-look-turns = Tours jusqu’ici
ui-look-set-up = Mise en place
ui-look-about = À propos
ui-about-rules = Règles, version { $version } · partie `{ $session }`
ui-look-points = { $held } · { $n ->
    [one] { $n } point
   *[other] { $n } points
}
ui-look-earlier = Avant
ui-look-later = Après
ui-look-place = { $n } sur { $of }
ui-fork = Continuer à partir d’ici
ui-fork-new-seed = Dans un fil, nouvelle graine
ui-fork-same-seed = Dans un fil, même graine
ui-enter-points = Saisir les points
ui-did-you-win = **As-tu gagné ?** Saisis les points.
ui-yes-meant = Oui : { $name }
ui-correct-points = Corriger les points
ui-points-title = As-tu gagné ? Combien de points ?
ui-points-of = Points : { $seat }
ui-and = { " " }et{ " " }
ui-result-wins = { $names } gagne avec { $n ->
    [one] { $n } point
   *[other] { $n } points
}
ui-result-shares = { $names } se partagent la victoire : { $n ->
    [one] { $n } point
   *[other] { $n } points
}
ui-result-tied = Égalité à { $n } : { $names }
ui-result-leads = { $names } mène avec { $n ->
    [one] { $n } point
   *[other] { $n } points
}
ui-result-line = { $seat } : **{ $n }**
ui-result-missing = { $seat } : pas encore saisi
ui-result-by = Les points des personnes ont été saisis par { $people }.
ui-result-title = Les points à la fin
ui-result-bar = { $name } : { $n ->
    [one] { $n } point
   *[other] { $n } points
}
ui-again = Rejouer
ui-undo = Annuler
ui-redo = Refaire
ui-why = Pourquoi ?
ui-score = Score
ui-undo-yes = Annuler quand même
ui-end-yes = Arrêter la partie
ui-show-here = Montrer { $game } ({ $id }) ici
ui-report-intro = **Que s’est-il passé à la table ?**
ui-report-what = Choisis ce qui s’est passé
ui-report-groups = Quel genre de chose s’est passé ?
ui-another = { $what } ({ $n })
ui-report-other = Autre chose
ui-report-type = L’écrire
ui-report-line = Que s’est-il passé à la table ?
ui-line = { $line }
line-part = « { $line } »
ui-which = **Que veux-tu dire ?**
ui-which-first = **Que veux-tu dire ?** Voici le début d’une liste de { $n } : plus de mots la raccourcissent.
ui-did-you-mean = Je ne trouve pas « { $typed } », donc rien n’a changé. **Voulais-tu dire ceci ?**
ui-or-did-you-mean = **Voulais-tu dire ceci ?**
ui-for-example = Écris par exemple « { $example } ».
ui-near = Voulais-tu dire { $names } ?
# Why a part of a line isn’t done: of how many things that can be reported it has the words.
ui-which-report = { $n ->
    [0] rien de ce qu’on peut signaler maintenant ne s’appelle ainsi.
    [one] ça correspond à { $n } action à signaler.
   *[other] ça correspond à { $n } actions à signaler.
 }
ui-no-such-report = Rien de ce qu’on peut signaler maintenant ne s’appelle « { $typed } ». Rien n’a changé.
ui-in-no-report = Aucune action à signaler ne contient { $typed }.
ui-fix-choice = { $what }, maintenant { $now }
ui-turn-ago = { $n ->
    [0] Dernier : { $what }
    [one] Il y a { $n } coup : { $what }
   *[other] Il y a { $n } coups : { $what }
}

## Messages

ui-language = Français
ui-list-separator = ,{ " " }
ui-title-separator = { "\u00A0" }:{ " " }
ui-names = { $names }
ui-and-more = { $names } et { $n } de plus
ui-page = Page { $n } sur { $of } · { $footer }
ui-setup = la mise en place
ui-footer-setup = { $game } · mise en place
ui-more = … { $n } de plus sous **Pourquoi ?**
ui-you-typed = Tu as écrit
ui-title-start = { $game } : c’est parti
ui-title-undo = Annulé : { $what }
ui-title-redo = Refait : { $what }
# What entries of before have.
ui-title-fix = Corrigé : { $what }
ui-title-fixed = Corrigé : { $what }, maintenant { $to }
ui-title-ended = Vérifie les tirages
ui-title-stopped = La partie est arrêtée
ui-the-end = la fin de la partie
ui-promise = hash de graine : { $hash }
ui-step = { $n }. { $what }
ui-title-since = Ce qui s’est passé
ui-title-turn-of = { $seat }, c’est ton tour
ui-title-ready = { $seat }, ta table est prête ?
ui-ready-hint = Installe tout, puis **{ $button }**.
ui-ready-turn-hint = Installe, joue, puis **{ $button }**.
ui-begin-hint = **{ $button }** lance la partie.
ui-turn-hint = Joue sur ta table, puis **J’ai fini**.
ui-seed = La graine était { $seed }
ui-seed-salted = La graine était { $seed }, son sel { $salt }
ui-seed-with-hands = Qui choisit la graine peut calculer toutes les mains ; avec une graine on joue donc ici sans autre personne. Aucune partie n’a commencé : ne donne pas de `seed`, ou laisse toutes les autres places à des automas.
ui-seed-is-known = La graine de cette partie a été choisie par la personne qui l’a lancée, et qui peut donc calculer toutes les mains. Personne d’autre ne peut s’asseoir ici. Rien n’a changé.
ui-verify = Enregistre `/automa export`, lance `automa replay FILE`.
ui-done = C’est fait.
ui-stopped = Annuler fait reprendre la partie.
ui-stopped-for-good = Toutes les mains sont connues : cette fin reste.
ui-restored = Voici où en était la partie.
ui-noted = C’est noté.
ui-restarted = ⚠️ Cette version des règles demande autre chose : le tour recommence.
ui-given-up = ⚠️ Cette version des règles ne peut pas continuer le tour en cours : il est abandonné, et rien n’en compte.
ui-title-anew = Les règles ont changé
ui-anew-hint = Ce qui était en cours ne demande plus rien. Appuie sur **Recommencer** : ça repart du début.
ui-anew = Recommencer
ui-title-broken = ⚠️ Cette partie ne peut pas continuer
ui-broken = Cette version des règles ne peut pas continuer à partir d’ici. Rien n’est perdu et rien n’a changé. Reviens au dernier moment où ça marche, ou arrête la partie : `/automa export` la contient tout entière.
ui-rescue = Revenir où ça marche
ui-begins-again = Les règles ont changé depuis : appuie d’abord sur **Recommencer** à la table, ou annule. Rien n’a changé.
ui-setup-waits = La mise en place attend une réponse.
ui-ended-note = Cette partie est finie.
ui-panel-needs = ⚠️ Je ne peux pas tenir la table ici. Donne-moi ces permissions : { $permissions }.
ui-pictures-need = ⚠️ Je ne peux pas montrer d’images ici. Donne-moi ces permissions : { $permissions }.

ui-why-title = Pourquoi ? { $what }
ui-why-none = Il n’y a encore rien à expliquer.
ui-why-nothing = Il ne s’est rien passé pendant ce tour.
ui-why-rule = Règle { $rule } : { $text }
ui-why-rule-only = Règle { $rule }
ui-why-candidates = Possible ({ $n }) : { $names }
ui-why-weighed = **{ $about }** ({ $who })
ui-why-measured = **{ $about }** ({ $who }) : { $by }
ui-why-by-rule = **{ $about }** ({ $who }), règle empirique : { $by }
ui-why-decision = Une décision
ui-why-alternative = { $mark } { $what }
ui-decimal = { $whole },{ $decimals }
ui-why-value = { $mark } { $what } : { $value }
ui-why-equal = { $value }, égalité
ui-why-tried = { $value } ({ $n }×)
ui-why-withheld = { $who } : ce qui a compté dans sa main se dit après la fin.
ui-why-step = ‣ { $by } : { $names }
ui-why-out = · écarté : { $names }
ui-why-left-none = aucun
ui-why-compared = { $name } ({ $value })
ui-value = { $value }
ui-value-yes = oui
ui-value-no = non
by-lot = au hasard

ui-exported-running = Voici la partie jusqu’ici. La graine et ce qui est caché viennent avec l’export d’après la fin.
ui-exported = Voici toute la partie. `automa replay FILE` la rejoue, vérifie chaque tirage et affiche son empreinte : { $digest }.
ui-export-busy = D’autres attendent aussi un export, et je les écris un par un. Rien n’a changé ; réessaie dans une minute.
ui-export-large = Le fichier est trop gros pour Discord. La personne qui m’héberge peut lancer `automa export { $id }`.
ui-no-place = On ne joue aucune partie ici : sa table demande un salon ou un fil d’un serveur où l’on m’a ajouté, ou tes messages privés avec moi seul. Rien n’a changé ; utilise la commande là-bas. `/automa aide`, `/automa parties`, `/automa moi` et `/automa vie-privee` répondent aussi ici.
ui-menu-unknown = Ce message ne va avec aucune partie que je connaisse ici. Rien n’a changé : choisis un message à moi qui montre une table, ou qui raconte un tour.
ui-fault = Signaler une erreur
ui-fault-what = Qu’est-ce qui ne va pas ?
ui-fault-hint = Ce qui s’est passé, et ce qui aurait dû se passer
ui-fault-made = Voici le fichier avec toute la partie et ce que tu as écrit.
ui-fault-made-running = Voici le fichier avec la partie jusqu’ici et ce que tu as écrit. Ce qui est caché n’y est pas ; après la fin, il peut l’avoir aussi.
ui-fault-to = Envoie-le ici : { $where }
ui-fault-to-host = Envoie-le à la personne qui fait tourner ce bot.
ui-end-sure = **Arrêter la partie ?** { $stays ->
    [yes] La graine et toutes les mains seront connues, donc **on ne pourra pas l’annuler**.
   *[no] La graine sera connue. On pourra encore l’annuler ensuite ; la table dira alors que la graine est connue.
}
ui-undo-sure = Ça annule un tirage ou un lancer. La même carte ou le même nombre reviendra. **Annuler quand même ?**
ui-undo-to-sure = Ce qui y a été tiré ou lancé reviendra. **Annuler quand même ?**
ui-undo-goes = Ces { $n } coups s’en vont :
ui-redo-comes = Ces { $n } coups reviennent :
ui-redo-sure = **Les remettre tous ?**
ui-redo-yes = Les remettre
ui-moves-before = … { $n } avant ceux-ci
ui-move-line = • { $what }
ui-undo-nothing-since = Rien ne s’est passé depuis. Rien n’a changé.
ui-undo-moment-gone = Ce moment a lui-même été annulé, donc rien n’y mène. Rien n’a changé. **{ ui-redo }** remet ce qui a été annulé en dernier.
ui-undo-end-sure = La fin a révélé la graine, et avec elle tout ce qui sera tiré et lancé. La table le dira jusqu’à la fin. **Annuler quand même ?**
# $move: after how many moves, as Look numbers them
ui-fork-ask = **Continuer à partir du coup { $move } ?** Une autre partie y commence, avec des places libres. Celle-ci reste telle quelle, et son salon est prévenu.
ui-fork-elsewhere = Dans un autre salon, écris là-bas `/automa import jeu:{ $id } coup:{ $move }`.
ui-fork-from = Elle continue à partir du coup { $move } de la partie { $id }.
ui-fork-same = ⚠️ { $known ->
    [hands] La graine est la même ; elle est connue, et avec elle toutes les mains.
    [draws] La graine est la même ; elle est connue : ce qui sera tiré et lancé peut se consulter.
   *[no] La graine est la même : ce qui est tiré et lancé ici peut aussi venir là-bas.
}
ui-fork-new = { $known ->
    [hands] La graine est nouvelle. Ce qui était mélangé là-bas reste dans le même ordre et peut se consulter, comme les mains.
    [draws] La graine est nouvelle. Ce qui était mélangé là-bas reste dans le même ordre et peut se consulter.
   *[no] La graine est nouvelle. Ce qui était mélangé là-bas reste dans le même ordre.
}
ui-forked = { $person } continue dans { $channel } à partir du coup { $move } de cette partie. { $seed ->
    [same] La graine est la même : ce qui est tiré et lancé là-bas peut aussi venir ici.
    [new] La graine est nouvelle ; ce qui est mélangé ici y est dans le même ordre.
   *[over] Les places y sont libres.
}
ui-fork-hands = Ailleurs, les places sont libres : qui continue là-bas pourrait voir les mains que d’autres ont ici. Ce n’est donc possible qu’après la fin de cette partie. Aucune partie n’a commencé.
ui-fork-seed = La graine de cette partie reste secrète jusqu’à la fin, et une autre partie avec la même pourrait la trahir. Aucune partie n’a commencé : choisis une nouvelle graine.
ui-fork-nowhere = On ne peut pas continuer à partir de là : la mise en place n’était pas finie, la partie l’était déjà, ou ce coup n’existe pas. Aucune partie n’a commencé ; **Regarder** montre les coups et leurs numéros.
ui-import-which = Donne soit `fichier`, soit `jeu`. Aucune partie n’a commencé.
ui-import-unknown = Je ne connais pas de partie « { $id } » sur ce serveur. Aucune partie n’a commencé. L’identifiant est sous **Regarder**, À propos, et après **{ ui-fork }**.
ui-import-no-export = Ce fichier n’est pas une partie exportée. Aucune partie n’a commencé : prends celui que donne `/automa export` après la fin d’une partie.
ui-import-no-game = Ce fichier vient d’un jeu que je n’ai pas. Aucune partie n’a commencé.
ui-import-running = Ce fichier a été exporté en cours de partie : la graine et tout ce qui était caché n’y sont pas, donc personne ne peut la continuer. Aucune partie n’a commencé : prends un export d’après la fin.
ui-import-differs = J’ai rejoué la partie du fichier, et le résultat est différent : elle a été modifiée, ou une autre version des règles l’a faite. Aucune partie n’a commencé. `automa replay FILE` dit où ça diffère.
ui-import-nowhere = Rien ne continue à partir de là dans ce fichier : ce coup n’existe pas, ou la partie était déjà finie. Aucune partie n’a commencé : donne un autre `coup`.
ui-import-long = Ce fichier est trop long pour que je le lise. Aucune partie n’a commencé.
ui-import-busy = D’autres apportent aussi des fichiers. Aucune partie n’a commencé ; réessaie dans une minute.
ui-import-done = J’ai rejoué la partie : tout est comme noté. Elle continue ici, et ses places sont libres.
ui-thread-name = { $game }
ui-thread-unsure = Discord n’a pas répondu, donc aucune partie n’a commencé. Il y a peut-être un nouveau fil vide : lance la partie là-bas, ou supprime-le et réessaie.
ui-thread-started = La partie a commencé dans { $channel }.
ui-thread-left = Le nouveau fil { $channel } existe, mais sans partie : lances-en une là-bas, ou supprime-le.

ui-help-title = Automa
ui-help =
    Choisis un jeu ci-dessous, ou écris `/automa commencer` : quelques questions, et la table est là.
    La table est un seul message : ce qui vient de se passer, ce qui attend, et les boutons pour ça. Après ton propre tour, appuie sur **J’ai fini** : les automas jouent alors tant qu’ils n’ont besoin de personne.
    Dis ce que tu as fait avec **Mon tour**, si le jeu tient le plateau. **Regarder** montre tout le reste, **Pourquoi ?** explique chaque décision.
    Pour reculer d’un pas, appuie sur **Annuler** ou utilise `/automa annuler` ; `/automa corriger` corrige une valeur.
    La table est perdue ? `/automa statut` l’amène à la fin du salon, `/automa parties` liste tes parties. Sans place à la table, appuie sur **Rejoindre**.
ui-help-game = • { $about } (`/automa commencer { $id }`)
ui-start-which = Lance une partie
ui-start-title = { $game } : comment joues-tu ?
ui-start-join = D’autres peuvent rejoindre plus tard.
ui-start-full = Les automas prennent toutes les autres places.
ui-start-as-last = Comme la dernière fois dans ce salon.
ui-start-changed = Les options de ce jeu ont changé. Aucune partie n’a commencé : choisis à nouveau.
ui-start = Commencer
ui-start-seeded = Commencer avec une graine
ui-more-options = Plus d’options
ui-option = { $name } : { $value }
ui-option-about = **{ $name }** : { $about }
ui-option-without = sans { $what }
ui-usual = comme d’habitude
ui-usual-automas = à toutes les places sauf la tienne
ui-usual-log = un court message si plusieurs personnes jouent
ui-usual-pace = tant qu’ils n’ont besoin de personne
ui-usual-speed = rien de convenu
ui-help-here-title = { $game } dans ce salon
ui-help-table =
    • La table montre ce qui vient de se passer, ce qui attend, et les boutons pour ça.
    • { $tells ->
        [yes] Joue ton tour, choisis sous **{ $mine }** ce que tu as fait et appuie là sur **{ $done }**. S’il n’y a rien à dire, et seulement alors, appuie tout de suite sur **{ $done }**.
       *[no] Joue ton tour sur ta table, puis appuie sur **{ $done }** : les automas jouent tant qu’ils n’ont besoin de personne.
    }
    • Ce que l’automa doit savoir de ton tour, dis-le sous **{ $mine }** ou **{ $report }**.
    • **{ $look }** montre le plateau, les places, le score et les tours passés ; **{ $why }** explique chaque décision. C’est visible par toi seulement.
    • **{ $undo }** annule n’importe quel pas, `/automa corriger` corrige une valeur.
    • Sans place, on en prend une libre avec **{ $join }** ; `/automa places` nomme les places et les transmet.
    • La table est perdue ? `/automa statut` l’amène à la fin du salon. `/automa fin` arrête la partie.
ui-help-hosted =
    • **{ $play }** commence ton tour, ou montre ce qui t’est demandé. Ce message n’est visible que par toi.
    • **{ $hand }** montre ce qui n’est qu’à toi : tes cartes, et ce que tu as prévu.
    • Sans place, on en prend une libre avec **{ $join }**. Sous **{ $seats }** tu pars, tu reviens, ou tu donnes une place à un automa.
    • **{ $why }** dit ce qui s’est passé, selon quelle règle, et ce que les automas ont pesé.
    • **{ $undo }** annule ton propre choix tant que tu ne l’as pas confirmé. Ce que d’autres ont vu ne s’annule que si une autre personne à la table est d’accord.
    • Les automas jouent seuls tant qu’une personne est à la table.
    • La table est perdue ? `/automa statut` l’amène à la fin du salon. `/automa fin` arrête la partie.
ui-how-to-play = Comment jouer
ui-rules = Règles
ui-rules-title = { $game } : règles
ui-rules-word = Quel mot cherches-tu ?
ui-rules-hint = un ou deux mots, ou le numéro d’une règle
ui-rules-found = Règles : « { $typed } »
ui-rules-clause = **{ $rule }** { $text }
ui-rules-none = Aucune règle ne contient ça. Rien n’a changé ; essaie un autre mot.
ui-rules-near = Rien ne contient « { $typed } ». Ce qui s’en rapproche :
ui-rules-more = … { $n } de plus : un autre mot raccourcit la liste.
# Words of a question that tell nothing of what is asked.
ui-rules-small-words = a ai ait alors au aux avec ce ces cette c'est comment d dans de des dois doit doivent donc du elle elles en est est-ce et etre eux fait faire faut il ils j'ai je l la le les leur leurs lui ma mais me mes moi mon n ne nos notre nous on ont ou par pas peut peuvent peux plus pour pouvoir pourquoi qu'est-ce qu'il qu'on quand que quel quelle quelles quels qui quoi s s'il sa se ses si son sont sur ta te tes toi ton tu un une vos votre vous y an and are at be by can could do does for from get has have how i if in is it its may must my of or our should so that the their them then there they this to us we what whats when where which who whom whose why will with would you your happens happen need c’est j’ai qu’est-ce qu’il qu’on s’il
# Words that are alike, in groups: who looks up one of them finds the others, too.
ui-rules-alike = egalite egal ex-aequo partage tie tied ties level shared equal draw; gagner gagne gagnant gagnante vainqueur victoire win wins won winner winning victory; combat combats combattre bataille attaque fight fights combat battle attack; fin finir finit finie fini termine terminer dernier end ends ended over finish final last; point points score marquer prestige scoring; acheter achete achat achats buy buys bought purchase; vendre vend vendu vente ventes sell sells sold

## Quand quelque chose est impossible

ui-no-session = Il n’y a pas de partie dans ce salon. Lances-en une ici, ou avec `/automa commencer`.
ui-game-missing = Ce salon a une partie ({ $game }) dont je n’ai plus les règles. Elle reste enregistrée, et rien n’a changé. Demande-les à la personne qui m’héberge, ou lance une autre partie dans un autre salon ou un fil.
ui-elsewhere = Il n’y a pas de partie dans ce salon. Sur ce serveur :
ui-elsewhere-ended = La partie de ce salon est finie. Sur ce serveur :
ui-elsewhere-there = • { $game } dans { $channel }
ui-elsewhere-gone = • { $game } ({ $id }) : son salon a été supprimé
ui-games-title = Tes parties ici
ui-games-title-everywhere = Tes parties sur tous les serveurs
ui-games-none = Tu ne joues à aucune partie sur ce serveur. Appuie sur **Rejoindre** à une table, ou lance une partie.
ui-games-none-everywhere = Tu ne joues à aucune partie sur les serveurs où je suis. Sur un serveur, `/automa commencer` en lance une.
ui-games-more = … { $n } de plus
ui-games-direct = tes messages privés
ui-games-line = • **{ $game }** dans { $channel } : { $what }
ui-games-own = **à toi de jouer**
ui-games-other = on attend { $names }
ui-games-next = ensuite : { $what }
ui-games-asks = une question attend
ui-session-here = Il y a déjà une partie dans { $channel }. Rien n’a changé.
ui-table-full = Cette partie a { $most } pas (tours, actions signalées, corrections, retours) : je n’en garde pas plus par partie. Rien n’a changé. Arrête-la avec `/automa fin` et lances-en une nouvelle ; d’ici là tu peux la regarder tout entière et l’exporter.
ui-table-full-ended = Cette partie a { $most } pas (tours, actions signalées, corrections, retours) : je n’en garde pas plus par partie. Rien n’a changé, elle reste finie. Lances-en une nouvelle avec `/automa commencer`.
ui-table-full-note = **Cette partie est pleine :** elle a { $most } pas (tours, actions signalées, corrections, retours), et je n’en garde pas plus par partie. Tu peux reculer d’un pas, l’exporter et l’arrêter avec `/automa fin` ; lances-en ensuite une nouvelle.
ui-seats-full = Les places ont changé de mains { $most } fois dans cette partie : je n’en garde pas plus. Rien n’a changé. Continuez comme vous êtes assis, ou arrêtez la partie avec `/automa fin` et lancez-en une nouvelle.
ui-server-full = Ce serveur a autant de parties en cours que permis à la fois : { $most }. Rien n’a changé. Arrête une partie que personne ne joue plus, avec `/automa fin` dans son salon, et réessaie.
ui-played-elsewhere = Cette partie se joue dans { $channel }. On ne peut appuyer que là-bas. Rien n’a changé.
ui-session-ended = Cette partie est finie. Lance la suivante avec `/automa commencer`.
ui-stale = C’est dépassé : quelque chose s’est passé depuis. Voici où en est la partie.
ui-done-before = C’était déjà fait. Voici où en est la partie.
ui-race = Une autre personne a appuyé avant toi, donc c’était déjà fait. Voici où en est la partie.
ui-question-open = Une question attend d’abord une réponse. Rien n’a changé.
ui-nothing-open = Aucune question n’attend maintenant. Rien n’a changé.
ui-not-offered = Ce n’est pas possible maintenant. Rien n’a changé.
ui-no-such-field = Je ne tiens rien qui s’appelle « { $field } ». Rien n’a changé ; choisis dans la liste.
ui-nothing-to-undo = Il n’y a rien à annuler : c’est le début de la partie.
ui-nothing-to-redo = Il n’y a rien à refaire.
ui-unknown-button = Je ne connais plus ce bouton. `/automa statut` montre la partie avec des boutons neufs.
ui-missing-permissions = Dans { $channel } il me manque ces permissions : { $permissions }. Aucune partie n’a commencé.
ui-thread-in-thread = C’est déjà un fil. Lance la partie sans `fil`, ou dans le salon. Aucune partie n’a commencé.
ui-store-fault = Ton coup n’a pas pu être enregistré, donc rien n’a changé. Dis-le à la personne qui m’héberge. (Erreur { $id })
ui-store-locked = Un autre programme bloque mes parties enregistrées, donc rien n’a changé. Réessaie dans un moment. (Erreur { $id })
ui-store-away = Je n’ai pas accès à mes parties enregistrées pour l’instant, donc rien n’a changé. Réessaie dans un moment. (Erreur { $id })
ui-store-unheard = L’accès à mes parties enregistrées a été coupé pendant que j’y mettais ton coup : il est enregistré, ou rien n’a changé. `/automa statut` le dira. (Erreur { $id })
ui-too-late = J’ai mis trop de temps, et Discord n’accepte plus de formulaire. Rien n’a changé ; appuie encore une fois.
ui-discord-fault = Discord ne m’a pas laissé faire ça. Rien n’a changé ; réessaie. (Erreur { $id })
ui-discord-fault-saved = Ton coup est enregistré, mais Discord ne m’a pas laissé le montrer. `/automa statut` le montre. (Erreur { $id })
ui-internal = Quelque chose a mal tourné de mon côté. Rien n’a changé. (Erreur { $id })
ui-internal-saved = Ton coup est enregistré, mais quelque chose a mal tourné de mon côté. `/automa statut` montre la partie. (Erreur { $id })
ui-internal-kept = C’est gardé, mais quelque chose a mal tourné de mon côté. (Erreur { $id })

ui-permission-view-channel = Voir le salon
ui-permission-send-messages = Envoyer des messages
ui-permission-send-messages-in-threads = Envoyer des messages dans les fils
ui-permission-create-public-threads = Créer des fils publics
ui-permission-embed-links = Intégrer des liens
ui-permission-attach-files = Joindre des fichiers

ui-place-intro = Ceci s’adresse à qui s’occupe de ce serveur.
ui-place-lacks = Dans { $channel } une partie ne peut pas continuer, car il me manque ces permissions : { $permissions }. Donne-les-moi là-bas (Modifier le salon, Permissions). Ensuite, `/automa statut` dans ce salon montre la partie.
ui-place-gone = Un salon où une partie était en cours a été supprimé. `/automa parties` dans un autre salon liste cette partie, avec un bouton qui la montre là.

# Hosted games: seats of people and automas
ui-go = Jouer
ui-take-back = Revenir en arrière
ui-wake = Réveiller l’automa
ui-next-turn = Tour suivant
ui-five-turns = Cinq tours
ui-hand = Ma main
ui-no-hands = Je ne tiens aucune main dans cette partie : **Regarder** montre tout ce que je sais.
ui-join = Rejoindre
ui-fill = Compléter avec des automas
ui-fill-intro = Quels automas prennent les places libres ?
ui-seats = Places
ui-title-free = { $seat } est libre
ui-free-hint = Sans place : **Rejoindre** ; sinon **Places**.
ui-people = Personnes : { $seats }
ui-seat-free = libre
ui-seed-told = ⚠️ { $hands ->
    [yes] La graine et toutes les mains sont connues depuis le { $at }
   *[no] La graine est connue depuis le { $at }, et avec elle ce qui est tiré et lancé
} : la partie était finie, et la fin a été annulée.
ui-seed-chosen = La graine a été choisie par { $person }.
ui-to-panel = [Aller à la table]({ $link })
ui-kept-here = Le bot tient tout dans cette partie : il n’y a rien à signaler ni à corriger. **Annuler** recule d’un pas. Rien n’a changé.
ui-seat-held = { $seat } : { $holder }
ui-seat-of = { $seat } ({ $name })
ui-seat-changed = { $seat } : { $holder } y joue à partir de maintenant.
ui-seat-freed = { $seat } : la place est libre à partir de maintenant. Sans place, on la prend avec **Rejoindre**.
ui-seat-back = Qui l’avait peut la reprendre sous **Places**.
ui-seat-what = Changer une place
ui-seat-leave = Quitter ma place
ui-leave-sure = Tu quittes ta place ({ $seat }) : un automa y joue désormais ({ $automa }). Tu peux revenir sous **Places** ; d’autres seulement si quelqu’un à la table leur donne la place, ou s’il n’y a plus personne. La quitter ?
ui-leave-sure-free = Tu quittes ta place ({ $seat }) : elle est alors libre, et qui rejoint peut la prendre. La quitter ?
ui-leave-yes = Quitter la place
ui-seat-take = Prendre { $seat }
ui-seat-name = Nommer { $seat }
ui-seat-called = Quel nom ? (vide : comme sur Discord)
ui-seat-pass = Donner { $seat } à quelqu’un
ui-seat-pass-ask = **Qui joue { $seat } à partir de maintenant ?**
ui-seat-to = Choisis une personne
ui-seat-without = { $name } (pas sur Discord)
ui-not-named = Cette place ne peut pas porter le nom d’une personne. Qui y joue la prend : appuie sur **Rejoindre** ou **Places**. Rien n’a changé.
ui-not-for-them = Cette personne ne peut pas prendre la place : elle en a déjà une ici. Rien n’a changé.
ui-not-for-who-knows = Cette personne ne peut pas prendre la place : elle a vu les cartes d’une autre place. Rien n’a changé.
ui-not-for-bots = Un bot ne peut pas prendre la place. Rien n’a changé.
ui-seat-give = { $seat } : donner à { $strength }
ui-give-sure = { $holder } joue { $seat }. Donner la place à un automa ? Elle peut être reprise à tout moment.
ui-give-yes = La donner à l’automa
ui-seat-unseat = Libérer { $seat }
ui-free-sure = { $holder } joue { $seat }. Libérer la place ? Les personnes assises ici appuient alors pour elle ; elle peut être reprise tant qu’elle est libre.
ui-free-yes = Libérer la place
ui-paused = ⏸️ En pause depuis le { $since } : personne ne reçoit de rappel. `/automa moi` fait reprendre la partie.
ui-away = 🧳 { $seat } : absence jusqu’au { $until }.
ui-away-replace = 🧳 { $seat } : absence jusqu’au { $until } ; sous **Places**, un automa peut jouer tout de suite.
ui-reminders-stopped = 🔕 { $seat } a reçu trois rappels : il n’y en aura plus.
ui-reminder = { $people } La table attend.
ui-reminder-last = { $people } On n’attend plus que toi.
ui-speed-live = Convenu : vous jouez en live. Qui se fait attendre reçoit un rappel après une heure.
ui-speed-daily = Convenu : un coup par jour. Qui se fait attendre reçoit un rappel après un jour.
ui-speed-server = { $hours ->
    [one] Sur ce serveur, qui se fait attendre reçoit un rappel après une heure.
   *[other] Sur ce serveur, qui se fait attendre reçoit un rappel après { $hours } heures.
}
ui-speed-free = Convenu : sans hâte.
ui-pause = Mettre la partie en pause
ui-go-on = Reprendre cette partie
ui-mute = Pas de rappel à ce tour
ui-plan-title = D’avance
ui-plan-none = Tu n’as rien dit d’avance.
ui-plan-said = Tu as dit : **{ $what }**. C’est visible par toi seulement.
ui-plan-how = Choisis ce qui se passera quand ce sera à toi. D’ici là tu peux le changer ou le retirer.
ui-plan-late = Il n’y a rien à dire d’avance maintenant : c’est à toi, ou la partie n’avance pas.
ui-plan-choose = Ce qui se passera
ui-plan-take-back = Le retirer
ui-plan-read = J’ai lu
ui-plan-then = { $first }, puis { $then }
ui-plan-choose-then = Et après ça
ui-plan-on = Continuer jusqu’à ce qui me touche
ui-plan-dropped = Ce que tu as dit d’avance, **{ $what }**, est abandonné et n’a plus d’effet : { $why ->
    [undone] ce qui le permettait a été annulé
    [concerned] quelque chose te touche maintenant
   *[changed] ce n’est plus possible comme tu l’as dit
 }. Tu peux dire autre chose.
# What is said for signs in words made for listening; a sign alone only adorns.
ui-signs = → vers, ← retour vers, ↑ en haut, ↓ en bas, × fois, ↳, •, ‣, › puis, ☛, ✔ choisi, ✓ choisi, ✗ non, ⚠ Attention, ⏸, 🧳, 🔕, ● rond, ■ carré, ▲ triangle, ◆ losange, ★ étoile, ⬟ pentagone
ui-me-title = Ce que tu souhaites
ui-me-reminders = Rappels quand une table t’attend : { $after }.
ui-me-remind = Quand recevoir un rappel
ui-me-remind-agreed = comme convenu à la table
ui-me-remind-never = jamais
ui-me-remind-after = { $hours ->
    [one] après { $hours } heure
   *[other] après { $hours } heures
}
ui-me-quiet = Heures calmes : de { $begin } h à { $end } h ({ $zone }). Une mention ne fait alors pas sonner ton téléphone.
ui-me-quiet-none = Heures calmes : aucune ({ $zone }).
ui-me-quiet-change = Heures calmes et fuseau horaire
ui-me-quiet-from = Calme à partir de
ui-me-quiet-to = Calme jusqu’à
ui-me-quiet-no = pas d’heures calmes
ui-me-hour = { $hour } h
ui-me-zone = Ton fuseau horaire
ui-me-zone-hint = Une ville suffit, par exemple Paris
ui-me-away = Absence jusqu’au { $until } : tu ne reçois pas de rappel, et tes tables le disent.
ui-me-here = Aucune absence annoncée.
ui-me-away-ask = Absence jusqu’au…
ui-me-not-away = pas d’absence
ui-me-back-on = jusqu’au { ui-weekday } { $day ->
    [1] 1er
   *[other] { $day }
} { ui-month }
ui-weekday = { $weekday ->
     [1] lun.
     [2] mar.
     [3] mer.
     [4] jeu.
     [5] ven.
     [6] sam.
    *[7] dim.
}
ui-month = { $month ->
     [1] janv.
     [2] févr.
     [3] mars
     [4] avr.
     [5] mai
     [6] juin
     [7] juil.
     [8] août
     [9] sept.
     [10] oct.
     [11] nov.
    *[12] déc.
}
ui-me-replace = Pendant ton absence, d’autres peuvent donner ta place à un automa tout de suite, là où un automa peut jouer.
ui-me-replace-not = Pendant ton absence, ta place reste à toi comme d’habitude.
ui-me-give-seat = Absence : un automa peut jouer
ui-me-keep-seat = Absence : garder ma place
ui-me-only = Jouer mon seul coup pour moi
ui-me-only-ask = M’attendre à chaque tour
ui-me-only-plays = Quand tu ne peux faire qu’une seule chose, elle se fait toute seule, et la table le dit.
ui-me-only-waits = À chaque tour on t’attend, même quand tu ne peux faire qu’une seule chose.
ui-only-move = C’était le seul coup possible pour { $person }, il s’est donc joué tout seul.
ui-me-pictures = Dans ce qui n’est visible que par toi : { $how }.
ui-me-pictures-ask = Comment te montrer les images
ui-me-pictures-usual = images comme à la table
ui-me-pictures-large = grandes images, en deux moitiés
ui-me-pictures-words = des mots au lieu d’images
ui-me-listening = Ce qui n’est visible que par toi a des mots faits pour l’écoute.
ui-me-listen = Mots pour l’écoute
ui-me-listen-not = Mots comme à la table
ui-me-bad-zone = Je ne connais pas de fuseau horaire « { $typed } ». Rien n’a changé : écris une grande ville près de chez toi, par exemple Paris.
ui-me-bad-zone-near = « { $typed } » peut désigner plusieurs fuseaux : { $near }. Rien n’a changé : écris l’un d’eux en entier.
ui-me-day-over = Ce jour n’est plus à venir. Rien n’a changé : écris `/automa moi` et choisis-en un autre.
ui-your-turn = **C’est ton tour.**
ui-waits-turn = { $holder }, c’est ton tour : appuie sur **Jouer**.
ui-waits-person = { $holder }, { $seat } doit choisir : appuie sur **Jouer**.
ui-waits-automa = { $seat } réfléchit…
ui-waits-press = Ensuite : { $seat }.
ui-waits-other = On attend { $seat } ({ $holder }).
ui-answers = { $seat } répond.
ui-waits-any = { $seat } doit agir : toute personne assise ici appuie pour cette place.
ui-waits-free = { $seat } doit agir, mais la place est libre : sans place, **Rejoindre** ; sinon **Places**.
ui-automa-plays = L’automa joue.
ui-undo-agree = { $person } demande à annuler le dernier pas de « { $what } », que d’autres ont vu. Quelqu’un d’autre à la table est-il d’accord ?
ui-undo-to-agree = { $person } demande à annuler { $n } coups que d’autres ont vus. Quelqu’un d’autre à la table est-il d’accord ?
ui-undo-end-agree = { $person } demande à annuler la fin de la partie. Elle a révélé la graine, et avec elle l’ordre de toutes les cartes, tuiles et dés à venir ; la table le dira jusqu’à la fin. Tous les autres à la table sont-ils d’accord ?
ui-end-agree = { $person } demande à arrêter la partie : { $hands ->
    [yes] la graine et toutes les mains seront connues. Ça ne pourra pas être annulé
   *[no] la graine sera connue
}. Quelqu’un d’autre à la table est-il d’accord ?
ui-end-agreed = D’accord : arrêter la partie
ui-undo-agreed = D’accord : annuler
ui-seat-asleep = { $seat } dort : répondre à sa place
ui-slept = { $seat } dort : { $person } a laissé le bot répondre cette fois-ci.
ui-not-asleep = Cette personne est encore là : les autres ne peuvent agir pour elle qu’après { $hours } heures d’attente à la table, ou si elle a quitté le serveur. Rien n’a changé.
ui-already-asked = La question est déjà posée aux autres, plus haut : quelqu’un d’autre doit appuyer sur D’accord. Rien n’a changé.
ui-asked-by-another = { $person } l’a déjà demandé : appuie sur **D’accord** ou **Non** plus haut. Rien n’a changé.
ui-asked = Les autres à la table doivent dire s’ils sont d’accord. Rien n’a encore changé.
ui-disagree = Non
ui-agreed = { $person } est d’accord.
ui-disagreed = { $person } a dit non. Rien n’a changé.
ui-withdrawn = { $person } n’en veut plus. Rien n’a changé.
ui-agreed-to = Demandé par { $asker }, accepté par { $person }.
ui-agreed-back = Le dernier pas de « { $what } » a été annulé : demandé par { $asker }, accepté par { $person }.
ui-end-stands = Cette fin ne peut pas être annulée : elle a révélé à tous la graine et toutes les mains. Rien n’a changé ; **Rejouer** lance la partie suivante.
ui-request-void = Cette demande est dépassée : quelque chose s’est passé depuis. Rien n’a changé ; redemande si tu le veux toujours.
ui-needs-another = Une autre personne à la table doit être d’accord. Rien n’a changé.
ui-nothing-to-decide = Tu n’as rien à décider maintenant.
ui-not-yours = C’est à une autre place d’agir. Rien n’a changé.
ui-not-seated = Il faut avoir une place à cette table. Rien n’a changé ; **Places** montre qui est où.
ui-not-seated-ended = Il fallait avoir une place à cette table. Rien n’a changé ; `/automa commencer` lance une partie à toi.
ui-seat-nobody = La place qui doit agir est libre. Sans place, appuie sur **Rejoindre** ; avec une place, sur **Places** ou **Compléter avec des automas**. Rien n’a changé.
ui-already-seated = Tu as déjà une place à cette table. Rien n’a changé.
ui-seat-taken = Une autre personne a cette place. Rien n’a changé.
ui-seat-left = Un automa joue cette place pour quelqu’un qui l’a quittée : une personne de la table peut te la donner sous **Places**. Rien n’a changé.
ui-others-automa = Quelqu’un d’autre a placé cet automa, ou il joue pour cette personne ; tant que plusieurs personnes jouent, elle seule le change. Rien n’a changé.
ui-no-free-seat = Toutes les places sont prises. Rien n’a changé ; une place que joue un automa se reprend sous **Places**.
ui-knows-another = Tu as vu les cartes d’une autre place de cette partie, tu ne peux donc revenir qu’à cette place. Rien n’a changé.
