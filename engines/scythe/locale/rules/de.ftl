# Die Regeln in Kürze, für „Warum?“: `rule-move-7` ist, was Regel move.7 sagt, in einem Satz.

rule-setup-1 = Es gibt 19 Automa-Karten, 4 Sternkarten und 8 Hilfskarten.
rule-setup-2 = Menschen spielen nach den normalen Regeln, wie gegen einen anderen Menschen.
rule-setup-3 = Er hat keine Rekruten, Gebäude, Entwicklungen, Ziele und kein Spielertableau.
rule-setup-4 = Sein Ansehen ist das ganze Spiel lang 10.
rule-setup-5 = Er produziert und besitzt keine Ressourcen und zahlt keine Kosten.
rule-setup-6 = Er nutzt keine Tunnel und keine Fähigkeiten der Nation oder der Mechs.
rule-setup-7 = Brett und Karten sind wie für 2 Spieler, mit 3 Fabrikkarten.
rule-setup-8 = Seine Nation ist frei wählbar; für ein erstes Spiel weit weg von den Menschen.
rule-setup-9 = Stärke und Kampfkarten sind die seines Tableaus; niemand sieht die Karten an.
rule-setup-10 = Er bekommt 5 Münzen.
rule-setup-11 = Je ein Arbeiter beginnt auf den Gebieten neben der Basis, der Anführer auf der Basis.
rule-setup-12 = 4 Mechs, 6 Sterne und die anderen 6 Arbeiter liegen auf seinem Nationentableau.
rule-setup-13 = Eine Sternkarte bestimmt die Stufe; ihr Würfel beginnt auf Feld I.
rule-setup-14 = Die 19 Karten werden gemischt, Plan I oben; es gibt zwei Ablagestapel.
rule-setup-15 = Mit Invasoren aus der Ferne haben vier Karten andere Pläne.
rule-setup-16 = Es gibt eine Fabrikkarte mehr als Spieler; jeder Automa hat eigene Karten.

rule-turn-1 = Ein Mensch beginnt; alle sind reihum am Zug, bis ein sechster Stern liegt.
rule-turn-2 = Ein Zug folgt einer Karte, offen auf den Haupt-Ablagestapel gezogen.
rule-turn-3 = Ein Autometta lässt bei einer Karte mit dem Zeichen dafür den ganzen Zug aus.
rule-turn-4 = Eine ausgelassene Karte bewirkt nichts, ist aber die letzte Hauptkarte.
rule-turn-5 = Die Reihenfolge ist: Bewegungsaktion, Gewinne, Rekrutenbonus, Sternleiste.
rule-turn-6 = Was er in einem Zug bekommt, kann sich darin nicht schon bewegt haben.
rule-turn-7 = Der sechste Stern von irgendwem beendet das Spiel sofort; der Rest entfällt.
rule-turn-8 = Der Stern für einen Kampf ist der letzte Schritt dieses Kampfes.
rule-turn-9 = Es geht im Uhrzeigersinn, wie die Plätze genannt sind; der erste Mensch beginnt.

rule-card-1 = Zuerst gilt Plan I, nach dem ersten Stern der Leiste Plan II.
rule-card-2 = Der Stern in der Mitte rückt den Würfel vor, ein durchgestrichener nicht.
rule-card-3 = Kampftabelle und Ressourcen gelten bei jedem Plan.
rule-card-4 = Ist der Stapel leer, werden vor dem Ziehen alle 19 Karten gemischt.
rule-card-5 = Die Karte dieses Zuges gilt auch nach so einem Mischen weiter.

