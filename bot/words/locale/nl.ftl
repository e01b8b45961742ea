# Wat de bot zelf zegt, in het Nederlands. De spelers worden met "je" aangesproken.

## De opdracht

cmd-automa = Laat een automa aan jullie tafel aanschuiven
cmd-start = Begin een spel
cmd-start-seed = Een bekend spel opnieuw
cmd-start-thread = In een eigen thread
cmd-start-log = Wat er van beurten blijft
cmd-start-log-table = Niets
cmd-start-log-turns = Een kort bericht
cmd-start-pace = Hoe automa's doorspelen
cmd-start-pace-one = Een druk per beurt
cmd-start-pace-all = Tot er iemand nodig is
cmd-start-speed = Hoe vlot jullie spelen
cmd-start-speed-live = Live
cmd-start-speed-daily = Een zet per dag
cmd-start-speed-free = Geen haast
cmd-start-language = Wat iedereen ziet
cmd-start-automas = Plaatsen van automa's; mensen nemen de rest
cmd-start-strength = Hoe sterk de automa's zijn
cmd-start-strength_2 = De tweede, en wie daarna komt
cmd-start-strength_3 = De derde, en wie daarna komt
cmd-start-strength_4 = De vierde
cmd-turn = Speel de volgende beurt van de automa
cmd-status = Toon het spel en de open vraag
cmd-games = Je spellen hier, en wie aan de beurt is
cmd-hand = Bekijk je hand
cmd-look = Bekijk het spel
cmd-history = Beurt voor beurt, met plaatjes
cmd-seats = Wie op welke plaats zit
cmd-me = Herinneringen, stille uren, en afwezig zijn
cmd-report = Vertel wat jullie deden
cmd-report-action = Typ wat jullie deden
cmd-answer = Beantwoord de open vraag
cmd-answer-text = Het antwoord, of enkele letters
cmd-why = Leg uit waarom de automa iets deed
cmd-why-turn = Welke beurt (anders de laatste)
cmd-undo = Ga één stap terug
cmd-redo = Haal terug wat ongedaan gemaakt is
cmd-fix = Verbeter een waarde die de bot bijhoudt
cmd-fix-field = Wat er verbeterd moet worden
cmd-fix-value = De juiste waarde
cmd-score = Toon de score tot nu toe
cmd-export = Bewaar dit spel als bestand
cmd-import = Speel hier verder met een ander spel
cmd-import-file = De export daarvan
cmd-import-game = Of een spel van deze server
cmd-import-move = Na welke zet (anders de laatste)
cmd-import-same_seed = Ook de seed daarvan (anders een nieuwe)
cmd-end = Stop dit spel
cmd-settings = Hoe ik op deze server ingesteld ben
cmd-privacy = Wat ik van je bewaar: bekijk, haal of wis het
cmd-help = Hoe het werkt
cmd-cards = De kaarten van deze server
cmd-deck = De eigen stapel van deze server
cmd-kept-card = Toon deze
cmd-kept-line = Bewaar deze
cmd-kept-file = Lees een bestand in
cmd-kept-game = Van welk spel

## Hoe de opdrachten en opties heten: kleine letters, cijfers, - en _, hoogstens 32 tekens.

name-start = start
name-turn = beurt
name-status = status
name-games = spellen
name-hand = hand
name-look = kijken
name-history = verloop
name-seats = plaatsen
name-me = ik
name-report = melden
name-answer = antwoorden
name-why = waarom
name-undo = ongedaan
name-redo = opnieuw
name-fix = verbeteren
name-score = score
name-export = export
name-import = importeren
name-move = zet
name-same_seed = zelfde_seed
name-end = stoppen
name-settings = instellingen
name-privacy = privacy
name-help = help
name-language = taal
name-seed = seed
name-thread = thread
name-log = log
name-pace = tempo
name-speed = snelheid
name-automas = automas
name-strength = sterkte
name-strength_2 = sterkte_2
name-strength_3 = sterkte_3
name-strength_4 = sterkte_4
name-action = actie
name-text = tekst
name-field = veld
name-value = waarde
name-cards = kaarten
name-deck = stapel
name-card = kaart
name-line = regel
name-file = bestand
name-game = spel

## Opdrachten op een bericht: hoogstens 32 tekens

menu-show = Toon deze tafel
menu-why = Waarom dit?
menu-undo = Terug tot hier
menu-fault = Meld hier een fout

## Antwoorden die een vraag niet aanneemt

bad-option = Dat is geen van de mogelijke antwoorden.
bad-count = Kies er { $low } tot { $high }; dat waren er { $got }.
bad-count-more = Kies er { $low } tot { $high }; dat waren er meer.
bad-count-exactly = Kies er precies { $low }; dat waren er { $got }.
bad-repeat = Elke keuze kan maar één keer.
bad-number = Dat moet een geheel getal van { $low } tot { $high } zijn.
bad-fix = { $field } kan niet “{ $value }” zijn. { $why }
bad-line = Dat moet één regel tekst zijn.
bad-form = Elke regel van het formulier heeft een antwoord nodig.
bad-fields = { $faults }
bad-field = **{ $what }**: { $why }
bad-field-separator = { "\u000A" }
bad-fields-more = { $n ->
    [one] Er klopt nog één ding niet.
   *[other] Er kloppen nog { $n } dingen niet.
}
bad-line-length = Een regel mag { $most } tekens hebben; deze heeft er { $got }.
not-legal-now = Dat kan nu niet. De tafel laat zien wat wel kan.
game-is-over = Het spel is afgelopen. Maak het einde ongedaan om verder te spelen.
no-such-field = Er is niets met de naam { $field } om te verbeteren. Kies er een uit de lijst.
event-fixed = { $field }: { $before } → { $after }
bad-several = Deel { $n }, “{ $report }”: { $why }
bad-part = Deel { $n }, “{ $part }”: { $why }
number = { $n }
pile-empty = Van { $pile } kan niets getrokken worden: er is geen kaart meer over.
ui-bad-part = Ik weet niet wat “{ $typed }” betekent.
ui-bad-twice = { $what } is twee keer gekozen, { $n } × en { $other } ×: kies er één van.
ui-bad-times = “{ $typed }” kan op twee manieren gelezen worden: schrijf { $times } x { $name } of { $name } x { $times }.
ui-bad-number = “{ $typed }” moet een geheel getal van { $low } tot { $high } zijn.
ui-many-parts = Een regel mag { $most } delen hebben; deze heeft er { $got }.
ui-too-long = Wat je bij `{ $option }` typte heeft { $got } tekens; het mogen er { $most } zijn. Er is niets veranderd.
ui-too-long-form = Wat je typte heeft samen { $got } tekens; het mogen er { $most } zijn. Er is niets veranderd.
ui-bad-yes = “{ $typed }” moet ja of nee zijn.
ui-nothing-shown = Hier staat geen heel antwoord om te bevestigen: typ het.
ui-bad-line = Regel { $n }, “{ $line }”, moet met een van deze beginnen: { $names }.
ui-bad-line-separator = { "\u000A" }
ui-bad-line-too = Regel { $n }, “{ $line }”, ook.
ui-bad-line-again = Regel { $n }, “{ $line }”, staat er twee keer.
ui-bad-line-again-separator = { "\u000A" }
ui-bad-answer = { $why } Er is niets veranderd.
ui-bad-report = { $why } { $kept ->
    [yes] Wat je gekozen had is genoteerd, je regel niet.
   *[no] Er is niets veranderd.
}
chosen-automas = { $value ->
    [one] 1 automa
   *[other] { $value } automa's
}
ui-too-many-automas = Aan een tafel met { $seats } plaatsen passen geen { $automas } automa's. Er is niets begonnen: kies er minder, of neem meer plaatsen.
ui-fix-same = Er is niets veranderd: zo is het al. { $what }: { $now }
ui-bad-fix = { $why } Er is niets veranderd. Schrijf het zo: { $hint }
ui-bad-fix-told = { $why } Er is niets veranderd.

## Wat een server van een spel bewaart

