# Die Regeln in kurz, für „Warum?“: `rule-take-3` ist, was die Regel take.3 sagt, in einem Satz.

rule-setup-1 = Er beginnt mit einer Ware jeder Sorte, 1 Silber, einem eigenen Würfel und einer Burg.
rule-setup-2 = Er hat vier Orte: linke Karte, rechte Karte, Reserve und Fürstentum.
rule-setup-3 = Für links werden Karten gezogen, bis eine mit einem dunkelgrünen Feld kommt.
rule-setup-4 = Übergangene Karten gehen zurück in den Stapel; der wird gemischt, bevor die rechte gezogen wird.
rule-setup-5 = Die Burg füllt das oberste dunkelgrüne Feld der linken Karte.
rule-setup-6 = Die Startburg gibt keinen Bonus; danach ist sie ein Plättchen wie jedes andere.
rule-setup-7 = Der Automa ist zuletzt dran: Seine Scheibe liegt zuunterst auf dem ersten Feld.
rule-setup-8 = Die Wirkung gelber Plättchen beachtet er nie.
rule-setup-9 = Er darf dasselbe Gebäude zweimal haben.
rule-setup-10 = Er hat keine Arbeiter und bekommt keine Punkte für Gebiete und keinen Bonus für Durchgänge.
rule-setup-11 = Er zählt als Spieler; es spielen 2 bis 4, davon 1 bis 3 Automas.
rule-setup-12 = Seine sechs Waren werden beiseitegelegt, bevor die Waren der Runden verteilt werden.
rule-setup-13 = Seine Stufe (leicht, mittel, schwer) wählt fürs ganze Spiel die Punkte auf den Karten.
rule-setup-14 = Auf dem Schwarzmarkt liegen 4, 6 oder 8 Plättchen bei 2, 3 oder 4 Spielern.
rule-setup-15 = Das dritte Feld von Karte 8 ist dunkelgrün, oder mit einer Option hellgrün.
rule-setup-16 = Manche Erweiterungen gehen; Gasthäuser, Schilde, Grenzposten und Weinberge nicht.
rule-setup-17 = Die Reserve und die Zahl der Warensorten haben keine Grenze.
rule-setup-18 = Jeder Automa hat eigene Karten, Stufe, Würfel, Reserve, Fürstentum, Waren und Silber.

rule-turn-1 = Der weiße Würfel wird zu Beginn jeder Runde geworfen, bevor jemand etwas tut.
rule-turn-2 = Weißer Würfel 1-4: Die linke Karte ist aktiv; 5-6: die rechte. Das gilt die ganze Runde.
rule-turn-3 = In seinem Zug wirft der Automa seinen eigenen Würfel.
rule-turn-4 = Reihenfolge: Plättchen, sein Bonus, Kiste, volle Karten, Bonusplättchen, neue Karten, Kauf.
rule-turn-5 = Er nimmt und legt ein Plättchen pro Zug; jedes andere kommt von einem Bonus oder vom Kauf.
rule-turn-6 = Zu Beginn eines Zugs ist keine Karte voll.

rule-take-1 = Der Zug sucht ab dem Depot seines eigenen Würfels, ein Bonus ab dem des weißen.
rule-take-2 = In einem Depot sucht er ein Plättchen in der Farbe des obersten offenen Felds.
rule-take-3 = Ist keins da, versucht er im selben Depot das nächste offene Feld weiter unten.
rule-take-4 = Passt in einem Depot nichts, geht er zum nächsten und beginnt wieder oben.
rule-take-5 = Das nächste Depot liegt im Uhrzeigersinn, nach 6 kommt 1; alle sechs werden durchsucht.
rule-take-6 = Erst das nächste Depot, dann das oberste offene Feld, dann das erste Plättchen in Leserichtung.
rule-take-7 = Haben mehrere offene Felder die Farbe, wird das oberste gefüllt.
rule-take-8 = Das Plättchen füllt das Feld und gibt seinen Bonus.

