# Die Regelsätze in Kürze, für „Warum?“: `rule-take-3` sagt in einem Satz, was der Regelsatz take.3 sagt.

rule-setup-1 = Er beginnt mit einer Ware jeder Sorte, 1 Silber, einem eigenen Würfel und einer Burg.
rule-setup-2 = Er hat vier Bereiche: linke Karte, rechte Karte, Reserve und Fürstentum.
rule-setup-3 = Für den linken Platz werden Karten gezogen, bis eine ein dunkelgrünes Feld hat.
rule-setup-4 = Übergangene Karten werden wieder eingemischt, bevor die rechte Karte gezogen wird.
rule-setup-5 = Die Burg kommt auf das oberste dunkelgrüne Feld der linken Karte.
rule-setup-6 = Die Burg vom Start bringt keinen Bonus; danach ist sie ein Plättchen wie jedes andere.
rule-setup-7 = Der Automa ist zuletzt dran: Sein Stein liegt ganz unten im Stapel auf dem ersten Feld.
rule-setup-8 = Die Wirkung gelber Plättchen gilt für ihn nie.
rule-setup-9 = Er darf dasselbe Gebäude zweimal haben.
rule-setup-10 = Er hat keine Arbeiter und bekommt keine Punkte für Gebiete oder Durchgänge.
rule-setup-11 = Er zählt als Spieler; es spielen 2 bis 4, davon 1 bis 3 Automas.
rule-setup-12 = Seine sechs Waren werden beiseitegelegt, bevor die Waren der Runden verteilt werden.
rule-setup-13 = Seine Stufe (leicht, mittel, schwer) bestimmt die Punkte auf den Karten, die ganze Partie lang.
rule-setup-14 = Im Schwarzmarkt liegen 4, 6 oder 8 Plättchen bei 2, 3 oder 4 Spielern.
rule-setup-15 = Das dritte Feld von Karte 8 ist dunkelgrün, oder hellgrün mit einer Option.
rule-setup-16 = Manche Erweiterungen gehen; Gasthäuser, Schilde, Grenzposten und Weinberge nicht.
rule-setup-17 = Für die Reserve und die Zahl der Warensorten gibt es keine Grenze.
rule-setup-18 = Jeder Automa hat eigene Karten, Stufe, Würfel, Reserve, Fürstentum, Waren und Silber.

rule-turn-1 = Der weiße Würfel fällt am Anfang jeder Runde, bevor jemand etwas tut.
rule-turn-2 = Weißer Würfel 1-4: Die linke Karte ist aktiv; 5-6: die rechte. Das gilt die ganze Runde.
rule-turn-3 = In seinem Zug wirft der Automa seinen eigenen Würfel.
rule-turn-4 = Ablauf: Plättchen, sein Bonus, Kiste, volle Karten, Bonusplättchen, neue Karten, Kauf.
rule-turn-5 = Er nimmt und legt ein Plättchen je Zug; jedes weitere kommt aus einem Bonus oder dem Kauf.
rule-turn-6 = Am Anfang eines Zugs ist keine Karte voll.

rule-take-1 = Im Zug beginnt die Suche im Depot des eigenen Würfels, bei einem Bonus in dem des weißen.
rule-take-2 = In einem Depot sucht er ein Plättchen in der Farbe des obersten offenen Felds.
rule-take-3 = Gibt es keins, versucht er das nächste offene Feld darunter, im selben Depot.
rule-take-4 = Passt in einem Depot nichts, geht er zum nächsten und beginnt wieder oben.
rule-take-5 = Das nächste Depot ist das im Uhrzeigersinn, nach 6 kommt 1; alle sechs werden durchsucht.
rule-take-6 = Erst das nächste Depot, dann das oberste offene Feld, dann das erste in Lesereihenfolge.
rule-take-7 = Haben mehrere offene Felder die Farbe, wird das oberste davon gefüllt.
rule-take-8 = Das Plättchen füllt das Feld, und sein Bonus gilt sofort.

