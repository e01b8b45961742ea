# The rule clauses in short, for "Why?": `rule-take-3` is what the rules' clause take.3 says, in one sentence.

rule-pebbles-1 = Shuffle the cards; four pebbles of each colour lie on the table.
rule-pebbles-2 = On its turn the automa rolls the die and draws a card.
rule-pebbles-3 = It takes from the largest pile; a tie goes to the colour named first.
rule-pebbles-4 = Each card asks the table for what the automa can't see.
rule-pebbles-5 = After the last card the most pebbles win.
rule-pebbles-6 = A lucky automa that rests draws a charm; by lot a smallest pile with room grows, in the rain a largest one.
