### AutoMartin van London. Korte regels: een telefoon toont er ongeveer 35 tekens in.

game-name = London
game-about = London: AutoMartin vult zijn stad met filters
game-help =
    Je speelt volgens de gewone regels. **AutoMartin** heeft één bouwstapel en geen hand: elke beurt geeft een automakaart hem munten en armoede, en zegt het filter ervan welke kaart hij trekt van het ontwikkelingsbord, de wijken of de stadsstapel. Jullie handen doen wat het bericht zegt.
    • **Je meldt:** wat bord, wijken of stadsstapel verandert, met **Mijn beurt** of in één regel: `bord + Hospital, ?; genomen t2; plek 2 gekocht; getrokken 3`. Dan **Klaar**.
    • Plaatsen zijn `t1` tot `t3` boven, `b1` tot `b3` onder, plekken 1 tot 3. `?` is een kaart die je later noemt. Moet hij betalen: `betalen 2 p1`.
    • Naar een gedrukte kaart wordt in één regel gevraagd: `Oxford Street bruin c4 +8 v2 p-1` is de kleur, kosten 4, opbrengst 8, prestige 2, één armoede terug. `e` is prestige aan het einde, `d` kaarten trekken, `!` cruciaal; wat 0 is blijft weg.
    • **Het eindigt als** de laatste stadskaart genomen is: alle anderen hebben nog één beurt, dan vraagt de bot naar de armoede.
    • **Gelijk:** de minste armoede wint, dan de meeste wijken; anders wordt gedeeld.

## De opties van /automa start london

name-players = spelers
name-level = niveau
name-first_seat = eerste_plaats
name-start_coins = beginmunten
name-start_poverty = beginarmoede
name-coin_offset = munten_extra
name-draw_another_limit = kaarten_extra
name-due_short = tekort
name-board_overflow = bord_vol
name-last_turns = laatste_beurten
name-coins_per_prestige = munten_per_prestige
name-poverty_table = armoedetabel
option-automas = Hoeveel AutoMartins
option-players = Hoeveel mensen
option-level = Hoe sterk AutoMartin is
option-level-I = I: kaarten van niveau I
option-level-II = II: niveaus I, II
option-level-II-about = II: niveaus I, II; 13–25 punten meer dan I
option-level-III = III: alle niveaus
option-level-III-about = III: alle niveaus; 31–50 punten meer dan I
option-deck = Welke automakaarten
option-deck-recorded = 20 kaarten, door anderen opgeschreven
option-deck-designed = 28 kaarten, bedacht voor deze bot
option-deck-own = Je eigen, met /automa stapel
option-first_seat = Wie begint
option-first_seat-p1 = Speler 1
option-first_seat-p2 = Speler 2
option-first_seat-p3 = Speler 3
option-first_seat-a1 = AutoMartin 1
option-first_seat-a2 = AutoMartin 2
option-first_seat-a3 = AutoMartin 3
option-start_coins = Munten aan het begin
option-start_poverty = Armoede aan het begin; 1e editie: 5
option-coin_offset = Komt bij de munten van elke automakaart
option-draw_another_limit = Extra automakaarten per beurt
option-due_short = AutoMartin kan een speler niet betalen
option-due_short-whole = Voorraad betaalt alles
option-due_short-gap = Voorraad betaalt de rest
option-board_overflow = Welke rij van een vol bord weggaat
option-board_overflow-oldest_row = Die het eerst vol was
option-board_overflow-top_row = Bovenste rij
option-board_overflow-bottom_row = Onderste rij
option-last_turns = Na de laatste stadskaart
option-last_turns-one_each = Nog één beurt voor ieder ander
option-last_turns-finish_round = Maak de ronde af
option-coins_per_prestige = Munten voor 1 prestige aan het einde
option-poverty_table = Wat armoede aan het einde kost
option-poverty_table-first_edition = 1e editie
option-poverty_table-own = Wordt aan het einde gevraagd

## De opties in het kort, in het bericht van het begin

chosen-automas = { $value ->
    [one] { $value } AutoMartin
   *[other] { $value } AutoMartins
 }
chosen-players = { $value ->
    [one] { $value } speler
   *[other] { $value } spelers
 }
chosen-level = niveau { $value ->
    [I] I
    [II] II
   *[III] III
 }
