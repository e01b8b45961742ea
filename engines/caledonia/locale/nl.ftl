### Clans of Caledonia, clan MacHina. Korte regels: een telefoon toont er ongeveer 35 tekens in.

game-name = Caledonia
game-about = Clans of Caledonia: clan MacHina's
game-help =
    Je speelt je clan volgens de gewone regels. Elke **MacHina** speelt van kaarten; de bot houdt zijn boeken bij, en voor iedereen de prijzen, de rij contracten en de volgorde. Jullie handen doen wat het bericht zegt; waar alleen de landkaart het toont, vraagt hij één getal.
    • **Je meldt:** wat de markt of de rij verandert, met **Mijn beurt** of in één regel: `verkocht 2 whisky; genomen 24`. De rest niet.
    • Een contract is zijn nummer, of wat erop staat: `genomen 2 brood 1 wol`. `prijs kaas +3` is een havenfiche dat een prijs verschuift, `aanvullen 9 44` zijn contracten die in de rij komen.
    • Een regel sluit je beurt af; met `; meer` erachter blijft hij open. Is er niets te melden: **Klaar**. Met `gepast` of de knop ervoor stap je uit de ronde.
    • **Leesvolgorde** telt gelijke gebieden rij na rij, elke rij van links; eerst heel module A, dan B, C, D.
    • Een beurt van een MacHina die aan tafel niet kan: **Kan niet**, dan probeert hij zijn volgende actie.
    • **Het eindigt als** de vijfde ronde voorbij is: de bot vraagt dan naar import, contracten en nederzettingen.
    • **Gelijk:** het meeste geld over wint.

## De opties van /automa start caledonia

name-players = spelers
name-deck_profile = stapel
name-order = volgorde
name-shipping_fallback = zonder_schip
name-meat_counts = vlees_telt
name-neighbourhood = buurt
name-factory_bonus = fabrieksbonus
name-ports = havens
name-reserve_grain = graan_bewaren
name-worker_split = arbeiders_verdelen
name-pass_money = pasgeld
option-automas = Hoeveel clan MacHina's
option-players = Hoeveel mensen er meespelen
option-deck_profile = Automakaarten (de gedrukte zijn niet openbaar)
option-deck_profile-actions = Bedacht, gewogen: Uitbreiden, Contract eerst
option-deck_profile-actions_uniform = Bedacht, gelijk: elke actie even vaak
option-deck_profile-own = Je eigen, zie /automa stapel
option-order = Volgorde aan het begin
option-order-people = Mensen, dan MacHina's
option-order-machinas = MacHina's, dan mensen
option-order-drawn = De bot loot
option-order-asked = Jullie geven die op
option-shipping_fallback = Geen gebied op zijn vaarafstand: probeer dichterbij
option-meat_counts = Contracten met vlees tellen als te betalen
option-neighbourhood = Zijn buurtbonus
option-neighbourhood-decline = Slaat hij af
option-neighbourhood-take = Hij koopt wat hij wil
option-factory_bonus = Bonus voor een 4e fabriek
option-factory_bonus-decline = Slaat hij af
option-factory_bonus-take = Hij neemt een contract
option-ports = Zijn havens
option-ports-never = Nooit gebruikt
option-ports-ten = £10 elk
option-reserve_grain = Graan blijft voor whisky die hij moet leveren
option-worker_split = Zijn 8 arbeiders
option-worker_split-4_and_4 = 4 houthakkers en 4 mijnwerkers
option-worker_split-shared8 = Hoogstens 8 van elk
option-pass_money = Wat passen oplevert
option-pass_money-printed = £16, 14, 12, 10
option-pass_money-asked = Jullie geven het op

chosen-automas = { $value ->
    [1] 1 MacHina
   *[other] { $value } MacHina's
 }
chosen-players = { $value ->
    [1] 1 mens
   *[other] { $value } mensen
 }
chosen-deck_profile = { $value ->
    [own] eigen stapel
    [actions] gewogen stapel
   *[actions_uniform] gelijke stapel
 }
chosen-order = { $value ->
    [machinas] MacHina's eerst
    [drawn] gelote volgorde
    [asked] eigen volgorde
   *[people] mensen eerst
 }
chosen-shipping_fallback = { $value ->
    [yes] ook dichterbij
   *[no] niet dichterbij
 }
chosen-meat_counts = { $value ->
    [yes] vlees telt
   *[no] geen vlees
 }
chosen-neighbourhood = { $value ->
    [take] buurtbonus
   *[decline] geen buurtbonus
 }
chosen-factory_bonus = { $value ->
    [take] 4e fabriek
   *[decline] geen 4e fabriek
 }
chosen-ports = { $value ->
    [ten] havens £10
   *[never] geen havens
 }
chosen-reserve_grain = { $value ->
    [yes] graan bewaard
   *[no] geen graan bewaard
 }
chosen-worker_split = { $value ->
    [shared8] 8 arbeiders
   *[other] 4 + 4 arbeiders
 }
chosen-pass_money = { $value ->
    [asked] eigen pasgeld
   *[printed] pasgeld
 }