bad-kept-value = Dat kan niet bewaard worden.
bad-kept-long = Dat is te lang: een naam heeft hoogstens { $key } tekens, alles samen { $value }.
bad-kept-again = Dat zou zo niet terug te lezen zijn: schrijf het anders.
bad-kept-signs = Er staan tekens in die niet te zien zijn.
bad-entry = Regel { $line }, “{ $entry }”: { $why }
bad-entry-long = Regel { $line }, “{ $entry }”: dat is langer dan { $most } tekens.
bad-entry-twice = Regel { $line }: “{ $entry }” staat al in regel { $first }.
bad-file-large = Het bestand is groter dan { $most } KiB.
bad-file-text = Het bestand is geen tekst in UTF-8.
bad-file-empty = Er staat niets in om in te lezen.
bad-file-many = Regel { $line }: er kunnen er niet meer dan { $most } bewaard worden.
bad-file-json = Regel { $line }, kolom { $column }: vanaf hier is het geen JSON meer.
bad-file-deep = De JSON is te diep, of er staat een te lang getal in.
bad-file-list = Regel { $line }: na “cards” hoort een lijst te staan.
bad-file-line = Regel { $line }: { $why }
bad-file-twice = Het veld “{ $field }” staat er twee keer.
bad-file-number = { $word } is geen getal.
ui-kept-title-cards = { $game }: kaarten die voor deze server bewaard zijn
ui-kept-title-deck = { $game }: de eigen stapel van deze server
ui-kept-none-cards = Er is nog geen kaart bewaard. Wat je in een spel bevestigt, wordt bewaard; of geef hier een `regel` of een `bestand`. Schrijf er een zo: { $example }
ui-kept-none-deck = Er is nog geen eigen stapel. Geef hem hier als `bestand`: een kaart per regel, of JSON. Schrijf er een zo: { $example }
ui-kept-more = … nog { $n } in het bestand
ui-kept-unread = { $n ->
    [one] Eén is niet te lezen en doet niet mee: { $names }. Laat hem zien met `kaart`: daar kun je hem vergeten.
   *[other] { $n } zijn niet te lezen en doen niet mee: { $names }. Laat er een zien met `kaart`: daar kun je die vergeten.
}
ui-kept-running = Spellen die al begonnen zijn, houden wat ze hebben.
ui-kept-by = Zo bewaard door { $person }, { $when }.
ui-kept-forget = Vergeten
ui-kept-forget-all = { $kind ->
    [deck] Vergeet de stapel
   *[cards] Vergeet alle kaarten
}
ui-kept-recall = Terughalen
ui-kept-recall-until = { $n ->
    [one] Eén die vergeten is, kan tot { $when } terug: hier met **Terughalen**, of vanuit { $command }.
   *[other] { $n } die vergeten zijn, kunnen tot { $when } terug: hier met **Terughalen**, of vanuit { $command }.
}
ui-kept-recall-nothing = Er is niets meer om terug te halen. Er is niets veranderd.
ui-kept-forget-who = Alles vergeten kan alleen wie op deze server in een lopend spel van { $name } zit, of de server beheert. Er is niets veranderd.
ui-kept-forget-full = Er is deze week te veel vergeten om het allemaal te bewaren voor terughalen. Er is niets veranderd; haal het eerst terug, of vergeet losse kaarten.
ui-kept-replace = Vervangen
ui-kept-sure = **Vervangen wat bewaard is?** Gewijzigd: { $changed }, nieuw: { $new }.
ui-kept-sure-whole = **De hele stapel vervangen?** Gewijzigd: { $changed }, nieuw: { $new }, er niet meer in: { $gone }.
ui-kept-was = { $was } → { $now }
ui-kept-gone = { $was } verdwijnt
ui-kept-told = { $person } heeft gewijzigd wat bewaard is. Nieuw: { $new }, gewijzigd: { $changed }, vergeten: { $gone }.
ui-kept-start = Zo speel je ermee: { $command }
ui-kept-told-new = { $person } heeft dit toegevoegd:
ui-kept-told-changed = { $person } heeft dit gewijzigd:
ui-kept-told-gone = { $person } heeft dit weggehaald:
ui-kept-forget-sure = { $kind ->
    [deck] { $n ->
        [one] **De stapel van één kaart vergeten?**
       *[other] **De stapel van { $n } kaarten vergeten?**
    }
   *[cards] { $n ->
        [one] **De ene kaart vergeten?**
       *[other] **Alle { $n } kaarten vergeten?**
    }
}
ui-kept-more-changes = … nog { $n }
ui-kept-bad = { $why } Er is niets veranderd. Schrijf er een zo: { $example }
ui-kept-same = Zo is het al bewaard. Er is niets veranderd.
ui-kept-full = Er kunnen er hoogstens { $most } bewaard worden; dit zouden er { $n } zijn. Er is niets veranderd.
ui-kept-large = Het bestand heeft { $size } KiB; het mogen er hoogstens { $most } zijn. Er is niets veranderd.
ui-kept-unfetched = Het bestand kwam niet door van Discord. Er is niets veranderd; probeer het opnieuw.
ui-kept-race = Iemand anders heeft intussen gewijzigd wat bewaard is. Er is niets veranderd; bekijk het opnieuw.
ui-kept-untold = Het is nu bewaard, maar Discord liet me het niet aan iedereen vertellen.
ui-kept-one-at-a-time = Geef `kaart`, `regel` of `bestand`: één ervan. Er is niets veranderd.
ui-kept-which = Welke bedoel je? { $names }
ui-kept-unknown = Onder “{ $name }” is niets bewaard.
ui-kept-by-no-game = Geen spel hier heeft zulke dingen om te bewaren. Er is niets veranderd.
ui-kept-not-here = { $game } bewaart niets van die soort.
ui-kept-which-game = Meerdere spellen bewaren zulke dingen: kies er een onder `spel` ({ $names }). Er is niets veranderd.

## Instellingen van een server

ui-settings-title = Instellingen van deze server
ui-settings-intro = Wat hier gekozen is, geldt voor de hele server. Taal, thread, beurten, snelheid, herinneringen en plaatjes gelden voor spellen die vanaf nu beginnen. Iedereen in dit kanaal krijgt elke wijziging te horen.
ui-settings-more = Meer instellingen
ui-settings-done = Het is opgeslagen.
ui-settings-same = Zo is het al. Er is niets veranderd.
ui-settings-race = Iemand anders heeft de instellingen intussen gewijzigd: zo zijn ze nu. Jij hebt niets veranderd; kies opnieuw.
ui-settings-untold = Het is opgeslagen, maar Discord liet me het niet aan iedereen vertellen.
ui-settings-direct = Instellingen horen bij een server, en dit is tussen ons tweeën. Er is niets veranderd; gebruik dit in een kanaal daar.
ui-settings-who = Alleen wie deze server mag beheren (de machtiging Server beheren) ziet en wijzigt hoe ik hier ingesteld ben. Er is niets veranderd; vraag het een van hen.
ui-settings-told = { $person } heeft gewijzigd hoe ik op deze server ingesteld ben. { $what }
ui-setting-start = Wie een spel mag beginnen
ui-setting-start-all = Iedereen
ui-setting-start-managers = Wie de server mag beheren
ui-setting-channels = Waar een spel mag beginnen
ui-setting-channels-all = overal
ui-setting-channels-choose = Waar een spel mag beginnen: ook in threads daarvan (geen: overal)
ui-setting-end = Wie een spel voortijdig mag beëindigen
ui-setting-end-all = Wie eraan meespeelt
ui-setting-end-managers = Wie de server mag beheren
ui-setting-language = Taal van nieuwe spellen
ui-setting-language-usual = die van de server op Discord
ui-setting-thread = Een thread voor elk nieuw spel
ui-setting-thread-no = alleen als dat gekozen wordt
ui-setting-thread-yes = ja, tenzij iets anders gekozen wordt
ui-setting-log = Wat er van afgelopen beurten blijft staan
ui-setting-log-usual = een kort bericht waar meer mensen spelen
ui-setting-log-table = niets
ui-setting-log-turns = een kort bericht
ui-setting-speed = Hoe vlot er gespeeld wordt
ui-setting-speed-usual = alleen afgesproken als dat gekozen wordt
ui-setting-speed-live = live: na een uur een herinnering
ui-setting-speed-daily = een zet per dag: na een dag een herinnering
ui-setting-speed-free = geen haast: alleen een herinnering voor wie erom vraagt
ui-setting-remind = Herinneringen waar geen snelheid is afgesproken
ui-setting-pictures = Plaatjes in nieuwe spellen
ui-setting-pictures-yes = ja
ui-setting-pictures-no = nee, woorden ervoor in de plaats
ui-setting-dashboard = Dashboard: een bericht met alle tafels
ui-setting-dashboard-choose = Kanaal van het dashboard (geen: geen dashboard)
ui-settings-dashboard-refused = Daar kan ik niet schrijven: in dat kanaal heb ik Kanaal bekijken, Berichten verzenden en Links insluiten nodig. Er is niets veranderd.
ui-dashboard-title = Tafels op deze server
ui-dashboard-none = Er loopt geen spel op deze server. `/automa start` begint er een.
ui-dashboard-line = • **{ $game }** in { $channel }: { $what }, { $since }
ui-dashboard-gone = Het kanaal van mijn dashboard is verwijderd: deze server heeft geen dashboard meer, aan de spellen is niets veranderd. Wie de server mag beheren kan een ander kanaal kiezen met `/automa instellingen`.
ui-may-not-start = Op deze server mag alleen wie hem beheert een spel beginnen. Er is niets begonnen; vraag het een van hen. Zij kunnen dat wijzigen met `/automa instellingen`.
ui-may-not-start-here = Op deze server beginnen spellen alleen in { $channels }. Er is niets begonnen; begin daar. Wie de server mag beheren kan dat wijzigen met `/automa instellingen`.
ui-may-not-end = Op deze server mag alleen wie hem beheert een spel voortijdig beëindigen. Er is niets veranderd; vraag het een van hen. Zij kunnen dat wijzigen met `/automa instellingen`.

