## Die Regeln in Kürze, für „Warum?“: `rule-trade-3` ist, was Regel trade.3 sagt, in einem Satz.

rule-setup-1 = Eine MacHina kann jeden Mitspieler ersetzen; meist spielt ein Mensch gegen eine.
rule-setup-2 = Eine MacHina zählt als Spieler für Plan, Tableaus, Grenzen, Passgeld und Mehrheiten.
rule-setup-3 = Der Automastapel hat 72 Karten, und der Bot führt ihn.
rule-setup-4 = Die gedruckten Karten sind nicht öffentlich: zwei erdachte Stapel, oder ein eigener.
rule-setup-5 = Der Stapel wird einmal gemischt, verdeckt, vor allem anderen.
rule-setup-6 = Das Grundspiel wird für alle Spieler aufgebaut; wer beginnt, ist Zufall.
rule-setup-7 = Es gibt so viele Paare Clan- und Startplättchen wie Menschen, und eines mehr.
rule-setup-8 = Eine MacHina hat kein Clanplättchen: keine Fähigkeit, keinen Rabatt, keine Extra-Verbesserung.
rule-setup-9 = Jede MacHina bekommt ein zufälliges Startplättchen von denen, die kein Mensch nahm.
rule-setup-10 = Sie beginnt mit genau dem Geld und den Waren dieses Plättchens.
rule-setup-11 = Sie hat 2 Händler, 5 anzuwerben, keine Schifffahrt, einfache Technologie, die Kiste leer.
rule-setup-12 = Alle Preise beginnen auf der vierten Stufe: 4, 5, 5, 10, 10 und 11 Pfund.
rule-setup-13 = Die Auslage hat so viele Plätze, wie zu Beginn Aufträge eingegeben werden.

rule-worker-1 = Ein Mensch setzt für eine MacHina: einen Arbeiter der Reihe nach, einen umgekehrt.
rule-worker-2 = Holzfäller oder Bergarbeiter wird gelost, neu für jeden Arbeiter.
rule-worker-3 = Dann wird das Modul des Plans gelost.
rule-worker-4 = Von den bezahlbaren Gebieten dort das billigste Land, bei gleichen das Los.
rule-worker-5 = Das Gebiet ist leer, im Spiel, mit Gelände des Arbeiters; Nachbarn braucht es keine.
rule-worker-6 = Arbeiter und Land werden vom Startgeld bezahlt.
rule-worker-7 = Ohne Gebiet wird ein anderes Modul gelost, dann der andere Arbeiter; sonst kommt keiner.

rule-turn-1 = Menschen führen aus, was der Bot für jede MacHina ansagt.
rule-turn-2 = Sie zieht die oberste Karte und versucht die erste Aktion darauf.
rule-turn-3 = Geht eine Aktion nicht, folgt die nächste auf der Karte.
rule-turn-4 = Nach der Aktion wird die Karte abgelegt, und der Nächste ist dran.
rule-turn-5 = Eine Aktion je Zug; was ein Auftrag gibt, gehört dazu.
rule-turn-6 = Es sind sieben: Auftrag, Expandieren, Handel, Technologie, Schifffahrt, Händler, Passen.
rule-turn-7 = Ein Fehlversuch ändert nichts; Gelostes bleibt verbraucht, Antworten gelten diesen Zug.
rule-turn-8 = Eine MacHina, die gepasst hat, hat bis zur nächsten Runde keinen Zug.
rule-turn-9 = Eine Runde endet sicher: Jede Aktion außer Passen verbraucht etwas.

rule-card-1 = Eine Karte hat ihre Aktionen in eigener Reihenfolge, Passen ist die letzte.
rule-card-2 = Ein leerer Stapel wird aus dem ganzen Ablagestapel neu gemacht.
rule-card-3 = Gemischt wird, wenn eine Karte gebraucht wird, nicht wenn die letzte gezogen ist.
rule-card-4 = Ein Stapel und ein Ablagestapel sind für alle MacHinas da.
rule-card-5 = Rückgängig stellt Stapel, Ablage und Zufall wieder her, so kommt dieselbe Karte.

