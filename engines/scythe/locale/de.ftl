### Die Automas von Scythe. Kurze Zeilen: Ein Telefon zeigt ungefähr 35 Zeichen in einer.

game-name = Scythe
game-about = Scythe: 1 bis 4 Automas, die ihren Weg finden

game-help =
    Spiel auf deinem Tableau nach den normalen Regeln; die Automas ziehen nach Karten, und der Bot führt die Landkarte. Die **Gebiete** haben Namen, Reihe A bis H: Sie stehen auf der Karte unter **Ansehen** oder bei `/automa ansehen`.
    • **Du meldest:** was sich auf der Karte geändert hat, mit **Mein Zug** oder in einer Zeile: `Mech D4 nach E5; neuer Arbeiter F3; verloren Mech D4`.
    • Zieht eine Einheit in ein Gebiet eines Automas, beginnt der **Kampf** von selbst: Der Bot fragt nach deiner Summe und sagt dann, wer nach Hause geht.
    • **Fertig**, und der Automa spielt: Tu mit seinen Einheiten, Zeigern und seinem Würfel, was die Nachricht sagt.
    • **Es endet, wenn** jemand den sechsten Stern legt, und zwar sofort; melde deine mit `Stern`. Danach **Punkte eintragen**.
    • **Gleichstand:** Der Bot zeigt nebeneinander, was entscheiden kann: Einheiten und Gebäude, Stärke, Ansehen, Gebiete, Sterne.

## Die Optionen des Beginns

name-seats = plätze
name-faction_1 = nation_1
name-faction_2 = nation_2
name-faction_3 = nation_3
name-faction_4 = nation_4
name-faction_5 = nation_5
name-people = menschen
name-level = stufe
name-deck = stapel
name-combat_cards = kampfkarten
name-invaders = invasoren
name-skips = aussetzen
name-all_moves = alle_bewegungen
name-veto = veto
name-coins = münzen
name-power = stärke
name-tunnels = tunnel
option-seats = Plätze am Tisch
option-faction_1 = Platz 1, ein Mensch beginnt
option-faction_1-nordic = Norden
option-faction_1-rusviet = Rusviet
option-faction_1-togawa = Togawa
option-faction_1-crimea = Krim
option-faction_1-saxony = Sachsen
option-faction_1-polania = Polania
option-faction_1-albion = Albion
option-faction_2 = Platz 2, links davon
option-faction_2-nordic = Norden
option-faction_2-rusviet = Rusviet
option-faction_2-togawa = Togawa
option-faction_2-crimea = Krim
option-faction_2-saxony = Sachsen
option-faction_2-polania = Polania
option-faction_2-albion = Albion
option-faction_3 = Platz 3
option-faction_3-nordic = Norden
option-faction_3-rusviet = Rusviet
option-faction_3-togawa = Togawa
option-faction_3-crimea = Krim
option-faction_3-saxony = Sachsen
option-faction_3-polania = Polania
option-faction_3-albion = Albion
option-faction_4 = Platz 4
option-faction_4-nordic = Norden
option-faction_4-rusviet = Rusviet
option-faction_4-togawa = Togawa
option-faction_4-crimea = Krim
option-faction_4-saxony = Sachsen
option-faction_4-polania = Polania
option-faction_4-albion = Albion
option-faction_5 = Platz 5
option-faction_5-nordic = Norden
option-faction_5-rusviet = Rusviet
option-faction_5-togawa = Togawa
option-faction_5-crimea = Krim
option-faction_5-saxony = Sachsen
option-faction_5-polania = Polania
option-faction_5-albion = Albion
option-people = Plätze der Menschen
option-people-1 = Platz 1
option-people-1-about = Menschen: Platz 1
option-people-12 = Plätze 1, 2
option-people-12-about = Menschen: Plätze 1 und 2
option-people-13 = Plätze 1, 3
option-people-13-about = Menschen: Plätze 1 und 3
option-people-14 = Plätze 1, 4
option-people-14-about = Menschen: Plätze 1 und 4
option-people-15 = Plätze 1, 5
option-people-15-about = Menschen: Plätze 1 und 5
option-people-123 = Plätze 1, 2, 3
option-people-123-about = Menschen: Plätze 1, 2 und 3
option-people-124 = Plätze 1, 2, 4
option-people-124-about = Menschen: Plätze 1, 2 und 4
option-people-125 = Plätze 1, 2, 5
option-people-125-about = Menschen: Plätze 1, 2 und 5
option-people-134 = Plätze 1, 3, 4
option-people-134-about = Menschen: Plätze 1, 3 und 4
option-people-135 = Plätze 1, 3, 5
option-people-135-about = Menschen: Plätze 1, 3 und 5
option-people-145 = Plätze 1, 4, 5
option-people-145-about = Menschen: Plätze 1, 4 und 5
option-people-1234 = Plätze 1, 2, 3, 4
option-people-1234-about = Menschen: Plätze 1, 2, 3 und 4
option-people-1235 = Plätze 1, 2, 3, 5
option-people-1235-about = Menschen: Plätze 1, 2, 3 und 5
option-people-1245 = Plätze 1, 2, 4, 5
option-people-1245-about = Menschen: Plätze 1, 2, 4 und 5
option-people-1345 = Plätze 1, 3, 4, 5
option-people-1345-about = Menschen: Plätze 1, 3, 4 und 5
option-level = Wie stark die Automas sind
option-level-autometta = Autometta: erstes Spiel
option-level-autometta-about = Autometta: erstes Spiel, etwa 65 Punkte
option-level-automa = Automa: normal
option-level-automa-about = Automa: normal, etwa 75 Punkte
option-level-automaszyna = Automaszyna: schwer
option-level-automaszyna-about = Automaszyna: schwer, endet früher, etwa 74
option-level-ultimaszyna = Ultimaszyna: sehr schwer
option-level-ultimaszyna-about = Ultimaszyna: am schwersten, etwa 81
option-deck = Wer die Automa-Karten zieht
option-deck-bot = Der Bot
option-deck-table = Ihr, vom echten Stapel
option-combat_cards = Wer Kampfkarten zieht
option-combat_cards-table = Kampfkarten: ihr
option-combat_cards-bot = Kampfkarten: der Bot
option-invaders = Invasoren aus der Ferne: Pläne für alle
option-skips = Züge auslassen wie ein Autometta
option-all_moves = Alle Bewegungsaktionen einer Karte
option-veto = Kampfkarte 4 oder 5 hält den Automa auf
option-veto-none = Nie
option-veto-moves = Beim Bewegen
option-veto-units = Bei neuen Einheiten
option-veto-both = Bei beidem
option-coins = Mehr oder weniger Münzen bei jedem Gewinn
option-power = Mehr oder weniger Stärke bei jedem Gewinn
option-tunnels = Ein Schritt führt von Tunnel zu Tunnel

