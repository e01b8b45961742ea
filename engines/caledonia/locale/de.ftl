### Clans of Caledonia, Clan MacHina. Kurze Zeilen: Ein Telefon zeigt etwa 35 Zeichen in einer.

game-name = Caledonia
game-about = Clans of Caledonia: Clan MacHinas
game-help =
    Du spielst deinen Clan nach den üblichen Regeln. Jede **MacHina** spielt nach Karten; der Bot führt ihre Bücher, und für alle die Preise, die Auslage der Aufträge und die Reihenfolge. Eure Hände tun, was die Nachricht sagt; was nur der Plan weiß, fragt er als eine Zahl.
    • **Du meldest:** was den Markt oder die Auslage ändert, mit **Mein Zug** oder in einer Zeile: `verkauft 2 whisky; genommen 24`. Alles andere nicht.
    • Ein Auftrag ist seine Nummer, oder was darauf steht: `genommen 2 brot 1 wolle`. `preis käse +3` ist ein Hafenplättchen, das einen Preis verschiebt, `auffüllen 9 44` sind Aufträge, die in die Auslage kommen.
    • Eine Zeile beendet deinen Zug; mit `; mehr` dahinter bleibt er offen. Gibt es nichts zu melden: **Fertig**. Mit `gepasst` oder dem Knopf dafür steigst du aus der Runde aus.
    • **Lesereihenfolge** zählt gleiche Gebiete Reihe für Reihe, jede von links; zuerst das ganze Modul A, dann B, C, D.
    • Ein Zug einer MacHina, der am Tisch nicht geht: **Geht nicht**, dann versucht sie ihre nächste Aktion.
    • **Es endet, wenn** die fünfte Runde vorbei ist: Der Bot fragt dann nach Importen, Aufträgen und Siedlungen.
    • **Gleichstand:** Wer mehr Geld übrig hat, gewinnt.

## Die Optionen von /automa start caledonia

name-players = spieler
name-deck_profile = stapel
name-order = reihenfolge
name-shipping_fallback = ohne_schiff
name-meat_counts = fleisch_zählt
name-neighbourhood = nachbarschaft
name-factory_bonus = betriebsbonus
name-ports = häfen
name-reserve_grain = getreide
name-worker_split = arbeiter
name-pass_money = passgeld
option-automas = Wie viele Clan MacHinas
option-players = Wie viele Menschen mitspielen
option-deck_profile = Automakarten (die gedruckten sind nicht öffentlich)
option-deck_profile-actions = Erdacht, gewichtet: Auftrag und Expandieren
option-deck_profile-actions_uniform = Erdacht: jede Aktion gleich oft
option-deck_profile-own = Eigene, siehe /automa stapel
option-order = Reihenfolge zu Beginn
option-order-people = Menschen, dann MacHinas
option-order-machinas = MacHinas, dann Menschen
option-order-drawn = Der Bot lost sie aus
option-order-asked = Ihr sagt sie
option-shipping_fallback = Kein Gebiet bei ihrer Schifffahrt: auch nähere
option-meat_counts = Aufträge mit Fleisch gelten als bezahlbar
option-neighbourhood = Ihr Nachbarschaftsbonus
option-neighbourhood-decline = Lehnt sie ab
option-neighbourhood-take = Sie kauft, was sie will
option-factory_bonus = Bonus für 4. Betrieb
option-factory_bonus-decline = Lehnt sie ab
option-factory_bonus-take = Sie nimmt einen Auftrag
option-ports = Ihre Häfen
option-ports-never = Nie benutzt
option-ports-ten = Je £10
option-reserve_grain = Getreide bleibt für geschuldeten Whisky
option-worker_split = Ihre 8 Arbeiter
option-worker_split-4_and_4 = 4 Holzfäller, 4 Bergarbeiter
option-worker_split-shared8 = Höchstens 8 von jedem
option-pass_money = Was Passen bringt
option-pass_money-printed = £16, 14, 12, 10
option-pass_money-asked = Ihr sagt es

chosen-automas = { $value ->
    [1] 1 MacHina
   *[other] { $value } MacHinas
 }
chosen-players = { $value ->
    [1] 1 Mensch
   *[other] { $value } Menschen
 }
chosen-deck_profile = { $value ->
    [own] eigener Stapel
    [actions] gewichteter Stapel
   *[actions_uniform] gleichmäßiger Stapel
 }
chosen-order = { $value ->
    [machinas] MacHinas zuerst
    [drawn] geloste Reihenfolge
    [asked] eigene Reihenfolge
   *[people] Menschen zuerst
 }
chosen-shipping_fallback = { $value ->
    [yes] auch nähere
   *[no] keine näheren
 }
chosen-meat_counts = { $value ->
    [yes] Fleisch zählt
   *[no] kein Fleisch
 }
chosen-neighbourhood = { $value ->
    [take] mit Nachbarn
   *[decline] keine Nachbarn
 }
chosen-factory_bonus = { $value ->
    [take] 4. Betrieb
   *[decline] kein 4. Betrieb
 }
chosen-ports = { $value ->
    [ten] Häfen £10
   *[never] keine Häfen
 }
chosen-reserve_grain = { $value ->
    [yes] Getreide bleibt
   *[no] Getreide bleibt nicht
 }
chosen-worker_split = { $value ->
    [shared8] 8 Arbeiter
   *[other] 4 + 4 Arbeiter
 }
