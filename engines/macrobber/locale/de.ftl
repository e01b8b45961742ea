### MacRobber. Kurze Zeilen: ein Telefon zeigt etwa 35 Zeichen in einer.

game-name = MacRobber
game-about = MacRobber: eine ganze Partie für 3 bis 5 Clans, Menschen und Automas gemischt
signs = 🟨 gelb, 🟦 blau, 🟩 grün, 🟥 rot, 🐄 Rind, 🏰 Burg, ⛪ Kloster, 🏞, 🎶, 🎵, ▫, ⚔, 🏆
game-help =
    Du führst einen Clan. **Die meisten Punkte gewinnen.** Nur du siehst deine Karten.
    In deinem **Zug** ziehst du 6 Steine und benutzt höchstens 4 davon für bis zu 2 verschiedene Aktionen (der letzte Clan einer Runde: 1 Aktion):
    🐄 Rind: 1 rot auf ein freies Landgut
    🏰 Burg: 2 blau auf ein freies Landgut
    ⛪ Kloster: 3 grün auf ein freies Landgut
    🟨 Krieger: 1 gelb. Für jeden hast du eine Karte.
    🟦 Dudelsackspieler: 1 blau. Einer macht eine Karte im Raubzug um 1 stärker, einmal.
    🟩 Mönche: 1 oder 2 grün
    🏞️ Landgut, höchstens 6: 1 gelb mit 1 rot oder 2 grün; gelb und grün auch aus deinem Hof
    🎶 Barde: 1 blau, keine andere Aktion. Ein anderer Hof verliert 1 oder 2 Steine; von 2 darfst du 1 behalten.
    Dann ein **Raubzug** gegen einen Clan, oder Karten tauschen, oder keins von beiden.
    Im **Raubzug** legt jede Seite 3 Karten, einzeln oder mehrere auf einmal; die höhere gewinnt. Wer mehr davon gewinnt: 1 Punkt und Beute, oder 2, wenn es keine gibt. Unentschieden: 1. Verloren: −1, der Verteidiger erhält 2.
    Nach jeder **Runde**: meistes Grün 3, zweitmeistes 2. Jedes Rind 1, die meisten Rinder noch 2. Jedes Blau 1, minus die meisten Rinder eines anderen Clans. Meistes Gelb: „Größte Gefolgschaft“; wer sie hat, darf Steine neu ziehen.
    • **Du meldest:** nichts, der Bot merkt sich alles.
    • **Es endet, wenn** der Beutel weniger als 6 Steine hat; oder, sobald ein Clan im roten Bereich ist, wenn die Zahl des Landguts, das jede Runde aufgedeckt wird, höchstens so hoch ist wie die Punkte des Führenden.
    • **Gleichstand:** Der Sieg wird geteilt.

## Die Optionen von /automa start macrobber

name-card_counts = karten
name-estate_counts = landgüter
name-red_area = roter_bereich
name-exchange = tauschen
name-asleep = schläfer
option-seats = Wie viele Clans spielen
option-card_counts = Wie viele Karten jedes Werts (erdacht: Die gedruckten Zahlen sind unbekannt)
option-card_counts-13-20-20-14 = 1 ×13, 2 ×20, 3 ×20, 4 ×14
option-card_counts-16-20-18-13 = 1 ×16, 2 ×20, 3 ×18, 4 ×13
option-card_counts-10-18-23-16 = 1 ×10, 2 ×18, 3 ×23, 4 ×16
option-card_counts-17-17-17-16 = 1 ×17, 2 ×17, 3 ×17, 4 ×16
option-estate_counts = Wie viele Landgüter jeder Zahl (erdacht: Die gedruckten Zahlen sind unbekannt)
option-estate_counts-one-42 = 30 bis 41 zweimal, 42 einmal
option-estate_counts-one-36 = 30 bis 42 zweimal, nur 36 einmal
option-estate_counts-one-30 = 31 bis 42 zweimal, 30 einmal
option-red_area = Das erste Feld im roten Bereich, wo das Spiel enden kann
option-exchange = Wie viele Karten man tauschen darf
option-exchange-up_to_3 = Bis zu 3 Karten
option-exchange-exactly_3 = Genau 3 Karten oder keine
option-asleep = Was für jemanden antwortet, der schläft
option-asleep-default = Die Antwort, die die Regeln vorsehen
option-asleep-automa = Ein Automa

## Die Optionen in Kürze, in der Nachricht vom Start

chosen-seats = { $value } Clans
chosen-card_counts = Karten { $value }
chosen-estate_counts = { $value ->
    [one-42] ein Landgut 42
    [one-36] ein Landgut 36
   *[one-30] ein Landgut 30
 }