## Wat je in een regel mag typen

typed-sold = verkocht
typed-bought = gekocht
typed-took = genomen
typed-price = prijs
typed-refill = aanvullen
typed-passed = gepast, pas
typed-done = klaar
typed-more = meer
typed-veto = veto
typed-wool = wol
typed-milk = melk
typed-grain = graan
typed-cheese = kaas
typed-bread = brood
typed-whisky = whisky
typed-beef = rundvlees
typed-mutton = schapenvlees
typed-cotton = katoen
typed-tobacco = tabak
typed-free_hex = vrij gebied, vrije gebieden
typed-bonus_upgrade = verbetering, verbeteringen
typed-money = geld
typed-hops = hop
typed-sugar_cane = suikerriet, suiker
typed-for = voor
typed-later = later
typed-unknown = onbekend
typed-none = geen
typed-both = beide
typed-woodcutter = houthakker
typed-miner = mijnwerker
typed-river = rivier
typed-yes = ja
typed-no = nee
typed-player = speler

## Hetzelfde zoals je het leest: het eerste van de woorden

as-typed = { $word ->
    [sold] verkocht
    [bought] gekocht
    [took] genomen
    [price] prijs
    [refill] aanvullen
    [passed] gepast
    [done] klaar
    [more] meer
    [veto] veto
    [wool] wol
    [milk] melk
    [grain] graan
    [cheese] kaas
    [bread] brood
    [whisky] whisky
    [beef] rundvlees
    [mutton] schapenvlees
    [cotton] katoen
    [tobacco] tabak
    [free_hex] vrij gebied
    [bonus_upgrade] verbetering
    [money] geld
    [hops] hop
    [sugar_cane] suikerriet
    [woodcutter] houthakker
    [miner] mijnwerker
    [both] beide
    [none] geen
    [river] rivier
    [yes] ja
    [no] nee
    [unknown] onbekend
   *[other] { $word }
 }

## Wat in een simulatie mensen vervangt

stand-in-nobody = mensen doen niets; goedkoopste land £1 tot £4, geen gebied in 12 van 100 vragen.
stand-in-usual = van 100 beurten handelen mensen in 35, nemen contracten in 12, passen in 12; de landkaart als bij niemand.

## Namen

seat-machina = MacHina { $n }
seat-person = Speler { $n }
seat-marked = { $icon } { $seat }
seat-short = { $icon } { $n }
in-order-separator = { " " }›{ " " }
in-order = { $seat }
nothing = geen
no-contract = geen
nobody = geen
action = { $action ->
    [C] Contract
    [E] Uitbreiden
    [T] Handel
    [H] Technologie
    [S] Scheepvaart
    [M] Koopman
   *[P] Passen
 }
card = kaart { $card }
machina-deck = de automastapel
good = { $good ->
    [wool] wol
    [milk] melk
    [grain] graan
    [cheese] kaas
    [bread] brood
   *[whisky] whisky
 }
amount = { $good ->
    [money] £{ $n }
    [hops] { $n ->
        [one] 1 hop
       *[other] { $n } hop
     }
    [free_hex] { $n ->
        [one] vrij gebied
       *[other] { $n } vrije gebieden
     }
    [bonus_upgrade] { $n ->
        [one] 1 verbetering
       *[other] { $n } verbeteringen
     }
    [sugar_cane] { $n } suiker
    [wool] { $n } wol
    [milk] { $n } melk
    [grain] { $n } graan
    [cheese] { $n } kaas
    [bread] { $n } brood
    [whisky] { $n } whisky
    [beef] { $n } rundvlees
    [mutton] { $n } schapenvlees
    [cotton] { $n } katoen
   *[tobacco] { $n } tabak
 }
unit = { $unit ->
    [sheep] schaap
    [cow] koe
    [field] graanveld
    [cheese_dairy] kaasmakerij
    [bakery] bakkerij
    [distillery] stokerij
    [woodcutter] houthakker
   *[miner] mijnwerker
 }
animals = { $animal ->
    [sheep] { $n ->
        [one] schaap
       *[other] schapen
     }
   *[cow] { $n ->
        [one] koe
       *[other] koeien
     }
 }
shipping = { $level ->
    [0] geen
    [1] rivier
    [2] 1-loch
    [3] 2-loch
    [4] 3-loch
   *[5] 4-loch
 }
contract = { $contract }: { $needs }
need-separator = { " " }
need = { amount }
contract-needs = { $needs }
contract-number-separator = { " " }
contract-number = { $contract }
contract-in-full = { $contract }: { $needs } → { $gives }
tier = { $tier ->
    [any] binnen bereik
    [river] over een rivier
    [1] over precies 1 loch
   *[other] over precies { $tier } lochs
 }
module = module { $module }
area = { $side ->
    [buying] koopkant van { $good }
   *[selling] verkoopkant van { $good }
 }