rule-reserve-1 = Passt kein Plättchen in den Depots, sucht er in seiner Reserve, vom obersten offenen Feld an.
rule-reserve-2 = Von den passenden der Reserve: erst das oberste offene Feld, dann das zuletzt abgelegte Plättchen.
rule-reserve-3 = Passt nichts in der Reserve, kommt ein verdecktes Plättchen auf das oberste offene Feld.
rule-reserve-4 = Von mehreren verdeckten Plättchen nimmt er das zuletzt abgelegte.
rule-reserve-5 = Ohne so eins nimmt er das erste Plättchen vom Schwarzmarkt verdeckt in seine Reserve.
rule-reserve-6 = Damit endet die Aktion: Es wird nichts gelegt, und es kostet nichts.
rule-reserve-7 = Ist auch der Schwarzmarkt leer, bekommt er 2 Silber.
rule-reserve-8 = Die Farbe eines verdeckten Plättchens wird gemerkt.

rule-place-1 = Das Plättchen kommt auf die Karte, für die gesucht wurde, und füllt das Feld.
rule-place-2 = Ein verdecktes Plättchen gibt keinen Bonus.
rule-place-3 = Eine Kiste wirkt, sobald ihr Feld gefüllt wird, mit welchem Plättchen auch immer.
rule-place-4 = Der Bonus des Plättchens und alles, was daraus folgt, kommt vor der Kiste des Felds.
rule-place-5 = Eine volle Karte bleibt liegen, bis alle Boni der Kette vorbei sind.
rule-place-6 = Eine Kette endet von selbst: In einem Zug werden höchstens 7 Plättchen gelegt.

rule-bonus-1 = Burg: noch ein Plättchen nehmen und legen, ab dem Depot des weißen Würfels.
rule-bonus-2 = Das geht ganz wie ein Zug, mit Reserve und Schwarzmarkt, wenn in den Depots nichts passt.
rule-bonus-3 = Ist die aktive Karte voll, zählt die andere; sind es beide, verkauft er stattdessen Waren.
rule-bonus-4 = Eine Burg, die durch eine Burg gelegt wird, wirkt auch.
rule-bonus-5 = Tiere: Punkte für die Tiere dieser Art im Fürstentum und auf beiden Karten.
rule-bonus-6 = Das neue Plättchen zählt einmal, jedes offene der Art zählt; verdeckte zählen nicht.
rule-bonus-7 = Gänse zählen als die Art mit den meisten Tieren, und später als jede Art, die gelegt wird.
rule-bonus-8 = Schiff: alle Waren des vollsten Depots; sonst im Uhrzeigersinn ab dem weißen Würfel.
rule-bonus-9 = Schiff: ein Feld weiter auf der Zugleiste, obenauf auf die Scheiben dort.
rule-bonus-10 = Die Reihenfolge dieser Runde ändert sich nicht.
rule-bonus-11 = Gebäude haben eigene Boni; Minen und Wissensplättchen haben keine.

rule-building-1 = Bank: 2 Silber.
rule-building-2 = Wohnhaus: 2 Punkte.
rule-building-3 = Wachturm: 4 Punkte.
rule-building-4 = Warenhaus: Waren verkaufen.
rule-building-5 = Rathaus: ein Plättchen der Reserve legen, in der passenden Farbe, die dort am meisten liegt.
rule-building-6 = Rathaus zählt nur Farben, die passen, und nimmt das zuletzt abgelegte Plättchen der Farbe.
rule-building-7 = Das Plättchen, das mit Rathaus gelegt wird, löst seinen Bonus und seine Kiste aus.
rule-building-8 = Rathaus: Ist die aktive Karte voll, versucht er die andere; sonst passiert nichts.
rule-building-9 = Rathaus: Passt nichts auf die aktive Karte, versucht er die andere.
rule-building-10 = Schreinerei, Kirche und Markt holen ein Plättchen ihrer Farben aus den Depots in die Reserve.
rule-building-11 = Ein Plättchen: erst die Reihenfolge der Farben, dann das nächste Depot ab dem weißen Würfel.
rule-building-12 = Kran: wirkt wie eine Burg und ist sonst ein braunes Plättchen.
rule-building-13 = Weiße Burg: die Farbe, die er am wenigsten hat, im ersten Depot mit Plättchen ab dem weißen Würfel.
rule-building-14 = Weiße Burg: 1 Silber, wenn alle Depots leer sind.

