"""Words that lists of typed text contain and that are misspellings of more frequent words: `herkez`, `warheit`."""
from pathlib import Path

from .letters import lower, unaccented

# The least length of a misspelling. Shorter words are often names, syllables and abbreviations.
SHORTEST = 5
# How many times as frequent a word that sounds alike must be, by the length of the misspelling, and for longer ones.
ALIKE, ALIKE_LONG = {5: 30, 6: 10}, 7
# The least such ratio for a doubled letter, by which names and other short words often differ: Italian `soleva`.
DOUBLED, DOUBLED_LONGEST = 30, 7
# A rule of sounds with SPECIFIC letters and more describes one misspelling (`orj` for `orij`), so that even a
# frequent one is recognized in a long word.
SPECIFIC, ALIKE_SPECIFIC = 3, 2
# How many times as frequent any other word must be, and the least length of its misspelling: omitted consonants and
# swapped letters also make colloquial forms and names.
OTHERWISE, OTHERWISE_SHORTEST = 100, 6
VOWELS = set("aeiouyıàâäáãæéèêëíìîïóòôöõœúùûüąęаеёєиіїоуыэюяαειουηωάέίόύήώ")


def read_sounds(path):
    """Returns the rules of sounds.tsv: (typed, meant)."""
    path = Path(path)
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return [tuple(line.split("\t")[:2]) for line in lines if line and not line.startswith("#")]


class Misspelt:
    """Finds misspellings with a spelling dictionary.

    - `alphabet` tells which letters are the language's own: Turkish `hâlbuki` is another usual spelling.
    - `accepts` tells whether a dictionary has a word, small or with a capital.
    - `is_foreign` tells of a word and its frequency whether it is quoted from another language.
    - `affixes` are the Affixes of the language, `kept` the words that stay: names and chat words.
    """

    def __init__(self, alphabet, sounds, accepts, is_foreign, affixes, kept):
        self.alphabet, self.sounds, self.accepts, self.is_foreign = alphabet, sounds, accepts, is_foreign
        self.affixes, self.kept = affixes, kept

    def found(self, weights, small):
        """Returns the misspellings by the word meant. `weights` are frequencies by lower-case word; `small` are
        the words that are written in small letters alone, which names are not."""
        unmarked, shorter = {}, {}
        for key in small:
            unmarked.setdefault(unaccented(key), []).append(key)
            for at in range(2, len(key) - 2):
                if key[at] not in VOWELS:
                    shorter.setdefault(key[:at] + key[at + 1 :], []).append(key)
        found = {}
        for key in small:
            if not self.may_be_misspelt(key):
                continue
            meant = {word for ratio, word in self.meant(key, unmarked, shorter)
                     if word != key and word in small and weights[word] >= ratio * weights[key]}
            if meant and not self.is_foreign(key, weights[key]) and not self.is_word(key):
                likeliest = sorted(meant, key=lambda word: (-weights[word], word))
                if accepted := next(filter(self.accepts, likeliest), None):
                    found[key] = accepted
        return found

    def may_be_misspelt(self, key):
        return len(key) >= SHORTEST and key.isalpha() and key not in self.kept \
            and self.alphabet.is_usual(key) and not self.alphabet.is_stressed_twice(key)

    def is_word(self, key):
        """Whether a dictionary has a word, or affixes.tsv makes it of words that it has or that stay."""
        def listed(word):
            return word != key and (word in self.kept or self.accepts(word))
        return self.accepts(key) or self.affixes.accepts(key, listed, lambda _: False)

    def meant(self, key, unmarked, shorter):
        """Yields the words that one may be a misspelling of, with the least ratio of their frequencies."""
        alike = ALIKE.get(len(key), ALIKE_LONG)
        doubled = DOUBLED if len(key) <= DOUBLED_LONGEST else alike
        for at in range(len(key)):
            for typed, meant in self.sounds:
                end = at + len(typed)
                # A vowel at the end is a matter of inflection: `українсько`, `українська`.
                if key.startswith(typed, at) and not (end == len(key) and meant[-1:] in VOWELS):
                    is_specific = len(typed) >= SPECIFIC and len(key) not in ALIKE
                    yield ALIKE_SPECIFIC if is_specific else alike, key[:at] + meant + key[end:]
            if at and key[at] == key[at - 1]:
                yield doubled, key[:at] + key[at + 1 :]
            elif at < len(key) - 1:
                yield doubled, key[: at + 1] + key[at:]
        for word in unmarked.get(unaccented(key), ()):
            # The mark at the end of a word is often all that tells two of its forms apart: `parlà`.
            if key[-1] == word[-1] or unaccented(word[-1]) != word[-1]:
                yield alike, word
        if len(key) >= OTHERWISE_SHORTEST:
            yield from ((OTHERWISE, word) for word in shorter.get(key, ()))
            for at in range(1, len(key) - 2):
                yield OTHERWISE, key[:at] + key[at + 1] + key[at] + key[at + 2 :]


def small_words(words, tag):
    """Returns the frequencies of a list by lower-case word, and the words that it has in small letters alone."""
    weights, capitals = {}, set()
    for word, weight in words.items():
        key = lower(word, tag)
        weights[key] = weights.get(key, 0) + weight
        if word != key:
            capitals.add(key)
    return weights, weights.keys() - capitals