place = nr. { $place }
land = £{ $n }
picks = { $low }–{ $high } gelijk, leesvolgorde: nr. { $picks }
tile-number = fiche { $tile }
tile = fiche { $tile }: { $tile ->
    [KS] 2 per eenheid op land van £5 of £6
    [1] 1 per basisgoed
    [2] 3 per 2 verwerkte goederen
    [3] 1 per dier en fabriek, 2 per veld
    [4] 2 per arbeider
    [5] 3 per 2 eenheden aan de rand
    [6] 1 per import
    [7] 2 per vleessymbool
   *[8] 1 per verbetering en gehuurde koopman
 }
import-value = { $good ->
    [cotton] katoen { $n }
    [tobacco] tabak { $n }
   *[sugar_cane] suikerriet { $n }
 }
category = { $category ->
    [glory] roem
    [basic] basisgoed
    [processed] verwerkt
    [money] geld
    [hops] hop
    [imports] import
    [contracts] contracten
   *[settlements] nederzett.
 }
number = { $n }

## Wat er komt, en meldingen

offer-begin = De tafel staat klaar
offer-worker = { $seat }: eerste arbeider
turn-hint-placed = Plaats één arbeider en druk dan op de knop.
turn-hint-alone = Alleen jij speelt nog: meld alles, dan **Passen**.
line-ends-turn = `; meer` aan het eind meldt een regel achteraf: die sluit geen beurt af.
offer-placed = { $seat } plaatste een arbeider
offer-turn = Beurt van { $seat }
offer-done = Klaar
offer-pass = Passen (£{ $money })
offer-round = Ronde { $round } eindigt: productie
offer-end = Productie, dan het einde
offer-veto = Kan niet: { $action }
report-trade = { $side ->
    [sell] Verkocht
   *[buy] Gekocht
 } { $what }
report-take = Genomen { $contract }: { $needs } → { $gives }
report-price = { $way ->
    [up] Prijs van { $good } omhoog: { $steps }
   *[down] Prijs van { $good } omlaag: { $steps }
 }
group-trade = { $side ->
    [sell] { $size ->
        [few] Verkocht
       *[many] 5 of meer verkocht
     }
   *[buy] { $size ->
        [few] Gekocht
       *[many] 5 of meer gekocht
     }
 }
group-take = Contract genomen
group-price = Prijs verschoven door een haven

## Vragen

ask-card = Welke kaart is getrokken?
ask-first-seat = Wie begint?
ask-seat = Wie is nr. { $place } in de volgorde?
ask-pass-money = Wat leveren de { $n } plekken op?
    In ponden, de eerste plek eerst.
ask-start = Wat staat op het beginfiche van { $seat }?
    Geld, dan goederen: 55 wol 2
ask-row = Welke contracten liggen open?
    Meestal { $n }. Getypt: 4 wol, 2 brood 1 wol
tiles-later = Later
ask-tiles = Welk scorefiche heeft ronde { $round }?
    Getypt: 1-8 of KS, ook alle op volgorde, of ?
ask-tile = Welk scorefiche heeft ronde { $round }?
ask-refill = Welke contracten zijn nieuw in de rij?
    Hoogstens { $n }. Getypt: 4 wol, 2 brood 1 wol
ask-worker = Welke eerste arbeider?
ask-module = Welke module?
ask-worker-hex = Het goedkoopste lege { $unit ->
    [woodcutter] bosgebied
   *[miner] berggebied
 } in module { $module }?
ask-hex-number = Getal voor gelijke gebieden
ask-with-picks = { $what }
    { $picks }
ask-cost = Het goedkoopste lege gebied { $tier ->
    [any] binnen bereik
    [river] over een rivier
    [one] over 1 loch
   *[other] over { $tier } lochs
 }: { $unit }?
no-hex = geen tot £{ $limit }
ask-tier = { $unit }: eerste met een gebied tot £{ $limit }?
    Probeer ze van boven af.
ask-near = Staat een eenheid van { $seat } naast een { $water ->
    [loch] loch
   *[river] rivier
 }?
near-yes = ja
near-no = nee
ask-type = Welke eenheid?
ask-split = { $unit }: hoeveel van { $n } splitsen?
    Alleen dat dier weg, en er zijn 2 nederzettingen.
ask-animal = Welk dier?
ask-import = Importfiches: hoeveel pond?
    1 voor elk gemerkt vak dat bereikt of gepasseerd is.
ask-technology = Welk technologiefiche?
ask-merchant = Welke koopman komt terug?
ask-contract = Welk contract?
ask-trade = Welk goed?
ask-port = Hoeveel havens zijn nieuw bereikt?
ask-neigh = Goederen van andere clans ernaast?
    Alleen die hij wil, zonder rivier ertussen.
ask-neighbourhood = Welk goed?
ask-three = Welke { $n } contracten zijn getrokken?
    Getypt: 4 wol, 2 brood 1 wol, 3 rundvlees
ask-units-there = { $seat }: eenheden { $tile ->
    [KS] op land van 5 of 6
   *[other] aan de rand van de kaart
 }?
ask-final = Het einde: wat heeft iedereen?
ask-imports = Katoen, tabak, suikerriet
    { $seats }: al hun import.
