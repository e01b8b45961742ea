### De automa's van De Kastelen van Bourgondië. Korte regels: een telefoon toont er ongeveer 35 tekens in.

game-name = Burgundy
game-about = De Kastelen van Bourgondië: 1 tot 3 automa's als tegenstander
signs = ① goed 1, ② goed 2, ③ goed 3, ④ goed 4, ⑤ goed 5, ⑥ goed 6, 🟫 bruin, 🟨 geel, ⬜ grijs, 🟩 lichtgroen, 🏰 donkergroen, 🟦 blauw, 🂠 gedekt, ☑ klaar, ⚪ wit
game-help =
    Je speelt volgens de gewone regels. De automa heeft geen eigen bord, alleen twee **kaarten**; wie de meeste punten heeft, wint.
    • De **witte dobbelsteen** zegt voor een ronde welke kaart telt: 1 tot 4 de linker, 5 of 6 de rechter.
    • In zijn beurt gooit hij zijn eigen dobbelsteen en zoekt in dat depot de kleur van het eerste open vak van de kaart, dan die van de volgende; daarna in het volgende depot.
    • De tegel vult dat vak en geeft zijn **bonus**. Past er niets, dan komt er een uit zijn reserve of een gedekte tegel.
    • Een **volle kaart** geeft punten en een nieuwe kaart.
    Jullie handen doen wat de tafel zegt.
    { $board ->
        [search] • **Je meldt:** niets van je eigen beurt. Tik in zijn beurt op de eerste plek waar zo'n tegel ligt.
        [tracked] • **Je meldt:** onder **Mijn beurt** elke tegel die je pakt, elk schip, elke bonustegel; getypt: `gepakt mijn 3`. Ook wat je koopt, zodra de bot naar de markt heeft gevraagd. Vraagt hij naar een tegel die weg is: **Die ligt er niet**.
        [dealt] • **Je meldt:** onder **Mijn beurt** elke tegel die je pakt of koopt, elk schip, elke bonustegel; getypt: `gepakt mijn 3; gekocht 2`. De bot deelt uit en vraagt niets.
       *[any] • **Je meldt:** wat de bot vraagt; waar hij het bord bijhoudt, onder **Mijn beurt** wat je pakte, kocht en verscheepte.
    }
    • **Het eindigt als** de vijf rondes van fase E voorbij zijn: 25 rondes in totaal.
    • **Gelijk:** een automa die gelijk staat met een mens, wint; tussen mensen beslist je regelboek.

## De opties van /automa start burgundy

name-players = spelers
name-difficulty = niveau
name-difficulty_2 = niveau_2
name-difficulty_3 = niveau_3
name-board = bord
name-dice = dobbelstenen
name-trade_routes = handelsroutes
name-white_castles = witte_kastelen
name-crane = kraan
name-geese = ganzen
name-knowledge = kennis
name-market = markt
name-card8 = kaart8
name-other_modules = andere_modules
option-automas = Hoeveel automa's er meespelen
option-players = Hoeveel mensen er meespelen
option-difficulty = Punten op de automakaarten
option-difficulty-easy = Makkelijk
option-difficulty-easy-about = Makkelijk: zo'n 160 punten
option-difficulty-medium = Normaal
option-difficulty-medium-about = Normaal: zo'n 185 punten
option-difficulty-hard = Moeilijk
option-difficulty-hard-about = Moeilijk: zo'n 210 punten
option-difficulty_2 = Niveau van de tweede automa, als het anders is
option-difficulty_2-easy = Makkelijk
option-difficulty_2-medium = Normaal
option-difficulty_2-hard = Moeilijk
option-difficulty_3 = Niveau van de derde automa, als het anders is
option-difficulty_3-easy = Makkelijk
option-difficulty_3-medium = Normaal
option-difficulty_3-hard = Moeilijk
option-board = Wie het gedeelde bord bijhoudt
option-board-search = zoeken: op je tafel, de bot vraagt waar een tegel ligt
option-board-tracked = melden: op je tafel, je meldt wat je pakt
option-board-dealt = uitdelen: de bot deelt het uit en vraagt niets
option-dice = Wie dobbelt en automakaarten trekt
option-dice-bot = De bot
option-dice-table = Jullie, met je eigen
option-trade_routes = Handelsroutes: 1 punt meer per verkoop
option-white_castles = Witte kastelen doen mee
option-crane = De kraan doet mee
option-geese = De ganzen doen mee
option-knowledge = Kennistegels 27 tot 29 doen mee
option-market = Vakken van de zwarte markt, als je bord anders is (4, 6, 8)
option-card8 = Hoe je het groene derde vak van kaart 8 leest
option-card8-dark_green = Donkergroen (kasteel)
option-card8-light_green = Lichtgroen (dieren)
option-other_modules = Andere modules: zegt waarom die niet kunnen
option-other_modules-inns = Herbergen
option-other_modules-shields = Schilden
option-other_modules-border_posts = Grensposten
option-other_modules-vineyards = Wijngaarden

