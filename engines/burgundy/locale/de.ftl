### Die Automas von Die Burgen von Burgund. Kurze Zeilen: ein Telefon zeigt etwa 35 Zeichen in einer.

game-name = Burgundy
game-about = Die Burgen von Burgund: 1 bis 3 Automas als Gegner
signs = ① Ware 1, ② Ware 2, ③ Ware 3, ④ Ware 4, ⑤ Ware 5, ⑥ Ware 6, 🟫 braun, 🟨 gelb, ⬜ grau, 🟩 hellgrün, 🏰 dunkelgrün, 🟦 blau, 🂠 verdeckt, ☑ fertig, ⚪ weiß
game-help =
    Du spielst nach den üblichen Regeln. Der Automa hat kein eigenes Tableau, nur zwei **Karten**; wer die meisten Punkte hat, gewinnt.
    • Der **weiße Würfel** sagt für eine Runde, welche Karte zählt: bei 1 bis 4 die linke, bei 5 oder 6 die rechte.
    • In seinem Zug wirft er seinen eigenen Würfel und sucht in diesem Depot die Farbe des ersten offenen Felds der Karte, dann die der nächsten; danach im nächsten Depot.
    • Das Plättchen füllt das Feld und bringt seinen **Bonus**. Passt nichts, nimmt er eins aus seiner Reserve oder ein verdecktes.
    • Eine **volle Karte** bringt Punkte und eine neue Karte.
    Eure Hände tun, was am Tisch steht.
    { $board ->
        [search] • **Du meldest:** nichts von deinem eigenen Zug. In seinem Zug tippst du die erste Stelle an, wo so ein Plättchen liegt.
        [tracked] • **Du meldest:** unter **Mein Zug** jedes Plättchen, das du nimmst, jedes Schiff, jedes Bonusplättchen; getippt: `genommen mine 3`. Auch, was du kaufst, sobald der Bot nach dem Markt gefragt hat. Fragt er nach einem Plättchen, das weg ist: **Das liegt da nicht**.
        [dealt] • **Du meldest:** unter **Mein Zug** jedes Plättchen, das du nimmst oder kaufst, jedes Schiff, jedes Bonusplättchen; getippt: `genommen mine 3; gekauft 2`. Der Bot legt aus und fragt nichts.
       *[any] • **Du meldest:** was der Bot fragt; wo er den Spielplan führt, unter **Mein Zug**, was du genommen, gekauft und verschifft hast.
    }
    • **Es endet, wenn** die fünf Runden von Durchgang E vorbei sind: insgesamt 25 Runden.
    • **Gleichstand:** Ein Automa, der gleichauf mit einem Menschen liegt, gewinnt; zwischen Menschen entscheidet dein Regelheft.

## Die Optionen von /automa start burgundy

name-players = spieler
name-difficulty = stufe
name-difficulty_2 = stufe_2
name-difficulty_3 = stufe_3
name-board = spielplan
name-dice = würfel
name-trade_routes = handelsrouten
name-white_castles = weiße_burgen
name-crane = kran
name-geese = gänse
name-knowledge = wissen
name-market = markt
name-card8 = karte8
name-other_modules = andere_module
option-automas = Wie viele Plätze Automas haben
option-players = Wie viele Menschen mitspielen
option-difficulty = Punkte auf den Automakarten
option-difficulty-easy = Leicht
option-difficulty-easy-about = Leicht: etwa 160 Punkte
option-difficulty-medium = Mittel
option-difficulty-medium-about = Mittel: etwa 185 Punkte
option-difficulty-hard = Schwer
option-difficulty-hard-about = Schwer: etwa 210 Punkte
option-difficulty_2 = Stufe des zweiten Automas, wenn anders
option-difficulty_2-easy = Leicht
option-difficulty_2-medium = Mittel
option-difficulty_2-hard = Schwer
option-difficulty_3 = Stufe des dritten Automas, wenn anders
option-difficulty_3-easy = Leicht
option-difficulty_3-medium = Mittel
option-difficulty_3-hard = Schwer
option-board = Wer den Spielplan führt
option-board-search = suchen: bei dir am Tisch, der Bot fragt, wo etwas liegt
option-board-tracked = melden: bei dir am Tisch, du meldest deine Plättchen
option-board-dealt = auslegen: der Bot legt aus und fragt nichts
option-dice = Wer würfelt und Automakarten zieht
option-dice-bot = Der Bot
option-dice-table = Ihr, mit euren eigenen
option-trade_routes = Handelsrouten: je Verkauf 1 Punkt mehr
option-white_castles = Weiße Burgen sind im Spiel
option-crane = Der Kran ist im Spiel
option-geese = Die Gänse sind im Spiel
option-knowledge = Wissensplättchen 27 bis 29 sind im Spiel
option-market = Felder des Schwarzmarkts, wenn es andere sind (4, 6, 8)
option-card8 = Was das grüne dritte Feld von Karte 8 ist
option-card8-dark_green = Dunkelgrün (Burg)
option-card8-light_green = Hellgrün (Tiere)
option-other_modules = Andere Module: sagt, warum eins nicht geht
option-other_modules-inns = Gasthäuser
option-other_modules-shields = Schilde
option-other_modules-border_posts = Grenzposten
option-other_modules-vineyards = Weinberge