chosen-pass_money = { $value ->
    [asked] eigenes Passgeld
   *[printed] Passgeld
 }

## Was in einer Zeile getippt werden kann

typed-sold = verkauft
typed-bought = gekauft
typed-took = genommen
typed-price = preis
typed-refill = auffüllen, auffuellen
typed-passed = gepasst, passe
typed-done = fertig
typed-more = mehr
typed-veto = veto
typed-wool = wolle
typed-milk = milch
typed-grain = getreide
typed-cheese = käse, kaese
typed-bread = brot
typed-whisky = whisky
typed-beef = rindfleisch
typed-mutton = lammfleisch, hammelfleisch, schaffleisch
typed-cotton = baumwolle
typed-tobacco = tabak
typed-free_hex = gratisgebiet, gratisgebiete
typed-bonus_upgrade = verbesserung, verbesserungen
typed-money = geld
typed-hops = hopfen
typed-sugar_cane = zuckerrohr, zucker
typed-for = für, fuer
typed-later = später, spaeter
typed-unknown = unbekannt
typed-none = keine
typed-both = beide
typed-woodcutter = holzfäller, holzfaeller
typed-miner = bergarbeiter
typed-river = fluss
typed-yes = ja
typed-no = nein
typed-player = spieler

## Dasselbe, wie man es liest: das erste der Wörter

as-typed = { $word ->
    [sold] verkauft
    [bought] gekauft
    [took] genommen
    [price] preis
    [refill] auffüllen
    [passed] gepasst
    [done] fertig
    [more] mehr
    [veto] veto
    [wool] wolle
    [milk] milch
    [grain] getreide
    [cheese] käse
    [bread] brot
    [whisky] whisky
    [beef] rindfleisch
    [mutton] lammfleisch
    [cotton] baumwolle
    [tobacco] tabak
    [free_hex] gratisgebiet
    [bonus_upgrade] verbesserung
    [money] geld
    [hops] hopfen
    [sugar_cane] zuckerrohr
    [woodcutter] holzfäller
    [miner] bergarbeiter
    [both] beide
    [none] keine
    [river] fluss
    [yes] ja
    [no] nein
    [unknown] unbekannt
   *[other] { $word }
 }

## Was in einer Simulation für Menschen steht

stand-in-nobody = Menschen tun nichts; billigstes Land £1 bis £4, kein Gebiet in 12 von 100 Fragen.
stand-in-usual = Von 100 Zügen handeln Menschen in 35, nehmen Aufträge in 12, passen in 12; der Plan wie bei niemand.

## Namen

seat-machina = MacHina { $n }
seat-person = Spieler { $n }
seat-marked = { $icon } { $seat }
seat-short = { $icon } { $n }
in-order-separator = { " " }›{ " " }
in-order = { $seat }
nothing = keine
no-contract = keiner
nobody = niemand
action = { $action ->
    [C] Auftrag
    [E] Expandieren
    [T] Handel
    [H] Technologie
    [S] Schifffahrt
    [M] Händler
   *[P] Passen
 }
card = Karte { $card }
machina-deck = Automastapel
good = { $good ->
    [wool] Wolle
    [milk] Milch
    [grain] Getreide
    [cheese] Käse
    [bread] Brot
   *[whisky] Whisky
 }
amount = { $good ->
    [money] £{ $n }
    [hops] { $n ->
        [one] 1 Hopfen
       *[other] { $n } Hopfen
     }
    [free_hex] { $n ->
        [one] Gratisgebiet
       *[other] { $n } Gratisgebiete
     }
    [bonus_upgrade] { $n ->
        [one] 1 Verbesserung
       *[other] { $n } Verbesserungen
     }
    [sugar_cane] { $n } Zucker
    [wool] { $n } Wolle
    [milk] { $n } Milch
    [grain] { $n } Getreide
    [cheese] { $n } Käse
    [bread] { $n } Brot
    [whisky] { $n } Whisky
    [beef] { $n } Rindfleisch
    [mutton] { $n } Lammfleisch
    [cotton] { $n } Baumwolle
   *[tobacco] { $n } Tabak
 }
unit = { $unit ->
    [sheep] Schaf
    [cow] Kuh
    [field] Getreidefeld
    [cheese_dairy] Käserei
    [bakery] Bäckerei
    [distillery] Brennerei
    [woodcutter] Holzfäller
   *[miner] Bergarbeiter
 }
animals = { $animal ->
    [sheep] { $n ->
        [one] Schaf
       *[other] Schafe
     }
   *[cow] { $n ->
        [one] Kuh
       *[other] Kühe
     }
 }
shipping = { $level ->
    [0] keine
    [1] Fluss
    [2] 1-Loch
    [3] 2-Loch
    [4] 3-Loch
   *[5] 4-Loch
 }
contract = { $contract }: { $needs }
need-separator = { " " }
need = { amount }
contract-needs = { $needs }
contract-number-separator = { " " }
contract-number = { $contract }
contract-in-full = { $contract }: { $needs } → { $gives }
tier = { $tier ->
    [any] in Reichweite
    [river] jenseits eines Flusses
    [1] jenseits von genau 1 Loch
   *[other] jenseits von genau { $tier } Lochs
 }
module = Modul { $module }
area = { $side ->
    [buying] Kaufseite: { $good }
   *[selling] Verkaufsseite: { $good }
 }
