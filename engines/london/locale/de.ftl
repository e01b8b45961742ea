### Londons AutoMartin. Kurze Zeilen: ein Handy zeigt etwa 35 Zeichen in einer.

game-name = London
game-about = London: AutoMartin füllt seine Stadt mit Filtern
game-help =
    Ihr spielt nach den normalen Regeln. **AutoMartin** hat einen Baustapel und keine Hand: In jedem Zug gibt ihm eine Automakarte Pfund und Armut, und ihr Filter sagt, welche Karte er zieht: vom Bautableau, von den Bezirken oder vom Stadtstapel. Eure Hände tun, was die Nachricht sagt.
    • **Du meldest:** was Tableau, Bezirke oder Stadtstapel ändert, mit **Mein Zug** oder in einer Zeile: `tableau + Hospital, ?; genommen t2; platz 2 gekauft; gezogen 3`. Dann **Fertig**.
    • Felder heißen oben `t1` bis `t3`, unten `b1` bis `b3`, die Plätze der Bezirke 1 bis 3. `?` ist eine Karte, die du später nennst. Muss er zahlen: `zahlen 2 p1`.
    • Nach einer gedruckten Karte wird in einer Zeile gefragt: `Oxford Street braun c4 +8 v2 p-1` heißt Farbe, Kosten 4, Ertrag 8, Ansehen 2, eine Armut zurück. `e` ist Ansehen am Ende, `d` gezogene Karten, `!` eine Schlüsselkarte; was 0 ist, lässt du weg.
    • **Es endet, wenn** die letzte Stadtkarte genommen ist: Alle anderen haben noch einen Zug, dann fragt der Bot nach der Armut.
    • **Gleichstand:** Die wenigste Armut gewinnt, dann die meisten Bezirke; sonst wird geteilt.

## Die Optionen von /automa start london

name-players = spieler
name-level = stufe
name-first_seat = wer_beginnt
name-start_coins = startpfund
name-start_poverty = startarmut
name-coin_offset = pfund_extra
name-draw_another_limit = karten_extra
name-due_short = zu_wenig
name-board_overflow = tableau_voll
name-last_turns = letzte_züge
name-coins_per_prestige = pfund_pro_ansehen
name-poverty_table = armutstabelle
option-automas = Wie viele AutoMartins
option-players = Wie viele Menschen
option-level = Wie stark AutoMartin ist
option-level-I = I: Karten der Stufe I
option-level-II = II: Stufen I, II
option-level-II-about = II: Stufen I, II; 13–25 Punkte mehr als I
option-level-III = III: alle Stufen
option-level-III-about = III: alle Stufen; 31–50 Punkte mehr als I
option-deck = Welche Automakarten
option-deck-recorded = 20 Karten, von Dritten notiert
option-deck-designed = 28 Karten, für diesen Bot erdacht
option-deck-own = Deine eigenen, mit /automa stapel
option-first_seat = Wer beginnt
option-first_seat-p1 = Spieler 1
option-first_seat-p2 = Spieler 2
option-first_seat-p3 = Spieler 3
option-first_seat-a1 = AutoMartin 1
option-first_seat-a2 = AutoMartin 2
option-first_seat-a3 = AutoMartin 3
option-start_coins = Pfund am Anfang
option-start_poverty = Armut am Anfang; 1. Edition: 5
option-coin_offset = Kommt zu den Pfund jeder Automakarte
option-draw_another_limit = Weitere Automakarten in einem Zug
option-due_short = AutoMartin kann Mitspieler nicht bezahlen
option-due_short-whole = Vorrat zahlt alles
option-due_short-gap = Vorrat zahlt den Rest
option-board_overflow = Welche Reihe bei vollem Tableau geht
option-board_overflow-oldest_row = Die zuerst voll war
option-board_overflow-top_row = Obere Reihe
option-board_overflow-bottom_row = Untere Reihe
option-last_turns = Nach der letzten Stadtkarte
option-last_turns-one_each = Noch ein Zug für alle anderen
option-last_turns-finish_round = Runde zu Ende
option-coins_per_prestige = Pfund für 1 Ansehen am Ende
option-poverty_table = Was Armut am Ende kostet
option-poverty_table-first_edition = 1. Edition
option-poverty_table-own = Am Ende gefragt

## Die Optionen in Kürze, in der Nachricht vom Anfang

chosen-automas = { $value ->
    [one] { $value } AutoMartin
   *[other] { $value } AutoMartins
 }
chosen-players = { $value ->
    [one] { $value } Spieler
   *[other] { $value } Spieler
 }