chosen-deck = { $value ->
    [recorded] opgeschreven
    [designed] bedacht
   *[own] eigen stapel
 }
chosen-first_seat = { $value ->
    [p1] speler 1
    [p2] speler 2
    [p3] speler 3
    [a1] AutoMartin 1
    [a2] AutoMartin 2
   *[a3] AutoMartin 3
 } eerst
chosen-start_coins = { $value ->
    [one] { $value } munt
   *[other] { $value } munten
 }
chosen-start_poverty = { $value } armoede
chosen-coin_offset = munten { $value }
chosen-draw_another_limit = { $value ->
    [one] { $value } extra kaart
   *[other] { $value } extra kaarten
 }
chosen-due_short = { $value ->
    [gap] voorraad betaalt rest
   *[whole] voorraad betaalt alles
 }
chosen-board_overflow = { $value ->
    [top_row] bovenste rij gaat weg
    [bottom_row] onderste rij gaat weg
   *[oldest_row] oudste rij gaat weg
 }
chosen-last_turns = { $value ->
    [finish_round] ronde afmaken
   *[one_each] elk nog één beurt
 }
chosen-coins_per_prestige = { $value ->
    [one] { $value } munt = 1
   *[other] { $value } munten = 1
 }
chosen-poverty_table = { $value ->
    [own] eigen tabel
   *[first_edition] 1e editie
 }

## Wat je in een regel mag typen

typed-board = bord
typed-took = genomen, namen
typed-slot = plek
typed-bought = gekocht
typed-drew = getrokken, trokken
typed-due = betalen, schuld
typed-effect = effect
typed-coins = munten
typed-poverty = armoede
typed-prestige = prestige
typed-row = rij
typed-top = boven
typed-bottom = onder
typed-gone = weg
typed-empty = leeg
typed-later = later
typed-last = laatste
typed-borough = wijk
typed-brown = bruin
typed-blue = blauw
typed-pink = roze
typed-grey = grijs

## Kaarten, plaatsen, stoelen

card = { $name }
printed-line = { $line }
# It stands at the beginning of lines and within them, like a card's name.
unknown-card = Naamloze kaart
nothing-there = niets
candidate = { $card } ({ $where })
place = { $place }
slot = plek { $n }
from-deck = stadsstapel
seat-only = AutoMartin
seat-automa = AutoMartin { $n }
seat-person = Speler { $n }
seat-marked = { $icon } { $seat }
in-order = { $seat }
in-order-separator = {" "}→{" "}
in-title = { $card }
in-title-separator = {" "}en{" "}
the-supply = de voorraad
a-player = een speler
automa-deck = de automastapel
automa-card = { $id }
filter-line = { $line ->
    [development_board] ontwikkelingsbord
    [borough] wijken
    [city_deck] stadsstapel
    [coins] munten
    [poverty] armoede
    [prestige] prestige
    [first] eerste
   *[last] laatste
 }
section-resources = { $coins } munt, { $poverty } armoede
section-crucial = Cruciale kaarten
section-action = { $action ->
    [discard_city] een stadskaart opzij
    [skip_next] sla één kaart over
   *[draw_another] nog een kaart
 }

stand-in-usual = mensen nemen, bouwen en kopen zo vaak als gewoonlijk, met kaarten van de 1e editie; armoede telt niet.
stand-in-idle = mensen trekken een kaart per beurt en laten bord en wijken met rust; armoede telt niet.

## Wat er komt en wat gemeld kan worden

offer-turn = Beurt van { $seat }
offer-done = { $seat } is klaar
offer-end = Tel de punten
group = { $kind ->
    [take] Van het bord genomen
    [put] Op het bord gelegd
    [put-more] Op het bord gelegd, vervolg
    [put-other] Op het bord gelegd, andere delen
    [decks] Wijken en stadsstapel
    [martin] Wat AutoMartin trof
   *[table] Rijen en delen
 }
report-take = Wij namen { $card } ({ $where })
report-put-unknown = Wij legden een kaart neer, naam later
report-put = Wij legden { $name } neer
report-buy = Wij kochten { $card } ({ $where })
report-drew = Wij trokken { $n ->
    [one] { $n } stadskaart
   *[other] { $n } stadskaarten
 }
report-section = Deel { $section ->
    [A] A
   *[B] B
 } van de stadsstapel is op
