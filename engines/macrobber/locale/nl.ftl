### MacRobber. Korte regels: een telefoon toont er ongeveer 35 tekens in.

game-name = MacRobber
game-about = MacRobber: een heel spel voor 3 tot 5 clans, mensen en automa's door elkaar
signs = 🟨 geel, 🟦 blauw, 🟩 groen, 🟥 rood, 🐄 rund, 🏰 burcht, ⛪ klooster, 🏞, 🎶, 🎵, ▫, ⚔, 🏆
game-help =
    Je leidt een clan. **De meeste punten winnen.** Alleen jij ziet je kaarten.
    In je **beurt** trek je 6 blokjes en gebruik je er hoogstens 4 voor ten hoogste 2 verschillende acties (de laatste clan van een ronde: 1 actie):
    🐄 Rund: 1 rood op een vrij landgoed
    🏰 Burcht: 2 blauw op een vrij landgoed
    ⛪ Klooster: 3 groen op een vrij landgoed
    🟨 Krijger: 1 geel. Voor elke krijger heb je een kaart.
    🟦 Doedelzakspeler: 1 blauw. Eén geeft een kaart in een rooftocht 1 meer, één keer.
    🟩 Monniken: 1 of 2 groen
    🏞️ Landgoed, hoogstens 6: 1 geel met 1 rood of 2 groen; geel en groen ook uit je hof
    🎶 Bard: 1 blauw, geen andere actie. Een ander hof verliest 1 of 2 blokjes; van 2 mag je er 1 houden.
    Ga dan op **rooftocht** bij een clan, of ruil kaarten, of geen van beide.
    In een **rooftocht** legt elke kant 3 kaarten, één voor één of meer tegelijk; de hoogste wint. Meeste gewonnen: 1 punt en buit, of 2 als er geen is. Gelijk: 1. Verloren: −1, de verdediger krijgt er 2.
    Na elke **ronde** beurten: meeste groen 3, op één na meeste 2. Elk rund 1, meeste runderen nog 2. Elk blauw 1, min de meeste runderen van een andere clan. Meeste geel: “grootste aanhang”; wie die heeft, mag blokjes opnieuw trekken.
    • **Je meldt:** niets, de bot houdt alles bij.
    • **Het eindigt als** de buidel minder dan 6 blokjes heeft; of, zodra een clan in het rode gebied is, als het getal van het landgoed dat elke ronde omgedraaid wordt hoogstens de punten van de koploper is.
    • **Gelijk:** de overwinning wordt gedeeld.

## De opties van /automa start macrobber

name-card_counts = kaarten
name-estate_counts = landgoederen
name-red_area = rood_gebied
name-exchange = ruilen
name-asleep = slapers
option-seats = Hoeveel clans er spelen
option-card_counts = Hoeveel kaarten van elke waarde (bedacht: de gedrukte aantallen zijn onbekend)
option-card_counts-13-20-20-14 = 1 ×13, 2 ×20, 3 ×20, 4 ×14
option-card_counts-16-20-18-13 = 1 ×16, 2 ×20, 3 ×18, 4 ×13
option-card_counts-10-18-23-16 = 1 ×10, 2 ×18, 3 ×23, 4 ×16
option-card_counts-17-17-17-16 = 1 ×17, 2 ×17, 3 ×17, 4 ×16
option-estate_counts = Hoeveel landgoederen van elk getal (bedacht: de gedrukte aantallen zijn onbekend)
option-estate_counts-one-42 = 30 tot 41 twee keer, 42 één keer
option-estate_counts-one-36 = 30 tot 42 twee keer, maar 36 één keer
option-estate_counts-one-30 = 31 tot 42 twee keer, 30 één keer
option-red_area = Het eerste vak van het rode gebied, waar het spel kan eindigen
option-exchange = Hoeveel kaarten je mag ruilen
option-exchange-up_to_3 = Geen tot 3 kaarten
option-exchange-exactly_3 = Precies 3 kaarten, of geen
option-asleep = Wat er antwoordt voor iemand die slaapt
option-asleep-default = Het antwoord dat de regels voorzien
option-asleep-automa = Een automa

## De opties in het kort, in het bericht van het begin

chosen-seats = { $value } clans
chosen-card_counts = kaarten { $value }
chosen-estate_counts = { $value ->
    [one-42] één landgoed 42
    [one-36] één landgoed 36
   *[one-30] één landgoed 30
 }
chosen-red_area = rood gebied vanaf { $value }
chosen-asleep = { $value ->
    [automa] automa's voor slapers
   *[default] slapers passen
}
chosen-exchange = { $value ->
    [up_to_3] ruil tot 3 kaarten
   *[exactly_3] ruil precies 3 kaarten
 }