chosen-level = Stufe { $value ->
    [I] I
    [II] II
   *[III] III
 }
chosen-deck = { $value ->
    [recorded] notiert
    [designed] erdacht
   *[own] eigener Stapel
 }
chosen-first_seat = { $value ->
    [p1] Spieler 1
    [p2] Spieler 2
    [p3] Spieler 3
    [a1] AutoMartin 1
    [a2] AutoMartin 2
   *[a3] AutoMartin 3
 } beginnt
chosen-start_coins = { $value ->
    [one] { $value } Pfund
   *[other] { $value } Pfund
 }
chosen-start_poverty = { $value } Armut
chosen-coin_offset = Pfund { $value }
chosen-draw_another_limit = { $value ->
    [one] { $value } Karte mehr
   *[other] { $value } Karten mehr
 }
chosen-due_short = { $value ->
    [gap] Vorrat zahlt Rest
   *[whole] Vorrat zahlt alles
 }
chosen-board_overflow = { $value ->
    [top_row] obere Reihe geht
    [bottom_row] untere Reihe geht
   *[oldest_row] älteste Reihe geht
 }
chosen-last_turns = { $value ->
    [finish_round] Runde zu Ende
   *[one_each] noch je ein Zug
 }
chosen-coins_per_prestige = { $value ->
    [one] { $value } Pfund = 1
   *[other] { $value } Pfund = 1
 }
chosen-poverty_table = { $value ->
    [own] eigene Tabelle
   *[first_edition] 1. Edition
 }

## Was man in einer Zeile tippen darf

typed-board = tableau
typed-took = genommen, nahmen
typed-slot = platz
typed-bought = gekauft, kauften
typed-drew = gezogen, zogen
typed-due = zahlen, schuldet
typed-effect = effekt, wirkung
typed-coins = pfund
typed-poverty = armut
typed-prestige = ansehen
typed-row = reihe
typed-top = oben
typed-bottom = unten
typed-gone = weg
typed-empty = leer
typed-later = später, spaeter
typed-last = letzte
typed-borough = bezirk
typed-brown = braun
typed-blue = blau
typed-pink = rosa
typed-grey = grau

## Karten, Felder, Spieler

card = { $name }
printed-line = { $line }
# It stands at the beginning of lines and within them, like a card's name.
unknown-card = Unbenannte Karte
nothing-there = nichts
candidate = { $card } ({ $where })
place = { $place }
slot = Platz { $n }
from-deck = Stadtstapel
seat-only = AutoMartin
seat-automa = AutoMartin { $n }
seat-person = Spieler { $n }
seat-marked = { $icon } { $seat }
in-order = { $seat }
in-order-separator = {" "}→{" "}
in-title = { $card }
in-title-separator = {" "}und{" "}
# It stands after "an" only.
the-supply = den Vorrat
a-player = einen Mitspieler
automa-deck = der Automastapel
automa-card = { $id }
filter-line = { $line ->
    [development_board] Bautableau
    [borough] Bezirke
    [city_deck] Stadtstapel
    [coins] Pfund
    [poverty] Armut
    [prestige] Ansehen
    [first] erste
   *[last] letzte
 }
section-resources = { $coins ->
    [one] { $coins } Pfund
   *[other] { $coins } Pfund
 }, { $poverty } Armut
section-crucial = Schlüsselkarten
section-action = { $action ->
    [discard_city] Stadtkarte beiseite
    [skip_next] Karte auslassen
   *[draw_another] noch eine Karte
 }

stand-in-usual = Menschen nehmen, bauen und kaufen so oft wie üblich, mit Karten der 1. Edition; Armut zählt nicht.
stand-in-idle = Menschen ziehen eine Karte pro Zug und lassen Tableau und Bezirke in Ruhe; Armut zählt nicht.

## Was als Nächstes kommt und was gemeldet werden kann

offer-turn = Am Zug: { $seat }
offer-done = { $seat } ist fertig
offer-end = Punkte zählen
group = { $kind ->
    [take] Vom Tableau genommen
    [put] Aufs Tableau gelegt
    [put-more] Aufs Tableau gelegt, weitere
    [put-other] Aufs Tableau gelegt, andere Teile
    [decks] Bezirke und Stadtstapel
    [martin] Was AutoMartin traf
   *[table] Reihen und Teile
 }
report-take = Genommen: { $card } ({ $where })
report-put-unknown = Eine Karte gelegt, Name später
report-put = Gelegt: { $name }
report-buy = Gekauft: { $card } ({ $where })
report-drew = Gezogen: { $n ->
    [one] { $n } Stadtkarte
   *[other] { $n } Stadtkarten
 }