report-out = Laatste stadskaart: genomen door { $who }
report-row = De { $row ->
    [top] bovenste
   *[bottom] onderste
 } rij ging uit het spel
report-due = { $who } moet { $n } betalen aan { $to ->
    [player] een speler
   *[supply] de voorraad
 }
report-effect = { $who }: { $what ->
    [coins] munten
    [poverty] armoede
   *[prestige] prestige
 } { $change }

## Vragen

ask-board = Wat ligt er op het bord?
ask-borough = Welke wijken liggen open?
ask-one-board = Wat ligt er op { $where }?
    Met waarden van de 1e editie: vergelijk.
    Andere kaart of andere waarden: typ.
ask-one-borough = Welke wijk ligt op { $where }?
    Met waarden van de 1e editie: vergelijk.
    Andere waarden: typ.
it-is-empty = Die is leeg
choose-board = De kaart, waarden zoals getoond
choose-borough = De wijk, waarden zoals getoond
at-place = { $where }
at-place-printed = { $where }, zoals in de 1e editie
ask-city = Welke stadskaart ligt open?
    Met waarden van de 1e editie: vergelijk.
    Andere, of de laatste kaart: typ; zet er `laatste` bij.
choose-city = De kaart, waarden zoals getoond
choose-aside = De kaart, waarden zoals getoond
answer-in-a-word = { $word ->
    [later] Noem hem later
    *[empty] De stapel is leeg
    }
ask-values = Wat staat er op { $name }?
    Getoond is de 1e editie.
ask-aside = Welke kaart gaat naar het bord?
    Met waarden van de 1e editie: vergelijk.
    Andere, of de laatste kaart: typ; zet er `laatste` bij.
ask-deck = Is de stadsstapel op?
ask-automa-card = Welke automakaart ligt bovenop?
ask-table = Wat kost armoede die over is?
    Voor 0, 1, 2 … over; +3: 3 voor elke extra.
ask-rivals = Mensen aan het einde
    Armoede van AutoMartin: { $poverty }
    Vul van iedereen armoede en totaal in.
    Totaal: alle punten, munten geteld,
    armoede er al af.
ask-poverty = { $who }: armoede
ask-total = { $who }: totaal aan het einde
ask-tie = Gelijk: hoeveel wijken?
ask-boroughs = { $who }: wijken

## Wat er gebeurde

event-start = AutoMartin speelt { $n ->
    [one] { $n } kaart
   *[other] { $n } kaarten
 }, niveau { $level ->
    [I] I
    [II] II
   *[III] III
 }.
event-start-deck = { $deck ->
    [recorded] De stapel: door anderen opgeschreven, niet nagekeken.
    [designed] De stapel: hier bedacht, niet de echte.
   *[own] De stapel: jullie eigen.
 }
event-start-values = { $n ->
    [0] Kaartwaarden: 1e editie tot ze bevestigd zijn.
    [one] { $n } kaart zoals jullie zeiden, de rest 1e editie.
   *[other] { $n } kaarten zoals jullie zeiden, de rest 1e editie.
 }
event-start-order = Beurten: { $seats }
# $who: whose card it is
event-flipped = De automakaart { $id }, niveau { $level ->
    [I] I
    [II] II
   *[III] III
 }: { $sections }.
event-reshuffled = { $n ->
    [one] De ene automakaart is opnieuw de stapel.
   *[other] De { $n } automakaarten worden opnieuw geschud.
 }
event-resources = Hij krijgt { $coins ->
    [0] { $poverty ->
        [0] geen munten en geen armoede
       *[other] { $poverty } armoede
     }
    [one] { $coins } munt{ $poverty ->
        [0] {""}
       *[other] {" "}en { $poverty } armoede
     }
   *[other] { $coins } munten{ $poverty ->
        [0] {""}
       *[other] {" "}en { $poverty } armoede
     }
 }.
event-crucial = { $card } is cruciaal: hij trekt die van { $where }.
event-no-filter = Geen filter: er wordt niets getrokken.
event-no-card = { $refused ->
    [0] Daar is niets te trekken: { $source }.
   *[other] Daar is niets behalve wat te duur was: { $source }.
 }
