rule-seated-1 = A token is kept.
rule-tiny-1 = A die is rolled.
rule-tiny-2 = It is rolled again.
