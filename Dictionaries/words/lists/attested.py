"""Forms of listed words that a frequency source has, for languages that write prepositions, articles and
conjunctions with the word: Hebrew `והבית`, `שבדרך`."""

# The languages whose lists have them beside their most frequent words, and the least share of text of a form.
LANGUAGES = {"he"}
LEAST = 200e-9
# The least length of a stem. affixes.tsv asks for more, because a typo is easily a prefix with two letters; a form
# that people have written is none.
SHORTEST_STEM = 2


def attested_forms(words, shares, affixes):
    """Returns the forms that `words` lacks with their shares. `affixes` are the Affixes of the language."""
    affixes.least = SHORTEST_STEM
    return {word: share for word, share in shares.items()
            if share >= LEAST and word not in words and affixes.accepts(word, words.__contains__)}