## Wat van iemand bewaard wordt

ui-note = Mijn notitie
ui-note-hint = Alleen jij ziet die, hier en bij je beurt. Leeg: geen notitie
ui-note-shown = **Mijn notitie:** { $note }
ui-former-player = voormalige speler
ui-privacy-title = Wat ik van je bewaar
ui-privacy-kept = Spellen waarin je zat: { $games }, op servers: { $servers }. Wat je gewijzigd hebt en een server bewaart: { $kept }. Notities voor jezelf: { $notes }. { $wishes ->
    [0] Met `/automa ik` heb je niets gezegd.
   *[other] En wat je met `/automa ik` wenst: wanneer je herinnerd wordt, je tijdzone en stille uren, wanneer je weg bent.
}
ui-privacy-else = Van elk spel bewaar ik wie wanneer waarop gedrukt heeft, zodat het ongedaan gemaakt, nagespeeld en gecontroleerd kan worden, en hoe je aan tafel heet. Andere berichten bewaar ik niet, en van je account niets dan het id.
ui-privacy-ways = **Als bestand** geeft je alles. **Wissen** haalt het op alle servers weg; de spellen blijven, met een voormalige speler op jouw plaats. Wat in kanalen van Discord staat, is van Discord: dat kan daar verwijderd worden.
ui-privacy-file = Als bestand
ui-privacy-here = Dit is alles wat ik van je bewaar (tijden in milliseconden sinds 1970 UTC). Alleen jij ziet dit bericht.
ui-privacy-large = Er is meer van je dan hier in een bestand past. Er is niets veranderd; wie mij host, kan het je geven.
ui-privacy-erase = Wissen
ui-privacy-sure = **Alles wissen wat ik van je bewaar, op alle servers?** Waar een spel loopt, verlaat je je plaats; in wat gespeeld is, staat een voormalige speler op jouw plaats, en punten blijven. Notities voor jezelf en wat je met `/automa ik` wenst, verdwijnen meteen. Dat kan niet ongedaan gemaakt worden. In back-ups van wie mij host, staat het tot ze vervangen zijn.
ui-privacy-erased = Het is genoteerd en wordt nu gewist; binnen een uur is het op alle servers klaar. Waar je vanaf nu op drukt, wordt opnieuw bewaard.

## Knoppen en menu's

ui-yes = Ja
ui-no = Nee
ui-none = Geen
ui-type = Antwoord typen
ui-fill-in = Invullen
ui-as-shown = Klopt zo
ui-shown = { $value }
ui-shown-line = **{ $what }:** { $value }
ui-try-again = Opnieuw proberen
ui-choose = Kies
ui-choose-from = Kies: { $first } … { $last }
ui-choose-number = Kies een getal
ui-choose-between = Kies er { $low } tot { $high }
ui-choose-exactly = Kies er { $n }
ui-choose-up-to = Kies er hoogstens { $n }
ui-these = { $names }
ui-choose-page = Kies (pagina { $n } van { $of })
ui-number-hint = { $low } tot { $high }
ui-such-as = zoals { $line }
ui-times = { $n } × { $what }
ui-picked = Klaar ({ $n } gekozen)
ui-back = Terug
ui-next = Verder
ui-report = Melden
ui-my-turn = Mijn beurt
ui-done-turn = Klaar
ui-record = Noteren
ui-clear = Leegmaken
ui-take-back-last = Nr. { $n } terugnemen
ui-pick-next = { $group } · nr. { $n }
ui-record-sure = **{ $what } noteren?** Je hebt het onder **Mijn beurt** gekozen.
ui-record-turn = Noteren, dan { $turn }
ui-record-without = { $turn } zonder
ui-record-line-sure = **Eerst { $what } noteren?** Je hebt het onder **Mijn beurt** gekozen, en je regel sluit je beurt af. Er is niets veranderd.
ui-record-line = Noteren, dan mijn regel
ui-record-line-without = Mijn regel zonder
# $doubt: what the game asks, such as whether no tile was taken
ui-doubt = **{ $doubt }** Over deze beurt is niets gemeld, en er is nog niets veranderd.
ui-doubt-yes = Ja: { $turn }
ui-to-my-turn = Terug naar Mijn beurt
ui-turn-over = je beurt is intussen afgelopen, zonder dat.
ui-my-turn-title = { $seat }, wat heb je gedaan?
ui-my-turn-how = Kies alles; **Klaar** sluit je beurt af.
ui-my-turn-late = Kies alles en druk dan op **Noteren**.
ui-report-named = { $what }
ui-report-named-separator = ;{ " " }
ui-reports-named = { $what }
ui-reports = { $n ->
    [one] 1 melding
   *[other] { $n } meldingen
 }