stand-in-nobody = die Einheiten der Menschen bleiben zu Hause, und die Karte stimmt immer.
stand-in-usual = Menschen bewegen meist eine Einheit, kämpfen manchmal und legen ab Zug 7 Sterne.

## Was gilt, wenn nichts gewählt ist

usual-faction_1 = Krim, wenn sie frei ist
usual-faction_2 = eine freie, Automas weit weg
usual-faction_3 = eine freie, Automas weit weg
usual-faction_4 = eine freie, Automas weit weg
usual-faction_5 = eine freie, Automas weit weg
usual-invaders = bei Albion und Togawa

## Die Optionen in Kürze, in der Nachricht des Beginns

chosen-seats = { $value } Plätze
chosen-faction_1 = { $value ->
    [nordic] Norden
    [rusviet] Rusviet
    [togawa] Togawa
    [crimea] Krim
    [saxony] Sachsen
    [polania] Polania
   *[albion] Albion
}
chosen-faction_2 = { $value ->
    [nordic] Norden
    [rusviet] Rusviet
    [togawa] Togawa
    [crimea] Krim
    [saxony] Sachsen
    [polania] Polania
   *[albion] Albion
}
chosen-faction_3 = { $value ->
    [nordic] Norden
    [rusviet] Rusviet
    [togawa] Togawa
    [crimea] Krim
    [saxony] Sachsen
    [polania] Polania
   *[albion] Albion
}
chosen-faction_4 = { $value ->
    [nordic] Norden
    [rusviet] Rusviet
    [togawa] Togawa
    [crimea] Krim
    [saxony] Sachsen
    [polania] Polania
   *[albion] Albion
}
chosen-faction_5 = { $value ->
    [nordic] Norden
    [rusviet] Rusviet
    [togawa] Togawa
    [crimea] Krim
    [saxony] Sachsen
    [polania] Polania
   *[albion] Albion
}
chosen-level = { $value ->
    [autometta] Autometta
    [automa] Automa
    [automaszyna] Automaszyna
   *[ultimaszyna] Ultimaszyna
}
chosen-deck = { $value ->
    [table] euer Stapel
   *[bot] Stapel des Bots
}
chosen-combat_cards = { $value ->
    [bot] Karten des Bots
   *[table] eure Karten
}
chosen-invaders = { $value ->
    [yes] Invasoren
   *[no] keine Invasoren
}
chosen-skips = { $value ->
    [yes] mit Auslassen
   *[no] ohne Auslassen
}
chosen-all_moves = { $value ->
    [yes] alle Bewegungen
   *[no] eine Bewegung
}
chosen-veto = { $value ->
    [moves] Veto
    [units] Einheiten-Veto
    [both] beide Vetos
   *[none] kein Veto
}
chosen-coins = Münzen { $value }
chosen-power = Stärke { $value }
chosen-tunnels = { $value ->
    [no] keine Tunnel
   *[yes] Tunnel
}