## Die Optionen in Kürze, in der Nachricht vom Start

chosen-automas = { $value ->
    [one] 1 Automa
   *[other] { $value } Automas
 }
chosen-players = { $value } Spieler
chosen-difficulty = { $value ->
    [easy] leicht
    [medium] mittel
   *[hard] schwer
 }
chosen-difficulty_2 = 2. { $value ->
    [easy] leicht
    [medium] mittel
   *[hard] schwer
 }
chosen-difficulty_3 = 3. { $value ->
    [easy] leicht
    [medium] mittel
   *[hard] schwer
 }
chosen-board = { $value ->
    [search] suchen
    [tracked] melden
   *[dealt] auslegen
 }
chosen-dice = { $value ->
    [bot] der Bot würfelt
   *[table] ihr würfelt
 }
chosen-trade_routes = Handelsrouten
chosen-white_castles = weiße Burgen
chosen-crane = Kran
chosen-geese = Gänse
chosen-knowledge = Wissen
chosen-market = Markt { $value }
chosen-card8 = { $value ->
    [dark_green] Karte 8 dunkel
   *[light_green] Karte 8 hell
 }
chosen-other_modules = { $value ->
    [inns] Gasthäuser
    [shields] Schilde
    [border_posts] Grenzposten
   *[vineyards] Weinberge
 }

## Was in einer Simulation die Menschen vertritt

stand-in-nobody = niemand nimmt Plättchen.
stand-in-random = jeder Mensch nimmt je Runde zwei zufällige Plättchen und verschifft Waren mit jedem Schiff.
stand-in-usual = jeder Mensch nimmt je Runde etwa ein Plättchen, zuerst Burgen und Minen, und kauft und verschifft ab und zu.

## Namen

colour = { $colour ->
    [b] 🟫 braun
    [y] 🟨 gelb
    [g] ⬜ grau
    [lg] 🟩 hellgrün
    [dg] 🏰 dunkelgrün
   *[u] 🟦 blau
 }
tile-plain = { $colour ->
    [b] 🟫 Gebäude
    [y] 🟨 Wissensplättchen
    [g] ⬜ Mine
    [lg] 🟩 Tiere
    [dg] 🏰 Burg
   *[u] 🟦 Schiff
 }
# Weitere Wörter für ein Plättchen, mit denen eine Meldung davon gefunden wird.
tile-words = { $colour ->
    [b] braun beige gebäude gebaeude
    [y] gelb wissen
    [g] grau mine bergwerk
    [lg] hell grün hellgrün hellgruen tiere vieh
    [dg] dunkel grün dunkelgrün dunkelgruen burg
   *[u] blau schiff
 }
building-name = { $kind ->
    [bank] Bank
    [boarding_house] Wohnhaus
    [watchtower] Wachturm
    [warehouse] Warenhaus
    [city_hall] Rathaus
    [carpenter] Schreinerei
    [church] Kirche
    [market] Markt
    [crane] Kran
   *[white_castle] Weiße Burg
 }
tile-building = 🟫 { building-name }
tile-livestock = 🟩 { $n } { $species ->
    [cow] Kühe
    [pig] Schweine
    [sheep] Schafe
    [chicken] Hühner/Ziegen
   *[geese] Gänse
 }
tile-knowledge = 🟨 Wissen { $n }
tile-wild = 🂠 verdecktes Plättchen
tile-first = { $tile } (das erste in Lesereihenfolge)
tile-last = { $tile } (das zuletzt gelagerte)
# Ein Plättchen als seine Farbe, für eine Zeile mit vielen davon.
sign-separator = { " " }
sign = { $tile }
sign-tile-plain = { $colour ->
    [b] 🟫
    [y] 🟨
    [g] ⬜
    [lg] 🟩
    [dg] 🏰
   *[u] 🟦
 }
# $kind: which building
sign-tile-building = 🟫
# $species, $n: which animals
sign-tile-livestock = 🟩
# $n: its number
sign-tile-knowledge = 🟨
sign-tile-wild = 🂠
# In einem Titel, wofür ein Telefon etwa 30 Zeichen hat; die Zeilen darunter haben den ganzen Namen.
short-tiles = { $n } Plättchen
short-tile-plain = { $colour ->
    [b] ein Gebäude
    [y] Wissen
    [g] eine Mine
    [lg] Tiere
    [dg] eine Burg
   *[u] ein Schiff
 }