place = Nr. { $place }
land = £{ $n }
picks = { $low }–{ $high } gleich, Lesereihenfolge: Nr. { $picks }
tile-number = Plättchen { $tile }
tile = Plättchen { $tile }: { $tile ->
    [KS] 2 je Einheit auf Land zu £5 oder £6
    [1] 1 je Grundware
    [2] 3 je 2 verarbeitete Waren
    [3] 1 je Tier und Betrieb, 2 je Feld
    [4] 2 je Arbeiter
    [5] 3 je 2 Einheiten am Rand
    [6] 1 je Import
    [7] 2 je Fleischsymbol
   *[8] 1 je Verbesserung und angeworbenem Händler
 }
import-value = { $good ->
    [cotton] Baumwolle { $n }
    [tobacco] Tabak { $n }
   *[sugar_cane] Zuckerrohr { $n }
 }
category = { $category ->
    [glory] Ruhm
    [basic] Grundwaren
    [processed] verarbeitet
    [money] Geld
    [hops] Hopfen
    [imports] Importe
    [contracts] Aufträge
   *[settlements] Siedlungen
 }
number = { $n }

## Was als Nächstes kommt, und Meldungen

offer-begin = Der Tisch ist aufgebaut
offer-worker = { $seat }: erster Arbeiter
turn-hint-placed = Setz einen Arbeiter ein, dann drück den Knopf.
turn-hint-alone = Nur du spielst noch: Melde alles, dann **Passen**.
line-ends-turn = `; mehr` am Ende meldet eine Zeile nachträglich: Sie beendet keinen Zug.
offer-placed = { $seat } hat Arbeiter gesetzt
offer-turn = Zug von { $seat }
offer-done = Fertig
offer-pass = Passen (£{ $money })
offer-round = Runde { $round } endet: Produktion
offer-end = Produktion, dann das Ende
offer-veto = Geht nicht: { $action }
report-trade = { $side ->
    [sell] Verkauft
   *[buy] Gekauft
 } { $what }
report-take = Genommen { $contract }: { $needs } → { $gives }
report-price = { $way ->
    [up] Preis von { $good } rauf: { $steps }
   *[down] Preis von { $good } runter: { $steps }
 }
group-trade = { $side ->
    [sell] { $size ->
        [few] Verkauft
       *[many] 5 oder mehr verkauft
     }
   *[buy] { $size ->
        [few] Gekauft
       *[many] 5 oder mehr gekauft
     }
 }
group-take = Auftrag genommen
group-price = Preis durch Hafen verschoben

## Fragen

ask-card = Welche Karte wurde gezogen?
ask-first-seat = Wer beginnt?
ask-seat = Wer ist Nr. { $place } in der Reihenfolge?
ask-pass-money = Was bringen die { $n } Plätze?
    In Pfund, der erste Platz zuerst.
ask-start = Was steht auf dem Startplättchen von { $seat }?
    Geld, dann Waren: 55 wolle 2
ask-row = Welche Aufträge liegen offen?
    Meist { $n }. Getippt: 4 wolle, 2 brot 1 wolle
tiles-later = Später
ask-tiles = Welches Wertungsplättchen hat Runde { $round }?
    Getippt: 1-8 oder KS, auch alle der Reihe nach, oder ?
ask-tile = Welches Wertungsplättchen hat Runde { $round }?
ask-refill = Welche Aufträge sind neu in der Auslage?
    Höchstens { $n }. Getippt: 4 wolle, 2 brot 1 wolle
ask-worker = Welcher erste Arbeiter?
ask-module = Welches Modul?
ask-worker-hex = Billigstes leeres { $unit ->
    [woodcutter] Waldgebiet
   *[miner] Berggebiet
 } in Modul { $module }?
ask-hex-number = Zahl für gleiche Gebiete
ask-with-picks = { $what }
    { $picks }
ask-cost = Billigstes leeres Gebiet { $tier ->
    [any] in Reichweite
    [river] jenseits eines Flusses
    [one] jenseits von 1 Loch
   *[other] jenseits von { $tier } Lochs
 }: { $unit }?
no-hex = keins bis £{ $limit }
ask-tier = { $unit }: erste Stufe mit Gebiet bis £{ $limit }?
    Versucht sie von oben an.
ask-near = Steht eine Einheit von { $seat } neben einem { $water ->
    [loch] Loch
   *[river] Fluss
 }?
near-yes = ja
near-no = nein
ask-type = Welche Einheit?
ask-split = { $unit }: Wie viele von { $n } würden ihre Siedlung trennen?
    Nur dieses Tier weg: 2 Siedlungen bleiben.
ask-animal = Welches Tier?
ask-import = Importmarker: Wie viele Pfund?
    1 für jedes markierte Feld, das erreicht oder überschritten ist.
ask-technology = Welches Technologieplättchen?
ask-merchant = Welcher Händler kommt zurück?
ask-contract = Welcher Auftrag?
ask-trade = Welche Ware?
ask-port = Wie viele Häfen sind neu erreicht?
ask-neigh = Waren anderer Clans daneben?
    Nur was sie will, ohne Fluss dazwischen.
ask-neighbourhood = Welche Ware?
ask-three = Welche { $n } Aufträge wurden gezogen?
    Getippt: 4 wolle, 2 brot 1 wolle, 3 rindfleisch
