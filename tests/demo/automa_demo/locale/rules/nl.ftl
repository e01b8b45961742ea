# De regels in het kort, voor "Waarom?".

rule-pebbles-1 = Schud de kaarten; van elke kleur liggen er vier kiezels op tafel.
rule-pebbles-2 = In zijn beurt gooit de automa de dobbelsteen en trekt hij een kaart.
rule-pebbles-3 = Hij neemt van de grootste stapel; bij gelijke stand de kleur die eerst genoemd is.
rule-pebbles-4 = Elke kaart vraagt de tafel wat de automa niet kan zien.
rule-pebbles-5 = Na de laatste kaart wint wie de meeste kiezels heeft.
rule-pebbles-6 = Met geluk brengt rust een amulet; door het lot groeit een kleinste stapel, bij regen een grootste.