rule-move-1 = Die Symbole werden von links nach rechts versucht.
rule-move-2 = Nach einem gültigen kommt keins mehr; ohne gültiges keine Bewegungsaktion.
rule-move-3 = Auch stehen zu bleiben kann die Bewegungsaktion sein.
rule-move-4 = Ein Symbol in Klammern zählt nur für die Nation, die dort steht.
rule-move-5 = Angriffe sind Bewegungsaktionen.
rule-move-6 = Einheit wählen, gültige Gebiete suchen, aufnehmen, Ziel wählen, hinstellen.
rule-move-7 = Er wählt die Einheit, die seiner Heimatbasis am nächsten ist; gleich: Lesereihenfolge.
rule-move-8 = Bleiben Gebiete gleich: am nächsten an der Fabrik, dann Lesereihenfolge.
rule-move-9 = Auf der Basis ist der Abstand 0, sonst zählt er bis zur Scheibe der Basis.
rule-move-10 = Der Abstand zählt Gebiete: Flüsse, Seen und Tunnel spielen keine Rolle.
rule-move-11 = Ein Mech geht vor dem Anführer, wenn beide gleich sind.
rule-move-12 = Ohne Einheit dieser Art ist das Symbol nicht gültig.
rule-move-13 = Bleibt kein Gebiet zur Wahl, wird das nächste Symbol versucht.
rule-move-14 = Ziel ist jedes Gebiet in der Nachbarschaft irgendeiner seiner Einheiten.
rule-move-15 = Die Heimatbasis ist nie ein Ziel.

rule-hood-1 = Zur Nachbarschaft gehören das eigene Gebiet und alles in einem Schritt.
rule-hood-2 = Einheiten auf einer Heimatbasis haben keine Nachbarschaft.
rule-hood-3 = Die Heimatbasis eines Automas hat eine Nachbarschaft: die zwei Gebiete daneben.
rule-hood-4 = Bis Wasser frei ist, erreichen seine Einheiten Land ohne Fluss dazwischen.
rule-hood-5 = Tunnel helfen einem Automa nie.
rule-hood-6 = Die Kampfeinheit eines Menschen erreicht Land ohne Fluss dazwischen.
rule-hood-7 = Mit Flussquerung quert sie auch Flüsse, so wie ihre Nation es kann.
rule-hood-8 = Von einem Tunnel erreicht sie jeden anderen Tunnel.
rule-hood-9 = Seen und andere Verbindungen zählen, sobald der Tisch sie gemeldet hat.

rule-worker-1 = Das Symbol wählt einen Arbeiter.
rule-worker-2 = Er darf hin, wo kein Feind und kein anderer eigener Arbeiter ist.
rule-worker-3 = Eigene Mechs und der Anführer halten einen Arbeiter nicht auf.
rule-worker-4 = Nicht beim Feind, in den meisten Nachbarschaften, nah an der Fabrik, Lesereihenfolge.
rule-worker-5 = Der aufgenommene Arbeiter zählt nicht mit.
rule-worker-6 = Beim Feind heißt: bei einer feindlichen Kampfeinheit.
rule-worker-7 = Einheiten auf der Basis zählen bei den meisten Einheiten nicht mit.
rule-worker-8 = Sind alle Gebiete beim Feind, kann er nirgends hin.

rule-unit-1 = Das Symbol wählt einen Mech oder den Anführer.
rule-unit-2 = Er darf hin, wo kein Feind und keine andere Einheit seines Automas ist.
rule-unit-3 = Eine Einheit, die ihr Gebiet teilt, kann dort nicht bleiben.
rule-unit-4 = Am nächsten an einer feindlichen Kampfeinheit, dann Fabrik, dann Lesereihenfolge.
rule-unit-5 = Feinde auf ihrer Basis zählen nur, wenn keiner auf dem Brett steht.