## Was man in einer Zeile tippen kann

# The plural isn't spelled otherwise: so that a word means one thing, several are called people.
typed-worker = Arbeiter
typed-workers = Leute
typed-mech = Mech
typed-mechs = Mechs
typed-character = Anführer, Anfuehrer, Charakter
typed-to = nach
typed-base = Basis, Heimatbasis
typed-new = neuer, neue, neuen, neu
typed-lost = verloren
typed-attack = Angriff
typed-riverwalk = Flussquerung, Flussüberquerung, Flussueberquerung
typed-lakes = Seen
typed-link = Verbindung
typed-encounter = Begegnung
typed-gone = weg
typed-back = zurück, zurueck
typed-resources = Ressourcen
typed-enlist = Rekrut
typed-power = Stärke, Staerke
typed-coins = Münzen, Muenzen
typed-popularity = Ansehen
typed-cards = Karten, Kampfkarten
typed-nordic = Norden, Nordisch
typed-rusviet = Rusviet
typed-togawa = Togawa
typed-crimea = Krim
typed-saxony = Sachsen
typed-polania = Polania
typed-albion = Albion
typed-star = Stern
typed-yes = ja
typed-no = nein
typed-autometta = Autometta
typed-automa = Automa
typed-automaszyna = Automaszyna
typed-ultimaszyna = Ultimaszyna

## Namen

faction = { $faction ->
    [nordic] Norden
    [rusviet] Rusviet
    [togawa] Togawa
    [crimea] Krim
    [saxony] Sachsen
    [polania] Polania
   *[albion] Albion
}
# It is "yes" as soon as who sits there is called by name: beside that, the faction is said, too
seat-named = no
seat-faction = { $named ->
    [yes] { $seat } ({ faction })
   *[other] { $seat }
}
number = { $n }
card-value = { $n }
card-value-separator = {"+"}
hex = { $hex }
hex-separator = {" "}
base = Basis
base-separator = {" "}
card = Karte { $n }
automa-deck = der Automa-Stapel
unit = { $kind ->
    [worker] Arbeiter
    [mech] Mech
   *[character] Anführer
}
units = { $n ->
    [1] { $kind ->
        [worker] Arbeiter
        [mech] Mech
       *[character] Anführer
    }
   *[other] { $n } { $kind ->
        [worker] Arbeiter
        [mech] Mechs
       *[character] Anführer
    }
}
unit-at = { $unit } { $place }
unit-option = { $n ->
    [1] { $unit } { $place }
   *[other] { $unit } { $place } ({ $n })
}
symbol = { $symbol ->
    [move_worker] Arbeiter bewegen
    [move_mech] Mech bewegen
    [move_character] Anführer bewegen
    [encounter_factory] Begegnung oder Fabrik
    [attack_combat] Angriff
   *[attack_worker] Angriff auf Arbeiter
}
good = { $kind ->
    [metal] Metall
    [food] Nahrung
    [oil] Öl
   *[wood] Holz
}
bonus = { $kind ->
    [power] Stärke
    [coin] Münzen
    [popularity] Ansehen
   *[combat_card] Karten
}
ability = { $ability ->
    [riverwalk] Flussquerung
   *[lakes] Seen
}

## Züge und Meldungen

offer-turn = Zug von { $seat }
offer-done = { $seat } ist fertig
offer-score = Punkte eintragen
group = { $group ->
    [units] Einheiten
    [mat] Sterne, Mechs, Rekruten
   *[map] Begegnungen, Ressourcen
}
report-move = { $who } bewegt Einheiten
report-place = { $who } stellt { $kind ->
    [mech] einen neuen Mech
   *[worker] einen neuen Arbeiter
} auf
report-lost = { $who } verliert Einheiten
report-attack = { $who } greift { $hex } an
report-star = { $who } legt einen Stern
report-unlock = { $who } schaltet { $ability ->
    [riverwalk] Flussquerung
   *[lakes] Seen
} frei
report-enlist = { $who } rekrutiert: { $kind ->
    [power] Stärke
    [coin] Münzen
    [popularity] Ansehen
   *[combat_card] Kampfkarten
}
report-link = { $who } verbindet zwei Gebiete
report-encounter = Begegnung { $hex } { $way ->
    [gone] weg
   *[back] zurück
}
report-resources = Ressourcen auf einem Gebiet