## Hoe goed een plaats gespeeld wordt

strength-drover = Veedrijver
strength-reiver = Rover
strength-chieftain = Hoofdman
strength-drover-about = **Veedrijver**: speelt op vuistregels; een beginner kan winnen.
strength-reiver-about = **Rover**: weegt zijn hele beurt en gaat op rooftocht als dat loont.
strength-chieftain-about = **Hoofdman**: denkt vooruit voor alle clans; de sterkste.

## Namen

clan = { $clan ->
    [ardroch] Ardroch
    [balnevis] Balnevis
    [corrieglen] Corrieglen
    [dunmorag] Dunmorag
   *[erskay] Erskay
 }
named = { $name }
seat = Plaats { $n }
fix-name = Naam van { $seat }
hint-name = hoogstens { $most } letters, zoals Glenmore
marked = { $icon } { $seat }
token = { $colour ->
    [Y] 🟨 geel
    [B] 🟦 blauw
    [G] 🟩 groen
   *[R] 🟥 rood
 }
tokens = { $n } { $colour ->
    [Y] geel
    [B] blauw
    [G] groen
   *[R] rood
 }
no-tokens = geen blokjes
list = { $items }
card = een { $n }
card-piper = een { $n } + doedelzakspeler = { $total }
card-missing = geen kaart
pick-card = Een { $n }
pick-card-piper = Een { $n } + doedelzak
pick-card-missing = Geen kaart
# In a raid: to choose cards for later rounds, too; in such a round to choose only then, or the lowest card
pick-ahead = Meer kaarten tegelijk
pick-ask = Vraag het me dan
pick-lowest = Mijn laagste als het beslist is
card-group = { $cards }
card-group-separator = { " " }·{ " " }
card-alike = { $n }
card-alike-separator = { " " }
card-count = { $n } { $card ->
    [1] { $n ->
        [one] één
       *[other] enen
    }
    [2] { $n ->
        [one] twee
       *[other] tweeën
    }
    [3] { $n ->
        [one] drie
       *[other] drieën
    }
   *[other] { $n ->
        [one] vier
       *[other] vieren
    }
 }
no-cards = geen kaarten

## Wat een plaats kan doen

do = { $what ->
    [cattle] 🐄 Rund 🟥
    [castle] 🏰 Burcht 🟦🟦
    [abbey] ⛪ Klooster 🟩🟩🟩
    [warriors] Krijger 🟨
    [bagpipers] Doedelzakspeler 🟦
    [no-action] Geen actie
    [done] Geen acties meer
    [exchange] Kaarten ruilen
    [nothing] Geen van beide
   *[back] Terug
 }
do-monks = { $n ->
    [one] 1 monnik 🟩
   *[other] { $n } monniken 🟩🟩
 }
do-bard-victim = Bard 🟦: { $victim }
do-bard-one = Bard 🟦: { $victim }, { $taken } weg
do-bard = Bard 🟦: { $victim }, { $what }
bard-takes = { $taken }{ $kept ->
    [Y] , houd geel
    [B] , houd blauw
    [G] , houd groen
   *[none] , in de buidel
 }
do-estate = Landgoed { $where ->
    [status] { $status }
   *[court] hof { $court }
 }
do-estate-mixed = Landgoed { $status } + hof { $court }
squares = { $each }
square-separator = { "" }
square = { $colour ->
    [Y] 🟨
    [B] 🟦
    [G] 🟩
   *[R] 🟥
 }
do-raid = Rooftocht bij { $defender }
loot = { $loot ->
    [cattle] 🐄 Steel een rund
    [cattle-sack] 🐄 Rund → buidel: geen landgoed vrij
    [castle] 🏰 Haal een burcht weg
    [abbey] ⛪ Haal een klooster weg
   *[nothing] Neem niets
 }
confirm = { $answer ->
    [confirm] Bevestigen
   *[back] Opnieuw beginnen
 }
offer-turn = Beurt van { $seat }

# Wat gezegd kan worden voordat een plaats aan de beurt komt
ahead-rest = Geen actie, geen rooftocht
ahead-act = { $what } als ik kan, geen rooftocht
ahead-defend = { $how ->
    [highest] Bij een rooftocht leg ik telkens mijn hoogste kaart
   *[lowest] Bij een rooftocht leg ik telkens mijn laagste kaart
}

## Vragen

ask-beginner = Wie begint?
ask-tokens = Welke { $n } blokjes heb je getrokken?
ask-redraw =
    Gaan er blokjes terug, en welke?
    Grootste aanhang: je trekt er evenveel nieuw.
