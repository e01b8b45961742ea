game-name = Kiezels
game-about = Kiezels: een heel klein spel dat toont wat een spel kan

name-deck = kaarten
name-dice = dobbelstenen
name-pebbles = kiezels
name-lucky = geluk
option-deck = Hoe de kaarten liggen
option-deck-shuffled = Geschud
option-deck-sorted = Op volgorde
option-deck-own = De eigen stapel van jullie server, geschud
option-dice = Wie er gooit
option-dice-bot = De bot gooit
option-dice-table = Wij gooien zelf
option-pebbles = Kiezels van elke kleur, 0 om het te laten vragen
option-lucky = De automa heeft geluk
chosen-deck = kaarten { $value ->
    [sorted] op volgorde
    [own] van de server zelf
   *[shuffled] geschud
 }
chosen-dice = { $value ->
    [table] onze dobbelstenen
   *[bot] dobbelstenen van de bot
 }
chosen-pebbles = elk { $value ->
    [one] 1 kiezel
   *[other] { $value } kiezels
 }
chosen-lucky = automa met geluk

stand-in-takers = mensen nemen voor elke beurt een kiezel en dagen de automa uit.

no-own-deck = Er is nog geen eigen stapel: `/automa stapel` leest er een in. Er is niets begonnen.
bad-place = Dat moet een naam van één woord met kiezels zijn, zoals “brug 2 rood”.
bad-card-number = “{ $number }” is geen nummer van een kaart, 1 tot 999.
bad-card = “{ $card }” is geen kaart; er zijn { $cards }.
lucky-needs-bot-dice = Een automa met geluk heeft de dobbelstenen van de bot nodig.
bad-pebbles = Dat is een getal tot 99.
bad-name = Die heeft hoogstens 20 letters.
bad-report = Er hoort “namen” of “legden” te staan met een aantal en een kleur die bij de stapels passen, of “uitgedaagd”.
bad-words = “{ $word }” is geen getal met een kleur, zoals “2 rood”.

typed-took = namen, nam
typed-added = legden, legde
typed-dared = uitgedaagd
typed-red = rood, rode
typed-blue = blauw, blauwe
typed-dark_green = donkergroen, donkergroene

colour = { $colour ->
    [red] rood
    [blue] blauw
   *[dark_green] donkergroen
}
card = { $card ->
    [plain] Gewoon
    [number] Getal
    [colours] Kleuren
    [space] Vak
    [dare] Durf
    [words] Woorden
    [secret] Geheim
   *[pick] Keuze
}
pile = { $n } { $colour ->
    [red] rode
    [blue] blauwe
   *[dark_green] donkergroene
}
pebbles = { $n ->
    [one] { $n } kiezel
   *[other] { $n } kiezels
}
pile-of = { $colour ->
    [red] Rode
    [blue] Blauwe
   *[dark_green] Donkergroene
} stapel
side = { $side ->
    [automa] De automa
   *[people] Wij
}
deck = de stapel kaarten
charms = de amuletten
space = Vak { $n }
leaf = Blad { $n }
hand = { $card ->
    [acorn] Eikel
    [feather] Veer
   *[shell] Schelp
}

offer-turn = Beurt van { $name }
offer-rest = Laat rusten
group-take = Kiezels nemen
group-add = Kiezels bijleggen
report-take = We namen { $n } { $colour ->
    [red] rode
    [blue] blauwe
   *[dark_green] donkergroene
}
report-add = We legden { $n } { $colour ->
    [red] rode
    [blue] blauwe
   *[dark_green] donkergroene
} bij
report-count = We telden de stapels
report-walk = We liepen langs de vakken

ask-pebbles = Hoeveel kiezels van elke kleur zijn er?
ask-die = Wat gooiden jullie voor de automa?
ask-card = Welke kaart ligt bovenop?
ask-yours = Hoeveel kiezels hebben jullie in de hand?
ask-liked = Welke kleuren vinden jullie mooi? Hoogstens twee.
ask-space = Op welk vak liggen de meeste kiezels?
ask-dare = Dagen jullie de automa uit?
ask-words = Wat ligt er op de brug?
ask-dared = Won de automa de uitdaging?
ask-hidden = Wat verstop je?
ask-leaves = Welke bladeren vielen er? Hoogstens vier.
ask-bag = Wat zit er in de zak? Twee of drie.
ask-charm = Welke amulet ligt bovenop?
ask-rain = Regent het?
ask-grows = Welke stapel groeit?
ask-count = Wat ligt er op tafel?
ask-last = Wie trok als laatste?
ask-beside = Naast de stapels
ask-walk = Wat ligt er op de vakken?
ask-wet = Het regent

title-took = { $n } { $colour ->
    [red] rode
    [blue] blauwe
   *[dark_green] donkergroene
} genomen

event-set-up = { $n ->
    [one] Van elke kleur ligt er { $n } kiezel op tafel.
   *[other] Van elke kleur liggen er { $n } kiezels op tafel.
}
event-rolled = De automa gooit een { $n }.
event-drew = De automa trekt de kaart { $card ->
    [plain] Gewoon
    [number] Getal
    [colours] Kleuren
    [space] Vak
    [dare] Durf
    [words] Woorden
    [secret] Geheim
   *[pick] Keuze
}.
event-chose = De automa bekijkt de { $colour ->
    [red] rode
    [blue] blauwe
   *[dark_green] donkergroene
} stapel.
event-took = De automa neemt { $n } { $colour ->
    [red] rode
    [blue] blauwe
   *[dark_green] donkergroene
}.
event-gained = De kaart levert er { $n } op.
event-heard = Op de brug: { $piles }.
event-hid = Er is iets verstopt.
event-rested = De automa rust.
event-charms = De { $n } amuletten worden geschud.
event-charm = Hij vindt een amulet: { $charm }.
event-grew = De { $colour ->
    [red] rode
    [blue] blauwe
   *[dark_green] donkergroene
} stapel groeit.
event-full = Elke stapel is vol: er groeit niets.
event-counted = Op tafel: { $piles }. { $side ->
    [automa] De automa trok
   *[people] De mensen trokken
} als laatste.
event-walked = De mensen raapten er { $n } op{ $rain ->
    [yes] {" "}in de regen
   *[no] {""}
}.
event-reported = { $way ->
    [take] Er { $n ->
        [one] is
       *[other] zijn
    } { $n } { $colour ->
        [red] rode
        [blue] blauwe
       *[dark_green] donkergroene
    } genomen.
   *[add] Er { $n ->
        [one] is
       *[other] zijn
    } { $n } { $colour ->
        [red] rode
        [blue] blauwe
       *[dark_green] donkergroene
    } bijgelegd.
}
event-dared = De automa { $won ->
    [0] verliest de uitdaging.
    [one] wint de uitdaging en { $won } kiezel.
   *[other] wint de uitdaging en { $won } kiezels.
}
event-over = De kaarten zijn op: automa { $automa }, mensen { $people }.

by-pile = grootste stapel
by-order = kleur die eerst genoemd is
by-room = plaats voor nog één
by-smallest = kleinste stapel

fix-pebbles = De kiezels van de automa
fix-pebbles-hint = een getal tot 99
fix-name = De naam van de automa
fix-name-hint = hoogstens 20 letters

panel-title = Kiezels
panel-piles = Op tafel: { $piles }
panel-automa = { $name }
panel-people = Jullie
panel-footer = { $cards ->
    [0] Geen kaart over
    [one] Nog { $cards } kaart
   *[other] Nog { $cards } kaarten
}
score-taken = Genomen kiezels
player = Speler { $n }