chosen-red_area = roter Bereich ab { $value }
chosen-asleep = { $value ->
    [automa] Automas für Schläfer
   *[default] Schläfer passen
}
chosen-exchange = { $value ->
    [up_to_3] Tausch bis zu 3 Karten
   *[exactly_3] Tausch genau 3 Karten
 }

## Wie gut ein Platz gespielt wird

strength-drover = Viehtreiber
strength-reiver = Räuber
strength-chieftain = Häuptling
strength-drover-about = **Viehtreiber**: spielt nach Faustregeln; Anfänger können ihn schlagen.
strength-reiver-about = **Räuber**: wägt seinen ganzen Zug ab; Raubzug, wenn er sich lohnt.
strength-chieftain-about = **Häuptling**: denkt für alle Clans voraus; der stärkste.

## Namen

clan = { $clan ->
    [ardroch] Ardroch
    [balnevis] Balnevis
    [corrieglen] Corrieglen
    [dunmorag] Dunmorag
   *[erskay] Erskay
 }
named = { $name }
seat = Platz { $n }
fix-name = Name von { $seat }
hint-name = höchstens { $most } Buchstaben, etwa Glenmore
marked = { $icon } { $seat }
token = { $colour ->
    [Y] 🟨 gelb
    [B] 🟦 blau
    [G] 🟩 grün
   *[R] 🟥 rot
 }
tokens = { $n } { $colour ->
    [Y] gelb
    [B] blau
    [G] grün
   *[R] rot
 }
no-tokens = keine Steine
list = { $items }
card = eine { $n }
card-piper = eine { $n } + Dudelsackspieler = { $total }
card-missing = keine Karte
pick-card = Eine { $n }
pick-card-piper = Eine { $n } + Dudelsack
pick-card-missing = Keine Karte
# In a raid: to choose cards for later rounds, too; in such a round to choose only then, or the lowest card
pick-ahead = Mehrere Karten auf einmal
pick-ask = Frag mich dann
pick-lowest = Meine niedrigste, wenn entschieden
card-group = { $cards }
card-group-separator = { " " }·{ " " }
card-alike = { $n }
card-alike-separator = { " " }
# As in the options: a card's value, then how many
card-count = { $card } ×{ $n }
no-cards = keine Karten

## Was ein Platz tun kann

do = { $what ->
    [cattle] 🐄 Rind 🟥
    [castle] 🏰 Burg 🟦🟦
    [abbey] ⛪ Kloster 🟩🟩🟩
    [warriors] Krieger 🟨
    [bagpipers] Dudelsackspieler 🟦
    [no-action] Keine Aktion
    [done] Keine Aktion mehr
    [exchange] Karten tauschen
    [nothing] Keins von beiden
   *[back] Zurück
 }
do-monks = { $n ->
    [one] 1 Mönch 🟩
   *[other] { $n } Mönche 🟩🟩
 }
do-bard-victim = Barde 🟦: { $victim }
do-bard-one = Barde 🟦: { $victim }, { $taken } weg
do-bard = Barde 🟦: { $victim }, { $what }
bard-takes = { $taken }{ $kept ->
    [Y] , behalte gelb
    [B] , behalte blau
    [G] , behalte grün
   *[none] , in den Beutel
 }
do-estate = Landgut { $where ->
    [status] { $status }
   *[court] aus dem Hof { $court }
 }
do-estate-mixed = Landgut { $status } + Hof { $court }
squares = { $each }
square-separator = { "" }
square = { $colour ->
    [Y] 🟨
    [B] 🟦
    [G] 🟩
   *[R] 🟥
 }
do-raid = Raubzug gegen { $defender }
loot = { $loot ->
    [cattle] 🐄 Stiehl ein Rind
    [cattle-sack] 🐄 Rind zum Beutel: kein Landgut frei
    [castle] 🏰 Reiß eine Burg ab
    [abbey] ⛪ Reiß ein Kloster ab
   *[nothing] Nimm nichts
 }
confirm = { $answer ->
    [confirm] Bestätigen
   *[back] Von vorn
 }
offer-turn = Zug von { $seat }

# Was gesagt werden kann, bevor ein Platz an der Reihe ist
ahead-rest = Keine Aktion, kein Raubzug
ahead-act = { $what }, wenn es geht, kein Raubzug
ahead-defend = { $how ->
    [highest] Bei einem Raubzug lege ich immer meine höchste Karte
   *[lowest] Bei einem Raubzug lege ich immer meine niedrigste Karte
 }

## Fragen

ask-beginner = Wer beginnt?
ask-tokens = Welche { $n } Steine hast du gezogen?
ask-redraw =
    Welche Steine gehen zurück, wenn überhaupt?
    Größte Gefolgschaft: Du ziehst ebenso viele neu.
ask-action = { $nth ->
    [1] Welche Aktion?
   *[other] Welche zweite Aktion?
 }
ask-action-but = { ask-action }
    { $lacking }
ask-bard =
    Was nimmt der Barde?
    Aus dem Hof von { $victim }.