event-no-city-card = Er is geen stadskaart meer om te trekken.
event-chosen = { $card } wordt getrokken van { $where }.
event-chosen-borough = { $card } wordt getrokken van { $where }.
event-drawn-deck = { $card } wordt getrokken van de stadsstapel.
event-drawn-icon = { $card } wordt getrokken door een symbool.
event-no-more-draws = Er is geen stadskaart meer die { $card } kan trekken.
event-paid = { $price ->
    [one] { $price } munt betaald voor { $card }.
   *[other] { $price } munten betaald voor { $card }.
 }
event-stacked = { $card } gaat op de bouwstapel.
event-borough = { $card } is gekocht.
event-bonus = { $card } is cruciaal: { $points } prestige.
event-icons = { $card }: { $what }
event-too-dear = { $card } kost { $price }, AutoMartin heeft { $coins }: de kaart gaat naar { $where }.
event-borough-too-dear = { $card } ({ $where }) kost { $price }, AutoMartin heeft { $coins }: de wijk gaat onder de wijkstapel.
event-row-gone = De { $row ->
    [top] bovenste
   *[bottom] onderste
 } rij gaat uit het spel: { $cards }.
event-slot-empty = { $where } blijft leeg.
event-slot-filled = Een nieuwe wijk komt op { $where }.
event-slot-named = { $card } komt op { $where }.
event-aside = { $card }: stadsstapel → { $where }
event-nothing-aside = Er is geen stadskaart om op het bord te leggen.
event-skipped = { $id } wordt overgeslagen.
event-another = Er komt nog een automakaart.
event-no-further = Geen automakaart meer: { $n } is het maximum.
event-noted = Genoteerd: { $line }
# $who: whose turn it is
event-deck-out = De stadsstapel is leeg: het einde begint in de beurt van { $who }.
event-deck-empty = De stadsstapel is leeg.
event-last-turns = { $n ->
    [one] Laatste beurt
   *[other] Laatste beurten
 }: { $seats }
event-no-more-turns = Niemand heeft nog een beurt.
event-person-done = { $who } is klaar.
# Told by earlier versions
# Told before it was said who had put it there.
event-reported-slot = { $card } ligt op { $where }.
event-reported-put = { $card } ligt op { $where }.
event-reported-board = Op het bord: { $cards }.
event-reported-take = { $card } is genomen van { $where }.
event-reported-buy = { $card } is gekocht van { $where }.
event-reported-drew = { $n ->
    [one] { $n } stadskaart is getrokken.
   *[other] { $n } stadskaarten zijn getrokken.
 }
event-reported-section = Deel { $before ->
    [A] A
   *[B] B
 } is op: nu komt { $section ->
    [B] B
   *[C] C
 }.
event-due-paid = { $who } betaalt { $n } aan { $to }.
# $paid: what AutoMartin pays itself
event-due-short = { $paid ->
    [0] De voorraad betaalt { $n } aan { $to }; { $who } betaalt niets.
   *[other] { $who } betaalt { $paid }, de voorraad { $n } aan { $to }.
 }
event-due-lapsed = { $paid ->
    [0] { $who } kan { $n } niet aan de voorraad betalen: het vervalt.
   *[other] { $who } betaalt { $paid }; de overige { $n } aan de voorraad { $n ->
        [one] vervalt
       *[other] vervallen
     }.
 }
event-effect = { $who }: { $what ->
    [coins] munten
    [poverty] armoede
   *[prestige] prestige
 } { $change }, nu { $now }. { $reason }
event-fixed = { $field }: { $after } (was { $before })
event-poverty-table = Armoede kost { $costs }, daarna { $each } per stuk.
event-poverty-left = { $n } armoede min { $least }, de minste van allen: { $left } over.
event-poverty-cost = { $left } over { $left ->
    [one] kost
   *[other] kost
 } { $cost }. Voor 0, 1, 2 … over: { $costs }, daarna { $each } voor elke extra.
event-final = Prestige { $prestige }, kaarten { $cards }, wijken { $boroughs }, munten { $coins }, armoede { $poverty }: { $total }.
event-winner = { $seats } wint.
event-shared = { $seats } delen de overwinning.
event-no-totals = Vergelijk het totaal van AutoMartin met dat van jullie.

gain-coins = +{ $n ->
    [one] { $n } munt
   *[other] { $n } munten
 }
gain-paid = −{ $n ->
    [one] { $n } munt
   *[other] { $n } munten
 }
