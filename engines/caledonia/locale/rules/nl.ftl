## De regels in het kort, voor "Waarom?": `rule-trade-3` is wat regel trade.3 zegt, in één zin.

rule-setup-1 = Een MacHina kan elk aantal spelers vervangen; meestal speelt één mens tegen één.
rule-setup-2 = Een MacHina telt als speler voor landkaart, borden, grenzen, pasgeld en meerderheden.
rule-setup-3 = De automastapel heeft 72 kaarten, en de bot beheert hem.
rule-setup-4 = De gedrukte kaarten zijn niet openbaar: twee bedachte stapels, of een eigen van de groep.
rule-setup-5 = De stapel wordt één keer geschud, gedekt, voor al het andere.
rule-setup-6 = Het basisspel wordt voor alle plaatsen klaargezet; wie begint is toeval.
rule-setup-7 = Er komen zoveel paren clan- en beginfiches als er mensen zijn, en één meer.
rule-setup-8 = Een MacHina heeft geen clanfiche: geen kracht, geen korting, geen extra verbetering.
rule-setup-9 = Elke MacHina krijgt een willekeurig beginfiche dat geen mens nam.
rule-setup-10 = Hij begint met precies het geld en de goederen op dat fiche.
rule-setup-11 = Hij heeft 2 kooplieden, 5 te huur, geen scheepvaart, gewone technologie en een lege bak.
rule-setup-12 = Alle prijzen beginnen op de vierde stap: 4, 5, 5, 10, 10 en 11 pond.
rule-setup-13 = De rij heeft zoveel plaatsen als er aan het begin contracten worden ingevuld.

rule-worker-1 = Een mens plaatst voor een MacHina: één arbeider op volgorde, één omgekeerd.
rule-worker-2 = Houthakker of mijnwerker wordt geloot, opnieuw voor elke arbeider.
rule-worker-3 = Dan wordt de module van de kaart geloot.
rule-worker-4 = Van de gebieden daar die hij kan betalen het goedkoopste land, bij gelijk door het lot.
rule-worker-5 = Het gebied is leeg, doet mee, heeft het terrein van de arbeider; het hoeft nergens aan te grenzen.
rule-worker-6 = Arbeider en land worden van het begingeld betaald.
rule-worker-7 = Zonder gebied wordt een andere module geloot, dan de andere arbeider; anders komt er geen.

rule-turn-1 = Mensen voeren uit wat de bot voor elke MacHina aankondigt.
rule-turn-2 = Hij trekt de bovenste kaart en probeert de eerste actie erop.
rule-turn-3 = Een actie die niet kan, maakt plaats voor de volgende op de kaart.
rule-turn-4 = Na de actie wordt de kaart afgelegd en is de volgende aan de beurt.
rule-turn-5 = Eén actie per beurt; wat een contract geeft, hoort erbij.
rule-turn-6 = Er zijn er zeven: Contract, Uitbreiden, Handel, Technologie, Scheepvaart, Koopman, Passen.
rule-turn-7 = Een mislukte poging verandert niets; wat geloot is blijft weg, antwoorden gelden deze beurt.
rule-turn-8 = Een MacHina die gepast heeft, heeft tot de volgende ronde geen beurt.
rule-turn-9 = Een ronde eindigt zeker: elke actie behalve Passen gebruikt iets op.

rule-card-1 = Een kaart heeft haar acties in een eigen volgorde, Passen is de laatste.
rule-card-2 = Een lege stapel wordt opnieuw gemaakt van de hele aflegstapel.
rule-card-3 = Er wordt geschud als een kaart nodig is, niet als de laatste getrokken is.
rule-card-4 = Eén stapel en één aflegstapel zijn voor alle MacHina's.
rule-card-5 = Ongedaan maken herstelt stapel, aflegstapel en toeval, dus komt dezelfde kaart weer.