ask-units-there = { $seat }: Einheiten { $tile ->
    [KS] auf Land zu 5 oder 6
   *[other] am Rand des Plans
 }?
ask-final = Das Ende: Was haben alle?
ask-imports = Baumwolle, Tabak, Zuckerrohr
    { $seats }: alle ihre Importe.
ask-contracts = Erfüllte Aufträge
    { $n ->
        [one] Nur von { $seats }.
       *[other] { $seats }, in dieser Reihenfolge.
    }
ask-settlements = Siedlungen von allen
    { $seats }, in dieser Reihenfolge.

## Warum nicht

why-money = braucht £{ $need }, hat £{ $has }
why-merchants = braucht 1 Händler, hat 0 (alle { $hired } sind auf dem Markt)
why-deals = { $deals }
why-blocked = eigene Händler liegen auf der anderen Seite: { $good }
why-dear = { $deal } braucht £{ $need }, hat £{ $has }
why-no-deal = 0 Waren zu verkaufen oder zu kaufen
why-technology = 2 von 2 Plättchen sind verbessert
why-shipping = ist schon bei 4-Loch, Stufe 5 von 5
why-hired = { $has } von 7 Händlern sind angeworben
why-no-contract = 0 Aufträge in der Auslage
why-lack = für Auftrag { $contract } fehlt: { $lack }
why-no-unit = 0 Einheiten übrig auf dem Spielertableau
why-units = die billigste Einheit braucht £{ $need }, hat £{ $has }
why-no-hex = kein bezahlbares Gebiet für { $units }

## Was geschehen ist: ganz, für „Warum?“

event-deck = Der Stapel hat { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
 }: { $profile ->
    [own] euer eigener.
    [actions] erdacht (gewichtet), nicht der gedruckte.
   *[actions_uniform] erdacht (gleichmäßig), nicht der gedruckte.
 }
event-order = Reihenfolge: { $seats }.
event-pass-money = Die Plätze bringen £{ $pounds }.
# $n $kinds: goods on the tile, and how many kinds of them
event-received = Sie beginnt mit £{ $money }. Waren: { $goods }.
# $n: how many
event-row = { $n ->
    [one] 1 Auftrag liegt
   *[other] { $n } Aufträge liegen
 } offen: { $contracts }.
event-tiles = Wertungsplättchen der Runden: { $tiles }.
event-worker-type = Sie will einsetzen: { $unit }.
# $tie: the number drawn
event-worker = Sie setzt ein: { $unit } in Modul { $module }, billigstes Land £{ $land }. { $picks }. { $more }. Sie zahlt £{ $paid } und hat £{ $left }.
event-no-worker = Sie kann diesen Arbeiter nicht einsetzen.
event-worker-too-dear = { $unit } ist zu teuer: Sie hat £{ $money }.
event-no-worker-hex = Kein Gebiet bis £{ $limit } für { $unit } in Modul { $module }.
event-worker-done = { $who } hat einen Arbeiter gesetzt.
event-card = Sie zieht { $card }: { $actions }.
event-reshuffled = Der Stapel war leer: { $n ->
    [one] 1 abgelegte Karte wird
   *[other] { $n } abgelegte Karten werden
 } gemischt.
event-skipped = { $action } geht nicht: { $why }.
event-vetoed = { $action } geht am Tisch nicht{ $reason ->
    [none] { "" }
   *[other] : { $reason }
 }. Das ist zurückgenommen.
event-passed = Sie passt: Platz { $place } der nächsten Runde, £{ $money }. Sie hat £{ $left }.
event-technology = Sie verbessert eine Technologie, { $unit }, für £{ $paid }. Sie hat £{ $left }.
event-shipping = Sie verbessert die Schifffahrt auf { $level } für £{ $paid }. Sie hat £{ $left }.
event-hired = Sie wirbt einen Händler für £{ $paid } an: { $n } angeworben, frei: { $free }. Sie hat £{ $left }.
event-retrieved = Keine Verbesserung ist möglich: Ein Händler kommt zurück ({ $area }). { $free } frei.
event-upgrade-lost = Keine Verbesserung ist möglich und kein Händler ist fort: Die Verbesserung verfällt.
event-ports = { $n ->
    [one] 1 Hafen
   *[other] { $n } Häfen
 } erreicht: £{ $money }. Sie hat £{ $left }.
# $side: buying
event-neighbour-bought = Sie kauft { $n } { $good } von einem Nachbarn zu £{ $price }, zusammen £{ $total }. Der Preis ist jetzt £{ $now }, Stufe { $step } von 10. Sie hat £{ $left }, Händler frei: { $free }.
# $fee: pounds paid; below 0 received
event-factory-bonus = Für ihren 4. Betrieb einer Art nimmt sie { $contract }. Sie hat £{ $left }.
event-traded = Sie { $side ->
    [selling] verkauft
   *[buying] kauft
 } { $n } { $good } zu £{ $price }, zusammen £{ $total }. Der Preis ist jetzt £{ $now }, Stufe { $step } von 10. Sie hat £{ $left }, Händler frei: { $free }.
event-hex-lost = Das Gratisgebiet verfällt: { $why }.
event-type = Sie will einsetzen: { $unit }. Land darf bis £{ $limit } kosten.
event-no-hex = { $way ->
    [known] Auch kein Gebiet für { $unit }: Es ist dasselbe Land, und es gab keins bis £{ $limit }.
   *[asked] Kein Gebiet bis £{ $limit } für { $unit }.
 }
