game-name = Kiezels
game-about = Kiezels: een heel klein spel dat toont wat een spel kan

name-deck = kaarten
name-dice = dobbelstenen
name-pebbles = kiezels
name-lucky = geluk
option-deck = Hoe de kaarten liggen
option-deck-shuffled = Geschud
option-deck-sorted = Op volgorde
option-dice = Wie er gooit
option-dice-bot = De bot gooit
option-dice-table = Wij gooien zelf
option-pebbles = Kiezels van elke kleur, 0 om het te laten vragen
option-lucky = De automa heeft geluk
chosen-deck = kaarten { $value ->
    [sorted] op volgorde
   *[shuffled] geschud
 }
chosen-dice = { $value ->
    [table] onze dobbelstenen
   *[bot] dobbelstenen van de bot
 }
chosen-pebbles = elk { $value } kiezels
chosen-lucky = automa met geluk

lucky-needs-bot-dice = Een automa met geluk heeft de dobbelstenen van de bot nodig.
not-now = Dat kan nu niet.
bad-fix = “{ $value }” past hier niet.
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
event-reported = { $way ->
    [take] Er zijn { $n } { $colour ->
        [red] rode
        [blue] blauwe
       *[dark_green] donkergroene
    } genomen.
   *[add] Er zijn { $n } { $colour ->
        [red] rode
        [blue] blauwe
       *[dark_green] donkergroene
    } bijgelegd.
}
event-dared = De automa { $won ->
    [0] verliest de uitdaging.
   *[other] wint de uitdaging en { $won } kiezels.
}
event-fixed-name = De automa heet nu { $name }.
event-fixed-pebbles = De automa heeft er nu { $n }.
event-over = De kaarten zijn op: automa { $automa }, mensen { $people }.

by-pile = grootste stapel
by-order = kleur die eerst genoemd is

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
score-title = { $name }, score
score-taken = Genomen kiezels
