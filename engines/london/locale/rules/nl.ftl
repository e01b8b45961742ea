# De regels in het kort, voor "Waarom?": `rule-filter-3` is wat regel filter.3 zegt, in één zin.

rule-setup-1 = AutoMartin speelt tegen één mens, of als extra speler naast meer mensen.
rule-setup-2 = Er zijn 2 tot 4 plaatsen: 1 tot 3 AutoMartins en 1 tot 3 mensen.
rule-setup-3 = AutoMartin heeft geen hand en krijgt geen kaarten gedeeld.
rule-setup-4 = Hij heeft één open bouwstapel.
rule-setup-5 = Hij begint met evenveel munten als elke speler.
rule-setup-6 = De munten aan het begin zijn een optie: 5 als je niets kiest.
rule-setup-7 = Hij begint met de armoede van de spelers en zonder prestige.
rule-setup-8 = De armoede aan het begin is een optie: geen als je niets kiest, 5 in de eerste editie.
rule-setup-9 = De automastapel wordt geschud en ligt naast zijn gebied.
rule-setup-10 = Een niveau speelt met zijn eigen automakaarten en die van alle lagere niveaus.
rule-setup-11 = Het niveau is een optie: I als je niets kiest.
rule-setup-12 = De stapel is een optie: de opgeschreven, de bedachte, of een eigen van de groep.
rule-setup-13 = De spelers kiezen wie begint; AutoMartin mag best de laatste zijn.
rule-setup-14 = Wie begint is een optie: als je niets kiest de eerste persoon, en AutoMartin als laatste.
rule-setup-15 = De stadsstapel is deel A op B op C; ieder mens krijgt 6 kaarten.
rule-setup-16 = City, Westminster en Southwark & Bermondsey liggen open; de andere wijken zijn een stapel.
rule-setup-17 = Zijn beurt moet vlotter gaan dan die van een mens: alleen wat beslist wordt gevraagd.
rule-setup-18 = Meer AutoMartins delen stapel, aflegstapel en niveau; al het andere heeft elk voor zich.

rule-card-1 = Een automakaart heeft een niveau, munten en armoede, een filter en een actie.
rule-card-2 = Munten en armoede zijn elk 0 of meer.
rule-card-3 = Het filter is een lijst van regels, misschien leeg, misschien met de woorden cruciale kaarten.
rule-card-4 = Alleen sommige automakaarten hebben een actie.
rule-card-5 = Cruciaal: Underground, Train Stations, Omnibus, beide Prisons, Whitehall, Hospital.
rule-card-6 = De gedrukte Milton is Millbank Prison.
rule-card-7 = Een getal dat op een kaart ontbreekt, telt 0.
rule-card-8 = De getallen van de eerste editie zijn een voorstel; de bevestigde regel van de groep wint en blijft.
rule-card-9 = Een filter begint met het ontwikkelingsbord, de wijken of de stadsstapel.

rule-turn-1 = De bovenste automakaart gaat open op de aflegstapel en ligt daar terwijl ze werkt.
rule-turn-2 = Volgorde: munten en armoede, dan trekken met het filter en afhandelen, dan de actie.
rule-turn-3 = Is de automastapel leeg als een kaart open moet, dan wordt eerst de aflegstapel geschud.
rule-turn-4 = De kaart die nu werkt, wordt meegeschud.
rule-turn-5 = De automakaart is de hele beurt: geen gratis kaart, geen bouwen, geen handlimiet.
rule-turn-6 = Hij laat zijn stad nooit draaien: symbolen werken één keer, als de kaart komt.

rule-resource-1 = De gedrukte munten en armoede komen uit de voorraad.
rule-resource-2 = Ze komen voor al het andere, dus kunnen ze betalen wat getrokken wordt.
rule-resource-3 = Een optie telt iets bij de munten van elke automakaart op; het blijft minstens 0.

rule-draw-1 = De regels werken in gedrukte volgorde, elk op wat de vorige overliet.
rule-draw-2 = Zodra er één kandidaat over is, wordt die getrokken; latere regels tellen niet.
rule-draw-3 = Zodra een regel er geen overlaat, wordt geen kaart getrokken.
rule-draw-4 = Een leeg filter trekt niets.
rule-draw-5 = Wat er ook getrokken is of niet, de actie komt.
rule-draw-6 = Een kaart wordt getrokken of hij betaald kan worden of niet.
rule-draw-7 = De getrokken kaart wordt meteen afgehandeld.
rule-draw-8 = Zijn er meer over als de regels op zijn, dan wordt de eerste genomen.
rule-draw-9 = Wat niet betaald kon worden, doet bij dezelfde automakaart niet meer mee.

