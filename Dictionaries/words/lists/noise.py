"""Finds entries that do not belong in a list: words of other languages and typos of frequent words."""
from math import inf
from statistics import median

from .letters import unaccented


def foreign_home(word, share, own, others):
    """Returns the language of a word that is in a list only because texts quote it; None if it is the list's
    own.

    Texts of every language contain words of other languages, about as many in each. So a word is foreign if
    another language has it far more often and this language no more often than languages to which it is also
    foreign. `others` maps languages to shares.
    """
    shares = {tag: language.get(word, 0) for tag, language in others.items() if tag != own}
    home, usual = max(shares, key=shares.get), max(median(shares.values()), 1e-8)
    if usual > shares[home] / 8:
        # `euro` and `album` belong to every language.
        return None
    ratio = shares[home] / share
    return home if ratio > 100 or ratio > 12 and share < 3 * usual else None


def neighbours(word):
    """Returns keys shared by words at edit distance 1: the word itself, the word without each letter, and the
    word without doubled letters."""
    return {word, squeezed(word)} | {word[:at] + word[at + 1 :] for at in range(len(word))}


def slip_of(word, other):
    """Returns the kind of typo that turns `other` into `word`; None if their edit distance is not 1."""
    if word == other:
        return None
    if unaccented(word) == unaccented(other):
        return "accent" if unaccented(word) == word else "other accent"
    start = 0
    while start < min(len(word), len(other)) and word[start] == other[start]:
        start += 1
    end = 0
    while end < min(len(word), len(other)) - start and word[-1 - end] == other[-1 - end]:
        end += 1
    here, there = word[start : len(word) - end], other[start : len(other) - end]
    if len(here) == len(there) == 2 and here == there[::-1]:
        return "swap"
    if len(here) + len(there) == 1:
        letter = here + there
        doubled = start and (word[start - 1] == letter or other[start - 1] == letter)
        return "doubling" if doubled else place(start, end, letter == "e")
    if len(here) == len(there) == 1:
        return place(start, end, {here, there} <= VOWELS)
    return "doubling" if squeezed(word) == squeezed(other) else None


# Vowels that sound alike in unstressed syllables.
VOWELS = set("aeio")


def place(start, end, is_vowel):
    """Returns where in a word a typo is, and whether it is a spelling mistake: `grammer`, `completly`."""
    if is_vowel and start > 3 and 0 < end < 3:
        return "vowel"
    return "inside" if start > 1 and end > 2 else "edge"


def squeezed(word):
    """Returns a word without doubled letters: `tomorow` for both tommorow and tomorrow."""
    return "".join(letter for at, letter in enumerate(word) if at == 0 or word[at - 1] != letter)


# How many times as frequent a word must be for an unknown word at distance 1 to be its typo: (if the web page
# list has the unknown word, if it has not). Inflection changes the ends and beginnings of words, so a change
# there decides nothing. Two correct words seldom differ by a swap or a missing accent.
RATIOS = {
    "swap": (1000, 30), "accent": (80, 20), "other accent": (inf, 400), "doubling": (1000, 60),
    "inside": (inf, 400), "vowel": (inf, 20000), "edge": (inf, 20000),
}
# Words of two letters are one typo away from the most frequent words, and many are abbreviations.
RATIO_TWO_LETTERS = 1000
# Ratios if the language has a dictionary that would know the word.
RATIOS_UNKNOWN = {
    "swap": (5, 3), "accent": (10, 5), "other accent": (30, 10), "doubling": (10, 5),
    "inside": (20, 8), "vowel": (10, 8), "edge": (300, 50),
}


def run_together(word, shares, frequent):
    """Returns the two frequent words that a word consists of without the space (`alot`), if it is far rarer
    than they are: `iphone` is not."""
    for end in (1, 2):
        first, second = word[:end], word[end:]
        if first in frequent and second in frequent and shares[second] > 50 * shares[word]:
            return f"{first} {second}"
    return None


def slips(shares, known, seen, are_two_words, has_dictionary):
    """Returns typos of more frequent words, with those words. `known` are words of a dictionary and `seen`
    those of the web page list, in lower case. `are_two_words` tells whether a word that differs from another
    in a vowel is a word of its own."""
    index = {}
    ratios = RATIOS_UNKNOWN if has_dictionary else RATIOS
    found = {}
    ranked = sorted(shares, key=shares.get, reverse=True)
    frequent = set(ranked[:400])
    for word in ranked:
        keys = neighbours(word)
        if word not in known and has_dictionary and (parts := run_together(word, shares, frequent)):
            found[word] = parts
        elif word not in known and (len(word) > 2 or has_dictionary):
            for other in {other for key in keys for other in index.get(key, ())}:
                kind = slip_of(word, other)
                if kind == "vowel" and are_two_words(word, other):
                    continue
                ratio = kind and (
                    ratios[kind][word not in seen] if len(word) > 2 else RATIO_TWO_LETTERS)
                if kind and shares[other] > ratio * shares[word]:
                    found[word] = other
                    break
        if word not in found:
            for key in keys:
                index.setdefault(key, []).append(word)
    return found