# $tie: the number drawn
event-placed = Sie setzt ein: { $unit }, { $tier }, billigstes Land £{ $land }. { $picks }. { $more }. Sie zahlt £{ $paid } und hat £{ $left }.
# $way: received or paid
# $number: the contract
event-obtained = Sie nimmt { $contract } und { $way ->
    [received] bekommt
   *[paid] zahlt
 } £{ $fee }. Sie hat £{ $left }.
event-delivered = Sie liefert { $contract }. Waren aus ihrem Vorrat: { $goods }.
# $money: pounds at once
event-fulfilled = Auftrag { $contract } ist erfüllt und gibt { $gives }. Sie hat £{ $left }.
# $n: imports on the tile
event-imported = Die Importmarker bringen £{ $money }. Sie hat £{ $left }.
# $way: all, splitting, some-splitting, others, both
# $split: how many of those that separate
# $rest: how many don't separate
event-slaughtered = { $n } { $unit } geschlachtet{ $way ->
    [all] , alle, die da waren.
    [splitting] { $of ->
        [one] : das Tier, das seine Siedlung trennt.
       *[other] : die { $of }, die ihre Siedlung trennen.
     }
    [some-splitting] : von den { $of }, die trennen, Nr. { $splitting } in Lesereihenfolge.
    [others] , Nr. { $others } in Lesereihenfolge; keins trennt.
   *[both] { $of ->
        [one] : das Tier, das seine Siedlung trennt
       *[other] : die { $of }, die ihre Siedlung trennen
     }, von den anderen { $rest } Nr. { $others } in Lesereihenfolge.
 } { $left } übrig.
# $n: goods
event-produced = Produktion: £{ $money }, Waren: { $goods }. Sie hat £{ $left }.
# $n: units in all
event-converted = { $raw } wird { $into }: { $contract } für ihren Auftrag, { $rest } mehr ({ $into } £{ $price }, { $other } £{ $against }). { $left } { $raw } übrig.
event-round = Runde { $round } beginnt. Reihenfolge: { $seats }.
event-refilled = { $n } neu in der Auslage: { $contracts }.
# $number: the round's number, for the short line
event-glory = Ruhm +{ $glory } durch { $tile }. Sie hat { $total }.
event-imports = Importe sind wert: { $values }.
event-points = { category }: { $points }.
event-final = Sie endet mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
 }, und £{ $money } bleiben übrig.
event-reported-trade = { $side ->
    [sell] Verkauft
   *[buy] Gekauft
 } { $n } { $good }: Der Preis ist jetzt £{ $now }, Stufe { $step } von 10.
event-reported-price = Der Preis von { $good } ist jetzt £{ $now }, Stufe { $step } von 10.
# $number: the contract
event-reported-take = Genommen ist Auftrag { $contract }.
event-person-done = { $who } ist fertig.
event-person-passed = { $who } passt: Platz { $place } der nächsten Runde, £{ $money }.
event-fixed = { $field }: { $after } (war { $before }).

## Was ein Zug ergibt: Titel und kurze Zeilen

title-seat = { $seat } { $told }
title-turn = Zug von { $seat }
title-trades = { $side ->
    [selling] verkauft
   *[buying] kauft
 } { $n } { $good }
title-expands = expandiert: { $unit }
title-worker = setzt ein: { $unit }
title-takes = nimmt einen Auftrag
title-fulfils = erfüllt einen Auftrag
title-technology = verbessert ein Plättchen
title-ships = verbessert Schifffahrt: { $level }
title-hires = wirbt einen Händler an
title-passes = passt, Platz { $place }
title-no-worker = kann keinen Arbeiter setzen
title-round = Runde { $round }
title-end = Das Ende
title-done = { $who } ist fertig
title-person-passes = { $who } passt
title-reported = { $side ->
    [sell] Verkauft
   *[buy] Gekauft
 } { $n } { $good }
title-took = Auftrag { $number } genommen
title-price = { $good } auf £{ $now }
title-told = { $told }
gist-merchants = { $n ->
    [one] 1 Händler
   *[other] { $n } Händler
 } auf die { $side ->
    [selling] Verkaufsseite
   *[buying] Kaufseite
 }: { $good }
gist-marker = Preismarker { $good }: Stufe { $step } (£{ $now })
gist-traded-money = { $side ->
    [selling] Bekommt
   *[buying] Zahlt
 } £{ $total } ({ $n } × £{ $price }), hat £{ $left }
gist-neighbour = Nachbarschaftsbonus: kauft { $n } { $good }
gist-hex = { $unit } → Gebiet zu £{ $land }, { $tier }
gist-worker-hex = { $unit } → Gebiet zu £{ $land }, Modul { $module }
gist-ties = { $picks }
gist-paid = Zahlt £{ $paid }, hat £{ $left }
gist-obtained = Nehmt { $contract }
gist-fee = { $way ->
    [received] Bekommt
   *[paid] Zahlt
 } £{ $fee }, hat £{ $left }
gist-delivered = Dreht Auftrag { $contract } um
gist-slaughtered = Nehmt { $n } { $unit } vom Plan
gist-animals = { $way ->
    [all] Alle, die da sind
    [some-splitting] Trennende, Lesereihenfolge: Nr. { $splitting }
    [others] In Lesereihenfolge: Nr. { $others }
   *[other] { $of ->
        [one] Das Tier, das trennt
       *[other] Die { $of }, die trennen
     }
 }