report-section = Teil { $section ->
    [A] A
   *[B] B
 } vom Stadtstapel ist leer
report-out = Letzte Stadtkarte genommen: { $who }
report-row = Die { $row ->
    [top] obere
   *[bottom] untere
 } Reihe ist aus dem Spiel
report-due = { $who } schuldet { $n }: { $to ->
    [player] einem Mitspieler
   *[supply] dem Vorrat
 }
report-effect = { $who }: { $what ->
    [coins] Pfund
    [poverty] Armut
   *[prestige] Ansehen
 } { $change }

## Fragen

ask-board = Was liegt auf dem Tableau?
ask-borough = Welche Bezirke liegen offen?
ask-one-board = Was liegt auf { $where }?
    Mit Werten der 1. Edition: vergleiche.
    Andere Karte oder andere Werte: eintippen.
ask-one-borough = Welcher Bezirk liegt auf { $where }?
    Mit Werten der 1. Edition: vergleiche.
    Andere Werte: eintippen.
it-is-empty = Da liegt nichts
choose-board = Die Karte, Werte wie gezeigt
choose-borough = Der Bezirk, Werte wie gezeigt
at-place = { $where }
at-place-printed = { $where }, wie in der 1. Edition
ask-city = Welche Stadtkarte ist aufgedeckt?
    Mit Werten der 1. Edition: vergleiche.
    Andere oder letzte Karte: eintippen; dazu `letzte`.
choose-city = Die Karte, Werte wie gezeigt
choose-aside = Die Karte, Werte wie gezeigt
answer-in-a-word = { $word ->
    [later] Später nennen
    *[empty] Der Stapel ist leer
    }
ask-values = Was steht auf { $name }?
    Gezeigt ist die 1. Edition.
ask-aside = Welche Karte kommt aufs Tableau?
    Mit Werten der 1. Edition: vergleiche.
    Andere oder letzte Karte: eintippen; dazu `letzte`.
ask-deck = Ist der Stadtstapel leer?
ask-automa-card = Welche Automakarte liegt oben?
ask-table = Was kostet übrige Armut?
    Für 0, 1, 2 … übrig; +3: 3 für jede weitere.
ask-rivals = Menschen am Ende
    Armut von AutoMartin: { $poverty }
    Gib von jedem Armut und Summe an.
    Summe: alle Punkte, Pfund mitgezählt,
    Armut schon abgezogen.
ask-poverty = { $who }: Armut
ask-total = { $who }: Summe am Ende
ask-tie = Gleichstand: Wie viele Bezirke?
ask-boroughs = { $who }: Bezirke

## Was geschah

event-start = AutoMartin spielt { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
 }, Stufe { $level ->
    [I] I
    [II] II
   *[III] III
 }.
event-start-deck = { $deck ->
    [recorded] Der Stapel: von Dritten notiert, nicht geprüft.
    [designed] Der Stapel: hier erdacht, nicht das Original.
   *[own] Der Stapel: euer eigener.
 }
event-start-values = { $n ->
    [0] Kartenwerte: 1. Edition, bis ihr sie bestätigt.
    [one] { $n } Karte nach euren Angaben, sonst 1. Edition.
   *[other] { $n } Karten nach euren Angaben, sonst 1. Edition.
 }
event-start-order = Reihenfolge: { $seats }
# $who: whose card it is
event-flipped = Die Automakarte { $id }, Stufe { $level ->
    [I] I
    [II] II
   *[III] III
 }: { $sections }.
event-reshuffled = { $n ->
    [one] Die eine Automakarte ist wieder der Stapel.
   *[other] Die { $n } Automakarten werden neu gemischt.
 }
event-resources = Er bekommt { $coins ->
    [0] { $poverty ->
        [0] weder Pfund noch Armut
       *[other] { $poverty } Armut
     }
    [one] { $coins } Pfund{ $poverty ->
        [0] {""}
       *[other] {" "}und { $poverty } Armut
     }
   *[other] { $coins } Pfund{ $poverty ->
        [0] {""}
       *[other] {" "}und { $poverty } Armut
     }
 }.
event-crucial = { $card } ist eine Schlüsselkarte: Sie wird von { $where } gezogen.
event-no-filter = Kein Filter: Es wird nichts gezogen.
event-no-card = { $refused ->
    [0] Da ist nichts zu ziehen: { $source }.
   *[other] Da ist nur, was zu teuer war: { $source }.
 }