gain-prestige = +{ $n } prestige
gain-poverty = +{ $n } armoede
lose-poverty = −{ $n } armoede
gist-money = { $parts }
gist-stacked = { $card }: { $source } → bouwstapel
gist-all-stacked = { $parts } → bouwstapel
piece-stacked = { $card }: { $source }
gist-deck-stacked = { $parts }: { $source } → bouwstapel
piece-card = { $card }
gist-put = { $card } → { $where }
gist-puts = { $parts }
gist-borough = { $card }: van { $source }
gist-too-dears = Te duur: { $parts }
gist-too-dear = { $card }: te duur → { $where }
gist-borough-too-dear = { $card }: te duur → wijkstapel
gist-flipped = { $n ->
    [one] Automakaart { $ids }
   *[other] Automakaarten { $ids }
 }
gist-board = Het bord zoals gemeld: { $n ->
    [one] { $n } kaart
   *[other] { $n } kaarten
 }
gist-noted = { $n ->
    [one] { $n } kaart genoteerd voor later
   *[other] { $n } kaarten genoteerd voor later
 }
gist-deck-out = { $n ->
    [one] Stadsstapel leeg. Laatste beurt: { $seats }
    [2] Stapel leeg. Laatste: { $seats }
   *[other] Stadsstapel leeg: ieder ander nog één beurt
 }
gist-no-more-turns = Stadsstapel leeg: geen beurt meer
gist-leaves = { $card }: neergelegd, gaat weg met de rij
gist-row-gone = { $row ->
    [top] Bovenste
   *[bottom] Onderste
 } rij weg: { $n ->
    [one] { $n } kaart
   *[other] { $n } kaarten
 }, { $row ->
    [top] onderste gaat omhoog
   *[bottom] bovenste gaat omlaag
 }
gist-slot-named = { $card } → { $where }
gist-slot-filled = Volgende wijk → { $where }
gist-aside = { $card }: stadsstapel → { $where }
gist-no-card = Niets { $refused ->
    [0] {""}
   *[other] {"anders "}
 }te trekken: { $source }
gist-due-paid = { $who } betaalt { $n } aan { $to }
gist-due-lapsed = { $paid ->
    [0] { $who } kan niet betalen: het vervalt
   *[other] { $who } betaalt { $paid }
 }
gist-due-short = { $paid ->
    [0] Voorraad betaalt { $n } aan { $to }
   *[other] { $who } betaalt { $paid }, voorraad { $n }
 }
gist-effect = { $who }: { $what ->
    [coins] munten
    [poverty] armoede
   *[prestige] prestige
 } { $change }, nu { $now }

title-turn = { $seat } { $done }
title-done = { $short }
title-nothing = krijgt geen kaart
title-plays = speelt { $id }
title-many = krijgt { $n } kaarten
title-gains = krijgt { $cards }
title-winner = { $seats } wint
title-shared = Gedeelde overwinning: { $seats }
title-no-totals = Het spel is afgelopen

by-coins = meeste munten netto
by-poverty = minste armoede netto
by-prestige = meeste prestige
by-first = de eerste
by-last = de laatste
by-total = meeste prestige in totaal
by-least-poverty = minste armoede
by-boroughs = meeste wijken

## Wat er mis is

not-legal-now = Dat kan nu niet: { $move }.
game-is-over = Het spel is afgelopen.
too-many-seats = London heeft 2 tot 4 plaatsen: { $automas ->
    [one] { $automas } AutoMartin
   *[other] { $automas } AutoMartins
 } en { $people ->
    [one] { $people } mens
   *[other] { $people } mensen
 } is te veel.
no-first-seat = Daar zit niemand om te beginnen. Aan de tafel: { $people ->
    [one] { $people } mens
   *[other] { $people } mensen
 }, { $automas ->
    [one] { $automas } AutoMartin
   *[other] { $automas } AutoMartins
 }.