# $kind: which building
short-tile-building = ein Gebäude
short-tile-livestock = { $species ->
    [cow] { $n } Kühe
    [pig] { $n } Schweine
    [sheep] { $n } Schafe
    [geese] { $n } Gänse
   *[chicken] { $n } Hühner
 }
# $n: its number
short-tile-knowledge = Wissen
short-tile-wild = ein Plättchen
good = { $n ->
    [0] eine unbekannte Ware
   *[other] Ware { $n }
 }
good-sign-separator = { "" }
good-sign = { $n ->
    [0] ?
    [1] ①
    [2] ②
    [3] ③
    [4] ④
    [5] ⑤
   *[6] ⑥
 }
species = { $species ->
    [cow] Kühe
    [pig] Schweine
    [sheep] Schafe
   *[chicken] Hühner/Ziegen
 }
depot = Depot { $depot }
depot-fullest = das vollste Depot
depot-in-order-separator = ,{ " " }
depot-in-order = { $depot }
# Die fünf hier stehen in Erklärungen von Partien, die begannen, bevor Werte neben den Namen standen.
market-colour = { colour } ({ $held } in seiner Reserve)
goods-count = { $kind ->
    [1] ①
    [2] ②
    [3] ③
    [4] ④
    [5] ⑤
   *[6] ⑥
 }×{ $n }
species-count = { $species ->
    [cow] Kühe
    [pig] Schweine
    [sheep] Schafe
   *[chicken] Hühner/Ziegen
 }: { $n }
colour-held = { $n }× { colour }
depot-goods = Depot { $depot } ({ $n ->
    [one] 1 Ware
   *[other] { $n } Waren
 })
place-market = Schwarzmarkt
place-reserve = Reserve von { $seat }, wie gelagert
place-card = Karte { $card }
tile-in-slot = Plättchen { $slot }: { $tile }
goods-in-form =
    { $n ->
        [one] Sorte seiner Ware
       *[other] Sorten seiner { $n } Waren
    }
    wie 5, - für keine
on-space = Feld { $space } von Karte { $card }
spot = Depot { $depot }: { $tile }
spot-short = { $tile } in { $depot }
market-slot = Markt { $slot }: { $tile }
# $held: how many such tiles lie face up in its reserve
market-held = { $tile } ({ $held } davon in der Reserve)
market-empty = der Schwarzmarkt ist leer
hit-none = nichts davon
tile-gone = Das liegt da nicht
goods-nowhere = keine Waren auf den Depots
bonus-size = { $size ->
    [large] groß
    [small] klein
   *[none] keins übrig
 }
bonus-tile = { $colour }, { bonus-size }
automata-card = Karte { $card }
automata-deck = der Stapel der Automakarten
side = { $side ->
    [left] linke
   *[right] rechte
 }
seat-automata = Automa { $n }
seat-person = Spieler { $n }
seat-marked = { $icon } { $seat }
seat-short = { $icon } { $n }
in-order-separator = { " " }›{ " " }
in-order = { $seat }
order = Reihenfolge: { $seats }
points = { $n }

## Was der Bot als Nächstes tut

offer-turn = Zug von { $seat }
offer-done = { $seat } ist fertig
offer-round = Runde { $phase }{ $round } beginnen
offer-phase = Durchgang beenden, { $phase } aufbauen
offer-end = Schlusswertung

turn-hint-untold = Plättchen genommen? **Mein Zug**. Keins? **Fertig**.
turn-hint-told = Noch etwas zu melden? **Mein Zug**. Sonst **Fertig**.
doubt-no-tile = Kein Plättchen genommen?

## Was Menschen melden

group = { $action ->
    [take] Plättchen aus Depot genommen
    [buy] Auf dem Schwarzmarkt gekauft
    [ship] Schiff gelegt
    [claim] Bonusplättchen genommen
    [advance] Auf der Reihenfolgeleiste weiter
    [good] Die Ware dieser Runde
    [market] Der Schwarzmarkt
   *[board] Wer den Spielplan führt
 }
report-take = Genommen: { $tile }, Depot { $depot }
report-buy = Gekauft: { $tile }, Markt { $slot }
report-ship = { $who }: Schiff gelegt, { $n ->
    [one] die Ware
   *[other] { $n } Waren
 } von Depot { $depot }
report-ship-none = { $who }: Schiff gelegt, keine Waren genommen
report-claim = Bonusplättchen: { $colour }, { $size ->
    [large] das große
   *[small] das kleine
 }
report-advance = { $who }: auf der Leiste { $steps } weiter
report-good = Auf Depot { $depot } liegt { $good }
report-market = Die Plättchen des Schwarzmarkts melden
report-board = { $mode ->
    [search] suchen: nun schaust du nach, der Bot fragt
    [tracked] melden: nun meldest du, der Bot führt mit
   *[dealt] auslegen: nun legt der Bot aus
 }

## Fragen

ask-dice-white =
    Wirf den weißen Würfel
    Was zeigt er?