rule-sell-1 = Waren verkauft er durch Warenhaus, eine Kiste oder eine Burg, wenn beide Karten voll sind.
rule-sell-2 = Er verkauft alle Waren der Sorte, von der er am meisten hat; bei gleich vielen die niedrigste.
rule-sell-3 = Ein Verkauf gibt 1 Silber, und für jede Ware so viele Punkte, wie es Spieler gibt.
rule-sell-4 = Ohne Waren bringt ein Verkauf nichts.
rule-sell-5 = Mit Handelsrouten bringt ein Verkauf 1 Punkt mehr, einmal.

rule-complete-1 = Eine volle Karte bringt die gedruckten Punkte der Stufe.
rule-complete-2 = Ihre Plättchen kommen ins Fürstentum.
rule-complete-3 = Das Fürstentum fasst beliebig viele Plättchen einer Farbe.
rule-complete-4 = Ihre verdeckten Plättchen werden umgedreht und zählen ab jetzt; einen Bonus geben sie nicht.
rule-complete-5 = Eine Farbe ist voll bei 3 grau, 4 dunkelgrün, 6 hellgrün, blau oder gelb, oder 12 braun.
rule-complete-6 = Jede Farbe einmal, nur mit dem Fürstentum: das große Bonusplättchen, sonst das kleine.
rule-complete-7 = Linke Karte voll: Die rechte rückt nach. In jedem Fall kommt rechts eine neue Karte.
rule-complete-8 = Beide voll: Links zählt vor rechts; dann werden Karten für links und rechts gezogen.
rule-complete-9 = Ist der Stapel leer, werden die vollen Karten zu einem neuen gemischt.

rule-end-1 = Mit mindestens 2 Silber kauft er am Ende seines Zugs ein Plättchen vom Schwarzmarkt.
rule-end-2 = Am liebsten eine Farbe, die er nicht in seiner Reserve hat, dann nach Leserichtung.
rule-end-3 = Die Farbe, die er am wenigsten hat, kommt zuerst; verdeckte Plättchen haben keine Farbe.
rule-end-4 = Er kauft höchstens ein Plättchen pro Zug, so oft er kann.

rule-score-1 = 4 Punkte für jedes gelbe Plättchen auf den Karten oder im Fürstentum.
rule-score-2 = Verdeckte Plättchen sind nicht gelb.
rule-score-3 = 1 Punkt für jede unverkaufte Ware.
rule-score-4 = 1 Punkt für jedes Silber.
rule-score-5 = 1 Punkt für jedes Plättchen in der Reserve, verdeckt oder nicht.
rule-score-6 = 2 Punkte für jedes Plättchen auf Karten, die nicht voll sind.
rule-score-7 = Ein gelbes Plättchen auf einer nicht vollen Karte zählt als beides.
rule-score-8 = Bei Gleichstand mit Menschen gewinnt der Automa.

rule-phase-1 = Es gibt fünf Durchgänge mit je fünf Runden.
rule-phase-2 = Am Ende jedes Durchgangs: 1 Silber für jede Mine im Fürstentum und offen auf den Karten.
rule-phase-3 = Neuer Durchgang: Übrige Plättchen gehen weg, Waren bleiben, Depots und Markt werden aufgefüllt.
rule-phase-4 = Wer auf der Zugleiste am weitesten ist, ist zuerst dran; auf einem Feld, wer obenauf liegt.
