#!/usr/bin/env python3
"""Picks the set phrases of jieba and pypinyin that occur in Chinese text, and writes them as a word list.

    pick-idioms.py PINYIN-TOOLS dict.txt news.txt prose.txt spoken.txt web.txt | gzip -9n > idioms.tsv.gz

PINYIN-TOOLS is the unpacked package pypinyin, which gives the readings; dict.txt is jieba's dictionary. Its
tags i (idioms) and l (fixed expressions) mark set phrases; the list of pypinyin consists of phrases. Those of
four and more characters that occur in the texts at least once are kept, with their occurrences as weight.
"""
import collections
import gzip
import os
import sys

TAGS = {"i", "l"}
LEAST_LENGTH = 4

here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, sys.argv[1])
from pypinyin import Style, lazy_pinyin  # noqa: E402

with open(os.path.join(here, "syllables.tsv"), encoding="utf-8") as file:
    syllables = {line.split("\t")[0].strip() for line in file if not line.startswith("#")}
phrases = collections.defaultdict(list)
with open(sys.argv[2], encoding="utf-8") as file:
    for line in file:
        word, _, tag = line.strip().split(" ")
        if tag in TAGS and len(word) >= LEAST_LENGTH:
            phrases[word[:LEAST_LENGTH]].append(word)
with gzip.open(os.path.join(here, "pypinyin-phrases.tsv.gz"), "rt", encoding="utf-8") as file:
    for line in file:
        word = line.split("\t")[0]
        if not line.startswith("#") and len(word) >= LEAST_LENGTH and word not in phrases[word[:LEAST_LENGTH]]:
            phrases[word[:LEAST_LENGTH]].append(word)

counts = collections.Counter()
for path in sys.argv[3:]:
    with open(path, encoding="utf-8", errors="ignore") as file:
        for line in file:
            for start in range(len(line) - LEAST_LENGTH):
                for word in phrases.get(line[start : start + LEAST_LENGTH], ()):
                    if line.startswith(word, start):
                        counts[word] += 1

rows = []
for word, count in sorted(counts.items(), key=lambda row: (-row[1], row[0])):
    reading = lazy_pinyin(word, style=Style.NORMAL, v_to_u=False)
    if len(reading) == len(word) and syllables.issuperset(reading):
        rows.append(f"{word}\t{' '.join(reading)}\t{count}")
print("# globekey-wordlist 1", "# source: jieba and pypinyin, set phrases that occur in text", "# version: 0.42.1",
      "# licence: MIT", "# reading: pinyin", "# script: Han", "# weight: count",
      f"# entries: {len(rows)}", *rows, sep="\n")