rule-reserve-1 = Passt nichts in den Depots, sucht er in seiner Reserve, vom obersten offenen Feld abwärts.
rule-reserve-2 = Was in der Reserve passt: erst das oberste offene Feld, dann das zuletzt gelagerte Plättchen.
rule-reserve-3 = Passt in der Reserve nichts, kommt ein verdecktes Plättchen auf das oberste offene Feld.
rule-reserve-4 = Von mehreren verdeckten Plättchen wird das zuletzt gelagerte benutzt.
rule-reserve-5 = Ohne eins nimmt er das erste Plättchen vom Schwarzmarkt verdeckt in die Reserve.
rule-reserve-6 = Damit endet die Aktion: Es wird nichts gelegt, und es kostet nichts.
rule-reserve-7 = Ist auch der Schwarzmarkt leer, bekommt er 2 Silber.
rule-reserve-8 = Die Farbe eines verdeckten Plättchens bleibt gemerkt.

rule-place-1 = Das Plättchen kommt auf die Karte, für die gesucht wurde, und füllt ihr Feld.
rule-place-2 = Ein verdecktes Plättchen bringt keinen Bonus.
rule-place-3 = Eine Kiste wirkt immer, wenn ihr Feld gefüllt wird, egal womit.
rule-place-4 = Der Bonus des Plättchens und alles, was daraus folgt, kommt vor der Kiste des Felds.
rule-place-5 = Eine volle Karte bleibt, bis die ganze Kette von Boni zu Ende ist.
rule-place-6 = Eine Kette endet von selbst: Höchstens 7 Plättchen werden in einem Zug gelegt.

rule-bonus-1 = Burg: noch ein Plättchen nehmen und legen, vom Depot des weißen Würfels an.
rule-bonus-2 = Er nimmt ganz wie sonst, auch aus Reserve und Schwarzmarkt, wenn in den Depots nichts passt.
rule-bonus-3 = Ist die aktive Karte voll, gilt die andere; sind es beide, werden stattdessen Waren verkauft.
rule-bonus-4 = Eine Burg, die durch eine Burg kommt, wirkt wieder.
rule-bonus-5 = Tiere: Punkte für die Tiere dieser Art im Fürstentum und auf beiden Karten.
rule-bonus-6 = Das neue zählt einmal, jedes offene Plättchen der Art zählt; verdeckte Plättchen nicht.
rule-bonus-7 = Gänse zählen als die Art mit den meisten Tieren, später als jede, die gelegt wird.
rule-bonus-8 = Schiff: alle Waren vom vollsten Depot; bei Gleichstand vom weißen Würfel im Uhrzeigersinn.
rule-bonus-9 = Schiff: ein Schritt vor auf der Reihenfolgeleiste, oben auf die Steine dort.
rule-bonus-10 = Die Reihenfolge der laufenden Runde ändert sich nicht.
rule-bonus-11 = Gebäude haben eigene Boni; Minen und Wissensplättchen haben keine.

rule-building-1 = Bank: 2 Silber.
rule-building-2 = Wohnhaus: 2 Punkte.
rule-building-3 = Wachturm: 4 Punkte.
rule-building-4 = Warenhaus: Waren verkaufen.
rule-building-5 = Rathaus: ein Plättchen der Reserve legen, von der häufigsten Farbe unter denen, die passen.
rule-building-6 = Rathaus: Nur passende Farben zählen; von der Farbe das zuletzt gelagerte Plättchen.
rule-building-7 = Das Plättchen, das das Rathaus legt, löst seinen Bonus und die Kiste aus.
rule-building-8 = Rathaus: Ist die aktive Karte voll, versucht er die andere, sonst geschieht nichts.
rule-building-9 = Rathaus: Passt nichts auf die aktive Karte, versucht er die andere.
rule-building-10 = Schreinerei, Kirche und Markt holen ein Plättchen ihrer Farben aus den Depots in die Reserve.
rule-building-11 = Ein Plättchen: erst die Folge der Farben, dann das nächste Depot vom weißen Würfel an.
rule-building-12 = Kran: Er wirkt wie eine Burg und ist sonst ein braunes Plättchen.
rule-building-13 = Weiße Burg: die seltenste Farbe, aus dem ersten Depot mit Plättchen vom weißen Würfel an.
rule-building-14 = Weiße Burg: 1 Silber, wenn alle Depots leer sind.

