# De regels in het kort, voor "Waarom?": `rule-take-3` is wat regel take.3 zegt, in één zin.

rule-setup-1 = Hij begint met een goed van elke soort, 1 zilver, een eigen dobbelsteen en één kasteel.
rule-setup-2 = Hij heeft vier plekken: linkerkaart, rechterkaart, reserve en vorstendom.
rule-setup-3 = Voor links worden kaarten getrokken tot er een met een donkergroen vak komt.
rule-setup-4 = Overgeslagen kaarten gaan terug in de stapel; die wordt geschud voor de rechterkaart getrokken wordt.
rule-setup-5 = Het kasteel vult het bovenste donkergroene vak van de linkerkaart.
rule-setup-6 = Het beginkasteel geeft geen bonus; daarna is het een tegel als elke andere.
rule-setup-7 = De automa gaat als laatste: zijn schijf ligt onderaan op het eerste vak.
rule-setup-8 = Hij negeert de werking van alle gele tegels.
rule-setup-9 = Hij mag hetzelfde gebouw twee keer hebben.
rule-setup-10 = Hij heeft geen arbeiders en scoort geen gebieden en geen fasebonus.
rule-setup-11 = Hij telt als speler; er spelen er 2 tot 4, van wie 1 tot 3 automa's.
rule-setup-12 = Zijn zes goederen gaan opzij voor de goederen van de rondes gedeeld worden.
rule-setup-13 = Zijn niveau (makkelijk, normaal, moeilijk) bepaalt het hele spel de punten van de kaarten.
rule-setup-14 = De zwarte markt heeft 4, 6 of 8 tegels bij 2, 3 of 4 spelers.
rule-setup-15 = Het derde vak van kaart 8 is donkergroen, of lichtgroen met een optie.
rule-setup-16 = Sommige uitbreidingen kunnen aan; herbergen, schilden, grensposten en wijngaarden niet.
rule-setup-17 = De reserve en het aantal soorten goederen hebben geen grens.
rule-setup-18 = Elke automa heeft eigen kaarten, niveau, dobbelsteen, reserve, vorstendom, goederen en zilver.

rule-turn-1 = De witte dobbelsteen wordt aan het begin van elke ronde gegooid, voor iemand iets doet.
rule-turn-2 = Witte dobbelsteen 1-4: de linkerkaart is actief; 5-6: de rechterkaart. Dat geldt de hele ronde.
rule-turn-3 = In zijn beurt gooit de automa zijn eigen dobbelsteen.
rule-turn-4 = Volgorde: tegel, zijn bonus, kist, volle kaarten, bonustegels, nieuwe kaarten, aankoop.
rule-turn-5 = Hij pakt en plaatst één tegel per beurt; elke andere komt van een bonus of de aankoop.
rule-turn-6 = Aan het begin van een beurt is geen kaart vol.

rule-take-1 = De beurt zoekt vanaf het depot van zijn eigen dobbelsteen, een bonus vanaf dat van de witte.
rule-take-2 = In een depot zoekt hij een tegel in de kleur van het bovenste open vak.
rule-take-3 = Is er geen, dan probeert hij het volgende open vak naar beneden, in hetzelfde depot.
rule-take-4 = Past er niets in een depot, dan gaat hij naar het volgende en begint weer bovenaan.
rule-take-5 = Het volgende depot is dat met de klok mee, na 6 komt 1; alle zes worden doorzocht.
rule-take-6 = Eerst het dichtstbijzijnde depot, dan het bovenste open vak, dan de eerste tegel in leesvolgorde.
rule-take-7 = Hebben meer open vakken de kleur, dan wordt het bovenste gevuld.
rule-take-8 = De tegel vult het vak en geeft zijn bonus.

rule-reserve-1 = Past geen tegel in de depots, dan zoekt hij in zijn reserve, vanaf het bovenste open vak.
rule-reserve-2 = Van de tegels in de reserve die passen: eerst het bovenste open vak, dan de laatst bewaarde.
rule-reserve-3 = Past niets in de reserve, dan gaat een gedekte tegel op het bovenste open vak.
rule-reserve-4 = Van meer gedekte tegels neemt hij de laatst bewaarde.
rule-reserve-5 = Zonder zo'n tegel pakt hij de eerste tegel van de zwarte markt, gedekt, in zijn reserve.
rule-reserve-6 = Daarmee is de actie klaar: er wordt niets geplaatst, en het kost niets.
rule-reserve-7 = Is ook de zwarte markt leeg, dan krijgt hij 2 zilver.
rule-reserve-8 = De kleur van een gedekte tegel wordt onthouden.

rule-place-1 = De tegel gaat op de kaart waarvoor gezocht werd en vult het vak.
rule-place-2 = Een gedekte tegel geeft geen tegelbonus.
rule-place-3 = Een kist werkt zodra het vak gevuld wordt, met welke tegel ook.
rule-place-4 = De bonus van de tegel en alles wat daaruit volgt, komt voor de kist van het vak.
rule-place-5 = Een volle kaart blijft liggen tot de hele reeks bonussen voorbij is.
rule-place-6 = Een reeks eindigt vanzelf: in een beurt worden hoogstens 7 tegels geplaatst.