ask-dice-own =
    Was zeigt sein Würfel?
    Wirf den Würfel von { $seat }.
ask-card-left =
    { $seat }: linke Karte?
    Zieh, bis eine ein Burgfeld zeigt,
    und misch die anderen wieder ein.
ask-card-right =
    { $seat }: rechte Karte?
    Zieh eine von den gemischten Karten.
ask-card-new =
    { $seat }: neue Karte?
    Zieh die nächste von seinem Stapel.
ask-take-hit =
    Was davon liegt als Erstes da?
    { $purpose }
purpose-take = Für seine { $side } Karte.
purpose-fetch = { $kind ->
    [carpenter] Schreinerei: ein Gebäude.
    [church] Kirche: Burg, Mine oder Wissen.
   *[market] Markt: ein Schiff oder Tiere.
 }
purpose-white-castle = Weiße Burg: jedes Plättchen.
ask-tile-building = Welches Gebäude legt er?
ask-tile-animal = Welche Tiere legt er?
ask-building-in =
    Welches Gebäude nimmt er?
    { $alike ->
        [1] Schau in Depot { $depot }.
       *[other] Das erste von { $alike } solchen Plättchen in Depot { $depot }.
    }
ask-animal-in =
    Welche Tiere nimmt er?
    { $alike ->
        [1] Schau in Depot { $depot }.
       *[other] Das erste von { $alike } solchen Plättchen in Depot { $depot }.
    }
ask-building-stored =
    Welches Gebäude legt er?
    Es kommt aus seiner Reserve.
ask-animal-stored =
    Welche Tiere legt er?
    Sie kommen aus seiner Reserve.
ask-building-at =
    Welches Gebäude ist das?
    Schau nach: { $where }.
ask-animal-at =
    Welche Tiere sind das?
    Schau nach: { $where }.
ask-market-first =
    Was liegt als Erstes im Markt?
    Reihe für Reihe; es wird verdeckt gelagert.
ask-market-buy =
    Welches Plättchen kauft er?
    Die Art, von der seine Reserve am
    wenigsten hat, sonst Reihe für Reihe.
# Von der zweiten Zeile an höchstens 100 Zeichen: sie stehen auch im Formular.
ask-market-row =
    Was liegt im Schwarzmarkt?
    { $n } Felder, der Reihe nach, - leer:
    b braun, y gelb, g grau,
    lg hellgrün, dg dunkelgrün, u blau
ask-ship-fullest =
    Welche Waren nimmt er?
    Alle vom vollsten Depot; bei
    Gleichstand das erste von { $depots }.
ask-ship-goods =
    Welche Waren liegen auf Depot { $depot }?
    Der Bot zählt { $n }, die niemand genannt hat.
ask-bonus-left =
    Bestes Bonusplättchen, das noch da ist?
    Von { colour }.
ask-board-tiles =
    Welche Plättchen sind noch da?
    Die in den Depots.
ask-board-goods =
    Welche Waren sind da?
    Auf den Depots: 2: 5 5, 4: ? (- für keine)
ask-kinds =
    Welche Plättchen sind das? { $at } von { $of }
    Schau nach: { $place }.
ask-duchies =
    Eure eigenen Plättchen? { $at } von { $of }
    Von allen Menschen, ohne erste Burgen:
    b:bank lg:cow3 y:12 dg g u, - für keine
ask-board-bonus = Welche Bonusplättchen sind weg?

# What the empty menu of the goods says.
choose-goods = Waren jeder Sorte

## Was geschah

# Told by earlier versions
# Die zwei hier wurden erzählt, bevor Plättchen mit ihrem Ort genannt wurden.
event-where-depot = Zu Depot { $depot }:
# Told by earlier versions
event-where-market = Zum Schwarzmarkt:
event-start-left = Linke Karte: { $card }, Burg auf Feld { $item }{ $passed ->
    [0] { "" }
    [one] { " " }(1 Karte übergangen und wieder eingemischt)
   *[other] { " " }({ $passed } Karten übergangen und wieder eingemischt)
 }
event-start-right = Rechte Karte: { $card }
event-start-goods = { $who } beginnt mit { $goods }
event-round = Runde { $phase }{ $round }: Der weiße Würfel zeigt { $white }, die { $side } Karte ist aktiv
event-good = Depot { $depot } bekommt { $good }
event-no-good = Für Depot { $depot } sind keine Waren mehr da
event-order = Reihenfolge: { $seats }
event-phase = Durchgang { $phase } ist aufgebaut
event-income = { $silver ->
    [0] Keine Minen, kein Einkommen für Durchgang { $phase }
   *[other] { $silver } Silber aus Minen für Durchgang { $phase }
 }
