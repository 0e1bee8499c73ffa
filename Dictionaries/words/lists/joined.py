"""Words with hyphens and apostrophes, and the same words without them."""

JOINERS = "-’'"
# A word must be this many times as frequent as it is without its joiner for that to be a typo.
HARDLY_MEANT = 4


def text_weights(weights, counts, per):
    """The weights with those of text for words with a hyphen, if they are higher: wordfreq counts the parts
    of such words one by one (`кто-то`)."""
    total = max(sum(counts.values()), 1)
    return {key: max(weight, counts[key] * per / total) if "-" in key and counts[key] >= 10 else weight
            for key, weight in weights.items()}


def without_joiners(weights, accepts):
    """The words that are others without their joiner, which a spelling dictionary has with it alone, by the
    word meant: {"ктото": "кто-то", "памятаю": "пам’ятаю"}."""
    found = {}
    for key, weight in weights.items():
        bare = "".join(character for character in key if character not in JOINERS)
        if bare == key or weights.get(bare, 0) * HARDLY_MEANT > weight or bare not in weights:
            continue
        if accepts(key) and not accepts(bare):
            found[bare] = key
    return found