no-own-deck = Je hebt nog geen eigen automastapel: geef het bestand ervan aan `/automa stapel` (spel: London). Er is niets begonnen.
no-card-of-level = Je stapel heeft geen kaart van niveau { $level } of lager. Er is niets begonnen.
bad-token = “{ $word }” (woord { $n }) is geen waarde: hier hoort een kleur, c4, a2, +8, v2, e3, p-1, d2 of !. Zet een naam met zo'n woord tussen aanhalingstekens.
bad-many-values = Een kaart heeft hoogstens { $most } waarden.
bad-first-word = “{ $word }” lijkt op een waarde. Zet een naam met zo'n woord tussen aanhalingstekens.
bad-sign = Zet een naam met “{ $sign }” tussen aanhalingstekens. Een bestand heeft een kaart per regel, of is JSON.
bad-misspelt = Bedoelde je “{ $near }”? Zet een andere naam tussen aanhalingstekens: “"{ $name }"”.
bad-unknown-card = Wat staat er op “{ $name }”? Typ de waarden na de naam, zoals c4 +8; c0 als er geen zijn.
bad-misspelt-unknown = Wat staat er op “{ $name }”? Typ de waarden na de naam, zoals c4 +8; c0 als er geen zijn. Of bedoelde je { $near }?
meant-card = “{ $name }”
meant-card-separator = {" "}of{" "}
bad-misspelt-print = “{ $name }” staat op kaarten van meer delen. Is het { $near }? Die tussen aanhalingstekens is de eerdere.
bad-several-cards = “{ $one }” en “{ $other }” zijn twee kaarten. Komma's scheiden de kaarten na “bord +” en “bord =”, “;” scheidt al het andere. Is het één kaart, zet de naam dan tussen aanhalingstekens.
bad-more = Hier wordt één kaart gevraagd, en na “;” volgt meer: “{ $part }”.
bad-no-values = “{ $name }” is geen bekende kaart en heeft geen waarden. Heeft hij er echt geen, zet de naam dan tussen aanhalingstekens.
bad-several-places = Meld elke kaart in een eigen deel: “genomen { $one }; genomen { $other }”.
bad-bought = { $name } is de wijk die gekocht is. Daarna kun je de wijk noemen die op plek { $n } kwam.
bad-no-name = De naam van de kaart ontbreekt. Die komt voor de waarden, en voor `laatste`.
bad-no-card = “{ $word }” is geen naam van een kaart. Heet een kaart zo, zet dat dan tussen aanhalingstekens.
bad-no-answer = “{ $word }” is geen naam van een kaart. Typ de naam, of: { $words }.
bad-name = Een naam heeft hoogstens { $most } letters die te zien zijn, en geen puntkomma.
bad-quotes = De aanhalingstekens om de naam zijn niet gesloten.
bad-colours = Een kaart heeft één kleur, en hier zijn er twee: “{ $one }” en “{ $other }”.
bad-colour = “{ $word }” is hier geen kleur: bruin, blauw, roze of grijs. Zet een naam die zo eindigt tussen aanhalingstekens.
bad-last = “{ $word }” is geen deel van een naam. Zet het één keer, aan het eind, als dit de laatste kaart van de stapel was.
bad-cost = Een kaart heeft één prijs van elke soort, en hier zijn er twee: “{ $one }” en “{ $other }”.
bad-bare-name = Typ ook de waarden van { $name }, zoals “{ $line }”; c0 als die van jou er geen heeft.
bad-city-card = { $name } is een stadskaart; hier ligt een wijk.
bad-borough = { $name } is een wijk; hier ligt een stadskaart.
bad-copies = Er is maar één { $name }, en die is er al uit. Is die van jou een andere wijk, zet de naam dan tussen aanhalingstekens: “"{ $name } 2"”.
bad-place = Er is geen plaats { $place }. Op het bord: { $board }.
bad-empty-place = Op { $place } ligt niets. Op het bord: { $board }.
bad-left-place = Een eerder deel van de regel maakt { $place } leeg. Nu op het bord: { $board }.
bad-left-already = Een eerder deel van de regel neemt “{ $name }” weg. Nu op het bord: { $board }.
bad-not-there = “{ $name }” ligt niet op het bord. Daar: { $board }.
bad-there-twice = “{ $name }” ligt er meer dan één keer: zeg de plaats. Op het bord: { $board }.
bad-row = In de { $row ->
    [top] bovenste
   *[bottom] onderste
 } rij ligt niets.