ask-phase3 = Raubzug oder Tausch?
ask-phase3-but = { ask-phase3 }
    { $lacking }
# Why something can't be chosen that the tokens would pay. No article: what is filled in is of any gender.
lacking-separator = { "\u000A" }
lacking = { $why ->
    [full] { $what } nicht möglich: kein Landgut frei
    [tokens] { $what } nicht möglich: { $used } von 4 Steinen benutzt
    [once] { $what } nur einmal im Zug
    [bard] Kein Barde nach einer anderen Aktion
    [after-bard] Ein Barde ist die einzige Aktion im Zug
    [last] Letzter Clan einer Runde: eine Aktion
    [six] Kein Landgut: mehr als 6 gehen nicht
    [stock] Kein Landgut ist mehr zu kaufen
   *[warriors] Kein Landgut: 3 Krieger müssen bleiben
 }
lacking-what = { $what ->
    [cattle] Rind
    [castle] Burg
    [abbey] Kloster
    [warriors] Krieger
    [bagpipers] Dudelsackspieler
    [estate] Landgut
    [bard] Barde
   *[monks] Mönche
 }
lacking-what-separator = { " " }oder{ " " }
# $then: whether the turn goes on after these steps
ask-confirm =
    Dein Plan:
    { $steps }{ $then ->
        [goes-on] { "\u000A" }Danach geht dein Zug weiter.
       *[ends] { "" }
    }
step = • { $what }
step-discard = { $what }; ablegen: { $cards }
step-exchange = { $what }: { $cards }
step-separator = { "\u000A" }
ask-discard =
    Welche Karte legst du ab?
    Du verlierst einen Krieger.
ask-exchange = { $least ->
    [0] Welche Karten tauschst du? Höchstens { $most }
   *[other] Welche { $most } Karten tauschst du?
 }
# The rounds of combat, one for each card. Not “1.”: at the beginning of a line that would begin a list.
nth = Kampf { $round ->
    [1] 1
    [2] 2
   *[other] 3
 }
ask-lay = { $side ->
    [attack] Angriff: Lege deine Karte für { nth } von 3
   *[defend] Verteidigung: Lege deine Karte für { nth } von 3
 }
# $round: the one that is fought; $later: the one that a card is chosen for
ask-ahead = { $side ->
    [attack] Angriff
   *[defend] Verteidigung
 }, mehrere auf einmal: Karte für Kampf { $later ->
    [1] 1
    [2] 2
   *[other] 3
 } von 3
ask-loot =
    Was nimmst du?
    { $defender } ist geschlagen.
ask-layback = Lege { $n } Karten zurück

## Ereignisse

# $who: the seat, by its clan
event-clan = Platz { $n } führt { $clan }.
event-renamed = { $before } heißt ab jetzt { $who }.
event-set-up = Jeder Clan beginnt mit { $points } Punkten. Der Beutel: { $sack }.
event-begins = { $who } beginnt die erste Runde.
event-drawn = { $who } zieht { $tokens }.
event-kept = { $who } behält alle Steine.
event-redrawn = { $who } legt { $back } zurück und zieht { $tokens }.
event-no-action = { $who } macht keine Aktion.
event-built = { $building ->
    [cattle] 🐄 { $who } setzt ein Rind auf ein freies Landgut.
    [castle] 🏰 { $who } baut eine Burg auf ein freies Landgut.
   *[abbey] ⛪ { $who } baut ein Kloster auf ein freies Landgut.
 }
event-warrior = 🟨 { $who } erhält einen Krieger und zieht eine Karte.
event-bagpiper = 🟦 { $who } erhält einen Dudelsackspieler.
event-monks = { $n ->
    [one] 🟩 { $who } erhält einen Mönch.
   *[other] 🟩 { $who } erhält { $n } Mönche.
 }
event-bard = 🎶 { $who } schickt einen Barden zu { $victim }. Verloren: { $taken }. { $kept ->
    [Y] Behalten: 🟨 gelb.
    [B] Behalten: 🟦 blau.
    [G] Behalten: 🟩 grün.
   *[none] Nichts wird behalten.
 }
event-discarded = { $who } verliert einen Krieger und legt eine Karte ab.
event-drew = { $who } erhält den Krieger und zieht eine Karte.
event-estate = { $paid ->
    [status] ▫️ { $who } kauft ein Landgut für { $status }.
    [court] ▫️ { $who } kauft ein Landgut für { $court } aus dem Hof.
   *[both] ▫️ { $who } kauft ein Landgut für { $status }, dazu { $court } aus dem Hof.
 }
event-rested = { $who } macht keinen Raubzug und tauscht nicht.
event-exchanged = { $n ->
    [0] { $who } tauscht keine Karten.
    [one] { $who } tauscht 1 Karte.
   *[other] { $who } tauscht { $n } Karten.
 }