ui-reports-of = { $seat }: { ui-reports }
ui-report-of = { $seat }: { $what }
ui-not-recorded = Niet genoteerd: { $why }
ui-gone = iets daarvan is er niet meer.
ui-look = Kijken
ui-look-at = Kijk naar …
ui-look-since = Sinds je laatste beurt
ui-look-nothing = Er is sindsdien niets gebeurd.
ui-look-board = Bord
ui-look-turns = Beurten tot nu toe
ui-look-set-up = Voorbereiding
ui-look-about = Over dit spel
ui-about-rules = Regels versie { $version } · sessie `{ $session }`
ui-look-points = { $held } · { $n } punten
ui-look-earlier = Eerder
ui-look-later = Later
ui-look-place = { $n } van { $of }
ui-fork = Speel vanaf hier verder
ui-fork-new-seed = In een thread, nieuwe seed
ui-fork-same-seed = In een thread, zelfde seed
ui-enter-points = Punten invullen
ui-did-you-win = **Heb je gewonnen?** Vul de punten in.
ui-yes-meant = Ja: { $name }
ui-correct-points = Punten verbeteren
ui-points-title = Heb je gewonnen? Hoeveel punten?
ui-points-of = Punten van { $seat }
ui-and = { " " }en{ " " }
ui-result-wins = { $names } wint met { $n } punten
ui-result-shares = { $names } delen de overwinning: { $n } punten
ui-result-tied = Gelijk op { $n }: { $names }
ui-result-leads = { $names } staat voor met { $n } punten
ui-result-line = { $seat }: **{ $n }**
ui-result-missing = { $seat }: nog niet ingevuld
ui-result-by = De punten van mensen zijn ingevuld door { $people }.
ui-result-title = Punten aan het einde
ui-result-bar = { $name }: { $n } punten
ui-again = Nog eens
ui-undo = Ongedaan maken
ui-redo = Opnieuw doen
ui-why = Waarom?
ui-score = Score
ui-undo-yes = Toch ongedaan maken
ui-end-yes = Stop het spel
ui-show-here = Toon { $game } ({ $id }) hier
ui-report-intro = **Wat is er aan tafel gebeurd?**
ui-report-what = Kies wat er gebeurd is
ui-report-groups = Wat voor iets is er gebeurd?
ui-another = { $what } ({ $n })
ui-report-other = Iets anders
ui-report-type = Typen
ui-report-line = Wat is er aan tafel gebeurd?
ui-line = { $line }
line-part = “{ $line }”
ui-which = **Welke van deze bedoel je?**
ui-which-first = **Welke van deze bedoel je?** Dit zijn de eerste van { $n }: met meer woorden worden het er minder.
ui-did-you-mean = Ik vind geen “{ $typed }”, dus is er niets veranderd. **Bedoelde je een van deze?**
ui-or-did-you-mean = **Bedoelde je een van deze?**
ui-for-example = Typ bijvoorbeeld “{ $example }”.
ui-near = Bedoelde je { $names }?
# Why a part of a line isn't done: of how many things that can be reported it has the words.
ui-which-report = { $n ->
    [0] niets wat nu gemeld kan worden heet zo.
   *[other] het past op { $n } meldingen.
 }
ui-no-such-report = Wat nu gemeld kan worden, heet nergens “{ $typed }”. Er is niets veranderd.
ui-in-no-report = In geen melding staat { $typed }.
ui-fix-choice = { $what }, nu { $now }
ui-turn-ago = { $n ->
    [0] Laatste: { $what }
    [one] { $n } zet geleden: { $what }
   *[other] { $n } zetten geleden: { $what }
}

## Berichten

ui-language = Nederlands
ui-list-separator = ,{ " " }
ui-title-separator = :{ " " }
ui-names = { $names }
ui-and-more = { $names } en nog { $n }
ui-page = Pagina { $n } van { $of } · { $footer }
ui-setup = de voorbereiding
ui-footer-setup = { $game } · voorbereiding
ui-more = … nog { $n } onder **Waarom?**
ui-you-typed = Je typte
ui-title-start = { $game } begint
ui-promise = hash van de seed: { $hash }
ui-step = { $n }. { $what }
ui-title-since = Wat er gebeurde
ui-title-turn-of = { $seat }, jij bent aan de beurt
ui-title-ready = { $seat }, staat je tafel klaar?
ui-ready-hint = Zet alles klaar en druk op **{ $button }**.
ui-ready-turn-hint = Zet alles klaar, speel en druk op **{ $button }**.
ui-begin-hint = Druk op **{ $button }** om te beginnen.
ui-turn-hint = Speel op je tafel en druk dan op **Klaar**.
ui-title-undo = Ongedaan gemaakt: { $what }
ui-title-redo = Opnieuw gedaan: { $what }
# Wat regels van vroeger hebben.
ui-title-fix = Verbeterd: { $what }
ui-title-fixed = Verbeterd: { $what }, nu { $to }
ui-title-ended = Controleer het toeval
ui-title-stopped = Het spel is gestopt
ui-the-end = het einde van het spel
ui-seed = De seed was { $seed }
ui-seed-salted = De seed was { $seed }, met salt { $salt }
ui-seed-with-hands = Wie de seed kiest, kan ieders hand uitrekenen; met een seed speel je hier dus alleen. Er is geen spel begonnen: laat de seed weg, of geef alle andere plaatsen aan automa's.
ui-seed-is-known = De seed van dit spel is gekozen door wie het begon, en die kan ieders hand uitrekenen. Daarom kan hier niemand anders gaan zitten. Er is niets veranderd.
ui-verify = Bewaar `/automa export`, dan `automa replay FILE`.
ui-done = Klaar.
ui-stopped = Ongedaan maken draait dit terug.
ui-stopped-for-good = Ieders hand is nu bekend: dit einde blijft staan.
ui-restored = Zo stond het toen.
ui-noted = Genoteerd.
ui-restarted = ⚠️ Deze versie van de regels vraagt iets anders: de beurt begint opnieuw.
ui-given-up = ⚠️ Deze versie van de regels kan niet verder met de beurt die bezig was: die vervalt, en niets ervan telt.
ui-title-anew = De regels zijn veranderd
ui-anew-hint = Wat bezig was vraagt niets meer. Druk op **Opnieuw beginnen**: het wordt van voren af aan gedaan.
ui-anew = Opnieuw beginnen
ui-title-broken = ⚠️ Dit spel kan niet verder
ui-broken = Deze versie van de regels kan vanaf hier niet verder. Er is niets verloren en niets veranderd. Ga terug naar het laatste moment waarop het wel kan, of stop het spel: `/automa export` bevat alles.
ui-rescue = Terug naar wat werkt
ui-begins-again = De regels zijn sindsdien veranderd: druk eerst op **Opnieuw beginnen** op de tafel, of maak ongedaan. Er is niets veranderd.
ui-setup-waits = De voorbereiding wacht op een antwoord.
ui-ended-note = Dit spel is afgelopen.
ui-panel-needs = ⚠️ Ik kan de tafel hier niet bijhouden. Geef me alsjeblieft: { $permissions }.
ui-pictures-need = ⚠️ Ik kan hier geen plaatjes tonen. Geef me alsjeblieft: { $permissions }.

ui-why-title = Waarom? { $what }
ui-why-none = Er is nog niets om uit te leggen.
ui-why-nothing = In deze beurt is er niets gebeurd.
ui-why-rule = Regel { $rule }: { $text }
ui-why-rule-only = Regel { $rule }
ui-why-candidates = Mogelijk ({ $n }): { $names }
ui-why-weighed = **{ $about }** ({ $who })
ui-why-measured = **{ $about }** ({ $who }): { $by }
ui-why-by-rule = **{ $about }** ({ $who }), vuistregel: { $by }
ui-why-decision = Een beslissing
ui-why-alternative = { $mark } { $what }
ui-decimal = { $whole },{ $decimals }
ui-why-value = { $mark } { $what }: { $value }
ui-why-equal = { $value }, gelijk
ui-why-tried = { $value } ({ $n }×)
ui-why-withheld = Wat { $who } op grond van zijn hand afwoog, hoor je na afloop.
ui-why-step = ‣ { $by }: { $names }
ui-why-out = · valt af: { $names }
ui-why-left-none = geen
ui-why-compared = { $name } ({ $value })
ui-value = { $value }
ui-value-yes = ja
ui-value-no = nee
by-lot = door het lot

