# De regels in het kort, voor "Waarom?": `rule-take-3` is wat regel take.3 zegt, in één zin.

rule-setup-1 = 3 tot 5 spelers.
rule-setup-2 = Elke plaats is van een mens of een automa; regels en bekende feiten zijn voor beide gelijk.
rule-setup-3 = 67 kaarten met waarden 1 tot 4, 25 landgoederen, 86 blokjes: 29 geel, 27 blauw, 20 groen, 10 rood.
rule-setup-4 = Hoeveel kaarten van elke waarde er zijn is een optie: de gedrukte aantallen zijn onbekend.
rule-setup-5 = Landgoederen hebben op de achterkant getallen van 30 tot 42.
rule-setup-6 = Hoeveel landgoederen van elk getal er zijn is een optie: de gedrukte aantallen zijn onbekend.
rule-setup-7 = Elke speler neemt een clanbord naar keuze en het wapen ervan.
rule-setup-8 = Een bord heeft het hof voor krijgers, doedelzakspelers en monniken, 2 landgoederen, en plaats voor 4.
rule-setup-9 = Begin: 4 krijgers, 2 doedelzakspelers, 1 rund op een van de 2 landgoederen.
rule-setup-10 = De scores beginnen op 2, 5 of 8 met 3, 4 of 5 spelers.
rule-setup-11 = De landgoederen worden gemengd en in het midden gelegd, getallen naar onder.
rule-setup-12 = Uit het spel: met 4 clans 4 gele en 2 blauwe blokjes, met 3 clans 8 en 4, met 5 geen.
rule-setup-13 = Alle andere blokjes gaan in de buidel: 53, 52 of 51 met 3, 4 of 5 clans.
rule-setup-14 = De kaarten worden geschud, ieder krijgt er 4, de rest is de gedekte trekstapel (55, 51, 47).
rule-setup-15 = Eén speler krijgt "speler begint".
rule-setup-16 = Wie begint, wordt geloot.
rule-setup-17 = In het begin heeft niemand "grootste aanhang".
rule-setup-18 = De clans worden uitgedeeld; wie er een leidt, mag die tussen beurten hernoemen. Verder hangt er niets van af.

rule-round-1 = Rondes gaan met de klok mee vanaf wie begint; iedere speler heeft één beurt per ronde.
rule-round-2 = Beurt: fase 1 blokjes nemen, fase 2 acties, fase 3 rooftocht of ruil; dan de volgende speler.
rule-round-3 = Na de laatste beurt van een ronde: telling, dan begint een ander.
rule-round-4 = De laatste speler van een ronde is de rechterbuur van wie begon.
rule-round-5 = Als de punten gezet zijn, gaat één landgoed gedekt van de voorraad uit het spel.
rule-round-6 = Heeft een clan in deze ronde het rode gebied bereikt, dan wordt dat landgoed omgedraaid.
rule-round-7 = Gaat het spel door, dan gaat "speler begint" naar de linkerbuur, die de volgende ronde begint.
rule-round-8 = Het eerste vak van het rode gebied is een optie: 30 als je niets kiest.
rule-round-9 = Naar het rode gebied wordt één keer gekeken, na de telling; punten daartussen tellen niet.
rule-round-10 = Doel: de meeste punten, door landgoederen, burchten, runderen, hof en rooftochten.

rule-token-1 = Fase 1: wie aan de beurt is, neemt 6 blokjes uit de buidel.
rule-token-2 = Wie "grootste aanhang" heeft, mag er dan zoveel als hij wil terugleggen en er evenveel trekken.
rule-token-3 = Eén keer per beurt, voor elke actie; eerst terug, mengen, dan trekken.
rule-token-4 = Hoogstens 4 van de 6 worden in de beurt gebruikt.
rule-token-5 = Gebruikte blokjes gaan naar een vrij eigen landgoed, het eigen hof of de buidel.
rule-token-6 = Ongebruikte blokjes gaan na de acties terug in de buidel.
rule-token-7 = Betaalde blokjes gaan in de buidel als hun actie klaar is, ongebruikte aan het eind van fase 2.
rule-token-8 = Er gaat niets verloren: borden, getrokken blokjes en buidel zijn samen steeds alle blokjes.

rule-action-1 = Fase 2: een of twee acties, zoals de blokjes het toelaten.
rule-action-2 = Geen actie komt twee keer in een beurt.
rule-action-3 = De bard is de enige actie van zijn beurt.
rule-action-4 = De laatste speler van een ronde mag maar één actie doen.
rule-action-5 = Dat mag de bard zijn.
rule-action-6 = Helemaal geen actie doen mag ook.
rule-action-7 = De volgorde is vrij; de tweede actie ziet wat de eerste gaf.
rule-action-8 = De blokjes zijn de getrokken zes; alleen het landgoed mag anders betaald worden.
rule-action-9 = Een landgoed heeft 1 rund of 1 burcht of 1 klooster; vrij = heeft niets.
rule-action-10 = Een actie die niet helemaal kan, mag niet gekozen worden.
rule-action-11 = Alleen de bard en een gewonnen rooftocht raken een ander bord (zijn eigen doedelzakspelers daargelaten).