ask-contracts = Vervulde contracten
    { $n ->
        [one] Alleen van { $seats }.
       *[other] { $seats }, in deze volgorde.
    }
ask-settlements = Nederzettingen van iedereen
    { $seats }, in deze volgorde.

## Waarom niet

why-money = kost £{ $need }, heeft £{ $has }
why-merchants = heeft 1 koopman nodig, heeft er 0 (alle { $hired } staan op de markt)
why-deals = { $deals }
why-blocked = eigen kooplieden staan aan de andere kant van { $good }
why-dear = { $deal } kost £{ $need }, heeft £{ $has }
why-no-deal = 0 goederen om te kopen of te verkopen
why-technology = 2 van 2 fiches zijn verbeterd
why-shipping = is al bij 4 lochs, stap 5 van 5
why-hired = { $has } van 7 kooplieden zijn gehuurd
why-no-contract = 0 contracten in de rij
why-lack = contract { $contract } mist { $lack }
why-no-unit = 0 eenheden over op het spelersbord
why-units = de goedkoopste eenheid kost £{ $need }, heeft £{ $has }
why-no-hex = geen gebied dat hij kan betalen voor { $units }

## Wat er gebeurde: helemaal, voor "Waarom?"

event-deck = De stapel heeft { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
 }: { $profile ->
    [own] jullie eigen.
    [actions] bedacht (gewogen), niet de gedrukte.
   *[actions_uniform] bedacht (gelijk), niet de gedrukte.
 }
event-order = Volgorde: { $seats }.
event-pass-money = De plekken leveren £{ $pounds } op.
# $n $kinds: goods on the tile, and how many kinds of them
event-received = Hij begint met £{ $money }. Goederen: { $goods }.
# $n: how many
event-row = { $n ->
    [one] 1 contract ligt
   *[other] { $n } contracten liggen
 } open: { $contracts }.
event-tiles = Scorefiches van de rondes: { $tiles }.
event-worker-type = Hij wil een { $unit } plaatsen.
# $tie: the number drawn
event-worker = Hij plaatst een { $unit } in module { $module }, laagste landprijs £{ $land }. { $picks }. { $more }. Hij betaalt £{ $paid } en heeft £{ $left }.
event-no-worker = Hij kan deze arbeider niet plaatsen.
event-worker-too-dear = Een { $unit } is te duur: hij heeft £{ $money }.
event-no-worker-hex = Geen gebied tot £{ $limit } voor een { $unit } in module { $module }.
event-worker-done = { $who } heeft een arbeider geplaatst.
event-card = Hij trekt { $card }: { $actions }.
event-reshuffled = De stapel was leeg: { $n ->
    [one] 1 afgelegde kaart wordt
   *[other] { $n } afgelegde kaarten worden
 } geschud.
event-skipped = { $action } kan niet: { $why }.
event-vetoed = { $action } kan aan tafel niet{ $reason ->
    [none] { "" }
   *[other] : { $reason }
 }. Dat is teruggenomen.
event-passed = Hij past: plek { $place } van de volgende ronde, £{ $money }. Hij heeft £{ $left }.
event-technology = Hij verbetert de technologie van zijn { $unit }s voor £{ $paid }. Hij heeft £{ $left }.
event-shipping = Hij verhoogt zijn scheepvaart naar { $level } voor £{ $paid }. Hij heeft £{ $left }.
event-hired = Hij huurt een koopman voor £{ $paid }: { $n } gehuurd, vrij: { $free }. Hij heeft £{ $left }.
event-retrieved = Geen verbetering mogelijk: een koopman komt terug van de { $area }. { $free } vrij.
event-upgrade-lost = Geen verbetering mogelijk en geen koopman op de markt: de verbetering vervalt.
event-ports = { $n ->
    [one] 1 haven
   *[other] { $n } havens
 } bereikt: £{ $money }. Hij heeft £{ $left }.
# $side: buying
event-neighbour-bought = Hij koopt { $n } { $good } van een buur voor £{ $price }, samen £{ $total }. De prijs is nu £{ $now }, stap { $step } van 10. Hij heeft £{ $left }, kooplieden vrij: { $free }.
# $fee: pounds paid; below 0 received
event-factory-bonus = Voor zijn 4e fabriek van een soort neemt hij { $contract }. Hij heeft £{ $left }.
event-traded = Hij { $side ->
    [selling] verkoopt
   *[buying] koopt
 } { $n } { $good } voor £{ $price }, samen £{ $total }. De prijs is nu £{ $now }, stap { $step } van 10. Hij heeft £{ $left }, kooplieden vrij: { $free }.
event-hex-lost = Het vrije gebied vervalt: { $why }.
event-type = Hij wil een { $unit } plaatsen; land mag tot £{ $limit } kosten.
event-no-hex = { $way ->
    [known] Ook geen gebied voor een { $unit }: het is hetzelfde land, en er was geen tot £{ $limit }.
   *[asked] Geen gebied tot £{ $limit } voor een { $unit }.
 }