ask-action = { $nth ->
    [1] Welke actie?
   *[other] Welke tweede actie?
 }
ask-action-but = { ask-action }
    { $lacking }
ask-bard =
    Wat neemt de bard?
    Uit het hof van { $victim }.
ask-phase3 = Rooftocht of ruilen?
ask-phase3-but = { ask-phase3 }
    { $lacking }
# Why something can't be chosen that the tokens would pay
lacking-separator = { "\u000A" }
lacking = { $why ->
    [full] Geen { $what }: geen vrij landgoed
    [tokens] Geen { $what }: { $used } van 4 blokjes gebruikt
    [once] Geen tweede { $what } in een beurt
    [bard] Geen bard na een andere actie
    [after-bard] Een bard is de enige actie van een beurt
    [last] Laatste clan van een ronde: één actie
    [six] Geen landgoed: 6 is het maximum
    [stock] Geen landgoed: er is er geen te koop
   *[warriors] Geen landgoed: 3 krijgers moeten blijven
 }
lacking-what = { $what ->
    [cattle] rund
    [castle] burcht
    [abbey] klooster
    [warriors] krijger
    [bagpipers] doedelzakspeler
    [estate] landgoed
    [bard] bard
   *[monks] monniken
 }
lacking-what-separator = { " " }of{ " " }
# $then: whether the turn goes on after these steps
ask-confirm =
    Je plan:
    { $steps }{ $then ->
        [goes-on] { "\u000A" }Daarna gaat je beurt verder.
       *[ends] { "" }
    }
step = • { $what }
step-discard = { $what }; leg af: { $cards }
step-exchange = { $what }: { $cards }
step-separator = { "\u000A" }
ask-discard =
    Welke kaart leg je af?
    Je verliest een krijger.
ask-exchange = { $least ->
    [0] Welke kaarten ruil je? Hoogstens { $most }
   *[other] Welke { $most } kaarten ruil je?
 }
# The cards of a raid are counted by ordinals: a number after a card is its value
nth = { $round ->
    [1] 1e
    [2] 2e
   *[other] 3e
 }
ask-lay = { $side ->
    [attack] Aanval: leg je { nth } kaart van 3
   *[defend] Verdediging: leg je { nth } kaart van 3
 }
# $round: the one that is fought; $later: the one that a card is chosen for
ask-ahead = { $side ->
    [attack] Aanval
   *[defend] Verdediging
 }, meer tegelijk: { $later ->
    [1] 1e
    [2] 2e
   *[other] 3e
 } kaart van 3
ask-loot =
    Wat neem je?
    { $defender } is verslagen.
ask-layback = Leg { $n } kaarten terug

## Gebeurtenissen

# $who: the seat, by its clan
event-clan = Plaats { $n } leidt { $clan }.
event-renamed = { $before } heet vanaf nu { $who }.
event-set-up = Elke clan begint met { $points } punten. De buidel: { $sack }.
event-begins = { $who } begint de eerste ronde.
event-drawn = { $who } trekt { $tokens }.
event-kept = { $who } houdt alle blokjes.
event-redrawn = { $who } legt { $back } terug en trekt { $tokens }.
event-no-action = { $who } doet geen actie.
event-built = { $building ->
    [cattle] 🐄 { $who } zet een rund op een vrij landgoed.
    [castle] 🏰 { $who } bouwt een burcht op een vrij landgoed.
   *[abbey] ⛪ { $who } bouwt een klooster op een vrij landgoed.
 }
event-warrior = 🟨 { $who } krijgt een krijger en trekt een kaart.
event-bagpiper = 🟦 { $who } krijgt een doedelzakspeler.
event-monks = { $n ->
    [one] 🟩 { $who } krijgt een monnik.
   *[other] 🟩 { $who } krijgt { $n } monniken.
 }
event-bard = 🎶 { $who } stuurt een bard naar { $victim }, en die verliest { $taken }. { $kept ->
    [Y] Gehouden: 🟨 geel.
    [B] Gehouden: 🟦 blauw.
    [G] Gehouden: 🟩 groen.
   *[none] Er wordt niets gehouden.
 }
event-discarded = { $who } verliest een krijger en legt een kaart af.
event-drew = { $who } krijgt de krijger en trekt een kaart.
event-estate = { $paid ->
    [status] ▫️ { $who } koopt een landgoed voor { $status }.
    [court] ▫️ { $who } koopt een landgoed voor { $court } uit het hof.
   *[both] ▫️ { $who } koopt een landgoed voor { $status }, en { $court } uit het hof.
 }
event-rested = { $who } gaat niet op rooftocht en ruilt niet.
event-exchanged = { $n ->
    [0] { $who } ruilt geen kaarten.
    [one] { $who } ruilt 1 kaart.
   *[other] { $who } ruilt { $n } kaarten.
 }