rule-cattle-1 = 1 rood op een vrij eigen landgoed.
rule-cattle-2 = Kan niet zonder vrij landgoed.

rule-castle-1 = 2 blauw op één vrij eigen landgoed.
rule-castle-2 = Kan niet zonder vrij landgoed.

rule-abbey-1 = 3 groen op één vrij eigen landgoed.
rule-abbey-2 = Kan niet zonder vrij landgoed.

rule-warrior-1 = 1 geel in het eigen hof.
rule-warrior-2 = Precies 1 per actie.
rule-warrior-3 = Er mogen er zoveel staan als je wilt, er moeten er altijd 3 blijven.
rule-warrior-4 = Handkaarten = aantal krijgers: één kaart voor elk.
rule-warrior-5 = Verandert het aantal krijgers, dan volgt de hand meteen.
rule-warrior-6 = Erbij: trek 1. Eraf: wie verliest, legt er 1 naar keuze gedekt op de retourstapel.
rule-warrior-7 = Zo kan iedereen altijd op rooftocht en verdedigen (3 kaarten).

rule-piper-1 = 1 blauw in het eigen hof, er mogen er zoveel staan als je wilt.
rule-piper-2 = Precies 1 per actie.
rule-piper-3 = Doedelzakspelers maken sterker in rooftochten.

rule-monk-1 = 1 of 2 groen in het eigen hof; er mogen er zoveel staan als je wilt.
rule-monk-2 = 1 of 2, het is één actie.

rule-bard-1 = 1 blauw van de getrokken blokjes gaat terug in de buidel.
rule-bard-2 = De speler neemt tot 2 blokjes van verschillende kleur uit het hof van één andere speler.
rule-bard-3 = Hij neemt er 1 of 2: geen zou hetzelfde zijn als geen actie.
rule-bard-4 = Eén blokje alleen gaat in de buidel.
rule-bard-5 = Van twee gaat er minstens één in de buidel, het andere op zijn plek in het eigen hof.
rule-bard-6 = Beide mogen in de buidel.
rule-bard-7 = De ander moet 3 krijgers houden: geel alleen uit een hof met 4 of meer.
rule-bard-8 = Van landgoederen kan niets genomen worden, dus nooit een rood blokje.
rule-bard-9 = Geel genomen: eerst legt de ander af, dan trekt wie de bard stuurde, als het geel blijft.

rule-estate-1 = 1 geel en 1 rood, of 1 geel en 2 groen, gaan terug in de buidel.
rule-estate-2 = Anders dan elke andere actie mag het heel of deels uit het eigen hof betaald worden.
rule-estate-3 = Blokjes op landgoederen kunnen nooit betalen.
rule-estate-4 = Blokjes uit het hof tellen niet bij de 4 die je mag gebruiken; elke mengeling mag.
rule-estate-5 = Rood is nooit in een hof, dus komt het van de getrokken blokjes.
rule-estate-6 = Geel uit het hof alleen met 4 krijgers of meer; de hand wordt meteen kleiner.
rule-estate-7 = De speler neemt een landgoed van de voorraad en legt het op een lege plek van zijn bord.
rule-estate-8 = Er komen er hoogstens 4 bij, 6 landgoederen in totaal.
rule-estate-9 = Het mag in dezelfde beurt gevuld worden.
rule-estate-10 = Het getal blijft verborgen, ook voor wie het heeft.
rule-estate-11 = Kan niet als de voorraad leeg is.

rule-raid-1 = Fase 3: de speler mag op rooftocht bij één andere speler, die zich moet verdedigen.
rule-raid-2 = Eén rooftocht per beurt; bij wie in deze ronde al een rooftocht was, mag het weer.
rule-raid-3 = Een rooftocht heeft 3 gevechtsrondes.
rule-raid-4 = Alle 3 worden gevochten, ook als het beslist is.
rule-raid-5 = Had een hand ooit minder dan 3 kaarten, dan telt een kaart die ontbreekt 0.

rule-combat-1 = De aanvaller legt één handkaart gedekt.
rule-combat-2 = Hij mag er meteen één doedelzakspeler uit zijn hof op leggen: +1; nooit meer dan één per kaart.
rule-combat-3 = Dan legt de verdediger één kaart, ook met of zonder één doedelzakspeler uit zijn hof.
rule-combat-4 = Een gelegde doedelzakspeler is meteen te zien, een kaart pas als beide liggen.
rule-combat-5 = Beide gaan open; het hoogste totaal wint de ronde, gelijke totalen zijn een gelijke ronde.
rule-combat-6 = Gelegde doedelzakspelers gaan in de buidel, gelegde kaarten op de retourstapel.
rule-combat-7 = Beide na elke ronde, dus een doedelzakspeler helpt maar één keer.

