# De regels in het kort, voor "Waarom?": `rule-move-7` is wat regel move.7 zegt, in één zin.

rule-setup-1 = Er zijn 19 Automakaarten, 4 sterkaarten en 8 naslagkaarten.
rule-setup-2 = Mensen spelen volgens de gewone regels, als tegen een ander mens.
rule-setup-3 = Hij heeft geen rekruten, gebouwen, opwaarderingen, doelen of spelmat.
rule-setup-4 = Zijn populariteit is het hele spel 10.
rule-setup-5 = Hij produceert en bezit geen grondstoffen en betaalt geen kosten.
rule-setup-6 = Hij gebruikt geen tunnels en geen vaardigheden van factie of mechs.
rule-setup-7 = Bord en kaarten zijn als voor 2 spelers, met 3 Fabriekskaarten.
rule-setup-8 = Zijn factie kies je vrij; voor een eerste spel ver van de bases van mensen.
rule-setup-9 = Kracht en gevechtskaarten zijn die van zijn mat; niemand bekijkt de kaarten.
rule-setup-10 = Hij krijgt 5 munten.
rule-setup-11 = Op elk gebied naast zijn basis begint een arbeider, het karakter op de basis.
rule-setup-12 = 4 mechs, 6 sterren en de andere 6 arbeiders liggen op zijn factiemat.
rule-setup-13 = Een sterkaart bepaalt het niveau; het blokje begint op vak I.
rule-setup-14 = De 19 kaarten worden geschud met plan I boven; er zijn twee aflegstapels.
rule-setup-15 = Met Invaders from Afar hebben vier kaarten andere plannen.
rule-setup-16 = Er is één Fabriekskaart meer dan spelers; elke Automa heeft eigen kaarten.

rule-turn-1 = Een mens begint; mensen en Automa's spelen om beurten tot er een zesde ster ligt.
rule-turn-2 = Een beurt volgt één kaart, open op de hoofdaflegstapel getrokken.
rule-turn-3 = Een Autometta slaat de hele beurt over bij een kaart met het teken daarvoor.
rule-turn-4 = Een overgeslagen kaart doet niets, maar is wel de laatste hoofdkaart.
rule-turn-5 = De volgorde is: Beweegactie, opbrengst, rekruutbonus, sterrenspoor.
rule-turn-6 = Wat hij in een beurt krijgt, beweegt in die beurt niet.
rule-turn-7 = Een zesde ster, van wie ook, beëindigt het spel meteen; de rest vervalt.
rule-turn-8 = De ster voor een gevecht komt als laatste stap van dat gevecht.
rule-turn-9 = De beurten gaan met de klok mee, zoals opgegeven; de eerste mens begint.

rule-card-1 = Eerst is plan I actief, na de eerste ster van het spoor plan II.
rule-card-2 = De ster in het midden verschuift het blokje, een doorgestreepte niet.
rule-card-3 = Gevechtstabel en grondstoffen gelden bij elk plan.
rule-card-4 = Is de stapel leeg, dan worden voor het trekken alle 19 kaarten geschud.
rule-card-5 = De kaart van de beurt blijft na het schudden gelden.

rule-move-1 = De symbolen worden van links naar rechts geprobeerd.
rule-move-2 = Na een geldig symbool komt geen ander; zonder geldig is er geen Beweegactie.
rule-move-3 = Blijven staan kan de Beweegactie zijn.
rule-move-4 = Een symbool tussen haakjes telt alleen voor de factie die er staat.
rule-move-5 = Aanvallen zijn Beweegacties.
rule-move-6 = Kies een eenheid, bepaal de gebieden, neem haar op, kies waarheen, plaats haar.
rule-move-7 = Hij kiest de eenheid het dichtst bij zijn basis; gelijk: leesvolgorde.
rule-move-8 = Gebieden die gelijk blijven: dichtst bij de Fabriek, dan leesvolgorde.
rule-move-9 = Op de basis is de afstand 0, anders telt hij tot de schijf van de basis.
rule-move-10 = Afstanden zijn gewone zeshoeken: water en tunnels tellen niet.
rule-move-11 = Een mech gaat voor het karakter als ze gelijk zijn.
rule-move-12 = Zonder eenheid van de soort is het symbool niet geldig.
rule-move-13 = Blijft er geen gebied over, dan volgt het volgende symbool.
rule-move-14 = Een eenheid kan naar elk gebied in de buurt van elke eigen eenheid.
rule-move-15 = De thuisbasis is nooit een bestemming.