event-dice = Eigener Würfel { $die }, weißer Würfel { $white }: Die { $side } Karte ist aktiv
# $start: the depot where the search began
event-took = Nimmt { $tile } aus Depot { $depot }
# $start: the depot where the search began
event-depots-empty-handed = In den Depots passt nichts
event-not-there = { $tile }: in Depot { $depot } nicht mehr da
event-not-stored = { $tile }: in seiner Reserve nicht mehr da
event-fewer-goods = { $n ->
    [0] Keine Waren mehr auf Depot { $depot }
    [one] Nur 1 Ware auf Depot { $depot }
   *[other] Nur { $n } Waren auf Depot { $depot }
 }
event-reserve-tile = Nimmt { $tile } aus seiner Reserve
# $n: how many it had
event-reserve-wild = { $n ->
    [one] Nimmt das verdeckte Plättchen aus seiner Reserve
   *[other] Nimmt das zuletzt gelagerte von { $n } verdeckten Plättchen aus seiner Reserve
 }
# $slot: the place in the market, 0 if it isn't known
event-market-wild = Nimmt { $tile } vom Markt verdeckt in seine Reserve
event-market-empty-silver = Der Markt ist leer: 2 Silber
event-placed = Legt { $tile } auf die { $side } Karte { $card }, Feld { $item }
# $tile: what people see of it
event-placed-wild = Legt es verdeckt auf die { $side } Karte { $card }, Feld { $item }
event-box = Feld { $item } hat eine Kiste: Er verkauft Waren
event-castle = Burg: noch ein Plättchen, ab Depot { $die }, { $side } Karte
event-castle-both-full = Burg: Beide Karten sind voll, also verkauft er Waren
event-livestock = { $species ->
    [cow] Kühe
    [pig] Schweine
    [sheep] Schafe
    [chicken] Hühner/Ziegen
   *[geese] Gänse
 }: **+{ $points } { $points ->
    [one] Punkt
   *[other] Punkte
 }**
# $n: how many they are
event-ship-goods = Schiff: nimmt { $goods } von { $depot ->
    [0] dem vollsten Depot
   *[other] Depot { $depot }
 }
event-ship-no-goods = Schiff: Es sind keine Waren zu holen
event-track = Zieht auf Feld { $space } der Reihenfolgeleiste
# $space: the last one
event-track-end = Bleibt auf dem letzten Feld der Reihenfolgeleiste
event-bank = Bank: **+{ $silver } Silber**
event-building-points = { $points ->
    [2] Wohnhaus: **+2 Punkte**
   *[other] Wachturm: **+{ $points } Punkte**
 }
event-warehouse = Warenhaus: Er verkauft Waren
event-city-hall = Rathaus: legt { $tile } aus seiner Reserve auf die { $side } Karte
event-city-hall-nothing = Rathaus: In seiner Reserve passt nichts
event-fetch = { $kind ->
    [carpenter] Schreinerei
    [church] Kirche
   *[market] Markt
 }: { $tile } aus Depot { $depot } in seine Reserve
event-fetch-nothing = { $kind ->
    [carpenter] Schreinerei
    [church] Kirche
   *[market] Markt
 }: Es ist nichts zu holen
event-crane = Kran: wirkt wie eine Burg
event-white-castle = Weiße Burg: { $tile } aus Depot { $depot } in seine Reserve
event-white-castle-silver = Weiße Burg: Depots leer, **+1 Silber**
event-sold = Verkauft { $n }× Ware { $kind }: **+{ $points } Punkte**, +1 Silber
event-trade-route = Handelsrouten: **+{ $points } Punkt**
event-sell-nothing = Er hat keine Waren zu verkaufen
event-card-done = Die { $side } Karte { $card } ist voll: **+{ $points } Punkte**
event-wild-up = Deckt auf: { $tile }
event-bonus-tile = { $n }× { $colour }: nimmt das { $size ->
    [large] große
   *[small] kleine
 } Bonusplättchen, **+{ $points } Punkte**
event-no-bonus-tile = { $n }× { $colour }: kein Bonusplättchen mehr da
event-slide = Die rechte Karte { $card } rückt nach links
event-new-card = Neue { $side } Karte: { $card }
event-reshuffle = Die { $n } vollen Karten werden ein neuer Stapel
# $slot: the place in the market, 0 if it isn't known
event-bought = Kauft { $tile } vom Schwarzmarkt für { $silver } Silber
event-buy-nothing = Der Schwarzmarkt ist leer: Es gibt nichts zu kaufen
event-end-points = { $category ->
    [yellow] Gelbe Plättchen
    [goods] Unverkaufte Waren
    [silver] Silber
    [reserve] Plättchen in der Reserve
   *[items] Plättchen auf Karten, die nicht voll sind
 }: { $points }