## De opties in het kort, in het bericht van het begin

chosen-automas = { $value ->
    [one] 1 automa
   *[other] { $value } automa's
 }
chosen-players = { $value ->
    [one] 1 speler
   *[other] { $value } spelers
 }
chosen-difficulty = { $value ->
    [easy] makkelijk
    [medium] normaal
   *[hard] moeilijk
 }
chosen-difficulty_2 = 2e { $value ->
    [easy] makkelijk
    [medium] normaal
   *[hard] moeilijk
 }
chosen-difficulty_3 = 3e { $value ->
    [easy] makkelijk
    [medium] normaal
   *[hard] moeilijk
 }
chosen-board = { $value ->
    [search] zoeken
    [tracked] melden
   *[dealt] uitdelen
 }
chosen-dice = { $value ->
    [bot] de bot dobbelt
   *[table] jullie dobbelen
 }
chosen-trade_routes = handelsroutes
chosen-white_castles = witte kastelen
chosen-crane = kraan
chosen-geese = ganzen
chosen-knowledge = kennis
chosen-market = markt { $value }
chosen-card8 = { $value ->
    [dark_green] kaart 8 donker
   *[light_green] kaart 8 licht
 }
chosen-other_modules = { $value ->
    [inns] herbergen
    [shields] schilden
    [border_posts] grensposten
   *[vineyards] wijngaarden
 }

## Wat in een simulatie mensen vervangt

stand-in-nobody = niemand pakt tegels.
stand-in-random = ieder mens pakt twee willekeurige tegels per ronde, en verscheept goederen met elk schip.
stand-in-usual = ieder mens pakt ongeveer één tegel per ronde, eerst kastelen en mijnen, en koopt en verscheept soms.

## Namen

colour = { $colour ->
    [b] 🟫 bruin
    [y] 🟨 geel
    [g] ⬜ grijs
    [lg] 🟩 lichtgroen
    [dg] 🏰 donkergroen
   *[u] 🟦 blauw
 }
tile-plain = { $colour ->
    [b] 🟫 gebouw
    [y] 🟨 kennistegel
    [g] ⬜ mijn
    [lg] 🟩 dieren
    [dg] 🏰 kasteel
   *[u] 🟦 schip
 }
# Verdere woorden voor een tegel, waarmee een melding ervan gevonden wordt.
tile-words = { $colour ->
    [b] bruin gebouw
    [y] geel kennis
    [g] grijs mijn
    [lg] licht groen lichtgroen dieren vee
    [dg] donker groen donkergroen kasteel burcht
   *[u] blauw schip
 }
building-name = { $kind ->
    [bank] Bank
    [boarding_house] Kosthuis
    [watchtower] Wachttoren
    [warehouse] Pakhuis
    [city_hall] Stadhuis
    [carpenter] Timmerman
    [church] Kerk
    [market] Markt
    [crane] Kraan
   *[white_castle] Wit kasteel
 }
tile-building = 🟫 { building-name }
tile-livestock = 🟩 { $n } { $species ->
    [cow] koeien
    [pig] varkens
    [sheep] schapen
    [chicken] kippen/geiten
   *[geese] ganzen
 }
tile-knowledge = 🟨 kennis { $n }
tile-wild = 🂠 gedekte tegel
tile-first = { $tile } (de eerste in leesvolgorde)
tile-last = { $tile } (de laatst bewaarde)
# Een tegel met zijn kleur, voor een regel die er veel heeft.
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
# In een titel, waar een telefoon ongeveer 30 tekens voor heeft; de regels eronder hebben de hele naam.
short-tiles = { $n } tegels
short-tile-plain = { $colour ->
    [b] een gebouw
    [y] kennis
    [g] een mijn
    [lg] dieren
    [dg] een kasteel
   *[u] een schip
 }
# $kind: which building
short-tile-building = een gebouw
short-tile-livestock = { $species ->
    [cow] { $n } koeien
    [pig] { $n } varkens
    [sheep] { $n } schapen
    [geese] { $n } ganzen
   *[chicken] { $n } kippen
 }