rule-contract-1 = Sie erfüllt oder nimmt einen Auftrag, nie beides in einem Zug.
rule-contract-2 = Sie erfüllt ihren eigenen Auftrag, wenn sie ihn bezahlen kann.
rule-contract-3 = Bezahlbar: genug Wolle, Käse, Brot, Whisky im Vorrat, Kühe und Schafe auf dem Plan.
rule-contract-4 = Ein eigener Auftrag, den sie nicht bezahlen kann, bleibt; die nächste Aktion folgt.
rule-contract-5 = Ist die Kiste leer, nimmt sie einen, wenn die Auslage einen hat und das Geld reicht.
rule-contract-6 = Je nach Runde bekommt sie 5, nichts, oder zahlt 5, 10, 15.
rule-contract-7 = Sie nimmt einen, den sie jetzt bezahlen kann, sonst irgendeinen, durch das Los.
rule-contract-8 = Ohne die Option gilt ein Auftrag mit Fleisch beim Wählen nie als bezahlbar.
rule-contract-9 = Das Plättchen verlässt die Auslage; sein Platz bleibt leer bis zur Vorbereitung.
rule-contract-10 = Der Reihe nach: Waren, Schlachten, Plättchen, Geld, Importpfunde, Verbesserungen, Gratisgebiet.
rule-contract-11 = Importmarker bringen £1 für jedes markierte Feld, erreicht oder überschritten.
rule-contract-12 = Eine Verbesserung ist die erste mögliche in der Folge der Karte; Technologie kostet £5.
rule-contract-13 = Ist keine möglich, kommt ein Händler vom Markt zurück, sonst verfällt sie.
rule-contract-14 = Ein Gratisgebiet ist sofort ein Expandieren, das Land ist gratis; Unmögliches verfällt.
rule-contract-15 = Ein Auftrag in der Kiste, alle Waren auf einmal, keine Teillieferung.

rule-meat-1 = Jede Art Fleisch wird für sich behandelt, Rindfleisch vor Lammfleisch.
rule-meat-2 = Ein Tier trennt, wenn es allein weggenommen eine Siedlung in zwei oder mehr teilt.
rule-meat-3 = Trennen mehr Tiere als nötig, entscheidet unter ihnen das Los.
rule-meat-4 = Sonst werden alle trennenden Tiere geschlachtet.
rule-meat-5 = Was noch fehlt, wird aus den anderen Tieren der Art gelost.
rule-meat-6 = Geprüft wird einmal je Art, kurz vor dem Schlachten.
rule-meat-7 = Braucht es alle, gehen alle; sonst sagt der Tisch, wie viele trennen, das Los welche.
rule-meat-8 = Geschlachtete Tiere kommen auf das Tableau zurück und können wieder gesetzt werden.

rule-expand-1 = Sie setzt eine Einheit von ihrem Spielertableau auf den Plan.
rule-expand-2 = Sie braucht eine Einheit, die sie mit dem Land bezahlen kann.
rule-expand-3 = Die Art wird aus denen gelost, deren Kosten und £1 für Land sie hat.
rule-expand-4 = Acht Arten mit je 4 Einheiten; mit der Option sind es bis 8 von jedem Arbeiter.
rule-expand-5 = Mit der Option: n Lochs, n - 1, ..., 1, dann jenseits eines Flusses, dann jedes Gebiet.
rule-expand-6 = Loch oder Fluss zählt nur mit der Schifffahrt dafür und einer Einheit daneben.
rule-expand-7 = n Lochs: Der kürzeste Wasserweg von einer eigenen Einheit geht über genau n.
rule-expand-8 = Von den bezahlbaren Gebieten das billigste Land, bei gleichen das Los.
rule-expand-9 = Mit der Option gilt eine nähere Stufe nur, wenn die fernere kein Gebiet hat.
rule-expand-10 = Ohne Gebiet wird eine andere Art gelost; ist keine übrig, folgt die nächste Aktion.
rule-expand-11 = Ohne Option zählt nur die Stufe ihrer Schifffahrt; sonst wird eine andere Art gelost.
rule-expand-12 = Gültig: leer, im Spiel, richtiges Gelände, benachbart oder per Schifffahrt erreichbar.
rule-expand-13 = Sie zahlt die Einheit und die gedruckten Landkosten.
rule-expand-14 = Ohne Option lehnt sie Nachbarschaftsbonus und Betriebsbonus ab.
rule-expand-15 = Mit Option kauft sie von Nachbarn, was sie will, mit dem Rabatt.
rule-expand-16 = Mit Option bringt ihr 4. Betrieb einen von drei gezogenen Aufträgen.
rule-expand-17 = Häfen benutzt sie nie; mit Option bringt jeder erreichte einmal £10.
rule-expand-18 = Eine geloste Zahl entscheidet bei gleichen Gebieten: welches in Lesereihenfolge.
rule-expand-19 = „Keins“ für ein Gelände beantwortet spätere Fragen des Zuges bis zu diesen Kosten.

