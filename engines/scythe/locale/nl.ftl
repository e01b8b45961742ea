### De Automa's van Scythe. Korte regels: een telefoon toont er ongeveer 35 tekens in.

game-name = Scythe
game-about = Scythe: 1 tot 4 Automa's die zelf hun weg vinden

game-help =
    Speel op je eigen bord volgens de gewone regels; de Automa's bewegen volgens kaarten, en de bot houdt de landkaart bij. De **gebieden** hebben namen, rij A tot H: ze staan op de landkaart onder **Kijken**, of met `/automa kijken`.
    • **Je meldt:** wat er op de kaart veranderde, met **Mijn beurt** of in één regel: `mech D4 naar E5; nieuwe arbeider F3; verloren mech D4`.
    • Een eenheid die een gebied van een Automa binnengaat, begint vanzelf het **gevecht**: de bot vraagt je totaal en zegt dan wie er naar huis gaat.
    • **Klaar**, en de Automa speelt: doe wat het bericht zegt met zijn eenheden, wijzers en blokje.
    • **Het eindigt als** iemand een zesde ster plaatst, meteen; meld die van jou met `ster`. Daarna **Scores invullen**.
    • **Gelijk:** de bot toont naast elkaar wat de doorslag kan geven: eenheden en gebouwen, kracht, populariteit, gebieden, sterren.

## De opties van het begin

name-seats = plaatsen
name-faction_1 = factie_1
name-faction_2 = factie_2
name-faction_3 = factie_3
name-faction_4 = factie_4
name-faction_5 = factie_5
name-people = mensen
name-level = niveau
name-deck = stapel
name-combat_cards = gevechtskaarten
name-invaders = invaders
name-skips = overslaan
name-all_moves = alle_beweegacties
name-veto = veto
name-coins = munten
name-power = kracht
name-tunnels = tunnels
option-seats = Plaatsen aan tafel
option-faction_1 = Plaats 1, een mens die begint
option-faction_1-nordic = Nordic
option-faction_1-rusviet = Rusviet
option-faction_1-togawa = Togawa
option-faction_1-crimea = Crimea
option-faction_1-saxony = Saxony
option-faction_1-polania = Polania
option-faction_1-albion = Albion
option-faction_2 = Plaats 2, kloksgewijs
option-faction_2-nordic = Nordic
option-faction_2-rusviet = Rusviet
option-faction_2-togawa = Togawa
option-faction_2-crimea = Crimea
option-faction_2-saxony = Saxony
option-faction_2-polania = Polania
option-faction_2-albion = Albion
option-faction_3 = Plaats 3
option-faction_3-nordic = Nordic
option-faction_3-rusviet = Rusviet
option-faction_3-togawa = Togawa
option-faction_3-crimea = Crimea
option-faction_3-saxony = Saxony
option-faction_3-polania = Polania
option-faction_3-albion = Albion
option-faction_4 = Plaats 4
option-faction_4-nordic = Nordic
option-faction_4-rusviet = Rusviet
option-faction_4-togawa = Togawa
option-faction_4-crimea = Crimea
option-faction_4-saxony = Saxony
option-faction_4-polania = Polania
option-faction_4-albion = Albion
option-faction_5 = Plaats 5
option-faction_5-nordic = Nordic
option-faction_5-rusviet = Rusviet
option-faction_5-togawa = Togawa
option-faction_5-crimea = Crimea
option-faction_5-saxony = Saxony
option-faction_5-polania = Polania
option-faction_5-albion = Albion
option-people = Plaatsen van mensen
option-people-1 = Plaats 1
option-people-1-about = Mensen: plaats 1
option-people-12 = Plaats 1, 2
option-people-12-about = Mensen: plaatsen 1 en 2
option-people-13 = Plaats 1, 3
option-people-13-about = Mensen: plaatsen 1 en 3
option-people-14 = Plaats 1, 4
option-people-14-about = Mensen: plaatsen 1 en 4
option-people-15 = Plaats 1, 5
option-people-15-about = Mensen: plaatsen 1 en 5
option-people-123 = Plaats 1, 2, 3
option-people-123-about = Mensen: plaatsen 1, 2 en 3
option-people-124 = Plaats 1, 2, 4
option-people-124-about = Mensen: plaatsen 1, 2 en 4
option-people-125 = Plaats 1, 2, 5
option-people-125-about = Mensen: plaatsen 1, 2 en 5
option-people-134 = Plaats 1, 3, 4
option-people-134-about = Mensen: plaatsen 1, 3 en 4
option-people-135 = Plaats 1, 3, 5
option-people-135-about = Mensen: plaatsen 1, 3 en 5
option-people-145 = Plaats 1, 4, 5
option-people-145-about = Mensen: plaatsen 1, 4 en 5
option-people-1234 = Plaats 1, 2, 3, 4
option-people-1234-about = Mensen: plaatsen 1, 2, 3 en 4
option-people-1235 = Plaats 1, 2, 3, 5
option-people-1235-about = Mensen: plaatsen 1, 2, 3 en 5
option-people-1245 = Plaats 1, 2, 4, 5
option-people-1245-about = Mensen: plaatsen 1, 2, 4 en 5
option-people-1345 = Plaats 1, 3, 4, 5
option-people-1345-about = Mensen: plaatsen 1, 3, 4 en 5
option-level = Hoe sterk de Automa's zijn
option-level-autometta = Autometta: eerste spel
option-level-autometta-about = Autometta: een eerste spel, zo'n 65 punten
option-level-automa = Automa: normaal
option-level-automa-about = Automa: normaal, zo'n 75 punten
option-level-automaszyna = Automaszyna: moeilijker
option-level-automaszyna-about = Automaszyna: moeilijker, eerder uit, zo'n 74
option-level-ultimaszyna = Ultimaszyna: moeilijkst
option-level-ultimaszyna-about = Ultimaszyna: moeilijkst, zo'n 81 punten
option-deck = Wie de Automakaarten trekt
option-deck-bot = De bot
option-deck-table = Jullie, van de gedrukte stapel
option-combat_cards = Wie gevechtskaarten trekt
option-combat_cards-table = Gevechtskaarten: jullie
option-combat_cards-bot = Gevechtskaarten: de bot
option-invaders = Plannen van Invaders from Afar voor iedereen
option-skips = Beurten overslaan zoals een Autometta
option-all_moves = Alle Beweegacties van een kaart, niet één
option-veto = Gevechtskaart 4 of 5 houdt de Automa tegen
option-veto-none = Nooit
option-veto-moves = Bij het bewegen
option-veto-units = Bij eenheden plaatsen
option-veto-both = Bij allebei
option-coins = Meer of minder munten als hij er krijgt
option-power = Meer of minder kracht als hij die krijgt
option-tunnels = Je eenheden stappen van tunnel naar tunnel