rule-contract-1 = Hij vervult of neemt één contract, nooit allebei in een beurt.
rule-contract-2 = Hij vervult zijn eigen contract als hij het kan betalen.
rule-contract-3 = Te betalen: genoeg wol, kaas, brood, whisky in voorraad, koeien en schapen op de kaart.
rule-contract-4 = Een eigen contract dat hij niet kan betalen blijft; de volgende actie wordt geprobeerd.
rule-contract-5 = Met een lege bak neemt hij er een, als de rij er een heeft en hij het kan betalen.
rule-contract-6 = Per ronde krijgt hij 5, niets, betaalt hij 5, 10, 15.
rule-contract-7 = Hij neemt er een dat hij nu kan betalen, anders een willekeurig: het lot beslist.
rule-contract-8 = Zonder de optie telt een contract met vlees bij het kiezen nooit als te betalen.
rule-contract-9 = Het fiche verlaat de rij; de plaats blijft leeg tot de volgende voorbereiding.
rule-contract-10 = Op volgorde: goederen, slacht, fiche, geld, importponden, verbeteringen, vrij gebied.
rule-contract-11 = Importfiches brengen £1 voor elk gemerkt vak dat bereikt of gepasseerd is.
rule-contract-12 = Een verbetering is de eerste die kan in de volgorde van de kaart; technologie kost £5.
rule-contract-13 = Kan er geen, dan komt een koopman terug van de markt, anders vervalt ze.
rule-contract-14 = Een vrij gebied is meteen één Uitbreiden met gratis land; wat niet kan, vervalt.
rule-contract-15 = Eén contract in de bak, alle goederen tegelijk, geen levering in delen.

rule-meat-1 = Elke soort vlees wordt apart behandeld, rundvlees voor schapenvlees.
rule-meat-2 = Een dier splitst als het, alleen weggenomen, een nederzetting in twee of meer deelt.
rule-meat-3 = Splitsen er meer dieren dan nodig, dan beslist daaronder het lot.
rule-meat-4 = Anders worden alle splitsende dieren geslacht.
rule-meat-5 = Wat dan nog ontbreekt, wordt uit de andere dieren van die soort geloot.
rule-meat-6 = Er wordt één keer per soort gekeken, vlak voor het slachten.
rule-meat-7 = Zijn alle nodig, dan gaan alle; anders zegt de tafel hoeveel splitsen, en het lot welke.
rule-meat-8 = Geslachte dieren gaan terug naar het spelersbord en kunnen weer geplaatst worden.

rule-expand-1 = Hij plaatst één eenheid van zijn spelersbord op de kaart.
rule-expand-2 = Hij heeft een eenheid nodig die hij kan betalen, met het land.
rule-expand-3 = De soort wordt geloot uit die waarvan hij de prijs en £1 land heeft.
rule-expand-4 = Acht soorten van 4 eenheden; met de optie zijn arbeiders 8 van elk.
rule-expand-5 = Met de optie: n lochs, n - 1, ..., 1, dan over een rivier, dan elk gebied.
rule-expand-6 = Een loch of rivier telt alleen met scheepvaart ervoor en een eenheid ernaast.
rule-expand-7 = Op n lochs: de kortste waterweg van een eigen eenheid gaat over precies n.
rule-expand-8 = Van de gebieden die hij kan betalen dat met het goedkoopste land, bij gelijk door het lot.
rule-expand-9 = Met de optie telt een dichtere groep alleen als de verdere geen gebied heeft.
rule-expand-10 = Zonder gebied wordt een andere soort geloot; is er geen meer, dan de volgende actie.
rule-expand-11 = Zonder de optie telt alleen de groep van zijn scheepvaart, anders wordt een andere soort geloot.
rule-expand-12 = Geldig: leeg, doet mee, juist terrein, ernaast of binnen bereik van scheepvaart.
rule-expand-13 = Hij betaalt de eenheid en de gedrukte landprijs.
rule-expand-14 = Als je niets kiest, slaat hij buurtbonus en fabrieksbonus af.
rule-expand-15 = Met een optie koopt hij wat hij wil van buren, met de korting.
rule-expand-16 = Met een optie brengt zijn 4e fabriek een van drie getrokken contracten.
rule-expand-17 = Havens gebruikt hij nooit; met een optie brengt elke bereikte één keer £10.
rule-expand-18 = Eén geloot getal beslist tussen gelijke gebieden: het zegt welk in leesvolgorde.
rule-expand-19 = "Geen" voor een terrein beantwoordt latere vragen van de beurt tot die prijs.