# $tie: the number drawn
event-placed = Hij plaatst een { $unit }, { $tier }, laagste landprijs £{ $land }. { $picks }. { $more }. Hij betaalt £{ $paid } en heeft £{ $left }.
# $way: received or paid
# $number: the contract
event-obtained = Hij neemt { $contract } en { $way ->
    [received] krijgt
   *[paid] betaalt
 } £{ $fee }. Hij heeft £{ $left }.
event-delivered = Hij levert { $contract }. Goederen uit zijn voorraad: { $goods }.
# $money: pounds at once
event-fulfilled = Contract { $contract } is vervuld en geeft { $gives }. Hij heeft £{ $left }.
# $n: imports on the tile
event-imported = De importfiches brengen £{ $money }. Hij heeft £{ $left }.
# $way: all, splitting, some-splitting, others, both
# $split: how many of those that separate
# $rest: how many don't separate
event-slaughtered = { $n } { $unit } geslacht{ $way ->
    [all] , alle die er waren.
    [splitting] { $of ->
        [one] : het dier dat zijn nederzetting splitst.
       *[other] : de { $of } die hun nederzetting splitsen.
     }
    [some-splitting] : van de { $of } die splitsen nr. { $splitting } in leesvolgorde.
    [others] , nr. { $others } in leesvolgorde; geen splitst.
   *[both] { $of ->
        [one] : het dier dat zijn nederzetting splitst
       *[other] : de { $of } die hun nederzetting splitsen
     }, van de andere { $rest } nr. { $others } in leesvolgorde.
 } { $left } over.
# $n: goods
event-produced = Productie: £{ $money }, goederen: { $goods }. Hij heeft £{ $left }.
# $n: units in all
event-converted = { $raw } wordt { $into }: { $contract } voor zijn contract, { $rest } meer ({ $into } £{ $price }, { $other } £{ $against }). { $left } { $raw } over.
event-round = Ronde { $round } begint. Volgorde: { $seats }.
event-refilled = { $n } nieuw in de rij: { $contracts }.
# $number: the round's number, for the short line
event-glory = Roem +{ $glory } door { $tile }. Hij heeft { $total }.
event-imports = Import is waard: { $values }.
event-points = { category }: { $points }.
event-final = Hij eindigt met { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }, en £{ $money } over.
event-reported-trade = { $side ->
    [sell] Verkocht
   *[buy] Gekocht
 } { $n } { $good }: de prijs is nu £{ $now }, stap { $step } van 10.
event-reported-price = De prijs van { $good } is nu £{ $now }, stap { $step } van 10.
# $number: the contract
event-reported-take = Contract { $contract } is genomen.
event-person-done = { $who } is klaar.
event-person-passed = { $who } past: plek { $place } van de volgende ronde, £{ $money }.
event-fixed = { $field }: { $after } (was { $before }).

## Wat een zet oplevert: titels en korte regels

title-seat = { $seat } { $told }
title-turn = Beurt van { $seat }
title-trades = { $side ->
    [selling] verkoopt
   *[buying] koopt
 } { $n } { $good }
title-expands = breidt uit: { $unit }
title-worker = plaatst een { $unit }
title-takes = neemt een contract
title-fulfils = vervult een contract
title-technology = verbetert een fiche
title-ships = vaart: { $level }
title-hires = huurt een koopman
title-passes = past, plek { $place }
title-no-worker = kan geen arbeider plaatsen
title-round = Ronde { $round }
title-end = Het einde
title-done = { $who } is klaar
title-person-passes = { $who } past
title-reported = { $side ->
    [sell] Verkocht
   *[buy] Gekocht
 } { $n } { $good }
title-took = Contract { $number } genomen
title-price = { $good } op £{ $now }
title-told = { $told }
gist-merchants = { $n ->
    [one] 1 koopman
   *[other] { $n } kooplieden
 } naar { $side ->
    [selling] verkoopkant
   *[buying] koopkant
 } van { $good }
gist-marker = Prijsschijf van { $good }: stap { $step } (£{ $now })
gist-traded-money = { $side ->
    [selling] Krijgt
   *[buying] Betaalt
 } £{ $total } ({ $n } × £{ $price }), heeft £{ $left }
gist-neighbour = Buurtbonus: koopt { $n } { $good }
gist-hex = { $unit } → gebied van £{ $land }, { $tier }
gist-worker-hex = { $unit } → gebied van £{ $land }, module { $module }
gist-ties = { $picks }
gist-paid = Betaalt £{ $paid }, heeft £{ $left }
gist-obtained = Neem { $contract }
gist-fee = { $way ->
    [received] Krijgt
   *[paid] Betaalt
 } £{ $fee }, heeft £{ $left }
gist-delivered = Draai om: { $contract }
gist-slaughtered = Neem { $n } { $unit } van de kaart
gist-animals = { $way ->
    [all] Alle die er zijn
    [some-splitting] Splitsend, leesvolgorde: nr. { $splitting }
    [others] In leesvolgorde: nr. { $others }
   *[other] { $of ->
        [one] Het dier dat splitst
       *[other] De { $of } die splitsen
     }
 }