ui-exported-running = Hier is het spel tot nu toe. De seed en wat verborgen is, zitten in de export na afloop.
ui-exported = Hier is het hele spel. `automa replay FILE` speelt het opnieuw, controleert alles wat door toeval bepaald is en toont deze digest: { $digest }.
ui-export-busy = Anderen wachten ook op een export, en ik schrijf er één tegelijk. Er is niets veranderd; probeer het over een minuut opnieuw.
ui-export-large = Het bestand is te groot voor Discord. Wie mij host, kan `automa export { $id }` uitvoeren.
ui-no-place = Hier wordt geen spel gespeeld: de tafel heeft een kanaal of een thread nodig van een server waaraan ik toegevoegd ben, of een privégesprek met mij alleen. Er is niets veranderd; gebruik het daar. `/automa help`, `/automa spellen`, `/automa ik` en `/automa privacy` antwoorden ook hier.
ui-menu-unknown = Dat bericht hoort bij geen spel dat ik hier ken. Er is niets veranderd: kies een bericht van mij met een tafel of met een beurt.
ui-fault = Meld een fout
ui-fault-what = Wat klopt er niet?
ui-fault-hint = Wat er gebeurde, en wat er had moeten gebeuren
ui-fault-made = Hier is het bestand met het hele spel en met wat je schreef.
ui-fault-made-running = Hier is het bestand met het spel tot nu toe en met wat je schreef. Wat verborgen is, zit er niet in; na afloop kan het ook daarmee.
ui-fault-to = Stuur het naar { $where }
ui-fault-to-host = Stuur het naar wie deze bot host.
ui-end-sure = **Het spel stoppen?** { $stays ->
    [yes] De seed en alle handen worden bekend, dus je kunt dit **niet ongedaan maken**.
   *[no] De seed wordt bekend. Je kunt het nadien nog ongedaan maken; dan staat op de tafel dat de seed bekend is.
}
ui-undo-sure = Hiermee neem je iets terug dat getrokken of gegooid is. Dezelfde kaart of hetzelfde getal komt opnieuw. **Toch ongedaan maken?**
ui-undo-to-sure = Wat daarin getrokken of gegooid is, komt opnieuw. **Toch ongedaan maken?**
ui-undo-goes = Deze { $n } zetten gaan weg:
ui-redo-comes = Deze { $n } zetten komen terug:
ui-redo-sure = **Allemaal terughalen?**
ui-redo-yes = Haal ze terug
ui-moves-before = … { $n } daarvoor
ui-move-line = • { $what }
ui-undo-nothing-since = Er is sindsdien niets gebeurd. Er is niets veranderd.
ui-undo-moment-gone = Dat moment is zelf teruggenomen, dus leidt daar niets naartoe. Er is niets veranderd. **{ ui-redo }** haalt terug wat het laatst ongedaan gemaakt is.
ui-undo-end-sure = Door het einde is de seed bekend, en daarmee alles wat hierna getrokken en gegooid wordt. Dat blijft tot het einde op de tafel staan. **Toch ongedaan maken?**
# $move: after how many moves, as Look numbers them
ui-fork-ask = **Verderspelen vanaf zet { $move }?** Er begint daar een ander spel, met vrije plaatsen. Dit spel blijft zoals het is, en dit kanaal krijgt bericht.
ui-fork-elsewhere = In een ander kanaal typ je daar `/automa importeren spel:{ $id } zet:{ $move }`.
ui-fork-from = Het gaat verder vanaf zet { $move } van het spel { $id }.
ui-fork-same = ⚠️ { $known ->
    [hands] De seed is dezelfde; die is bekend, en daarmee alle handen.
    [draws] De seed is dezelfde; die is bekend: wat getrokken en gegooid wordt, kan iemand opzoeken.
   *[no] De seed is dezelfde: wat hier getrokken en gegooid wordt, kan ook daar komen.
}
ui-fork-new = { $known ->
    [hands] De seed is nieuw. Wat daar geschud was, ligt zoals het lag en kan iemand opzoeken, net als de handen.
    [draws] De seed is nieuw. Wat daar geschud was, ligt zoals het lag en kan iemand opzoeken.
   *[no] De seed is nieuw. Wat daar geschud was, ligt zoals het lag.
}
ui-forked = { $person } speelt in { $channel } verder vanaf zet { $move } van dit spel. { $seed ->
    [same] De seed is dezelfde: wat daar getrokken en gegooid wordt, kan ook hier komen.
    [new] De seed is nieuw; wat hier geschud ligt, ligt daar net zo.
   *[over] De plaatsen zijn daar vrij.
}
ui-fork-hands = Elders zijn de plaatsen vrij: wie daar verderspeelt, zou handen kunnen zien die anderen hier hebben. Daarom kan dat pas na het einde van dit spel. Er is niets begonnen.
ui-fork-seed = De seed van dit spel blijft tot het einde geheim, en een ander spel ermee zou hem kunnen verklappen. Er is niets begonnen: kies een nieuwe seed.
ui-fork-nowhere = Vanaf daar valt niets verder te spelen: de voorbereiding was nog niet klaar, het spel was al afgelopen, of er is geen zet met dat nummer. Er is niets begonnen; **Kijken** toont de zetten met hun nummers.
ui-import-which = Geef of `bestand` of `spel`. Er is niets begonnen.
ui-import-unknown = Ik ken geen spel “{ $id }” van deze server. Er is niets begonnen. Het id staat onder **Kijken**, Over dit spel, en na **{ ui-fork }**.
ui-import-no-export = Het bestand is geen geëxporteerd spel. Er is niets begonnen: neem het bestand dat `/automa export` na afloop van een spel geeft.
ui-import-no-game = Het bestand is van een spel dat ik niet heb. Er is niets begonnen.
ui-import-running = Het bestand is gemaakt terwijl het spel liep: de seed en alles wat verborgen was, zitten er niet in, dus kan niemand daarmee verder. Er is niets begonnen: neem een export van na afloop.
ui-import-differs = Ik heb het spel uit het bestand opnieuw gespeeld, en het loopt anders: er is iets aan veranderd, of een andere versie van de regels heeft het gemaakt. Er is niets begonnen. `automa replay FILE` zegt waar het verschilt.
ui-import-nowhere = Vanaf daar gaat in het bestand niets verder: er is geen zet met dat nummer, of het spel was al afgelopen. Er is niets begonnen: geef een andere `zet`.
ui-import-long = Het bestand is te lang om te lezen. Er is niets begonnen.
ui-import-busy = Anderen leveren ook bestanden aan. Er is niets begonnen; probeer het over een minuut opnieuw.
ui-import-done = Ik heb het spel opnieuw gespeeld: alles klopt. Het gaat hier verder, en de plaatsen zijn vrij.
ui-thread-name = { $game }
ui-thread-unsure = Discord gaf geen antwoord, dus er is geen spel begonnen. Misschien is er een nieuwe thread waar niets in staat: begin het spel daar, of verwijder die en probeer het opnieuw.
ui-thread-started = Het spel is begonnen in { $channel }.
ui-thread-left = De nieuwe thread { $channel } is er wel, zonder spel: begin er daar een, of verwijder hem.

ui-help-title = Automa
ui-help =
    Kies hieronder een spel, of typ `/automa start`: een paar vragen, en de tafel staat er.
    Er komt één bericht, de tafel: wat er laatst gebeurde, wat er open is, en de knoppen daarvan. Druk na je eigen beurt op **Klaar**: de automa's spelen dan door tot er iemand nodig is.
    Vertel met **Mijn beurt** wat je deed, als het spel het bord bijhoudt. **Kijken** toont de rest, **Waarom?** legt elke beslissing uit.
    Een stap terug? Druk op **Ongedaan maken** of gebruik `/automa ongedaan`; `/automa verbeteren` verbetert een waarde.
    Is de tafel zoek? `/automa status` haalt haar naar het einde van het kanaal, `/automa spellen` toont je spellen. Wie nog niet zit, drukt op **Meedoen**.
ui-help-game = • { $about } (`/automa start { $id }`)
ui-start-which = Begin een spel
ui-start-title = { $game }: hoe speel je?
ui-start-join = Anderen kunnen later meedoen.
ui-start-full = Automa's nemen alle andere plaatsen.
ui-start-as-last = Zoals de vorige keer in dit kanaal.
ui-start-changed = De opties van dit spel zijn veranderd. Er is niets begonnen: kies opnieuw.
ui-start = Start
ui-start-seeded = Start met een seed
ui-more-options = Meer opties
ui-option = { $name }: { $value }
ui-option-about = **{ $name }**: { $about }
ui-option-without = zonder { $what }
ui-usual = zoals gewoonlijk
ui-usual-automas = op alle plaatsen behalve die van jou
ui-usual-log = een kort bericht als er meer mensen spelen
ui-usual-pace = tot er iemand nodig is
ui-usual-speed = niets afgesproken
ui-help-here-title = { $game } in dit kanaal
ui-help-table =
    • De tafel toont wat er laatst gebeurde, wat er open is, en de knoppen daarvan.
    • { $tells ->
        [yes] Speel je eigen beurt, kies onder **{ $mine }** wat je deed en druk daar op **{ $done }**. Alleen als er niets te melden is, druk je meteen op **{ $done }**.
       *[no] Speel je eigen beurt op je tafel en druk dan op **{ $done }**: de automa's spelen door tot er iemand nodig is.
    }
    • Wat de automa over je beurt moet weten, vertel je onder **{ $mine }** of **{ $report }**.
    • **{ $look }** toont bord, plaatsen, stand en eerdere beurten; **{ $why }** legt elke beslissing uit. Alleen jij ziet dat.
    • **{ $undo }** maakt elke stap ongedaan, `/automa verbeteren` verbetert een waarde.
    • Wie geen plaats heeft, neemt een vrije met **{ $join }**; `/automa plaatsen` geeft plaatsen een naam of een andere speler.
    • Is de tafel zoek? `/automa status` haalt haar naar het einde van het kanaal. `/automa stoppen` stopt het spel.