# $n: its number
short-tile-knowledge = kennis
short-tile-wild = een tegel
good = { $n ->
    [0] een onbekend goed
   *[other] goed { $n }
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
    [cow] koeien
    [pig] varkens
    [sheep] schapen
   *[chicken] kippen/geiten
 }
depot = depot { $depot }
depot-fullest = het volste depot
depot-in-order-separator = ,{ " " }
depot-in-order = { $depot }
# De vijf hieronder staan in uitleg van spellen van voor waarden naast de namen stonden.
market-colour = { colour } ({ $held } in zijn reserve)
goods-count = { $kind ->
    [1] ①
    [2] ②
    [3] ③
    [4] ④
    [5] ⑤
   *[6] ⑥
 }×{ $n }
species-count = { $species ->
    [cow] koeien
    [pig] varkens
    [sheep] schapen
   *[chicken] kippen/geiten
 }: { $n }
colour-held = { $n }× { colour }
depot-goods = depot { $depot } ({ $n ->
    [one] 1 goed
   *[other] { $n } goederen
 })
place-market = de zwarte markt
place-reserve = de reserve van { $seat }, zoals bewaard
place-card = kaart { $card }
tile-in-slot = tegel { $slot }: { $tile }
goods-in-form =
    { $n ->
        [one] Soort van zijn goed
       *[other] Soorten van zijn { $n } goederen
    }
    zoals 5, - als er geen is
on-space = vak { $space } van kaart { $card }
spot = depot { $depot }: { $tile }
spot-short = { $tile } in { $depot }
market-slot = markt { $slot }: { $tile }
# $held: how many such tiles lie face up in its reserve
market-held = { $tile } (heeft er { $held })
market-empty = de zwarte markt is leeg
hit-none = geen van deze
tile-gone = Die ligt er niet
goods-nowhere = geen goederen op een depot
bonus-size = { $size ->
    [large] groot
    [small] klein
   *[none] geen over
 }
bonus-tile = { $colour }, { bonus-size }
automata-card = kaart { $card }
automata-deck = de stapel automakaarten
side = { $side ->
    [left] linker
   *[right] rechter
 }
seat-automata = Automa { $n }
seat-person = Speler { $n }
seat-marked = { $icon } { $seat }
seat-short = { $icon } { $n }
in-order-separator = { " " }›{ " " }
in-order = { $seat }
order = Volgorde: { $seats }
points = { $n }

## Wat de bot hierna doet

offer-turn = Beurt van { $seat }
offer-done = { $seat } is klaar
offer-round = Begin ronde { $phase }{ $round }
offer-phase = Sluit de fase af, zet { $phase } klaar
offer-end = Eindtelling

turn-hint-untold = Tegel gepakt? **Mijn beurt**. Niets gepakt? **Klaar**.
turn-hint-told = Nog meer te melden? **Mijn beurt**. Anders **Klaar**.
doubt-no-tile = Geen tegel gepakt?

## Wat mensen melden

group = { $action ->
    [take] Tegel uit een depot gepakt
    [buy] Op de zwarte markt gekocht
    [ship] Schip geplaatst
    [claim] Bonustegel gepakt
    [advance] Verder op het volgordespoor
    [good] Het goed van deze ronde
    [market] De zwarte markt
   *[board] Wie het bord bijhoudt
 }
report-take = Gepakt: { $tile }, depot { $depot }
report-buy = Gekocht: { $tile }, markt { $slot }
report-ship = { $who }: schip geplaatst, { $n ->
    [one] het goed
   *[other] { $n } goederen
 } van depot { $depot }
report-ship-none = { $who }: schip geplaatst, geen goederen gepakt
report-claim = Bonustegel: { $colour }, { $size ->
    [large] grote
   *[small] kleine
 } bonus
report-advance = { $who }: { $steps } verder op het spoor
report-good = Op depot { $depot } ligt { $good }
report-market = Meld de tegels van de zwarte markt
report-board = { $mode ->
    [search] zoeken: vanaf nu kijk jij, de bot vraagt
    [tracked] melden: vanaf nu meld jij, de bot houdt het bij
   *[dealt] uitdelen: vanaf nu deelt de bot het
 }

## Vragen

ask-dice-white =
    Gooi de witte dobbelsteen
    Wat geeft hij aan?
ask-dice-own =
    Wat geeft zijn dobbelsteen aan?
    Gooi de dobbelsteen van { $seat }.
ask-card-left =
    { $seat }: linkerkaart?
    Trek tot er een kasteelvak op staat,
    schud de andere er dan weer in.