rule-trade-1 = Sie kauft oder verkauft eine Warenart.
rule-trade-2 = Sie braucht einen freien Händler.
rule-trade-3 = Vier Zweige der Reihe nach; der erste mit einem Kandidaten entscheidet.
rule-trade-4 = Der Preis zu Beginn gilt für alle; dann geht er je Stück eine Stufe weiter.
rule-trade-5 = Ihre Händler liegen bei der Ware bis zur nächsten Vorbereitung.
rule-trade-6 = Eine Ware mit eigenen Händlern auf der anderen Seite kommt nicht in Frage.
rule-trade-7 = Zuerst verkauft sie übrige Wolle oder verarbeitete Waren, für den größten Erlös.
rule-trade-8 = Zweitens kauft sie, was ihrem Auftrag fehlt, das Billigste, das sie bezahlen kann.
rule-trade-9 = Drittens verkauft sie Milch oder Getreide, das ihre Betriebe nicht verarbeiten können.
rule-trade-10 = Viertens kauft sie Milch oder Getreide, das ihren Betrieben fehlt.
rule-trade-11 = So viele, wie Händler und Bedarf erlauben, nie weniger wegen des Geldes.
rule-trade-12 = Fleisch wird nie gekauft; Milch und Getreide werden nie verlangt.
rule-trade-13 = Ein Händler je Stück, unbegrenzter Vorrat, kein Handel zwischen Spielern.

rule-technology-1 = Sie verbessert das Einkommen der Holzfäller oder der Bergarbeiter.
rule-technology-2 = Sie braucht ein einfaches Plättchen und zahlt £10.
rule-technology-3 = Ist eines verbessert, nimmt sie das andere.
rule-technology-4 = Sonst das der Arbeiter, von denen mehr auf dem Plan sind, bei gleichen das Los.
rule-technology-5 = Ein Arbeiter ist nicht nötig; Geld bringt es ab der nächsten Produktion.

rule-shipping-1 = Sie verbessert die Schifffahrt eine Stufe: Fluss, dann 1- bis 4-Loch.
rule-shipping-2 = Unter 4-Loch, für £4.

rule-merchant-1 = Sie wirbt einen Händler an.
rule-merchant-2 = Sie kann bis zu 7 haben, für je £4.
rule-merchant-3 = Der neue ist ab ihrem nächsten Zug zu gebrauchen.

rule-pass-1 = Sie passt nur, wenn nichts anderes auf der Karte geht.
rule-pass-2 = Ihr Reihenfolgemarker nimmt den freien Platz ganz links.
rule-pass-3 = Sie bekommt das Geld dieses Platzes sofort, in jeder Runde.

rule-produce-1 = Geld der Arbeiter, dann Grundwaren, dann Verarbeiten.
rule-produce-2 = £4 für einen Holzfäller, £6 für einen Bergarbeiter, verbessert je £2 mehr.
rule-produce-3 = 1 Wolle je Schaf, 1 Milch je Kuh, 2 Getreide je Feld.
rule-produce-4 = Jeder Betrieb verarbeitet eine Ware je Phase.
rule-produce-5 = Käse, den ihr Auftrag braucht, kommt zuerst, egal zu welchen Preisen.
rule-produce-6 = Mehr Käse gibt es, wenn er mehr wert ist als Milch.
rule-produce-7 = Dann kommt Brot, das ihr Auftrag braucht.
rule-produce-8 = Mehr Brot, wenn es mehr wert ist als Getreide und Whisky; eine Option behält Getreide für Whisky-Aufträge.
rule-produce-9 = Zuletzt kommt Whisky, den ihr Auftrag braucht.
rule-produce-10 = Mehr Whisky gibt es, wenn er mehr wert ist als Getreide.
rule-produce-11 = Bei gleichen Preisen bleibt die Grundware, wie sie ist.
rule-produce-12 = Produktion verschiebt keinen Preis und braucht keinen Händler.
rule-produce-13 = Brot kommt vor Whisky; eine Option behält Getreide für einen Whisky-Auftrag.

rule-round-1 = Fünf Runden: Vorbereitung, Aktionen, Produktion, Wertung.
rule-round-2 = Vorbereitung: Auslage auffüllen, Händler kommen heim, Passzeichen gehen weg.
rule-round-3 = Wer in einer Runde zuerst passt, spielt in der nächsten zuerst.
rule-round-4 = Preise, Geld, Waren, Aufträge, Stapel und Ablage bleiben.

rule-score-1 = Eine MacHina wertet wie ein Spieler; was nur der Plan zeigt, wird eingegeben.
rule-score-2 = Das Plättchen der Runde wird nach der Produktion gewertet.
rule-score-3 = Ruhm, Waren, verarbeitete doppelt, 1 Punkt je £10, Hopfen, Importe, Mehrheiten.
rule-score-4 = Die am wenigsten importierte Ware ist 5 wert, die mittlere 4, die häufigste 3.
rule-score-5 = Mehrheiten an Aufträgen und Siedlungen; Gleiche teilen, abgerundet.