event-shuffled = De retourstapel is geschud: een nieuwe stapel van { $n } kaarten.
event-raid = ⚔️ { $who } gaat op rooftocht bij { $defender }!
event-laid = { nth } kaart: { $who } legt hem gedekt{ $piper ->
    [yes] , met een doedelzakspeler.
   *[no] .
 }
event-combat = { nth } kaart: { $attacker } { $attack }, { $defender } { $defence }. { $winner ->
    [attacker] { $attacker } wint.
    [defender] { $defender } wint.
   *[nobody] Gelijk.
 }
event-raid-won = { $who } wint de rooftocht, { $won } tegen { $lost }: { $n ->
    [one] 1 punt.
   *[other] { $n } punten, want er is niets te nemen.
 }
event-repelled = { $who } slaat de rooftocht af, { $won } tegen { $lost }: { $n } punten. { $paid ->
    [0] { $attacker } heeft geen punt te verliezen.
    [one] { $attacker } verliest 1 punt.
   *[other] { $attacker } verliest { $paid } punten.
 }
event-raid-drawn = De rooftocht is gelijk, { $won } tegen { $lost }: { $n ->
    [one] 1 punt voor { $who }.
   *[other] { $n } punten voor { $who }.
 }
event-loot-none = { $who } neemt niets van { $defender }.
event-loot-stolen = 🐄 { $who } steelt een rund van { $defender }.
event-loot-removed = { $loot ->
    [cattle] 🐄 { $who } heeft geen vrij landgoed: een rund van { $defender } gaat in de buidel.
    [castle] 🏰 { $who } haalt een burcht van { $defender } weg.
   *[abbey] ⛪ { $who } haalt een klooster van { $defender } weg.
 }
event-refilled = Aanvaller en verdediger trekken elk { $drawn } kaarten en leggen er { $back } terug.
event-green = { $points ->
    [one] { $who } deelt het meeste groen ({ $n }): 1 punt.
   *[other] { $who } heeft het meeste groen ({ $n }): { $points } punten.
 }
event-green-second = { $points ->
    [one] { $who } deelt het op één na meeste groen ({ $n }): 1 punt.
   *[other] { $who } heeft het op één na meeste groen ({ $n }): { $points } punten.
 }
event-red = { $who } heeft { $n } { $n ->
    [one] rund
   *[other] runderen
 }: { $points ->
    [one] 1 punt.
   *[other] { $points } punten.
 }
event-red-most = { $who } heeft de meeste runderen: nog { $points } punten.
event-blue = { $who } heeft { $n } blauw, min { $cattle } voor de meeste runderen van een andere clan: { $points ->
    [one] 1 punt.
   *[other] { $points } punten.
 }
event-scored = De ronde is geteld: { $points }.
event-marker = { $who } krijgt “grootste aanhang”.
event-marker-kept = Gelijk in meeste geel: { $who } houdt “grootste aanhang”.
# $seats: who ties for most yellow
event-marker-none = Gelijk in meeste geel: niemand krijgt “grootste aanhang”.
event-estate-removed = Een landgoed gaat gedekt uit het spel.
event-no-estate = Er is geen landgoed meer in de voorraad, en geen clan in het rode gebied: het spel gaat door.
event-estate-turned = Landgoed { $number } wordt omgedraaid; de koploper heeft { $points } punten.
event-round = Ronde { $n } begint met { $seat }.
event-over = { $why ->
    [end-1] De koploper heeft minstens zoveel punten als het getal van het landgoed: het spel is afgelopen.
    [end-3] De buidel heeft minder dan 6 blokjes: het spel is afgelopen.
   *[end-5] Er is geen landgoed meer, en een clan in het rode gebied: het spel is afgelopen.
 }
event-won = { $winners } wint met { $points } punten.
event-shared = { $winners } delen de overwinning met { $points } punten.

## Wat gewogen werd

by-green = Meeste groene blokjes
by-cattle = Meeste runderen
by-yellow = Meeste gele blokjes
by-court = Meeste blokjes in het hof
# The two below stand in the traces of games begun before values were shown beside the names.
has = { $seat }: { $n } { $colour ->
    [Y] geel
    [B] blauw
    [G] groen
   *[R] { $n ->
        [one] rund
       *[other] runderen
    }
 }
has-following = { $seat }: { $n } geel (hof { $court })
seat-points = { $seat } { $n }
thought-redraw = Blokjes die teruggaan
thought-action = { $nth ->
    [1] Eerste actie
   *[other] Tweede actie
 }