## Fragen

ask-card = Welche Karte hat { $seat } gezogen?
ask-move-veto = Deckt eine Kampfkarte auf: Wert?
    4, 5: { $unit } zieht nicht nach { $hex }
ask-unit-veto = Deckt eine Kampfkarte auf: Wert?
    4, 5: { $seat } bekommt keinen { $unit }
ask-still-true = Stimmt die Karte noch?
    Einheiten, wie die Karte sie zeigt:
    { $seats }
ask-far = Weiter als zwei Schritte. Stimmt das?
    { $moves }
ask-lines = Was ist auf der Karte passiert?
    Zum Beispiel: Mech D4 nach E5; neuer Arbeiter F3
pick-reports = Auswählen
ask-reports = Was ist auf der Karte passiert?
    Wähle alles aus; wo, kommt danach.
ask-resources = Ressourcen auf diesen Gebieten?
ask-resources-on = Ressourcen auf { $hex }
ask-combat = Der Kampf
ask-combat-abilities = Der Kampf auf { $hex }
    Artillerie, Entwaffnen, Schwert: Stärke −2.
    Späher: eine Karte weniger.
ask-combat-power = Stärke, { $seat }
ask-combat-hand = Karten, { $seat }
ask-combat-human = Summe von { $seat } auf { $hex }
    Stärke und Kampfkarten zusammen.
ask-combat-cards = Karten von { $seat }: Summe
    { $n ->
        [one] Deckt jetzt 1 davon auf.
       *[other] Deckt jetzt { $n } davon auf.
    }
ask-move-units = Welche Einheiten haben sich bewegt?
ask-lost-units = Welche Einheiten gingen nach Hause?
ask-where = Wohin: { $unit } { $place }?
ask-new-where = Neuer { $unit }: wo?
ask-stock-where = Welches Gebiet?
ask-link = Von welchem Gebiet?
ask-link-to = { $hex }: und welches andere?
other-hex = Anderes Gebiet
ask-score = { $seat } am Ende
    Fabrik: 3 Gebiete. Ressourcen: etwa 4 2 1.
ask-score-number = { $what ->
    [coins] Münzen
    [popularity] Ansehen
    [stars] Sterne
    [hexes] Gebiete
    [bonus] Münzen für Gebäude
    [power] Stärke
   *[structures] Gebäude auf der Karte
}
ask-score-resources = Ressourcen, je Gebiet
ask-tie = Gleichstand: was { $seat } hat

## Was abgelehnt wird