gist-others = Andere, leesvolgorde: nr. { $others }
gist-gives = Geeft { $gives }
gist-imported = Importfiches: £{ $money }
gist-tile = Draai zijn fiche om: { $unit }
gist-marker-shipping = Scheepvaartschijf naar { $level }
gist-hired = { $n } gehuurd, { $free } vrij
gist-retrieved = Terug van de { $area }
gist-upgrade-lost = De verbetering vervalt
gist-hex-lost = Het vrije gebied vervalt
gist-order-marker = Volgordeschijf naar plek { $place }
gist-pass-money = Krijgt £{ $money }, heeft £{ $left }
gist-ports = { $n ->
    [one] 1 haven
   *[other] { $n } havens
 }: £{ $money }
gist-produced = { $n ->
    [0] £{ $money }
   *[other] { $money ->
        [0] { $goods }
       *[other] £{ $money }, { $goods }
     }
 }
gist-converted = { $n } { $raw } → { $n } { $into }
gist-glory = { $number }, roem +{ $glory }, heeft { $total }
gist-row-order = Volgorde: { $seats }
gist-refilled = { $n ->
    [one] 1 nieuw contract
   *[other] { $n } nieuwe contracten
 }
gist-now = { $good }: £{ $now }, stap { $step }
gist-received = £{ $money }{ $kinds ->
    [0] { "" }
    [1] , { $goods }
    [2] , { $goods }
   *[other] , { $n } goederen
 }
gist-no-worker-hex = { $unit }: geen in { $module } tot £{ $limit }
gist-no-worker = Geen gebied dat hij kan betalen
gist-vetoed = Teruggenomen: { $action }
gist-imports = Import: { $values }
gist-final = { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }
gist-deck = { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
 }{ $profile ->
    [own] , jullie eigen
   *[other] , bedacht, niet de gedrukte
 }
gist-row = { $n ->
    [one] 1 contract ligt
   *[other] { $n } contracten liggen
 } open
gist-fixed = { $before } → { $after }
gist-type = Hij wil een { $unit }
gist-told = { $what } ({ $now })
gist-place = Plek { $place }, £{ $money }
gist-of = { $who }: { $what }
piece-skipped = { $action }
gist-skipped = Overgeslagen: { $parts }

## Criteria van de trechters

by-payable = nu te betalen
by-free-side = geen eigen kooplieden aan de andere kant
by-pays = kan het betalen
by-returns = grootste opbrengst
by-costs = laagste kosten
by-deployed = meer arbeiders op de kaart

## Paneel en score

panel-title = Clan MacHina · { $profile ->
    [own] eigen stapel
    [actions] bedachte stapel, gewogen
   *[actions_uniform] bedachte stapel, gelijk
 }
order-line = Volgorde: { $seats }
panel-next = Nu: { $seat }
panel-set-up = De tafel wordt klaargezet
panel-round-done = Allen hebben gepast
good-price-separator = { " " }·{ " " }
good-price = { $good } £{ $n }
panel-prices = { $prices }
panel-row = Rij: { $row }{ $room ->
    [0] { "" }
   *[other] { " " }({ $room } leeg)
 }
panel-seat-name = { $seat }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }
panel-seat = £{ $money }, { $goods ->
    [one] 1 goed
   *[other] { $goods } goederen
 }, { $units ->
    [one] 1 eenheid
   *[other] { $units } eenheden
 }
    { $free } van { $hired } kooplieden vrij
    Contract: { $box }
panel-footer = Ronde { $round } van { $rounds }{ $tile ->
    [unknown] { "" }
   *[other] , fiche { $tile }
 } · { $profile ->
    [own] eigen stapel
   *[other] bedachte stapel
 }
panel-footer-start = Klaarzetten · { $profile ->
    [own] eigen stapel
   *[other] bedachte stapel
 }
panel-footer-setup = Eerste arbeiders · { $profile ->
    [own] eigen stapel
   *[other] bedachte stapel
 }
panel-footer-over = Het einde · { $profile ->
    [own] eigen stapel
   *[other] bedachte stapel
 }
set-up-base = Zet het basisspel klaar voor { $n } spelers
set-up-pairs = Leg { $n } paren clan- en beginfiches neer
set-up-tiles = Trek voor { $n ->
    [one] MacHina
   *[other] elke MacHina
 } een vrij beginfiche
set-up-merchants = { $n ->
    [one] Hij
   *[other] Elk
 } heeft geen clanfiche en 2 kooplieden
set-up-tell = Nog geen eerste arbeiders: die komen nu
score-title = { $when ->
    [final] { $seats }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
     }
   *[now] Tot nu toe { $points ->
        [one] 1 punt
       *[other] { $points } punten
     }: { $seats }
 }
score-sure = Import telt 3, meerderheden niet
tie = Gelijk: het meeste geld over wint
tie-money = { $seat }: £{ $money } over
tie-compare = Vergelijk dat van jou: £ boven tientallen

## Verbeteringen