ui-help-hosted =
    • **{ $play }** begint je beurt, of toont wat je gevraagd wordt. Alleen jij ziet dat bericht.
    • **{ $hand }** toont wat van jou alleen is: je kaarten, en wat je van plan bent.
    • Wie geen plaats heeft, neemt een vrije met **{ $join }**. Onder **{ $seats }** vertrek je, kom je terug, of geef je een plaats aan een automa.
    • **{ $why }** vertelt wat er gebeurde, volgens welke regel, en wat automa's afwogen.
    • **{ $undo }** neemt je eigen keuze terug tot je ze bevestigt. Wat anderen gezien hebben, gaat alleen terug als iemand anders aan tafel akkoord gaat.
    • Automa's spelen vanzelf zolang er iemand aan tafel zit.
    • Is de tafel zoek? `/automa status` haalt haar naar het einde van het kanaal. `/automa stoppen` stopt het spel.
ui-rules = Regels
ui-rules-title = { $game }: regels
ui-rules-word = Welk woord zoek je?
ui-rules-hint = een of twee woorden, of het nummer van een regel
ui-rules-found = Regels: “{ $typed }”
ui-rules-clause = **{ $rule }** { $text }
ui-rules-none = Geen regel heeft dat. Er is niets veranderd; probeer een ander woord.
ui-rules-near = Niets heeft “{ $typed }”. In de buurt:
ui-rules-small-words = aan als bij dan dat de die dit doe een en er ga gaat gebeurt heb hebben heeft het hoe hun ik in is je jij kan kun kunnen mag me met mijn moet naar nu of om ons op te van voor waar waarom wanneer wat we welke wie wij word worden wordt ze zijn zij a an and are at be by can could do does for from get has have how i if in is it its may me must my of on or our should so that the their them then there they this to us we what whats when where which who whom whose why will with would you your happens happen need
ui-rules-alike = gelijk gelijkspel gedeeld tie tied ties level shared equal draw; winnen wint winnaar gewonnen win wins won winner winning victory; gevecht vechten strijd fight fights combat battle attack; einde eindigt afgelopen voorbij end ends ended over finish final last; punten score scoring points prestige; kopen koopt gekocht buy buys bought purchase; verkopen verkoopt verkocht sell sells sold
ui-rules-more = … nog { $n }: met een woord erbij zijn het er minder.
ui-how-to-play = Zo speel je

## Wanneer iets niet kan

ui-no-session = Er is geen spel in dit kanaal. Begin er hier een, of met `/automa start`.
ui-game-missing = In dit kanaal loopt een spel { $game } waarvan ik de regels niet meer heb. Het blijft bewaard, en er is niets veranderd. Vraag ernaar bij wie mij host, of begin een ander spel in een ander kanaal of in een thread.
ui-elsewhere = Er is geen spel in dit kanaal. Op deze server:
ui-elsewhere-ended = Het spel in dit kanaal is afgelopen. Op deze server:
ui-elsewhere-there = • { $game } in { $channel }
ui-elsewhere-gone = • { $game } ({ $id }): het kanaal is verwijderd
ui-games-title = Je spellen hier
ui-games-title-everywhere = Je spellen op alle servers
ui-games-none = Je speelt op deze server in geen enkel spel. Druk bij een tafel op **Meedoen**, of begin er een.
ui-games-none-everywhere = Je speelt in geen enkel spel op een server waar ik ben. Op een server begint `/automa start` er een.
ui-games-more = … nog { $n }
ui-games-direct = een privégesprek
ui-games-line = • **{ $game }** in { $channel }: { $what }
ui-games-own = **jij bent aan de beurt**
ui-games-other = wacht op { $names }
ui-games-next = straks: { $what }
ui-games-asks = er staat een vraag open
ui-session-here = Er is in { $channel } al een spel. Er is niets veranderd.
ui-table-full = Dit spel heeft { $most } stappen (beurten, meldingen, verbeteringen, stappen terug): meer houd ik er van één spel niet bij. Er is niets veranderd. Stop het met `/automa stoppen` en begin een nieuw; tot dan kun je alles bekijken en exporteren.
ui-table-full-ended = Dit spel heeft { $most } stappen (beurten, meldingen, verbeteringen, stappen terug): meer houd ik er van één spel niet bij. Er is niets veranderd, het blijft afgelopen. Begin een nieuw met `/automa start`.
ui-table-full-note = **Dit spel is vol:** het heeft { $most } stappen (beurten, meldingen, verbeteringen, stappen terug), en meer houd ik er van één spel niet bij. Je kunt een stap terugnemen, het exporteren en het stoppen met `/automa stoppen`; begin daarna een nieuw.
ui-seats-full = Wie waar zit is in dit spel al { $most } keer veranderd: meer houd ik niet bij. Er is niets veranderd. Speel verder zoals jullie zitten, of stop het spel met `/automa stoppen` en begin een nieuw.
ui-server-full = Op deze server lopen zoveel spellen als er tegelijk mogen: { $most }. Er is niets veranderd. Stop er een dat niemand meer speelt, met `/automa stoppen` in zijn kanaal, en probeer het opnieuw.
ui-played-elsewhere = Dit spel wordt in { $channel } gespeeld. Alleen daar telt een druk op een knop. Er is niets veranderd.
ui-session-ended = Dit spel is afgelopen. Begin het volgende met `/automa start`.
ui-stale = Dat is achterhaald: er is intussen iets gebeurd. Zo staat het spel nu.
ui-done-before = Dat was al gedaan. Zo staat het spel nu.
ui-race = Iemand anders was sneller, dus dat was al gedaan. Zo staat het spel nu.
ui-question-open = Er staat een vraag open die eerst een antwoord nodig heeft. Er is niets veranderd.
ui-nothing-open = Er staat nu geen vraag open. Er is niets veranderd.
ui-not-offered = Dat kan nu niet. Er is niets veranderd.
ui-no-such-field = Ik houd niets bij dat “{ $field }” heet. Er is niets veranderd; kies iets uit de lijst.
ui-nothing-to-undo = Er is niets om ongedaan te maken: dit is het begin van het spel.
ui-nothing-to-redo = Er is niets om terug te halen.
ui-unknown-button = Ik ken deze knop niet meer. `/automa status` toont het spel met nieuwe knoppen.
ui-missing-permissions = In { $channel } heb ik nog nodig: { $permissions }. Er is niets begonnen.
ui-thread-in-thread = Dit is al een thread. Begin zonder `thread`, of in het kanaal. Er is niets begonnen.
ui-store-fault = Je zet kon niet bewaard worden, dus is er niets veranderd. Laat het weten aan wie mij host. (Fout { $id })
ui-store-locked = Een ander programma houdt mijn bewaarde spellen bezet, dus is er niets veranderd. Probeer het zo meteen opnieuw. (Fout { $id })
ui-store-away = Mijn bewaarde spellen zijn nu niet bereikbaar, dus is er niets veranderd. Probeer het zo meteen opnieuw. (Fout { $id })
ui-store-unheard = Mijn bewaarde spellen vielen weg terwijl ik je zet bewaarde: hij is bewaard, of er is niets veranderd. `/automa status` laat zien welk van beide. (Fout { $id })
ui-too-late = Dat duurde me te lang, en Discord neemt geen formulier meer aan. Er is niets veranderd; druk opnieuw.
ui-discord-fault = Discord liet me dat niet doen. Er is niets veranderd; probeer het opnieuw. (Fout { $id })
ui-discord-fault-saved = Je zet is bewaard, maar Discord liet me hem niet tonen. `/automa status` toont hem. (Fout { $id })
ui-internal = Er ging iets mis aan mijn kant. Er is niets veranderd. (Fout { $id })
ui-internal-saved = Je zet is bewaard, maar er ging iets mis aan mijn kant. `/automa status` toont het spel. (Fout { $id })
ui-internal-kept = Het is nu bewaard, maar er ging iets mis aan mijn kant. (Fout { $id })

