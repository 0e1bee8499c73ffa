#!/usr/bin/env python3
"""Counts the words in letters that stand in Chinese text, and writes those that are common.

    count-latin.py TEXT... > latin.tsv && gzip -9n latin.tsv

A word counts where Chinese characters stand beside it, with a blank between them or not, and no other
letters: what is no part of a sentence in another language, a path or an address. What is a syllable of
pinyin too has to be far commoner, since it takes a place from a character. The line of a word has its
letters without capitals and marks, and the writings that are at least a fourth as common as the
commonest one, that first. Two letters that are only written small are as they were typed, and left out.
"""
import collections
import os
import re
import sys

LEAST = 60
LEAST_OF_SYLLABLE = 2000
MOST_WRITINGS = 3
WORD = re.compile(
    r"(?<![A-Za-z0-9.@/_\-#])(?<![A-Za-z] )[A-Za-z][A-Za-z\-]*[A-Za-z]"
    r"(?![A-Za-z0-9.@/_\-])(?! [A-Za-z])")
CHINESE = re.compile("[\u4e00-\u9fff]")

here = os.path.dirname(os.path.abspath(__file__))
syllables = {
    line.split("\t")[0].strip()
    for line in open(os.path.join(here, "../zh-Hans/syllables.tsv"), encoding="utf-8")}

writings = collections.defaultdict(collections.Counter)
for path in sys.argv[1:]:
    for line in open(path, encoding="utf-8", errors="ignore"):
        for word in WORD.finditer(line):
            beside = line[max(0, word.start() - 2) : word.start()] + line[word.end() : word.end() + 2]
            if CHINESE.search(beside):
                letters = re.sub("[^a-z]", "", word.group().lower())
                writings[letters][word.group()] += 1
print("# Words in letters that stand in Chinese text, by count-latin.py; see README.md")
for letters in sorted(writings):
    counts = writings[letters]
    least = LEAST_OF_SYLLABLE if letters in syllables else LEAST
    if sum(counts.values()) < least or len(letters) < 2:
        continue
    common = sorted(counts.items(), key=lambda item: (-item[1], item[0]))[:MOST_WRITINGS]
    texts = [text for text, count in common if 4 * count >= common[0][1]]
    if texts != [letters] or len(letters) > 2:
        print(letters, " ".join(texts), sep="\t")