gist-others = Andere, Lesereihenfolge: Nr. { $others }
gist-gives = Gibt { $gives }
gist-imported = Importmarker: £{ $money }
gist-tile = Dreht das Plättchen um: { $unit }
gist-marker-shipping = Schifffahrtsmarker auf { $level }
gist-hired = { $n } angeworben, { $free } frei
gist-retrieved = Zurück: { $area }
gist-upgrade-lost = Die Verbesserung verfällt
gist-hex-lost = Das Gratisgebiet verfällt
gist-order-marker = Reihenfolgemarker auf Platz { $place }
gist-pass-money = Bekommt £{ $money }, hat £{ $left }
gist-ports = { $n ->
    [one] 1 Hafen
   *[other] { $n } Häfen
 }: £{ $money }
gist-produced = { $n ->
    [0] £{ $money }
   *[other] { $money ->
        [0] { $goods }
       *[other] £{ $money }, { $goods }
     }
 }
gist-converted = { $n } { $raw } → { $n } { $into }
gist-glory = { $number }, Ruhm +{ $glory }, hat { $total }
gist-row-order = Reihenfolge: { $seats }
gist-refilled = { $n ->
    [one] 1 neuer Auftrag
   *[other] { $n } neue Aufträge
 }
gist-now = { $good }: £{ $now }, Stufe { $step }
gist-received = £{ $money }{ $kinds ->
    [0] { "" }
    [1] , { $goods }
    [2] , { $goods }
   *[other] , { $n } Waren
 }
gist-no-worker-hex = { $unit }: keins in { $module } bis £{ $limit }
gist-no-worker = Kein bezahlbares Gebiet
gist-vetoed = Zurückgenommen: { $action }
gist-imports = Importe: { $values }
gist-final = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
gist-deck = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
 }{ $profile ->
    [own] , eigener Stapel
   *[other] , erdacht, nicht die gedruckten
 }
gist-row = { $n ->
    [one] 1 Auftrag liegt
   *[other] { $n } Aufträge liegen
 } offen
gist-fixed = { $before } → { $after }
gist-type = Will einsetzen: { $unit }
gist-told = { $what } ({ $now })
gist-place = Platz { $place }, £{ $money }
gist-of = { $who }: { $what }
piece-skipped = { $action }
gist-skipped = Übersprungen: { $parts }

## Kriterien der Trichter

by-payable = jetzt bezahlbar
by-free-side = keine eigenen Händler auf der anderen Seite
by-pays = kann sie bezahlen
by-returns = größter Erlös
by-costs = geringste Kosten
by-deployed = mehr eingesetzte Arbeiter

## Tafel und Wertung

panel-title = Clan MacHina · { $profile ->
    [own] eigener Stapel
    [actions] erdachter Stapel, gewichtet
   *[actions_uniform] erdachter Stapel, gleichmäßig
 }
order-line = Reihenfolge: { $seats }
panel-next = Jetzt: { $seat }
panel-set-up = Der Tisch wird aufgebaut
panel-round-done = Alle haben gepasst
good-price-separator = { " " }·{ " " }
good-price = { $good } £{ $n }
panel-prices = { $prices }
panel-row = Auslage: { $row }{ $room ->
    [0] { "" }
   *[other] { " " }({ $room } leer)
 }
panel-seat-name = { $seat }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
panel-seat = £{ $money }, { $goods ->
    [one] 1 Ware
   *[other] { $goods } Waren
 }, { $units ->
    [one] 1 Einheit
   *[other] { $units } Einheiten
 }
    { $free } von { $hired } Händlern frei
    Auftrag: { $box }
panel-footer = Runde { $round } von { $rounds }{ $tile ->
    [unknown] { "" }
   *[other] , Plättchen { $tile }
 } · { $profile ->
    [own] eigener Stapel
   *[other] erdachter Stapel
 }
panel-footer-start = Aufbau · { $profile ->
    [own] eigener Stapel
   *[other] erdachter Stapel
 }
panel-footer-setup = Erste Arbeiter · { $profile ->
    [own] eigener Stapel
   *[other] erdachter Stapel
 }
panel-footer-over = Das Ende · { $profile ->
    [own] eigener Stapel
   *[other] erdachter Stapel
 }
set-up-base = Baut das Grundspiel auf: { $n } Spieler
set-up-pairs = Legt { $n } Paare Clan- und Startplättchen aus
set-up-tiles = Zieht für { $n ->
    [one] MacHina
   *[other] jede MacHina
 } ein übriges Startplättchen
set-up-merchants = { $n ->
    [one] Sie
   *[other] Jede
 } hat kein Clanplättchen und 2 Händler
set-up-tell = Noch keine ersten Arbeiter: Sie folgen jetzt
score-title = { $when ->
    [final] { $seats }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
     }
   *[now] Bisher { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
     }: { $seats }
 }
score-sure = Importe zählen 3, ohne Mehrheiten
tie = Gleichstand: Wer mehr Geld übrig hat, gewinnt
tie-money = { $seat }: £{ $money } übrig
tie-compare = Vergleicht eures: £ über vollen Zehnern

## Änderungen