ui-permission-view-channel = Kanaal bekijken
ui-permission-send-messages = Berichten verzenden
ui-permission-send-messages-in-threads = Berichten verzenden in threads
ui-permission-create-public-threads = Openbare threads maken
ui-permission-embed-links = Links insluiten
ui-permission-attach-files = Bestanden bijvoegen

ui-place-intro = Dit is voor wie deze server beheert.
ui-place-lacks = In { $channel } kan een spel niet verder, want ik mis: { $permissions }. Sta me dat daar toe (Kanaal bewerken, Machtigingen). Daarna toont `/automa status` in dat kanaal het spel.
ui-place-gone = Een kanaal waarin een spel liep, is verwijderd. `/automa spellen` in een ander kanaal noemt dat spel, met een knop die het daar toont.

# Spellen die de bot host: plaatsen van mensen en automa's
ui-go = Spelen
ui-take-back = Terugnemen
ui-wake = Wek de automa
ui-next-turn = Volgende beurt
ui-five-turns = Vijf beurten
ui-hand = Mijn hand
ui-no-hands = In dit spel houd ik geen hand bij: **Kijken** toont alles wat ik weet.
ui-join = Meedoen
ui-fill = Vul aan met automa's
ui-fill-intro = Welke automa's nemen de vrije plaatsen?
ui-seats = Plaatsen
ui-title-free = { $seat } is vrij
ui-free-hint = Wie niet zit: **Meedoen**; anders **Plaatsen**.
ui-people = Mensen: { $seats }
ui-seat-free = vrij
ui-seed-told = ⚠️ { $hands ->
    [yes] De seed en alle handen zijn bekend sinds { $at }
   *[no] De seed is bekend sinds { $at }, en daarmee wat er getrokken en gegooid wordt
}: het spel was gestopt, en dat is ongedaan gemaakt.
ui-seed-chosen = De seed is gekozen door { $person }.
ui-to-panel = [Naar de tafel]({ $link })
ui-kept-here = De bot houdt alles van dit spel bij: er is niets te melden of te verbeteren. **Ongedaan maken** gaat een stap terug. Er is niets veranderd.
ui-seat-held = { $seat }: { $holder }
ui-seat-of = { $seat } ({ $name })
ui-seat-changed = { $seat } wordt vanaf nu gespeeld door { $holder }.
ui-seat-freed = { $seat } is vanaf nu vrij: wie geen plaats heeft, neemt die met **Meedoen**.
ui-seat-back = Wie er zat, kan de plaats terugnemen onder **Plaatsen**.
ui-seat-what = Verander iets aan een plaats
ui-seat-leave = Verlaat mijn plaats
ui-leave-sure = Je verlaat { $seat }: vanaf nu speelt een automa die plaats ({ $automa }). Je kunt terugkomen onder **Plaatsen**; anderen alleen als iemand aan tafel hun de plaats geeft, of als daar niemand meer zit. Verlaten?
ui-leave-sure-free = Je verlaat { $seat }: de plaats is dan vrij, en wie meedoet kan die nemen. Verlaten?
ui-leave-yes = Verlaat de plaats
ui-seat-take = Neem { $seat }
ui-seat-name = Geef { $seat } een naam
ui-seat-called = Hoe heet de plaats? (leeg: zoals op Discord)
ui-seat-pass = Geef { $seat } aan iemand
ui-seat-pass-ask = **Wie speelt { $seat } vanaf nu?**
ui-seat-to = Kies iemand
ui-seat-without = { $name }, niet op Discord
ui-not-named = Deze plaats kan niet naar een persoon heten. Wie er speelt neemt de plaats in: druk op **Meedoen** of **Plaatsen**. Er is niets veranderd.
ui-not-for-them = Die persoon kan de plaats niet krijgen: die zit hier al. Er is niets veranderd.
ui-not-for-who-knows = Die persoon kan de plaats niet krijgen: die heeft de kaarten van een andere plaats gezien. Er is niets veranderd.
ui-not-for-bots = Een bot kan de plaats niet krijgen. Er is niets veranderd.
ui-seat-give = { $seat }: geef aan { $strength }
ui-give-sure = { $holder } speelt { $seat }. De plaats aan een automa geven? Wie er zat, kan de plaats altijd terugnemen.
ui-give-yes = Geef aan de automa
ui-seat-unseat = Maak { $seat } vrij
ui-free-sure = { $holder } speelt { $seat }. De plaats vrijmaken? Wie hier een plaats heeft, drukt er dan voor; wie er zat, kan de plaats terugnemen zolang die vrij is.
ui-free-yes = Maak vrij
ui-paused = ⏸️ Pauze sinds { $since }: niemand krijgt herinneringen. Met `/automa ik` gaat het spel verder.
ui-away = 🧳 { $seat } is weg tot { $until }.
ui-away-replace = 🧳 { $seat } is weg tot { $until }: onder **Plaatsen** kan een automa meteen overnemen.
ui-reminders-stopped = 🔕 { $seat } is drie keer herinnerd: er komen geen herinneringen meer.
ui-reminder = { $people } De tafel wacht op je.
ui-reminder-last = { $people } Jij bent de laatste op wie we wachten.
ui-speed-live = Afgesproken: jullie spelen live. Wie anderen laat wachten, krijgt na een uur een herinnering.
ui-speed-daily = Afgesproken: een zet per dag. Wie anderen laat wachten, krijgt na een dag een herinnering.
ui-speed-server = { $hours ->
    [one] Op deze server krijgt wie anderen laat wachten na een uur een herinnering.
   *[other] Op deze server krijgt wie anderen laat wachten na { $hours } uur een herinnering.
}
ui-speed-free = Afgesproken: geen haast.
ui-pause = Pauzeer dit spel
ui-go-on = Laat dit spel verdergaan
ui-mute = Deze beurt geen herinneringen
ui-plan-title = Vooraf
ui-plan-none = Je hebt vooraf niets gezegd.
ui-plan-said = Je hebt gezegd: **{ $what }**. Alleen jij ziet het.
ui-plan-how = Kies wat er gebeurt zodra jij aan zet bent. Tot dan kun je het veranderen of terugnemen.
ui-plan-late = Er valt nu vooraf niets te zeggen: je bent zelf aan zet, of het spel gaat niet verder.
ui-plan-choose = Wat er gebeurt
ui-plan-take-back = Neem het terug
ui-plan-read = Ik heb het gelezen
ui-plan-then = { $first }, daarna { $then }
ui-plan-choose-then = En daarna
ui-plan-on = Ga door tot iets mij aangaat
ui-plan-dropped = Wat je vooraf zei, **{ $what }**, is vervallen en doet niets meer: { $why ->
    [undone] iets waarop het stond is teruggenomen
    [concerned] er is iets wat jou aangaat
   *[changed] het kan niet meer zoals je het zei
 }. Je kunt iets anders zeggen.