stand-in-nobody = de eenheden van mensen blijven thuis, en de kaart klopt altijd.
stand-in-usual = mensen bewegen meestal een eenheid, vechten soms en plaatsen sterren vanaf beurt 7.

## Wat genomen wordt waar niets gekozen is

usual-faction_1 = Crimea als die vrij is
usual-faction_2 = een vrije, Automa's ver weg
usual-faction_3 = een vrije, Automa's ver weg
usual-faction_4 = een vrije, Automa's ver weg
usual-faction_5 = een vrije, Automa's ver weg
usual-invaders = bij Albion en Togawa

## De opties in het kort, in het bericht van het begin

chosen-seats = { $value } plaatsen
chosen-faction_1 = { $value ->
    [nordic] Nordic
    [rusviet] Rusviet
    [togawa] Togawa
    [crimea] Crimea
    [saxony] Saxony
    [polania] Polania
   *[albion] Albion
}
chosen-faction_2 = { $value ->
    [nordic] Nordic
    [rusviet] Rusviet
    [togawa] Togawa
    [crimea] Crimea
    [saxony] Saxony
    [polania] Polania
   *[albion] Albion
}
chosen-faction_3 = { $value ->
    [nordic] Nordic
    [rusviet] Rusviet
    [togawa] Togawa
    [crimea] Crimea
    [saxony] Saxony
    [polania] Polania
   *[albion] Albion
}
chosen-faction_4 = { $value ->
    [nordic] Nordic
    [rusviet] Rusviet
    [togawa] Togawa
    [crimea] Crimea
    [saxony] Saxony
    [polania] Polania
   *[albion] Albion
}
chosen-faction_5 = { $value ->
    [nordic] Nordic
    [rusviet] Rusviet
    [togawa] Togawa
    [crimea] Crimea
    [saxony] Saxony
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
    [table] eigen stapel
   *[bot] stapel van de bot
}
chosen-combat_cards = { $value ->
    [bot] botkaarten
   *[table] eigen kaarten
}
chosen-invaders = { $value ->
    [yes] invaders
   *[no] geen invaders
}
chosen-skips = { $value ->
    [yes] overslaan
   *[no] niet overslaan
}
chosen-all_moves = { $value ->
    [yes] alle beweegacties
   *[no] één beweegactie
}
chosen-veto = { $value ->
    [moves] veto
    [units] plaatsveto
    [both] beide veto's
   *[none] geen veto
}
chosen-coins = munten { $value }
chosen-power = kracht { $value }
chosen-tunnels = { $value ->
    [no] geen tunnels
   *[yes] tunnels
}