rule-filter-1 = Ontwikkelingsbord: alle kaarten op het bord in bordvolgorde; is er geen, stop dan.
rule-filter-2 = Wijken: die open liggen; de volgende regels werken tot er één over is.
rule-filter-3 = Munten: de meeste munten netto blijven, opbrengst min alle kosten.
rule-filter-4 = Armoede: de minste armoede netto blijft.
rule-filter-5 = Armoede in de activeringskosten van een stadskaart telt.
rule-filter-6 = Die in de lopende kosten van een wijk telt ook: armoede is armoede.
rule-filter-7 = Eerste of laatste: die van de kandidaten blijft.
rule-filter-8 = Bordvolgorde gaat naar plaatsen: de bovenste rij van links naar rechts, dan de onderste.
rule-filter-9 = Stadsstapel: vergeet de regels ervoor en trek de bovenste stadskaart.
rule-filter-10 = Die komt nooit na een regel die niets overliet.
rule-filter-11 = Na andere regels komt hij alleen met twee of meer over.
rule-filter-12 = Met een lege stadsstapel wordt geen kaart getrokken.
rule-filter-13 = Een kaart zonder munten of armoede heeft de waarde 0, die met alle andere meedoet.
rule-filter-14 = Alleen gedrukte getallen tellen; inkomen in tekst is 0, de cruciale bonus telt niet mee.
rule-filter-15 = Waarden blijven heel, wat AutoMartin ook heeft: drie armoede minder is drie minder.
rule-filter-16 = Wijken hebben de volgorde van plekken 1 tot 3.
rule-filter-17 = Een bordfilter, bijvoorbeeld: meeste munten, dan minste armoede, dan de eerste in bordvolgorde.
rule-filter-18 = Een wijkfilter, bijvoorbeeld: minste armoede, dan meeste munten, dan de eerste plek.
rule-filter-19 = Prestige: de meeste gedrukte prestige blijft, nu en aan het einde samen.

rule-crucial-1 = Alleen een kaart met de woorden cruciale kaarten neemt ze, na munten en armoede, voor het filter.
rule-crucial-2 = Cruciale kaarten die dan op het bord liggen, worden in bordvolgorde genomen.
rule-crucial-3 = Elke wordt helemaal afgehandeld voor de volgende.
rule-crucial-4 = Een die intussen weg is wordt overgeslagen, een die verschoof wordt genomen waar hij ligt.
rule-crucial-5 = Een die niet betaald kan worden, gaat terug naar het bord en geeft geen bonus.
rule-crucial-6 = Het filter werkt daarna op het bord zoals het ligt.
rule-crucial-7 = Elke cruciale kaart die hij krijgt, geeft meteen 5 prestige.
rule-crucial-8 = Dat geldt hoe hij ook aan de kaart kwam.
rule-crucial-9 = Een die opzij gaat of te duur is, geeft geen bonus.

rule-pay-1 = De volle prijs van een getrokken kaart gaat naar de voorraad.
rule-pay-2 = Een stadskaart kost haar bouwkosten en haar activeringskosten, niets anders.
rule-pay-3 = Een wijk kost haar prijs en de lopende kosten van haar werking, niets anders.
rule-pay-4 = Om te bouwen geeft hij geen kaart van dezelfde kleur.
rule-pay-5 = Activeringskosten die een kaart zijn, tellen niet.
rule-pay-6 = De prijs moet er zijn voor de opbrengst: wat een kaart geeft, helpt nooit bij het betalen.
rule-pay-7 = Een stadskaart die niet betaald kan worden, gaat naar het bord; er komt geen andere.
rule-pay-8 = Die heeft haar oude plaats verlaten, dus gaat ze naar de eerste vrije.
rule-pay-9 = Een wijk die niet betaald kan worden, gaat onder de wijkstapel; de bovenste vult de plek.
rule-pay-10 = Met een lege wijkstapel komt ze zo terug op haar plek.
rule-pay-11 = De kaart telt toch als getrokken.
rule-pay-12 = Kosten worden ook betaald waar de kaart niets voor AutoMartin doet.
rule-pay-13 = Armoede als prijs neemt hij gewoon; alleen munten bepalen of hij kan betalen.

