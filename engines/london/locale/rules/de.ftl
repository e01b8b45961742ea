# Die Regeln in Kürze, für „Warum?“: `rule-filter-3` ist, was Regel filter.3 sagt, in einem Satz.

rule-setup-1 = AutoMartin spielt gegen einen Menschen oder als weiterer Spieler neben mehreren.
rule-setup-2 = Es gibt 2 bis 4 Spieler: 1 bis 3 AutoMartins und 1 bis 3 Menschen.
rule-setup-3 = AutoMartin hat keine Hand und bekommt keine Karten ausgeteilt.
rule-setup-4 = Er hat einen offenen Baustapel.
rule-setup-5 = Er beginnt mit so viel Pfund wie jeder Spieler.
rule-setup-6 = Die Pfund am Anfang sind eine Option: 5, wenn ihr nichts wählt.
rule-setup-7 = Er beginnt mit der Armut der Spieler und ohne Ansehen.
rule-setup-8 = Die Armut am Anfang ist eine Option: keine, wenn ihr nichts wählt; in der ersten Edition 5.
rule-setup-9 = Der Automastapel wird gemischt und liegt neben seinem Bereich.
rule-setup-10 = Eine Stufe spielt mit ihren eigenen Automakarten und denen aller niedrigeren Stufen.
rule-setup-11 = Die Stufe ist eine Option: I, wenn ihr nichts wählt.
rule-setup-12 = Der Stapel ist eine Option: der notierte, der erdachte oder ein eigener der Gruppe.
rule-setup-13 = Die Spieler wählen, wer beginnt; AutoMartin darf gern der Letzte sein.
rule-setup-14 = Wer beginnt, ist eine Option: wenn ihr nichts wählt, der erste Mensch, AutoMartin als Letzter.
rule-setup-15 = Der Stadtstapel ist Teil A auf B auf C; jeder Mensch bekommt 6 Karten.
rule-setup-16 = City, Westminster und Southwark & Bermondsey liegen offen; die anderen Bezirke sind ein Stapel.
rule-setup-17 = Sein Zug soll schneller gehen als der eines Menschen: Nur was entscheidet, wird gefragt.
rule-setup-18 = Mehrere AutoMartins teilen Stapel, Ablagestapel und Stufe; alles andere hat jeder für sich.

rule-card-1 = Eine Automakarte hat eine Stufe, Pfund und Armut, einen Filter und eine Aktion.
rule-card-2 = Pfund und Armut sind je 0 oder mehr.
rule-card-3 = Der Filter ist eine Liste von Zeilen, vielleicht leer, vielleicht mit dem Wort Schlüsselkarten.
rule-card-4 = Nur manche Automakarten haben eine Aktion.
rule-card-5 = Schlüsselkarten: Underground, Train Stations, Omnibus, beide Prisons, Whitehall, Hospital.
rule-card-6 = Das gedruckte Milton ist Millbank Prison.
rule-card-7 = Eine Zahl, die auf einer Karte fehlt, zählt 0.
rule-card-8 = Die Zahlen der ersten Edition sind ein Vorschlag; was die Gruppe bestätigt, gilt und bleibt.
rule-card-9 = Ein Filter beginnt mit dem Bautableau, den Bezirken oder dem Stadtstapel.

rule-turn-1 = Die oberste Automakarte kommt offen auf den Ablagestapel und liegt dort, während sie wirkt.
rule-turn-2 = Reihenfolge: Pfund und Armut, dann mit dem Filter ziehen und ausführen, dann die Aktion.
rule-turn-3 = Ist der Automastapel leer und eine Karte nötig, wird erst der Ablagestapel gemischt.
rule-turn-4 = Die Karte, die gerade wirkt, wird mitgemischt.
rule-turn-5 = Die Automakarte ist der ganze Zug: keine Gratiskarte, kein Bauen, kein Handlimit.
rule-turn-6 = Er aktiviert seine Stadt nie: Symbole einer Karte wirken einmal, wenn er sie bekommt.

rule-resource-1 = Die gedruckten Pfund und die Armut kommen aus dem Vorrat.
rule-resource-2 = Sie kommen vor allem anderen, können also bezahlen, was gezogen wird.
rule-resource-3 = Eine Option zählt etwas zu den Pfund jeder Automakarte dazu; es bleibt mindestens 0.

rule-draw-1 = Die Zeilen wirken in gedruckter Reihenfolge, jede auf das, was die vorige übrig ließ.
rule-draw-2 = Sobald ein Kandidat übrig ist, wird er gezogen; spätere Zeilen zählen nicht.
rule-draw-3 = Sobald eine Zeile keinen übrig lässt, wird keine Karte gezogen.
rule-draw-4 = Ein leerer Filter zieht nichts.
rule-draw-5 = Ob etwas gezogen wurde oder nicht: Die Aktion kommt.
rule-draw-6 = Eine Karte wird gezogen, ob sie bezahlt werden kann oder nicht.
rule-draw-7 = Die gezogene Karte wird sofort ausgeführt.
rule-draw-8 = Sind nach allen Zeilen noch mehrere übrig, wird die erste genommen.
rule-draw-9 = Was nicht bezahlt werden konnte, zählt bei derselben Automakarte nicht mehr mit.