ask-card-right =
    { $seat }: rechterkaart?
    Trek er een van de geschudde kaarten.
ask-card-new =
    { $seat }: nieuwe kaart?
    Trek de volgende van zijn stapel.
ask-take-hit =
    Welke hiervan ligt er als eerste?
    { $purpose }
purpose-take = Voor zijn { $side }kaart.
purpose-fetch = { $kind ->
    [carpenter] Timmerman: een gebouw.
    [church] Kerk: kasteel, mijn of kennis.
   *[market] Markt: een schip of dieren.
 }
purpose-white-castle = Wit kasteel: elke tegel.
ask-tile-building = Welk gebouw plaatst hij?
ask-tile-animal = Welke dieren plaatst hij?
ask-building-in =
    Welk gebouw pakt hij?
    { $alike ->
        [1] Kijk in depot { $depot }.
       *[other] Het eerste van { $alike } zulke tegels in depot { $depot }.
    }
ask-animal-in =
    Welke dieren pakt hij?
    { $alike ->
        [1] Kijk in depot { $depot }.
       *[other] De eerste van { $alike } zulke tegels in depot { $depot }.
    }
ask-building-stored =
    Welk gebouw plaatst hij?
    Het komt uit zijn reserve.
ask-animal-stored =
    Welke dieren plaatst hij?
    Ze komen uit zijn reserve.
ask-building-at =
    Welk gebouw is dit?
    Kijk bij { $where }.
ask-animal-at =
    Welke dieren zijn dit?
    Kijk bij { $where }.
ask-market-first =
    De eerste tegel van de markt?
    Rij na rij; gedekt bewaard.
ask-market-buy =
    Welke tegel koopt hij?
    De soort die zijn reserve het minst
    heeft, dan de eerste, rij na rij.
# Vanaf de tweede regel hoogstens 100 tekens: ze staan ook in het formulier.
ask-market-row =
    Wat ligt op de zwarte markt?
    { $n } plekken, rij na rij, - leeg:
    b bruin, y geel, g grijs,
    lg lichtgroen, dg donkergroen, u blauw
ask-ship-fullest =
    Welke goederen pakt hij?
    Alle van het volste depot; bij gelijk
    het eerste van { $depots }.
ask-ship-goods =
    Welke goederen liggen op depot { $depot }?
    De bot telt er { $n } die niemand genoemd heeft.
ask-bonus-left =
    De beste bonustegel die er nog is?
    Van { colour }.
ask-board-tiles =
    Welke tegels liggen er nog?
    Die in de depots.
ask-board-goods =
    Welke goederen liggen er?
    Op de depots: 2: 5 5, 4: ? (- voor geen)
ask-kinds =
    Welke tegels zijn dit? { $at } van { $of }
    Kijk bij { $place }.
ask-duchies =
    Jullie eigen tegels? { $at } van { $of }
    Van alle mensen, niet de eerste kastelen:
    b:bank lg:cow3 y:12 dg g u, - voor geen
ask-board-bonus = Welke bonustegels zijn weg?

# What the empty menu of the goods says.
choose-goods = Goederen van elke soort

## Wat er gebeurde

# Told by earlier versions
# De twee hieronder werden verteld voor tegels genoemd werden met waar ze liggen.
event-where-depot = Over depot { $depot }:
# Told by earlier versions
event-where-market = Over de zwarte markt:
event-start-left = Linkerkaart: { $card }, kasteel op vak { $item }{ $passed ->
    [0] { "" }
    [one] { " " }(1 kaart overgeslagen en teruggeschud)
   *[other] { " " }({ $passed } kaarten overgeslagen en teruggeschud)
 }
event-start-right = Rechterkaart: { $card }
event-start-goods = { $who } begint met { $goods }
event-round = Ronde { $phase }{ $round }: de witte dobbelsteen is { $white }, de { $side }kaart is actief
event-good = Depot { $depot } krijgt { $good }
event-no-good = Er zijn geen goederen meer voor depot { $depot }
event-order = Volgorde: { $seats }
event-phase = Fase { $phase } staat klaar
event-income = { $silver ->
    [0] Geen mijnen, geen inkomen voor fase { $phase }
   *[other] { $silver } zilver van mijnen voor fase { $phase }
 }
event-dice = Eigen dobbelsteen { $die }, witte dobbelsteen { $white }: de { $side }kaart is actief
# $start: the depot where the search began
event-took = Pakt { $tile } uit depot { $depot }
# $start: the depot where the search began
event-depots-empty-handed = Niets in de depots past
event-not-there = Geen { $tile } meer in depot { $depot }
event-not-stored = Geen { $tile } meer in zijn reserve
event-fewer-goods = { $n ->
    [0] Geen goederen meer op depot { $depot }
    [one] Maar 1 goed op depot { $depot }
   *[other] Maar { $n } goederen op depot { $depot }
 }