rule-trade-1 = Hij koopt of verkoopt één soort goed.
rule-trade-2 = Hij heeft een vrije koopman nodig.
rule-trade-3 = Vier takken op volgorde; de eerste met een kandidaat beslist.
rule-trade-4 = De prijs aan het begin geldt voor alle; dan verschuift hij één stap per stuk.
rule-trade-5 = Zijn kooplieden blijven op dat goed tot de volgende voorbereiding.
rule-trade-6 = Een goed met eigen kooplieden aan de andere kant doet niet mee.
rule-trade-7 = Eerst verkoopt hij wol of verwerkte goederen die hij over heeft, voor de meeste opbrengst.
rule-trade-8 = Ten tweede koopt hij wat zijn contract mist, het goedkoopste dat hij kan betalen.
rule-trade-9 = Ten derde verkoopt hij melk of graan dat zijn fabrieken niet kunnen verwerken.
rule-trade-10 = Ten vierde koopt hij melk of graan dat zijn fabrieken missen.
rule-trade-11 = Zoveel als kooplieden en behoefte toelaten, nooit minder vanwege het geld.
rule-trade-12 = Vlees wordt nooit gekocht; melk en graan worden nooit gevraagd.
rule-trade-13 = Een koopman per stuk, geen grens aan de voorraad, geen handel tussen plaatsen.

rule-technology-1 = Hij verbetert het inkomen van houthakkers of van mijnwerkers.
rule-technology-2 = Hij heeft een gewoon fiche nodig en betaalt £10.
rule-technology-3 = Is er een verbeterd, dan neemt hij het andere.
rule-technology-4 = Anders dat van de arbeiders van wie er meer op de kaart staan, bij gelijk door het lot.
rule-technology-5 = Er is geen arbeider nodig; het betaalt vanaf de volgende productie.

rule-shipping-1 = Hij verhoogt scheepvaart één stap: rivier, dan 1 tot 4 lochs.
rule-shipping-2 = Onder 4 lochs, voor £4.

rule-merchant-1 = Hij huurt één koopman.
rule-merchant-2 = Hij kan er hoogstens 7 hebben, voor £4 elk.
rule-merchant-3 = De nieuwe kan vanaf zijn volgende beurt gebruikt worden.

rule-pass-1 = Hij past alleen als niets anders op de kaart kan.
rule-pass-2 = Zijn volgordeschijf neemt de meest linkse vrije plek.
rule-pass-3 = Hij krijgt het geld van die plek meteen, in elke ronde.

rule-produce-1 = Geld van arbeiders, dan basisgoederen, dan verwerken.
rule-produce-2 = £4 voor een houthakker, £6 voor een mijnwerker, elk £2 meer als hij verbeterd is.
rule-produce-3 = 1 wol per schaap, 1 melk per koe, 2 graan per veld.
rule-produce-4 = Elke fabriek verwerkt één goed per fase.
rule-produce-5 = Kaas die zijn contract vraagt komt eerst, wat de prijzen ook zijn.
rule-produce-6 = Meer kaas komt er als kaas meer waard is dan melk.
rule-produce-7 = Dan komt brood dat zijn contract vraagt.
rule-produce-8 = Meer brood als het meer waard is dan graan en whisky; een optie bewaart graan voor een contract met whisky.
rule-produce-9 = Het laatst komt whisky die zijn contract vraagt.
rule-produce-10 = Meer whisky komt er als die meer waard is dan graan.
rule-produce-11 = Bij gelijke prijzen blijft het basisgoed zoals het is.
rule-produce-12 = Productie verschuift geen prijs en gebruikt geen koopman.
rule-produce-13 = Brood gaat voor whisky; een optie bewaart graan voor een contract met whisky.

rule-round-1 = Vijf rondes: voorbereiding, acties, productie, telling.
rule-round-2 = Voorbereiding: vul de rij, kooplieden komen thuis, pastekens gaan weg.
rule-round-3 = Wie in een ronde het eerst paste, speelt in de volgende het eerst.
rule-round-4 = Prijzen, geld, goederen, contracten, stapel en aflegstapel gaan mee.

rule-score-1 = Een MacHina scoort als een speler; wat alleen de kaart toont, vul je in.
rule-score-2 = Het fiche van de ronde wordt na de productie geteld.
rule-score-3 = Roem, goederen, verwerkte dubbel, een punt per £10, hop, import, meerderheden.
rule-score-4 = Het minst ingevoerde goed is 5 waard, het middelste 4, het meest ingevoerde 3.
rule-score-5 = Meerderheden van contracten en nederzettingen; wie gelijk staat deelt, naar beneden afgerond.