event-final = **Endstand: { $points } Punkte**; bei Gleichstand mit einem Menschen gewinnt er
event-reported-take = { $tile }: aus Depot { $depot } genommen
event-reported-buy = { $tile }: vom Schwarzmarkt gekauft
event-reported-ship = { $who }: Waren von Depot { $depot }, Reihenfolgeleiste { $space }
event-reported-ship-none = { $who }: Schiff ohne Waren, Reihenfolgeleiste { $space }
event-reported-claim = { $colour }: das { $size ->
    [large] große
   *[small] kleine
 } Bonusplättchen ist weg
event-reported-advance = { $who } steht auf Feld { $space } der Reihenfolgeleiste
event-reported-good = Auf Depot { $depot } liegt { $good }
event-reported-market = Schwarzmarkt: { $tiles }
event-reported-market-empty = Der Schwarzmarkt ist leer
event-board = { $mode ->
    [search] Ihr führt den Spielplan, der Bot fragt
    [tracked] Der Bot führt den Spielplan, ihr meldet
   *[dealt] Der Bot legt den Spielplan aus
 }
event-seat = **{ $seat }**
event-person-done = { $who } ist fertig.

## Was geschah, in Kürze: der Titel eines Zugs, und Zeilen, die mehrere Ereignisse sammeln

title-turn = { $seat } { $done }
title-done = { $signs }
title-takes = nimmt { $tiles }
title-places = legt { $tiles }
title-silver = bekommt 2 Silber
title-stores = lagert ein Plättchen
title-buys = kauft { $tiles }
title-ships = { $n ->
    [one] legt ein Schiff
   *[other] legt { $n } Schiffe
 }
title-claims = { $n ->
    [one] nimmt ein Bonusplättchen
   *[other] nimmt { $n } Bonusplättchen
 }
title-completes = { $n ->
    [one] ☑ eine Karte
   *[other] ☑ { $n } Karten
 }
title-round = Runde { $phase }{ $round }: weißer Würfel { $white }
title-phase = Durchgang { $phase } beginnt
gist-cards = { $seat }: linke Karte { $old }, rechte Karte { $card }
gist-dice = Würfel { $die }, weißer { $white }: { $side } Karte
gist-taken = { $tile }: Depot { $depot } → { $side } Karte, Feld { $item }
gist-from-reserve = { $tile }: Reserve → { $side } Karte, Feld { $item }
gist-which = Von mehreren: { $which ->
    [tile-first] das erste in Lesereihenfolge
   *[tile-last] das zuletzt gelagerte
 }
gist-left-card = { $seat }: linke Karte { $card }
gist-city-hall-takes = ↳ { $tile } aus seiner Reserve
gist-effect = ↳ { $what }
gist-ship = ↳ { gist-goods } · Reihenfolgeleiste { $space }
gist-ship-end = ↳ { gist-goods } · Ende der Reihenfolgeleiste
gist-goods = { $depot ->
    [0] nimmt { $goods }
   *[other] { $goods } von Depot { $depot }
 }
gist-ship-empty = ↳ Keine Waren · Reihenfolgeleiste { $space }
gist-ship-empty-end = ↳ Keine Waren · Ende der Reihenfolgeleiste
gist-sale = ↳ Verkauf: { $n }× { $kind ->
    [1] ①
    [2] ②
    [3] ③
    [4] ④
    [5] ⑤
   *[6] ⑥
 }: **+{ $points } Punkte**, 1 Silber
gist-fetched = ↳ { $tile }: Depot { $depot } → Reserve
gist-card-done = ☑ Karte { $card } voll: **+{ $points } Punkte**
gist-bonus-tile = { $n }× { $colour }: { $size ->
    [large] großer
   *[small] kleiner
 } Bonus, **+{ $points } Punkte**
gist-slide = Karte { $old } rückt nach links, neue rechte Karte { $card }
gist-bought = { $tile }: { $slot ->
    [0] gekauft für { $silver } Silber
   *[other] von Markt { $slot }, { $silver } Silber
 }
gist-market-wild = { $tile }: { $slot ->
    [0] Markt, das erste
   *[other] Markt { $slot }
 } → Reserve
gist-face-down = ↳ Es liegt dort verdeckt
gist-round = Runde { $phase }{ $round }: weißer Würfel { $white } → { $side } Karte
gist-side = Die { $side } Karte ist aktiv
gist-income = { $seat }: { $silver ->
    [0] keine Minen, kein Einkommen
   *[other] **+{ $silver } Silber** aus Minen
 }

## Warum: Kriterien

by-nearest-depot = nächstes Depot, Schritte im Uhrzeigersinn
by-top-item = oberstes offenes Feld der Karte
by-reading-order = erstes in Lesereihenfolge
by-last-stored = zuletzt gelagert
by-most-held = am meisten in seiner Reserve
by-least-held = am wenigsten in seiner Reserve
by-most-goods = meiste Waren
by-lowest-number = niedrigste Zahl
by-most-animals = meiste Tiere
by-clockwise-white = nächstes zum weißen Würfel, Schritte im Uhrzeigersinn
by-colour-order = zuerst genannte Farbe
by-people-looked = was ihr als Erstes gefunden habt