event-shuffled = Die Ablage wird gemischt: ein neuer Stapel aus { $n } Karten.
event-raid = ⚔️ { $who } geht auf Raubzug gegen { $defender }!
event-laid = { nth }: { $who } legt die Karte verdeckt{ $piper ->
    [yes] , mit einem Dudelsackspieler.
   *[no] .
 }
event-combat = { nth }: { $attacker } { $attack }, { $defender } { $defence }. { $winner ->
    [attacker] { $attacker } gewinnt.
    [defender] { $defender } gewinnt.
   *[nobody] Unentschieden.
 }
event-raid-won = { $who } gewinnt den Raubzug mit { $won }:{ $lost } und erhält { $n ->
    [one] 1 Punkt.
   *[other] { $n } Punkte, denn es gibt nichts zu holen.
 }
event-repelled = { $who } wehrt den Raubzug mit { $won }:{ $lost } ab und erhält { $n } Punkte. { $paid ->
    [0] { $attacker } hat keinen Punkt zu verlieren.
    [one] { $attacker } verliert 1 Punkt.
   *[other] { $attacker } verliert { $paid } Punkte.
 }
event-raid-drawn = Der Raubzug endet { $won }:{ $lost } unentschieden. { $n ->
    [one] 1 Punkt für { $who }.
   *[other] { $n } Punkte für { $who }.
 }
event-loot-none = { $who } nimmt nichts von { $defender }.
event-loot-stolen = 🐄 { $who } stiehlt ein Rind von { $defender }.
event-loot-removed = { $loot ->
    [cattle] 🐄 { $who } hat kein freies Landgut: Ein Rind von { $defender } geht in den Beutel.
    [castle] 🏰 { $who } reißt eine Burg von { $defender } ab.
   *[abbey] ⛪ { $who } reißt ein Kloster von { $defender } ab.
 }
event-refilled = Angreifer und Verteidiger ziehen je { $drawn } Karten und legen { $back } zurück.
event-green = { $points ->
    [one] { $who } teilt sich das meiste Grün ({ $n }): 1 Punkt.
   *[other] { $who } hat das meiste Grün ({ $n }): { $points } Punkte.
 }
event-green-second = { $points ->
    [one] { $who } teilt sich das zweitmeiste Grün ({ $n }): 1 Punkt.
   *[other] { $who } hat das zweitmeiste Grün ({ $n }): { $points } Punkte.
 }
event-red = { $who } hat { $n } { $n ->
    [one] Rind
   *[other] Rinder
 }: { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
 }
event-red-most = { $who } hat die meisten Rinder: noch { $points } Punkte.
event-blue = { $who } hat { $n } Blau, minus { $cattle } für die meisten Rinder eines anderen Clans: { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
 }
event-scored = Die Runde ist gewertet: { $points }.
event-marker = { $who } erhält „Größte Gefolgschaft“.
event-marker-kept = Gleichstand beim meisten Gelb: { $who } behält „Größte Gefolgschaft“.
# $seats: who ties for most yellow
event-marker-none = Gleichstand beim meisten Gelb: Niemand erhält „Größte Gefolgschaft“.
event-estate-removed = Ein Landgut geht verdeckt aus dem Spiel.
event-no-estate = Kein Landgut ist mehr im Vorrat, und kein Clan im roten Bereich: Das Spiel geht weiter.
event-estate-turned = Landgut { $number } wird aufgedeckt; der Führende hat { $points } Punkte.
event-round = Runde { $n } beginnt mit { $seat }.
event-over = { $why ->
    [end-1] Der Führende hat mindestens so viele Punkte wie die Zahl des Landguts: Das Spiel ist aus.
    [end-3] Der Beutel hat weniger als 6 Steine: Das Spiel ist aus.
   *[end-5] Es ist kein Landgut mehr da, und ein Clan ist im roten Bereich: Das Spiel ist aus.
 }
event-won = { $winners } gewinnt mit { $points } Punkten.
event-shared = { $winners } teilen sich den Sieg mit { $points } Punkten.

## Was abgewogen wurde

by-green = Meiste grüne Steine
by-cattle = Meiste Rinder
by-yellow = Meiste gelbe Steine
by-court = Meiste Steine im Hof
# The two below stand in the traces of games begun before values were shown beside the names.
has = { $seat }: { $n } { $colour ->
    [Y] gelb
    [B] blau
    [G] grün
   *[R] { $n ->
        [one] Rind
       *[other] Rinder
    }
 }
has-following = { $seat }: { $n } gelb (Hof { $court })
seat-points = { $seat } { $n }
thought-redraw = Steine, die zurückgehen
thought-action = { $nth ->
    [1] Erste Aktion
   *[other] Zweite Aktion
 }