rule-result-1 = Wie de meeste van de drie rondes wint, wint de rooftocht.
rule-result-2 = Wie de meeste rondes won, wint de rooftocht; evenveel is gelijk; 1 gewonnen en 2 gelijk is winst.
rule-result-3 = Aanvaller wint: 1 punt, en hij mag een burcht of klooster weghalen of één rund stelen.
rule-result-4 = Hoogstens een hiervan; niets mag ook.
rule-result-5 = Een gestolen rund gaat op een vrij eigen landgoed; is er geen, in de buidel.
rule-result-6 = De 2 blauw van een burcht of 3 groen van een klooster gaan in de buidel.
rule-result-7 = Heeft de verdediger geen rund, burcht of klooster, dan krijgt de aanvaller 2 punten.
rule-result-8 = 2 in plaats van 1, geen 3.
rule-result-9 = Verdediger wint: hij krijgt 2 punten, de aanvaller verliest er 1.
rule-result-10 = Geen score gaat onder 0.
rule-result-11 = Gelijk: de aanvaller krijgt 1 punt, de verdediger geen, er wordt niets genomen.
rule-result-12 = Volgorde: punten, buit, aanvullen.

rule-refill-1 = Beide spelers trekken 5 kaarten en leggen er 2 naar keuze op de retourstapel.
rule-refill-2 = Na elke rooftocht, niet alleen een gelijke; dan is hand = krijgers weer.
rule-refill-3 = 2 naar keuze uit de hele hand.
rule-refill-4 = Eerst trekt de aanvaller 5, dan de verdediger, dan leggen beide terug; dat wordt hierbij niet meegeschud.
rule-refill-5 = Trekstapel leeg: de retourstapel wordt geschud tot een nieuwe, ook midden in het trekken.

rule-exchange-1 = Wie niet op rooftocht gaat, mag 3 handkaarten wegleggen en er evenveel trekken.
rule-exchange-2 = 0 tot 3 kaarten.
rule-exchange-3 = Tot 3 kaarten, of met een optie precies 3 of geen.
rule-exchange-4 = Eerst wegleggen, dan trekken.
rule-exchange-5 = Niet op rooftocht gaan en niet ruilen mag ook.

rule-score-1 = Losse blokjes op de borden tellen: hof en landgoederen (burcht 2 blauw, klooster 3 groen).
rule-score-2 = Geel geeft geen punten, alleen de grootste aanhang.
rule-score-3 = Groen: wie de meeste heeft krijgt 3, wie de op één na meeste heeft 2.
rule-score-4 = Meer met de meeste: elk 1, niemand met minder krijgt iets.
rule-score-5 = Eén met de meeste, meer als tweede: 3, en 1 voor elke tweede.
rule-score-6 = Minstens 1 groen om te scoren; één met meeste 3, één daarna 2; meer met evenveel: elk 1.
rule-score-7 = Rood: 1 punt voor elk rund.
rule-score-8 = Wie de meeste rode heeft, krijgt er nog 2; meer met de meeste: niemand.
rule-score-9 = Rood telt alleen op landgoederen; 0 is niet de meeste.
rule-score-10 = Blauw van hof en landgoederen min de runderen van wie de meeste runderen heeft, als het meer dan 0 is.
rule-score-11 = Eigen runderen tellen niet: trek de meeste runderen van de anderen af.
rule-score-12 = Nul of minder: geen punten.
rule-score-13 = Alle kleuren worden op hetzelfde moment geteld, dan verhuist de grootste aanhang.

rule-marker-1 = Wie de meeste gele heeft, krijgt "grootste aanhang".
rule-marker-2 = Meeste geel, dan meeste blokjes in het hof; nog steeds meer: het blijft waar het is.
rule-marker-3 = Wie het houdt, hoeft niet een van hen te zijn.
rule-marker-4 = Heeft niemand het en is het gelijk: dat blijft zo.

rule-end-1 = Is het getal van het landgoed hoogstens de punten van de koploper, dan is het spel meteen uit.
rule-end-2 = Hoger: het landgoed is weg, het spel gaat door.
rule-end-3 = Kan een speler geen 6 blokjes uit de buidel trekken, dan is het spel meteen uit.
rule-end-4 = Dan wordt niets getrokken en de ronde niet geteld; blokjes opnieuw trekken kan altijd.
rule-end-5 = Geen landgoed meer om weg te nemen: uit als iemand in het rode gebied is, anders verder zonder.
rule-end-6 = De meeste punten winnen; meer met de meeste: gelijk, gedeeld.

rule-secret-1 = Een hand ziet alleen de eigenaar; hoeveel kaarten het zijn, weet iedereen.
rule-secret-2 = Volgorde van stapel en buidel, getallen van landgoederen en de seed ziet niemand voor het einde.
rule-secret-3 = Borden, scores, blokjes, inhoud van de buidel en landgoederen over en omgedraaid ziet iedereen.
rule-secret-4 = Kaarten in een gevecht gaan open en blijven het; afgelegde, geruilde en teruggelegde gedekt.