## Wat je in een regel mag typen

typed-worker = arbeider, werker
typed-workers = arbeiders, werkers
typed-mech = mech
typed-mechs = mechs
typed-character = karakter, personage, held
typed-to = naar
typed-base = basis, thuisbasis
typed-new = nieuwe, nieuw
typed-lost = verloren
typed-attack = aanval
typed-riverwalk = rivierloop
typed-lakes = meren
typed-link = verbinding
typed-encounter = ontmoeting
typed-gone = weg
typed-back = terug
typed-resources = grondstoffen
typed-enlist = rekruut
typed-power = kracht
typed-coins = munten
typed-popularity = populariteit
typed-cards = kaarten
typed-nordic = Nordic
typed-rusviet = Rusviet
typed-togawa = Togawa
typed-crimea = Crimea
typed-saxony = Saxony
typed-polania = Polania
typed-albion = Albion
typed-star = ster
typed-yes = ja
typed-no = nee
typed-autometta = Autometta
typed-automa = Automa
typed-automaszyna = Automaszyna
typed-ultimaszyna = Ultimaszyna

## Namen

faction = { $faction ->
    [nordic] Nordic
    [rusviet] Rusviet
    [togawa] Togawa
    [crimea] Crimea
    [saxony] Saxony
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
base = basis
base-separator = {" "}
card = Kaart { $n }
automa-deck = de Automastapel
unit = { $kind ->
    [worker] arbeider
    [mech] mech
   *[character] karakter
}
units = { $n ->
    [1] { $kind ->
        [worker] arbeider
        [mech] mech
       *[character] karakter
    }
   *[other] { $n } { $kind ->
        [worker] arbeiders
        [mech] mechs
       *[character] karakters
    }
}
unit-at = { $unit } { $place }
unit-option = { $n ->
    [1] { $unit } { $place }
   *[other] { $unit } { $place } ({ $n })
}
symbol = { $symbol ->
    [move_worker] Beweeg arbeider
    [move_mech] Beweeg mech
    [move_character] Beweeg karakter
    [encounter_factory] Ontmoeting of Fabriek
    [attack_combat] Aanval
   *[attack_worker] Aanval op arbeiders
}
good = { $kind ->
    [metal] metaal
    [food] voedsel
    [oil] olie
   *[wood] hout
}
bonus = { $kind ->
    [power] kracht
    [coin] munten
    [popularity] populariteit
   *[combat_card] kaarten
}
ability = { $ability ->
    [riverwalk] Rivierloop
   *[lakes] meren
}

## Beurten en meldingen

offer-turn = Beurt van { $seat }
offer-done = { $seat } is klaar
offer-score = Scores invullen
group = { $group ->
    [units] Eenheden
    [mat] Sterren, mechs, rekruten
   *[map] Ontmoetingen, grondstoffen
}
report-move = { $who } beweegt eenheden
report-place = { $who } plaatst een nieuwe { $kind ->
    [mech] mech
   *[worker] arbeider
}
report-lost = { $who } verliest eenheden
report-attack = { $who } valt { $hex } aan
report-star = { $who } plaatst een ster
report-unlock = { $who } ontgrendelt { $ability ->
    [riverwalk] Rivierloop
   *[lakes] meren
}
report-enlist = { $who } rekruteert { $kind ->
    [power] kracht
    [coin] munten
    [popularity] populariteit
   *[combat_card] gevechtskaarten
}
report-link = { $who } verbindt twee gebieden
report-encounter = Ontmoeting { $hex } { $way ->
    [gone] weg
   *[back] terug
}
report-resources = Grondstoffen op een gebied

## Vragen

ask-card = Welke kaart heeft { $seat } getrokken?
ask-move-veto = Draai een gevechtskaart om: welke waarde?
    4, 5: geen zet van { $unit } naar { $hex }
ask-unit-veto = Draai een gevechtskaart om: welke waarde?
    4, 5: { $seat } krijgt geen { $unit }
ask-still-true = Klopt dit nog?
    Eenheden zoals op de kaart:
    { $seats }
ask-far = Verder dan twee stappen. Klopt dat?
    { $moves }
ask-lines = Wat is er op de kaart gebeurd?
    Bijvoorbeeld: mech D4 naar E5; nieuwe arbeider F3
pick-reports = Kiezen
ask-reports = Wat is er op de kaart gebeurd?
    Kies alles; waar wordt daarna gevraagd.
ask-resources = Grondstoffen op deze gebieden?
ask-resources-on = Grondstoffen op { $hex }
ask-combat = Het gevecht
ask-combat-abilities = Het gevecht op { $hex }
    Artillery, Disarm, Sword: kracht −2.
    Scout: één kaart minder.
ask-combat-power = Kracht, { $seat }
ask-combat-hand = Kaarten, { $seat }
ask-combat-human = Totaal van { $seat } op { $hex }
    Kracht en gevechtskaarten samen.
ask-combat-cards = Kaarten van { $seat }: som
    { $n ->
        [one] Draai er nu 1 om.
       *[other] Draai er nu { $n } om.
    }
ask-move-units = Welke eenheden zijn bewogen?
ask-lost-units = Welke eenheden gingen naar huis?
ask-where = Waarheen: { $unit } { $place }?
ask-new-where = Waar staat de nieuwe { $unit }?
ask-stock-where = Welk gebied?
ask-link = Vanaf welk gebied?
ask-link-to = { $hex }: en welk ander?
other-hex = Ander gebied
ask-score = { $seat } aan het einde
    Fabriek: 3 gebieden. Grondstoffen: zoals 4 2 1.
ask-score-number = { $what ->
    [coins] Munten
    [popularity] Populariteit
    [stars] Sterren
    [hexes] Gebieden
    [bonus] Munten voor gebouwen
    [power] Kracht
   *[structures] Gebouwen op de kaart
}
ask-score-resources = Grondstoffen, per gebied
ask-tie = Gelijkspel: wat { $seat } heeft

## Wat geweigerd wordt

too-many-seats = Er zijn hoogstens { $most } plaatsen.
no-such-seat = Er is geen plaats { $n }. Kies meer `plaatsen`, of andere bij `mensen`.
no-automa = Minstens één plaats moet van een Automa zijn.
same-faction = Twee plaatsen hebben dezelfde factie: { $faction }. Kies een andere voor een van beide.
no-skips = Een Ultimaszyna slaat geen beurten over.
game-is-over = Het spel is afgelopen.
game-has-ended = Het spel is geëindigd: alleen de scores ontbreken.
not-legal-now = Dat kan nu niet.
no-such-field = Zo'n waarde is er niet.
bad-act = Schrijf het zo: { $like }.
bad-word = “{ $word }” is hier onbekend. Schrijf het zo: { $like }.
bad-begun = “{ $word }” kan { $words } zijn. Schrijf er wat meer van.
like = { $verb ->
    [new] “nieuwe arbeider F3”, “2 nieuwe arbeiders F3”
    [lost] “verloren mech D4”, “verloren karakter”
    [attack] “aanval E5”
    [link] “verbinding F3 C5”
    [encounter] “ontmoeting D2 weg”, “ontmoeting D2 terug”
    [resources] “grondstoffen F3 2”
    [enlist] “rekruut kracht”, munten, populariteit of kaarten
    [move] “mech D4 naar E5”, “2 arbeiders basis naar F3”
   *[other] “mech D4 naar E5”, “nieuwe arbeider F3”, “verloren mech D4”
}
bad-hex = “{ $word }” is geen gebied van de kaart: het is een letter A tot H en een getal, zoals D4.
bad-end = Een eenheid beweegt naar een ander gebied; naar de basis gaat ze als “verloren”.
bad-base = De basis is geen gebied: noem er een van de kaart, zoals D4.
bad-none = { $who } heeft geen { $unit } op de kaart of de basis.
bad-unit = { $who } heeft { $n ->
    [0] geen { $unit }
    [one] maar één { $unit }
   *[other] maar { $units }
} op { $place }. Wel: { $unit } { $places }.
bad-person-taken = { $why } Is het niet van { $who }, begin dan met van wie, zoals “{ $name }:”.
bad-mat = { $who } heeft { $n ->
    [0] geen { $unit } meer
    [one] nog maar één { $unit }
   *[other] nog maar { $units }
} op de mat.
bad-many = Een factie heeft maar { $kind ->
    [worker] { $most } arbeiders
    [mech] { $most } mechs
   *[character] één karakter
}, geen { $n }.
bad-place = Op { $hex } staat een Automa.
bad-attack = Op { $hex } is niemand om tegen te vechten: je gevechtseenheid en een eenheid van een Automa moeten er staan. Wie erheen beweegt, vecht vanzelf.
bad-worker = Op { $hex } staat { $other }: een arbeider komt er alleen met een mech die er ook heen gaat.
bad-no-encounter = { $hex } heeft geen ontmoeting.
bad-token = Het fiche van { $hex } { $there ->
    [yes] ligt er al
   *[no] is al weg
}.
bad-resources = Op een gebied liggen 0 tot { $most } grondstoffen.
bad-again = Dat is al zo.
bad-link = Dit moeten twee gebieden zijn.
bad-lost = Welke { $unit }? Zeg waar die stond: “verloren mech D4”.
bad-none-lost = { $who } heeft geen { $unit } op de kaart: alleen wat daar staat kan verloren gaan.
bad-person = “{ $name }” is geen factie van een mens. Voor de dubbele punt staat { $people }.
bad-whose = Van wie is het? Begin met { $people } en een dubbele punt.
bad-far = Dat is te ver.
bad-stocks = Hier hoort een getal per gebied met grondstoffen, zoals “4 2 1”.
bad-yes = Dat is geen ja of nee.
bad-level = Dat is geen niveau.
bad-track = Het blokje staat op vak { $index }, en de sterkaart van dat niveau heeft de vakken 0 tot { $high }: verbeter eerst het vak van het blokje.
bad-cards = Zoveel gevechtskaarten zijn er niet.
bad-pairs = Hier horen gebieden met getallen, zoals “F3 2 F5 0”.
bad-hex-twice = { $hex } staat er twee keer: bij elk gebied hoort één getal.
bad-seat = Het is een van { $seats }.

## Gebeurtenissen

event-set-up = { $seats }.
event-drew = { $who } trekt kaart { $card }, plan { $plan ->
    [1] I
   *[other] II
}.
event-skipped = { $who } slaat deze beurt over.
event-reshuffled = { $who }: alle { $n } kaarten worden geschud.
event-too-weak = Geen aanval: kracht { $power }, nodig { $least }.
event-no-unit = { $symbol }: zo'n eenheid is er niet.
event-no-hex = { $symbol }: kan nergens heen.
event-selected = { $unit } { $place } is het dichtst bij de basis.
event-moved = { $who }: { $unit } { $start } → { $hex }
event-stayed = { $who }: { $unit } blijft op { $hex }
event-no-move = { $who } beweegt niet.
event-move-veto = { $who }: gevechtskaart { $value }, { $veto ->
    [yes] geen zet
   *[no] wel een zet
}.
event-unit-veto = { $who }: gevechtskaart { $value }, { $veto ->
    [yes] geen eenheid
   *[no] wel een eenheid
}.
event-token-taken = Neem het ontmoetingsfiche op { $hex } weg.
event-factory-card = { $who } neemt een Fabriekskaart, gedekt.
event-resources-removed = { $n ->
    [0] Neem alle grondstoffen op { $hex } weg.
    [one] Neem de grondstof op { $hex } weg.
   *[other] Neem de { $n } grondstoffen op { $hex } weg.
}
event-driven-off = { $who }: { $units } { $place } → basis
event-fight = { $who } valt { $other } aan op { $hex }.
event-total = { $who } heeft in totaal { $total }.
# $before: what it had before
event-combat-power = { $who } heeft in dit gevecht { $power } kracht.
# $before: how many it had before
event-combat-hand = { $who } heeft nu { $n } { $n ->
    [one] gevechtskaart
   *[other] gevechtskaarten
}{ $known ->
    [0] {""}
   *[other] ; afgepakt: { $values }
}.
event-revealed = { $who }, kaart { $card }: { $power } kracht{ $n ->
    [0] {""}
   *[other] {" "}+ kaarten { $sum }
} = { $total }
event-won = { $who } verslaat { $other } op { $hex }
event-sent-home = { $who }: { $units } → basis
event-fallen = { $who }: { $units } → mat
event-popularity-lost = { $who } verliest { $n } populariteit.
event-person-card = { $who } trekt een gevechtskaart.
event-loser-card = { $who } krijgt een gevechtskaart.
event-combat-star = { $who } plaatst een ster voor het gevecht.
event-resources-put = Leg { $n } { $good } op { $hex } (kaart { $card }).
event-chased = { $who }: { $units } { $hex } → basis
event-gained-card = { $who } krijgt een gevechtskaart: nu { $n }.
event-none-left = { $who } heeft geen { $unit } meer.
event-gained-unit = { $who }: { $unit } erbij op de basis.
event-gained-coins = { $who }: +{ $n } { $n ->
    [one] munt
   *[other] munten
}, nu { $now }.
event-gained-power = { $who }: +{ $n } kracht, nu { $now }.
event-power-star = { $who } plaatst een ster voor kracht 16.
event-recruit-bonus = { $who }: rekruutbonus, { $bonus }.
event-advanced = { $who }: blokje één vak verder, naar vak { $index }.
event-no-advance = { $who }: het blokje blijft op { $index }.
event-water-free = { $who }: water houdt hem niet meer tegen.
event-track-star = { $who } plaatst een ster van het spoor.
event-plan-two = { $who }: schud alles, draai naar plan II.
event-person-moved = { $who }: { $units } { $start } → { $place }
event-person-placed = { $who }: { $units } mat → { $place }
event-person-lost = { $who }: { $units } { $place } → basis
event-person-token = { $who } neemt het fiche op { $hex }.
event-unlocked = { $who } heeft nu { $ability }.
event-linked = { $who } kan stappen van { $hex } naar { $end }.
event-token-told = Het fiche van { $hex } is { $way ->
    [gone] weg
   *[back] terug
}.
event-resources-told = { $n ->
    [0] Op { $hex } liggen geen grondstoffen.
    [one] Op { $hex } ligt 1 grondstof.
   *[other] Op { $hex } liggen { $n } grondstoffen.
}
event-enlisted = { $who } heeft de bonus voor { $bonus }.
event-star-told = { $who } heeft nu { $stars ->
    [one] { $stars } ster
   *[other] { $stars } sterren
}.
event-dropped = Weggelaten: { $parts }. { $why }
event-too-late = Het spel is geëindigd; weggelaten: { $parts }.
event-person-done = { $who } is klaar.
event-ended = { $who } plaatst de zesde ster
event-final = { $who }: { $parts } = { $total }
event-tie = { $who }: { $values }

## Titels

title-ended = Zesde ster van { $who }: het einde
title-won = { $who } verslaat { $other } op { $hex }
title-fought = { $hex }: { $who } verslaat { $other }, { $total }–{ $less }
title-skipped = { $who } slaat deze beurt over
title-moved = { $who }: { $unit } { $start } → { $hex }
title-stayed = { $who }: { $unit } blijft op { $hex }
title-no-move = { $who } beweegt niet
gist-left-out = Weggelaten: { $part }
gist-new-units = { $who }: +{ $units } op de basis
gist-hands = { $who }: { $parts }
piece-combat-power = kracht naar { $power }
piece-combat-hand = { $known ->
    [0] { $n ->
        [one] 1 kaart
       *[other] { $n } kaarten
    }
   *[other] kaart { $values } afgepakt
}
piece-spent-power = −{ $n } kracht
piece-spent-cards = −{ $n } { $n ->
    [one] kaart
   *[other] kaarten
}
piece-gained-card = +1 kaart ({ $n })
piece-loser-card = +1 kaart
piece-person-card = +1 kaart
piece-gained-coins = +{ $n } { $n ->
    [one] munt
   *[other] munten
} ({ $now })
piece-gained-power = +{ $n } kracht ({ $now })
piece-combat-star = +1 ster
piece-popularity-lost = −{ $n } populariteit
piece-advanced = blokje naar vak { $index }
gist-retreat = { $who }: { $units } → mat, { $home } → basis
gist-selected = Dichtst bij de basis: { $unit } { $place }
# Wat één regel van een plaats verzamelt, en de delen ervan
gist-moves = { $who }: { $parts }
gist-home = { $who }: { $parts } → basis
gist-put = Leg { $parts }.
gist-removed = Neem grondstoffen weg: { $parts }
piece-resources-removed = { $n ->
    [0] alle op { $hex }
   *[other] { $n } op { $hex }
}
piece-moved = { $unit } { $start }→{ $hex }
piece-sent-home = { $units }
piece-driven-off = { $units } { $place }
piece-chased = { $units } { $hex }
piece-resources-put = { $n } { $good } op { $hex }
gist-recruit-bonus = { $who }: +1 { $kind ->
    [power] kracht
    [coin] munt
    [popularity] populariteit
   *[combat_card] gevechtskaart
} (rekruut)

## Criteria

by-near-base = het dichtst bij de thuisbasis
by-reading = eerst in leesvolgorde
by-mech = mech voor karakter
by-away = niet bij de vijand
by-own = in de buurten van de meeste eigen eenheden
by-enemy = het dichtst bij een vijandelijke gevechtseenheid
by-no-enemy = geen vijandelijke eenheid
by-no-mech = geen eigen mech
by-fighters = de minste vijandelijke gevechtseenheden
by-resources = de meeste grondstoffen
by-factory = het dichtst bij de Fabriek
by-first = eerst in leesvolgorde

## Verbeteringen

fix-in-turn = Wie aan de beurt is
fix-encounters = Ontmoetingsfiches
fix-resources = Grondstoffen op gebieden
fix-seat = { $seat }: { $what ->
    [character] karakter
    [mech] mechs
    [worker] arbeiders
    [combat-stars] gevechtssterren
    [stars] sterren
    [power] kracht
    [coins] munten
    [cards] gevechtskaarten
    [track] vak van het blokje
    [last-card] laatste hoofdkaart
    [power-star] ster voor kracht
    [factory-card] Fabriekskaart
   *[level] niveau
}
hint-in-turn = een plaats, zoals a1
hint-hexes = gebieden, zoals A3 B2; - voor geen
hint-resources = gebieden met getallen, zoals F3 2 F5 0; - voor geen
hint-number = een geheel getal
hint-places = gebieden of basis, zoals basis A4 A4; - voor geen
hint-yes = ja of nee
hint-level = autometta, automa, automaszyna, ultimaszyna

## Het paneel

panel-title = Scythe
panel-turn = { $seat } is aan de beurt.
panel-seat = { $icon } { $seat }
panel-person = { $stars }/6 sterren · { $hexes } gebieden
panel-automa = { $stars }/6 sterren · kracht { $power } · { $coins } munten
    { $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    } · vak { $index }, plan { $plan ->
        [1] I
       *[other] II
    }
footer = Beurt { $n }
footer-over = Het einde

## De tafel klaarzetten

set-up-all = Bord, stukken voor { $n }; { $cards } Fabriekskaarten
# The seats in the order of play, Automas with what their mats give them
set-up-order = Volgorde: { $seats }
set-up-power = { $cards ->
    [table] Kracht/kaarten
   *[bot] Kracht
}: { $seats }
# Of more than three seats the first two, then the others
set-up-order-power = { $cards ->
    [table] Beurt (kracht/kaart)
   *[bot] Volgorde (kracht)
}: { $seats }
set-up-then = Dan { $seats }
set-up-automa = { $seat } { $power }/{ $cards }
set-up-automa-power = { $seat } { $power }
set-up-money = Automa's: 5 munten, { $cards ->
    [table] populariteit 10
   *[bot] pop. 10, geen kaarten
}
set-up-star = { $level ->
    [autometta] Autometta
    [automa] Automa
    [automaszyna] Automaszyna
   *[ultimaszyna] Ultimaszyna
}{ $deck ->
    [table] : blok op I, 19 kaarten plan I
   *[bot] -sterkaart: blokje op I (vak 0)
}