fix-round = Runde
fix-turn = Wer am Zug ist
fix-order = Reihenfolge dieser Runde
fix-passed = Wer gepasst hat, nach Plätzen
fix-row = Aufträge in der Auslage
fix-row-size = Plätze der Auslage
fix-tiles = Wertungsplättchen der Runden
fix-discard = Abgelegte Automakarten
fix-step = Preisstufe von { $good }
fix-pass-money = Geld der Plätze
fix-option = { $option }
fix-own-money = Geld von { $seat }
fix-own-glory = Ruhm von { $seat }
fix-own-box = Auftrag in der Kiste von { $seat }
fix-own-fulfilled = Erfüllte Aufträge von { $seat }
fix-own-hired = Angeworbene Händler von { $seat }
fix-own-buying = Händler von { $seat } auf Kaufseiten
fix-own-selling = Händler von { $seat } auf Verkaufsseiten
fix-own-technology = Verbesserte Technologie von { $seat }
fix-own-shipping = Schifffahrt von { $seat }
fix-own-ports = Häfen, die { $seat } hat
fix-own-loch = { $seat } steht neben einem Loch
fix-own-river = { $seat } steht neben einem Fluss
fix-own-good = { $seat }: { $good }
fix-own-unit = { $seat }: { $unit } auf dem Plan
hint-round = 1 bis 5
hint-seat = ein Spieler, der nicht gepasst hat, etwa MacHina 1
hint-seats = alle Spieler der Reihe nach, etwa p1 a1
hint-places = ein Spieler oder - für jeden Platz, etwa a1 -
hint-contracts = Nummern von Aufträgen, etwa 2 12 24, oder -
hint-contract = die Nummer eines Auftrags, oder -
hint-size = so viele, wie dort Aufträge liegen, bis 10
hint-tiles = fünf von 1-8 und KS, ? wenn unbekannt
hint-cards = IDs von Karten, etwa MH01 MH05, oder -
hint-step = 1 (billigste) bis 10
hint-number = eine ganze Zahl
hint-hired = 2 bis 7, so viele, wie auf dem Markt sind
hint-merchants = Waren und Zahlen, etwa käse 2, oder -
hint-technology = holzfäller, bergarbeiter, beide oder -
hint-shipping = keine, fluss, 1-loch, 2-loch, 3-loch oder 4-loch
hint-ports = 0 bis 4
hint-near = ja, nein oder unbekannt
hint-units = 0 bis so viele, wie es gibt
hint-money = Pfund für jeden Platz, etwa 16 14
hint-choice = eines von: { $choices }

## Was abgelehnt wird

game-is-over = Das Spiel ist zu Ende. Rückgängig nimmt die Schlusswertung zurück.
too-many-seats = Höchstens 4 Spieler: { $machinas } MacHinas und { $people } Menschen sind zu viele.
no-own-deck = Dieser Server hat noch keinen eigenen Stapel. /automa stapel liest einen ein.
nothing-to-veto = Es ist gerade kein Zug angesagt, der zurückgenommen werden könnte.
not-a-persons-turn = Kein Mensch ist am Zug.
bad-number-typed = „{ $typed }“ muss eine ganze Zahl von { $low } bis { $high } sein.
bad-import = Insgesamt { $what }? MacHinas allein haben { $low }.
bad-pairs = Nach „{ $typed }“ fehlt etwas: Waren und Zahlen stehen paarweise, etwa 2 wolle.
bad-good = „{ $typed }“ gibt es nicht. Es ist eines von: { $goods }.
bad-good-twice = „{ $typed }“ steht zweimal da.
bad-count-typed = { $n ->
    [one] Hier gehört eine Zahl hin
   *[other] Hier gehören { $n } Zahlen hin
 }; getippt: { $got }.
bad-tile-count = Hier gehören { $n } Plättchen hin, ? für ein unbekanntes; getippt: { $got }.
bad-tile-many = { $n ->
    [one] Hier gehört 1 Plättchen hin
   *[other] Hier gehören höchstens { $n } Plättchen hin
 }; getippt: { $got }.
bad-tile = Ein Wertungsplättchen „{ $typed }“ gibt es nicht. Es gibt { $tiles }.
bad-tile-twice = Plättchen { $typed } steht zweimal da.
bad-trade = Schreib eine Ware mit 1 bis { $most } Stück, etwa verkauft 2 whisky.
bad-steps-typed = „{ $typed }“ muss +1 bis +{ $most } oder -1 bis -{ $most } sein.
bad-price = Schreib eine Ware und 1 bis { $most } Stufen, etwa preis wolle +2.
bad-take = Schreibe, welcher Auftrag, etwa genommen 24, oder was er verlangt.
bad-not-in-row = Auftrag „{ $typed }“ liegt nicht in der Auslage. Dort liegen: { $row }.
bad-not-in-row-typed-separator = { " " }
bad-which-contract = Welcher? { $row }.
bad-which-contract-separator = { "\u000A" }
bad-many-contracts = { $n } Aufträge haben das. Tipp alles, was er verlangt.
bad-no-contract = Kein Auftrag hat „{ $typed }“.
bad-no-contract-typed-separator = { " " }
bad-contract = Einen Auftrag { $typed } gibt es nicht. Es sind 1 bis { $most }.
bad-contract-twice = Auftrag { $contract } ist zweimal genannt.
bad-contract-lies = Auftrag { $contract } liegt schon { $where }.
lies-in-row = in der Auslage
lies-in-box = in der Kiste von { $seat }
lies-in-pile = bei den erfüllten von { $seat }
bad-room = { $n ->
    [0] Die Auslage hat keinen leeren Platz.
    [one] Die Auslage hat 1 leeren Platz: { $got } Aufträge wurden getippt.
   *[other] Die Auslage hat { $n } leere Plätze: { $got } Aufträge wurden getippt.
 }
