# Die Regeln in Kürze, für „Warum?“: `rule-take-3` ist, was Regel take.3 sagt, in einem Satz.

rule-setup-1 = 3 bis 5 Spieler.
rule-setup-2 = Jeder Platz gehört einem Menschen oder Automa; Regeln und Wissen sind für beide gleich.
rule-setup-3 = 67 Karten mit Werten 1 bis 4, 25 Landgüter, 86 Steine: 29 gelb, 27 blau, 20 grün, 10 rot.
rule-setup-4 = Wie viele Karten es von jedem Wert gibt, ist eine Option: Gedruckte Zahlen sind unbekannt.
rule-setup-5 = Landgüter tragen auf der Rückseite Zahlen von 30 bis 42.
rule-setup-6 = Wie viele Landgüter es von jeder Zahl gibt, ist eine Option: Gedruckte Zahlen sind unbekannt.
rule-setup-7 = Jeder Spieler nimmt eine Clantafel nach Wahl und ihr Wappen.
rule-setup-8 = Eine Tafel zeigt den Hof für Krieger, Dudelsackspieler, Mönche, 2 Landgüter und Platz für 4 weitere.
rule-setup-9 = Start: 4 Krieger, 2 Dudelsackspieler, 1 Rind auf einem der 2 Landgüter.
rule-setup-10 = Die Punkte beginnen bei 2, 5 oder 8 mit 3, 4 oder 5 Spielern.
rule-setup-11 = Die Landgüter werden gemischt und in die Mitte gelegt, Zahlen nach unten.
rule-setup-12 = Aus dem Spiel: mit 4 Clans 4 gelbe und 2 blaue Steine, mit 3 Clans 8 und 4, mit 5 keine.
rule-setup-13 = Alle anderen Steine kommen in den Beutel: 53, 52 oder 51 mit 3, 4 oder 5 Clans.
rule-setup-14 = Die Karten werden gemischt, jeder erhält 4 auf die Hand, der Rest ist der verdeckte Stapel (55, 51, 47).
rule-setup-15 = Ein Spieler erhält „Startspieler“.
rule-setup-16 = Wer beginnt, wird ausgelost.
rule-setup-17 = Am Anfang hat niemand „Größte Gefolgschaft“.
rule-setup-18 = Clans werden verteilt; wer einen führt, darf ihn zwischen den Zügen umbenennen. Sonst ändert das nichts.

rule-round-1 = Runden gehen im Uhrzeigersinn ab dem Startspieler; jeder hat einen Zug pro Runde.
rule-round-2 = Zug: Phase 1 Steine nehmen, Phase 2 Aktionen, Phase 3 Raubzug oder Tausch; dann der Nächste.
rule-round-3 = Nach dem letzten Zug einer Runde: Wertung, dann wechselt der Startspieler.
rule-round-4 = Der letzte Spieler einer Runde ist der rechte Nachbar des Startspielers.
rule-round-5 = Sind die Punkte gesetzt, geht ein Landgut verdeckt vom Vorrat aus dem Spiel.
rule-round-6 = Hat ein Clan in dieser Runde den roten Bereich erreicht, wird dieses Landgut aufgedeckt.
rule-round-7 = Geht es weiter, erhält der linke Nachbar „Startspieler“ und beginnt die nächste Runde.
rule-round-8 = Das erste Feld im roten Bereich ist eine Option: 30, wenn nichts gewählt wird.
rule-round-9 = Auf den roten Bereich wird einmal geschaut, nach der Wertung; Punkte dazwischen zählen nicht.
rule-round-10 = Ziel: die meisten Punkte, durch Landgüter, Burgen, Rinder, Hof und Raubzüge.