event-no-city-card = Es gibt keine Stadtkarte mehr zu ziehen.
event-chosen = { $card } wird von { $where } gezogen.
event-chosen-borough = { $card } wird von { $where } gezogen.
event-drawn-deck = { $card } wird vom Stadtstapel gezogen.
event-drawn-icon = { $card } wird durch ein Symbol gezogen.
event-no-more-draws = Für { $card } gibt es keine Stadtkarte mehr zu ziehen.
event-paid = { $price ->
    [one] { $price } Pfund bezahlt für { $card }.
   *[other] { $price } Pfund bezahlt für { $card }.
 }
event-stacked = { $card } kommt auf den Baustapel.
event-borough = { $card } ist gekauft.
event-bonus = { $card } ist eine Schlüsselkarte: { $points } Ansehen.
event-icons = { $card }: { $what }
event-too-dear = { $card } kostet { $price }, AutoMartin hat { $coins }: Die Karte kommt auf { $where }.
event-borough-too-dear = { $card } ({ $where }) kostet { $price }, AutoMartin hat { $coins }: Der Bezirk kommt unter den Bezirksstapel.
event-row-gone = Die { $row ->
    [top] obere
   *[bottom] untere
 } Reihe kommt aus dem Spiel: { $cards }.
event-slot-empty = { $where } bleibt leer.
event-slot-filled = Ein neuer Bezirk kommt auf { $where }.
event-slot-named = { $card } kommt auf { $where }.
event-aside = { $card }: Stadtstapel → { $where }
event-nothing-aside = Keine Stadtkarte da, um sie aufs Tableau zu legen.
event-skipped = { $id } wird ausgelassen.
event-another = Eine weitere Automakarte folgt.
event-no-further = Keine weitere Automakarte: mehr als { $n } gibt es nicht.
event-noted = Notiert: { $line }
# $who: whose turn it is
event-deck-out = Der Stadtstapel ist leer: Das Ende beginnt. Am Zug: { $who }.
event-deck-empty = Der Stadtstapel ist leer.
event-last-turns = { $n ->
    [one] Letzter Zug
   *[other] Letzte Züge
 }: { $seats }
event-no-more-turns = Niemand hat noch einen Zug.
event-person-done = { $who } ist fertig.
# Told by earlier versions
# Told before it was said who had put it there.
event-reported-slot = { $card } liegt auf { $where }.
event-reported-put = { $card } liegt auf { $where }.
event-reported-board = Auf dem Tableau: { $cards }.
event-reported-take = { $card } wurde von { $where } genommen.
event-reported-buy = { $card } wurde von { $where } gekauft.
event-reported-drew = { $n ->
    [one] { $n } Stadtkarte wurde gezogen.
   *[other] { $n } Stadtkarten wurden gezogen.
 }
event-reported-section = Teil { $before ->
    [A] A
   *[B] B
 } ist leer: Jetzt kommt { $section ->
    [B] B
   *[C] C
 }.
event-due-paid = { $who } zahlt { $n } an { $to }.
# $paid: what AutoMartin pays itself
event-due-short = { $paid ->
    [0] Der Vorrat zahlt { $n } an { $to }; { $who } zahlt nichts.
   *[other] { $who } zahlt { $paid }, der Vorrat { $n } an { $to }.
 }
event-due-lapsed = { $paid ->
    [0] { $who } kann { $n } an den Vorrat nicht zahlen: Das verfällt.
   *[other] { $who } zahlt { $paid }; die übrigen { $n } an den Vorrat { $n ->
        [one] verfallen
       *[other] verfallen
     }.
 }
event-effect = { $who }: { $what ->
    [coins] Pfund
    [poverty] Armut
   *[prestige] Ansehen
 } { $change }, jetzt { $now }. { $reason }
event-fixed = { $field }: { $after } (war { $before })
event-poverty-table = Armut kostet { $costs }, dann je { $each }.
event-poverty-left = { $n } Armut minus { $least }, die wenigste von allen: { $left } übrig.
event-poverty-cost = { $left } übrig { $left ->
    [one] kostet
   *[other] kosten
 } { $cost }. Für 0, 1, 2 … übrig: { $costs }, dann { $each } für jede weitere.
event-final = Ansehen { $prestige }, Karten { $cards }, Bezirke { $boroughs }, Pfund { $coins }, Armut { $poverty }: { $total }.
event-winner = { $seats } gewinnt.
event-shared = { $seats } teilen sich den Sieg.
event-no-totals = Vergleicht die Summe von AutoMartin mit euren.

gain-coins = +{ $n ->
    [one] { $n } Pfund
   *[other] { $n } Pfund
 }