rule-hood-1 = Een buurt is het eigen gebied en wat met één stap te bereiken is.
rule-hood-2 = Eenheden op een thuisbasis hebben geen buurt.
rule-hood-3 = De basis van een Automa heeft een buurt: de twee gebieden ernaast.
rule-hood-4 = Tot water vrij is, bereiken zijn eenheden land zonder rivier ertussen.
rule-hood-5 = Tunnels helpen een Automa nooit.
rule-hood-6 = Een gevechtseenheid van een mens bereikt land zonder rivier ertussen.
rule-hood-7 = Met Rivierloop steekt ze ook rivieren over zoals haar factie kan.
rule-hood-8 = Vanuit een tunnel bereikt ze elke andere tunnel.
rule-hood-9 = Meren en andere verbindingen tellen zodra de tafel ze meldt.

rule-worker-1 = Het symbool kiest een arbeider.
rule-worker-2 = Die mag naar waar geen vijand en geen andere eigen arbeider is.
rule-worker-3 = De eigen mechs en het karakter houden een arbeider niet tegen.
rule-worker-4 = Niet bij de vijand, in de meeste buurten, dichtst bij de Fabriek, leesvolgorde.
rule-worker-5 = De opgenomen arbeider telt niet mee.
rule-worker-6 = Bij de vijand betekent: bij een vijandelijke gevechtseenheid.
rule-worker-7 = Eenheden op de basis tellen niet mee bij de meeste eenheden.
rule-worker-8 = Is elk gebied bij de vijand, dan kan die nergens heen.

rule-unit-1 = Het symbool kiest een mech of het karakter.
rule-unit-2 = Ze mag naar waar geen vijand en geen andere eigen eenheid is.
rule-unit-3 = Een eenheid die haar gebied deelt, kan er niet blijven.
rule-unit-4 = Dichtst bij een vijandelijke gevechtseenheid, dan de Fabriek, dan leesvolgorde.
rule-unit-5 = Vijanden op hun basis tellen alleen als er geen op het bord staat.

rule-encounter-1 = Het symbool kiest het karakter.
rule-encounter-2 = Het gaat naar een ontmoeting, of naar de Fabriek voor een eerste Fabriekskaart.
rule-encounter-3 = De buurt van de basis telt hier niet.
rule-encounter-4 = Geen vijand en geen eigen mech daar, dichtst bij de Fabriek, leesvolgorde.
rule-encounter-5 = Eindigt het karakter op een fiche, dan gaat het fiche weg.
rule-encounter-6 = Eindigt het een beurt op de Fabriek, dan krijgt het zijn ene Fabriekskaart.
rule-encounter-7 = Na een aanval alleen als het won; mechs en arbeiders nemen niets.
rule-encounter-8 = Het karakter van een mens neemt het fiche waarop het eindigt; een melding verbetert dat.

rule-attack-1 = Hij valt alleen aan met minstens de kracht die het symbool noemt.
rule-attack-2 = Het symbool kiest een gevechtseenheid.
rule-attack-3 = Ze gaat naar waar een vijandelijke gevechtseenheid is.
rule-attack-4 = De minste vijandelijke gevechtseenheden, dichtst bij de Fabriek, leesvolgorde.
rule-attack-5 = Of naar waar vijandelijke arbeiders alleen zijn; kracht is niet nodig.
rule-attack-6 = De meeste grondstoffen, dichtst bij de Fabriek, leesvolgorde.
rule-attack-7 = De grondstoffen gaan weg, de arbeiders naar huis; geen gevecht, geen ster.

rule-gain-1 = Elk symbool van de tweede rij wordt uitgevoerd, van links naar rechts.
rule-gain-2 = Een arbeider komt van de mat op de thuisbasis.
rule-gain-3 = Eerst komt het karakter terug, anders een mech, op de thuisbasis.
rule-gain-4 = Hij krijgt munten, en gevechtskaarten gedekt.
rule-gain-5 = Hij krijgt kracht, hoogstens 16.

rule-recruit-1 = De derde rij toont een rekruutbonus, na de twee andere.
rule-recruit-2 = Mensen met die doorlopende bonus krijgen hem.
rule-recruit-3 = De Automa heeft er nooit iets aan.
rule-recruit-4 = Met meer mensen is hij voor wie naast de Automa zitten.