thought-bard = Was der Barde nimmt
thought-discard = Karte zum Ablegen
thought-phase3 = Raubzug oder Tausch
thought-exchange = Tausch
thought-attack = Raubzug: { $nth ->
    [1] erste Karte
    [2] zweite Karte
   *[other] dritte Karte
 }
thought-defend = Verteidigung: { $nth ->
    [1] erste Karte
    [2] zweite Karte
   *[other] dritte Karte
 }
thought-loot = Beute
thought-layback = Karten zum Zurücklegen
measure-reiver = erwarteter Vorsprung in Punkten
measure-chieftain = Chance auf den Sieg in % (wie oft versucht)
thumb-redraw = alle gelben bis auf einen gehen zurück
thumb-action = Rind, Burg, ein Landgut, wenn keins frei ist (nie mit Mönchen aus dem Hof bezahlt), Mönche, Kloster, Dudelsackspieler, Krieger; nie ein Barde
thumb-discard = die niedrigste Karte
thumb-phase3 = Raubzug gegen den anderen mit den meisten Punkten, wenn die besten drei Karten zusammen { $n } ergeben, sonst Einsen und Zweien tauschen
thumb-exchange = { $exact ->
    [yes] die drei niedrigsten Karten
   *[no] bis zu drei Einsen und Zweien
 }
thumb-lay = die höchste Karte; ein Dudelsackspieler in jeder Verteidigung, im Angriff nur in der letzten Runde
thumb-loot = ein Rind, sonst eine Burg, sonst ein Kloster
thumb-layback = die zwei niedrigsten Karten

## Was ein Zug ergibt: Zeilen von höchstens 45 Zeichen

title-turn = { $who }: { $deeds }
title-raid = { $outcome ->
    [won] { $who } schlägt { $defender }
    [lost] { $who } verliert gegen { $defender }
    [drawn] { $who } unentschieden gegen { $defender }
   *[open] { $who } auf Raubzug: { $defender }
 }
title-exchange = { $who } tauscht { $n ->
    [one] eine Karte
   *[other] { $n } Karten
 }
title-idle = { $who } tut nichts
deed = { $what ->
    [cattle] Rind
    [castle] Burg
    [abbey] Kloster
    [warrior] Krieger
    [bagpiper] Dudelsack
    [monks] { $n ->
        [one] Mönch
       *[other] { $n } Mönche
    }
   *[estate] Landgut
 }
deed-separator = { " " }+{ " " }
deed-bard = Barde zu { $victim }
gist-clans = { $parts }
gist-clan = { $who }
marked-separator = { " " }·{ " " }
gist-clan-separator = { " " }·{ " " }
gist-renamed = { $before } heißt jetzt { $who }
gist-set-up = Jeder Clan beginnt mit { $points } Punkten
gist-begins = { $who } beginnt
gist-drawn = Gezogen: { $tokens }
gist-kept = Alle Steine bleiben
gist-redrawn = Zurückgelegt: { $back }
gist-no-action = Keine Aktion
gist-actions = { $parts }
gist-actions-parts-separator = { " " }·{ " " }
gist-built = { $building ->
    [cattle] 🐄 Rind
    [castle] 🏰 Burg
   *[abbey] ⛪ Kloster
 }
gist-warrior = 🟨 Krieger und eine Karte
gist-bagpiper = 🟦 Dudelsackspieler
gist-monks = { $n ->
    [one] 🟩 1 Mönch
   *[other] 🟩 { $n } Mönche
 }
gist-estate = 🏞️ Landgut
gist-paid = ↳ bezahlt: { $paid ->
    [status] { $status }
    [court] { $court } aus dem Hof
   *[both] { $status }; Hof { $court }
 }
gist-bard = 🎶 Barde zu { $victim }: { $taken }
gist-kept-token = { $kept ->
    [Y] ↳ behält den gelben
    [B] ↳ behält den blauen
    [G] ↳ behält den grünen
   *[none] ↳ in den Beutel
 }
gist-discarded = ↳ { $who } legt eine Karte ab
gist-drew = ↳ { $who } zieht eine Karte
gist-shuffled = Die Ablage wird gemischt: { $n } Karten
gist-raid = ⚔️ Raubzug gegen { $defender }
gist-laid = { $piper ->
    [yes] { nth }: verdeckt, mit Dudelsack 🎵
   *[no] { nth }: verdeckt
 }
gist-combat = { nth }: { $attacker } { $attack } { $winner ->
    [attacker] >
    [defender] <
   *[nobody] =
 } { $defender } { $defence }
gist-combats = Karten: { $parts }
gist-combat-short = { $attack } { $winner ->
    [attacker] >
    [defender] <
   *[nobody] =
 } { $defence }
gist-combat-short-separator = { " " }·{ " " }
short-card = { $n }
short-card-piper = { $n }+1
short-card-missing = 0
gist-raid-won = { raid-won-by }{ $n ->
    [one] { "" }
   *[other] , nichts zu holen
 }: **+{ $n }**
