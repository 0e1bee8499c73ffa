#!/usr/bin/env python3
"""Counts words with Latin letters in Chinese text, and writes the common ones as a word list.

    count-lettered.py news.txt prose.txt=0.2 spoken.txt web.txt > lettered.tsv && gzip -9n lettered.tsv

A word in letters counts if Chinese characters are next to it, with or without a space, and no other letters
are: it is then no part of a sentence in another language, a path or an address. A file name with a weight
scales the counts of that text, because prose is mostly technical. A word that is also a pinyin syllable must
be far more common, because most occurrences are pinyin. Spellings are kept if they are at least a fourth as
common as the most common one. All but the most common have a tenth of their counts, because they are meant
for the candidate list and not for whole sentences. Words of two letters found only in lower case are left
out, because typing already gives them.

Words of letters and characters whose letters alone are no word come from mixed.tsv, with their readings. Only
their frequency in the texts is counted.
"""
import collections
import os
import re
import sys

LEAST = 8
LEAST_OF_PAIR = 20
LEAST_OF_SYLLABLE = 400
LONGEST = 15
MOST_WRITINGS = 3
OTHER_WRITING = 0.1
WORD = re.compile(
    r"(?<![A-Za-z0-9.@/_\-#])(?<![A-Za-z] )[A-Za-z][A-Za-z\-]*[A-Za-z]"
    r"(?![A-Za-z0-9.@/_\-])(?! [A-Za-z])")
CHINESE = re.compile("[\u4e00-\u9fff]")

here = os.path.dirname(os.path.abspath(__file__))
readings = dict(
    line.rstrip("\n").split("\t")
    for line in open(os.path.join(here, "mixed.tsv"), encoding="utf-8")
    if line.strip() and not line.startswith("#"))
syllables = {
    line.split("\t")[0].strip()
    for line in open(os.path.join(here, "syllables.tsv"), encoding="utf-8")}
# The longest first: T恤衫 must not match as T恤.
mixed = re.compile(
    "(?<![A-Za-z])(?:%s)(?![A-Za-z])" % "|".join(sorted(map(re.escape, readings), key=len, reverse=True)))

writings = collections.defaultdict(collections.Counter)
counts = collections.Counter()
for argument in sys.argv[1:]:
    path, _, weight = argument.partition("=")
    weight = float(weight or 1)
    for line in open(path, encoding="utf-8", errors="ignore"):
        for word in WORD.finditer(line):
            beside = line[max(0, word.start() - 2) : word.start()] + line[word.end() : word.end() + 2]
            if "-" not in word.group() and CHINESE.search(beside):
                writings[word.group().lower()][word.group()] += weight
        for word in mixed.findall(line):
            counts[word] += weight
rows = [(count, word, readings[word]) for word, count in counts.items() if count >= 1]
for letters, common in writings.items():
    least = LEAST_OF_PAIR if len(letters) == 2 else LEAST
    if letters in syllables:
        least = LEAST_OF_SYLLABLE
    if sum(common.values()) < least or len(letters) > LONGEST:
        continue
    ranked = sorted(common.items(), key=lambda item: (-item[1], item[0]))[:MOST_WRITINGS]
    kept = [(text, count) for text, count in ranked if 4 * count >= ranked[0][1]]
    # wifi and WiFi are about equally common; the capitalized spelling comes first.
    if kept[0][0].islower() and len(kept) > 1 and 1.25 * kept[1][1] > kept[0][1]:
        kept[:2] = kept[1::-1]
    kept = kept[:1] + [(text, OTHER_WRITING * count) for text, count in kept[1:]]
    if len(letters) == 2 and [text for text, _ in kept] == [letters]:
        continue
    rows += [(count, text, " ".join(letters.upper())) for text, count in kept]

print("# globekey-wordlist 1")
print("# source: GlobeKey, words with letters")
print("# licence: Apache-2.0")
print("# reading: pinyin")
print("# script: any")
print("# weight: count")
print(f"# entries: {len(rows)}")
for count, word, reading in sorted(rows, key=lambda row: (-row[0], row[1])):
    print(word, reading, max(round(count), 1), sep="\t")
