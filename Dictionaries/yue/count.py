#!/usr/bin/env python3
"""Counts the words of HKCanCor with their readings.

count.py FOLDER
  FOLDER   data/hkcancor of the unpacked package pycantonese: conversations in CHAT form

Writes hkcancor.tsv to its own folder. Skips words with characters other than Han, and readings that are not
valid Jyutping or have a syllable missing from syllables.tsv.
"""

import collections
import glob
import os
import re
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
SYLLABLE = re.compile("[a-z]{1,6}[1-6]")
# Particles in their usual spelling.
USUAL = str.maketrans({"𡃉": "㗎", "囖": "囉", "嚹": "喇", "𡁵": "緊", "𠻹": "添"})
# The corpus writes one particle with the character of another tone.
USUAL_OF_READING = {("喇", "laa1"): "啦"}


def is_han(word):
    return all("\u3400" <= c <= "\u9fff" or "\U00020000" <= c < "\U0002f800" for c in word)


def utterances(path):
    """Yields the words of each line with their tags, if there are as many of both."""
    with open(path, encoding="utf-8") as file:
        lines = file.read().replace("\n\t", " ").split("\n")
    words = []
    for line in lines:
        if line.startswith("*"):
            words = line.split(":", 1)[1].split()
        elif line.startswith("%mor:"):
            tags = line.split(":", 1)[1].split()
            if len(tags) == len(words):
                yield zip(words, tags)


def main():
    with open(os.path.join(HERE, "syllables.tsv"), encoding="utf-8") as file:
        known = {line.strip() for line in file if not line.startswith("#")}
    counts = collections.Counter()
    for path in sorted(glob.glob(os.path.join(sys.argv[1], "*.cha"))):
        for word, tag in (pair for line in utterances(path) for pair in line):
            reading = tag.rpartition("|")[2]
            syllables = SYLLABLE.findall(reading)
            if (is_han(word) and "".join(syllables) == reading and len(syllables) == len(word)
                    and known.issuperset(syllables)):
                characters = zip(word, syllables)
                word = "".join(USUAL_OF_READING.get(pair, pair[0].translate(USUAL)) for pair in characters)
                counts[word, " ".join(syllables)] += 1
    rows = sorted(counts.items(), key=lambda row: (row[0][0], -row[1], row[0][1]))
    with open(os.path.join(HERE, "hkcancor.tsv"), "w", encoding="utf-8") as file:
        file.write("# globekey-wordlist 1\n# source: HKCanCor\n# version: pycantonese 5.0.0\n"
                   "# licence: CC-BY-4.0\n# reading: jyutping\n# script: Han\n# weight: count\n"
                   f"# entries: {len(rows)}\n")
        for (word, reading), count in rows:
            file.write(f"{word}\t{reading}\t{count}\n")
    print(len(rows), "words,", sum(counts.values()), "occurrences")


main()