too-many-seats = Es gibt höchstens { $most } Plätze.
no-such-seat = Es gibt keinen Platz { $n }. Wähle mehr `plätze` oder andere bei `menschen`.
no-automa = Mindestens ein Platz muss einem Automa gehören.
same-faction = Zwei Plätze haben dieselbe Nation: { $faction }. Wähle für einen davon eine andere.
no-skips = Ein Ultimaszyna lässt keinen Zug aus.
game-is-over = Das Spiel ist vorbei.
game-has-ended = Das Spiel ist zu Ende: Nur die Punkte fehlen noch.
not-legal-now = Das geht jetzt nicht.
no-such-field = Diesen Wert gibt es nicht.
bad-act = Schreib es so: { $like }.
bad-word = „{ $word }“ kennt der Bot hier nicht. Schreib es so: { $like }.
bad-begun = „{ $word }“ kann vieles sein: { $words }. Schreib etwas mehr davon.
like = { $verb ->
    [new] „neuer Arbeiter F3“, „2 neue Arbeiter F3“
    [lost] „verloren Mech D4“, „verloren Anführer“
    [attack] „Angriff E5“
    [link] „Verbindung F3 C5“
    [encounter] „Begegnung D2 weg“, „Begegnung D2 zurück“
    [resources] „Ressourcen F3 2“
    [enlist] „Rekrut Stärke“, Münzen, Ansehen oder Karten
    [move] „Mech D4 nach E5“, „2 Arbeiter Basis nach F3“
   *[other] „Mech D4 nach E5“, „neuer Arbeiter F3“, „verloren Mech D4“
}
bad-hex = „{ $word }“ ist kein Gebiet der Karte: Sie haben einen Buchstaben A bis H und eine Zahl, etwa D4.
bad-end = Eine Einheit zieht in ein anderes Gebiet; auf die Basis kommt sie mit „verloren“.
bad-base = Die Basis ist kein Gebiet: Nenne eines der Karte, etwa D4.
bad-none = { $who } hat keinen { $unit } auf der Karte oder der Basis.
bad-unit = { $who } hat { $n ->
    [0] keinen { $unit }
    [one] nur einen { $unit }
   *[other] nur { $units }
} an diesem Ort: { $place }. Es gibt: { $unit } { $places }.
bad-person-taken = { $why } Gehört das nicht zu { $who }, dann beginne mit der Nation, etwa „{ $name }:“.
bad-mat = { $who } hat { $n ->
    [0] keinen { $unit } mehr
    [one] nur noch einen { $unit }
   *[other] nur noch { $units }
} auf dem Tableau.
bad-many = Eine Nation hat nur { $kind ->
    [worker] { $most } Arbeiter
    [mech] { $most } Mechs
   *[character] einen Anführer
}, nicht { $n }.
bad-place = Auf { $hex } steht ein Automa.
bad-attack = Auf { $hex } gibt es niemanden zu bekämpfen: Dort müssen deine Kampfeinheit und eine Einheit eines Automas stehen. Wer hinzieht, kämpft von selbst.
bad-worker = Auf { $hex } steht { $other }: Ein Arbeiter kommt nur mit einem Mech hin, der auch dorthin zieht.
bad-no-encounter = { $hex } hat keine Begegnung.
bad-token = Das Plättchen von { $hex } ist schon { $there ->
    [yes] da
   *[no] weg
}.
bad-resources = Auf einem Gebiet liegen 0 bis { $most } Ressourcen.
bad-again = Das ist schon so.
bad-link = Das müssen zwei Gebiete sein.
bad-lost = Welcher { $unit }? Sag, wo er stand: „verloren Mech D4“.
bad-none-lost = { $who } hat keinen { $unit } auf der Karte: Verloren geht nur, was dort steht.
bad-person = „{ $name }“ ist keine Nation eines Menschen. Vor dem Doppelpunkt steht { $people }.
bad-whose = Wem gehört das? Beginne mit { $people } und einem Doppelpunkt.
bad-far = Das ist zu weit.
bad-stocks = Hier gehört für jedes Gebiet mit Ressourcen eine Zahl hin, etwa „4 2 1“.
bad-yes = Das ist weder ja noch nein.
bad-level = Das ist keine Stufe.
bad-track = Der Würfel steht auf Feld { $index }, die Sternkarte dieser Stufe hat aber die Felder 0 bis { $high }: Berichtige zuerst das Feld des Würfels.
bad-cards = So viele Kampfkarten gibt es nicht.
bad-pairs = Hier gehören Gebiete mit Zahlen hin, etwa „F3 2 F5 0“.
bad-hex-twice = { $hex } steht zweimal da: Zu jedem Gebiet gehört eine einzige Zahl.
bad-seat = Möglich ist: { $seats }.

## Ereignisse