## Wie der echte Tisch aufgebaut wird

set-up-players = Aufbau für **{ $n } Spieler**{ $white ->
    [0] .
   *[other] , weißer Würfel **{ $white }**.
 }
set-up-own = Eigene Tableaus wie für **{ $n } Spieler**.
set-up-no-board = Der Spielplan ist das Bild.
set-up-from-box = Plättchen, die ihr nehmt: aus der Schachtel.
set-up-track = Reihenfolgeleiste, unten: { $seats }.
# $n: how many automata there are
set-up-castle = { $n ->
    [one] Eine Burg und 1 Silber
   *[other] Je eine Burg und 1 Silber
 }: { $seats }.
set-up-goods = Je eine Ware jeder Sorte: { $seats }.
set-up-cards = { $dice ->
    [table] Ihr würfelt für ihn und zieht seine Karten.
   *[bot] Ich würfle für ihn und führe seine Karten.
 }

## Tafel

panel-title = Die Burgen von Burgund
panel-white = ⚪ Weißer Würfel **{ $white }**: { $side } Karte aktiv
panel-next = Als Nächstes: **{ $seat }**
panel-round-done = Alle waren am Zug.
panel-seat-name = { $seat }, { $level ->
    [easy] leicht
    [medium] mittel
   *[hard] schwer
 }: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
 }
panel-seat =
    Silber { $silver } · Waren { $goods } · Reserve { $reserve } · Leiste { $space }
    Links { $left }
    Rechts { $right }
panel-card = { $card }, offen: { $open }
panel-footer = Burgundy · { $round ->
    [0] Durchgang { $phase }
   *[other] Runde { $phase }{ $round }
 } · { $mode ->
    [search] suchen
    [tracked] melden
   *[dealt] auslegen
 }
panel-footer-over = Burgundy · die Partie ist zu Ende · { $mode ->
    [search] suchen
    [tracked] melden
   *[dealt] auslegen
 }

## Punkte

score-final = { $seat }: { $points } Punkte
score-so-far = { $seat }: { $points } Punkte, wenn jetzt Schluss wäre
score-now = { $points } stehen auf der Leiste, der Rest kommt am Ende.
score-final-best = Die meisten Punkte: { $seats }, { $points }
score-best = Vorn: { $seats }, { $points }
score-if = Wenn jetzt Schluss wäre.
score-ties = Bei Gleichstand mit Menschen gewinnt der Automa.

## Korrekturen

fix-phase = Durchgang
fix-round = Runde
fix-white = Weißer Würfel
fix-depot = Depot { $depot }: Plättchen
fix-goods = Depot { $depot }: Waren
fix-market = Schwarzmarkt
fix-taken = Plättchen, die Automas in diesem Durchgang nahmen
fix-bonus = Übrige Bonusplättchen: { $colour }
fix-space = { $seat }: Feld der Reihenfolgeleiste
fix-seat-silver = { $seat }: Silber
fix-seat-points = { $seat }: Punkte
fix-seat-goods = { $seat }: Waren
fix-seat-reserve = { $seat }: Reserve
fix-seat-duchy = { $seat }: Fürstentum
fix-seat-colours = { $seat }: volle Farben
fix-seat-left = { $seat }: linke Karte
fix-seat-right = { $seat }: rechte Karte
hint-letter = ein Buchstabe von A bis E
hint-number = eine ganze Zahl
hint-tiles = Plättchen wie b:bank lg:cow3 y u, jedes Feld, - für ein leeres
hint-market-row = Plättchen wie y b - g, jedes Feld, - für ein leeres, ? wenn es niemand weiß
hint-market-empty = none, wenn er leer ist, ? wenn nicht oder wenn es niemand weiß
hint-taken = Depot und Farbe wie 3.lg 5.b, - für keine
hint-colours = Farben wie g dg, - für keine
hint-wilds = Plättchen wie b:bank u wild:y, - für keine
hint-duchy = Plättchen wie b:bank lg:cow3 y u, - für keine
hint-goods = Sorten wie 5 5 2, ? für eine unbekannte
hint-six = sechs Zahlen: wie viele der Sorten 1 bis 6
hint-bonus = large small, oder - für keins
hint-space = ein Feld von 0 bis 6; dort kommt er obenauf
hint-card = Karte und jedes Feld von oben nach unten: 4: b:bank dg - - -

## Was abgelehnt wird

too-many-players = { $automas } Automas und { $people } Menschen sind mehr als 4. Wähle weniger.
module-not-covered = Dieser Automa hat keine Regeln für { $module ->
    [inns] Gasthäuser
    [shields] Schilde
    [border_posts] Grenzposten
   *[vineyards] Weinberge
 }. Spielt ohne sie.