rule-sell-1 = Waren verkauft er durch das Warenhaus, eine Kiste oder eine Burg, wenn beide Karten voll sind.
rule-sell-2 = Er verkauft alle Waren der häufigsten Sorte, bei Gleichstand die niedrigste Zahl.
rule-sell-3 = Ein Verkauf bringt 1 Silber und für jede Ware so viele Punkte, wie Spieler da sind.
rule-sell-4 = Ohne Waren bringt ein Verkauf nichts.
rule-sell-5 = Mit Handelsrouten bringt ein Verkauf 1 Punkt mehr, einmal.

rule-complete-1 = Eine volle Karte bringt die Punkte, die für die Stufe darauf stehen.
rule-complete-2 = Ihre Plättchen kommen in das Fürstentum.
rule-complete-3 = Im Fürstentum ist Platz für beliebig viele Plättchen einer Farbe.
rule-complete-4 = Ihre verdeckten Plättchen werden aufgedeckt und zählen ab jetzt; Bonus bringen sie keinen.
rule-complete-5 = Eine Farbe ist voll bei 3 grau, 4 dunkelgrün, 6 hellgrün, blau oder gelb, oder 12 braun.
rule-complete-6 = Jede Farbe einmal, nur im Fürstentum: das große Bonusplättchen, ist es weg, das kleine.
rule-complete-7 = Linke Karte voll: Die rechte rückt hin. In jedem Fall kommt rechts eine neue Karte.
rule-complete-8 = Beide voll: links wird vor rechts gewertet; dann werden Karten für links und rechts gezogen.
rule-complete-9 = Ist der Stapel leer, werden die vollen Karten als neuer gemischt.

rule-end-1 = Hat er am Ende seines Zugs mindestens 2 Silber, kauft er ein Plättchen vom Schwarzmarkt.
rule-end-2 = Lieber eine Farbe, die in seiner Reserve fehlt, dann in Lesereihenfolge.
rule-end-3 = Die Farbe, von der er am wenigsten hat, kommt zuerst; verdeckte Plättchen haben keine.
rule-end-4 = Er kauft höchstens ein Plättchen je Zug, und immer, wenn er kann.

rule-score-1 = 4 Punkte für jedes gelbe Plättchen auf den Karten oder im Fürstentum.
rule-score-2 = Verdeckte Plättchen sind nicht gelb.
rule-score-3 = 1 Punkt für jede unverkaufte Ware.
rule-score-4 = 1 Punkt für jedes Silber.
rule-score-5 = 1 Punkt für jedes Plättchen in der Reserve, verdeckt oder nicht.
rule-score-6 = 2 Punkte für jedes Plättchen auf Karten, die nicht voll sind.
rule-score-7 = Ein gelbes Plättchen auf einer Karte, die nicht voll ist, zählt für beides.
rule-score-8 = Bei gleich vielen Punkten gewinnt der Automa gegen Menschen.

rule-phase-1 = Gespielt werden fünf Durchgänge mit je fünf Runden.
rule-phase-2 = Am Ende jedes Durchgangs: 1 Silber für jede Mine im Fürstentum und offen auf den Karten.
rule-phase-3 = Neuer Durchgang: Übrige Plättchen gehen weg, Waren bleiben, Depots und Markt werden neu gefüllt.
rule-phase-4 = Wer auf der Leiste am weitesten ist, beginnt; auf einem Feld der oberste Stein.