gain-paid = −{ $n ->
    [one] { $n } Pfund
   *[other] { $n } Pfund
 }
gain-prestige = +{ $n } Ansehen
gain-poverty = +{ $n } Armut
lose-poverty = −{ $n } Armut
gist-money = { $parts }
gist-stacked = { $card }: { $source } → Baustapel
gist-all-stacked = { $parts } → Baustapel
piece-stacked = { $card }: { $source }
gist-deck-stacked = { $parts }: { $source } → Baustapel
piece-card = { $card }
gist-put = { $card } → { $where }
gist-puts = { $parts }
gist-borough = { $card }: von { $source }
gist-too-dears = Zu teuer: { $parts }
gist-too-dear = { $card }: zu teuer → { $where }
gist-borough-too-dear = { $card }: teuer → Bezirksstapel
gist-flipped = { $n ->
    [one] Automakarte { $ids }
   *[other] Automakarten { $ids }
 }
gist-board = Das Tableau wie gemeldet: { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
 }
gist-noted = { $n ->
    [one] { $n } Karte notiert für später
   *[other] { $n } Karten notiert für später
 }
gist-deck-out = { $n ->
    [one] Stadtstapel leer. Letzter Zug: { $seats }
    [2] Stapel leer. Letzte: { $seats }
   *[other] Stadtstapel leer: alle anderen noch ein Zug
 }
gist-no-more-turns = Stadtstapel leer: kein Zug mehr
gist-leaves = { $card }: gelegt, geht mit der Reihe
gist-row-gone = { $row ->
    [top] Obere
   *[bottom] Untere
 } Reihe geht: { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
 }, { $row ->
    [top] untere rückt hoch
   *[bottom] obere rückt runter
 }
gist-slot-named = { $card } → { $where }
gist-slot-filled = Nächster Bezirk → { $where }
gist-aside = { $card }: Stadtstapel → { $where }
gist-no-card = { $refused ->
    [0] Nichts
   *[other] Sonst nichts
 } zu ziehen: { $source }
gist-due-paid = { $who } zahlt { $n } an { $to }
gist-due-lapsed = { $paid ->
    [0] { $who } kann nicht zahlen: verfällt
   *[other] { $who } zahlt { $paid }
 }
gist-due-short = { $paid ->
    [0] Vorrat zahlt { $n } an { $to }
   *[other] { $who } zahlt { $paid }, Vorrat { $n }
 }
gist-effect = { $who }: { $what ->
    [coins] Pfund
    [poverty] Armut
   *[prestige] Ansehen
 } { $change }, jetzt { $now }

title-turn = { $seat } { $done }
title-done = { $short }
title-nothing = bekommt keine Karte
title-plays = spielt { $id }
title-many = bekommt { $n } Karten
title-gains = bekommt { $cards }
title-winner = { $seats } gewinnt
title-shared = Geteilter Sieg: { $seats }
title-no-totals = Das Spiel ist aus

by-coins = meiste Pfund netto
by-poverty = wenigste Armut netto
by-prestige = meistes Ansehen
by-first = die erste
by-last = die letzte
by-total = meistes Ansehen insgesamt
by-least-poverty = wenigste Armut
by-boroughs = meiste Bezirke

## Was falsch ist

not-legal-now = Das geht jetzt nicht: { $move }.
game-is-over = Das Spiel ist aus.
too-many-seats = London ist für 2 bis 4 Spieler: { $automas ->
    [one] { $automas } AutoMartin
   *[other] { $automas } AutoMartins
 } und { $people ->
    [one] { $people } Mensch
   *[other] { $people } Menschen
 } sind zu viele.
no-first-seat = Da sitzt niemand, der beginnen kann. Am Tisch: { $people ->
    [one] { $people } Mensch
   *[other] { $people } Menschen
 }, { $automas ->
    [one] { $automas } AutoMartin
   *[other] { $automas } AutoMartins
 }.