bad-slot = Op plek { $n } ligt geen wijk.
bad-board = Het bord heeft { $most } plaatsen: “-” is een lege.
bad-drew = 1 tot { $most } stadskaarten meld je tegelijk. Zijn er echt zoveel van de stapel, verbeter het aantal dan met `/automa verbeteren`.
bad-drew-left = Volgens de telling { $left ->
    [one] is er nog { $left } stadskaart
   *[other] zijn er nog { $left } stadskaarten
 }. Meld er niet meer, of verbeter het aantal met `/automa verbeteren`.
bad-deck-out = De stadsstapel is al op.
bad-effect = AutoMartin heeft maar { $now } { $what ->
    [coins] { $now ->
        [one] munt
       *[other] munten
     }
   *[prestige] prestige
 }.
bad-report = Hier hoort “bord + Hospital, ?”, “bord = School, -, ?”, “genomen t2”, “plek 2 gekocht”, “getrokken 3”, “betalen 2 p1”, “effect armoede +2” of “rij boven weg”.
bad-list = Zet komma's tussen kaarten; ? is een kaart die niemand noemt.
bad-martin = Er is geen AutoMartin { $n }: { $most ->
    [one] er speelt er maar één
   *[other] ze hebben de nummers 1 tot { $most }
 }.
bad-payee = “{ $name }” zit hier niet. AutoMartin kan { $payees } betalen.
bad-whose = Zeg van wie het is: “martin 1: { $part }”, tot martin { $most }.
bad-number-or-none = Het is een getal tot { $most }, of niets.
bad-table = Hier hoort wat 0, 1, 2 … over kosten, dan “+” en wat elke extra kost: 0 1 1 2 3 5 +3.
bad-table-number = “{ $word }” is te groot: een prijs heeft hoogstens twee cijfers.
bad-report-here = “{ $part }” is een melding en geen kaart: meld het als er geen vraag open is.
bad-other-card = Dat is een andere kaart. Hier gaat het om de waarden van { $name }.
bad-many-cards = Er kunnen hoogstens { $most } kaarten genoemd worden.
bad-section = Het is A, B of C.
bad-pile = Hier horen id's van automakaarten die meedoen, elk één keer.
bad-turn = Het is een plaats die nog een beurt heeft: { $seats }.
no-such-field = Er is niets te verbeteren dat “{ $field }” heet.
bad-card-entry = Hier hoort de regel van een kaart, zoals “Oxford Street bruin c4 +8 v2 p-1”.
bad-deck-card = Hier hoort een automakaart: id, level, coins, poverty, filters, action.
bad-deck-field = “{ $field }” is geen veld van een automakaart: die heeft id, level, coins, poverty, crucial, filters en action.
bad-deck-missing = Het veld “{ $field }” ontbreekt.
bad-deck-gain = { $field } moet een getal van 0 tot { $most } zijn.
bad-deck-word = { $field ->
    [id] “{ $word }” is geen id: die heeft hoogstens 12 letters en cijfers.
    [level] “{ $word }” is geen niveau: I, II of III.
    [crucial] “{ $word }” kan niet bij crucial staan: true of false.
   *[action] “{ $word }” is geen actie: discard_city, skip_next of draw_another.
 }
bad-deck-filters = filters moet een lijst van hoogstens { $most } regels zijn.
bad-deck-action = “{ $action }” is geen actie: discard_city, skip_next of draw_another.
bad-filter-line = “{ $line }” is geen filterregel: eerst board, borough of deck, dan coins, poverty, prestige, first of last.
bad-filter-begin = Een filter begint met board, borough of deck, niet met “{ $line }”.
bad-filter-middle = “{ $line }” staat alleen aan het begin van een filter.

## Verbeteringen

fix-place = Kaart: { $where }
fix-board = Het hele bord
fix-city-left = Kaarten over in de stadsstapel
fix-section = Deel van de stadsstapel
fix-borough-deck = De wijkstapel, bovenste eerst
fix-automa-pile = Automakaarten die open liggen
fix-table = Wat armoede kost
fix-turn = Wie aan de beurt is
fix-number = { $who }: { $what ->
    [coins] munten
    [poverty] armoede
   *[prestige] prestige tot nu toe
 }