rule-resolve-1 = Een betaalde stadskaart gaat op de ene bouwstapel, een betaalde wijk naar zijn gebied.
rule-resolve-2 = De plek van een gekochte wijk wordt meteen gevuld, voor haar symbolen.
rule-resolve-3 = Dan werken alle symbolen van boven naar beneden.
rule-resolve-4 = Stadskaarten trekken, prestige, kosten, munten en armoede werken.
rule-resolve-5 = Alle andere symbolen en alle tekst tellen niet.
rule-resolve-6 = Munten en armoede komen uit de voorraad; armoede gaat nooit onder 0.
rule-resolve-7 = Stadskaarten worden één voor één getrokken, elke helemaal voor de volgende.
rule-resolve-8 = Trekken stopt als de stadsstapel leeg is.
rule-resolve-9 = Opbrengst komt in de getypte volgorde; in regels van de eerste editie komt trekken het laatst.
rule-resolve-10 = Symbolen van een wijk werken één keer, bij het kopen; haar tekst nooit.
rule-resolve-11 = Paupers kosten niets en doen niets; armoede op de kaart van de groep wordt genomen.
rule-resolve-12 = Kaarten voor één keer gaan op de bouwstapel; alleen een gedrukt treksymbool werkt.
rule-resolve-13 = Prestige aan het einde wordt bewaard, en elke kaart van de bouwstapel telt.

rule-action-1 = Een stadskaart opzij: de bovenste gaat naar het bord, zonder werking.
rule-action-2 = Sla de volgende kaart over: die gaat op de aflegstapel, zonder werking.
rule-action-3 = Die gaat meteen open; een lege stapel wordt eerst geschud.
rule-action-4 = Nog een kaart: er gaat nog een automakaart open en die werkt.
rule-action-5 = Dat is een hele kaart, met haar eigen actie.
rule-action-6 = Dat werkt een beperkt aantal keren per beurt, 5 als je niets kiest.
rule-action-7 = Met een lege stadsstapel gaat niets opzij.

rule-loan-1 = AutoMartin neemt nooit leningen.
rule-loan-2 = Heeft hij de munten voor een andere speler niet, dan betaalt de voorraad.
rule-loan-3 = De voorraad betaalt dan alles, en AutoMartin houdt zijn munten.
rule-loan-4 = Met een optie betaalt hij wat hij heeft en de voorraad de rest.
rule-loan-5 = Met genoeg munten betaalt hij alles zelf.
rule-loan-6 = Wat hij de voorraad schuldig is en niet kan betalen, vervalt.
rule-loan-7 = Andere effecten van tegenstanders treffen hem als elke speler.

rule-board-1 = Het bord heeft twee rijen van 3, 4 of 5 plaatsen bij 2, 3 of 4 spelers.
rule-board-2 = AutoMartin telt als speler: alleen tegen hem zijn er 3 kolommen.
rule-board-3 = Een neergelegde kaart neemt de eerste vrije plaats in bordvolgorde; wat leeg blijft is een gat.
rule-board-4 = Is geen plaats vrij, dan gaat één rij uit het spel en schuift de andere op haar plaats.
rule-board-5 = Welke rij weggaat is een optie: als je niets kiest die het eerst vol was.
rule-board-6 = Drie wijken liggen open; een gekochte wordt meteen op haar plek vervangen.

rule-end-1 = Heeft de laatste stadskaart haar stapel verlaten, dan begint het einde.
rule-end-2 = Wie aan de beurt is maakt die af; dan heeft ieder ander nog één laatste beurt.
rule-end-3 = Is dat AutoMartin, dan maakt hij zijn automakaarten af en krijgt hij geen beurt meer.
rule-end-4 = Is het een mens, dan heeft AutoMartin nog één laatste beurt.
rule-end-5 = Met een optie wordt alleen de ronde afgemaakt.

rule-score-1 = AutoMartin scoort als een speler; de cruciale bonus kreeg hij al in het spel.
rule-score-2 = Totaal: prestige, prestige aan het einde van al zijn kaarten, munten, min wat armoede kost.
rule-score-3 = Munten worden gedeeld door een getal, 3 als je niets kiest, en naar beneden afgerond.
rule-score-4 = Allen geven zoveel armoede terug als de laagste heeft; de rest staat in de tabel.
rule-score-5 = De armoedetabel is een optie: als je niets kiest die van de eerste editie.
rule-score-6 = Het hoogste totaal wint; dan de minste armoede, dan de meeste wijken; anders wordt gedeeld.