thought-bard = Wat de bard neemt
thought-discard = Kaart om af te leggen
thought-phase3 = Rooftocht of ruilen
thought-exchange = Ruilen
thought-attack = Rooftocht: { $nth ->
    [1] eerste kaart
    [2] tweede kaart
   *[other] derde kaart
 }
thought-defend = Verdediging: { $nth ->
    [1] eerste kaart
    [2] tweede kaart
   *[other] derde kaart
 }
thought-loot = Buit
thought-layback = Kaarten om terug te leggen
measure-reiver = verwachte punten voorsprong
measure-chieftain = kans op winst in % (keren geprobeerd)
thumb-redraw = alle gele op één na gaan terug
thumb-action = rund, burcht, een landgoed als er geen vrij is (nooit betaald met monniken uit het hof), monniken, klooster, doedelzakspeler, krijger; nooit een bard
thumb-discard = de laagste kaart
thumb-phase3 = rooftocht bij de ander met de meeste punten als zijn beste drie kaarten samen { $n } zijn, anders enen en tweeën ruilen
thumb-exchange = { $exact ->
    [yes] de drie laagste kaarten
   *[no] hoogstens drie enen en tweeën
 }
thumb-lay = de hoogste kaart; een doedelzakspeler in elke verdediging, in een aanval alleen in de laatste ronde
thumb-loot = een rund, anders een burcht, anders een klooster
thumb-layback = de twee laagste kaarten

## Wat een beurt oplevert: regels van hoogstens 45 tekens

title-turn = { $who }: { $deeds }
title-raid = { $outcome ->
    [won] { $who } verslaat { $defender }
    [lost] { $who } verliest van { $defender }
    [drawn] { $who } gelijk met { $defender }
   *[open] { $who } op rooftocht: { $defender }
 }
title-exchange = { $who } ruilt { $n ->
    [one] een kaart
   *[other] { $n } kaarten
 }
title-idle = { $who } doet niets
deed = { $what ->
    [cattle] rund
    [castle] burcht
    [abbey] klooster
    [warrior] krijger
    [bagpiper] doedelzak
    [monks] { $n ->
        [one] monnik
       *[other] monniken
    }
   *[estate] landgoed
 }
deed-separator = { " " }+{ " " }
deed-bard = bard naar { $victim }
gist-clans = { $parts }
gist-clan = { $who }
marked-separator = { " " }·{ " " }
gist-clan-separator = { " " }·{ " " }
gist-renamed = { $before } is nu { $who }
gist-set-up = Elke clan begint met { $points } punten
gist-begins = { $who } begint
gist-drawn = Getrokken: { $tokens }
gist-kept = Alle blokjes blijven
gist-redrawn = Teruggelegd: { $back }
gist-no-action = Geen actie
gist-actions = { $parts }
gist-actions-parts-separator = { " " }·{ " " }
gist-built = { $building ->
    [cattle] 🐄 rund
    [castle] 🏰 burcht
   *[abbey] ⛪ klooster
 }
gist-warrior = 🟨 krijger en een kaart
gist-bagpiper = 🟦 doedelzakspeler
gist-monks = { $n ->
    [one] 🟩 1 monnik
   *[other] 🟩 { $n } monniken
 }
gist-estate = 🏞️ landgoed
gist-paid = ↳ betaald: { $paid ->
    [status] { $status }
    [court] { $court } uit het hof
   *[both] { $status }; hof { $court }
 }
gist-bard = 🎶 Bard naar { $victim }: { $taken }
gist-kept-token = { $kept ->
    [Y] ↳ houdt het gele
    [B] ↳ houdt het blauwe
    [G] ↳ houdt het groene
   *[none] ↳ in de buidel
 }
gist-discarded = ↳ { $who } legt een kaart af
gist-drew = ↳ { $who } trekt een kaart
gist-shuffled = De retourstapel is geschud: { $n } kaarten
gist-raid = ⚔️ Rooftocht bij { $defender }
gist-laid = { $piper ->
    [yes] { nth } kaart: gedekt, met doedelzak 🎵
   *[no] { nth } kaart: gedekt
 }
gist-combat = { nth } kaart: { $attacker } { $attack } { $winner ->
    [attacker] >
    [defender] <
   *[nobody] =
 } { $defender } { $defence }
gist-combats = Kaarten: { $parts }
gist-combat-short = { $attack } { $winner ->
    [attacker] >
    [defender] <
   *[nobody] =
 } { $defence }
gist-combat-short-separator = { " " }·{ " " }
short-card = { $n }
short-card-piper = { $n }+1
short-card-missing = 0
gist-raid-won = { raid-won-by }{ $n ->
    [one] { "" }
   *[other] , niets te nemen
 }: **+{ $n }**