rule-token-1 = Phase 1: Wer am Zug ist, nimmt 6 Steine aus dem Beutel.
rule-token-2 = Wer „Größte Gefolgschaft“ hat, darf dann beliebig viele zurücklegen und ebenso viele ziehen.
rule-token-3 = Einmal pro Zug, vor jeder Aktion; erst zurück, mischen, dann ziehen.
rule-token-4 = Höchstens 4 der 6 werden im Zug benutzt.
rule-token-5 = Benutzte Steine kommen auf ein freies eigenes Landgut, in den eigenen Hof oder in den Beutel.
rule-token-6 = Unbenutzte Steine gehen nach den Aktionen zurück in den Beutel.
rule-token-7 = Bezahlte Steine kommen nach ihrer Aktion in den Beutel, unbenutzte am Ende von Phase 2.
rule-token-8 = Nichts geht verloren: Tafeln, gezogene Steine und Beutel ergeben immer alle Steine im Spiel.

rule-action-1 = Phase 2: eine oder zwei Aktionen, wie die Steine es erlauben.
rule-action-2 = Keine Aktion kommt zweimal in einem Zug.
rule-action-3 = Der Barde ist die einzige Aktion in seinem Zug.
rule-action-4 = Der letzte Spieler einer Runde darf nur eine Aktion machen.
rule-action-5 = Das darf der Barde sein.
rule-action-6 = Keine Aktion ist auch erlaubt.
rule-action-7 = Die Reihenfolge ist frei; die zweite Aktion nutzt schon, was die erste ergab.
rule-action-8 = Die Steine sind die gezogenen; nur das Landgut darf anders bezahlt werden.
rule-action-9 = Ein Landgut trägt 1 Rind oder 1 Burg oder 1 Kloster; frei = trägt nichts.
rule-action-10 = Eine Aktion, die nicht ganz möglich ist, darf nicht gewählt werden.
rule-action-11 = Nur Barde und gewonnener Raubzug ändern fremde Tafeln (eigene Dudelsackspieler zur Abwehr ausgenommen).

rule-cattle-1 = 1 rot auf ein freies eigenes Landgut.
rule-cattle-2 = Ohne freies Landgut nicht möglich.

rule-castle-1 = 2 blau auf ein freies eigenes Landgut.
rule-castle-2 = Ohne freies Landgut nicht möglich.

rule-abbey-1 = 3 grün auf ein freies eigenes Landgut.
rule-abbey-2 = Ohne freies Landgut nicht möglich.

rule-warrior-1 = 1 gelb in den eigenen Hof.
rule-warrior-2 = Genau 1 pro Aktion.
rule-warrior-3 = Dort dürfen beliebig viele stehen, mindestens 3 müssen immer bleiben.
rule-warrior-4 = Handkarten = Zahl der Krieger: eine Karte für jeden.
rule-warrior-5 = Ändert sich die Zahl der Krieger, folgt die Hand sofort.
rule-warrior-6 = Einer mehr: 1 ziehen. Einer weniger: Wer ihn verliert, legt 1 nach Wahl verdeckt auf die Ablage.
rule-warrior-7 = So kann jeder immer auf Raubzug gehen und sich verteidigen (3 Karten).

rule-piper-1 = 1 blau in den eigenen Hof, dort dürfen beliebig viele stehen.
rule-piper-2 = Genau 1 pro Aktion.
rule-piper-3 = Dudelsackspieler machen in Raubzügen stärker.

rule-monk-1 = 1 oder 2 grün in den eigenen Hof; dort dürfen beliebig viele stehen.
rule-monk-2 = Ob 1 oder 2, es ist eine Aktion.

rule-bard-1 = 1 blau der gezogenen Steine geht zurück in den Beutel.
rule-bard-2 = Der Spieler nimmt bis zu 2 Steine verschiedener Farbe aus dem Hof eines anderen Spielers.
rule-bard-3 = Er nimmt 1 oder 2: Keiner wäre dasselbe wie keine Aktion.
rule-bard-4 = Ein einzelner Stein kommt in den Beutel.
rule-bard-5 = Von zweien kommt mindestens einer in den Beutel, der andere auf seinen Platz im eigenen Hof.
rule-bard-6 = Beide dürfen in den Beutel.
rule-bard-7 = Der andere muss 3 Krieger behalten: gelb nur aus einem Hof mit 4 oder mehr.
rule-bard-8 = Von Landgütern kann nichts genommen werden, also nie ein roter Stein.
rule-bard-9 = Gelb genommen: Erst legt der andere ab, dann zieht, wer den Barden schickte, wenn er es behält.