rule-encounter-1 = Das Symbol wählt den Anführer.
rule-encounter-2 = Er zieht zu einer Begegnung, oder zur Fabrik für eine erste Fabrikkarte.
rule-encounter-3 = Die Nachbarschaft der Heimatbasis zählt hier nicht.
rule-encounter-4 = Kein Feind und kein eigener Mech dort, nah an der Fabrik, Lesereihenfolge.
rule-encounter-5 = Endet die Bewegung des Anführers auf einem Plättchen, kommt es weg.
rule-encounter-6 = Steht er am Ende eines Zuges auf der Fabrik, bekommt er seine eine Fabrikkarte.
rule-encounter-7 = Nach einem Angriff nur, wenn er gewann; Mechs und Arbeiter nehmen nichts.
rule-encounter-8 = Der Anführer eines Menschen nimmt das Plättchen, auf dem er endet; eine Zeile korrigiert es.

rule-attack-1 = Er greift nur mit mindestens der Stärke an, die das Symbol nennt.
rule-attack-2 = Das Symbol wählt irgendeine Kampfeinheit.
rule-attack-3 = Sie zieht dorthin, wo eine feindliche Kampfeinheit ist.
rule-attack-4 = Die wenigsten feindlichen Kampfeinheiten, nah an der Fabrik, Lesereihenfolge.
rule-attack-5 = Oder wo feindliche Arbeiter allein sind; Stärke ist dafür nicht nötig.
rule-attack-6 = Die meisten Ressourcen, nah an der Fabrik, Lesereihenfolge.
rule-attack-7 = Die Ressourcen kommen weg, die Arbeiter gehen heim; kein Kampf, kein Stern.

rule-gain-1 = Jedes Symbol der zweiten Reihe wird ausgeführt, von links nach rechts.
rule-gain-2 = Ein Arbeiter kommt vom Tableau auf die Heimatbasis.
rule-gain-3 = Zuerst kommt der Anführer zurück, sonst ein Mech, auf die Heimatbasis.
rule-gain-4 = Er bekommt Münzen, und Kampfkarten verdeckt.
rule-gain-5 = Er bekommt Stärke, höchstens 16.

rule-recruit-1 = Die dritte Reihe zeigt einen Rekrutenbonus, nach den beiden anderen.
rule-recruit-2 = Menschen bekommen ihn, wenn ihr dauerhafter Bonus dieser Art gilt.
rule-recruit-3 = Der Automa selbst bekommt davon nie etwas.
rule-recruit-4 = Bei mehreren Menschen gilt er für die, die neben dem Automa sitzen.

rule-star-1 = Zuletzt rückt der Würfel vor, außer der Stern ist durchgestrichen.
rule-star-2 = Die ersten Felder der Sternkarte haben das Wasserzeichen.
rule-star-3 = Auf diesen gehen seine Einheiten über keinen See und keinen Fluss.
rule-star-4 = Ab dem Zug, nachdem er sie verlassen hat, ist Wasser frei.
rule-star-5 = Erreicht der Würfel einen Stern, wird ein Stern gelegt.
rule-star-6 = Beim ersten Stern dieser Art werden alle Karten gemischt, und Plan II beginnt.
rule-star-7 = Er legt höchstens zwei Sterne für Kämpfe.
rule-star-8 = Erreicht er zum ersten Mal Stärke 16, legt er einen Stern.
rule-star-9 = Sterne für Kampf und Stärke bringen Plan II nicht.
rule-star-10 = Andere Sterne gibt es für ihn nicht.
rule-star-11 = Das Feld des Würfels ist die Zahl der Sterne auf dem Haupt-Ablagestapel.