fix-round = Ronde
fix-turn = Wie aan de beurt is
fix-order = Volgorde van deze ronde
fix-passed = Wie gepast heeft, per plek
fix-row = Contracten in de rij
fix-row-size = Plaatsen van de rij
fix-tiles = Scorefiches van de rondes
fix-discard = Afgelegde automakaarten
fix-step = Prijsstap van { $good }
fix-pass-money = Geld van de plekken
fix-option = { $option }
fix-own-money = Geld van { $seat }
fix-own-glory = Roem van { $seat }
fix-own-box = Contract in de bak van { $seat }
fix-own-fulfilled = Vervulde contracten van { $seat }
fix-own-hired = Gehuurde kooplieden van { $seat }
fix-own-buying = Kooplieden van { $seat } aan koopkanten
fix-own-selling = Kooplieden van { $seat } aan verkoopkanten
fix-own-technology = Verbeterde technologie van { $seat }
fix-own-shipping = Scheepvaart van { $seat }
fix-own-ports = Havens genomen door { $seat }
fix-own-loch = { $seat } staat naast een loch
fix-own-river = { $seat } staat naast een rivier
fix-own-good = { $seat }: { $good }
fix-own-unit = { $seat }: { $unit } op de kaart
hint-round = 1 tot 5
hint-seat = een plaats die niet gepast heeft, zoals MacHina 1
hint-seats = alle plaatsen op volgorde, zoals p1 a1
hint-places = een plaats of - voor elke plek, zoals a1 -
hint-contracts = nummers van contracten, zoals 2 12 24, of -
hint-contract = het nummer van een contract, of -
hint-size = zoveel als er contracten liggen, tot 10
hint-tiles = vijf van 1-8 en KS, ? als onbekend
hint-cards = id's van kaarten, zoals MH01 MH05, of -
hint-step = 1 (goedkoopst) tot 10
hint-number = een geheel getal
hint-hired = 2 tot 7, zoveel als er op de markt staan
hint-merchants = goederen en getallen, zoals kaas 2, of -
hint-technology = houthakker, mijnwerker, beide, of -
hint-shipping = geen, rivier, 1-loch, 2-loch, 3-loch of 4-loch
hint-ports = 0 tot 4
hint-near = ja, nee of onbekend
hint-units = 0 tot zoveel als er zijn
hint-money = ponden voor elke plek, zoals 16 14
hint-choice = een van: { $choices }

## Wat geweigerd wordt

game-is-over = Het spel is afgelopen. Ongedaan maken haalt de eindtelling terug.
too-many-seats = Hoogstens 4 plaatsen: { $machinas } MacHina's en { $people } mensen is te veel.
no-own-deck = Deze server heeft nog geen eigen stapel. /automa stapel leest er een in.
nothing-to-veto = Er is net geen beurt aangekondigd die teruggenomen kan worden.
not-a-persons-turn = Er is geen mens aan de beurt.
bad-number-typed = “{ $typed }” moet een geheel getal van { $low } tot { $high } zijn.
bad-import = In totaal { $what }? De MacHina's hebben er samen al { $low }.
bad-pairs = Na “{ $typed }” ontbreekt iets: goederen en getallen gaan in paren, zoals 2 wol.
bad-good = Er is geen “{ $typed }”. Het is een van: { $goods }.
bad-good-twice = “{ $typed }” staat er twee keer.
bad-count-typed = { $n ->
    [one] Hier hoort één getal
   *[other] Hier horen { $n } getallen
 }; dit waren er { $got }.
bad-tile-count = Hier horen { $n } fiches, ? voor een onbekend; dit waren er { $got }.
bad-tile-many = { $n ->
    [one] Hier hoort 1 fiche
   *[other] Hier horen hoogstens { $n } fiches
 }; dit waren er { $got }.
bad-tile = Er is geen scorefiche “{ $typed }”. Er zijn { $tiles }.
bad-tile-twice = Fiche { $typed } staat er twee keer.
bad-trade = Schrijf één goed met 1 tot { $most } stuks, zoals verkocht 2 whisky.
bad-steps-typed = “{ $typed }” moet +1 tot +{ $most } of -1 tot -{ $most } zijn.
bad-price = Schrijf een goed en 1 tot { $most } stappen, zoals prijs wol +2.
bad-take = Schrijf welk contract, zoals genomen 24, of wat het vraagt.
bad-not-in-row = Contract “{ $typed }” ligt niet in de rij. Daar liggen: { $row }.
bad-not-in-row-typed-separator = { " " }
bad-which-contract = Welk? { $row }.
bad-which-contract-separator = { "\u000A" }
bad-many-contracts = { $n } contracten hebben dat. Typ alles wat het vraagt.
bad-no-contract = Geen contract heeft “{ $typed }”.
bad-no-contract-typed-separator = { " " }
bad-contract = Er is geen contract { $typed }. Het zijn 1 tot { $most }.
bad-contract-twice = Contract { $contract } is twee keer genoemd.
bad-contract-lies = Contract { $contract } ligt al { $where }.
lies-in-row = in de rij
lies-in-box = in de bak van { $seat }
lies-in-pile = bij de vervulde van { $seat }
bad-room = { $n ->
    [0] De rij heeft geen lege plaats.
    [one] De rij heeft 1 lege plaats: er zijn { $got } contracten getypt.
   *[other] De rij heeft { $n } lege plaatsen: er zijn { $got } contracten getypt.
 }