rule-bonus-1 = Kasteel: pak en plaats nog een tegel, vanaf het depot van de witte dobbelsteen.
rule-bonus-2 = Dat gaat net als in een beurt, met reserve en zwarte markt als in de depots niets past.
rule-bonus-3 = Is de actieve kaart vol, dan telt de andere; zijn beide vol, dan verkoopt hij goederen.
rule-bonus-4 = Een kasteel dat door een kasteel geplaatst wordt, werkt opnieuw.
rule-bonus-5 = Dieren: punten voor de dieren van die soort in het vorstendom en op beide kaarten.
rule-bonus-6 = De nieuwe tegel telt één keer, elke open tegel van de soort telt; gedekte tegels niet.
rule-bonus-7 = Ganzen tellen als de soort met de meeste dieren, en later als elke soort die geplaatst wordt.
rule-bonus-8 = Schip: alle goederen van het volste depot; gelijk: met de klok mee vanaf de witte dobbelsteen.
rule-bonus-9 = Schip: één vak verder op het volgordespoor, boven op de schijven daar.
rule-bonus-10 = De volgorde van deze ronde verandert niet.
rule-bonus-11 = Gebouwen hebben eigen bonussen; mijnen en kennistegels hebben er geen.

rule-building-1 = Bank: 2 zilver.
rule-building-2 = Kosthuis: 2 punten.
rule-building-3 = Wachttoren: 4 punten.
rule-building-4 = Pakhuis: verkoop goederen.
rule-building-5 = Stadhuis: plaats een tegel uit de reserve, van de passende kleur die hij daar het meest heeft.
rule-building-6 = Stadhuis telt alleen kleuren die passen en neemt van die kleur de laatst bewaarde tegel.
rule-building-7 = De tegel die Stadhuis plaatst, geeft zijn bonus; een kist daar werkt ook.
rule-building-8 = Stadhuis: is de actieve kaart vol, dan probeert hij de andere; anders gebeurt er niets.
rule-building-9 = Stadhuis: past niets op de actieve kaart, dan probeert hij de andere.
rule-building-10 = Timmerman, Kerk en Markt halen een tegel van hun kleuren uit de depots naar de reserve.
rule-building-11 = Eén tegel: eerst de volgorde van kleuren, dan het dichtste depot vanaf de witte dobbelsteen.
rule-building-12 = Kraan: werkt als een kasteel en is verder een bruine tegel.
rule-building-13 = Wit kasteel: de kleur die hij het minst heeft, in het eerste depot met tegels vanaf de witte dobbelsteen.
rule-building-14 = Wit kasteel: 1 zilver als alle depots leeg zijn.

rule-sell-1 = Goederen worden verkocht door Pakhuis, een kist, of een kasteel als beide kaarten vol zijn.
rule-sell-2 = Hij verkoopt alle goederen van de soort die hij het meest heeft; gelijk: het laagste nummer.
rule-sell-3 = Een verkoop geeft 1 zilver, en per goed zoveel punten als er spelers zijn.
rule-sell-4 = Zonder goederen geeft een verkoop niets.
rule-sell-5 = Met handelsroutes geeft een verkoop 1 punt meer, één keer.

rule-complete-1 = Een volle kaart geeft de gedrukte punten van het niveau.
rule-complete-2 = De tegels ervan gaan naar het vorstendom.
rule-complete-3 = Het vorstendom heeft plaats voor elk aantal tegels van een kleur.
rule-complete-4 = Gedekte tegels ervan gaan open en tellen vanaf nu; een bonus geven ze niet.
rule-complete-5 = Een kleur is vol bij 3 grijs, 4 donkergroen, 6 lichtgroen, blauw of geel, of 12 bruin.
rule-complete-6 = Elke kleur één keer, met het vorstendom alleen: de grote bonustegel, of anders de kleine.
rule-complete-7 = Linkerkaart vol: de rechter schuift op. In elk geval komt rechts een nieuwe kaart.
rule-complete-8 = Beide vol: links scoort voor rechts; dan worden kaarten voor links en rechts getrokken.
rule-complete-9 = Is de stapel leeg, dan worden de volle kaarten geschud tot een nieuwe.

rule-end-1 = Met minstens 2 zilver aan het eind van zijn beurt koopt hij een tegel op de zwarte markt.
rule-end-2 = Liefst een kleur die hij niet in zijn reserve heeft, dan de leesvolgorde.
rule-end-3 = De kleur die hij het minst heeft, gaat voor; gedekte tegels hebben geen kleur.
rule-end-4 = Hij koopt hoogstens één tegel per beurt, telkens als hij kan.

rule-score-1 = 4 punten voor elke gele tegel op de kaarten of in het vorstendom.
rule-score-2 = Gedekte tegels zijn niet geel.
rule-score-3 = 1 punt voor elk onverkocht goed.
rule-score-4 = 1 punt voor elk zilver.
rule-score-5 = 1 punt voor elke tegel in de reserve, gedekt of niet.
rule-score-6 = 2 punten voor elke tegel op kaarten die niet vol zijn.
rule-score-7 = Een gele tegel op een kaart die niet vol is, scoort als allebei.
rule-score-8 = Staat hij gelijk met mensen, dan wint de automa.

rule-phase-1 = Er zijn vijf fasen van vijf rondes.
rule-phase-2 = Aan het eind van elke fase: 1 zilver voor elke mijn in het vorstendom en open op de kaarten.
rule-phase-3 = Nieuwe fase: tegels die over zijn gaan weg, goederen blijven, depots en markt worden gevuld.
rule-phase-4 = Wie het verst op het spoor staat, gaat eerst; op één vak eerst wie bovenop ligt.