raid-won-by = { $who } wint { $won }–{ $lost }
gist-loot-none = { raid-won-by }, neemt niets: **+{ $n }**
gist-loot-stolen = { raid-won-by }, steelt een rund: **+{ $n }**
gist-loot-removed = { raid-won-by }, { $loot ->
    [cattle] rund in de buidel
    [castle] haalt burcht weg
   *[abbey] haalt klooster weg
 }: **+{ $n }**
gist-repelled = { $who } wint { $won }–{ $lost }: **+{ $n }**{ $paid ->
    [0] { "" }
   *[other] { " " }· { $attacker } **−{ $paid }**
 }
gist-raid-drawn = Rooftocht gelijk, { $won }–{ $lost }: { $who } **+{ $n }**
gist-refilled = Beide trekken { $drawn } kaarten, leggen { $back } terug
gist-rested = Geen rooftocht, geen ruil
gist-exchanged = { $n ->
    [0] Ruilt geen kaarten
    [one] Ruilt 1 kaart
   *[other] Ruilt { $n } kaarten
 }
gist-gains = { $source ->
    [green] 🟩 Groen: { $gains }
    [red] 🟥 Runderen: { $gains }
    [blue] 🟦 Blauw: { $gains }
    [all] Geteld: { $gains }
   *[none] Niemand scoort
 }
gain = { $icon } +{ $n }
gain-separator = { " " }
gist-marker = { $who } krijgt “grootste aanhang”
gist-marker-kept = { $who } houdt “grootste aanhang”
gist-marker-none = Niemand krijgt “grootste aanhang”
gist-estate-removed = Een landgoed gaat gedekt uit het spel
gist-no-estate = Geen landgoed meer: het spel gaat door
gist-estate-turned = Landgoed { $number }; de koploper heeft { $points }
gist-round = Ronde { $n } begint met { $seat }
gist-over = { $why ->
    [end-1] Het getal van het landgoed is bereikt: einde
    [end-3] Minder dan 6 blokjes in de buidel: einde
   *[end-5] Geen landgoed meer: einde
 }

## Het paneel

panel-title = MacRobber, ronde { $round }
panel-footer = Ronde { $round } · beurt { $turn } van { $seats } · rood gebied vanaf { $red }
panel-footer-over = Afgelopen in ronde { $round }
panel-in-turn = Aan de beurt: { $seat }
panel-used = Aan de beurt: { $seat }{ $used ->
    [0] { "" }
   *[other] { " " }· { $used } van 4 blokjes
 }
panel-tokens = Blokjes: { $tokens }
panel-raid = ⚔️ Rooftocht: { $attacker } { $won }–{ $lost } { $defender }
panel-laid = { $piper ->
    [yes] { $attacker } legde een kaart met doedelzak
   *[no] { $attacker } legde een kaart
 }
panel-raided = ⚔️ { $outcome ->
    [won] { $winner } won de rooftocht, { $won }–{ $lost }
   *[tied] De rooftocht is gelijk, { $won }–{ $lost }
 }
panel-may-end = Na deze ronde kan het eindigen
panel-turned = Landgoederen omgedraaid: { $numbers }
panel-seen = Gezien in rooftochten: { $cards }
panel-seen-many = Gezien: { $cards }
panel-winners = { $n ->
    [one] 🏆 { $winners } wint
   *[other] 🏆 { $winners } delen de overwinning
 }
panel-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }

## Mijn hand

hand-title = Je kaarten, { $seat }
hand-cards = { $n ->
    [0] Geen kaarten
    [one] 1 kaart: { $cards }
   *[other] { $n } kaarten: { $cards }
 }
hand-laid = Je legde { $card }
hand-ahead = Vooraf gelegd: { $cards }
hand-ahead-separator = { ", " }
hand-ahead-lowest = laagste als beslist
hand-raid = ⚔️ Jij { $won }–{ $lost } { $other }{ $rounds }
hand-raided = ⚔️ { $outcome ->
    [won] Je won de rooftocht, { $won }–{ $lost }
    [lost] { $other } won de rooftocht, { $lost }–{ $won }
   *[tied] De rooftocht is gelijk, { $won }–{ $lost }
 }
hand-fought = : { $rounds }
hand-round = { $own }{ $winner ->
    [own] >
    [other] <
   *[nobody] =
 }{ $other }
hand-round-separator = { ", " }
# $ahead: how many cards more one has won than the other side, before the last one
hand-needed = { $ahead ->
    [2] De rooftocht is al gewonnen.
    [1] Gelijk is hier genoeg om te winnen.
    [0] Win hier om de rooftocht te winnen.
    [-1] Win hier voor een gelijke rooftocht.
   *[other] De rooftocht is al verloren.
 }