event-reserve-tile = Pakt { $tile } uit zijn reserve
# $n: how many it had
event-reserve-wild = { $n ->
    [one] Pakt de gedekte tegel uit zijn reserve
   *[other] Pakt de laatst bewaarde van { $n } gedekte tegels uit zijn reserve
 }
# $slot: the place in the market, 0 if it isn't known
event-market-wild = Pakt { $tile } gedekt van de markt in zijn reserve
event-market-empty-silver = De markt is leeg: 2 zilver
event-placed = Plaatst { $tile } op de { $side }kaart { $card }, vak { $item }
# $tile: what people see of it
event-placed-wild = Plaatst hem gedekt op de { $side }kaart { $card }, vak { $item }
event-box = Vak { $item } heeft een kist: hij verkoopt goederen
event-castle = Kasteel: nog een, vanaf depot { $die }, { $side }kaart
event-castle-both-full = Kasteel: beide kaarten zijn vol, dus verkoopt hij goederen
event-livestock = { $species ->
    [cow] Koeien
    [pig] Varkens
    [sheep] Schapen
    [chicken] Kippen/geiten
   *[geese] Ganzen
 }: **+{ $points } { $points ->
    [one] punt
   *[other] punten
 }**
# $n: how many they are
event-ship-goods = Schip: pakt { $goods } van { $depot ->
    [0] het volste depot
   *[other] depot { $depot }
 }
event-ship-no-goods = Schip: er zijn geen goederen om te pakken
event-track = Gaat naar vak { $space } van het volgordespoor
# $space: the last one
event-track-end = Blijft op het laatste vak van het volgordespoor
event-bank = Bank: **+{ $silver } zilver**
event-building-points = { $points ->
    [2] Kosthuis: **+2 punten**
   *[other] Wachttoren: **+{ $points } punten**
 }
event-warehouse = Pakhuis: hij verkoopt goederen
event-city-hall = Stadhuis: plaatst { $tile } uit zijn reserve op de { $side }kaart
event-city-hall-nothing = Stadhuis: niets in zijn reserve past
event-fetch = { $kind ->
    [carpenter] Timmerman
    [church] Kerk
   *[market] Markt
 }: { $tile } uit depot { $depot } gaat naar zijn reserve
event-fetch-nothing = { $kind ->
    [carpenter] Timmerman
    [church] Kerk
   *[market] Markt
 }: er is niets om te halen
event-crane = Kraan: werkt als een kasteel
event-white-castle = Wit kasteel: { $tile } uit depot { $depot } gaat naar zijn reserve
event-white-castle-silver = Wit kasteel: depots leeg, **+1 zilver**
event-sold = Verkoopt { $n }× goed { $kind }: **+{ $points } punten**, +1 zilver
event-trade-route = Handelsroutes: **+{ $points } punt**
event-sell-nothing = Hij heeft geen goederen om te verkopen
event-card-done = De { $side }kaart { $card } is vol: **+{ $points } punten**
event-wild-up = Draait open: { $tile }
event-bonus-tile = { $n }× { $colour }: pakt de { $size ->
    [large] grote
   *[small] kleine
 } bonustegel, **+{ $points } punten**
event-no-bonus-tile = { $n }× { $colour }: er is geen bonustegel meer
event-slide = De rechterkaart { $card } schuift naar links
event-new-card = Nieuwe { $side }kaart: { $card }
event-reshuffle = De { $n } volle kaarten worden een nieuwe stapel
# $slot: the place in the market, 0 if it isn't known
event-bought = Koopt { $tile } op de zwarte markt voor { $silver } zilver
event-buy-nothing = De zwarte markt is leeg: niets te koop
event-end-points = { $category ->
    [yellow] Gele tegels
    [goods] Onverkochte goederen
    [silver] Zilver
    [reserve] Tegels in de reserve
   *[items] Tegels op kaarten die niet vol zijn
 }: { $points }
event-final = **Eindscore: { $points } punten**; staat hij gelijk met een mens, dan wint hij
event-reported-take = { $tile } is weg uit depot { $depot }
event-reported-buy = { $tile } is weg van de zwarte markt
event-reported-ship = { $who }: goederen van depot { $depot }, volgordespoor { $space }
event-reported-ship-none = { $who }: schip zonder goederen, volgordespoor { $space }
event-reported-claim = De { $size ->
    [large] grote
   *[small] kleine
 } bonus van { $colour } is weg