# What is said for signs in words made for listening; a sign alone only adorns.
ui-signs = → naar, ← terug naar, ↑ omhoog, ↓ omlaag, × keer, ↳, •, ‣, › daarna, ☛, ✔ gekozen, ✓ gekozen, ✗ nee, ⚠ Let op, ⏸, 🧳, 🔕, ● rondje, ■ vierkant, ▲ driehoek, ◆ ruit, ★ ster, ⬟ vijfhoek
ui-me-title = Wat je wenst
ui-me-reminders = Herinneringen zolang een tafel op je wacht: { $after }.
ui-me-remind = Wanneer je herinnerd wordt
ui-me-remind-agreed = zoals de tafel afsprak
ui-me-remind-never = nooit
ui-me-remind-after = { $hours ->
    [one] na 1 uur
   *[other] na { $hours } uur
}
ui-me-quiet = Stille uren: van { $begin } tot { $end } uur ({ $zone }). Word je dan genoemd, dan blijft je telefoon stil.
ui-me-quiet-none = Stille uren: geen ({ $zone }).
ui-me-quiet-change = Stille uren en tijdzone
ui-me-quiet-from = Stil van
ui-me-quiet-to = Stil tot
ui-me-quiet-no = geen stille uren
ui-me-hour = { $hour } uur
ui-me-zone = Je tijdzone
ui-me-zone-hint = Een stad is genoeg, bijvoorbeeld Amsterdam
ui-me-away = Weg tot { $until }: je krijgt geen herinneringen, en je tafels zeggen het.
ui-me-here = Je bent niet weg.
ui-me-away-ask = Weg tot…
ui-me-not-away = niet weg
ui-me-back-on = tot { ui-weekday } { $day } { ui-month }
ui-weekday = { $weekday ->
     [1] ma
     [2] di
     [3] wo
     [4] do
     [5] vr
     [6] za
    *[7] zo
}
ui-month = { $month ->
     [1] jan
     [2] feb
     [3] mrt
     [4] apr
     [5] mei
     [6] jun
     [7] jul
     [8] aug
     [9] sep
     [10] okt
     [11] nov
    *[12] dec
}
ui-me-replace = Zolang je weg bent, mogen anderen je plaats meteen aan een automa geven, waar die kan spelen.
ui-me-replace-not = Zolang je weg bent, blijft je plaats van jou zoals anders.
ui-me-give-seat = Weg: een automa mag spelen
ui-me-keep-seat = Weg: houd mijn plaats
ui-me-only = Speel mijn enige zet
ui-me-only-ask = Wacht elke beurt op mij
ui-me-only-plays = Waar je maar één ding kunt doen, gebeurt dat vanzelf, en de tafel zegt het erbij.
ui-me-only-waits = Elke beurt wacht op jou, ook waar je maar één ding kunt doen.
ui-only-move = Iets anders kon { $person } niet doen, dus ging het vanzelf.
ui-me-pictures = In wat alleen jij ziet: { $how }.
ui-me-pictures-ask = Hoe je plaatjes ziet
ui-me-pictures-usual = plaatjes zoals aan tafel
ui-me-pictures-large = plaatjes groot, in twee helften
ui-me-pictures-words = woorden in plaats van plaatjes
ui-me-listening = Wat alleen jij ziet, heeft woorden om naar te luisteren.
ui-me-listen = Woorden om te luisteren
ui-me-listen-not = Woorden zoals aan tafel
ui-me-bad-zone = Ik ken geen tijdzone “{ $typed }”. Er is niets veranderd: typ een grote stad in de buurt, bijvoorbeeld Amsterdam.
ui-me-bad-zone-near = “{ $typed }” kan meer tijdzones betekenen: { $near }. Er is niets veranderd: typ er een helemaal.
ui-me-day-over = Die dag ligt niet meer voor je. Er is niets veranderd: typ `/automa ik` en kies een andere.
ui-your-turn = **Jij bent aan de beurt.**
ui-waits-turn = { $holder }, jij bent aan de beurt: druk op **Spelen**.
ui-waits-person = { $holder }, { $seat } moet kiezen: druk op **Spelen**.
ui-waits-automa = { $seat } denkt na…
ui-waits-press = { $seat } is aan de beurt.
ui-waits-other = We wachten op { $seat } ({ $holder }).
ui-answers = { $seat } antwoordt.
ui-waits-any = { $seat } is aan zet: wie hier zit, drukt ervoor.
ui-waits-free = { $seat } is aan zet, maar vrij: wie niet zit, **Meedoen**; anders **Plaatsen**.
ui-automa-plays = De automa speelt.
ui-undo-agree = { $person } wil de laatste stap van “{ $what }” terugnemen, die anderen gezien hebben. Gaat iemand anders aan tafel akkoord?
ui-undo-to-agree = { $person } wil { $n } zetten terugnemen die anderen gezien hebben. Gaat iemand anders aan tafel akkoord?
ui-undo-end-agree = { $person } wil het einde van het spel terugnemen. Daardoor is de seed bekend, en daarmee de volgorde van alle kaarten, tegels en worpen die nog komen; dat blijft tot het einde op de tafel staan. Gaan alle anderen aan tafel akkoord?
ui-end-agree = { $person } wil het spel stoppen: dan { $hands ->
    [yes] worden de seed en alle handen bekend. Dat kun je niet ongedaan maken
   *[no] wordt de seed bekend
}. Gaat iemand anders aan tafel akkoord?
ui-end-agreed = Akkoord: stop het spel
ui-undo-agreed = Akkoord: maak ongedaan
ui-seat-asleep = { $seat } slaapt: antwoord voor die plaats
ui-slept = { $seat } slaapt: { $person } liet de bot deze ene keer antwoorden.
ui-not-asleep = Deze persoon is er nog: anderen kunnen pas voor die plaats antwoorden als de tafel er { $hours } uur op wacht, of als de persoon de server verlaten heeft. Er is niets veranderd.
ui-already-asked = De anderen is het al gevraagd, hierboven: iemand anders moet op Akkoord drukken. Er is niets veranderd.
ui-asked-by-another = { $person } heeft het al gevraagd: druk hierboven op **Akkoord** of **Nee**. Er is niets veranderd.
ui-asked = De anderen aan tafel krijgen de vraag of ze akkoord gaan. Er is nog niets veranderd.
ui-disagree = Nee
ui-agreed = { $person } ging akkoord.
ui-disagreed = { $person } zei nee. Er is niets veranderd.
ui-withdrawn = { $person } wil het niet meer. Er is niets veranderd.
ui-agreed-to = { $asker } vroeg het, { $person } ging akkoord.
ui-agreed-back = De laatste stap van “{ $what }” is teruggenomen: { $asker } vroeg het, { $person } ging akkoord.
ui-end-stands = Dit einde kun je niet ongedaan maken: daardoor kent iedereen de seed en alle handen. Er is niets veranderd; met **Nog eens** begint het volgende spel.
ui-request-void = Dit verzoek is achterhaald: er is intussen iets gebeurd. Er is niets veranderd; vraag het opnieuw als je het nog wilt.
ui-needs-another = Iemand anders aan tafel moet daarmee akkoord gaan. Er is niets veranderd.
ui-nothing-to-decide = Jij hoeft nu niets te beslissen.
ui-not-yours = Nu is een andere plaats aan zet. Er is niets veranderd.
ui-not-seated = Dat kan alleen wie een plaats aan deze tafel heeft. Er is niets veranderd; **Plaatsen** toont wie waar zit.
ui-not-seated-ended = Dat kan alleen wie aan deze tafel zat. Er is niets veranderd; met `/automa start` begin je zelf een spel.
ui-seat-nobody = De plaats die nu aan zet is, is vrij. Wie geen plaats heeft drukt op **Meedoen**, wie er een heeft op **Plaatsen** of **Vul aan met automa's**. Er is niets veranderd.
ui-already-seated = Je hebt al een plaats aan deze tafel. Er is niets veranderd.
ui-seat-taken = Iemand anders heeft die plaats. Er is niets veranderd.
ui-seat-left = Een automa speelt die plaats voor iemand die weggegaan is: wie aan tafel zit, kan de plaats aan jou geven onder **Plaatsen**. Er is niets veranderd.
ui-others-automa = Iemand anders heeft die automa neergezet, of hij speelt voor diegene; zolang er meer mensen spelen verandert alleen die persoon hem. Er is niets veranderd.
ui-no-free-seat = Alle plaatsen zijn bezet. Er is niets veranderd; een plaats die een automa speelt, kun je onder **Plaatsen** overnemen.
ui-knows-another = Je hebt de kaarten van een andere plaats in dit spel gezien, dus kun je alleen naar die plaats terug. Er is niets veranderd.