## De score

# Only the Automas' points are known
score-now = { $automas ->
    [one] { $seats } heeft tot nu toe { $points }
   *[other] { $n ->
        [one] { $seats } staat voor van de Automa's: { $points }
       *[other] Automa's gelijk met { $points }: { $seats }
    }
}
score-final = { $seats } wint met { $points }
score-tie = Gelijkspel met { $points }: { $seats }
tie-line = { $kind ->
    [pieces] Eenheden en gebouwen
    [power] Kracht
    [popularity] Populariteit
    [hexes] Gebieden
   *[stars] Sterren
}: { $values }
tie-seat = { $seat } { $n }
score-part = { $n } { $kind ->
    [coins] munten
    [stars] sterren
    [hexes] gebieden
    [resources] grondstoffen
   *[bonus] gebouwen
}
tie-value = { $n } { $kind ->
    [pieces] stukken
    [power] kracht
    [popularity] populariteit
    [hexes] gebieden
   *[stars] sterren
}

## De tekeningen

picture-terrain = { $terrain ->
    [mountain] B
    [farm] A
    [village] D
    [tundra] T
    [lake] M
    [forest] W
   *[factory] X
}
picture-cell = { $hex } { $letter }
picture-land = A akker, B berg, D dorp, M meer, T toendra, W woud, X Fabriek
picture-moves = Zojuist { $moves }
picture-encounters = Ontmoetingen: { $hexes }
picture-resources = Grondstoffen: { $stocks }
picture-stock = { $hex } { $n }
picture-tunnels = Tunnels: { $hexes }
picture-rivers = Rivieren: { $hexes }
picture-arrow = { $who }: { $unit } { $start } → { $end }
picture-units = { $seat }: { $kinds }
picture-kind = { $unit } { $places }
picture-times = { $place } ×{ $n }
picture-times-separator = {" "}
picture-kind-separator = {", "}
picture-nothing = niets
picture-automa = { $seat } · { $level ->
    [autometta] Autometta
    [automa] Automa
    [automaszyna] Automaszyna
   *[ultimaszyna] Ultimaszyna
}
picture-head = { $title } · { $stars } van 6 sterren
picture-no-card = Nog geen kaart getrokken
picture-card = Kaart { $n } · plan { $plan ->
    [1] I
   *[other] II
}
picture-move = { $symbol ->
    [move_worker] → arbeider
    [move_mech] → mech
    [move_character] → karakter
    [encounter_factory] ontmoeting, Fabriek
    [attack_combat] aanval vanaf { $power }
   *[attack_worker] aanval op arbeiders
}
picture-gain = { $kind ->
    [worker] + arbeider
    [character_or_mech] + karakter/mech
    [coin] + { $n } { $n ->
        [one] munt
       *[other] munten
    }
    [combat_card] + gevechtskaart
   *[power] + { $n } kracht
}
picture-recruit = rekruut: { $kind ->
    [power] kracht
    [coin] munt
    [popularity] populariteit
   *[combat_card] gevechtskaart
}
picture-star = { $advances ->
    [yes] Ster: het blokje gaat verder
   *[no] Doorgestreepte ster: het blokje blijft
}
picture-combat = 0–7: { $low } · 8–13: { $middle } · 14+: { $high } · kaarten { $cards } · goed { $goods }
picture-track = Blokje op vak { $index }; water op de eerste { $water }; sterren op { $stars }
picture-power = Kracht { $n }
picture-owned = { $coins } { $coins ->
    [one] munt
   *[other] munten
} · { $cards } { $cards ->
    [one] kaart
   *[other] kaarten
}{ $factory ->
    [yes] {" "}· Fabriekskaart
   *[no] {""}
}
picture-unit-row = { $kind ->
    [worker] Arbeiders
    [mech] Mechs
   *[character] Karakter
}: { $board } op de kaart, { $home } op de basis, { $mat } op de mat
picture-abilities = Ontgrendeld: { $list }
picture-bonuses = Bonus: { $list }
picture-score-now = Score tot nu toe
picture-score-final = Eindscore
picture-category = { $kind ->
    [coins] Munten
    [stars] Sterren
    [hexes] Gebieden
    [resources] Grondstoffen
   *[bonus] Gebouwen
}
picture-line = { $what }: { $items }
picture-score-seat = { $seat } { $n }
picture-course = Punten na elke beurt
picture-course-end = Einde