raid-won-by = { $who } siegt { $won }:{ $lost }
gist-loot-none = { raid-won-by }, nimmt nichts: **+{ $n }**
gist-loot-stolen = { raid-won-by }, stiehlt ein Rind: **+{ $n }**
gist-loot-removed = { raid-won-by }, { $loot ->
    [cattle] Rind in den Beutel
    [castle] reißt Burg ab
   *[abbey] reißt Kloster ab
 }: **+{ $n }**
gist-repelled = { $who } siegt { $won }:{ $lost } **+{ $n }**{ $paid ->
    [0] { "" }
   *[other] { " " }· { $attacker } **−{ $paid }**
 }
gist-raid-drawn = Raubzug unentschieden { $won }:{ $lost } · { $who } **+{ $n }**
gist-refilled = Beide ziehen { $drawn } Karten, legen { $back } zurück
gist-rested = Kein Raubzug, kein Tausch
gist-exchanged = { $n ->
    [0] Tauscht keine Karten
    [one] Tauscht 1 Karte
   *[other] Tauscht { $n } Karten
 }
gist-gains = { $source ->
    [green] 🟩 Grün: { $gains }
    [red] 🟥 Rinder: { $gains }
    [blue] 🟦 Blau: { $gains }
    [all] Gewertet: { $gains }
   *[none] Niemand punktet
 }
gain = { $icon } +{ $n }
gain-separator = { " " }
gist-marker = { $who } erhält „Größte Gefolgschaft“
gist-marker-kept = { $who } behält „Größte Gefolgschaft“
gist-marker-none = Niemand erhält „Größte Gefolgschaft“
gist-estate-removed = Ein Landgut geht verdeckt aus dem Spiel
gist-no-estate = Kein Landgut mehr: Das Spiel geht weiter
gist-estate-turned = Landgut { $number } aufgedeckt, Führender: { $points }
gist-round = Runde { $n } beginnt mit { $seat }
gist-over = { $why ->
    [end-1] Die Zahl des Landguts ist erreicht: Ende
    [end-3] Weniger als 6 Steine im Beutel: Ende
   *[end-5] Kein Landgut mehr: Ende
 }

## Die Tafel

panel-title = MacRobber, Runde { $round }
panel-footer = Runde { $round } · Zug { $turn } von { $seats } · roter Bereich ab { $red }
panel-footer-over = Ende in Runde { $round }
panel-in-turn = Am Zug: { $seat }
panel-used = Am Zug: { $seat }{ $used ->
    [0] { "" }
   *[other] { " " }· { $used } von 4 Steinen
 }
panel-tokens = Steine: { $tokens }
panel-raid = ⚔️ Raubzug: { $attacker } { $won }:{ $lost } { $defender }
panel-laid = { $piper ->
    [yes] { $attacker } hat Karte und Dudelsack gelegt
   *[no] { $attacker } hat eine Karte gelegt
 }
panel-raided = ⚔️ { $outcome ->
    [won] { $winner } gewann den Raubzug { $won }:{ $lost }
   *[tied] Raubzug unentschieden, { $won }:{ $lost }
 }
panel-may-end = Nach dieser Runde kann Schluss sein
panel-turned = Landgüter aufgedeckt: { $numbers }
panel-seen = In Raubzügen gesehen: { $cards }
panel-seen-many = Gesehen: { $cards }
panel-winners = { $n ->
    [one] 🏆 { $winners } gewinnt
   *[other] 🏆 { $winners } teilen sich den Sieg
 }
panel-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }

## Meine Hand

hand-title = Deine Karten, { $seat }
hand-cards = { $n ->
    [0] Keine Karten
    [one] 1 Karte: { $cards }
   *[other] { $n } Karten: { $cards }
 }
hand-laid = Du hast gelegt: { $card }
hand-ahead = Im Voraus gelegt: { $cards }
hand-ahead-separator = { ", " }
hand-ahead-lowest = niedrigste, wenn entschieden
hand-raid = ⚔️ Du { $won }:{ $lost } { $other }{ $rounds }
hand-raided = ⚔️ { $outcome ->
    [won] Raubzug gewonnen, { $won }:{ $lost }
    [lost] { $other } gewann den Raubzug { $lost }:{ $won }
   *[tied] Raubzug unentschieden, { $won }:{ $lost }
 }
hand-fought = : { $rounds }
hand-round = { $own }{ $winner ->
    [own] >
    [other] <
   *[nobody] =
 }{ $other }
hand-round-separator = { ", " }
# $ahead: how many cards more one has won than the other side, before the last one
hand-needed = { $ahead ->
    [2] Der Raubzug ist schon gewonnen.
    [1] Ein Unentschieden hier reicht zum Sieg.
    [0] Ein Sieg hier gewinnt den Raubzug.
    [-1] Ein Sieg hier rettet ein Unentschieden.
   *[other] Der Raubzug ist schon verloren.
 }