rule-filter-1 = Bautableau: alle Karten darauf in Feldfolge; liegt keine da, ist Schluss.
rule-filter-2 = Bezirke: die offen liegen; die nächsten Zeilen wirken, bis einer übrig ist.
rule-filter-3 = Pfund: Die meisten Pfund netto bleiben, Ertrag minus alle Kosten.
rule-filter-4 = Armut: Die wenigste Armut netto bleibt.
rule-filter-5 = Armut in den Aktivierungskosten einer Stadtkarte zählt.
rule-filter-6 = Armut in den laufenden Kosten eines Bezirks zählt auch.
rule-filter-7 = Erste oder letzte: Diese der Kandidaten bleibt.
rule-filter-8 = Die Feldfolge geht nach Feldern: die obere Reihe von links nach rechts, dann die untere.
rule-filter-9 = Stadtstapel: Vergiss die Zeilen davor und zieh die oberste Stadtkarte.
rule-filter-10 = Er kommt nie nach einer Zeile, die nichts übrig ließ.
rule-filter-11 = Nach anderen Zeilen kommt er nur, wenn zwei oder mehr übrig sind.
rule-filter-12 = Mit leerem Stadtstapel wird keine Karte gezogen.
rule-filter-13 = Eine Karte ohne Pfund oder Armut hat den Wert 0, der mit allen anderen verglichen wird.
rule-filter-14 = Nur gedruckte Zahlen zählen; Ertrag aus Text ist 0, der Schlüsselkarten-Bonus zählt nicht.
rule-filter-15 = Werte werden nicht gekürzt, was AutoMartin auch hat: drei Armut weniger ist drei weniger.
rule-filter-16 = Bezirke haben die Reihenfolge der Plätze 1 bis 3.
rule-filter-17 = Ein Tableau-Filter, zum Beispiel: meiste Pfund, dann wenigste Armut, dann die erste.
rule-filter-18 = Ein Bezirks-Filter, zum Beispiel: wenigste Armut, dann meiste Pfund, dann der erste Platz.
rule-filter-19 = Ansehen: Das meiste gedruckte Ansehen bleibt, jetzt und am Ende zusammen.

rule-crucial-1 = Nur eine Karte mit dem Wort Schlüsselkarten nimmt sie: nach Pfund und Armut, vor dem Filter.
rule-crucial-2 = Schlüsselkarten, die dann auf dem Tableau liegen, werden in Feldfolge genommen.
rule-crucial-3 = Jede wird ganz ausgeführt, bevor die nächste genommen wird.
rule-crucial-4 = Eine, die inzwischen fort ist, entfällt; eine, die verschoben ist, wird dort genommen.
rule-crucial-5 = Eine, die nicht bezahlt werden kann, kommt zurück aufs Tableau und bringt keinen Bonus.
rule-crucial-6 = Der Filter wirkt danach auf das Tableau, wie es liegt.
rule-crucial-7 = Jede Schlüsselkarte, die er bekommt, gibt sofort 5 Ansehen.
rule-crucial-8 = Das gilt, wie auch immer er sie bekommen hat.
rule-crucial-9 = Eine, die beiseite kommt oder zu teuer ist, gibt keinen Bonus.

rule-pay-1 = Der volle Preis einer gezogenen Karte geht an den Vorrat.
rule-pay-2 = Eine Stadtkarte kostet ihre Baukosten und ihre Aktivierungskosten, sonst nichts.
rule-pay-3 = Ein Bezirk kostet seinen Preis und die laufenden Kosten seiner Fähigkeit, sonst nichts.
rule-pay-4 = Zum Bauen gibt er keine Karte derselben Farbe ab.
rule-pay-5 = Aktivierungskosten, die eine Karte sind, zählen nicht.
rule-pay-6 = Der Preis muss vor dem Ertrag da sein: Was eine Karte gibt, hilft nie beim Bezahlen.
rule-pay-7 = Eine Stadtkarte, die nicht bezahlt werden kann, kommt aufs Tableau; es kommt keine andere.
rule-pay-8 = Sie hat ihr altes Feld verlassen, also kommt sie auf das erste freie.
rule-pay-9 = Ein Bezirk, der zu teuer ist, kommt unter seinen Stapel; der oberste füllt den Platz.
rule-pay-10 = Mit leerem Bezirksstapel kommt er so auf seinen Platz zurück.
rule-pay-11 = Die Karte gilt trotzdem als gezogen.
rule-pay-12 = Kosten werden auch bezahlt, wo die Karte für AutoMartin nichts tut.
rule-pay-13 = Armut als Preis nimmt er einfach; nur Pfund entscheiden, ob er zahlen kann.

