#!/usr/bin/env python3
"""Writes large-readings.tsv.gz: readings of words by the list large_pinyin of pypinyin-dict.

pick-readings.py PACKAGE IMAGE-WORDS
  PACKAGE      the unpacked package pypinyin-dict
  IMAGE-WORDS  the words of the image without this list, with their readings (ime-dict dump IMAGE)

It has two kinds of words:
- words of the image whose reading no list records and whose inferred one differs (地坛 de tan, 格勒 ge lei). The
  inferred reading stays with a tenth of the weight.
- counties and banners (铅山县), with their names by themselves, which training text hardly mentions.
"""

import collections
import glob
import gzip
import importlib
import os
import sys
import unicodedata

HERE = os.path.dirname(os.path.abspath(__file__))
RECORDED = ["rare-readings.tsv", "everyday.tsv", "idioms.tsv.gz", "pinyin-simp.tsv.gz", "pypinyin-phrases.tsv.gz"]
# The weights of a reading, of another one, and of the places.
WEIGHT, OTHER, PLACE = 1, 0.1, 3


def letters(syllable):
    """Returns a syllable with a tone mark as it is typed."""
    parts = unicodedata.normalize("NFD", syllable.lower())
    plain = "".join(c for c in parts if unicodedata.category(c) != "Mn" or c == "\u0308")
    return plain.replace("u\u0308", "v")


def large():
    """Returns the readings of the list by word."""
    sys.path.insert(0, sys.argv[1])
    found = {}
    for path in sorted(glob.glob(os.path.join(sys.argv[1], "pypinyin_dict/phrase_pinyin_data/large_pinyin_*.py"))):
        name = os.path.basename(path)[:-3]
        phrases = importlib.import_module("pypinyin_dict.phrase_pinyin_data." + name).phrases_dict
        for word, syllables in phrases.items():
            if len(word) == len(syllables) and all("\u3400" <= c <= "\u9fff" for c in word):
                found[word] = " ".join(letters(syllable[0]) for syllable in syllables)
    return found


def recorded():
    """Returns the words that another list has readings for."""
    words = set()
    for name in RECORDED:
        path = os.path.join(HERE, name)
        with (gzip.open if name.endswith(".gz") else open)(path, "rt", encoding="utf-8") as file:
            words |= {line.split("\t")[0] for line in file if not line.startswith("#") and line.split("\t")[1]}
    return words


def main():
    readings = large()
    others = recorded()
    image = collections.defaultdict(list)
    with open(sys.argv[2], encoding="utf-8") as file:
        for line in file:
            word, reading = line.split("\t")[:2]
            image[word].append(reading)
    rows = set()
    for word, known in image.items():
        if len(word) > 1 and word in readings and word not in others and readings[word] not in known:
            rows.add((word, readings[word], WEIGHT))
            rows |= {(word, reading, OTHER) for reading in known}
    for name, reading in readings.items():
        if name[-1] not in "县旗" or not 2 <= len(name) <= 4 or not reading.endswith((" xian", " qi")):
            continue
        if name[-1] == "旗" and len(name) < 4:
            continue
        for word, spelled in [(name, reading), (name[:-1], reading.rsplit(" ", 1)[0])]:
            if len(word) > 1 and word not in others and word not in image:
                rows.add((word, spelled, PLACE))
    lines = [f"{word}\t{reading}\t{weight}" for word, reading, weight in sorted(rows, key=lambda r: (r[0], -r[2], r[1]))]
    header = ["# globekey-wordlist 1", "# source: pypinyin-dict", "# version: 0.9.0", "# licence: MIT",
              "# reading: pinyin", "# script: Han", "# weight: count", f"# entries: {len(lines)}"]
    with open(os.path.join(HERE, "large-readings.tsv.gz"), "wb") as file:
        file.write(gzip.compress(("\n".join(header + lines) + "\n").encode(), compresslevel=9, mtime=0))
    print(len(lines), "entries")


main()
