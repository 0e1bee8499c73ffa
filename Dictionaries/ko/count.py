#!/usr/bin/env python3
"""Counts Hanja words in texts, to order words with the same reading.

    count.py HANJA.TXT TEXT... > counts.tsv

TEXT is plain UTF-8 in traditional characters. Each run of characters is divided into words of hanja.txt from
its start, longest match first (at most four characters), so that few words are counted across the boundary of
two others. Writes the words that share their reading with others and occur in the texts:
`word TAB occurrences`, sorted.
"""
import collections
import re
import sys

RUN = re.compile("[\u3400-\u9fff\uf900-\ufaff]{2,}")
LONGEST = 4


def words_of(path):
    """Returns all words of two characters or more, and those that share their reading."""
    by_reading = collections.defaultdict(list)
    with open(path, encoding="utf-8") as file:
        for line in file:
            fields = line.rstrip("\n").split(":")
            if not line.startswith("#") and len(fields) == 3 and len(fields[1]) > 1:
                by_reading[fields[0]].append(fields[1])
    shared = {word for words in by_reading.values() if len(words) > 1 for word in words}
    return {word for words in by_reading.values() for word in words}, shared


def count(run, words, counts):
    start = 0
    while start < len(run):
        for length in range(LONGEST, 1, -1):
            word = run[start : start + length]
            if word in words:
                counts[word] += 1
                start += len(word)
                break
        else:
            start += 1


def main():
    words, shared = words_of(sys.argv[1])
    counts = collections.Counter()
    for path in sys.argv[2:]:
        with open(path, encoding="utf-8") as file:
            for line in file:
                for run in RUN.findall(line):
                    count(run, words, counts)
    for word in sorted(shared):
        if counts[word]:
            print(f"{word}\t{counts[word]}")


main()