rule-combat-1 = Wo nichts anderes steht, gelten die normalen Kampfregeln.
rule-combat-2 = Arbeiter allein gehen heim; der Mensch verliert für jeden 1 Ansehen.
rule-combat-3 = Menschen legen Stärke und Karten zuerst fest und sagen, was Fähigkeiten wegnehmen.
rule-combat-4 = Dann wird eine Automa-Karte gezogen; nur ihre Kampftabelle zählt.
rule-combat-5 = Er gibt die Stärke seiner Spalte aus, oder alle, wenn er weniger hat.
rule-combat-6 = Und so viele Kampfkarten, wie die Karte zeigt, oder alle, die er hat.
rule-combat-7 = Die höhere Summe gewinnt; bei Gleichstand der Angreifer.
rule-combat-8 = Kampfeinheiten eines besiegten Automas gehen aufs Tableau, Arbeiter heim.
rule-combat-9 = Die Einheiten eines besiegten Menschen dort gehen alle auf die Heimatbasis.
rule-combat-10 = Wer verliert, zieht eine Kampfkarte, wenn er mindestens Stärke 1 gezeigt hat.
rule-combat-11 = Ein Mensch, der gewinnt, bekommt einen Stern; als Angreifer −1 Ansehen je Arbeiter.
rule-combat-12 = 4 Karten spielen keine Kampfkarte, 9 spielen 1, 5 spielen 2 und 1 spielt 3.
rule-combat-13 = Kampfkarten sind gedruckte, oder der Bot zieht sie geheim.

rule-resources-1 = Gewinnt der Angreifer, findet er so viele Ressourcen, wie die letzte Hauptkarte sagt.
rule-resources-2 = Auf einem See, einem Dorf oder der Fabrik gibt es keine.
rule-resources-3 = Für mehrere Gebiete eines Zuges gilt dieselbe Karte.
rule-resources-4 = Die letzte Hauptkarte bleibt bei jedem Mischen gemerkt.
rule-resources-5 = Wohin eine Einheit eines Automas kommt, kommen alle Ressourcen weg.
rule-resources-6 = Verteidigt er und gewinnt, bleibt liegen, was der Angreifer mitbrachte.

rule-score-1 = Seine Münzen, 4 für jeden Stern, 3 für jedes Gebiet.
rule-score-2 = Ein Gebiet zählt mit einer Einheit darauf, die Fabrik als 3, die Basis nicht.
rule-score-3 = Nichts für Ressourcen oder Gebäude.
rule-score-4 = Menschen werten wie immer; je Gebiet zählen höchstens 6 Ressourcen.
rule-score-5 = Die meisten Münzen gewinnen; bei Gleichstand steht nebeneinander, was entscheidet.

rule-level-1 = Es gibt vier Stufen; auch der Abstand der Basen zählt.
rule-level-2 = Wasser hält einen Ultimaszyna nie auf.
rule-level-3 = Er führt alle gültigen Bewegungsaktionen aus, eine nach der anderen.
rule-level-4 = Plättchen und Fabrikkarte nimmt er, sobald der Anführer ankommt.
rule-level-5 = Seine besiegten Kampfeinheiten gehen heim, nicht aufs Tableau.
rule-level-6 = Eine Karte mit Münzen gibt 1 mehr, und so auch mit Stärke.
rule-level-7 = Das ist 1 mehr je Karte, nicht je Symbol.

rule-variant-1 = Auch auf anderen Stufen können Züge ausgelassen werden.
rule-variant-2 = Er kann jedes Mal 1 oder 2 Münzen mehr oder weniger bekommen.
rule-variant-3 = Er kann jedes Mal 1 oder 2 Stärke mehr oder weniger bekommen.
rule-variant-4 = Beides ändert die Summe einer Karte einmal, wenn es eine gibt.
rule-variant-5 = Vor einer Bewegung wird eine Kampfkarte aufgedeckt: 4 oder 5 beendet die Reihe.
rule-variant-6 = Auch vor einer neuen Einheit: Bei 4 oder 5 bleibt sie auf dem Tableau.
rule-variant-7 = Alle Bewegungsaktionen einer Reihe sind auf jeder Stufe möglich.

rule-multi-1 = Jede Mischung aus Menschen und Automas bis fünf ist ein Experiment.
rule-multi-2 = Jeder Automa hat eigene Karten und Sterne; alle anderen sind Feinde.
rule-multi-3 = Zwischen zwei Automas zieht jeder eine Karte, der Angreifer zuerst.