no-own-deck = Du hast noch keinen eigenen Automastapel: Gib seine Datei an `/automa stapel` (Spiel: London). Es wurde nichts begonnen.
no-card-of-level = Dein Stapel hat keine Karte der Stufe { $level } oder darunter. Es wurde nichts begonnen.
bad-token = „{ $word }“ (Wort { $n }) ist kein Wert: Hier gehört eine Farbe, c4, a2, +8, v2, e3, p-1, d2 oder ! hin. Setz einen Namen mit so einem Wort in Anführungszeichen.
bad-many-values = Eine Karte hat höchstens { $most } Werte.
bad-first-word = „{ $word }“ sieht wie ein Wert aus. Setz einen Namen mit so einem Wort in Anführungszeichen.
bad-sign = Setz einen Namen mit „{ $sign }“ in Anführungszeichen. Eine Datei hat eine Karte pro Zeile oder ist JSON.
bad-misspelt = Meintest du „{ $near }“? Setz einen anderen Namen in Anführungszeichen: „"{ $name }"“.
bad-unknown-card = Was steht auf „{ $name }“? Tipp die Werte nach dem Namen, etwa c4 +8; c0, wenn die Karte keine hat.
bad-misspelt-unknown = Was steht auf „{ $name }“? Tipp die Werte nach dem Namen, etwa c4 +8; c0, wenn die Karte keine hat. Oder meintest du { $near }?
meant-card = „{ $name }“
meant-card-separator = {" "}oder{" "}
bad-misspelt-print = „{ $name }“ steht auf Karten mehrerer Teile. Ist es { $near }? Die in Anführungszeichen ist die frühere.
bad-several-cards = „{ $one }“ und „{ $other }“ sind zwei Karten. Kommas trennen die Karten nach „tableau +“ und „tableau =“, „;“ trennt alles andere. Ist es eine Karte, setz ihren Namen in Anführungszeichen.
bad-more = Hier wird nach einer Karte gefragt, und nach „;“ folgt mehr: „{ $part }“.
bad-no-values = „{ $name }“ ist keine bekannte Karte und hat keine Werte. Hat sie wirklich keine, setz ihren Namen in Anführungszeichen.
bad-several-places = Melde jede Karte für sich: „genommen { $one }; genommen { $other }“.
bad-bought = { $name } ist der gekaufte Bezirk. Danach kannst du den Bezirk nennen, der auf Platz { $n } kam.
bad-no-name = Der Name der Karte fehlt. Er steht vor den Werten und vor `letzte`.
bad-no-card = „{ $word }“ ist kein Name einer Karte. Heißt eine Karte so, setz das in Anführungszeichen.
bad-no-answer = „{ $word }“ ist kein Name einer Karte. Tipp ihren Namen oder: { $words }.
bad-name = Ein Name hat höchstens { $most } sichtbare Buchstaben und kein Semikolon.
bad-quotes = Die Anführungszeichen um den Namen sind nicht geschlossen.
bad-colours = Eine Karte hat eine Farbe, und hier sind zwei: „{ $one }“ und „{ $other }“.
bad-colour = „{ $word }“ ist hier keine Farbe: braun, blau, rosa oder grau. Setz einen Namen, der so endet, in Anführungszeichen.
bad-last = „{ $word }“ ist kein Teil eines Namens. Setz es einmal ans Ende, wenn das die letzte Karte des Stapels war.
bad-cost = Eine Karte hat von jeder Art einen Preis, und hier sind zwei: „{ $one }“ und „{ $other }“.
bad-bare-name = Tipp auch die Werte von { $name }, etwa „{ $line }“; c0, wenn deine keine hat.
bad-city-card = { $name } ist eine Stadtkarte; hier liegt ein Bezirk.
bad-borough = { $name } ist ein Bezirk; hier liegt eine Stadtkarte.
bad-copies = { $name } gibt es nur einmal: Der Bezirk ist schon im Spiel. Ist deiner ein anderer, setz seinen Namen in Anführungszeichen: „"{ $name } 2"“.
bad-place = Es gibt kein Feld { $place }. Auf dem Tableau: { $board }.
bad-empty-place = Auf { $place } liegt nichts. Auf dem Tableau: { $board }.
bad-left-place = Ein früherer Teil der Zeile leert { $place }. Jetzt auf dem Tableau: { $board }.
bad-left-already = Ein früherer Teil der Zeile nimmt „{ $name }“ weg. Jetzt auf dem Tableau: { $board }.
bad-not-there = „{ $name }“ liegt nicht auf dem Tableau. Dort: { $board }.
bad-there-twice = „{ $name }“ liegt dort mehr als einmal: Sag das Feld. Auf dem Tableau: { $board }.
bad-row = In der { $row ->
    [top] oberen
   *[bottom] unteren
 } Reihe liegt nichts.
bad-slot = Auf Platz { $n } liegt kein Bezirk.
bad-board = Das Tableau hat { $most } Felder: „-“ ist ein leeres.
bad-drew = Auf einmal werden 1 bis { $most } Stadtkarten gemeldet. Haben wirklich so viele den Stapel verlassen, berichtige die Zahl mit `/automa ändern`.
bad-drew-left = Nach der Zählung { $left ->
    [one] ist noch { $left } Stadtkarte
   *[other] sind noch { $left } Stadtkarten
 } übrig. Melde nicht mehr als diese, oder berichtige die Zahl mit `/automa ändern`.