hand-facing = { $other } legte { $laid ->
    [piper] Karte + Dudelsack: 2–5
    [nothing] keine Karte: 0
   *[card] eine Karte: 1–4
 }
hand-pipers = Dudelsack (+1): du { $n }, { $other } { $left }
hand-rivals = { $rivals }
rival = { $seat } { $points }: { $loot }
rival-separator = { " " }·{ " " }
rival-loot = { $what ->
    [cattle] 🐄
    [castle] 🏰
    [abbey] ⛪
   *[none] nichts
 }
rival-loot-separator = { "" }
hand-tokens = Deine Steine: { $tokens }
hand-plan = Geplant: { $steps }
planned = { $what ->
    [cattle] Rind
    [castle] Burg
    [abbey] Kloster
    [warriors] Krieger
    [bagpipers] Dudelsack
    [monks] Mönche
    [bard] Barde
    [estate] Landgut
    [raid] Raubzug
    [exchange] Tausch
   *[nothing] kein Raubzug
 }
hand-back = Zurückgelegt hast du: { $cards }
hand-down = In der Ablage: { $cards }
hand-down-many = Ablage: { $cards }

## Der Punktestand

score-so-far = { $n ->
    [one] { $seats } führt mit { $points } Punkten
   *[other] { $seats } führen mit { $points } Punkten
 }
score-level = Alle gleichauf mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
 }
score-final = { $n ->
    [one] 🏆 { $seats } gewinnt mit { $points } Punkten
   *[other] 🏆 { $seats } teilen sich den Sieg mit { $points } Punkten
 }
score-over = { $why ->
    [end-3] Ende: weniger als 6 Steine im Beutel
   *[end-5] Ende: kein Landgut mehr aufzudecken
 }
score-over-estate = Ende: { $points } Punkte erreichen Landgut { $number }

## Was abgelehnt wird

bad-seats = MacRobber ist für 3 bis 5 Clans, nicht für { $n }.
game-is-over = Das Spiel ist aus.
bad-name = Ein Name hat höchstens { $most } Buchstaben, Ziffern, Leerzeichen, Bindestriche und Apostrophe und beginnt mit einem Buchstaben oder einer Ziffer.
strength-name = So heißen Automas.
taken-name = So heißt schon ein anderer Clan.
not-legal-now = Das geht jetzt nicht. Der Tisch zeigt, wer am Zug ist.

# Bilder

picture-line = { $what }: { $items }
picture-parts = { $parts }
picture-part = { $what }
picture-part-separator = { " " }·{ " " }
picture-none = keine
# Gelb und grün beginnen mit demselben Buchstaben.
picture-letter = { $colour ->
    [Y] Ge
    [B] B
    [G] Gr
   *[R] R
 }
picture-token = { $n } { $colour ->
    [Y] gelb
    [B] blau
    [G] grün
   *[R] rot
 }
picture-over = Spiel aus
picture-rounds = { $n ->
    [one] 1 Runde
   *[other] { $n } Runden
 }
picture-round = Runde { $n }
picture-turn = Zug { $turn } von { $seats }
picture-phase = { $phase ->
    [1] Steine
    [2] Aktionen
   *[3] Raubzug oder Tausch
 }
picture-points = { $n } { picture-points-unit }
picture-points-unit = { $n ->
    [one] Punkt
   *[other] Punkte
 }
picture-in-turn = am Zug
picture-mark = { $mark ->
    [winner] Sieger
    [begins] beginnt
   *[following] größte Gefolgschaft
 }
picture-mark-short = { $mark ->
    [winner] Sieger
    [begins] beginnt
   *[following] Gefolge
 }
picture-court = { $n } { $kind ->
    [warriors] Krieger
    [bagpipers] Dudelsackspieler
   *[monks] { $n ->
        [one] Mönch
       *[other] Mönche
     }
 }
picture-cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
 }
picture-court-title = Hof und Hand
picture-court-name = { $kind ->
    [warriors] Krieger
    [bagpipers] Dudelsack
    [monks] Mönche
   *[cards] Karten
 }
picture-estate = { $what ->
    [cattle] Rind
    [castle] Burg
    [abbey] Kloster
   *[free] frei
 }
# The same on a board, where there is little room
picture-estate-short = { $what ->
    [cattle] Rind
    [castle] Burg
    [abbey] Kloster
   *[free] frei
 }
picture-estates = { picture-estate }{ $n ->
    [1] { "" }
   *[other] { " " }×{ $n }
 }
picture-all-estates = { $kinds }
picture-estates-title = Landgüter
picture-board = Auf Tafel
picture-scored = Gewertet
picture-gain = { $category ->
    [green] Grün
    [red] Rinder
   *[blue] Blau
 } +{ $n }