rule-estate-1 = 1 gelb und 1 rot, oder 1 gelb und 2 grün, gehen zurück in den Beutel.
rule-estate-2 = Anders als alle anderen Aktionen darf es ganz oder teilweise aus dem eigenen Hof bezahlt werden.
rule-estate-3 = Steine auf Landgütern können nie bezahlen.
rule-estate-4 = Steine aus dem Hof zählen nicht zu den 4, die man benutzen darf; jede Mischung ist erlaubt.
rule-estate-5 = Rot ist nie in einem Hof, kommt also von den gezogenen Steinen.
rule-estate-6 = Gelb aus dem Hof nur mit 4 oder mehr Kriegern; die Hand wird sofort kleiner.
rule-estate-7 = Der Spieler nimmt ein Landgut vom Vorrat und legt es auf einen leeren Platz seiner Tafel.
rule-estate-8 = Höchstens 4 kommen dazu, 6 Landgüter insgesamt.
rule-estate-9 = Es darf im selben Zug gefüllt werden.
rule-estate-10 = Seine Zahl bleibt verborgen, auch für den Besitzer.
rule-estate-11 = Nicht möglich, wenn der Vorrat leer ist.

rule-raid-1 = Phase 3: Ein Raubzug gegen einen anderen Spieler ist erlaubt; der muss sich verteidigen.
rule-raid-2 = Ein Raubzug pro Zug; derselbe Spieler darf in einer Runde mehrmals Ziel sein.
rule-raid-3 = Ein Raubzug hat 3 Kampfrunden.
rule-raid-4 = Alle 3 werden gekämpft, auch wenn es schon entschieden ist.
rule-raid-5 = Hätte eine Hand je weniger als 3 Karten, zählt eine fehlende Karte 0.

rule-combat-1 = Der Angreifer legt eine Handkarte verdeckt.
rule-combat-2 = Er darf sofort einen Dudelsackspieler aus seinem Hof darauf legen: +1; nie mehr als einen pro Karte.
rule-combat-3 = Dann legt der Verteidiger eine Karte, mit oder ohne einen Dudelsackspieler aus seinem Hof.
rule-combat-4 = Einen gelegten Dudelsackspieler sieht man sofort, eine Karte erst, wenn beide liegen.
rule-combat-5 = Beide werden aufgedeckt; die höhere Summe gewinnt die Kampfrunde, gleiche sind unentschieden.
rule-combat-6 = Gelegte Dudelsackspieler kommen in den Beutel, gelegte Karten auf die Ablage.
rule-combat-7 = Beides nach jeder Kampfrunde; ein Dudelsackspieler hilft also nur einmal.

rule-result-1 = Wer die meisten der drei Kampfrunden gewinnt, gewinnt den Raubzug.
rule-result-2 = Mehr Kampfrunden: Raubzug gewonnen; gleich viele: unentschieden; 1 Sieg und 2 gleiche: Sieg.
rule-result-3 = Angreifer gewinnt: 1 Punkt; er darf eine Burg oder ein Kloster abreißen oder ein Rind stehlen.
rule-result-4 = Höchstens eins davon; nichts ist auch erlaubt.
rule-result-5 = Ein gestohlenes Rind kommt auf ein freies eigenes Landgut; ohne freies in den Beutel.
rule-result-6 = Die 2 blauen einer Burg oder 3 grünen eines Klosters kommen in den Beutel.
rule-result-7 = Hat der Verteidiger weder Rind noch Burg noch Kloster, erhält der Angreifer 2 Punkte.
rule-result-8 = 2 statt 1, nicht 3.
rule-result-9 = Verteidiger gewinnt: Er erhält 2 Punkte, der Angreifer verliert 1.
rule-result-10 = Kein Punktestand fällt unter 0.
rule-result-11 = Unentschieden: Der Angreifer erhält 1 Punkt, der Verteidiger keinen, nichts wird genommen.
rule-result-12 = Reihenfolge: Punkte, Beute, Auffüllen.