rule-resolve-1 = Eine bezahlte Stadtkarte kommt auf den Baustapel, ein bezahlter Bezirk in seinen Bereich.
rule-resolve-2 = Der Platz eines gekauften Bezirks wird sofort gefüllt, vor seinen Symbolen.
rule-resolve-3 = Dann wirken alle Symbole von oben nach unten.
rule-resolve-4 = Stadtkarten ziehen, Ansehen, Kosten, Pfund und Armut wirken.
rule-resolve-5 = Alle anderen Symbole und aller Text zählen nicht.
rule-resolve-6 = Pfund und Armut kommen aus dem Vorrat; Armut fällt nie unter 0.
rule-resolve-7 = Stadtkarten werden einzeln gezogen, jede ganz vor der nächsten.
rule-resolve-8 = Das Ziehen endet, wenn der Stadtstapel leer ist.
rule-resolve-9 = Ertrag kommt in getippter Reihenfolge; in den Zeilen der ersten Edition Ziehen zuletzt.
rule-resolve-10 = Die Symbole eines Bezirks wirken einmal, beim Kauf; sein Text nie.
rule-resolve-11 = Paupers kosten nichts und tun nichts; Armut auf der Karte der Gruppe wird genommen.
rule-resolve-12 = Einmalige Karten kommen auf den Baustapel; nur ein gedrucktes Zieh-Symbol wirkt.
rule-resolve-13 = Ansehen am Ende wird gemerkt, und jede Karte im Baustapel zählt.

rule-action-1 = Eine Stadtkarte beiseite: Die oberste kommt aufs Tableau und wird nicht ausgeführt.
rule-action-2 = Nächste Karte auslassen: Sie kommt auf den Ablagestapel, nichts davon wirkt.
rule-action-3 = Sie wird sofort aufgedeckt; ein leerer Stapel wird erst gemischt.
rule-action-4 = Noch eine Karte: Eine weitere Automakarte wird aufgedeckt und ausgeführt.
rule-action-5 = Das ist eine ganze Karte, mit ihrer eigenen Aktion.
rule-action-6 = Das geht nur einige Male pro Zug: 5-mal, wenn ihr nichts wählt.
rule-action-7 = Mit leerem Stadtstapel kommt nichts beiseite.

rule-loan-1 = AutoMartin nimmt nie Kredite.
rule-loan-2 = Fehlen ihm die Pfund für einen Mitspieler, zahlt dafür der Vorrat.
rule-loan-3 = Der Vorrat zahlt dann alles, und AutoMartin behält seine Pfund.
rule-loan-4 = Mit einer Option zahlt er, was er hat, und der Vorrat den Rest.
rule-loan-5 = Mit genug Pfund zahlt er alles selbst.
rule-loan-6 = Was er dem Vorrat schuldet und nicht zahlen kann, verfällt.
rule-loan-7 = Andere Wirkungen von Mitspielern treffen ihn wie jeden Spieler.

rule-board-1 = Das Tableau hat zwei Reihen zu 3, 4 oder 5 Feldern bei 2, 3 oder 4 Spielern.
rule-board-2 = AutoMartin zählt als Spieler: Allein gegen ihn sind es 3 Spalten.
rule-board-3 = Eine gelegte Karte kommt auf das erste freie Feld in Feldfolge; was leer bleibt, ist eine Lücke.
rule-board-4 = Ist kein Feld frei, kommt eine Reihe aus dem Spiel, und die andere rückt an ihre Stelle.
rule-board-5 = Welche Reihe geht, ist eine Option: wenn ihr nichts wählt, die, die zuerst voll war.
rule-board-6 = Drei Bezirke liegen offen; ein gekaufter wird sofort auf seinem Platz ersetzt.

rule-end-1 = Hat die letzte Stadtkarte ihren Stapel verlassen, beginnt das Ende.
rule-end-2 = Wer am Zug ist, spielt ihn zu Ende; dann haben alle anderen noch einen letzten Zug.
rule-end-3 = Ist das AutoMartin, beendet er seine Automakarten und bekommt keinen Zug mehr.
rule-end-4 = Ist es ein Mensch, hat AutoMartin noch einen letzten Zug.
rule-end-5 = Mit einer Option wird nur die Runde zu Ende gespielt.

rule-score-1 = AutoMartin zählt wie ein Spieler; den Schlüsselkarten-Bonus bekam er schon im Spiel.
rule-score-2 = Summe: Ansehen, Ansehen am Ende all seiner Karten, Pfund, minus was Armut kostet.
rule-score-3 = Pfund werden durch die Zahl einer Option geteilt, 3, wenn ihr nichts wählt, und abgerundet.
rule-score-4 = Alle geben so viel Armut zurück, wie der mit der wenigsten hat; der Rest steht in der Tabelle.
rule-score-5 = Die Armutstabelle ist eine Option: wenn ihr nichts wählt, die der ersten Edition.
rule-score-6 = Die höchste Summe gewinnt; dann wenigste Armut, dann meiste Bezirke; sonst wird geteilt.