picture-status = Steine
picture-own-court = Dein Hof
picture-used = { $n }/{ $most } benutzt
picture-done = getan: { $what ->
    [cattle] Rind
    [castle] Burg
    [abbey] Kloster
    [warriors] Krieger
    [bagpipers] Dudelsackspieler
    [monks] Mönche
    [bard] Barde
   *[estate] Landgut
 }
picture-raid-title = Raubzug
picture-raid = { $attacker } auf Raubzug gegen { $defender }, { $won }:{ $lost }
picture-fought = { nth } { $result ->
    [won] gewonnen
    [lost] verloren
   *[drawn] unentschieden
 } ({ $attack } gegen { $defence })
picture-laid = eine { $card }{ $piper ->
    [yes] { " " }mit Dudelsack
   *[no] { "" }
 }
picture-face-down = { nth }: { $attacker } hat die Karte verdeckt gelegt{ $piper ->
    [yes] { " " }mit Dudelsack
   *[no] { "" }
 }
picture-own-laid = { nth }: Du hast { $laid } gelegt, andere sehen die Rückseite
picture-to-come = { nth } kommt noch
picture-track = Roter Bereich ab { $n } Punkten
picture-red-area = rot ab { $n }
picture-sack = Beutel
picture-supply = Vorrat
picture-pile = { $pile ->
    [estates] { $n ->
        [one] 1 Landgut
       *[other] { $n } Landgüter
     }
    [draw] { $n } im Stapel
   *[returned] { $n } abgelegt
 }
picture-sign = { $kind ->
    [warriors] Krieger
    [bagpipers] Dudels.
    [monks] Mönch
   *[cards] Karte
 }
picture-score-final = Endstand
picture-score-so-far = Punktestand
picture-score-seat = { $seat }: { $n }
picture-category = { $category ->
    [start] Start
    [green] Grün
    [red] Rinder
    [blue] Blau
   *[raid] Raubzüge
 }
picture-winner = Sieger: { picture-winner-names }
picture-winner-names = { $seats }
picture-winner-name = { $seat }
picture-course = Punkte nach jeder Runde
picture-course-points = { $n }
picture-course-end = Ende
picture-hand = Deine Karten
picture-hand-name = Deine
picture-card = { $n }
picture-value = { $n }
picture-plan = Plan
picture-step = { $what ->
    [cattle] Rind: 1 rot
    [castle] Burg: 2 blau
    [abbey] Kloster: 3 grün
    [warriors] Krieger: 1 gelb, zieh eine Karte
    [bagpipers] Dudelsackspieler: 1 blau
    [exchange] Tausch: keine Karten
   *[nothing] kein Raubzug und kein Tausch
 }
picture-step-monks = { $n ->
    [one] Mönch: 1 grün
   *[other] Mönche: { $n } grün
 }
picture-step-bard = Barde zu { $victim }: { $taken }{ $kept ->
    [Y] , behalte gelb
    [B] , behalte blau
    [G] , behalte grün
   *[none] { "" }
 }
picture-step-estate = Landgut: { $status }; Hof { $court }
picture-step-estate-whole = Landgut: { $where ->
    [status] { $status }
   *[court] Hof { $court }
 }
picture-step-raid = Raubzug gegen { $defender }
picture-step-exchange = Tausch: { $n ->
    [one] Karte
   *[other] Karten
 } { $cards }
picture-step-discard = { $what }, lege eine { $card } ab
picture-down = Ablage
picture-down-cards = { $card }{ $n ->
    [1] { "" }
   *[other] { " " }×{ $n }
 }

# How the panel calls a person whose turn it isn't: who holds the seat, and whose turn it is

awaits-discard = { $holder }, { $turn } nimmt einen Krieger: Drück **Spielen**.
awaits-defend = { $holder }, { $turn } ist auf Raubzug gegen dich: Drück **Spielen**.
awaits-layback = { $holder }, lege Karten zurück: Drück **Spielen**.
# The same for the seat in turn, once what it has planned is known to all
awaits-own-layback = { $holder }, lege Karten zurück: Drück **Spielen**.

# The same as a title, where nobody else is awaited

wanted-discard = { $seat }, lege eine Karte ab
wanted-defend = { $seat }, verteidige: { nth } von 3
wanted-layback = { $seat }, lege Karten zurück
# The same for the seat in turn, once what it has planned is known to all
wanted-own-attack = { $seat }, greif an: { nth } von 3
wanted-own-loot = { $seat }, wähle deine Beute
wanted-own-layback = { $seat }, lege Karten zurück

# What an empty menu says, and the button for the answer that most people give

choose-action = Wähle eine Aktion
choose-bard = Wähle, was der Barde nimmt
choose-redraw = Wähle Steine, die zurückgehen
these-layback = Die niedrigsten: { $names }