hand-facing = { $other } legde { $laid ->
    [piper] kaart + doedelzak: 2 tot 5
    [nothing] geen kaart: 0
   *[card] een kaart: 1 tot 4
 }
hand-pipers = Doedelzak (+1): jij { $n }, { $other } { $left }
hand-rivals = { $rivals }
rival = { $seat } { $points }: { $loot }
rival-separator = { " " }·{ " " }
rival-loot = { $what ->
    [cattle] 🐄
    [castle] 🏰
    [abbey] ⛪
   *[none] geen
 }
rival-loot-separator = { "" }
hand-tokens = Je blokjes: { $tokens }
hand-plan = Plan: { $steps }
planned = { $what ->
    [cattle] rund
    [castle] burcht
    [abbey] klooster
    [warriors] krijger
    [bagpipers] doedelzak
    [monks] monniken
    [bard] bard
    [estate] landgoed
    [raid] rooftocht
    [exchange] ruil
   *[nothing] geen rooftocht
 }
hand-back = Je legde terug: { $cards }
hand-down = In de retourstapel: { $cards }
hand-down-many = Retour: { $cards }

## De score

score-so-far = { $n ->
    [one] { $seats } staat voor met { $points } punten
   *[other] { $seats } staan voor met { $points } punten
 }
score-level = Allen gelijk met { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }
score-final = { $n ->
    [one] 🏆 { $seats } wint met { $points } punten
   *[other] 🏆 { $seats } delen de overwinning met { $points } punten
 }
score-over = { $why ->
    [end-3] Einde: minder dan 6 blokjes in de buidel
   *[end-5] Einde: geen landgoed meer over
 }
score-over-estate = Einde: { $points } punten bij landgoed { $number }

## Wat geweigerd wordt

bad-seats = MacRobber is voor 3 tot 5 clans, niet voor { $n }.
game-is-over = Het spel is afgelopen.
bad-name = Een naam heeft hoogstens { $most } letters, cijfers, spaties, streepjes en apostrofs, en begint met een letter of cijfer.
strength-name = Zo heten automa's.
taken-name = Zo heet al een andere clan.
not-legal-now = Dat kan nu niet. De tafel laat zien wie aan de beurt is.

# Plaatjes

picture-line = { $what }: { $items }
picture-parts = { $parts }
picture-part = { $what }
picture-part-separator = { " " }·{ " " }
picture-none = geen
# Geel en groen beginnen met dezelfde letter.
picture-letter = { $colour ->
    [Y] Ge
    [B] B
    [G] Gr
   *[R] R
 }
picture-token = { $n } { $colour ->
    [Y] geel
    [B] blauw
    [G] groen
   *[R] rood
 }
picture-over = Afgelopen
picture-rounds = { $n ->
    [one] 1 ronde
   *[other] { $n } rondes
 }
picture-round = Ronde { $n }
picture-turn = beurt { $turn } van { $seats }
picture-phase = { $phase ->
    [1] blokjes
    [2] acties
   *[3] rooftocht of ruil
 }
picture-points = { $n } { picture-points-unit }
picture-points-unit = { $n ->
    [one] punt
   *[other] punten
 }
picture-in-turn = aan zet
picture-mark = { $mark ->
    [winner] winnaar
    [begins] begint
   *[following] grootste aanhang
 }
picture-mark-short = { $mark ->
    [winner] winnaar
    [begins] begint
   *[following] aanhang
 }
picture-court = { $n } { $kind ->
    [warriors] { $n ->
        [one] krijger
       *[other] krijgers
     }
    [bagpipers] { $n ->
        [one] doedelzakspeler
       *[other] doedelzakspelers
     }
   *[monks] { $n ->
        [one] monnik
       *[other] monniken
     }
 }
picture-cards = { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
 }
picture-court-title = Hof en hand
picture-court-name = { $kind ->
    [warriors] krijgers
    [bagpipers] doedelzak
    [monks] monniken
   *[cards] kaarten
 }
picture-estate = { $what ->
    [cattle] rund
    [castle] burcht
    [abbey] klooster
   *[free] vrij
 }
# The same on a board, where there is little room
picture-estate-short = { $what ->
    [cattle] rund
    [castle] burcht
    [abbey] klooster
   *[free] vrij
 }
picture-estates = { picture-estate }{ $n ->
    [1] { "" }
   *[other] { " " }×{ $n }
 }
picture-all-estates = { $kinds }
picture-estates-title = Landgoederen
picture-board = Op bord
picture-scored = Geteld
picture-gain = { $category ->
    [green] groen
    [red] runderen
   *[blue] blauw
 } +{ $n }