event-reported-advance = { $who } staat op vak { $space } van het volgordespoor
event-reported-good = Op depot { $depot } ligt { $good }
event-reported-market = Zwarte markt: { $tiles }
event-reported-market-empty = De zwarte markt is leeg
event-board = { $mode ->
    [search] Jullie houden het bord bij, de bot vraagt
    [tracked] De bot houdt het bord bij, jullie melden
   *[dealt] De bot deelt het bord uit
 }
event-seat = **{ $seat }**
event-person-done = { $who } is klaar.

## Wat er gebeurde, in het kort: de titel van een zet, en regels die meer gebeurtenissen verzamelen

title-turn = { $seat } { $done }
title-done = { $signs }
title-takes = pakt { $tiles }
title-places = plaatst { $tiles }
title-silver = krijgt 2 zilver
title-stores = bewaart een tegel
title-buys = koopt { $tiles }
title-ships = { $n ->
    [one] plaatst een schip
   *[other] plaatst { $n } schepen
 }
title-claims = { $n ->
    [one] pakt een bonustegel
   *[other] pakt { $n } bonustegels
 }
title-completes = { $n ->
    [one] ☑ een kaart
   *[other] ☑ { $n } kaarten
 }
title-round = Ronde { $phase }{ $round }: witte dobbelsteen { $white }
title-phase = Fase { $phase } begint
gist-cards = { $seat }: linkerkaart { $old }, rechterkaart { $card }
gist-dice = Dobbelsteen { $die }, witte { $white }: { $side }kaart
gist-taken = { $tile }: depot { $depot } → { $side }kaart, vak { $item }
gist-from-reserve = { $tile }: reserve → { $side }kaart, vak { $item }
gist-which = Van meerdere: { $which ->
    [tile-first] de eerste in leesvolgorde
   *[tile-last] de laatst bewaarde
 }
gist-left-card = { $seat }: linkerkaart { $card }
gist-city-hall-takes = ↳ { $tile } uit zijn reserve
gist-effect = ↳ { $what }
gist-ship = ↳ { gist-goods } · volgordespoor { $space }
gist-ship-end = ↳ { gist-goods } · einde van het volgordespoor
gist-goods = { $depot ->
    [0] pakt { $goods }
   *[other] { $goods } van depot { $depot }
 }
gist-ship-empty = ↳ Geen goederen · volgordespoor { $space }
gist-ship-empty-end = ↳ Geen goederen · einde van het volgordespoor
gist-sale = ↳ Verkoop: { $n }× { $kind ->
    [1] ①
    [2] ②
    [3] ③
    [4] ④
    [5] ⑤
   *[6] ⑥
 }: **+{ $points } punten**, 1 zilver
gist-fetched = ↳ { $tile }: depot { $depot } → reserve
gist-card-done = ☑ Kaart { $card } vol: **+{ $points } punten**
gist-bonus-tile = { $n }× { $colour }: { $size ->
    [large] grote
   *[small] kleine
 } bonus, **+{ $points } punten**
gist-slide = Kaart { $old } schuift op, nieuwe rechterkaart { $card }
gist-bought = { $tile }: { $slot ->
    [0] gekocht voor { $silver } zilver
   *[other] van markt { $slot }, { $silver } zilver
 }
gist-market-wild = { $tile }: { $slot ->
    [0] markt, eerste
   *[other] markt { $slot }
 } → reserve
gist-face-down = ↳ Hij ligt daar gedekt
gist-round = Ronde { $phase }{ $round }: witte dobbelsteen { $white } → { $side }kaart
gist-side = De { $side }kaart is actief
gist-income = { $seat }: { $silver ->
    [0] geen mijnen, geen inkomen
   *[other] **+{ $silver } zilver** van mijnen
 }

## Waarom: criteria

by-nearest-depot = dichtstbijzijnde depot, stappen met de klok mee
by-top-item = hoogste open vak op de kaart
by-reading-order = eerst in leesvolgorde
by-last-stored = laatst bewaard
by-most-held = meeste in zijn reserve
by-least-held = minste in zijn reserve
by-most-goods = meeste goederen
by-lowest-number = laagste nummer
by-most-animals = meeste dieren
by-clockwise-white = dichtst bij de witte dobbelsteen, stappen met de klok mee
by-colour-order = kleur die het eerst genoemd is
by-people-looked = jullie keken: de eerste die er lag

## Hoe de echte tafel klaargezet wordt