bad-deck-out = Der Stadtstapel ist schon leer.
bad-effect = AutoMartin hat nur { $now } { $what ->
    [coins] { $now ->
        [one] Pfund
       *[other] Pfund
     }
   *[prestige] Ansehen
 }.
bad-report = Hier gehört „tableau + Hospital, ?“, „tableau = School, -, ?“, „genommen t2“, „platz 2 gekauft“, „gezogen 3“, „zahlen 2 p1“, „effekt armut +2“ oder „reihe oben weg“ hin.
bad-list = Setz Kommas zwischen die Karten; ? ist eine Karte, die niemand nennt.
bad-martin = Es gibt keinen AutoMartin { $n }: { $most ->
    [one] Es spielt nur einer
   *[other] Sie haben die Nummern 1 bis { $most }
 }.
bad-payee = „{ $name }“ sitzt nicht hier. Wen AutoMartin bezahlen kann: { $payees }.
bad-whose = Sag, wen du meinst: „martin 1: { $part }“, bis martin { $most }.
bad-number-or-none = Es ist eine Zahl bis { $most } oder nichts.
bad-table = Hier gehört hin, was 0, 1, 2 … übrig kosten, dann „+“ und was jede weitere kostet: 0 1 1 2 3 5 +3.
bad-table-number = „{ $word }“ ist zu groß: Ein Preis hat höchstens zwei Ziffern.
bad-report-here = „{ $part }“ ist eine Meldung und keine Karte: Melde es, wenn keine Frage offen ist.
bad-other-card = Das ist eine andere Karte. Gefragt sind die Werte von { $name }.
bad-many-cards = Höchstens { $most } Karten können aufgezählt werden.
bad-section = Es ist A, B oder C.
bad-pile = Hier gehören IDs von Automakarten im Spiel hin, jede einmal.
bad-turn = Es muss jemand sein, der noch einen Zug hat: { $seats }.
no-such-field = Es gibt nichts zu ändern, das „{ $field }“ heißt.
bad-card-entry = Hier gehört die Zeile einer Karte hin, etwa „Oxford Street braun c4 +8 v2 p-1“.
bad-deck-card = Hier gehört eine Automakarte hin: id, level, coins, poverty, filters, action.
bad-deck-field = „{ $field }“ ist kein Feld einer Automakarte: Sie hat id, level, coins, poverty, crucial, filters und action.
bad-deck-missing = Das Feld „{ $field }“ fehlt.
bad-deck-gain = { $field } muss eine Zahl von 0 bis { $most } sein.
bad-deck-word = { $field ->
    [id] „{ $word }“ ist keine ID: Sie hat höchstens 12 Buchstaben und Ziffern.
    [level] „{ $word }“ ist keine Stufe: I, II oder III.
    [crucial] „{ $word }“ kann nicht bei crucial stehen: true oder false.
   *[action] „{ $word }“ ist keine Aktion: discard_city, skip_next oder draw_another.
 }
bad-deck-filters = filters muss eine Liste von höchstens { $most } Zeilen sein.
bad-deck-action = „{ $action }“ ist keine Aktion: discard_city, skip_next oder draw_another.
bad-filter-line = „{ $line }“ ist keine Filterzeile: zuerst board, borough oder deck, dann coins, poverty, prestige, first oder last.
bad-filter-begin = Ein Filter beginnt mit board, borough oder deck, nicht mit „{ $line }“.
bad-filter-middle = „{ $line }“ steht nur am Anfang eines Filters.

## Berichtigungen

fix-place = Karte: { $where }
fix-board = Das ganze Tableau
fix-city-left = Karten im Stadtstapel
fix-section = Teil des Stadtstapels
fix-borough-deck = Der Bezirksstapel, oberster zuerst
fix-automa-pile = Automakarten, die offen liegen
fix-table = Was Armut kostet
fix-turn = Wer am Zug ist
fix-number = { $who }: { $what ->
    [coins] Pfund
    [poverty] Armut
   *[prestige] Ansehen bisher
 }
fix-stack = { $who }: Baustapel
fix-boroughs = { $who }: Bezirke
fix-card = Werte von { $name }
hint-place = eine Karte, ? oder leer
hint-board = Karten nach Feldern; - ist keine, ? unbekannt
hint-slot = ein Bezirk, ? oder leer
hint-city-left = eine Zahl bis { $most } oder ?
hint-section = A, B oder C
hint-boroughs = Bezirke mit Kommas, ? für einen unbekannten
hint-automa-pile = IDs, die neueste zuletzt
hint-table = 0 1 1 2 3 5 7 9 11 13 15 +3
hint-turn = eins von { $seats }
hint-number = eine ganze Zahl
hint-cards = Karten mit Kommas dazwischen
hint-line = die Zeile der Karte, mit Namen