picture-status = Blokjes
picture-own-court = Je hof
picture-used = { $n }/{ $most } benut
picture-done = { $what ->
    [cattle] rund
    [castle] burcht
    [abbey] klooster
    [warriors] krijger
    [bagpipers] doedelzakspeler
    [monks] monniken
    [bard] bard
   *[estate] landgoed
 } gedaan
picture-raid-title = Rooftocht
picture-raid = { $attacker } op rooftocht bij { $defender }, { $won }–{ $lost }
picture-fought = { nth } kaart { $result ->
    [won] gewonnen
    [lost] verloren
   *[drawn] gelijk
 } ({ $attack } tegen { $defence })
picture-laid = een { $card }{ $piper ->
    [yes] { " " }met doedelzak
   *[no] { "" }
 }
picture-face-down = { nth } kaart: { $attacker } legde hem gedekt{ $piper ->
    [yes] { " " }met doedelzak
   *[no] { "" }
 }
picture-own-laid = { nth } kaart: je legde { $laid }, anderen zien de achterkant
picture-to-come = { nth } kaart komt nog
picture-track = Rood gebied vanaf { $n } punten
picture-red-area = rood: { $n }+
picture-sack = Zak
picture-supply = Voorraad
picture-pile = { $pile ->
    [estates] { $n ->
        [one] 1 landgoed
       *[other] { $n } landgoederen
     }
    [draw] { $n } stapel
   *[returned] { $n } retour
 }
picture-sign = { $kind ->
    [warriors] krijger
    [bagpipers] doedel
    [monks] monnik
   *[cards] kaart
 }
picture-score-final = Eindscore
picture-score-so-far = De score
picture-score-seat = { $seat }: { $n }
picture-category = { $category ->
    [start] Begin
    [green] Groen
    [red] Runderen
    [blue] Blauw
   *[raid] Rooftochten
 }
picture-winner = Winnaar: { picture-winner-names }
picture-winner-names = { $seats }
picture-winner-name = { $seat }
picture-course = Punten na elke ronde
picture-course-points = { $n }
picture-course-end = einde
picture-hand = Je kaarten
picture-hand-name = Van jou
picture-card = { $n }
picture-value = { $n }
picture-plan = Je plan
picture-step = { $what ->
    [cattle] rund: 1 rood
    [castle] burcht: 2 blauw
    [abbey] klooster: 3 groen
    [warriors] krijger: 1 geel, trek een kaart
    [bagpipers] doedelzakspeler: 1 blauw
    [exchange] ruil: geen kaarten
   *[nothing] geen rooftocht en geen ruil
 }
picture-step-monks = { $n ->
    [one] monnik: 1 groen
   *[other] monniken: { $n } groen
 }
picture-step-bard = bard naar { $victim }: { $taken }{ $kept ->
    [Y] , houd geel
    [B] , houd blauw
    [G] , houd groen
   *[none] { "" }
 }
picture-step-estate = landgoed: { $status }; hof { $court }
picture-step-estate-whole = landgoed: { $where ->
    [status] { $status }
   *[court] hof { $court }
 }
picture-step-raid = rooftocht bij { $defender }
picture-step-exchange = ruil: { $n ->
    [one] kaart
   *[other] kaarten
 } { $cards }
picture-step-discard = { $what }, leg een { $card } af
picture-down = Retour
picture-down-cards = { $card }{ $n ->
    [1] { "" }
   *[other] { " " }×{ $n }
 }

# How the panel calls a person whose turn it isn't: who holds the seat, and whose turn it is

awaits-discard = { $holder }, { $turn } neemt een krijger: druk op **Spelen**.
awaits-defend = { $holder }, { $turn } is op rooftocht bij je: druk op **Spelen**.
awaits-layback = { $holder }, leg kaarten terug: druk op **Spelen**.
# The same for the seat in turn, once what it has planned is known to all
awaits-own-layback = { $holder }, leg kaarten terug: druk op **Spelen**.

# The same as a title, where nobody else is awaited

wanted-discard = { $seat }, leg een kaart af
wanted-defend = { $seat }, verdedig: { nth } kaart van 3
wanted-layback = { $seat }, leg kaarten terug
# The same for the seat in turn, once what it has planned is known to all
wanted-own-attack = { $seat }, val aan: { nth } kaart van 3
wanted-own-loot = { $seat }, kies je buit
wanted-own-layback = { $seat }, leg kaarten terug

# What an empty menu says, and the button for the answer that most people give

choose-action = Kies een actie
choose-bard = Kies wat de bard neemt
choose-redraw = Kies blokjes die teruggaan
these-layback = De laagste: { $names }