game-is-over = Die Partie ist zu Ende. Rückgängig nimmt die Schlusswertung zurück.
bad-tile = Es gibt kein Plättchen „{ $word }“. Schreib Farben (b y g lg dg u) oder Arten (bank, cow3).
bad-tile-count = Platz ist für { $most } Plättchen, nicht für { $got }.
bad-row = Es gibt { $size } Felder, geschrieben sind { $got }. Schreib jedes, - für ein leeres.
bad-market = Niemand sagt dem Bot, was in diesem Markt liegt. Schreib none, wenn er leer ist, sonst ?.
bad-taken = So ein Plättchen lag da nicht: „{ $word }“. Schreib Depot und Farbe, wie 3.lg.
bad-colour = „{ $word }“ ist keine Farbe. Schreib b, y, g, lg, dg oder u.
bad-phase = Ein Durchgang ist ein Buchstabe aus { $letters }.
bad-bonus = Schreib large, small, large small oder -.
bad-six-goods = Sechs Zahlen sind nötig, da stehen { $got }.
bad-card = Es gibt keine Karte „{ $word }“. Schreib eine Zahl von 1 bis 9, dann die Plättchen.
bad-full-card = Eine Karte im Spiel hat mindestens ein offenes Feld.
bad-item-colour = Auf Feld { $item } dieser Karte passt { $colour }, nicht { $tile }.
bad-unnamed = Der Bot legt hier aus, er muss also die Arten wissen: Schreib bank, cow3, und Sorten der Waren.
bad-unnamed-own = Sag, welche Plättchen es sind, damit sie nicht noch mal kommen: wie b:bank, lg:cow3, y:12.
bad-livestock = Sag, welche Tiere es sind, wie cow3 oder pig2.
bad-depot-goods = „{ $part }“ ist kein Depot mit seinen Waren. Schreib etwa 2: 5 5, 4: ?

# Bilder

picture-line = { $what }: { $items }
picture-tile = { $colour ->
    [b] Gebäude
    [y] Wissen
    [g] Mine
    [lg] Tiere
    [dg] Burg
   *[u] Schiff
 }
picture-livestock = { $n } { $species ->
    [cow] Kühe
    [pig] Schweine
    [sheep] Schafe
    [chicken] Hühner
   *[geese] Gänse
 }
picture-knowledge = Wissen { $n }
picture-wild = verdeckt
picture-empty = leer
picture-unknown = noch nicht bekannt
picture-none = keine
picture-open = offen: { $what }
picture-new = neu: { $what }
picture-sale = { $what } (Verkauf)
picture-stack = { $what } ×{ $n }
picture-goods = { $kind ->
    [0] unbekannte Ware
   *[other] Ware { $kind }
 }{ $n ->
    [1] { "" }
   *[other] { " " }×{ $n }
 }
picture-lying = { $kind ->
    [0] ?
   *[other] { $kind }
 }{ $n ->
    [1] { "" }
   *[other] ×{ $n }
 }
picture-lying-separator = { " " }·{ " " }
picture-lying-goods = Waren { $goods }
picture-seat = { $seat } · { $points } Punkte
picture-points = Punkte
picture-die-white = weißer Würfel { $n }
picture-die-own = eigener Würfel { $n }
picture-card = { $side ->
    [left] Linke
   *[right] Rechte
 } Karte { $card } · { $points } Punkte
picture-card-active = { $side ->
    [left] Linke
   *[right] Rechte
 } Karte { $card } · aktiv · { $points } Punkte
picture-card-name = Karte { $card }
picture-active = aktiv
picture-worth = voll: { $n } Punkte
picture-reserve = Reserve
picture-tiles = { $n } Plättchen
picture-duchy = Land
picture-duchy-colour = { $what } { $n }/{ $needed }
picture-duchy-complete = { $what } { $n }/{ $needed } voll
picture-goods-title = Waren
picture-goods-total = Waren: { $n }
picture-silver = Silber { $n }
picture-track = Reihenfolgeleiste
picture-track-name = Leiste
picture-depot = Depot { $n }
picture-market = Schwarzmarkt
picture-market-name = Markt
picture-white = Weißer Würfel { $n }
picture-seeks = sucht
picture-seeks-what = { $seat } sucht { $what }
picture-sought = { $what }
picture-sought-separator = { " " }oder{ " " }
picture-space = { $seats } (Feld { $space })
picture-marker = { $seat }
picture-marker-separator = { " " }über{ " " }
picture-score-final = Endstand
picture-score-so-far = Wenn jetzt Schluss wäre
picture-score-seat = { $seat }: { $n }
picture-category = { $category ->
    [cards] Karten
    [livestock] Tiere
    [sales] Verkauf
    [buildings] Gebäude
    [bonus] Bonus
    [corrections] Korrektur
    [yellow] Gelbe
    [goods] Waren
    [silver] Silber
    [reserve] Reserve
   *[items] Offen
 }
picture-course = Punkte nach jeder Runde
picture-course-points = { $n }
picture-course-end = Ende
