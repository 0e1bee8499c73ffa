#!/usr/bin/env python3
"""Makes the word lists of yue from ToJyutping and the words of zh-Hant.

convert.py TOJYUTPING-FOLDER [MINIMUM-WEIGHT]
  TOJYUTPING-FOLDER   the unpacked package ToJyutping
  MINIMUM-WEIGHT      drops words of zh-Hant with a lower weight; default 40

Writes words.tsv.gz, characters.tsv.gz and syllables.tsv to its own folder. Readings come from ToJyutping, for
its own words and for those of zh-Hant. Cantonese words that zh-Hant lacks have weight 1, or the weight of
their standard word in cantonese-words.tsv.
"""

import collections
import gzip
import os
import re
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
ZHUYIN = [os.path.join(HERE, "..", "zh-Hant", name) for name in ("words.tsv.gz", "kept-words.tsv.gz")]
SIGNATURE = "# globekey-wordlist 1"
SYLLABLE = re.compile("[a-z]{1,6}[1-6]")
# Syllables of a character that are said alike often in any of its words: 返嚟 is faan1 lai4 and faan1 lei4.
ALIKE = {"嚟": ("lai4", "lei4")}
# The weight of the other syllable.
ALIKE_SHARE = 0.5
# Longer words of ToJyutping are sayings and names.
LONGEST_WORD = 5

sys.path.insert(0, sys.argv[1])
import ToJyutping  # noqa: E402
from ToJyutping import Trie  # noqa: E402


def is_han(word):
    return all("\u3400" <= c <= "\u9fff" or "\U00020000" <= c < "\U0002f800" for c in word)


def spelled(value):
    """Returns the syllables of a reading; empty if one is malformed."""
    syllables = str(value).split(" ")
    return syllables if all(map(SYLLABLE.fullmatch, syllables)) else []


def recorded(node=Trie.root, word=""):
    """Yields all words of ToJyutping with their readings, the most common first."""
    for character, child in node.items():
        text = word + character
        if child.v and is_han(text):
            readings = [s for s in map(spelled, child.v) if len(s) == len(text)]
            if readings:
                yield text, readings
        yield from recorded(child, text)


def alike(word, reading):
    """Yields the readings of a word with the other syllable of a character in ALIKE."""
    for place, character in enumerate(word):
        for other in ALIKE.get(character, ()):
            if reading[place] in ALIKE[character] and other != reading[place]:
                yield [*reading[:place], other, *reading[place + 1:]]


def standard_weights():
    """Returns the words of zh-Hant with the weight of their most common reading."""
    weights = {}
    for path in ZHUYIN:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            for line in file:
                if not line.startswith("#"):
                    word, _, weight = line.rstrip("\n").split("\t")
                    weights[word] = max(weights.get(word, 0), float(weight))
    return weights


def cantonese_weights(weights):
    with open(os.path.join(HERE, "cantonese-words.tsv"), encoding="utf-8") as file:
        pairs = [line.rstrip("\n").split("\t") for line in file if not line.startswith("#")]
    return {word: max(weights.get(standard, 1), weights.get(word, 1)) for word, standard in pairs}


def write(name, source, licence, rows):
    text = "\n".join(
        [SIGNATURE, f"# source: {source}", f"# licence: {licence}", "# reading: jyutping",
         "# script: Han", "# weight: count", f"# entries: {len(rows)}", *rows]) + "\n"
    with open(os.path.join(HERE, name), "wb") as file:
        # No time stamp or name, so that the same words give the same bytes.
        file.write(gzip.compress(text.encode(), compresslevel=9, mtime=0))


def main():
    minimum = float(sys.argv[2]) if len(sys.argv) > 2 else 40
    weights = standard_weights()
    cantonese = cantonese_weights(weights)
    readings = dict(recorded())
    lines = {}
    used = collections.defaultdict(collections.Counter)
    for word in sorted(set(readings) | set(weights) | set(cantonese)):
        weight = cantonese.get(word, weights.get(word, 1))
        known = readings.get(word)
        if len(word) > 1 and word not in cantonese:
            if len(word) > LONGEST_WORD or (known is None and weight < minimum):
                continue
        if known is None:
            found = [jyutping for _, jyutping in ToJyutping.get_jyutping_list(word)]
            if not all(found) or len(found) != len(word):
                continue
            known = [spelled(" ".join(found))]
            # 卅 and the like are read as two syllables.
            if len(known[0]) != len(word):
                continue
        if len(word) == 1:
            lines[word, ""] = weight
        for rank, reading in enumerate(known):
            share = weight if rank == 0 else weight * 0.1
            others = [] if rank else list(alike(word, reading))
            for way, part in [(reading, share), *((other, share * ALIKE_SHARE) for other in others)]:
                if len(word) > 1:
                    lines[word, " ".join(way)] = max(part, lines.get((word, " ".join(way)), 0))
                for character, syllable in zip(word, way):
                    used[character][syllable] += part
    words = [f"{word}\t{reading}\t{weight:.2g}" for (word, reading), weight in sorted(lines.items())]
    single = [f"{c}\t{r}\t{w:.2g}" for c in sorted(used)
              for r, w in sorted(used[c].items(), key=lambda item: (-item[1], item[0]))]
    write("words.tsv.gz", "ToJyutping and the words of zh-Hant",
          "BSD-2-Clause AND Apache-2.0 AND MIT", words)
    write("characters.tsv.gz", "ToJyutping", "BSD-2-Clause", single)
    syllables = {s for c in used.values() for s in c}
    with open(os.path.join(HERE, "syllables.tsv"), "w", encoding="utf-8") as file:
        file.write("# The syllables of Cantonese in Jyutping with their tones, as the lists have them.\n")
        file.write("# Made by convert.py.\n")
        file.write("\n".join(sorted(syllables)) + "\n")
    print(len(words), "words", len(single), "readings of characters", len(syllables), "syllables")


main()
