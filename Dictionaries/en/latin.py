#!/usr/bin/env python3
"""Writes latin.tsv: the words in Latin letters that texts of other scripts contain.

    latin.py > latin.tsv

The languages that are typed with Latin keys recognise these words among their readings. A word has
one spelling and a count. Counts of the English list say which words exist; the counts of lettered
words in Chinese text (Dictionaries/zh-Hans) say which of them occur among other scripts. Both lists
are scaled to a million and added, the second with twice the weight. Names with digits and of sites
(names.tsv) are scaled as the second list. A word that English writes with small letters is listed
so, as is an acronym that programmers write so (words/as-typed/programs.txt); others have their most
frequent capitals.
"""
import collections
import gzip
import pathlib
import sys

FOLDER = pathlib.Path(__file__).parent
# Words below this count, in a million of both lists, are left out.
LEAST = 1.2
# Short words collide with parts of readings, so that fewer of them are listed.
LEAST_SHORT = {1: None, 2: 60, 3: 6}
WEIGHT_OF_LETTERED = 2.0


def rows(path):
    with gzip.open(path, "rt", encoding="utf-8") as file:
        for line in file:
            if not line.startswith("#"):
                word, reading, count = line.rstrip("\n").split("\t")
                yield word, reading, float(count)


def read(path, is_wanted):
    """Returns the counts in a million, and how much of a million a count is."""
    counts = {word: count for word, _, count in rows(path) if is_wanted(word)}
    scale = 1e6 / sum(counts.values())
    return {word: count * scale for word, count in counts.items()}, scale


def names(path):
    for line in path.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            word, count = line.split("\t")
            yield word, float(count)


def is_latin(word):
    return word.isascii() and word.isalpha() and 1 < len(word) <= 15


def main():
    english, _ = read(FOLDER / "words.tsv.gz", is_latin)
    lettered, scale = read(FOLDER.parent / "zh-Hans" / "lettered.tsv.gz", is_latin)
    forms = collections.defaultdict(lambda: collections.defaultdict(float))
    totals = collections.Counter()
    for word, count in english.items():
        totals[word.lower()] += count
        forms[word.lower()][word] += count
    for word, count in lettered.items():
        totals[word.lower()] += count * WEIGHT_OF_LETTERED
        forms[word.lower()][word] += count * WEIGHT_OF_LETTERED
    for word, count in names(FOLDER / "names.tsv"):
        if totals[word.lower()] >= LEAST:
            continue
        totals[word.lower()] += count * scale * WEIGHT_OF_LETTERED
        forms[word.lower()][word] += count * scale * WEIGHT_OF_LETTERED
    small = set((FOLDER.parent / "words" / "as-typed" / "programs.txt").read_text(encoding="utf-8").split())
    lines = []
    for word, count in totals.items():
        least = LEAST_SHORT.get(len(word), LEAST)
        if least is None or count < least:
            continue
        # A small form of English is the word itself (app, sql), whatever its capitals elsewhere.
        capitals = [english.get(form, 0) for form in forms[word] if form != word]
        is_acronym = len(word) > 2 and max(forms[word], key=forms[word].get).isupper()
        is_small = is_acronym and word in small or english.get(word, 0) > max(capitals, default=0)
        form = word if is_small else max(forms[word], key=lambda form: (forms[word][form], form))
        lines.append((form, max(1, round(count * 10))))
    lines.sort(key=lambda line: (line[0].lower(), line[0]))
    out = sys.stdout
    out.write("# Words in Latin letters among other scripts: a word, a tab and its count.\n")
    out.write("# source: SymSpell 6.10.1, SCOWL 2020.12.07; GlobeKey, words with letters\n")
    out.write("# licence: MIT AND LicenseRef-SCOWL AND Apache-2.0\n")
    for word, count in lines:
        out.write(f"{word}\t{count}\n")


main()