set-up-players = Zet klaar voor **{ $n } spelers**{ $white ->
    [0] .
   *[other] , witte dobbelsteen **{ $white }**.
 }
set-up-own = Eigen borden als voor **{ $n } spelers**.
set-up-no-board = Het hoofdbord is het plaatje.
set-up-from-box = Tegels die je pakt: uit de doos.
set-up-track = Volgordespoor, onder: { $seats }.
# $n: how many automata there are
set-up-castle = { $n ->
    [one] Een kasteel en 1 zilver
   *[other] Kasteel, 1 zilver elk
 }: { $seats }.
set-up-goods = Een goed van elke soort: { $seats }.
set-up-cards = { $dice ->
    [table] Jullie dobbelen en trekken voor hem.
   *[bot] Ik dobbel en houd zijn kaarten bij.
 }

## Paneel

panel-title = De Kastelen van Bourgondië
panel-white = ⚪ Witte dobbelsteen **{ $white }**: { $side }kaart actief
panel-next = Nu: **{ $seat }**
panel-round-done = Iedereen is aan de beurt geweest.
panel-seat-name = { $seat }, { $level ->
    [easy] makkelijk
    [medium] normaal
   *[hard] moeilijk
 }: { $points } { $points ->
    [one] punt
   *[other] punten
 }
panel-seat =
    Zilver { $silver } · goederen { $goods } · reserve { $reserve } · spoor { $space }
    Links { $left }
    Rechts { $right }
panel-card = { $card }, open: { $open }
panel-footer = Burgundy · { $round ->
    [0] fase { $phase }
   *[other] ronde { $phase }{ $round }
 } · { $mode ->
    [search] zoeken
    [tracked] melden
   *[dealt] uitdelen
 }
panel-footer-over = Burgundy · het spel is afgelopen · { $mode ->
    [search] zoeken
    [tracked] melden
   *[dealt] uitdelen
 }

## Score

score-final = { $seat }: { $points } punten
score-so-far = { $seat }: { $points } punten als het nu eindigde
score-now = { $points } staan op het spoor, de rest komt op het eind.
score-final-best = Meeste: { $seats }, { $points }
score-best = Voorop: { $seats }, { $points }
score-if = Als het spel nu eindigde.
score-ties = Gelijk met mensen: de automa wint.

## Verbeteringen

fix-phase = Fase
fix-round = Ronde
fix-white = Witte dobbelsteen
fix-depot = Depot { $depot }: tegels
fix-goods = Depot { $depot }: goederen
fix-market = Zwarte markt
fix-taken = Tegels die automa's in deze fase pakten
fix-bonus = Bonustegels die over zijn van { $colour }
fix-space = { $seat }: vak op het volgordespoor
fix-seat-silver = { $seat }: zilver
fix-seat-points = { $seat }: punten
fix-seat-goods = { $seat }: goederen
fix-seat-reserve = { $seat }: reserve
fix-seat-duchy = { $seat }: vorstendom
fix-seat-colours = { $seat }: volle kleuren
fix-seat-left = { $seat }: linkerkaart
fix-seat-right = { $seat }: rechterkaart
hint-letter = een letter van A tot E
hint-number = een geheel getal
hint-tiles = tegels zoals b:bank lg:cow3 y u, elk vak, - voor een leeg
hint-market-row = tegels zoals y b - g, elk vak, - voor een leeg, ? als niemand het weet
hint-market-empty = none als hij leeg is, ? als dat niet zo is of niemand het weet
hint-taken = depot en kleur zoals 3.lg 5.b, - voor geen
hint-colours = kleuren zoals g dg, - voor geen
hint-wilds = tegels zoals b:bank u wild:y, - voor geen
hint-duchy = tegels zoals b:bank lg:cow3 y u, - voor geen
hint-goods = soorten zoals 5 5 2, ? voor een onbekende
hint-six = zes getallen: hoeveel van de soorten 1 tot 6
hint-bonus = large small, of - voor geen
hint-space = een vak van 0 tot 6; daar komt hij bovenop
hint-card = kaart en elk vak van boven naar beneden: 4: b:bank dg - - -

## Wat geweigerd wordt

too-many-players = { $automas } automa's en { $people } mensen zijn er meer dan 4. Kies er minder.
module-not-covered = Deze automa heeft geen regels voor { $module ->
    [inns] herbergen
    [shields] schilden
    [border_posts] grensposten
   *[vineyards] wijngaarden
 }. Speel zonder.