event-set-up = { $seats }.
event-drew = { $who } zieht Karte { $card }, Plan { $plan ->
    [1] I
   *[other] II
}.
event-skipped = { $who } lässt diesen Zug aus.
event-reshuffled = { $who }: Alle { $n } Karten werden gemischt.
event-too-weak = Kein Angriff: Stärke { $power }, nötig { $least }.
event-no-unit = { $symbol }: Diese Einheit gibt es nicht.
event-no-hex = { $symbol }: kein Gebiet möglich.
event-selected = { $unit } { $place } ist der Basis am nächsten.
event-moved = { $who }: { $unit } { $start } → { $hex }
event-stayed = { $who }: { $unit } bleibt auf { $hex }
event-no-move = { $who } bewegt nichts.
event-move-veto = { $who }: Kampfkarte { $value }, { $veto ->
    [yes] keine Bewegung
   *[no] Bewegung gilt
}.
event-unit-veto = { $who }: Kampfkarte { $value }, { $veto ->
    [yes] keine Einheit
   *[no] die Einheit kommt
}.
event-token-taken = Nehmt das Begegnungsplättchen von { $hex } weg.
event-factory-card = { $who } nimmt eine Fabrikkarte, verdeckt.
event-resources-removed = { $n ->
    [0] Nehmt alle Ressourcen von { $hex } weg.
    [one] Nehmt die Ressource von { $hex } weg.
   *[other] Nehmt die { $n } Ressourcen von { $hex } weg.
}
event-driven-off = { $who }: { $units } { $place } → Basis
event-fight = { $who } greift { $other } auf { $hex } an.
event-total = { $who } hat zusammen { $total }.
# $before: what it had before
event-combat-power = { $who } hat in diesem Kampf Stärke { $power }.
# $before: how many it had before
event-combat-hand = { $who } hat jetzt { $n } { $n ->
    [one] Kampfkarte
   *[other] Kampfkarten
}{ $known ->
    [0] {""}
   *[other] ; weggenommen: { $values }
}.
event-revealed = { $who }, Karte { $card }: Stärke { $power }{ $n ->
    [0] {""}
   *[other] {" "}+ Karten { $sum }
} = { $total }
event-won = { $who } schlägt { $other } auf { $hex }
event-sent-home = { $who }: { $units } → Basis
event-fallen = { $who }: { $units } → Tableau
event-popularity-lost = { $who } verliert { $n } Ansehen.
event-person-card = { $who } zieht eine Kampfkarte.
event-loser-card = { $who } bekommt eine Kampfkarte.
event-combat-star = { $who } legt einen Stern für den Kampf.
event-resources-put = Legt { $n } { $good } auf { $hex } (Karte { $card }).
event-chased = { $who }: { $units } { $hex } → Basis
event-gained-card = { $who } bekommt eine Kampfkarte: jetzt { $n }.
event-none-left = { $who } hat keinen { $unit } mehr.
event-gained-unit = { $who }: neuer { $unit } auf der Basis.
event-gained-coins = { $who }: +{ $n } { $n ->
    [one] Münze
   *[other] Münzen
}, jetzt { $now }.
event-gained-power = { $who }: +{ $n } Stärke, jetzt { $now }.
event-power-star = { $who } legt einen Stern für Stärke 16.
event-recruit-bonus = { $who }: Rekrutenbonus, { $bonus }.
event-advanced = { $who }: Würfel ein Feld vor, auf Feld { $index }.
event-no-advance = { $who }: Der Würfel bleibt auf { $index }.
event-water-free = { $who }: Wasser hält ihn nicht mehr auf.
event-track-star = { $who } legt einen Stern seiner Leiste.
event-plan-two = { $who }: alles mischen, auf Plan II drehen.
event-person-moved = { $who }: { $units } { $start } → { $place }
event-person-placed = { $who }: { $units } Tableau → { $place }
event-person-lost = { $who }: { $units } { $place } → Basis
event-person-token = { $who } nimmt das Plättchen auf { $hex }.
event-unlocked = { $who } hat jetzt { $ability }.
event-linked = { $who } kann von { $hex } nach { $end } ziehen.
event-token-told = Das Plättchen von { $hex } ist { $way ->
    [gone] weg
   *[back] wieder da
}.
event-resources-told = { $n ->
    [0] Auf { $hex } liegen keine Ressourcen.
    [one] Auf { $hex } liegt 1 Ressource.
   *[other] Auf { $hex } liegen { $n } Ressourcen.
}
event-enlisted = { $who } hat den Bonus: { $bonus }.
event-star-told = { $who } hat jetzt { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}.
event-dropped = Weggelassen: { $parts }. { $why }
event-too-late = Das Spiel ist zu Ende; weggelassen: { $parts }.
event-person-done = { $who } ist fertig.
event-ended = { $who } legt den sechsten Stern
event-final = { $who }: { $parts } = { $total }
event-tie = { $who }: { $values }

## Titel

