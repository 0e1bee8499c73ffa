#!/usr/bin/env python3
"""Adds words to the second list of a language that its first list counts far too rarely.

    recount.py PACKAGES OUTPUT TAG ...

PACKAGES is the folder unpacked by import.sh, OUTPUT the folder Dictionaries. hazm counts most forms of Persian
verbs and many adverbs once or not at all (گفت, باید). Such a word is listed in wordfreq.tsv.gz with the
frequency of wordfreq, and `share` of words.json becomes the total of that list.
"""
import csv
import json
import re
import sys
from collections import Counter
from pathlib import Path

from lists.letters import normalised
from lists.sources import Sources
from lists.write import read_words, write_list

HERE = Path(__file__).parent
PER = 1_000_000_000
# A word is counted too rarely if wordfreq has it this many times as often. Lists of one language seldom differ
# by more for reasons of their texts.
RARER = 8
# Below this share of text the figures of both lists are too rough to be compared.
LEAST = 2e-6


def main():
    packages, output, *tags = sys.argv[1:]
    sources = Sources(packages)
    sys.path.insert(0, str(sources.python))
    with open(HERE / "languages.tsv", encoding="utf-8", newline="") as file:
        rows = [row for row in csv.DictReader(file, delimiter="\t") if row["tag"] in tags and row["more"]]
    for row in rows:
        folder = Path(output) / row["tag"]
        first, second = read_words(folder / "words.tsv.gz"), read_words(folder / "wordfreq.tsv.gz")
        total = sum(first.values())
        before = len(second)
        # Spellings with other code points of a letter are one word.
        shares = Counter()
        for word, share in sources.wordfreq(row["more"]).items():
            shares[normalised(word, row["tag"])] += share
        for word, share in shares.items():
            if share >= LEAST and word in first and first[word] / total < share / RARER:
                second[word] = share * PER
        write_list(folder / "wordfreq.tsv.gz", "wordfreq", second)
        share = sum(read_words(folder / "wordfreq.tsv.gz").values()) / PER
        manifest = folder / "words.json"
        text = manifest.read_text(encoding="utf-8")
        source = next(s for s in json.loads(text)["sources"] if s["file"] == "wordfreq.tsv.gz")
        text = text.replace(f'"share": {source["share"]}', f'"share": {share:.4f}')
        text = re.sub(rf'"entries": {source["entries"]}\b', f'"entries": {len(second)}', text)
        manifest.write_text(text, encoding="utf-8")
        print(f"{row['tag']}: {len(second) - before} words added, share {share:.4f}")


if __name__ == "__main__":
    main()