game-is-over = Het spel is afgelopen. Ongedaan maken haalt de eindtelling terug.
bad-tile = Er is geen tegel “{ $word }”. Schrijf kleuren (b y g lg dg u) of soorten (bank, cow3).
bad-tile-count = Er is plaats voor { $most } tegels, niet voor { $got }.
bad-row = Er zijn { $size } vakken, en er staan er { $got }. Schrijf ze allemaal, - voor een leeg.
bad-market = Niemand vertelt de bot wat op deze markt ligt. Schrijf none als hij leeg is, anders ?.
bad-taken = Zo'n tegel lag daar niet: “{ $word }”. Schrijf depot en kleur, zoals 3.lg.
bad-colour = “{ $word }” is geen kleur. Schrijf b, y, g, lg, dg of u.
bad-phase = Een fase is één letter van { $letters }.
bad-bonus = Schrijf large, small, allebei, of -.
bad-six-goods = Er zijn zes getallen nodig; dit waren er { $got }.
bad-card = Er is geen kaart “{ $word }”. Schrijf een getal van 1 tot 9, dan de tegels.
bad-full-card = Een kaart in het spel heeft minstens één open vak.
bad-item-colour = Op vak { $item } van die kaart past { $colour }, niet { $tile }.
bad-unnamed = De bot deelt dit bord uit, dus moet hij de soorten weten: schrijf bank, cow3, en soorten goederen.
bad-unnamed-own = Zeg welke tegels het zijn, zodat ze niet nog eens gedeeld worden: zoals b:bank, lg:cow3, y:12.
bad-livestock = Zeg welke dieren het zijn, zoals cow3 of pig2.
bad-depot-goods = “{ $part }” is geen depot met zijn goederen. Schrijf het zoals 2: 5 5, 4: ?

# Plaatjes

picture-line = { $what }: { $items }
picture-tile = { $colour ->
    [b] gebouw
    [y] kennis
    [g] mijn
    [lg] dieren
    [dg] kasteel
   *[u] schip
 }
picture-livestock = { $n } { $species ->
    [cow] koeien
    [pig] varkens
    [sheep] schapen
    [chicken] kippen
   *[geese] ganzen
 }
picture-knowledge = kennis { $n }
picture-wild = gedekt
picture-empty = leeg
picture-unknown = nog niet bekend
picture-none = geen
picture-open = open { $what }
picture-new = nieuw { $what }
picture-sale = { $what } (verkoop)
picture-stack = { $what } ×{ $n }
picture-goods = { $kind ->
    [0] onbekend goed
   *[other] goed { $kind }
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
picture-lying-goods = goederen { $goods }
picture-seat = { $seat } · { $points } punten
picture-points = punten
picture-die-white = witte dobbelsteen { $n }
picture-die-own = eigen dobbelsteen { $n }
picture-card = { $side ->
    [left] Linkerkaart
   *[right] Rechterkaart
 } { $card } · { $points } punten
picture-card-active = { $side ->
    [left] Linkerkaart
   *[right] Rechterkaart
 } { $card } · actief · { $points } punten
picture-card-name = Kaart { $card }
picture-active = actief
picture-worth = vol: { $n } punten
picture-reserve = Reserve
picture-tiles = { $n } tegels
picture-duchy = Vorstendom
picture-duchy-colour = { $what } { $n }/{ $needed }
picture-duchy-complete = { $what } { $n }/{ $needed } vol
picture-goods-title = Goederen
picture-goods-total = { $n ->
    [one] 1 goed
   *[other] { $n } goederen
 }
picture-silver = Zilver { $n }
picture-track = Volgordespoor
picture-track-name = spoor
picture-depot = Depot { $n }
picture-market = Zwarte markt
picture-market-name = Markt
picture-white = Witte dobbelsteen { $n }
picture-seeks = zoekt
picture-seeks-what = { $seat } zoekt { $what }
picture-sought = { $what }
picture-sought-separator = { " " }of{ " " }
picture-space = { $seats } (vak { $space })
picture-marker = { $seat }
picture-marker-separator = { " " }boven{ " " }
picture-score-final = Eindscore
picture-score-so-far = Als het nu eindigde
picture-score-seat = { $seat }: { $n }
picture-category = { $category ->
    [cards] Kaarten
    [livestock] Dieren
    [sales] Verkoop
    [buildings] Gebouwen
    [bonus] Bonustegels
    [corrections] Correcties
    [yellow] Gele tegels
    [goods] Goederen
    [silver] Zilver
    [reserve] Reserve
   *[items] Open kaart
 }
picture-course = Punten na elke ronde
picture-course-points = { $n }
picture-course-end = einde