bad-row-size = { $n ->
    [one] Die Auslage hat 1 Platz
   *[other] Die Auslage hat { $n } Plätze
 }: { $got } Aufträge wurden getippt.
bad-taken-twice = Auftrag { $contract } steht zweimal in deiner Zeile.
bad-undivided = Vor „{ $verb }“ gehört ein ; wie in verkauft 2 wolle; verkauft 1 milch.
bad-places = Höchstens ein Platz, etwa gepasst 2.
bad-place = Platz „{ $typed }“ kann nicht genommen werden. Frei: { $free }.
no-round-yet = Gemeldet wird ab Runde 1.
bad-more = „mehr“ steht nach einer Meldung, etwa verkauft 2 wolle; mehr.
bad-report = Ein Teil beginnt mit einem von diesen: { $verbs }.
bad-after-end = Nach „{ $verb }“ kann nichts mehr folgen.
bad-done-alone = In dieser Runde spielst nur noch du: Melde, was du tust, dann tipp gepasst oder drück Passen.
bad-end = „{ $verb }“ steht allein.
bad-seat = „{ $typed }“ kann nicht an der Reihe sein. Es ist eines von: { $seats }.
bad-turn-in-setup = Vor Runde 1 sagt die Reihenfolge, wer an der Reihe ist: Ändere die.
bad-turn-all-passed = Alle haben gepasst. Ändere, wer gepasst hat, dann ist wieder jemand an der Reihe.
bad-seats = Schreib alle Spieler, jeden einmal: { $seats }.
bad-passes = Schreibe { $n } Plätze, jeden mit einem Spieler oder -; Spieler sind { $seats }.
bad-in-setup = Vor Runde 1 passt niemand.
bad-discard = Jede der { $n } Karten kann einmal da sein, mit ihrer ID.
bad-choice = „{ $typed }“ ist keines von: { $choices }.
bad-split = Auf dem Plan sind schon mehr als 4 Arbeiter einer Art.
bad-box = In die Kiste passt ein Auftrag.
bad-merchant-count = { $n ->
    [one] 1 Händler kann
   *[other] { $n } Händler können
 } da sein; getippt: { $got }.
bad-both-sides = Auf der anderen Seite liegen schon Händler: { $good }.
bad-card = Eine Karte ist ihre Nummer und Buchstaben, etwa 1 CETSHM.
bad-card-number = „{ $typed }“ ist keine Nummer einer Karte. Karten haben Nummern von 1 bis { $most }.
bad-card-missing = Das Feld „{ $field }“ fehlt.
bad-card-field = „{ $field }“ ist kein Feld einer Karte: Sie hat id und actions.
bad-card-actions = Karte { $card } hat keine Liste von Aktionen, etwa ["Contract", "Expand"].
bad-card-action = Karte { $card }: „{ $typed }“ ist keine Aktion: Contract, Expand, Trade, Technology, Shipping, Merchant.
bad-card-letter = Karte { $card }, Buchstabe { $place }: „{ $letter }“ ist keiner von C, E, T, H, S, M, P.
bad-card-twice = Karte { $card }, Buchstabe { $place }: { $letter } steht zweimal da.
bad-card-pass = Karte { $card }, Buchstabe { $place }: P kommt zuletzt.
bad-card-empty = Karte { $card } hat keine Aktion außer Passen.

## Bilder

picture-row = Auslage
picture-more = und noch { $n }
picture-no-contract = kein Auftrag liegt dort
picture-step = { $good }: £{ $n }, Stufe { $step } von 10
picture-books = { $seat }: £{ $money }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } bisher
picture-line = { $what }: { $items }
picture-goods = Waren
picture-units = Plan
picture-upgrades = Stufen
picture-merchants = Markt
picture-unit = { $unit ->
    [sheep] Schaf
    [cow] Kuh
    [field] Feld
    [cheese_dairy] Käserei
    [bakery] Bäckerei
    [distillery] Brenner.
    [woodcutter] Holzfäller
   *[miner] Bergarb.
 } { $n }/{ $most }
picture-glory = Ruhm { $n }
picture-shipping = Schiff: { $level }
picture-technology = { $n ->
    [0] Tech.: keine
    [2] Tech.: beide
   *[other] Tech.: { $unit ->
        [woodcutter] Holz
       *[other] Berg
     }
 }
picture-free = { $n } von { $hired } Händlern frei
picture-side = { $side ->
    [selling] Verkaufsseite: { $goods }
   *[buying] Kaufseite: { $goods }
 }
picture-reading-order = Lesereihenfolge:
picture-reading-rows = Reihe für Reihe
picture-reading = Lesereihenfolge: Reihe für Reihe, Modul A bis D
picture-own-box = Nr. { $contract }
picture-no-box = –
picture-done = { $n } erfüllt
picture-money = £{ $n }
picture-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
 }
picture-score-final = Endstand
picture-score-so-far = Punkte bisher
picture-score-seat = { $seat } { $n }
picture-prices = Preise zu Beginn jeder Runde
picture-end = Ende
picture-now = jetzt