fix-stack = { $who }: bouwstapel
fix-boroughs = { $who }: wijken
fix-card = Waarden van { $name }
hint-place = een kaart, ? of leeg
hint-board = kaarten per plaats; - is geen, ? onbekend
hint-slot = een wijk, ? of leeg
hint-city-left = een getal tot { $most }, of ?
hint-section = A, B of C
hint-boroughs = wijken met komma's, ? voor een onbekende
hint-automa-pile = id's, de laatste achteraan
hint-table = 0 1 1 2 3 5 7 9 11 13 15 +3
hint-turn = een van { $seats }
hint-number = een geheel getal
hint-cards = kaarten met komma's ertussen
hint-line = de regel van de kaart, met de naam

## Paneel en score

panel-title = London
panel-turn = Nu: { $seat }
panel-score = Alle beurten zijn gespeeld: tel de punten.
panel-last-turn = Nu: { $seat }, de laatste beurt
panel-last = De stadsstapel is op.
panel-seat-name = { $seat }
panel-seat = { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
 } · { $poverty } armoede · { $prestige } prestige
panel-footer = Niveau { $level ->
    [I] I
    [II] II
   *[III] III
 } · { $deck ->
    [recorded] opgeschreven stapel
    [designed] bedachte stapel
   *[own] eigen stapel
 } · { $left ->
    [-1] stadsstapel: ?
    [one] { $left } stadskaart
   *[other] { $left } stadskaarten
 }
score-final = { $seat }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }
score-so-far = { $seat }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 } tot nu toe
score-before-poverty = Armoede komt aan het einde.
score-compare = Vergelijk het met jullie eigen totalen.
# $by: what decided at equal points, $n: what the seat had of it
score-final-level = { $seat }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }, { $by ->
    [by-least-poverty] { $n } armoede
   *[by-boroughs] { $n ->
        [one] { $n } wijk
       *[other] { $n } wijken
     }
 }
score-tie = Gelijk, { $by }.
score-part = { $part ->
    [prestige] Prestige
    [cards] Stapel
    [boroughs] Wijken
    [coins] Munten
   *[poverty] Armoede
 }
score-points = { $n }

## Hoe de echte tafel klaargezet wordt

set-up-board = Bord: 2 rijen van { $columns } plaatsen.
set-up-coins = { $automas ->
    [one] AutoMartin
   *[other] AutoMartins
 }: { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
 }, { $poverty } armoede{ $automas ->
    [one] {""}
   *[other] {" "}elk
 }.
set-up-city = Stadsstapel A, B, C: { $hand } op de hand.
set-up-boroughs = Wijken: City, Westminster, Southwark.
# $n: of so many cards the group has confirmed the values
set-up-sources = { $deck ->
    [recorded] Stapel van anderen
    [designed] Stapel hier bedacht
   *[own] Jullie eigen stapel
 }; { $n ->
    [0] waarden 1e editie
    [one] 1e editie op { $n } kaart na
   *[other] 1e editie op { $n } kaarten na
 }

## Plaatjes

colour = { $colour ->
    [brown] bruin
    [blue] blauw
    [pink] roze
   *[grey] grijs
 }
picture-board = Ontwikkelingsbord
picture-legend = 1e: 1e editie
picture-mark = 1e
picture-city = { $left ->
    [-1] Stadsstapel { $section }: ?
    [0] Stadsstapel: leeg
   *[other] Stadsstapel { $section }: { $left }
 }
picture-empty = leeg
picture-known = { $card } { $values }
picture-printed = { $card } { $values } (1e editie)
picture-line = { $where }: { $what }
picture-listed = { $parts }
picture-in-force = { $line } (beslist)
picture-card = { $id }, niveau { $level ->
    [I] I
    [II] II
   *[III] III
 }: { $lines }
picture-numbers = { $seat }: { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
 }, { $poverty } armoede, { $prestige } prestige, +{ $end } aan het einde
picture-listed-cards = { $kind ->
    [stack] Bouwstapel
   *[boroughs] Wijken
 } ({ $n }): { $cards }
picture-head = { $id } · niveau { $level ->
    [I] I
    [II] II
   *[III] III
 }
picture-no-card = Nog geen kaart
picture-stack = Stapel: { $n }
picture-boroughs = Wijken: { $n }
picture-more = en nog { $n }
picture-prestige = { $now } +{ $end }
picture-unit = { $what ->
    [coins] munt
    [poverty] armoe
   *[prestige] prestige
 }
picture-score-so-far = Punten tot nu toe
picture-score-final = Eindscore
picture-score-seat = { $seat } { $n }