title-ended = Sechster Stern für { $who }: das Ende
title-won = { $who } schlägt { $other } auf { $hex }
title-fought = { $hex }: { $who } schlägt { $other }, { $total }–{ $less }
title-skipped = { $who } lässt diesen Zug aus
title-moved = { $who }: { $unit } { $start } → { $hex }
title-stayed = { $who }: { $unit } bleibt auf { $hex }
title-no-move = { $who } bewegt nichts
gist-left-out = Weggelassen: { $part }
gist-new-units = { $who }: +{ $units } auf der Basis
gist-hands = { $who }: { $parts }
piece-combat-power = Stärke auf { $power }
piece-combat-hand = { $known ->
    [0] { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
   *[other] Karte { $values } weg
}
piece-spent-power = −{ $n } Stärke
piece-spent-cards = −{ $n } { $n ->
    [one] Karte
   *[other] Karten
}
piece-gained-card = +1 Karte ({ $n })
piece-loser-card = +1 Karte
piece-person-card = +1 Karte
piece-gained-coins = +{ $n } { $n ->
    [one] Münze
   *[other] Münzen
} ({ $now })
piece-gained-power = +{ $n } Stärke ({ $now })
piece-combat-star = +1 Stern
piece-popularity-lost = −{ $n } Ansehen
piece-advanced = Würfel auf Feld { $index }
gist-retreat = { $who }: { $units } → Tableau, { $home } → Basis
gist-selected = Der Basis am nächsten: { $unit } { $place }
# Was eine Zeile von einem Platz sammelt, und die Teile davon
gist-moves = { $who }: { $parts }
gist-home = { $who }: { $parts } → Basis
gist-put = Legt { $parts }.
gist-removed = Nehmt Ressourcen weg: { $parts }
piece-resources-removed = { $n ->
    [0] alle auf { $hex }
   *[other] { $n } auf { $hex }
}
piece-moved = { $unit } { $start }→{ $hex }
piece-sent-home = { $units }
piece-driven-off = { $units } { $place }
piece-chased = { $units } { $hex }
piece-resources-put = { $n } { $good } auf { $hex }
gist-recruit-bonus = { $who }: +1 { $kind ->
    [power] Stärke
    [coin] Münze
    [popularity] Ansehen
   *[combat_card] Kampfkarte
} (Rekrut)

## Kriterien

by-near-base = am nächsten an der Heimatbasis
by-reading = zuerst in Lesereihenfolge
by-mech = Mech vor Anführer
by-away = nicht beim Feind
by-own = in den Nachbarschaften der meisten eigenen Einheiten
by-enemy = am nächsten an einer feindlichen Kampfeinheit
by-no-enemy = keine feindliche Einheit
by-no-mech = kein eigener Mech
by-fighters = die wenigsten feindlichen Kampfeinheiten
by-resources = die meisten Ressourcen
by-factory = am nächsten an der Fabrik
by-first = zuerst in Lesereihenfolge

## Korrekturen

fix-in-turn = Wer am Zug ist
fix-encounters = Begegnungsplättchen
fix-resources = Ressourcen auf Gebieten
fix-seat = { $seat }: { $what ->
    [character] Anführer
    [mech] Mechs
    [worker] Arbeiter
    [combat-stars] Sterne für Kämpfe
    [stars] Sterne
    [power] Stärke
    [coins] Münzen
    [cards] Kampfkarten
    [track] Feld des Würfels
    [last-card] letzte Hauptkarte
    [power-star] Stern für Stärke
    [factory-card] Fabrikkarte
   *[level] Stufe
}
hint-in-turn = ein Platz, etwa a1
hint-hexes = Gebiete, etwa A3 B2; - für keine
hint-resources = Gebiete mit Zahlen, etwa F3 2 F5 0; - für keine
hint-number = eine ganze Zahl
hint-places = Gebiete oder Basis, etwa Basis A4 A4; - für keine
hint-yes = ja oder nein
hint-level = autometta, automa, automaszyna, ultimaszyna

## Die Übersicht

panel-title = Scythe
panel-turn = { $seat } ist am Zug.
panel-seat = { $icon } { $seat }
panel-person = { $stars }/6 Sterne · { $hexes } { $hexes ->
    [one] Gebiet
   *[other] Gebiete
}
panel-automa = { $stars }/6 Sterne · Stärke { $power } · { $coins } { $coins ->
        [one] Münze
       *[other] Münzen
    }
    { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } · Feld { $index }, Plan { $plan ->
        [1] I
       *[other] II
    }
footer = Zug { $n }
footer-over = Das Ende

## Den Tisch aufbauen

set-up-all = Brett, Figuren für { $n }; { $cards } Fabrikkarten
# The seats in the order of play, Automas with what their mats give them
set-up-order = Reihum: { $seats }
set-up-power = { $cards ->
    [table] Stärke/Karten
   *[bot] Stärke
}: { $seats }
# Of more than three seats the first two, then the others
set-up-order-power = { $cards ->
    [table] Reihum (Stärke/Karte)
   *[bot] Reihum (Stärke)
}: { $seats }
set-up-then = Dann { $seats }
set-up-automa = { $seat } { $power }/{ $cards }
set-up-automa-power = { $seat } { $power }
set-up-money = Automas: 5 Münzen, Ansehen 10{ $cards ->
    [table] {""}
   *[bot] , 0 Karten
}
set-up-star = { $level ->
    [autometta] Autometta
    [automa] Automa
    [automaszyna] Automaszyna
   *[ultimaszyna] Ultimaszyna
}{ $deck ->
    [table] : Würfel auf I, Karten: Plan I
   *[bot] -Sternkarte: Würfel auf I (= 0)
}

## Die Punkte

# Only the Automas' points are known
score-now = { $automas ->
    [one] { $seats } hat bisher { $points }
   *[other] { $n ->
        [one] { $seats } führt unter den Automas: { $points }
       *[other] Automas gleichauf mit { $points }: { $seats }
    }
}
score-final = { $seats } gewinnt mit { $points }
score-tie = Gleichstand mit { $points }: { $seats }
tie-line = { $kind ->
    [pieces] Einheiten und Gebäude
    [power] Stärke
    [popularity] Ansehen
    [hexes] Gebiete
   *[stars] Sterne
}: { $values }
tie-seat = { $seat } { $n }
score-part = { $n } { $kind ->
    [coins] Münzen
    [stars] Sterne
    [hexes] Gebiete
    [resources] Ressourcen
   *[bonus] Gebäude
}
tie-value = { $n } { $kind ->
    [pieces] Teile
    [power] Stärke
    [popularity] Ansehen
    [hexes] Gebiete
   *[stars] Sterne
}

## Die Bilder

picture-terrain = { $terrain ->
    [mountain] B
    [farm] A
    [village] D
    [tundra] T
    [lake] S
    [forest] W
   *[factory] X
}
picture-cell = { $hex } { $letter }
picture-land = A Acker, B Berg, D Dorf, S See, T Tundra, W Wald, X Fabrik
picture-moves = Gerade eben { $moves }
picture-encounters = Begegnungen: { $hexes }
picture-resources = Ressourcen: { $stocks }
picture-stock = { $hex } { $n }
picture-tunnels = Tunnel: { $hexes }
picture-rivers = Flüsse: { $hexes }
picture-arrow = { $who }: { $unit } { $start } → { $end }
picture-units = { $seat }: { $kinds }
picture-kind = { $unit } { $places }
picture-times = { $place } ×{ $n }
picture-times-separator = {" "}
picture-kind-separator = {", "}
picture-nothing = nichts
picture-automa = { $seat } · { $level ->
    [autometta] Autometta
    [automa] Automa
    [automaszyna] Automaszyna
   *[ultimaszyna] Ultimaszyna
}
picture-head = { $title } · { $stars } von 6 Sternen
picture-no-card = Noch keine Karte gezogen
picture-card = Karte { $n } · Plan { $plan ->
    [1] I
   *[other] II
}
picture-move = { $symbol ->
    [move_worker] → Arbeiter
    [move_mech] → Mech
    [move_character] → Anführer
    [encounter_factory] Begegnung, Fabrik
    [attack_combat] Angriff ab { $power }
   *[attack_worker] Angriff auf Arbeiter
}
picture-gain = { $kind ->
    [worker] + Arbeiter
    [character_or_mech] + Anführer/Mech
    [coin] + { $n } { $n ->
        [one] Münze
       *[other] Münzen
    }
    [combat_card] + Kampfkarte
   *[power] + { $n } Stärke
}
picture-recruit = Rekrut: { $kind ->
    [power] Stärke
    [coin] Münze
    [popularity] Ansehen
   *[combat_card] Kampfkarte
}
picture-star = { $advances ->
    [yes] Stern: Der Würfel rückt vor
   *[no] Stern durchgestrichen: Der Würfel bleibt
}
picture-combat = 0–7: { $low } · 8–13: { $middle } · 14+: { $high } · Karten { $cards } · Güter { $goods }
picture-track = Würfel auf Feld { $index }; Wasser auf den ersten { $water }; Sterne auf { $stars }
picture-power = Stärke { $n }
picture-owned = { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
} · { $cards } { $cards ->
    [one] Kampfkarte
   *[other] Kampfkarten
}{ $factory ->
    [yes] {" "}· Fabrikkarte
   *[no] {""}
}
picture-unit-row = { $kind ->
    [worker] Arbeiter
    [mech] Mechs
   *[character] Anführer
}: Karte { $board }, Basis { $home }, Tableau { $mat }
picture-abilities = Freigeschaltet: { $list }
picture-bonuses = Boni: { $list }
picture-score-now = Punkte bisher
picture-score-final = Endstand
picture-category = { $kind ->
    [coins] Münzen
    [stars] Sterne
    [hexes] Gebiete
    [resources] Ressourcen
   *[bonus] Gebäude
}
picture-line = { $what }: { $items }
picture-score-seat = { $seat } { $n }
picture-course = Punkte nach jedem Zug
picture-course-end = Ende