## Anzeige und Punkte

panel-title = London
panel-turn = Am Zug: { $seat }
panel-score = Alle Züge sind gespielt: Zählt die Punkte.
panel-last-turn = Am Zug: { $seat }, letzter Zug
panel-last = Der Stadtstapel ist leer.
panel-seat-name = { $seat }
panel-seat = { $coins ->
    [one] { $coins } Pfund
   *[other] { $coins } Pfund
 } · { $poverty } Armut · { $prestige } Ansehen
panel-footer = Stufe { $level ->
    [I] I
    [II] II
   *[III] III
 } · { $deck ->
    [recorded] notierter Stapel
    [designed] erdachter Stapel
   *[own] eigener Stapel
 } · { $left ->
    [-1] Stadtstapel: ?
    [one] { $left } Stadtkarte
   *[other] { $left } Stadtkarten
 }
score-final = { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
score-so-far = { $seat }: bisher { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
score-before-poverty = Armut kommt am Ende dazu.
score-compare = Vergleicht das mit euren Summen.
# $by: what decided at equal points, $n: what the seat had of it
score-final-level = { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }, { $by ->
    [by-least-poverty] { $n } Armut
   *[by-boroughs] { $n ->
        [one] { $n } Bezirk
       *[other] { $n } Bezirke
     }
 }
score-tie = Gleichstand, { $by }.
score-part = { $part ->
    [prestige] Ansehen
    [cards] Baustapel
    [boroughs] Bezirke
    [coins] Pfund
   *[poverty] Armut
 }
score-points = { $n }

## Wie der echte Tisch aufgebaut wird

set-up-board = Tableau: 2 Reihen zu { $columns } Feldern.
set-up-coins = { $automas ->
    [one] AutoMartin
   *[other] AutoMartins
 }: { $automas ->
    [one] {""}
   *[other] {"je "}
 }{ $coins ->
    [one] { $coins } Pfund
   *[other] { $coins } Pfund
 }, { $poverty } Armut.
set-up-city = Stadtstapel A, B, C: { $hand } Handkarten.
set-up-boroughs = Bezirke: City, Westminster, Southwark.
# $n: of so many cards the group has confirmed the values
set-up-sources = { $deck ->
    [recorded] Stapel von Dritten
    [designed] Stapel hier erdacht
   *[own] Euer eigener Stapel
 }; { $n ->
    [0] Werte der 1. Edition
    [one] 1. Edition außer { $n } Karte
   *[other] 1. Edition außer { $n } Karten
 }

## Bilder

colour = { $colour ->
    [brown] braun
    [blue] blau
    [pink] rosa
   *[grey] grau
 }
picture-board = Bautableau
picture-legend = 1E: 1. Edition
picture-mark = 1E
picture-city = { $left ->
    [-1] Stadtstapel { $section }: ?
    [0] Stadtstapel: leer
    [one] Stadtstapel { $section }: { $left } Karte
   *[other] Stadtstapel { $section }: { $left } Karten
 }
picture-empty = leer
picture-known = { $card } { $values }
picture-printed = { $card } { $values } (1. Edition)
picture-line = { $where }: { $what }
picture-listed = { $parts }
picture-in-force = { $line } (entschieden)
picture-card = { $id }, Stufe { $level ->
    [I] I
    [II] II
   *[III] III
 }: { $lines }
picture-numbers = { $seat }: { $coins ->
    [one] { $coins } Pfund
   *[other] { $coins } Pfund
 }, { $poverty } Armut, { $prestige } Ansehen, +{ $end } am Ende
picture-listed-cards = { $kind ->
    [stack] Baustapel
   *[boroughs] Bezirke
 } ({ $n }): { $cards }
picture-head = { $id } · Stufe { $level ->
    [I] I
    [II] II
   *[III] III
 }
picture-no-card = Noch keine Karte
picture-stack = Baustapel: { $n }
picture-boroughs = Bezirke: { $n }
picture-more = und noch { $n }
picture-prestige = { $now } +{ $end }
picture-unit = { $what ->
    [coins] Pfund
    [poverty] Armut
   *[prestige] Ansehen
 }
picture-score-so-far = Punkte bisher
picture-score-final = Endstand
picture-score-seat = { $seat } { $n }