rule-refill-1 = Beide Spieler ziehen 5 Karten und legen 2 beliebige auf die Ablage.
rule-refill-2 = Nach jedem Raubzug, nicht nur nach einem Unentschieden; so gilt wieder Hand = Krieger.
rule-refill-3 = Beliebige 2 der ganzen Hand.
rule-refill-4 = Erst zieht der Angreifer 5, dann der Verteidiger, dann legen beide ab; das wird nicht mitgemischt.
rule-refill-5 = Stapel leer: Die Ablage wird zu einem neuen gemischt, auch mitten im Ziehen.

rule-exchange-1 = Wer keinen Raubzug macht, darf 3 Handkarten abwerfen und ebenso viele ziehen.
rule-exchange-2 = 0 bis 3 Karten.
rule-exchange-3 = Bis zu 3 Karten, oder mit einer Option genau 3 oder keine.
rule-exchange-4 = Erst abwerfen, dann ziehen.
rule-exchange-5 = Kein Raubzug und kein Tausch ist auch erlaubt.

rule-score-1 = Einzelne Steine auf den Tafeln zählen: Hof und Landgüter (Burg 2 blau, Kloster 3 grün).
rule-score-2 = Gelb gibt keine Punkte, nur den Marker.
rule-score-3 = Grün: Wer am meisten hat, erhält 3, wer am zweitmeisten hat, 2.
rule-score-4 = Mehrere mit den meisten: je 1, niemand mit weniger erhält etwas.
rule-score-5 = Einer mit den meisten, mehrere Zweite: 3, und 1 für jeden Zweiten.
rule-score-6 = Mindestens 1 grün für Punkte; einer vorn 3, einer dahinter 2; mehrere gleichauf: je 1.
rule-score-7 = Rot: 1 Punkt für jedes Rind.
rule-score-8 = Wer am meisten Rot hat, erhält noch 2; mehrere mit den meisten: niemand.
rule-score-9 = Rot zählt nur auf Landgütern; 0 ist nicht das meiste.
rule-score-10 = Blau in Hof und Landgütern minus die Rinder des Spielers mit den meisten, wenn mehr als 0.
rule-score-11 = Eigene Rinder zählen nicht: Zieh die meisten Rinder unter den anderen ab.
rule-score-12 = Null oder weniger: keine Punkte.
rule-score-13 = Alle Farben werden im selben Stand gewertet, dann wandert der Marker.

rule-marker-1 = Wer am meisten Gelb hat, erhält „Größte Gefolgschaft“.
rule-marker-2 = Meistes Gelb, dann meiste Steine im Hof; immer noch mehrere: Er bleibt, wo er ist.
rule-marker-3 = Wer ihn behält, muss keiner der Gleichen sein.
rule-marker-4 = Hat ihn niemand und steht es gleich: Das bleibt so.

rule-end-1 = Ist die Zahl des Landguts höchstens so hoch wie die Punkte des Führenden, ist das Spiel sofort aus.
rule-end-2 = Höher: Das Landgut ist weg, das Spiel geht weiter.
rule-end-3 = Kann ein Spieler keine 6 Steine aus dem Beutel ziehen, ist das Spiel sofort aus.
rule-end-4 = Dann wird nichts gezogen und die Runde nicht gewertet; Steine neu ziehen geht immer.
rule-end-5 = Kein Landgut mehr zu entfernen: aus, wenn jemand im roten Bereich ist, sonst weiter ohne.
rule-end-6 = Die meisten Punkte gewinnen; mehrere mit den meisten: unentschieden, geteilt.

rule-secret-1 = Eine Hand sieht nur ihr Besitzer; wie viele Karten es sind, wissen alle.
rule-secret-2 = Reihenfolge von Stapel und Beutel, Zahlen der Landgüter und den Seed sieht vor dem Ende niemand.
rule-secret-3 = Tafeln, Punkte, Steine, Inhalt des Beutels und Landgüter (übrig, aufgedeckt) sehen alle.
rule-secret-4 = Kampfkarten werden aufgedeckt und bleiben offen; abgelegte, getauschte, zurückgelegte verdeckt.
