# The rule clauses in short, for "Why?": `rule-take-3` is what the rules' clause take.3 says, in one sentence.

rule-setup-1 = The automa has three cards, one for each space of your board.

rule-turn-1 = On its turn the automa draws one of its cards at random.
rule-turn-2 = If the card's space is free, it takes it and scores the card's number.
rule-turn-3 = If the space is taken, it passes.

rule-end-1 = The game ends after the last card.