bad-row-size = { $n ->
    [one] De rij heeft 1 plaats
   *[other] De rij heeft { $n } plaatsen
 }: er zijn { $got } contracten getypt.
bad-taken-twice = Contract { $contract } staat twee keer in je regel.
bad-undivided = Voor “{ $verb }” hoort een ; zoals verkocht 2 wol; verkocht 1 melk.
bad-places = Hoogstens één plek, zoals gepast 2.
bad-place = Plek “{ $typed }” kan niet genomen worden. Vrij: { $free }.
no-round-yet = Melden begint met ronde 1.
bad-more = “meer” staat na een melding, zoals verkocht 2 wol; meer.
bad-report = Een deel begint met een van deze: { $verbs }.
bad-after-end = Na “{ $verb }” kan niets meer volgen.
bad-done-alone = Alleen jij speelt nog in deze ronde: meld wat je doet, typ dan gepast of druk op Passen.
bad-end = “{ $verb }” staat alleen.
bad-seat = “{ $typed }” kan niet de volgende zijn. Het is een van: { $seats }.
bad-turn-in-setup = Voor ronde 1 zegt de volgorde wie de volgende is: verbeter die.
bad-turn-all-passed = Iedereen heeft gepast. Verbeter wie gepast heeft, dan is er weer iemand aan de beurt.
bad-seats = Schrijf elke plaats één keer: { $seats }.
bad-passes = Schrijf { $n } plekken, elk met een plaats of -; plaatsen zijn { $seats }.
bad-in-setup = Voor ronde 1 past niemand.
bad-discard = Elk van de { $n } kaarten kan er één keer zijn, met zijn id.
bad-choice = “{ $typed }” is niet een van: { $choices }.
bad-split = Er staan al meer dan 4 arbeiders van een soort op de kaart.
bad-box = In de bak past één contract.
bad-merchant-count = { $n ->
    [one] Er kan 1 koopman zijn
   *[other] Er kunnen { $n } kooplieden zijn
 }; dit waren er { $got }.
bad-both-sides = Er staan al kooplieden aan de andere kant van { $good }.
bad-card = Een kaart is haar nummer en letters, zoals 1 CETSHM.
bad-card-number = “{ $typed }” is geen nummer van een kaart. Kaarten hebben nummers van 1 tot { $most }.
bad-card-missing = Het veld “{ $field }” ontbreekt.
bad-card-field = “{ $field }” is geen veld van een kaart: die heeft id en actions.
bad-card-actions = Kaart { $card } heeft geen lijst van acties, zoals ["Contract", "Expand"].
bad-card-action = Kaart { $card }: “{ $typed }” is geen actie: Contract, Expand, Trade, Technology, Shipping, Merchant.
bad-card-letter = Kaart { $card }, letter { $place }: “{ $letter }” is geen van C, E, T, H, S, M, P.
bad-card-twice = Kaart { $card }, letter { $place }: { $letter } staat er twee keer.
bad-card-pass = Kaart { $card }, letter { $place }: P komt het laatst.
bad-card-empty = Kaart { $card } heeft geen actie naast Passen.

## Plaatjes

picture-row = Rij
picture-more = en nog { $n }
picture-no-contract = er ligt geen contract
picture-step = { $good }: £{ $n }, stap { $step } van 10
picture-books = { $seat }: £{ $money }, { $points ->
    [one] 1 punt
   *[other] { $points } punten
 } tot nu toe
picture-line = { $what }: { $items }
picture-goods = Waren
picture-units = Op kaart
picture-upgrades = Niveaus
picture-merchants = Markt
picture-unit = { $unit ->
    [sheep] schaap
    [cow] koe
    [field] veld
    [cheese_dairy] kaas
    [bakery] bakker
    [distillery] stoker
    [woodcutter] hakker
   *[miner] mijner
 } { $n }/{ $most }
picture-glory = roem { $n }
picture-shipping = vaart { $level }
picture-technology = { $n ->
    [0] fiches: geen
    [2] fiches: beide
   *[other] fiches: { $unit ->
        [woodcutter] hout
       *[other] mijn
     }
 }
picture-free = { $n } van { $hired } kooplieden vrij
picture-side = { $side ->
    [selling] verkoopkant: { $goods }
   *[buying] koopkant: { $goods }
 }
picture-reading-order = Leesvolgorde:
picture-reading-rows = rij na rij
picture-reading = Leesvolgorde: rij na rij, module A tot D
picture-own-box = Nr. { $contract }
picture-no-box = geen
picture-done = { $n } vervuld
picture-money = £{ $n }
picture-points = { $n ->
    [one] 1 punt
   *[other] { $n } punten
 }
picture-score-final = Eindscore
picture-score-so-far = Punten tot nu toe
picture-score-seat = { $seat } { $n }
picture-prices = Prijzen aan het begin van elke ronde
picture-end = einde
picture-now = nu