rule-star-1 = Het laatst gaat het blokje een vak verder, tenzij de ster doorgestreept is.
rule-star-2 = De eerste vakken van de sterkaart hebben het waterteken.
rule-star-3 = Daarop gaan zijn eenheden niet over meren en rivieren.
rule-star-4 = Vanaf de beurt nadat het ze verlaat, is water vrij.
rule-star-5 = Komt het blokje op een ster, dan wordt een ster geplaatst.
rule-star-6 = Bij de eerste zo'n ster worden alle kaarten geschud en begint plan II.
rule-star-7 = Hij plaatst hoogstens twee sterren voor gevechten.
rule-star-8 = De eerste keer dat hij kracht 16 bereikt, plaatst hij een ster.
rule-star-9 = Sterren voor gevecht en kracht brengen geen plan II.
rule-star-10 = Andere sterren zijn er voor hem niet.
rule-star-11 = Het vak van het blokje is het aantal sterren op de hoofdaflegstapel.

rule-combat-1 = De gewone gevechtsregels gelden waar niets anders staat.
rule-combat-2 = Arbeiders zonder gevechtseenheid gaan naar huis; dat kost de mens 1 populariteit per arbeider.
rule-combat-3 = Mensen leggen eerst kracht en kaarten vast, en melden wat vaardigheden afpakken.
rule-combat-4 = Dan wordt een Automakaart getrokken; alleen de gevechtstabel telt.
rule-combat-5 = Hij gebruikt de kracht van zijn kolom, of alles als dat minder is.
rule-combat-6 = En zoveel gevechtskaarten als er staan, of alle die hij heeft.
rule-combat-7 = Het hoogste totaal wint; gelijk is voor de aanvaller.
rule-combat-8 = Verslagen gevechtseenheden van een Automa gaan naar de mat, arbeiders naar huis.
rule-combat-9 = De eenheden daar van een verslagen mens gaan naar de thuisbasis.
rule-combat-10 = De verliezer trekt een gevechtskaart als hij minstens 1 kracht toonde.
rule-combat-11 = Een mens die wint krijgt een ster als altijd; als aanvaller −1 populariteit per arbeider.
rule-combat-12 = 4 kaarten spelen geen gevechtskaart, 9 spelen er 1, 5 spelen er 2, 1 speelt er 3.
rule-combat-13 = Gevechtskaarten zijn gedrukt, of de bot trekt ze in het geheim.

rule-resources-1 = Een winnende aanvaller vindt zoveel grondstoffen als de laatste hoofdkaart zegt.
rule-resources-2 = Op een meer, een dorp of de Fabriek zijn er geen.
rule-resources-3 = Voor meer gebieden in een beurt geldt dezelfde kaart.
rule-resources-4 = De laatste hoofdkaart wordt door elk schudden heen onthouden.
rule-resources-5 = Waar een eenheid van een Automa komt, gaan alle grondstoffen weg.
rule-resources-6 = Verdedigt hij en wint hij, dan blijft liggen wat de aanvaller bracht.

rule-score-1 = Zijn munten, 4 per ster, 3 per gebied.
rule-score-2 = Een gebied telt met een eenheid erop, de Fabriek als 3, de basis niet.
rule-score-3 = Niets voor grondstoffen of gebouwen.
rule-score-4 = Mensen scoren als altijd; per gebied tellen hoogstens 6 grondstoffen.
rule-score-5 = De meeste munten winnen; bij gelijkspel staan de waarden naast elkaar.

rule-level-1 = Er zijn vier niveaus; ook de afstand van de bases telt.
rule-level-2 = Water houdt een Ultimaszyna nooit tegen.
rule-level-3 = Hij voert alle geldige Beweegacties uit, één voor één.
rule-level-4 = Fiche en Fabriekskaart neemt hij zodra het karakter er komt.
rule-level-5 = Zijn verslagen gevechtseenheden gaan naar de basis, niet naar de mat.
rule-level-6 = Een kaart met munten geeft er 1 meer, en zo ook met kracht.
rule-level-7 = Dat is één meer per kaart, niet per symbool.

rule-variant-1 = Ook op andere niveaus kunnen beurten vervallen.
rule-variant-2 = Hij kan telkens 1 of 2 munten meer of minder krijgen.
rule-variant-3 = Hij kan telkens 1 of 2 kracht meer of minder krijgen.
rule-variant-4 = Beide veranderen de som van een kaart één keer, als die er is.
rule-variant-5 = Voor een zet wordt een gevechtskaart omgedraaid: 4 of 5 beëindigt de rij.
rule-variant-6 = Voor het plaatsen van een eenheid ook: bij 4 of 5 blijft ze op de mat.
rule-variant-7 = Alle Beweegacties van een rij kunnen op elk niveau.

rule-multi-1 = Elke mix van mensen en Automa's tot vijf is een experiment.
rule-multi-2 = Elke Automa heeft eigen kaarten en sterren; alle anderen zijn vijanden.
rule-multi-3 = Tussen twee Automa's trekt elk een kaart, de aanvaller eerst.
